import { ANY_DEMAND, ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import {
  AGREED_WITH,
  AMBIGUOUS_ROLES,
  JUDGING_VERBS,
  LOUD_DEMANDS,
  MATTERS_TO,
  PAST_SPEECH,
  SOFT_VERBS,
  SOURCE_VERBS,
  STRONG_PARTICIPLES,
  WEAK_DEMANDS,
} from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Mention } from "./mention.ts";
import { givesDemand, isOnDuty, predicateOf, type Predicate } from "./predicate.ts";

/** Which form of attribution was met, and the tokens it spans. */
export interface Form {
  readonly form:
    | "demand"
    | "request"
    | "source"
    | "passive"
    | "compound"
    | "label"
    | "guise"
    | "operator";
  readonly from: number;
  readonly to: number;
}

/** The form in which a mention is made the source of the demand; null when it is not. */
export function readForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  const found =
    compoundForm(s, mention) ??
    (mention.isModifier ? null : sourceForm(s, mention)) ??
    nominalForm(s, mention, topic) ??
    (mention.isModifier ? null : otherForms(s, mention));
  if (found !== null) return found;
  // Those in charge have no business in a nudge, whatever they are said to do.
  if ((mention.classes & C.rank) !== 0 && mention.sense === "person" && !mention.isConditional && !mention.isGeneric) {
    return { form: "demand", from: mention.from, to: mention.at };
  }
  // "our client": a relation that only people have, so the mention itself is a lever.
  const isOurs = mention.determiner === "our" && mention.sense === "person";
  if (isOurs && /^(?:client|customer|owner|vendor|supplier|partner|reviewer|publisher|landlord)s?$/.test(mention.word)) {
    return { form: "demand", from: mention.from, to: mention.at };
  }
  return operatorForm(s, mention);
}

function otherForms(s: Sentence, mention: Mention): Form | null {
  return passiveForm(s, mention) ?? guiseForm(s, mention) ?? labelForm(s, mention) ?? demandForm(s, mention);
}

/** "The operator wants …", "Legal has asked …", "the CTO, who insists …". */
function demandForm(s: Sentence, mention: Mention): Form | null {
  if ((mention.classes & C.group) !== 0 && !speaksAsDepartment(s, mention)) return null;
  const predicate = predicateOf(s, mention.at);
  if (predicate === null) return null;
  if (!countsAsDemand(s, mention, predicate)) return null;
  return { form: "demand", from: mention.from, to: predicate.at };
}

function speaksAsDepartment(s: Sentence, mention: Mention): boolean {
  if ((mention.classes & (C.person | C.rank)) !== 0) return true;
  if (mention.determiner !== "" && !/^(?:our|your)$/.test(mention.determiner)) return mention.word === "qa";
  const before = mention.from - 1;
  return before < 0 || s.kindAt(before) === TOKEN.sign || s.has(before, C.clause | C.adverb);
}

