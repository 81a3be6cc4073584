import { afterAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  symlinkSync,
} from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { readRoot } from "../../../src/cli/root-address.ts";
import { flagsOf } from "../../../src/cli/parse-flags.ts";
import type { CommandContext } from "../../../src/cli/command.ts";
import type { Io } from "../../../src/cli/io.ts";
import { ROOT, runBuilt, runCommand, scratchFolder } from "../run.ts";
import { runInTerminal } from "../terminal.ts";
import { ENROLMENT, RECORDING, URL, codes, openWorkspace, whole } from "../workspace.ts";

const space = openWorkspace("surroundings");
afterAll(() => space.remove());

const SET = ["set", "--session-ref", "s", ...ENROLMENT];

/** Where a command writes under these flags and variables; the folders that then hold a store. */
function rootsMade(env: Record<string, string>, ...flags: readonly string[]): readonly string[] {
  const made = (): readonly string[] =>
    ["flag", "variable", "xdg/svc", "home/.local/state/svc"].filter((name) =>
      existsSync(join(space.folder, name, "svc.db")),
    );
  const before = new Set(made());
  const ran = runBuilt("svc-goals", [...SET, ...flags], { env, cwd: space.folder });
  expect(ran.stderr).toBe("");
  return made().filter((name) => !before.has(name));
}

test("of a working directory that was deleted the runtime tells, as docs/errors.md says", () => {
  const gone = join(space.folder, "gone");
  const tool = join(ROOT, "dist/bin/svc-goals");
  const ran = runCommand([
    "sh",
    "-c",
    `mkdir '${gone}' && cd '${gone}' && rmdir '${gone}' && '${tool}' list`,
  ]);
  expect(ran.exit).toBe(1);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toStartWith("error: The current working directory was deleted");
});

