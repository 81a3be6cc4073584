import { type Problem, refused } from "./errors.ts";

/** The labels of a brief, in the order in which they are stored. */
export const BRIEF_LABELS = ["built", "does", "works"] as const;
export type BriefLabel = (typeof BRIEF_LABELS)[number];

/** A section has fewer grapheme clusters than this. */
export const BRIEF_SECTION_LIMIT = 400;

/** One section of a brief: its text without the label, and where that stands in the whole. */
export interface BriefSection {
  readonly label: BriefLabel;
  readonly text: string;
  /** UTF-16 offsets of the trimmed text in the whole brief, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Where the label stands. */
  readonly labelStart: number;
  readonly labelEnd: number;
}

/** The sections in text order (a label may stand twice); `lead` is what stands before the first label. */
export interface ParsedBrief {
  readonly sections: readonly BriefSection[];
  readonly lead: string;
}

/** A problem of a brief, and where it stands. */
export interface BriefProblem extends Problem {
  readonly field: "brief";
  /** The section that it concerns; null for a problem of the whole. */
  readonly section: BriefLabel | null;
  readonly span: { readonly start: number; readonly end: number };
}

const LABEL = /(?<![\p{L}\p{N}]|(?<!_)_)(built|does|works)(?:\*\*|__)?[^\S\r\n]{0,4}[:：]/giu;
const LIST_MARK = String.raw`(?:[-*•#>]{1,6}[^\S\r\n]+|\d{1,2}[.)][^\S\r\n]+)?(?:\*\*|__)?`;
/**
 * What may stand between the mark that ends the text before and the label: what closes that text ("fast.**", "“yes.”"), and the
 * decoration of the label. A quotation mark in front of a label makes it a quoted one, which is none, but for one around the whole brief.
 */
const OPENING = new RegExp(
  String.raw`(?:^[^\S\r\n]*["'${"`"}“„«‘]?|[\r\n]|[.;!?。！？][*_)"'”’${"`"}]{0,3})[^\S\r\n]*${LIST_MARK}[^\S\r\n]*$`,
  "u",
);
/** List marks and bold in front of a label. What touches the full stop before closes the text there: "**fast.** Does:". */
const MARKS = new RegExp(
  String.raw`(?:(?<=^|[\r\n。！？])|(?<=[.;!?][*_)"'”’${"`"}]{0,3})(?=\s))[^\S\r\n]*${LIST_MARK}$`,
  "u",
);
/** The number of a label in a list on one line ("an importer 2. Does: …"), where no sentence ends before it. */
const NUMBER_MARK = /(?:^|\s)(\d{1,2})[.)]\s{1,4}(?:\*\*|__)?$/u;
/** How far back the opening of a label is looked for, in UTF-16 units. */
const OPENING_LIMIT = 24;

/** Reads the three labelled sections, in any order and case; never fails, `briefShapeProblems` judges. */
export function parseBrief(text: string): ParsedBrief {
  const labels = Array.from(text.matchAll(LABEL)).filter(({ index }) =>
    isOpening(before(text, index), index <= OPENING_LIMIT),
  );
  const numbered = labels.every(
    ({ index }, at) => NUMBER_MARK.exec(before(text, index))?.[1] === String(at + 1),
  );
  const closing = closingQuote(text, labels[0]?.index ?? 0);
  const sections = labels.map((match, at): BriefSection => {
    const labelEnd = match.index + match[0].length;
    const next = labels[at + 1];
    const end = next === undefined ? closing : marksStart(text, next.index, numbered);
    const whole = text.slice(labelEnd, Math.max(labelEnd, end));
    const isBold = /(?:\*\*|__)$/u.test(before(text, match.index));
    const raw = isBold ? whole.replace(/^[^\S\r\n]*(?:\*\*|__)/u, "") : whole;
    const trimmed = raw.trim();
    const start = trimmed === "" ? labelEnd : labelEnd + text.slice(labelEnd, end).indexOf(trimmed);
    return {
      label: toLabel(match[1] ?? ""),
      text: trimmed,
      start,
      end: start + trimmed.length,
      labelStart: match.index,
      labelEnd,
    };
  });
  return { sections, lead: text.slice(0, labels[0]?.index ?? text.length).trim() };
}

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
};

/** Where the quotation mark stands that closes a brief which is quoted as a whole; the end of the text where it is not. */
function closingQuote(text: string, firstLabel: number): number {
  const opening = text.slice(0, Math.min(firstLabel, OPENING_LIMIT)).trim();
  const quote = QUOTES[opening];
  const whole = text.trimEnd();
  if (quote === undefined || !whole.endsWith(quote)) return text.length;
  // "it's": an apostrophe opens and closes nothing.
  const inside = whole.slice(firstLabel, -quote.length).replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "");
  const count = (mark: string): number => inside.split(mark).length - 1;
  // One that is left over inside may be the one that this closes.
  const isPaired = opening === quote ? count(quote) % 2 === 0 : count(opening) === count(quote);
  return isPaired ? whole.length - quote.length : text.length;
}

