import { describe, expect, test } from "bun:test";
import { withoutCourtesies } from "../../../src/gates/text/courtesies.ts";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const REPORT = "The export holds 412 rows.\n- Import\n- Export";

const read = (text: string): string => withoutCourtesies(text)?.text ?? text;

describe("in front of a report", () => {
  test.each([
    "Hi there,\n\n",
    "Hello Mara! ",
    "You're right, thanks for the patience.\n\n",
    "Sure, here's where things stand.\n\n",
    "All done!\n\n",
    "Done. ",
    "Okay. ",
    "TL;DR below.\n\n",
    "Hi,\n\nDone.\n\nSummary:\n",
  ])("%j is not read", (opening) => {
    expect(read(opening + REPORT)).toBe(REPORT);
  });

  test.each([
    "Report: kind of damage, photo, note.\n",
    "Right now the pump runs. ",
    "Update of the page: done.\n",
  ])("%j is", (opening) => {
    expect(read(opening + REPORT)).toBe(opening + REPORT);
  });
});

describe("behind a report", () => {
  test.each([
    "\n\nLet me know if you'd like anything else!",
    ".\n\nLet me know if anything is unclear.",
    "\n\nHappy to answer questions.",
    "\n\nThanks!",
    "\n\nBest,\nMara",
    "\n\n— Claude",
    "\n\n---\n\nThanks for reading.",
    "\n\nTokens used: 12,340 · Duration: 3m 12s",
    "\n\n🤖 Generated with [Claude Code](https://claude.com/claude-code)\n\nCo-Authored-By: Claude <noreply@anthropic.com>",
  ])("%j is not read", (ending) => {
    expect(read(REPORT + ending).replace(/\.$/u, "")).toBe(REPORT);
  });

  test.each([
    "\n\nLet me know if you want the PDF export as well.",
    "\n\nHappy to add the PDF export next.",
    "\n\nTell me if the totals should be rounded.",
    "\n\nThanks for the tests go to Ana, who has yet to run them.",
    "\n\nTime: 1.9 s",
  ])("%j is", (ending) => {
    expect(read(REPORT + ending)).toBe(REPORT + ending);
  });
});

test("a message of nothing else stays as it is", () => {
  expect(withoutCourtesies("Done. Thanks!")).toBeNull();
});

test("reasons point into the message as it stands", () => {
  const output = "Hi there,\n\nThe page loads. The export is left for later.\n\nThanks!";
  const { reasons } = completionGate(DEFAULT_GATE_POLICY).judge({
    goal: "Build the export of the page",
    doneWhen: "the page loads; the export works",
    output,
  });
  const spans = reasons.flatMap(({ span }) => span ?? []);
  expect(spans.length).toBeGreaterThan(0);
  for (const { start, end, text } of spans) expect(output.slice(start, end)).toBe(text);
});

test("in time linear in the text", () => {
  for (const unit of ["thanks ", "hi there, ", "let me know if ", " \n", "Done. ", "- A\n"])
    expectLinear((length) => void withoutCourtesies(repeated(unit, length)));
});
