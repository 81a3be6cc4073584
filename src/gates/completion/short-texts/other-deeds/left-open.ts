/**
 * What leaves it open, in words that are those of no condition: whom nobody told, what somebody else will give, what is left
 * running, what stands with the writer, what next week will show.
 */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { THERE } from "./lesser.ts";
import { type Pair, tellsDeed } from "./pair.ts";

/** A way to say so, with what decides as the group `state`. */
interface Opening {
  readonly pattern: RegExp;
  /** What the condition has to be about. */
  readonly asks?: RegExp;
  /** A condition that has this may be told so. */
  readonly unless?: RegExp;
  /** Of a thing that the condition names: "hall lamp stays on" tells nothing of the lamp. */
  readonly ofAsked?: true;
  /** Nothing, where the item tells before that it is there: "the old one is gone, the floor was kept". */
  readonly unlessThere?: true;
}

/** What was kept or open for a time, and has ended since: "left open over the day, shut at dusk". */
const ENDED =
  /(?:[,;:.–—(]|(?<!\p{L})(?:and|then|since|after)) ?(?:(?!not?(?!\p{L})|never|nobody|until|till|will|to(?!\p{L}))[^,;:.–— ]{1,20} ){0,6}(?:closed|closes|shuts?|off|dark|gone|removed|removes|deletes?|deleted|felled|offline|stops|stopped|ended|ends|logged out|410|404)(?!\p{L})/u;

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const AHEAD = `(?:tomorrow|tonight|later|${WEEKDAY}|(?:next|this coming) \\p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)`;
const MODAL = "(?:can|could|should|will|may|might|must|would|has to|have to|needs? to)";
const NEGATIVE = /(?<!\p{L})(?:no|not|never|nobody|none|without|cannot)(?!\p{L})|n['’]t(?!\p{L})/u;
const CASES =
  /(?<!\p{L})(?:when|whenever|if|once|after|until|can|could|may|someone|somebody|anyone|anybody)(?!\p{L})/u;
const PLACES_OF_WRITER =
  "drive|desk|laptop|computer|machine|disk|stick|garage|car|van|office|workshop|house|home|flat|shed|cellar|drawer|bag|pocket|room|kitchen|phone|study|attic|basement|trunk|place";

const OPENINGS: readonly Opening[] = [
  // "The employees don't know yet", where they are to be told
  {
    pattern:
      /(?<state>(?:(?:do|does)(?: not|n['’]t)|never) (?:yet )?know(?=\W*$|[,;.]| (?:yet|so far|about|of|anything|it|that)(?!\p{L}))|ha(?:s|ve)(?: not|n['’]t) (?:yet )?(?:heard|been told)|(?<!\p{L})knows? nothing|(?<!\p{L})(?:is|are) (?:still )?(?:unaware|in the dark))(?![^]*(?<!\p{L})(?:before|until|till)(?!\p{L}))/u,
    asks: /(?<!\p{L})(?:told|tell|inform|notif|aware|know|warned|briefed)/u,
    unless: NEGATIVE,
  },
  // "uploading it to the registry is for Monday"
  {
    pattern: new RegExp(
      `(?:^\\W*|[,;:.–—] (?:and |but )?)(?<state>\\p{L}{3,}ing (?:it|them|these|those|the|all|our|its) (?:[^,;:.]{1,60} )?(?:is|are|comes|follows|happens) (?:only |planned |due |set )*(?:(?:for|on|in|by) )?${AHEAD})\\W*$`,
      "u",
    ),
    unless: /(?<!\p{L})(?:dates?|days?|schedul|plan|book|appoint|agree|announc)/u,
  },
  // "Facilities will give Dana a key", where she is to have one
  {
    pattern:
      /^[^,;:.]{2,60}? (?<!(?:system|app|application|till|bar|machine|server|service|site|shop|job|script|bot|program|software) )(?<state>will (?:\p{L}+ly |then |also |soon )?(?:give|bring|hand|get|send|provide|issue|supply|lend|order|buy|put|fit|make))(?! (?:automatically|always))(?!\p{L})(?![^]*(?<!\p{L})(?:when|whenever|if|each|every|automatically|always)(?!\p{L}))/u,
    asks: /(?<!\p{L})(?:has|have|owns?|gets?|is|are)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:will|when|whenever|if)(?!\p{L})/u,
    unlessThere: true,
  },
  // "someone from the choir can pick them up"
  {
    pattern: new RegExp(
      `(?<state>(?<!\\p{L})(?:someone|somebody)(?: (?:else|(?:from|in|at|with|of|on) (?:the |our |an? )?[\\p{L}-]+(?: [\\p{L}-]+)?))? ${MODAL} (?:(?:then|still|now|also) )*(?:pick|bring|take|carry|collect|fetch|move|deliver|finish|do|complete|put|hang|add|install|fit|send|upload|drive|get|make|fix|print|paint|write|wrap|sort|hand|see to) (?:it|them|these|those|that|this|the|up|over))(?!\\p{L})`,
      "u",
    ),
    unless: CASES,
    unlessThere: true,
  },
  // "the second one can go on when it is dry"
  {
    pattern: new RegExp(
      `(?<state>(?<!\\p{L})the (?:rest|(?:second|third|fourth|fifth|sixth|other|next|last|final|remaining)(?: (?!${MODAL})[\\p{L}-]+)?) ${MODAL} (?:\\p{L}+ ){1,5}?(?:when|once|as soon as|after|later|${AHEAD}))(?!\\p{L})`,
      "u",
    ),
    unless: CASES,
  },
  // "Old queue is left running", where it is to be shut down
  {
    pattern:
      /(?<!(?<!\p{L})(?:nothing|none|no|not|never|nobody|what|which|that|new) (?:\p{L}+ ){0,2})(?<state>(?<!\p{L})(?:left|kept|stays?|stayed|remains?|keeps?|still|is still|are still) (?:switched |turned )?(?:running|runs?|on|up|online|live|active|open)(?: (?:for (?:now|the (?:moment|time being))|until|overnight))?)(?=\W*$|[,;:.(]| (?:for|until|till|as|so|because|since|to|overnight|over|on|at night)(?!\p{L}))/u,
    asks: /(?<!\p{L})(?:shut|closed|stopped|(?:turned|switched|powered) off|(?:is|are|was|were|goes|gone|been|taken|put) offline|taken down|retired|decommissioned|ended|disabled|deactivated|off|unpublished)(?!\p{L})/u,
    unless: NEGATIVE,
    ofAsked: true,
    unlessThere: true,
  },
  // "Old branch is kept for the time being", where it is to be deleted
  {
    pattern:
      /(?<!(?<!\p{L})(?:nothing|none|no|not|never|nobody|what|which|that|new) (?:\p{L}+ ){0,2})(?<state>(?<!\p{L})(?:(?:left|stays?|stayed|remains?|still|is still|are still) (?:standing|in place|there|in use|in|up)|(?:is|are) (?:still )?kept|kept)(?: (?:for (?:now|the (?:moment|time being))|until|as a \p{L}+))?)(?=\W*$|[,;:.(]| (?:for|until|till|so|because|since|to|another)(?!\p{L}))/u,
    asks: /(?<!\p{L})(?:removed|deleted|dropped|gone|torn down|taken (?:down|away|out)|dismantled|thrown away|disposed|scrapped|uninstalled|retired)(?!\p{L})/u,
    unless: NEGATIVE,
    ofAsked: true,
    unlessThere: true,
  },
  // "nobody who speaks it has read it"
  {
    pattern:
      /(?<state>(?<!\p{L})(?:nobody|no[ -]?one|none)(?: (?:who|that|of|from|in|with) [^,;.]{2,40}?)? (?:has|have|had|did)(?: (?:ever|yet|actually|really|been))* (?:read|checked|check|tested|test|seen|looked|tried|heard|proof-?read|reviewed|inspected|verified|tasted|audited|examined|approved))(?!\p{L})(?![^,;.]* before(?=\W*$|[,;.]))/u,
    asks: /(?<!\p{L})(?:read|check|review|test|inspect|approv|audit|proof|heard|tried|examin|verif|tast|seen|translat)/u,
    unless: NEGATIVE,
  },
  // "next week will show whether it holds"
  {
    pattern: new RegExp(
      `(?<state>(?<!\\p{L})(?:(?:next|coming|tomorrow|tonight|time|the first|${WEEKDAY})(?: [\\p{L}-]+){0,3} (?:will|is going to|shall) (?:show|tell|prove|reveal)|remains to be seen|we(?:['’]ll| will| shall| have to) see (?:whether|if|how)))(?!\\p{L})(?! (?:how )?(?:many|much|often|long|who|which|what|when|where)(?!\\p{L}))`,
      "u",
    ),
    unless: /(?<!\p{L})(?:will|whether|tells?|see|seen)(?!\p{L})/u,
  },
];

/** The words that leave it open; null for none. */
export function findLeftOpen(pair: Pair): string | null {
  const { item, condition } = pair;
  for (const { pattern, asks, unless, ofAsked, unlessThere } of OPENINGS) {
    const match = pattern.exec(item);
    const state = match?.groups?.["state"];
    if (match === null || state === undefined) continue;
    if (asks?.test(condition) === false || unless?.test(condition) === true) continue;
    const before = item.slice(0, match.index);
    if (ofAsked === true && !isOfAsked(before, pair)) continue;
    if (tellsDeed(before, pair) || (unlessThere === true && isThere(before, pair))) continue;
    const behind = item.slice(match.index + match[0].length);
    if (ofAsked === true && hasEnded(behind, pair)) continue;
    if (unlessThere === true && ofAsked !== true && IN_USE.test(behind)) continue;
    return state;
  }
  return withWriter(pair);
}

/** "Left open over the day, shut at dusk", and not "left open, to be shut in May" or "until it is shut". */
function hasEnded(behind: string, pair: Pair): boolean {
  const at = behind.search(NEXT_CLAUSE);
  const clauses = at < 0 ? "" : behind.slice(at);
  return !YET_TO_END.test(clauses) && (ENDED.test(clauses) || tellsDeed(clauses, pair));
}

const NEXT_CLAUSE = /[,;:.–—(]|(?<!\p{L})(?:and|then|since)(?!\p{L})/u;
const YET_TO_END =
  /(?<!\p{L})(?:to be|be|not?|never|nobody|next|tomorrow|soon|later|planned|due|should|must|if|unless)(?!\p{L})|n['’]t(?!\p{L})/u;
/** "The app will send it at 14:00, seen on Monday with two". */
const IN_USE = /[,;:–—] (?:\p{L}+ ){0,3}?(?:worked|seen|used|tried|tested|came|got)(?!\p{L})/u;

/** Whether what stands right in front names nothing but what the condition does. */
function isOfAsked(before: string, { asked }: Pair): boolean {
  const clause = before.split(/[,;:.–—]/u).at(-1) ?? "";
  return contentWords(clause).every((stem) => asked.has(stem));
}

/** Whether it is told to be there before, or to be where the condition has it. */
function isThere(before: string, pair: Pair): boolean {
  return /[,;:.–—]/u.test(before) && (THERE.test(before) || isAtPlace(before, pair));
}

const AT_PLACE =
  /(?<!\p{L})(?<link>in|on|at|to|into|onto) (?<place>(?:the|our|their|an?|every|each|\p{L}+['’]s) [^,;.]{2,60}|[^,;. ]{3,40})\W*$/u;

/** "Books are in the parish hall", where they are to be delivered there. */
function isAtPlace(text: string, { condition }: Pair): boolean {
  const place = AT_PLACE.exec(condition)?.groups?.["place"];
  if (place === undefined) return false;
  const head = contentWords(place).at(-1);
  const told = /(?<!\p{L})(?:in|on|at|to|into|onto|inside|reached) (?<where>[^,;.]{2,80})/u.exec(
    text,
  );
  return head !== undefined && contentWords(told?.groups?.["where"] ?? "").includes(head);
}

const WITH_WRITER = new RegExp(
  `(?<!(?:copy|copies|spare|backup|original) (?:\\p{L}+ )?)(?<state>(?:in|on|at) my (?:own )?(?:${PLACES_OF_WRITER}))(?=\\W*$|[,;:.])`,
  "u",
);
/** What tells of the thing that is elsewhere: "parcel went out, receipt in my office". */
const PAPER =
  /(?<!\p{L})(?<head>receipts?|slips?|lists?|photos?|pictures?|keys?|invoices?) (?:is |are )?$/u;
const PLACED =
  /(?<!\p{L})(?:is|are|hangs?|stands?|lies?|deliver|brought|arriv|sent|mov|stor|kept|upload|taken|put|plac|return|hand|sits?)/u;

/** "Books are boxed in my workshop", where they are to be elsewhere. */
function withWriter(pair: Pair): string | null {
  const { item, condition } = pair;
  const match = WITH_WRITER.exec(item);
  if (match === null || !AT_PLACE.test(condition) || !PLACED.test(condition)) return null;
  if (/(?<!\p{L})(?:my|me|mine|any|online|works?|runs?)(?!\p{L})/u.test(condition)) return null;
  const before = item.slice(0, match.index);
  const isSame = contentWords(match.groups?.["state"] ?? "").some((stem) => pair.asked.has(stem));
  const head = PAPER.exec(before)?.groups?.["head"];
  if (head !== undefined && !pair.asked.has(contentWords(head)[0] ?? "")) return null;
  if (isSame || tellsDeed(before, pair) || isAtPlace(before, pair) || THERE.test(before))
    return null;
  return match.groups?.["state"] ?? null;
}
