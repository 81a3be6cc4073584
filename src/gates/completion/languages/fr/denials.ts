/** French: what was given up, and what is denied. */

import type { LanguageData } from "../family.ts";

export const GIVEN_UP: LanguageData["givenUp"] = {
  frames: [
    "(j'ai|nous avons|on a) renoncé (à|au|aux)",
    "(je|nous|on) (renonce|renonçons) (à|au|aux)",
    "((j'ai|nous avons|on a) (préféré|choisi de|décidé de)|(je|nous|on) (préfère|préférons)) ne pas (?!touch|chang|modifi|supprim)\\p{L}+(er|ir|re|oir)",
  ],
  reject: ["J'ai renoncé à parts."],
  accept: ["J'ai renoncé à l'ancien grillage."],
};

export const DENIED: LanguageData["denied"] = {
  frames: [
    "mais (pas|point)( encore)?",
    "n'y a (pas|aucune?) eu( de)?(?= \\p{L}+ *([.,;!]|$| (de|pour|avec) ))",
    "(n'|ne (se |les? |la |l'|y )?)(est|sont|a|ont|ai|avons)( toujours| encore)? (pas|point|jamais)( été| encore| pu être)?",
  ],
  behind: ["(il )?n'y en a pas eu"],
  reject: ["Les parts n'ont pas été delivered."],
  accept: ["Si les parts ne sont pas delivered, il relance."],
};
