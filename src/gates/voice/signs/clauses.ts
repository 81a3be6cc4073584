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
  /[.!?](?=["')\]]*(?:\s|$))|\n\s*\n?|[;:](?=\s)|\s[–—-](?=\s)|—|,?\s+(?:and|so that|but|which|since|because)(?=\s)(?:\s+(?:then|so|that way|this way|also)(?=\s))?|,(?=\s)(?:\s+(?:that way|this way|then|so|or)(?=\s))?|\s\((?=[a-z])/giu;

/** What a subject starts with; any of these opens a statement and no order. */
const SUBJECT =
  /^ (?:(?:that way|this way|by then|after all|at night|now|there|here|nearly|almost|only|just|even|everything|on paper|from [^ ]+ [^ ]+) )*(?:the|that|this|these|those|it|its|they|he|she|you|we|i|their|your|my|our|each|every|everything|everyone|everybody|nothing|nobody|no|none|no one|a|an|all|both|either|neither|some|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|\w+ty(?:-\w+)?|fewer|more|most|many|much|another|whatever|whoever|who|there|half|[0-9][^ ]*) /u;
const FINITE =
  / (?:is|are|was|were|be|been|has|have|had|does|do|did|will|can|could|would|may|might|[a-z]+n't|[a-z]+'ll|(?:it|that|there|he|she|what)'s|they're|need|pass|stay|come|go|agree|look|run|start|fit|climb|[a-z]{2,}[a-z](?<!ss|us)s) /u;
/** What no order starts with. */
const NO_ORDER =
  /^ (?:(?:the|that|this|these|those|it|its|they|he|she|i|we|their|my|our|each|every|everything|everyone|nothing|nobody|no|none|a|an|all|both|either|neither|some|any|most|many|much|few|fewer|more|less|another|whatever|who|what|when|where|while|until|till|unless|if|whether|how|why|there|here|of|in|on|at|by|for|from|to|with|without|within|under|over|into|onto|through|after|before|during|since|because|as|than|like|up|down|not|never|only|also|too|still|yet|already|is|are|was|were|be|has|have|had|does|do|did|will|can|could|would|may|might|must|should|or|nor|and|but|which|per|plus|sent|made|done|seen|kept|held|built|given|taken|told|lost|written|known|shown|found|both|once|one|two|three|four|five|six|seven|eight|nine|ten|twelve|[0-9][^ ]*|[^ ]+(?:ed|ing|ly|tion|ness|ment|'s)|[^ ]*[^s ]s|[^ ]*[^a-z' -][^ ]*) |[^ ]+ (?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did|of|(?!yours|yes|tests|checks|cases|us|its|ours|names|lines|notes|rows|files)[a-z]+s) )/u;
const LEADS =
  /^ (?:please|just|simply|then|now|so|instead|also|first|finally|next|therefore|kindly|quietly|afterwards|feel free to|you can|you could|you may|[a-z]{3,}ly|for (?:now|once|[a-z]+ing)|for the [a-z]+|to [a-z]+ [a-z]+|at [a-z]+|here)(?: ,)? (?=[a-z])/u;

/** Reads the clauses of a nudge. */
export function readClauses(text: string): readonly Clause[] {
  const source = text.slice(0, LONGEST);
  const clauses: Clause[] = [];
  let start = 0;
  let joiner = ".";
  const add = (end: number): void => {
    const plain = plainOf(source.slice(start, end));
    if (plain.length > 2) clauses.push({ kind: kindOf(plain), joiner, plain, start, end });
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
  const word = joint
    .replaceAll(/[,\s]+/g, " ")
    .trim()
    .toLowerCase();
  return word === "" ? "," : /^[!?]/.test(word) ? "." : word;
}

function plainOf(raw: string): string {
  return ` ${raw
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[`"“”()*]|(?<= )'|'(?= )/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()} `;
}

function kindOf(plain: string): ClauseKind {
  let rest = plain;
  for (let lead = LEADS.exec(rest); lead !== null; lead = LEADS.exec(rest)) {
    rest = ` ${rest.slice(lead[0].length)}`;
  }
  if (/^ (?:don't|do not|never|let|do) /.test(rest)) return "order";
  if (SUBJECT.test(plain)) return FINITE.test(plain.slice(2)) ? "statement" : "rest";
  return NO_ORDER.test(rest) || !/^ [a-z]+(?:-[a-z]+)? /.test(rest) ? "rest" : "order";
}
