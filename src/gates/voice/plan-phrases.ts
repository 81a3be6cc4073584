import { ANY_SECOND, type WrittenPhrases } from "./phrase-table.ts";
import type { PhrasePattern } from "./rule.ts";
import { PHRASE_RULES } from "./rules/registry.ts";
import { writeBytes, writeIntegers, writeShorts } from "../written-numbers.ts";

/** All words that a pattern can start with, or that must stand second. */
export function phraseHeads(): readonly string[] {
  return PHRASE_RULES.flatMap((rule) =>
    rule.patterns.flatMap(({ openings }) =>
      openings.flatMap(({ head, seconds }) => [head, ...(seconds ?? [])]),
    ),
  );
}

/** For each rule the words that one of its phrases starts with. */
export function ruleHeads(): readonly (readonly string[])[] {
  return PHRASE_RULES.map((rule) =>
    rule.patterns.flatMap(({ openings }) => openings.map(({ head }) => head)),
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

/** For each rule the words that a sentence must hold one of: its own anchors, and mostly the rarer heads. */
export function phraseAnchors(): readonly (readonly string[])[] {
  return PHRASE_RULES.map((rule, number) => [
    ...rule.anchors.map(firstOfCompound),
    ...(rule.needsAnchor === true ? [] : rareHeads(ruleHeads()[number] ?? [])),
  ]);
}

function rareHeads(heads: readonly string[]): readonly string[] {
  return heads.filter((head) => !COMMON.has(head));
}

/** "sign-off" is two words to the reader; the first marks the sentence unless it is too common. */
function firstOfCompound(anchor: string): string {
  if (anchor.startsWith("`")) return anchor;
  const [first = anchor, second = first] = anchor.split("-");
  return COMMON.has(first) ? second : first;
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

/** The phrase rules in the form that is kept; `indices` gives the number of a word. */
export function planPhrases(indices: ReadonlyMap<string, number>): WrittenPhrases {
  const lines: string[] = [];
  const starts = [0];
  const owners: number[] = [];
  const flags: number[] = [];
  const byHead: [number, number][][] = Array.from(indices, () => []);
  const lists: number[][] = [];
  const listNumbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const index = indices.get(word);
    if (index === undefined) throw new Error(`a phrase starts with an unknown word: ${word}`);
    return index;
  };
  const listOf = (seconds: readonly string[] | null): number => {
    if (seconds === null) return ANY_SECOND;
    const list = [...new Set(seconds.map(numberOf))].toSorted((a, b) => a - b);
    const key = list.join(" ");
    const number = listNumbers.get(key) ?? lists.push(list) - 1;
    listNumbers.set(key, number);
    return number;
  };
  const sources = PHRASE_RULES.flatMap((rule) => rule.patterns.map(sourceOf));
  const shared = sharedLists(sources);
  for (const [owner, rule] of PHRASE_RULES.entries()) {
    for (const phrase of rule.patterns) {
      const number = owners.push(owner) - 1;
      flags.push(
        (phrase.isOrder ? 1 : 0) |
          (phrase.inOrder === true ? 2 : 0) |
          (phrase.anyTopic === true ? 4 : 0) |
          (phrase.reachesBack === true ? 8 : 0),
      );
      const line = sourceOf(phrase).replaceAll(LONG_LIST, (list) => {
        const place = shared.get(list);
        return place === undefined ? list : `@${place}@`;
      });
      lines.push(line);
      starts.push((starts.at(-1) ?? 0) + line.length + 1);
      for (const [head, seconds] of gatherOpenings(phrase)) {
        byHead[numberOf(head)]?.push([number, listOf(seconds)]);
      }
    }
  }
  const candidates = byHead.flat();
  return {
    rules: PHRASE_RULES.map(({ id, sentence, advice, unless, unlessTopic, toldOf }) => ({
      id,
      sentence,
      advice,
      unless: (unless ?? []).map(({ source }) => source),
      unlessTopic: unlessTopic?.source ?? null,
      toldOf: toldOf?.source ?? null,
    })),
    shared: [...shared.keys()].join("\n"),
    patterns: lines.map((line) => `${line}\n`).join(""),
    starts: writeIntegers(starts),
    owners: writeBytes(owners),
    flags: writeBytes(flags),
    heads: writeShorts(ends(byHead)),
    candidates: writeShorts(candidates.map(([pattern]) => pattern)),
    seconds: writeShorts(candidates.map(([, list]) => list)),
    lists: writeShorts(ends(lists)),
    listed: writeShorts(lists.flat()),
  };
}

/** A choice of words long enough to be worth keeping once. */
const LONG_LIST = /\(\?:[^()]{60,}\)/g;

/** The lists of words that more than one pattern holds, with their place. */
function sharedLists(sources: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of sources.flatMap((source) => source.match(LONG_LIST) ?? [])) {
    counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([list], place) => [list, place]));
}

/** What a pattern is made of, parted by tabs. */
function sourceOf(phrase: PhrasePattern): string {
  const line = [phrase.pattern, phrase.unlessTopic, phrase.onlyAfter, phrase.unlessBefore]
    .map((pattern) => pattern?.source ?? "")
    .join("\t")
    .trimEnd();
  if (line.includes("@")) throw new Error(`a pattern holds the sign of a shared list: ${line}`);
  return line;
}

/** Where each of a row of lists starts when they are put end to end, and where the last one ends. */
export function ends(lists: readonly (readonly unknown[])[]): readonly number[] {
  const starts = [0];
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length);
  return starts;
}
