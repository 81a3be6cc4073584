import { afterAll, describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOOLS } from "../../src/cli/tools.ts";
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

test("--version takes no value, like every switch", () => {
  for (const tool of Object.keys(TOOLS)) {
    const ran = runBuilt(tool, ["--version=2"]);
    const said = `${tool}: --version takes no value: give it alone, or leave it out\n`;
    expect(ran).toEqual({ exit: 2, stdout: "", stderr: said });
  }
});

test("--version behind a command is no flag of it: nothing is done, and the message says where it goes", () => {
  const rows: readonly (readonly [tool: string, line: string, flag: string])[] = [
    ["svc-goals", "get --session-ref x --version", "--version"],
    ["svc-goals", "set --session-ref x --goal fixed the -V flag", "-V"],
    ["svc-goals", "list -V", "-V"],
    ["svc-artifacts", "record --url https://example.test/a --version 3 --brief x", "--version"],
    ["svc-replay-eval", "--fixtures nope --version", "--version"],
    ["svc-replay-eval", "merge a b --version", "--version"],
  ];
  for (const [tool, line, flag] of rows) {
    const ran = runBuilt(tool, line.split(" "));
    expect([line, ran.exit, ran.stdout]).toEqual([line, 2, ""]);
    expect(ran.stderr).toContain(`unknown flag "${flag}": did you mean ${tool} --version?`);
  }
  for (const line of ["--foo --version", "--root x --version"]) {
    const ran = runBuilt("svc-goals", line.split(" "));
    expect([line, ran.exit, ran.stdout]).toEqual([line, 2, ""]);
  }
});

test("a flag by a name that other programs have, or by its letter, names the right one", () => {
  const said = (tool: string, line: string): string => runBuilt(tool, line.split(" ")).stderr;
  const run = "--fixtures nope";
  expect(said("svc-replay-eval", `${run} --policy-file x`)).toContain(
    'unknown flag "--policy-file": did you mean --policy-config?',
  );
  expect(said("svc-replay-eval", `${run} --threshold 9`)).toContain("did you mean --min-accuracy?");
  expect(said("svc-replay-eval", "-f nope")).toContain(
    'unknown flag "-f": did you mean --fixtures or --format?',
  );
  expect(said("svc-goals", "roster --policy-file x")).toContain("did you mean --policy-config?");
  expect(said("svc-goals", "due -c")).toContain("did you mean --clear?");
  expect(said("svc-goals", "due -x")).toContain("see svc-goals due --help");
});

