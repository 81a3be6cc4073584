import { wordSet } from "../../../../domain/word-set.ts";
import { ANY_DEMAND, WordClass as C } from "../../lexicon/classes.ts";
import {
  AMBIGUOUS_ROLES,
  KEPT_BY_PEOPLE,
  LOUD_DEMANDS,
  WEAK_DEMANDS,
} from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import { isShownData, isTyped } from "./kept-data.ts";
import { ownsThisWork, type Mention } from "./mention.ts";

/** "the operator's instruction", "management's request", "the request of the owner", "a client wish". */
export function nominalForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  const own = personsOwn(s, mention);
  if (own !== null) return own;
  if (mention.sense === "technical") return null;
  const isPersonal = mention.sense === "person";
  // "A customer request: …" opens the nudge as somebody's.
  const isHeading =
    mention.from === 0 &&
    s.has(mention.at + 1, C.demand) &&
    (s.read(mention.at + 2) === ":" ||
      s.read(mention.at + 4) === ":" ||
      s.read(mention.at + 3) === ":");
  if (isHeading && !mention.inTopic && (mention.classes & C.service) === 0) {
    return { form: "request", from: 0, to: mention.at + 1 };
  }
  const isDepartment = (mention.classes & C.group) !== 0 && mention.determiner === "";
  const isHard =
    isDepartment || (mention.classes & (C.rank | C.person | C.operator | C.name)) !== 0;
  const isSystem = (mention.classes & C.system) !== 0;
  let at = mention.at + 1;
  const possessive = s.read(at) === "'s" || (s.read(at) === "'" && mention.word.endsWith("s"));
  if (possessive) {
    for (let steps = 0; steps < 4; steps++) {
      at++;
      if (s.kindAt(at) !== TOKEN.word) break;
      // "the scheduler's say-so"
      if (
        isPersonal &&
        s.glueAt(at + 1) === GLUE.hyphen &&
        /^(?:say|go|sign|all)$/.test(s.read(at))
      ) {
        return { form: "request", from: mention.from, to: at + 1 };
      }
      // "from the scheduler's point of view"
      if (isPersonal && s.read(at) === "point" && s.read(at + 2) === "view") {
        return { form: "request", from: mention.from, to: at + 2 };
      }
      if (s.has(at, C.demand)) {
        if (headsCompound(s, at)) continue;
        // "a second person's approval": anybody's, as a program asks for it.
        if (
          mention.isGeneric &&
          /^(?:approval|consent|permission|agreement|review|confirmation)$/.test(s.read(at))
        )
          return null;
        if (!isRank(mention) && (isShownData(s, at) || isTyped(s, at))) return null;
        // "Three zones is the customer's call, not ours."
        if (
          isPersonal &&
          s.has(mention.from - 1, C.be) &&
          /^(?:call|choice|decision|wish|idea)$/.test(s.read(at)) &&
          s.kindAt(at + 1) === TOKEN.sign
        )
          return { form: "request", from: mention.from, to: at };
        if (s.read(at) === "name" && s.read(mention.from - 1) !== "in") return null;
        const weak = WEAK_DEMANDS.has(s.read(at)) && !LOUD_DEMANDS.has(s.read(at));
        if (topic.has(s.read(at)) && !isHard) return null;
        const states =
          s.has(at + 1, C.be) && /^(?:that|to|clear|simple|plain|firm)$/.test(s.read(at + 2));
        // "The buyer's words: …"
        const isHeaded =
          mention.from === 0 &&
          s.read(at + 1) === ":" &&
          !(topic.isProgram && (mention.classes & C.audience) !== 0) &&
          /^(?:words|verdict|opinion|advice|suggestion|recommendation|stance)$/.test(s.read(at));
        if (isPersonal && (states || isHeaded || prefers(s, mention, at)))
          return { form: "request", from: mention.from, to: at };
        if (isPersonal && (!weak || isHard || isSystem))
          return { form: "request", from: mention.from, to: at };
        if (!isPersonal && !weak && !mention.isProgram && !mention.isGeneric) {
          return { form: "request", from: mention.from, to: at };
        }
        return null;
      }
      if (isPersonal && holdsWork(s, mention.from - 1, at)) {
        return { form: "request", from: mention.from - 1, to: at };
      }
      if (s.has(at, C.preposition | C.clause | C.auxiliary | C.be)) break;
    }
    return null;
  }
  if (
    s.has(at, C.demand) &&
    s.glueAt(at) === GLUE.none &&
    isPersonal &&
    // "sign it with the company name"
    (s.read(at) !== "name" || s.read(mention.from - 1) === "in") &&
    !AMBIGUOUS_ROLES.has(mention.word) &&
    !headsCompound(s, at) &&
    !isVerbAfter(s, at)
  ) {
    const weak = WEAK_DEMANDS.has(s.read(at)) || s.read(at).endsWith("s");
    const opener = s.read(mention.from - 1);
    const stated = /^(?:is|was|by|per|on|upon|at|from|'s|under|to|of|with)$/.test(opener);
    const isLoud = LOUD_DEMANDS.has(s.read(at)) && !topic.has(s.read(at));
    const counts =
      isHard || isSystem
        ? !weak || stated || isLoud
        : isLoud || (!weak && stated && !topic.has(s.read(at)));
    if (counts && !mention.isGeneric) return { form: "request", from: mention.from, to: at };
    if (counts && mention.determiner === "a" && stated)
      return { form: "request", from: mention.from, to: at };
  }
  // "request of the owner", "complaints from customers", "word from upstairs"
  const link = mention.from - 1;
  const isAmong =
    ((mention.classes & (C.person | C.rank)) !== 0 &&
      /^(?:among|amongst|within|across)$/.test(s.read(link))) ||
    ((mention.classes & C.rank) !== 0 && /^(?:at|in|on|inside)$/.test(s.read(link)));
  if ((!isAmong && !/^(?:of|from|by)$/.test(s.read(link))) || mention.isProgram) return null;
  if (mention.isGeneric && mention.inTopic) return null;
  let noun = link - 1;
  // "Message to this session from the grower": what opens the sentence may stand further off.
  const reach = MESSAGES.has(s.read(0)) || MESSAGES.has(s.read(1)) ? 7 : 2;
  while (noun >= 0 && link - noun <= reach && !s.has(noun, C.demand)) noun--;
  if (noun < 0 || !s.has(noun, C.demand)) return null;
  const named = s.read(noun);
  // "need no review by a translator": "by" belongs to what is needed.
  if (/^needs?$/.test(named) && s.read(link) === "by") return null;
  const weak = WEAK_DEMANDS.has(named);
  // "A message from Dana opens the chat": what a program does with it.
  if (weak && (mention.classes & C.name) !== 0 && goesOn(s, mention.at + 1)) return null;
  if (named === "name" && s.read(noun - 1) !== "in" && s.read(noun - 2) !== "in") return null;
  if (topic.has(named) && !isHard) return null;
  if (isPersonal && !mention.isGeneric && /^words?$/.test(named) && pointsBack(s, noun))
    return { form: "request", from: 0, to: mention.at };
  // "by order of", "with the approval of"
  const before = s.has(noun - 1, C.determiner) ? noun - 2 : noun - 1;
  const opens =
    /^(?:at|on|by|upon|with|under|per|in|against)$/.test(s.read(before)) ||
    (noun <= 2 && s.has(mention.at + 1, C.be | C.say | C.clause)) ||
    (noun <= 2 && /^[:,]$/.test(s.read(mention.at + 1)));
  // "counts requests by the monitor": data, unless the sentence opens with it.
  if (isSystem && weak && named.endsWith("s") && !opens) return null;
  const counts = isPersonal
    ? isHard || isSystem || (mention.classes & C.group) !== 0
      ? !weak || s.read(link) !== "of" || opens
      : !weak || opens || named === "feedback"
    : !weak && !mention.isGeneric;
  return counts ? { form: "request", from: noun, to: mention.at } : null;
}

