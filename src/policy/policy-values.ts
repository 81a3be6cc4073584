/** The values of a policy that are more than text: an address, a duration, a pattern, a directory. */
import type { LinearPattern } from "../gates/gate.ts";
import { parseDuration } from "./duration.ts";
import { compileLinearPattern } from "./linear-pattern.ts";
import type { ProblemText } from "./yaml-document.ts";

/** A value, or what is wrong with its text; `offset` says where in the text. */
export type Value<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly offset: number; readonly problem: ProblemText };

/** A regular expression of a policy; `path` names it. */
export function readPattern(source: string, path: string): Value<LinearPattern> {
  const compiled = compileLinearPattern(source);
  if (compiled.ok) return { ok: true, value: compiled.pattern };
  const { code, message, advice, offset } = compiled.problem;
  return {
    ok: false,
    offset: offset ?? 0,
    problem: { code, message: `${path}: ${message}`, advice },
  };
}

/** `https://` (any https address) or an https address without credentials, query and fragment. */
export function readHttpsPrefix(text: string): Value<string> {
  const given = text.trim();
  if (/^https:\/\/$/iu.test(given)) return { ok: true, value: "https://" };
  const problem = prefixProblem(given);
  if (problem === null) return { ok: true, value: given };
  const advice = "write an address such as https://artifacts.example.com/a/";
  return { ok: false, offset: 0, problem: { code: "policy.bad_url", message: problem, advice } };
}

function prefixProblem(given: string): string | null {
  const url = URL.parse(given);
  if (url === null) return `artifacts.url_prefix is not an address: ${given}`;
  if (url.protocol !== "https:") {
    const scheme = url.protocol.slice(0, -1);
    return `artifacts.url_prefix must start with https://, and this is ${scheme}`;
  }
  if (url.username !== "" || url.password !== "") {
    return "artifacts.url_prefix must not carry a user name or password";
  }
  return /[?#]/u.test(given) ? "artifacts.url_prefix must not have a ? or # part" : null;
}

/** Milliseconds of a duration. */
export function readDuration(text: string): Value<number> {
  const value = parseDuration(text);
  if (value !== null) return { ok: true, value };
  const problem = {
    code: "policy.bad_duration",
    message: `board.stale_after is not a duration: ${text}`,
    advice: "write whole numbers with w, d, h, m or s, e.g. 30m, 4h, 2d or 1h30m, above zero",
  };
  return { ok: false, offset: 0, problem };
}
