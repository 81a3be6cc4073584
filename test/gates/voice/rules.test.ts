import { describe, expect, test } from "bun:test";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";
import type { Example, VoiceRule } from "../../../src/gates/voice/rule.ts";
import { ATTRIBUTION_RULES } from "../../../src/gates/voice/rules/attribution/rules.ts";
import { PHRASE_RULES } from "../../../src/gates/voice/rules/registry.ts";

const gate = voiceGate(DEFAULT_GATE_POLICY);
const rules: readonly VoiceRule[] = [...Object.values(ATTRIBUTION_RULES), ...PHRASE_RULES];

function judge({ goal = "", doneWhen = "", output }: Example) {
  return gate.judge({ goal, doneWhen, output });
}

test("there are rules, each with an id of its own", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
});

test("phrase rules fit the bits of a sentence", () => {
  expect(PHRASE_RULES.length).toBeLessThanOrEqual(32);
});

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  test("has words for the reader and examples of both kinds", () => {
    expect(id).toMatch(/^voice(\.[a-z-]+)+$/);
    expect(rule.sentence).toMatch(/^[A-Z].*\.$/);
    expect(rule.advice).toMatch(/^[A-Z].*\.$/);
    expect(rule.passes.length).toBeGreaterThan(0);
    expect(rule.fails.length).toBeGreaterThan(0);
  });

  test.each(rule.fails.map((example) => [example.output, example] as const))(
    "refuses: %s",
    (_, example) => {
      expect(judge(example).reasons.map((reason) => reason.rule)).toContain(id);
    },
  );

  test.each(rule.passes.map((example) => [example.output, example] as const))(
    "lets pass: %s",
    (_, example) => {
      expect(judge(example)).toEqual({ verdict: "accept", reasons: [] });
    },
  );
});
