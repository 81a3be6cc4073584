import { fs } from "./fs.ts";

/** The signals that ask a process to end, with the numbers that POSIX gives them. */
const SIGNALS = [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
] as const;

/**
 * Cleans up when the process is told to end, which it then does with the status of that signal. A signal
 * that the process was started to ignore (`nohup`) stays ignored. Returns what ends the watch. Signals are
 * noticed between turns of the event loop: whoever works long has to give way to it.
 */
export function onEndSignal(cleanUp: () => void): () => void {
  const end = (signal: NodeJS.Signals): void => {
    stop();
    try {
      cleanUp();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  const stop = (): void => {
    for (const [signal] of SIGNALS) process.off(signal, end);
  };
  const ignored = ignoredSignals();
  for (const [signal, number] of SIGNALS) {
    if (((ignored >> BigInt(number - 1)) & 1n) === 0n) process.on(signal, end);
  }
  return stop;
}

/** One bit for each signal that is ignored; none where the system does not tell. */
function ignoredSignals(): bigint {
  try {
    const found = /^SigIgn:\s*(?<mask>[0-9a-f]+)$/mu.exec(
      fs().readFileSync("/proc/self/status", "utf8"),
    );
    return BigInt(`0x${found?.groups?.["mask"] ?? "0"}`);
  } catch {
    return 0n;
  }
}
