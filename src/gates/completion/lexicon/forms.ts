/**
 * How the word lists are written. Words stand apart by spaces, the words of an expression are joined by
 * `_`, and what may be exchanged stands in braces: `for_the_{moment,present}`. A sign behind the first
 * word asks for its forms: `park*` all of them, `park+` park, parks, parking, `park-` parked.
 */

const VOWEL = /[aeiou]/;

/** Whether the last consonant is doubled before an ending: drop, dropped. */
function doubles(base: string): boolean {
  const last = base.at(-1) ?? "";
  const before = base.at(-2) ?? "";
  const start = base.at(-3) ?? "";
  if (!/[bdgklmnprtv]/.test(last) || !VOWEL.test(before) || VOWEL.test(start)) return false;
  return base.length <= 4 || /(?:mit|fer|cur|pel|tal|bel|cel|vel|hip)$/.test(base);
}

/** The forms of a regular verb: base, -s, -ing, -ed. */
export function formsOf(base: string): { present: readonly string[]; past: readonly string[] } {
  const stem = base.endsWith("e") ? base.slice(0, -1) : base;
  const y = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}i` : null;
  const s = y === null ? (/(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`) : `${y}es`;
  if (!doubles(base)) {
    const ing = base.endsWith("ee") ? `${base}ing` : `${stem}ing`;
    return { present: [base, s, ing], past: [y === null ? `${stem}ed` : `${y}ed`] };
  }
  const last = base.at(-1) ?? "";
  const past = [`${base}${last}ed`];
  const ing = [`${base}${last}ing`];
  // Between British and American: cancelled, canceled.
  if (base.length > 4) {
    past.push(`${base}ed`);
    ing.push(`${base}ing`);
  }
  return { present: [base, s, ...ing], past };
}

/** A list spelt out: each entry as its words joined by `_`. */
export function spellOut(list: string): readonly string[] {
  const entries: string[] = [];
  for (const entry of list.split(/\s+/)) {
    if (entry !== "") for (const plain of withoutBraces(entry)) entries.push(...inflected(plain));
  }
  return entries;
}

/** `a_{b,c}` as `a_b` and `a_c`. An empty choice drops the word. */
function withoutBraces(entry: string): readonly string[] {
  const open = entry.indexOf("{");
  if (open < 0) return [entry.replace(/__+/g, "_").replace(/^_|_$/g, "")];
  const close = entry.indexOf("}", open);
  return entry
    .slice(open + 1, close)
    .split(",")
    .flatMap((choice) =>
      withoutBraces(`${entry.slice(0, open)}${choice}${entry.slice(close + 1)}`),
    );
}

function inflected(entry: string): readonly string[] {
  const sign = /^([^_*+-]+)([*+-])(.*)$/.exec(entry);
  if (sign === null) return [entry];
  const [, base = "", kind, rest = ""] = sign;
  const { present, past } = formsOf(base);
  const forms = kind === "+" ? present : kind === "-" ? past : [...present, ...past];
  return forms.map((form) => `${form}${rest}`);
}

function listOf(list: string, forms: (base: string) => readonly string[]): string {
  return list
    .split(/\s+/)
    .flatMap(withoutBraces)
    .flatMap((entry) => {
      const [first = "", ...rest] = entry.split("_");
      return forms(first).map((form) => [form, ...rest].join("_"));
    })
    .join(" ");
}

/** The past forms of a list of regular verbs, as a list; the others likewise. */
export const pastForms = (list: string): string => listOf(list, (base) => formsOf(base).past);
export const ingForms = (list: string): string =>
  listOf(list, (base) => formsOf(base).present.slice(2));
export const thirdForms = (list: string): string =>
  listOf(list, (base) => formsOf(base).present.slice(1, 2));
export const baseForms = (list: string): string => listOf(list, (base) => [base]);
