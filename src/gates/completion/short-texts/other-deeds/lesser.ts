/**
 * A lesser deed than the one that is asked for: "pull request approved", where it is to be merged, "oven ordered", where the
 * kitchen is to have one. What tells of any other deed besides is not read so: it may be the result.
 */

import { findVerb, isInflected } from "../../../../domain/inventory/words/verbs.ts";
import { isDone, type Pair, stemOf, tellsDeed, wordsOf } from "./pair.ts";
import { comesBefore, prepares } from "./stages.ts";

/** What tells that it is there after all, in whatever words. */
export const THERE =
  /(?<!\p{L})(?:done|ready|(?:is|are|now|went|goes) (?:live|online|green|open)|live (?:now|since|on)|works?|working|complete|finished|ok|okay|in place|gone|there now|in use|so (?:it|they)|is now|are now|up and running|coats? of|on all|and (?:now |already )?(?:in|on|at|out|here|up)|up (?:on|at) (?!\d|\p{L}+day)\p{L}+|pushed (?:straight |directly )?(?:in)?to (?:the )?(?:main|master|trunk|production|prod|live))(?!\p{L})|[,;:] (?:on|in|at) (?:the|its|their|our) |[,;:] (?:on|in) (?:main|master|trunk|production)(?!\p{L})|[,;:] (?:it|they)(?:['’]s| is|['’]re| are) (?:in|on|at|out|here|there|up)(?!\p{L})/u;
/** What somebody is to have in hands, or at a place. */
const TO_ARRIVE = /^(?:arriv|reach|deliver|receiv)/u;
/** What tells of something sent that it came: "31 read receipts back", "no bounces", "all opened it". */
const ARRIVED = new RegExp(
  [
    "(?<!no )(?<!without )(?<!\\p{L})(?:receipts?|confirmations?|replies|answers|acknowledge?ments) (?:(?:is|are|was|were|all|have|has|came|come) )*(?:back|in|received|here|returned)",
    "(?:no|zero|0|not a single|without) (?:[\\p{L}-]+ )?(?:bounces?d?|errors?|failures?)",
    "(?:none|nothing|no (?!receipt|confirm|repl|answer|ack)\\p{L}+) (?:(?:has|have|was|were|came|come|been) )*(?:bounced|back|returned|undelivered|undeliverable)",
    "(?:all|everyone|everybody|each|\\d+ of \\d+)(?: of (?:them|it))? (?:have |has )?(?:opened|read|confirmed|acknowledged|answered|replied|signed for)",
    "\\d+ of \\d+ (?:\\p{L}+ )?receipts?",
  ]
    .map((told) => `(?:${told})`)
    .join("|"),
  "u",
);
/** Some of what was sent came back: "3 bounced". */
const BOUNCED =
  /(?<![\d.,] ?of )(?<state>(?:[1-9]\d*|one|two|three|four|five|six|seven|eight|nine|ten|some|several|a few|half|most) (?:[\p{L}-]+ ){0,3}?(?:bounced|bounces|came back(?! signed| with| for(?!\p{L})| to (?!sender|us(?!\p{L})))|undeliverable))(?![^]*\b(?:again|second|resent|re-sent|by hand|corrected|reached|phone|then|and (?:got|have|had|i handed))\b)/u;

/** What is made so that something may be done. */
const MEANS =
  /^\W*(?:an? |the |our |first )?(?:appointment|quote|quotation|offer|ticket|slot|plan|order|request|proposal|concept|specification|mock-?up|draft|outline|sketch) (?:for|of|to) [^,;:]{2,80}? (?<state>made|written|opened|created|placed|filed|drawn(?: up)?|set up|received|got|sent)\W*$/u;

/** The words that tell of a deed that comes before the one that is asked for; null for none. */
export function findLesserDeed(pair: Pair): string | null {
  const { item, asked, deedStem } = pair;
  if (TO_ARRIVE.test(deedStem)) {
    const bounced = BOUNCED.exec(item);
    const isAll = /(?<!\p{L})(?:reached|delivered to) all(?!\p{L})/u;
    if (bounced !== null && !isAll.test(item.slice(0, bounced.index)))
      return bounced.groups?.["state"] ?? null;
    if (ARRIVED.test(item)) return null;
  }
  if (tellsDeed(item, pair) || THERE.test(item)) return null;
  const means = MEANS.exec(item);
  const words = wordsOf(item);
  if (means !== null && pair.once && !asked.has(stemOf(meansIn(item))))
    return means.groups?.["state"] ?? null;
  let first: string | null = null;
  let isOfKind = false;
  for (const [at, word] of words.entries()) {
    if (!isDone(word)) continue;
    const deed = stemOf(word);
    if (deed === "" || asked.has(deed) || isDenied(words, at)) return null;
    if (isTellingWhom(words, at, deedStem)) return null;
    const isEarlier =
      comesBefore(deed, deedStem) || comesBefore(`${deed} ${words[at + 1] ?? ""}`, deedStem);
    const isBy = isEarlier && words[at + 1] === "by";
    if (!isBy && !isToldOfIt(words, at)) return null;
    if (!isEarlier && !prepares(deed, pair)) return null;
    isOfKind ||= isEarlier;
    first ??= word;
  }
  if (first === null) return null;
  // "Lamp ordered, it shines over the desk"
  const tellsMore = words.some((word) => isInflected(word) && !asked.has(stemOf(word)));
  return !isOfKind && tellsMore && findVerb(words).finite ? null : first;
}

/** "Ordered from the shop", "bought the paint", and not "ordered by date", "the planned date". */
function isToldOfIt(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ",";
  if (words[at - 1] === "as") return false;
  return at === 0 ? !/^(?:by|per)$/u.test(next) : TOLD.test(next) || at === words.length - 1;
}

/** "Bug no longer reproduced", "could not be reproduced". */
function isDenied(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => DENIED.test(word));
}

const DENIED = /^(?:longer|not|never|no|cannot|\p{L}+n['’]t)$/u;

/** "Wrote a mail to the team", "mail written to all members", where they are to be told. */
function isTellingWhom(words: readonly string[], at: number, asked: string): boolean {
  const isWritten = words[at] === "wrote" || (words[at] === "written" && words[at + 1] === "to");
  return isWritten && TELLING.test(asked);
}

const TELLING = /^(?:inform|tell|told|notif|invit)/u;

const TOLD =
  /^(?:,|and|from|for|on|at|in|to|with|as|online|over|up|today|yesterday|already|now|the|an?|only|so|but|off)$/u;

function meansIn(item: string): string {
  return /(?<=^\W*(?:(?:an?|the|our|first) )?)[\p{L}-]+(?= (?:for|of|to) )/u.exec(item)?.[0] ?? "";
}
