/**
 * A report that answers the conditions point by point: as many items as conditions, each of the others
 * in its turn. The item that stands where a condition would stand is taken for it, whatever its words.
 */

import type { Document } from "../../text/document.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

/** With fewer conditions the turn of the others says little. */
const LEAST_CONDITIONS = 3;
const MOST_CONDITIONS = 40;

/** What went before is no report of a condition. */
export const OF_BEFORE =
  /(?<!\p{L})(?:at first|first (?:attempt|try|run|version|quotation)|the cause|had|were|was|before|used to|previous(?:ly)?|old|original(?:ly)?|initial(?:ly)?|would have|nobody asked|worried)(?!\p{L})/u;
/** Whether an item of the report stands in the turn of the condition, and all others in theirs. */
export function standsInTurn(doc: Document, wanted: Wanted, demand: Demand): boolean {
  const { conditions } = demand;
  if (conditions.length < LEAST_CONDITIONS || conditions.length > MOST_CONDITIONS) return false;
  if (pointsOf(doc, conditions.length).some((points) => inTurn(points, wanted, conditions)))
    return true;
  const paragraphs = paragraphsOf(doc, conditions.length);
  // What stands first may be a title.
  const own = conditions.findIndex((one) => isSame(one, wanted));
  const paragraph = paragraphs[own] ?? "";
  if (own < 1 || OF_BEFORE.test(paragraph) || LABELLED.test(paragraph)) return false;
  return paragraphs.length > 0 && inTurn(paragraphs, wanted, conditions);
}

/** Whether each of the other conditions is told where it would stand. */
function inTurn(points: readonly string[], wanted: Wanted, conditions: readonly Wanted[]): boolean {
  return conditions.every((one, at) => isSame(one, wanted) || speaksOf(points[at] ?? "", one));
}

/** The paragraphs of a message in prose behind its title, where they are as many as the conditions; empty otherwise. */
function paragraphsOf(doc: Document, count: number): readonly string[] {
  const found: string[] = [];
  let block = -1;
  for (const { kind, block: of, plain } of doc.clauses()) {
    if (kind !== "paragraph") return [];
    if (of === block) found.push(`${found.pop() ?? ""} ${plain}`);
    else found.push(plain);
    block = of;
  }
  if (TITLE.test(found[0] ?? "")) found.shift();
  return found.length === count ? found : [];
}

/** Lists, and labels of a message, that are as many as the conditions: each point with all that it says. */
function pointsOf(doc: Document, count: number): readonly (readonly string[])[] {
  const found: string[][] = [];
  let items: string[] = [];
  const labelled: string[] = [];
  let block = -1;
  let lastLabel = "";
  const end = (): void => {
    if (items.length === count) found.push(items);
    items = [];
  };
  for (const { kind, block: of, plain, label } of doc.clauses()) {
    if (kind === "item" && !FILE.test(plain)) {
      if (of === block) items.push(`${items.pop() ?? ""} ${plain}`);
      else items.push(`${label} ${plain}`);
    } else end();
    if (label !== "") {
      if (of === block && label === lastLabel) labelled.push(`${labelled.pop() ?? ""} ${plain}`);
      else labelled.push(`${label} ${plain}`);
    }
    block = of;
    lastLabel = label;
  }
  end();
  if (labelled.length === count) found.push(labelled);
  return found;
}

/** "Ruler: click and drag" says itself what it is about. */
const LABELLED = /^[^:.;]{2,40}: /u;

/** One short sentence without a figure or a sign. */
const TITLE = /^[^\d`§"“.:;]{1,90}[.:!]?$/u;

/** A list of files is no answer to conditions. */
const FILE = /^[\w./-]*[\w-]\.[a-z]\w{0,4}(?: ?[–—:-]|$)/u;

function speaksOf(text: string, { terms }: Wanted): boolean {
  return mentions(text, terms, 0.5);
}

/** The same condition, or members of one list. */
function isSame(one: Wanted, other: Wanted): boolean {
  return one === other || (one.group !== null && one.group === other.group);
}
