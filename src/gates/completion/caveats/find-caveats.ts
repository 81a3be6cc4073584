/**
 * Caveats: sentences in which the writer takes back part of the report without naming a thing ("I only got two thirds of the way",
 * "not everything made it in", "it's a rough first draft"). What else is reported does not outweigh them.
 */

import type { Reason } from "../../gate.ts";
import { firstBehind, type Clause, type Document } from "../../text/document.ts";
import { lowered } from "../../text/lowered.ts";
import { isAside } from "../aside.ts";
import { isDescription } from "../description.ts";
import { GOES_ON } from "../goes-on.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { partsOf } from "../open-states/parts.ts";
import { reasonOf } from "../reason.ts";
import type { Subject } from "../subject.ts";
import { calledClauses, familiesOf } from "./calls.ts";
import { beginnings, type Family, type Groups } from "./words.ts";

const RULE = {
  id: "completion.undelivered.caveat",
  says: "The message takes back part of what it reports.",
  advice:
    "Finish what the sentence speaks of and report it, or have the goal redirected by the operator.",
} as const;

const LONGEST_PART = 300;
/** The first caveat of a message; none in most. Families count as far as the policy hears them, by their ids. */
export function findCaveats(
  doc: Document,
  subject: Subject,
  hears: (id: string) => boolean,
): readonly Reason[] {
  for (const [clause, called] of calledClauses(doc)) {
    if (!isCaveat({ doc, clause, subject, hears }, called)) continue;
    if (clause.box === "ticked" || clause.text.endsWith("?")) continue;
    if (isDescription(doc, clause, subject) || isAside(clause, clause.text, subject, doc)) continue;
    return isPlainlyForeign(doc) ? [] : [reasonOf(RULE, doc, clause)];
  }
  return [];
}

/** Told of a case, of a time that is over, of what is not so, or of what was wished. */
const DEPENDS =
  /(?:^|[,;:] ?)\W*(?:and |but |so )?(?:if|when|whenever|unless|once|should|in case|as long as|suppose|whether|wherever|where|after|before|until)\b/u;
const OVER_LONG_AGO =
  /\b(?:used to|any ?more (?:than|a)|never again|at first|initially|originally|earlier today|previously|until (?:yesterday|today|noon|now|this|last)|yesterday|last (?:week|month|year|night|spring|time|autumn|summer|winter)|on purpose|deliberately|intentionally|by design|as (?:you )?(?:asked|requested|agreed|wished|wanted|intended|specified|required|instructed)|on your instructions|at your request)\b/u;
const QUOTED_SPEECH =
  /(?:^|[,;:] )\W*(?:you|he|she|they|the \p{L}+) (?:said|wrote|asked|reported|complained|claimed|told|wondered|feared) (?:that|whether|if|about|me|us|it|how|why)\b/u;

interface Read {
  readonly doc: Document;
  readonly clause: Clause;
  readonly subject: Subject;
  readonly hears: (id: string) => boolean;
}

function isCaveat({ doc, clause, subject, hears }: Read, families: readonly Family[]): boolean {
  const parts = partsOf(lowered(doc.text.slice(clause.start, clause.end)));
  const [whole = ""] = parts;
  for (const part of parts) {
    if (part.length > LONGEST_PART) continue;
    const starts = beginnings(part);
    const opened = starts.some((start) => opens(part, start))
      ? null
      : new Set(starts.flatMap((start) => familiesOf(wordAt(part, start))));
    for (const family of families) {
      if (opened?.has(family) === false) continue;
      const match = matchAt(family.pattern(), part, starts);
      if (match === null || !hears(family.id) || isAsked(match.groups ?? {}, subject)) continue;
      if (OVER_LONG_AGO.test(whole) || QUOTED_SPEECH.test(whole)) return false;
      const at = whole.indexOf(part);
      if (family.notIn?.test(whole.slice(0, at + part.length)) === true) continue;
      if (family.mayDepend !== true && DEPENDS.test(whole.slice(0, at + 12))) continue;
      if (!isOver(doc, clause, whole.slice(at + match.index + match[0].length))) return true;
    }
  }
  return false;
}

