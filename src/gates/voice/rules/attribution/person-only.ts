/** What no program does, so that no goal about clients, operators or bosses excuses it. */

import { WordClass as C } from "../../lexicon/classes.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** By telephone and mail only people get in touch. */
const CONTACTS = wordSet("phoned phones rang rung telephoned emailed texted");
const ASKS = wordSet("asked asks ask asking wondered wonders enquired inquired");
const WANTS = wordSet("wants wanted want like love needs expects expected");
/** What is said of a program in no jest. */
const FEELS = wordSet(
  `furious disappointed delighted thrilled annoyed angry upset anxious nervous worried livid keen hoping
   adamant relieved thankful enthusiastic sceptical skeptical`,
);
/** What becomes of work, not of data. */
const WORKED_OFF = wordSet("done finished completed fixed mended repaired");
const DAY =
  /^(?:today|tonight|tomorrow|noon|lunch|midnight|eod|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const READY = /^(?:ready|done|finished|coming|in|works?|working|will)$/;

/** How far behind the role its verb may stand, and how far behind the verb what it is about. */
const NEAR = 5;
const FAR = 12;

/** "The client has phoned twice", "The operator wants folding finished", "The boss asked why …". */
export function personOnlyForm(s: Sentence, mention: Mention): Form | null {
  if (!mention.byTopic || mention.isGeneric || mention.isConditional) return null;
  if (!/^(?:the|our|your|my)$/.test(mention.determiner)) return null;
  const verb = verbBehind(s, mention.at);
  // A boss in a game asks and hopes in its lines too; those are told in the present.
  const isLine =
    mention.sense === "technical" &&
    (FEELS.has(s.read(verb)) || /^(?:asks|wonders|hopes|inquires)$/.test(s.read(verb)));
  const isPlain = mention.sense !== "technical";
  return verb >= 0 &&
    !isLine &&
    (isPersons(s, mention.at, verb) || (isPlain && (waitsForWork(s, verb) || isOutspoken(s, verb))))
    ? { form: "demand", from: mention.from, to: verb }
    : null;
}

/** What work is to be, whatever it is about: no program waits for something to be right. */
const MENDED = wordSet("right correct fixed mended repaired corrected solved sorted");
const MENDING = /^(?:fix|repair|correction|patch|remedy)$/;
const YOUR_WORK =
  /^(?:answer|reply|result|results|work|fix|report|patch|commit|merge|figures|numbers|page|change|changes)$/;

/** "is waiting for precedence to be right", "for this fix", "for you to", "for it to be finished since Monday". */
function waitsForWork(s: Sentence, verb: number): boolean {
  if (!/^wait(?:s|ing|ed)$/.test(s.read(verb)) || !/^(?:for|on)$/.test(s.read(verb + 1)))
    return false;
  const first = s.read(verb + 2);
  if (first === "you") return s.read(verb + 3) === "to";
  if (first === "your")
    return YOUR_WORK.test(s.read(verb + 3)) && s.kindAt(verb + 4) === TOKEN.sign;
  if (MENDING.test(s.read(verb + 3))) return first === "this" || first === "the";
  for (let at = verb + 3; at < s.size && at - verb <= FAR; at++) {
    if (s.kindAt(at) === TOKEN.sign) return false;
    if (s.read(at) !== "be" || s.read(at - 1) !== "to") continue;
    if (MENDED.has(s.read(at + 1))) return !ORDERS.test(s.read(at + 2));
    return (
      WORKED_OFF.has(s.read(at + 1)) &&
      (DAY.test(s.read(at + 3)) || /^(?:today|tonight)$/.test(s.read(at + 2)))
    );
  }
  return false;
}

/** "has made it quite clear that …", "made no secret of", "has left no doubt that": said, not done. */
function isOutspoken(s: Sentence, verb: number): boolean {
  const said = s.read(verb);
  if (said === "left" || said === "leaves")
    return s.read(verb + 1) === "no" && s.read(verb + 2) === "doubt";
  if (said !== "made" && said !== "makes") return false;
  let at = verb + 1;
  if (s.read(at) === "no") return s.read(at + 1) === "secret";
  if (/^(?:it|this|that)$/.test(s.read(at))) at++;
  while (/^(?:quite|very|perfectly|abundantly|plenty|crystal|more|than|really)$/.test(s.read(at)))
    at++;
  if (!/^(?:clear|plain|known|understood)$/.test(s.read(at))) return false;
  return s.kindAt(at + 1) !== TOKEN.word || /^(?:that|how|what|which|why|to)$/.test(s.read(at + 1));
}

/** "The monitor that watches over these sessions": what drives this session, whatever is built. */
export function drivesSessions(s: Sentence, head: number): boolean {
  const isInCharge = s.read(head + 1) === "in" && s.read(head + 2) === "charge";
  if (!isInCharge && !LINKS.test(s.read(head + 1))) return false;
  for (let at = head + 2; at < s.size && at - head <= 6 && s.kindAt(at) === TOKEN.word; at++) {
    if (/^sessions?$/.test(s.read(at))) return /^(?:this|these|your)$/.test(s.read(at - 1));
  }
  return false;
}

const LINKS =
  /^(?:that|which|behind|of|above|over|(?:watch|runn|manag|supervis|oversee|driv|steer|guard|host|track|observ)ing)$/;

/** The first word behind a role that is no helper; -1 where the clause ends before. */
function verbBehind(s: Sentence, head: number): number {
  let at = head + 1;
  // "the client in Rotterdam"
  if (/^(?:in|at|from)$/.test(s.read(at)) && s.isCapital(at + 1)) at += 2;
  for (; at < s.size && at - head <= NEAR + 2; at++) {
    if (s.kindAt(at) !== TOKEN.word) return -1;
    const word = s.read(at);
    if (CONTACTS.has(word) || ASKS.has(word) || WANTS.has(word) || FEELS.has(word)) return at;
    if (word === "to" || word === "n't") continue;
    if (!s.has(at, C.auxiliary | C.be | C.adverb)) return at;
  }
  return -1;
}

function isPersons(s: Sentence, head: number, verb: number): boolean {
  const word = s.read(verb);
  if (CONTACTS.has(word)) return true;
  const isHelped = s.has(verb - 1, C.auxiliary | C.be | C.adverb);
  if (/^(?:ring|phone|telephone)$/.test(word)) return s.read(verb - 1) === "to";
  if (FEELS.has(word)) return isHelped;
  if (word === "impatient") return /^(?:getting|growing)$/.test(s.read(verb - 1));
  if (word === "hoped") return true;
  // "hopes for a 200", "hopes that the server answers"
  if (word === "hopes") {
    const next = s.read(verb + 1) === "that" ? verb + 2 : verb + 1;
    return next === verb + 1
      ? !/^(?:for|the)$/.test(s.read(next))
      : /^(?:this|you|your)$/.test(s.read(next));
  }
  if (ASKS.has(word)) return asksAfterWork(s, verb);
  // "would rather see hectares"
  if (s.read(verb - 1) === "rather" || s.read(verb - 1) === "sooner")
    return /^(?:would|'d)$/.test(s.read(verb - 2)) && !OF_A_PROGRAM.test(word);
  if (word === "losing") return /^(?:patience|sleep|faith|trust|interest)$/.test(s.read(verb + 1));
  if (word === "gone" || word === "went") return isAway(s, verb + 1);
  if (/^(?:like|love|appreciate)$/.test(word))
    return /^(?:would|'d)$/.test(s.read(verb - 1)) || s.read(head - 2) === "would";
  return WANTS.has(word) && wantsWork(s, verb);
}

/** What a program would rather do. */
const OF_A_PROGRAM =
  /^(?:fail|send|retry|get|hang|wait|close|drop|return|crash|reconnect|block|throw|read|write|use|lose|stop|abort|queue|poll|die|refuse)$/;

/** "home", "away for the weekend"; a program goes away, and out of memory. */
function isAway(s: Sentence, at: number): boolean {
  if (s.read(at) === "home") return true;
  return (
    /^(?:out|away)$/.test(s.read(at)) &&
    /^(?:for|until|till|on)$/.test(s.read(at + 1)) &&
    (DAY.test(s.read(at + 2)) || /^(?:the|lunch|holiday)$/.test(s.read(at + 2)))
  );
}

/** "asked why …", "asked whether it will be in tonight", "asked to be told when it works". */
function asksAfterWork(s: Sentence, verb: number): boolean {
  let at = verb + 1;
  // "has been asking for this since May"
  if (s.read(verb) === "asking" && s.read(at) === "for")
    return /^(?:this|it|that)$/.test(s.read(at + 1)) && /^(?:since|for)$/.test(s.read(at + 2));
  if (s.read(at) === "again" || s.read(at) === "you" || s.read(at) === "often") at++;
  if (s.read(at) === "enough") at++;
  if (s.read(at) === "why") return true;
  const isToBeTold = s.read(at) === "to" && /^(?:be|hear|know|see)$/.test(s.read(at + 1));
  if (!isToBeTold && !/^(?:when|whether|if|how)$/.test(s.read(at))) return false;
  // "asks whether the server is ready"
  if (!isToBeTold && /^(?:asks?|wonders)$/.test(s.read(verb)) && s.has(at + 1, C.determiner))
    return /^(?:your|this)$/.test(s.read(at + 1));
  for (let far = at + 1; far < s.size && far - at <= FAR; far++) {
    if (isToBeTold && /^(?:when|once|how)$/.test(s.read(far))) return true;
    if (!isToBeTold && READY.test(s.read(far))) return true;
  }
  return false;
}

/** "wants folding finished", "expects both by Friday": work that is to be done, not data. */
function wantsWork(s: Sentence, verb: number): boolean {
  // "wants its connection closed"
  if (/^(?:its|their)$/.test(s.read(verb + 1))) return false;
  const isWish = s.read(verb).startsWith("want");
  // "wants it today"
  if (/^(?:it|this|that|them)$/.test(s.read(verb + 1)) && DAY.test(s.read(verb + 2))) return true;
  for (let at = verb + 2; at < s.size && at - verb <= FAR; at++) {
    if (s.kindAt(at) === TOKEN.sign) return false;
    const word = s.read(at);
    if (DAY.test(word))
      return DUE.test(s.read(at - 1)) && (isWish || !/noon$|^midnight$/.test(word));
    // "wants the handshake finished before it sends" is a program's.
    if (isWish && WORKED_OFF.has(word) && !ORDERS.test(s.read(at + 1))) return true;
  }
  return false;
}

const DUE = /^(?:by|before|until|till|done|finished|ready|fixed)$/;
const ORDERS = /^(?:before|within|in|after|first|when|on|with)$/;
