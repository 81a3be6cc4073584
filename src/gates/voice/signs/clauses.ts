import { wordSet } from "../../../domain/word-set.ts";

/** What a clause of a nudge does: it orders, it states something, or it hangs on the one before. */
export type ClauseKind = "order" | "statement" | "rest";

/** One clause: "and the scan passes" is a statement that is joined with "and". */
export interface Clause {
  readonly kind: ClauseKind;
  /** The word or sign that joins it to the clause before; "." at the start of a sentence. */
  readonly joiner: string;
  /** Lower case, without marks of code and without the joiner, with a space at both ends. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/** A nudge that is longer is no nudge; only its start is read. */
const LONGEST = 2000;

/** Between two clauses; a word stands with its comma. */
const JOINT =
  /[.!?](?=["')\]]*(?:\s|$))|\n\s*\n?|[;:](?=\s)|\s[–—-](?=\s)|—|,?\s+(?:and|so that|but|which|since|because)(?=\s)(?:\s+(?:then|so|that way|this way|also)(?=\s))?|,(?=\s)(?:\s+(?:that way|this way|then|so|or)(?=\s))?|\s\((?=[a-z])/g;

/** What a subject starts with; any of these opens a statement and no order. */
const SUBJECTS = wordSet(
  `the that this these those it its they he she you we i their your my our each every everything everyone everybody nothing nobody
   no none a an all both either neither some one two three four five six seven eight nine ten eleven twelve dozen dozens twenty thirty
   forty fifty sixty seventy eighty ninety fewer more most many much another whatever whoever who there half`,
);
/** What may stand before a subject. */
const AHEAD =
  /^ (?:(?:that way|this way|by then|after all|at night|now|here|nearly|almost|only|just|even|on paper|from [^ ]+ [^ ]+) )+/;
const FINITE =
  / (?:is|are|was|were|be|been|has|have|had|does|do|did|will|can|could|would|may|might|[a-z]+n't|[a-z]+'ll|(?:it|that|there|he|she|what)'s|they're|need|pass|stay|come|go|agree|look|run|start|fit|climb|[a-z]{2,}[a-rtv-z]s) /;
const AUXILIARIES = wordSet(
  "is are was were has have had can could will would may might must should does do did",
);
/** What else no order starts with. */
const NO_ORDERS = wordSet(
  `any few less what when where while until till unless if whether how why of in on at by for from to with without within under over into
   onto through after before during since because as than like up down not never only also too still yet already be or nor and but which
   per plus once sent made done seen kept held built given taken told lost written known shown found`,
);
const NO_VERB = /(?:ed|ing|ly|tion|ness|ment|[^s]s)$/;
/** Objects in the plural that an order may start with: "run tests". */
const PLURALS = wordSet("yours yes tests checks cases us its ours names lines notes rows files");
const LEADS =
  /^ (?:please|just|simply|then|now|so|instead|also|first|finally|next|therefore|kindly|quietly|afterwards|feel free to|you can|you could|you may|[a-z]{3,}ly|for (?:now|once|[a-z]+ing)|for the [a-z]+|to [a-z]+ [a-z]+|at [a-z]+|here)(?: ,)? (?=[a-z])/;

/** Reads the clauses of a nudge. */
export function readClauses(text: string): readonly Clause[] {
  const cut = text.slice(0, LONGEST);
  const lower = cut.toLowerCase();
  // A letter or two of some scripts grow when they are made small.
  const source = (lower.length === cut.length ? lower : cut)
    .replaceAll("’", "'")
    .replaceAll(/```[^]*?(?:```|$)/g, (block) => " ".repeat(block.length));
  const clauses: Clause[] = [];
  let start = 0;
  let joiner = ".";
  const add = (end: number): void => {
    const plain = plainOf(source.slice(start, end));
    if (plain.length < 3) return;
    const gap = source.slice(start, end).search(/\S/);
    clauses.push({ kind: kindOf(plain), joiner, plain, start: start + gap, end });
  };
  JOINT.lastIndex = 0;
  for (let joint = JOINT.exec(source); joint !== null; joint = JOINT.exec(source)) {
    if (isInCode(source, start, joint.index)) continue;
    add(joint.index);
    start = joint.index + joint[0].length;
    joiner = joinerOf(joint[0]);
  }
  add(source.length);
  return clauses;
}

/** Does a code span stand open there: "`a; b`"? */
function isInCode(source: string, start: number, at: number): boolean {
  let open = false;
  for (
    let next = source.indexOf("`", start);
    next >= 0 && next < at;
    next = source.indexOf("`", next + 1)
  ) {
    open = !open;
  }
  return open && source.indexOf("`", at) >= 0;
}

function joinerOf(joint: string): string {
  const word = joint.replaceAll(/[,\s]+/g, " ").trim();
  return word === "" ? "," : /^[!?]/.test(word) ? "." : word;
}

function plainOf(raw: string): string {
  return ` ${raw
    .replaceAll(/[`"“”()*]| '|'(?=\s)|\s+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim()} `;
}

function kindOf(plain: string): ClauseKind {
  let rest = plain;
  for (let lead = LEADS.exec(rest); lead !== null; lead = LEADS.exec(rest)) {
    rest = ` ${rest.slice(lead[0].length)}`;
  }
  const [, first = "", second = "", third = ""] = rest.split(" ", 4);
  if (/^(?:don't|never|let|do)$/.test(first)) return "order";
  if (startsWithSubject(plain)) return FINITE.test(plain.slice(2)) ? "statement" : "rest";
  return mayOrder(first) && !isFinite(second) && !isCompound(second, third) ? "order" : "rest";
}

function startsWithSubject(plain: string): boolean {
  const subject = plain.replace(AHEAD, " ");
  const word = subject.slice(1, subject.indexOf(" ", 1));
  return SUBJECTS.has(word) || /^\d/.test(word) || word.startsWith("twenty-");
}

function mayOrder(word: string): boolean {
  return (
    /^[a-z]+(?:-[a-z]+)?$/.test(word) &&
    !SUBJECTS.has(word) &&
    !NO_ORDERS.has(word) &&
    !AUXILIARIES.has(word) &&
    !NO_VERB.test(word)
  );
}

/** "gitleaks flags", "version 1 of": the second word shows that the first is no verb. */
function isFinite(word: string): boolean {
  if (word === "of" || AUXILIARIES.has(word)) return true;
  return /^[a-z]+s$/.test(word) && !PLURALS.has(word) && word !== "this";
}

/** "line coverage has": two nouns and their verb. */
function isCompound(second: string, third: string): boolean {
  return AUXILIARIES.has(third) && mayOrder(second);
}
