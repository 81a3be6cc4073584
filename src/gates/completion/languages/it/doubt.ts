/** What is hedged, announced or partial, in Italian. */

import type { LanguageData } from "../family.ts";

export const DOUBT: LanguageData["doubt"] = {
  pattern:
    /(?<!\p{L})(?:dovrebbe(?:ro)? (?:\p{L}+ ){0,3}(?:funzionare|andare|essere|passare|bastare|restare)|probabilmente|presumibilmente|in teoria|in linea di (?:principio|massima)|(?:credo|penso|spero|suppongo) (?:che|di)|non (?:è stat[ao]|sono stat[ie]|ho|abbiamo|sono riuscit[ao] a|ho potuto|è|sono) (?:\p{L}+ )?(?:testat[aoei]|provat[aoei]|verificat[aoei]|verificare|provare|implementat[aoei]|complet\p{L}+|finit[aoei]|pront[aoei])|(?:test|build|caso) (?:(?!che )\p{L}+ ){0,3}fallisc(?:e|ono)|(?:ora|adesso|poi) (?:farò|aggiungerò|passo|procedo|scrivo|inizio|vado)|(?:lo|la|li|le|poi|dopo|domani|ora) \p{L}+(?:erò|arò|irò)|(?:farò|aggiungerò|completerò|scriverò)|provvisori[ao]|segnaposto|parzialmente|in parte|quasi (?:tutt\p{L}+|finit\p{L}+|pront\p{L}+)|la maggior parte|tutt[aei] (?:\p{L}+ ){0,2}(?:tranne|eccetto))(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "(li|le|l') ?(?!(foto|auto|moto|radio|mano) )\\p{L}+(o|iamo) (una volta|quando|appena|non appena|dopo)",
    "(lo|la|li|le|l') ?\\p{L}+(rò|remo) (una volta|quando|appena|non appena|dopo)",
    "(lo|la|li|le) (?!\\p{L}+(to|zo|ppo) )\\p{L}+o (dopo|poi|più tardi|domani)(?= *[.,;!]| *$)",
    "non (ho|abbiamo) (ritenuto|reputato|creduto|trovato|giudicato) (necessari|util|opportun)~",
    "(domani|poi|dopo|lunedì|in seguito) (proseguo|proseguiamo|continuo|continuiamo|riprendo|finisco|passo)",
    "(lo|la) (?!\\p{L}+to )\\p{L}+(o|iamo) (una volta|non appena)",
    "(?<=(è|sono|stat[oaie]) )(praticamente|pressoché) \\p{L}+(t|s|nt)(o|a|i|e)",
    "ora (mi )?(metto|passo|comincio|inizio|continuo|faccio|finisco|preparo)",
    "(di norma|di solito|normalmente|forse|magari|in linea di massima)",
    "non (so|sappiamo|è chiaro) se",
    "(la )?metà (del|della|dei|delle|degli|dell')(?! tempo)",
    "(tutto|tutti|tutte) … ,? ?(tranne|eccetto|salvo|a parte|meno)",
    "(eccetto|tranne|salvo|a parte) (il|lo|la|i|gli|le|l')(?! .* (non|nulla|niente))",
    "in parte(?= *[.,;!]| *$)",
    "(il|lo|la|i|gli|le|l'~|quell(o|a|i|e)|in|di|per|a|con|su|dal|dalla|nel|nella|dei|alla|alle|ai|sul|sulla|l'ultim~) ‥ no(?<!(?<!\\p{L})(o|e|sì|se|perché|ma|anzi|come|di|che|un) no)(?= *[.;,!]| *$)",
    "(ad|a|con l') ?eccezione (di|del|della|dei|delle|degli|dell')",
  ],
  unless:
    /la maggior parte (?:dei|delle|degli) (?:visitatori|utenti|clienti|persone|ospiti|soci|lettori|alunni|passeggeri)/u,
  says: "The message (Italian) hedges, announces or reports a failure.",
  reject: [
    "Dovrebbe funzionare.",
    "Ora aggiungerò l'indice.",
    "Il ripristino non è stato provato.",
    "Tutte le pagine tranne una.",
  ],
  accept: ["Nessun segnaposto è rimasto: nessun segnaposto."],
};
