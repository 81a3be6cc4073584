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

/** What the fields of a case may be: any string, a string that is not empty, or one of some words. */
const FIELDS: Readonly<Record<keyof FixtureCase, "any" | "filled" | readonly string[]>> = {
  name: "filled",
  goal: "filled",
  done_when: "filled",
  session_output: "any",
  expected_result: ["accept", "reject"],
  category: ["completion", "voice"],
};
const FIELD_NAMES = Object.keys(FIELDS);

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
    c.name !== "" &&
    c.goal !== "" &&
    c.done_when !== ""
  );
}

/** Everything that keeps a parsed JSON value from being a case, each with what to do; in field order. */
export function caseProblems(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [`is ${typeName(value)}: make it an object with ${FIELD_NAMES.join(", ")}`];
  }
  const fields = new Map(Object.entries(value));
  return Object.entries(FIELDS).flatMap(([field, rule]) => {
    if (!fields.has(field)) return [`${field} is missing: add it as a string`];
    const content: unknown = fields.get(field);
    if (typeof content !== "string") return [`${field} is ${typeName(content)}: make it a string`];
    if (rule === "filled" && content === "") return [`${field} is empty: fill it in`];
    if (typeof rule !== "string" && !rule.includes(content)) {
      const cut = content.length > 60 ? `${content.slice(0, 60)}…` : content;
      return [`${field} is "${cut}": make it ${rule.join(" or ")}`];
    }
    return [];
  });
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
