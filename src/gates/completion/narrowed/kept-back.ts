/**
 * An exception that is told softly, without a word of exception: "the audit log keeps its familiar form", "sharing relies on
 * the old check, which has served us well". What is said to stay is one of the things asked for, or the rest of them.
 */

import { clausesWith } from "../../text/clauses-with.ts";
import type { Clause, Document } from "../../text/document.ts";
import type { Subject } from "../subject.ts";
import { uninflected } from "../subject.ts";
import type { Whole } from "./wholes.ts";

const WHO = "(?:it|they|this|that|he|she|we|you|one|people|everybody|everyone|\\p{L}+s)";
/** A habit is named as the reason why something stays as it is. */
const HABIT = new RegExp(
  [
    `the way ${WHO} (?:has |have |had |did |do |does |are |is |was |were )?always(?: (?:has|have|had|did|do|does|was|were|been|done|worked))?(?!\\p{L})(?! (?:said|wanted|wished|meant|asked|should))`,
    `(?:the way|as) ${WHO} (?:knows?|(?:are|is) used to)(?: (?:it|them|this|that))?(?!\\p{L})`,
    `which is what (?:[\\p{L}-]+ ){1,4}(?:are|is) used to`,
    "(?:are|is) (?:used|accustomed) to (?:it|that|them|this|the (?:old|present))(?!\\p{L})",
    "(?:has|have) (?:always )?(?:served|done|worked)(?: (?:us|everybody|everyone|them|the [\\p{L}-]+))? (?:well|fine|nicely)(?!\\p{L})",
    "as \\p{L}+s (?:usually|always|often) (?:do|are|have|is)(?!\\p{L})",
    "by (?:their |its )?nature(?!\\p{L})",
  ].join("|"),
  "u",
);
/** To be let off tells of a rule that holds for the others. */
const LET_OFF =
  /(?<!\p{L})(?:(?:is|are|was|were|stays?|remains?) (?:exempt(?:ed)?|spared|excepted)|goe?s? (?:its|their) own way|do(?:es)? without(?= it\b|\W*$)|let (?:[\p{L}§-]+ ){1,4}be(?=\W*$|,)|(?:is|are) a special case(?! (?:and|with|that)(?!\p{L})))/u;
/** To stay as it was is an exception for one of the things asked for. */
const STAYS =
  /(?<!\p{L})(?:(?:keeps?|kept|retains?|lives? with) (?:its|their) (?=(?:\p{L}+ )?(?:old|present|former|familiar|usual|original|previous|current|existing|known|form|way|shape|state|style|look|layout|wording|text)(?!\p{L}))|(?:stays?|remains?) (?:an? |mute|dark|bare|plain|cold|\p{L}+-\p{L}+(?= ))|(?:stays?|remains?|rests?|persists?) (?:as (?:it|they) (?:was|were|is|are)|as (?:before|ever)|in (?:the|its|their) old|on the old|what (?:it|they)|out(?!\p{L})|unchanged|untouched|with the old)|(?:is|are|was|were) (?:left (?:alone|as|where|untouched|unchanged)|untouched|unchanged|a case of (?:its|their) own|(?:a different|another) matter|the exception))/u;
/** Where done_when wants something kept, or speaks of the others itself. */
const PRESERVING =
  /\b(?:still|keeps?|kept|unchanged|as before|continues?|stays?|remains?|existing|un(?:touched|affected)|no regress\w*|not (?:break|change)|same|identical|surviv\w*|old(?:er)?|others?|else|rest|only|except\w*|apart|untouched|as (?:they|it) (?:are|is))\b/u;
/** Told of all that nobody asked about. */
const ANYTHING_ELSE =
  /(?<!\p{L})(?:everything else|all else|nothing else|(?:every|all) other|no other|the rest of the|otherwise|works?|working|passe?s?|green|as asked|as agreed|as required|on purpose)(?!\p{L})/u;
const COMPLEMENT =
  /^(?:and |but |while |only |so |for )?(?:the (?:others?|rest|remainder|remaining \p{L}+|(?!same|new|three|two|four|five)\p{L}+ ones)|those (?:that|who|with|in|on|from|of|for)) (?!.*(?<!\p{L})(?:too|also|as well|likewise|same|now|since)(?!\p{L}))/u;

/** "On every printer that has a duplex unit": the others are not asked about. */
const PICKING =
  /(?<!\p{L})(?:that|which|who|whose|with|above|below|over|under|\p{L}+er than)(?!\p{L})/u;
const DENIED = /(?<!\p{L})(?:not|no|never|nothing)(?!\p{L})|n['’]t(?!\p{L})/u;

/** Words without which nothing is said to stay. */
const mayStay = clausesWith(
  "always used accustomed served done worked well fine nicely know knows usually often nature exempt exempted spared excepted own without let special keep keeps kept retain retains live lives stay stays remain remains rest rests persist persists left untouched unchanged matter exception",
);

export function keptBack(doc: Document, wholes: readonly Whole[], subject: Subject): Clause | null {
  if (PRESERVING.test(subject.doneWhen)) return null;
  for (const clause of mayStay(doc)) {
    if (clause.kind !== "paragraph" && clause.kind !== "item") continue;
    const { text } = clause;
    if (ANYTHING_ELSE.test(text)) continue;
    const habit = DENIED.test(text) ? null : (HABIT.exec(text) ?? LET_OFF.exec(text));
    if (habit !== null && !subject.doneWhen.includes(habit[0].replace(/^.* (?=\p{L}{5,}$)/u, "")))
      return clause;
    const stays = STAYS.exec(text);
    if (stays === null || subject.doneWhen.includes(stays[0])) continue;
    if (
      (COMPLEMENT.test(text) && !PICKING.test(subject.doneWhen)) ||
      isOneOf(text.slice(0, stays.index), wholes, subject)
    )
      return clause;
  }
  return null;
}

const ONE =
  /^(?:and |but |while |only )?(?:the |our |an? )?((?:[\p{L}§-]+ ){1,3})([\p{L}-]+) (?:still |simply |just )?$/u;
const ALL_OF_THEM = /(?<!\p{L})(?:all|every|each|no|both|any|not|these|those)(?!\p{L})/u;

/** Whether what stands before a verb is one of the things: "the audit log" of "all logs". */
function isOneOf(before: string, wholes: readonly Whole[], subject: Subject): boolean {
  const [, kind = "", noun = ""] = ONE.exec(before) ?? [];
  if (
    noun === "" ||
    ALL_OF_THEM.test(kind) ||
    kind
      .trim()
      .split(" ")
      .every((word) => subject.mentions(word))
  )
    return false;
  return wholes.some(({ names }) => names.some((name) => name.endsWith(uninflected(noun))));
}
