import type { PhrasePattern, PhraseRule } from "../rule.ts";
import { WordClass } from "../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../sentence.ts";
import type { Topic } from "../topic.ts";
import type { WordTable } from "../word-table.ts";
import { PHRASE_RULES } from "./registry.ts";

/** A pattern with the rule it belongs to. */
interface Candidate {
  /** The bit of the rule in `Sentence.rules`. */
  readonly bit: number;
  /** Words one of which must follow the head; null when the pattern decides. */
  readonly seconds: ReadonlySet<number> | null;
  readonly rule: PhraseRule;
  readonly phrase: PhrasePattern;
}

/** For each word of the table, the patterns that can start with it. */
export type HeadIndex = readonly (readonly Candidate[] | undefined)[];

/** All words that a pattern can start with, or that must stand second. */
export function phraseHeads(): readonly string[] {
  return PHRASE_RULES.flatMap((rule) =>
    rule.patterns.flatMap(({ openings }) =>
      openings.flatMap(({ head, seconds }) => [head, ...(seconds ?? [])]),
    ),
  );
}

/** Words too common to mark a sentence by themselves, though a phrase may start with them. */
const COMMON = new Set(
  `a an the this that these those it i we you your our my is are was were be been 's 're 'm 've has have had will would
   'll no not or and if so as at by for from in on to with without before after one all any last final get use run do
   give put set say make go write show send add print list include keep copy post state return report quote type output
   display hand drop share mail provide need call take try execute commit push merge deploy release finish install approve
   close delete remove apply start work act turn switch mark record let leave consider which who has unless otherwise else
   or must can another your the us me her his their they she he never just pass count only also more than like how what
   when where why while there here der die das ich wir ist von vom el la los no o a as se que je tu vous on est il lo in
   di da me nos te si un una os de em um uma com por para mir uns dir wie es du sie hier an zu bei nach auf im ohne non mi
   ci ti come qui via que e è y et ne tal como aqui nach sources na su au aux à d l n s qu dans ou oder sur de_ pour
   message word line test tests check checks review system job user rules patience budget user's don't`.split(
    /\s+/,
  ),
);

/** For each rule the words that a sentence must hold one of: its own anchors, and the rarer heads. */
export function phraseAnchors(): readonly (readonly string[])[] {
  return PHRASE_RULES.map((rule) => [
    ...rule.anchors.map(firstOfCompound),
    ...rule.patterns
      .flatMap(({ openings }) => openings.map(({ head }) => head))
      .filter((head) => !COMMON.has(head)),
  ]);
}

/** "sign-off" is two words to the reader; the first marks the sentence unless it is too common. */
function firstOfCompound(anchor: string): string {
  if (anchor.startsWith("`")) return anchor;
  const [first = anchor, second = first] = anchor.split("-");
  return COMMON.has(first) ? second : first;
}

/** Sorts the patterns by their head words. */
export function indexHeads(table: WordTable): HeadIndex {
  const index: Candidate[][] = [];
  for (const [place, rule] of PHRASE_RULES.entries()) {
    for (const phrase of rule.patterns) {
      for (const [head, seconds] of gatherOpenings(phrase)) {
        const word = table.indexOf(head);
        const candidate: Candidate = {
          bit: 1 << place,
          seconds:
            seconds === null ? null : new Set(seconds.map((second) => table.indexOf(second))),
          rule,
          phrase,
        };
        const known = index[word];
        if (known === undefined) index[word] = [candidate];
        else known.push(candidate);
      }
    }
  }
  // No holes: a lookup must not walk up the prototype chain.
  return Array.from(table.words, (_, word) => index[word]);
}

/** For each head of a pattern what may stand second, all its openings taken together. */
function gatherOpenings(phrase: PhrasePattern): ReadonlyMap<string, readonly string[] | null> {
  const gathered = new Map<string, readonly string[] | null>();
  for (const { head, seconds } of phrase.openings) {
    const before = gathered.get(head);
    if (before === null || seconds === null) gathered.set(head, null);
    else gathered.set(head, [...(before ?? []), ...seconds]);
  }
  return gathered;
}

/** Words and signs after which an order can start. */
const OPENERS = new Set(
  `, ; : ! ? ( ) . – - * > • and then so just please simply instead better also now or but first finally
   quickly kindly rather lets always either next afterwards here today even try maybe perhaps thus
   therefore could can`.split(/\s+/),
);
/** Two words after which an order can start. */
const OPENING_PAIRS = new Set(
  `you_can you_may you_should you_could you_must you_will you_'ll you_might ahead_and free_to sure_to
   allowed_to need_to have_to are_to you_to cleared_to authorised_to authorized_to permission_to 're_to
   let_'s we_can can_you could_you would_you for_now remember_to try_to safe_to approved_to okay_to ok_to`.split(
    /\s+/,
  ),
);

