/** Whether what is put off, left or waited for is the work itself. */

import type { Hit } from "../rule.ts";
import { escaped, hasAny, isHead, textAfter, textBefore, wordsOf } from "./hit.ts";
import { isLongAgo, isNamedOnly, isPlaced } from "../senses/other-sense.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { uninflected, uninflectedWords } from "../../subject.ts";

/** Columns whose cells say how far something has got. */
const STATE_COLUMN =
  /\b(?:state|status|result|done|progress|works?|ready|tested|passes|outcome|check|verified|delivered|complete|built|live|deployed|stand|estado|état|stato|ergebnis)\b|^$/;

/** In a table a state is the work's own where the column tells states, or where it says more than a word. */
export function isWorkStatus(hit: Hit): boolean {
  const { clause } = hit;
  if (isHead(hit)) return false;
  const met = wordsOf(hit);
  // "the map and each route still open"
  if (
    /^still open$/.test(met) &&
    !/\b(?:is|are|was|were|remains?|stays?|be|left|points?|questions?|issues?|tickets?|tasks?|items?|ends?|matters?|things?)\b/.test(
      textBefore(hit),
    ) &&
    !/^\W*$|^\W*[:–—-]/.test(textAfter(hit)) &&
    !isRestNamed(hit)
  )
    return false;
  // "has been absent since", "unconnected by the board's design"
  if (/\babsent$/.test(met) && /^ (?:since|for|when|in case|where|there)\b/.test(textAfter(hit)))
    return false;
  if (/^ by (?:[\p{L}'’]+ ){0,3}design\b/u.test(textAfter(hit)) || isAbsentByDesign(hit))
    return false;
  // "`close()` must be awaited": a call.
  if (
    /\bawaited$/.test(met) &&
    /\(\)`? (?:must|has to|have to|needs? to|should|can|may) $/.test(textBefore(hit))
  )
    return false;
  // "a dry run over our 611 open issues", "4 overdue, 4 mails", "sent the job on its way"
  const counted = /^(\d+) \p{L}+$/u.exec(met)?.[1];
  if (
    counted !== undefined &&
    new RegExp(`^,? (?:and )?${counted} \\p{L}`, "u").test(textAfter(hit))
  )
    return false;
  if (
    /\b(?:over|across|against) (?:our|the|all|its|your)(?: the)? $/.test(textBefore(hit)) &&
    /\d.* \p{L}+$/u.test(met)
  )
    return false;
  if (/\bon (?:its|their) way$/.test(met) && /\b(?:sent|puts?|sends?) /.test(textBefore(hit) + met))
    return false;
  if (
    /\b(?:missing|absent|lacking|lost)$/.test(met) &&
    (OF_ORIGINAL.test(textAfter(hit)) || isLongAgo(textBefore(hit)))
  )
    return false;
  // "The steps to follow are printed", "sees what will be missing", "over our 611 open issues"
  if (
    /\bto (?:follow|come)\b/.test(met) &&
    /^(?:the )?(?:steps?|rules?|path|route|way|example|procedure|instructions?|order|house style)\b/.test(
      met + textAfter(hit),
    )
  )
    return false;
  if (
    /\b(?:what|which|whether|who) (?:is|are|was|were|will|would) (?:be )?$/.test(textBefore(hit)) &&
    !isRestNamed(hit)
  )
    return false;
  // "the page shows what is being worked on"
  if (
    /\b(?:what|which|who) (?:is |are )?$/.test(textBefore(hit)) &&
    /^(?:is|are|still) (?:still )?being\b/.test(met)
  )
    return false;
  // "Thumbnails are being served": it goes on, and is there.
  if (/\bbeing$/.test(met.split(" ").slice(0, -1).join(" ")) && AT_WORK_NOW.test(met)) return false;
  // "stays pending until the clock reaches it": what the thing built does.
  if (/^\W*(?:until|till|while)\b/.test(textAfter(hit)) && !hasAny(hit, HUMAN, hit.to))
    return false;
  // "1 chart linted, 0 charts failed"
  if (/(?:^|\W)(?:0|no|zero) [\p{L}()]+\W+\p{L}+\W*$/u.test(textBefore(hit) + met)) return false;
  if (clause.kind !== "cell") return true;
  return clause.row !== "" && (STATE_COLUMN.test(clause.column) || clause.text.length > 14);
}

/** "Nuts are missing from the top tier by design", where it is to be free of nuts. */
function isAbsentByDesign(hit: Hit): boolean {
  if (
    !/^ (?:from|in|on|at) [^,;:]{2,40} (?:by (?:[\p{L}'’]+ ){0,3}design|on purpose)\b/u.test(
      textAfter(hit),
    )
  )
    return false;
  const noun = /(\p{L}{3,}) $/u.exec(textBefore(hit).slice(-40))?.[1];
  return (
    noun !== undefined &&
    new RegExp(
      `(?<!\\p{L})(?:free (?:of|from)|without|no) (?:any |all )?(?:\\p{L}+ )?${escaped(uninflected(noun))}`,
      "u",
    ).test(hit.subject.doneWhen)
  );
}

/** "What is still open is the footer"; not "what is missing is shown in red". */
function isRestNamed(hit: Hit): boolean {
  return (
    /^\W*(?:and |so )?what(?:['’]s| is| are) (?:still )?$/.test(textBefore(hit)) &&
    /^ (?:is|are) (?:the|an?|my|our|its|one|two|three|four|\d+|only|just)\b/.test(textAfter(hit))
  );
}

/** "Some pages are missing in the originals since the war" */
const OF_ORIGINAL =
  /^ (?:in|from|at) (?:the |all |both |our )?(?:originals?|old|manuscripts?|first edition|source (?:itself|material|books?)|archives?)\b|\bsince (?:the war|1\d{3})\b/;

/** What a thing that is there does all the time. */
const AT_WORK_NOW =
  /\b(?:served|shown|sent|delivered|tracked|collected|logged|cached|used|recorded|monitored|displayed|returned|processed|rendered|indexed|synced|scraped|sampled|measured|backed up|picked up)$/;

/** Where a machine puts off what it does: to the loop, until the buffer is full. */
const MACHINE =
  /^ by (?:the|an?) (?:\p{L}+ )?(?:value|time|amount|delay|number|factor|interval|back-?off|minutes?|seconds?)\b|^ (?:to|until|till|into|onto|for|in|at) (?:the |an? |its |each |every |next )*(?:\w+ )?(?:loops?|buffers?|idle|interrupts?|handlers?|callbacks?|ticks?|flush|commits?|cache|heap|stack|kernel|scheduler|dispatcher|workers?|threads?|queue|frames?|render\w*|paint|passes|batch(?:es)?|transactions?|payments?|day's|hour's|night's|morning's|month's|window|mutex|lock|journal|memory|(?:next|following) (?:day|morning|run|call|tick|frame|beat|cycle|poll|loop|day's|hour|page|row))\b|^ (?:until|till) (?:they|it|the \w+) (?:scrolls?|comes? into|enters?|becomes? visible|(?:is|are) (?:needed|visible|opened|read|used|called|clicked|shown|asked for)|hovers?|loads?)\b/u;

/** Words that tell of a place, where it is not said that something lies there. */
const PLACE =
  /^in the (?:post|mail|drafts|works|making|drawer|freezer|oven|pipeline)$|^(?:kept|reserved|saved) for$/;

const DURATION =
  /^ (?:an?|half|one|two|three|four|five|six|ten|twelve|\d+) (?:an )?(?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/;

/** Whether what is put off is work, not what a machine does in its own time, nor a thing in a place. */
export function isPutOff(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (isPlaced(hit) || isNamedOnly(hit)) return false;
  // "Deferred rendering", "lazy and deferred loading": a name.
  if (
    /^(?:deferred|delayed)$/.test(met) &&
    /^ (?:rendering|shading|lighting|loading|execution|evaluation|initiali[sz]ation|callbacks?|promises?|commits?|acks?|writes?|procedure|constraints?|payments?|mail|jobs?|queue|delivery|start|restart)\b/.test(
      textAfter(hit),
    )
  )
    return false;
  // "I've completed the delay plugin"
  if (/\b(?:the|an?|each|every|this|any|no) delay$/.test(met)) return false;
  // "will keep for five days"
  if (/\bkeep for$/.test(met) && DURATION.test(textAfter(hit))) return false;
  if (PLACE.test(met)) {
    // "kept for later analysis", where keeping is what was asked for
    const isAsked = hit.subject.asks(met.split(" ")[0] ?? "");
    if (isAsked && /^ later (?!in|on|at|by|this|than|and|or)\p{L}{3}/u.test(textAfter(hit)))
      return false;
    if (/^(?:kept|reserved|saved)/.test(met)) return !DURATION.test(textAfter(hit));
    return /\b(?:is|are|was|were|still|be|been|remains?|stays?|sits?|now)(?: \w+)? $|^\W*$|:\s*$/.test(
      textBefore(hit),
    );
  }
  return hasAny(hit, WRITER) || !MACHINE.test(textAfter(hit));
}

const WRITER = lettersFor("i iam still yet fornow sofar");

/** What may be eased or silenced to make a check pass. */
export const CHECKS =
  /\b(?:tests?|specs?|cases?|suite|asserts?|assertions?|checks?|lint\w*|warnings?|rules?|failures?|errors?|examples?|jobs?|limits?|thresholds?|tolerances?|bounds?|targets?|bar|requirements?|criteri\w+|alarms?|alerts?|findings?|advisor\w+|audits?|benchmarks?|builds?|steps?|gates?|coverage|passed|green|red|them|it|these|those|this|that|one|ones|others?|rest)\b/;

/** Ways that were weighed and left: a choice, not work. */
const WAYS =
  /\b(?:options?|approach(?:es)?|ideas?|variants?|alternatives?|attempts?|experiments?|candidates?|detours?|old|former|previous|unused|workarounds?|hacks?|stopgaps?|quick fix|dead|stale|obsolete|redundant|superfluous|leftovers?|duplicates?|doubled)\b/;

/** Whether what was left out, dropped or eased is work or a check. */
export function isLeftOut(hit: Hit): boolean {
  const { clause } = hit;
  if (isNamedOnly(hit)) return false;
  // "they were dropped in the notebook as well": as it was before.
  if (
    /^ (?:in|by|under) the [\w ]{2,30}\b(?:as well|too|as before|as ever)\W*$/.test(textAfter(hit))
  )
    return false;
  // "Skipped and wrong answers are queued"
  if (
    /^\W*$/.test(textBefore(hit)) &&
    /^ (?:and|or) \p{L}+ \p{L}+s (?:are|get|come)\b/u.test(textAfter(hit))
  )
    return false;
  // "were skipped by the merge", "were left out of the training set": what the thing built does
  if (/^ (?:by the|of the (?:training|test|validation) (?:set|data))\b/.test(textAfter(hit)))
    return false;
  if (hasAny(hit, lettersFor("muted"), hit.from, hit.to))
    return CHECKS.test(`${wordsOf(hit)}${textAfter(hit)}`) || clause.text.includes("§");
  if (/(?:^ (?:the )?case\b|^ case\b)/.test(textAfter(hit)) && /ignor/.test(wordsOf(hit)))
    return false;
  return (
    !/(?:dropped|dropping|abandoned|scrapped|ditched|excluded|taken out)$/.test(wordsOf(hit)) ||
    !WAYS.test(clause.text)
  );
}

const AT_WORK = lettersFor(
  "manual will left remain fornow standin off constant not later laterS undone waits draft flag sameness parked omitted you still i only",
);

const HUMAN = lettersFor("ext event you i settled");
const TECHNICAL = lettersFor("tech users");

/** "Loading is deferred until the picture comes into view" */
const COMES_INTO_VIEW =
  /^(?:until|till|once) (?:they|it|the \p{L}+) (?:scrolls?|comes?|moves?|enters?) (?:in)?to (?:view|sight|the viewport)\b/u;

/** "X until Y lands" is about the work when X says that something waits, stays or stands in. */
export function isAboutWork(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  if (hasAny(hit, TECHNICAL, from, Math.min(to + 3, spelt.letters.length))) return false;
  const first = spelt.letters.charAt(from);
  if (COMES_INTO_VIEW.test(`${wordsOf(hit)}${textAfter(hit)}`)) return false;
  if (lettersFor("until once because").includes(first)) {
    // A consequence is no cause to wait.
    if (/^(?:so|thus|hence|therefore)\b/.test(wordsOf(hit))) return false;
    const proper =
      /\b(?:a|the|its|our) (?:proper|real|final|official|new|right|finished|signed)\b/.test(
        wordsOf(hit),
      );
    return (
      (proper || hasAny(hit, AT_WORK)) &&
      !hasAny(hit, TECHNICAL) &&
      !hasAny(hit, lettersFor("past every if"))
    );
  }
  // "deferred until the buffer holds 1,000 rows"
  if (
    /\b(?:until|till)$/.test(wordsOf(hit)) &&
    !hasAny(hit, WRITER) &&
    MACHINE.test(` until${textAfter(hit)}`)
  )
    return false;
  return !/\b(?:user|spinner|screen|retr)/.test(textBefore(hit));
}

/** Whether a clause is about something that done_when asks for. */
export function isAskedAbout({ clause, subject }: Hit): boolean {
  return [...uninflectedWords(`${clause.plain} ${clause.row}`)].some(
    (word) => word.length > 3 && subject.asks(word),
  );
}

/** Whether something stays with what the goal says to leave: "port the shaders from GLSL to WGSL". */
export function staysBehind(hit: Hit): boolean {
  const { subject } = hit;
  const place =
    /^\W*(?:in|on|with|at)?\W*(?:the )?([\p{L}\p{N}-]{2,})/u.exec(
      `${wordsOf(hit).replace(/^\p{L}+/u, "")}${textAfter(hit)}`,
    )?.[1] ?? "";
  if (/^(?:old|previous|former|present|current)$/.test(place))
    return /\b(?:port|migrat|mov|convert|replac|switch|upgrad|rewrit|chang|updat|translat|transfer|relocat)/.test(
      subject.goal,
    );
  return (
    place !== "" &&
    new RegExp(
      `\\b(?:from|off|away from|leave|replace|drop|retire)\\b[^;,.]{0,40}\\b${escaped(place)}\\b`,
    ).test(subject.goal)
  );
}
