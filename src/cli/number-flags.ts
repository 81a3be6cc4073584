import { type Outcome, type Problem, accept, refused, reject, usage } from "../domain/errors.ts";
import { shown } from "./problems.ts";

/**
 * `--ask-index`. A number below zero can be read: it is the index of no ask. Errors: `number.unreadable`
 * (usage), `ask.not_found` for one that is greater than any index.
 */
export function readAskIndex(text: string): Outcome<number> {
  const value = /^-?\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value)) return accept(value);
  if (Number.isNaN(value)) return reject(unreadableNumber(text, "--ask-index", "whole number"));
  return reject(
    refused(
      "ask.not_found",
      `--ask-index ${shown(text)} is the index of no ask`,
      // The command line is judged before it is known where the records are, which a whole command would name.
      "give one that get shows for this session",
    ),
  );
}

/** `--limit`, from 0 upwards; one that is greater than any number of goals is no limit. Error: `number.unreadable` (usage). */
export function readLimit(text: string): Outcome<number> {
  if (/^\d+$/u.test(text)) return accept(Math.min(Number(text), Number.MAX_SAFE_INTEGER));
  return reject(unreadableNumber(text, "--limit", "whole number from 0 upwards"));
}

function unreadableNumber(text: string, flag: string, what: string): Problem {
  return usage(
    "number.unreadable",
    `${flag} ${shown(text)} is no ${what}`,
    "write it in digits, e.g. 3",
  );
}
