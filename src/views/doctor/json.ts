import type { CheckUp } from "../../app/check-store.ts";
import { jsonText } from "../terminal/escape.ts";

/** What doctor found, for programs. */
export function renderCheckUpJson({ facts, records, groups }: CheckUp): string {
  const value = {
    healthy: groups.every(({ level }) => level !== "wrong"),
    facts: Object.fromEntries(facts),
    records: {
      goals: records.goals,
      artifacts: records.artifacts,
      events: records.events,
    },
    findings: groups.map(({ level, code, count, first }) => ({
      level,
      code,
      count,
      first: first.map(({ problem: { message, advice } }) => ({ message, advice })),
    })),
  };
  return jsonText(value);
}
