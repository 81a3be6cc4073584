/** All families of caveats, and the words that call for them. */

import { writtenByWord } from "../../text/by-word.ts";
import { ADMITTED } from "./admitted.ts";
import { DEEDS, NONE_OF_IT } from "./deeds.ts";
import { DOUBTS } from "./doubts.ts";
import { IDIOMS } from "./idioms.ts";
import { OUTCOMES } from "./outcomes.ts";
import { SHARES } from "./shares.ts";
import type { Family } from "./words.ts";

const FAMILIES: readonly Family[] = [
  ...SHARES,
  ...NONE_OF_IT,
  ...DEEDS,
  ...DOUBTS,
  ...OUTCOMES,
  ...IDIOMS,
  ...ADMITTED,
];

/** Words of which nearly every caveat has one: of the writer, of the whole work or a part of it, of what is not so. */
const VOICES =
  "i we my our me us it its this that these those them they you your not t no none nothing nobody never neither only just merely half part parts portion chunk piece pieces rest remainder remaining everything whole third final last sorry sadly unfortunately honest afraid please todo tbd still caveat outstanding known what whatever there here anything something some most much more one two three ones lot bit bits skipped stuck missing left bug bugs broken commented coded untested unverified incomplete unfinished complete halfway midway partway status";
export const VOICE = "voice";

export type Caller = Family | typeof VOICE;

/** Families come first, the voice last. */
export const CALLERS: readonly Caller[] = [...FAMILIES, VOICE];

/** Which words call for which of them: known before a program starts. */
export function writtenCalls(): string {
  return writtenByWord(CALLERS, (one) => (one === VOICE ? VOICES : one.calledBy));
}
