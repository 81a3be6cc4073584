import { ANY_DEMAND, WordClass as C } from "../../lexicon/classes.ts";
import { ON_DUTY, PROGRAM_OBJECTS } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import { isNumberedJudge } from "./modifier.ts";
import { actsAsVerb } from "./modifier.ts";

/** What the subject does. `neutral` is any verb that asks for nothing. */
export type PredicateKind =
  | "want"
  | "say"
  | "need"
  | "approve"
  | "assign"
  | "mood"
  | "give"
  | "neutral";

/** A verb and its subject, as far as one can tell without parsing. */
export interface Predicate {
  readonly kind: PredicateKind;
  readonly at: number;
  readonly isPast: boolean;
  /** "who wants", "that expects". */
  readonly isRelative: boolean;
  /** Speaks to the session or of its dates: "you", "this session", "by noon". */
  readonly isDirected: boolean;
  /** Its object is data. */
  readonly takesData: boolean;
}

/** How far behind a subject its verb is looked for. */
const REACH = 12;

/** The verb that belongs to the noun phrase ending at `head`; null when it has none. */
export function predicateOf(s: Sentence, head: number): Predicate | null {
  let at = head + 1;
  // "Referee 2 was not happy", "Reviewer #2 asked"
  if (isNumberedJudge(s, head)) at += s.read(at) === "#" ? 2 : 1;
  let isRelative = false;
  if (s.glueAt(at) === GLUE.apostrophe) {
    const suffix = s.read(at);
    if (suffix === "'s") {
      // "the boss's waiting" is a verb, "the boss's request" is not.
      const next = s.at(at + 1);
      const verbal =
        s.read(at + 1).endsWith("ing") || (next & (C.adverb | C.mood | C.auxiliary)) !== 0;
      if (!verbal || (next & C.demand) !== 0) return null;
    }
  }
  let neutral = -1;
  let parenthesis = "";
  let afterPreposition = 0;
  let negatedPassive = false;
  for (; at < s.size && at - head <= REACH; at++) {
    const kind = s.kindAt(at);
    const classes = s.at(at);
    if (kind === TOKEN.sign) {
      const sign = s.read(at);
      if (parenthesis !== "") {
        if (sign === parenthesis) parenthesis = "";
        continue;
      }
      if (sign === "(") parenthesis = ")";
      else if (
        (sign === "," || sign === "–" || sign === "-") &&
        neutral < 0 &&
        at === head + 1 &&
        !closesHere(s, at)
      ) {
        parenthesis = sign;
        const word = s.read(at + 1);
        if (word === "who" || word === "which") parenthesis = "";
      } else if (sign === "," && (neutral >= 0 || afterPreposition > 0 || isRelative)) continue;
      else if (sign === "'" || sign === "*" || sign === "_" || sign === ")" || sign === '"')
        continue;
      else break;
      continue;
    }
    if (parenthesis !== "") continue;
    if (kind !== TOKEN.word) {
      if (neutral >= 0 || afterPreposition > 0) continue;
      break;
    }
    if (s.glueAt(at) === GLUE.hyphen && s.glueAt(at) !== GLUE.none) continue;
    const word = s.read(at);
    // "lets the user write", "allows developers to write": no statement about them.
    if (word === "to" && at === head + 1) return null;
    if (word === "who" || word === "that" || word === "which") {
      if (neutral >= 0) break;
      isRelative = true;
      continue;
    }
    if (word === "and" || word === "but" || word === "or" || word === "then") {
      if (word !== "or") afterPreposition = 0;
      continue;
    }
    if ((classes & C.clause) !== 0 && (classes & C.preposition) === 0 && word !== "otherwise")
      break;
    if (afterPreposition > 0) {
      // Inside "from product", "of the repository": look for the verb that ends it.
      afterPreposition++;
      const opens =
        (classes & (C.auxiliary | C.be)) !== 0 ||
        ((classes & ANY_DEMAND) !== 0 && actsAsVerb(s, at));
      if (!opens || afterPreposition === 2) {
        if (afterPreposition > 7) break;
        continue;
      }
      afterPreposition = 0;
    }
    // "a curator here who wants", "Planner here needs"
    if (
      word === "here" &&
      at <= head + 2 &&
      (s.read(at + 1) === "who" || s.has(at + 1, ANY_DEMAND))
    )
      continue;
    // "share a line, like 'By Ana Ruiz and Reuters'": an example.
    if (word === "like" && s.read(at - 1) === ",") continue;
    // "have started to complain"
    if (/^(?:started|begun|began|continued?)$/.test(word) && s.read(at + 1) === "to") continue;
    if ((classes & C.adverb) !== 0 && (classes & (C.auxiliary | C.be)) === 0) continue;
    if ((classes & (C.auxiliary | C.be)) !== 0 && !wouldRather(s, at)) {
      if ((classes & (ANY_DEMAND | C.give)) === 0 || helpsAnother(s, at)) continue;
    }
    if ((classes & C.preposition) !== 0) {
      if (neutral < 0 && !hasAuxiliary(s, head, at)) {
        afterPreposition = 1;
        continue;
      }
      if (neutral < 0 && hasBe(s, head, at)) {
        neutral = at;
      }
      continue;
    }
    if ((classes & (C.determiner | C.pronoun)) !== 0) {
      if (neutral < 0) {
        if ((classes & C.pronoun) !== 0 && !hasAuxiliary(s, head, at)) {
          // "the user you work for wants": a clause without "that".
          if (s.read(at - 1) === "and") continue;
          if (at > head + 1 || !/^(?:i|we|you|they)$/.test(word)) break;
          isRelative = true;
          afterPreposition = 1;
        }
        // "has a deadline", "is the one who wants"
        continue;
      }
      continue;
    }
    const passive = hasBe(s, head, at) && isParticiple(word) && neutral < 0;
    if (passive && (word === "promised" || word === "assured"))
      return finish(s, "want", at, isRelative);
    if (passive && (classes & C.mood) === 0) {
      negatedPassive = true;
      neutral = at;
      continue;
    }
    if (negatedPassive && !followsConjunction(s, at)) continue;
    if (neutral >= 0 && !followsConjunction(s, at) && !(neutral === at - 1 && word.endsWith("ing")))
      continue;
    const found = classify(s, head, at, classes);
    const empty = found === "give" && !givesDemand(s, at);
    if (found !== null && !empty && actsAsVerbOrPlain(s, at, head)) {
      return finish(s, found, at, isRelative);
    }
    if (neutral < 0) neutral = at;
  }
  if (neutral < 0)
    return hasAuxiliary(s, head, at) ? finish(s, "neutral", at - 1, isRelative) : null;
  return finish(s, "neutral", neutral, isRelative);
}