/**
 * "The boss's orders to you", "the operator's wish": not even a game's boss gives orders to this session, and no
 * program has a wish or a desk.
 */
function personsOwn(s: Sentence, mention: Mention): Form | null {
  const { at, from, byTopic } = mention;
  if (!byTopic || mention.isGeneric || s.read(at + 1) !== "'s") return null;
  const isAlone = from === 0 && (mention.classes & C.rank) !== 0 && mention.determiner === "";
  for (let noun = at + 2; noun <= at + 4 && s.kindAt(noun) === TOKEN.word; noun++) {
    const word = s.read(noun);
    if (PERSONS_OWN.has(word) && !headsCompound(s, noun) && mention.sense !== "technical")
      return { form: "request", from, to: noun };
    if (!s.has(noun, C.demand)) continue;
    if (isAlone && s.read(noun + 1) === ":") return { form: "request", from, to: noun };
    if (!/^(?:to|for)$/.test(s.read(noun + 1))) continue;
    const isSession = /^(?:this|your)$/.test(s.read(noun + 2)) && s.read(noun + 3) === "session";
    return s.read(noun + 2) === "you" || isSession ? { form: "request", from, to: noun } : null;
  }
  return null;
}

/** "The repository owner's preference is a 301": what is preferred, not where it is kept. */
function prefers(s: Sentence, mention: Mention, noun: number): boolean {
  if (!/^(?:preference|recommendation|advice|taste|suggestion|stance|verdict)$/.test(s.read(noun)))
    return false;
  // "The patient's preference is English": a user's, which is kept.
  if (mention.isGeneric) return false;
  const isOwner = /^owners?$/.test(mention.word) || ownsThisWork(s, mention.at, mention.word);
  if ((mention.classes & C.audience) !== 0 && !isOwner) return false;
  const next = noun + 2;
  if (!s.has(noun + 1, C.be) || s.has(next, C.be | C.adverb | C.clause | C.auxiliary)) return false;
  if (
    /(?:ed|ing)$|^(?:in|at|on|no|null|empty|lost|kept|set|read|written|sent|shown|hidden|wrong|part|stale|missing|what)$/.test(
      s.read(next),
    )
  )
    return false;
  return s.kindAt(next) !== TOKEN.sign && !isTyped(s, noun);
}