describe("where records live", () => {
  const at = (name: string): string => join(space.folder, name);

  test("--root, else SVC_ROOT, else XDG_STATE_HOME, else ~/.local/state", () => {
    const xdg = { XDG_STATE_HOME: at("xdg"), HOME: at("home") };
    expect(rootsMade({ SVC_ROOT: at("variable"), ...xdg }, "--root", "flag")).toEqual(["flag"]);
    expect(rootsMade({ SVC_ROOT: at("variable"), ...xdg })).toEqual(["variable"]);
    expect(rootsMade({ SVC_ROOT: "", ...xdg })).toEqual(["xdg/svc"]);
    expect(rootsMade({ XDG_STATE_HOME: "relative", HOME: at("home") })).toEqual([
      "home/.local/state/svc",
    ]);
  });

  test.skipIf(Bun.which("setpriv") === null || process.getuid?.() !== 0)(
    "a user without a home is told what names the place",
    () => {
      const nobody = ["setpriv", "--reuid=4123456", "--regid=4123456", "--clear-groups"];
      const run = (env: string, ...argv: readonly string[]) =>
        runCommand(["env", "-u", "HOME", ...env.split(" "), ...nobody, copy, ...argv]);
      // Others may not look into the folder of a checkout.
      const copy = join(scratchFolder("homeless"), "svc-goals");
      try {
        chmodSync(dirname(copy), 0o755);
        copyFileSync(join(ROOT, "dist/bin/svc-goals"), copy);
        for (const argv of [
          ["list"],
          ["check", "--goal", "The nightly build has its own page"],
          ["guidance", "--working-dir", "/"],
          ["judge", "--gate", "voice", "--message", "The page lacks a build."],
        ]) {
          for (const env of ["A=b", "HOME="]) {
            expect(run(env, ...argv)).toEqual({
              exit: 2,
              stdout: "",
              stderr:
                "svc-goals: nothing says where the records live: this user has no home directory: " +
                "name the place with --root or SVC_ROOT, or set HOME [root.no_home]\n",
            });
          }
        }
        expect(run("SVC_ROOT=/nonexistent", "list").exit).toBe(0);
        expect(codes(run("SVC_ROOT=postgres://u@host.invalid/db", "list"))).toEqual([
          "store.no_host",
        ]);
      } finally {
        rmSync(dirname(copy), { recursive: true });
      }
    },
  );

  test("on Windows it is %LOCALAPPDATA%\\svc", () => {
    const io = { env: { LOCALAPPDATA: "/local" }, cwd: "/", platform: "win32" } as unknown as Io;
    const context = { flags: flagsOf(new Map()), io } as unknown as CommandContext;
    expect(readRoot(context)).toEqual({
      ok: true,
      value: { kind: "directory", path: "/local/svc" },
    });
  });

  test("HOME is where the user is at home but on Windows, also in the advice about a tilde", () => {
    const advice = (platform: string): string => {
      const io = { env: { HOME: "/of/dana", SVC_ROOT: "~/svc" }, cwd: "/", platform };
      const read = readRoot({ flags: flagsOf(new Map()), io } as unknown as CommandContext);
      return read.ok ? "" : (read.problems[0]?.advice ?? "");
    };
    expect(advice("linux")).toContain("write the path out: /of/dana/svc;");
    expect(advice("win32")).toContain("write the path out: ");
    expect(advice("win32")).not.toContain("/of/dana");
  });

  test("the directory is made on the first write, readable by its owner only", () => {
    const root = at("fresh/deep");
    expect(space.goals("list", "--root", root, "--format", "json").stdout).toBe("[]\n");
    expect(space.artifacts("list", "--root", root).stdout).toBe("[]\n");
    expect(codes(space.goals("get", "--session-ref", "s", "--root", root))).toEqual([
      "goal.not_found",
    ]);
    expect(existsSync(at("fresh"))).toBe(false);
    expect(space.goals(...SET, "--root", root).exit).toBe(0);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(statSync(join(root, "svc.db")).mode & 0o777).toBe(0o600);
  });

  test("what prints all there is says on a terminal when there is no store, and what led there", async () => {
    const root = at("typo");
    const all = [
      ["svc-goals", "roster", "--format", "json"],
      ["svc-goals", "list", "--format", "json"],
      ["svc-goals", "scan-asks"],
      ["svc-goals", "log"],
      ["svc-goals", "export"],
      ["svc-artifacts", "list"],
      ["svc-artifacts", "unreviewed"],
      ["svc-artifacts", "nonconforming"],
      ["svc-artifacts", "log"],
    ] as const;
    for (const [tool, ...args] of all) {
      const ran = space.run(tool, [...args, "--root", root]);
      expect([args, ran.exit, ran.stderr]).toEqual([args, 0, ""]);
      const seen = await runInTerminal(tool, [...args, "--root", root], { env: {} });
      expect([args, seen.exit]).toEqual([args, 0]);
      expect(seen.screen).toEndWith(
        `${tool}: warning: there is no store yet at ${root}, the place that --root names: the first write makes it; ` +
          "if records are expected, name their place with --root or SVC_ROOT [store.absent]\n",
      );
    }
    const by = async (env: Record<string, string>) =>
      (await runInTerminal("svc-goals", ["list"], { env: { HOME: at("new-home"), ...env } }))
        .screen;
    expect(await by({ SVC_ROOT: root })).toContain(`at ${root}, the place that SVC_ROOT names:`);
    expect(await by({ SVC_ROOT: "" })).toContain(
      `at ${at("new-home")}/.local/state/svc, the default place, since neither --root nor SVC_ROOT names one:`,
    );
    // What names a session says where it is looked for, and an error stands alone.
    const one = space.goals("now", "--session-ref", "s", "--root", root);
    expect([one.exit, codes(one)]).toEqual([1, ["goal.not_found"]]);
    expect(one.stderr).toContain(`session "s" has no goal in the store at ${root}:`);
    const later = space.goals("set", "--session-ref", "s", "--status", "open", "--root", root);
    expect(later.stderr).toContain(
      `session "s" has no goal yet in the store at ${root}, and --goal`,
    );
    const bad = await runInTerminal("svc-goals", ["list", "--limit", "-1", "--root", root], {
      env: {},
    });
    expect(bad.screen).not.toContain("store.absent");
    // A store that holds nothing is one.
    const made = at("made");
    expect(space.goals("store", "init", "--root", made).exit).toBe(0);
    const empty = await runInTerminal("svc-goals", ["list", "--root", made], { env: {} });
    expect(empty.screen).not.toContain("store.absent");
  });

  test("the trail of a name that has none is not found, with the advice of get", async () => {
    const root = at("trails");
    space.goals("set", "--session-ref", "known", ...ENROLMENT, "--root", root);
    for (const [tool, flag, name] of [
      ["svc-goals", "session-ref", "knwon\u001b[2J"],
      ["svc-goals", "session-ref", "knwon"],
      ["svc-artifacts", "url", "https://artifacts.example.com/a/no"],
    ] as const) {
      const get = space.run(tool, ["get", `--${flag}`, name, "--root", root]);
      for (const format of ["text", "box", "json"]) {
        const ran = space.run(tool, ["log", `--${flag}`, name, "--root", root, "--format", format]);
        expect([ran.exit, ran.stdout, ran.stderr]).toEqual([1, "", get.stderr]);
      }
    }
    const elsewhere = ["log", "--session-ref", "known", "--root", at("no trails")];
    expect(space.goals(...elsewhere).exit).toBe(1);
    expect(existsSync(at("no trails"))).toBe(false);
    const db = new Database(join(root, "svc.db"));
    db.run("INSERT INTO goals (session_ref, record) VALUES ('by hand', '{}')");
    db.run("DELETE FROM goals WHERE session_ref = 'known'");
    db.close();
    const byHand = space.goals("log", "--session-ref", "by hand", "--root", root);
    expect([byHand.exit, codes(byHand)]).toEqual([1, ["log.no_entry"]]);
    expect(byHand.stderr).toContain("svc-goals get --session-ref 'by hand'");
    // What is gone has a trail.
    expect(space.goals("log", "--session-ref", "known", "--root", root).exit).toBe(0);
    const all = ["log", "--root", root];
    for (const args of [all, [...all, "--session-ref", "known"]]) {
      expect((await runInTerminal("svc-goals", args, { env: {} })).screen).not.toContain(
        "no_entry",
      );
    }
  });

  test("a path that the shell has not written out is refused, and nothing is made", () => {
    const home = at("a home");
    const env = { HOME: home, SVC_ROOT: "" };
    const run = (args: readonly string[], more: Record<string, string> = {}) =>
      runBuilt("svc-goals", args, { env: { ...env, ...more }, cwd: space.folder });
    for (const [args, more] of [
      [[...SET, "--root=~/svc"], {}],
      [[...SET, "--root", "~"], {}],
      [["roster", "--root=~/svc"], {}],
      [["roster"], { SVC_ROOT: "~/svc" }],
      [SET, { SVC_ROOT: "~/svc" }],
    ] as const) {
      const refused = run(args, more);
      expect([refused.exit, refused.stdout, codes(refused)]).toEqual([2, "", ["root.tilde"]]);
      expect(refused.stderr).toContain(`write the path out: ${home}`);
    }
    for (const [args, more] of [
      [["check", "--goal-file=~/goal.txt"], {}],
      [["roster", "--policy-config=~/policy.yaml"], { SVC_ROOT: home }],
      [["roster"], { SVC_ROOT: home, SVC_POLICY_CONFIG: "~/policy.yaml" }],
      [["export", "--output=~/all.jsonl"], { SVC_ROOT: home }],
      [["import", "--input=~/all.jsonl"], { SVC_ROOT: home }],
    ] as const) {
      const refused = run(args, more);
      expect([args, refused.exit, codes(refused)]).toEqual([args, 2, ["path.tilde"]]);
      expect(refused.stderr).toContain(`write the path out: ${home}/`);
    }
    expect([existsSync(join(space.folder, "~")), existsSync(home)]).toEqual([false, false]);
    for (const root of ["./~/svc", "~backup", "a~/svc"]) {
      expect([root, run([...SET, "--root", root]).exit]).toEqual([root, 0]);
      expect(existsSync(join(space.folder, root, "svc.db"))).toBe(true);
    }
  });

  test("the JSON that a file should hold, in the place of its path, is told as that", () => {
    const policy = '{"stale_after": "2h"}';
    for (const [args, more] of [
      [["roster", "--policy-config", policy], {}],
      [["roster"], { SVC_POLICY_CONFIG: policy }],
      [["import", "--input", "[]"], {}],
    ] as const) {
      const env = { SVC_ROOT: at("json"), ...more };
      const refused = runBuilt("svc-goals", args, { env, cwd: space.folder });
      expect([args, refused.exit, codes(refused)]).toEqual([args, 2, ["path.json"]]);
      expect(refused.stderr).toContain("write the JSON to a file and give the name of that file");
    }
    writeFileSync(join(space.folder, "[]"), "{}");
    const env = { SVC_ROOT: at("json") };
    const named = runBuilt("svc-goals", ["roster", "--policy-config", "[]"], {
      env,
      cwd: space.folder,
    });
    expect([named.exit, codes(named)]).toEqual([0, []]);
  });

  test("a root with too long a name, and one that is a link to itself, are told as that", () => {
    const loop = at("loop");
    symlinkSync(loop, loop);
    for (const [root, why] of [
      [at("x".repeat(300)), "is longer than the file system takes"],
      [at("abcdefghi/".repeat(500)), "is longer than the file system takes"],
      [loop, "its symbolic links lead in a circle"],
    ] as const) {
      for (const args of [
        ["check", "--goal", "x"],
        ["judge", "--gate", "voice", "--message", "Done"],
        ["guidance", "--working-dir", "/"],
      ]) {
        const refused = space.goals(...args, "--root", root);
        expect([args, refused.exit, codes(refused)[0]]).toEqual([args, 2, "policy.unreadable"]);
        expect(refused.stderr).toContain("name another directory with --root");
      }
      for (const args of [["list"], ["roster"], ["doctor"], SET]) {
        const refused = space.goals(...args, "--root", root);
        expect([args, refused.exit, codes(refused)]).toEqual([args, 3, ["store.cannot_open"]]);
        expect(refused.stderr).toContain(why);
      }
    }
    const own = at("looped store");
    mkdirSync(own);
    symlinkSync("svc.db", join(own, "svc.db"));
    expect(space.goals("list", "--root", own).stderr).toContain("let them lead to the file, or");
    // A link of the policy alone is no matter of the root.
    const root = at("looped policy");
    mkdirSync(root);
    symlinkSync("policy.yaml", join(root, "policy.yaml"));
    expect(codes(space.goals("roster", "--root", root))).toEqual(["policy.unreadable"]);
  });

  test("a placeholder of the help is no path, unless something of that name is there", () => {
    const cwd = at("placeholders");
    mkdirSync(cwd);
    const run = (args: readonly string[], env: Record<string, string> = {}) =>
      runBuilt("svc-goals", args, { env: { SVC_ROOT: join(cwd, "root"), ...env }, cwd });
    const file = "<file>";
    const lines = (
      name: string,
    ): readonly (readonly [readonly string[], Record<string, string>])[] => [
      [[...SET, "--root", name], {}],
      [["roster"], { SVC_ROOT: name }],
      [["roster", "--policy-config", file], {}],
      [["check", "--goal-file", file], {}],
      [["export", "--output", file], {}],
    ];
    for (const name of ["<dir>", "<dir | postgres://…>"]) {
      for (const [args, env] of lines(name)) {
        const refused = run(args, env);
        expect([args, refused.exit, refused.stdout, codes(refused)]).toEqual([
          args,
          2,
          "",
          ["text.placeholder"],
        ]);
      }
    }
    const refused = run(["list", "--root", "<dir | postgres://…>"]);
    expect(refused.stderr).toContain("a place of that name is './<dir | postgres://…>'");
    expect(readdirSync(cwd)).toEqual([]);
    expect(run(["guidance", "--working-dir", "<dir>"]).exit).toBe(0);
    expect(run(["list", "--root", "<svc|prod>"]).exit).toBe(0);
    expect(codes(run(["get", "--session-ref", "<name>"]))).toEqual(["text.placeholder"]);
    mkdirSync(join(cwd, "<dir>"));
    writeFileSync(join(cwd, file), "");
    for (const [args, env] of lines("<dir>").slice(0, 3)) {
      expect(codes(run(args, env))).not.toContain("text.placeholder");
    }
    expect(readdirSync(join(cwd, "<dir>"))).toContain("svc.db");
  });

  test("a writer that waits for another says so once, and goes on", async () => {
    const root = at("waited for");
    space.goals(...SET, "--root", root);
    const lock = new Database(join(root, "svc.db"));
    lock.run("BEGIN IMMEDIATE");
    try {
      const env = { ...process.env, SVC_ROOT: root };
      const args = ["set", "--session-ref", "s", "--status", "working"];
      const tool = join(ROOT, "dist/bin/svc-goals");
      const waiting = Bun.spawn([tool, ...args], { env, stderr: "pipe", stdout: "pipe" });
      const read = runBuilt("svc-goals", ["now", "--session-ref", "s"], { env });
      expect([read.exit, read.stderr]).toEqual([0, ""]);
      await Bun.sleep(4500);
      expect(waiting.exitCode).toBeNull();
      lock.run("ROLLBACK");
      const [exit, stderr] = [await waiting.exited, await new Response(waiting.stderr).text()];
      expect([exit, stderr]).toEqual([
        0,
        `svc-goals: warning: this waits for another process that is writing to the store at ${root}, and goes on when that is done [store.waits]\n`,
      ]);
    } finally {
      lock.close();
    }
    // Who waits for less says nothing of it.
    const quick = space.goals("set", "--session-ref", "s", "--status", "open", "--root", root);
    expect([quick.exit, quick.stderr]).toEqual([0, ""]);
  }, 20_000);

  test("a command that waits for a server says so once, also one that only reads", () => {
    const root = "postgres://user:secret@127.0.0.1:1/svc";
    for (const [SVC_STORE_TIMEOUT, told] of [
      ["1500ms", ["store.waits", "store.unreachable"]],
      ["500ms", ["store.unreachable"]],
    ] as const) {
      const env = { ...process.env, SVC_ROOT: root, SVC_STORE_TIMEOUT };
      for (const command of [
        ["now", "--session-ref", "s"],
        ["hold", "--session-ref", "s", "--reason", "look"],
      ]) {
        const ran = runBuilt("svc-goals", command, { env });
        expect([ran.exit, codes(ran)]).toEqual([3, [...told]]);
        expect(ran.stderr).not.toContain("secret");
      }
    }
  });

  test("a postgres address, an address of another kind, an empty one", () => {
    const list = (root: string) => whole(space.goals("list", "--root", root), space);
    expect(list("postgres://user:secret@host/svc")).toMatchInlineSnapshot(`
      "exit 3
      -- stderr
      svc-goals: postgres://user@host:5432/svc?schema=svc cannot be reached: there is no host "host": check the host in the address, and the name service of this machine [store.no_host]"
    `);
    expect(list("mysql://host/svc")).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --root names a store of an unknown kind, mysql://: name a directory by its path, or a postgres:// address [root.scheme]"
    `);
    expect(list("")).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --root is empty: name a directory [root.empty]"
    `);
  });

  test("what begins like an address and is none makes no directory with a password in its name", () => {
    for (const root of [
      "postgres//u:hunter2@host/db",
      "u:hunter2@host:5432/db",
      "jdbc:postgresql://host/db?user=u&password=hunter2",
    ]) {
      const ran = space.goals("set", "--root", root, "--session-ref", "s", ...ENROLMENT);
      expect([ran.exit, codes(ran)]).toEqual([2, ["root.address"]]);
      expect(ran.stderr).not.toContain("hunter2");
    }
    expect(space.goals("list", "--root", "./u:x@y").exit).toBe(0);
  });

  test("where there is no store, the status names the command that makes it there", () => {
    const root = join(space.folder, "nowhere");
    const { stdout } = space.goals("store", "status", "--root", root, "--format", "text");
    expect(stdout).toContain(`"svc-goals store init --root ${root}"`);
  });

  test("both tools read one root, and the stored tables are as the contract says", () => {
    space.goals(...SET);
    space.artifacts("record", ...RECORDING);
    expect(space.goals("roster").stdout).toContain(URL);
    const db = new Database(space.database, { readonly: true });
    const rows = (sql: string) => db.query<Record<string, string>, []>(sql).all();
    const [goal] = rows("SELECT session_ref, record FROM goals");
    expect(JSON.parse(goal!["record"]!)["session_ref"]).toBe(goal!["session_ref"]!);
    expect(rows("SELECT url, record FROM artifacts")).toHaveLength(1);
    expect(rows("SELECT seq, record FROM events")).toHaveLength(2);
    db.close();
  });
});

