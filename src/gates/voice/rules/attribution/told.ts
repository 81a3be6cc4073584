import { WordClass as C } from "../../lexicon/classes.ts";
import { TEXTS } from "../../lexicon/role-frames.ts";
import { lazyPattern } from "../../lazy-pattern.ts";
import type { Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** "The nurse asks for the score in step 3 of the use case": what an actor does in a told scene. */
export function isActor(s: Sentence, mention: Mention): boolean {
  if (isUnderTest(s, mention)) return true;
  if ((mention.classes & (C.rank | C.system | C.service | C.name)) !== 0) return false;
  const plain = s.plain();
  if (SCENES.test(plain)) return true;
  // "In case 4 the client wants two", but "insists on the fix in case 4".
  const before = plain.slice(0, s.plainOffset(mention.from));
  return OPENING_CASE.test(before) || CASE_BEFORE.test(before);
}

/** "Write tests in which the scheduler gets two jobs", where it is what goal or done_when are about. */
function isUnderTest(s: Sentence, { from, inTopic, sense, determiner }: Mention): boolean {
  if (!inTopic || sense === "technical" || /^(?:my|our|your)$/.test(determiner)) return false;
  return IN_TEST.test(s.plain().slice(0, s.plainOffset(from)));
}

const IN_TEST = lazyPattern(
  () =>
    / (?:tests?|specs?|cases?|scenarios?|fixtures?|examples?|simulations?|benchmarks?|traces?|scenes?|set-?ups?) (?:in which|in whom|with which|where|for which|that has|that have|that makes?|that lets?|when|so that|: )(?: (?:both|only|even))? $/,
);

const OPENING_CASE = /^ in (?:case|test|fixture|state) [0-9]+ /;
const CASE_BEFORE = / in (?:case|test|fixture|state) [0-9]+ (?:, )?$/;

const SCENES = lazyPattern(
  () =>
    / (?:in|of|from|during) (?:step [0-9]+ (?:of|in) )?(?:(?:the|this|that|a|our|each) )?(?:[a-z]+ )?(?:use[ -]case|user story|storyboard|walkthrough|persona|scenario|role ?-?play)(?= )| in (?:scene|act) [0-9]+ /,
);

/** "The notes say that the security team found it": what a text says, not what the nudge does. */
export function isQuotedFact(s: Sentence, mention: Mention): boolean {
  const that = mention.from - 1;
  const said = s.read(that) === "that" ? that - 1 : that;
  return (
    /^(?:says?|states?|claims?|reads?|mentions?|tells)$/.test(s.read(said)) && holdsText(s, said)
  );
}

function holdsText(s: Sentence, before: number): boolean {
  for (let at = before - 1; at >= 0 && before - at <= 5; at--) {
    if (TEXTS.has(s.read(at))) return true;
  }
  return false;
}

/** What the people of a record, an essay or a case did, wanted or said, which the nudge only corrects. */
export function isRecorded(s: Sentence, { from, to }: Form, topic: Topic): boolean {
  if (!topic.isRecord) return false;
  return IN_RECORD.test(`${s.plain().slice(0, s.plainOffset(from))}§${s.read(to)}`);
}

/** Somebody (§) in a text: "In item 7 the treasurer asked", "The letters say he wanted it", "on why management wanted". */
const IN_RECORD = lazyPattern(
  () =>
    /^ in (?:item|section|chapter|paragraph|note|letter|entry|step|line|scene|question) (?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten) | (?:says?|said|leaves? out|omits?|skips?|claims?|has it|write|state|mention|add)(?: that| what| why| how)? §| (?:on|of|about|asks [a-z ]+) (?:why|what|how|whether) §| quotes [a-z]+ : §| (?:has|shows|lets|makes|puts|quotes) §[a-z]+ing$/,
);
