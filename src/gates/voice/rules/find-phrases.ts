import type { PhraseRule } from "../rule.ts";
import type { Sentence } from "../sentence.ts";
import type { Topic } from "../topic.ts";
import type { WordTable } from "../word-table.ts";
import { PHRASE_RULES } from "./registry.ts";

/** Tries the phrase rules whose anchors the sentence holds; true when `report` said to stop. */
export function findPhrases(
  s: Sentence,
  table: WordTable,
  topic: Topic,
  report: (rule: PhraseRule, start: number, end: number) => boolean,
): boolean {
  let tried = 0;
  for (let at = 0; at < s.size; at++) {
    const word = s.word[at] ?? -1;
    if (word < 0) continue;
    for (const index of table.words[word]?.rules ?? []) {
      const bit = 1 << index;
      const rule = PHRASE_RULES[index];
      if ((tried & bit) !== 0 || rule === undefined) continue;
      tried |= bit;
      if (tryRule(rule, s, topic, report)) return true;
    }
  }
  return false;
}

function tryRule(
  rule: PhraseRule,
  s: Sentence,
  topic: Topic,
  report: (rule: PhraseRule, start: number, end: number) => boolean,
): boolean {
  const plain = s.plain();
  for (const pattern of rule.patterns) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    if (rule.unless?.some((exception) => exception.test(plain)) === true) return false;
    if (rule.unlessTopic?.test(topic.text) === true) return false;
    let from = match.index;
    while (plain.charCodeAt(from) === 32) from++;
    let to = match.index + match[0].length - 1;
    while (to > from && plain.charCodeAt(to) === 32) to--;
    const first = s.tokenAt(from);
    const last = s.tokenAt(to);
    if (report(rule, s.start[first] ?? 0, s.end[last] ?? 0)) return true;
  }
  return false;
}
