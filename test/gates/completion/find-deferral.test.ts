import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { deferralFinder } from "../../../src/gates/completion/find-deferral.ts";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY, type GatePolicy } from "../../../src/gates/gate.ts";

const FOLDER = join(import.meta.dir, "../../../fixtures/gates");
const FAMILIES = ["deferral", "handover", "intention", "placeholder", "policy", "undelivered"];

interface Fixture {
  readonly category: string;
  readonly goal: string;
  readonly done_when: string;
  readonly session_output: string;
}

const FIXTURES: readonly Fixture[] = (
  await Promise.all(
    [...new Glob("*.json").scanSync(FOLDER)].map((file) => Bun.file(join(FOLDER, file)).json()),
  )
).flatMap((file) => (Array.isArray(file) ? file : (file.cases ?? file.fixtures)));
const MESSAGES = FIXTURES.filter(({ category }) => category === "completion");

const POLICIES: readonly (readonly [string, GatePolicy])[] = [
  ["the built-in rules", DEFAULT_GATE_POLICY],
  [
    "phrases in their place",
    { ...DEFAULT_GATE_POLICY, replaceDeferralRules: true, deferralPhrases: ["still"] },
  ],
];

test.each(POLICIES)("it is the gate's first reason that is a deferral: %s", (_, policy) => {
  const gate = completionGate(policy);
  const find = deferralFinder(policy);
  let found = 0;
  for (const { goal, done_when: doneWhen, session_output: output } of MESSAGES) {
    const c = { goal, doneWhen, output };
    const first = gate
      .judge(c)
      .reasons.find(({ rule }) => FAMILIES.includes(rule.split(".")[1] ?? ""));
    expect(find(c)).toEqual(first ?? null);
    if (first !== undefined) found += 1;
  }
  expect(found).toBeGreaterThan(50);
});

test("what is only missing or failing is no deferral", () => {
  const find = deferralFinder(DEFAULT_GATE_POLICY);
  const about = { goal: "Serve the records", doneWhen: "The server answers 404 for unknown ids" };
  expect(find({ ...about, output: "answers 404 for an unknown id; 2 tests failed" })).toBeNull();
  expect(find({ ...about, output: "the 404 page is left for later" })).not.toBeNull();
});
