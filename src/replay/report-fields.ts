/** Typed access to the fields of parsed JSON, noting what is wrong with them. */
import { excerpt } from "../domain/excerpt.ts";

/** One thing that is wrong with a stored report, for one line of an error message. */
export interface FieldProblem {
  /** Stable: `report.wrong_type`, … */
  readonly code: string;
  /** What is wrong; text of the file is quoted as it stands: escape it. */
  readonly message: string;
  /** What to do instead. */
  readonly advice: string;
}

/** What every problem with a stored report comes down to. */
export const STORE_AGAIN = "make the report again with --format json and leave it as it is";

/** The fields of one JSON object; a missing one or one of another type is noted and replaced. */
export interface Fields {
  /** As a person names the object, e.g. `cases[3].reasons[0]`; empty for the whole. */
  readonly path: string;
  readonly text: (key: string) => string;
  readonly textOrNull: (key: string) => string | null;
  /** Null as well where an older version of the format has no such key. */
  readonly optionalText: (key: string) => string | null;
  readonly optionalCount: (key: string) => number | null;
  /** A whole number from 0 upwards. */
  readonly count: (key: string) => number;
  readonly number: (key: string) => number;
  readonly flag: (key: string) => boolean;
  readonly oneOf: <T extends string>(key: string, words: readonly [T, ...T[]]) => T;
  readonly object: (key: string) => Fields | null;
  /** Null as well where the file says null. */
  readonly objectOrNull: (key: string) => Fields | null;
  readonly objects: (key: string) => readonly Fields[];
}

/** The fields of `value`, or null and a problem when it is no object. */
export function fieldsOf(value: unknown, path: string, problems: FieldProblem[]): Fields | null {
  const note = (key: string, wanted: string, found: unknown): void => {
    const message = `${join(path, key)} must be ${wanted}, and is ${kindOf(found)}`;
    problems.push({ code: "report.wrong_type", message, advice: STORE_AGAIN });
  };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    note("", "an object", value);
    return null;
  }
  const held = new Map<string, unknown>(Object.entries(value));
  const read = <T>(key: string, wanted: string, otherwise: T, is: (v: unknown) => v is T): T => {
    const found = held.get(key);
    if (is(found)) return found;
    note(key, wanted, found);
    return otherwise;
  };
  const isAbsent = (key: string): boolean => (held.get(key) ?? null) === null;
  const object = (key: string): Fields | null => fieldsOf(held.get(key), join(path, key), problems);
  return {
    path,
    text: (key) => read(key, "text", "", isText),
    textOrNull: (key) => (held.get(key) === null ? null : read(key, "text or null", "", isText)),
    optionalText: (key) => (isAbsent(key) ? null : read(key, "text or null", "", isText)),
    optionalCount: (key) =>
      isAbsent(key) ? null : read(key, "a whole number or null", 0, isCount),
    count: (key) => read(key, "a whole number", 0, isCount),
    number: (key) => read(key, "a number", 0, isNumber),
    flag: (key) => read(key, "true or false", false, isFlag),
    oneOf: (key, words) =>
      read(key, words.join(" or "), words[0], (v): v is (typeof words)[0] =>
        words.some((word) => word === v),
      ),
    object,
    objectOrNull: (key) => (held.get(key) === null ? null : object(key)),
    objects: (key) =>
      read(key, "a list", [], isList).flatMap(
        (item, index) => fieldsOf(item, `${join(path, key)}[${index}]`, problems) ?? [],
      ),
  };
}

function join(path: string, key: string): string {
  if (path === "") return key === "" ? "the report" : key;
  return key === "" ? path : `${path}.${key}`;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `“${excerpt(value, 60)}”`;
  return typeof value === "object" ? "an object" : JSON.stringify(value);
}
