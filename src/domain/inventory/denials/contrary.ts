/**
 * Whether an item says the contrary of a condition: "kitchen failed inspection" where it is to pass. Only an item that says
 * nothing else is read so: each of its words is one of the condition but for the one that denies it.
 */

import { endsPhrase } from "../words/clause-words.ts";
import { contentWords } from "../words/content-words.ts";
import { toldAfterAll } from "./after-all.ts";
import { deniedAbroad } from "./denied-abroad.ts";
import { isPrefixed, oppositesOf } from "./opposite-words.ts";
import { opposedIn } from "./opposed-verb.ts";
import { type NoneAsked, noneAskedIn, thereIn } from "./there-after-all.ts";
import { readNumber } from "../words/numbers.ts";
import { areOpposed, smallWords } from "../words/small-words.ts";
import { foldWord } from "../words/stem.ts";
import { FILLERS } from "../words/stop-words.ts";
import { findVerb, isAuxiliary } from "../words/verbs.ts";

/** A condition as contrary items are held against it. */
interface Stated {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** It says of something that it is not so, or asks for one of several. */
  readonly turned: boolean;
  readonly small: () => ReadonlySet<string>;
  /** The stems of what it says of its thing: "private" of "the list is private", and not "broken" of "broken windows". */
  readonly said: () => ReadonlySet<string>;
}

/** A longer item says more than that one thing is otherwise. In UTF-16 units. */
const LONGEST = 160;
/** What turns round what is said, or tells of a time before. */
const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|zero|only|free|unless|until|from|no longer|than|instead|used to|or|if|both|nicht|kein\p{L}{0,2}|ohne|pas|sans|sin)(?!\p{L})|n['’]t|[→?]/iu;
/** Of several clauses one may mend what another says. */
const PARTED = /[,;:!()–—]|\.\s|\s-\s|(?<!\p{L})(?:but|and|then|while|although|though)(?!\p{L})/iu;

function statedIn(text: string): Stated {
  let small: ReadonlySet<string> | null = null;
  let said: ReadonlySet<string> | null = null;
  return {
    text: text.toLowerCase(),
    stems: new Set(contentWords(text)),
    turned: TURNING.test(text),
    small: () => (small ??= smallWords(text)),
    said: () => (said ??= saidIn(text)),
  };
}

function saidIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  const verb = findVerb(words).at;
  return new Set(
    words.flatMap((word, at) => {
      const isTold =
        at >= verb &&
        (at === verb || endsPhrase(words, at + 1) || isAuxiliary(words[at - 1] ?? ""));
      return isTold ? contentWords(word) : [];
    }),
  );
}

/** The rows of the conditions that an item contradicts; none for most. */
export type ContraryRows = (item: string) => ReadonlySet<number>;

/** Reads which conditions each item contradicts. */
export function contrariesOf(
  texts: readonly string[],
  wordsOfAll: ReadonlySet<string>,
): ContraryRows {
  let all: readonly (readonly [asked: Stated, rows: readonly number[]])[] | null = null;
  let none: readonly (readonly [asked: NoneAsked, row: number])[] | null = null;
  let denied: readonly number[] | null = null;
  const there = (item: string): ReadonlySet<number> => {
    none ??= texts.flatMap((text, row) => {
      const asked = MAY_ASK_FOR_NONE.test(text) ? noneAskedIn(text) : null;
      return asked === null ? [] : [[asked, row] as const];
    });
    const denies = none.length === 0 ? null : thereIn(item);
    const rows =
      denies === null ? [] : none.flatMap(([asked, row]) => (denies(asked) ? [row] : []));
    const opposes = opposedIn(item);
    denied ??= [...texts.keys()].filter((row) => MAY_DENY.test(texts[row] ?? ""));
    const affirms = denied.length === 0 ? null : toldAfterAll(item);
    for (const row of denied) if (affirms?.(texts[row] ?? "") === true) rows.push(row);
    for (const [row, text] of texts.entries()) if (opposes?.(text) === true) rows.push(row);
    return rows.length === 0 ? NO_ROWS : new Set(rows);
  };
  return (whole) => {
    const abroad = deniedAbroad(whole);
    if (abroad !== null) return new Set(texts.flatMap((text, row) => (abroad(text) ? [row] : [])));
    const item = whole.replace(EACH_TIME, " when");
    const stems = stemsOf(item, wordsOfAll);
    if (stems === null) return there(whole);
    all ??= [...Map.groupBy(texts.keys(), (row) => texts[row] ?? "")].map(([one, rows]) => [
      statedIn(one),
      rows,
    ]);
    const text = item.toLowerCase();
    const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({
      word,
      stem: stemOf(word),
    }));
    const said: Said = {
      item,
      text,
      words,
      stems,
      switched: (SWITCHED.exec(text) ?? AT_END.exec(text))?.[1] ?? "",
    };
    const rows = new Set(there(whole));
    for (const [condition, those] of all)
      if (contradicts(condition, said)) for (const row of those) rows.add(row);
    return rows;
  };
}

