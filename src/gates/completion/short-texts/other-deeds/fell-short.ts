/**
 * What was tried and came to nothing, or is something else than what is asked for: "test was cut short", "labels stacked, tape was
 * out of stock", "rang twice, nobody was in", "chain cleaned and oiled" for a new one, "outline of the report" for the report.
 */

import { speaksOfFailure } from "../../../../domain/inventory/denials/words.ts";
import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { stem } from "../../../../domain/inventory/words/stem.ts";
import { THERE } from "./lesser.ts";
import { isDone, type Pair, stemOf, tellsDeed, wordsOf } from "./pair.ts";

const NEGATIVE = /(?<!\p{L})(?:no|not|never|nobody|none|without|cannot)(?!\p{L})|n['’]t(?!\p{L})/u;

/** What takes its time, and may end before it is done. */
const COURSE =
  "tests?|drills?|runs?|sessions?|interviews?|surveys?|inspections?|inventory|concerts?|meetings?|rehearsals?|trainings?|trials?|exams?|experiments?|measurements?|visits?|tours?|match|game|flights?|lessons?|courses?|class|talks?|lectures?|conference|performance|backups?|uploads?|downloads?|imports?|exports?|migrations?|scans?|transfers?|restores?|checks?|audits?|reviews?|votes?|hearings?|negotiations?|recordings?|shoot|demos?|workshops?";
const CUT_SHORT = new RegExp(
  `^(?<front>(?:(?!(?:of|for|on|in|at|with|by|from|to|that|which|whose|after|as|when|along|and|told|\\p{L}+ed)(?!\\p{L}))[^\\s,;:()]+ )*?(?<course>${COURSE})(?!\\p{L})(?: (?:in|on|of|at|for|with|from|to|by|between) (?:(?!(?:that|which|whose|who|was|were)(?!\\p{L}))[^,;:()])*?)?) (?<state>(?:(?:was|were|got|had to be|has been) )?(?:cut short|broken off|broke off|called off|abandoned|aborted|stopped half-?way)(?: half-?way)?)(?<why>(?: (?:by|because|when|after|for|due|in|as|on|at) [^,;:()]*)?)\\W*$`,
  "u",
);
/** A condition that its end answers, or how soon it came. */
const TO_END =
  /(?<!\p{L})(?:over|ends?|ended|stops?|stopped|shorter|longer|under|less|most|within|short|resum\p{L}*|recover\p{L}*|if|when|once|until|after|held|takes? place|opened|visited)(?!\p{L})|tim(?:es?|ed) ?out|limit|cancel|withdr|shorten|brief|trim|switch|drop|resched|refund|postpon|put off|wound up|scor|paus|quit|abandon|abort|interrupt|break|broke|call|surviv/u;

/** "Alarm test in the west wing was cut short" */
function cutShort({ item, condition, asked }: Pair): string | null {
  const { course = "", state = null, why = "" } = CUT_SHORT.exec(item)?.groups ?? {};
  if (state === null || speaksOfFailure(condition) || TO_END.test(condition)) return null;
  if (/(?<!\p{L})(?:all|everything|every|done|end|last|second|again|then)(?!\p{L})/u.test(why))
    return null;
  return asked.has(stemOf(course)) && !EARLIER.test(item) ? state : null;
}

const EARLIER =
  /(?<!\p{L})(?:first|second|third|last|earlier|old|previous|yesterday|one|other|another|before|not|never|no|nearly|almost)(?!\p{L})|n['’]t/u;

/** What an item that was cut short names beside its condition, "west": who tells of the same names it, too. */
export function partCutShort(pair: Pair): readonly string[] {
  if (cutShort(pair) === null) return [];
  const { front = "" } = CUT_SHORT.exec(pair.item)?.groups ?? {};
  return contentWords(front).filter((word) => !pair.asked.has(word));
}

const IDLE =
  /(?<!\p{L})(?:stacked|piled(?: up)?|(?:laid|set|put) (?:ready|aside)|boxed|stored)(?!\p{L})/u;
const READY = /^(?:laid|set|put) /u;
const LACKING =
  /(?<state>(?<!\p{L})(?:(?:was|were|is|are) (?:still |all )?(?:out of (?:stock|order)|sold out|on back ?order|unavailable|not available|not in stock|not delivered)|(?:did not|didn['’]t|never|has not|hasn['’]t) (?:arrived?|come|came|turn up|turned up)))\W*$/u;
/** A condition that what is not there may answer. */
const TAKEN_STOCK =
  /(?<!\p{L})(?:count|check|list|inspect|record|survey|sort|stock|s[eo]l[dl]|order|review|examin|log|photograph)/u;
const MADE_DO =
  /(?<!\p{L})(?:instead|then|so|used|using|by hand|borrowed|other|another|first|before|at first|new|but)(?!\p{L})/u;

/** "Labels stacked beside the paintings, mounting tape was out of stock" */
function lacksMeans(pair: Pair): string | null {
  const { item, condition, asked, once } = pair;
  const clauses = item.split(/[,;:–—] ?/u);
  const [front = "", means = "", ...others] = clauses;
  const { state = null } = LACKING.exec(means)?.groups ?? {};
  const [idle = ""] = IDLE.exec(front) ?? [];
  if (!once || state === null || idle === "" || others.length > 0) return null;
  if (
    NEGATIVE.test(condition) ||
    TAKEN_STOCK.test(condition) ||
    MADE_DO.test(item) ||
    tellsDeed(item, pair)
  )
    return null;
  if (contentWords(`${idle} ${state}`).some((word) => asked.has(word))) return null;
  // What is stacked may well be what was wanted, but where tape to mount it with is not there.
  if (
    READY.test(idle) &&
    /(?<!\p{L})(?:prepar|provid|kept|keep|reserv|held|saved)/u.test(condition)
  )
    return null;
  const isOfDeed = contentWords(means).includes(pair.deedStem) && pair.deedStem !== "";
  if (!READY.test(idle) && !isOfDeed) return null;
  const isElse = wordsOf(front).some((word) => isDone(word) && !idle.includes(word));
  return isElse || THERE.test(front.replace(idle, " ")) ? null : state;
}

/** What is done to a thing that stays. */
const TENDED = new Set(
  (
    "clean oil wash service check inspect patch tape glue lubricate grease adjust tighten shampoo flush clear recharge polish dust scrub rinse " +
    "wipe straighten test measure dry vacuum"
  )
    .split(" ")
    .map((verb) => stem(verb)),
);
const REPLACED = new Set(["replace", "exchange", "swap"].map((verb) => stem(verb)));
const JOINS = /^(?:and|then|,|well|thoroughly|again|carefully|both|over|out|down)$/u;
const BEFORE_DEED = /^(?:the|our|its|an?|was|were|is|are|has|have|been|got|of|in|on|at|all|both)$/u;

const IF_NEEDED = /(?<!\p{L})(?:if|when|where|unless|as (?:needed|necessary|required))(?!\p{L})/iu;

/** "Chain cleaned and oiled", where it is to be replaced: nothing else is told. */
function tendedOnly({ item, asked, deedStem, once, condition }: Pair): string | null {
  if (!once || !REPLACED.has(deedStem) || NEGATIVE.test(condition)) return null;
  if (IF_NEEDED.test(condition)) return null;
  const words = wordsOf(item);
  const at = words.findIndex((word) => isDone(word) && TENDED.has(stemOf(word)));
  if (at < 1) return null;
  const front = words.slice(0, at);
  if (front.some((word) => REPLACED.has(stemOf(word)) || /^replac|^swap|^exchang/u.test(word)))
    return null;
  const isThing = front.every((word) => BEFORE_DEED.test(word) || asked.has(stemOf(word)));
  if (!isThing || !front.some((word) => asked.has(stemOf(word)))) return null;
  if (TENDED.has(stemOf(words[at] ?? "")) && asked.has(stemOf(words[at] ?? ""))) return null;
  const isAll = words
    .slice(at)
    .every((word) => JOINS.test(word) || (isDone(word) && TENDED.has(stemOf(word))));
  return isAll ? words.slice(at).join(" ").replaceAll(" ,", ",") : null;
}

const OUTLINE =
  /^\W*(?:(?:an?|the|our|first|rough|short) )*(?<state>outline|skeleton|table of contents|bullet points|chapter headings)(?: (?:for|of|to) (?<what>[^,;:()]+?))\W*$/u;
const SKETCH =
  /^\W*(?:(?:an?|the|our|first|rough) )*(?<state>sketch(?:es)?|drawings?)(?: (?:for|of) (?<what>[^,;:()]+?))\W*$/u;
const WRITING = /^(?:writ|wrote|compos|author|finish|complet)/u;
const BUILDING = /^(?:buil|sew|knit|construct|bak|install|weld)/u;
/** What is no more than an outline or a drawing itself. */
const SKETCHED =
  /(?<!\p{L})(?:agendas?|plans?(?= (?:of|for)(?!\p{L}))|structure|synopsis|plot|lists?|abstract|concepts?|summary|index|slides?|checklists?|notes?|brief|overview|model|triangles?|graphs?|logos?|charts?|maps?|bisectors?|angles?|constructed)(?!\p{L})/u;
const PLACE_IN_ROW =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|one|two|three|four|five|\d+)$/u;

/** "Outline for the third lesson plan", where it is to be written */
function outlineOnly({ item, condition, asked, deed, verb }: Pair): string | null {
  const made = deed === "" ? verb : deed;
  const found = WRITING.test(made)
    ? OUTLINE.exec(item)
    : BUILDING.test(made)
      ? SKETCH.exec(item)
      : null;
  const { state = "", what = "" } = found?.groups ?? {};
  if (state === "" || condition.includes(state) || NEGATIVE.test(condition)) return null;
  if (contentWords(state).some((word) => asked.has(word)) || SKETCHED.test(condition)) return null;
  const words = wordsOf(what).filter((word) => stemOf(word) !== "" && !PLACE_IN_ROW.test(word));
  return words.length > 0 && words.every((word) => asked.has(stemOf(word))) ? state : null;
}

const TRIED =
  /^\W*(?:(?:i|we|he|she|they) )?(?:rang|knocked|called|phoned|telephoned|tried|went|visited|drove|walked|came by|stopped by|dropped in)(?!\p{L})[^,;:–—]*?(?:[,;:–—]|(?= but)) (?:but )?(?<state>(?:nobody|no[ -]?one|they|he|she|it|(?:the )?(?:shop|office|practice|library|bank|counter|school|line|owner|tenant|landlord|family|neighbours?))? ?(?:(?:was|were) (?:not |all )*(?:in|home|at home|there|away|out|closed|shut|engaged|busy)|(?:at|was) home|(?:answered|opened|picked up|came to the door|replied)|(?:did not|didn['’]t) (?:answer|open|pick up|reply)|answer|reply))(?: (?:today|yesterday|then|either time|both times|each time|the door|so far|yet))?\W*$/u;
const FOUND_NONE =
  /^(?:nobody|no[ -]?one|no|.*(?:not|n['’]t|away|out|closed|shut|engaged|busy)(?!\p{L}))/u;
/** What somebody is to have, to know or to give. */
const WITH_SOMEBODY =
  /(?<!\p{L})(?:has|have|gets?|received?|delivered|handed|given|brought|returned|signed|agreed|confirmed|approved|told|informed|interviewed|spoken|collected|read|paid)(?!\p{L})/u;
const AWAY =
  /(?<!\p{L})(?:left|gone|out|empty|away|moved|evacuat\p{L}*|closed|shut|free|vacant|unanswered|tried|called|rung|visited|if|when|dead|unused|deserted|unoccupied|uninhabited|bells?|slot)(?!\p{L})/u;

/** "Rang at flat 7 twice, nobody was in" */
function foundNobody(pair: Pair): string | null {
  const { item, condition } = pair;
  const { state = "" } = TRIED.exec(item)?.groups ?? {};
  if (state === "" || !FOUND_NONE.test(state)) return null;
  if (!WITH_SOMEBODY.test(condition) || AWAY.test(condition) || NEGATIVE.test(condition))
    return null;
  const [front = ""] = item.split(/[,;:–—]| but /u);
  const done = wordsOf(front).filter((word) => isDone(word) && !ATTEMPT.test(word));
  return done.length > 0 || tellsDeed(item, pair) ? null : state.trim();
}

const ATTEMPT =
  /^(?:rang|knocked|called|phoned|telephoned|tried|went|visited|drove|walked|came|stopped|dropped)$/u;

/** The words that tell so; null for none. */
export function findFellShort(pair: Pair): string | null {
  return (
    cutShort(pair) ?? lacksMeans(pair) ?? tendedOnly(pair) ?? outlineOnly(pair) ?? foundNobody(pair)
  );
}
