import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { ENROLMENT, RECORDING, codes, openWorkspace } from "../workspace.ts";

const space = openWorkspace("errors");
afterAll(() => space.remove());

describe("errors", () => {
  test("at most 20 are listed, then a count, each on one line with its code", () => {
    const ref = ["--session-ref", "none"];
    const asks = Array.from({ length: 30 }, () => ["--open-ask", " "]).flat();
    const refused = space.goals("set", ...ref, ...ENROLMENT, ...asks);
    const lines = refused.stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(21);
    for (const line of lines.slice(0, 20)) expect(line).toMatch(/^svc-goals: .*\[ask\.empty\]$/u);
    expect(lines[20]).toBe("svc-goals: and 10 more like these");
  });

  test("one of every kind is among those that are listed", () => {
    const pages = Array.from({ length: 25 }, (_, nth) => `- page ${nth + 1} loads`).join("\n");
    const goal = ["--goal", "Let accountants export a month of invoices as a table"];
    space.goals("set", "--session-ref", "many", ...goal, "--done-when", pages, "--source", "a:b");
    const item = ["--delivered-item", "page 3 will follow later"];
    const note = ["--close-note", "the rest is left for later"];
    const refused = codes(space.goals("close", "--session-ref", "many", ...item, ...note));
    expect(refused.filter((code) => code.startsWith("close.")).length).toBeLessThanOrEqual(21);
    expect(refused).toContain("close.missing_item");
    expect(refused).toContain("close.deferring_item");
    expect(refused).toContain("close.deferring_note");
  });

  test("what is wrong with the command line, the texts and the session is told in one go", () => {
    const nobody = ["--session-ref", "nobody"];
    const redirect = ["redirect", ...nobody, "--goal", "short", "--done-when", "", "--reason", " "];
    const texts = ["goal.too_short", "done_when.empty", "redirect.reason_empty"];
    const hold = ["hold", ...nobody, "--reason", "", "--source", "bar"];
    const resolve = ["resolve-ask", ...nobody, "--ask-index", "x", "--resolution", ""];
    const enrol = ["set", ...nobody, "--goal", "short", "--source", "x", "--status", "odd"];
    for (const [args, exit, expected] of [
      [redirect, 1, [...texts, "goal.not_found"]],
      [[...redirect, "--actor", "x"], 1, ["actor.shape", ...texts, "goal.not_found"]],
      [hold, 1, ["hold.reason_empty", "source.shape", "goal.not_found"]],
      [
        [...hold, "--until", "foo"],
        2,
        ["time.unreadable", "hold.reason_empty", "source.shape", "goal.not_found"],
      ],
      [
        [...resolve, "--format", "yaml"],
        2,
        ["number.unreadable", "ask.resolution_empty", "goal.not_found"],
      ],
      [["judge", ...nobody, "--gate", "odd", "--message", "x"], 2, ["goal.not_found"]],
      [["resume", ...nobody, "--source", "x"], 1, ["source.shape", "goal.not_found"]],
      [["add-ask", ...nobody, "--open-ask", ""], 1, ["ask.empty", "goal.not_found"]],
      [[...enrol, "--bogus"], 2, ["goal.too_short", "source.shape", "status.unknown"]],
      [
        [...enrol, "--actor", "x", "--done-when", ""],
        1,
        ["actor.shape", "goal.too_short", "done_when.empty", "source.shape", "status.unknown"],
      ],
    ] as const) {
      const refused = space.goals(...args);
      expect([args[0], refused.exit, codes(refused).toSorted()]).toEqual([
        args[0],
        exit,
        expected.toSorted(),
      ]);
    }
    expect(space.goals(...resolve, "--format", "yaml").stderr).toContain(
      '--format cannot be "yaml"',
    );
  });

  test("a session that is there is told what stands in its way beside the texts, nothing twice", () => {
    const ref = ["--session-ref", "both"];
    space.goals("set", ...ref, ...ENROLMENT);
    const resolve = ["resolve-ask", ...ref, "--ask-index", "7", "--resolution", " "];
    expect(codes(space.goals(...resolve))).toEqual(["ask.resolution_empty", "ask.not_found"]);
    expect(codes(space.goals("resume", ...ref, "--source", "x"))).toEqual([
      "source.shape",
      "goal.not_held",
    ]);
  });

  test("a policy, a root and a store that cannot be used hide nothing that the flags have against the rules", () => {
    const policy = space.file("wrong.yaml", "odd: 1\nodder: 2\n");
    const wrong = ["--session-ref", "s", "--reason", " ", "--source", "x"];
    const rules = ["hold.reason_empty", "source.shape"];
    for (const [args, exit, expected] of [
      [
        ["hold", ...wrong, "--policy-config", policy],
        2,
        ["policy.unknown_key", "policy.unknown_key"],
      ],
      [["hold", ...wrong, "--root", "http://db/fleet"], 2, ["root.scheme"]],
      [["hold", ...wrong, "--root", policy], 3, ["store.root_is_file"]],
    ] as const) {
      const refused = space.goals(...args);
      expect([refused.exit, codes(refused)]).toEqual([exit, [...expected, ...rules]]);
    }
    const check = space.goals("check", "--goal", "short", "--policy-config", policy);
    expect([check.exit, codes(check).at(-1)]).toEqual([2, "goal.too_short"]);
  });

  test("a value that cannot be read does not hide that the store is damaged, which counts as the graver", () => {
    const broken = `${space.folder}/broken`;
    mkdirSync(broken);
    writeFileSync(`${broken}/svc.db`, "no database at all");
    for (const args of [
      ["due", "--set", "bad"],
      ["hold", "--reason", "x", "--until", "bad"],
    ]) {
      const refused = space.goals(...args, "--session-ref", "s", "--root", broken);
      expect([refused.exit, codes(refused)]).toEqual([3, ["time.unreadable", "store.damaged"]]);
    }
  });

  test("a slip waits for nobody who has locked the store, and says nothing of a store that it names no session of", () => {
    const locked = `${space.folder}/locked`;
    const due = ["due", "--session-ref", "s", "--set", "bad", "--root", locked];
    space.goals("set", "--session-ref", "s", ...ENROLMENT, "--root", locked);
    const db = new Database(`${locked}/svc.db`);
    try {
      db.run("PRAGMA journal_mode = DELETE");
      db.run("BEGIN EXCLUSIVE");
      const began = performance.now();
      const refused = space.goals(...due);
      expect([refused.exit, codes(refused)]).toEqual([2, ["time.unreadable"]]);
      expect(performance.now() - began).toBeLessThan(20_000);
    } finally {
      db.close();
    }
    const broken = `${space.folder}/no-session`;
    mkdirSync(broken);
    writeFileSync(`${broken}/svc.db`, "no database at all");
    for (const args of [
      ["judge", "--message", "Nightly build done", "--gate", "voic"],
      ["log", "--format", "yaml"],
    ]) {
      const refused = space.goals(...args, "--root", broken);
      expect([refused.exit, codes(refused)]).toEqual([2, []]);
    }
  });

  test("an emoji is not cut in two", () => {
    const ref = ["--session-ref", "emoji"];
    space.goals("set", ...ref, ...ENROLMENT);
    const due = space.goals("due", ...ref, "--set", `${"x".repeat(39)}🎉🎉`);
    expect(due.stderr).toContain(`"${"x".repeat(39)}…" is not a time`);
    space.goals("hold", ...ref, "--reason", `${"x".repeat(99)}🎉🎉`);
    const held = space.goals("set", ...ref, "--status", "working");
    expect(held.stderr).toContain(`: ${"x".repeat(99)}…: wait`);
  });

  test("long values are cut, control characters escaped, and the advice is still there", () => {
    const refused = space.goals("get", "--session-ref", `\u001b[31m${"x".repeat(5000)}`);
    expect(refused.stderr).toMatch(
      /^svc-goals: session "\\x1b\[31mx+… \(\d+ more characters\)" has no goal in the store at \S+: check/u,
    );
    expect(refused.stderr.length).toBeLessThan(300);
  });

  test("a command line that is no UTF-8 is refused and nothing is stored", () => {
    const odd = space.shell(`svc-goals set --session-ref $'odd\\xff' --goal x`);
    expect([odd.exit, odd.stdout]).toEqual([2, ""]);
    expect(codes(odd)).toEqual(["text.not_utf8"]);
    const real = space.shell(`svc-goals get --session-ref $'replacement \\ufffd'`);
    expect(codes(real)).toEqual(["goal.not_found"]);
  });

  test("nothing is on stdout when a command fails, and nothing is made", () => {
    const elsewhere = `${space.folder}/elsewhere`;
    for (const [tool, args] of [
      ["svc-goals", ["get", "--session-ref", "x"]],
      ["svc-goals", ["set", "--session-ref", "x", "--goal", "too short"]],
      ["svc-artifacts", ["record", ...RECORDING, "--kind", "x"]],
      ["svc-artifacts", ["get", "--url", "https://example.com/"]],
      ["svc-artifacts", ["mark-reviewed", "--url", "https://example.com/", "--response", "x"]],
      ["svc-goals", ["set", "--session-ref", "x", "--status", "working"]],
      ["svc-goals", ["hold", "--session-ref", "x", "--reason", "y"]],
      ["svc-goals", ["resume", "--session-ref", "x"]],
      ["svc-goals", ["redirect", "--session-ref", "x", ...ENROLMENT.slice(0, 4), "--reason", "y"]],
      ["svc-goals", ["due", "--session-ref", "x", "--clear"]],
      ["svc-goals", ["add-ask", "--session-ref", "x", "--open-ask", "y?"]],
      ["svc-goals", ["close", "--session-ref", "x"]],
    ] as const) {
      const refused = space.run(tool, [...args, "--root", elsewhere]);
      expect(refused.exit).toBeGreaterThan(0);
      expect(refused.stdout).toBe("");
    }
    expect(existsSync(elsewhere)).toBe(false);
  });
});
