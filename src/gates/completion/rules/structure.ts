/** What headings, labels, check boxes, status cells and shown code say. */

import { contentUnder, NOTHING } from "../context.ts";
import type { Candidate, Rule } from "../rule.ts";

const ADVICE = "Deliver what is listed there and report it, or have the goal redirected.";

/** A word that as the whole of a cell, or behind a label, means: not there. */
const STATUS =
  "(?:pending|outlined?|sketch(?:ed)?|notes?|skeleton|idea|concept|cooking|brewing|on track|drafted|in (?:review|qa|testing|work|preparation|planning)|under review|awaiting \\w+|nearly (?:done|there)|almost (?:done|there)|some|half|tomorrow|to-?do|to do|tbd|tba|wip|in progress|not started|not done|not yet(?: \\w+)?|open|still open|missing|blocked|skipped|partial(?:ly)?|partly|failed|failing|fails|red|planned|stub(?:bed)?|mock(?:ed)?|placeholder|deferred|postponed|parked|next|soon|coming soon|later|waiting|on hold|outstanding|incomplete|unfinished|draft|untested|unverified|unknown|unclear|none yet|nothing yet|half done|started|begun|underway|under way|follows?|to follow|tomorrow|next (?:week|sprint|release)|out of scope|omitted|left out|dropped|won't fix|cancelled|n/?a yet|not (?:implemented|built|written|tested|verified|run|included|supported|available|ported|migrated|translated|ready|working|wired|connected|measured)|error|broken|unreachable|manual(?: step)?|by hand|see below|❌|✗|✘|☐|⏳|⌛|🚧|🔜|⬜|🔴|⚠|🟡|\\?+|tbc|dummy|fake|hard-?coded|disabled|off|switched off|crashes|times out|timeout|no access|no permission|denied|queued|scheduled|under construction|up to you|yours|your turn|your call)";

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: "completion.structure.heading",
    anchors: [
      "next",
      "steps",
      "todo",
      "todos",
      "do",
      "remaining",
      "outstanding",
      "missing",
      "limitations",
      "limitation",
      "issues",
      "problems",
      "open",
      "left",
      "incomplete",
      "unfinished",
      "pending",
      "future",
      "later",
      "follow",
      "followup",
      "followups",
      "gaps",
      "caveats",
      "blockers",
      "blocked",
      "blocker",
      "deferred",
      "postponed",
      "skipped",
      "omitted",
      "excluded",
      "included",
      "done",
      "failing",
      "unresolved",
      "backlog",
      "parked",
      "tbd",
      "wip",
      "known",
      "shortcomings",
      "workarounds",
      "far",
      "still",
      "progress",
      "unverified",
      "untested",
      "tested",
      "verified",
    ],
    quick: isShortLine,
    patterns: [
      /^(?:\d+[.)] )?(?:[^\w]* ?)?(?:the |my |our |your |some |all |what |work |things |items |tasks |points |parts |list of |proposed |suggested |recommended |possible |immediate |planned )*(?:next(?: steps?| up| actions?| tasks?)?|to-?do'?s?|to dos?|remaining(?: work| tasks?| items?| steps?| issues?| points?)?|outstanding(?: \w+)?|(?:still |what's |what is |is |are )?(?:missing|still open|still to do|left(?: to do| over| undone| out)?|pending|unfinished|incomplete|to be done|not done|not (?:yet )?(?:included|done|implemented|covered|finished|delivered|tested|verified|started|complete|addressed|in this \w+))|(?:known |current |open |remaining )?(?:limitations?|shortcomings|gaps|blockers?|workarounds?)|(?:known|open|remaining|unresolved|outstanding) (?:issues?|problems?|bugs?|points?|items?|tasks?|questions?|ends?)|future (?:work|improvements?|enhancements?|steps?|plans?)|follow ?-?ups?(?: \w+)?|later|for later|deferred|postponed|skipped|omitted|parked|excluded|blocked|backlog|tbd|wip|done so far|progress so far|so far|unverified|untested|failing(?: tests?)?)(?: \([^)]*\))?[:.]? ?$/,
    ],
    kinds: ["heading", "paragraph", "item"],
    cancelledBy: ["subject"],
    check: hasContent,
    says: "A heading announces what is missing or still to do.",
    advice: ADVICE,
    examples: {
      reject: [
        "## Built\n\nThe page is up.\n\n## Remaining work\n\n- the index\n",
        "Next steps:\n\n1. the index\n",
        "## Done so far\n\n- the front\n",
      ],
      accept: ["## Remaining work\n\nNone.\n", "## Known issues\n\n- none\n"],
    },
  },
  {
    id: "completion.structure.status",
    anchors: [
      "outline",
      "outlined",
      "sketch",
      "sketched",
      "notes",
      "skeleton",
      "idea",
      "concept",
      "cooking",
      "brewing",
      "track",
      "drafted",
      "implemented",
      "built",
      "written",
      "tested",
      "verified",
      "run",
      "included",
      "supported",
      "available",
      "ported",
      "migrated",
      "translated",
      "ready",
      "working",
      "wired",
      "connected",
      "measured",
      "review",
      "qa",
      "testing",
      "preparation",
      "planning",
      "there",
      "some",
      "pending",
      "todo",
      "do",
      "tbd",
      "tba",
      "wip",
      "progress",
      "started",
      "done",
      "yet",
      "open",
      "missing",
      "blocked",
      "skipped",
      "partial",
      "partially",
      "partly",
      "failed",
      "failing",
      "fails",
      "red",
      "planned",
      "stub",
      "stubbed",
      "mock",
      "mocked",
      "placeholder",
      "deferred",
      "postponed",
      "parked",
      "next",
      "soon",
      "later",
      "waiting",
      "hold",
      "outstanding",
      "incomplete",
      "unfinished",
      "draft",
      "untested",
      "unverified",
      "unknown",
      "unclear",
      "follows",
      "follow",
      "tomorrow",
      "scope",
      "omitted",
      "out",
      "dropped",
      "fix",
      "cancelled",
      "not",
      "error",
      "broken",
      "unreachable",
      "manual",
      "hand",
      "tbc",
      "dummy",
      "fake",
      "hardcoded",
      "coded",
      "disabled",
      "off",
      "crashes",
      "timeout",
      "access",
      "permission",
      "denied",
      "queued",
      "scheduled",
      "construction",
      "you",
      "yours",
      "turn",
      "call",
      "below",
      "begun",
      "underway",
      "way",
      "half",
      "no",
      "t",
      "week",
      "sprint",
      "release",
    ],
    quick: endsStatement,
    patterns: [
      new RegExp(
        `^(?:[^:]{1,60}(?::| - | -> |\\()\\s?)?(?:[❌✗✘☐⏳⌛🚧🔜⬜🔴⚠🟡]\\s?)?(?:still |currently |now |only |status: |state: )?${STATUS}(?: ?\\([^)]*\\))?(?: for now)?[.!)]?$`,
      ),
    ],
    kinds: ["cell", "item", "paragraph"],
    cancelledBy: ["subject", "aside", "negation", "solved"],
    check: isOwnStatus,
    says: "A status says that something is not there.",
    advice: ADVICE,
    examples: {
      reject: [
        "| Part | State |\n|---|---|\n| Index | pending |\n",
        "- Index: in progress",
        "Rear seam - not started",
        "Bell: TBD",
      ],
      accept: ["| Part | State |\n|---|---|\n| Index | built |\n", "Open issues: none"],
    },
  },
  {
    id: "completion.structure.code-todo",
    anchors: [
      "todo",
      "fixme",
      "xxx",
      "hack",
      "notimplementederror",
      "notimplementedexception",
      "unimplemented",
      "implemented",
      "stub",
      "stubbed",
      "placeholder",
      "dummy",
      "mock",
      "fake",
      "hardcoded",
      "temporary",
      "temp",
      "later",
      "wip",
      "tbd",
    ],
    patterns: [
      /(?:\/\/|#|\/\*|<!--|--|;|%|\*|rem |"""|''').{0,60}?\b(?:todo|fixme|xxx|hack|stub(?:bed)?|placeholder|not (?:yet )?implemented|dummy|mock(?:ed)?|fake|hard-?coded|temporary|for now|later|tbd|wip)\b|\b(?:notimplementederror|notimplementedexception|todo!\(|unimplemented!|throw new error\(["'`](?:not implemented|todo)|raise notimplemented|fatalerror\("(?:not implemented|todo)|panic\("(?:not implemented|todo|implement me))/,
    ],
    unless: /^(?:-|\+\+\+|---|<)|\bno (?:todo|fixme)|\$ (?:grep|rg|git grep)|grep -/,
    kinds: ["code"],
    cancelledBy: ["subject"],
    check: ({ doc, clause }) =>
      !/\b(?:before|used to|old|was|removed|deleted|gone|previously|replaced|former)\b[^`]{0,80}```[^`]*$/.test(
        doc.text.slice(Math.max(0, clause.start - 200), clause.start).toLowerCase(),
      ),
    says: "The code shown still has something to do in it.",
    advice: ADVICE,
    examples: {
      reject: [
        "```ts\nsave();\n// TODO: remove attachments from storage\n```",
        "```py\ndef pay():\n    raise NotImplementedError\n```",
      ],
      accept: ["```ts\n// removes attachments\nremove();\n```"],
    },
  },
];

