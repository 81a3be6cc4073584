/** The status of a thing as a label, list item, heading, table cell or check box: "X: given up", "| X | planned |". */

import { isThingAsked } from "./held.ts";
import { isUnaskedState } from "./asked.ts";
import type { Asked, Frame, Groups } from "./frame.ts";
import { ITEM } from "./pieces.ts";
import { plainStatuses, SHARE, STATUS_CALLS, statuses, WEAK } from "./status-words.ts";
import { framesOf } from "./set-in-shapes.ts";

const MARKS = "(?:[-+•·#>|\\s]|\\[[ x~-]?\\]|[❌✗✘☐⏳🚧🔜⬜🔴❎☒⚠️🟡🟠🟥]|\\d{1,2}[.)] )*";
const SEPARATOR =
  "(?: ?(?::|=|→|⇒|\\||❌|✗|✘|⏳|🚧|⚠️?|🔴|🟡|\\.\\.\\.|…)+ ?| [-–—]+>? | ?[–—] ?)+\\|? ?";
const ADVERB =
  /^(?:(?:still|only|just|currently|now|so far|at present|at the moment|for now|sadly|unfortunately|is|are|has been|remains|yet|all|very|deliberately|alas|again|status|state|as yet|and|but|though|then|also|completely|entirely|simply|the|an?)(?![\p{L}\p{N}])[ ,]*)*/iu;
const LABEL =
  "(?:(?:the )?(?:current )?(?:status|state|progress|stand|outcome|result)(?: (?:of|for|on|with))? )?";

