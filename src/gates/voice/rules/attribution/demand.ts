import { WordClass as C } from "../../lexicon/classes.ts";
import {
  AMBIGUOUS_ROLES,
  JUDGING_VERBS,
  PAST_SPEECH,
  RUNNING,
  SOFT_VERBS,
  TEXTS,
  WEAK_DEMANDS,
} from "../../lexicon/role-frames.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import {
  hasPersonalModifier,
  holdsOwnMatter,
  holdsPersonally,
  isOfThisWork,
  isPerfect,
  nextDemand,
  refusesToAct,
  talksToSession,
  tellsOfRun,
  willAct,
} from "./deeds.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";
import { isActor, isQuotedFact } from "./told.ts";
import { expectsAnswer, isAskedOfYou, pressesSession } from "./receiver.ts";
import { givesDemand, predicateOf, type Predicate } from "./predicate.ts";

/** "The operator wants …", "Legal has asked …", "the CTO, who insists …". */
export function demandForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  if ((mention.classes & C.group) !== 0 && !speaksAsDepartment(s, mention)) return null;
  const predicate = predicateOf(s, mention.at);
  if (predicate === null || disagrees(s, mention, predicate)) return null;
  const counts =
    countsAsDemand(s, mention, predicate, topic) ||
    pressesSession(s, mention, predicate, topic) ||
    expectsAnswer(s, mention, predicate.at);
  if (!counts || isActor(s, mention)) return null;
  return { form: "demand", from: mention.from, to: predicate.at };
}

/** "The manual for growers still gives …": a plural is no subject of a verb in the singular. */
function disagrees(s: Sentence, mention: Mention, predicate: Predicate): boolean {
  // "The text for the nurse says …"
  if (s.has(mention.from - 1, C.preposition) && TEXTS.has(s.read(mention.from - 2))) return true;
  if (
    !mention.word.endsWith("s") ||
    (mention.classes & C.group) !== 0 ||
    !s.has(mention.from - 1, C.preposition)
  )
    return false;
  return /[^s]s$/.test(s.read(predicate.at)) && (s.at(predicate.at) & C.nounish) === 0;
}

/** "SVC with an RBF kernel got 0.90": a classifier has the name of this service. */
function isScore(s: Sentence, { at }: Predicate): boolean {
  return /^g[eo]ts?$/.test(s.read(at)) && s.kindAt(at + 1) === TOKEN.number;
}

function speaksAsDepartment(s: Sentence, mention: Mention): boolean {
  if ((mention.classes & (C.person | C.rank)) !== 0) return true;
  // "the chart legal asked for"
  if (/^(?:asked|wants?|wanted|insists|needs)$/.test(s.read(mention.at + 1))) return true;
  const { determiner } = mention;
  if (determiner !== "" && !/^(?:our|your|that)$/.test(determiner)) return mention.word === "qa";
  const before = determiner === "that" ? mention.from : mention.from - 1;
  return before < 0 || s.kindAt(before) === TOKEN.sign || s.has(before, C.clause | C.adverb);
}

/** Moods in which something is wanted, whoever is in them. */
const CLAMOURING = wordSet(
  "begging insisting pressing demanding wanting clamouring clamoring pining longing yearning craving crying screaming shouting yelling",
);

/** "The nurse signs at step 5", "sees two lists": what is done each time with what is built. */
const ROUTINE =
  /^(?:signs|confirms|presses|sends|sets|marks|puts|sees(?! (?:(?:no|why|little|to|her|his|as)(?!\w)|\W)))(?= )/;
const APPROVED =
  /^(?:approved?|authori[sz]ed?|blessed|okayed|sanctioned|endorsed|vetted|greenlit|ratified)$/;

