import type { Condition } from "../../inventory.ts";
import type { Group } from "./groups.ts";
import { areOpposed, smallWords, tellingWords } from "../words/small-words.ts";
import { isParticiple } from "../words/verbs.ts";

/** What one sentence tells of one subject: "users can sign up, log in and reset their password". */
export interface Series {
  /** Indices of its conditions. */
  readonly rows: readonly number[];
  /** For each the stems that its deed does not share with all others; of a member of a list its name. */
  readonly names: readonly ReadonlySet<string>[];
}

/** The series of an inventory: clauses one behind the other of which the later take over the subject of the first. */
export function seriesOf(
  conditions: readonly Condition[],
  wanted: readonly ReadonlySet<string>[],
  groups: readonly Group[],
): readonly Series[] {
  const members = new Map(
    groups.flatMap(({ rows, names }) => rows.map((row, i) => [row, names[i]] as const)),
  );
  const found: Series[] = [];
  let row = 1;
  while (row < conditions.length) {
    const head = row - 1;
    const taken = takenOver(conditions[row]);
    // "after login, the page" behind "the page loads and"
    const subject = tellsOf(conditions[head], taken)
      ? taken
      : taken.slice(taken.lastIndexOf(", ") + 1).trim();
    row++;
    if (subject === "" || !tellsOf(conditions[head], subject)) continue;
    const list = conditions[head]?.group ?? -1;
    let from = head;
    while (conditions[from - 1]?.group === list) from--;
    while (row < conditions.length && tellsOn(conditions[row], subject)) row++;
    const rows = Array.from({ length: row - from }, (_, i) => from + i);
    const shared = new Set(
      [...(wanted[head] ?? [])].filter((word) => rows.every((one) => wanted[one]?.has(word))),
    );
    const names = rows.map((one) => {
      const named = members.get(one) ?? deedOf(conditions[one], subject);
      if (named !== null) return named;
      return new Set([...(wanted[one] ?? [])].filter((word) => !shared.has(word)));
    });
    found.push({ rows, names });
  }
  return found;
}

/** "Compressed" of "the photo is compressed below 500 kB and attached": how it was done need not be told again. */
function deedOf(condition: Condition | undefined, subject: string): ReadonlySet<string> | null {
  if (!/(?<!\p{L})(?:is|are|was|were|been|be)$/u.test(subject)) return null;
  const [deed = ""] = condition?.text.slice(subject.length).trim().split(" ", 1) ?? [];
  return isParticiple(deed) ? tellingWords(deed) : null;
}

/** "Users can" of "Users can log in", where the text itself says only "log in"; empty where nothing is taken over. */
function takenOver(condition: Condition | undefined): string {
  if (condition === undefined || condition.group !== null) return "";
  const { text, start, end } = condition;
  return text.slice(0, Math.max(0, text.length - (end - start))).trim();
}

function tellsOn(condition: Condition | undefined, subject: string): boolean {
  if (condition?.group === null && takenOver(condition) === "") return false;
  return tellsOf(condition, subject);
}

function tellsOf(condition: Condition | undefined, subject: string): boolean {
  return condition?.text.startsWith(subject) === true;
}

/** The conditions of a series that an item tells in full, more than one; empty where it tells no two of any. */
export function deedsIn(
  conditions: readonly Condition[],
  series: readonly Series[],
  delivered: string,
  words: ReadonlySet<string>,
): readonly number[] {
  const affirmed =
    delivered.search(NEGATED) >= 0 ? tellingWords(delivered.replace(NEGATED, " ")) : words;
  let most: readonly number[] = [];
  let small: ReadonlySet<string> | null = null;
  for (const { rows, names } of series) {
    const told = rows.filter((row, i) => {
      const name = names[i];
      if (name === undefined || name.size === 0) return false;
      for (const word of name) if (!words.has(word)) return false;
      const text = conditions[row]?.text ?? "";
      if (affirmed !== words && text.search(NEGATED) < 0)
        for (const word of name) if (!affirmed.has(word)) return false;
      small ??= smallWords(delivered);
      return saysSo(smallWords(text), small);
    });
    if (told.length > 1 && told.length > most.length) most = told;
  }
  return most;
}

/** "sign up" is told neither by "sign out" nor by "sign". */
function saysSo(asked: ReadonlySet<string>, small: ReadonlySet<string>): boolean {
  if (areOpposed(asked, small)) return false;
  return PARTICLES.every((word) => !asked.has(word) || small.has(word));
}

const PARTICLES = ["up", "down", "out", "off"];

/** "…, but does not send mails", "… and will send mails": to the end of its clause, or to "and logs", no deed is told. */
const NEGATED =
  /(?<!\p{L})(?:not|never|no|nothing|none|without|cannot|will|shall|should|nicht|kein\p{L}{0,2}|ohne|pas|sans|\p{L}+n['’]t)(?!\p{L})(?:(?!\s(?:and|but)\s\p{L}+s(?!\p{L}))[^,;.]){0,400}/giu;
