import {
  DETERMINERS,
  endsPhrase,
  isVerbForm,
  looksInflected,
  looksPlural,
  PREPOSITIONS,
  SUBJECTS,
} from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
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
    const opens = SUBORDINATORS.has(word) && i > at + 1 && !tellsMoment(words, i);
    if (word === "," || opens) return -1;
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

/** "members who left before 2020 are deleted", "that came in after the deadline are closed": a moment, and no clause. */
function tellsMoment(words: readonly string[], at: number): boolean {
  if (!/^(?:after|before|since|until)$/u.test(words[at] ?? "")) return false;
  const next = words[at + 1] ?? "";
  if (/^\d/u.test(next) || readNumber(next) !== null) return true;
  if (SUBJECTS.test(next)) return false;
  if (!DETERMINERS.has(next))
    return MANY_ARE.test(words[at + 2] ?? "") || isAuxiliary(words[at + 2] ?? "");
  // Behind one thing "are" goes on with the many in front: "orders that came in after the deadline are".
  const end = words.findIndex((word, i) => i > at + 2 && (MANY_ARE.test(word) || word === ","));
  return (
    end > 0 && end < at + 6 && MANY_ARE.test(words[end] ?? "") && !looksPlural(words[end - 1] ?? "")
  );
}

const MANY_ARE = /^(?:are|were|have)$/u;

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
