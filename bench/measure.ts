/**
 * Times whole processes side by side: every round runs each command once, in turn, so that a drift of
 * the machine's speed meets all of them alike. Medians are what is quoted.
 */
import { openSync, closeSync } from "node:fs";

export interface Candidate {
  readonly name: string;
  /** A function for commands that change something: given the round, -1 for the one that warms up. */
  readonly command: readonly string[] | ((round: number) => readonly string[]);
  readonly env?: Readonly<Record<string, string>>;
  /** Exit statuses that are right for this command. */
  readonly exits?: readonly number[];
}

export interface Measurement {
  readonly name: string;
  /** Wall time, median over the rounds, in milliseconds. */
  readonly ms: number;
  readonly fastestMs: number;
  readonly slowestMs: number;
  /** Peak resident memory in MB, the most of any round. */
  readonly peakMb: number;
}

/** Runs each candidate once to warm up and then `rounds` times, in turn. */
export function sideBySide(
  candidates: readonly Candidate[],
  rounds: number,
): readonly Measurement[] {
  const samples = candidates.map(() => ({ ms: [] as number[], mb: [] as number[] }));
  for (let round = -1; round < rounds; round++) {
    candidates.forEach((candidate, i) => {
      const one = runOnce(candidate, round);
      if (round < 0) return;
      samples[i]?.ms.push(one.ms);
      samples[i]?.mb.push(one.mb);
    });
  }
  return candidates.map((candidate, i) => {
    const { ms, mb } = samples[i] ?? { ms: [], mb: [] };
    return {
      name: candidate.name,
      ms: median(ms),
      fastestMs: Math.min(...ms),
      slowestMs: Math.max(...ms),
      peakMb: Math.max(...mb),
    };
  });
}

function runOnce(
  candidate: Candidate,
  round: number,
): { readonly ms: number; readonly mb: number } {
  const command = commandOf(candidate, round);
  const sink = openSync("/dev/null", "w");
  const started = performance.now();
  const done = Bun.spawnSync([...command], {
    env: { ...process.env, ...candidate.env },
    stdin: "ignore",
    stdout: sink,
    stderr: "pipe",
  });
  const ms = performance.now() - started;
  closeSync(sink);
  if (!(candidate.exits ?? [0]).includes(done.exitCode)) {
    throw new Error(`${command.join(" ")} ended with ${done.exitCode}: ${done.stderr.toString()}`);
  }
  return { ms, mb: (done.resourceUsage?.maxRSS ?? 0) / 1024 / 1024 };
}

/** What a candidate runs in a round. */
export function commandOf({ command }: Candidate, round: number): readonly string[] {
  return typeof command === "function" ? command(round) : command;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}

/** One row of the table: what, how long, and against what. */
export interface Row {
  readonly what: string;
  readonly measured: Measurement;
  readonly against?: Measurement;
  /** The most that the ratio may be, by the goal that was set. */
  readonly goal?: number;
  /** What the ratio is of; the median times when it is not given. */
  readonly compared?: "time" | "memory";
}

/** The table in Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = [
    "| what | median | fastest – slowest | peak memory | ratio | against | goal |",
    "|---|--:|--:|--:|--:|---|--:|",
    ...rows.map(({ what, measured, against, goal, compared = "time" }) => {
      const quotient = (key: "ms" | "peakMb"): number => measured[key] / (against?.[key] ?? 1);
      const ratio =
        against === undefined
          ? ""
          : `${quotient(compared === "memory" ? "peakMb" : "ms").toFixed(2)} ×`;
      const cells = [
        what,
        milliseconds(measured.ms),
        `${milliseconds(measured.fastestMs)} – ${milliseconds(measured.slowestMs)}`,
        `${measured.peakMb.toFixed(0)} MB`,
        ratio,
        against?.name ?? "",
        goal === undefined ? "" : `≤ ${goal.toFixed(1)} ×`,
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ];
  return `${lines.join("\n")}\n`;
}

function milliseconds(ms: number): string {
  return ms < 100 ? `${ms.toFixed(1)} ms` : `${ms.toFixed(0)} ms`;
}
