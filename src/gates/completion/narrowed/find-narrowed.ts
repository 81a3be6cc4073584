/**
 * All of something was asked for, and the message tells it of some: "the pages people visit most have an alt text" for
 * "all pages". The noun of the condition is looked for in the message: it must stand there once without a limit of its
 * own, or with limits that make up the whole.
 */

import type { Clause, Document } from "../../text/document.ts";
import type { Reason } from "../../gate.ts";
import { isAside } from "../aside.ts";
import { isDescription } from "../description.ts";
import { isPlainlyForeign } from "../languages/find-foreign.ts";
import { reasonOf } from "../reason.ts";
import { LONGEST_DONE_WHEN, uninflected, type Subject } from "../subject.ts";
import { keptBack } from "./kept-back.ts";
import { mentionAt, type Mention } from "./mention.ts";
import { FUNCTION_WORDS } from "./words.ts";
import { lessenedIn } from "./reach.ts";
import { wholesOf, wordsBeside, type Whole } from "./wholes.ts";

const RULE = {
  id: "completion.partial.narrowed",
  says: "The message tells of some what done_when asks of all.",
  advice:
    "Deliver the rest and report it, or have the goal redirected by the operator to what was delivered.",
} as const;

const LONGEST_MESSAGE = 20_000;
const TOKEN = /[\p{L}\p{N}§][\p{L}\p{N}§'’./-]*(?<![./-])|[,;:()–—]/gu;

/** How a clause speaks of the things, and how much of the condition it says. */
interface Telling {
  readonly clause: Clause;
  readonly mention: Mention;
  readonly share: number;
}

export function findNarrowed(doc: Document, subject: Subject): readonly Reason[] {
  if (subject.doneWhen.length > LONGEST_DONE_WHEN || doc.text.length > LONGEST_MESSAGE) return [];
  if (isPlainlyForeign(doc)) return [];
  const wholes = wholesOf(subject.doneWhen);
  const found =
    narrowedIn(doc, wholes, subject) ?? lessenedIn(doc, subject) ?? keptBack(doc, wholes, subject);
  if (found === null || isDescription(doc, found, subject)) return [];
  return isAside(found, found.text, subject, doc) ? [] : [reasonOf(RULE, doc, found)];
}

/** What tells that the others are done as well. */
const MADE_WHOLE =
  /\b(?:(?:all|each|every one|both|none|any) of (?:them|these|those|the)|they all|(?:the (?:others?|rest|remain\w+|other \w+)|those)\b[^.;\n]*\b(?:too|as well|also|likewise|same|since|now|followed)|half\b[^.;\n]*\bother half|so (?:do|are|have|did|is|does|has) (?:the|those)|no others?|which is all|that is all|everywhere|no (?:more|further)|both (?:the )?[\p{L}-]+ and|without exception)\b/u;

/** The only clause that reports a condition on all of some things, where it tells it of those that it picks out. */
function narrowedIn(doc: Document, wholes: readonly Whole[], subject: Subject): Clause | null {
  for (const whole of wholes) {
    const tellings = tellingsOf(doc, whole, subject);
    const limited = tellings.filter(
      ({ mention: { kind } }) =>
        kind !== "whole" &&
        (kind !== "bare" || whole.quantifier !== "") &&
        (kind !== "single" || whole.quantifier === "all"),
    );
    const reports = [REPORTING, SPEAKING]
      .map((least) => limited.filter(({ share }) => share >= least))
      .find((some) => some.length > 0);
    const isTold = tellings.some(
      ({ mention, share }) =>
        mention.kind === "whole" && (mention.isSure || reports === undefined || share >= REPORTING),
    );
    // In other words than the condition's, where the things are never spoken of but with a limit.
    const unsaid =
      whole.quantifier === ""
        ? []
        : limited.filter(({ mention }) => mention.kind === "postmodified");
    const [first] = reports ?? unsaid;
    // Two groups may make up the whole.
    const groups = new Set((reports ?? limited).map(({ mention }) => mention.limit));
    if (isTold || first === undefined || groups.size > 1) continue;
    if (!doc.clauses().some(({ text }) => MADE_WHOLE.test(text))) return first.clause;
  }
  return null;
}

/** Shares of the condition's other words: enough to report it, and to speak of it. */
const REPORTING = 0.4;
const SPEAKING = 0.33;

/** The clauses of the blocks that hold a word: most of a message is never opened. */
function clausesWith(doc: Document, word: string): readonly Clause[] {
  const text = doc.text.toLowerCase();
  const found = new Set<Clause>();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    for (const clause of doc.blockOfLine(doc.lineAt(at))) found.add(clause);
  return [...found];
}

function tellingsOf(doc: Document, whole: Whole, subject: Subject): readonly Telling[] {
  const found: Telling[] = [];
  // Of "half-open" each part may be asked.
  const isAsked = (word: string): boolean =>
    word.split(/-|['’]/u).some((part) => !FUNCTION_WORDS.has(part) && subject.mentions(part));
  const stem = whole.head.slice(0, Math.max(3, whole.head.length - 1));
  for (const clause of clausesWith(doc, stem)) {
    if (clause.kind === "code" || clause.kind === "quote" || !clause.text.includes(stem)) continue;
    const tokens = clause.text.match(TOKEN) ?? [];
    const words = tokens.map(uninflected);
    const said = wordsBeside(clause.plain, "");
    const met = [...whole.said].filter((word) => said.has(word)).length;
    const share = met / Math.max(1, whole.said.size);
    for (const [at, word] of words.entries()) {
      const mention = word === whole.head ? mentionAt(tokens, at, isAsked) : null;
      if (mention !== null) found.push({ clause, mention, share });
    }
  }
  return found;
}