const PERSONS_OWN = wordSet("wish wishes insistence opinion patience desk office lunch holiday");

/** "Those were the very words of …": what was said before is put into somebody's mouth. */
function pointsBack(s: Sentence, noun: number): boolean {
  let at = noun - 1;
  while (/^(?:the|very|exact|own|actual|last)$/.test(s.read(at))) at--;
  // The quotation itself may open the sentence.
  const first = s.kindAt(0) === TOKEN.word ? 0 : 1;
  return (
    s.has(at, C.be) &&
    (at === first ||
      (at === first + 1 && /^(?:those|these|such|that|this|so)$/.test(s.read(first))))
  );
}

function isRank(mention: Mention): boolean {
  return (mention.classes & (C.rank | C.operator | C.system | C.name)) !== 0;
}

/** "… from Dana opens the chat", "… from Dana to Karl is visible". */
function goesOn(s: Sentence, at: number): boolean {
  return s.isStranger(at) || (s.read(at) === "to" && s.isCapital(at + 1));
}

/** What is passed on to a session. */
const MESSAGES = wordSet(
  "message messages note request word instruction instructions order orders reminder memo wish demand ask news greetings complaint",
);

/** "on the owner's list", "make the client's day": where somebody keeps the work, or what it does for them. */
function holdsWork(s: Sentence, before: number, at: number): boolean {
  const opener = s.read(before);
  const kept = s.read(at);
  if (/^(?:make|makes|made|making|save|saves|saved)$/.test(opener))
    return /^(?:day|week|life|night|weekend|morning|afternoon|evening|month|year|summer|christmas)$/.test(
      kept,
    );
  // "it's the customer's money", "going by the client's mail"
  if (/^(?:is|'s|was)$/.test(opener))
    return /^(?:money|call|choice|problem|risk|business|pick|baby|turn|decision)$/.test(kept);
  if (/^(?:by|per|after|since|following|given)$/.test(opener) && !headsCompound(s, at)) {
    if (
      /^(?:mail|mails|email|letter|ticket|call|post|text|memo|notes|comment|comments|message)$/.test(
        kept,
      )
    )
      return true;
  }
  return /^(?:on|off|from|of|atop|to|at|in|by)$/.test(opener) && KEPT_BY_PEOPLE.has(kept);
}

/** "the order number": the demand noun only modifies another noun. */
function headsCompound(s: Sentence, at: number): boolean {
  const next = at + 1;
  // Nobody's insistence is a kind of anything: "at the agency's insistence lines are capped".
  if (/^(?:insistence|urging|behest|bidding|instigation)$/.test(s.read(at))) return false;
  if (/^(?:wish|priority)$/.test(s.read(at)) && /^lists?$/.test(s.read(next))) return false;
  if (s.glueAt(next) !== GLUE.none) return s.glueAt(next) === GLUE.hyphen;
  if (s.kindAt(next) !== TOKEN.word) return false;
  if (s.has(next, C.demand)) return true;
  if (
    s.has(
      next,
      C.be |
        C.auxiliary |
        C.preposition |
        C.clause |
        C.adverb |
        ANY_DEMAND |
        C.pronoun |
        C.determiner,
    )
  )
    return false;
  if (s.isStranger(next)) return !/s$|ed$/.test(s.read(next));
  return s.has(next, C.thing | C.technical);
}

function isVerbAfter(s: Sentence, at: number): boolean {
  return s.has(at, ANY_DEMAND) && s.has(at + 1, C.determiner | C.pronoun | C.directed);
}
