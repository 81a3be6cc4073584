/** Whether a role word only modifies the noun behind it, and whether that is a verb: "the user table", "the client needs". */

import { ANY_DEMAND, ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import { OPERATOR_COMPOUNDS } from "../../lexicon/role-frames.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";

const WORDY =
  C.auxiliary |
  C.be |
  C.adverb |
  C.preposition |
  C.clause |
  C.determiner |
  C.pronoun |
  ANY_DEMAND |
  C.give |
  C.mood;

/** Does the token at `index` act as a verb here, though it may be a noun as well? */
export function actsAsVerb(s: Sentence, index: number): boolean {
  const classes = s.at(index);
  if ((classes & (ANY_DEMAND | C.give)) === 0) return false;
  if ((classes & (C.thing | C.demand | C.nounish)) === 0) return true;
  const next = index + 1;
  // "what the client needs.", "as the owner demands."
  if (s.kindAt(next) === TOKEN.sign && opensRelation(s, index)) return true;
  // "Before the weekend, the publisher hopes."
  if (next === s.size - 1 && s.read(index - 3) === "," && s.has(index - 2, C.determiner))
    return s.has(index - 1, ANY_ROLE) && s.read(index).endsWith("s");
  if (s.kindAt(next) === TOKEN.code || s.kindAt(next) === TOKEN.number) return true;
  if (s.kindAt(next) === TOKEN.sign) return s.read(next) === ":";
  const after = s.at(next);
  if ((after & (C.be | C.auxiliary)) !== 0) return s.read(next) === "to";
  if ((after & (C.determiner | C.pronoun | C.directed)) !== 0) return true;
  const word = s.read(next);
  return OPENS_OBJECT.has(word) || s.isCapital(next);
}

/** What may stand behind a verb and not behind the noun of the same form: "demands all twelve". */
const OPENS_OBJECT = wordSet(
  "that for to how more all both each every everything nothing some half another further",
);

function opensRelation(s: Sentence, verb: number): boolean {
  for (let at = verb - 2; at >= 0 && verb - at <= 7; at--) {
    if (/^(?:what|how|as|than|all|whatever)$/.test(s.read(at))) return true;
  }
  return false;
}

const NUMBER =
  /^(?:six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** Adjectives that stand behind a noun, not before one: "is the operator aware of it". */
const PREDICATIVE = wordSet(
  "aware unaware ready free able unable available alone asleep awake busy gone responsible present absent due done here there out off back still later earlier",
);

const IRREGULAR_PAST = wordSet(
  "ran went got came took gave kept met knew thought felt stood sat slept spent caught threw drew grew began became led hung laid",
);

/** "The operator lists two limits": a form that may be a noun too, with an object behind it. */
function startsObject(s: Sentence, verb: number): boolean {
  if (!/[^s]s$/.test(s.read(verb))) return false;
  const next = verb + 1;
  return (
    s.kindAt(next) === TOKEN.number ||
    s.has(next, C.determiner | C.pronoun) ||
    OPENS_OBJECT.has(s.read(next)) ||
    /^(?:one|two|three|four|five)$/.test(s.read(next)) ||
    NUMBER.test(s.read(next))
  );
}

export function modifiesNext(s: Sentence, at: number, isOperator: boolean): boolean {
  const next = at + 1;
  if (s.glueAt(next) === GLUE.hyphen && s.read(next) === "in") return false;
  if (s.glueAt(next) === GLUE.hyphen || s.glueAt(next) === GLUE.tight) return true;
  if (s.glueAt(next) === GLUE.apostrophe) return false;
  const kind = s.kindAt(next);
  if (kind === TOKEN.number && isNumberedJudge(s, at)) return false;
  if (kind === TOKEN.code || kind === TOKEN.number) return true;
  // "The operator || is missing"
  if (isOperator && kind === TOKEN.sign && "+*/=<>&|%^~".includes(s.read(next))) return true;
  if (kind !== TOKEN.word) return false;
  if (isOperator && startsObject(s, next)) return false;
  const classes = s.at(next);
  // "the officer drop-down", "the manager sign-up"
  if (
    s.glueAt(next + 1) === GLUE.hyphen &&
    /^(?:down|up|in|list|box|bar)$/.test(s.read(next + 1)) &&
    !s.has(next + 2, C.determiner | C.pronoun)
  )
    return true;
  // "svc reports block 4": a name before a verb.
  if (s.read(at) === "svc" && (classes & ANY_DEMAND) !== 0 && s.read(next).endsWith("s"))
    return false;
  if (isOperator && OPERATOR_COMPOUNDS.has(s.read(next))) return true;
  // "the user request header": the demand is no head either.
  const far = s.at(next + 1);
  const isNoun =
    (far & (C.thing | C.technical)) !== 0 &&
    (far & (ANY_DEMAND | C.adverb | C.clause | C.preposition)) === 0;
  if ((classes & (C.demand | C.nounish)) !== 0 && isNoun && s.glueAt(next + 1) === GLUE.none)
    return true;
  if ((classes & (ANY_DEMAND | C.give)) !== 0) {
    if ((classes & (C.thing | C.demand | C.nounish)) === 0) return false;
    return !actsAsVerb(s, next) && (classes & C.demand) === 0;
  }
  if ((classes & WORDY) !== 0) return false;
  if ((classes & C.demand) !== 0) return false;
  if ((classes & (ANY_ROLE | C.directed | C.condition)) !== 0) return false;
  // "according to the operator row K has 2 seats too many"
  if (/^ac+ord+ing$/.test(s.read(at - 3)) && /^(?:[a-z]|\d+)$/.test(s.read(next + 1))) return false;
  if ((classes & (C.thing | C.technical)) !== 0) return true;
  if (s.isStranger(next)) {
    const word = s.read(next);
    // "the operator stands", "management moved": a verb, not the head of a compound.
    if (/(?:[^s]s|ed)$/.test(word) || PREDICATIVE.has(word) || NUMBER.test(word)) return false;
    // "the operator ran into this", "let the operator choose"
    return (
      !IRREGULAR_PAST.has(word) && !/^(?:let|have)$/.test(s.read(at - 2)) && !asks(s, at, next)
    );
  }
  return false;
}

/** "Has the operator seen the results?", "Did the client reply?": the verb of a question. */
function asks(s: Sentence, at: number, verb: number): boolean {
  const opener = s.read(at - 2);
  if (at > 4 || !s.has(at - 1, C.determiner)) return false;
  const behind = s.has(verb + 1, C.determiner | C.pronoun | C.preposition | C.clause | C.adverb);
  if (!behind && s.kindAt(verb + 1) !== TOKEN.sign) return false;
  return /^(?:has|have|had)$/.test(opener)
    ? /(?:ed|en|wn|lt|nt|d|t)$/.test(s.read(verb))
    : /^(?:did|didn't|hasn't|haven't|will|would|could|might)$/.test(opener);
}

/** "Reviewer 2 demanded": numbered as people are in whose place only a number is known. */
export function isNumberedJudge(s: Sentence, at: number): boolean {
  if (!/^(?:reviewer|referee|examiner|assessor|evaluator|auditor|inspector)$/.test(s.read(at)))
    return false;
  const number = s.read(at + 1) === "#" ? at + 2 : at + 1;
  if (s.kindAt(number) !== TOKEN.number) return false;
  // "has no deadline yet", "needs access": told of data.
  const verb = /^(?:has|had)$/.test(s.read(number + 1)) ? number + 2 : number + 1;
  return (
    !/^(?:needs?|no|rejects|accepts|approves|signs|gets)$/.test(s.read(verb)) &&
    s.has(verb, ANY_DEMAND | C.auxiliary | C.be | C.adverb)
  );
}
