import { type Problem, refused } from "./errors.ts";
import { graphemes } from "./graphemes.ts";

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

/** `__` opens a label only where it closes it, too: "__built" may be a name in a program. */
const LABEL =
  /(?:(?<![\p{L}\p{N}_])|(?<=(?<![_.])__)(?=\p{L}{4,5}(?:__[^\S\r\n]{0,4}[:：]|[^\S\r\n]{0,4}[:：]__)))(built|does|works)(?:\*\*|__)?[^\S\r\n]{0,4}[:：]/giu;
const LIST_MARK = String.raw`(?:[-*•#>]{1,6}[^\S\r\n]+|\d{1,2}[.)][^\S\r\n]+)?(?:\*\*|__)?`;
/** What opens a quotation and what closes it. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "”": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
  "’": "’",
};
const QUOTE = `[${Object.keys(QUOTES).join("")}]`;
/** The end of the text before a label, with what closes that text ("fast.**", "“yes.”"). */
const TEXT_END = String.raw`[.;!?。！？][*_)"'”’${"`"}]{0,3}`;
/** What may stand in front of a label: its decoration, at the beginning, on a new line or behind the text before, and a quotation mark around the whole. */
const OPENING = new RegExp(
  String.raw`(?:^[^\S\r\n]*${QUOTE}?|[\r\n]|${TEXT_END}|[.;!?。！？]\s{1,4}[)"'”’${"`"}]{1,3}(?=\s))[^\S\r\n]*${LIST_MARK}[^\S\r\n]*$`,
  "u",
);
/** The same in front of a label that is in quotation marks itself. */
const QUOTED = new RegExp(
  String.raw`(?:^|[\r\n]|${TEXT_END})[^\S\r\n]*${LIST_MARK}${QUOTE}[^\S\r\n]*(?:\*\*|__)?[^\S\r\n]*$`,
  "u",
);
/** That quotation mark, and one that opens the whole text. */
const QUOTE_OF_LABEL = new RegExp(String.raw`(${QUOTE})[^\S\r\n]*(?:\*\*|__)?[^\S\r\n]*$`, "u");
const QUOTE_OF_WHOLE = new RegExp(String.raw`^\s*(${QUOTE})\s*${LIST_MARK}[^\S\r\n]*$`, "u");
/** List marks and bold in front of a label. What touches the full stop before closes the text there: "**fast.** Does:". */
const MARKS = new RegExp(
  String.raw`(?:(?<=^|[\r\n。！？])|(?<=${TEXT_END})(?=\s))[^\S\r\n]*${LIST_MARK}$`,
  "u",
);
/** The number of a label in a list on one line ("an importer 2. Does: …"), where no sentence ends before it. */
const NUMBER_MARK = /(?:^|\s)(\d{1,2})[.)]\s{1,4}(?:\*\*|__)?$/u;
/** How far back the opening of a label is looked for, in UTF-16 units. */
const OPENING_LIMIT = 24;

interface Label {
  readonly label: BriefLabel;
  readonly start: number;
  readonly end: number;
  /** The text in front of it, up to its own quotation mark if it has one, and where that ends. */
  readonly front: string;
  readonly frontEnd: number;
  /** The quotation mark that opens in front of it; null where none does. */
  readonly quote: string | null;
}

/** Reads the three labelled sections, in any order and case; never fails, `briefShapeProblems` judges. */
export function parseBrief(text: string): ParsedBrief {
  const labels = labelsIn(text);
  const numbered = labels.every(({ front }, at) => NUMBER_MARK.exec(front)?.[1] === String(at + 1));
  let open = labels[0]?.quote ?? null;
  const sections = labels.map(({ label, start: labelStart, end: labelEnd, quote }, at) => {
    const next = labels[at + 1];
    const from = labelEnd + marksBehind(text, labelStart, labelEnd, quote);
    const isClosed = quote !== null && text.slice(labelEnd, from).includes(QUOTES[quote] ?? "");
    const whole = next === undefined ? text.length : Math.max(from, marksStart(next, numbered));
    let to = quote === null || isClosed ? whole : closingQuote(text, from, whole, quote);
    if (at === 0 && (isClosed || to < whole)) open = null;
    if (next === undefined && open !== null && to === whole)
      to = closingQuote(text, labels[0]?.end ?? 0, whole, open);
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = trimmed === "" ? labelEnd : from + raw.indexOf(trimmed);
    return { label, text: trimmed, start, end: start + trimmed.length, labelStart, labelEnd };
  });
  return { sections, lead: text.slice(0, labels[0]?.start ?? text.length).trim() };
}

/** The labels of a text. One in quotation marks is text where one without them is there. */
function labelsIn(text: string): readonly Label[] {
  const plain = new Set<BriefLabel>();
  const found = Array.from(text.matchAll(LABEL)).flatMap(({ 0: match, 1: word = "", index }) => {
    const front = text.slice(Math.max(0, index - OPENING_LIMIT), index);
    const isWhole = index <= OPENING_LIMIT;
    const label = toLabel(word);
    const isPlain = isOpening(OPENING, front, isWhole);
    if (isPlain) plain.add(label);
    else if (!isOpening(QUOTED, front, isWhole)) return [];
    const mark = isPlain ? QUOTE_OF_WHOLE.exec(isWhole ? front : "") : QUOTE_OF_LABEL.exec(front);
    const cut = isPlain ? 0 : (mark?.[0].length ?? 0);
    return {
      isPlain,
      label,
      start: index,
      end: index + match.length,
      front: front.slice(0, front.length - cut),
      frontEnd: index - cut,
      quote: mark?.[1] ?? null,
    };
  });
  return found.filter(({ isPlain, label }) => isPlain || !plain.has(label));
}

/** How much behind a label closes its bold and its quotation mark. */
function marksBehind(text: string, start: number, end: number, quote: string | null): number {
  const behind = text.slice(end, end + OPENING_LIMIT);
  const close = quote === null ? undefined : QUOTES[quote];
  if (close !== undefined) {
    const closed = new RegExp(`^(?:\\*\\*|__)?${close}(?:\\*\\*|__)?`, "u").exec(behind);
    if (closed !== null) return closed[0].length;
  }
  const isBold = /(?:\*\*|__)$/u.test(text.slice(Math.max(0, start - 2), start));
  return isBold ? (/^[^\S\r\n]*(?:\*\*|__)/u.exec(behind)?.[0].length ?? 0) : 0;
}

/** Where the quotation mark stands that closes what `quote` opened before a stretch, at its end; the end where none does. */
function closingQuote(text: string, from: number, to: number, quote: string): number {
  const close = QUOTES[quote] ?? "";
  const whole = text.slice(from, to).trimEnd();
  if (!whole.endsWith(close)) return to;
  // "it's": an apostrophe opens and closes nothing.
  const inside = whole.slice(0, -close.length).replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "");
  const count = (mark: string): number => inside.split(mark).length - 1;
  // One that is left over inside may be the one that this closes.
  const isPaired = quote === close ? count(close) % 2 === 0 : count(quote) === count(close);
  return isPaired ? from + whole.length - close.length : to;
}

function isOpening(opening: RegExp, front: string, isWhole: boolean): boolean {
  if (!isWhole && !/[\r\n.;!?。！？]/u.test(front)) return front.trim() === "";
  return opening.test(front);
}

/** Where the marks of a label begin: they belong to no section. */
function marksStart({ front, frontEnd }: Label, numbered: boolean): number {
  const marks = (numbered ? NUMBER_MARK : MARKS).exec(front);
  return frontEnd - (marks?.[0].length ?? 0);
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

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}
