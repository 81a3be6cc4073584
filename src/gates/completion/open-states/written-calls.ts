/** Which words call for which frames: known before a program starts. */

import { writtenByWord } from "../../text/by-word.ts";
import { FRAMES } from "./frames.ts";

export function writtenCalls(): string {
  return writtenByWord(FRAMES, ({ calledBy }) => calledBy);
}
