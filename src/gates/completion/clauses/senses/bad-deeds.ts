/** Deeds that nobody wants: who denies one says nothing against the work ("I did not skip anything", "I never had to fake a result"). */

import { textBefore } from "../looks/hit.ts";
import type { Hit } from "../rule.ts";

/** What stands between the negative and the deed: "n't have to", "never once had to". */
const BETWEEN =
  "^\\W*(?:n['’]t|not|never)?\\W*(?:(?:actually|even|ever|once|knowingly|simply|just|need to|needed to|have to|had to|want to|been|be|to|resort to|end up|yet|really|in any way|anywhere) )*";

const ANY =
  "(?: (?:on|in|out|to|for|off))?(?: of)? (?:any\\w*|a single|one|either|anybody['’]s)\\b";

/** In any object: there is no good way to do them. */
const ALWAYS =
  "skip(?:ped)?|fak(?:e|ed)|cheat(?:ed)?|postpon(?:e|ed)|hard-?cod(?:e|ed)|weaken(?:ed)?|water(?:ed)? down|guess(?:ed)?|giv(?:e|en) up|gave up|ignor(?:e|ed)|overlook(?:ed)?|neglect(?:ed)?|forget|forgot(?:ten)?|omit(?:ted)?|fudg(?:e|ed)|skimp(?:ed)?|gloss(?:ed)? over|paper(?:ed)? over|comment(?:ed)? out|swallow(?:ed)?|suppress(?:ed)?|compromis(?:e|ed)|regress(?:ed)?|deviat(?:e|ed)|stray(?:ed)?|invent(?:ed)?|ma(?:k|d)e (?:anything|any of (?:it|this|that)|(?:it|this|that|them|these|a thing|the (?:numbers?|figures?|results?)) )\\s?up|mess(?:ed)? up|botch(?:ed)?|leave anything|left anything|encounter(?:ed)?|experienc(?:e|ed)|run into|come across|shirk(?:ed)?|dodg(?:e|ed)|bend|bent|tamper(?:ed)?|corrupt(?:ed)?|regret|worsen(?:ed)?|sacrific(?:e|d)|misplac(?:e|d)|overwrit(?:e|ten)|bungl(?:e|ed)|abandon(?:ed)?|simplif(?:y|ied)|descop(?:e|ed)|shelv(?:e|ed)|speculat(?:e|d)|revert(?:ed)?|rolled back|backed out|cut corners|hold back|held back";

/** Only in some object: "cut the release", "drop the old table" and "stop the service" may be asked for. */
const IN_OBJECT = `(?:(?:cut|take|took|taken) (?:any )?(?:corners|short ?cuts|liberties|chances|risks|the easy way)|(?:leave|left|leaving) (?:you|us|me) with|(?:leave|left) (?:[\\w-]+ ){1,4}(?:out|behind|undone|open|unfinished|hanging)\\b|(?:drop|dropped|disable[d]?|switch(?:ed)? off|turn(?:ed)? off|mock(?:ed)?|stub(?:bed)?(?: out)?|defer(?:red)?|delay(?:ed)?|put off|miss(?:ed)?|bypass(?:ed)?|shorten(?:ed)?|exclud(?:e|ed)|delet(?:e|ed)|renam(?:e|ed)|silence[d]?|mute[d]?|loosen(?:ed)?|relax(?:ed)?|lower(?:ed)?|estimate[d]?|assum(?:e|ed)|park(?:ed)?|exceed(?:ed)?|violat(?:e|ed)|push(?:ed)? back|truncate[d]?|discard(?:ed)?|hid(?:e|den)?|mask(?:ed)?|skirt(?:ed)?)${ANY}|(?:have|had|hit|met|meet|faced?|know|know of|heard? of|see|seen|saw) (?:(?:any|an?|one|single|more|further|of|other|new|known|open) )*(?:problems?|issues?|troubles?|failures?|errors?|crash(?:es)?|surprises?|setbacks?|outages?|complaints?|regressions?|conflicts?|flak(?:e|es|iness)|time-?outs?|bugs?|gaps?|loose ends?)|stop(?:ped)? (?:there|at (?:that|the (?:first|easy|happy))|half-?way|short|until|before)|(?:see|saw|seen|watch(?:ed)?|catch|caught) (?:it|them|this|that|one|any \\w+) (?:fail|break|crash|hang|leak|drop|lose|stall|flicker|go wrong|time out)|(?:put|push(?:ed)?|hand(?:ed)?|leave|left) (?:\\S+ ){1,5}?(?:off|aside|back|over|for later|to (?:you|chance|later)|open|undone|unfinished)\\b|(?:skip|drop|cut|defer|disable|park)(?:ped|red|d|ed)?(?: (?:it|them|this|that))?(?=\\W*$|[,;:.])|(?:fail(?:ed)?|crash(?:ed)?|hung|timed out|stalled|flickered|broken|lost|dropped|missed) (?:once|a single|since|even once|in (?:\\d|all|any|the last|over|more)|any (?:more|longer)|again)|(?:have )?(?:any |the slightest |a )?doubts?\\b|(?:be|been) (?:happier|more (?:pleased|satisfied))|settle(?:d)? for)`;

const BAD_DEED = new RegExp(`${BETWEEN}(?:(?:${ALWAYS})\\b|${IN_OBJECT})`, "u");
/** "I did not skip the seats alone", "did not cut corners but the lid" */
const AND_YET = /\b(?:but|only|alone|yet|except|apart|save for|until)\b/u;
const AND_YET_DONE =
  /\buntil (?:all|every\w*|it|the last|they) .{0,40}(?:pass|work|green|done|in\b|through)/u;

/** Whether what is denied, from the negative on, is such a deed, and none that done_when asks for. */
export function isBadDeed(rest: string, { subject }: Pick<Hit, "subject">): boolean {
  const deed = BAD_DEED.exec(rest)?.[0];
  if (deed === undefined) return false;
  if (AND_YET.test(rest) && !AND_YET_DONE.test(rest)) return false;
  return !(deed.match(/[\p{L}-]{4,}/gu) ?? []).some(
    (word) => !PLAIN.test(word) && subject.asks(word),
  );
}

const PLAIN = /^(?:have|been|need|never|once|ever|anything|single|even|actually|want)$/u;

const KNOWS_OF_NONE =
  /\bknow (?:of|about) (?:any|a single) (?:open |other )?(?:problem|issue|bug|fault|failure|error|gap|regression)/;

/** "I don't know of any open issue." */
export function knowsOfNone(hit: Hit): boolean {
  return KNOWS_OF_NONE.test(hit.met + hit.after);
}

/** "You asked me not to touch the config, and I didn't." */
export function isObeyed(rest: string, hit: Hit): boolean {
  return (
    /^\W*(?:n['’]t|not)?\W*$/.test(rest) &&
    /\b(?:not|never) to\b.{2,60}\band (?:so )?$/.test(textBefore(hit))
  );
}
