import { expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY, type Verdict } from "../../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);
const judge = (output: string): Verdict =>
  gate.verdict({
    goal: "Rename the settings page for all users",
    doneWhen: "The page is renamed",
    output,
  });

test.each([1, 40, 45, 200])("no length makes a report of nothing: %d times", (times) => {
  expect(judge("Banana is yellow and ripe. ".repeat(times))).toBe("reject");
});

test("nor do figures", () => {
  const told = Array.from({ length: 20 }, (_, i) => `Banana ${i} is yellow and ripe.`);
  expect(judge(told.join(" "))).toBe("reject");
  expect(judge(`${told.join(" ")} The page is renamed.`)).toBe("accept");
});
