/** The words without which no frame of what is merely meant can stand: known before a program starts. */

import { MEANT } from "../open-states/meant.ts";

export function meantWords(): readonly string[] {
  const words = MEANT.flatMap(({ calledBy }) => calledBy.split(" "));
  return [...new Set(words.map((word) => word.replace(/^'/u, "")))];
}
