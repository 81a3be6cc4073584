import { nearestName } from "../../domain/nearest-name.ts";
import type { CommandContext, PrintedProblem } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { shown } from "../problems.ts";
import { SHELLS, type Shell } from "./completion-shells.ts";

/** `svc-goals completion <shell>`: the script that asks `svc-goals __complete` what may follow. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { io, flags, positionals } = context;
  const shell = shellOf(positionals);
  const problems = typeof shell === "string" ? [] : [shell];
  // It needs neither root nor policy: a shell that starts is told only of what was named here.
  if (problems.length > 0 || flags.has("root") || flags.has("policy-config")) {
    const { placeProblems } = await import("../place-problems.ts");
    const place = await placeProblems(context, false);
    const total = problems.length + place.total;
    if (total > 0) return context.fail(EXIT.usage, [...problems, ...place.first], total);
  }
  if (typeof shell === "string") io.stdout.write(await scriptFor(shell));
  return EXIT.ok;
}

/** The shell that is named, or what is wrong with that. */
function shellOf(words: readonly string[]): Shell | PrintedProblem {
  const [word] = words;
  if (word === undefined) return { message: `no shell is named: give one of ${SHELLS.join(", ")}` };
  if (words.length > 1) return { message: "several shells are named: give one" };
  const shell = SHELLS.find((known) => known === word);
  if (shell !== undefined) return shell;
  const near = nearestName(word, SHELLS);
  const instead = near === null ? `one of ${SHELLS.join(", ")}` : `did you mean ${near}?`;
  return { message: `there is no script for ${shown(word)}: ${instead}` };
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
