/**
 * A report in prose that tells the conditions in the order in which they were asked: what stands between the
 * sentences about the condition before and those about the one behind is taken for the one between them, whatever
 * its words.
 */

import { contentWords } from "../../../domain/inventory.ts";
import type { Document } from "../../text/document.ts";
import { CLAUSE_INDEX } from "./word-index.ts";
import { OF_BEFORE } from "./in-turn.ts";
import { PLAIN_REPORT } from "./message.ts";
import { termMet } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** With fewer conditions there is no order to tell. */
const LEAST_CONDITIONS = 3;
/** Past these sizes nobody tells conditions in turn. */
const MOST_CONDITIONS = 40;
const MOST_UNITS = 200;

/** Weight of a condition that a sentence inside of a paragraph may tell in none of its words. */
const FEW_WORDS = 3.6;
/** Fewer words are a title or a remark. */
const LEAST_WORDS = 3;

/** A sentence or an item. */
interface Unit {
  /** Whether it is a sentence that reports something, which no label assigns to something else. */
  readonly tells: boolean;
  /** Whether a paragraph begins with it. */
  readonly opens: boolean;
  /** The place of the condition that it says most of; -1 for none. */
  readonly about: number;
}

/** Whether a sentence stands where one about the condition would stand, and is about no other. */
export function isToldInTurn(doc: Document, wanted: Wanted, demand: Demand): boolean {
  const { conditions } = demand;
  if (conditions.length < LEAST_CONDITIONS || conditions.length > MOST_CONDITIONS) return false;
  const own = conditions.findIndex((one) => isSame(one, wanted));
  // A bound is told by a figure.
  if (own < 0 || wanted.threshold !== null) return false;
  const units = unitsOf(doc, demand);
  return units.some(
    (unit, at) => mayStandFor(unit, wanted, own) && isBetween(units, at, wanted, own),
  );
}

/** The same condition, or members of one list. */
function isSame(one: Wanted, other: Wanted): boolean {
  return one === other || (one.group !== null && one.group === other.group);
}

/** Whether a sentence can be about a condition of which it hardly says a word. */
function mayStandFor({ tells, opens, about }: Unit, wanted: Wanted, own: number): boolean {
  return tells && (about < 0 || about === own) && (opens || wanted.weight < FEW_WORDS);
}

/** Whether a sentence reports, in words enough, what is so now. */
function isTelling(text: string): boolean {
  if (/:(?:\s|$)/u.test(text) || PLAIN_REPORT.test(text) || OF_BEFORE.test(text)) return false;
  return contentWords(text).length >= LEAST_WORDS;
}

/**
 * Whether a sentence stands between those about a condition before and one behind, and there are as many such
 * sentences as conditions between the two of which nothing is said.
 */
function isBetween(units: readonly Unit[], at: number, wanted: Wanted, own: number): boolean {
  const before = neighbour(units, at, -1, own);
  const behind = neighbour(units, at, 1, own);
  if (before === null || behind === null) return false;
  const [first, last] = [before.unit.about, behind.unit.about];
  if (first >= own || last <= own) return false;
  if (last - first === 2) return true;
  const free = units
    .slice(before.at + 1, behind.at)
    .filter((unit) => mayStandFor(unit, wanted, own)).length;
  return free >= last - first - 1;
}

/** The nearest sentence in a direction that speaks of another condition; null for none. */
function neighbour(
  units: readonly Unit[],
  at: number,
  step: number,
  own: number,
): { readonly unit: Unit; readonly at: number } | null {
  for (let i = at + step; i >= 0 && i < units.length; i += step) {
    const unit = units[i];
    if (unit !== undefined && unit.about >= 0 && unit.about !== own) return { unit, at: i };
  }
  return null;
}

let read: {
  readonly doc: Document;
  readonly demand: Demand;
  readonly units: readonly Unit[];
} | null = null;

/** The sentences and items of a report; kept for the conditions that ask for them one after the other. */
function unitsOf(doc: Document, demand: Demand): readonly Unit[] {
  if (read?.doc === doc && read.demand === demand) return read.units;
  const units: Unit[] = [];
  let block = -1;
  const clauses = doc.clauses();
  if (clauses.length <= MOST_UNITS)
    for (const { kind, plain, label, block: of } of clauses) {
      if (kind !== "paragraph" && kind !== "item") continue;
      units.push({
        tells: kind === "paragraph" && label === "" && isTelling(plain),
        opens: of !== block,
        about: topicOf(`${plain} ${label}`, demand),
      });
      block = of;
    }
  read = { doc, demand, units };
  return units;
}

/** Weight from which a sentence speaks of a condition. */
const SPOKEN = 1;

/** The condition that a text says most of. */
function topicOf(text: string, demand: Demand): number {
  CLAUSE_INDEX.read(text);
  let about = -1;
  let most = 0;
  let share = 0;
  demand.conditions.forEach((one, at) => {
    for (const { terms, weight } of membersOf(one, demand)) {
      let met = 0;
      for (const term of terms) if (termMet(term, CLAUSE_INDEX)) met += term.weight;
      if (met < Math.min(SPOKEN, weight) || weight === 0) continue;
      if (met > most || (met === most && met / weight > share)) {
        about = at;
        most = met;
        share = met / weight;
      }
    }
  });
  return about;
}

function membersOf(one: Wanted, { groups }: Demand): readonly Wanted[] {
  return one.group === null ? [one] : (groups.get(one.group) ?? [one]);
}
