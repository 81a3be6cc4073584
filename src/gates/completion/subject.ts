/**
 * The subject matter of a case: the words of its goal and done_when. A word that the work is about
 * ("pending" in a filter for pending orders) says nothing when it turns up in the report.
 */

import { contentWords } from "../../domain/inventory.ts";
import type { GateCase } from "../gate.ts";
import { normalise } from "../text/normalise.ts";

/** What holds each clause against all of done_when reads no longer one; coverage does. */
export const LONGEST_DONE_WHEN = 4_000;

/** Asked lazily: most cases never need it. */
export interface Subject {
  /** Goal and done_when, normalised and unmasked. */
  readonly text: string;
  readonly goal: string;
  readonly doneWhen: string;
  /** done_when with its capitals and lines. */
  readonly doneWhenAsWritten: string;
  /** What the work is about: `text` without what is asked not to be: "runs without error", "no test is skipped". */
  readonly wanted: string;
  /** As `wanted`, but of a single item only what that can be about: a demo is one all over, and a van is scheduled alone. */
  readonly near: string;
  /** Whether a word, in any of its forms, occurs in goal or done_when. */
  mentions(word: string): boolean;
  /** Whether it occurs in done_when. */
  asks(word: string): boolean;
}

/**
 * The forms of a word brought to one: skip, skips, skipped, skipping. Endings of inflection alone, letter by letter, as
 * fast as each clause needs it; the stems by which the inventory compares words (`domain/inventory/words/stem.ts`) go further,
 * to "rotation" and "written".
 */
export function uninflected(word: string): string {
  let base = word;
  if (base.length > 5 && base.endsWith("ing")) base = base.slice(0, -3);
  else if (base.length > 4 && base.endsWith("ied")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith("ies")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith("ed")) base = base.slice(0, -2);
  else if (base.length > 4 && base.endsWith("es")) base = base.slice(0, -2);
  else if (base.length > 3 && base.endsWith("s") && !base.endsWith("ss")) base = base.slice(0, -1);
  if (base.length > 3 && base.endsWith("e")) base = base.slice(0, -1);
  const last = base.charCodeAt(base.length - 1);
  if (base.length > 3 && last === base.charCodeAt(base.length - 2) && last !== 115)
    base = base.slice(0, -1);
  return base;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, each without its inflection. */
export function uninflectedWords(text: string): Set<string> {
  const stems = new Set<string>();
  for (const [word] of text.matchAll(WORD)) stems.add(uninflected(word));
  return stems;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text holds a word of this stem; without taking all of it apart. */
function holdsForm(text: string, wanted: string): boolean {
  const head = wanted.slice(0, 4);
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, at + 1)) {
    if (at > 0 && LETTER.test(text.charAt(at - 1))) continue;
    let end = at + head.length;
    while (end < text.length && LETTER.test(text.charAt(end))) end++;
    if (uninflected(text.slice(at, end)) === wanted) return true;
  }
  return false;
}

const UNWANTED =
  /\b(?:no|not|without|zero|0|never|neither|nor|none|free of|nothing)\b(?: \w+){0,2}? (?:an? |any |its )?(?:\w*(?:errors?|warnings?|failures?|faults?|fail\w*|crash\w*|skip\w*|missing|left|remain\w*|open|broken|todos?|stubs?|placeholders?))\b/g;

export function readSubject(c: GateCase): Subject {
  return new LazySubject(c, c.goal);
}

/** So many words of the goal on either side of one that an item has are what the item is about. */
const AROUND = 3;
/** "Find the missing invoices": the answer is what is missing, in whatever words. */
const FINDS_LACKING =
  /\b(?:find|list|count|report|record|track|note|show|mark|search for|inventory|tell|say|write down) (?:(?:\S+ ){0,2}|(?:which|what|who) (?:\S+ ){1,5})(?:missing|broken|lost|absent|absences|lacking|incomplete|unfinished|open|outstanding|pending|overdue|late|un(?:paid|read|used|known|resolved|answered))\b/iu;

