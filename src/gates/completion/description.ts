/** Clauses that describe what was asked for, and so say nothing about the work. */

import type { Clause, Document } from "../text/document.ts";
import { contentUnder, NOTHING } from "./aside.ts";
import type { Subject } from "./subject.ts";

/** Titles of parts that tell of what is not there. */
const TELLTALE_TITLE =
  /\b(?:future|limitations?|open|next steps?|postponed|deferred|to-?dos?|known (?:issues?|problems?|bugs?|errors?)|outstanding|follow-?ups?|later|pending|failed|errors?|skipped|risks?|unverified|assumptions?|caveats?|questions?|gaps?|offene?|grenzen|ausblick)\b/;
/** The part of a text that a line names before it lists what stands there: "Known limitations lists six:". */
const PART_OF_TEXT =
  /\b(?:(?:known |current )?(?:limitations?|issues|problems|bugs|gaps)|future work|outlook|open (?:questions|points|issues)|next steps|risks|caveats)\b/;
const TEXTS =
  "sections?|headings?|chapters?|pages?|reports?|papers?|guides?|manuals?|docs?|documentation|notes?|readme|documents?|texts?|cards?|letters?|lists?|tables?|summary|memo|leaflets?|booklets?|minutes|registers?|inventory|appendix|preface|caption|paragraphs?";
/** Where done_when speaks of a text and its parts. */
const TEXT = new RegExp(
  `\\b(?:${TEXTS}|titled?|faq|handbook|abschnitte?|kapitel|bericht|chapitres?|rapport|secci(?:ó|o)n|cap(?:í|i)tulo|informe)\\b`,
);
/** "It explains that …", "section 3 names …": what a text says is not the work. */
const SAYS = new RegExp(
  `^\\W*(?:it|this|(?:(?:the|that|this|each|one|another|its) (?:[\\w-]+ )?(?:${TEXTS}|part|entry|row|one|two|three|four|last|first|second|third)|(?:section|chapter|page|part|table|appendix|paragraph|item|note) (?:\\d+|[a-z]))(?: (?:on|of|about|for|in|with) [^,.;:]{2,40}?|, [“"§][^,;:]{2,60},)?|er|sie|es)\\s(?:also |then |even |plainly )?(?:nennt|listet|beschreibt|explains?|lists?|names?|says?|states?|tells?|describes?|mentions?|discusses|notes?|warns?|covers?|contains?|includes?|quotes?|records?|argues?|deals? with|lays out|sets out|spells out|points out)\\b`,
);
/** "“Future work” (0.4 pages) says that …", "*Limitations* (section 6) says …", "the letter asks for …": by its title. */
const TITLE_SAYS =
  /^\W*(?:[*_“"'][^*_“”"']{3,50}[*_”"']+(?: \([^)]{2,30}\))?|(?:the|that|this) (?:letter|mail|application|abstract|statement|petition|answer|notice|form|minutes)(?: (?:to|of|for) [^,;:]{2,40})?) (?:now |also |then )?(?:says?|states?|names?|lists?|explains?|admits?|notes?|tells?|asks?|warns?|describes?|points out|mentions?)\b/u;

/** "Limitations (section 6) says that …" */
const NAMED_SAYS =
  /^\W*(?:the )?([\p{L} ]{3,40}?)(?: \([^)]{1,24}\))? (?:says?|states?|names?|lists?|explains?|admits?|notes?|describes?|mentions?)\b/u;

