import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { numberSaid, shares } from "./clause.ts";
import { MESSAGE_INDEX, wordHash } from "./index.ts";
import { totalSaid } from "./omission.ts";
import { mayHaveShares, shortPasses } from "./passes.ts";
import { disagreeing, shortTable } from "./tables.ts";
import { shortList, type ShortList } from "./short-lists.ts";
import { shortItem, shortTally } from "./tallies.ts";
import { termMet } from "./terms.ts";
import { asksToPass, type Demand, type Wanted } from "./wanted.ts";
import { meetsShare } from "../share-asked.ts";
import { mentions } from "./mentions.ts";

/** A stated number that the message falls short of. */
export interface Shortfall {
  readonly wanted: Wanted;
  readonly clause: Clause;
  readonly said: string;
}

const NUM = `\\d[\\d.,]{0,14}|${NUMBER_NAMES.slice(1).join("|")}`;
const OF = new RegExp(
  `(?<![\\d.,/#])\\b(${NUM})\\s?(?:of (?:the |all |our )?|out of (?:the )?|\\/|von (?:den )?|sur (?:les )?|de (?:los |las |les )?|dos |das |di )\\s?(${NUM})(?![\\d/%]|[.,]\\d)\\b`,
  "giu",
);
const DELIVERED =
  /\b(?:pass(?:ed|ing)?|passes(?! (?:were|are|was|is)\b)|green|translated|migrated|ported|converted|done|completed?|implemented|copied|moved|loaded|covered|finished|live|work(?:s|ing)?|tagged|fixed|resolved|match(?:es)?|traduites?|terminées?|fertig|listo?s)\b/iu;
const PAST =
  /\b(?:at first|initially|before|earlier|used to|were (?:already|still)|originally|previously|first run|now all|until)\b/iu;
const MOSTLY =
  /\b(?:most of|all (?:the |of the |\p{L}+ ){0,3}(?:but|except|save)\b|(?:nearly|almost) (?:all|every)|the majority of|with the exception of|except for|apart from|the bulk of|half of|some of)\b/iu;
const NOT_MOSTLY =
  /\bmost of the time\b|\bmost of (?:it|this) (?:was|is) (?:import|test|comment)|\bno (?:\p{L}+ )?(?:except|but)|\bno (?:\p{L}+ ){1,3}(?:changed|touched|altered|modified) apart\b/iu;

const OF_HINT = /[\d\p{L}] ?\/ ?\d|(?<!\p{L})(?:of|von|sur|de|dos|das|di)(?!\p{L})/u;
const WHICH_HINT = /(?<!\p{L})(?:of which|of them|dont|davon|cuales|quais|cui)(?!\p{L})/u;
const MOSTLY_HINT =
  /(?<!\p{L})(?:most|but|except|save|nearly|almost|majority|exception|apart|bulk|half|some)(?!\p{L})/u;

/** Conditions whose stated number the message does not reach. */
export function findShortfalls(doc: Document, demand: Demand): readonly Shortfall[] {
  const found: Shortfall[] = [];
  if (!mayFallShort(demand, doc.text)) return found;
  const { counting } = demand;
  const unsaid = counting.filter(
    (one) => one.count > 0 && !numberSaid(one.count) && !isNamed(one, demand),
  );
  const tell = (wanted: Wanted, clause: Clause, said: string | null): void => {
    if (said !== null && !found.some((one) => one.wanted === wanted))
      found.push({ wanted, clause, said });
  };
  const lists = new Map<Wanted, ShortList>();
  const spokenFor = new Map<Wanted, boolean>();
  const speaksForAll = (wanted: Wanted): boolean => {
    const known = spokenFor.get(wanted) ?? totalSaid(doc, wanted.counted, wanted.count);
    spokenFor.set(wanted, known);
    return known;
  };
  for (const clause of doc.clauses()) {
    const text = clause.plain;
    if (text.length < 3 || clause.kind === "quote") continue;
    const of = OF_HINT.test(text);
    const which = WHICH_HINT.test(text);
    const most = clause.kind !== "code" && MOSTLY_HINT.test(text);
    if (of || which || most) {
      for (const wanted of counting) {
        // Where a share is asked for, the figures are compared with that.
        if (of && wanted.threshold === null) tell(wanted, clause, fraction(clause, wanted));
        if (which) tell(wanted, clause, ofWhich(clause, wanted));
        if (most) tell(wanted, clause, mostly(clause, wanted));
      }
    }
    if (clause.kind === "code" && TALLIED.test(text)) {
      for (const wanted of counting)
        if (wanted.threshold === null) tell(wanted, clause, tallied(clause, wanted));
    }
    for (const wanted of unsaid) {
      const said = fewer(clause, wanted);
      if (said !== null && (DELIVERED.test(text) || !speaksForAll(wanted)))
        tell(wanted, clause, said);
      const list = shortList(clause, wanted);
      const longest = lists.get(wanted);
      if (list !== null && list.items > (longest?.items ?? 0)) lists.set(wanted, list);
    }
  }
  for (const [wanted, { items, clause, text }] of lists) {
    if (items < wanted.count && !speaksForAll(wanted)) tell(wanted, clause, text);
  }
  const apart =
    (demand.transfers ? disagreeing(doc) : null) ?? (demand.passes ? shortPasses(doc) : null);
  if (apart !== null) {
    const wanted =
      demand.wanted.find((one) => asksToPass(one)) ??
      counting.find((one) => shares(apart, one.terms)) ??
      counting[0];
    if (wanted !== undefined && !found.some((one) => one.wanted === wanted))
      found.push({ wanted, clause: apart, said: apart.plain });
  }
  for (const wanted of counting) {
    const short = (speaksOfAll(wanted) ? shortTally(doc, wanted) : null) ?? shortItem(doc, wanted);
    if (short !== null) tell(wanted, short, short.plain);
  }
  for (const wanted of unsaid) {
    if (found.some((one) => one.wanted === wanted)) continue;
    const short = shortTable(doc, wanted);
    if (short !== null) found.push(short);
  }
  return found;
}

