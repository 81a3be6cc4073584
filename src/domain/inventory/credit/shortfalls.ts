/** What an item says by numbers to be so of some only, where all are asked for: "11 of 12 tests pass", "10 tests pass, 2 fail". */

import { contentWords } from "../words/content-words.ts";
import { speaksOfFailure } from "../denials/words.ts";
import { readNumber } from "../words/numbers.ts";
import { isParticiple } from "../words/verbs.ts";

/** A condition that asks for all of some things, or for a number of them. */
export interface AllAsked {
  readonly stems: ReadonlySet<string>;
  /** The words of the condition up to its verb and further, each with its stem; "" for a word that says nothing. */
  readonly words: readonly Word[];
  /** It asks for a part itself: "half of the lights", "at most 3 rows". */
  readonly partly: boolean;
}

interface Word {
  readonly text: string;
  readonly stem: string;
}

/** Whether an item falls short of a condition; of a total, of as many members. */
export type Shortfall = (asked: AllAsked, members: number | null) => boolean;

interface Part {
  readonly count: number;
  /** Of how many; null where it tells how many fail. */
  readonly of: number | null;
  /** The stems of what is counted and told, in the words around the numbers. */
  readonly said: ReadonlySet<string>;
  /** Those of the words right behind, of which one names what is counted; of none, what stands in front does. */
  readonly behind: readonly string[];
  /** It is a share without numbers, "two thirds of the deposition", and may be one of a single thing. */
  readonly share?: true;
  /** The stem of what was done to it, right in front: "transcribed two thirds of …"; null where it opens its clause. */
  readonly done?: string | null;
  /** The stem of what was done to so many of them: "deployed to 3 of 5 servers"; null where no such word stands in front. */
  readonly onto?: string | null;
}

const NUMBER = "\\d{1,3}(?:[,.]\\d{3})+|\\d{1,9}|[a-zäöüß]{3,12}";
const SHARE = new RegExp(
  `(?<![\\p{L}\\d.,/:#-]|/\\s)(${NUMBER})(?:\\s?/\\s?|\\s(?:out of|of|von)\\s(?:(?:the|these|those|our|its|their|all|den|der)\\s){0,3})(${NUMBER})(?![\\p{L}\\d%]|[.,/:-]\\d|\\s?/)`,
  "giu",
);
const PORTION = new RegExp(
  "(?<![\\p{L}\\d.,/-])(?:half|parts?|most|some|(?:a|one|two|three|four|nine)[ -](?:thirds?|quarters?|fifths?|tenths?|part|fraction|handful|few|couple)|\\d{1,2}(?:[.,]\\d{1,3})?\\s?%)(?: of|(?<=half))\\s(?:(?:the|these|those|our|its|their|all)\\s){0,3}",
  "giu",
);
/** "invitations mailed (90%)", "pages checked: 90 %" */
const PERCENT_SHOWN = /[(:,–—]\s?(?:about |some |ca\.? )?\d{1,2}(?:[.,]\d{1,3})?\s?%\)?\W*$/u;
/** "deployed to", "printed on": what was done, and to what follows. */
const DONE_TO = /(?<verb>\p{L}{3,}(?:ed|en|t|d|ng))\s(?:to|onto|on|across)\s$/iu;
/** What is changed to a share is wholly so: "lowered to half of the price". */
const CHANGED =
  /^(?:reduced|lowered|cut|raised|increased|decreased|limited|shrunk|shortened|scaled|set|brought|compressed|dropped|down|up)$/iu;