/** What stands behind a status: a mark, a reason, a time, or the next sentence; "draft rows are kept" goes on otherwise. */
const ENDS =
  /^(?:$|\s*[^\s\p{L}\p{N}'’]|\s+(?:because|since|as|until|till|for|due|by|in|on|at|with|after|pending|yet|so|only|now|today|again|when|while|to|from|if|and|but|here|there|later|tomorrow|next|this|owing|per|under|over|before|once|without|about|of|instead|behind|half)(?!\p{L})|\s+\p{Lu})/u;
const ENDS_WHOLLY =
  /^(?:$|\s*(?:[.(|–—!*_]|- )|\s*,?\s+(?:because|since|as|until|due to|owing to|but|not|no|pending|awaiting|so|yet|though|although|for now|for lack|by me|after|while|coding|implementation|then (?:abandoned|dropped|reverted|given|rolled|stopped|parked))(?!\p{L})|\s+\p{Lu})/u;
const DELIVERED =
  /(?<!\b(?:not|never|nothing|none|no|be|isn['’]t|half|partly|partially|cannot|can['’]t|without|until|before|once|when|un|work|rest|others?|else|if|being|get|got)(?: \p{L}+){0,2} )\b(?:done|built|finished|complete|completed|tested|merged|shipped|delivered|live|deployed|fixed|implemented|works|working|passes|passing|resolved|solved|released|verified|closed|unblocked|restored|switched on|green)(?!\p{L})/iu;
const NEXT_SENTENCE = /^\s+\p{Lu}|^\W*[.!]\s+\p{Lu}/u;
const OF_STATE =
  /\b(?:remov\w*|delet\w*|dropp\w*|gone|hid(?:es?|den)|disabl\w*|retir\w*|no longer|plann?\w*|prepar\w*|draft\w*|sketch\w*|design\w*|concept\w*|proposal|outlin\w*|investigat\w*|analys\w*|research\w*|status|states?|progress|estimat\w*|scop\w*|exclud\w*|left out|untouched|unchanged|cut|not\b|no\b|without|prototyp\w*|mock\w*|stub\w*|queue[ds]?|schedul\w*|switched off|turned off|postpon\w*|cancel\w*)\b/u;

const WORD = /[\p{L}\p{N}'’]+/gu;
const MOST_WORDS = 6;

interface Found {
  readonly phrase: string;
  readonly rest: string;
}

/** The longest status that a text begins with, and what stands behind it. */
function statusAt(text: string, among: ReadonlySet<string>): Found | null {
  const said = text.replace(ADVERB, "");
  return beginningOf(said, among) ?? (said === text ? null : beginningOf(text, among));
}

function beginningOf(text: string, among: ReadonlySet<string>): Found | null {
  let found: Found | null = null;
  let phrase = "";
  let end = 0;
  let words = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    if (words === MOST_WORDS || (words === 0 ? /\p{L}/u.test(between) : !/^[ -]$/u.test(between)))
      break;
    phrase += `${words === 0 ? "" : " "}${word.replaceAll("’", "'").toLowerCase()}`;
    end = index + word.length;
    words++;
    const rest = text.slice(end);
    if (among.has(phrase) && (WEAK.has(phrase) ? ENDS_WHOLLY : ENDS).test(rest))
      found = { phrase, rest };
  }
  return found;
}

const SHORT = /^\W*\S+(?: \S+){0,3}$/u;

/** The status in what stands behind a label: at its beginning, or behind a few short words: "merged, not deployed". */
function statusIn(text: string): Found | null {
  const share = SHARE.exec(text)?.[0];
  if (share !== undefined) return { phrase: "", rest: text.slice(share.length) };
  const first = statusAt(text, statuses());
  if (first !== null) return first;
  let at = 0;
  for (const part of text.split(/(?<=[,;])/u, 4)) {
    const found = at === 0 ? null : statusAt(part, plainStatuses());
    if (found !== null) return { ...found, rest: found.rest + text.slice(at + part.length) };
    if (!SHORT.test(part)) return null;
    at += part.length;
  }
  return null;
}

/** Whether a thing that is asked for has such a status, and no word of its end behind it. */
function isOpen(found: Found | null, groups: Groups, asked: Asked): boolean {
  if (found === null || !isThingAsked(groups, asked)) return false;
  const { phrase, rest } = found;
  if (!NEXT_SENTENCE.test(rest) && DELIVERED.test(rest.slice(0, 90))) return false;
  return isUnaskedState({ state: phrase }, asked);
}

const KIND = { calledBy: STATUS_CALLS, labels: true, metBy: OF_STATE } as const;

export const STATUS_LABELS: readonly Frame[] = [
  // "X: partial (the happy path only)", "| X | design only |", "### X – given up", "X (not started)"
  ...framesOf(
    "status.after",
    {
      ...KIND,
      check: (groups, asked) => isOpen(statusIn(groups["said"] ?? ""), groups, asked),
    },
    [`${MARKS}${LABEL}${ITEM}(?: status| state)?${SEPARATOR}(?<said>.{2,})`],
  ),
  ...framesOf(
    "status.bracketed",
    {
      ...KIND,
      check: (groups, asked) => {
        const found = statusAt(groups["said"] ?? "", statuses());
        return !WEAK.has(found?.phrase ?? "") && isOpen(found, groups, asked);
      },
    },
    [`${MARKS}${LABEL}${ITEM} ?[(\\[](?<said>.{2,})`],
  ),
  // "planned: X"
  ...framesOf(
    "status.before",
    {
      ...KIND,
      check: (groups, asked) => {
        const found = statusAt(groups["said"] ?? "", statuses());
        return (
          found !== null &&
          /^(?:$| (?:at|for|so|yet|here|today|this|in|right|on|from|until|\()(?!\p{L}))/u.test(
            found.rest,
          ) &&
          isOpen({ ...found, rest: groups["tail"] ?? "" }, groups, asked)
        );
      },
    },
    [
      `${MARKS}(?<said>[^:|,;–—]{2,50}?)(?: ?: ?| [-–—] | ?\\| ?)${ITEM}(?<tail>(?:[.,;(|]| [-–—(] |$).*)`,
    ],
  ),
];
