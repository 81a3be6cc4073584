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

test("a long report may tell it all in other words", () => {
  const output =
    "Replaced the worn washer and the seat in the kitchen faucet, greased the spindle and put the handle back on with a fresh screw. " +
    "I then kept everything closed for an hour above a paper towel: it stayed bone dry. The isolation valve is open again, the " +
    "cupboard below has been wiped and the old parts are in the bin. A second look the next morning at 8:00 gave the same result, " +
    "with 0.0 g of moisture on the kitchen scale.";
  const asked = { goal: "Fix the leaking tap", doneWhen: "The tap does not drip" };
  expect(gate.verdict({ ...asked, output })).toBe("accept");
});