function before(text: string, index: number): string {
  return text.slice(Math.max(0, index - OPENING_LIMIT), index);
}

function isOpening(front: string, whole: boolean): boolean {
  if (!whole && !/[\r\n.;!?。！？]/u.test(front)) return front.trim() === "";
  return OPENING.test(front);
}

/** Where the marks of the label at `index` begin: they belong to no section. */
function marksStart(text: string, index: number, numbered: boolean): number {
  const front = before(text, index);
  const marks = (numbered ? NUMBER_MARK : MARKS).exec(front);
  return index - (marks?.[0].length ?? 0);
}

function toLabel(word: string): BriefLabel {
  const lower = word.toLowerCase();
  return lower === "built" || lower === "does" ? lower : "works";
}

/** Text before the first label, and missing, empty, repeated and overlong sections. */
export function briefShapeProblems(text: string, parsed: ParsedBrief): readonly BriefProblem[] {
  const problems: BriefProblem[] = [...leadProblems(text, parsed)];
  for (const label of BRIEF_LABELS) {
    const found = parsed.sections.filter((section) => section.label === label);
    const name = titleOf(label);
    const [first, second] = found;
    if (first === undefined) {
      problems.push(
        briefProblem(
          label,
          "missing",
          { start: text.length, end: text.length },
          `the brief has no ${name}: section`,
          `add "${name}: …" at the start of a line or after a full stop`,
        ),
      );
    }
    if (second !== undefined) {
      problems.push(
        briefProblem(
          label,
          "repeated",
          { start: second.labelStart, end: second.labelEnd },
          `the brief has ${found.length} ${name}: sections`,
          `put all of it under one ${name}: label`,
        ),
      );
    }
    for (const section of found) problems.push(...sizeProblems(section));
  }
  return problems;
}

/** A title of its own on a line: a heading ("# CSV importer"), or a line in which no sentence ends ("Importer v2.1"). */
const TITLE =
  /^(?:#{1,6} [^\n]{1,200}|(?:[^.!?;:。！？；\r\n]|[.!?;:](?![*_)"'’”]{0,4}(?:\s|$))){1,80})$/u;
/** What stands in front of the label itself: "1." */
const MARK = /^\d{1,2}[.)]\P{L}*$/u;

/** Whether what stands before the first label is no more than one title. */
function isTitle(lead: string): boolean {
  const lines = lead
    .split(/[\r\n]/u)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (MARK.test(lines.at(-1) ?? "")) lines.pop();
  const [title, ...more] = lines;
  return title === undefined || (more.length === 0 && TITLE.test(title));
}

/** A record has the three sections and nothing else, so that text before the first label would be lost. */
function leadProblems(text: string, { sections, lead }: ParsedBrief): readonly BriefProblem[] {
  if (sections.length === 0 || isTitle(lead)) return [];
  const start = text.indexOf(lead);
  return [
    {
      ...refused(
        "brief.text_before_labels",
        "text stands before the first label of the brief, where nothing is kept",
        "put it under Built:, Does: or Works:, or leave it out",
      ),
      field: "brief",
      section: null,
      span: { start, end: start + lead.length },
    },
  ];
}

function sizeProblems(section: BriefSection): readonly BriefProblem[] {
  const name = titleOf(section.label);
  if (!/[\p{L}\p{N}]/u.test(section.text)) {
    const span = { start: section.labelStart, end: section.labelEnd };
    return [
      briefProblem(
        section.label,
        "empty",
        span,
        `the ${name}: section is empty`,
        `say something concrete after "${name}:"`,
      ),
    ];
  }
  const length = countGraphemes(section.text);
  if (length < BRIEF_SECTION_LIMIT) return [];
  return [
    briefProblem(
      section.label,
      "too_long",
      section,
      `the ${name}: section has ${length} characters`,
      `keep it under ${BRIEF_SECTION_LIMIT}; details belong into the artifact itself`,
    ),
  ];
}

/** The label as it is written in a brief: `Built`, `Does`, `Works`. */
export function titleOf(label: BriefLabel): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A problem with the code `brief.<section>_<what>`. */
export function briefProblem(
  section: BriefLabel,
  what: string,
  { start, end }: { readonly start: number; readonly end: number },
  message: string,
  advice: string,
): BriefProblem {
  return {
    ...refused(`brief.${section}_${what}`, message, advice),
    field: "brief",
    section,
    span: { start, end },
  };
}

let segmenter: Intl.Segmenter | undefined;

/** User-perceived characters: an emoji or a letter with its accents counts once. */
function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
