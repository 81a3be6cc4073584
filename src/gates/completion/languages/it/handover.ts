/** Steps that are handed on, in Italian. */

import type { LanguageData } from "../family.ts";

export const HANDOVER: LanguageData["handover"] = {
  pattern:
    /(?<!\p{L})(?:(?:lei |tu )?(?:devi|dovrai|dovete|dovrete) |(?:deve|dovrà) (?:ancora |essere |prima )\p{L}+|bisogna |occorre |ricordat(?:i|e|evi) (?:di)?|non (?:dimenticare|dimenticate)|per favore|(?:spetta|tocca) a (?:lei|te|voi)|a (?:tuo|suo|vostro) carico)(?:(?<!\p{L})|(?!\p{L}))/u,
  frames: [
    "(lo|la|li|le) \\p{L}+ qualcuno",
    "prima di … (vorrei|vorremmo|mi piacerebbe|avrei bisogno)",
    "(deve|devono|dovrà|dovranno) (ancora|prima|poi)",
    "c'è (ancora )?da",
    "(per (favore|cortesia|piacere)|cortesemente)",
    "(siete|è|sei) pregat(o|a|i|e) di",
    "si prega di",
    "(sta|tocca|spetta) a (voi|te|lei|loro)",
    "lasc(io|iamo) a (voi|te|lei|loro)",
    "(va|vanno) (ancora |poi )?(acces|attivat|montat|avviat|collegat|configurat|installat|fatt|provat)(o|a|i|e)( ancora| a mano)?",
    "(vi|ti|le) (resta|rimane|tocca) (solo |ancora )?da",
    "(qualcuno|uno di voi) (deve|dovrà|dovrebbe)",
    "(potete|puoi|possono|può) … (voi|tu|lei)( stess(i|o|a))?(?= *[.,;!]| *$| da| dal| dall~| a | con )",
    "(andrà|andranno|va|vanno) (\\p{L}+(t|s)(o|a|i|e)) da (qualcuno|voi)",
    "(ricorda|si ricordi|ricordatevi|ricordati|non scordat~)",
    "(dovete|devi|dovrai|dovrete)",
  ],
  unless:
    /non (?:devi|dovrai|dovete|bisogna|occorre)|, (?:dice|indica|ricorda) (?:il |la |lo |un |una |l['’])\p{L}+\W*$/u,
  says: "The message (Italian) hands the reader a step.",
  reject: [
    "Devi aggiungere la chiave.",
    "Bisogna riavviare il servizio.",
    "Ricordati di lanciare la migrazione.",
  ],
  accept: ["Non devi fare nulla."],
};
