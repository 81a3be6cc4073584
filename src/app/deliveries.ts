import type { CloseRequest } from "../domain/goal-close.ts";
import {
  type Crediting,
  type Inventory,
  contentWords,
  creditItems,
  readInventory,
} from "../domain/inventory.ts";
import { askedBy, isNoNote } from "../gates/completion/short-texts/word-for-word.ts";
import type { Judges, Subject } from "./context.ts";

/** What a `close` delivers, held against a goal text: all that is slow about it. */
export interface Deliveries {
  /** The conditions of the goal's done_when, in reading order. */
  readonly conditions: readonly string[];
  /** The items that put work off, each with how it does. */
  readonly deferring: readonly { readonly item: string; readonly why: string }[];
  /** The items that deliver. */
  readonly items: readonly string[];
  /** How the items that deliver are credited. */
  readonly crediting: Crediting;
  /** Pairs that are no credit: by their indices, and with the figure of the item that does not keep to the condition. */
  readonly broken: readonly {
    readonly item: number;
    readonly condition: number;
    readonly figure: string;
  }[];
  /** Pairs that are no credit either: the words of the item that tell of another deed or state than the condition asks for. */
  readonly otherDeeds: readonly {
    readonly item: number;
    readonly condition: number;
    readonly words: string;
  }[];
  /** Pairs that are no credit, since the item tells of another thing of the same kind in the place of the one that is asked for. */
  readonly rivals: readonly {
    readonly item: number;
    readonly condition: number;
    readonly asked: string;
    readonly given: string;
  }[];
  /** How the close note puts work off; null when it does not. */
  readonly note: string | null;
}

type CloseJudges = Pick<Judges, "deferral" | "brokenFigure" | "otherDeed" | "rival">;

export type ReadDeliveries = (subject: Subject) => Promise<Deliveries>;

/** A done_when longer than this is given to the judge in parts. In UTF-16 units. */
const SUBJECT_LIMIT = 2_000;

/**
 * Reads what a `close` delivers, and remembers the answer for the subject it was last asked about: a
 * transaction that finds the goal as it was before judges nothing again.
 */
export function deliveriesOf(
  request: CloseRequest,
  judges: CloseJudges,
  needsWords: boolean,
): ReadDeliveries {
  let last: { readonly subject: Subject; readonly found: Deliveries } | null = null;
  return async (subject) => {
    const { goal, doneWhen } = subject;
    if (last !== null && last.subject.goal === goal && last.subject.doneWhen === doneWhen) {
      return last.found;
    }
    const found = await readDeliveries(subject, request, judges, needsWords);
    last = { subject, found };
    return found;
  };
}

async function readDeliveries(
  subject: Subject,
  { delivered_items, close_note }: CloseRequest,
  judges: CloseJudges,
  needsWords: boolean,
): Promise<Deliveries> {
  const inventory = readInventory(subject.doneWhen);
  const about = subjectFinder(subject, inventory);
  const conditions = inventory.conditions.map(({ text }) => text);
  const asked = new Set(conditions.map((text) => text.toLowerCase()));
  const judged = new Map<string, string | null>();
  const judge = async (text: string): Promise<string | null> => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const why = await judges.deferral(text, about(text));
    judged.set(text, why);
    return why;
  };
  const deferring: { item: string; why: string }[] = [];
  const items: string[] = [];
  for (const item of delivered_items) {
    // A condition word for word is what was asked, whatever its words are.
    const why = asked.has(askedBy(item)) ? null : await judge(item);
    if (why === null) items.push(item);
    else deferring.push({ item, why });
  }
  const all = creditItems(inventory, items, { needsWords });
  const besides = othersFor(conditions, items, all.credits);
  const broken = await findBroken({ conditions, items, besides }, all, judges);
  const otherDeeds = await findOtherDeeds({ conditions, items, besides }, all, judges);
  const others = withoutBroken(all, [...broken, ...otherDeeds]);
  const told = await findRivals({ conditions, items }, others, judges);
  const isOfAnother = namesCredited(conditions, others.credits);
  const rivals = told.filter((rival) => !isOfAnother(rival));
  const crediting = withoutBroken(all, [...broken, ...otherDeeds, ...told]);
  return {
    conditions,
    deferring,
    items,
    crediting: withSurplus(crediting, told.filter(isOfAnother)),
    broken,
    otherDeeds,
    rivals,
    note: close_note === null || isNoNote(close_note) ? null : await judge(close_note),
  };
}

async function findBroken(
  { conditions, items, besides }: Told,
  { credits }: Crediting,
  { brokenFigure }: CloseJudges,
): Promise<Deliveries["broken"]> {
  const broken: { item: number; condition: number; figure: string }[] = [];
  for (const { item, condition } of pairsToCheck(credits)) {
    const [asked = "", said = ""] = [conditions[condition], items[item]];
    // Word for word it keeps to every figure: the judge of figures need not be loaded.
    if (askedBy(said) === asked.toLowerCase()) continue;
    const figure = await brokenFigure(asked, said, besides(item, condition));
    if (figure !== null) broken.push({ item, condition, figure });
  }
  return broken;
}

/** Credits by their words that are not the condition word for word. What was credited in order may tell of anything, and is said aloud. */
function* toldInOwnWords(
  conditions: readonly string[],
  items: readonly string[],
  credits: Crediting["credits"],
): Generator<Pair & { readonly asked: string; readonly said: string }> {
  for (const { item, condition, sharedWords } of credits) {
    const [asked = "", said = ""] = [conditions[condition], items[item]];
    if (sharedWords.length > 0 && askedBy(said) !== asked.toLowerCase())
      yield { item, condition, asked, said };
  }
}

