/** The forms that an anchor word stands for. */

const VOWEL = /[aeiou]/;

/** The forms that `word*` stands for. */
export function expandAnchor(anchor: string): readonly string[] {
  if (!anchor.endsWith("*")) return [anchor];
  const base = anchor.slice(0, -1);
  const forms = new Set([base, `${base}s`, `${base}ed`, `${base}ing`]);
  if (base.endsWith("e")) {
    forms.add(`${base}d`);
    forms.add(`${base.slice(0, -1)}ing`);
  }
  if (base.endsWith("y")) forms.add(`${base.slice(0, -1)}ied`).add(`${base.slice(0, -1)}ies`);
  if (/(?:s|x|z|ch|sh)$/.test(base)) forms.add(`${base}es`);
  const last = base.at(-1) ?? "";
  if (last !== "" && !VOWEL.test(last) && VOWEL.test(base.at(-2) ?? "")) {
    forms.add(`${base}${last}ed`).add(`${base}${last}ing`);
  }
  return [...forms];
}
