import { afterAll, beforeAll, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { type Ran, runCommand } from "../run.ts";
import { DELIVERED, DONE_WHEN, ENROLMENT, GOAL, URL, codes, openWorkspace } from "../workspace.ts";

/** Whoever follows a hint must come to the store that gave it. */

const space = openWorkspace("hints");
afterAll(() => space.remove());

const at = (...args: readonly string[]) => ["--session-ref", "it's", ...args];
const unset = { SVC_ROOT: "" };
const byFlag = (verb: string, ...args: readonly string[]): Ran =>
  space.run("svc-goals", [verb, ...args, "--root", space.root], { env: unset });

beforeAll(() => {
  for (const ref of ["it's", "edited", "malformed", "gone"]) {
    space.goals("set", "--session-ref", ref, ...ENROLMENT);
  }
  const set = (ref: string, record: string): void =>
    space.sql("UPDATE goals SET record = ? WHERE session_ref = ?", record, ref);
  set("edited", space.stored("edited").replaceAll(DONE_WHEN, "Nothing is left to do"));
  set("malformed", "{}");
  space.sql("DELETE FROM goals WHERE session_ref = 'gone'");
  const redirect = ["--goal", `${GOAL} and more`, "--done-when", DONE_WHEN, "--reason", "more"];
  space.goals("redirect", ...at(...redirect));
  space.goals("add-ask", ...at("--open-ask", "Why?"));
});

/** A command, the code of what it says and how many whole commands stand in that. */
const CASES: readonly (readonly [string, readonly string[], string, number])[] = [
  ["add-ask", at("--open-ask", "Why?"), "ask.same_text", 1],
  ["set", at("--goal", GOAL), "goal.differs", 1],
  ["now", ["--session-ref", "gone"], "goal.anchor_mismatch", 1],
  ["set", ["--session-ref", "gone", ...ENROLMENT], "goal.anchor_mismatch", 1],
  ["set", ["--session-ref", "edited", "--status", "working"], "goal.anchor_mismatch", 2],
  ["set", ["--session-ref", "malformed", "--status", "working"], "goal.malformed", 2],
  ["get", ["--session-ref", "malformed"], "goal.malformed", 2],
  ["now", ["--session-ref", "malformed"], "goal.malformed", 2],
  ["scan-asks", [], "goal.hidden_asks", 2],
  ["due", ["--session-ref", "malformed"], "goal.malformed", 2],
  ["judge", ["--session-ref", "malformed", "--message", "Done."], "goal.malformed", 2],
];

test.each(CASES)("%s %j: %s names the store", (verb, args, code, whole) => {
  const ran = byFlag(verb, ...args);
  expect(codes(ran)).toContain(code);
  const commands = ran.stderr.match(/svc-goals [a-z-]+ --session-ref/gu) ?? [];
  const named = ran.stderr.match(new RegExp(` --root ${space.root}(?: --[a-z]|")`, "gu")) ?? [];
  const lines = codes(ran).length;
  expect([commands.length, named.length]).toEqual([whole * lines, whole * lines]);
  expect(space.goals(verb, ...args).stderr).not.toContain("--root");
});

test("who holds, who left a lane and who answers is told with whole commands for whoever decides", () => {
  const root = ` --root ${space.root}`;
  const said = (...args: readonly [string, ...string[]]): string => byFlag(...args).stderr;
  const one = ["--session-ref", "one"];
  byFlag("set", ...one, ...ENROLMENT, "--lane-id", "l", "--open-ask", "Why?");
  byFlag("hold", ...one, "--reason", "r".repeat(3000), "--source", "operator:dana");
  const since = String.raw`since \S+Z: r{100}…`;
  const resume = `have operator:dana resume it with "svc-goals resume --session-ref one${root}"`;
  expect(said("set", ...one, "--status", "working")).toMatch(
    new RegExp(`^svc-goals: the goal of session "one" is held by operator:dana ${since}: `, "u"),
  );
  expect(said("set", ...one, "--status", "working")).toEndWith(
    `: wait, or ${resume} [goal.held]\n`,
  );
  expect(said("resolve-ask", ...one, "--ask-index", "3", "--resolution", "so")).toBe(
    `svc-goals: session "one" has no ask 3: its only ask is 0, unanswered: 0: read its asks with "svc-goals get --session-ref one${root}" [ask.not_found]\n`,
  );
  byFlag("resolve-ask", ...one, "--ask-index", "0", "--resolution", "so");
  expect(said("resolve-ask", ...one, "--ask-index", "3", "--resolution", "so")).toContain(
    "its only ask is 0, answered already: there is nothing to answer; look at the session with",
  );
  byFlag("resume", ...one);
  byFlag("set", ...one, "--status", "abandoned");
  expect(said("set", "--session-ref", "two", ...ENROLMENT, "--lane-id", "l")).toBe(
    `svc-goals: lane "l" belongs to session "one", which has abandoned its goal and keeps the lane until that is closed: have the operator close that goal with "svc-goals close --session-ref one${root} --acknowledged-by operator:<name>" to free the lane, or enrol other work with a --lane-id of its own [lane.taken]\n`,
  );
  expect(byFlag("close", ...one, "--acknowledged-by", "operator:dana").exit).toBe(0);
  expect(byFlag("set", "--session-ref", "two", ...ENROLMENT, "--lane-id", "l").exit).toBe(0);
});

test.each([
  "",
  "dana",
  "operator:",
  "operator:42",
  "operator:yes",
  "operator:name",
  "operator:<name>",
  "guard:x",
])("what is said of the acknowledgement %j signs for nobody who does it to the letter", (given) => {
  const close = ["close", "--session-ref", "it's", ...DELIVERED, "--acknowledged-by"] as const;
  const ran = space.goals(...close, given);
  expect([ran.exit, ran.stdout]).toEqual([1, ""]);
  const values = [...ran.stderr.matchAll(/--acknowledged-by (?<value>\S+)/gu)];
  for (const { groups } of values) {
    // Of "--acknowledged-by is not …" the value is "is".
    const value = groups?.["value"] ?? "";
    const code = value === "is" ? "close.acknowledgement_kind" : "text.placeholder";
    expect(codes(space.goals(...close, value))).toEqual([code]);
  }
  expect(ran.stderr).toContain("have the operator run the command with their own name");
});

test.each(["--source", "--actor"])("what is said of a bad %s is no value to be copied", (flag) => {
  const { stderr } = space.goals("hold", ...at("--reason", "x", flag, "dana"));
  const quoted = [...stderr.matchAll(/"(?<value>[^"]*)"/gu)].map(({ groups }) => groups?.["value"]);
  expect(quoted).toEqual(["operator:", "session:"]);
  for (const value of quoted) {
    expect(space.goals("hold", ...at("--reason", "x", flag, value ?? "")).exit).toBe(1);
  }
});

test("closing what was abandoned and then held ends no hold of somebody else's", () => {
  const ref = ["--session-ref", "given-up"];
  space.goals("set", ...ref, ...ENROLMENT, "--status", "abandoned");
  const said = (): string => space.goals("close", ...ref, ...DELIVERED).stderr;
  expect(said()).toContain(
    'the goal was abandoned: take it up again with "svc-goals set --session-ref given-up --status working" [',
  );
  space.goals("hold", ...ref, "--reason", "frozen", "--source", "operator:lee");
  expect(said()).toContain(
    'the goal was abandoned: wait, or have operator:lee resume it with "svc-goals resume --session-ref given-up" to take it up again [',
  );
});

test("a date that has passed is set, and said aloud", () => {
  const ref = ["--session-ref", "it's"];
  const past = "2020-01-01T00:00:00Z";
  for (const [args, flag] of [
    [["due", ...ref, "--set", past], "--set"],
    [["hold", ...ref, "--reason", "x", "--until", past], "--until"],
  ] as const) {
    const ran = space.goals(...args);
    expect([ran.exit, ran.stderr]).toEqual([
      0,
      `svc-goals: warning: ${flag} ${past} has passed already: it was set all the same; set it again if it is a slip [time.passed]\n`,
    ]);
  }
  space.goals("resume", ...ref);
});

/** A command whose hint has no flags of its own, and the hint. */
const BARE: readonly (readonly [string, string, readonly string[], string])[] = [
  ["svc-goals", "close", ["--session-ref", "nope", ...DELIVERED], "svc-goals list"],
  ["svc-goals", "get", ["--session-ref", "nope"], "svc-goals list"],
  ["svc-artifacts", "get", ["--url", URL], "svc-artifacts list"],
  ["svc-artifacts", "mark-reviewed", ["--url", URL, "--response", "well"], "svc-artifacts list"],
];

test.each(BARE)("%s %s %j: the hint %s names the store", (tool, verb, args, hint) => {
  const root = ["--root", space.root];
  const ran = space.run(tool, [verb, ...args, ...root], { env: unset });
  expect(ran.stderr).toContain(`"${hint} --root ${space.root}"`);
  expect(space.run(tool, [verb, ...args]).stderr).toContain(`"${hint}"`);
});

test("no command that is printed for one session names another", () => {
  const own = openWorkspace("unnamed");
  own.goals(
    "set",
    "--session-ref",
    "a",
    ...ENROLMENT,
    "--open-ask",
    "May I delete the old builds?",
  );
  for (const ref of [" a", "a\n", "a\0"]) {
    const row = { ...JSON.parse(own.stored("a")), session_ref: ref, lane_id: JSON.stringify(ref) };
    own.sql("INSERT INTO goals (session_ref, record) VALUES (?, ?)", ref, JSON.stringify(row));
  }
  // An enrolment that somebody made up, whose row is gone.
  own.sql(
    "INSERT INTO events (record) SELECT replace(record, '\"a\"', '\"a \"') FROM events WHERE seq = ?",
    "1",
  );
  const printed = [
    own.goals("roster", "--all", "--format", "json").stdout,
    own.goals("scan-asks", "--format", "json").stdout,
    own.goals("doctor", "--format", "text").stdout,
  ];
  const commands = printed.flatMap((text) => text.match(/svc-goals [^"\n]*/gu) ?? []);
  const named = commands.filter((command) => command.includes("--session-ref"));
  expect(new Set(named)).toEqual(
    new Set(["svc-goals resolve-ask --session-ref a --ask-index 0 --resolution <answer>"]),
  );
  expect(commands).toContain("svc-goals list --format json");
  expect(commands).toContain("svc-goals log");
  own.remove();
});

/** What the placeholders of a hint are filled in with. */
const FILLED: Readonly<Record<string, string>> = {
  "--goal <text>": `--goal '${GOAL} once more'`,
  "--done-when <text>": `--done-when '${DONE_WHEN}'`,
  "--reason <text>": "--reason 'it is wanted so'",
  "--source <kind>:<name>": "--source operator:dana",
  "--source <kind>:<identifier>": "--source session:dana",
  "--delivered-item <text>": "--delivered-item 'all three builds are listed on the download page'",
  "--title <text>": "--title 'Guide to the export page'",
  "--kind <kind>": "--kind guide",
  "--brief <text>":
    "--brief 'Built: a guide to the export page. Does: shows a shop how to export an invoice. Works: 12 of 12 invoices were exported, HTTP 200.'",
};

const REF = ["--session-ref", "to-fill"];
/** A command that is refused, and the verb that its hint names; each finds what the hint before it left. */
const TO_FILL: readonly (readonly [string, readonly string[], string])[] = [
  ["svc-goals", ["now", ...REF], "set"],
  ["svc-goals", ["set", ...REF, "--status", "redirected"], "redirect"],
  ["svc-goals", ["set", ...REF, "--goal", `${GOAL} and for all`], "redirect"],
  ["svc-goals", ["set", ...REF, "--status", "done"], "close"],
  ["svc-goals", ["set", ...REF, "--status", "working"], "redirect"],
  ["svc-goals", ["set", ...REF, "--status", "done"], "close"],
  ["svc-goals", ["resume", ...REF], "redirect"],
  ["svc-goals", ["set", ...REF, "--status", "held"], "hold"],
];

test("what a hint leaves to be filled in is all that its command needs, and a shell refuses it until then", () => {
  const own = openWorkspace("to-fill");
  const place = ["--root", own.root];
  const hintOf = (tool: string, args: readonly string[], verb: string): string => {
    const { stderr } = own.run(tool, [...args, ...place], { env: unset });
    return new RegExp(`"(?<command>${tool} ${verb} --[^"]*)"`, "u").exec(stderr)?.[1] ?? stderr;
  };
  for (const [tool, args, verb] of TO_FILL) {
    const command = hintOf(tool, args, verb);
    expect([args, own.shell(command).stdout]).toEqual([args, ""]);
    const filled = command.replaceAll(/--[a-z-]+ (?:<[^>]*>:?)+/gu, (one) => FILLED[one] ?? one);
    const ran = own.shell(filled);
    expect([filled, ran.exit, ran.stderr]).toEqual([filled, 0, ""]);
  }
  expect(own.goals("set", "--status", "held").stderr).toContain(
    'use "svc-goals hold --session-ref <name> --reason <text>"',
  );
  own.remove();
});

test("an index that no list can have is told without a command that would look elsewhere", () => {
  const ran = byFlag("resolve-ask", ...at("--ask-index", "9".repeat(20), "--resolution", "so"));
  expect(codes(ran)).toEqual(["ask.not_found"]);
  expect(ran.stderr).not.toContain("svc-goals scan-asks");
});

test("an abandoned goal is taken up again where it is, also by a hint that is pasted", () => {
  byFlag("set", ...at("--status", "abandoned"));
  const blocked = byFlag("close", ...at(...DELIVERED));
  const hint = /take it up again with "(?<command>.*)" \[close\.abandoned\]/u.exec(blocked.stderr);
  const command = hint?.groups?.["command"] ?? "";
  expect(command).toBe(
    `svc-goals set --session-ref 'it'"'"'s' --root ${space.root} --status working`,
  );
  const path = `${import.meta.dir}/../../../dist/bin:${process.env["PATH"]}`;
  const ran = runCommand(["bash", "-c", command], { cwd: tmpdir(), env: { PATH: path } });
  expect(JSON.parse(ran.stdout)["status"]).toBe("working");
});

test("doctor names the store in its next steps", () => {
  const { stdout } = byFlag("doctor", "--format", "text");
  for (const line of stdout.split("\n").filter((one) => one.includes("--session-ref"))) {
    expect(line).toContain(` --root ${space.root}"`);
  }
  expect(stdout).toContain(`"svc-goals log --session-ref gone --root ${space.root}"`);
});