/** "What went wrong and how it ended", but not "What is left". */
const TOPIC =
  /^\W*(?:what|how|why|when|where|who)\b(?!.*\b(?:left|missing|remain\w*|next|not|n't|open|outstanding|still|need\w*|you|to ?-?do|skipped|later|pending)\b)/;
const FINDINGS =
  /\b(?:findings?|issues?|problems?|causes?|weakness(?:es)?|defects?|bugs?|risks?|faults?|symptoms?|complaints?|before|old|was|error|message|description|threats?|vulnerabilit\w+)\b/;
const REVIEWING =
  /^(?:review|audit|assess|analy[sz]e|inspect|survey|investigate|report on|evaluate|classify|triage|examine)\b/;

/**
 * Whether a clause describes a part that was asked for by its name ("Future work: …" of a paper), or a
 * finding of the review that was asked for, or a heading over nothing, and so says nothing about the work.
 */
export function isDescription(doc: Document, clause: Clause, subject: Subject): boolean {
  if (clause.kind === "heading") {
    if (TOPIC.test(clause.text)) return true;
    const under = contentUnder(doc, clause);
    return under !== null && NOTHING.test(under.plain);
  }
  if (clause.kind === "cell" && FINDINGS.test(clause.column)) return true;
  if (clause.kind !== "cell" && clause.kind !== "item" && clause.kind !== "paragraph") return false;
  if (isPartName(clause, subject)) return true;
  if (isTopic(clause) || isAskedQuestion(clause, subject)) return true;
  if (isUnknownAsked(clause, subject)) return true;
  if (TEXT.test(subject.text)) {
    if (TEXT.test(subject.doneWhen))
      if (SAYS.test(clause.text) || TITLE_SAYS.test(clause.plain)) return true;
    const said = NAMED_SAYS.exec(clause.plain)?.[1] ?? "";
    if (TELLTALE_TITLE.test(said) && subject.doneWhen.includes(said)) return true;
    const listed = PART_OF_TEXT.exec(clause.lead)?.[0];
    if (listed !== undefined && subject.doneWhen.includes(listed)) return true;
    for (const title of [
      clause.label,
      clause.heading,
      clause.row,
      clause.column,
      openingOf(doc, clause),
    ])
      if (TELLTALE_TITLE.test(title) && subject.doneWhen.includes(title)) return true;
  }
  return (
    clause.kind !== "paragraph" && FINDINGS.test(clause.heading) && REVIEWING.test(subject.goal)
  );
}

/** A cell that names, in the words of done_when, what its row is about. */
function isPartName(clause: Clause, subject: Subject): boolean {
  if (clause.kind !== "cell" || clause.row !== "") return false;
  const name = straight(clause.plain);
  return name.length > 8 && name.includes(" ") && straight(subject.doneWhen).includes(name);
}

function straight(text: string): string {
  return text.replaceAll("’", "'").replaceAll(/^\W+|\W+$/g, "");
}

/** A line that only leads over to what follows: "What it does with each kind:" */
function isTopic(clause: Clause): boolean {
  return clause.text.endsWith(":") && (TOPIC.test(clause.text) || EXAMPLES.test(clause.text));
}

const EXAMPLES = /^\W*(?:a few|some|a selection|a sample|examples?) of the\b/;

/** Where done_when asks for what is not known. */
const ASKS_UNKNOWN =
  /\b(?:unknown|unverified|uncertain\p{L}*|unclear|unresolved|unproven|unanswered|unidentified|undated|unsettled|illegible|doubtful|disputed|(?:not|never|cannot be|could not be) (?:yet )?(?:known|verified|proven|settled|measured|identified|read|dated|checked|confirmed)|open (?:questions?|points?|issues?)|gaps?)\b|n['’]t know/u;
const WHO = "(?:we|i|one|nobody|no one|no-one|nobody else)";
/** "What we do not know", "which names nobody has identified": what a text tells, by its own clause. */
const WHAT_IS_UNKNOWN = new RegExp(
  `(^|(?<![\\p{L}:,])[\\p{L}:,]{0,20} )(?:what|which \\p{L}{1,30}|(?:the |those )?\\p{L}{1,30} (?:that|which)) (?:${WHO} (?:\\p{L}+ ){0,2}?(?:do|did|does|have|has|had|could|can|cannot|know|knows|were|was|are|am)(?:n['’]t)?\\b|(?:is|are|was|were|remains?|stays?|has|have|could|can|cannot)\\b) ?[^,;:.()]*`,
  "gu",
);
const TELLS_OF_IT =
  /^(?:find|finds|lists?|listing|listed|says?|states?|names?|naming|gives?|shows?|showing|tells?|holds?|contains?|covers?|records?|describes?|notes?|noting|collects?|sets?|stands?|comes|goes|out|with|of|on|about|left|right|below|under|and|is|are|has|have|read|reads|see|sees|table|column)$|[:,]$/u;
const DENIES =
  /\b(?:not|never|nobody|no one|none|nothing|unable|cannot|un(?:known|clear|sure|certain|verified|tested|read)|failed|missing|skipped|left out|empty)\b|n['’]t\b/u;

/** "Under each you find what we do not know", where done_when asks for what is unknown: nothing else in it is denied. */
function isUnknownAsked({ text }: Clause, subject: Subject): boolean {
  if (!DENIES.test(text) || !ASKS_UNKNOWN.test(subject.doneWhen)) return false;
  let told = false;
  const rest = text.replace(WHAT_IS_UNKNOWN, (found, before: string) => {
    const word = before.trim();
    if (!TELLS_OF_IT.test(word)) return found;
    told = true;
    return word;
  });
  return told && !DENIES.test(rest);
}

/** A question of the list of questions that was asked for. */
export function isAskedQuestion(clause: Clause, subject: Subject): boolean {
  return clause.text.endsWith("?") && /\b(?:faq|questions?|q ?& ?a)\b/.test(subject.text);
}

/** The words in bold or before a dash or colon that a block begins with: "**Future work.** It names …". */
function openingOf(doc: Document, clause: Clause): string {
  const [first] = doc.blockOfLine(clause.line);
  if (first === undefined) return "";
  const opening = /^\W*(.{3,60}?)\W*(?:\*\*|[:.–—]| - |$)/.exec(first.text)?.[1] ?? "";
  return opening.replaceAll("*", "").trim();
}
