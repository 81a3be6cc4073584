import { type Problem, refused } from "./errors.ts";
import { isPlaceholderName } from "./no-text.ts";

/** What names are written in, addresses of mail and login names with them: no character with a meaning in a shell. */
const WRITTEN = /^\p{L}[\p{L}\p{M}\p{N}\p{Zs}.'’‘·_@-]*$/u;
/** Answers to the question before, not names. */
const ANSWERS: ReadonlySet<string> = new Set(["n", "no", "q", "quit", "exit", "y", "yes"]);

/** An answer that could be the name of an operator. */
export interface SigningName {
  readonly name: string;
  /** `operator:` was typed in front, which nobody does by mistake. */
  readonly hasKind: boolean;
}

/**
 * Reads an answer as the name of an operator; null when it can be none. Whoever is asked may believe to be
 * in the shell, or want to get away, and no list of words tells that from a name: what is read here is to be
 * asked about, unless the answer itself leaves no doubt.
 */
export function readSigningName(answer: string): SigningName | null {
  const kind = /^\s*operator\s*:/iu.exec(answer)?.[0] ?? "";
  const name = answer.slice(kind.length).trim();
  const bare = name.replace(/[.\s]+$/u, "").toLowerCase();
  const isName = WRITTEN.test(name) && !ANSWERS.has(bare) && !isPlaceholderName(bare);
  return isName ? { name, hasKind: kind !== "" } : null;
}

/** What is said of an answer or a value, as it is to be shown, that can be no name. */
export function noOperatorName(shown: string, advice: string): Problem {
  return refused("close.no_name", `${shown} cannot be the name of an operator`, advice);
}
