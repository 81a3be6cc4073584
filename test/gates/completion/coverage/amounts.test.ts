import { expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const GATE = completionGate(DEFAULT_GATE_POLICY);

/** Plural, singular and deed of things of different trades. */
const THINGS: readonly (readonly [many: string, one: string, deed: string])[] = [
  ["barrels", "barrel", "scrubbed"],
  ["saddles", "saddle", "oiled"],
  ["plugins", "plugin", "ported"],
  ["lanterns", "lantern", "hung"],
];

type Frame = readonly [asked: string, whole: string, short: string];

/** N stands for the things, S for one of them, D for what is to be done. */
const FRAMES: readonly Frame[] = [
  [
    "All 16 N are D",
    "The nine red N and the seven blue N are D.",
    "The nine red N and the five blue N are D.",
  ],
  [
    "All 16 N are D",
    "On Monday nine N were D, on Tuesday the other seven.",
    "Nine N are D; the other seven keep their old look.",
  ],
  ["All 16 N are D", "Twelve N were D by hand. The rest were D by machine.", "12 of the N are D."],
  ["Every S is D", "One half of the N was D on Monday, the other half today.", "Half the N are D."],
  ["Every S is D", "Every S is D; 40 % of the N took an hour.", "97.5 % of the N are D."],
  ["Every S is D", "100 % of the N are D.", "Three quarters of the N are D."],
  [
    "Every S is D",
    "N D: upper hall 20 of 20, lower hall 18 of 18.",
    "N D: upper hall 20 of 20, lower hall 16 of 18.",
  ],
  [
    "The N of every month of 2023 are D",
    "The N of January to June and of July to December are D.",
    "The N of January through October are D.",
  ],
  [
    "The N of all four quarters are D",
    "The N of Q1, Q2, Q3 and Q4 are D.",
    "The N of Q1, Q2 and Q3 are D.",
  ],
  [
    "The N from Monday to Friday are D",
    "The N of Monday to Thursday and of Friday are D.",
    "The N of Monday, Tuesday, Wednesday and Thursday are D.",
  ],
  [
    "The N ash, elm, oak and yew are D",
    "The N from ash to yew are D.",
    "The N from ash to oak are D.",
  ],
  [
    "Ash, Elm, Oak and Yew have at least two N each, D",
    "N D: Ash 3, Elm 2, Oak 2, Yew 4.",
    "N D: Ash 3, Elm 2, Oak 1, Yew 4.",
  ],
];

test("amounts are held against all that is asked, and parts that make it stand for it", () => {
  const wrong: string[] = [];
  for (const [many, one, deed] of THINGS) {
    const filled = (text: string): string =>
      text.replace(/\b[NSD]\b/gu, (sign) => ({ N: many, S: one, D: deed })[sign] ?? sign);
    for (const [asked, whole, short] of FRAMES) {
      const doneWhen = `${filled(asked)}; the shed is locked.`;
      for (const [said, verdict] of [
        [whole, "accept"],
        [short, "reject"],
      ] as const) {
        const output = `${filled(said)} The shed is locked.`;
        if (GATE.verdict({ goal: "Get ready for May", doneWhen, output }) !== verdict)
          wrong.push(`${verdict}: ${doneWhen} / ${output}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
