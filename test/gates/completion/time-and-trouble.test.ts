/** Matrices of frames and of what stands in them, inside of finished reports. */
import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Work {
  readonly goal: string;
  readonly doneWhen: string;
  readonly done: string;
}

const PARSER: Work = {
  goal: "Make the parser of the ledger handle quoted fields",
  doneWhen: "quoted fields are parsed; the test suite passes",
  done: "Quoted fields are parsed. The test suite passes: 50 passed.",
};
const PUMP: Work = {
  goal: "Get the greenhouse pump running with the new controller",
  doneWhen: "the pump runs from the new controller; the tank fills in under 20 minutes",
  done: "The pump runs from the new controller. The tank fills in 14 minutes.",
};

function verdict({ goal, doneWhen }: Work, output: string): string {
  return gate.verdict({ goal, doneWhen, output });
}

/** The sentences that get another verdict than the one wanted. */
function wrong(
  wanted: "accept" | "reject",
  cases: readonly (readonly [Work, string])[],
): readonly string[] {
  return cases
    .filter(([work, said]) => verdict(work, `${work.done} ${said}`) !== wanted)
    .map(([, said]) => said);
}

const TROUBLE: readonly (readonly [Work, string])[] = [
  [PARSER, "6 tests failed"],
  [PARSER, "the build was broken"],
  [PARSER, "the parser crashed on empty lines"],
  [PARSER, "two tests were skipped"],
  [PARSER, "the export of quotes was a stub"],
  [PUMP, "the pump did not run"],
  [PUMP, "the pump was blocked"],
];

describe("the time before the work", () => {
  const frames = [
    "before the change",
    "before my change",
    "prior to the fix",
    "on the old build",
    "with the previous version",
    "at the start of the session",
    "at first",
    "originally",
    "until yesterday",
    "when I began",
    "in the state I found it in",
    "before we switched it over",
  ];

  test("trouble told of it decides nothing, wherever the frame stands", () => {
    const told = frames.flatMap((frame) =>
      TROUBLE.flatMap(([work, trouble]): (readonly [Work, string])[] => [
        [work, sentence(`${frame}, ${trouble}`)],
        [work, sentence(`${trouble} ${frame}`)],
      ]),
    );
    expect(wrong("accept", told)).toEqual([]);
  });

  test("trouble of afterwards, and what goes on, decides", () => {
    const told = [
      "After the change the build is broken.",
      "Since the change the parser crashes on empty lines.",
      "After the migration two tests fail.",
      "Before my change the build was broken, and it is broken still.",
      "The build was broken in the old setup and is broken in the new one.",
      "The export stopped halfway through the copy.",
    ];
    expect(
      wrong(
        "reject",
        told.map((said) => [PARSER, said] as const),
      ),
    ).toEqual([]);
  });

  const sizes: Work = {
    goal: "Put the landing page on a diet",
    doneWhen: "the script of the landing page is under 180 kB",
    done: "",
  };

  test("a figure of it neither breaks a bound nor keeps it", () => {
    const past = [...frames, "yesterday", "last week", "an hour ago", "formerly"];
    for (const frame of past) {
      const now = "The script of the landing page is 163 kB";
      const before = sentence(`${frame}, the script of the landing page was 264 kB`);
      expect(verdict(sizes, `${now}. ${before}`)).toBe("accept");
      expect(verdict(sizes, `The script of the landing page: 264 kB ${frame}, 163 kB now.`)).toBe(
        "accept",
      );
    }
    expect(
      verdict(
        sizes,
        "Before the change, the script of the landing page was 163 kB. Now it is 264 kB.",
      ),
    ).toBe("reject");
  });
});

describe("trouble made on purpose", () => {
  test("decides nothing", () => {
    const frames = [
      "When I pulled the cable, T",
      "I pulled the cable, and T",
      "For the test I took the fuse out, and T",
      "To see the alarm I blocked it, and T",
      "I broke it on purpose: T",
      "In the failure test, T",
      "I made it fail: T",
    ];
    const told = frames.flatMap((frame) =>
      ["the pump stopped", "the sensor failed", "the valve was stuck"].map(
        (trouble) => [PUMP, `${frame.replace(/T$/, trouble)}.`] as const,
      ),
    );
    expect(wrong("accept", told)).toEqual([]);
  });
});

describe("trouble of what was asked for", () => {
  const hall: Work = {
    goal: "Renovate the hall",
    doneWhen: "the floor is oiled; the heating works; the curtains hang",
    done: "The floor is oiled. The curtains hang.",
  };
  const predicates =
    "is down; is dead; stalled; overheats; was declined; trips the fuse; came up red; never answers; did not pass; runs out of power; gives up; is out of order; shows an error; is unusable";

  test("leaves it open", () => {
    const told = predicates.split("; ").map((said) => [hall, `The heating ${said}.`] as const);
    expect(wrong("reject", told)).toEqual([]);
  });

  test("or what is said to be left", () => {
    const left =
      "is out of scope; remains open; must wait; fell out; is yours; is only planned; needs more time; follows in a second step; is simpler than asked; was replaced by a note";
    const told = left.split("; ").map((said) => [hall, `The heating ${said}.`] as const);
    expect(wrong("reject", told)).toEqual([]);
    const followed = [hall, "The heating follows the plan of 2019 and works."] as const;
    expect(wrong("accept", [followed])).toEqual([]);
  });

  test("or what works with limits, or is only meant", () => {
    const limits =
      "works in most cases; works half the time; works except on Sundays; works with a workaround; nearly works; works only in the mornings";
    const meant =
      "I forgot to set up the heating; Planning to set up the heating; I need to set up the heating; I decided not to set up the heating; The team must set up the heating; Later I set up the heating";
    const told = [
      ...limits.split("; ").map((said) => `The heating ${said}.`),
      ...meant.split("; ").map((said) => `${said}.`),
    ];
    expect(
      wrong(
        "reject",
        told.map((said) => [hall, said] as const),
      ),
    ).toEqual([]);
    const tried = "I tried to set up the heating twice, and since noon the heating works.";
    expect(wrong("accept", [[hall, tried] as const])).toEqual([]);
  });

  test("is none where another clause reports it, or where another thing is meant", () => {
    const told = [
      "The heating works. The old pump was dead and is replaced.",
      "The heating works; at 21 °C its flame is out, as it should be.",
      "The heating works. The doorbell never answered, and nobody asked for it.",
    ];
    expect(
      wrong(
        "accept",
        told.map((said) => [hall, said] as const),
      ),
    ).toEqual([]);
  });
});

describe("what a text says", () => {
  const card: Work = {
    goal: "Write the model card of the triage model",
    doneWhen: "the card lists the limitations and the untested uses; the data set is described",
    done: "The card lists the limitations and the untested uses. The data set is described.",
  };

  test("is not the work", () => {
    const told = [
      "It names two uses that are untested.",
      "Section 3 mentions cases that we could not verify.",
      "One paragraph deals with the ward that was left out.",
      "The table contains what has not been measured.",
    ];
    expect(
      wrong(
        "accept",
        told.map((said) => [card, said] as const),
      ),
    ).toEqual([]);
  });
});

function sentence(said: string): string {
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
