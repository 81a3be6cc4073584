/** Italian. */

import { languageRules, type LanguageRule } from "./family.ts";

export const ITALIAN_RULES: readonly LanguageRule[] = languageRules("it", {
  deferral: {
    pattern:
      /(?<!\p{L})(?:lo|la|li|le) \p{L}+(?:o|iamo) (?:dopo le (?:feste|vacanze|ferie)|la settimana prossima|il mese prossimo)(?!\p{L})|(?<!\p{L})mess[aoei] (?:per ora )?da parte(?!\p{L})|(?<!\p{L})(?:resta|restano|rimane|rimangono|(?:è|sono) ancora) senza (?!errori|problemi|modifiche|perdite|interruzion|effetti)\p{L}{3}|(?<!\p{L})(?:quando|appena)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:sarà|saranno|arriver\p{L}+|avr\p{L}+)(?!\p{L})|(?<!\p{L})(?:manca(?:no)? (?:ancora|solo|il|la|lo|i|gli|le|l'|un|una|da)|(?:resta|restano|rimane|rimangono) (?:ancora |solo |solamente )?(?:da|il|la|lo|i|in sospeso|un|una)|(?:più|piu) (?:tardi|avanti)|(?:in|alla|nella|per|al) (?:la |il |una |un )?(?:prossim[ao]|secondo|successiv[ao]|futur[ao]) (?:versione|volta|sessione|fase|passo|momento|iterazione|rilascio|settimana)|in (?:un|una) (?:secondo|altro|altra|seconda) (?:momento|tempo|fase|volta)|in seguito|rimandat[aoei]|rinviat[aoei]|per (?:ora|il momento|adesso)|(?:non )?ancora (?:non|da|in)|non (?:è|sono) ancora|in sospeso|(?:lascio|lasciat[aoei]) (?:per|da parte|in|fuori)|da (?:fare|completare|finire)(?:[.,;]|$)|seguirà|verrà (?:fatt|aggiunt|complet)|arriverà|domani)(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /non (?:manca|resta|rimane) (?:più )?(?:nulla|niente|alcun)|o (?:più tardi|successiva)|(?:minuti|ore|secondi|giorni) (?:dopo|più tardi)|(?:^|, )(?:se|quando) (?:\p{L}+ )?manca|(?:^|, )più tardi (?:è|sono|ha|hanno) |^\W*(?:gli|i|le) \p{L}+ in (?:sospeso|attesa|corso) (?!d)/u,
    says: "The message (Italian) leaves work for later or undone.",
    reject: [
      "Le tasche le metto la settimana prossima.",
      "L'indice l'ho messo da parte.",
      "Manca ancora l'indice.",
      "Resta da provare il ripristino.",
      "La copertina è rimandata.",
      "L'esportazione arriverà in un secondo momento.",
    ],
    accept: ["Non manca nulla.", "Nulla è stato rimandato."],
  },
  handover: {
    pattern:
      /(?<!\p{L})(?:(?:lei |tu )?(?:devi|dovrai|dovete|dovrete) |(?:deve|dovrà) (?:ancora |essere |prima )\p{L}+|bisogna |occorre |ricordat(?:i|e|evi) (?:di)?|non (?:dimenticare|dimenticate)|per favore|(?:spetta|tocca) a (?:lei|te|voi)|a (?:tuo|suo|vostro) carico)(?:(?<!\p{L})|(?!\p{L}))/u,
    unless:
      /non (?:devi|dovrai|dovete|bisogna|occorre)|, (?:dice|indica|ricorda) (?:il |la |lo |un |una |l['’])\p{L}+\W*$/u,
    says: "The message (Italian) hands the reader a step.",
    reject: [
      "Devi aggiungere la chiave.",
      "Bisogna riavviare il servizio.",
      "Ricordati di lanciare la migrazione.",
    ],
    accept: ["Non devi fare nulla."],
  },
  doubt: {
    pattern:
      /(?<!\p{L})(?:dovrebbe(?:ro)? (?:\p{L}+ ){0,3}(?:funzionare|andare|essere|passare|bastare|restare)|probabilmente|presumibilmente|in teoria|in linea di (?:principio|massima)|(?:credo|penso|spero|suppongo) (?:che|di)|non (?:è stat[ao]|sono stat[ie]|ho|abbiamo|sono riuscit[ao] a|ho potuto|è|sono) (?:\p{L}+ )?(?:testat[aoei]|provat[aoei]|verificat[aoei]|verificare|provare|implementat[aoei]|complet\p{L}+|finit[aoei]|pront[aoei])|(?:test|build|caso) (?:\p{L}+ ){0,3}fallisc(?:e|ono)|(?:ora|adesso|poi) (?:farò|aggiungerò|passo|procedo|scrivo|inizio|vado)|(?:lo|la|li|le|poi|dopo|domani|ora) \p{L}+(?:erò|arò|irò)|(?:farò|aggiungerò|completerò|scriverò)|provvisori[ao]|segnaposto|parzialmente|in parte|quasi (?:tutt\p{L}+|finit\p{L}+|pront\p{L}+)|la maggior parte|tutt[aei] (?:\p{L}+ ){0,2}(?:tranne|eccetto))(?:(?<!\p{L})|(?!\p{L}))/u,
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
  },
});
