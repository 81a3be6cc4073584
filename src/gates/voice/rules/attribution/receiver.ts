import { TOKEN, type Sentence } from "../../sentence.ts";

/** How far behind its verb "from you" may stand. */
const REACH = 12;
/** What only a session is asked to do; a program asks for a token, a name, a call. */
const ENDS_WORK =
  /^(?:finish|complete|continue|resume|deliver|go|carry|keep|wrap|press|push|close|be|get|work|do|catch)$/;

/** Is something asked of the reader here: "expects you to finish", "requires figures from you"? */
export function isAskedOfYou(s: Sentence, verb: number): boolean {
  const next = /^(?:on|upon|of)$/.test(s.read(verb + 1)) ? verb + 2 : verb + 1;
  if (s.read(next) === "you") return /^(?:to|for|that|with|again|,|\.|;)$/.test(s.read(next + 1));
  for (let at = verb + 1; at < s.size && at - verb <= REACH; at++) {
    if (s.kindAt(at) === TOKEN.sign && s.read(at) !== ",") return false;
    if (s.read(at) === "you") return /^(?:from|of)$/.test(s.read(at - 1));
  }
  return false;
}

/** "expects you to finish": of the work of a session. */
export function asksForWork(s: Sentence, verb: number): boolean {
  return (
    s.read(verb + 1) === "you" && s.read(verb + 2) === "to" && ENDS_WORK.test(s.read(verb + 3))
  );
}
