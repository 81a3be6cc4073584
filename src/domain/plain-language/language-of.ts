import type { Token } from "./tokens.ts";
import { wordSet } from "../word-set.ts";

/** `english` when the rules of English spelling apply; `german` capitalises its nouns. */
export type TextLanguage = "english" | "german" | "other";

const ENGLISH =
  wordSet(`the and of to in is are that with for on a an by from as at it be this into all each no or not every when after before so up out has have
  than which one its their without does can both only then until between under over more`);
const GERMAN =
  wordSet(`der die das und ist sind ein eine einen einem einer eines nicht mit von vom zu zum zur auf für im den dem des werden wird wurde wurden alle bei aus nach auch sich
  wie oder ohne wenn dass ab bis über unter jede jeder jedes keine kein noch nur es vor als pro durch zeigt`);
const OTHER =
  wordSet(`el los las una unos y en del que para con por se es sin cada más está son al lo como pero le les un une et est sont dans pour avec sur des du par sans chaque aux ou il elle
  gli di che è e con per sono ogni senza nel nella della dei delle alla ao os as não da das dos em uma com sem são het een en van zijn wordt worden met voor niet op te bij naar geen elke deze als
  i w na z że się jest są nie do dla od każdy och att är som med för på till av den ett inte alla og er til ikke med af på ja on ei että ovat kaikki sekä bir ve için ile her değil a se je jsou na pro není ve bez když`);

/** The language whose small words are most frequent; English when nothing tells. */
export function languageOf(tokens: readonly Token[]): TextLanguage {
  const counts = { english: 0, german: 0, other: 0 };
  let foreignLetters = 0;
  for (const { text, technical } of tokens.slice(0, 2000)) {
    if (technical) continue;
    const word = text.toLowerCase();
    if (ENGLISH.has(word)) counts.english += 1;
    if (GERMAN.has(word)) counts.german += 1;
    if (OTHER.has(word)) counts.other += 1;
    if (/[^\p{ASCII}’]/u.test(text)) foreignLetters += 1;
  }
  if (counts.english >= Math.max(counts.german, counts.other) && counts.english > 0)
    return "english";
  if (counts.german > 0 && counts.german >= counts.other) return "german";
  if (counts.other > 0) return "other";
  return foreignLetters * 4 > tokens.length ? "other" : "english";
}
