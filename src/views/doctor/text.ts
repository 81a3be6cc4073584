import type { CheckUp, FindingGroup } from "../../app/check-store.ts";
import { escapeAndCut } from "../terminal/escape.ts";

/** Longer messages are cut, so that the advice after them is still seen. In UTF-16 units. */
const LIMIT = 800;

/** What doctor found, for a person: the facts, every finding with its next step, the sum. */
export function renderCheckUp({ facts, records, groups }: CheckUp): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length));
  return [
    ...facts.map(([name, value]) => `${name.padEnd(width)}  ${escapeAndCut(value, LIMIT)}`),
    ...groups.flatMap(groupLines),
    summary(records, groups),
    "",
  ].join("\n");
}

function groupLines({ level, code, count, first }: FindingGroup): readonly string[] {
  const lines = first.flatMap(({ problem }) => [
    `${level}: ${escapeAndCut(problem.message, LIMIT)} [${code}]`,
    `  next: ${escapeAndCut(problem.advice, LIMIT)}`,
  ]);
  const more = count - first.length;
  return more > 0 ? [...lines, `${level}: and ${more} more like these [${code}]`] : lines;
}

function summary(records: CheckUp["records"], groups: CheckUp["groups"]): string {
  const count = (level: FindingGroup["level"]): number =>
    groups.filter((group) => group.level === level).reduce((sum, group) => sum + group.count, 0);
  const [wrong, notes] = [count("wrong"), count("note")];
  const found = wrong === 0 ? "nothing is wrong" : `${wrong} wrong`;
  const noted = notes === 0 ? "" : `, ${notes} to know`;
  const { goals, artifacts, events } = records;
  return `${found}${noted}: looked at ${counted(goals, "goal")}, ${counted(artifacts, "artifact")} and ${counted(events, "event")}`;
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
