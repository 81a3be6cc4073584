import { TOKEN, type Sentence } from "../../sentence.ts";

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

/** "requires figures from you" */
export function isAskedFrom(s: Sentence, verb: number): boolean {
  for (let at = verb + 1; at < s.size && at - verb <= REACH; at++) {
    if (s.kindAt(at) === TOKEN.sign && s.read(at) !== ",") return false;
    if (s.read(at) === "you") return /^(?:from|of)$/.test(s.read(at - 1));
  }
  return false;
}

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