/** How a statement about the whole work, its rest or its writer begins: asked before a long pattern is made. */
const OPENERS: ReadonlySet<string> = new Set(
  "i we it this that these those there here my our no not nothing none nobody neither never only just merely half bit bits pieces part parts some something most much more two three one a an all everything every what whatever you please still far so rest remaining outstanding to treat ignore known status caveat git test tests check checks did do don does have haven could couldn should will was wasn tbd todo hope hopefully".split(
    " ",
  ),
);
const THE_WORK =
  /the (?:rest|remain\w+|others?|last|final|third|second|outstanding|missing|whole|real|hard\w*|main|core|most|tests?|checks?|fix|code|work|job|task|change\w*|implementation|feature|results?|fault|bug|problem|issue|values|figures|numbers|app|service|session|pipeline|build|deploy\w*|merge|branch|commit|pr|script|server|suite|requirements?|conditions?|points?|items?|goal\w*|truth|catch|bulk|easy|happy|simple|basic)\w*(?!\p{L})/uy;

function opens(part: string, start: number): boolean {
  const word = wordAt(part, start);
  if (word !== "the") return OPENERS.has(word) || /^\d(?!\p{L})/u.test(word);
  THE_WORK.lastIndex = start;
  return THE_WORK.test(part);
}

function wordAt(part: string, start: number): string {
  FIRST_WORD.lastIndex = start;
  return FIRST_WORD.exec(part)?.[0] ?? "";
}

const FIRST_WORD = /[\p{L}\d]+/uy;

function matchAt(pattern: RegExp, part: string, starts: readonly number[]): RegExpExecArray | null {
  for (const start of starts) {
    pattern.lastIndex = start;
    const match = pattern.exec(part);
    if (match !== null) return match;
  }
  return null;
}

/** Whether the work is about what the caveat says: "roll back the release". */
function isAsked({ state, fault }: Groups, subject: Subject): boolean {
  const words = `${state ?? ""} ${fault ?? ""}`.match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => subject.asks(word));
}

const RIGHTED_SOURCE =
  "fixed|mended|repaired|resolved|solved|corrected|done|works?|passes|completed?|finished|in place|live|green|gone|replaced|rewrote|closed|succeeded|all in|through|restored|recovered|merged";
/** In the same sentence, behind a turn, weaker words tell it as well. */
const TURNS = new RegExp(
  `\\b(?:but|so|and|then|until|till|now|since|later|afterwards|in the end|today|meanwhile|i)\\b[^.;]{0,70}?\\b(?:${RIGHTED_SOURCE}|did|worked|pass(?:ed)?|completely|rewritten|wrote|built|redone|redid|all (?:good|well|there)|(?:is|are) in|fallback|measured|enough)\\b`,
  "gu",
);
const RIGHTED = new RegExp(`\\b(?:${RIGHTED_SOURCE})\\b`, "u");
const NOT_TURNED =
  /\b(?:not|never|no|yet|to be|later|tomorrow|will|next|needs?|only|should|could|would|unless|if|hope|plan|until|nobody|nothing|never|must|still|i (?:turn|think|guess))\b|n['’]t\b/u;
/** What was done next, or by whom. */
const THEN =
  /^\W*(?:and |then |but )?(?:now|since|then|i|we|the (?:second|next)|afterwards|in the end|today|meanwhile)\b/u;

/** Whether the rest of the sentence, or the next one that goes on from it, tells that it was put right. */
function isOver(doc: Document, clause: Clause, rest: string): boolean {
  for (const [turned] of rest.matchAll(TURNS)) if (!NOT_TURNED.test(turned)) return true;
  const block = doc.blockOfLine(clause.line);
  const next = block[firstBehind(block, clause.start)]?.text ?? "";
  const goesOn = GOES_ON.test(next) || THEN.test(next);
  return goesOn && RIGHTED.test(next) && !NOT_TURNED.test(next);
}
