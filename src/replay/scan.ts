/**
 * Finds where cases begin and end in the bytes of a fixture file, so that the parsing and the judging can
 * be done elsewhere, a block at a time, while the file is larger than memory. `scan-array.ts` and
 * `scan-lines.ts` do it, one for each layout.
 */

/**
 * Walks over whole cases from `at`, a place between cases; `last` says that the file ends at `end`. It
 * remembers what it met, so that each file has a scanner of its own, which is given every byte once more
 * from where it stopped.
 */
export type Scanner = (bytes: Uint8Array, at: number, end: number, last: boolean) => Scan;

/** What a scan of some bytes found. */
export interface Scan {
  /** Where each case begins, and where it ends; whether it is JSON is for the parser to say. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** What is wrong between cases and keeps nobody from going on, in the order of the bytes. */
  readonly problems: readonly ScanProblem[];
  /** Where to go on: behind the last case and the white space there, or where something is wrong. */
  readonly next: number;
  /** Why the scan stopped. */
  readonly stopped:
    | { readonly kind: "more" }
    | { readonly kind: "end-of-array" }
    | { readonly kind: "end-of-file" }
    /** The file ends inside the case that begins at `next`. */
    | { readonly kind: "cut-case" }
    | {
        readonly kind: "malformed";
        readonly message: string;
        /** Whether it is in a case that is there, or where one would be. */
        readonly inCase: boolean;
      };
}

export interface ScanProblem {
  /** Where it is in the bytes. */
  readonly at: number;
  /** Which of the cases that the scan found it is about; null when it is about none. */
  readonly case: number | null;
  readonly message: string;
}
