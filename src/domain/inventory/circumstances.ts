import { AND, isPreposition } from "./list-words.ts";

const OPENERS = new Set(
  "when if while because unless until whenever wenn falls sobald bis quand si lorsque cuando".split(
    " ",
  ),
);

/** Whether an index stands within "when …", "once A and B have signed", where a list tells the circumstances. */
export function isSubordinate(words: readonly string[], k: number): boolean {
  for (let i = k - 1; i >= 0 && k - i < 40; i--) {
    const word = words[i] ?? "";
    if (OPENERS.has(word)) return true;
    if (word === "once" && !(isPreposition(words, i + 1) || AND.has(words[i + 1] ?? "")))
      return true;
  }
  return false;
}

/** Words that make one of what follows "of": "one of", "the sum of". */
const ONE_OF = new Set(
  "one any none either neither sum total totals mix mixture blend average mean median product ratio difference combination firm team choice".split(
    " ",
  ),
);

/** Whether the list that begins at an index is one thing: "one of A, B and C", "the sum of rent and heating", "between A and B". */
export function isTakenTogether(words: readonly string[], first: number): boolean {
  for (let i = first - 1; i >= 0 && first - i < 6 && words[i] !== ","; i--) {
    const word = words[i] ?? "";
    if (/^(?:between|among|amongst|zwischen|entre)$/u.test(word)) return true;
    if (word === "such" && words[i + 1] === "as") return true;
    if (word !== "of" && word !== "for") continue;
    const head = words[i - 1] ?? "";
    return ONE_OF.has(head) && !/^(?:each|every)$/u.test(words[i - 2] ?? "");
  }
  return false;
}
