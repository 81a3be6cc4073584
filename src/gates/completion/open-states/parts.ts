/** A sentence taken apart into what may be told by itself. */

const MASKED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|«[^»\n]*»/gu;
const MARKS = /[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu;
const PART_END =
  /^(?:please |also |do )?(?:note|be aware|keep in mind|bear in mind|fyi)(?:,|,? that) |[,:](?!\d)\s*|[;()–—|]\s*|\s-\s|\s(?:but|whereas|though|although|yet)\s|\sand (?=(?:the|its|our|my|we|i|it|they|he|she|that|this) )/iu;
/** Of what is told in general, of a case, of before or of what is not so. */
const GENERAL =
  /^\W*(?:if|when|whenever|where|wherever|whereas|while|as long as|before|after|unless|whether|without|each|every|any|whoever)\b/iu;
const RELATING =
  /\b(?:if|that|which|who|whose|whenever|unless|whether|where|when|because|so that)\b/iu;

/** The sentence whole and in its parts, with code and quotations as `§`. */
export function partsOf(written: string): readonly string[] {
  const bare = /[`"“«*_]/.test(written)
    ? written.replaceAll(MASKED, "§").replaceAll(MARKS, "")
    : written;
  const said = bare
    .replaceAll(/\s{2,}|[^\S ]/gu, " ")
    .trim()
    .replace(/[.!]+$/u, "");
  const parts = said.split(PART_END);
  const all = new Set([said, ...parts]);
  for (const part of parts) for (const joined of joinedBy(part)) all.add(joined);
  return [...all];
}

const AND = / and /iu;

/** What "and" joins, as far as it hangs on nothing in front. */
function joinedBy(part: string): readonly string[] {
  if (!AND.test(part)) return [];
  const joined = part.split(AND);
  const bound = joined.findIndex((one) => !bindsNothing(one));
  return bound < 0 ? joined : joined.slice(0, bound);
}

/** Whether words tell of a thing itself, and not of each, of a case or of one that something else is said of. */
export function bindsNothing(words: string): boolean {
  return !GENERAL.test(words) && !RELATING.test(words);
}
