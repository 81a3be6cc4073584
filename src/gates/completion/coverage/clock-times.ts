/** Durations written as on a clock, one for each thing: "Salt 28:14, Roads 31:02", where each is to last between 25 and 35 minutes. */

import type { Document } from "../../text/document.ts";
import type { Threshold } from "./figures.ts";
import { BEFORE } from "./grid.ts";
import { recordsIn, type Told } from "./records.ts";
import { EACH } from "./table-limits.ts";
import type { Wanted } from "./wanted.ts";

const CLOCK = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?: ?(?:min(?:utes)?|h(?:ours)?))?$/u;
/** Hours of the day, and no durations. */
const OF_THE_DAY =
  /(?<!\p{L})(?:starts?|begins?|ends?|finish(?:ed|es)?|at|from|until|to|departures?|arrivals?|leaves|opens?|closes|when|clock|date)(?!\p{L})/u;
/** What is so many times a bound is none of its durations. */
const FAR = 4;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** How the durations that a message tells of each stand to a bound that each is to keep; null where it tells none. */
export function clockTimes(doc: Document, wanted: Wanted): "kept" | Place | null {
  const bounds = boundsOf(wanted);
  if (bounds.length === 0 || !EACH.test(wanted.text) || !/\d:\d\d/u.test(doc.text)) return null;
  const isInHours = /(?<!\p{L})hours?(?!\p{L})/iu.test(wanted.text);
  for (const records of recordsIn(doc)) {
    const size = Math.min(...records.map(({ parts }) => parts.length));
    for (let at = 0; at < size; at++) {
      const times = records.map((record) => timeOf(record, at, isInHours));
      if (times.includes(null) || times.some((time) => bounds.some((one) => isFar(one, time ?? 0))))
        continue;
      const beyond = times.findIndex((time) => bounds.some((one) => !keeps(one, time ?? 0)));
      const clauses = records[beyond]?.clauses;
      if (clauses === undefined) return "kept";
      return { start: clauses[0]?.start ?? 0, end: clauses.at(-1)?.end ?? 0 };
    }
  }
  return null;
}

/** The bounds of a condition, in ms. */
function boundsOf({ threshold, span, text }: Wanted): readonly Threshold[] {
  if (threshold !== null) return threshold.unit === "ms" ? [threshold] : [];
  if (span === null || span.unit !== "ms") return [];
  const both = { text, unit: "ms", inclusive: true };
  return [
    { ...both, least: true, value: span.from },
    { ...both, least: false, value: span.to },
  ];
}

function timeOf({ clauses, parts }: Told, at: number, isInHours: boolean): number | null {
  const column = clauses.find(({ plain }) => plain === parts[at])?.column ?? "";
  const match = CLOCK.exec(parts[at] ?? "");
  if (match === null || OF_THE_DAY.test(column) || BEFORE.test(column)) return null;
  const [, first, second, third] = match;
  const [whole, part] = [Number(first), Number(second)];
  const seconds =
    third === undefined ? whole * 60 + part : whole * 3600 + part * 60 + Number(third);
  return seconds * 1000 * (third === undefined && isInHours ? 60 : 1);
}

function isFar({ value }: Threshold, time: number): boolean {
  return time > value * FAR || time * FAR < value;
}

function keeps({ value, least, inclusive }: Threshold, time: number): boolean {
  if (time === value) return inclusive;
  return least ? time > value : time < value;
}
