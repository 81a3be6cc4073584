import { describe, expect, test } from "bun:test";
import { DEFAULT_GATE_POLICY, type GateCase, type LinearPattern } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";

const gate = voiceGate(DEFAULT_GATE_POLICY);

function nudge(output: string, goal = "Weather widget", doneWhen = "shows five days"): GateCase {
  return { goal, doneWhen, output };
}

describe("the sense of a mention is judged by its neighbourhood", () => {
  test.each([
    ["Write a Kubernetes operator", "The operator requeues forever. Treat an empty field as 1."],
    ["Expression parser", "The `not` operator binds too tightly."],
    ["Operator dashboard", "The operator dashboard shows the alarm twice."],
    ["CPU monitor", "The monitor itself uses 6 % on an idle machine."],
    ["Job scheduler library", "The scheduler runs the job twice at 02:30."],
    ["Boss fight", "In phase two the boss leaves the frame."],
    ["Login query", "There is no index on the user table."],
    ["Weather widget", 'The label reads "Ask the operator" in German as well. Translate it.'],
    ["Weather widget", "Fix `the operator wants blue` in the fixture."],
    ["Weather widget", "```\nThe operator wants blue.\n```\nRemove that block from the page."],
  ])("%s accepts: %s", (goal, output) => {
    expect(gate.judge(nudge(output, goal))).toEqual({ verdict: "accept", reasons: [] });
  });

  test.each([
    [
      "Write a Kubernetes operator",
      "The operator leaves a claim behind, and the operator on duty had to delete it by hand.",
    ],
    ["Operator dashboard", "Ask the operator which alarm comes first."],
    ["Client library", "Our client wants the retries today."],
    ["Weather widget", "`Wind` is missing; that is how the user wants it."],
    ["Weather widget", "“Add wind,” says Rosa. Add it."],
  ])("%s refuses: %s", (goal, output) => {
    expect(gate.verdict(nudge(output, goal))).toBe("reject");
  });
});

test("spans are exact slices of the text and stand in order", () => {
  const output =
    "Sort it.\nTeh  opperator’s  wish: add wind.\n\nPer the CTO , rain too. Don't tell anyone.";
  const { reasons } = gate.judge(nudge(output));
  expect(reasons.length).toBeGreaterThan(2);
  let last = 0;
  for (const { span } of reasons) {
    if (span === null) throw new Error("a voice reason always has a span");
    expect(span.text).toBe(output.slice(span.start, span.end));
    expect(span.text.length).toBeGreaterThan(0);
    expect(span.start).toBeGreaterThanOrEqual(last);
    last = span.start;
  }
  expect(reasons.map((reason) => reason.span?.text)).toContain("Per the CTO");
});

describe("slips and broken lines are met", () => {
  test.each([
    "The opperator expects wind.",
    "The ope-\nrator expects wind.",
    "At mangement’s request add wind.",
    "Legal has aksed for wind.",
    "THE CLIENT WANTS WIND.",
    "The user\nwants\nwind.",
    "The\u00a0user wants wind.",
    "teh custmer wants wind",
  ])("%s", (output) => {
    expect(gate.verdict(nudge(output))).toBe("reject");
  });
});

test("patterns of the policy are added", () => {
  const pattern: LinearPattern = {
    source: "on the radar of \\w+",
    find: (text) => {
      const start = text.indexOf("on the radar of");
      return start < 0 ? null : { start, end: start + 15 };
    },
  };
  const strict = voiceGate({ ...DEFAULT_GATE_POLICY, bannedAttributionPatterns: [pattern] });
  const c = nudge("Add wind, it is on the radar of many.");
  expect(gate.verdict(c)).toBe("accept");
  expect(strict.verdict(c)).toBe("reject");
  expect(strict.judge(c).reasons.map((reason) => [reason.rule, reason.span?.text])).toEqual([
    ["voice.policy.pattern", "on the radar of"],
  ]);
});

test("an empty nudge passes", () => {
  expect(gate.judge(nudge(""))).toEqual({ verdict: "accept", reasons: [] });
});
