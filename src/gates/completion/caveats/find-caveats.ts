/**
 * Caveats: sentences in which the writer takes back part of the report without naming a thing ("I only got two thirds of the way",
 * "not everything made it in", "it's a rough first draft"). What else is reported does not outweigh them.
 */

import type { Reason } from "../../gate.ts";
import { firstBehind, type Clause, type Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { byWord } from "../../text/by-word.ts";
import { hashWord } from "../../text/scan.ts";
import { isAside } from "../aside.ts";
import { isDescription } from "../description.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { partsOf } from "../open-states/parts.ts";
import { reasonOf } from "../reason.ts";
import type { Subject } from "../subject.ts";
import { ADMITTED } from "./admitted.ts";
import { DEEDS, NONE_OF_IT } from "./deeds.ts";
import { DOUBTS } from "./doubts.ts";
import { IDIOMS } from "./idioms.ts";
import { OUTCOMES } from "./outcomes.ts";
import { SHARES } from "./shares.ts";
import { beginnings, type Family, type Groups } from "./words.ts";

const RULE = {
  id: "completion.undelivered.caveat",
  says: "The message takes back part of what it reports.",
  advice: "Finish what the sentence speaks of and report it, or have the goal redirected.",
} as const;

const FAMILIES: readonly Family[] = [
  ...SHARES,
  ...NONE_OF_IT,
  ...DEEDS,
  ...DOUBTS,
  ...OUTCOMES,
  ...IDIOMS,
  ...ADMITTED,
];

const LONGEST_PART = 300;
/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 200;

/** Words of which nearly every caveat has one: of the writer, of the whole work or a part of it, of what is not so. */
const VOICES =
  "i we my our me us it its this that these those them they you your not t no none nothing nobody never neither only just merely half part parts portion chunk piece pieces rest remainder remaining everything whole third final last sorry sadly unfortunately honest afraid please todo tbd still caveat outstanding known what whatever there here anything something some most much more one two three ones lot bit bits skipped stuck missing left bug bugs broken commented coded untested unverified incomplete unfinished complete halfway midway partway status";

let table: ReturnType<typeof makeTable> | null = null;

const makeTable = () => ({
  familiesOf: byWord(FAMILIES, ({ calledBy }) => calledBy),
  isVoice: byWord([VOICES], (words) => words),
});

/** The first caveat of a message; none in most. */
export function findCaveats(doc: Document, subject: Subject): readonly Reason[] {
  for (const [clause, families] of calledClauses(doc)) {
    if (clause.box === "ticked" || clause.text.endsWith("?")) continue;
    if (!isCaveat(doc, clause, families, subject)) continue;
    if (isDescription(doc, clause, subject) || isAside(clause, clause.text, subject, doc)) continue;
    return isPlainlyForeign(doc) ? [] : [reasonOf(RULE, doc, clause)];
  }
  return [];
}

function calledClauses(doc: Document): ReadonlyMap<Clause, ReadonlySet<Family>> {
  const { familiesOf, isVoice } = (table ??= makeTable());
  const { wordCount, wordHash, wordStart } = doc.scan();
  const { kind } = doc.outline();
  const found = new Map<Clause, Set<Family>>();
  const voiced: number[] = [];
  let line = 0;
  let clause: Clause | null = null;
  for (let at = 0; at < wordCount; at++) {
    const hash = wordHash[at] ?? 0;
    const start = wordStart[at] ?? 0;
    if (isVoice(hash) !== undefined) voiced.push(start);
    const called = familiesOf(hash);
    if (called === undefined) continue;
    if (clause === null || start >= clause.end) {
      const { lineStart, lineCount } = doc.scan();
      while (line + 1 < lineCount && (lineStart[line + 1] ?? 0) <= start) line++;
      const of = kind[line];
      clause = of === LINE.paragraph || of === LINE.item ? doc.clauseOn(line, start) : null;
      if (clause === null) continue;
    }
    let into = found.get(clause);
    if (into === undefined) {
      if (found.size === MOST_CLAUSES) break;
      found.set(clause, (into = new Set()));
    }
    for (const family of called) into.add(family);
  }
  let next = 0;
  for (const one of found.keys()) {
    while ((voiced[next] ?? Infinity) < one.start) next++;
    if ((voiced[next] ?? Infinity) >= one.end) found.delete(one);
  }
  return found;
}

/** Told of a case, of a time that is over, of what is not so, or of what was wished. */
const DEPENDS =
  /(?:^|[,;:] ?)\W*(?:and |but |so )?(?:if|when|whenever|unless|once|should|in case|as long as|suppose|whether|wherever|where|after|before|until)\b/iu;
const OVER_LONG_AGO =
  /\b(?:used to|any ?more (?:than|a)|never again|at first|initially|originally|earlier today|previously|until (?:yesterday|today|noon|now|this|last)|yesterday|last (?:week|month|year|night|spring|time|autumn|summer|winter)|on purpose|deliberately|intentionally|by design|as (?:you )?(?:asked|requested|agreed|wished|wanted|intended|specified|required|instructed)|on your instructions|at your request)\b/iu;
const QUOTED_SPEECH =
  /(?:^|[,;:] )\W*(?:you|he|she|they|the \p{L}+) (?:said|wrote|asked|reported|complained|claimed|told|wondered|feared) (?:that|whether|if|about|me|us|it|how|why)\b/iu;

function isCaveat(
  doc: Document,
  clause: Clause,
  families: ReadonlySet<Family>,
  subject: Subject,
): boolean {
  const parts = partsOf(doc.text.slice(clause.start, clause.end));
  const [whole = ""] = parts;
  for (const part of parts) {
    if (part.length > LONGEST_PART) continue;
    const starts = beginnings(part);
    const openings = starts.map((start) => part.slice(start, start + LONGEST_OPENER));
    const mayOpen = openings.some((opening) => OPENER.test(opening));
    const opened = mayOpen ? null : new Set(openings.flatMap(calledFirst));
    for (const family of families) {
      if (opened?.has(family) === false) continue;
      const match = matchAt(family.pattern(), part, starts);
      if (match === null || isAsked(match.groups ?? {}, subject)) continue;
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
const OPENER =
  /^(?:i|we|it|this|that|these|those|there|here|my|our|not?|nothing|none|nobody|neither|never|only|just|merely|half|bits?|pieces|parts?|some|something|most|much|more|two|three|one|a|an|all|everything|every|what|whatever|you|please|still|far|so|rest|remaining|outstanding|to|treat|ignore|known|status|caveat|git|tests?|checks?|did|do|don|does|have|haven|could|couldn|should|will|was|wasn|tbd|todo|hope|hopefully|\d|the (?:rest|remain\w+|others?|last|final|third|second|outstanding|missing|whole|real|hard\w*|main|core|most|tests?|checks?|fix|code|work|job|task|change\w*|implementation|feature|results?|fault|bug|problem|issue|values|figures|numbers|app|service|session|pipeline|build|deploy\w*|merge|branch|commit|pr|script|server|suite|requirements?|conditions?|points?|items?|goal\w*|truth|catch|bulk|easy|happy|simple|basic)\w*)(?!\p{L})/iu;
const LONGEST_OPENER = 40;

/** The families that the first word calls for. */
function calledFirst(opening: string): readonly Family[] {
  const word = /^[\p{L}\d]+/u.exec(opening)?.[0];
  return word === undefined ? [] : ((table ??= makeTable()).familiesOf(hashWord(word)) ?? []);
}

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
  return words.some((word) => subject.asks(word.toLowerCase()));
}

const TURNS =
  /\b(?:but|so|and|then|until|till|now|since|later|afterwards|in the end|today|meanwhile|i)\b[^.;]{0,70}?\b(?:fixed|mended|repaired|resolved|solved|corrected|done|did|works?|worked|pass(?:es|ed)?|complete(?:d|ly)?|finished|in place|live|green|gone|replaced|rewrote|rewritten|wrote|built|closed|succeeded|through|restored|recovered|redone|redid|merged|all (?:good|well|in|there)|is in|are in|fallback|measured|enough)\b/giu;
const NOT_TURNED =
  /\b(?:not|never|no|yet|to be|later|tomorrow|will|next|needs?|only|should|could|would|unless|if|hope|plan|until|nobody|nothing|never|must|still|i (?:turn|think|guess))\b|n['’]t\b/iu;
const REFERRING =
  /^\W*(?:and |then |but )?(?:it|they|that|this|these|those|all|both|now|since|then|i|we|the (?:second|next)|afterwards|in the end|today|meanwhile|fixed)\b/iu;
const RIGHTED =
  /\b(?:fixed|mended|repaired|resolved|solved|corrected|done|works?|passes|complete(?:d)?|finished|in place|live|green|gone|replaced|rewrote|closed|succeeded|all in|through|restored|recovered|merged)\b/iu;

/** Whether the rest of the sentence, or the next one that goes on from it, tells that it was put right. */
function isOver(doc: Document, clause: Clause, rest: string): boolean {
  for (const [turned] of rest.matchAll(TURNS)) if (!NOT_TURNED.test(turned)) return true;
  const block = doc.blockOfLine(clause.line);
  const next = block[firstBehind(block, clause.start)]?.text ?? "";
  return REFERRING.test(next) && RIGHTED.test(next) && !NOT_TURNED.test(next);
}