/** "It squeaks every time it opens": when it opens. */
const EACH_TIME = / (?:every|each) time(?: that)?(?= )/iu;
const MAY_ASK_FOR_NONE =
  /(?<!\p{L})(?:no|none|nobody|zero|without|free|not (?:a single|one))(?!\p{L})/iu;
const MAY_DENY =
  /(?<!\p{L})(?:not|cannot|never|no|zero|gone|removed|deleted|erased|torn|dismantled|cleared|taken)(?!\p{L})|n['’]t/iu;
const NO_ROWS: ReadonlySet<number> = new Set();

interface Said {
  readonly item: string;
  /** In lower case. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** "off" of "the lamp is off"; "" for most. */
  readonly switched: string;
}

/** The stems of an item that may contradict something: all but one are words of the conditions; null for any other. */
function stemsOf(item: string, wordsOfAll: ReadonlySet<string>): ReadonlySet<string> | null {
  if (item.length > LONGEST || PARTED.test(item.trim()) || TURNING.test(item)) return null;
  const stems = new Set(contentWords(item));
  let strange = 0;
  for (const stem of stems)
    if (!wordsOfAll.has(stem) && readNumber(stem) === null && !SWITCHING.test(stem)) strange++;
  return strange > 1 ? null : stems;
}

/** The word that denies, and one such as "turned". */
const MOST_STRANGE = 2;

function contradicts(condition: Stated, said: Said): boolean {
  let strange = 0;
  for (const stem of said.stems)
    if (!condition.stems.has(stem) && ++strange > MOST_STRANGE) return false;
  if (condition.turned) return isAffirmed(condition, said);
  return (strange === 1 && hasOpposite(condition, said)) || isSwitched(condition, said);
}

interface Word {
  readonly word: string;
  readonly stem: string;
}

/** "patch rejected upstream", where it is to be accepted. */
function hasOpposite({ stems: asked, small, said }: Stated, { stems, item }: Said): boolean {
  const own = [...stems].filter((stem) => !asked.has(stem));
  const [word = ""] = own;
  if (own.length !== 1 || stems.size < 2) return false;
  if (![...asked].some((other) => stems.has(other))) return false;
  const denied = oppositesOf(word);
  const isContrary = [...said()].some(
    (other) =>
      (denied.has(other) || isPrefixed(word, other) || isPrefixed(other, word)) &&
      !stems.has(other),
  );
  // "input over 5 MB is rejected" says nothing of what is under it.
  return isContrary && !areOpposed(smallWords(item), small());
}

const SWITCHED =
  /(?<!\p{L})(?:is|are|be|stays?|stayed|remains?|turns?|turned|switch(?:es|ed)?|goes|comes?|went|came|powered) (?:all )?(on|off|up|down)(?!\p{L})(?! (?:to|the|an?|its|their|our|by)(?!\p{L}))/u;
const AT_END = /\p{L} (on|off|up|down)\W*$/u;
const SWITCHING = /^(?:turn|switch|go|com|come|power|stai|stay|remain)$/u;

/** "the switch is off", where it is to be on. */
function isSwitched(
  { text: asks, stems: asked }: Stated,
  { stems, switched: said }: Said,
): boolean {
  if (said === "") return false;
  let known = 0;
  for (const stem of stems) {
    if (asked.has(stem)) known++;
    else if (!SWITCHING.test(stem)) return false;
  }
  if (known === 0) return false;
  const [, wanted = ""] = SWITCHED.exec(asks) ?? [];
  return (
    wanted !== "" &&
    said !== "" &&
    said !== wanted &&
    wanted.startsWith("o") === said.startsWith("o")
  );
}

const NOT =
  /(?:(?:do|does|did|is|are|must|will|can|may|should|has|have) not|never|cannot|\p{L}+n['’]t)(?: (?:be|been|get|ever|any more))? (\p{L}+)/u;
const NONE = /(?:^|[,;:] )no (?:single )?((?:\p{L}+ ){1,5}?\p{L}+)/u;
const GERUND = /(?<!\p{L})without (\p{L}{2,}ing) (\p{L}+)/u;
const WITHOUT =
  /(?<!\p{L})without (?:an?y? |the )?((?:\p{L}+ ){0,2}?\p{L}+)(?=\W*$|[,;]| (?:on|in|at|for|when|if|during|under|and the)(?!\p{L}))/u;
/** "No deploy fails without a notice": with a notice one may. */
const NONE_WITHOUT =
  /(?<!\p{L})(?:no|not|never|nobody|none|nothing|cannot)(?!\p{L})[^.;:,]* without(?!\p{L})/u;
const WITH =
  /(?<!\p{L})with (?:(?:an?|one|two|three|four|five|some|few|several|many|\d+) )?((?:\p{L}+ ){0,2}?\p{L}+)\W*$/u;
/** What is asked is a bound, and the item may keep it. */
const COMPARED =
  /(?<!\p{L})(?:than|above|over|below|under|beyond|past|exceed\w*|again|twice)(?!\p{L})/u;
/** "0 tests fail", "0 of 40 tests fail" */
const ZERO = /(?<![\p{L}\d.,:/#-] ?)0 (?:of |\p{L})/u;
const HELPING =
  /^(?:is|are|was|were|has|have|had|can|could|may|does|did|still|sometimes|gets?|got)$/u;

/** "app crashes when the network drops", where it is not to crash. */
function isAffirmed({ text, stems: asked }: Stated, { words, stems, text: item }: Said): boolean {
  const described = describedIn(text, item);
  for (const stem of stems)
    if (!asked.has(stem) && readNumber(stem) === null && !described.has(stem)) return false;
  if (COMPARED.test(text) || (ZERO.test(item) && !ZERO.test(text))) return false;
  const [, verb = ""] = NOT.exec(text) ?? [];
  if (verb !== "" && tellsDeed(words, stemOf(verb))) return true;
  const [, gerund = "", next = ""] = GERUND.exec(text) ?? [];
  if (gerund !== "")
    return words.some(({ stem, word }, at) => {
      const goesOn = words[at + 1]?.word === next && word !== gerund;
      return stem === stemOf(gerund) && goesOn && tellsDeed(words, stem);
    });
  const without = WITHOUT.exec(text)?.[1];
  if (NONE_WITHOUT.test(text)) return false;
  if (without !== undefined) {
    const said = WITH.exec(item)?.[1];
    if (described.size > 0) return true;
    if (said !== undefined) return isSame(said, without);
    // "The curtain jams when it closes", where it is to close without a jam
    return !without.includes(" ") && tellsDeed(words, stemOf(without));
  }
  const [things, deed] = splitLast(NONE.exec(text)?.[1] ?? "", words);
  return (
    things !== "" && tellsDeed(words, deed) && contentWords(things).every((one) => stems.has(one))
  );
}

/** "slight" of "opens with a slight squeak", where it is to open without a squeak of any kind; nothing for most. */
function describedIn(text: string, item: string): ReadonlySet<string> {
  const [thing, ...others] = contentWords(WITHOUT.exec(text)?.[1] ?? "");
  const said = contentWords(WITH.exec(item)?.[1] ?? "");
  const isOfIt = thing !== undefined && others.length === 0 && said.at(-1) === thing;
  return new Set(isOfIt ? said.slice(0, -1) : []);
}

/** Whether a verb is told of what stands in front of it, in a form that is no noun ("crashes", "is used"). */
function tellsDeed(words: readonly Word[], verb: string): boolean {
  if (verb === "") return false;
  const at = words.findIndex(({ stem }) => stem === verb);
  const { word = "" } = words[at] ?? {};
  if (at < 1 || !words.slice(0, at).some(({ stem }) => stem !== "" && !isFiller(stem)))
    return false;
  return (
    /(?:e[sd]|[^s]s)$/u.test(word) ||
    HELPING.test(words[at - 1]?.word ?? "") ||
    /[^s]s$/u.test(words[at - 1]?.word ?? "")
  );
}

/** "errors appear": what there is to be none of, and the stem of what it does, which the item says too. */
function splitLast(text: string, said: readonly Word[]): readonly [things: string, deed: string] {
  const words = text.split(" ");
  for (let at = 1; at < words.length; at++) {
    const deed = stemOf(words[at] ?? "");
    if (deed !== "" && said.some(({ stem }, i) => stem === deed && i > 0))
      return [words.slice(0, at).join(" "), deed];
  }
  return ["", ""];
}

function isSame(one: string, other: string): boolean {
  const [these, those] = [contentWords(one), contentWords(other)];
  return (
    these.length > 0 && these.length === those.length && these.every((stem) => those.includes(stem))
  );
}

function stemOf(word: string): string {
  return contentWords(word)[0] ?? "";
}

function isFiller(word: string): boolean {
  return FILLERS.has(foldWord(word));
}