/** Marks that need no word: an open box, a crossed cell, a question to the reader. */
export const MARK_REASONS = {
  box: {
    rule: "completion.structure.open-box",
    says: "A check box is left open.",
    advice: ADVICE,
  },
  cross: {
    rule: "completion.structure.crossed",
    says: "A mark says that something is not done.",
    advice: ADVICE,
  },
  share: {
    rule: "completion.partial.share",
    says: "A state below 100 % is given.",
    advice: ADVICE,
  },
  question: {
    rule: "completion.question.asked",
    says: "The message asks the reader a question.",
    advice: "Have the question answered, finish the work accordingly, then report it.",
  },
} as const;

/** Whether something stands under a heading, other than "none". */
function hasContent({ doc, clause, text, subject }: Candidate): boolean {
  const title = text.replace(/[:.]? ?$/, "");
  if (subject.text.includes(title) && title.length > 4) return false;
  if (clause.kind !== "heading" && !/:\W*$/.test(text)) {
    return clause.kind === "paragraph" && text.length < 40 && isFollowedByList(doc, clause.line);
  }
  const content = contentUnder(doc, clause);
  return (
    content !== null &&
    !NOTHING.test(content.plain) &&
    !NOT_ASKED.test(content.plain + content.heading)
  );
}

const NOT_ASKED =
  /\b(?:not (?:a )?part of (?:this|the) goal|nobody asked|outside this goal|beyond this goal|not asked for)\b/;

