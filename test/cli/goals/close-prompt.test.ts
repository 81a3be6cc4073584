import { afterAll, describe, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, GOAL, openWorkspace } from "../workspace.ts";
import { type Typed, runInTerminal } from "../terminal.ts";

const space = openWorkspace("close-prompt");
afterAll(() => space.remove());

const QUESTION = "complete the goal all the same? [y/N, or your name] ";
const NAME = "Your name: ";
const sign = (name: string): string => `Sign as operator:${name}? [y/N] `;

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
        [NAME, "\n"],
      ],
    ],
    [
      "y twice",
      [
        [QUESTION, "y\n"],
        [NAME, "yes\n"],
      ],
    ],
    [
      "y, and a refusal",
      [
        [QUESTION, "y\n"],
        [NAME, "quit\n"],
      ],
    ],
    ...["q", "Exit.", "NO!", "?", ".", "42", "session:agent7", "operator:no", "cd /tmp"].map(
      (word) => [word, [[QUESTION, `${word}\n`]]] as const,
    ),
    ...["nooo", "hmm", "no-one", "Ask Dana", "idk", "status", "lgtm", "ctrl-c", "All Good"].map(
      (word) =>
        [
          `${word} and Enter`,
          [
            [QUESTION, `${word}\n`],
            [sign(word), "\n"],
          ],
        ] as const,
    ),
    [
      "a name, and the name again",
      [
        [QUESTION, "lee\n"],
        [sign("lee"), "lee\n"],
      ],
    ],
  ];
  test.each(refusals)("%s means no: nothing changes", async (name, typed) => {
    const before = enrol(name);
    const { exit, screen } = await close(name, typed);
    expect(exit).toBe(1);
    expect(screen).toContain("[close.missing_item]");
    for (const [prompt] of typed) expect(screen).toContain(prompt);
    expect(screen.split("Sign as")).toHaveLength(typed.some(([p]) => p.includes("Sign")) ? 2 : 1);
    expect(screen.trimEnd()).toEndWith("[close.not_acknowledged]");
    expect(space.stored(name)).toBe(before);
  });

  const MISTAKEN: readonly (readonly [string, readonly Typed[], string])[] = [
    ["claude:x", [[QUESTION, "claude:x\n"]], '"claude:x" cannot be the name of an operator: '],
    ["operator:", [[QUESTION, "operator:\n"]], '"operator:" cannot be the name of an operator: '],
    [
      "y and a number",
      [
        [QUESTION, "y\n"],
        [NAME, "42\n"],
      ],
      '"42" cannot be the name of an operator: ',
    ],
    [
      "lee and lee",
      [
        [QUESTION, "lee\n"],
        [sign("lee"), "lee\n"],
      ],
      '"lee" is no yes, so nothing was signed: ',
    ],
  ];
  test.each(MISTAKEN)("%s is no signature, and it is said why", async (name, typed, why) => {
    const before = enrol(`mistaken ${name}`);
    const { screen } = await close(`mistaken ${name}`, typed);
    const said = screen.replaceAll("\n", "").replaceAll(`session "mistaken ${name}"`, "");
    expect(said).toContain(`svc-goals: ${why}`);
    // A session may sit at a terminal as well: no name stands here that would sign for it.
    expect(said).toMatch(/: have the operator run the command again,? and answer .*\[close\.no_/u);
    expect(said.slice(said.indexOf(why) + why.length)).not.toMatch(/operator:[^<]|dana/u);
    expect(space.stored(`mistaken ${name}`)).toBe(before);
  });

  test("a plain no needs no reason", async () => {
    for (const word of ["", "n", "NO!", "q", "exit."]) {
      enrol(`plain ${word}`);
      const { screen } = await close(`plain ${word}`, [[QUESTION, `${word}\n`]]);
      expect(screen).not.toContain("[close.no_");
    }
  });

  const consents: readonly (readonly [string, readonly Typed[]])[] = [
    ["a name with its kind", [[QUESTION, " operator:dana \n"]]],
    ["the name of an operator of this goal", [[QUESTION, "dana\n"]]],
    [
      "y and then a name",
      [
        [QUESTION, "y\n"],
        [NAME, "dana\n"],
      ],
    ],
    [
      "a name, and y",
      [
        [QUESTION, "dana scully\n"],
        [sign("dana scully"), "y\n"],
      ],
    ],
  ];
  test.each(consents)("%s completes the goal in that name", async (name, typed) => {
    enrol(name);
    const { exit, screen } = await close(name, typed);
    expect(exit).toBe(0);
    expect(screen).toMatch(/acknowledged by operator:dana/u);
    expect(screen.match(/\? \[y\/N|Your name: /gu)).toHaveLength(typed.length);
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

  const four = "The download page lists the BSD, Linux, macOS and Windows builds";
  const changes: readonly (readonly [string, string, readonly string[]])[] = [
    [
      "a redirect",
      "redirected",
      ["redirect", "--reason", "more", "--goal", `${GOAL} and BSD`, "--done-when", four],
    ],
    ["a hold", "held", ["hold", "--reason", "the release is frozen"]],
    ["an ask", "open", ["add-ask", "--open-ask", "May the Windows build be left out?"]],
  ];
  test.each(changes)(
    "what was not read is not signed: %s while the question stands stops it",
    async (ref, status, [verb = "", ...values]) => {
      enrol(ref);
      let changed = "";
      const meanwhile = (): string => {
        expect(space.goals(verb, "--session-ref", ref, ...values).exit).toBe(0);
        changed = space.stored(ref);
        return "operator:dana\n";
      };
      const { exit, screen } = await close(ref, [[QUESTION, meanwhile]]);
      expect(exit).toBe(1);
      expect(screen).toContain("[close.changed_meanwhile]");
      expect(JSON.parse(space.stored(ref))).toMatchObject({ status, closure: null });
      expect(space.stored(ref)).toBe(changed);
    },
  );

  test("a credit without a word in common is said before the question", async () => {
    enrol("zebra");
    const { exit, screen } = await close("zebra", [[QUESTION, "\n"]], "--delivered-item", "zebra");
    expect(exit).toBe(1);
    expect(screen.replaceAll("\n", "").split(QUESTION)[0]).toContain("[close.unmatched_credit]");
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
