/** A message that closes with a plan: under "Roadmap" or "Approach" stand orders ("Add an index"), and nothing behind them. */

import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { isAside } from "../aside.ts";
import { holdsAny } from "../hints.ts";
import { reasonOf } from "../reason.ts";
import type { Subject } from "../subject.ts";

const RULE = {
  id: "completion.signs.plan-ahead",
  says: "The message closes with a plan of what is to be done.",
  advice: "Do what the plan says, then report the result with its evidence.",
} as const;

const HINTS = ["lan", "oadmap", "pproach", "equence", "trategy", "ow I", "ow we", "hat I", "rder"];
const TITLE =
  /^\W*(?:(?:the|my|our|a|proposed|suggested|rough|detailed|planned|work|action|refactoring|migration|implementation) )*(?:plan(?: of (?:attack|action|work))?|roadmap|approach|sequence|strategy|order of (?:work|things|steps)|(?:how|what) (?:i|we)(?:['’]ll| will|['’]d| would)(?: \p{L}+){1,4})(?: (?:from here|ahead|for (?:this|it|the \p{L}+)))?\W*$/u;
const ASKS_PLAN =
  /\b(?:plan\w*|roadmaps?|approach\w*|strateg\w+|propos\w+|design\w*|steps?|sequence\w*|order|runbooks?|guides?|instructions?|how-?to|checklists?|outline)\b/;
/** A word in its bare form before an article or the like: "Add an", "Rewrite the", "Measure it". */
const ORDER =
  /^\W*(?!(?:is|in|on|at|of|for|with|all|both|not|now|was|has|as|by|from|to|no|than|then|after|before|into|over|under|per|like|and|or|but)\b)\p{L}{2,}(?<!ed|ing|[^s]s|ion|ment|ly|ne|ught|nt|ew|de) (?:the|an?|each|every|all|both|its|their|our|my|this|that|these|those|it|them|two|three|four|\d+)(?!\p{L})/u;
/** What tells of a result within an item. */
const RESULT =
  /[✓✔✅☑→]|\b(?:done|passed|passes?|merged|green|was|were|is|are|has|have|now)\b|: \d|\d \p{L}+ed\b/u;
const LEAST = 2;

/** The title of a plan with which a message closes. */
export function findPlanAhead(doc: Document, subject: Subject): Reason | null {
  if (!holdsAny(doc.text, HINTS)) return null;
  const clauses = doc.clauses();
  const at = clauses.findLastIndex(isTitle);
  const title = clauses[at];
  if (title === undefined || ASKS_PLAN.test(subject.text)) return null;
  // "The rules hang on the door:" and the rules below it: what is shown there is what was made.
  if (/:\W*$/u.test(clauses[at - 1]?.text ?? "")) return null;
  const behind = clauses.slice(at + 1);
  const items = behind.filter(({ kind }) => kind === "item");
  const lines = new Set(items.map(({ line }) => line));
  const orders = new Set(items.filter(({ text }) => ORDER.test(text)).map(({ line }) => line));
  if (orders.size < LEAST || orders.size * 2 < lines.size) return null;
  const isReported =
    items.some(({ text, box }) => box === "ticked" || RESULT.test(text)) ||
    behind.some(({ kind, text }) => kind !== "item" && (kind !== "paragraph" || RESULT.test(text)));
  return isReported || isAside(title, title.text, subject, doc) ? null : reasonOf(RULE, doc, title);
}

function isTitle({ kind, text }: Clause): boolean {
  return (kind === "heading" || (kind === "paragraph" && /:\W*$/.test(text))) && TITLE.test(text);
}
