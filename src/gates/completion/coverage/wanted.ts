import {
  NUMBER_NAMES,
  readInventory,
  readNumber,
  type Condition,
} from "../../../domain/inventory.ts";
import { remembered } from "../../../domain/remembered.ts";
import { BOUND_ABROAD } from "./bound-words.ts";
import { type Circumstance, circumstancesOf } from "./circumstances.ts";
import { type Deadline, readDeadline } from "./deadlines.ts";
import { readEndurance, type Endurance } from "./endurance.ts";
import { readFileName } from "./lacked-names.ts";
import { readEnumerations, readRun, type Enumeration, type Run } from "./enumeration.ts";
import { parseThreshold, type Threshold } from "./figures.ts";
import { readQuota, type Quota } from "./quota.ts";
import { readSpan, type MeasuredSpan } from "./spans.ts";
import { readStretch, type Stretch } from "./stretches.ts";
import { watchSwaps, wordsOf, type SwapWatch } from "./swap.ts";
import { termsOf, type Term } from "./terms.ts";

/** One condition, made ready to be looked for in a message. */
export interface Wanted {
  readonly text: string;
  readonly terms: readonly Term[];
  /** Sum of the terms' weights. */
  readonly weight: number;
  /** Terms of the member's own name, for a member of a list; empty otherwise. */
  readonly own: readonly Term[];
  /** Whether another member of its list is told by a name: then a capital at the start of the text is one too. */
  readonly amongNames: boolean;
  readonly group: number | null;
  /** Two nouns joined by `and`, each of which has to be reported: "by push and mail". */
  readonly pairs: readonly (readonly [Term, Term])[];
  readonly threshold: Threshold | null;
  /** A least number of things, which is no measure: "at least 2,000 letters". */
  readonly quota: Quota | null;
  /** How long something has to run: "24 hours without a restart". */
  readonly endurance: Endurance | null;
  /** "Between 2 and 8 °C". */
  readonly span: MeasuredSpan | null;
  /** The date or hour by which it is wanted. */
  readonly deadline: Deadline | null;
  /** "On a real phone", "by hand": what something else could stand in for. */
  readonly around: readonly Circumstance[];
  readonly swaps: readonly SwapWatch[];
  /** The name of the file that it asks for, without its ending; null for none. */
  readonly fileName: string | null;
  /** Terms of "on the hold-out", "at 300 requests a second": where or under what the threshold holds. */
  readonly scope: readonly Term[];
  /** How many things the condition counts ("all seven tools", "(four internal clients)"), 0 for none. */
  readonly count: number;
  /** Terms of the things that are counted. */
  readonly counted: readonly Term[];
  /** Numbers of things that a message may tell by number: "figures 1 to 8". */
  readonly runs: readonly Run[];
  /** "Every month of 2023", "Monday to Friday". */
  readonly stretch: Stretch | null;
}

/** A done_when, made ready. */
export interface Demand {
  /** In reading order; members without a name of their own stand once for their group. */
  readonly wanted: readonly Wanted[];
  /** The same with one for each list: its members may share a section. */
  readonly conditions: readonly Wanted[];
  /** Members of one list, by their group. */
  readonly groups: ReadonlyMap<number, readonly Wanted[]>;
  /** Those that state a number of things or ask for all of them. */
  readonly counting: readonly Wanted[];
  /** Whether one of those is about moving things over, so that the numbers on both sides must agree. */
  readonly transfers: boolean;
  /** Whether one asks that tests pass, or that all of something comes through. */
  readonly passes: boolean;
  /** Whether one states a bound that figures have to be compared with. */
  readonly bounds: boolean;
  /** Lists of names, each of which has to be spoken of. */
  readonly lists: readonly Enumeration[];
  /** Whether one counts things that a message may tell by number. */
  readonly runs: boolean;
}

/** Reads a done_when for coverage; a fleet's cases ask for the same things again and again. */
export const demandOf = remembered(readDemand, { most: 512, longest: 4_096 });

const NO_COUNT = { count: 0, counted: "" };
const NO_WORDS: ReadonlySet<string> = new Set();

