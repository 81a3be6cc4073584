import type { CloseGoalInput } from "../../app/close-goal.ts";
import { typedFlag } from "../../domain/board-command.ts";
import type { CommandContext } from "../command.ts";
import { isLasting } from "../descriptor.ts";
import { absolutePath } from "../path-variable.ts";
import { lastingPolicy } from "../policy-file.ts";
import { isPipe } from "../read-input.ts";
import { readRoot } from "../root-address.ts";
import { namedRoot } from "../same-place.ts";

/** Longer texts are named by the file they stand in: a command line has a limit. In UTF-16 units. */
const INLINE_LIMIT = 8 * 1024;

/** What an operator types, and what has to be done before. */
export interface OperatorCloseCommand {
  readonly command: string;
  /** The flags of long texts that no lasting file holds, each once: `--delivered-item`. */
  readonly unsaved: readonly string[];
}

/**
 * The command by which an operator acknowledges a closure: the same store, policy and items from any
 * directory, safe to paste. The name is left to be filled in, and the path of a long text that has to be saved
 * before; a shell refuses the line until they are.
 */
export function operatorCloseCommand(
  context: CommandContext,
  input: CloseGoalInput,
): OperatorCloseCommand {
  const unsaved = new Set<string>();
  let flags = typedFlag("--session-ref", input.session_ref.trim());
  const add = (flag: string, value: string): void => {
    const typed = given(context, flag, value);
    if (typed === null) unsaved.add(flag);
    flags += typed ?? ` ${flag}-file <path>`;
  };
  for (const item of input.delivered_items) add("--delivered-item", item);
  if (input.close_note !== undefined) add("--close-note", input.close_note);
  const root = readRoot(context);
  if (root.ok) flags += namedRoot(root.value);
  const policy = lastingPolicy(context);
  if (policy !== null) flags += typedFlag("--policy-config", policy);
  const command = `svc-goals close${flags} --acknowledged-by operator:<name>`;
  return { command, unsaved: [...unsaved] };
}

/**
 * A text as it is stored, without the line end of its file; null for a long one that came from a pipe or the command
 * line itself, which no later command finds again.
 */
function given({ flags, io }: CommandContext, flag: string, value: string): string | null {
  const text = value.trim();
  if (text.length <= INLINE_LIMIT) return typedFlag(flag, text);
  const path = flags.fileOf?.(value);
  if (path === undefined || !isLasting(path)) return null;
  const absolute = absolutePath(io, path);
  return isPipe(absolute) ? null : typedFlag(`${flag}-file`, absolute);
}