/** "would rather have", "'d sooner see". */
function wouldRather(s: Sentence, at: number): boolean {
  const rather = /^(?:not|never|just)$/.test(s.read(at - 1)) ? at - 2 : at - 1;
  const before = s.read(rather);
  return (before === "rather" || before === "sooner") && s.has(rather - 1, C.auxiliary);
}

/** "has assigned", "had already been asked": the word only helps the verb behind it. */
function helpsAnother(s: Sentence, at: number): boolean {
  let next = at + 1;
  while (s.has(next, C.adverb | C.auxiliary | C.be)) {
    if (s.has(next, C.be)) return true;
    next++;
  }
  if (s.kindAt(next) !== TOKEN.word || s.has(next, C.determiner)) return false;
  return s.has(next, ANY_DEMAND | C.mood) || isParticiple(s.read(next));
}

function closesHere(s: Sentence, comma: number): boolean {
  // A parenthesis needs its second comma soon; otherwise the clause ends here.
  const word = s.read(comma + 1);
  if (word === "and" || word === "but" || word === "so" || word === "or") return true;
  for (let at = comma + 1; at < s.size && at - comma < 9; at++) {
    if (s.kindAt(at) === TOKEN.sign && s.read(at) === s.read(comma)) return false;
  }
  return word !== "who";
}

function hasAuxiliary(s: Sentence, head: number, at: number): boolean {
  for (let index = head + 1; index < at; index++) {
    if (s.has(index, C.auxiliary | C.be)) return true;
  }
  return false;
}

function hasBe(s: Sentence, head: number, at: number): boolean {
  for (let index = at - 1; index > head; index--) {
    if (s.has(index, C.be)) {
      const word = s.read(index);
      // "has been waiting" and "'s" before a participle may be "has".
      return word !== "'s" || !s.read(at).endsWith("ed");
    }
    if (!s.has(index, C.adverb | C.auxiliary)) return false;
  }
  return false;
}

function isPlural(word: string): boolean {
  return /[^s]s$/.test(word);
}

function isParticiple(word: string): boolean {
  return /(?:ed|told|given|sent|shown|asked|put|set|made|left|kept|written|chosen|taken|brought|seen)$/.test(
    word,
  );
}

function followsConjunction(s: Sentence, at: number): boolean {
  let index = at - 1;
  while (index >= 0 && s.has(index, C.adverb | C.auxiliary | C.be)) index--;
  const word = s.read(index);
  return word === "and" || word === "but" || word === ",";
}

function actsAsVerbOrPlain(s: Sentence, at: number, head: number): boolean {
  // "Legal moves are generated": a plural with a verb of its own.
  if (at === head + 1 && isPlural(s.read(at)) && s.has(at + 1, C.be) && !s.has(at, C.auxiliary)) {
    if (s.has(head, C.group) && !s.has(head - 1, C.determiner)) return false;
  }
  if (s.has(at, C.mood) && hasBe(s, head, at)) return true;
  if (hasAuxiliary(s, head, at) || at > head + 1) return true;
  const named = s.has(head - 1, C.determiner | C.personal) || s.read(head).endsWith("s");
  if (named && /^(?:needs?|demands?|mandates?)$/.test(s.read(at))) {
    if (isWhatIsNeeded(s, head) && s.kindAt(at + 1) === TOKEN.sign) return true;
    return !s.has(at + 1, C.be | C.auxiliary | C.preposition) && s.kindAt(at + 1) !== TOKEN.sign;
  }
  return actsAsVerb(s, at) || s.has(at, C.give);
}

