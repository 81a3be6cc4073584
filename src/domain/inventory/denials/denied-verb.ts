/** What an item denies with "not" and a verb: the deed that a condition asks for, or the contrary of it. */

import { contentWords } from "../words/content-words.ts";
import { findVerb, isAuxiliary } from "../words/verbs.ts";
import type { Denial } from "./denials.ts";
import { oppositesOf } from "./opposite-words.ts";

/** A condition that itself denies or excepts may be told so. */
const NEGATED =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|unless|until|except\p{L}*|only|free|zero)(?!\p{L})|n['’]t/iu;

/**
 * Whether an item denies the very verb of a condition, of the same thing: "expired tokens are not rejected", where they are to
 * be. Such a condition is about what is refused, and no word of refusal in the item says otherwise.
 */
export function deniesVerbOf(condition: string, denials: readonly Denial[]): boolean {
  if (NEGATED.test(condition) || denials.every(({ verb }) => verb === null)) return false;
  const words = condition.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  let { at } = findVerb(words);
  while (isAuxiliary(words[at] ?? "") || (words[at] ?? "").endsWith("ly")) at++;
  const [verb] = contentWords(words[at] ?? "");
  const thing = new Set(contentWords(words.slice(0, at).join(" ")));
  return verb !== undefined && denials.some((one) => one.verb === verb && isOf(one, thing));
}

/** Whether a denial is of that thing, or of a kind of it. */
function isOf({ words }: Denial, thing: ReadonlySet<string>): boolean {
  return words.size > 0 && thing.size > 0 && (words.isSubsetOf(thing) || thing.isSubsetOf(words));
}

/** Whether it denies the contrary of what a condition says: "valid tokens are not rejected", where they are to be accepted. */
export function deniesContraryOf(
  condition: string,
  wanted: ReadonlySet<string>,
  denials: readonly Denial[],
): boolean {
  return (
    denials.every((denial) => {
      const { verb, words } = denial;
      if (verb === null || wanted.has(verb) || words.size === 0) return false;
      return words.isSubsetOf(wanted) && !oppositesOf(verb).isDisjointFrom(wanted);
    }) && !NEGATED.test(condition)
  );
}

/** "The bug where orders vanish is fixed" */
const REMEDIED =
  /(?<!\p{L})(?:bugs?|faults?|problems?|errors?|issues?|defects?|glitch(?:es)?|leaks?|regressions?|flaws?|mistakes?|crash(?:es)?|noises?) (?<fault>[^,;]{3,120}?) (?:is|are|was|were|has been|have been|gets?) (?:now )?(?:fixed|solved|resolved|repaired|mended|gone|removed|corrected|eliminated|cured|stopped|sorted)(?!\p{L})/iu;

/** Whether what an item denies is the fault that a condition wants remedied: "orders no longer vanish". */
export function deniesFaultOf(condition: string, denials: readonly Denial[]): boolean {
  const fault = REMEDIED.exec(condition)?.groups?.["fault"];
  if (fault === undefined) return false;
  const words = new Set(contentWords(fault));
  return denials.every(({ verb }) => verb !== null && words.has(verb));
}
