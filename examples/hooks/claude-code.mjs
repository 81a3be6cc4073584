#!/usr/bin/env node
/**
 * Claude Code's hooks on a goal, in one file; docs/hooks.md tells how to set it up. It reads the event from
 * standard input and calls `svc-goals`, which must be on the PATH.
 *
 * SessionStart (also after a compaction): the goal in force is put before the session, word for word.
 * Stop: the last message goes through the completion gate. Exit status 2 sends the session back to work with the
 * reasons; a session that has no goal, is held or waits for an answer may stop, and none is sent back twice in a row.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const event = readEvent(readFileSync(0, "utf8"));
/** A session that is resumed under a new id keeps its goal when the reference is given. */
const session = process.argv[2] || event.session_id;

const found = svcGoals(["get", "--session-ref", session, "--format", "json"]);
const goal = found.status === 0 ? JSON.parse(found.stdout) : null;
/** Of a record that somebody has damaged `get` prints what can be read, and says what to do. */
const isReadable = Array.isArray(goal?.open_asks);
if (event.hook_event_name === "SessionStart") {
  // Without a goal the tool itself says how to enrol one.
  process.stdout.write(isReadable ? reminder() : found.stderr);
} else if (event.hook_event_name === "Stop") {
  if (isReadable) judge();
  else if (!found.stderr.includes("[goal.not_found]")) stopWith(0, found.stderr);
}

function readEvent(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    return stopWith(0, `standard input is no event of a hook: ${error.message}\n`);
  }
}

function reminder() {
  const asks = goal.open_asks.filter(({ resolution }) => resolution === null);
  return [
    `The goal of this session (${goal.status}): ${goal.goal}`,
    `Done when: ${goal.done_when}`,
    ...asks.map(({ text }) => `Asked and not answered yet: ${text}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function judge() {
  const isAtWork = ["working", "open", "redirected"].includes(goal.status);
  const waits = goal.open_asks.some(({ resolution }) => resolution === null);
  if (!isAtWork || waits || event.stop_hook_active) return;
  const args = ["judge", "--session-ref", session, "--format", "text", "--message-file", "-"];
  const { status, stdout, stderr } = svcGoals(args, lastMessage());
  if (status === 1) {
    stopWith(
      2,
      `${stdout}Go on until done_when is met and report each condition. If it takes an answer first, ask for it:\n` +
        `svc-goals add-ask --session-ref ${quoted(session)} --open-ask …\n`,
    );
  }
  // The store or a flag is wrong: that is told, and is no reason to keep a session at work.
  if (status !== 0) stopWith(0, stderr);
}

/** Older versions name only the file of the transcript, a JSON object a line. */
function lastMessage() {
  if (typeof event.last_assistant_message === "string") return event.last_assistant_message;
  const lines = readFileSync(event.transcript_path, "utf8").trim().split("\n");
  for (const line of lines.toReversed()) {
    const { type, message } = JSON.parse(line);
    if (type !== "assistant" || !Array.isArray(message?.content)) continue;
    const texts = message.content.filter((part) => part.type === "text");
    if (texts.length > 0) return texts.map(({ text }) => text).join("\n");
  }
  return "";
}

function svcGoals(args, input = "") {
  const { status, stdout, stderr, error } = spawnSync("svc-goals", args, {
    input,
    encoding: "utf8",
  });
  if (error) stopWith(0, `svc-goals cannot be run: ${error.message}\n`);
  return { status, stdout, stderr };
}

function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function stopWith(status, message) {
  process.stderr.write(message);
  process.exit(status);
}
