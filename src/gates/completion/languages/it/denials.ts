/** What was given up, and deeds that are denied, in Italian. */

import type { LanguageData } from "../family.ts";

export const GIVEN_UP: LanguageData["givenUp"] = {
  frames: [
    "(ho|abbiamo) (rinunciato (a|al|alla|ai|alle|agli|all')|fatto a meno d~)",
    "(rinuncio|rinunciamo) (a|al|alla|ai|alle|agli|all')",
    "((ho|abbiamo) (preferito|scelto di|deciso di)|preferisco|preferiamo) non (?!tocc|cambi|modific|cancell)\\p{L}+(are|ere|ire)",
  ],
  reject: ["Ho rinunciato a parts."],
  accept: ["Ho rinunciato a una lista."],
};

export const DENIED: LanguageData["denied"] = {
  frames: [
    "ma (ancora )?non",
    "non (c'è|ci sono) stat(o|a|i|e)( nessuna?| alcuna?)?(?= \\p{L}+ *([.,;!]|$| (di|per|con) ))",
    "non (è|sono|ho|abbiamo|ha|hanno|risulta|risultano)( ancora)?( stato| stata| stati| state)?",
  ],
  behind: ["non (c'è|ci sono) stat(o|a|i|e)"],
  reject: ["Le parts non sono state delivered."],
  accept: ["Se le parts non sono delivered, avvisa."],
};
