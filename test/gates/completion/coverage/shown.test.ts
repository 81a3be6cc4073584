import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

/** What figures, rows and sections show of a condition that no word speaks of. */

const gate = completionGate(DEFAULT_GATE_POLICY);

function rules(doneWhen: string, output: string): readonly string[] {
  const c = { goal: "Deliver the harbour work", doneWhen, output };
  return gate.judge(c).reasons.map(({ rule }) => rule);
}

describe("figures of a before and an after", () => {
  const asked = "the crane list loads in under 50 ms; the jetty map is drawn";
  const told = (figures: string): string =>
    `The jetty map is drawn and the crane list loads far more quickly.\n\n    ${figures}\n`;

  test("the later one has to keep the bound", () => {
    expect(rules(asked, told("before 412 ms ± 9 ms\n    after 68 ms ± 3 ms"))).toEqual([
      "completion.missing.threshold",
    ]);
    expect(rules(asked, told("before 412 ms ± 9 ms\n    after 38 ms ± 3 ms"))).toEqual([]);
  });

  test("a row of shown columns is compared by its last figure", () => {
    const columns = (p95: string): string =>
      "The jetty map is drawn. Crane lists load far more quickly.\n\n```\n          before   after\n" +
      `median       140      31   ms\np95          610      ${p95}   ms\np99         1450     180   ms\n\`\`\`\n`;
    const share = "95 % of crane lists load in under 80 ms; the jetty map is drawn";
    expect(rules(share, columns("96"))).toEqual(["completion.missing.threshold"]);
    expect(rules(share, columns("76"))).toEqual([]);
  });
});

test("the last of a row of ranges is no bound", () => {
  const asked = "berths are grouped into 0–30, 31–60 and over 60 days; the list is printed";
  const table = "| Days | Berths |\n|---|---|\n| 0–30 | 4 |\n| 31–60 | 7 |\n| over 60 | 1 |";
  expect(rules(asked, `The list is printed, grouped by berths.\n\n${table}\n`)).toEqual([]);
});

describe("sections", () => {
  const asked =
    "1) the berths are listed; 2) the cranes are measured; 3) the tides are drawn; 4) the origin of each figure is stored";
  const sections =
    "## Berths\n\n44 of them.\n\n## Cranes\n\nNine, by tape.\n\n## Tides\n\nFor 2026.\n";

  test("a condition without one, where each other one has its own, is left out", () => {
    expect(rules(asked, sections)).toEqual(["completion.missing.condition"]);
  });

  test("a sentence about it is enough", () => {
    expect(rules(asked, `${sections}\nThe origin of a figure stands beside it.\n`)).toEqual([]);
  });
});

test("a table of as many rows as are asked for speaks for what is counted", () => {
  const asked = "the locks are freed; a collapse trial at each of the four mooring posts";
  const table = (rows: number): string =>
    `The locks are freed.\n\n| Rope cut | Ships adrift |\n|---|---|\n${"| bow | 0 |\n".repeat(rows)}`;
  expect(rules(asked, table(4))).toEqual([]);
  expect(rules(asked, table(1))).not.toEqual([]);
});

test("a policy that asks the message for something of no known kind is kept by a word of it", () => {
  const asked =
    "the berths are listed. Policy: the final message shows the sounding before and after the work.";
  expect(rules(asked, "The berths are listed.")).toEqual(["completion.evidence.other"]);
  expect(rules(asked, "The berths are listed. Sounding: 4.1 m before, 5.0 m now.")).toEqual([]);
});
