import type { Gate, GateCase, GatePolicy, Judgement, Reason, Verdict } from "../gate.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { NAMES } from "./lexicon/names.ts";
import { NOUNS } from "./lexicon/nouns.ts";
import { STRONG_VERBS } from "./lexicon/role-frames.ts";
import { ROLES } from "./lexicon/roles.ts";
import { VERBS } from "./lexicon/verbs.ts";
import { readSentences } from "./reader.ts";
import { STATE_THE_WORK, type VoiceRule } from "./rule.ts";
import { findAttributions } from "./rules/attribution/find.ts";
import {
  findPhrases,
  indexHeads,
  phraseAnchors,
  phraseHeads,
  type HeadIndex,
} from "./rules/find-phrases.ts";
import { Sentence } from "./sentence.ts";
import { Topic } from "./topic.ts";
import { buildWordTable, type WordTable } from "./word-table.ts";

/** Takes a breach of a rule that stands at two offsets of the text; true to stop looking. */
type Report = (rule: VoiceRule, start: number, end: number) => boolean;

let shared: WordTable | null = null;
let sharedHeads: HeadIndex | null = null;

/** The built-in words are the same for every policy: built once, at the first gate. */
function wordTable(): WordTable {
  shared ??= buildWordTable(
    [...FUNCTION_WORDS, ...NOUNS, ...VERBS, ...ROLES, ...NAMES],
    phraseAnchors(),
    phraseHeads(),
    STRONG_VERBS,
  );
  return shared;
}

/**
 * The directive-voice gate: refuses a nudge that borrows somebody's authority, brings in the human
 * operator, or reads like an attack (see `rules/`). Patterns of the policy are added.
 */
export function voiceGate(policy: GatePolicy): Gate {
  const table = wordTable();
  sharedHeads ??= indexHeads(table);
  const heads = sharedHeads;
  const sentence = new Sentence(table);
  const { bannedAttributionPatterns } = policy;

  function findBreaches(c: GateCase, report: Report): void {
    const topic = new Topic(c);
    let stopped = false;
    readSentences(c.output, table, sentence, (found) => {
      stopped = findAttributions(found, topic, report) || findPhrases(found, heads, topic, report);
      return stopped;
    });
    if (stopped) return;
    for (const pattern of bannedAttributionPatterns) {
      const match = pattern.find(c.output);
      if (match === null) continue;
      const rule: VoiceRule = {
        id: "voice.policy.pattern",
        sentence: `The nudge matches the pattern "${pattern.source}" that the policy bans.`,
        advice: STATE_THE_WORK,
        passes: [],
        fails: [],
      };
      if (report(rule, match.start, match.end)) return;
    }
  }

  return {
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
}
