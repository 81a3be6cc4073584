import { type Outcome, accept, reject, usage } from "../domain/errors.ts";
import { shown } from "./parse-flags.ts";

/** `--ask-index`. A number below zero can be read: it is the index of no ask. Error: `number.unreadable` (usage). */
export function readAskIndex(text: string): Outcome<number> {
  return readNumber(text, "--ask-index", "any");
}

/** `--limit`, from 0 upwards. Error: `number.unreadable` (usage). */
export function readLimit(text: string): Outcome<number> {
  return readNumber(text, "--limit", 0);
}

function readNumber(text: string, flag: string, least: 0 | "any"): Outcome<number> {
  const value = /^-?\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && (least === "any" || value >= least)) return accept(value);
  return reject(
    usage(
      "number.unreadable",
      `${flag} ${shown(text)} is no whole number${least === 0 ? " from 0 upwards" : ""}`,
      "write it in digits, e.g. 3",
    ),
  );
}
