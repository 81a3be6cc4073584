/** French: how a condition tells its deed, and how a sentence tells that something was done. */

import type { DeedsData } from "../unsaid-deeds.ts";

const PARTICIPLE =
  "\\p{L}{2,}(?:é|ée|és|ées|(?<!lund|mard|jeud|vendred|samed|mid|auss|ains|merc|parm|voic)i|ie|is|ies|it|ite|its|ites|(?<!o)u|ue|(?<!o)us|ues|ert|erte|erts|ertes|[eo]int|[eo]inte|[eo]ints|[eo]intes|clos|close|closes|aits?|aites?)";
/** Participles that do nothing to a thing. */
const IDLE =
  "(?!rest|arrêt|demeur|coinc|bloqu|attend|laiss|oubli|prévu|resté|vou[ls]|dû|failli|hésit|renonc|abandon)";

export const DEEDS: DeedsData = {
  condition: new RegExp(
    `^(?<thing>.*?(?<!\\p{L})(?:est|sont|a|ont|are)(?: été| tous| toutes)?) (?<deed>${IDLE}(?:${PARTICIPLE}|\\p{L}+ed)(?!\\p{L}).*)$`,
    "u",
  ),
  done: new RegExp(
    `(?<!\\p{L})(?:(?:est|sont|a|ont|été|suis|sommes)|(?:j['’]|l['’])ai|avons|ai)(?: \\p{L}+){0,3} ${IDLE}${PARTICIPLE}(?!\\p{L})|(?<!\\p{L})(?:faite?s?(?! (?:la|le|les|une?|des|de|l['’]))|ok|finie?s?|terminée?s?|prête?s?|en place|en service|oui|en règle|vérifiée?s?|neufs?|neuves?|de nouveau|au courant)(?!\\p{L})|[✓✔✅☑]|^\\W*${IDLE}${PARTICIPLE}(?!\\p{L})|[,:] (?:\\p{L}+ ){0,2}${IDLE}\\p{L}{2,}(?:é|ée|és|ées|u|ue|us|ues|is|ise|ises)(?!\\p{L})`,
    "u",
  ),
  infinitive:
    /(?<!\p{L})\p{L}+(?:er|ir|re|oir|ra|ront|rait|raient|ons)(?!\p{L})|(?<!\p{L})(?:coup|besoin|manque|question|idée|projet|sans|boîte|pot|tube|bonne|reste) d[e'’] ?(?:la |l['’])?\p{L}+/gu,
};
