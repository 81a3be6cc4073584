/** Whether a delivered item tells of another thing of the same kind where its condition asks for one: XML for CSV, 54 euros for 45. */

import { findAmountRival } from "./amount-rival.ts";
import { findDescribedRival } from "./described-rival.ts";
import { findKindRival } from "./kind-rival.ts";
import { findMannerRival } from "./manner-rival.ts";
import { findMomentRival } from "./moment-rival.ts";
import { findNameRival } from "./name-rival.ts";
import { findTemperatureRival } from "./temperature-rival.ts";
import { findTurned } from "./turned-rival.ts";
import type { Rival } from "./rival.ts";

/** Longer texts tell of more than one thing. In UTF-16 units. */
const LONGEST = 160;
/** What is quoted is what somebody reads there. */
const QUOTED = /["“”][^"“”]* [^"“”]*["“”]|`[^`]* [^`]*`/gu;

/** What an item tells of, and what is asked in its place, as both stand there; null for most. */
export function findRival(condition: string, whole: string): Rival | null {
  if (condition.length > LONGEST || whole.length > LONGEST) return null;
  const item = whole.replaceAll(QUOTED, (text) => " ".repeat(text.length));
  // The number of one member of a total stands behind its condition.
  const asked = condition.replace(/ \(\d+ of \d+\)$/u, "");
  return (
    findKindRival(asked, item) ??
    findNameRival(asked, item) ??
    findDescribedRival(asked, item) ??
    findMannerRival(asked, item) ??
    findTurned(asked, item) ??
    findMomentRival(asked, item) ??
    findAmountRival(asked, item) ??
    findTemperatureRival(asked, item)
  );
}
