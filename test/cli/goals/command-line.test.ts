import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOOLS } from "../../../src/cli/tools.ts";
import { acceptedFlags } from "../../../src/cli/accepted-flags.ts";
import { ENROLMENT, codes, openWorkspace, record, whole } from "../workspace.ts";

const space = openWorkspace("command-line");
afterAll(() => space.remove());

describe("flags", () => {
  test("--name value and --name=value, in any order", () => {
    const args = ENROLMENT.map((arg, at) => (at % 2 === 0 ? `${arg}=${ENROLMENT[at + 1]}` : ""));
    const given = args.filter((arg) => arg !== "");
    expect(space.goals("set", ...given, "--session-ref=equals").exit).toBe(0);
    expect(record(space.goals("get", "--session-ref", "equals"))["session_ref"]).toBe("equals");
  });

  test("every mistake of a command line is named at once, with what was most likely meant", () => {
    const wrong = [
      "set",
      "--gaol",
      "x",
      "--source",
      "a:b",
      "--source",
      "a:b",
      "--goal",
      "--status",
    ];
    expect(whole(space.goals(...wrong), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: unknown flag "--gaol": did you mean --goal?
      svc-goals: --source is given twice: give it once
      svc-goals: --goal needs a value: --goal <text>
      svc-goals: --status needs a value: --status <status>
      svc-goals: --session-ref <name> is missing: it is required"
    `);
  });

  const UNREADABLE = ["root.empty", "policy.unreadable"];
  const unbegun: readonly (readonly [string, string, readonly string[]])[] = [
    ["svc-goals", "list", UNREADABLE],
    ["svc-goals", "list --limit x", ["number.unreadable", ...UNREADABLE]],
    ["svc-goals", "set --session-ref x --goal-file nope --bogus", UNREADABLE],
    ["svc-goals", "set --session-ref x --goal-file nope", UNREADABLE],
    ["svc-goals", "check --goal x", [...UNREADABLE, "goal.too_short"]],
    ["svc-goals", "guidance --working-dir=", UNREADABLE],
    ["svc-goals", "judge --message x", ["judge.no_session", ...UNREADABLE]],
    ["svc-goals", "judge", ["judge.no_session", ...UNREADABLE]],
    ["svc-goals", "judge --message-file nope", ["judge.no_session", ...UNREADABLE]],
    ["svc-goals", "judge --message-file nope --gate voice", UNREADABLE],
    ["svc-goals", "judge --gate completion --session-ref", UNREADABLE],
    ["svc-goals", "due --session-ref x --clear --set 2030-01-01T00:00:00Z", UNREADABLE],
    ["svc-goals", "import --input nope", ["import.unreadable", ...UNREADABLE]],
    ["svc-artifacts", "list --format yaml", UNREADABLE],
    ["svc-artifacts", "list", UNREADABLE],
  ];
  test.each(unbegun)("the root and the policy are looked at besides: %s %s", (tool, line, all) => {
    const ran = space.run(tool, [...line.split(" "), "--root=", "--policy-config", "nope"]);
    expect([ran.exit, codes(ran)]).toEqual([2, all]);
  });

  test("so is the policy of the variable, by commands that always read it, and no pipe", () => {
    const env = { SVC_POLICY_CONFIG: "nope" };
    const of = (line: string) => codes(space.run("svc-goals", line.split(" "), { env }));
    for (const line of ["roster --bogus", "close --bogus", "doctor --bogus", "check --bogus"])
      expect([line, of(line)]).toEqual([line, ["policy.unreadable"]]);
    expect(of("judge --message x")).toEqual(["judge.no_session", "policy.unreadable"]);
    expect(of("judge --message x --root=")).toContain("root.empty");
    expect(of("roster --root=")).toEqual(["root.empty", "policy.unreadable"]);
    expect(of("list --bogus")).toEqual([]);
    expect(of("list --root=")).toEqual(["root.empty"]);
    // The flag is what is meant, though nothing can be read of it.
    expect(of("roster --bogus --policy-config -")).toEqual([]);
    expect(of("roster --policy-config")).toEqual([]);
  });

  test("a status that list does not know does not hide a damaged store", () => {
    const root = join(space.folder, "damaged");
    mkdirSync(root);
    writeFileSync(join(root, "svc.db"), "this is no database");
    const ran = space.goals("list", "--status", "bogus", "--root", root);
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.damaged", "status.unknown"]]);
  });

  const more: readonly (readonly [string, string, readonly string[]])[] = [
    ["svc-goals", "set --session-ref= --bogus", ["session_ref.empty"]],
    ["svc-goals", "list --status finished --limit -1", ["number.unreadable", "status.unknown"]],
    [
      "svc-artifacts",
      "record --url http://x --title= --kind= --bogus 1",
      ["url.not_https", "title.empty", "kind.empty"],
    ],
    [
      "svc-artifacts",
      "mark-reviewed --response= --published-at 2026",
      ["time.unreadable", "review.response_empty"],
    ],
  ];
  test.each(more)(
    "what rules say of the values is named with it: %s %s",
    (tool, line, expected) => {
      const ran = space.run(tool, line.split(" "));
      expect([ran.exit, codes(ran)]).toEqual([2, expected]);
    },
  );

  test("flags that exclude each other are named with what else is wrong", () => {
    const due = space.goals("due", "--set", "2026", "--clear");
    expect([due.exit, codes(due)]).toEqual([2, ["time.unreadable"]]);
    expect(due.stderr).toContain("--set and --clear are both given: give one of them\n");
    const valued = space.goals("due", "--session-ref", "x", "--clear=false");
    expect(valued.stderr).toBe(
      "svc-goals: --clear takes no value: give it alone, or leave it out\n",
    );
    const forgotten = space.goals("due", "--session-ref", "x", "--set", "--clear");
    expect(forgotten.stderr).toBe("svc-goals: --set needs a value: --set <time>\n");
  });

  test.each([
    ["set", "condition", "done-when"],
    ["set", "note", "reasoning"],
    ["add-ask", "question", "open-ask"],
    ["hold", "why", "reason"],
    ["hold", "deadline", "until"],
    ["redirect", "message", "reason"],
    ["close", "items", "delivered-item"],
    ["close", "comment", "close-note"],
    ["due", "until", "set"],
    ["due", "unset", "clear"],
    ["resolve-ask", "answer", "resolution"],
    ["judge", "text", "message"],
    ["list", "max", "limit"],
    ["list", "json", "format json"],
    ["get", "json", "format json"],
    ["get", "id", "session-ref"],
  ])("%s --%s is told to mean --%s, and nothing else is taken for it", (command, word, flag) => {
    const ran = space.goals(command, `--${word}`, "x");
    expect([ran.exit, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).toContain(`svc-goals: unknown flag "--${word}": did you mean --${flag}?\n`);
    for (const never of ["force", "yes"])
      expect(space.goals(command, `--${never}`).stderr).toContain(
        `unknown flag "--${never}": see svc-goals ${command} --help\n`,
      );
  });

  test("an unknown command names the nearest one, a missing one prints the help", () => {
    expect(whole(space.goals("rooster"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: unknown command "rooster": did you mean svc-goals roster?"
    `);
    expect(whole(space.artifacts("unreview"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-artifacts: unknown command "unreview": did you mean svc-artifacts unreviewed?"
    `);
    for (const name of ["Set", "GET", "Log"]) {
      const own = `did you mean svc-goals ${name.toLowerCase()}?`;
      expect(space.goals(name).stderr).toContain(own);
    }
    for (const [name, rest] of [
      ["update", ""],
      ["pause", " --status paused"],
      ["abandon", " --status abandoned"],
      ["Defer", " --status deferred"],
    ] as const) {
      expect(space.goals(name).stderr).toContain(`did you mean svc-goals set${rest}?`);
    }
    expect(space.goals("version").stderr).toBe(
      'svc-goals: unknown command "version": did you mean svc-goals --version?\n',
    );
    expect(space.goals("").stderr).toBe(
      'svc-goals: unknown command "": see svc-goals --help for the commands\n',
    );
    const none = space.goals();
    expect([none.exit, none.stdout]).toEqual([2, ""]);
    expect(none.stderr).toContain("svc-goals <command> --help");
  });

  test("a number that is greater than any", () => {
    for (const limit of ["9007199254740992", "9".repeat(400)]) {
      expect(space.goals("list", "--limit", limit)).toEqual(space.goals("list"));
    }
    space.goals("set", "--session-ref", "asked", ...ENROLMENT, "--open-ask", "Why?");
    const resolve = ["resolve-ask", "--session-ref", "asked", "--resolution", "So"];
    for (const index of ["9007199254740993", "9".repeat(400), "-9007199254740993"]) {
      const ran = space.goals(...resolve, "--ask-index", index);
      expect([codes(ran), ran.exit]).toEqual([["ask.not_found"], 1]);
    }
  });

  test("a format that is none, a number that is none", () => {
    expect(whole(space.goals("list", "--format", "bx"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --format cannot be "bx": did you mean box?"
    `);
    expect(whole(space.goals("list", "--limit", "many"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --limit "many" is no whole number from 0 upwards: write it in digits, e.g. 3 [number.unreadable]"
    `);
    expect(space.goals("list", "--limit", "-1").exit).toBe(2);
    expect(codes(space.goals("list", "--status", "done"))).toEqual(["status.unknown"]);
  });

  test("help as a command, of the tool and of a command", () => {
    expect(space.goals("help")).toEqual(space.goals("--help"));
    expect(space.goals("help", "now")).toEqual(space.goals("now", "--help"));
    for (const again of ["--help", "-h", "help"]) {
      expect(space.goals("help", again)).toEqual(space.goals("--help"));
    }
    expect(space.run("svc-replay-eval", ["help", "x"]).stderr).toBe(
      'svc-replay-eval: unknown command "x": see svc-replay-eval --help for the commands\n',
    );
    expect(space.goals("help", "roaster").stderr).toContain("roster");
    expect(space.goals("help", "roaster").exit).toBe(2);
  });

  test("a file without a name is asked for by its flag", () => {
    for (const flag of ["--policy-config", "--goal-file"]) {
      const ran = space.goals("check", flag, "");
      expect(ran.stderr).toContain(`svc-goals: ${flag} is empty: name a file`);
      expect(ran.exit).toBe(2);
    }
  });

  test("--help after any flag of a command, but not as the value of one", () => {
    expect(space.goals("roster", "--all", "--help").stdout).toStartWith("svc-goals roster:");
    expect(space.goals("set", "--session-ref", "--help").exit).toBe(2);
    for (const wrong of [
      ["list", "--bogus", "--help"],
      ["list", "--bogus", "x", "-h"],
    ]) {
      const { exit, stdout, stderr } = space.goals(...wrong);
      expect([exit, stdout.split(":")[0], stderr]).toEqual([0, "svc-goals list", ""]);
    }
    expect(space.goals("--bogus", "--help")).toEqual(space.goals("--help"));
    for (const valued of [
      ["--help=1"],
      ["list", "--help=1"],
      ["list", "--help="],
      ["help", "list", "--help=1"],
    ]) {
      const { exit, stdout, stderr } = space.goals(...valued);
      expect([exit, stdout]).toEqual([2, ""]);
      expect(stderr).toBe("svc-goals: --help takes no value: give it alone, or leave it out\n");
    }
    expect(space.goals("bogus", "--help").exit).toBe(2);
  });

  test("hidden commands are in no help and not suggested", () => {
    expect(space.goals("--help").stdout).not.toContain("__complete");
    expect(space.goals("__complet").stderr).not.toContain("__complete?");
  });

  test("reading commands take no --actor, writing ones do, and all take --root and --policy-config", async () => {
    const writing = "set close hold resume redirect due add-ask resolve-ask record mark-reviewed";
    for (const name of ["svc-goals", "svc-artifacts"]) {
      const tool = await TOOLS[name]!();
      for (const command of tool.commands.filter(({ hidden }) => hidden !== true)) {
        const flags = command.flags.map((flag) => flag.name);
        // The rules of a policy are about records, and `store` touches none.
        const shared = command.name === "store" ? ["root"] : ["root", "policy-config"];
        expect(flags).toEqual(expect.arrayContaining(shared));
        expect([command.name, flags.includes("actor")]).toEqual([
          command.name,
          writing.split(" ").includes(command.name),
        ]);
      }
    }
  });

  test("the commands and flags are those of the contract", async () => {
    const table: Record<string, string> = {};
    for (const name of ["svc-goals", "svc-artifacts"]) {
      for (const command of (await TOOLS[name]!()).commands) {
        const own = command.flags.filter(
          (flag) => !["root", "policy-config", "actor"].includes(flag.name),
        );
        const words = own.map((flag) => `${flag.name}${flag.repeatable === true ? "…" : ""}`);
        if (command.hidden !== true) table[`${name} ${command.name}`] = words.join(" ");
      }
    }
    expect(table).toMatchInlineSnapshot(`
      {
        "svc-artifacts get": "url format",
        "svc-artifacts list": "format",
        "svc-artifacts log": "url format",
        "svc-artifacts mark-reviewed": "url response published-at format",
        "svc-artifacts nonconforming": "format",
        "svc-artifacts record": "url title kind source brief republished format",
        "svc-artifacts unreviewed": "format",
        "svc-goals add-ask": "session-ref open-ask format",
        "svc-goals backup": "output",
        "svc-goals check": "goal done-when format",
        "svc-goals close": "session-ref delivered-item… close-note acknowledged-by dry-run format",
        "svc-goals completion": "",
        "svc-goals doctor": "format",
        "svc-goals due": "session-ref set clear format",
        "svc-goals export": "output",
        "svc-goals get": "session-ref format",
        "svc-goals guidance": "working-dir format",
        "svc-goals hold": "session-ref reason until source format",
        "svc-goals import": "input format",
        "svc-goals judge": "session-ref gate message format",
        "svc-goals list": "format status… limit",
        "svc-goals log": "session-ref format",
        "svc-goals now": "session-ref",
        "svc-goals redirect": "session-ref goal done-when reason format",
        "svc-goals resolve-ask": "session-ref ask-index resolution format",
        "svc-goals resume": "session-ref source format",
        "svc-goals roster": "format all",
        "svc-goals scan-asks": "format",
        "svc-goals set": "session-ref goal done-when source open-ask… lane-id status reasoning format",
        "svc-goals store": "agent-role… operator-role… reader-role… format",
      }
      `);
  });
});

describe("texts from files", () => {
  test("<text> is what may also stand in a file, of every command", async () => {
    for (const load of Object.values(TOOLS)) {
      const { name, commands } = await load();
      for (const command of commands) {
        for (const flag of acceptedFlags(command)) {
          const isText = flag.text === true && flag.value === "<text>";
          const at = [name, command.name, flag.name] as const;
          expect([...at, flag.value === "<text>"]).toEqual([...at, isText]);
        }
      }
    }
  });

  const long = "word ".repeat(60_000).trim();

  test("every free text has a -file twin", async () => {
    const twins = new Set<string>();
    for (const name of ["svc-goals", "svc-artifacts"]) {
      for (const command of (await TOOLS[name]!()).commands) {
        for (const flag of acceptedFlags(command)) {
          if (flag.name.endsWith("-file")) twins.add(flag.name.slice(0, -"-file".length));
        }
      }
    }
    expect([...twins].toSorted()).toEqual([
      "brief",
      "close-note",
      "delivered-item",
      "done-when",
      "goal",
      "message",
      "open-ask",
      "reason",
      "reasoning",
      "resolution",
      "response",
      "title",
    ]);
  });

  test("a text longer than an argument may be, from a file and from standard input", () => {
    const path = space.file("long.txt", `\n${long}\n\n`);
    const args = ["set", "--session-ref", "long", ...ENROLMENT];
    expect(record(space.goals(...args, "--reasoning-file", path))["reasoning"]).toBe(long);
    const ask = ["add-ask", "--session-ref", "long", "--open-ask-file", "-"];
    expect(space.run("svc-goals", ask, { stdin: "Which key?\n" }).stdout).toBe("0\n");
    const asks = record(space.goals("get", "--session-ref", "long"))["open_asks"];
    expect(asks).toMatchObject([{ text: "Which key?" }]);
  });

  test("repeatable texts mix both ways and keep their order", () => {
    const path = space.file("item.txt", "From a file?");
    const asks = ["--open-ask", "Typed?", "--open-ask-file", path, "--open-ask", "Typed again?"];
    const enrolled = record(space.goals("set", "--session-ref", "mixed", ...ENROLMENT, ...asks));
    expect(enrolled["open_asks"]).toMatchObject([
      { text: "Typed?" },
      { text: "From a file?" },
      { text: "Typed again?" },
    ]);
    const items = [
      "--delivered-item-file=-",
      "--delivered-item=b",
      `--delivered-item-file=${path}`,
    ];
    const signed = ["--delivered-item", "d", "--acknowledged-by", "operator:dana"];
    const close = ["close", "--session-ref", "mixed", ...items, ...signed];
    const closed = record(space.run("svc-goals", close, { stdin: "a" }));
    expect(closed["closure"]).toMatchObject({ delivered_items: ["a", "b", "From a file?", "d"] });
  });

  test("both ways for one text, a file that is not there, not UTF-8 or a directory", () => {
    const binary = space.file("binary.txt", new Uint8Array([0x61, 0xff, 0xfe]));
    const surrogate = space.file("surrogate.txt", new Uint8Array([0x61, 0xed, 0xa0, 0x80]));
    const redirect = ["redirect", "--session-ref", "mixed", "--reason", "x", "--done-when", "y"];
    for (const [args, message] of [
      [["--goal", "x", "--goal-file", binary], /are both given: give one of them/u],
      [["--goal-file", `${space.folder}/nothing.txt`], /does not exist: check the path/u],
      [["--goal-file", binary], /is not valid UTF-8: convert it to UTF-8/u],
      [["--goal-file", surrogate], /is not valid UTF-8/u],
      [["--goal-file", space.folder], /is a directory: name a file/u],
    ] as const) {
      const refused = space.goals(...redirect, ...args);
      expect(refused.stderr).toMatch(message);
      expect([refused.exit, refused.stdout]).toEqual([2, ""]);
    }
  });
});
