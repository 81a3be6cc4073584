/** What takes a hit back, in Italian. */

import type { TakesBackData } from "../takes-back.ts";

export const TAKES_BACK: TakesBackData = {
  premise: [
    "(un|una|ogni|qualsiasi) (nuov(o|a) )?(messaggio|utente|cliente|ordine|richiesta|file|riga|record|iscritto|visitatore|commento|socio|prodotto|biglietto|pagamento|chiamata|processo|abbonato|paziente|lettore)",
    "(?<!(dat(o|i)|di) )(vecchi(o|a|e)?|precedent(e|i))(?! (dati|file|schede|ordini))",
    "quell(o|a|i|e) (di|del|della|dello|dei|vecchi~|precedent~)",
    "(compres~|incluso|inclusa|spiega|dice|indica|mostra|descrive) (ciò|quello|quanto) che",
    "(dice|spiega|indica|mostra|segnala|annota|descrive|precisa) (che cosa|cosa|come|quando|quali|quale|chi|dove|quant\\p{L}) \\p{L}+",
    "se",
    "quando",
    "appena",
    "non appena",
    "in caso di",
    "finché",
    "qualora",
    "mentre",
  ],
  past: [
    "all'inizio",
    "in origine",
    "prima",
    "fino a ieri",
    "fino a oggi",
    "in precedenza",
    "in un primo momento",
    "al primo (tentativo|giro|avvio)",
  ],
  solved: [
    "(ora|adesso|ormai|da|poi|oggi) … (funziona|funzionano|parte|partono|va|vanno|passa|passano|risponde|verde|riparato|risolto)",
    "(riparat|risolt|corrett|sistemat|sostituit|cambiat|chius|tolt|sparit|eliminat|rimoss|rimpiazzat|cancellat|rifatt|superat)(o|a|i|e)",
    "non (c'è|ci sono) più",
  ],
  whole: [
    "^\\W*(una|un|uno|ogni|un'|qualsiasi) ?(\\p{L}+ ){1,3}(può|potrà) … (più tardi|dopo|domani)",
    "come (richiesto|voluto|previsto|chiesto)",
    "(nessuno|non) (deve|devi|dovete|devono|bisogna)",
    "non c'è (più )?(nulla|niente|altro)",
    "(utent|client|visitator|ospit|membr|lettor|alunn|soci|pazient|inquilin)(e|i|o) (può|possono|potrà|potranno) … (più tardi|dopo|domani)",
    "e (?!farò|resta|manca)(li |le |lo |la |si )?(più tardi \\p{L}+|\\p{L}+ più tardi)\\W*$",
    "(utent|client|visitator|ospit|membr|lettor|chi \\p{L}+|soci)(e|i|o|a)? (deve|devono|dovrà)",
    "(guida|manuale|pagina|scheda) (dice|spiega|indica|mostra)",
    "quel(lo|la|li|le) che era",
  ],
};