describe("who acts", () => {
  const actor = (env: Record<string, string>, ...args: readonly string[]): string => {
    const ref = `actor-${Bun.randomUUIDv7()}`;
    const set = ["set", "--session-ref", ref, ...ENROLMENT, ...args];
    const ran = space.run("svc-goals", set, { env });
    if (ran.exit !== 0) return codes(ran).join(" ");
    return JSON.parse(space.goals("log", "--session-ref", ref).stdout)[0].actor;
  };

  test("--actor, else SVC_ACTOR, else the login name", () => {
    expect(actor({ SVC_ACTOR: "guard:hook" }, "--actor", "operator:dana")).toBe("operator:dana");
    expect(actor({ SVC_ACTOR: "guard:hook" })).toBe("guard:hook");
    const login = Bun.spawnSync(["id", "-un"]).stdout.toString().trim();
    expect(actor({ SVC_ACTOR: "", USER: "somebody-else" })).toBe(`unknown:${login}`);
    expect(userInfo().uid).toBeGreaterThanOrEqual(0);
  });

  test("an actor without a kind is refused", () => {
    expect(actor({}, "--actor", "dana")).toBe("actor.shape");
    expect(actor({ SVC_ACTOR: "dana:" })).toBe("actor.shape");
    const args = ["hold", "--session-ref", "x", "--reason", "look"];
    const { stderr } = space.run("svc-goals", args, { env: { SVC_ACTOR: "dana" } });
    expect(stderr).toStartWith("svc-goals: SVC_ACTOR is not <kind>:<name> ");
    expect(stderr).not.toContain("--actor");
  });
});

