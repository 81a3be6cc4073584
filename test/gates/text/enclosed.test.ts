import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { withoutEnclosure } from "../../../src/gates/text/enclosed.ts";
import { expectLinear, repeated } from "../../growth.ts";

const REPORT =
  'The page says "Saved" now and loads in 80 ms.\n\n- Import: 412 rows\n- The export is left for later.';

const indented = (by: string): string =>
  REPORT.split("\n")
    .map((line) => (line === "" ? "" : by + line))
    .join("\n");

const ENCLOSED: readonly (readonly [string, string])[] = [
  ["a fence", `\`\`\`\n${REPORT}\n\`\`\``],
  ["a fence with a name", `\`\`\`markdown\n${REPORT}\n\`\`\`\n`],
  ["tildes", `~~~\n${REPORT}\n~~~`],
  ["an element", `<final_answer>\n${REPORT}\n</final_answer>`],
  ["four blanks", indented("    ")],
  ["tabs", indented("\t")],
  ["a quotation", REPORT.replace(/^/gmu, "> ")],
  ["straight marks", `"${REPORT}"`],
  ["curly marks", `“${REPORT}”`],
  ["German marks", `„${REPORT}“`],
];

describe("a message that is set as one piece", () => {
  test.each(ENCLOSED)("in %s is read", (_, text) => {
    expect(withoutEnclosure(text)?.text.trim()).toBe(REPORT);
  });

  test.each(ENCLOSED)("in %s is judged like one that is not, in its own words", (_, output) => {
    const asked = {
      goal: "Build the import and the export of the ledger",
      doneWhen: "the import reads the rows; the export works",
    };
    const { verdict, reasons } = completionGate(DEFAULT_GATE_POLICY).judge({ ...asked, output });
    expect(verdict).toBe("reject");
    expect(reasons.some(({ span }) => span?.text.includes("left for later") === true)).toBe(true);
    for (const { span } of reasons)
      if (span !== null) expect(output.slice(span.start, span.end)).toBe(span.text);
  });
});

test.each([
  `Final report:\n\n\`\`\`\n${REPORT}\n\`\`\`\n\nThanks!`,
  `Hi Mara,\n\n\`\`\`\n${REPORT}\n\`\`\``,
  `Done!\n\n${REPORT.replace(/^/gmu, "> ")}`,
])("a courtesy around it hides nothing: %j", (output) => {
  const asked = { goal: "Build the export of the ledger", doneWhen: "the export works" };
  expect(completionGate(DEFAULT_GATE_POLICY).verdict({ ...asked, output })).toBe("reject");
});

test.each([
  ["code beside prose", "The page loads.\n\n```\nleft for later\n```"],
  ["two pieces of code", "```\na\n```\nand\n```\nb\n```"],
  ["code below a sentence", "This is the log:\n```\nexport left for later\n```"],
  ["an indented line", "The page loads:\n    npm run page"],
  ["a quotation and an answer", "> Is the export left for later?\nNo, it works."],
  ["marks that are closed within", '"Save" works on all pages and the answer says "Saved"'],
  ["curly marks that are closed within", "“Save” works on all pages and the answer says “Saved”"],
  ["two elements", "<b>Done</b> and <b>tested</b>\n"],
  ["an element that is not closed", "<answer>The page loads."],
  ["a short word", '"done"'],
])("%s stays as it is", (_, text) => {
  expect(withoutEnclosure(text)).toBeNull();
});

test("in time linear in the text", () => {
  for (const unit of ["```\n", "    a\n", "> ", '"', "“”", "~", "~~~ ", "```"])
    expectLinear((length) => void withoutEnclosure(repeated(unit, length)));
});
