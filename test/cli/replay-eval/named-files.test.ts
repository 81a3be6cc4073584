import { describe, expect, test } from "bun:test";
import { linkSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runBuilt, runCommand, ROOT, type Ran } from "../run.ts";
import { CASE, fixtureFolder } from "./fixture-files.ts";

const { folder, file } = fixtureFolder("named-files");
const CASES = JSON.stringify([CASE]);
const POLICY = "board:\n  stale_after: 4h\n";

function replay(args: readonly string[], stdin?: string): Ran {
  return runBuilt("svc-replay-eval", args, stdin === undefined ? {} : { stdin });
}

/** What was said, without the tool's name. */
function said({ exit, stdout, stderr }: Ran): readonly string[] {
  expect([exit, stdout]).toEqual([2, ""]);
  return stderr.trimEnd().replaceAll("svc-replay-eval: ", "").split("\n");
}

describe("an output that is an input of the run", () => {
  const mine = file("mine.json", CASES);
  const policy = file("p.yaml", POLICY);
  const named = (name: string): string => join(folder, name);
  symlinkSync("mine.json", named("symbolic.json"));
  linkSync(mine, named("hard.json"));

  test.each(["mine.json", "./mine.json", "symbolic.json", "hard.json"])("%s", (name) => {
    const output = `${folder}/${name}`;
    const [line = "", ...others] = said(replay(["--fixtures", mine, "--output", output]));
    expect(line).toContain("is the same file as --fixtures");
    expect(line).toEndWith("name another file for the report [output.is_input]");
    expect(others).toEqual([]);
    expect(readFileSync(mine, "utf8")).toBe(CASES);
  });

  test("on standard input, as a policy, as a report to be joined", () => {
    const tool = join(ROOT, "dist/bin/svc-replay-eval");
    const line = `'${tool}' --fixtures - --output '${mine}' < '${mine}'`;
    expect(said(runCommand(["bash", "-c", line]))[0]).toContain("is the same file as --fixtures");
    const config = ["--fixtures", mine, "--policy-config", policy, "--output", policy];
    expect(said(replay(config))[0]).toContain("is the same file as --policy-config");
    expect(readFileSync(policy, "utf8")).toBe(POLICY);
    const report = named("report.json");
    expect(replay(["--fixtures", mine, "--format", "json", "--output", report]).exit).toBe(0);
    const joined = ["merge", report, "--output", report];
    expect(said(replay(joined))[0]).toContain("is the same file as a report to be joined");
  });

  test("a baseline is replaced by the next one", () => {
    const base = named("base.json");
    const first = ["--fixtures", mine, "--format", "json", "--output", base];
    expect(replay(first).exit).toBe(0);
    const again = replay([...first, "--baseline", base]);
    expect([again.exit, again.stdout]).toEqual([0, ""]);
    expect(JSON.parse(readFileSync(base, "utf8")).cases).toHaveLength(1);
  });

  test("a baseline is not replaced by what is none", () => {
    const base = named("kept.json");
    expect(replay(["--fixtures", mine, "--format", "json", "--output", base]).exit).toBe(0);
    const before = readFileSync(base, "utf8");
    for (const run of [
      ["--fixtures", mine],
      ["merge", named("base.json")],
    ]) {
      for (const format of ["text", "junit"]) {
        const asked = ["--format", format, "--baseline", base, "--output", base];
        expect(said(replay([...run, ...asked]))).toEqual([
          expect.stringMatching(/is the same file as --baseline, .*\[output\.is_input\]$/u),
        ]);
      }
    }
    expect(readFileSync(base, "utf8")).toBe(before);
  });
});