function readDemand(doneWhen: string): Demand {
  const { conditions, policies } = readInventory(doneWhen);
  const common = commonWords(conditions);
  const names = groupsWithNames(conditions);
  const named = wordsOf(doneWhen);
  const wanted: Wanted[] = [];
  const seen = new Set<string>();
  for (const condition of conditions) {
    // A done_when of policy sentences alone asks for nothing but evidence.
    if (policies.some(({ start }) => start >= condition.start && start < condition.end)) continue;
    const clause = doneWhen.slice(condition.start, condition.end);
    const text = condition.member === null && condition.group !== null ? clause : condition.text;
    if (seen.has(text)) continue;
    seen.add(text);
    const deadline = readDeadline(clause);
    // "Two hours before 18:00" is a time of the day.
    const threshold =
      hasBuckets(clause) || (deadline?.anchor ?? null) !== null ? null : parseThreshold(clause);
    const plain = threshold === null ? text : text.replace(threshold.text, " ");
    const terms = termsOf(plain);
    const bound = threshold?.text ?? "";
    // "5 minutos como máximo" counts no things; English measures are known by their words.
    const [own = NO_COUNT, ofClause = NO_COUNT] = [text, clause].map((told) =>
      countIn(BOUND_ABROAD.test(bound) ? told.replace(bound, " ; ") : told),
    );
    const count = condition.member !== null && own.count > 0 ? own : ofClause;
    wanted.push({
      text,
      terms,
      weight: terms.reduce((sum, term) => sum + term.weight, 0),
      own:
        condition.member === null
          ? []
          : ownTerms(condition.member, common.get(condition.group ?? -1) ?? NO_WORDS),
      amongNames: condition.group !== null && names.has(condition.group),
      group: condition.group,
      pairs: condition.member === null ? pairsIn(text) : waysIn(clause, condition.member),
      threshold,
      quota: threshold === null ? readQuota(clause) : null,
      endurance: readEndurance(clause),
      span: readSpan(clause),
      deadline,
      around: circumstancesOf(text, terms),
      swaps: watchSwaps(text, named),
      fileName: readFileName(text),
      scope: threshold === null ? [] : scopeTerms(clause, threshold),
      count: count.count,
      counted: count.counted === "" ? [] : termsOf(count.counted, true),
      runs: readRun(clause),
      stretch: readStretch(clause),
    });
  }
  const counting = wanted.filter((one) => one.count > 0 || ALL.test(one.text));
  const members = wanted.filter(({ group }) => group !== null);
  const groups = Map.groupBy(members, ({ group }) => group ?? -1);
  return {
    wanted,
    conditions: wanted.filter((one) => one.group === null || groups.get(one.group)?.[0] === one),
    groups,
    counting,
    transfers: counting.some((one) => TRANSFER.test(one.text)),
    passes: wanted.some(asksToPass),
    bounds: wanted.some(({ threshold, quota, endurance, span, deadline }) =>
      [threshold, quota, endurance, span, deadline].some((bound) => bound !== null),
    ),
    lists: readEnumerations(doneWhen),
    runs: wanted.some(({ runs }) => runs.length > 0),
  };
}

/** The terms of a member, without those that it has in common with others: "Galaxy Store" beside "App Store". */
function ownTerms(member: string, common: ReadonlySet<string>): readonly Term[] {
  const terms = termsOf(member, NAME.test(member) && "named");
  const own = terms.filter(({ word }) => !common.has(word.toLowerCase()));
  return own.some(({ weight }) => weight >= 1) ? own : terms;
}

/** The lists that have a member with a capital behind the first, which may have that of its sentence. */
function groupsWithNames(conditions: readonly Condition[]): ReadonlySet<number> {
  const begun = new Set<number>();
  const found = new Set<number>();
  for (const { member, group } of conditions) {
    if (group === null || member === null) continue;
    if (begun.has(group) && /^\p{Lu}/u.test(member)) found.add(group);
    begun.add(group);
  }
  return found;
}

