import type { RuleNotice } from "./rule.ts";
import { readBytes, readIntegers, readShorts } from "../written-numbers.ts";

/** What a phrase rule says and excepts; patterns as their source. */
export interface WrittenRule extends RuleNotice {
  readonly unless: readonly string[];
  readonly unlessTopic: string | null;
  readonly toldOf: string | null;
}

/** The phrase rules as they are kept in `written-table.ts`; numbers in the form of `written-numbers.ts`. */
export interface WrittenPhrases {
  readonly rules: readonly WrittenRule[];
  /** One line a pattern: its source, and those of `unlessTopic`, `onlyAfter`, `unlessBefore`, parted by tabs. */
  readonly patterns: string;
  /** Lists of words that several patterns hold, one a line; `@3@` in a pattern stands for the fourth. */
  readonly shared: string;
  /** By pattern: where its line starts; one more for the end. */
  readonly starts: string;
  /** By pattern: number of its rule. */
  readonly owners: string;
  /** By pattern: 1 order, 2 only within an order, 4 in any topic, 8 reaches back. */
  readonly flags: string;
  /** By word: where its candidates start; one more for the end. */
  readonly heads: string;
  /** By candidate: the pattern, and the list of words that may stand second. */
  readonly candidates: string;
  readonly seconds: string;
  /** By list: where its words start; one more for the end. */
  readonly lists: string;
  readonly listed: string;
}

/** A list that holds every word: the pattern itself decides. */
export const ANY_SECOND = 0xffff;

/** What a pattern looks for, and where it does not count. */
export interface OpenPhrase {
  /** Sticky. */
  readonly pattern: RegExp;
  readonly unlessTopic: RegExp | null;
  readonly onlyAfter: RegExp | null;
  readonly unlessBefore: RegExp | null;
}

/** A rule with its exceptions at hand. */
export interface OpenRule {
  readonly notice: RuleNotice;
  readonly unless: readonly RegExp[];
  readonly unlessTopic: RegExp | null;
  readonly toldOf: RegExp | null;
}

/** The phrase rules, each opened when it is first asked for. */
export interface PhraseTable {
  /** By word: where its candidates start; one more for the end. */
  readonly heads: Uint16Array;
  /** By candidate: its pattern. */
  readonly candidates: Uint16Array;
  /** By pattern: number of its rule. */
  readonly owners: Uint8Array;
  /** May this word stand second for a candidate? */
  mayFollow(candidate: number, word: number): boolean;
  isOrder(pattern: number): boolean;
  inOrder(pattern: number): boolean;
  anyTopic(pattern: number): boolean;
  reachesBack(pattern: number): boolean;
  phrase(pattern: number): OpenPhrase;
  rule(number: number): OpenRule;
}

/** Opens the written rules. No pattern is built before a sentence holds its head word. */
export function openPhraseTable(written: WrittenPhrases): PhraseTable {
  const { patterns } = written;
  const starts = readIntegers(written.starts);
  const owners = readBytes(written.owners);
  const flags = readBytes(written.flags);
  const seconds = readShorts(written.seconds);
  const lists = readShorts(written.lists);
  const listed = readShorts(written.listed);
  const phrases: (OpenPhrase | undefined)[] = [];
  const rules: (OpenRule | undefined)[] = [];
  let shared: readonly string[] | null = null;

  function lineOf(pattern: number): string {
    const line = patterns.slice(starts[pattern], (starts[pattern + 1] ?? 0) - 1);
    if (!line.includes("@")) return line;
    const choices = (shared ??= written.shared.split("\n"));
    return line.replaceAll(/@(\d+)@/g, (_, number: string) => choices[Number(number)] ?? "");
  }

  return {
    heads: readShorts(written.heads),
    candidates: readShorts(written.candidates),
    owners,
    mayFollow(candidate, word) {
      const list = seconds[candidate] ?? ANY_SECOND;
      if (list === ANY_SECOND) return true;
      if (word < 0) return false;
      const last = lists[list + 1] ?? 0;
      for (let at = lists[list] ?? 0; at < last; at++) if (listed[at] === word) return true;
      return false;
    },
    isOrder: (pattern) => ((flags[pattern] ?? 0) & 1) !== 0,
    inOrder: (pattern) => ((flags[pattern] ?? 0) & 2) !== 0,
    anyTopic: (pattern) => ((flags[pattern] ?? 0) & 4) !== 0,
    reachesBack: (pattern) => ((flags[pattern] ?? 0) & 8) !== 0,
    phrase(pattern) {
      const known = phrases[pattern];
      if (known !== undefined) return known;
      const [source = "", unlessTopic = "", onlyAfter = "", unlessBefore = ""] =
        lineOf(pattern).split("\t");
      return (phrases[pattern] = {
        pattern: new RegExp(source, "y"),
        unlessTopic: patternOf(unlessTopic),
        onlyAfter: patternOf(onlyAfter),
        unlessBefore: patternOf(unlessBefore),
      });
    },
    rule(number) {
      const known = rules[number];
      if (known !== undefined) return known;
      const notice = written.rules[number];
      if (notice === undefined) throw new RangeError(`no phrase rule ${number}`);
      return (rules[number] = {
        notice,
        unless: notice.unless.map((source) => new RegExp(source)),
        unlessTopic: patternOf(notice.unlessTopic ?? ""),
        toldOf: patternOf(notice.toldOf ?? ""),
      });
    },
  };
}

function patternOf(source: string): RegExp | null {
  return source === "" ? null : new RegExp(source);
}
