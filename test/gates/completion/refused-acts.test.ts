import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

/** A report of two conditions, the act that is to meet the third, and what it was answered with. */
interface Act {
  readonly goal: string;
  readonly doneWhen: string;
  readonly told: string;
  readonly rest: string;
  readonly act: string;
  readonly server: string;
  readonly answer: string;
}

const ACTS: readonly Act[] = [
  {
    goal: "Release version 2.0 of the tide tables",
    doneWhen: "tests pass; the tag is pushed; the package is published on PyPI",
    told: "All 61 tests pass, and the tag is pushed.",
    rest: "The package is published on PyPI.",
    act: "the publish call",
    server: "PyPI",
    answer: "403 Forbidden",
  },
  {
    goal: "Rent the boat shed",
    doneWhen: "lease signed; lock fitted; the rent for May is paid",
    told: "The lease is signed, and a brass lock is fitted.",
    rest: "The rent for May is paid.",
    act: "the payment of the rent",
    server: "the bank",
    answer: "Transfer rejected: account closed",
  },
  {
    goal: "Enter the choir for the festival",
    doneWhen: "three songs chosen; a recording made; the entry is filed with the festival office",
    told: "Three songs are chosen, and a recording of 9 minutes is made.",
    rest: "The entry is filed with the festival office.",
    act: "the filing of the entry",
    server: "the office",
    answer: "Not accepted, deadline passed",
  },
];

const REFUSED: readonly string[] = [
  '{Act} came back with "{answer}".',
  "{Act} answered `{answer}`.",
  '{Act} was met with "{answer}".',
  '{Act} says "{answer}".',
  "{Act} → `{answer}`",
  'On {act} {server} replied: "{answer}".',
  'I tried {act}. The reply was "{answer}".',
  'The status of {act} is "{answer}".',
  "{Act} comes up red.",
  "{Act} ended in an error.",
  "{Act} was declined.",
];

const FINE: readonly string[] = [
  '{Act} came back with "{answer}" at first; with a new key it went through.',
  'Without a key {server} answers "{answer}", as it should.',
  'The note tells what "{answer}" means.',
  'No "{answer}" came back.',
  '{Act} came back with "accepted".',
];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function filled(frame: string, { act, server, answer }: Act): string {
  return frame
    .replace("{act}", act)
    .replace("{Act}", upper(act))
    .replace("{server}", server)
    .replace("{answer}", answer);
}

const verdictOn = (goal: string, doneWhen: string, output: string): string =>
  gate.verdict({ goal, doneWhen, output });

describe("an act that was answered with a refusal", () => {
  for (const frame of REFUSED)
    test(`leaves its condition open: ${frame}`, () => {
      const passed = ACTS.filter(
        (one) =>
          verdictOn(one.goal, one.doneWhen, `${one.told} ${filled(frame, one)}`) === "accept",
      );
      expect(passed.map(({ act }) => act)).toEqual([]);
    });

  for (const frame of FINE)
    test(`is no trouble: ${frame}`, () => {
      const blocked = ACTS.filter(
        (one) =>
          verdictOn(one.goal, one.doneWhen, `${one.told} ${one.rest} ${filled(frame, one)}`) ===
          "reject",
      );
      expect(blocked.map(({ act }) => act)).toEqual([]);
    });
});

describe("a refusal of the writer's own call", () => {
  for (const sentence of [
    "The provider's sandbox answered our credentials with 401 all afternoon.",
    "The rollback died with `disk full` halfway, leaving the copy unusable.",
    'The upload bounced with "file too large", and the site closed before I found a remedy.',
    "The server answered our call with 403.",
  ])
    test(`counts whatever else is told: ${sentence}`, () => {
      const told = "All 61 tests pass, and the tag is pushed. The package is published on PyPI.";
      const { goal = "", doneWhen = "" } = ACTS[0] ?? {};
      expect(verdictOn(goal, doneWhen, `${told} ${sentence}`)).toBe("reject");
    });
});

test("refusals that are asked for are what is built", () => {
  expect(
    verdictOn(
      "Keep guests out of the store room",
      "a guest card is refused; a staff card opens the door",
      'A guest card came back with "403 not allowed". The staff card opens the door.',
    ),
  ).toBe("accept");
});

test("a table cell of dots is a value that is not there", () => {
  const doneWhen = "a table gives weight and price of ash, elm and oak";
  const table =
    "| wood | weight | price |\n|---|---|---|\n| ash | 0.69 | 41 |\n| elm | 0.65 | 38 |\n";
  expect(verdictOn("Compare woods", doneWhen, `${table}| oak | 0.71 | … |`)).toBe("reject");
  expect(verdictOn("Compare woods", doneWhen, `${table}| oak | 0.71 | 44 |`)).toBe("accept");
});

test("time grows with the length of the message", () => {
  const { goal = "", doneWhen = "" } = ACTS[0] ?? {};
  expectLinear((size) => {
    verdictOn(goal, doneWhen, repeated('The call came back with "not found" again. ', size));
  });
});