/** Words that stand in several members of one list, by its group. */
function commonWords(conditions: readonly Condition[]): ReadonlyMap<number, ReadonlySet<string>> {
  const seen = new Map<number, Set<string>>();
  const common = new Map<number, Set<string>>();
  for (const { member, group } of conditions) {
    if (member === null || group === null) continue;
    const before = seen.get(group) ?? new Set();
    const twice = common.get(group) ?? new Set();
    seen.set(group, before);
    common.set(group, twice);
    for (const word of new Set(termsOf(member, true).map((term) => term.word.toLowerCase()))) {
      if (before.has(word)) twice.add(word);
      before.add(word);
    }
  }
  return common;
}

/** "0–30, 31–60 and over 60 days": the last of a row of ranges is no bound. */
const RANGE = String.raw`\d ?[–-] ?\d+(?: ?\p{L}+)??(?:,| and| or) `;
const OPEN_END = "(?:over|above|more than|at least|from|under|below|up to|less than) \\d";
const FIRST_RANGE = new RegExp(RANGE, "iu");
const ENDED_RANGE = new RegExp(RANGE + OPEN_END, "iu");
const OPEN_RANGE = new RegExp(`(?:,| and| or) ${OPEN_END}`, "iu");

/** Looks for the first range of each sentence alone, so that a long row of them is read once. */
function hasBuckets(clause: string): boolean {
  if (ENDED_RANGE.test(clause)) return true;
  if (!OPEN_RANGE.test(clause)) return false;
  return clause.split(/[;.]/u).some((sentence) => {
    const range = FIRST_RANGE.exec(sentence);
    return range !== null && OPEN_RANGE.test(sentence.slice(range.index + range[0].length));
  });
}

