/** Second looks at a hit: what a pattern over classes cannot tell. They run only where a pattern was met. */

import { LETTERS, lettersFor } from "./letters.ts";
import { stemsOf } from "../subject.ts";
import type { Hit } from "./rule.ts";
import { partStart } from "./taken-back.ts";

/** Whether a word of a class stands in the clause. */
export function hasClass({ spelt }: Hit, name: string): boolean {
  return spelt.letters.includes(LETTERS.get(name) ?? "\u0000");
}

function hasAny({ spelt }: Hit, set: string, from = 0, to = spelt.letters.length): boolean {
  for (let at = Math.max(0, from); at < to; at++)
    if (set.includes(spelt.letters.charAt(at))) return true;
  return false;
}

/** Whether the words that were met hold a negation themselves. */
export function hasNegation(hit: Hit): boolean {
  return hasAny(hit, lettersFor("not no"), hit.from, hit.to);
}

/** What was met, and what follows it, as written but for capitals. */
function wordsOf({ doc, spelt, from, to }: Hit): string {
  return doc.text.slice(spelt.start[from] ?? 0, spelt.end[to - 1] ?? 0).toLowerCase();
}

function textAfter({ doc, clause, spelt, to }: Hit): string {
  return doc.text.slice(spelt.end[to - 1] ?? clause.end, clause.end).toLowerCase();
}

function textBefore({ doc, clause, spelt, from }: Hit): string {
  return doc.text.slice(clause.start, spelt.start[from] ?? clause.start).toLowerCase();
}

/** Columns whose cells say how far something has got. */
const STATE_COLUMN =
  /\b(?:state|status|result|done|progress|works?|ready|tested|passes|outcome|check|verified|delivered|complete|built|live|deployed|stand|estado|état|stato|ergebnis)\b|^$/;

/** In a table a state is the work's own where the column tells states, or where it says more than a word. */
export function isWorkStatus(hit: Hit): boolean {
  const { clause } = hit;
  if (clause.kind !== "cell") return true;
  return clause.row !== "" && (STATE_COLUMN.test(clause.column) || clause.text.length > 14);
}

const AT_WORK = lettersFor(
  "manual will left remain fornow standin off constant not later laterS undone waits draft flag sameness parked omitted you still i only",
);
const TECHNICAL = lettersFor("tech users");