const SEVERAL = /^\W*(?:\p{L}+\s)?\p{L}+[^s\P{L}]s(?!\p{L}|\s(?:who|that|which|whose)(?!\p{L}))/iu;
const TIMES = /^(?:second|minut|hour|dai|day|night|week|month|year|tim|run|try|tri|attempt)/u;
const FAILING = new RegExp(
  `(?:^|[,;:(/|–—]|(?<!\\p{L})(?:and|but|with))\\s{0,3}(${NUMBER})\\s(?:(?!(?:that|which|who|to|not|never|no|of)\\s)\\p{L}{1,20}\\s){0,2}?(?:fail|fails|failed|failing|failures?|broken|red)(?=\\W*$|\\s?[,;.)(|–—]|\\s(?:on|in|with|because|due|still|at|for|and|under)\\s)`,
  "giu",
);
/** Numbers that say which one it is: "page 3 of 4". */
const LABEL =
  /(?<!\p{L})(?:page|step|chapter|part|section|item|slide|level|figure|build|shard|attempt|try|round|run|day|week|volume|phase|stage|task|question|lesson|episode|track|version|best|worst|top|any|every|each|either|neither|not|no|least|than|quorum|majority|to|by|from|at)\s$/iu;
/** Told of a time before, of a sample or of what is meant to be so. */
const ASIDE =
  /(?<!\p{L})(?:first|initially|originally|previously|earlier|before|yesterday|then|since|afterwards?|meanwhile|until|fixed|sampl\w*|spot|random\w*|expected|on purpose|deliberate\w*|intended|by design|in favou?r|seeded|planted)(?!\p{L})/iu;
