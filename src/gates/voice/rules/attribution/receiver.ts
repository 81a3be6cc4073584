import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Mention } from "./mention.ts";
import type { Predicate } from "./predicate.ts";

/** How far behind its verb "from you" may stand. */
const REACH = 12;
/** What only a session is asked to do; a program asks for a token, a name, a call. */
const ENDS_WORK =
  /^(?:finish|complete|continue|resume|deliver|carry|wrap|close|get|go|do|work|process|hand|tackle)$/;
/** Somebody finishes before dark as well; the work is named behind it. */
const NAMES_WORK =
  /^(?:the|this|these|those|all|both|your|our|every|each|it|them|on|up|with|through|whatever|what|[0-9]+)$/;

/** Is something asked of the reader here: "expects you to finish", "requires figures from you"? */
export function isAskedOfYou(s: Sentence, verb: number): boolean {
  const next = /^(?:on|upon|of)$/.test(s.read(verb + 1)) ? verb + 2 : verb + 1;
  if (s.read(next) === "you") return /^(?:to|for|that|with|again|,|\.|;)$/.test(s.read(next + 1));
  return isAskedFrom(s, verb);
}

/** "requires figures from you", "wants a status from this session" */
export function isAskedFrom(s: Sentence, verb: number): boolean {
  for (let at = verb + 1; at < s.size && at - verb <= REACH; at++) {
    if (s.kindAt(at) === TOKEN.sign && s.read(at) !== ",") return false;
    if (s.read(at) === "you") return /^(?:from|of)$/.test(s.read(at - 1));
    if (s.read(at) === "session" && s.read(at - 1) === "this")
      return /^(?:from|of)$/.test(s.read(at - 2));
  }
  return false;
}

/** "The job scheduler wants a status from this session": of which jobs, does not matter then. */
export function pressesSession(
  s: Sentence,
  mention: Mention,
  predicate: Predicate,
  topic: Topic,
): boolean {
  if (mention.isModifier || mention.isConditional || mention.isGeneric) return false;
  if ((mention.classes & (C.system | C.service)) === 0 || mention.inTopic) return false;
  const isDemand =
    /^(?:need|want)$/.test(predicate.kind) ||
    /^ask(?:s|ed|ing)$|^request(?:s|ed|ing)$/.test(s.read(predicate.at));
  if (OPINES.test(s.read(predicate.at)))
    return steersSessions(s, mention) && opinesOnWork(s, predicate.at);
  if (!isDemand) return false;
  return isAskedFrom(s, predicate.at) && !topic.has("session");
}

/** What a system says of work, which follows from it: "believes the format is the riskiest bit, hence …". */
function opinesOnWork(s: Sentence, verb: number): boolean {
  for (let at = verb + 2; at < s.size && at - verb <= REACH; at++) {
    const word = s.read(at);
    if (/^(?:hence|therefore|so)$/.test(word) && at < s.size - 1)
      return !/^(?:it|they|he|she|that|far|on|the)$/.test(s.read(at + 1));
    // "suspects the worker is too slow and restarts it": what follows, it does itself.
    if (/^(?:too|riskiest)$/.test(word) && s.has(at - 1, C.be | C.determiner))
      return s.read(at + 2) !== "and" || !s.read(at + 3).endsWith("s");
    if (word === "first" && /^(?:comes?|goes?|go)$/.test(s.read(at - 1))) return true;
  }
  return false;
}

/** "the planner agent", "the supervising agent", "the monitor": what a session may be steered by. */
function steersSessions(s: Sentence, { at, classes, sense }: Mention): boolean {
  if (sense === "technical") return false;
  return (
    (classes & C.system) !== 0 ||
    /^(?:plan(?:ner|ning)|coordinat(?:or|ing)|supervis(?:or|ing)|orchestrat(?:or|ing)|review(?:er|ing)?|manag(?:er|ing)|schedul(?:er|ing)|lead|parent|master|judge)$/.test(
      s.read(at - 1),
    )
  );
}

const OPINES =
  /^(?:believes|thinks|reckons|suspects|feels|recommends|suggests|advises|considers|proposes|finds)$/;

/** "reports no movement here for an hour and expects an answer": the demand stands behind another verb. */
export function expectsAnswer(s: Sentence, mention: Mention, verb: number): boolean {
  if (mention.sense !== "person" || mention.isConditional || mention.isGeneric) return false;
  if ((mention.classes & C.system) === 0) return false;
  let isOfSession = false;
  for (let at = verb + 1; at < s.size && at - verb <= 2 * REACH; at++) {
    const word = s.read(at);
    if (ON_THE_SESSION.test(word)) isOfSession = true;
    if (word !== "and" && word !== "but") continue;
    const next = s.has(at + 1, C.adverb) ? at + 2 : at + 1;
    if (!AWAITS.test(s.read(next))) continue;
    for (let far = next + 1; far - next <= 4 && s.kindAt(far) === TOKEN.word; far++)
      if (ANSWER.test(s.read(far))) return isOfSession && !/^(?:of|code)$/.test(s.read(far + 1));
  }
  return false;
}

const ON_THE_SESSION = /^(?:here|you|your|session|movement|activity|progress|silence|sign)$/;
const AWAITS = /^(?:expects|wants|needs|demands|requires|awaits|expected|wanted|asks|asked)$/;
const ANSWER =
  /^(?:answer|reply|response|status|report|explanation|reaction|update|word|count|figure|number)$/;

/** "expects you to finish the fixtures": of the work of a session. */
export function asksForWork(s: Sentence, verb: number): boolean {
  if (s.read(verb + 1) !== "you" || s.read(verb + 2) !== "to") return false;
  const act = s.read(verb + 3);
  if (!ENDS_WORK.test(act) || !NAMES_WORK.test(s.read(verb + 4))) return false;
  // "go on", "work through", but "go with", "do the left side"
  return (
    !/^(?:go|do|get|work|close)$/.test(act) || /^(?:on|through|up|all|both)$/.test(s.read(verb + 4))
  );
}

/** "to do the remaining rows", "to close the last two": what is left over, whatever is done with it. */
export function asksForRest(s: Sentence, verb: number): boolean {
  if (s.read(verb + 1) !== "you" || s.read(verb + 2) !== "to") return false;
  if (!ENDS_WORK.test(s.read(verb + 3))) return false;
  for (let at = verb + 4; at - verb <= 7 && s.kindAt(at) === TOKEN.word; at++) {
    if (LEFT_OVER.test(s.read(at))) return true;
  }
  return false;
}

const LEFT_OVER = /^(?:remaining|rest|last|other|missing|outstanding|unfinished|open|final)$/;
