/** What is told of somebody: whether it is aimed at the work or the session, and not what a program does. */

import { PERSONAL_HOLDINGS } from "../../lexicon/role-frames.ts";
import { ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import { MANAGES_THINGS, type Topic } from "../../topic.ts";
import type { Mention } from "./mention.ts";
import type { Predicate } from "./predicate.ts";

/** "asked for this", "signs for us" */
export function isOfThisWork(s: Sentence, verb: number): boolean {
  for (let at = verb + 1; at - verb <= 4 && s.kindAt(at) === TOKEN.word; at++) {
    if (/^(?:this|us|here|project|work)$/.test(s.read(at))) return true;
  }
  return false;
}

/** "has already handed over the next job": a report of what a system did, not what such a program does. */
export function isPerfect(s: Sentence, head: number, verb: number): boolean {
  return (
    verb > head + 1 &&
    /^(?:has|have|'s|'ve)$/.test(s.read(head + 1)) &&
    /ed$|put|given|sent|told|set/.test(s.read(verb))
  );
}

/** "The scheduler gets jobs of the wrong priority", where schedulers and priorities are the work. */
export function holdsOwnMatter(
  s: Sentence,
  mention: Mention,
  predicate: Predicate,
  topic: Topic,
): boolean {
  const demand = nextDemand(s, predicate.at);
  return (
    mention.inTopic &&
    mention.sense === "subject" &&
    demand !== "" &&
    topic.has(demand) &&
    !talksToSession(s, predicate)
  );
}

/** "has in mind", "have their hearts set on": of the work, not of data. */
export function holdsPersonally(s: Sentence, verb: number): boolean {
  for (let at = verb + 1; at < s.size && at - verb <= 4; at++) {
    if (PERSONAL_HOLDINGS.has(s.read(at))) return true;
  }
  return false;
}

export function refusesToAct(s: Sentence, head: number, verb: number): boolean {
  for (let at = head + 1; at <= verb; at++) {
    const word = s.read(at);
    if (word === "keeps" && s.read(at + 1).endsWith("ing")) return true;
    if (
      word === "won't" ||
      word === "wont" ||
      (word === "will" && /^(?:not|never)$/.test(s.read(at + 1)))
    )
      return true;
  }
  return false;
}

/** "won't pay", "can't use the file", "has been on the phone": where somebody stands, not what a program does. */
export function willAct(s: Sentence, head: number, verb: number): boolean {
  for (let at = head + 1; at <= verb; at++) {
    const word = s.read(at);
    // "The captain will be told by mail": what a program does to its users.
    if (word === "will" && s.read(at + 1) === "be" && /ed$|told|shown/.test(s.read(verb)))
      return false;
    if (/^(?:will|won't|wont|'ll|would|wouldn't|can't|cannot|couldn't|been)$/.test(word))
      return true;
    if (/^(?:keeps?|bound|going|about|sure|likely)$/.test(word) && /^to$|ing$/.test(s.read(at + 1)))
      return true;
  }
  return false;
}

/** "has assigned you", "says that this session". */
export function talksToSession(s: Sentence, predicate: Predicate): boolean {
  for (let at = predicate.at; at < s.size && at - predicate.at <= 5; at++) {
    const word = s.read(at);
    if (word === "you" || word === "your") return true;
    if (/^(?:session|slot|run|turn)$/.test(word) && /^(?:this|your)$/.test(s.read(at - 1)))
      return true;
  }
  return false;
}

export function nextDemand(s: Sentence, from: number): string {
  for (let at = from + 1; at < s.size && at - from <= 5; at++) {
    if (s.has(at, C.demand)) return s.read(at);
  }
  return "";
}

/** "the stage manager", "the chair of governors", but "the password manager" */
export function hasPersonalModifier(s: Sentence, mention: Mention): boolean {
  for (let at = mention.from; at < mention.at; at++) {
    if (s.has(at, C.personal | ANY_ROLE)) return true;
    const isTitle = at > mention.from && /^(?:manager|director|master)$/.test(mention.word);
    if (isTitle && `${s.read(at)} ${mention.word}`.search(MANAGES_THINGS) < 0) return true;
  }
  return s.read(mention.at + 1) === "of";
}

/** "The manager approves in step 2", "the supervisor reported exit code 137": what happens each time, or happened in a run. */
export function tellsOfRun(s: Sentence, mention: Mention, { kind, at }: Predicate): boolean {
  const { classes } = mention;
  // "All users agree to the terms"
  if (
    /^agreed?$/.test(s.read(at)) &&
    s.read(mention.at - 1) === "all" &&
    (classes & C.audience) !== 0
  )
    return true;
  if (kind === "approve") return STEPS.test(`${s.read(at + 1)} ${s.read(at + 2)}`);
  return (
    (classes & C.system) !== 0 &&
    /^(?:reported|reports|logged|logs)$/.test(s.read(at)) &&
    /^(?:exit|error|status|code|signal|http)$/.test(s.read(at + 1))
  );
}

const STEPS = /^(?:in|at|on|during) (?:step|stage|phase|round|level|screen)$/;
