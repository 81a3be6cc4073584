/** Scenarios of Given, When and Then, a line each: what is given and what is done are no conditions, what comes of it is. */

import { tellingVerb } from "../clauses/givens.ts";
import { hasMainClause, wordsOfLine } from "./main-clauses.ts";

const LINE = /^[ \t]*(?:(?:[-*+•]|\d{1,2}[.)])[ \t]+)?[*_]{0,2}(\p{L}+(?: \p{L}+)?)/u;
const NAMED =
  /^[ \t#]*[*_]{0,2}(?:Feature|Scenario(?: Outline)?|Background|Rule|Funktion(?:alität)?|Szenario|Fonctionnalité|Scénario|Escenario)\b[^:]{0,20}:/u;
const GIVEN = /^(?:given|when|angenommen|wenn|étant donné|quand|dado|dada|cuando)(?!\p{L})/iu;
const THEN = /^(?:then|dann|alors|entonces)(?!\p{L})/iu;
const FURTHER = /^(?:and|but|und|aber|et|mais|y|pero)(?!\p{L})/iu;
/** Those of other languages, whose clauses only the comma tells. */
const ENGLISH = /^(?:given|when)(?!\p{L})/iu;
const WITH_COMMA = /,\s*\S/u;
/** What these name may be a rule: "Rule: no page takes more than 2 s". */
const MAY_RULE = /^[ \t#]*[*_]{0,2}(?:Rule|Background)\b[^:]{0,20}:[*_]{0,2}/u;
/** An indented line or the row of a table goes on with the line above it. */
const CONTINUES = /^[ \t]*\||^[ \t]{2,}\S/u;
/** Some line must open with one of these; nearly no text has one. */
const ANY =
  /^[ \t]*(?:(?:[-*+•]|\d{1,2}[.)])[ \t]+)?[*_]{0,2}(?:T(?:hen|HEN)|D(?:ann|ANN)|A(?:lors|LORS)|E(?:ntonces|NTONCES))(?!\p{L})/mu;

/**
 * The text with blanks for what is given and done in its scenarios and for their names, and a bullet for the "Then" and "And" in
 * front of what comes of it. As long as the text, so that places in one are places in the other; the text itself where it has no
 * line that opens with "Then" behind one that opens with "Given" or "When".
 */
export function withScenariosListed(text: string): string {
  if (!ANY.test(text)) return text;
  const lines = text.split("\n");
  /** The lines since the first "Given" that has no "Then" yet. */
  let pending: number[] = [];
  let state: "none" | "given" | "then" = "none";
  let found = false;
  for (const [at, line] of lines.entries()) {
    const opener = LINE.exec(line)?.[1] ?? "";
    const capital = /^\p{Lu}/u.test(opener);
    if (NAMED.test(line)) {
      state = "none";
      pending = rules(line) ? [] : [at];
    } else if (capital && GIVEN.test(opener) && !asks(line, opener)) {
      state = "given";
      pending.push(at);
    } else if (capital && GIVEN.test(opener)) {
      // What is to hold is kept, and what is given in front of it waits for its "Then".
      if (state !== "given") {
        pending = [];
        state = "then";
      }
    } else if (capital && THEN.test(opener) && (state === "given" || state === "then")) {
      for (const one of pending) lines[one] = blank(lines[one] ?? "");
      found = true;
      pending = [];
      state = "then";
      lines[at] = listed(line, THEN);
    } else if (capital && FURTHER.test(opener) && state === "then")
      lines[at] = listed(line, FURTHER);
    else if (line.trim() !== "") {
      const belongs = state === "given" && (FURTHER.test(opener) || CONTINUES.test(line));
      if (belongs) pending.push(at);
      else {
        pending = [];
        if (state === "given" || !CONTINUES.test(line)) state = "none";
      }
    }
  }
  return found ? lines.join("\n") : text;
}

/** "When the pump stops, the alarm rings": a condition with its circumstance, all of it in one line. */
function asks(line: string, opener: string): boolean {
  if (!ENGLISH.test(opener)) return WITH_COMMA.test(line);
  const [, ...words] = wordsOfLine(line.slice(line.search(/\p{L}/u)));
  return hasMainClause(words);
}

/** Whether a "Rule:" or "Background:" says what is to hold, and is not only a name. */
function rules(line: string): boolean {
  const label = MAY_RULE.exec(line)?.[0];
  return label !== undefined && tellingVerb(wordsOfLine(line.slice(label.length))) > 0;
}

const MARKS = /^[*_]{0,2}:?[*_]{0,2}/u;

function blank(line: string): string {
  return line.replace(/\S/gu, (sign) => " ".repeat(sign.length));
}

/** A bullet in place of the word that opens a line, of the bullet and stars before it, and of the stars and colon behind it. */
function listed(line: string, opener: RegExp): string {
  const from = line.search(/\p{L}/u);
  const word = opener.exec(line.slice(from))?.[0].length ?? 0;
  const marks = MARKS.exec(line.slice(from + word))?.[0].length ?? 0;
  return `-${" ".repeat(from + word + marks - 1)}${line.slice(from + word + marks)}`;
}