test("an empty name of a file is told as that", () => {
  for (const flag of ["--fixtures", "--policy-config", "--baseline"]) {
    const ran = runBuilt("svc-replay-eval", [flag, "", "--shard", "x"]);
    expect([ran.exit, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).toContain(`svc-replay-eval: ${flag} is empty: name a file\n`);
  }
});

test("a flag with its value in the place of a value is no value of another", () => {
  const hold = ["hold", "--session-ref", "s", "--root", folder];
  const until = "--until=2031-01-01T00:00:00Z";
  for (const next of [until, "-h"]) {
    const ran = runBuilt("svc-goals", [...hold, "--reason", next]);
    expect([ran.exit, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).toBe(
      "svc-goals: --reason needs a value: --reason <text>, or --reason=<text> for one that begins like a flag\n",
    );
  }
  const text = ["--reason", "--until=never is what they wrote"];
  expect(runBuilt("svc-goals", [...hold, ...text]).stderr).toContain("[goal.not_found]");
  // Said on purpose, or no flag of this command.
  for (const reason of [`--reason=${until}`, "--reason=-h"]) {
    expect(runBuilt("svc-goals", [...hold, reason]).stderr).toContain("[goal.not_found]");
  }
  expect(runBuilt("svc-goals", [...hold, "--reason", "--goal=x"]).stderr).toContain("not_found");
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
    ["svc-goals", ["judge", "--message-file", "/dev/stdin", "--policy-config", "-"]],
    ["svc-goals", ["judge", "--message-file", "/dev/fd/0", "--policy-config", "/dev/stdin"]],
    ["svc-goals", ["import", "--input", "-", "--policy-config", "-"]],
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

test.each([
  ["svc-goals", "unhold", "svc-goals resume"],
  ["svc-goals", "Release", "svc-goals resume"],
  ["svc-goals", "complete", "svc-goals close"],
  ["svc-goals", "enrol", "svc-goals set"],
  ["svc-goals", "init", "svc-goals store"],
  ["svc-goals", "dashboard", "svc-goals roster"],
  ["svc-goals", "audit", "svc-goals log"],
  ["svc-goals", "restore", "svc-goals import"],
  ["svc-goals", "lint", "svc-goals check"],
  ["svc-goals", "lst", "svc-goals list"],
  ["svc-goals", "mark-reviewed", "svc-artifacts mark-reviewed"],
  ["svc-goals", "approve", "svc-artifacts mark-reviewed"],
  ["svc-artifacts", "approve", "svc-artifacts mark-reviewed"],
  ["svc-artifacts", "set", "svc-artifacts record, or svc-goals set"],
  ["svc-artifacts", "hold", "svc-goals hold"],
  ["svc-replay-eval", "mrege", "svc-replay-eval merge"],
])("%s %s: a command that is looked for by another name is named", (tool, word, meant) => {
  const { exit, stderr } = runBuilt(tool, [word]);
  expect(stderr).toBe(`${tool}: unknown command "${word}": did you mean ${meant}?\n`);
  expect(exit).toBe(2);
  expect(runBuilt(tool, ["help", word]).stderr).toBe(stderr);
});

test("no other name of a command is the name of one of the same tool, or stands for two", async () => {
  for (const load of Object.values(TOOLS)) {
    const { commands } = await load();
    const names = commands.flatMap(({ name, alsoCalled = [] }) => [name].concat(alsoCalled));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("a flag of another command is told as that, and one that no command has suggests nothing", () => {
  const said = (...args: readonly string[]) => goals(...args, "--session-ref", "a").stderr;
  expect(
    [
      said("get", "--until", "x"),
      said("resume", "--reason", "x"),
      said("hold", "--reason", "x", "--for", "2h"),
      said("now", "--format", "json"),
      said("hold", "--reason", "x", "--due", "2026-12-01"),
      said("add-ask", "--text", "q"),
      said("get", "--actor", "x:y"),
      said("list"),
      said("list", "--markdown"),
      said("close", "--force"),
      said("close", "--yes"),
      said("due", "2026-12-01T00:00:00Z"),
      said("hold", "--reason", "x", "2026-12-01"),
    ].join(""),
  ).toMatchInlineSnapshot(`
    "svc-goals: unknown flag "--until": --until is a flag of "svc-goals hold"; see svc-goals get --help
    svc-goals: unknown flag "--reason": --reason is a flag of "svc-goals hold" and "svc-goals redirect"; see svc-goals resume --help
    svc-goals: unknown flag "--for": did you mean --until?
    svc-goals: unknown flag "--format": --format is a flag of "svc-goals get", "svc-goals list" and 17 more, not of this one; see svc-goals now --help
    svc-goals: unknown flag "--due": did you mean --until?
    svc-goals: unknown flag "--text": did you mean --open-ask?
    svc-goals: --open-ask <text> is missing: it is required
    svc-goals: unknown flag "--actor": --actor is a flag of "svc-goals set", "svc-goals close" and 6 more, not of this one; see svc-goals get --help
    svc-goals: unknown flag "--session-ref": --session-ref is a flag of "svc-goals get", "svc-goals now" and 10 more, not of this one; see svc-goals list --help
    svc-goals: unknown flag "--markdown": did you mean --format markdown?
    svc-goals: unknown flag "--session-ref": --session-ref is a flag of "svc-goals get", "svc-goals now" and 10 more, not of this one; see svc-goals list --help
    svc-goals: unknown flag "--force": see svc-goals close --help
    svc-goals: unknown flag "--yes": see svc-goals close --help
    svc-goals: unexpected argument "2026-12-01T00:00:00Z": put --set before it
    svc-goals: unexpected argument "2026-12-01": put --until before it
    "
  `);
});

test("quotes that were forgotten are told once, and nothing of the first word", () => {
  const enrol = ["set", "--session-ref", "a", "--goal", "Add", "a", "CSV", "export", "--source"];
  const ran = goals(...enrol, "operator:d", "--done-when", "the", "page", "loads");
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toMatchInlineSnapshot(`
    "svc-goals: unexpected arguments behind --goal, from "a" to "export": put its whole value in quotes
    svc-goals: unexpected arguments behind --done-when, from "page" to "loads": put its whole value in quotes
    "
  `);
  const one = goals("hold", "--session-ref", "a", "--reason", "too", "many");
  expect(one.stderr).toContain('unexpected argument "many": every value follows a flag\n');
});

test("a further value of a flag is not to be put into the quotes of the first, nor a text that was quoted", () => {
  const [delivered, ask] = ["--delivered-item", "--open-ask"];
  const said = (...args: readonly string[]) => goals(...args, "--session-ref", "a").stderr;
  expect(
    [
      said("close", delivered, "first build", "second build", "third build"),
      said("set", "--status", "working", ask, "Which?", "When?", "Where?"),
      said("hold", "--reason", "too much", "at once", "for now"),
    ].join(""),
  ).toMatchInlineSnapshot(`
    "svc-goals: unexpected arguments behind --delivered-item, from "second build" to "third build": give --delivered-item before each
    svc-goals: unexpected arguments behind --open-ask, from "When?" to "Where?": give --open-ask before each
    svc-goals: unexpected argument "at once": every value follows a flag
    svc-goals: unexpected argument "for now": every value follows a flag
    "
  `);
});

test("an argument before the flags that are needed is to be left out", () => {
  expect(runBuilt("svc-replay-eval", ["run", "--fixtures", "x.json"]).stderr).toBe(
    'svc-replay-eval: unexpected argument "run": leave it out\n',
  );
  expect(runBuilt("svc-replay-eval", ["cases.json"]).stderr).toContain("--fixtures <file> is miss");
});

test("a text file that cannot be read is told with what else is wrong, and no pipe is waited for", () => {
  const wrong = ["set", "--bogus", "x", "--session-ref", "a"];
  const files = ["--goal-file", "/nope", "--reasoning-file", "/dev/stdin"];
  expect(goals(...wrong, ...files).stderr).toBe(
    'svc-goals: unknown flag "--bogus": see svc-goals set --help\n' +
      'svc-goals: --goal-file "/nope" does not exist: check the path\n',
  );
});