/** The others are told of as well: "…, now all 12", "…, the other 200 today". */
const OTHERS =
  /(?:^|[,;.:(–—]|(?<!\p{L})(?:and|but|now))\s{0,3}(?:(?:now|by now|today|then|but|and)\s){0,3}(?:all|every\p{L}*|each|both|(?:the |its |our )?(?:rest|others?|remaining|remainder|last))(?!\p{L})(?<told>[^,;.()–—]*)/giu;
const NOT_YET =
  /(?<!\p{L})(?:fail\w*|not|never|no|later|skip\w*|miss\w*|open|pending|flaky|broken|red|remain|follows?|will)(?!\p{L})|n['’]t/iu;
/** A longer item is a report. */
const LONGEST = 600;
const MOST_PARTS = 20;

/** What an item says by numbers of some only; null for most. */
export function shortfallIn(item: string): Shortfall | null {
  if (item.length > LONGEST || !/\d|\sof\s|\s(?:fail|red|broken)|half\s/iu.test(item)) return null;
  const parts = [...sharesIn(item), ...portionsIn(item), ...failingIn(item)];
  if (parts.length === 0 || ASIDE.test(item) || tellsOfOthers(item)) return null;
  return (asked, members) => parts.some((part) => isShort(part, asked, members));
}

function sharesIn(item: string): readonly Part[] {
  const shares = [...item.matchAll(SHARE)].slice(0, MOST_PARTS).flatMap((match) => {
    const [count, of] = [readCount(match[1]), readCount(match[2])];
    if (count === null || of === null) return [];
    return [{ count, of, start: match.index, end: match.index + match[0].length }];
  });
  // "11 of 12 at the first run, 12 of 12 at the second"
  if (shares.some(({ count, of }) => count >= of)) return [];
  // "200 of 500 on Monday, 300 of 500 today"
  const sum = shares.reduce((total, { count }) => total + count, 0);
  if (shares.length > 1 && shares.every(({ of }) => of <= sum && of === shares[0]?.of)) return [];
  return shares.flatMap(({ count, of, start, end }) => {
    const around = aroundOf(item, start, end);
    return around === null ? [] : [{ count, of, ...around }];
  });
}

/** "two thirds of the deposition", "99% of tests", "invitations mailed (90%)"; two of them add up. */
function portionsIn(item: string): readonly Part[] {
  const shown = PERCENT_SHOWN.exec(item);
  if (shown !== null)
    return [
      { count: 0, of: null, said: stemsIn(lastClause(item.slice(0, shown.index))), behind: [] },
    ];
  const found = [...item.matchAll(PORTION)].slice(0, 2);
  const [match] = found;
  if (match === undefined || found.length > 1) return [];
  const start = match.index;
  const around = aroundOf(item, start, start + match[0].length);
  const last = /(\p{L}+)\s$/u.exec(lastClause(item.slice(0, start)))?.[1] ?? "";
  const done = last === "" ? null : (contentWords(last)[0] ?? "");
  // "right click takes half of the stack"
  const isWhole = last !== "" && !isParticiple(last);
  if (around === null || (isWhole && around.onto === null)) return [];
  return [{ count: 0, of: null, share: true, done, ...around }];
}

/** What stands around a part; null where its numbers say which one it is. */
function aroundOf(
  item: string,
  start: number,
  end: number,
): Pick<Part, "said" | "behind" | "onto"> | null {
  const before = item.slice(0, start);
  const verb = DONE_TO.exec(before)?.groups?.["verb"] ?? null;
  const isDone = verb !== null && !CHANGED.test(verb);
  if (LABEL.test(before) && !isDone) return null;
  const behind = /^[^,;.:()–—]*/u.exec(item.slice(end))?.[0] ?? "";
  // "dimmed to 1/4"
  if (LABEL.test(before) && namesIn(behind).length === 0) return null;
  const clause = stemsIn(`${lastClause(before)} ${behind}`);
  // "insured to 80% of its value" is of one thing.
  const isMeant = isDone && SEVERAL.test(behind);
  return {
    said: clause.size > 0 ? clause : stemsIn(before),
    behind: namesIn(behind),
    onto: isMeant ? (contentWords(verb)[0] ?? null) : null,
  };
}

function lastClause(text: string): string {
  return /[^,;.()–—]*$/u.exec(text)?.[0] ?? "";
}

function failingIn(item: string): readonly Part[] {
  return [...item.matchAll(FAILING)].slice(0, MOST_PARTS).flatMap((match) => {
    const failing = readCount(match[1]);
    if (failing === null || failing === 0) return [];
    const rest = item.slice(0, match.index) + item.slice(match.index + match[0].length);
    const [, passing] = /(?<![\d.,])(\d{1,9})(?![\d.,])/u.exec(rest) ?? [];
    return [{ count: Number(passing ?? 0), of: null, said: stemsIn(rest), behind: [] }];
  });
}

function readCount(text: string | undefined): number | null {
  const value = readNumber(text ?? "") ?? readNumber((text ?? "").replace(/[.,]/gu, ""));
  return value !== null && Number.isInteger(value) ? value : null;
}

function stemsIn(text: string): ReadonlySet<string> {
  return new Set(namesIn(text));
}

/** The stems of a text without its numbers. */
function namesIn(text: string): readonly string[] {
  return contentWords(text).filter((stem) => !/^\d/u.test(stem));
}

function tellsOfOthers(item: string): boolean {
  for (const { groups } of item.matchAll(OTHERS))
    if (!NOT_YET.test(groups?.["told"] ?? "")) return true;
  return false;
}

const PARTLY =
  /(?<!\p{L})(?:some|half|most|part|several|a few|samples?|spot|random\w*|majority|quorum|any|one of|at most|no more than|not more than|up to|fewer|less|under|below)(?!\p{L})|%/iu;

/** "each of the 32", "every one of our 32" */
const EACH_OF = /(?<!\p{L})(?:each|every one|all) of (?:the|these|those|our|its|their) (?=\d)/giu;

/** A condition as shortfalls are held against it. */
export function allAskedIn(written: string): AllAsked {
  const condition = written.replace(EACH_OF, "all ");
  const words = (condition.toLowerCase().match(/\d[\d.,]*\d|[\p{L}\p{N}]+/gu) ?? []).map(
    (text) => ({
      text,
      stem: contentWords(text)[0] ?? "",
    }),
  );
  return {
    stems: new Set(namesIn(condition)),
    words,
    partly: PARTLY.test(condition) || speaksOfFailure(condition) || condition.search(SHARE) >= 0,
  };
}

function isShort(part: Part, asked: AllAsked, members: number | null): boolean {
  if (asked.partly) return false;
  const { count, of, said, behind } = part;
  if (isDoneToSome(part, asked)) return true;
  const named = behind.slice(0, 3).filter((stem) => asked.stems.has(stem));
  // "20 of 500 files formatted": of other things.
  if ((behind.length > 0 || part.share === true) && named.length === 0) return false;
  const at = asked.words.findIndex(
    ({ stem }) => stem !== "" && (named.length > 0 ? named : [...said]).includes(stem),
  );
  const thing = asked.words[at];
  if (thing === undefined) return false;
  const others = [...said].filter((stem) => stem !== thing.stem);
  if (others.length > 0 && !others.some((stem) => asked.stems.has(stem) || GREEN.test(stem)))
    return false;
  if (part.share === true)
    return others.length > 0 && (part.done === null || asked.stems.has(part.done ?? ""));
  if (members !== null) return of !== null && count > members;
  const all = howMany(asked, at, said) ?? (isBare(said, asked) ? howManyBefore(asked, at) : null);
  return all !== null && (of === null || count < of) && (all === EVERY || count < all);
}

/** "page deployed to 3 of 5 servers": all that the condition asks for, to some only of what it does not name. */
function isDoneToSome({ onto = null, said, behind }: Part, { stems }: AllAsked): boolean {
  const [thing] = behind;
  if (onto === null || thing === undefined || !stems.has(onto)) return false;
  if (stems.has(thing) || TIMES.test(thing)) return false;
  const front = [...said].filter((stem) => !behind.includes(stem));
  return front.length > 1 && front.every((stem) => stems.has(stem));
}

/** "11 of 12 pass": it names nothing but what the condition says of its things. */
function isBare(said: ReadonlySet<string>, { stems }: AllAsked): boolean {
  return said.size > 0 && [...said].every((stem) => stems.has(stem));
}

function howManyBefore(asked: AllAsked, at: number): number | null {
  for (let i = 0; i < Math.min(at, FURTHEST); i++) {
    const all = howMany(asked, i, asked.stems);
    if (all !== null && asked.words[i]?.stem !== "") return all;
  }
  return null;
}

const FURTHEST = 8;

/** Said of anything that is as it was asked for. */
const GREEN = /^(?:green|ok|pass|fine|good|succe|success|succeed|clean)$/u;
const EVERY = Number.POSITIVE_INFINITY;

/** How many of the thing at an index a condition asks for; null where it does not say so of all of them. */
function howMany({ words, stems }: AllAsked, at: number, said: ReadonlySet<string>): number | null {
  // "all rows with a date": of these alone.
  if (QUALIFYING.test(words[at + 1]?.text ?? "") && ![...stems].every((stem) => said.has(stem)))
    return null;
  for (let i = at - 1; i >= 0 && i >= at - 4; i--) {
    const { text, stem } = words[i] ?? { text: "", stem: "" };
    const number = readCount(text);
    if (number !== null) return number;
    if (/^(?:all|every|each|both|alle|jede[rs]?|beide)$/u.test(text)) return EVERY;
    if (/^(?:the|our|its|their|these|die)$/u.test(text))
      return i === 0 ? plural(words[at]) : quantifierAt(words, i);
    if (stem === "" || !said.has(stem)) return null;
  }
  return at < 4 ? plural(words[at]) : null;
}

/** "all of the tests", "all the tests" */
function quantifierAt(words: readonly Word[], at: number): number | null {
  const before = words[at - 1]?.text === "of" ? words[at - 2]?.text : words[at - 1]?.text;
  if (/^(?:all|each|every|both|one)$/u.test(before ?? "")) return EVERY;
  return readCount(before);
}

function plural(word: Word | undefined): number | null {
  return /[^s]s$/u.test(word?.text ?? "") ? EVERY : null;
}

const QUALIFYING =
  /^(?:of|in|on|for|with|without|from|at|to|by|that|which|who|whose|older|newer|than|left|under|over|between|since|before|after|behind)$/u;
