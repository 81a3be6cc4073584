/** What a text says is not the work, but the work on a text has gaps like any other. */
import { expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const LIST = {
  goal: "Compile a list of unpaid invoices",
  doneWhen: "The list names every unpaid invoice with its date",
  told: "The list names every unpaid invoice with its date: 41 invoices.",
};
const REPORT = {
  goal: "Write a report that compares the two clusters",
  doneWhen:
    "The report compares latency and cost of both clusters; it has a section on known limitations",
  told: "The report compares latency and cost of both clusters, and section 5 is the section on known limitations.",
};

test.each([
  [LIST, "The older ledgers were skipped because the archive was offline."],
  [LIST, "Two ledgers could not be opened and were skipped."],
  [LIST, "The scanner failed halfway through the second box."],
  [REPORT, "The benchmark for large payloads still crashes halfway."],
  [REPORT, "The third region was skipped, its credentials had expired."],
])("a gap in the work on a text is none of its content: %#", ({ told, ...asked }, gap) => {
  expect(gate.verdict({ ...asked, output: told })).toBe("accept");
  expect(gate.verdict({ ...asked, output: `${told}\n\n${gap}` })).toBe("reject");
});

test("what a text was asked to say is its content", () => {
  const content = "Section 5 says that the benchmark for large payloads was skipped in one region.";
  const { told, ...asked } = REPORT;
  expect(gate.verdict({ ...asked, output: `${told}\n\n${content}` })).toBe("accept");
});