describe("the policy", () => {
  const terms = "Publish the XQZ report for all the regions";
  const set = (ref: string, env: Record<string, string>, ...args: readonly string[]) => {
    const flags = ["--goal", terms, "--done-when", "The report is listed", "--source", "a:b"];
    return space.run("svc-goals", ["set", "--session-ref", ref, ...flags, ...args], { env });
  };
  const allowing = "language:\n  allowed_terms: [XQZ]\n";

  test("--policy-config, else SVC_POLICY_CONFIG, else policy.yaml in the root, else the defaults", () => {
    const good = space.file("good.yaml", allowing);
    const bad = space.file("bad.yaml", "language:\n  allowed: [XQZ]\n");
    expect(codes(set("p0", {}))).toEqual(["goal.abbreviation"]);
    expect(set("p1", { SVC_POLICY_CONFIG: bad }, "--policy-config", good).exit).toBe(0);
    expect(set("p2", { SVC_POLICY_CONFIG: good }).exit).toBe(0);
    const root = join(space.folder, "with-policy");
    mkdirSync(root);
    writeFileSync(join(root, "policy.yaml"), allowing);
    expect(set("p3", { SVC_ROOT: root }).exit).toBe(0);
    expect(set("p4", { SVC_ROOT: root, SVC_POLICY_CONFIG: bad }).exit).toBe(2);
  });

  test("a link in the root to a file that is gone is no absent policy, and standard input no variable", () => {
    const root = join(space.folder, "dead-policy");
    mkdirSync(root);
    symlinkSync("../unmounted.yaml", join(root, "policy.yaml"));
    const dead = set("p6", { SVC_ROOT: root });
    expect([dead.exit, codes(dead)]).toEqual([2, ["policy.unreadable"]]);
    expect(dead.stderr).toContain("is a link to a file that does not exist");
    const stdin = set("p7", { SVC_POLICY_CONFIG: "-" });
    expect([stdin.exit, codes(stdin)]).toEqual([2, ["policy.unreadable"]]);
  });

  test("a mistake in it is exit 2 with file, line and column, whatever the command", () => {
    const bad = space.file(
      "bad.yaml",
      "language:\n  allowed: [XQZ]\nboard:\n  stale_after: soon\n",
    );
    expect(whole(set("p5", {}, "--policy-config", bad), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: <folder>/bad.yaml:2:3: language has no key “allowed”: did you mean allowed_terms? [policy.unknown_key]
      svc-goals: <folder>/bad.yaml:4:16: board.stale_after is not a duration: soon: write whole numbers with w, d, h, m or s, e.g. 30m, 4h, 2d or 1h30m, above zero [policy.bad_duration]"
    `);
    expect(space.goals("list", "--policy-config", bad).exit).toBe(2);
    expect(space.artifacts("list", "--policy-config", bad).exit).toBe(2);
    expect(whole(space.goals("list", "--policy-config", "/nowhere.yaml"), space))
      .toMatchInlineSnapshot(`
        "exit 2
        -- stderr
        svc-goals: --policy-config "/nowhere.yaml" does not exist: check the path [policy.unreadable]"
      `);
    const missing = space.run("svc-goals", ["roster"], { env: { SVC_POLICY_CONFIG: "/nowhere" } });
    expect(missing.stderr).toContain('SVC_POLICY_CONFIG "/nowhere" does not exist');
    expect(missing.exit).toBe(2);
  });
});
