import { WordClass as C } from "../../lexicon/classes.ts";
import { FEELINGS, WILLS } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import { asksForWork, isAskedFrom, isAskedOfYou } from "./receiver.ts";
import { looksLikeThing, subjectFrom } from "./stranger.ts";

/**
 * What only people feel or will, with a subject nobody has heard of: "the kitchen would sooner
 * have", "the front desk is tired of", "at the broadcaster's insistence".
 */
export function feelingForm(s: Sentence, at: number, topic: Topic): Form | null {
  const word = s.read(at);
  if (!FEELINGS.has(word) && !WILLS.has(word)) return null;
  if (topic.isStory || topic.isGame || s.glueAt(at) === GLUE.hyphen) return null;
  return WILLS.has(word) ? willForm(s, at, topic) : moodForm(s, at, word, topic);
}

/** What follows each feeling where it is one: "keen on", "tired of", "would be happier with". */
const AIMS: Readonly<Record<string, RegExp>> = {
  none: /^too$/,
  keen: /^(?:on|to|that|for)$/,
  adamant: /^(?:that|about|on|,|\.)$/,
  insistent: /^(?:that|about|on|,|\.)$/,
  anxious: /^(?:that|about|for|to)$/,
  impatient: /^(?:for|to|with|about|,|\.)$/,
  tired: /^of$/,
  sick: /^of$/,
  fed: /^up$/,
  unhappy: /^(?:with|about|that|,|\.)$/,
  happier: /^(?:with|if|to|about|\.|,)$/,
  happy: /^(?:with|about)$/,
  pleased: /^(?:with|about|if|to|that)$/,
  relieved: /^(?:if|to|that|about)$/,
  hoping: /^(?:for|to|that|you)$/,
  grateful: /^(?:for|if|to|\.|,)$/,
  glad: /^(?:of|if|to|about)$/,
  delighted: /^(?:with|if|to|by|\.|,)$/,
  thrilled: /^(?:with|if|to|by|\.|,)$/,
  annoyed: /^(?:with|about|that|by|at|\.|,)$/,
  furious: /^(?:with|about|that|at|\.|,)$/,
};

function moodForm(s: Sentence, at: number, word: string, topic: Topic): Form | null {
  let end = at - 1;
  let isHelped = false;
  while (end >= 0 && (s.has(end, C.auxiliary | C.be | C.adverb) || s.read(end) === "dead")) {
    if (s.has(end, C.auxiliary | C.be)) isHelped = true;
    end--;
  }
  if (end < 0 || !isFelt(s, at, word, isHelped)) return null;
  const isNoun = SAID_OF_PROGRAMS.test(word)
    ? (index: number) => isPlainNoun(s, index) && !looksLikeThing(s.read(index))
    : (index: number) => isPlainNoun(s, index) && !isDevice(s.read(index));
  const from = subjectFrom(s, end, topic, true, isNoun);
  // "Rails expects you to …", "Ruff is happy with both": a capital is a tool's as often.
  const mayBeTool = SAID_OF_PROGRAMS.test(word) && !isDated(s, at) && word !== "happier";
  if (mayBeTool && from === end && s.isCapital(end)) return null;
  return from === null ? null : { form: "demand", from, to: at };
}

/** Feelings that are said of programs in jest: "the scraper is unhappy about the redirect". */
const SAID_OF_PROGRAMS =
  /^(?:unhappy|happier|glad|expects|expecting|awaits|awaiting|requires|needs|happy)$/;

function isFelt(s: Sentence, at: number, word: string, isHelped: boolean): boolean {
  // "expects the plan by Thursday": what people wait for has a day.
  if (/^(?:expects|expecting)$/.test(word))
    return isDated(s, at) || asksForWork(s, at) || isAskedFrom(s, at);
  if (word === "awaits" || word === "awaiting") return isDated(s, at);
  // Rules and programs require things of anybody, of the work only those who wait for it.
  if (word === "requires" || word === "needs")
    return asksForWork(s, at) || (isAskedOfYou(s, at) && isDated(s, at));
  if (word !== "rather" && word !== "sooner")
    return isHelped && AIMS[word]?.test(s.read(at + 1)) === true;
  // "would rather have", not "rather slow"
  let helper = at - 1;
  while (s.has(helper, C.adverb)) helper--;
  return /^(?:would|'d)$/.test(s.read(helper)) && !s.has(at + 1, C.determiner | C.preposition);
}

/** Does a day on which something is due stand in the same clause? */
function isDated(s: Sentence, verb: number): boolean {
  for (let at = verb + 2; at < s.size && at - verb <= 9; at++) {
    if (s.kindAt(at) === TOKEN.sign) return false;
    if (!DAY.test(s.read(at))) continue;
    return (
      /^(?:by|before|until|till|on|this)$/.test(s.read(at - 1)) ||
      s.read(at) === "tonight" ||
      s.read(verb).startsWith("await")
    );
  }
  return false;
}

const DAY =
  /^(?:tonight|tomorrow|today|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|evening|morning|afternoon)$/;

/** Ends of words that are no calling, whoever feels something. */
function isDevice(word: string): boolean {
  return (
    looksLikeThing(word) && (!/[eo]rs?$/.test(word) || /(?:i[sz]|ifi|ulat)[eo]rs?$/.test(word))
  );
}

/** A word without a class: unknown, or known only for the phrases that it stands in. */
function isPlainNoun(s: Sentence, index: number): boolean {
  return s.kindAt(index) === TOKEN.word && s.at(index) === 0;
}

/** "at the broadcaster's insistence", "on the lender's express wish". */
function willForm(s: Sentence, at: number, topic: Topic): Form | null {
  let owner = at - 1;
  if (
    s.has(owner, C.adverb) ||
    /^(?:express|specific|repeated|strong|own|explicit)$/.test(s.read(owner))
  )
    owner--;
  const isPlural = s.read(owner) === "'" && s.read(owner - 1).endsWith("s");
  if (s.read(owner) !== "'s" && !isPlural) return null;
  // Programs are asked and make requests; none insists.
  const isSoft = /^(?:wish|wishes|request)$/.test(s.read(at));
  const from = isSoft
    ? subjectFrom(
        s,
        owner - 1,
        topic,
        true,
        (index) => isPlainNoun(s, index) && !looksLikeThing(s.read(index)),
      )
    : phraseFrom(s, owner - 1);
  if (from === null || !/^(?:at|on|upon|by|per)$/.test(s.read(from - 1))) return null;
  return { form: "request", from: from - 1, to: at };
}

/** Where the noun phrase opens that ends at a token: at its determiner, or at a capitalised name. */
function phraseFrom(s: Sentence, end: number): number | null {
  if (s.has(end, C.thing | C.technical) && !s.isCapital(end)) return null;
  for (let at = end; at >= 0 && end - at <= 5 && s.kindAt(at) === TOKEN.word; at--) {
    if (s.has(at, C.determiner)) return /^(?:the|our|my|your|their)$/.test(s.read(at)) ? at : null;
    if (s.has(at, C.preposition)) return at < end && s.isCapital(at + 1) ? at + 1 : null;
  }
  return null;
}
