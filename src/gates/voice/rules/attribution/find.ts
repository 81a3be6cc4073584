import { ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import type { VoiceRule } from "../../rule.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import { describedForm } from "./described.ts";
import { feelingForm } from "./feeling.ts";
import type { Form } from "./form.ts";
import { readForm } from "./forms.ts";
import { strangerPassive } from "./participles.ts";
import { readMention } from "./mention.ts";
import { ATTRIBUTION_RULES } from "./rules.ts";
import { isRecorded } from "./told.ts";
import { strangerForm } from "./stranger.ts";
import { willForm } from "./will.ts";
import { willFromForm } from "./will-from.ts";

/** Judges each mention of a role in a sentence by itself; true when `report` said to stop. */
export function findAttributions(
  s: Sentence,
  topic: Topic,
  report: (rule: VoiceRule, start: number, end: number) => boolean,
): boolean {
  for (let at = 0; at < s.size; at++) {
    const form = formAt(s, at, topic);
    if (form === null || isRecorded(s, form, topic)) continue;
    const start = s.start[Math.max(0, form.from)] ?? 0;
    const end = s.end[Math.min(s.size - 1, form.to)] ?? 0;
    if (report(ATTRIBUTION_RULES[form.form], start, end)) return true;
  }
  return false;
}

function formAt(s: Sentence, at: number, topic: Topic): Form | null {
  if (s.kindAt(at) !== TOKEN.word) return null;
  const classes = s.at(at);
  if ((classes & ANY_ROLE) !== 0) {
    // In "product manager" and "the security team" the last word is the head.
    const next = s.at(at + 1);
    const headFollows =
      (next & ANY_ROLE) !== 0 &&
      s.glueAt(at + 1) === GLUE.none &&
      (s.isCapital(at + 1) === s.isCapital(at) || (classes & C.name) === 0);
    if (!headFollows) {
      const form = readForm(s, readMention(s, at, topic), topic);
      if (form !== null) return form;
    }
  }
  if ((classes & C.preposition) !== 0) return strangerPassive(s, at, topic);
  return (
    strangerForm(s, at, topic) ??
    feelingForm(s, at, topic) ??
    willForm(s, at, topic) ??
    willFromForm(s, at, topic) ??
    describedForm(s, at, topic)
  );
}
