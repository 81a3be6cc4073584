import { basename } from "node:path";
import { StoreError, type Reader } from "../../store/port.ts";
import type { CommandContext, Flags } from "../command.ts";
import { type Candidate, type Completion, completeLine } from "../complete-line.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { readRoot } from "../root-address.ts";
import { TOOLS } from "../tools.ts";

/** More names than this help nobody to choose. */
const MOST_NAMES = 200;
const UNFINISHED = ["open", "working", "paused", "held", "redirected", "deferred"];
const CONTROL = /\p{Cc}/u;

/**
 * `svc-goals __complete -- <tool> <word>…`: how the command line may go on. The first line says what
 * kind of thing (`words`, `file`, `directory`), the others are candidates with a tab and a
 * description. Always exit 0: a shell that completes is no place for errors.
 */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { io, positionals } = context;
  const [name = "", ...words] = positionals.map(unquoted);
  const tool = basename(name);
  const load = Object.hasOwn(TOOLS, tool) ? TOOLS[tool] : undefined;
  if (load === undefined || words.length === 0) return EXIT.ok;
  const completion = completeLine(await load(), words);
  const found = await candidates(context, completion, words);
  const kind =
    completion.kind === "file" || completion.kind === "directory" ? completion.kind : "words";
  const lines = found
    .filter(({ value }) => !CONTROL.test(value))
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
      const names = await storedNames({ ...context, flags: rootFlag(words) }, kind, start);
      return names.map((name) => ({ value: `${before}${name}`, doc: "" }));
    }
    default:
      return completion satisfies never;
  }
}

async function storedNames(
  context: CommandContext,
  kind: "session-ref" | "url",
  start: string,
): Promise<readonly string[]> {
  const root = readRoot(context);
  if (!root.ok) return [];
  const { openStore } = await import("../open-store.ts");
  const store = openStore(root.value);
  try {
    return await store.read((reader) =>
      kind === "url" ? urls(reader, start) : sessionRefs(reader, start),
    );
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  } finally {
    await store.close();
  }
}

/** Sessions at work; those that are done only when no other has such a name, since they are many. */
async function sessionRefs(reader: Reader, start: string): Promise<readonly string[]> {
  for (const query of [{ statuses: UNFINISHED }, {}]) {
    const found: string[] = [];
    for await (const { session_ref } of reader.goals(query)) {
      if (session_ref.startsWith(start)) found.push(session_ref);
      // In order: what begins with the start stands together.
      else if (found.length > 0) break;
      if (found.length >= MOST_NAMES) break;
    }
    if (found.length > 0) return found;
  }
  return [];
}

async function urls(reader: Reader, start: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { url } of reader.artifacts({})) {
    if (url.startsWith(start)) found.push(url);
    if (found.length >= MOST_NAMES) break;
  }
  return found;
}

/** The `--root` of an unfinished command line. */
function rootFlag(words: readonly string[]): Flags {
  const at = words.lastIndexOf("--root", -2);
  const inline = words.findLast((word) => word.startsWith("--root="))?.slice("--root=".length);
  const root = at >= 0 ? words[at + 1] : inline;
  return {
    get: (name) => (name === "root" ? root : undefined),
    all: () => [],
    has: (name) => name === "root" && root !== undefined,
  };
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
