import { AND, isPreposition } from "../words/list-words.ts";

const OPENERS = new Set("when if while because unless wenn falls quand lorsque cuando".split(" "));
/** Those that rule only what follows up to a comma. */
const NEAR_OPENERS = new Set("once until whenever sobald".split(" "));

/** Whether an index stands within "when …", where a list tells the circumstances. */
export function isSubordinate(words: readonly string[], k: number): boolean {
  for (let i = k - 1; i >= 0 && k - i < 40; i--) if (OPENERS.has(words[i] ?? "")) return true;
  // Dutch; elsewhere in a clause "als" compares.
  return words[0] === "als";
}

/** Whether the list that begins at an index tells when: "once A and B have signed", and not "runs once on Linux and macOS". */
export function isGiven(words: readonly string[], first: number): boolean {
  for (let i = first - 1; i >= 0 && first - i < 8 && words[i] !== ","; i--)
    if (NEAR_OPENERS.has(words[i] ?? ""))
      return !isPreposition(words, i + 1) && !AND.has(words[i + 1] ?? "");
  return false;
}

/** Words that make one of what follows "of": "one of", "the sum of". */
const ONE_OF = new Set(
  "one any none either neither sum total totals mix mixture blend average mean median product ratio difference combination firm team choice".split(
    " ",
  ),
);

/** What also goes with "for": "the total for May and June". */
const SUM = /^(?:sum|totals?|average|mean|median)$/u;

const TOTAL =
  /^(?:all|every|each|any|no|none|everyone|everybody|everything|nobody|nothing|anyone|anybody|anything|alle|jede[rsn]?|niemand)$/u;
/** How many words may stand between "every" and "but": "every new page but". */
const REACH = 4;

/** Whether a word opens what a total leaves out: "every page except", "no one other than", "all users but". */
export function opensException(words: readonly string[], at: number): boolean {
  const [before = "", word = ""] = words.slice(Math.max(0, at - 1), at + 1);
  if (/^(?:except|excepting|excluding|außer)$/u.test(word)) return true;
  if (word === "than") return before === "other";
  if (word === "from" || word === "for")
    return /^(?:apart|aside)$/u.test(before) || (word === "for" && before === "except");
  if (word !== "but") return false;
  for (let i = at - 1; i >= 0 && at - i <= REACH; i--) {
    if (words[i] === "," || AND.has(words[i] ?? "")) return false;
    if (TOTAL.test(words[i] ?? "")) return true;
  }
  return false;
}

/** "every page except login" as what would be the first of a list. */
export function holdsException(words: readonly string[], from: number, to: number): boolean {
  for (let at = from + 1; at < to - 1; at++) if (opensException(words, at)) return true;
  return false;
}

/** Whether the list that begins at an index is one thing: "one of A, B and C", "the sum of rent and heating", "between A and B". */
export function isTakenTogether(words: readonly string[], first: number, verbAt: number): boolean {
  const from = verbAt < first ? verbAt + 1 : 0;
  for (let i = first - 1; i >= from && first - i < 6 && words[i] !== ","; i--) {
    const word = words[i] ?? "";
    if (/^(?:between|among|amongst|zwischen|entre)$/u.test(word)) return true;
    if (word === "such" && words[i + 1] === "as") return true;
    if (opensException(words, i)) return true;
    // "the room, with a window and a door, is painted": said of what stands in front of the commas.
    if (/^with(?:out)?$/u.test(word) && words[i - 1] === "," && verbAt > first) return true;
    if (word !== "of" && word !== "for") continue;
    const head = words[i - 1] ?? "";
    if (word === "for") return SUM.test(head);
    return ONE_OF.has(head) && !/^(?:each|every)$/u.test(words[i - 2] ?? "");
  }
  return false;
}
