import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

/** What the place and the figures of a report show of a condition whose words it does not use. */

const gate = completionGate(DEFAULT_GATE_POLICY);

function rules(doneWhen: string, output: string): readonly string[] {
  const c = { goal: "Deliver the harbour work", doneWhen, output };
  return gate.judge(c).reasons.map(({ rule }) => rule);
}

describe("an item in the turn of a condition", () => {
  const asked =
    "the berths are numbered; cards come back by the Leitner rule; the cranes are greased; the tides are drawn";
  const report = (second: string): string =>
    `The harbour is done.\n\n- Berths: 44, each with its number\n${second}- Cranes: nine, greased\n- Tides: drawn for 2026\n`;

  test("is taken for it in whatever words", () => {
    expect(rules(asked, report("- Repetition: five boxes, reviewed in growing gaps\n"))).toEqual(
      [],
    );
  });

  test("has to stand there", () => {
    expect(rules(asked, report(""))).toEqual(["completion.missing.condition"]);
  });

  test("is none of a list of files", () => {
    const files =
      "The harbour is done.\n\n- `berths.py` – numbers\n- `boxes.py` – checked\n- `cranes.py` – grease\n- `tides.py` – drawing\n";
    expect(rules(asked, files)).toEqual(["completion.missing.condition"]);
  });
});

describe("figures that a condition states beside its bound", () => {
  test("the figure that it starts from is no result", () => {
    const asked = "the crane list shrinks from 900 kB to at most 400 kB; the jetty map is drawn";
    expect(rules(asked, "The jetty map is drawn. The crane list is 900 kB.")).toEqual([
      "completion.missing.threshold",
    ]);
    expect(rules(asked, "The jetty map is drawn. The crane list is 310 kB.")).toEqual([]);
  });

  test("a share that is asked for is enough", () => {
    const asked = "45 of 50 berths are numbered; the jetty map is drawn";
    expect(rules(asked, "The jetty map is drawn; 47 of 50 berths are numbered.")).toEqual([]);
    expect(rules(asked, "The jetty map is drawn; 41 of 50 berths are numbered.")).not.toEqual([]);
  });

  test("any number of a range is enough", () => {
    const asked = "25 to 30 berths are numbered; the jetty map is drawn";
    expect(rules(asked, "The jetty map is drawn. 28 berths are numbered.")).toEqual([]);
  });

  test("errors that were there at the start are not those of now", () => {
    const asked = "the crane check runs without errors; the jetty map is drawn";
    const told = "The jetty map is drawn. The crane check runs: 317 errors at the start, 0 now.";
    expect(rules(asked, told)).toEqual([]);
  });

  test("the span of a worst case is no worst case", () => {
    const asked = "crane frames stay below 2 ms; the jetty map is drawn";
    const told =
      "The jetty map is drawn. Crane frames: 1.3 ms on average, 1.8 ms worst frame over 60 seconds.";
    expect(rules(asked, told)).toEqual([]);
  });

  test("a change of another thing does not count where the bound is told to hold", () => {
    const asked = "the crane list loads in under 50 ms; the jetty map is drawn";
    const other = "The jetty map is drawn quicker as well: before 380 ms, now 140 ms.";
    expect(rules(asked, `The crane list loads in under 50 ms in all 200 calls. ${other}`)).toEqual(
      [],
    );
  });
});

test("a report in another language has as many parts as there are conditions", () => {
  const asked = "the berths are numbered; the cranes are greased; the tides are drawn";
  const told = "Die Liegeplätze sind nummeriert, und das wurde mit dem Hafenmeister geprüft.";
  expect(rules(asked, told)).not.toEqual([]);
});
