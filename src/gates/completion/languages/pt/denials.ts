/** What was given up and what is denied, in Portuguese. */

import type { LanguageData } from "../family.ts";

export const GIVEN_UP: LanguageData["givenUp"] = {
  frames: [
    "(prescindi|prescindimos|prescindo|abdiquei|desisti|abri mão) d~",
    "(optei|optámos|optamos|decidi|decidimos|preferi|preferimos) (por )?não (?!tocar|mexer|mudar|alterar|apagar)(\\p{L}+(ar|er|ir|or))",
  ],
  reject: ["Prescindi de parts."],
  accept: ["Prescindi de anglicismos."],
};

export const DENIED: LanguageData["denied"] = {
  frames: [
    "(mas|porém) (ainda )?não",
    "não houve( nenhum| nenhuma| uma?)?(?= \\p{L}+ *([.,;!]|$| (de|para|com) ))",
    "não (está|estão|foi|foram|ficou|ficaram|fica|ficam)( ainda| sido)?",
  ],
  behind: ["não houve"],
  reject: ["As parts não foram delivered."],
  accept: ["Se as parts não estão delivered, avisa."],
};
