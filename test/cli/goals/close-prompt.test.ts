import { afterAll, describe, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, openWorkspace } from "../workspace.ts";
import { type Typed, runInTerminal } from "../terminal.ts";

const space = openWorkspace("close-prompt");
afterAll(() => space.remove());

const QUESTION = "complete the goal all the same? [y/N, or your name] ";

function close(ref: string, typed: readonly Typed[], ...args: string[]) {
  return runInTerminal("svc-goals", ["close", "--session-ref", ref, ...args], {
    env: { SVC_ROOT: space.root, NO_COLOR: "1" },
    typed,
  });
}

function enrol(ref: string): string {
  space.goals("set", "--session-ref", ref, ...ENROLMENT);
  return space.stored(ref);
}

describe("close in a terminal", () => {
  const refusals: readonly (readonly [string, readonly Typed[]])[] = [
    ["Enter alone", [[QUESTION, "\n"]]],
    ["n", [[QUESTION, "n\n"]]],
    ["NO", [[QUESTION, "NO\n"]]],
    ["the end of input", [[QUESTION, "\u0004"]]],
    ["an arrow key", [[QUESTION, "\u001b[A\n"]]],
    [
      "y, and no name after it",
      [
        [QUESTION, "y\n"],
        ["Your name: ", "\n"],
      ],
    ],
    [
      "y twice",
      [
        [QUESTION, "y\n"],
        ["Your name: ", "yes\n"],
      ],
    ],
    [
      "y, and a word that is no name",
      [
        [QUESTION, "y\n"],
        ["Your name: ", "clear\n"],
      ],
    ],
    ...["nope", "q", "NO!", "no thanks", "?", ".", "clear", "session:agent7", "git status"].map(
      (word) => [word, [[QUESTION, `${word}\n`]]] as const,
    ),
    [
      "what may be a name, and Enter",
      [
        [QUESTION, "ask dana\n"],
        ["Sign as operator:ask dana? [y/N] ", "\n"],
      ],
    ],
  ];
  test.each(refusals)("%s means no: nothing changes", async (name, typed) => {
    const before = enrol(name);
    const { exit, screen } = await close(name, typed);
    expect(exit).toBe(1);
    expect(screen).toContain("[close.missing_item]");
    expect(screen).toContain(QUESTION);
    expect(screen.trimEnd()).toEndWith("[close.not_acknowledged]");
    expect(space.stored(name)).toBe(before);
  });

  const consents: readonly (readonly [string, readonly Typed[]])[] = [
    ["a name", [[QUESTION, "dana\n"]]],
    ["a name with its kind", [[QUESTION, " operator:dana \n"]]],
    [
      "y and then a name",
      [
        [QUESTION, "y\n"],
        ["Your name: ", "dana\n"],
      ],
    ],
    [
      "what may be a name, and y",
      [
        [QUESTION, "dana scully\n"],
        ["Sign as operator:dana scully? [y/N] ", "y\n"],
      ],
    ],
  ];
  test.each(consents)("%s completes the goal in that name", async (name, typed) => {
    enrol(name);
    const { exit, screen } = await close(name, typed);
    expect(exit).toBe(0);
    expect(screen).toMatch(/acknowledged by operator:dana/u);
    expect(JSON.parse(space.stored(name))).toMatchObject({
      status: "complete",
      closure: { acknowledged_by: expect.stringMatching(/^operator:dana( scully)?$/u) },
    });
  });

  test("Ctrl-C leaves everything as it was", async () => {
    const before = enrol("interrupted");
    const { exit } = await close("interrupted", [[QUESTION, "\u0003"]]);
    expect(exit).not.toBe(0);
    expect(space.stored("interrupted")).toBe(before);
  });

  test("what was not read is not signed: a redirect while the question stands stops it", async () => {
    enrol("changed");
    const redirect = ["redirect", "--session-ref", "changed", "--reason", "more is wanted"];
    const goal = ["--goal", "Publish the nightly build for the four platforms"];
    const done = [
      "--done-when",
      "The download page lists the BSD, Linux, macOS and Windows builds",
    ];
    const meanwhile = (): string => {
      expect(space.goals(...redirect, ...goal, ...done).exit).toBe(0);
      return "dana\n";
    };
    const { exit, screen } = await close("changed", [[QUESTION, meanwhile]]);
    expect(exit).toBe(1);
    expect(screen).toContain("[close.changed_meanwhile]");
    expect(JSON.parse(space.stored("changed"))).toMatchObject({ status: "redirected" });
  });

  test("a dry run and a close that counts ask nothing", async () => {
    enrol("dry");
    const dry = await close("dry", [], "--dry-run");
    expect(dry.exit).toBe(1);
    expect(dry.screen).not.toContain(QUESTION);
    const counted = await close("dry", [], ...DELIVERED);
    expect(counted.exit).toBe(0);
    expect(counted.screen).not.toContain(QUESTION);
  });
});
