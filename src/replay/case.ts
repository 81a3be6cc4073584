import { excerpt } from "../domain/excerpt.ts";
import type { Verdict } from "../gates/gate.ts";
import type { Category } from "./report.ts";

/** A labelled case of a fixture file; further keys of the file are ignored. */
export interface FixtureCase {
  readonly name: string;
  readonly goal: string;
  readonly done_when: string;
  readonly session_output: string;
  readonly expected_result: Verdict;
  readonly category: Category;
}

/** What the fields of a case may be: any string, a string with more than blanks in it, or one of some words. */
const FIELDS: Readonly<Record<keyof FixtureCase, "any" | "filled" | readonly string[]>> = {
  name: "filled",
  goal: "filled",
  done_when: "filled",
  session_output: "any",
  expected_result: ["accept", "reject"],
  category: ["completion", "voice"],
};
export const FIELD_NAMES = Object.keys(FIELDS);

/** An object of cases has its array under one of these. */
export const CASE_KEYS = ["fixtures", "cases"] as const;

/** True when a parsed JSON value is a case; `caseProblems` says what is wrong with one that is not. */
export function isCase(value: unknown): value is FixtureCase {
  if (typeof value !== "object" || value === null) return false;
  const c = value as Partial<Record<keyof FixtureCase, unknown>>;
  return (
    typeof c.name === "string" &&
    typeof c.goal === "string" &&
    typeof c.done_when === "string" &&
    typeof c.session_output === "string" &&
    (c.expected_result === "accept" || c.expected_result === "reject") &&
    (c.category === "completion" || c.category === "voice") &&
    c.name.trim() !== "" &&
    c.goal.trim() !== "" &&
    c.done_when.trim() !== "" &&
    isText(c.name) &&
    isText(c.goal) &&
    isText(c.done_when) &&
    isText(c.session_output)
  );
}

/** The rule of every text from users: no NUL and no half of a surrogate pair. */
function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Everything that keeps a parsed JSON value from being a case, each with what to do; in field order. */
export function caseProblems(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [`is ${typeName(value)}: make it an object with ${FIELD_NAMES.join(", ")}`];
  }
  const fields = new Map(Object.entries(value));
  if (!FIELD_NAMES.some((field) => fields.has(field))) {
    const holder = CASE_KEYS.find((key) => fields.has(key) && !Array.isArray(fields.get(key)));
    if (holder !== undefined) {
      return [`${holder} is ${typeName(fields.get(holder))}: make it an array of cases`];
    }
    const other = [...fields].find(([, held]) => holdsArray(held))?.[0];
    if (other !== undefined) {
      return [
        `has no field of a case, and holds an array under ${JSON.stringify(other.slice(0, 60))}: if that holds the cases, put it under ${CASE_KEYS.join(" or ")} at the top of the file`,
      ];
    }
  }
  return Object.entries(FIELDS).flatMap(([field, rule]) => {
    if (!fields.has(field)) return [`${field} is missing: add it as a string`];
    const content: unknown = fields.get(field);
    if (typeof content !== "string") return [`${field} is ${typeName(content)}: make it a string`];
    if (content.includes("\0")) return [`${field} contains a NUL character: take it out`];
    if (!content.isWellFormed()) {
      return [`${field} contains half of a surrogate pair: give the text as valid Unicode`];
    }
    if (rule === "filled" && content.trim() === "") return [`${field} is empty: fill it in`];
    if (typeof rule !== "string" && !rule.includes(content)) {
      return [`${field} is "${excerpt(content, 60)}": make it ${rule.join(" or ")}`];
    }
    return [];
  });
}

/** Is it an array, or an object with one? */
function holdsArray(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(Array.isArray);
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
