/** What somebody said or wished as data of a program: where it is stored or shown, and as what. */

import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";

/** "The manager's recommendation is a text field": what it is made of; nobody's wish is kept in a field. */
export function isTyped(s: Sentence, noun: number): boolean {
  const verb = noun + 1;
  if (!KEPT_OPINIONS.test(s.read(noun)) || !s.has(verb, C.be)) return false;
  for (let at = verb + 1; at <= verb + 4; at++) if (TYPES.test(s.read(at))) return true;
  return false;
}

const TYPES = /^(?:field|string|boolean|integer|enum|column|array|object|json|cookie|subject)$/;
const KEPT_OPINIONS = /^(?:recommendation|preference|decision|review|verdict)$/;

/** "The examiner's comment is cut": a field of the program, of which something is done. */
export function isShownData(s: Sentence, at: number): boolean {
  if (
    !/^(?:(?:comment|note|message|order|remark|reminder|call|view|plan|approval|decision|vote|input|preference|request)s?|wish(?:es)?)$/.test(
      s.read(at),
    )
  )
    return false;
  let verb = at + 1;
  // "the judge's wish for a larger room is stored"
  if (s.has(verb, C.preposition)) {
    while (verb - at <= 6 && s.kindAt(verb) === TOKEN.word && !s.has(verb, C.be)) verb++;
  }
  if (s.read(at) === "view" && /^(?:has|shows|lists|lacks|holds)$/.test(s.read(verb))) return true;
  // "The client's wish for two columns is ignored" still speaks for the client.
  const isWish = s.read(at).startsWith("wish");
  if (isWish && /^(?:ignored|missing|dropped|lost|deleted|sent)$/.test(s.read(verb + 1)))
    return false;
  return (
    s.has(verb, C.be) &&
    /^(?:cut|lost|shown|hidden|written|stored|saved|displayed|printed|repeated|exported|dropped|missing|empty|truncated|overwritten|duplicated|visible|deleted|sent|kept|ignored|sorted|counted|rendered|escaped)$/.test(
      s.read(verb + 1),
    )
  );
}
