import { ANY_DEMAND, ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import {
  GENERIC_DETERMINERS,
  OPERATOR_KINDS,
  PERSON_BY_POSITION,
} from "../../lexicon/role-frames.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import { isNumberedJudge, modifiesNext } from "./modifier.ts";

/**
 * How a role word is meant: `technical` a thing that only shares the name; `subject` what the work is
 * about, or anybody of the kind; `person` somebody (or some system) out there.
 */
export type Sense = "technical" | "subject" | "person";

/** A role word in its noun phrase. */
export interface Mention {
  /** Token of the role word, and its classes. */
  readonly at: number;
  readonly classes: number;
  readonly word: string;
  /** First token of the noun phrase. */
  readonly from: number;
  /** The determiner that opens it; "" when none. */
  readonly determiner: string;
  readonly sense: Sense;
  /** Is the role word (or its kind) part of goal or done_when? */
  readonly inTopic: boolean;
  /** Only goal or done_when make it a part of the product: a boss in a game, a client in a library. */
  readonly byTopic: boolean;
  /** In this topic the role is a program, whose "wants" and "expects" are behaviour. */
  readonly isProgram: boolean;
  /** Stands under "when", "if": a condition, not a report. */
  readonly isConditional: boolean;
  readonly isGeneric: boolean;
  /** What follows is a noun: the role only modifies it. */
  readonly isModifier: boolean;
  /** "Dr. Okafor": a name behind a title. */
  readonly isTitled: boolean;
}

/** Reads the noun phrase around a role word. */
export function readMention(s: Sentence, at: number, topic: Topic): Mention {
  const word = s.read(at);
  const isSomebody = isTutor(s, at, word) || isAgentAbove(s, at, word);
  const classes = isSomebody ? C.person : s.at(at);
  const isOperator = (classes & C.operator) !== 0;
  let sense: Sense = "person";
  let determiner = "";
  let from = at;
  let isTitled = s.has(at - 1, C.title);
  for (let left = at - 1; left >= 0 && left >= at - 5; left--) {
    const kind = s.kindAt(left);
    if (kind === TOKEN.code) {
      sense = "technical";
      break;
    }
    if (kind === TOKEN.sign) {
      const sign = s.read(left);
      if (sign === "." && s.has(left - 1, C.title)) {
        isTitled = true;
        from = left - 1;
        break;
      }
      if (isOperator && "+-*/=<>&|?!%^~".includes(sign)) sense = "technical";
      if (sign === "'" && s.has(left - 1, ANY_ROLE)) {
        from = left;
        continue;
      }
      if (
        sign === "," &&
        left > 0 &&
        from < at &&
        s.has(left - 1, C.personal) &&
        !s.has(left - 1, ANY_DEMAND)
      )
        continue;
      break;
    }
    if (kind === TOKEN.quote) break;
    const here = s.at(left);
    const spelled = s.read(left);
    // "the on-call lead", "the on-site nurse"
    if (s.glueAt(left) === GLUE.hyphen && /^(?:on|off|in)$/.test(s.read(left - 1))) {
      from = --left;
      continue;
    }
    if ((here & C.determiner) !== 0 && s.glueAt(left + 1) === GLUE.none) {
      determiner = spelled;
      from = left;
      break;
    }
    if (spelled === "'s") {
      // "the growers' association", "the client's lawyer": one noun phrase with whose it is.
      if ((s.at(left - 1) & ANY_ROLE) === 0) {
        // "the shop's owner": owned, so one of them; "that's management" is another thing.
        if (s.has(left - 1, C.pronoun | C.determiner | C.clause)) break;
        determiner = spelled;
        from = s.has(left - 2, C.determiner) ? left - 2 : left - 1;
        break;
      }
      from = left;
      continue;
    }
    if (kind === TOKEN.number && word === "pm") sense = "technical";
    if (isOperator && OPERATOR_KINDS.has(spelled)) sense = "technical";
    else if ((here & C.personal) !== 0) from = left;
    else if ((here & ANY_ROLE) !== 0) {
      const owns = /^(?:owner|owners|author|reviewer)$/.test(word);
      if (
        (here & (C.system | C.service)) !== 0 &&
        (classes & (C.audience | C.operator)) !== 0 &&
        !owns
      )
        sense = "technical";
    } else if (
      (here & (C.preposition | C.clause | C.auxiliary | C.be | C.pronoun | C.adverb)) !==
      0
    )
      break;
    else if ((here & C.technical) !== 0) {
      // "the session scheduler": the one that runs this session, unless sessions are what is built.
      const isCalled = CALLINGS.has(word) || (OWNS_CODE.test(word) && CODE.test(spelled));
      if (isCalled || (spelled === "shift" && !isOperator)) {
        from = left;
        continue;
      }
      if (spelled !== "session" || (classes & C.system) === 0 || topic.has(spelled))
        sense = "technical";
    } else if ((here & (ANY_DEMAND | C.give | C.demand)) !== 0) break;
    else if ((here & C.thing) !== 0 || s.isStranger(left)) {
      const isProper =
        (classes & (C.name | C.group)) !== 0 || /^(?:svc|somebody|someone)$/.test(word);
      if (isProper && s.isStranger(left) && !s.isCapital(left)) break;
      // "memory management" is no one; "hotel management" may be.
      if (word === "management") sense = "subject";
      const plainPerson =
        (classes & (C.person | C.rank | C.name)) !== 0 || PERSON_BY_POSITION.has(word);
      if (!plainPerson && sense === "person" && !isVerbLike(s, left)) sense = "subject";
      if (isVerbLike(s, left) && !s.has(left - 1, C.determiner)) break;
    } else if (kind !== TOKEN.number) break;
    from = left;
  }
  if (s.glueAt(at) === GLUE.tight) sense = "technical";
  // "the help desk", but not "the standing desk"
  if (/^desks?$/.test(word) && !STAFFED.has(s.read(at - 1))) sense = "technical";
  if (s.glueAt(at) === GLUE.hyphen && !s.has(at - 1, C.personal | ANY_ROLE)) {
    const stem = s.read(at - 1);
    if (stem !== "end" && stem !== "co") sense = "technical";
  }

  const senseByItself = sense;
  const isFigure =
    (word.startsWith("boss") || (GAME_FIGURES.has(word) && !isOfficeHolder(s, at))) &&
    !/^(?:my|your)$/.test(determiner) &&
    topic.isGame &&
    !(/^(?:coach|captain|judge)$/.test(word) && topic.isSport);
  const isPart = word.startsWith("boss") && topic.isPart && !/^(?:your|our|my)$/.test(determiner);
  // "The boss wants it" is nobody's casting.
  if (isFigure || (isPart && !s.has(at + 1, ANY_DEMAND))) sense = "technical";
  if ((classes & C.person) !== 0 && determiner !== "our" && topic.isStory) sense = "technical";
  if (ENDPOINTS.test(word) && topic.isProgram) sense = "technical";
  if (/^(?:teacher|student)s?$/.test(word) && topic.isDistilled) sense = "technical";
  // "the user service": one program among others, not the one that runs the session.
  if ((classes & C.service) !== 0 && sense === "person" && s.has(at - 1, ANY_ROLE | C.thing))
    sense = "subject";
  if (isLabel(s, at)) sense = "technical";
  const isTheirTopic = topic.text.includes("review") || topic.text.includes(word.slice(0, 6));
  if (isTheirTopic && isNumberedJudge(s, at)) sense = "technical";
  const inTopic =
    (topic.has(word) &&
      !(ownsThisWork(s, at, word) && !topic.text.includes(`${s.read(at - 1)} ${word}`))) ||
    (isOperator && topic.hasOperators) ||
    ((classes & C.rank) !== 0 && topic.hasRanks) ||
    ((classes & C.system) !== 0 && word !== "svc" && topic.hasSystems) ||
    ((classes & C.rank) !== 0 && word.length > 6 && topic.ofPeople.includes(word.slice(0, 5))) ||
    ((classes & C.system) !== 0 && topic.text.includes(word.slice(0, 6)));
  const isGeneric =
    s.read(at - 1) === "same" ||
    (GENERIC_DETERMINERS.has(determiner) && (topic.has(word) || !isSomebodyThere(s, at, from))) ||
    (determiner === "" &&
      word.endsWith("s") &&
      (classes & (C.audience | C.person)) !== 0 &&
      (classes & C.rank) === 0);
  let before = from - 1;
  while (before >= 0 && s.has(before, C.adverb)) before--;
  const isConditional = s.has(before, C.condition) || /^(?:whether|whose)$/.test(s.read(before));
  const isModifier = modifiesNext(s, at, isOperator);
  if (isModifier) sense = "technical";
  else if (sense === "person" && inTopic) sense = "subject";
  else if (sense === "person" && isGeneric && (classes & (C.audience | C.system | C.service)) !== 0)
    sense = "subject";
  const programmatic =
    (classes & (C.system | C.service)) !== 0 ||
    ((word.startsWith("client") || word.startsWith("owner") || isOperator) && topic.isProgram);
  return {
    at,
    classes,
    word,
    from,
    determiner,
    sense,
    byTopic: senseByItself === "person" && sense !== "person" && !isModifier && !topic.isStory,
    inTopic,
    isProgram: sense !== "person" && programmatic,
    isConditional,
    isGeneric,
    isModifier,
    isTitled,
  };
}

/** "the parent agent", "the lead agent": one that runs this session. */
function isAgentAbove(s: Sentence, at: number, word: string): boolean {
  return /^agents?$/.test(word) && ABOVE.has(s.read(at - 1));
}

const ABOVE = wordSet(
  "parent lead calling supervising managing coordinating planning orchestrating upstream peer sibling",
);
const STAFFED = wordSet("help support service front reception news sales night city");

/** "my supervisor", "my thesis supervisor", "the PhD supervisor": no program; a portal for theses has supervisors. */
function isTutor(s: Sentence, at: number, word: string): boolean {
  if (!/^supervisors?$/.test(word)) return false;
  if (s.read(at - 1) === "thesis") return s.read(at - 2) === "my";
  return /^(?:my|phd|doctoral|dissertation|msc|bsc|academic|clinical|placement|internship|research|degree|diploma|master|bachelor)$/.test(
    s.read(at - 1) === "'s" ? s.read(at - 2) : s.read(at - 1),
  );
}

/** "The labels \"Client\" and \"Management\" overlap. Move Management to the right.": a word on a thing. */
function isLabel(s: Sentence, at: number): boolean {
  if (at === 0 || !s.isCapital(at)) return false;
  if (s.has(at + 1, ANY_DEMAND | C.auxiliary | C.be) && s.read(at + 1) !== "to") return false;
  // "Per the Owner", "ask Operator": somebody is meant, not the word.
  if (s.has(at - 1, C.determiner) || NAMES_SOMEBODY.test(s.read(at - 1))) return false;
  if (s.read(at - 1) === "of" && s.read(at - 2) === "behalf") return false;
  if (s.read(at - 1) === "to" && s.read(at - 2) === "according") return false;
  const start = s.start[at] ?? 0;
  const word = s.text.slice(start, s.end[at]);
  const before = s.text.slice(Math.max(0, start - LABEL_REACH), start);
  const named = before.lastIndexOf(word);
  if (named < 1) return false;
  return (
    /["\u201c]/.test(before.charAt(named - 1)) &&
    /["\u201d]/.test(before.charAt(named + word.length))
  );
}

const NAMES_SOMEBODY = /^(?:per|from|for|ask|asks|asked|tell|tells|told)$/;
/** In how many letters before a word it may have been quoted. */
const LABEL_REACH = 300;

/** "the owner of this repository", "the repo owner": not the owners that the work is about. */
export function ownsThisWork(s: Sentence, at: number, word: string): boolean {
  if (!/^(?:owner|maintainer|author|user|client|customer)s?$/.test(word)) return false;
  if (/^(?:repo|repository|codebase|project)$/.test(s.read(at - 1))) return true;
  return (
    /^(?:of|behind)$/.test(s.read(at + 1)) &&
    s.read(at + 2) === "this" &&
    /^(?:repo|repository|codebase|project|session|work|task|job)$/.test(s.read(at + 3))
  );
}

/** "There is a foreman on site who is losing patience": this one, not anybody of the kind. */
function isSomebodyThere(s: Sentence, at: number, from: number): boolean {
  if (!s.has(at, C.person | C.rank)) return false;
  const there = s.has(from - 1, C.adverb) ? from - 2 : from - 1;
  const isThere =
    (s.has(there, C.be) && s.read(there - 1) === "there") ||
    (/^(?:have|'ve|got)$/.test(s.read(there)) && /^(?:we|i|'ve|have)$/.test(s.read(there - 1)));
  if (!isThere) return false;
  for (let who = at + 1; who - at <= 5; who++) if (s.read(who) === "who") return true;
  return false;
}

/** A stranger that ends like a verb in front of a noun phrase without article ("tells", "asking"). */
function isVerbLike(s: Sentence, index: number): boolean {
  const word = s.read(index);
  return word.endsWith("ing") || word.endsWith("ed") || word.endsWith("ly");
}

/** Callings that stay people whatever they work on: "network lead", "database administrator". */
const CALLINGS = wordSet(
  "lead leads engineer engineers developer developers administrator administrators admin admins architect architects analyst analysts designer designers technician technicians specialist team teams people folks department expert experts consultant consultants",
);

/** "the package maintainer", "the module owner"; the owner of a lock is a thread. */
const OWNS_CODE = /^(?:owner|maintainer|author|reviewer|approver)s?$/;
const CODE =
  /^(?:package|module|plugin|plug-in|extension|branch|layer|git|release|python|rust|java|web)$/;

/** Ends of a connection that bear a person's name. */
const ENDPOINTS = /^(?:consumer|producer|subscriber|publisher|broker|follower|coordinator)s?$/;

/** Who else may be fought or met in a game. */
const GAME_FIGURES = wordSet(
  "captain commander lord lady duke baron squire priest warden ranger officer officers guard blacksmith farmer monk king judge coach farmers sergeant colonel general lieutenant",
);

/** "the data protection officer": no figure of a game. */
function isOfficeHolder(s: Sentence, at: number): boolean {
  return /^(?:accessibility|compliance|information|press|privacy|programme|protection|safety)$/.test(
    s.read(at - 1),
  );
}