function speaksOfAll({ text }: Wanted): boolean {
  return /(?<!\p{L})(?:all|every|each|equal|match)(?!\p{L})/iu.test(text);
}

const HINTS = [
  "most",
  "majority",
  "nearly",
  "almost",
  "except",
  "exception",
  "apart",
  "bulk",
  "some",
  "half",
  "dont",
  "davon",
  "which",
  "them",
  "cuales",
  "quais",
  "cui",
].map(wordHash);
const [EVERY, BUT, SAVE] = [wordHash("all"), wordHash("but"), wordHash("save")] as const;
const SIDES: readonly (readonly number[])[] = [
  [
    "source",
    "before",
    "old",
    "expected",
    "total",
    "original",
    "origin",
    "input",
    "sent",
    "local",
    "from",
    "quelle",
  ].map(wordHash),
  [
    "target",
    "after",
    "new",
    "actual",
    "copied",
    "destination",
    "output",
    "received",
    "remote",
    "migrated",
    "imported",
    "loaded",
    "to",
    "ziel",
    "destino",
  ].map(wordHash),
];

/** Every member of the list is said by its name: its number need not be. */
function isNamed(wanted: Wanted, demand: Demand): boolean {
  const members = demand.groups.get(wanted.group ?? -1) ?? [];
  return (
    members.length >= wanted.count &&
    members.every(({ own }) => own.some((term) => termMet(term, MESSAGE_INDEX)))
  );
}

/** Two lines one under the other with a larger number each. */
const TWO_NUMBERS = /\d[\d.,]{2,14}[^\d\n]{0,60}\n[^\d\n]{0,60}\d[\d.,]{2,14}/u;

/** Whether a number of things is said at least twice, as a list of what is full says it. */
function saysTwice(output: string, count: number): boolean {
  const at = output.indexOf(`${count} `);
  return at >= 0 && output.includes(`${count} `, at + 1);
}