/** "X until Y lands" is about the work when X says that something waits, stays or stands in. */
export function isAboutWork(hit: Hit): boolean {
  const { spelt, from, to } = hit;
  if (hasAny(hit, TECHNICAL, from, Math.min(to + 3, spelt.letters.length))) return false;
  const first = spelt.letters.charAt(from);
  if (lettersFor("until once because").includes(first)) {
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
  return !/\b(?:user|spinner|screen|retr)/.test(textBefore(hit));
}

/** "Cannot be handed out" is what the thing built sees to; "could not be built" is trouble. */
export function isAbility(hit: Hit): boolean {
  return (
    /^\s*(?:cannot|can't|can’t|can not) be\b/.test(wordsOf(hit)) &&
    !lettersFor("checked verify").includes(hit.spelt.letters.charAt(hit.to - 1))
  );
}

const HARMLESS =
  /^\W*(?:n't|not|never|yet|been|be|ever|once|a|to|have|had|had to|need(?:ed)? to|able to|even|being)?\W*(?:been |be |to |ever |once |a |have to |need to |need |had to )*(?:touch\w*|affect\w*|chang\w*|alter\w*|need\w*|remov\w*|requir\w*|mind|find (?:any|a (?:way|case|trick) |an? (?:error|gap|leak|fault|difference|hole|mistake)|a single|another|a further|one|an? [\w ]{1,30}left)|found (?:any|a)|see any|seen any|see a|notic\w*|los[et]\w*|introduc\w*|modif\w*|mov(?:e|ed)\b|reachable|rel(?:y|ied)|break\w*|broke\w*|reproduc\w*|provoke\w*|expect\w*|allow\w*|spot\w*|detect\w*|trigger\w*|left the|leave the|only|just|count\w*|ask(?:ed)?|matter\w*|exceed\w*|includ\w*|stor(?:e|ed)\b|in (?:the )?(?:list|use)|add(?:ed)? any|measure any|observe any|think of|get (?:it|them) to|grow\w*|slow\w*|interrupt\w*|cover the whole|differ\w*|repeat\w*|duplicat\w*|occur\w*|recur\w*|happen\w*|accept\w*)/;

/** Whether a negative is one that a delivered piece of work has ("was not touched", "I found no broken link"). */
export function isHarmlessNegative(hit: Hit): boolean {
  const { spelt, from, to, clause } = hit;
  const NOT = lettersFor("not");
  let at = to - 1;
  while (at > from && !NOT.includes(spelt.letters.charAt(at))) at--;
  if (!NOT.includes(spelt.letters.charAt(at)))
    return /\bno (?:complaints?|problems?|errors?|incidents?|failures?|issues?|hits?|crash\w*|alerts?|alarms?|regressions?|drops?|leaks?|faults?|warnings?|duplicates?|losses|misses)\b/.test(
      clause.text,
    );
  const rest = hit.doc.text.slice(spelt.end[at] ?? 0, clause.end).toLowerCase();
  return (
    HARMLESS.test(rest) ||
    isPromised(rest, hit) ||
    /^\W*(?:\w+ ){0,2}(?:any ?more|any longer)\b/.test(rest)
  );
}

/** Whether a negative ("does not store the token") is what done_when asks for. */
function isPromised(rest: string, { subject }: Hit): boolean {
  const verb = /^\W*(?:(?:been|be|yet|ever|actually|even) )*([\p{L}]{3,})/u.exec(rest)?.[1] ?? "";
  return verb !== "" && subject.mentions(verb) && NEGATIVE.test(subject.doneWhen);
}

const NEGATIVE =
  /\b(?:not|never|no|without|n't|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody)\b/;

/** Whether a failure is the work's own, not what the thing built does or shows. */
export function isOwnMisfortune(hit: Hit): boolean {
  const { clause } = hit;
  const text = wordsOf(hit);
  if (isHarmlessNegative(hit) && hasAny(hit, lettersFor("not"), hit.from, hit.to)) return false;
  if (clause.kind === "cell" && clause.row === "") return false;
  const before = textBefore(hit);
  if (
    /\b(?:error|errors|message|messages|banner|column|icon|label|tooltip|filter|badge|hint|count|rate|number|share|of|for|on|in|as|by|from|against|after|to|when|if|without)\s+$/.test(
      before,
    ) &&
    !/\b(?:still|is|are|was|were|n't|not)\s+$/.test(before)
  )
    return false;
  if (/\b(?:i|we) $/.test(before)) return false;
  if (AGAINST_OLD.test(textAfter(hit))) return false;
  if (/^\W*(?:→|->|(?:with )?[45]\d\d\b)/.test(textAfter(hit))) return false;
  if (
    /\bred$/.test(text) &&
    !/\b(?:tests?|builds?|jobs?|suite|pipeline|ci|checks?|specs?|main|run|workflow|one)\b/.test(
      clause.text,
    )
  )
    return false;
  return !/^(?:passes|throws)$/.test(text);
}

/** A test that fails where the fix is not. */
const AGAINST_OLD =
  /^\W*(?:after|at|above|below|beyond|past|under|over|within) (?:\w+ )?\d|^\W*(?:on|against|with|without|before|at|in)\W+(?:the )?(?:old|previous|unfixed|unpatched|original|broken|main|master|commit|parent|fix|change|code before|version before|state before|§)/;

const SUMMARY =
  /\b(?:tests?|specs?|examples?|suites?|assertions?|scenarios?|checks|passed|pass(?:es|ing)?|passing|total|skipped|ignored|ok|green|high|critical|in \d[\d.]*s)\b/;

/** Whether a count of failures is that of the writer's tests, not of the thing built or of an earlier run. */
export function isOwnFailure(hit: Hit): boolean {
  const { clause, doc, subject } = hit;
  const text = wordsOf(hit);
  const whole = clause.kind === "code" ? clause.plain : clause.text;
  if (/(?:^|\D)0[\s:=]|[:=]\s*0\b|\b(?:no|zero)\b/.test(text)) return false;
  const isSummary =
    SUMMARY.test(whole) ||
    (clause.kind === "code" && /^\d+ (?:failing|failed|failures?|errors?)\b/.test(whole));
  if (!isSummary) return false;
  const word = /fail\w*|error\w*|broken|red|xfail\w*|quarantin\w*/.exec(text)?.[0] ?? "";
  if (
    word === "" ||
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|few|a)\b/.test(text)
  )
    return false;
  if (/retr|expected|after \d|exit|attempt/.test(whole)) return false;
  if (subject.mentions(word) && /^\[?\d\d:\d\d/.test(whole)) return false;
  return clause.kind !== "code" || isOwnRun(doc.text, clause.start, clause.end);
}

/** Whether shown output is that of the last run: not of an earlier one, nor of one that is told to fail. */
function isOwnRun(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start).toLowerCase();
  if (
    /\b(?:before|at first|first run|old code|without the fix|on main|previously|used to|earlier|expected to fail|as (?:it should|intended|expected)|red|planted)\b[^.`]{0,60}:?\s*```[^`]*$/.test(
      before,
    )
  )
    return false;
  const later = text.slice(end, end + 600).toLowerCase();
  return !/\b(?:now|after(?:wards)?|since|then|second run|with the fix|fixed)\b[^`]{0,120}\b(?:pass|green|0 (?:failed|failures))/.test(
    later,
  );
}

/** Whether a should or must states what was asked of the thing built, or what its users have to do. */
export function isRequirement(hit: Hit): boolean {
  const { clause } = hit;
  const before = textBefore(hit);
  const text = clause.text;
  if (/^\s*should\b/.test(wordsOf(hit)) && before.trim() === "") return true;
  // "needs a token, which it reads from the keychain"
  if (/, which (?:the|it|is|they|he|she|i|we) /.test(textAfter(hit))) return true;
  if (/\bby (?:the )?(?:contract|brief|spec\w*|law|plan|rules?)\b/.test(clause.text)) return true;
  if (
    /\b(?:as|what|how|when|who|where|which|why|whether|than|that|if|way)\s+(?:\w+\s+){0,4}$/.test(
      before,
    ) &&
    !/\bsure that\b/.test(before)
  )
    return true;
  if (
    /\b(?:explains?|describes?|documents?|says?|states?|tells?|lists?|shows?|names?|defines?|asks?|reads?|prompts?|prints?|warns?|spec|policy|guideline\w*|standard|rfc|rule)\b/.test(
      before,
    )
  )
    return true;
  if (/\b(?:users?|guests?|visitors?|customers?|members?|clients?|callers?)\b/.test(before))
    return true;
  return (
    /\bneeds? (?:only|no|nothing|about|less|under|at least|\d)/.test(text) ||
    /\bno longer\b|\bnothing\b/.test(before)
  );
}

const STEPS_HEADING =
  /^\W*(?:(?:the|your|my|some|suggested|recommended|required|remaining|two|three|manual|last) )*(?:next(?: steps?)?|remaining|to ?-?dos?$|follow ?-?ups?|what(?:'s| is) (?:left|next|missing|still)|left to do|still to do|your (?:turn|part|side|job|steps?|to-?do)|for you|actions?(?: items?| required| needed)?|manual steps?|before (?:you|the|going|deploy|launch|release|use)|going live|go(?:ing)? ?-?live|to (?:finish|complete|activate|go live|enable|do)|after (?:the )?(?:deploy|merge|install)|post-?deploy\w*|set ?-?up(?: needed| required| steps)?|prerequisites?|required (?:steps?|actions?)|registration|deployment|roll-?out|hand-?over|activation)\b/;

const TO_READER =
  /\b(?:you|your|yourself|on (?:each|every|all|the) (?:\w+ )?(?:hosts?|machines?|servers?|nodes?|devices?)|in (?:the )?(?:production|prod)\b|before (?:the |you |going |your )?(?:deploy\w*|launch|release|go-live|going live|merg\w*|use|next|first|print\w*)|manually|by hand|to (?:activate|finish|complete|go live|enable it|turn it on|make it work|switch it on|take effect)|once (?:it|you)|then (?:run|set|restart|deploy|point|choose|save|paste)|after (?:the )?(?:deploy\w*|merg\w*)|and (?:save|restart|confirm)|compare the|a few minutes)\b/;

const NOT_A_STEP =
  /^ ?(?::|=|-> |→)|^ (?:time|times|runs?|cases?|data|page|pages|button|screen|list|form|flow|is|are|was|were|has|have|of|by|and|suite|coverage|results?|report|file|files|script|routes?|job|jobs|works?|passes|pass|command|tables?|log|logs|date|size|keys?|order|mode|access|links?|\d|one|two|three|now|in|on|with|for)\b/;

const STEP = lettersFor("make verify operate open");
const NEXT_STEP = lettersFor("comma and adverb later");

/** "Open the console, choose the hook and save": one step after the other, each with its object. */
function isInstruction({ spelt, to }: Hit): boolean {
  if (NEXT_STEP.includes(spelt.letters.charAt(to))) return false;
  for (let at = to + 1; at < spelt.letters.length; at++)
    if (STEP.includes(spelt.letters.charAt(at)) && NEXT_STEP.includes(spelt.letters.charAt(at - 1)))
      return true;
  return false;
}

/** Whether an instruction is addressed to the reader, rather than a title or a commit's line. */
export function isHandedStep(hit: Hit): boolean {
  const { clause, subject, spelt } = hit;
  if (clause.kind === "heading" || clause.kind === "cell" || clause.box === "ticked") return false;
  const before = textBefore(hit);
  if (NOT_A_STEP.test(textAfter(hit)) && !/\bthen$/.test(before.trim())) return false;
  const title = clause.lead !== "" ? clause.lead : clause.heading;
  const isOpening = hit.from <= 3;
  const base = spelt.letters.charAt(hit.to - 1);
  if (
    title !== "" &&
    title.length < 60 &&
    isOpening &&
    STEPS_HEADING.test(title) &&
    !subject.text.includes(title)
  )
    return true;
  if (
    clause.label !== "" &&
    clause.label.length < 40 &&
    /^(?:manual steps?|actions? (?:required|needed)|remaining|still to do|to-?do|next steps?|your (?:turn|part|job|move)|before deploying|post-deploy|one more thing|last step|final step|reminder|heads-?up)/.test(
      clause.label,
    )
  )
    return true;
  if (
    /^\W*(?:before|prior to|after|once|as soon as|to (?:finish|complete|activate|enable|go live|make it|get it|switch it|wrap up))\b[^,]*,\s*(?:please |also |then |just |first )?$/.test(
      before,
    )
  )
    return true;
  const text = clause.text;
  // "PDF: use the print dialog"
  if (/^[^:.]{2,32}:\W*$/.test(before) && lettersFor("operate open").includes(base)) return true;
  const opens = before.trim() === "" || /[:.]\s*$/.test(before);
  return (
    opens &&
    clause.kind === "paragraph" &&
    (TO_READER.test(text) || isInstruction(hit)) &&
    !/\b(?:is|are|was|were|has|have|passes|works)\b/.test(text.split(/[,.;]/)[0] ?? text)
  );
}

/** Whether a clause is about something that done_when asks for. */
export function isAskedAbout({ clause, subject }: Hit): boolean {
  return [...stemsOf(`${clause.plain} ${clause.row}`)].some(
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What a server or a tool answered when it refused, quoted or shown. */
const REFUSAL =
  /\b(?:denied|refused|forbidden|unauthori[sz]ed|not allowed|not permitted|timed? ?out|no such|cannot|could not|error|failed|fatal|quota exceeded|rate limit)\b/i;

export function isRefusal({ doc, spelt, to }: Hit): boolean {
  return REFUSAL.test(doc.text.slice(spelt.start[to - 1], spelt.end[to - 1]));
}

const ERROR_LINE =
  /^(?:.{0,24}\b(?:error|fatal|panic)\b ?[:[(]|an error occurred|e: |.*\b(?:permission|access) ?denied\b|.*: cannot find )/;

export function isErrorLine({ clause, doc, subject }: Hit): boolean {
  if (!ERROR_LINE.test(clause.plain) || /\b0 errors?\b/.test(clause.plain)) return false;
  if (/\b(?:error|fail|message|diagnostic|hint|lint|compiler|refus|reject)/.test(subject.text))
    return false;
  return isOwnRun(doc.text, clause.start, clause.end);
}

/** Whether work is announced as the writer's own and still to come. */
export function isAnnounced(hit: Hit): boolean {
  const { clause } = hit;
  const text = clause.text;
  const met = wordsOf(hit);
  if (
    /\bi(?:'d| would| will|'ll|’ll|’d) (?:be )?(?:happy|glad|gladly|not|never|say|call|argue|answer|thank|send you|get back|call you)/.test(
      text,
    )
  )
    return false;
  if (/\bwe (?:will|'ll) (?:answer|call|get back|write|reply|contact|send)\b/.test(text))
    return false;
  if (/\bhappy to\b|\blet me know\b|\bwould have\b/.test(text)) return false;
  if (
    /^(?:will|must)\b/.test(met) &&
    (hasAny(hit, lettersFor("users"), 0, hit.from) ||
      hasAny(hit, lettersFor("every if"), partStart(hit.spelt, hit.from), hit.from))
  )
    return false;
  return true;
}

/** Whether a doubt is the writer's. */
export function isDoubt(hit: Hit): boolean {
  const { clause } = hit;
  const text = clause.text;
  const met = wordsOf(hit);
  if (
    /^(?:may|might)\b/.test(met) &&
    /\b(?:users?|guests?|members?|owners?|staff|admins?|who|customer|customers|it|they|order|§)\s*$/.test(
      textBefore(hit),
    ) &&
    !/\bmight\b/.test(met)
  )
    return false;
  if (hasNegation(hit) && hasClass(hit, "believe")) return false;
  if (/\b(?:how|what)\b[^,]{0,20}$/.test(textBefore(hit)) && !/\bi\b/.test(met)) return false;
  return !/\b(?:makes? sure|made sure|for sure|i am sure you|theory (?:says|predicts)|printed on paper|appears? to (?:users|the))\b/.test(
    text,
  );
}

/** Test doubles in tests are no fault. */
const IN_TESTS =
  /\b(?:tests?|tested|testing|specs?|suite|fixtures?|unit|integration|e2e|ci|clock|planted|replayed|harness|storybook|contract|scratch|benchmark|rehears\w+|dry run|proves?|proved|provoked?|shows? (?:it|this|that)|against (?:a|the|an)|fuzz\w*|trial)\b/;
const IN_EARNEST =
  /\b(?:for now|still|production|prod|behind|instead|rather|at present|page renders|so that the|until|while|at the moment|currently|for the time being|the (?:endpoint|page|form|list|service|export|button) (?:itself|returns|uses|shows)|every patient|always|each time)\b/;

export function isRealStandIn(hit: Hit): boolean {
  const { clause } = hit;
  if (/\b(?:tests?|fixtures?|specs?|mocks?|test data)\b/.test(clause.label)) return false;
  if (
    /placeholder/.test(wordsOf(hit)) &&
    /\b(?:fields?|inputs?|labels?|contrast|hint|search box|templates?|forms?)\b/.test(clause.text)
  )
    return false;
  return !IN_TESTS.test(clause.text) || IN_EARNEST.test(clause.text);
}

const SAMPLE = /(?:fixture|sample|mock|fake|dummy|stub|demo|test-?_?data|placeholder)/i;
const FED =
  /\b(?:comes?|came|reads?|is read|are read|loads?|loaded|taken|served|fed|filled|fetched|points?|talks?|backed|uses?|drawn|shows?|displays?) ?(?:\w+ )?(?:from|out of|by|at|to)?/;

/** Whether something is fed from a file of samples, outside of the tests. */
export function isSampleSource({ doc, clause, spelt, to, subject }: Hit): boolean {
  if (!SAMPLE.test(doc.text.slice(spelt.start[to - 1], spelt.end[to - 1]))) return false;
  if (
    SAMPLE.test(subject.text) ||
    /\b(?:tests?|specs?|storybook|stories|suite|ci)\b/.test(clause.text)
  )
    return false;
  return FED.test(clause.text);
}

export function isSwitchedOff(hit: Hit): boolean {
  const { clause } = hit;
  if (
    /\bbehind (?:the|an?) (?:\w+ )?(?:login|proxy|load balancer|firewall|vpn|cdn|gateway|button|menu)\b/.test(
      clause.text,
    )
  )
    return false;
  if (hasClass(hit, "flag") && !/\bbehind|hidden|gated|stays|off|unset|disabled/.test(clause.text))
    return false;
  if (
    /\b(?:buttons?|fields?|menus?|links?|inputs?|options?|icons?|controls?|check ?box(?:es)?)\b/.test(
      clause.text,
    ) &&
    /\b(?:until|while|when|if|unless|once|for)\b/.test(textAfter(hit))
  )
    return false;
  return !/\b(?:off and (?:on|again)|flipped off|turn(?:s|ed)? off (?:when|after|if))\b/.test(
    clause.text,
  );
}

/** "instead of X" counts where X is what done_when asks for, and done_when itself makes no exchange. */
export function isInPlaceOfAsked(hit: Hit): boolean {
  const { subject } = hit;
  if (
    /\b(?:instead|rather than|replac\w*|no longer|swap\w*|gone|migrat\w*|mov(?:e|ed)|convert\w*|switch\w*|not\b)/.test(
      subject.text,
    )
  )
    return false;
  const exchange = /^\W*(?:being )?(?:an? |the )?([\p{L}]{3,})/u.exec(textAfter(hit))?.[1] ?? "";
  return (
    exchange !== "" &&
    !/^(?:being|each|all|for|every|one|them|that|this|just|only)$/.test(exchange) &&
    subject.asks(exchange)
  );
}

/** Whether a part is a part of what was asked, not of the time or of the gain. */
export function isPartOfAsked(hit: Hit): boolean {
  const { clause, subject } = hit;
  const most = /\bmost (\p{L}+)/u.exec(wordsOf(hit))?.[1];
  if (most !== undefined && most !== "of")
    return subject.asks(most) && /\b(?:every|each|all)\b/.test(subject.doneWhen);
  if (/, (?:most|many|some|half) of (?:them|it|which|these)\b/.test(clause.text)) return false;
  if (
    /^ (?:the |its )?(?:\d|size|price|width|height|memory|weight|length|volume|bandwidth)/.test(
      textAfter(hit),
    )
  )
    return false;
  return !/\b(?:time|gain|win|difference|cost|effort|speed-?up|saving|afternoon|day|night)\b/.test(
    textAfter(hit).slice(0, 40),
  );
}

/** An exception counts unless done_when makes the same one. */
export function isExceptionUnasked(hit: Hit): boolean {
  const { subject, clause } = hit;
  if (/\bany(?:thing|one|body| \w+)? (?:other than|but|except)\b/.test(clause.text)) return false;
  if (
    /\b(?:nothing|no \w+|not|unchanged|same|identical|as before|equal)\b.{0,50}(?:except|but|apart from|other than|besides)/.test(
      clause.text,
    )
  )
    return false;
  if (
    /\bbut (?:is|are|only|with|without|keeps?|in|on|never|now|also|it|they|we|i|this|that|still|the)\b/.test(
      clause.text,
    ) &&
    !/\b(?:all|every\w*) but\b|\b(?:except|apart from)\b/.test(clause.text)
  )
    return false;
  return !/\b(?:except|but|apart|other than|without|excluding|save|aside)\b/.test(subject.doneWhen);
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The value of a number in figures or as a word; NaN when it is none. */
function toNumber(source: string): number {
  const word = NUMBER_WORDS.indexOf(source);
  if (word >= 0) return word;
  return Number(source.replace(/[,' ](?=\d{3}(?!\d))/g, "").replace(/,/g, "."));
}

const FRACTION =
  /([\d][\d.,']*|\p{L}+)\s+(?:out )?of\s+(?:the |these |those |all |our |its |my )?([\d][\d.,']*\d|\d|\p{L}+)$/u;

/** A fraction of a set that was to be done in full, rather than a rate, a rank or a measured share. */
export function isShortFraction(hit: Hit): boolean {
  const { clause, subject } = hit;
  const [, left = "", right = ""] = FRACTION.exec(wordsOf(hit)) ?? [];
  const part = toNumber(left);
  const whole = toNumber(right);
  if (!(part < whole) || part === 0) return false;
  const asked = new RegExp(
    `(?<![\\d.,])(?:${String(whole)}|${NUMBER_WORDS[whole] ?? "\\0"})(?![\\d.,]\\d)`,
  ).test(subject.text.replaceAll(/(?<=\d),(?=\d{3})/g, ""));
  const after = textAfter(hit);
  if (!asked && !hasAny(hit, lettersFor("made solved checked past_form remain undo"))) return false;
  if (
    /\b(?:best|worst|median|mean|average|fastest|slowest|top|any|every|each|either|neither|not|no|page|step|chapter|part|section|item|slide|level|figure|build|shard|attempt|try|round|sample|day|volume|phase|task|shows?|displays?|reads?|after|within|up to)\s$/.test(
      textBefore(hit),
    )
  )
    return false;
  if (
    /^\s*(?:%|percent|cores?|threads?|gb|mb|kb|ms|seconds?|minutes?|hours?|attempts?|retries|tries|stars?|points?|possible)/.test(
      after,
    )
  )
    return false;
  if (
    /\b(?:refus\w+|reject\w+|block\w+|caught|before|skipped|duplicates?|the (?:rest|others?|remaining|other)|corrected|at random|picked)\b/.test(
      clause.text,
    )
  )
    return false;
  return (
    !/\b(?:at least|at most|more than|fewer than|no more than|minimum|up to)\b/.test(
      subject.doneWhen,
    ) || !new RegExp(`\\b${String(whole)}\\b`).test(subject.doneWhen)
  );
}
