import { nearestName } from "../../domain/nearest-name.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { shown } from "../problems.ts";
import { SHELLS, type Shell } from "./completion-shells.ts";

/** `svc-goals completion <shell>`: the script that asks `svc-goals __complete` what may follow. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { io, positionals, fail } = context;
  const [word] = positionals;
  if (word === undefined) {
    return fail(EXIT.usage, [{ message: `no shell is named: give one of ${SHELLS.join(", ")}` }]);
  }
  if (positionals.length > 1) {
    return fail(EXIT.usage, [{ message: "several shells are named: give one" }]);
  }
  const shell = SHELLS.find((known) => known === word);
  if (shell === undefined) {
    const near = nearestName(word, SHELLS);
    const instead = near === null ? `one of ${SHELLS.join(", ")}` : `did you mean ${near}?`;
    return fail(EXIT.usage, [{ message: `there is no script for ${shown(word)}: ${instead}` }]);
  }
  io.stdout.write(await scriptFor(shell));
  return EXIT.ok;
}

/** The scripts are files of their own, loaded when they are printed. */
async function scriptFor(shell: Shell): Promise<string> {
  switch (shell) {
    case "bash":
      return (await import("./completion-bash.txt", { with: { type: "text" } })).default;
    case "zsh":
      return (await import("./completion-zsh.txt", { with: { type: "text" } })).default;
    case "fish":
      return (await import("./completion-fish.txt", { with: { type: "text" } })).default;
    default:
      return shell satisfies never;
  }
}
