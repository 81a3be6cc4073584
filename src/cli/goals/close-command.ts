import type { CloseGoalInput } from "../../app/close-goal.ts";
import { typedFlag } from "../../domain/board-command.ts";
import type { CommandContext } from "../command.ts";
import { isLasting } from "../descriptor.ts";
import { absolutePath } from "../path-variable.ts";
import { lastingPolicy } from "../policy-file.ts";
import { readRoot } from "../root-address.ts";
import { namedRoot } from "../same-place.ts";

/** Longer texts are named by the file they stand in: a command line has a limit. In UTF-16 units. */
const INLINE_LIMIT = 8 * 1024;

/**
 * The command by which an operator acknowledges a closure: the same store, policy and items from any
 * directory, safe to paste. The name is left to be filled in; a shell refuses the line until it is.
 */
export function closeCommand(context: CommandContext, input: CloseGoalInput): string {
  let flags = typedFlag("--session-ref", input.session_ref.trim());
  for (const item of input.delivered_items) flags += given(context, "delivered-item", item);
  if (input.close_note !== undefined) flags += given(context, "close-note", input.close_note);
  const root = readRoot(context);
  if (root.ok) flags += namedRoot(root.value);
  const policy = lastingPolicy(context);
  if (policy !== null) flags += typedFlag("--policy-config", policy);
  return `svc-goals close${flags} --acknowledged-by operator:<name>`;
}

/** A text as it is stored, without the line end of its file; one from a pipe has no file to be named. */
function given({ flags, io }: CommandContext, flag: string, value: string): string {
  const text = value.trim();
  if (text.length <= INLINE_LIMIT) return typedFlag(`--${flag}`, text);
  const path = flags.fileOf?.(value);
  const file =
    path !== undefined && isLasting(path) ? absolutePath(io, path) : `the file with that ${flag}`;
  return typedFlag(`--${flag}-file`, file);
}
