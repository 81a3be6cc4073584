/** What headings, labels, status cells and shown code say. */

import { contentUnder, NOTHING } from "../aside.ts";
import type { Hit, Rule } from "../clauses/rule.ts";
import { isWorkStatus } from "../clauses/looks/deferral.ts";
import { isTurnedAway } from "../clauses/senses/turned-away.ts";
import { textAfter, wordsOf } from "../clauses/looks/hit.ts";
import { uninflectedWords } from "../subject.ts";
import type { Document } from "../../text/document.ts";

const ADVICE =
  "Deliver what is listed there and report it, or have the goal redirected by the operator.";

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: "completion.structure.heading",
    patterns: [
      "^^ ..3 stepshead ..3 $$",
      "^^ the? later sep? $$",
      "^^ not made/checked ..3 $$",
      "^^ still? undone sep? $$",
      "^^ parked/omitted ..2 $$",
      "^^ yet/sofar ..2 $$",
    ],
    kinds: ["heading", "paragraph", "item"],
    takenBack: ["subject"],
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
    id: "completion.structure.left",
    patterns: ["^^ still? remain sep", "^^ stepshead sep"],
    kinds: ["item", "paragraph"],
    takenBack: ["subject", "aside"],
    check: namesAskedThing,
    says: "A label names what is left to do.",
    advice: ADVICE,
    examples: {
      reject: [
        "Next steps: the second part.",
        "Remaining: the second part.",
        "What's left: two of the parts.",
      ],
      accept: ["Remaining: none.", "Remaining: 4 GB of 16."],
    },
  },
  {
    id: "completion.structure.status",
    patterns: [
      "^^ still/now/only* undone/omitted/standin/draft/off/broken/fail/failed/later/partly/waits/manual/todo/fornow $$",
      "sep/arrow still/now/only* undone/omitted/standin/draft/off/broken/fail/failed/later/partly/waits/manual/todo sep* $$",
      "^^ not made/checked ..2 $$",
      "sep open $$",
      "^^ open $$",
    ],
    kinds: ["cell", "item", "paragraph"],
    takenBack: ["subject", "aside", "solved"],
    check: (hit) =>
      isWorkStatus(hit) &&
      !isTurnedAway(hit) &&
      (hit.clause.kind === "cell" ||
        hit.clause.text.includes(":") ||
        / - |->|→/.test(hit.clause.text)),
    says: "A status says that something is not there.",
    advice: ADVICE,
    examples: {
      reject: [
        "| Part | State |\n|---|---|\n| Index | pending |\n",
        "- Index: in progress",
        "Bell: TBD",
      ],
      accept: ["| Part | State |\n|---|---|\n| Index | built |\n", "Open issues: none"],
    },
  },
  {
    id: "completion.structure.code-todo",
    patterns: ["todo", "standin", "fornow", "not made", "need ..6 past"],
    kinds: ["code"],
    takenBack: ["subject"],
    check: isOwnComment,
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

const COMMENT =
  /(?:\/\/|#|\/\*|<!--|--|;|%|\*|rem |"""|''').{0,60}?\b(?:todo|fixme|xxx|hack|stub(?:bed)?|placeholder|not (?:yet )?implemented|dummy|mock(?:ed)?|fake|hard-?coded|temporary|for now|later|tbd|wip|needs? (?:\w+ ){1,6}first|once (?:we|there|it|the))\b|\b(?:notimplementederror|notimplementedexception|todo!\(|unimplemented!|throw new error\(["'`](?:not implemented|todo)|raise notimplemented|fatalerror\("(?:not implemented|todo)|panic\("(?:not implemented|todo|implement me))/;

function isOwnComment({ doc, clause }: Hit): boolean {
  const { plain } = clause;
  // A heading in a text that is shown.
  if (
    /^#{1,6} /.test(plain) &&
    /```(?:md|markdown|mdx|text|txt)\s[^`]*$/.test(
      doc.text.slice(Math.max(0, clause.start - 1000), clause.start),
    )
  )
    return false;
  if (
    !COMMENT.test(plain) ||
    /^(?:-(?!- )|\+\+\+|---|<)|\bno (?:todo|fixme)|\$ (?:grep|rg|git grep)|grep -/.test(plain)
  )
    return false;
  return !/\b(?:before|used to|old|was|removed|deleted|gone|previously|replaced|former)\b[^`]{0,80}```[^`]*$/.test(
    doc.text.slice(Math.max(0, clause.start - 200), clause.start).toLowerCase(),
  );
}

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

/** Whether a label that tells what is left stands before something that was asked for. */
function namesAskedThing(hit: Hit): boolean {
  if (!LEFT.test(wordsOf(hit))) return false;
  const rest = textAfter(hit);
  // "Next steps: a box with up to three lessons, tested on all of them": a part of the thing built.
  if (/next step/.test(wordsOf(hit)) && /\b(?:tested|tried|has|have|shows?|is|are)\b/.test(rest))
    return false;
  return (
    !NOTHING.test(rest) &&
    [...uninflectedWords(rest)].some((word) => word.length > 3 && hit.subject.asks(word))
  );
}

const LEFT =
  /^(?:still )?remaining\b|\bnext steps?\b|\bfollow-?ups?\b|\bleft\b|\bto ?-?dos?\b|\bopen\b|\bmissing\b|\bunfinished\b|\bincomplete\b|\boutstanding\b|\bremains\b/;

/** Whether something stands under a heading, other than "none". */
function hasContent({ doc, clause, subject }: Hit): boolean {
  const { text } = clause;
  const title = text.replace(/[:.]? ?$/, "");
  if (subject.text.includes(title) && title.length > 4) return false;
  if (clause.kind !== "heading" && !/:\W*$/.test(text))
    return clause.kind === "paragraph" && text.length < 40 && isFollowedByList(doc, clause.line);
  const content = contentUnder(doc, clause);
  return (
    content !== null &&
    !NOTHING.test(content.plain) &&
    !NOT_ASKED.test(content.plain + content.heading)
  );
}

const NOT_ASKED =
  /\b(?:not (?:a )?part of (?:this|the) goal|nobody asked|outside this goal|beyond this goal|not asked for)\b/;

function isFollowedByList(doc: Document, line: number): boolean {
  const { lineCount } = doc.scan();
  for (let next = line + 1; next < lineCount && next < line + 3; next++) {
    const first = doc.blockOfLine(next)[0];
    if (first !== undefined) return first.kind === "item";
  }
  return false;
}
