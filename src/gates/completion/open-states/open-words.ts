/** The words without which no frame of trouble or of what is left can stand: known before a program starts. */

import { IN_TROUBLE } from "./in-trouble.ts";
import { UNDONE } from "./undone.ts";

export function openWords(): readonly string[] {
  return [...new Set([...IN_TROUBLE, ...UNDONE].flatMap(({ calledBy }) => calledBy.split(" ")))];
}
