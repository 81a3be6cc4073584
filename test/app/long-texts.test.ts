/**
 * Every engine that reads what a session wrote takes time that grows with the length of the text, whatever is repeated in
 * it: a pattern that tries again from each character of a run would hold a command for minutes at 1 MiB.
 */
import { describe, test } from "bun:test";
import { lintBrief } from "../../src/domain/brief-lint.ts";
import { creditItems, readInventory } from "../../src/domain/inventory.ts";
import { lintPlainLanguage } from "../../src/domain/plain-language.ts";
import { completionGate } from "../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../src/gates/gate.ts";
import { voiceGate } from "../../src/gates/voice/gate.ts";
import { expectLinear, repeated } from "../growth.ts";

const GOAL = "Make the estimate of each test plot better for all users";
const DONE_WHEN =
  "The estimate is within 8 percent for the five test plots; at least 12 users have tried it on their own phone; " +
  "the median run takes less than 300 ms; no message is lost; a test reads the file back";
/** Totals and numbered names: what an item is searched for. */
const COUNTED = "Chapters 1, 2 and 3 are proofread; all four endpoints answer";
const MESSAGE =
  "The estimate is within 6 percent for all five test plots. 14 users tried it on their own phone. The median run takes " +
  "210 ms. No message was lost, so far in 22 runs. The test reads the file back: 12 passed.";

/** A run of one kind each, and units that break off where a sentence, a list or a bracket goes on. */
const UNITS = [
  ...Array.from(" \t\n.,;:!?-_*`~'\"()[]{}<>/\\|#=+&%$@^02aéß…–—•✅"),
  "\r\n",
  "\n- ",
  "a-",
  "1.",
  "1,",
  "a.",
  "A ",
  "a, ",
  "and ",
  "; ) (",
  ". and ",
  "and none is lost, ",
  "endpoint 2, ",
  "no test ",
  "| a ",
  "**a** ",
  "[a](b) ",
  "since then ",
];

const completion = completionGate(DEFAULT_GATE_POLICY);
const voice = voiceGate(DEFAULT_GATE_POLICY);
const TERMS = { allowedTerms: [], codenames: ["Falcon"] };

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["the inventory", readInventory],
  ["crediting", (item) => creditItems(readInventory(COUNTED), [item])],
  [
    "the completion gate",
    (output) => completion.judge({ goal: GOAL, doneWhen: DONE_WHEN, output }),
  ],
  [
    "the completion gate, by a goal",
    (text) => completion.judge({ goal: text, doneWhen: text, output: MESSAGE }),
  ],
  ["the voice gate", (output) => voice.judge({ goal: GOAL, doneWhen: DONE_WHEN, output })],
  ["the lint of goals", (text) => lintPlainLanguage(text, { field: "goal", ...TERMS })],
  ["the lint of done_when", (text) => lintPlainLanguage(text, { field: "done_when", ...TERMS })],
  [
    "the lint of briefs",
    (text) => lintBrief(`Built: ${text}\nDoes: ${text}\nWorks: ${text}`, TERMS),
  ],
];

describe("long texts take time in proportion to their length", () => {
  for (const [name, read] of READERS)
    test(name, () => {
      for (const unit of UNITS)
        for (const end of ["", " x 2"])
          expectLinear((length) => void read(repeated(unit, length) + end), 4096);
    });
});
