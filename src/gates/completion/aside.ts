/** What was never asked for, and what stands under a title. */

import { firstBehind, type Clause, type Document } from "../text/document.ts";
import { holdsAny } from "./hints.ts";
import { uninflectedWords, type Subject } from "./subject.ts";

/**
 * Plain sayings that something was never asked for, each kind with words one of which it cannot do without:
 * compiling all of it in one pattern costs a millisecond, and most messages hold none of the words.
 */
const ASIDES: readonly (readonly [hints: readonly string[], pattern: RegExp])[] = [
  [
    ["part of"],
    /\b(?:not (?:a )?part of (?:this|it|that)(?= and| so|[,.;:]|$)|not (?:a )?part of (?:this|the|that) (?:goal|task|request|brief|order|assignment|job|work|ticket|change)|no part of (?:this|the|that|these|your|our) (?:goal|task|request|brief|order|assignment|done_when|ask|conditions?|work)|never (?:a|one of the) part of (?:it|this|the \w+))\b/,
  ],
  [
    ["outside", "beyond", "out of", "scope", "apart from", "unrelated", "independent of"],
    /\b(?:(?:beyond|outside|more than|on top of) what (?:(?:was|is|were) (?:asked|ordered|requested|wanted|needed|required)|(?:you|the (?:goal|task|brief|ticket)) (?:asked|asks|wants?|wanted|ordered|orders))|(?:outside|beyond|out of scope (?:for|of)|outside the scope of|apart from|unrelated to|independent of|not in the scope of) (?:this|the|that|these|your|our) (?:goal|task|request|brief|order|assignment|done_when|ask|conditions?|work)|(?:lies?|lay|lying|falls?|fell) (?:beyond|outside|out of) (?:of )?(?:this|the) (?:goal|task|job|work|brief|ticket|order)|unrelated(?: to this)?|not (?:in|within) (?:the )?scope|out of scope(?! for (?:this|the) (?:session|now|moment|time|pr)))\b/,
  ],
  [
    ["asked", "requested", "required", "covered by", "ordered", "wanted by", "called for"],
    /\b(?:not (?:asked for (?:in|by)|covered by|required (?:by|for)) (?:this|the|that|these|your|our) (?:goal|task|request|brief|order|assignment|done_when|ask|conditions?|work)|(?:not|never) asked for|(?:not|n't) (?:been )?(?:ordered|asked for|wanted|requested|called for|required) by any(?:one|body)|was not asked|wasn't asked|not requested|unasked|(?:was|were|been) never (?:requested|asked for|ordered|called for|required))\b/,
  ],
  [
    ["nobody", "no one", "no-one", "never", "not", "n't", "none of"],
    /\b(?:(?:nobody|no one|no-one)(?: had(?= (?:asked|called) for (?:it|that|this|them|one|any|those|these)\b))?|you never|you did not|you didn't|none of the conditions|done_when (?:never|does not|did not|doesn't)|(?:the|this) (?:goal|ticket|brief|task|request|issue|order) (?:never|does not|did not|doesn't)) (?:asked?|called?|mention\w*|require\w*|want\w*|name\w*|include\w*|cover\w*)\b|\b(?:was|were|is|are) never (?:on|in|part of) (?:the|this|your|our) (?:list|brief|ticket|order|plan|scope|goal|task)\b/,
  ],
  [
    [
      "you listed",
      "you named",
      "you mentioned",
      "you asked",
      "you gave",
      "you chose",
      "you ordered",
    ],
    /\b(?:(?:is |are |was |were )?not|(?:is|are|was|were)n't|never) (?:among|one of|any of|on|in) (?:the|those|these) (?:\p{L}+ ){0,2}?\p{L}+ (?:that |which )?you (?:listed|named|mentioned|asked for|gave(?: me)?|chose|ordered)\b/u,
  ],
  [
    ["condition", "requirement", "goal", "brief", "ticket", "order", "list", "done_when"],
    /\b(?:never (?:a|one of the) (?:condition|requirement)s?|(?:is not|isn't|are not|aren't|was not|wasn't|neither is|nor is|not) (?:among|one of|any of|called for in|called for anywhere in|called for by|named in|mentioned in|wanted by) (?:the|these|its|your) (?:conditions?|requirements?|goals?|brief|ticket|order|list)|(?:no|not one|not a single|none of the) (?:conditions?|requirements?|part of done_when) (?:asks?|calls?|speaks?|mentions?|wants?|names?|needs?|demands?|requires?|says?|covers?)|for another goal|a goal of its own|a separate goal)\b/,
  ],
  [
    ["nothing", "foreign to", "alien to", "aside", "by the way"],
    /\b(?:(?:says?|said) nothing (?:of|about|on)|nothing to do with (?:this|the) (?:goal|task|job|work|brief|ticket|request|order)|(?:foreign|alien) to (?:this|the) (?:goal|task|job|work|brief|ticket)|an aside|aside from the goal|as an aside|by the way(?! (?:the|it|they|in which|that|an?)\b))\b/,
  ],
  [
    ["as specified", "as requested", "as asked", "as ordered", "as instructed"],
    /\bas (?:specified|requested|asked|ordered|instructed)\b/,
  ],
  [
    [
      "as the ",
      "as this ",
      "as your ",
      "as goal",
      "as brief",
      "as task",
      "as request",
      "as done_when",
      "as condition",
      "as ticket",
      "as spec",
      "as order",
    ],
    /\bas (?:the |this |your )?(?:goal|brief|task|request|done_when|conditions?|ticket|spec\w*|order) (?:asks?|asked|says?|said|wants?|wanted|demands?|demanded|requires?|required|forbids?|states?|stated|has it)\b/,
  ],
];

/** The kind of saying that a text holds; null when it holds none. */
function asideIn(text: string): RegExp | null {
  if (text === "") return null;
  for (const [hints, pattern] of ASIDES) {
    if (holdsAny(text, hints) && pattern.test(text)) return pattern;
  }
  return null;
}

const FILLER = new Set(
  "not part this that the a an of goal it its is are was were be been in on for to and or with which who as at by from out scope outside beyond nobody asked did do does had have has before after either still old own left here concern goal task any we i you they there nor but into over since so would could will can may might must also too then than".split(
    " ",
  ),
);

/** Whether the clause, or its heading, label or the clause before it, says plainly that this was never asked for. */
export function isAside(clause: Clause, text: string, subject: Subject, doc: Document): boolean {
  let saying =
    asideIn(text) ?? asideIn(clause.label) ?? asideIn(clause.heading) ?? asideIn(clause.lead);
  if (saying === null) {
    const block = doc.blockOfLine(clause.line);
    saying = asideBefore(block, clause.start);
    // "The bar still has fixed colours. It is not part of this goal."
    const next = block[firstBehind(block, clause.end)];
    if (
      next !== undefined &&
      (POINTS_BACK.test(next.text) || IN_PASSING.test(clause.heading || clause.lead))
    )
      saying = asideIn(next.text);
  }
  return saying !== null && !isAskedFor(text.replace(saying, " "), subject);
}

/** How far a block was read for its first aside, and where that stands. */
interface FirstAside {
  read: number;
  start: number;
  saying: RegExp | null;
}

const firstAsides = new WeakMap<readonly Clause[], FirstAside>();

/** The first saying of a block, where it stands before an offset. Each clause is read once. */
function asideBefore(block: readonly Clause[], offset: number): RegExp | null {
  const first = firstAsides.get(block) ?? { read: 0, start: -1, saying: null };
  firstAsides.set(block, first);
  while (first.saying === null) {
    const clause = block[first.read];
    if (clause === undefined || clause.start >= offset) return null;
    first.read++;
    first.start = clause.start;
    first.saying = asideIn(clause.text);
  }
  return first.start < offset ? first.saying : null;
}

/** Whether what a clause is about is among what done_when asks for. */
function isAskedFor(text: string, subject: Subject): boolean {
  const head = text.split(/[,;]| (?:which|that|because|since|as|so) /)[0] ?? text;
  let content = 0;
  let asked = 0;
  for (const word of uninflectedWords(head)) {
    if (word.length < 3 || FILLER.has(word)) continue;
    content++;
    if (subject.asks(word)) asked++;
  }
  return content > 0 && asked / content > 0.6;
}

/** A title over what was only come upon: what follows says that it was not asked for. */
const IN_PASSING = /\b(?:in passing|by the way|on the side|noticed|observations?|observed)\b/;
const POINTS_BACK = /^\W*(?:it|that|this|they|those|both)\b/;

/** What stands under a heading when nothing does. */
export const NOTHING =
  /^(?:\W*)(?:none|nothing|no \w+|not applicable|n\/a|-|0|empty|all done|all clear|keine?|nichts|aucune?|rien|nada|ninguno?a?)\b/;

/** The first clause under a heading or behind a lead-in; null when there is none before the next heading. */
export function contentUnder(doc: Document, title: Clause): Clause | null {
  const { lineCount } = doc.scan();
  for (let line = title.line; line < lineCount && line < title.line + 8; line++) {
    for (const clause of doc.blockOfLine(line)) {
      if (clause.start <= title.start) continue;
      return clause.kind === "heading" && title.kind === "heading" ? null : clause;
    }
  }
  return null;
}
