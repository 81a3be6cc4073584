import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

/** What is asked for one place, thing, person or time, and told of what stands in for it. */

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Asked {
  /** The rest of the condition. */
  readonly rest: string;
  readonly where: string;
  /** The same in other words. */
  readonly meant: string;
  readonly standIns: readonly string[];
}

const ASKED: readonly Asked[] = [
  {
    rest: "the crane lifts five tonnes",
    where: "on the east quay",
    meant: "beside shed 4",
    standIns: ["in the simulator", "in our workshop", "on a scale model"],
  },
  {
    rest: "the berths are booked",
    where: "in the harbour's own ledger",
    meant: "through `ledger.book`",
    standIns: ["on a copy", "in a local database", "on staging"],
  },
  {
    rest: "the pilots are called",
    where: "on a real radio",
    meant: "through the set on the bridge",
    standIns: ["in the emulator", "with a dummy device", "in the training room"],
  },
  {
    rest: "the locks are opened",
    where: "unattended",
    meant: "with nobody on the bridge",
    standIns: ["by hand", "manually"],
  },
  {
    rest: "the buoys are lit",
    where: "outdoors",
    meant: "off the mole",
    standIns: ["indoors", "in the yard"],
  },
  {
    rest: "the chart is proofread",
    where: "by a native speaker",
    meant: "by Agnieszka from Gdynia",
    standIns: ["with DeepL", "by a language model", "by our team"],
  },
  {
    rest: "the cargo is weighed",
    where: "on the whole list",
    meant: "for each of the 812 crates",
    standIns: ["for a sample of 20", "for the first 20 crates"],
  },
];

function rules({ rest, where }: Asked, output: string): readonly string[] {
  const c = { goal: "Deliver the work", doneWhen: `${rest} ${where}; tolls are paid`, output };
  return gate.judge(c).reasons.map(({ rule }) => rule);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Frame = (asked: Asked, standIn: string) => string;

const IN_PLACE: Readonly<Record<string, Frame>> = {
  behind: ({ rest }, one) => `Tolls are paid. ${capital(rest)} ${one}.`,
  "in front": ({ rest }, one) => `${capital(one)}, ${rest}. Tolls are paid.`,
  "in an item": ({ rest }, one) => `Finished:\n\n- ${rest} ${one}\n- tolls are paid`,
  "in brackets": ({ rest }, one) => `${capital(rest)} (${one}). Tolls are paid.`,
  "in the next sentence": ({ rest }, one) => `${capital(rest)}. I did that ${one}. Tolls are paid.`,
  "in a cell": ({ rest }, one) =>
    `| What | How |\n|---|---|\n| ${rest} | ${one} |\n| Tolls | paid |`,
};

const BESIDE: Readonly<Record<string, Frame>> = {
  "as the first step": ({ rest, meant }, one) =>
    `I rehearsed it ${one}. Then ${rest} ${meant}. Tolls are paid.`,
  "first in the same sentence": ({ rest, meant }, one) =>
    `It was practised ${one}, and then ${rest} ${meant}. Tolls are paid.`,
  "as a second one": ({ rest, meant }, one) =>
    `${capital(rest)} ${meant}. Tolls are paid. I also did it ${one}, with the same result.`,
  denied: ({ rest, meant }, one) => `${capital(rest)} ${meant}, not just ${one}. Tolls are paid.`,
  "after what was asked": ({ rest, where }, one) =>
    `${capital(rest)} ${where}. Tolls are paid. The same holds ${one}.`,
};

describe("told of a stand-in", () => {
  for (const [name, frame] of Object.entries(IN_PLACE))
    test(`${name} it does not report the condition`, () => {
      const passed = ASKED.flatMap((asked) =>
        asked.standIns.filter((one) => rules(asked, frame(asked, one)).length === 0),
      );
      expect(passed).toEqual([]);
    });

  for (const [name, frame] of Object.entries(BESIDE))
    test(`${name} it does no harm`, () => {
      const blocked = ASKED.flatMap((asked) =>
        asked.standIns.filter((one) => rules(asked, frame(asked, one)).length > 0),
      );
      expect(blocked).toEqual([]);
    });

  test("it is what was asked for where done_when names it", () => {
    const blocked = ASKED.flatMap((asked) =>
      asked.standIns.filter(
        (where) =>
          rules({ ...asked, where }, `${capital(asked.rest)} ${where}. Tolls are paid.`).length > 0,
      ),
    );
    expect(blocked).toEqual([]);
  });

  test("and without one, what was asked may go in other words", () => {
    const blocked = ASKED.filter(
      (asked) => rules(asked, `${capital(asked.rest)} ${asked.meant}. Tolls are paid.`).length > 0,
    );
    expect(blocked).toEqual([]);
  });
});

test("a real thing is asked for by that word: any stand-in tells that it was none", () => {
  const asked = "the check runs on a real phone; tolls are paid";
  for (const told of [
    "I did this in the simulator.",
    "The check ran in the simulator.",
    "Checked in an emulator, since phones are scarce.",
    "The simulator stands in for the phone.",
  ]) {
    const c = { goal: "Deliver the work", doneWhen: asked, output: `Tolls are paid. ${told}` };
    expect(gate.judge(c).reasons).not.toEqual([]);
  }
});