describe("an output that is open already is written to where it stands", () => {
  const run = `run() { '${join(ROOT, "dist/bin/svc-replay-eval")}' --fixtures open.json --output "$@"; }`;
  const lines = [
    "{ echo before; run /dev/stdout; echo after; } > log",
    "{ echo before; run /dev/stdout; echo after; } >> log",
    "{ echo before; run /dev/stderr; echo after; } >> log 2>&1",
    "{ echo before; run /dev/fd/3 3>&1; echo after; } > log",
    "{ echo before; run to-stdout; echo after; } >> log",
    ...(process.platform === "linux"
      ? [
          "{ echo before; run /proc/self/fd/1; echo after; } > log",
          "{ echo before; run /proc/$$/fd/1; echo after; } >> log",
        ]
      : []),
  ];
  test.each(lines)("%s", (line) => {
    file("open.json", CASES);
    file("log", "");
    rmSync(join(folder, "to-stdout"), { force: true });
    symlinkSync("/dev/stdout", join(folder, "to-stdout"));
    const ran = runCommand(["bash", "-c", `${run}; ${line}`], { cwd: folder });
    expect(ran).toEqual({ exit: 0, stdout: "", stderr: "" });
    const log = readFileSync(join(folder, "log"), "utf8");
    expect(log).toMatch(/^before\n=+ REPLAY-EVAL RESULTS =+\n[^]*\n=+\nafter\n$/u);
  });

  test("one that is not open is named before the work is done", () => {
    file("open.json", CASES);
    const output = ["--output", "/dev/fd/99"];
    expect(said(replay(["--fixtures", `${folder}/open.json`, ...output]))).toEqual([
      '--output "/dev/fd/99" cannot be written, its descriptor is not open for writing: name another file [output.unwritable]',
    ]);
  });
});

describe("all problems of a call at once", () => {
  test("flags that cannot be parsed beside values and files that cannot be used", () => {
    const words =
      "--fixtures nope --format xml --min-accuracy x --shard z --bogus --baseline nope3";
    expect(said(replay(words.split(" ")))).toEqual([
      '--format cannot be "xml": one of text, json, junit, github, tap',
      'unknown flag "--bogus": see svc-replay-eval --help',
      '--min-accuracy "x" is no percentage: give a number from 0 to 100, such as 97.5',
      '--shard "z" is no shard: give <i>/<n> with i from 1 to n, such as 1/4',
      '--fixtures "nope" does not exist: check the path [fixtures.unreadable]',
      '--baseline "nope3" does not exist: check the path [report.unreadable]',
    ]);
    expect(said(replay(["merge", "--format", "xml"]))).toHaveLength(2);
    expect(said(replay(["merge", "nope", "--min-accuracy", "x", "--bogus"]))).toHaveLength(3);
  });

  test("every file that a call names", () => {
    const words = "--fixtures nope --policy-config nope2 --output /nope/x --baseline nope3";
    expect(said(replay(words.split(" "))).map((line) => line.split(" ")[0])).toEqual([
      "--fixtures",
      "--policy-config",
      "--baseline",
      "--output",
    ]);
  });

  test("standard input is not waited for", () => {
    const words = ["--fixtures", "-", "--policy-config", "-", "--bogus"];
    expect(said(replay(words, ""))).toHaveLength(2);
  });

  test("nor is a pipe that nobody writes to", () => {
    const pipe = join(folder, "pipe");
    runCommand(["mkfifo", pipe]);
    const words = ["--fixtures", pipe, "--policy-config", pipe, "--baseline", pipe, "--bogus"];
    expect(said(replay(words))).toHaveLength(1);
    expect(said(replay(["merge", pipe, "--bogus"]))).toHaveLength(1);
  });

  test("a name that comes twice beside other faults of its cases", () => {
    const cases = [CASE, { ...CASE, category: "speech" }, { ...CASE, goal: 1 }];
    const ran = replay(["--fixtures", file("twice.json", JSON.stringify(cases))]);
    expect(said(ran).map((line) => line.replace(/^.*?: /u, ""))).toEqual([
      'case 2 "a" category is "speech": make it completion or voice [fixtures.malformed]',
      'case 2 "a" has the name of case 1 on line 1: give each case a name of its own [fixtures.malformed]',
      'case 3 "a" goal is a number: make it a string [fixtures.malformed]',
      'case 3 "a" has the name of case 1 on line 1: give each case a name of its own [fixtures.malformed]',
    ]);
  });
});

test("a report goes to what has no path of its own", () => {
  const fixtures = file("piped.json", CASES);
  const tool = `'${join(ROOT, "dist/bin/svc-replay-eval")}' --fixtures '${fixtures}'`;
  for (const line of [`--output /dev/stdout | cat`, `--output >(cat) | cat`]) {
    const ran = runCommand(["bash", "-c", `${tool} ${line}`]);
    expect([ran.stderr, ran.stdout.split("\n")[1]]).toEqual(["", "Fixtures: 1"]);
  }
});
