import { ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";

/** Subjects that name nobody: "it wants", "you asked", "anyone who wants". */
const NOBODY =
  /^(?:it|you|which|that|this|these|those|i|we|one|ones|what|if|anyone|anybody|whoever|nothing|everything|something|who)$/;

/**
 * A verb that only people do, with a subject nobody has heard of: "the florist wants", "Marlene
 * insists", "they asked". Things, tools and words of the topic do not count.
 */
export function strangerForm(s: Sentence, verb: number, topic: Topic): Form | null {
  if (!s.isStrong(verb)) return null;
  const spelled = s.read(verb);
  if (s.glueAt(verb) !== GLUE.none) return null;
  if (spelled === "says" || spelled === "said") return speechForm(s, verb, topic);
  if (s.glueAt(verb + 1) === GLUE.hyphen) return null;
  if (/^(?:like|love|appreciate|prefer)$/.test(spelled) && !/^(?:would|'d)$/.test(s.read(verb - 1)))
    return null;
  if (isParticipleOnly(s, verb, spelled)) return null;
  let at = verb - 1;
  let passive = false;
  while (at >= 0 && s.has(at, C.auxiliary | C.be | C.adverb)) {
    if (s.has(at, C.be) && !spelled.endsWith("ing")) passive = true;
    at--;
  }
  if (passive || at < 0 || s.kindAt(at) !== TOKEN.word) return null;
  const from = subjectFrom(s, at, topic, spelled.endsWith("s"));
  return from === null ? null : { form: "demand", from, to: verb };
}

/**
 * Where the subject opens that ends at a token, when it is somebody nobody has heard of: "the
 * florist", "Marlene", "they". Null for things, tools and words of the topic.
 */
export function subjectFrom(
  s: Sentence,
  at: number,
  topic: Topic,
  ofAnybody: boolean,
  isUnknown = (index: number): boolean => s.isStranger(index) && !looksLikeThing(s.read(index)),
): number | null {
  const origin = fromSomewhere(s, at, topic);
  if (origin !== null) return origin;
  const subject = s.read(at);
  if (subject === "they" || subject === "he" || subject === "she") return at;
  if (NOBODY.test(subject)) return null;
  if (s.has(at, ANY_ROLE)) return null;
  if (s.has(at, C.thing | C.technical | C.preposition | C.clause | C.determiner | C.demand))
    return null;
  if (topic.has(subject)) return null;
  if (s.isCapital(at)) return nounPhraseOpens(s, at) ? at : null;
  if (!isUnknown(at)) return null;
  for (let left = at - 1; left >= 0 && at - left <= 3; left--) {
    if (s.has(left, C.determiner)) {
      if (/^(?:a|an|each|every|any|no)$/.test(s.read(left)) && ofAnybody) return null;
      return /^(?:when|if|whenever|once)$/.test(s.read(left - 1)) ? null : left;
    }
    if (!s.isStranger(left) && !isUnknown(left) && !s.has(left, C.personal)) return null;
  }
  return null;
}

/** "Anneke from dispatch", "Bo in sales": the token of the name, when the phrase ends at `end`. */
function fromSomewhere(s: Sentence, end: number, topic: Topic): number | null {
  for (let link = end - 1; link >= 1 && end - link <= 2; link--) {
    if (!/^(?:from|in|at|over)$/.test(s.read(link))) continue;
    const name = link - 1;
    const isName = s.isCapital(name) && s.isStranger(name) && !topic.has(s.read(name));
    return isName && nounPhraseOpens(s, name) ? name : null;
  }
  return null;
}

/** ", says Nkechi", "Rosa says that": speech with a name nobody has heard of. */
function speechForm(s: Sentence, verb: number, topic: Topic): Form | null {
  const behind = verb + 1;
  const closes = behind === s.size - 1 || s.kindAt(behind + 1) === TOKEN.sign;
  if (s.kindAt(verb - 1) === TOKEN.sign || s.kindAt(verb - 1) === TOKEN.quote) {
    const isName =
      s.isCapital(behind) && !s.has(behind, C.thing | C.determiner) && !topic.has(s.read(behind));
    if (isName && closes) return { form: "demand", from: verb, to: behind };
    const noun = verb + 2;
    const isSomebody =
      s.has(noun, ANY_ROLE) ||
      (s.isStranger(noun) && !looksLikeThing(s.read(noun)) && s.kindAt(verb - 1) === TOKEN.quote);
    return s.has(behind, C.determiner) && isSomebody && !topic.has(s.read(noun))
      ? { form: "demand", from: verb, to: verb + 2 }
      : null;
  }
  const at = verb - 1;
  const origin = fromSomewhere(s, at, topic);
  if (origin !== null) return { form: "demand", from: origin, to: verb };
  if (!s.isCapital(at) || s.has(at, ANY_ROLE | C.thing | C.technical | C.determiner | C.pronoun))
    return null;
  if (!s.isStranger(at) || topic.has(s.read(at)) || looksLikeThing(s.read(at))) return null;
  // "Coach Brennan says two points": a calling in front makes it nobody's program.
  const isCalled =
    s.has(at - 1, C.person) && s.isCapital(at - 1) && !topic.isGame && !topic.isStory;
  return nounPhraseOpens(s, at) && (isCalled || s.has(behind, C.clause | C.pronoun | C.determiner))
    ? { form: "demand", from: at, to: verb }
    : null;
}

/** "The kitchen asked again": article, noun and verb open the sentence. */
function opensAsSubject(s: Sentence, verb: number): boolean {
  return verb === 2 && s.has(0, C.determiner);
}

function isParticipleOnly(s: Sentence, verb: number, spelled: string): boolean {
  const next = s.read(verb + 1);
  if (next === "by") return true;
  if (spelled !== "asked" && spelled !== "told" && spelled !== "wanted" && spelled !== "preferred")
    return false;
  // "the values asked for in the form": a participle that ends its phrase.
  if (
    opensAsSubject(s, verb) &&
    (s.has(verb + 1, C.adverb) || /^(?:about|again|after)$/.test(next))
  )
    return false;
  if (next === "for") return s.has(verb + 2, C.preposition) || s.kindAt(verb + 2) === TOKEN.sign;
  if (spelled === "preferred") return !s.has(verb + 1, C.determiner | C.clause) && next !== "to";
  return !s.has(verb + 1, C.determiner | C.pronoun | C.clause | C.directed) && next !== "to";
}

/** The capitalised subject stands where a sentence or clause opens. */
function nounPhraseOpens(s: Sentence, at: number): boolean {
  let first = at;
  while (first > 0 && (s.isCapital(first - 1) || s.has(first - 1, C.title))) first--;
  const before = first - 1;
  return (
    before < 0 ||
    s.kindAt(before) === TOKEN.sign ||
    s.has(before, C.clause | C.determiner | C.adverb)
  );
}

/** Callings that end like "resolver" stand in the lexicon; a stranger of that form is a program. */
export function looksLikeThing(word: string): boolean {
  return /(?:er|or|ers|ors|tion|ment|ness|ity|ware|base|script|ings?|ence|ance|ism|logy|graph|scope|meter|izer|iser|ifier|ulator)$/.test(
    word,
  );
}