/** The table of decisions: who does what, and what the session is about. */
function countsAsDemand(
  s: Sentence,
  mention: Mention,
  predicate: Predicate,
  topic: Topic,
): boolean {
  const kind = CLAMOURING.has(s.read(predicate.at)) ? "want" : predicate.kind;
  const { classes } = mention;
  if (mention.sense === "technical" || s.read(mention.at - 1) === "same") return false;
  if (isQuotedFact(s, mention)) return false;
  // "Candidates that the recruiter rejects": which of them, not what is asked for.
  const isChosen = /^(?:that|which|whom)$/.test(s.read(mention.from - 1)) && mention.from > 1;
  if (
    isChosen &&
    (classes & C.rank) === 0 &&
    (!s.has(mention.from - 2, C.demand | C.say | C.be) || mention.from === 2) &&
    SOFT_VERBS.has(s.read(predicate.at))
  )
    return false;
  if (isServiceItself(mention)) {
    return !mention.isConditional && !RUNNING.has(s.read(predicate.at)) && !isScore(s, predicate);
  }
  if (isKing(s, mention, predicate)) return true;
  // "the session scheduler": there is but one, and it is no part of the work.
  if (
    mention.sense === "person" &&
    (classes & C.system) !== 0 &&
    s.read(mention.at - 1) === "session"
  )
    return true;
  // "approves of the font": a stance, not what somebody does in a program.
  if (
    kind === "approve" &&
    /^approve[sd]?$/.test(s.read(predicate.at)) &&
    s.read(predicate.at + 1) === "of" &&
    s.read(predicate.at + 2) !== "nothing" &&
    !mention.isConditional &&
    !mention.isGeneric
  )
    return true;
  if (tellsOfRun(s, mention, predicate)) return false;
  // Where approval is the subject matter, approving is what the program's people do.
  if (kind === "approve" && topic.text.includes("approv") && !predicate.isDirected) return false;
  const isJudging =
    /^(?:reviewer|approver|inspector|auditor|examiner|maintainer)s?$/.test(mention.word) &&
    JUDGING_VERBS.has(s.read(predicate.at));
  const approved = APPROVED.test(s.read(predicate.at)) && mention.sense === "person";
  const isSoft =
    kind !== "mood" &&
    !approved &&
    !isJudging &&
    SOFT_VERBS.has(s.read(predicate.at)) &&
    !/^(?:that|it|this)$/.test(s.read(predicate.at + 1));
  // "The person who signs in sees …": which of them; what is wanted behind it is for `described.ts`.
  if (
    predicate.isRelative &&
    kind !== "want" &&
    /^(?:person|man|woman|lady|guy)$/.test(mention.word) &&
    !isOfThisWork(s, predicate.at)
  )
    return false;
  const isReport = PAST_SPEECH.has(s.read(predicate.at)) || predicate.isPast;
  if (kind === "give") {
    if (!givesDemand(s, predicate.at)) return false;
    if (holdsOwnMatter(s, mention, predicate, topic)) return holdsPersonally(s, predicate.at);
    return mention.sense === "person" || predicate.isDirected || holdsPersonally(s, predicate.at);
  }
  const isDepartment =
    (classes & C.group) !== 0 && (classes & (C.person | C.rank)) === 0 && !mention.isConditional;
  // A program would like nothing.
  const wishes =
    (classes & (C.system | C.service)) !== 0 &&
    /^(?:would|'d)$/.test(s.read(predicate.at - 1)) &&
    /^(?:like|love|prefer|appreciate|welcome|rather)$/.test(s.read(predicate.at));
  if (wishes && !mention.isConditional && !mention.isGeneric) return true;
  if (presses(s, mention, predicate)) return true;
  if (mention.sense === "subject" && !(isDepartment && /^(?:want|say|approve|mood)$/.test(kind))) {
    if (mention.isProgram && mention.determiner !== "our")
      return kind !== "neutral" && talksToSession(s, predicate);
    if (kind === "want" && AMBIGUOUS_ROLES.has(mention.word))
      return isReport || predicate.isDirected;
    if (mention.isConditional || (predicate.isRelative && mention.isGeneric)) return false;
    if ((classes & C.operator) !== 0 && kind === "neutral") return false;
    if (isJudging && !mention.inTopic && mention.determiner === "") return true;
    if (mention.isGeneric) {
      const complains = kind === "want" && mention.determiner === "" && !predicate.isRelative;
      return ((isReport && (kind === "say" || kind === "want")) || complains) && !mention.inTopic;
    }
    switch (kind) {
      case "want":
        return true;
      case "say":
        return isReport || predicate.isDirected;
      case "mood":
        return predicate.isDirected || (classes & C.rank) !== 0;
      case "neutral":
        return false;
      case "need":
      case "approve":
      case "assign":
        return predicate.isDirected;
    }
  }
  if (kind === "neutral") {
    if ((classes & C.rank) !== 0) return !mention.isConditional;
    // "what the reviewers will look at first"
    if (
      s.read(mention.from - 1) === "what" &&
      mention.determiner === "the" &&
      willAct(s, mention.at, predicate.at)
    )
      return true;
    if (isDepartment && mention.determiner === "" && mention.from === mention.at)
      return willAct(s, mention.at, predicate.at);
    if (
      (classes & (C.person | C.name)) !== 0 &&
      !mention.isGeneric &&
      (!AMBIGUOUS_ROLES.has(mention.word) || hasPersonalModifier(s, mention))
    ) {
      // "the insurers won't pay": what somebody will do about the work.
      return (
        !mention.isConditional && !predicate.isRelative && willAct(s, mention.at, predicate.at)
      );
    }
    if (
      /^(?:client|customer|owner|reviewer|buyer)s?$/.test(mention.word) &&
      !mention.isConditional &&
      !mention.isGeneric
    ) {
      return refusesToAct(s, mention.at, predicate.at);
    }
    return (classes & C.system) !== 0 && talksToSession(s, predicate);
  }
  if (predicate.isRelative && mention.determiner === "" && mention.word.endsWith("s")) return false;
  if (predicate.isRelative && mention.word === "people") return false;
  if ((classes & C.rank) !== 0) return true;
  if (mention.isConditional && (classes & C.name) === 0) return false;
  if (predicate.isRelative && mention.isGeneric) return false;
  if ((classes & C.service) !== 0) {
    // "The system believes that the road is closed": what it takes for true, if not of this work.
    if (/^(?:thinks|believes|fears)$/.test(s.read(predicate.at)) && !talksToSession(s, predicate))
      return namesAnswer(s, predicate.at);
    if (kind === "want") return true;
    if (/^(?:asked|told|insisted|ordered|instructed)$/.test(s.read(predicate.at))) return true;
    if (kind === "say" && givesDemand(s, predicate.at))
      return !WEAK_DEMANDS.has(nextDemand(s, predicate.at));
    return talksToSession(s, predicate);
  }
  const isOurs =
    mention.determiner === "our" || mention.determiner === "your" || mention.determiner === "my";
  const isRoutine = ROUTINE.test(`${s.read(predicate.at)} ${s.read(predicate.at + 1)}`);
  if (isSoft && isRoutine && !isOurs && !predicate.isDirected) return false;
  if (AMBIGUOUS_ROLES.has(mention.word) && !isOurs && !hasPersonalModifier(s, mention)) {
    if (kind === "need" || kind === "assign") return predicate.isDirected;
    if (kind === "say") return isReport || predicate.isDirected;
    if (mention.word.startsWith("head")) return s.read(mention.at + 1) === "of";
    return true;
  }
  if (
    mention.word.startsWith("client") &&
    !isOurs &&
    predicate.takesData &&
    !predicate.isDirected
  ) {
    return kind === "want" && !topic.isProgram;
  }
  if ((classes & (C.audience | C.person)) !== 0 && mention.isGeneric && mention.determiner === "")
    return kind === "want" || kind === "mood" || isReport;
  if ((classes & C.system) !== 0 && isPerfect(s, mention.at, predicate.at)) return true;
  if ((classes & C.system) !== 0 && (kind === "assign" || (kind === "approve" && !approved))) {
    return predicate.isDirected || talksToSession(s, predicate);
  }
  if ((classes & C.system) !== 0 && mention.word !== "svc" && !predicate.isDirected && !isReport) {
    if (kind === "need" && predicate.takesData) return false;
    if (
      isSoft &&
      kind !== "want" &&
      !/^(?:sees|saw)$/.test(s.read(predicate.at)) &&
      !givesDemand(s, predicate.at)
    )
      return predicate.at + 1 < s.size && s.read(predicate.at + 1) === ":";
  }
  if ((classes & C.audience) !== 0 && (kind === "assign" || isSoft)) {
    return predicate.isDirected || isOurs;
  }
  return true;
}

/** `svc` as a name, not "the svc" of a cluster. */
function isServiceItself(mention: Mention): boolean {
  return (
    mention.word === "svc" && /^(?:|that)$/.test(mention.determiner) && mention.sense === "person"
  );
}

/** "The customer is king", "the client comes first", "the user is always right". */
function isKing(s: Sentence, mention: Mention, { at }: Predicate): boolean {
  const said = s.read(at);
  if (/^(?:king|queen|boss|right)$/.test(said))
    return mention.determiner === "the" && s.has(at - 1, C.be | C.adverb);
  return (
    /^(?:comes|come)$/.test(said) &&
    s.read(at + 1) === "first" &&
    mention.sense === "person" &&
    (mention.classes & C.audience) !== 0
  );
}

/** "The supervising system requires figures from you": the receiver of the demand is the session. */
function presses(s: Sentence, mention: Mention, predicate: Predicate): boolean {
  if (mention.sense !== "person" || mention.isConditional || mention.isGeneric) return false;
  if ((mention.classes & (C.system | C.service)) === 0) return false;
  return /^(?:need|want)$/.test(predicate.kind) && isAskedOfYou(s, predicate.at);
}

/** "thinks the answer is late", "fears the deadline slips": what is told of this session. */
function namesAnswer(s: Sentence, verb: number): boolean {
  for (let at = verb + 1; at - verb <= 4 && s.kindAt(at) === TOKEN.word; at++)
    if (/^(?:answer|reply|deadline|turn|this|your)$/.test(s.read(at))) return true;
  return false;
}
