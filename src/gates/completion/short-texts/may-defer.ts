/**
 * Whether a text can put work off at all, by its words alone. Nine of ten delivered items cannot, and
 * are spared the rules and the program the reading of them.
 */

import type { GatePolicy } from "../../gate.ts";
import { scanText } from "../../text/scan.ts";
import { type Calls, isCalled, openCalls } from "../clauses/word-calls.ts";
import { isDenial } from "../denying-words.ts";
import { holdsAny } from "../hints.ts";
import { neededWords } from "../languages/needed-words.ts" with { type: "macro" };
import { openWords } from "../open-states/open-words.ts" with { type: "macro" };
import { mayComeAbroad } from "./coming-abroad.ts";
import { meantWords } from "./meant-words.ts" with { type: "macro" };
import { mayTellState } from "./state.ts";

/**
 * The families of rules by which a single text says that work was put off or is not wholly done. The
 * gate's other rules judge a whole message: one that is in doubt or counts ("chapter 2 of 3") may well
 * be a delivered item.
 */
export function isDeferring(rule: string): boolean {
  return DEFERRING.test(rule);
}

const DEFERRING =
  /^completion\.(?:deferral|handover|intention|partial(?!\.(?:fraction|narrowed))|placeholder|undelivered(?!\.(?:open-state|denied-outright))|hedge\.(?:should|expected)$|(?:de|es|fr|it|pt)\.deferral$)/;

let calls: Calls | null = null;

/** False: `findDeferral` finds nothing in it. */
export function mayDefer(text: string, { deferralPhrases, deferralPatterns }: GatePolicy): boolean {
  if (deferralPhrases.length > 0 || deferralPatterns.length > 0) return true;
  calls ??= openCalls(isDeferring);
  return (
    isCalled(calls, text) ||
    holdsDenial(text) ||
    mayTellState(text) ||
    OPEN.test(text) ||
    (IN.test(text) && BESIDE_IN.test(text)) ||
    mayDeferAbroad(text) ||
    mayComeAbroad(text)
  );
}

const IN = /(?<!\p{L})in(?!\p{L})/iu;

/** A word of trouble, of what is left, or of hope. */
const OPEN = anyOf(["hoping", ...openWords().filter((word) => !IN.test(word))]);

/**
 * "In" stands in every fourth item. Its frame tells of what is "not in", which "not" calls for; all else that is found
 * by it has one of these words.
 */
const BESIDE_IN = anyOf([
  ..."outlined weaker thinner coarser too your".split(" "),
  ...meantWords(),
]);

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
}

/** What the rules of other languages than English cannot do without. */
const ABROAD: readonly string[] = neededWords();

/** Whether a rule of another language can see a deferral in it; a blank stands for all that is no letter. */
function mayDeferAbroad(text: string): boolean {
  const plain = text.normalize("NFC").toLowerCase();
  const whole = plain.replaceAll(BROKEN, "");
  return holdsAny(blanked(plain), ABROAD) || (whole !== plain && holdsAny(blanked(whole), ABROAD));
}

/** What may stand within a word: a break at a line end, and what is not shown. */
const BROKEN = /-\s*\n\s*|[\p{Cf}*_~\\]/gu;

function blanked(text: string): string {
  return ` ${text.replaceAll(/\P{L}+/gu, " ")} `;
}

function holdsDenial(text: string): boolean {
  const { wordCount, wordHash } = scanText(text);
  for (let word = 0; word < wordCount; word++) {
    const hash = wordHash[word] ?? 0;
    if (isDenial(hash)) return true;
  }
  return false;
}
