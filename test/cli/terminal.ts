import { join } from "node:path";
import { ROOT } from "./run.ts";

export interface TerminalRun {
  readonly exit: number;
  /** All that was shown, typed answers included, lines ended by \n. */
  readonly screen: string;
}

export interface TerminalOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly columns?: number;
  /** What is typed when a prompt appears: one entry for each text to wait for. */
  readonly typed?: readonly Typed[];
}

/** A text to wait for, and the keys that are then typed; a function may do something first. */
export type Typed = readonly [prompt: string, keys: string | (() => string)];

/** Runs a built tool in a pseudo-terminal, as a person does. */
export function runInTerminal(
  tool: string,
  args: readonly string[],
  options: TerminalOptions,
): Promise<TerminalRun> {
  return runCommandInTerminal([join(ROOT, "dist/bin", tool), ...args], options);
}

/** Runs any command the same way. */
export async function runCommandInTerminal(
  command: readonly string[],
  { env, columns = 80, typed = [] }: TerminalOptions,
): Promise<TerminalRun> {
  const decoder = new TextDecoder();
  const waiting = [...typed];
  let screen = "";
  let seen = 0;
  const { promise: isShown, resolve: showed } = Promise.withResolvers<null>();
  const child = Bun.spawn([...command], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", TERM: "xterm-256color", ...env },
    terminal: {
      cols: columns,
      rows: 30,
      data(terminal, data) {
        screen += decoder.decode(data, { stream: true });
        const [next] = waiting;
        if (next === undefined || !screen.slice(seen).includes(next[0])) return;
        seen = screen.length;
        waiting.shift();
        terminal.write(typeof next[1] === "string" ? next[1] : next[1]());
      },
      exit: () => showed(null),
    },
  });
  const exit = await child.exited;
  // The last of what was written may still be on its way through the terminal, which ends behind it.
  await isShown;
  child.terminal?.close();
  return { exit, screen: screen.replaceAll("\r\n", "\n") };
}
