import type { CommandContext } from "../command.ts";
import { shown } from "../problems.ts";
import type { ProblemList } from "./problem-list.ts";
import { FORMATS, type Format } from "./tool.ts";

/** The flags that the run and `merge` share, parsed. */
export interface ReportFlags {
  readonly format: Format;
  readonly explain: boolean;
  /** Path of the report file; null for standard output, which `-` names too. */
  readonly output: string | null;
  /** Null when the exit status asks for every case. */
  readonly minAccuracy: Percentage | null;
  /** Path of a JSON report. */
  readonly baseline: string | null;
}

/** A number of percent from 0 to 100 as it was typed, to its last digit: `units / perPercent`. */
export interface Percentage {
  readonly units: bigint;
  /** A power of ten. */
  readonly perPercent: bigint;
}

/** Reads the shared flags; what cannot be parsed is added to `problems`. */
export function reportFlags(flags: CommandContext["flags"], problems: ProblemList): ReportFlags {
  const format = FORMATS.find((name) => name === flags.get("format")) ?? "text";
  const minimum = flags.get("min-accuracy");
  const minAccuracy = minimum === undefined ? null : parsePercent(minimum);
  if (minimum !== undefined && minAccuracy === null) {
    problems.add({
      message: `--min-accuracy ${shown(minimum)} is no percentage: give a number from 0 to 100, such as 97.5`,
    });
  }
  const output = flags.get("output");
  if (output === "")
    problems.add({ message: "--output is empty: name a file, or - for standard output" });
  return {
    format,
    explain: flags.has("explain"),
    output: output === undefined || output === "-" ? null : output,
    minAccuracy,
    baseline: flags.get("baseline") ?? null,
  };
}

function parsePercent(text: string): Percentage | null {
  const [, whole, fraction = ""] = /^(\d{1,3})(?:\.(\d+))?%?$/u.exec(text) ?? [];
  if (whole === undefined) return null;
  const perPercent = 10n ** BigInt(fraction.length);
  const units = BigInt(`${whole}${fraction}`);
  return units <= 100n * perPercent ? { units, perPercent } : null;
}
