/** The things of which done_when asks for all: "every page", "all log output", "links lead to existing pages". */

import { verbBase } from "../../../domain/inventory/words/verbs.ts";
import { uninflected } from "../subject.ts";
import { FUNCTION_WORDS } from "./words.ts";

/** Things that are to be so without exception. */
export interface Whole {
  /** Their noun, without its inflection. */
  readonly head: string;
  /** All words of their name: "log" and "output" of "all log output". */
  readonly names: readonly string[];
  /** "All", "every", "any" of a condition; "" for a plain plural in one that has none. */
  readonly quantifier: string;
  /** The other words of the condition, some of which tell that a clause reports it. */
  readonly said: ReadonlySet<string>;
}

export const CONDITION_END = /[;.]\s|[;.]$|\n/u;
const QUANTIFIED =
  /(?<![\p{L}-])(all|every|both|(?<!(?:after|at|for|with|on|by|per|before|between|from|over|within|during|without|no|not|never) )(?:each|any)|(?<=^\W*)no)(?: of)?(?: (?:the|our|its|their|these|those|my|your|his|her))? ((?:\p{L}[\p{L}'’-]*(?: |$|(?=[,.:()]))){1,4})/gu;
/** "Links in the manual lead to …", "the letters are scanned": a plain plural, where the condition begins. */
const PLURAL =
  /^(?:[-*•]|\d+[.)]|\([a-z\d]\))?\s*((?:the|our) (?:[\p{L}'’-]+ ){0,2}?)?(\p{L}{3,}s)(?= (?:(?:of|in|on|to) [^,;:]{2,60}? )?(?:are|have|can|do|get|carry|show|lead|no longer|never|now|must)(?!\p{L}))/u;
/** A condition that allows an exception, or asks for a share. */
export const LIMITED =
  /(?<!\p{L})(?:except\p{L}*|apart from|other than|excluding|save for|aside from|unless|but not|all but|at least (?:half|one|two|three|\d+ ?% of)|most|some|several|where (?:possible|feasible)|any(?:thing|body|one)? (?:else|other))(?!\p{L})/u;
/** "Each test with mixed results": what picks them out may be told in other words. */
const OWN_LIMIT =
  /^ (?:(?:with|without) (?!(?:its|their|the|an?) )|(?:that|which|who|whose|above|below|over|under|\p{L}+er than) )/u;
const NOT_A_THING =
  /^(?:\p{L}*day|time?|case?|way|week|month|year|hour|night|morning|evening|minute?|second|thing|one?|longer|more?|other|later?|less|kind|sort|doubt|matter|change?|error|warning)$/u;

export function wholesOf(doneWhen: string): readonly Whole[] {
  return doneWhen
    .split(CONDITION_END)
    .filter((condition) => !LIMITED.test(condition))
    .flatMap(wholesIn);
}

function wholesIn(condition: string): readonly Whole[] {
  const found = new Map<string, Whole>();
  const add = (words: readonly string[], quantifier: string, isPlural: boolean): void => {
    const head = headOf(words, isPlural);
    if (head.length < 3 || NOT_A_THING.test(head) || found.has(head)) return;
    const said = wordsBeside(condition, head);
    found.set(head, { head, names: words.map(uninflected), quantifier, said });
  };
  for (const { 1: quantifier = "", 2: run = "" } of condition.matchAll(QUANTIFIED)) {
    const isPlural = /^(?:all|both)$/u.test(quantifier);
    const name = nameIn(run, isPlural);
    const rest = condition.slice(condition.indexOf(run) + name.join(" ").length);
    if (!OWN_LIMIT.test(rest)) add(name, quantifier, isPlural);
  }
  // "Runs in CI": without an article it may be a verb.
  const [, article, plural] = PLURAL.exec(condition.trim()) ?? [];
  if (plural !== undefined && (article !== undefined || verbBase(plural) === null))
    add([plural], found.values().next().value?.quantifier ?? "", true);
  return [...found.values()];
}

/** "Status page", and not "checks the" behind "endpoint". */
function nameIn(run: string, isPlural: boolean): readonly string[] {
  const words = run.trim().split(" ");
  const end = words.findIndex(
    (word, at) => FUNCTION_WORDS.has(word) || (!isPlural && at > 0 && /[^su]s$/u.test(word)),
  );
  return end < 0 ? words : words.slice(0, end);
}

function headOf(name: readonly string[], isPlural: boolean): string {
  const plural = isPlural ? name.find((word) => /[^su]s$/u.test(word)) : undefined;
  return uninflected(plural ?? name.at(-1) ?? "");
}

export function wordsBeside(condition: string, head: string): ReadonlySet<string> {
  const words = (condition.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word),
  );
  return new Set(words.map(uninflected).filter((word) => word !== head));
}
