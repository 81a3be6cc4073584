/**
 * How much the faults are tried: in the test run a little of everything, with `npm run faults`
 * (SVC_FAULTS=long) as much as the project promises.
 */
export interface Scale {
  /** Writes that are killed, and how often the whole is done. */
  readonly kills: number;
  readonly killRounds: number;
  /** Processes at once, and how many writes each makes. */
  readonly writers: number;
  readonly writesEach: number;
  /** Damaged copies of a store. */
  readonly damages: number;
  /** Goals that move from store to store, and how often such a move is killed. */
  readonly movedGoals: number;
  readonly killedMoves: number;
  /** Copies that are made while others write. */
  readonly copiesWhileWriting: number;
  /** How long 64 sessions work on one store, and in how many processes on a file. */
  readonly sessionSeconds: number;
  readonly sessionProcesses: number;
}

const SHORT: Scale = {
  kills: 300,
  killRounds: 1,
  writers: 32,
  writesEach: 3,
  damages: 25,
  movedGoals: 2000,
  killedMoves: 4,
  copiesWhileWriting: 4,
  sessionSeconds: 2,
  sessionProcesses: 8,
};
const LONG: Scale = {
  kills: 300,
  killRounds: 20,
  writers: 32,
  writesEach: 100,
  damages: 500,
  movedGoals: 100_000,
  killedMoves: 20,
  copiesWhileWriting: 40,
  sessionSeconds: 60,
  sessionProcesses: 64,
};

/** Is this the long run? */
export const IS_LONG = process.env["SVC_FAULTS"] === "long";
export const SCALE: Scale = IS_LONG ? LONG : SHORT;

/** How long a test may take, in milliseconds. */
export const PATIENCE = IS_LONG ? 1_800_000 : 300_000;

/** Says a figure of the long run aloud. */
export function report(figure: string): void {
  if (IS_LONG) process.stderr.write(`  ${figure}\n`);
}
