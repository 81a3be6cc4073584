import { basename } from "node:path";
import type { IndexedAsk } from "../../domain/ask.ts";
import { GOAL_STATUSES, isFinished } from "../../domain/goal.ts";
import { readWhatIsLeft } from "../../domain/goal-decode.ts";
import { type GoalQuery, StoreError, type Reader } from "../../store/port.ts";
import type { CommandContext, Flags } from "../command.ts";
import { type Candidate, type Completion, completeLine } from "../complete-line.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { readRoot } from "../root-address.ts";
import { TOOLS } from "../tools.ts";

/** More names than this help nobody to choose. */
const MOST_NAMES = 200;
/** A longer description is cut, in UTF-16 units. */
const LONGEST_DOC = 60;
const UNFINISHED = GOAL_STATUSES.filter((status) => !isFinished(status));
/** What acts on a terminal or deceives whoever reads it is not offered: escaped, it would name something else. */
const DECEIVING = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/u;
/** The commands that are given to goals of any status, finished ones too. */
const OF_ANY_GOAL: ReadonlySet<string> = new Set(["get", "hold", "redirect", "log", "now"]);

/**
 * `svc-goals __complete [--plain] -- <tool> <word>…`: how the command line may go on. The first line says what
 * kind of thing (`words`, `file`, `directory`), the others are candidates with a tab and a
 * description. Always exit 0: a shell that completes is no place for errors.
 */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { io, flags, positionals } = context;
  const [name = "", ...words] = flags.has("plain") ? positionals : positionals.map(unquoted);
  const tool = basename(name);
  const load = Object.hasOwn(TOOLS, tool) ? TOOLS[tool] : undefined;
  if (load === undefined || words.length === 0) return EXIT.ok;
  const completion = completeLine(await load(), words);
  const found = await candidates(context, completion, words);
  const kind =
    completion.kind === "file" || completion.kind === "directory" ? completion.kind : "words";
  const lines = found
    .filter(({ value }) => !DECEIVING.test(value))
    .map(({ value, doc }) => (doc === "" ? value : `${value}\t${doc}`));
  io.stdout.write(`${[kind, ...lines].join("\n")}\n`);
  return EXIT.ok;
}

async function candidates(
  context: CommandContext,
  completion: Completion,
  words: readonly string[],
): Promise<readonly Candidate[]> {
  switch (completion.kind) {
    case "words":
      return completion.words;
    case "file":
    case "directory":
      return [];
    case "session-ref":
    case "url": {
      const { kind, start, before } = completion;
      const read = (reader: Reader) =>
        kind === "url"
          ? urls(reader, start, words[0] === "mark-reviewed")
          : sessionRefs(reader, start, words[0] ?? "");
      const names = await fromStore({ ...context, flags: rootFlag(words) }, read);
      return names.map((name) => ({ value: `${before}${name}`, doc: "" }));
    }
    case "ask-index": {
      const { start, before } = completion;
      const asks = await openAsks({ ...context, flags: rootFlag(words) }, words);
      return asks
        .filter(({ index }) => String(index).startsWith(start))
        .map(({ index, text }) => ({ value: `${before}${index}`, doc: oneLine(text) }));
    }
    default:
      return completion satisfies never;
  }
}

/** The asks without an answer of the session that an unfinished command line names. */
async function openAsks(
  context: CommandContext,
  words: readonly string[],
): Promise<readonly IndexedAsk[]> {
  const session = flagIn(words, "session-ref");
  if (session === undefined) return [];
  return fromStore(context, async (reader) => {
    const row = await reader.goal(session.trim());
    return row === null ? [] : readWhatIsLeft(row).asks;
  });
}

/** A description of a candidate; a shell shows it behind the value. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_DOC);
}

async function fromStore<T>(
  context: CommandContext,
  read: (reader: Reader) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const root = readRoot(context);
  if (!root.ok) return [];
  const { openStore } = await import("../open-store.ts");
  const store = openStore(root.value);
  try {
    return await store.read(read);
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  } finally {
    await store.close();
  }
}

/**
 * Sessions to which the command can be given: `resume` to held ones, some to all. Else those at work, and those that are done
 * only when no other has such a name, since they are many; where all are asked for, those at work come first.
 */
async function sessionRefs(
  reader: Reader,
  start: string,
  command: string,
): Promise<readonly string[]> {
  if (command === "resume") return sessionsWith(reader, { statuses: ["held"] }, start);
  const atWork = await sessionsWith(reader, { statuses: UNFINISHED }, start);
  if (atWork.length >= MOST_NAMES || (atWork.length > 0 && !OF_ANY_GOAL.has(command))) {
    return atWork;
  }
  const all = await sessionsWith(reader, {}, start);
  return [...new Set([...atWork, ...all])].slice(0, MOST_NAMES);
}

async function sessionsWith(
  reader: Reader,
  query: GoalQuery,
  start: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { session_ref } of reader.goals(query)) {
    if (session_ref.startsWith(start)) found.push(session_ref);
    // In order: what begins with the start stands together.
    else if (found.length > 0) break;
    if (found.length >= MOST_NAMES) break;
  }
  return found;
}

async function urls(
  reader: Reader,
  start: string,
  unreviewed: boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { url } of reader.artifacts({ unreviewed })) {
    if (url.startsWith(start)) found.push(url);
    if (found.length >= MOST_NAMES) break;
  }
  return found;
}

/** The `--root` of an unfinished command line. */
function rootFlag(words: readonly string[]): Flags {
  const root = flagIn(words, "root");
  return {
    get: (name) => (name === "root" ? root : undefined),
    all: () => [],
    has: (name) => name === "root" && root !== undefined,
  };
}

/** The value of a flag that stands whole on an unfinished command line. */
function flagIn(words: readonly string[], name: string): string | undefined {
  const at = words.lastIndexOf(`--${name}`, -2);
  const opening = `--${name}=`;
  const inline = words.findLast((word) => word.startsWith(opening))?.slice(opening.length);
  return at >= 0 ? words[at + 1] : inline;
}

/** A word of a command line as it stands there, without the quotes and backslashes of the shell. */
function unquoted(word: string): string {
  let plain = "";
  let quote = "";
  for (let at = 0; at < word.length; at += 1) {
    const character = word.charAt(at);
    if (quote === "" && (character === "'" || character === '"')) quote = character;
    else if (character === quote) quote = "";
    else if (character === "\\" && quote !== "'") {
      at += 1;
      plain += word.charAt(at);
    } else plain += character;
  }
  return plain;
}