/** What holds or passes on such an answer: "the list is on the wiki". */
const HOLDS_ANSWER =
  /\b(?:lists?|listed|tables?|tabulated|pages?|wiki|boards?|reports?|reported|memos?|notes?|noted|mails?|mailed|letters?|papers?|sheets?|figures?|numbers?|counts?|counted|known|registers?|records?|recorded|files?|overviews?|charts?|marked|named?|documents?|answers?)\b/iu;

/** Whether the work is to find what is missing or open, and to say so. */
function asksWhatLacks(goal: string, doneWhen: string): boolean {
  return FINDS_LACKING.test(goal) && HOLDS_ANSWER.test(doneWhen);
}

/** A delivery that is missing, and not what was found: "upload missing", "sending is pending", "second half missing". */
const DELIVERY_LACKS =
  /(?:^|[,;:.–—] ?)(?:the |our |its )?(?:(?!missing|pending|outstanding|lacking|remaining|(?:every|some|no|any)thing)\p{L}{3,}ing|(?:first|second|third|last|other|remaining) \p{L}+|half|rest|part \p{L}+|upload|publication|approval|review|signature|stamp|survey|access|password|login|tape|nails?)(?: \p{L}+)? (?:(?:is|are|was|still|yet|to be) )*(?:missing|pending|outstanding|open|unfinished|incomplete|lacking|left|absent|overdue)(?!\p{L})/iu;

/** Whether an item can be what the work was to find missing or open. */
export function isFinding(item: string, goal: string, doneWhen: string): boolean {
  return asksWhatLacks(goal, doneWhen) && !DELIVERY_LACKS.test(item);
}

/**
 * The subject of a single item or note: of the goal, mostly only what stands around the item's own words. "Close the gap in the
 * fence" does not make what "is on its way" the matter of the work; "List the overdue books" does that of "Overdue books: 12".
 */
export function readSubjectOfItem(c: GateCase): Subject {
  const own = new Set(contentWords(c.output));
  const words = c.goal.split(/\s+/u);
  const shared = words.map((word) => contentWords(word).some((one) => own.has(one)));
  const around = words.filter((_, at) =>
    shared.slice(Math.max(0, at - AROUND), at + AROUND + 1).includes(true),
  );
  const finds = isFinding(c.output, c.goal, c.doneWhen) ? FINDS_LACKING.exec(c.goal) : null;
  return new LazySubject(c, `${around.join(" ")} ; ${finds?.[0] ?? ""}`);
}

class LazySubject implements Subject {
  private readonly source: GateCase;
  private goalCache: string | null = null;
  private doneWhenCache: string | null = null;
  private textCache: string | null = null;
  private wantedCache: string | null = null;
  private nearCache: string | null = null;

  /** The part of the goal that is near. */
  private readonly matter: string;

  constructor(source: GateCase, matter: string) {
    this.source = source;
    this.matter = matter;
  }

  get goal(): string {
    this.goalCache ??= normalise(this.source.goal, 0, this.source.goal.length, "plain");
    return this.goalCache;
  }

  get doneWhen(): string {
    this.doneWhenCache ??= normalise(this.source.doneWhen, 0, this.source.doneWhen.length, "plain");
    return this.doneWhenCache;
  }

  get doneWhenAsWritten(): string {
    return this.source.doneWhen;
  }

  get text(): string {
    this.textCache ??= `${this.goal} ; ${this.doneWhen}`;
    return this.textCache;
  }

  get wanted(): string {
    this.wantedCache ??= this.text.replaceAll(UNWANTED, " ");
    return this.wantedCache;
  }

  get near(): string {
    if (this.matter === this.source.goal) return this.wanted;
    this.nearCache ??=
      `${normalise(this.matter, 0, this.matter.length, "plain")} ; ${this.doneWhen}`.replaceAll(
        UNWANTED,
        " ",
      );
    return this.nearCache;
  }

  mentions(word: string): boolean {
    return this.asks(word) || holdsForm(this.goal, uninflected(word));
  }

  asks(word: string): boolean {
    return holdsForm(this.doneWhen, uninflected(word));
  }
}
