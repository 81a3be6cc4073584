/**
 * What a text must hold for a rule of another language to see a deferral in it, read off the rules' own
 * patterns. Asked for while the program is built, as a Bun macro: neither this file nor the rules are loaded for it.
 */

import { LANGUAGE_RULES } from "./index.ts";

/** What the matches of a part of a pattern have in common. */
interface Part {
  /** All that it can match; null when that is more than can be listed. */
  readonly exact: readonly string[] | null;
  /** Of these, each match holds one; null when none are known. */
  readonly needs: readonly string[] | null;
}

/** More texts than that are not listed. */
const MOST = 512;
const EMPTY: Part = { exact: [""], needs: null };
const ANYTHING: Part = { exact: null, needs: null };

/**
 * Beginnings, middles and ends of words in lower case: one of them is in every text in which a rule sees a
 * deferral. A blank stands for the edge of a word.
 */
export function neededWords(): readonly string[] {
  const found = new Set<string>();
  for (const { id, pattern } of LANGUAGE_RULES) {
    if (!id.endsWith(".deferral")) continue;
    const needs = needsOf(new PatternReader(pattern.source).alternatives());
    if (needs === null) throw new Error(`${id} can match without any word`);
    for (const word of needs) found.add(word);
  }
  const words = [...found];
  return words.filter((word) => !words.some((other) => other !== word && word.includes(other)));
}

/** What each match of a part holds: the words that it is, or else those known of it. */
function needsOf({ exact, needs }: Part): readonly string[] | null {
  const words = exact?.map(longestWord);
  return words === undefined || words.includes("") ? needs : words;
}

/** Text between two words may be set out in many ways; a word is one. */
function longestWord(text: string): string {
  const words = text.match(/(?<=(?<before>^|[^\p{L}]))\p{L}+(?:[^\p{L}]|$)/gu) ?? [];
  let longest = "";
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word, from);
    from = start + word.trim().length;
    const letters = /^\p{L}+/u.exec(word)?.[0] ?? "";
    if (letters.length <= longest.trim().length) continue;
    const ends = word.length > letters.length ? " " : "";
    longest = `${start > 0 ? " " : ""}${letters}${ends}`;
  }
  return longest;
}

/** The rarer of two: the one whose shortest word is longer. */
function better(
  a: readonly string[] | null,
  b: readonly string[] | null,
): readonly string[] | null {
  if (a === null || b === null) return a ?? b;
  return shortest(b) > shortest(a) ? b : a;
}

function shortest(words: readonly string[]): number {
  return Math.min(...words.map((word) => word.trim().length));
}

/** Reads the syntax that the rules use, and throws at any other. */
class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    // The runtime spells letters beyond ASCII by their codes.
    this.#source = source.replaceAll(/\\u(?<code>[\da-f]{4})/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take("|")) parts.push(this.#sequence());
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const exact = parts.every((part) => part.exact !== null)
      ? parts.flatMap((part) => part.exact ?? [])
      : null;
    const needs = parts.map(needsOf);
    return {
      exact: exact !== null && exact.length <= MOST ? exact : null,
      needs: needs.includes(null) ? null : needs.flatMap((words) => words ?? []),
    };
  }

  #sequence(): Part {
    let run: readonly string[] = [""];
    let isExact = true;
    let needs: readonly string[] | null = null;
    const close = (): void => {
      needs = better(needs, needsOf({ exact: run, needs: null }));
      run = [""];
    };
    while (this.#at < this.#source.length && !/[|)]/u.test(this.#source.charAt(this.#at))) {
      const part = this.#repeated(this.#atom());
      if (part.exact !== null && part.exact.length * run.length <= MOST) {
        const ends = part.exact;
        run = run.flatMap((start) => ends.map((end) => start + end));
        continue;
      }
      isExact = false;
      close();
      if (part.exact === null) needs = better(needs, part.needs);
      else run = part.exact;
    }
    if (isExact) return { exact: run, needs: null };
    close();
    return { exact: null, needs };
  }

  #repeated(part: Part): Part {
    if (this.#take("?")) return { exact: part.exact && [...part.exact, ""], needs: null };
    if (this.#take("*")) return ANYTHING;
    if (this.#take("+")) return { exact: null, needs: needsOf(part) };
    const count = /^\{(?<least>\d+)(?:,\d*)?\}/u.exec(this.#source.slice(this.#at));
    if (count === null) return part;
    this.#at += count[0].length;
    return count.groups?.["least"] === "0" ? ANYTHING : { exact: null, needs: needsOf(part) };
  }

  #atom(): Part {
    const around = ["(?<!", "(?<=", "(?!", "(?="].find((opening) => this.#take(opening));
    if (around !== undefined || this.#take("(?:") || this.#take("(")) {
      const inside = this.alternatives();
      if (!this.#take(")")) throw new Error(`a group is not closed: ${this.#source}`);
      return around === undefined ? inside : EMPTY;
    }
    if (this.#take("[")) return this.#class();
    if (this.#take("^") || this.#take("$") || this.#take("\\b")) return EMPTY;
    if (
      this.#take(".") ||
      this.#take("\\w") ||
      this.#take("\\W") ||
      this.#take("\\d") ||
      this.#take("\\s")
    )
      return ANYTHING;
    const property = /^\\p\{[^}]*\}/iu.exec(this.#source.slice(this.#at));
    if (property !== null) {
      this.#at += property[0].length;
      return ANYTHING;
    }
    if (this.#take("\\") && /[\p{L}\p{N}]/u.test(this.#source.charAt(this.#at))) {
      throw new Error(`an escape that is not known: ${this.#source.slice(this.#at - 1)}`);
    }
    this.#at += 1;
    return { exact: [this.#source.charAt(this.#at - 1)], needs: null };
  }

  #class(): Part {
    const end = this.#source.indexOf("]", this.#at);
    const inside = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    return /[\\^-]/u.test(inside) ? ANYTHING : { exact: Array.from(inside), needs: null };
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}