/** A block of shown output. */
const SHOWN = /```|~~~|^(?: {4}|\t)/mu;

/** A first look at the words of the indexed message: false when no number in it can fall short. */
export function mayFallShort(demand: Demand, output: string): boolean {
  if (demand.passes && mayHaveShares(output)) return true;
  if (demand.counting.length === 0) return false;
  if (MESSAGE_INDEX.fraction() || says(HINTS)) return true;
  if (TWO_NUMBERS.test(output) && demand.counting.some(speaksOfAll)) return true;
  if (MESSAGE_INDEX.has(EVERY) && (MESSAGE_INDEX.has(BUT) || MESSAGE_INDEX.has(SAVE))) return true;
  for (const one of demand.counting) {
    if (one.count >= 3 && saysTwice(output, one.count)) return true;
    if (one.count >= 3 && one.terms.some(({ word }) => DOING.test(word)) && SHOWN.test(output))
      return true;
    if (one.count > 0 && !numberSaid(one.count) && !isNamed(one, demand)) return true;
  }
  return demand.transfers && SIDES.every(says);
}

function says(keys: readonly number[]): boolean {
  for (const key of keys) if (MESSAGE_INDEX.has(key)) return true;
  return false;
}

/** "three of the four", "21 / 24": out of the stated number, or of what is said to pass or be done. */
function fraction(clause: Clause, wanted: Wanted): string | null {
  for (const match of clause.plain.matchAll(OF)) {
    const part = readNumber(match[1] ?? "");
    const whole = readNumber(match[2] ?? "");
    if (part === null || whole === null || part >= whole || part === 0) continue;
    const least = readNumber(LEAST_OF.exec(wanted.text)?.[1] ?? "");
    if (least !== null && part >= least) continue;
    if (meetsShare(wanted.text, part, whole)) continue;
    if (part === 1 && ONE_EACH.test(clause.plain.slice(0, match.index))) continue;
    const stated = whole === wanted.count;
    if (
      clause.kind === "code" &&
      !DELIVERED.test(clause.plain) &&
      !(stated && shares(clause, wanted.terms))
    )
      continue;
    if (PAST.test(clause.plain)) continue;
    if (
      stated &&
      (shares(clause, wanted.counted) ||
        shares(clause, wanted.terms) ||
        DELIVERED.test(clause.plain))
    )
      return match[0];
    if (wanted.count > 0) continue;
    if (shares(clause, wanted.terms) && DELIVERED.test(clause.plain)) return match[0];
  }
  return null;
}

/** "at least 40 of the 50 screens" */
const LEAST_OF = new RegExp(`\\bat least (${NUM}) (?:out )?of\\b`, "iu");
/** "Every one of the six", "not one of the fourteen", "each shows one of the four" */
const ONE_EACH = /\b(?:every|each|not|any|only|no) (?:\p{L}+ ){0,3}$/iu;

/** "executed 40", "40 executed" in shown output */
const TALLIED =
  /(?<!\p{L})(?:(\p{L}{3,}):? +(\d[\d,]*)|(\d[\d,]*) (\p{L}{3,}))(?![\p{L}\d.%/:]| ?(?:\/|of|ms|s|kb|mb)(?!\p{L}))/u;
const TALLIES = new RegExp(TALLIED.source, "gu");

/** Shown output that tallies what the condition does to its things, and comes to fewer: "executed 40" of 42. */
function tallied(clause: Clause, wanted: Wanted): string | null {
  if (wanted.count < 3 || PAST.test(clause.plain)) return null;
  const doing = wanted.terms.filter(
    (term) => DOING.test(term.word) && !wanted.counted.some(({ word }) => word === term.word),
  );
  if (doing.length === 0) return null;
  for (const match of clause.plain.matchAll(TALLIES)) {
    const value = readNumber(match[2] ?? match[3] ?? "");
    if (value === null || value >= wanted.count || value * 2 < wanted.count) continue;
    const word = match[1] ?? match[4] ?? "";
    // "run 46" of its own, not "run 2  9c41e0".
    if (word.length < 4 && !/^\W*\p{L}+:? +\d[\d,]*\W*$/u.test(clause.plain)) continue;
    if (mentions(word, doing)) return match[0];
  }
  return null;
}

/** What is done to things, by its ending. */
const DOING = /^(?:\p{L}{3,}(?:ed|wn|lt|nt|en)|run|ran|read|met|kept|held|set)$/iu;

const OF_WHICH = new RegExp(
  `\\b(${NUM})\\b[^.;]{0,40}\\b(?:of which|of them|dont|davon|de las cuales|de los cuales|dos quais|das quais|di cui)\\s(?:only |nur |solo )?(${NUM})\\b`,
  "iu",
);

/** "24 pages in total, of which 21 are translated". */
function ofWhich(clause: Clause, wanted: Wanted): string | null {
  const match = OF_WHICH.exec(clause.plain);
  const whole = readNumber(match?.[1] ?? "");
  const part = readNumber(match?.[2] ?? "");
  return match !== null && whole !== null && part !== null && whole === wanted.count && part < whole
    ? match[0]
    : null;
}

/** "most of the messages", "all sheets but December". */
function mostly(clause: Clause, wanted: Wanted): string | null {
  if (clause.kind === "code") return null;
  const match = MOSTLY.exec(clause.text);
  if (match === null || NOT_MOSTLY.test(clause.text)) return null;
  // "All branches but main" may be what was asked; "most of the afternoon" is a time.
  if (EXCEPTS.test(match[0]) && EXCEPTS.test(wanted.text)) return null;
  if (A_TIME.test(clause.text.slice(match.index))) return null;
  return shares(clause, wanted.terms, 2) ? match[0] : null;
}

const EXCEPTS = /\b(?:but|except|save|exception|apart)\b/u;
const A_TIME =
  /^(?:most|half|some) of (?:the |an? |my )?(?:day|morning|afternoon|evening|night|week|hour|time)\b/u;

const FEW =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)(?!\p{L})/u;

/** A bound, of which less is better. */
const WITHIN =
  /(?<!\p{L})(?:within|binnen|innerhalb|höchstens|maximal|en moins de|en menos de|em menos de|entro)(?!\p{L})/iu;

/** The stated number is nowhere in the message and a smaller one stands before the same noun. */
function fewer(clause: Clause, wanted: Wanted): string | null {
  if (wanted.counted.length === 0 || !FEW.test(clause.plain) || WITHIN.test(wanted.text))
    return null;
  const words = clause.plain.match(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu) ?? [];
  for (let i = 0; i < words.length; i++) {
    const value = readNumber((words[i] ?? "").replace(/[.,]+$/u, ""));
    if (value === null || value < 2 || value >= wanted.count || !Number.isInteger(value)) continue;
    // "on the Pi 4: 61,000 messages": the number of a name.
    if (readNumber(words[i + 1] ?? "") !== null) continue;
    const behind = words.slice(i + 1, i + 1 + wanted.counted.length).join(" ");
    if (mentions(behind, wanted.counted.slice(0, 2), 0.5) && !PAST.test(clause.plain))
      return `${words[i]} ${words[i + 1] ?? ""}`;
  }
  return null;
}
