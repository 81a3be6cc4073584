import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { ENROLMENT, RECORDING, URL, codes, openWorkspace, record, whole } from "../workspace.ts";
import { runCommandInTerminal, runInTerminal } from "../terminal.ts";
import { withKeysReversed } from "../../reversed-keys.ts";

const space = openWorkspace("output");
afterAll(() => space.remove());

const REF = ["--session-ref", "nightly"];
const KEYS =
  "session_ref goal done_when status reasoning lane_id enrolled_done_when enrolled_at source due_date open_asks history hold closure updated_at";

beforeAll(() => {
  space.goals("set", ...REF, ...ENROLMENT, "--status", "working", "--actor", "operator:dana");
  space.goals("add-ask", ...REF, "--open-ask", "Which key signs the Windows build?");
  space.goals("set", "--session-ref", "b", ...ENROLMENT, "--lane-id", "b", "--status", "paused");
});

const inTerminal = (args: readonly string[], env: Record<string, string> = {}, columns = 80) =>
  runInTerminal("svc-goals", args, { env: { SVC_ROOT: space.root, ...env }, columns });

describe("get", () => {
  test("JSON: two-space indented, keys in the order of the contract, a newline at the end", () => {
    const { stdout } = space.goals("get", ...REF);
    const value = JSON.parse(stdout);
    expect(stdout).toBe(`${JSON.stringify(value, null, 2)}\n`);
    expect(Object.keys(value).join(" ")).toBe(KEYS);
    expect(JSON.parse(space.stored("nightly"))).toEqual(value);
  });

  test("text on a terminal, JSON otherwise, and --format decides over both", async () => {
    expect((await inTerminal(["get", ...REF])).screen).not.toStartWith("{");
    expect((await inTerminal(["get", ...REF, "--format", "json"])).screen).toStartWith("{");
    expect(whole(space.goals("get", ...REF, "--format", "text"), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      session_ref         nightly
      goal                Publish the nightly build for all three platforms
      done_when           The download page lists the Linux, macOS and Windows builds
      status              working
      reasoning           none
      lane_id             nightly
      enrolled_done_when  the same
      enrolled_at         <time> (<age> ago)
      source              operator:dana
      due_date            none
      open_asks           0, asked at <time> (<age> ago): Which key signs the Windows build?
                             not answered yet
      history             none
      hold                none
      closure             none
      updated_at          <time> (<age> ago)"
    `);
  });

  test("colour only on a terminal; NO_COLOR and FORCE_COLOR", async () => {
    const isColoured = (text: string): boolean => text.includes("\u001b[");
    const text = ["get", ...REF, "--format", "text"];
    const piped = (env: Record<string, string>) => space.run("svc-goals", text, { env }).stdout;
    expect(isColoured((await inTerminal(text)).screen)).toBe(true);
    expect(isColoured((await inTerminal(text, { NO_COLOR: "1" })).screen)).toBe(false);
    expect(isColoured((await inTerminal(text, { TERM: "dumb" })).screen)).toBe(false);
    expect(isColoured(piped({}))).toBe(false);
    expect(isColoured(piped({ FORCE_COLOR: "1" }))).toBe(true);
    expect(isColoured(piped({ FORCE_COLOR: "0" }))).toBe(false);
  });
});

describe("now", () => {
  test("is one line: status, goal, open asks, due date", () => {
    expect(space.goals("now", ...REF).stdout).toMatchInlineSnapshot(`
      "working: Publish the nightly build for all three platforms (1 open ask; no due date)
      "
    `);
    const far = ["--set", "2126-11-21T09:30:00Z"];
    space.goals("set", "--session-ref", "due", ...ENROLMENT, "--lane-id", "due");
    space.goals("due", "--session-ref", "due", ...far);
    expect(space.goals("now", "--session-ref", "due").stdout).toContain("2126-11-21T09:30:00Z");
    expect(space.goals("now", "--session-ref", "due").stdout.split("\n")).toHaveLength(2);
  });
});

describe("list", () => {
  test("is ordered by session reference; markdown is the default", () => {
    const { stdout } = space.goals("list");
    expect(stdout).toBe(space.goals("list", "--format", "markdown").stdout);
    const rows = stdout.split("\n").slice(2, -1);
    expect(rows.map((row) => row.split("|")[1]?.replaceAll(/[ *]/gu, ""))).toEqual([
      "b",
      "due",
      "nightly",
    ]);
  });

  test("--status and --limit", () => {
    const refs = (...args: readonly string[]): readonly string[] =>
      JSON.parse(space.goals("list", "--format", "json", ...args).stdout).map(
        (goal: { session_ref: string }) => goal.session_ref,
      );
    expect(refs()).toEqual(["b", "due", "nightly"]);
    expect(refs("--status", "working", "--status", "paused")).toEqual(["b", "nightly"]);
    expect(refs("--limit", "1")).toEqual(["b"]);
    expect(refs("--limit", "0")).toEqual([]);
    expect(refs("--status", "held")).toEqual([]);
  });

  test("JSON is an array of records, as get prints them", () => {
    const list = JSON.parse(space.goals("list", "--format", "json").stdout);
    expect(list[2]).toEqual(record(space.goals("get", ...REF)));
  });

  test("keys stand in one order, however a hand or another engine has left them", () => {
    const own = openWorkspace("order");
    own.goals("set", ...REF, ...ENROLMENT, "--open-ask", "Why?");
    own.goals("hold", ...REF, "--reason", "wait");
    own.artifacts("record", ...RECORDING);
    const views = [
      ["svc-goals", "get", ...REF],
      ["svc-goals", "list", "--format", "json"],
      ["svc-goals", "roster", "--format", "json"],
      ["svc-artifacts", "get", "--url", URL],
      ["svc-artifacts", "list", "--format", "json"],
      ["svc-artifacts", "unreviewed"],
    ] as const;
    const shown = (): readonly string[] =>
      views.map(([tool, ...args]) =>
        own.run(tool, args).stdout.replaceAll(/\b\d+s\b|: \d+,?$/gmu, ""),
      );
    const before = shown();
    const reversed = (text: string): string => JSON.stringify(withKeysReversed(JSON.parse(text)));
    own.sql("UPDATE goals SET record = ?", reversed(own.stored("nightly")));
    const artifact = JSON.parse(own.artifacts("get", "--url", URL).stdout);
    own.sql("UPDATE artifacts SET record = ?", reversed(JSON.stringify(artifact)));
    expect(shown()).toEqual(before);
    own.remove();
  });

  test("a box fits the terminal, or COLUMNS, or 100", async () => {
    const widest = (text: string): number =>
      Math.max(...text.split("\n").map((line) => Bun.stringWidth(line)));
    const box = ["list", "--format", "box"];
    expect(widest((await inTerminal(box, {}, 90)).screen)).toBeLessThanOrEqual(90);
    const at = (columns: string): number =>
      widest(space.run("svc-goals", box, { env: { COLUMNS: columns } }).stdout);
    expect(at("120")).toBeGreaterThan(at("80"));
    expect(at("80")).toBeLessThanOrEqual(80);
    expect(at("nonsense")).toBe(widest(space.goals(...box).stdout));
    expect(widest(space.goals(...box).stdout)).toBeLessThanOrEqual(100);
  });

  test("a box in a pager fits the terminal that another stream still has", async () => {
    const tool = join(ROOT, "dist/bin/svc-goals");
    const env = { SVC_ROOT: space.root };
    const piped = async (streams: string, more: Record<string, string> = {}): Promise<number> => {
      const line = `${tool} list --format box ${streams} | cat`;
      const command = ["bash", "-c", line];
      const { screen } = await runCommandInTerminal(command, {
        env: { ...env, ...more },
        columns: 61,
      });
      return Bun.stringWidth(screen.split("\n")[0] ?? "");
    };
    const unknown = Bun.stringWidth(
      space.goals("list", "--format", "box").stdout.split("\n")[0] ?? "",
    );
    expect(unknown).toBeGreaterThan(61);
    expect(await piped("")).toBe(61);
    expect(await piped("2>/dev/null")).toBe(61);
    expect(await piped("</dev/null")).toBe(61);
    expect(await piped("2>/dev/null </dev/null")).toBe(unknown);
    expect(await piped("", { COLUMNS: "70" })).toBe(70);
  });
});

describe("scan-asks and log", () => {
  test("every unanswered ask with session, index, text and age", () => {
    expect(whole(space.goals("scan-asks", "--format", "text"), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      nightly  ask 0  <age>  Which key signs the Windows build?"
    `);
    expect(JSON.parse(space.goals("scan-asks").stdout)).toMatchObject([
      { session_ref: "nightly", index: 0, text: "Which key signs the Windows build?" },
    ]);
  });

  test("the trail tells time, session, command, actor, old and new values, oldest first", () => {
    const trail = JSON.parse(space.goals("log", ...REF).stdout);
    expect(trail.map((event: { command: string }) => event.command)).toEqual(["set", "add-ask"]);
    expect(Object.keys(trail[0]).join(" ")).toBe(
      "seq time session_ref command actor change old new",
    );
    expect(trail[0]).toMatchObject({
      actor: "operator:dana",
      old: null,
      new: { status: "working" },
    });
    expect(whole(space.goals("log", ...REF, "--format", "text"), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      <time>  nightly  enrolled by operator:dana with set
          goal: "Publish the nightly build for all three platforms"
          done_when: "The download page lists the Linux, macOS and Windows builds"
          status: "working"
          lane_id: "nightly"
          enrolled_at: "<time>"
          source: "operator:dana"
      <time>  nightly  asked by unknown:<login> with add-ask
          open_asks: [] → [{"index":0,"text":"Which key signs the Windows build?","asked_at":"<time>","resolution":null,"resolved_at":null}]"
    `);
    const all = JSON.parse(space.goals("log").stdout);
    expect(all.length).toBeGreaterThan(trail.length);
  });

  test("all formats of log and scan-asks name what was asked", () => {
    for (const format of ["text", "markdown", "box", "cards", "json"]) {
      for (const command of ["log", "scan-asks"]) {
        const { exit, stdout } = space.goals(command, "--format", format);
        expect(exit).toBe(0);
        expect(stdout.replaceAll(/\s*│[^│]*│\s*|\s+/gu, " ")).toContain("nightly");
      }
    }
  });

  test("a session without events has no trail", () => {
    const { exit, stdout } = space.goals("log", "--session-ref", "nobody");
    expect([exit, stdout]).toEqual([1, ""]);
    expect(space.goals("log", "--session-ref", "nobody", "--format", "text").stdout).toBe("");
  });
});

describe("what a reader sees of a pipe", () => {
  test("a closed pipe ends a command quietly", () => {
    const pipes = space.shell(
      "svc-goals log --format json | head -c 1; svc-goals list | true; echo ${PIPESTATUS[0]}",
    );
    expect(pipes.stderr).toBe("");
    expect(pipes.stdout).toBe("[0\n");
  });

  test("a full device is said and is no success", () => {
    const full = space.shell("svc-goals list > /dev/full");
    const change = "svc-goals add-ask --session-ref unprinted --open-ask why";
    space.goals("set", "--session-ref", "unprinted", ...ENROLMENT);
    const unprinted = space.shell(`${change} > /dev/full`);
    expect(unprinted.exit).toBe(2);
    expect(unprinted.stderr).toContain("the change was made");
    expect(full.stderr).not.toContain("the change was made");
    expect([full.exit, codes(full)]).toEqual([2, ["output.unwritable"]]);
    expect(space.shell("svc-goals list 2>&- >/dev/full").exit).toBe(2);
    expect(space.shell("svc-goals get --session-ref no 2>/dev/full").exit).toBe(1);
    expect(space.shell("svc-goals list >&-; svc-goals get --session-ref nightly").stdout).toContain(
      "goal",
    );
  });
});
