/** What a process ends with; the contract's table. */
export const EXIT = {
  /** Done, or accepted. */
  ok: 0,
  /** The answer is no: a rule refused it, not found, blocked, rejected, a fixture failed. */
  no: 1,
  /** The command line or an input file cannot be understood or read. */
  usage: 2,
  /** The store is unavailable, damaged or of a newer version. */
  store: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
