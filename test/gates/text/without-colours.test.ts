import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const completion = completionGate(DEFAULT_GATE_POLICY);
const voice = voiceGate(DEFAULT_GATE_POLICY);
const RED = "\x1b[1;31m";
const OFF = "\x1b[0m";

const asked = {
  goal: "Add a CSV export to the invoice page",
  doneWhen: "the export button downloads a CSV file",
};

describe("colours of a terminal in a message change no verdict:", () => {
  test.each([
    "The export button is <not> done.",
    "<The export button is not done.>",
    "The export button downloads a CSV file. <TODO>: the sorting.",
    "The export button downloads a CSV file. The <sorting> is left for later.",
    "<Tests>: <2 failed>, <10 passed>, 12 total",
    "The <export> button downloads a CSV file of the invoices.",
    "- <Done>: the export button downloads a CSV file",
    "<✓> the export button downloads a CSV file\n<✓> 12 tests pass",
  ])("%s", (text) => {
    const plain = completion.judge({ ...asked, output: text.replace(/[<>]/gu, "") });
    const output = text.replaceAll("<", RED).replaceAll(">", OFF);
    const coloured = completion.judge({ ...asked, output });
    expect(coloured.verdict).toBe(plain.verdict);
    expect(coloured.reasons.map(({ rule }) => rule)).toEqual(plain.reasons.map(({ rule }) => rule));
    expect(completion.verdict({ ...asked, output })).toBe(plain.verdict);
    for (const { span } of coloured.reasons)
      expect(span?.text).toBe(span === null ? undefined : output.slice(span.start, span.end));
  });

  test.each([
    ["of a character set", "\x1b(B", "\x1b(B\x1b[m"],
    ["of a hyperlink", "\x1b]8;;http://x\x07", "\x1b]8;;\x07"],
    ["of a hyperlink up to ST", "\x1b]8;id=1;http://x/not\x1b\\", "\x1b]8;;\x1b\\"],
    ["of a long hyperlink", `\x1b]8;;http://x/${"a".repeat(900)}\x07`, "\x1b]8;;\x07"],
    ["of a title", "\x1b]0;not done\x07", ""],
    ["of a device", "\x1bP1$r0m\x1b\\", "\x1b_G\x1b\\"],
    ["of two characters", "\x1b7", "\x1b8"],
    ["of one character", "\x9b31m", "\x9b0m"],
    ["that is cut off", "\x1b", "\x1b"],
    ["that does not end", "\x1b]", ""],
  ])("an escape %s", (_, start, end) => {
    const doneWhen = "the importer is done; the export button downloads a CSV file";
    const report = (of: string): string =>
      `The export button downloads a CSV file and the importer is ${of} done.`;
    for (const word of ["not", "wholly"]) {
      const plain = completion.judge({ ...asked, doneWhen, output: report(word) });
      const output = report(`${start}${word}${end}`);
      expect(plain.verdict).toBe(word === "not" ? "reject" : "accept");
      expect(completion.judge({ ...asked, doneWhen, output }).verdict).toBe(plain.verdict);
      expect(completion.verdict({ ...asked, doneWhen, output })).toBe(plain.verdict);
    }
  });

  test("a nudge", () => {
    const output = `The ${RED}operator${OFF} wants the export.`;
    expect(voice.verdict({ ...asked, output })).toBe("reject");
    expect(voice.judge({ ...asked, output }).reasons[0]?.span?.text).toContain(RED);
  });

  test("a long message is read in linear time", () => {
    for (const unit of [
      RED,
      `${RED} `,
      `a${RED}`,
      "\x1b[",
      `${RED}\n`,
      "\x1b]8;;",
      "\x1b(",
      "\x1bP",
    ])
      expectLinear((size) => voice.verdict({ ...asked, output: repeated(unit, size) }), 4096);
  });
});
