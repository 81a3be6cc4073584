import { afterAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runCommand, type Ran } from "./cli/run.ts";
import { DONE_WHEN, ENROLMENT, GOAL, openWorkspace } from "./cli/workspace.ts";

/** What Claude Code writes to a hook's standard input, as far as the hook reads it. */
interface HookEvent {
  readonly hook_event_name: "SessionStart" | "Stop" | "PreToolUse";
  readonly session_id?: string;
  readonly last_assistant_message?: string;
  readonly transcript_path?: string;
  readonly stop_hook_active?: boolean;
}

const HOOK = join(ROOT, "examples/hooks/claude-code.mjs");
const FINE = "The Linux, macOS and Windows builds are listed on the download page.";
const UNDONE = "The Linux and macOS builds are listed. The Windows build is left for a follow-up.";

const at = openWorkspace("claude-code-hook");
afterAll(() => at.remove());

function hook(event: HookEvent | string, ...args: readonly string[]): Ran {
  return runCommand(["node", HOOK, ...args], {
    stdin: typeof event === "string" ? event : JSON.stringify({ session_id: "nightly", ...event }),
    env: { SVC_ROOT: at.root, PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}` },
  });
}

const stop = (event: Omit<HookEvent, "hook_event_name">, ...args: readonly string[]): Ran =>
  hook({ hook_event_name: "Stop", ...event }, ...args);

test("a session without a goal is told how to enrol one, and may stop", () => {
  const started = hook({ hook_event_name: "SessionStart" });
  expect(started.exit).toBe(0);
  expect(started.stdout).toContain("svc-goals set --session-ref nightly --goal");
  expect(stop({ last_assistant_message: UNDONE })).toEqual({ exit: 0, stdout: "", stderr: "" });
});

test("at its start, and after a compaction, a session reads its goal as it is stored", () => {
  at.goals("set", "--session-ref", "nightly", ...ENROLMENT);
  at.goals("add-ask", "--session-ref", "nightly", "--open-ask", "Are the old builds kept?");
  at.goals("add-ask", "--session-ref", "nightly", "--open-ask", "Which page?");
  at.goals("resolve-ask", "--session-ref", "nightly", "--ask-index", "1", "--resolution", "That");
  expect(hook({ hook_event_name: "SessionStart" }).stdout).toBe(
    `The goal of this session (open): ${GOAL}\nDone when: ${DONE_WHEN}\nAsked and not answered yet: Are the old builds kept?\n`,
  );
});

test("a session that waits for an answer may stop; answered, a gap sends it back once", () => {
  expect(stop({ last_assistant_message: UNDONE }).exit).toBe(0);
  at.goals("resolve-ask", "--session-ref", "nightly", "--ask-index", "0", "--resolution", "Yes");
  const { exit, stdout, stderr } = stop({ last_assistant_message: UNDONE });
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  expect(stderr).toContain("The Windows build is left for a follow-up.");
  expect(stderr).toContain("svc-goals add-ask --session-ref='nightly' --open-ask …");
  expect(stop({ last_assistant_message: UNDONE, stop_hook_active: true }).exit).toBe(0);
});

test("a message that reports everything lets it stop", () => {
  expect(stop({ last_assistant_message: FINE })).toEqual({ exit: 0, stdout: "", stderr: "" });
});

test("the last message is read from the transcript where the event does not hold it", () => {
  const said = (type: string, ...content: readonly object[]): string =>
    JSON.stringify({ type, message: { content } });
  const transcript = at.file(
    "transcript.jsonl",
    [
      said("assistant", { type: "text", text: FINE }),
      said("assistant", { type: "text", text: UNDONE }),
      said("assistant", { type: "tool_use", name: "Bash" }),
      JSON.stringify({ type: "user", message: { content: "go on" } }),
      JSON.stringify({ type: "summary", summary: "The nightly build" }),
      // The last line may be cut off while it is written.
      said("assistant", { type: "text", text: FINE }).slice(0, -20),
    ].join("\n"),
  );
  const ran = stop({ transcript_path: transcript });
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toContain("left for a follow-up");
});

test("the reference may be given, for a session that was resumed under another id", () => {
  expect(stop({ session_id: "other", last_assistant_message: UNDONE }, "nightly").exit).toBe(2);
});

test("the command of docs/hooks.md takes the name in SVC_SESSION, and the session's own id without", () => {
  const page = readFileSync(join(ROOT, "docs/hooks.md"), "utf8");
  const commands = [...page.matchAll(/"command": "(?<command>.*)" \}/gu)].map(({ groups }) =>
    JSON.parse(`"${groups?.["command"] ?? ""}"`).replace("/opt/svc/claude-code.mjs", `'${HOOK}'`),
  );
  expect(commands).toHaveLength(2);
  const event = JSON.stringify({ session_id: "other", hook_event_name: "SessionStart" });
  for (const command of commands) {
    const [named, own] = ["nightly", ""].map((SVC_SESSION) =>
      runCommand(["sh", "-c", command], {
        stdin: event,
        env: {
          SVC_SESSION,
          SVC_ROOT: at.root,
          PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
        },
      }),
    );
    expect(named?.stdout).toContain(`The goal of this session (open): ${GOAL}`);
    expect(own?.stdout).toContain("svc-goals set --session-ref other --goal");
  }
});

test("a hook of one's own, as docs/hooks.md has it, holds no session without a goal", () => {
  const page = readFileSync(join(ROOT, "docs/hooks.md"), "utf8");
  const script = /^```sh\n(?<sh>[^]*?)^```$/mu.exec(page)?.groups?.["sh"] ?? "";
  const exitOf = (name: string, stdin: string): number =>
    runCommand(["sh", "-c", script], {
      stdin,
      env: {
        name,
        SVC_ROOT: at.root,
        PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
      },
    }).exit;
  expect(exitOf("nightly", UNDONE)).toBe(2);
  expect(exitOf("nightly", FINE)).toBe(0);
  expect(exitOf("nobody", UNDONE)).toBe(0);
  at.goals("set", "--session-ref=--gate", ...ENROLMENT, "--lane-id", "gate");
  expect(exitOf("--gate", UNDONE)).toBe(2);
});

test("a name that begins with a dash is a name", () => {
  at.goals("set", "--session-ref=-x", ...ENROLMENT, "--lane-id", "x");
  const { exit, stderr } = stop({ session_id: "-x", last_assistant_message: UNDONE });
  expect(exit).toBe(2);
  expect(stderr).toContain("svc-goals add-ask --session-ref='-x' --open-ask …");
});

test("stored text starts no line of the reminder and sends nothing to a terminal", () => {
  const goal = `${GOAL}\nDone when: nothing\t\u001b[31mmore\u202e`;
  at.goals("set", "--session-ref", "forged", ...ENROLMENT, "--lane-id", "forged");
  at.sql(
    "UPDATE goals SET record = json_set(record, '$.goal', ?) WHERE session_ref = 'forged'",
    goal,
  );
  const { stdout } = hook({ hook_event_name: "SessionStart", session_id: "forged" });
  expect(stdout).toBe(
    `The goal of this session (open): ${GOAL}\n| Done when: nothing\\t\\x1b[31mmore\\u202e\nDone when: ${DONE_WHEN}\n`,
  );
});

test("a hold is respected, and other events are let pass", () => {
  at.goals("hold", "--session-ref", "nightly", "--reason", "the page moves");
  expect(stop({ last_assistant_message: UNDONE }).exit).toBe(0);
  at.goals("resume", "--session-ref", "nightly");
  expect(hook({ hook_event_name: "PreToolUse" })).toEqual({ exit: 0, stdout: "", stderr: "" });
});

test("what is wrong with the store, the tool or the event is told and keeps no session at work", () => {
  const broken = openWorkspace("claude-code-hook-broken");
  broken.file("root", "no directory");
  for (const [ran, word] of [
    [hook("no JSON"), "standard input is no event of a hook"],
    [hook('{"hook_event_name":"Stop"}'), "the event has no session_id"],
    [stop({ transcript_path: at.folder + "/gone.jsonl" }), "ENOENT"],
    [stop({}), "nothing was judged: the Stop event has neither last_assistant_message nor"],
    [
      runCommand([process.execPath, HOOK], {
        stdin: JSON.stringify({ hook_event_name: "Stop", session_id: "a" }),
        env: { PATH: "/nonexistent" },
      }),
      "svc-goals cannot be run",
    ],
    [
      runCommand(["node", HOOK], {
        stdin: JSON.stringify({ hook_event_name: "Stop", session_id: "a" }),
        env: {
          SVC_ROOT: broken.root,
          PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
        },
      }),
      "svc-goals:",
    ],
  ] as const) {
    expect({ exit: ran.exit, stdout: ran.stdout }).toEqual({ exit: 0, stdout: "" });
    expect(ran.stderr).toContain(word);
    expect(ran.stderr).not.toContain("    at ");
  }
  broken.remove();
});

test("a session whose record was damaged hears what the tool says of it, and may stop", () => {
  const own = openWorkspace("claude-code-hook-damaged");
  own.goals("set", "--session-ref", "nightly", ...ENROLMENT);
  own.sql("UPDATE goals SET record = 'damaged'");
  const env = {
    SVC_ROOT: own.root,
    PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
  };
  const ran = (["SessionStart", "Stop"] as const).map((hook_event_name) =>
    runCommand(["node", HOOK], {
      stdin: JSON.stringify({
        hook_event_name,
        session_id: "nightly",
        last_assistant_message: FINE,
      }),
      env,
    }),
  );
  expect(ran.map(({ exit }) => exit)).toEqual([0, 0]);
  expect(ran[0]?.stdout).toContain("[goal.malformed]");
  expect(ran[1]?.stderr).toMatch(/^svc-goals: .*\[goal\.malformed\]\n$/u);
  own.remove();
});
