import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** A report of two conditions, what is still to be told of the third, and the words for it. */
interface Work {
  readonly goal: string;
  readonly doneWhen: string;
  readonly told: string;
  readonly rest: string;
  readonly doing: string;
  readonly act: string;
}

const WORKS: readonly Work[] = [
  {
    goal: "Open the pottery course",
    doneWhen: "twelve wheels stand in the room; the price is on the door; all bowls are glazed",
    told: "Twelve wheels stand in the room, and the price is on the door.",
    rest: "All 48 bowls are glazed.",
    doing: "glazing the bowls",
    act: "the glazing of the bowls",
  },
  {
    goal: "Split the address column",
    doneWhen: "The script passes on a copy; rolling back is tested; the live table is converted",
    told: "The script passes on a copy of 2 million rows, and rolling back is tested.",
    rest: "The live table is converted, 2,104,220 rows.",
    doing: "converting the live table",
    act: "the conversion of the live table",
  },
  {
    goal: "Hand over the film archive",
    doneWhen: "boxes are labelled; the list is signed; every reel is digitised",
    told: "The 90 boxes are labelled, and the list is signed by Ms Orth.",
    rest: "Every reel is digitised, 212 in all.",
    doing: "digitising the reels",
    act: "the digitisation of the reels",
  },
];

const OPEN: readonly string[] = [
  "Now {doing}.",
  "Right now {doing}.",
  "I'm currently {doing}.",
  "I am in the middle of {doing}.",
  "{Doing} at the moment.",
  "About to start {doing}.",
  "I have started {doing}.",
  "{Act} has begun.",
  "{Act} was started an hour ago.",
  "{Act} started at 14:05 and takes three hours.",
  "{Act} has been kicked off.",
  "{Act} has been running since breakfast.",
  "{Act} is in flight.",
  "{Act} is about to begin.",
  "{Act} continues.",
  "{Act} is queued.",
  "{Act} is lined up.",
  "{Act} is third in line.",
  "{Act} is due with the next round.",
  "{Act} stands at 62 %.",
  "{Act} has reached 62 %.",
  "{Act} has five hours to go.",
  "{Act} is expected to end at five.",
  "{Act} starts at 22:00 tonight.",
  "Tonight comes {act}.",
  "Next comes {act}.",
];

const OVER: readonly string[] = [
  "While {act} was running, the door stayed shut.",
  "After {doing} I swept the room.",
  "{Doing} took 40 minutes.",
  "{Act} started at 14:05 and ended at 15:00.",
  "I started {act} at nine; it was through at ten.",
  "I began {doing} on Monday and finished on Tuesday.",
  "{Act} has reached 100 %.",
  "{Act} is through.",
  "I was {doing} when a bulb blew; it is replaced.",
  "Nothing is queued any more.",
  "{Act} was due on Thursday and is done today.",
  "Every night a job checks it again and mails the log.",
];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function filled(frame: string, { doing, act }: Work): string {
  return frame
    .replace("{doing}", doing)
    .replace("{act}", act)
    .replace("{Doing}", upper(doing))
    .replace("{Act}", upper(act));
}

const verdictOn = ({ goal, doneWhen }: Work, ...said: readonly string[]): string =>
  gate.verdict({ goal, doneWhen, output: said.join(" ") });

describe("work that is under way", () => {
  for (const frame of OPEN)
    test(`is not done: ${frame}`, () => {
      const passed = WORKS.filter(
        (work) => verdictOn(work, work.told, filled(frame, work)) === "accept",
      );
      expect(passed.map(({ act }) => act)).toEqual([]);
    });

  for (const frame of OVER)
    test(`is over: ${frame}`, () => {
      const blocked = WORKS.filter(
        (work) => verdictOn(work, work.told, work.rest, filled(frame, work)) === "reject",
      );
      expect(blocked.map(({ act }) => act)).toEqual([]);
    });
});

test("what is asked to begin, to run or to be queued is done when it does", () => {
  const of = (goal: string, doneWhen: string, output: string): string =>
    gate.verdict({ goal, doneWhen, output });
  expect(
    of(
      "Start the cider",
      "six barrels are filled; fermentation has started; each is labelled",
      "Six barrels are filled and labelled. Fermentation has begun in all of them.",
    ),
  ).toBe("accept");
  expect(
    of(
      "Install the tide logger",
      "the logger is running on the pier; it starts at boot",
      "The logger has been running on the pier since Monday; it started at boot on Tuesday.",
    ),
  ).toBe("accept");
  expect(
    of(
      "Raise the coverage",
      "coverage of `lib/` is at least 80 %; CI is green",
      "The coverage stands at 84 %, and CI is green on main.",
    ),
  ).toBe("accept");
});