async function findOtherDeeds(
  { conditions, items, besides }: Told,
  { credits }: Crediting,
  { otherDeed }: CloseJudges,
): Promise<Deliveries["otherDeeds"]> {
  const found: { item: number; condition: number; words: string }[] = [];
  for (const { item, condition, asked, said } of toldInOwnWords(conditions, items, credits)) {
    const words = await otherDeed(asked, said, besides(item, condition));
    if (words !== null) found.push({ item, condition, words });
  }
  return found;
}

async function findRivals(
  { conditions, items }: Pick<Deliveries, "conditions" | "items">,
  { credits }: Crediting,
  { rival }: CloseJudges,
): Promise<Deliveries["rivals"]> {
  const found: Deliveries["rivals"][number][] = [];
  for (const { item, condition, asked, said } of toldInOwnWords(conditions, items, credits)) {
    const other = await rival(asked, said);
    if (other !== null) found.push({ item, condition, ...other });
  }
  return found;
}

/**
 * Whether what stands in the place of a thing is asked for by another condition, which another item delivers: a second "CSV
 * export is fast" denies nothing of JSON, and is one item too many.
 */
function namesCredited(
  conditions: readonly string[],
  credits: Crediting["credits"],
): (rival: Deliveries["rivals"][number]) => boolean {
  const names = (text: string, given: string): boolean => {
    const [asked, said] = [new Set(contentWords(text)), contentWords(given)];
    return said.length > 0 && said.every((word) => asked.has(word));
  };
  return ({ item, condition, given }) =>
    !names(conditions[condition] ?? "", given) &&
    credits.some(
      (credit) =>
        credit.item !== item &&
        credit.condition !== condition &&
        names(conditions[credit.condition] ?? "", given),
    );
}

function withSurplus(crediting: Crediting, pairs: readonly Pair[]): Crediting {
  const used = new Set(crediting.credits.map(({ item }) => item));
  const left = pairs.map(({ item }) => item).filter((item) => !used.has(item));
  const surplus = [...new Set([...crediting.surplus, ...left])].toSorted((a, b) => a - b);
  return left.length === 0 ? crediting : { ...crediting, surplus };
}

/** The items besides one that may tell of a condition too. */
type Besides = (item: number, condition: number) => readonly string[];

interface Told extends Pick<Deliveries, "conditions" | "items"> {
  readonly besides: Besides;
}

function othersFor(
  conditions: readonly string[],
  items: readonly string[],
  credits: Crediting["credits"],
): Besides {
  const isOfAnother = creditedElsewhere(conditions, items, credits);
  return (item, condition) => items.filter((_, at) => at !== item && !isOfAnother(at, condition));
}

/**
 * Whether an item is credited to other conditions only, and shares more words with one of them: "capped 44 bottles" tells of
 * no further bottles that are filled.
 */
function creditedElsewhere(
  conditions: readonly string[],
  items: readonly string[],
  credits: Crediting["credits"],
): (item: number, condition: number) => boolean {
  const byItem = Map.groupBy(credits, ({ item }) => item);
  return (item, condition) => {
    const own = byItem.get(item) ?? [];
    if (own.some((credit) => credit.condition === condition)) return false;
    const said = new Set(contentWords(items[item] ?? ""));
    const shared = contentWords(conditions[condition] ?? "").filter((word) => said.has(word));
    return own.some(({ sharedWords }) => sharedWords.length > new Set(shared).size);
  };
}

/**
 * Credits by their words, and what was credited in order alone: such an item may tell a figure of another condition, and such
 * a condition may be broken by another item ("Import of the 2 GB file took 12 min", credited to its memory).
 */
function pairsToCheck(credits: Crediting["credits"]): readonly Pair[] {
  const inOrder = credits.filter(({ sharedWords }) => sharedWords.length === 0);
  const byWords = credits.filter(({ sharedWords }) => sharedWords.length > 0);
  if (inOrder.length === 0 || inOrder.length > MOST_IN_ORDER) return byWords;
  const pairs: Pair[] = [...byWords];
  for (const { item, condition } of inOrder) {
    for (const other of credits) pairs.push({ item, condition: other.condition });
    for (const other of byWords) pairs.push({ item: other.item, condition });
  }
  return pairs;
}

interface Pair {
  readonly item: number;
  readonly condition: number;
}

/** Each of them is held against all others. */
const MOST_IN_ORDER = 20;

function withoutBroken(crediting: Crediting, broken: readonly Pair[]): Crediting {
  if (broken.length === 0) return crediting;
  const rows = new Set(broken.map(({ condition }) => condition));
  return {
    ...crediting,
    credits: crediting.credits.filter(({ condition }) => !rows.has(condition)),
    uncovered: [...crediting.uncovered, ...rows].toSorted((a, b) => a - b),
  };
}

/**
 * What a text is judged against: of a long done_when only the conditions that share the most words
 * with it, so that hundreds of items against hundreds of conditions stay quick.
 */
function subjectFinder(subject: Subject, inventory: Inventory): (text: string) => Subject {
  const { goal, doneWhen } = subject;
  if (doneWhen.length <= SUBJECT_LIMIT) return () => subject;
  const known = inventory.conditions.map(({ text }) => ({ text, words: contentWords(text) }));
  return (text) => {
    const wanted = new Set(contentWords(text));
    const nearest = known
      .map((condition) => ({
        text: condition.text,
        shared: condition.words.filter((word) => wanted.has(word)).length,
      }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared);
    const lines: string[] = [];
    let length = 0;
    for (const { text: line } of nearest) {
      length += line.length;
      if (lines.length > 0 && length > SUBJECT_LIMIT) break;
      lines.push(line);
    }
    return { goal, doneWhen: lines.join("\n") };
  };
}