/** ", which is what the owner needs." */
function isWhatIsNeeded(s: Sentence, head: number): boolean {
  return s.read(head - 2) === "what" && s.has(head - 3, C.be | C.adverb);
}

function classify(s: Sentence, head: number, at: number, classes: number): PredicateKind | null {
  if ((classes & C.mood) !== 0 && (hasBe(s, head, at) || s.read(at).endsWith("ing"))) return "mood";
  // "until someone presses a key"
  const touches =
    s.read(at).startsWith("press") &&
    s.has(at + 1, C.determiner) &&
    /^(?:bell|button|key|knob|lever|pedal|screen|switch)s?$/.test(s.read(at + 2));
  if (((classes & C.want) !== 0 && !touches) || wouldRather(s, at)) return "want";
  if ((classes & C.say) !== 0) return "say";
  if (s.read(at) === "like" || s.read(at) === "love") return "want";
  if ((classes & C.need) !== 0) return "need";
  if ((classes & C.approve) !== 0) return "approve";
  if ((classes & C.assign) !== 0)
    return (classes & C.give) !== 0 && givesDemand(s, at) ? "give" : "assign";
  if ((classes & (C.give | C.auxiliary)) !== 0) return "give";
  return null;
}

function finish(s: Sentence, kind: PredicateKind, at: number, isRelative: boolean): Predicate {
  let isDirected = false;
  let takesData = false;
  for (let index = at + 1; index < s.size && index - at <= 12; index++) {
    const word = s.read(index);
    if (s.has(index, C.directed)) {
      const isSession = word === "session" && !/^(?:this|the|your)$/.test(s.read(index - 1));
      if (!isSession) isDirected = true;
    }
    if (index - at <= 5 && (s.kindAt(index) === TOKEN.code || PROGRAM_OBJECTS.has(word)))
      takesData = true;
  }
  const verb = s.read(at);
  const isPast =
    (verb.endsWith("ed") && verb !== "need") ||
    verb === "said" ||
    verb === "told" ||
    verb === "wrote" ||
    verb.endsWith("ing");
  return { kind, at, isPast, isRelative, isDirected, takesData };
}

/** Is a demand named within a few words behind a verb of giving: "gave the order", "has a deadline"? */
export function givesDemand(s: Sentence, at: number): boolean {
  for (let index = at + 1; index < s.size && index - at <= 5; index++) {
    if (s.kindAt(index) === TOKEN.sign) return false;
    const word = s.read(index);
    if (s.has(index, C.demand)) {
      // "gave the order number": the head is another noun.
      return !s.has(index + 1, C.thing) && !s.isStranger(index + 1);
    }
    if (
      word === "clear" ||
      (/^(?:condition|point|fuss)$/.test(word) && /^(?:made|makes?|making)$/.test(s.read(at))) ||
      (word === "known" && s.read(index - 1) === "it") ||
      word === "patience" ||
      word === "green" ||
      word === "nod" ||
      word === "thumbs" ||
      (word === "go" && s.has(index - 1, C.determiner)) ||
      (s.read(at).endsWith("ing") && /^(?:calls|mails|tickets|letters)$/.test(word))
    )
      return true;
  }
  return false;
}

/** "on duty", "on call", "on shift", "by hand": a human at work, whatever the topic. */
export function isOnDuty(s: Sentence, head: number): boolean {
  // "the call operator" may be one of a language.
  const isCalled = /^(?:night|duty)$/.test(s.read(head - 1)) || isOnCall(s, head - 1);
  if (isCalled && s.read(head + 1) !== "shift") return true;
  // "the operator at the desk", "the operator, the human one, …"
  if (
    s.read(head + 1) === "at" &&
    s.has(head + 2, C.determiner) &&
    /^(?:desk|keyboard|console|screen|terminal|other)$/.test(s.read(head + 3))
  )
    return true;
  if (s.read(head + 1) === "," && s.read(head + 3) === "human") return true;
  if (s.read(head + 1) === "of" && s.read(head + 2) === "this" && s.read(head + 3) === "session")
    return true;
  for (let index = head + 1; index < s.size && index - head <= 7; index++) {
    const word = s.read(index);
    if ((word === "on" || word === "by") && ON_DUTY.has(s.read(index + 1))) return true;
    if (/^(?:himself|herself|themselves|phoned|rang)$/.test(word)) return true;
  }
  return false;
}

function isOnCall(s: Sentence, at: number): boolean {
  return s.read(at) === "call" && s.read(at - 1) === "on";
}
