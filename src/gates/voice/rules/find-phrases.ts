import { wordSet } from "../../../domain/word-set.ts";
import { WordClass } from "../lexicon/classes.ts";
import type { OpenRule, PhraseTable } from "../phrase-table.ts";
import type { RuleNotice } from "../rule.ts";
import { TOKEN, type Sentence } from "../sentence.ts";
import type { Topic } from "../topic.ts";

/** Words and signs after which an order can start. */
const OPENERS = wordSet(
  `, ; : ! ? ( ) . – - * > • and then so just please simply instead better also now or but first finally
   quickly kindly rather lets always either next afterwards here today even try maybe perhaps thus
   therefore could can`,
);
/** Two words after which an order can start. */
const OPENING_PAIRS = wordSet(
  `you_can you_may you_should you_could you_must you_will you_'ll you_might ahead_and free_to sure_to
   allowed_to need_to have_to are_to you_to cleared_to authorised_to authorized_to permission_to 're_to
   let_'s we_can can_you could_you would_you for_now remember_to try_to safe_to approved_to okay_to ok_to`,
);

/** Does an order start with this word? */
export function opensOrder(s: Sentence, verb: number): boolean {
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
  if (s.read(first) === "do" && /^(?:it|this|that|so|the|these|those)$/.test(s.read(first + 1)))
    return true;
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
  table: PhraseTable,
  topic: Topic,
  report: (rule: RuleNotice, start: number, end: number) => boolean,
): boolean {
  const { heads, candidates, owners } = table;
  for (let at = 0; at < s.size; at++) {
    const word = s.word[at] ?? -1;
    if (word < 0) continue;
    const last = heads[word + 1] ?? 0;
    const next = s.word[at + 1] ?? -1;
    for (let candidate = heads[word] ?? 0; candidate < last; candidate++) {
      const pattern = candidates[candidate] ?? 0;
      const owner = owners[pattern] ?? 0;
      if ((s.rules & (1 << owner)) === 0 || !table.mayFollow(candidate, next)) continue;
      const end = matchEnd(s, at, table, pattern);
      if (end < 0 || isExcepted(s, table, owner)) continue;
      if (!table.anyTopic(pattern) && isSubject(s, at, end, table.rule(owner), topic)) continue;
      if (table.phrase(pattern).unlessTopic?.test(topic.text) === true) continue;
      const { notice } = table.rule(owner);
      if (report(notice, s.start[at] ?? 0, s.end[s.tokenAt(end - 1)] ?? 0)) return true;
    }
  }
  return false;
}

/** Where the phrase that starts at a token ends in the plain form; -1 when it does not match. */
function matchEnd(s: Sentence, at: number, table: PhraseTable, number: number): number {
  if (table.isOrder(number) && !opensOrder(s, at)) return -1;
  if (table.inOrder(number) && !standsInOrder(s, at)) return -1;
  const plain = s.plain();
  const offset = s.plainOffset(at);
  const { pattern, unlessBefore, onlyAfter } = table.phrase(number);
  pattern.lastIndex = offset;
  if (!pattern.test(plain)) return -1;
  const end = pattern.lastIndex;
  const back = onlyAfter !== null && table.reachesBack(number) ? s.before() : "";
  if (onlyAfter?.test(back + plain.slice(0, offset)) === false) return -1;
  if (unlessBefore?.test(plain.slice(Math.max(0, offset - 60), offset)) === true) return -1;
  return end;
}

/** Is what the rule listens for the subject of the session, and told of here? */
function isSubject(s: Sentence, at: number, end: number, rule: OpenRule, topic: Topic): boolean {
  if (rule.unlessTopic?.test(topic.text) !== true) return false;
  if (rule.toldOf === null) return true;
  const plain = s.plain();
  return rule.toldOf.test(`${plain.slice(0, s.plainOffset(at))}¦${plain.slice(end)}`);
}

function isExcepted(s: Sentence, table: PhraseTable, number: number): boolean {
  const plain = s.plain();
  return table.rule(number).unless.some((exception) => exception.test(plain));
}
