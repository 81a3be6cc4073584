/** An error that is shown as the outcome of a step: "⚠️ Registry upload:" and below it `npm ERR! code E403`. */

import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { holdsAny } from "../hints.ts";
import { reasonOf } from "../reason.ts";
import type { Subject } from "../subject.ts";

const RULE = {
  id: "completion.signs.error-shown",
  says: "A step is shown with the error that it ended in.",
  advice: "Solve it and report the run that succeeds, or have the goal redirected by the operator.",
} as const;

const HINTS = [
  "ERR",
  "rror",
  "fatal:",
  "FAIL",
  "ailed",
  "enied",
  "orbidden",
  "panic",
  "Traceback",
] as const;
/** How programs tell that they gave up. */
const ERROR =
  /^\W*(?:npm err!|err!|error(?:\[\w+\])?[: ]|fatal:|panic:|traceback \(|failed\b|failure:|build failed|e: |denied:|unauthorized|exception in thread)|\b(?:permission denied|403 forbidden|401 unauthorized|access denied|build failed|command failed|exit(?:ed with)? (?:code|status) [1-9])/;
/** What a writer puts in front of trouble. */
const WARNS = /⚠|❗|🚫|🛑|❌|🔴|🟠|🟡/u;
const EXPECTED =
  /\b(?:before|expected|wanted|intended|as asked|refus\w+|reject\w+|without|wrong|invalid|old|used to|reproduc\w+|original|was|were|had|red|example|bad|unauthori[sz]ed|anonymous|fixed|solved|cause)\b/;

/** What tells of a later try that went well. */
const SOLVED =
  /\b(?:(?:second|next|new|repeated|later|another) (?:\p{L}+ )?(?:run|try|attempt|upload|build|deploy\p{L}*) (?:went|passed|succeeded|worked|is)|went through|(?:it|that|this) (?:now )?(?:works|passes|succeeded|is (?:fixed|solved|gone|there|up))|since then|now (?:it )?(?:works|passes|succeeds))\b/u;
const NEXT = 12;

/** The line of an error that stands under a line that warns, where done_when asks for no errors to be seen. */
export function findErrorShown(doc: Document, { text }: Subject): Reason | null {
  if (!WARNS.test(doc.text) || !holdsAny(doc.text, HINTS)) return null;
  if (/\b(?:errors?|fail\w*|refus\w*|reject\w*|denied|forbidden|40[13])\b/.test(text)) return null;
  let before: Clause | null = null;
  const clauses = doc.clauses();
  for (const [at, clause] of clauses.entries()) {
    if (clause.kind !== "code") {
      before = clause;
      continue;
    }
    if (before === null || !ERROR.test(clause.plain)) continue;
    const led = doc.text.slice(doc.scan().lineStart[before.line] ?? before.start, before.end);
    const behind = clauses.slice(at + 1, at + 1 + NEXT).some(({ plain }) => SOLVED.test(plain));
    if (WARNS.test(led) && led.trimEnd().endsWith(":") && !EXPECTED.test(before.plain) && !behind)
      return reasonOf(RULE, doc, clause);
  }
  return null;
}