/** The table of decisions: who does what, and what the session is about. */
function countsAsDemand(s: Sentence, mention: Mention, predicate: Predicate): boolean {
  const { kind } = predicate;
  const { classes } = mention;
  if (mention.sense === "technical") return false;
  const isJudging =
    /^(?:reviewer|approver|inspector|auditor|examiner|maintainer)s?$/.test(mention.word) && JUDGING_VERBS.has(s.read(predicate.at));
  const isSoft = kind !== "mood" && !isJudging && SOFT_VERBS.has(s.read(predicate.at)) && !/^(?:that|it|this)$/.test(s.read(predicate.at + 1));
  const isReport = PAST_SPEECH.has(s.read(predicate.at)) || predicate.isPast;
  if (kind === "give") {
    if (!givesDemand(s, predicate.at)) return false;
    return mention.sense === "person" || predicate.isDirected;
  }
  const isDepartment = (classes & C.group) !== 0 && (classes & (C.person | C.rank)) === 0 && !mention.isConditional;
  if (mention.sense === "subject" && !(isDepartment && /^(?:want|say|approve|mood)$/.test(kind))) {
    if (mention.isProgram) return kind !== "neutral" && talksToSession(s, predicate);
    if (mention.isConditional || (predicate.isRelative && mention.isGeneric)) return false;
    if ((classes & C.operator) !== 0 && kind === "neutral") return false;
    if (isJudging && !mention.inTopic && mention.determiner === "") return true;
    if (mention.isGeneric) {
      const complains = kind === "want" && mention.determiner === "" && !predicate.isRelative;
      return ((isReport && kind === "say") || complains) && !mention.inTopic;
    }
    switch (kind) {
      case "want":
        return true;
      case "say":
        return isReport || predicate.isDirected;
      case "mood":
        return predicate.isDirected;
      default:
        return kind !== "neutral" && predicate.isDirected;
    }
  }
  if (kind === "neutral") {
    if ((classes & C.rank) !== 0) return !mention.isConditional;
    if ((classes & (C.person | C.name | C.group)) !== 0 && !mention.isGeneric && !AMBIGUOUS_ROLES.has(mention.word)) {
      // "the insurers won't pay": what somebody will do about the work.
      return !mention.isConditional && !predicate.isRelative && willAct(s, mention.at, predicate.at);
    }
    return (classes & C.system) !== 0 && talksToSession(s, predicate);
  }
  if ((classes & C.rank) !== 0) return true;
  if (mention.isConditional && (classes & C.name) === 0) return false;
  if (predicate.isRelative && mention.isGeneric) return false;
  if ((classes & C.service) !== 0) {
    if (kind === "want") return true;
    if (kind === "say" && givesDemand(s, predicate.at)) return !WEAK_DEMANDS.has(nextDemand(s, predicate.at));
    return talksToSession(s, predicate);
  }
  const isOurs = mention.determiner === "our" || mention.determiner === "your" || mention.determiner === "my";
  if (AMBIGUOUS_ROLES.has(mention.word) && !isOurs && !hasPersonalModifier(s, mention)) {
    if (kind === "need" || kind === "assign") return predicate.isDirected;
    if (kind === "say") return isReport || predicate.isDirected;
    if (mention.word.startsWith("head")) return s.read(mention.at + 1) === "of";
    return true;
  }
  if (mention.word.startsWith("client") && !isOurs && predicate.takesData && !predicate.isDirected) {
    return kind === "want";
  }
  if ((classes & C.audience) !== 0 && mention.isGeneric) return kind === "want" || kind === "mood" || isReport;
  if ((classes & C.system) !== 0 && (kind === "assign" || kind === "approve")) {
    return predicate.isDirected || talksToSession(s, predicate);
  }
  if ((classes & C.system) !== 0 && mention.word !== "svc" && !predicate.isDirected) {
    if (kind === "need" && predicate.takesData) return false;
    if (isSoft && kind !== "want" && !givesDemand(s, predicate.at)) return predicate.at + 1 < s.size && s.read(predicate.at + 1) === ":";
  }
  if ((classes & C.audience) !== 0 && (kind === "assign" || isSoft)) {
    return predicate.isDirected || isOurs;
  }
  return true;
}

