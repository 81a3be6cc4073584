import { type Outcome, accept, reject, usage } from "../domain/errors.ts";
import { shown } from "./parse-flags.ts";

/** Reads a whole number as it was typed; `least` says whether numbers below zero count. Error: `number.unreadable` (usage). */
export function readNumber(text: string, flag: string, least: 0 | "any"): Outcome<number> {
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