function opensOrder(s: Sentence, verb: number): boolean {
  let at = verb;
  while (at > 0 && verb - at < 3 && isManner(s, at - 1)) at--;
  if (at === 0) return true;
  const before = s.read(at - 1);
  if (s.kindAt(at - 1) === TOKEN.quote) return false;
  if (before === "can" || before === "could")
    return OPENING_PAIRS.has(`${s.read(at - 2)}_${before}`);
  return OPENERS.has(before) || OPENING_PAIRS.has(`${s.read(at - 2)}_${before}`);
}

/** "temporarily", "quietly": says how an order is to be carried out. */
function isManner(s: Sentence, at: number): boolean {
  const word = s.read(at);
  return word.length > 4 && word.endsWith("ly") && s.kindAt(at) === TOKEN.word;
}

/** Is the clause that holds a token an order: "flash it …", "push the branch …"? */
function standsInOrder(s: Sentence, at: number): boolean {
  let first = at;
  while (
    first > 0 &&
    s.kindAt(first - 1) !== TOKEN.sign &&
    !/^(?:and|then|so|but)$/.test(s.read(first - 1))
  )
    first--;
  while (
    first < at &&
    (isManner(s, first) || /^(?:please|just|then|now|simply|and|so|instead)$/.test(s.read(first)))
  )
    first++;
  if (first >= at) return true;
  if (s.read(first) === "you" || s.read(first) === "go") return true;
  if (s.kindAt(first) !== TOKEN.word || s.has(first, NOT_AN_ORDER) || s.read(first).endsWith("s"))
    return false;
  if (first + 1 === at) return true;
  return (
    s.has(first + 1, WordClass.determiner | WordClass.pronoun | WordClass.preposition) ||
    s.kindAt(first + 1) !== TOKEN.word ||
    s.has(first + 1, WordClass.adverb) ||
    /^(?:to|all|everything|up|out|on|off|live)$/.test(s.read(first + 1))
  );
}

const NOT_AN_ORDER =
  WordClass.determiner |
  WordClass.pronoun |
  WordClass.preposition |
  WordClass.auxiliary |
  WordClass.be |
  WordClass.clause;

/** Tries the phrases whose head words the sentence holds; true when `report` said to stop. */
export function findPhrases(
  s: Sentence,
  index: HeadIndex,
  topic: Topic,
  report: (rule: PhraseRule, start: number, end: number) => boolean,
): boolean {
  for (let at = 0; at < s.size; at++) {
    const word = s.word[at] ?? -1;
    if (word < 0) continue;
    const candidates = index[word];
    if (candidates === undefined) continue;
    const next = s.word[at + 1] ?? -1;
    for (const { bit, seconds, rule, phrase } of candidates) {
      if ((s.rules & bit) === 0 || (seconds !== null && !seconds.has(next))) continue;
      const end = matchEnd(s, at, phrase);
      if (end < 0 || isExcepted(s, rule, topic)) continue;
      if (phrase.unlessTopic?.test(topic.text) === true) continue;
      if (report(rule, s.start[at] ?? 0, s.end[s.tokenAt(end - 1)] ?? 0)) return true;
    }
  }
  return false;
}

/** Where the phrase that starts at a token ends in the plain form; -1 when it does not match. */
function matchEnd(s: Sentence, at: number, phrase: PhrasePattern): number {
  if (phrase.isOrder && !opensOrder(s, at)) return -1;
  if (phrase.inOrder === true && !standsInOrder(s, at)) return -1;
  const plain = s.plain();
  const offset = s.plainOffset(at);
  const { pattern } = phrase;
  pattern.lastIndex = offset;
  if (!pattern.test(plain)) return -1;
  const end = pattern.lastIndex;
  const { unlessBefore, onlyAfter } = phrase;
  if (onlyAfter?.test(plain.slice(0, offset)) === false) return -1;
  if (unlessBefore?.test(plain.slice(Math.max(0, offset - 60), offset)) === true) return -1;
  return end;
}

function isExcepted(s: Sentence, rule: PhraseRule, topic: Topic): boolean {
  const plain = s.plain();
  if (rule.unless?.some((exception) => exception.test(plain)) === true) return true;
  return rule.unlessTopic?.test(topic.text) === true;
}
