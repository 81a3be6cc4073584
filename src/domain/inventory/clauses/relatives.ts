import {
  DETERMINERS,
  endsPhrase,
  isVerbForm,
  looksInflected,
  PREPOSITIONS,
} from "../words/clause-words.ts";
import { findVerb, isAuxiliary, isFinite, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

/** "everyone who applied has …", "the page that lists orders loads …": the verb behind the relative clause's own. */
export function verbAfterRelative(words: readonly string[]): number {
  const at = words.findIndex((word) => /^(?:that|which|who|whose)$/u.test(word));
  if (at < 1 || at > 5 || words.slice(0, at).some((word) => word === ",")) return -1;
  const head = words[at - 1] ?? "";
  // "the badge shows that …" is no relative clause; "the pages that …" is one.
  const noun = at === 1 || (at === 2 && DETERMINERS.has(words[0] ?? ""));
  if (!noun && (findVerb(words.slice(0, at)).at >= 0 || isVerbForm(head))) return -1;
  let inner = false;
  for (let i = at + 1; i < words.length; i++) {
    const word = words[i] ?? "";
    if (word === "," || (SUBORDINATORS.has(word) && i > at + 1)) return -1;
    if (i === at + 1 && (isAuxiliary(word) || isParticiple(word) || looksInflected(word))) {
      inner = true;
      if (isAuxiliary(word))
        while (/^(?:not|been)$/u.test(words[i + 1] ?? "") || isParticiple(words[i + 1] ?? "")) i++;
      continue;
    }
    const before = words[i - 1] ?? "";
    const joined = /^(?:and|or)$/u.test(before);
    if (!joined && PREPOSITIONS.has(before)) continue;
    const placed = i > at + 2 && isVerbForm(word) && endsPhrase(words, i + 1);
    if (!placed && !isFinite(words, i)) continue;
    if (inner && !joined) return i;
    inner = true;
  }
  return -1;
}

/** "the line it stands on", "the sums the user asked for": the verb is that of a relative clause. */
export function isOfRelative(words: readonly string[], verb: number): boolean {
  if (!DETERMINERS.has(words[0] ?? "")) return false;
  for (let i = 2; i < verb; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    if (PREPOSITIONS.has(before) || before === "," || DETERMINERS.has(before)) continue;
    if (/^(?:it|they|he|she|we|you|the|an?|each|every|its|their)$/u.test(word)) return true;
  }
  return false;
}
