import type { Command, FlagSpec, Tool } from "./command.ts";
import { shownCommands } from "./help.ts";
import { acceptedFlags, completesOf } from "./accepted-flags.ts";

/** One way to go on, and what it means. */
export interface Candidate {
  readonly value: string;
  readonly doc: string;
}

/** How a command line may go on at its last word. */
export type Completion =
  | { readonly kind: "words"; readonly words: readonly Candidate[] }
  | { readonly kind: "file" | "directory" }
  /** Names from the store: `start` is what was typed of one, `before` what is to be put in front. */
  | {
      readonly kind: "session-ref" | "url" | "ask-index";
      readonly start: string;
      readonly before: string;
    };

/**
 * How a command line may go on. `words` are the tool's arguments up to the cursor; the last one is
 * what was typed of the word there, empty when nothing was.
 */
export function completeLine(tool: Tool, words: readonly string[]): Completion {
  const current = words.at(-1) ?? "";
  const [first = ""] = words;
  const commands = shownCommands(tool);
  const names = commands
    .filter(({ name }) => name !== "")
    .map(({ name, summary }) => ({ value: name, doc: summary }));
  if (words.length > 1 && first === "help") {
    return startingWith(current, words.length === 2 ? names : []);
  }
  const named =
    words.length > 1 ? commands.find(({ name }) => name !== "" && name === first) : null;
  const command = named ?? commands.find(({ name }) => name === "");
  const subcommands = words.length === 1 ? [...names, HELP_COMMAND] : [];
  if (command === undefined) {
    const general =
      words.length === 1 ? [HELP, { value: "--version", doc: "print the version" }] : [];
    return startingWith(current, [...subcommands, ...general]);
  }
  const typed = named === null || named === undefined ? words : words.slice(1);
  const completion = completeFlags(command, typed);
  if (completion.kind !== "words" || subcommands.length === 0) return completion;
  return {
    kind: "words",
    words: [...startingWith(current, subcommands).words, ...completion.words],
  };
}

const HELP_COMMAND: Candidate = { value: "help", doc: "tell more of a command" };
const HELP: Candidate = { value: "--help", doc: "what it does, with an example" };

function completeFlags(command: Command, words: readonly string[]): Completion {
  const flags = acceptedFlags(command);
  const find = (word: string | undefined): FlagSpec | undefined =>
    word?.startsWith("--") === true ? flags.find(({ name }) => name === word.slice(2)) : undefined;
  const current = words.at(-1) ?? "";
  const before = find(words.at(-2));
  if (before?.value !== undefined) return completeValue(before, current, "");
  const inline = /^(?<flag>--[^=]+)=(?<value>.*)$/su.exec(current)?.groups;
  if (inline !== undefined) {
    const flag = find(inline["flag"]);
    if (flag?.value === undefined) return { kind: "words", words: [] };
    return completeValue(flag, inline["value"] ?? "", `${inline["flag"]}=`);
  }
  if (command.positionals !== undefined && !current.startsWith("-")) {
    if (command.completes === undefined) return { kind: "file" };
    return startingWith(
      current,
      command.completes.map((value) => ({ value, doc: "" })),
    );
  }
  const used = new Set(words.slice(0, -1).map((word) => word.split("=", 1)[0]));
  const offered = flags.filter(
    ({ name, repeatable }) => repeatable === true || !used.has(`--${name}`),
  );
  return startingWith(current, [
    ...offered.map(({ name, doc }) => ({ value: `--${name}`, doc })),
    HELP,
  ]);
}

function completeValue(flag: FlagSpec, start: string, before: string): Completion {
  const { choices } = flag;
  if (choices !== undefined) return wordsFrom(choices, start, before);
  const completes = completesOf(flag);
  if (completes === undefined) return { kind: "words", words: [] };
  if (typeof completes !== "string") return wordsFrom(completes, start, before);
  return completes === "file" || completes === "directory"
    ? { kind: completes }
    : { kind: completes, start, before };
}

function wordsFrom(words: readonly string[], start: string, before: string): Completion {
  return startingWith(
    `${before}${start}`,
    words.map((word) => ({ value: `${before}${word}`, doc: "" })),
  );
}

function startingWith(
  start: string,
  words: readonly Candidate[],
): { readonly kind: "words"; readonly words: readonly Candidate[] } {
  return { kind: "words", words: words.filter(({ value }) => value.startsWith(start)) };
}
