/**
 * What a short text says of the deed that done_when asks for, in done_when's own verb: that it is to come,
 * was not done or was done in part. Each frame is a way to say so around any verb; where done_when itself
 * speaks like that ("no door is unlocked", "users must log in"), it says nothing.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { askedConditions } from "../asked-parts.ts";
import { FRAMES } from "./deed-frames.ts";
import { uninflected, type Subject } from "../subject.ts";

/** Of something that is told of, or of whatever it may be, it is how the thing behaves. */
const OF_ANYTHING =
  /\b(?:if|when|whenever|where|unless|on|upon|that|which|who|whose|what|how|while|had|each|every|any|anyone|anybody|everyone)\b[^.;]*$/iu;
const CASE = /\b(?:if|when|whenever|once|each|every|as soon as|while|until)\b/iu;
const NEGATION = /\b(?:no|none|nothing|not|never|nobody|without|neither|nor|zero|0)\b|n['’]t\b/iu;

/** What a text says of a deed that done_when asks for; null for most. */
export function findDeed(text: string, subject: Subject): RegExpExecArray | null {
  for (const { pattern, once, negates, mayFollow, unless } of FRAMES) {
    for (const match of text.matchAll(pattern)) {
      const { verb = "", part } = match.groups ?? {};
      const before = text.slice(0, match.index);
      if (OF_ANYTHING.test(before)) continue;
      // "no commit is unsigned", "it does not need to be enabled by hand"
      const upToVerb = before + match[0].slice(0, match[0].lastIndexOf(verb));
      if (NEGATION.test(negates === true ? before : upToVerb)) continue;
      if (part !== undefined && isAllAsked(part, subject)) continue;
      if (mayFollow === true && tellsAgain(text.slice(match.index + match[0].length), verb))
        continue;
      const told = conditionsWith(verb, subject, once === true);
      // "the alarm must ring when the door opens", where it is to ring when the door opens
      const isCase = CASE.test(text.slice(match.index));
      if (told.some((condition) => !unless.test(condition) && !(isCase && CASE.test(condition))))
        return match;
    }
  }
  return null;
}

/** Whether the rest of a text tells of a verb as of what is done: "…, mailed at 10". */
function tellsAgain(rest: string, verb: string): boolean {
  const stems = formsOf(verb);
  return (rest.match(WORD) ?? []).some(
    (word) => isParticiple(word) && [...formsOf(word)].some((one) => stems.has(one)),
  );
}

/** A verb by its stems and without its ending: "document" is a noun to the one and "documented" none. */
function formsOf(word: string): ReadonlySet<string> {
  const stems = contentWords(word);
  return new Set(stems.length === 0 ? [] : [...stems, uninflected(word.toLowerCase())]);
}

/** The conditions of done_when that have a verb in some form. */
function conditionsWith(
  verb: string,
  subject: Subject,
  isParticipleThere: boolean,
): readonly string[] {
  const stems = formsOf(verb);
  return askedConditions(subject).filter(
    (condition) =>
      !(isParticipleThere && POSSIBLE.test(condition)) &&
      (condition.match(WORD) ?? []).some(
        (word) =>
          (!isParticipleThere || isParticiple(word)) &&
          [...formsOf(word)].some((one) => stems.has(one)),
      ),
  );
}

/** What can be done is no deed: "invoices can be exported". */
const POSSIBLE = /\b(?:can|could|may|might) be\b/iu;
const WORD = /\p{L}+/gu;

/** "Only the paid orders", where the paid orders are asked for. */
function isAllAsked(part: string, { doneWhen }: Subject): boolean {
  const asked = new Set(contentWords(doneWhen));
  return contentWords(part).every((word) => asked.has(word));
}
