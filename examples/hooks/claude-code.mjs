#!/usr/bin/env node
/**
 * Claude Code's hooks on a goal, in one file; docs/hooks.md tells how to set it up. It reads the event from
 * standard input and calls `svc-goals`, which must be on the PATH.
 *
 * SessionStart (also after a compaction): the goal in force is put before the session, word for word, control characters escaped.
 * Stop: the last message goes through the completion gate. Exit status 2 sends the session back to work with the
 * reasons; a session that has no goal, is held or waits for an answer may stop, and none is sent back twice in a row.
 */
import { spawnSync } from "node:child_process";
import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** Control characters, and what has no width or turns the direction; the joiners of emoji and of Persian words stay. */
const UNSHOWN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const AT_WORK = new Set(["working", "open", "redirected"]);

try {
  const event = readEvent(readFileSync(0, "utf8"));
  if (event.hook_event_name === "SessionStart") remind(sessionOf(event));
  if (event.hook_event_name === "Stop") await judge(sessionOf(event), event);
} catch (error) {
  // The store, a flag, the event or the transcript is wrong: that is told, and is no reason to keep a session at work.
  process.stderr.write(`${error.message.trimEnd()}\n`);
}

function readEvent(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new Error(`standard input is no event of a hook: ${error.message}`, { cause: error });
  }
}

/** A session that is resumed under a new id keeps its goal when the reference is given. */
function sessionOf(event) {
  const session = process.argv[2] || event.session_id;
  if (typeof session !== "string" || session === "") {
    throw new Error("the event has no session_id: give the session's reference as an argument");
  }
  return session;
}

/** Null where there is none, or a damaged one, of which `get` prints what can be read; `stderr` says what to do. */
function readGoal(session) {
  const { stdout, stderr } = svcGoals(["get", flag(session), "--format=json"]);
  const goal = stdout === "" ? null : JSON.parse(stdout);
  return { goal: Array.isArray(goal?.open_asks) ? goal : null, stderr };
}

function remind(session) {
  const { goal, stderr } = readGoal(session);
  process.stdout.write(goal === null ? stderr : reminder(goal));
}

function reminder(goal) {
  return [
    `The goal of this session (${goal.status}): ${goal.goal}`,
    `Done when: ${goal.done_when}`,
    ...unanswered(goal).map(({ text }) => `Asked and not answered yet: ${text}`),
  ]
    .map((line) => `${escaped(line)}\n`)
    .join("");
}

/** Stored text starts no line of ours and moves no cursor: further lines are marked, and what does not show is escaped. */
function escaped(text) {
  return text
    .split(/\r\n|\n|\r/u)
    .map((line) => line.replaceAll(UNSHOWN, visible))
    .join("\n| ");
}

function visible(character) {
  if (character === "\t") return String.raw`\t`;
  const code = character.codePointAt(0).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\u{${code}}`;
}

async function judge(session, event) {
  const { goal, stderr } = readGoal(session);
  if (goal === null) {
    if (stderr.includes("[goal.not_found]")) return;
    throw new Error(stderr);
  }
  const mayStop = !AT_WORK.has(goal.status) || unanswered(goal).length > 0;
  if (mayStop || event.stop_hook_active) return;
  const args = ["judge", flag(session), "--format=text", "--message-file=-"];
  const judged = svcGoals(args, await lastMessage(session, event));
  if (judged.status === 0) return;
  // Without reasons nothing was judged: the message is too long, or the store went away.
  if (judged.status !== 1 || judged.stdout === "") throw new Error(judged.stderr);
  process.exitCode = 2;
  process.stderr.write(
    `${judged.stdout}Go on until done_when is met and report each condition. If it takes an answer first, ask for it:\n` +
      `svc-goals add-ask ${flag(quoted(session))} --open-ask …\n`,
  );
}

function unanswered(goal) {
  return goal.open_asks.filter(({ resolution }) => resolution === null);
}

/** Older versions name only the file of the transcript, a JSON object a line, which may be larger than memory. */
async function lastMessage(session, event) {
  if (typeof event.last_assistant_message === "string") return event.last_assistant_message;
  if (typeof event.transcript_path !== "string" || event.transcript_path === "") {
    throw new Error(
      "nothing was judged: the Stop event has neither last_assistant_message nor transcript_path; update Claude Code, " +
        `or give the last message to svc-goals judge ${flag(quoted(session))} --message-file - yourself`,
    );
  }
  let last = "";
  for await (const line of createInterface({ input: createReadStream(event.transcript_path) })) {
    if (line.includes('"assistant"')) last = saidIn(line) || last;
  }
  return last;
}

/** What the assistant says in a line of the transcript; empty where it only calls a tool, or the line is cut off. */
function saidIn(line) {
  try {
    const { type, message } = JSON.parse(line);
    if (type !== "assistant") return "";
    return message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  } catch {
    return "";
  }
}

/** Joined, since a name may begin with a dash. */
function flag(session) {
  return `--session-ref=${session}`;
}

function svcGoals(args, input = "") {
  const ran = spawnSync("svc-goals", args, { input, encoding: "utf8", maxBuffer: 2 ** 28 });
  // It may end before it has read all of its input, and then says why.
  if (ran.status === null) throw new Error(`svc-goals cannot be run: ${ran.error?.message}`);
  return ran;
}

function quoted(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
