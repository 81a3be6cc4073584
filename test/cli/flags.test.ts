import { afterAll, describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runBuilt, scratchFolder } from "./run.ts";

const folder = scratchFolder("flags");
afterAll(() => rmSync(folder, { recursive: true }));

test("a forgotten value is one error, and the flag after it is read", () => {
  const ran = runBuilt("svc-goals", ["now", "--session-ref", "--root", folder]);
  expect(ran.stderr).toBe("svc-goals: --session-ref needs a value: --session-ref <name>\n");
  expect(ran.exit).toBe(2);
});

test("--help in the place of a value is a forgotten value too", () => {
  const hold = ["hold", "--session-ref", "s", "--root", folder];
  const ran = runBuilt("svc-goals", [...hold, "--reason", "--help"]);
  expect(ran.stderr).toBe("svc-goals: --reason needs a value: --reason <text>\n");
  expect(ran.exit).toBe(2);
  expect(runBuilt("svc-goals", [...hold, "--reason=--help"]).stderr).toContain("[goal.not_found]");
});

test("a dash alone is no flag", () => {
  for (const word of ["-", "—"]) {
    const ran = runBuilt("svc-goals", ["list", word, "--root", folder]);
    expect(ran.stderr).toBe(
      `svc-goals: unexpected argument "${word}": every value follows a flag\n`,
    );
    expect(ran.exit).toBe(2);
  }
});

test("a value that begins with dashes and is no flag of the command is a value", () => {
  const ran = runBuilt("svc-goals", ["now", "--session-ref", "--nobody", "--root", folder]);
  expect(ran.stderr).toContain("--nobody");
  expect(ran.exit).toBe(1);
});

describe("standard input is read once", () => {
  const calls: readonly (readonly [string, readonly string[]])[] = [
    ["svc-goals", ["check", "--goal-file", "-", "--done-when-file", "-"]],
    ["svc-goals", ["check", "--goal-file", "-", "--policy-config", "-"]],
    ["svc-replay-eval", ["--fixtures", "-", "--policy-config", "-"]],
    ["svc-replay-eval", ["--fixtures", "-", "--baseline", "-"]],
    ["svc-replay-eval", ["merge", "-", "-"]],
    ["svc-replay-eval", ["merge", "-", "--baseline", "-"]],
  ];
  test.each(calls)("%s %j", (tool, args) => {
    const ran = runBuilt(tool, args, { stdin: "" });
    expect(ran.stderr).toContain("standard input (-) can be read once only");
    expect(ran.exit).toBe(2);
  });
});

test("a text file past any field is refused by the name of its flag, and sends nobody in a circle", () => {
  const path = join(folder, "long.txt");
  for (const megabytes of [1.5, 3]) {
    writeFileSync(path, "word ".repeat((megabytes * 1024 * 1024) / 5));
    for (const [flag, ...args] of [
      ["--goal-file", "check"],
      ["--message-file", "judge", "--gate", "voice"],
    ] as const) {
      const ran = runBuilt("svc-goals", [...args, flag, path]);
      expect(ran.stderr).toBe(
        `svc-goals: ${flag} "${path}" is longer than 1 MiB: shorten the text, or say in it which file has the rest [text.too_long]\n`,
      );
      expect(ran.exit).toBe(1);
    }
  }
});

const goals = (...args: readonly string[]) => runBuilt("svc-goals", args);

test.each([
  ["get", "session", "session-ref"],
  ["get", "ref", "session-ref"],
  ["get", "fmt", "format"],
  ["set", "reason", "reasoning"],
  ["set", "done", "done-when"],
  ["set", "ask", "open-ask"],
  ["close", "delivered", "delivered-item"],
  ["close", "note", "close-note"],
  ["close", "ack", "acknowledged-by"],
  ["resolve-ask", "index", "ask-index"],
  ["list", "state", "status"],
  ["list", "hlep", "help"],
])("%s --%s: a part of a flag's name names the flag", (verb, given, meant) => {
  const { exit, stderr } = goals(verb, `--${given}`, "x");
  expect(stderr).toContain(`unknown flag "--${given}": did you mean --${meant}?\n`);
  expect(exit).toBe(2);
});

test("a flag before the command, and a dash that is no hyphen", () => {
  const said = (...args: readonly string[]) => goals(...args).stderr;
  expect(
    [
      said("--root", "r", "list"),
      said("--root=r", "list"),
      said("--hepl"),
      said("-root", "r", "list"),
      said("--zzzzzz"),
      said("—help"),
      said("list", "—status", "open"),
      said("list", "−staus=open"),
      said("list", "open"),
      said("list", "--", "--format", "json"),
    ].join(""),
  ).toMatchInlineSnapshot(`
    "svc-goals: --root stands before the command: put it behind, as in svc-goals <command> --root
    svc-goals: --root stands before the command: put it behind, as in svc-goals <command> --root
    svc-goals: unknown flag "--hepl": did you mean --help?
    svc-goals: unknown flag "-root": did you mean --root?
    svc-goals: unknown flag "--zzzzzz": see svc-goals --help
    svc-goals: unknown flag "—help": did you mean --help?
    svc-goals: unknown flag "—status": did you mean --status?
    svc-goals: unknown flag "−staus=open": did you mean --status?
    svc-goals: unexpected argument "open": every value follows a flag
    svc-goals: "--format" stands behind --, which ends the flags: put it before
    "
  `);
});

test("beside a text that cannot be read stands what the rules say of the other values", () => {
  const args = ["set", "--session-ref", "", "--goal", "x", "--status", "odd", "--root", folder];
  const ran = runBuilt("svc-goals", [...args, "--done-when-file", "/nope"]);
  expect([ran.exit, ran.stdout, ran.stderr.match(/\[[a-z_.]+\]$/gmu)]).toEqual([
    2,
    "",
    ["[session_ref.empty]", "[goal.too_short]", "[status.unknown]"],
  ]);
  expect(ran.stderr).toContain('--done-when-file "/nope" does not exist');
});
