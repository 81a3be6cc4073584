import type { Command } from "../command.ts";
import {
  JSON_OR_TEXT_FLAG,
  ROW_FORMAT_FLAG,
  SESSION_REF,
  formatFlag,
  readingFlags,
} from "../store-flags.ts";
import { SHELLS } from "./completion-shells.ts";
import { DONE_WHEN, GOAL, required } from "./flags.ts";
import { TABLE_FORMATS } from "./formats.ts";

const REF = "--session-ref nightly-build";
const ONE_SESSION = { ...SESSION_REF, required: false };

/** The commands that change nothing: the board, the trail, the judges. */
export const LOOK_COMMANDS: readonly Command[] = [
  {
    name: "roster",
    alsoCalled: ["board", "status", "ls-board", "dashboard"],
    summary: "print the operator's board: what needs you, first",
    doc: "Goals that need the operator come first: unanswered asks, overdue, held, redirected and not picked up, edited in the store, malformed, silent for long, updated ahead of the clock. Then working and open goals, then the rest, and the artifacts that are unreviewed or nonconforming.",
    needsPolicy: true,
    flags: readingFlags(formatFlag(TABLE_FORMATS, "markdown is the default"), {
      name: "all",
      doc: "complete and abandoned goals too",
    }),
    examples: ["svc-goals roster --format box", "svc-goals roster --all --format json"],
    load: () => import("./roster.ts"),
  },
  {
    name: "scan-asks",
    alsoCalled: ["asks"],
    summary: "print every unanswered ask of every goal",
    doc: "In JSON each has session_ref, index (for resolve-ask), text, asked_at, age, age_seconds and next, the command that answers it. Where the goal was edited in the store and takes no answer, next is the command that shows what it was; of a malformed goal those asks are printed that can be read, and where there may be others, a warning says so.",
    flags: readingFlags(ROW_FORMAT_FLAG),
    examples: ["svc-goals scan-asks"],
    load: () => import("./scan-asks.ts"),
  },
  {
    name: "log",
    alsoCalled: ["history", "audit"],
    summary: "print the audit trail, oldest first",
    doc: "Every change is one event with its time, session, command, actor, old and new values; in JSON it begins with its number, seq. Nothing is ever deleted. A session that no event knows is exit status 1.",
    flags: readingFlags({ ...ONE_SESSION, doc: "only this session" }, ROW_FORMAT_FLAG),
    examples: ["svc-goals log", `svc-goals log ${REF} --format json`],
    load: () => import("./log.ts"),
  },
  {
    name: "check",
    alsoCalled: ["lint"],
    summary: "say what is wrong with a goal and how its condition is read",
    doc: "Only lints; nothing is stored. Exit status 1 when set would refuse the text. JSON is {goal, done_when, conditions, policies}: a condition has its text as a person would list it, the start and end of its clause in done_when, the group that members of one total or list share, and the member: in a list what distinguishes it; null in a total, whose members have (1 of 2) and so on after the text. So the text is not always what is found from start to end. Policies are sentences about the closing message, which are not counted.",
    needsPolicy: true,
    flags: readingFlags(required(GOAL), DONE_WHEN, JSON_OR_TEXT_FLAG),
    examples: [
      `svc-goals check --goal "Publish the nightly build for all three platforms" --done-when "The download page lists the Linux, macOS and Windows builds"`,
    ],
    load: () => import("./check.ts"),
  },
  {
    name: "judge",
    summary: "put one message through a gate",
    doc: "The completion gate asks whether the message reports everything that the goal of the session asks for; the voice gate whether a nudge speaks for itself. Exit status 0 when the message is accepted and 1 when it is rejected. Changes nothing. JSON is {gate, verdict, reasons}; a reason has its rule, sentence, span in the message, the missing condition and the advice.",
    needsPolicy: true,
    flags: readingFlags(
      {
        ...ONE_SESSION,
        doc: "whose goal the message is about; the completion gate needs it",
      },
      {
        name: "gate",
        value: "<completion|voice>",
        choices: ["completion", "voice"],
        doc: "completion is the default",
      },
      {
        name: "message",
        alsoCalled: ["text"],
        value: "<text>",
        text: true,
        required: true,
        doc: "the message",
      },
      JSON_OR_TEXT_FLAG,
    ),
    examples: [
      `svc-goals judge ${REF} --message-file last-message.md`,
      `svc-goals judge --gate voice --message "The download page still lacks the Windows build."`,
    ],
    load: () => import("./judge.ts"),
  },
  {
    name: "guidance",
    summary: "print the decision documents for a working directory",
    doc: "They are those of the longest prefix in guidance.canonical_decisions of the policy that contains the directory, by its path as given or without symbolic links, else its default. One path a line; nothing when there are none.",
    needsPolicy: true,
    flags: readingFlags(
      {
        name: "working-dir",
        value: "<dir>",
        required: true,
        doc: "where the work is done",
        completes: "directory",
      },
      formatFlag(["text", "json"], "text, one path a line, is the default"),
    ),
    examples: ["svc-goals guidance --working-dir ."],
    load: () => import("./guidance.ts"),
  },
  {
    name: "completion",
    summary: "print a completion script for a shell",
    doc: `bash: eval "$(svc-goals completion bash)" in ~/.bashrc. zsh: eval "$(svc-goals completion zsh)" in ~/.zshrc, after compinit. fish: svc-goals completion fish > ~/.config/fish/completions/svc-goals.fish. The script completes all tools of this installation.`,
    flags: readingFlags(),
    positionals: "<bash|zsh|fish>",
    completes: SHELLS,
    examples: [`svc-goals completion bash`],
    load: () => import("./completion.ts"),
  },
  {
    name: "__complete",
    summary: "print what a command line may go on with, for the completion scripts",
    flags: [{ name: "plain", doc: "the words are without the quotes and backslashes of a shell" }],
    positionals: "<word>…",
    hidden: true,
    examples: ["svc-goals __complete -- svc-goals get --session-ref n"],
    load: () => import("./complete-shell.ts"),
  },
];
