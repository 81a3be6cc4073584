import { describe, expect, test } from "bun:test";
import { readOrder } from "../../../../src/gates/completion/orders/read-order.ts";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../../growth.ts";

const GATE = completionGate(DEFAULT_GATE_POLICY);

interface Work {
  readonly goal: string;
  readonly doneWhen: string;
  /** What reports the condition that is not the step's. */
  readonly rest: string;
  /** What reports the step's. */
  readonly done: string;
  readonly step: string;
  readonly ing: string;
  readonly state: string;
  readonly who: string;
  readonly third: string;
  readonly use: string;
  readonly look: string;
  readonly titles: readonly [string, string];
}

const WORKS: readonly Work[] = [
  {
    goal: "Show the harbour chart in the crew app.",
    doneWhen: "the chart tiles appear in the app; the buoys carry their numbers",
    rest: "All 212 buoys carry their numbers, checked against the list.",
    done: "The chart tiles appear in the app on both tablets.",
    step: "drop the chart key into `keys.toml`",
    ing: "dropping the chart key into `keys.toml`",
    state: "the chart tiles appear",
    who: "the harbour office",
    third: "drops the chart key into `keys.toml`",
    use: "Tap any buoy and its card opens.",
    look: "have a look at the two screenshots",
    titles: ["Add the chart tiles", "Number the buoys"],
  },
  {
    goal: "Give the brewery its batch labels.",
    doneWhen: "every batch has a label; the labels are printed",
    rest: "Every batch has a label with date and hops.",
    done: "The labels are printed, 400 of them.",
    step: "send the sheet to the printer in the cellar",
    ing: "sending the sheet to the printer in the cellar",
    state: "the labels are printed",
    who: "the cellar team",
    third: "sends the sheet to the printer",
    use: "Scan a label and the batch shows.",
    look: "take a look at the proof",
    titles: ["Add a label for each batch", "Print the labels"],
  },
  {
    goal: "Release the tide library.",
    doneWhen: "the notes name all changes; version 3.4 is on the registry",
    rest: "The notes name all eleven changes.",
    done: "Version 3.4 is on the registry since noon.",
    step: "push the tag from a signed machine",
    ing: "pushing the tag from a signed machine",
    state: "version 3.4 is on the registry",
    who: "a maintainer",
    third: "pushes the tag",
    use: "Pass a harbour and you get its tides.",
    look: "read the notes",
    titles: ["Name all changes", "Bump the version to 3.4"],
  },
];

const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Orders and sayings that leave the step to somebody. */
const LEFT: Readonly<Record<string, (work: Work) => string>> = {
  "an order with what comes of it": ({ step, state }) => `${up(step)}, and ${state}.`,
  "a softened one": ({ step, state }) => `Then simply ${step} and ${state}.`,
  "what comes of it behind": ({ step, state }) => `${up(step)}; from then on ${state}.`,
  "a favour": ({ step }) => `When you find a moment, ${step}.`,
  "a favour of their time": ({ step }) => `Whenever it suits you, just ${step}.`,
  "leave to go ahead": ({ step }) => `Go ahead and ${step}.`,
  "a kindness": ({ step }) => `Be so kind as to ${step}.`,
  "a question": ({ ing }) => `Mind ${ing}?`,
  "a wish": ({ step }) => `I'd be grateful if you could ${step}.`,
  "all it takes": ({ ing }) => `All it takes now is ${ing}.`,
  "a matter of": ({ ing }) => `From here it's merely a matter of ${ing}.`,
  "what is yours": ({ ing }) => `${up(ing)} is yours.`,
  "the rest": () => "The rest is yours!",
  "who goes on": ({ who }) => `${up(who)} takes it from here.`,
  "who is left it": ({ ing, who }) => `I leave ${ing} to ${who}.`,
  "who is best at it": ({ who, third }) => `It's best if ${who} ${third}.`,
  "who is to be asked": ({ who, step }) => `I'd suggest you ask ${who} to ${step}.`,
  "who needs to": ({ who, step }) => `${up(who)} only needs to ${step}.`,
  "whose deed it waits for": ({ who, third, state }) => `As soon as ${who} ${third}, ${state}.`,
  "steps led in": ({ step }) => `\n\nOn the real machine:\n\n1. ${up(step)}\n2. Wait for the light`,
};

/** The same words of finished work. */
const FINE: Readonly<Record<string, (work: Work) => string>> = {
  "the use of it": ({ use }) => use,
  "usage by name": ({ use }) => `Usage: ${use}`,
  "a look as a favour": ({ look }) => `When you find a moment, ${look}.`,
  "leave to look": ({ look }) => `Feel free to ${look}.`,
  "a check repeated": () => "Run `make check` to see it again.",
  "whoever wants to": () => "Whoever wants to repeat the check can run `make check`.",
  "titles of commits": ({ titles: [one, other] }) => `\n\nCommits:\n\n- ${one}\n- ${other}`,
  "a quotation": ({ step }) => `The old note “When you find a moment, ${step}” is gone.`,
  "what it took": ({ ing }) => `All it took was ${ing}.`,
  "what it was": ({ ing }) => `It was merely a matter of ${ing}.`,
  "who went on": ({ who }) => `${up(who)} took it from there and finished at noon.`,
  "whose part is done": ({ who }) => `${up(who)} did its part on Monday.`,
  "no need": () => "Nothing is left for you to do.",
  "what is theirs": () => "The test machine is yours again.",
  "who takes over": () => "The night job takes over from there and zips the files.",
  "what was done": ({ ing, state }) => `After ${ing} I checked that ${state}.`,
};

const table = (frames: typeof LEFT): readonly (readonly [string, (work: Work) => string])[] =>
  Object.entries(frames);

describe("a step that is handed on", () => {
  test.each(table(LEFT))("%s", (_, frame) => {
    for (const work of WORKS) {
      const output = `${work.rest} ${frame(work)}`;
      expect({ output, verdict: GATE.verdict({ ...work, output }) }).toEqual({
        output,
        verdict: "reject",
      });
    }
  });
});

describe("no step", () => {
  test.each(table(FINE))("%s", (_, frame) => {
    for (const work of WORKS) {
      const output = `${work.rest} ${work.done} ${frame(work)}`;
      expect({ output, verdict: GATE.verdict({ ...work, output }) }).toEqual({
        output,
        verdict: "accept",
      });
    }
  });
});

test.each([
  ["put the key into § and the map loads.", "put", "the map loads"],
  ["when you have a minute, hit merge on #381 so it lands on main.", "hit", "it lands on main"],
  ["copy it to the host and restart it, and the page loads", "copy", "the page loads"],
  ["for the boards on the roof: plug in the cable", "plug", ""],
])("%j is an order", (text, verb, result) => {
  expect(readOrder(text)).toMatchObject({ verb, result });
});

test.each([
  "run time: 3 s.",
  "test results are in.",
  "search uses one index per version",
  "forward migration ran on a copy and every row has a tenant",
  "link in each mail and a switch in the page",
  "the maps key is in place",
])("%j is none", (text) => {
  expect(readOrder(text)).toBeNull();
});

test("reading takes no longer than the text", () => {
  const c = { goal: "Ship the export.", doneWhen: "the export runs; the page loads" };
  for (const part of ["put it, and ", "when you have it, ", "a click and ", "x → ", "put it in: "])
    expectLinear((size) => GATE.verdict({ ...c, output: repeated(part, size) }));
});