function isFollowedByList(doc: Candidate["doc"], line: number): boolean {
  const { lineCount } = doc.scan();
  for (let next = line + 1; next < lineCount && next < line + 3; next++) {
    const first = doc.blockOfLine(next)[0];
    if (first !== undefined) return first.kind === "item";
  }
  return false;
}

/** Columns whose cells say how far something has got. */
const STATE_COLUMN =
  /\b(?:state|status|result|done|progress|works?|ready|tested|passes|outcome|check|verified|delivered|complete|built|live|deployed|stand|estado|état|stato|ergebnis)\b|^$/;

/** A status is the writer's own when the table or list reports the work rather than what was built. */
function isOwnStatus({ clause, text, subject }: Candidate): boolean {
  if (clause.kind === "cell")
    return (
      clause.row !== "" &&
      (STATE_COLUMN.test(clause.column) || text.length > 14 || !subject.mentions(text))
    );
  // In prose a status needs something that it is the status of.
  return /(?::| - | -> |\()/.test(text) && !/^(?:open|known|remaining) /.test(text);
}

const LONGEST_TITLE = 64;

/** Whether the line around a word is short enough for a heading and looks like one. */
function isShortLine(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > 0 && text.charCodeAt(from - 1) !== 10) {
    from--;
    if (start - from > LONGEST_TITLE) return false;
  }
  let to = end;
  while (to < text.length && text.charCodeAt(to) !== 10) {
    to++;
    if (to - from > LONGEST_TITLE + 8) return false;
  }
  const first = text.charCodeAt(from);
  const last = text.charCodeAt(to - 1);
  return first === 35 || first === 42 || last === 58 || last === 42 || to - from <= 32;
}

/** Whether what follows a word ends a cell, a line or a sentence: a status stands at the end. */
function endsStatement(text: string, _start: number, end: number): boolean {
  let at = end;
  while (
    at < text.length &&
    (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 42 || text.charCodeAt(at) === 39)
  )
    at++;
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return (
    code === 10 ||
    code === 13 ||
    code === 124 ||
    code === 46 ||
    code === 40 ||
    code === 41 ||
    code === 33 ||
    code === 59 ||
    text.startsWith("for ", at) ||
    text.startsWith("t ", at)
  );
}
