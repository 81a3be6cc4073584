import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface Told {
  readonly sentence: string;
  readonly verdict: string;
}

/** The sentences of one sign, each judged within its report. */
function judged(sign: "-" | "+"): readonly Told[] {
  let [goal, doneWhen] = ["", ""];
  let reports: readonly string[] = [];
  const found: Told[] = [];
  const lines = readFileSync(new URL("open-states.txt", import.meta.url), "utf8").split("\n");
  for (const line of lines) {
    if (line.startsWith("# ")) goal = line.slice(2);
    if (line.startsWith("! ")) doneWhen = line.slice(2);
    if (line.startsWith("= ")) reports = line.slice(2).split(" | ");
    if (!line.startsWith(sign)) continue;
    const sentence = line.slice(line.indexOf(" ") + 1);
    const place = Number(line.charAt(1));
    const said =
      place === 0
        ? [...reports, sentence]
        : reports.map((report, at) => (at === place - 1 ? sentence : report));
    found.push({ sentence, verdict: gate.verdict({ goal, doneWhen, output: said.join(" ") }) });
  }
  return found;
}

describe("open-states.txt", () => {
  test("a condition of which only a state is told is refused", () => {
    expect(judged("-").filter(({ verdict }) => verdict === "accept")).toEqual([]);
  });

  test("the same words beside a report of every condition, or within one, are left alone", () => {
    expect(judged("+").filter(({ verdict }) => verdict === "reject")).toEqual([]);
  });
});

test("that one is untested", () => {
  const doneWhen = "the app starts on Android 14 and iOS 18; the crash log is clean";
  const verdictOn = (output: string): string =>
    gate.verdict({ goal: "Start it", doneWhen, output });
  expect(
    verdictOn(
      "The app starts on Android 14. The crash log is clean. The iOS 18 phone is away, so that one is untested.",
    ),
  ).toBe("reject");
  expect(
    verdictOn(
      "The app starts on Android 14 and iOS 18. The crash log is clean. A mark stands beside a phone that is untested.",
    ),
  ).toBe("accept");
});

const judgedAs = (doneWhen: string, output: string): string =>
  gate.verdict({ goal: "Do it", doneWhen, output });
const USERS = "The API returns users, 12 tests pass.";

test.each([
  [
    "The API returns users; errors are logged",
    "Errors are logged to the queue until the worker is back.",
  ],
  [
    "The API returns users; failed jobs are retried",
    "Failed jobs are retried and stay in the queue until the worker is back.",
  ],
])("what is so until something comes is told: %j: %j", (doneWhen, sentence) => {
  expect(judgedAs(doneWhen, `${USERS} ${sentence}`)).toBe("accept");
});

test.each([
  [
    "The API returns users; the errors are logged",
    "The log of errors stays off until the worker has been moved.",
  ],
  ["The API returns users; errors are logged", "Errors are not logged until the worker is back."],
  [
    "The API returns users; the old server is switched off",
    "The old server runs on until the auditors have signed.",
  ],
])("the old state until something comes is none: %j: %j", (doneWhen, sentence) => {
  expect(judgedAs(doneWhen, `${USERS} ${sentence}`)).toBe("reject");
});

test("what is by somebody is made by them, and what lies by them is theirs to finish", () => {
  expect(judgedAs("Orders are checked by the team", "The order list is by the manager.")).toBe(
    "accept",
  );
  const doneWhen = "Orders are checked and the order list is printed";
  for (const state of ["with the manager", "lying by the manager", "held by the manager"])
    expect(
      judgedAs(doneWhen, `Orders are checked, 12 tests pass. The order list is ${state}.`),
    ).toBe("reject");
});

test("a sentence of many untils is read in linear time", () => {
  expectLinear((length) =>
    judgedAs("The API returns users", `${USERS} ${repeated("until till is ", length)}.`),
  );
});