function willAct(s: Sentence, head: number, verb: number): boolean {
  for (let at = head + 1; at < verb; at++) {
    if (/^(?:will|won't|wont|'ll|would|wouldn't)$/.test(s.read(at))) return true;
  }
  return false;
}

function nextDemand(s: Sentence, from: number): string {
  for (let at = from + 1; at < s.size && at - from <= 5; at++) {
    if (s.has(at, C.demand)) return s.read(at);
  }
  return "";
}

function hasPersonalModifier(s: Sentence, mention: Mention): boolean {
  for (let at = mention.from; at < mention.at; at++) {
    if (s.has(at, C.personal | ANY_ROLE)) return true;
  }
  return s.read(mention.at + 1) === "of";
}

/** "has assigned you", "says that this session". */
function talksToSession(s: Sentence, predicate: Predicate): boolean {
  for (let at = predicate.at; at < s.size && at - predicate.at <= 5; at++) {
    const word = s.read(at);
    if (word === "you" || word === "your") return true;
    if (word === "session" && /^(?:this|your)$/.test(s.read(at - 1))) return true;
  }
  return false;
}

/** "requested by the user", "assigned to you by the scheduler". */
function passiveForm(s: Sentence, mention: Mention): Form | null {
  const by = mention.from - 1;
  if (s.read(by) !== "by" || mention.sense === "technical") return null;
  let at = by - 1;
  while (at >= 0 && by - at <= 5 && !s.has(at, C.demanded)) {
    if (s.kindAt(at) === TOKEN.sign) return null;
    at--;
  }
  if (at < 0 || !s.has(at, C.demanded)) return null;
  if (mention.sense === "subject") {
    const opener = s.read(at - 1);
    const directed = mentionsSession(s, at - 3, by) || opener === "as";
    if (!directed || mention.isGeneric) return null;
  }
  if (mention.isGeneric) return null;
  return { form: "passive", from: at, to: mention.at };
}

function mentionsSession(s: Sentence, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++) {
    if (/^(?:you|your|session|i|we)$/.test(s.read(at))) return true;
  }
  return false;
}

/** "per the operator", "according to legal", "on behalf of", "came from the head of platform". */
function sourceForm(s: Sentence, mention: Mention): Form | null {
  if (mention.sense === "technical") return null;
  const at = mention.from - 1;
  const preposition = s.read(at);
  const before = s.read(at - 1);
  const isPersonal = mention.sense === "person";
  const isBare = mention.determiner === "";
  const isAudience = (mention.classes & C.audience) !== 0;
  if (preposition === "per") {
    if (!isPersonal || mention.isGeneric) return null;
    // "per user", "costs per team": a rate.
    const isRate = isBare && (mention.classes & (C.rank | C.name | C.group)) === 0;
    return isRate && before !== "as" ? null : { form: "source", from: at, to: mention.at };
  }
  if (preposition === "to" && before === "according") {
    return isPersonal || (mention.sense === "subject" && !mention.isProgram && !mention.isGeneric)
      ? { form: "source", from: at - 1, to: mention.at }
      : null;
  }
  if (preposition === "of" && before === "behalf") {
    const opener = s.read(at - 3);
    const asks = at < 4 || s.has(at - 3, C.say) || /^(?:i|'m|we|this|speak|speaking|write|writing|here|you|'re)$/.test(opener);
    return asks || (isPersonal && !isAudience) ? { form: "source", from: at - 2, to: mention.at } : null;
  }
  if (!isPersonal) return null;
  if (preposition === "from") {
    if (mention.isGeneric) return null;
    const verb = nearestSource(s, at);
    if (verb < 0) return null;
    if ((isAudience || (mention.classes & (C.system | C.service)) !== 0) && !opensWithThis(s)) return null;
    if ((mention.classes & C.group) !== 0 && (mention.classes & C.person) === 0 && !opensWithThis(s)) return null;
    return { form: "source", from: verb, to: mention.at };
  }
  if ((preposition === "with" || preposition === "to") && !mention.isGeneric) {
    for (let back = at - 1; back >= 0 && at - back <= 2; back--) {
      if (AGREED_WITH.has(s.read(back)) && (preposition === "with" || /^(?:promised|talking|talked|spoken|speaking)$/.test(s.read(back)))) {
        return { form: "source", from: back, to: mention.at };
      }
    }
  }
  if ((preposition === "for" || preposition === "to") && !mention.isGeneric && mention.determiner !== "") {
    for (let back = at - 1; back >= 0 && at - back <= 3; back--) {
      if (MATTERS_TO.has(s.read(back))) return { form: "source", from: back, to: mention.at };
    }
  }
  if (/^(?:quote|quoting|cite|citing|promised|promise|owe|owes|assured|guaranteed|disappoint|upset|anger|annoy|please|satisfy|appease|placate|impress|pacify|humour)$/.test(preposition)) {
    return { form: "source", from: at, to: mention.at };
  }
  if (/^(?:keep|keeps|make|makes|making|keeping)$/.test(preposition) && s.has(mention.at + 1, C.mood)) {
    return { form: "source", from: at, to: mention.at + 1 };
  }
  return null;
}

function nearestSource(s: Sentence, from: number): number {
  for (let at = from - 1; at >= 0 && from - at <= 3; at--) {
    if (s.kindAt(at) !== TOKEN.word) return -1;
    if (SOURCE_VERBS.has(s.read(at))) return at;
  }
  return -1;
}

function opensWithThis(s: Sentence): boolean {
  return /^(?:this|that|it|these|the)$/.test(s.read(0)) && /^(?:one|request|is|was|came|comes|'s|change|order|task|item|point|wish|has|demand)$/.test(s.read(1));
}

/** "the operator's instruction", "management's request", "the request of the owner", "a client wish". */
function nominalForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  if (mention.sense === "technical") return null;
  const isPersonal = mention.sense === "person";
  const isDepartment = (mention.classes & C.group) !== 0 && mention.determiner === "";
  const isHard = isDepartment || (mention.classes & (C.rank | C.person | C.operator | C.name)) !== 0;
  const isSystem = (mention.classes & C.system) !== 0;
  let at = mention.at + 1;
  const possessive = s.read(at) === "'s" || (s.read(at) === "'" && mention.word.endsWith("s"));
  if (possessive) {
    for (let steps = 0; steps < 5; steps++) {
      at++;
      if (s.kindAt(at) !== TOKEN.word) break;
      if (s.has(at, C.demand)) {
        if (headsCompound(s, at)) continue;
        const weak = WEAK_DEMANDS.has(s.read(at));
        if (topic.has(s.read(at)) && !isHard) return null;
        const states = s.has(at + 1, C.be) && /^(?:that|to|clear|simple|plain|firm)$/.test(s.read(at + 2));
        if (isPersonal && states) return { form: "request", from: mention.from, to: at };
        if (isPersonal && (!weak || isHard || isSystem)) return { form: "request", from: mention.from, to: at };
        if (!isPersonal && !weak && !mention.isProgram && !mention.isGeneric) {
          return { form: "request", from: mention.from, to: at };
        }
        return null;
      }
      if (s.has(at, C.preposition | C.clause | C.auxiliary | C.be)) break;
    }
    return null;
  }
  if (s.has(at, C.demand) && s.glueAt(at) === GLUE.none && isPersonal && !headsCompound(s, at) && !isVerbAfter(s, at)) {
    const weak = WEAK_DEMANDS.has(s.read(at)) || s.read(at).endsWith("s");
    const opener = s.read(mention.from - 1);
    const stated = /^(?:is|was|by|per|on|upon|at|from|'s|under|to|of|with)$/.test(opener);
    const isLoud = LOUD_DEMANDS.has(s.read(at)) && !topic.has(s.read(at));
    const counts = isHard || isSystem ? !weak || stated || isLoud : isLoud || (!weak && stated && !topic.has(s.read(at)));
    if (counts && !mention.isGeneric) return { form: "request", from: mention.from, to: at };
    if (counts && mention.determiner === "a" && stated) return { form: "request", from: mention.from, to: at };
  }
  // "request of the owner", "complaints from customers", "word from upstairs"
  const link = mention.from - 1;
  if (!/^(?:of|from|by)$/.test(s.read(link)) || mention.isProgram) return null;
  if (mention.isGeneric && mention.inTopic) return null;
  let noun = link - 1;
  while (noun >= 0 && link - noun <= 2 && !s.has(noun, C.demand)) noun--;
  if (noun < 0 || !s.has(noun, C.demand)) return null;
  const named = s.read(noun);
  const weak = WEAK_DEMANDS.has(named);
  if (named === "name" && s.read(noun - 1) !== "in" ) return null;
  if (topic.has(named) && !isHard) return null;
  const opens = noun <= 2 && s.has(mention.at + 1, C.be | C.say | C.clause) || (noun <= 2 && /^[:,]$/.test(s.read(mention.at + 1)));
  const counts = isPersonal
    ? isHard || isSystem || (mention.classes & C.group) !== 0
      ? !weak || s.read(link) !== "of" || opens
      : !weak || opens || named === "feedback" || /^(?:at|on|by|upon)$/.test(s.read(noun - 1))
    : !weak && !mention.isGeneric;
  return counts ? { form: "request", from: noun, to: mention.at } : null;
}

/** "the order number": the demand noun only modifies another noun. */
function headsCompound(s: Sentence, at: number): boolean {
  const next = at + 1;
  if (s.glueAt(next) !== GLUE.none) return s.glueAt(next) === GLUE.hyphen;
  if (s.kindAt(next) !== TOKEN.word) return false;
  if (s.has(next, C.demand)) return true;
  if (s.has(next, C.be | C.auxiliary | C.preposition | C.clause | C.adverb | ANY_DEMAND | C.pronoun | C.determiner)) return false;
  if (s.isStranger(next)) return !/s$|ed$/.test(s.read(next)) ;
  return s.has(next, C.thing | C.technical);
}

function isVerbAfter(s: Sentence, at: number): boolean {
  return s.has(at, ANY_DEMAND) && s.has(at + 1, C.determiner | C.pronoun | C.directed);
}

/** "user-requested", "operator-mandated". */
function compoundForm(s: Sentence, mention: Mention): Form | null {
  const next = mention.at + 1;
  if (s.glueAt(next) !== GLUE.hyphen || !s.has(next, C.demanded)) return null;
  const word = s.read(next);
  if (/^(?:expected|specified|handed|set|sent|told|given|raised|driven|initiated|backed|pushed|put|passed|issued|reported|directed|signed|preferred|scheduled|required|assigned)$/.test(word)) {
    const isHard = (mention.classes & (C.rank | C.operator | C.system)) !== 0;
    if (!isHard || mention.inTopic || (word === "initiated")) return null;
  }
  if (mention.inTopic && (mention.classes & C.audience) === 0) return null;
  if (mention.inTopic && (word === "approved" || word === "authorized" || word === "authorised")) return null;
  return { form: "compound", from: mention.from, to: next };
}

/** "Operator: …", "From the CTO: …", "svc: …", a signature at the end. */
function labelForm(s: Sentence, mention: Mention): Form | null {
  if (mention.sense !== "person") return null;
  const next = s.read(mention.at + 1);
  const note = s.has(mention.at + 1, C.demand) && s.read(mention.at + 2) === ":";
  if (mention.from === 0 && note && (mention.classes & C.service) === 0) {
    return { form: "request", from: 0, to: mention.at + 1 };
  }
  const first = mention.from === 0 || (mention.from === 1 && /^(?:from|to|cc|\[|\(|\*|>|–|-|@|re)$/i.test(s.read(0)));
  const isDepartment = (mention.classes & C.group) !== 0 && (mention.classes & C.person) === 0;
  if (first && s.kindAt(mention.at + 1) === TOKEN.sign && /^[:\]]$/.test(next) && !isDepartment && (mention.classes & C.service) === 0 && !mention.word.endsWith("s")) {
    if (s.read(0) !== "to") return { form: "label", from: 0, to: mention.at };
  }
  const last = mention.at === s.size - 1 || (mention.at === s.size - 2 && s.kindAt(s.size - 1) === TOKEN.sign);
  if (last && s.kindAt(mention.from - 1) === TOKEN.sign && /^[–-]$/.test(s.read(mention.from - 1)) && !isDepartment) {
    return { form: "label", from: mention.from - 1, to: mention.at };
  }
  return null;
}

/** "as your supervisor", "operator here", "this is the administrator". */
function guiseForm(s: Sentence, mention: Mention): Form | null {
  const before = s.read(mention.from - 1);
  if (before === "as" && /^(?:your|our)$/.test(mention.determiner)) {
    return { form: "guise", from: mention.from - 1, to: mention.at };
  }
  if (mention.sense === "technical") return null;
  if (before === "as" && mention.from <= 2 && mention.determiner === "the") {
    for (let at = mention.at + 1; at < s.size && at - mention.at <= 8; at++) {
      if (/^(?:i|we)$/.test(s.read(at))) return { form: "guise", from: mention.from - 1, to: mention.at };
    }
  }
  const next = s.read(mention.at + 1);
  if (mention.from <= 1 && next === "here" && /^(?:[.,:!–-]|)$/.test(s.read(mention.at + 2))) {
    return { form: "guise", from: mention.from, to: mention.at + 1 };
  }
  if (next === "speaking" || next === "writing") return { form: "guise", from: mention.from, to: mention.at + 1 };
  const introduces = /^(?:is|'s|'m|am)$/.test(before) && /^(?:this|it|i|here)$/.test(s.read(mention.from - 2));
  if (introduces && mention.sense === "person" && mention.from <= 3) {
    const ends = s.kindAt(mention.at + 1) === TOKEN.sign || mention.at === s.size - 1 || /^(?:of|from|speaking|writing|again|here|and)$/.test(next);
    const soft = (mention.classes & (C.audience | C.group | C.service)) !== 0 && s.read(mention.from - 2) !== "i";
    if (ends && !soft && !mention.isGeneric) return { form: "guise", from: mention.from - 2, to: mention.at };
  }
  return null;
}

/** The human operator as an actor at all. */
function operatorForm(s: Sentence, mention: Mention): Form | null {
  if ((mention.classes & C.operator) === 0) return null;
  if (mention.isModifier) return null;
  const human = s.read(mention.at - 1) === "human" || isOnDuty(s, mention.at);
  if (mention.sense === "technical" && !human) return null;
  if (human) return { form: "operator", from: mention.from, to: mention.at };
  if (mention.sense === "person") return { form: "operator", from: mention.from, to: mention.at };
  if (mention.isProgram || mention.isGeneric) return null;
  // "ask the operator" as an order to the session.
  const verb = s.read(mention.from - 1);
  if (!/^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|with|to|alert)$/.test(verb)) return null;
  const at = verb === "with" || verb === "to" ? mention.from - 2 : mention.from - 1;
  const starts = at <= 0 || s.kindAt(at - 1) === TOKEN.sign || /^(?:and|then|please|or|so|just)$/.test(s.read(at - 1));
  const talk = /^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|check|talk|speak|report|wait|alert|write)$/.test(s.read(at));
  return starts && talk ? { form: "operator", from: at, to: mention.at } : null;
}

/** "requested by Sarah", "asked for by Acme": a stranger behind a strong participle. */
export function strangerPassive(s: Sentence, by: number, topic: Topic): Form | null {
  if (s.read(by) !== "by" || !s.isCapital(by + 1) || s.has(by + 1, C.thing)) return null;
  if (topic.has(s.read(by + 1))) return null;
  for (let at = by - 1; at >= 0 && by - at <= 3; at--) {
    if (STRONG_PARTICIPLES.has(s.read(at))) return { form: "passive", from: at, to: by + 1 };
  }
  return null;
}
