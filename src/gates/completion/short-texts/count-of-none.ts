/**
 * Whether a delivered item tells that its condition holds for none at all: "0 invoices sent", where they are to be sent, or "no
 * tests were run", where none is to fail. "0 tests fail" and "0 invoices paid late" tell of something else.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { speaksOfFailure } from "../../../domain/inventory/denials/words.ts";
import { isAuxiliaryForm } from "../../../domain/inventory/words/verbs.ts";
import { readPair, stemOf, wordsOf } from "./other-deeds/pair.ts";
import { MAY_TELL_NONE } from "./may-deny.ts";
import { TROUBLE } from "./told-none.ts";

const NONE = "(?:0|zero|not (?:one|a single))(?: of (?:the|our|its|these|those|them)(?!\\p{L}))?";
/** The whole item: "0 roofs repaired", "repaired 0 roofs", "roofs repaired: 0". */
const IN_FRONT = new RegExp(`^\\W*(?:only |just |still )*(?<none>${NONE}) (?<told>[^,;:]+)$`, "iu");
const DEED_FIRST = /^\W*(?<deed>\p{L}+) (?<none>0|zero|none of the) (?<things>[^,;:]+)$/iu;
const AT_THE_END =
  /^\W*(?<told>(?:\p{L}+ )*?\p{L}*[^s\P{L}]s(?: \p{L}+)+)\s?[:=]\s?(?<none>0|zero|none)\W*$/iu;

/** A condition that none may meet, or that is met by telling how many there are. */
const OPEN =
  /(?<!\p{L})(?:only|that|which|who|whose|where|at most|up to|max\p{L}*|fewer|less|(?:under|below) \d|or|either|any|if|when|unless|until|whether|how (?:many|much|often)|number|counts?|counted|report\p{L}*|measured?|bugs?|faults?|problems?|nobody|neither|nor|0|half|instead|rather|except|apart|off)(?!\p{L})|[<≤?]/iu;
/** What is done as often as there is something to do, and what brings to nought. */
const OF_WHAT_COMES =
  /^(?:record|regist|log|report|not|document|observ|detect|f[io]und|find|measur|reset|clear|set|refund|handl|resolv)/u;
/** What may stand behind the deed beside the words of the condition. */
const SMALL = /^(?:yet|so|far|all|today|still|now|the|an?)$/u;

/** The number of an item that tells so, as it stands there; null for none. */
export function findCountOfNone(condition: string, item: string): string | null {
  if (!MAY_TELL_NONE.test(item)) return null;
  return asksForNoTrouble(condition, item) ?? holdsForNone(condition, item)?.trim() ?? null;
}

function holdsForNone(written: string, item: string): string | null {
  const condition = written.replace(MEMBER, "");
  if (OPEN.test(condition) || speaksOfFailure(condition)) return null;
  const pair = readPair(condition, item);
  if (pair === null || pair.verb === "") return null;
  const wanted = keyOf(pair.deed === "" ? pair.verb : pair.deed);
  if (OF_WHAT_COMES.test(wanted)) return null;
  const isOfAsked = (words: readonly string[]): boolean =>
    words.every((word) => pair.asked.has(stemOf(word)) && !TROUBLE.test(word));
  const { none, deed, things } = DEED_FIRST.exec(item)?.groups ?? {};
  if (none !== undefined && deed !== undefined && pair.once && keyOf(deed) === wanted)
    return isOfAsked(wordsOf(things ?? "")) ? none : null;
  const found = (IN_FRONT.exec(item) ?? AT_THE_END.exec(item))?.groups;
  const words = wordsOf(found?.["told"] ?? "");
  const at = words.findIndex((word) => keyOf(word) === wanted);
  if (at < 0 || words[at] === "left") return null;
  const front = words.slice(0, at).filter((word) => !isAuxiliaryForm(word) && word !== "the");
  const isSaid = words
    .slice(at + 1)
    .every(
      (word, i, behind) =>
        SMALL.test(word) ||
        (word === "at" && behind[i + 1] === "all") ||
        pair.asked.has(stemOf(word)) ||
        isIn(condition, word),
    );
  return isSaid && isOfAsked(front) ? (found?.["none"] ?? null) : null;
}

/** The number of one member of a total, which stands behind its condition. */
const MEMBER = / \(\d+ of \d+\)$/u;

/** The stem of a verb; of one that is a small word, its plain form. */
function keyOf(word: string): string {
  const plain = SMALL_VERBS[word.toLowerCase()];
  return plain ?? (stemOf(word) || word.toLowerCase());
}

const SMALL_VERBS: Readonly<Record<string, string>> = { has: "have", gets: "get", got: "get" };

function isIn(condition: string, word: string): boolean {
  return wordsOf(condition).includes(word);
}

const NO_TROUBLE =
  /^\W*(?:no|zero|0|none of the|not (?:one|a single)) (?<things>(?:[\p{L}-]+ ){1,3}?)(?:(?:is|are|was|were|has|have|may|must|does|do|can) )*(?<trouble>\p{L}+)/iu;
const FAILS = /^(?:fail(?:s|ed|ing)?|broken|dead|red|faulty|defective|crash(?:es|ed)?)$/iu;
const NONE_TOLD =
  /^\W*(?<none>no|zero|0|none of the|not (?:one|a single)) (?<things>(?:[\p{L}-]+ ){1,3}?)/iu
    .source;
const NONE_WORKS = new RegExp(
  `${NONE_TOLD}(?:pass(?:es|ed)?|succeed(?:s|ed)?|works?|worked|loads?|loaded)(?: (?:yet|so far|at all|today))?\\W*$`,
  "iu",
);
const NONE_LOOKED_AT = new RegExp(
  `${NONE_TOLD}(?:(?:was|were|has|have|been|got|could|be) )*(?<did>run|ran|executed|checked|tested|inspected|examined)(?: (?:yet|so far|at all|today))?\\W*$`,
  "iu",
);
const UNCALLED = /^(?:needed|necessary|required|planned|expected|touched|harmed|affected)$/iu;
/** What is there to be run. */
const RUNS = /^(?:tests?|specs?|checks?|suites?|scans?|probes?|cases?)$/iu;

/** "0 tests pass", "no tests were run", where none is to fail. */
function asksForNoTrouble(condition: string, item: string): string | null {
  const { things = "", trouble = "" } = NO_TROUBLE.exec(condition)?.groups ?? {};
  const [thing] = contentWords(things).slice(-1);
  if (thing === undefined) return null;
  const works = FAILS.test(trouble) ? NONE_WORKS.exec(item)?.groups : undefined;
  const looked = NONE_LOOKED_AT.exec(item)?.groups;
  const told = works ?? looked;
  const [named] = contentWords(told?.["things"] ?? "").slice(-1);
  if (told === undefined || named !== thing) return null;
  const did = told["did"] ?? "";
  const isRun = /^(?:run|ran|executed)$/iu.test(did);
  if (works === undefined && UNCALLED.test(trouble)) return null;
  if (works === undefined && !FAILS.test(trouble) && !TROUBLE.test(trouble)) return null;
  if (isRun && !RUNS.test((told["things"] ?? "").trim().split(" ").at(-1) ?? "")) return null;
  return contentWords(condition).includes(stemOf(did)) ? null : (told["none"] ?? null);
}
