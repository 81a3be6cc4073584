import type { Io, Sink } from "../../src/cli/io.ts";

export interface FakeIo extends Io {
  readonly printed: { readonly stdout: string; readonly stderr: string };
}

export interface FakeOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** A process without terminals, for running a tool inside of a test. */
export function fakeIo({ env = {}, cwd = "/", now = Date.now }: FakeOptions = {}): FakeIo {
  const texts = { stdout: "", stderr: "" };
  const sink = (name: "stdout" | "stderr"): Sink => ({
    write: (text) => void (texts[name] += text),
    isTTY: false,
    isClosed: false,
  });
  return {
    stdout: sink("stdout"),
    stderr: sink("stderr"),
    flush: async () => {},
    stdin: { isTTY: false, readLine: () => null },
    env,
    now,
    columns: () => null,
    cwd,
    platform: "linux",
    userId: null,
    argvIsText: () => true,
    envIsText: () => true,
    printed: texts,
  };
}
