import type { Gate, GateCase, GatePolicy, Judgement, Reason, Verdict } from "../gate.ts";
import { asSeen } from "../text/as-seen.ts";
import { withoutLoneMark } from "../text/lone-mark.ts";
import { seeing } from "../text/seen.ts";
import { openPhraseTable, type PhraseTable } from "./phrase-table.ts";
import { readSentences } from "./reader.ts";
import { STATE_THE_WORK, type RuleNotice } from "./rule.ts";
import { findAttributions } from "./rules/attribution/find.ts";
import { findPhrases } from "./rules/find-phrases.ts";
import { findSecretsAsked } from "./secrets/find.ts";
import { Sentence } from "./sentence.ts";
import { Topic } from "./topic.ts";
import { openWordTable, type WordTable } from "./word-table.ts";
import { WRITTEN_PHRASES, WRITTEN_WORDS } from "./written-table.ts";

/** Takes a breach of a rule that stands at two offsets of the text; true to stop looking. */
type Report = (rule: RuleNotice, start: number, end: number) => boolean;

/** The built-in words and phrases are the same for every policy: opened once, at the first gate. */
let shared: { readonly words: WordTable; readonly phrases: PhraseTable } | null = null;

/**
 * The directive-voice gate: refuses a nudge that borrows somebody's authority, brings in the human
 * operator, or reads like an attack (see `rules/`). Patterns of the policy are added.
 */
export function voiceGate(policy: GatePolicy): Gate {
  shared ??= { words: openWordTable(WRITTEN_WORDS), phrases: openPhraseTable(WRITTEN_PHRASES) };
  const { words, phrases } = shared;
  const sentence = new Sentence(words);
  const { bannedAttributionPatterns } = policy;

  function findBreaches(c: GateCase, report: Report): void {
    const topic = new Topic(c);
    let stopped = false;
    readSentences(c.output, words, sentence, (found) => {
      stopped =
        (found.isAnchored && findAttributions(found, topic, report)) ||
        (found.mayHoldPhrase() && findPhrases(found, phrases, topic, report)) ||
        (found.mayHoldSecret() && findSecretsAsked(found, topic, report));
      return stopped;
    });
    if (stopped) return;
    for (const pattern of bannedAttributionPatterns) {
      const match = pattern.find(c.output);
      if (match === null) continue;
      const rule: RuleNotice = {
        id: "voice.policy.pattern",
        sentence: `The nudge matches the pattern "${pattern.source}" that the policy bans.`,
        advice: STATE_THE_WORK,
      };
      if (report(rule, match.start, match.end)) return;
    }
  }

  const plain: Gate = {
    verdict(c: GateCase): Verdict {
      let verdict: Verdict = "accept";
      findBreaches(c, () => {
        verdict = "reject";
        return true;
      });
      return verdict;
    },
    judge(c: GateCase): Judgement {
      const reasons: Reason[] = [];
      const seen = new Set<string>();
      findBreaches(c, (rule, start, end) => {
        const key = `${rule.id} ${start} ${end}`;
        if (seen.has(key)) return false;
        seen.add(key);
        const span = { start, end, text: c.output.slice(start, end) };
        reasons.push({
          rule: rule.id,
          sentence: rule.sentence,
          span,
          missing: null,
          advice: rule.advice,
        });
        return false;
      });
      reasons.sort(
        (a, b) =>
          (a.span?.start ?? 0) - (b.span?.start ?? 0) ||
          (a.span?.end ?? 0) - (b.span?.end ?? 0) ||
          (a.rule < b.rule ? -1 : 1),
      );
      return { verdict: reasons.length === 0 ? "accept" : "reject", reasons };
    },
  };
  return asSeen(seeing(plain, withoutLoneMark));
}