const PAIR =
  /(?<=\b(?:by|with|on|in|as|for|has|have|gets?|shows?|states?|names?|sends?|stores?|prints?|lists?|offers?|both)\s(?:(?:the|an?|its|their)\s)?)(\p{L}{3,})\sand\s(?:(?:an?|the|its)\s)?(\p{L}{3,})(?=\s*(?:$|[,;.(]))/giu;

/** "To the on-call channel and by mail": the same of two places or ways, each with its own preposition. */
const PAIR_OF_WAYS =
  /(?<!\p{L})(?:to|by|on|in|as|via|with|from|at|through|into)\s(?:(?:the|an?|its|their|each)\s)?(?:[\p{L}-]+\s){0,2}?([\p{L}-]{3,})\sand\s(?:to|by|on|in|as|via|with|from|at|through|into)\s(?:(?:the|an?|its|their|each)\s)?(?:(?:[\p{L}-]+\s){1,2}of\s(?:every|each|all)\s)?(?:[\p{L}-]+\s){0,1}?([\p{L}-]{3,})(?=\s*(?:$|[,;.(]))/giu;

function pairsIn(text: string): readonly (readonly [Term, Term])[] {
  if (!/\sand\s/i.test(text)) return [];
  return [...text.matchAll(PAIR), ...text.matchAll(PAIR_OF_WAYS)].flatMap((match) => pairOf(match));
}

/** The two ways of which a member is one, "by sound"; names are looked for by themselves. */
function waysIn(clause: string, member: string): readonly (readonly [Term, Term])[] {
  if (/[\p{Lu}\d]/u.test(member)) return [];
  return [...clause.matchAll(PAIR_OF_WAYS)].flatMap((match) => pairOf(match));
}

function pairOf(match: RegExpMatchArray): readonly (readonly [Term, Term])[] {
  const [a] = termsOf(match[1] ?? "");
  const [b] = termsOf(match[2] ?? "");
  return a !== undefined && b !== undefined && a.weight >= 1 && b.weight >= 1 ? [[a, b]] : [];
}

/** A name or an abbreviation is met by itself alone. */
const NAME = /^(?:\p{Lu}{2,}\d*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u;

const ALL = /(?<!\p{L})(?:all|every|each|whole|entire|complete)(?!\p{L})/iu;
const TRANSFER =
  /(?<!\p{L})(?:copied|moved|migrated|imported|loaded|transferred|match|synced|replicated|converted|restored|backed up)(?!\p{L})/iu;

/** Whether a condition asks that tests pass, or that all of something comes through. */
export function asksToPass({ text }: Pick<Wanted, "text">): boolean {
  return PASSES.test(text);
}

const PASSES =
  /(?<!\p{L})(?:pass(?:es)?|green|restored|converted|parsed|imported|migrated)(?!\p{L})/iu;

const SCOPE =
  /\b(?:on|at|for|over|against|with|auf|bei|sur|en|em|su)\s+((?:(?!\b(?:at least|at most|under|below|above|over|and)\b)[^,;()]){3,60})/iu;

function scopeTerms(clause: string, threshold: Threshold): readonly Term[] {
  const rest = clause.replace(threshold.text, " ¦ ");
  const match = SCOPE.exec(rest);
  const words = match?.[1]?.split("¦")[0] ?? "";
  return words === "" || /\ball\b|\beach\b|\bevery\b|\bany\b/iu.test(words)
    ? []
    : termsOf(words).filter((term) => term.weight >= 0.6);
}

const NUMBER = `\\d[\\d,.]*|${NUMBER_NAMES.slice(2).join("|")}|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis`;
const COUNT = new RegExp(`(?<![\\p{L}\\d.,-])(${NUMBER})\\s+((?:[\\p{L}-]+\\s?){1,3})`, "giu");
/** "Java 17 and 21", "within 2 s", "top 100", "tient sur quatre pages": a name or a measure stands before the number. */
const MEASURED =
  /(?<![\p{L}])(?:under|below|over|within|after|least|most|than|version|every|top|first|last|day|java|api|step|page|chapter|ios|android|http|rfc|windows|gives?|gets?|with exit|exit|status|code|fits? (?:on|in|into)|passt auf|passen auf|tient (?:sur|en|dans)|unter|über|bis zu|mindestens|höchstens|(?:mehr|weniger) als|(?:moins|plus) de|au (?:plus|moins)|(?:menos|más|mais) de|(?:meno|più) di|oltre|sotto)$/iu;
/** "20 pages at most" */
const BOUNDED = /(?:at (?:most|least)|or (?:less|fewer|more)|max(?:imum)?|minimum)\b/iu;
/** "25 to 30 slides", "150–300 bp": any number between. */
const BETWEEN = /\d ?(?:to|or|–)$|(?<!\p{L})between \d[\d.,]* and$/u;
/** "1,500 bottles per hour": hours are not what is counted. */
const PER = /\s(?:per|pro|an?)\s[\p{L}-]+\s*$/iu;
const NO_THING =
  /^(?:%|percent|ms|s|sec|seconds?|minutes?|min|hours|h|days|weeks|months|years|(?:hour|day|week|month|year)(?=\s*$|\s+(?:of|per|run|in|at)\b)|[kmg]i?b|px|hz|khz|mhz|times|points?|or|and|to|of|more|requests?|connections?|x|am|pm|uhr|o'clock|fps|frames?|keys?|inserts?|rows?|attempts?|retries|lsb|degrees?|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** "Windows are cleaned": the verb tells what is to be so of them. */
const BEHIND_NOUN =
  /\s(?:is|are|was|were|has|have|had|can|do|does|will|in|on|at|of|from|for|to|with|by|that|which|who|sind|haben)(?!\p{L}).*$/iu;

/** So far before a number stands what makes a measure of it. */
const NEAR = 60;

/** The stated number of things, with the noun that follows: "seven tools", "30,000 photos". */
function countIn(clause: string): { count: number; counted: string } {
  for (const match of clause.matchAll(COUNT)) {
    const value = readNumber(match[1] ?? "");
    const noun = match[2] ?? "";
    if (value === null || value < 2 || !Number.isInteger(value) || NO_THING.test(noun)) continue;
    const before = clause.slice(Math.max(0, match.index - NEAR), match.index).trimEnd();
    if (MEASURED.test(before) || BETWEEN.test(before) || BOUNDED.test(noun)) continue;
    return { count: value, counted: noun.replace(PER, "").replace(BEHIND_NOUN, "") };
  }
  return { count: 0, counted: "" };
}
