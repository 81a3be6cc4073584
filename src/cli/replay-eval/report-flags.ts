import type { CommandContext } from "../command.ts";
import { shown } from "../parse-flags.ts";
import type { OpenProblemList } from "./problem-list.ts";
import { FORMATS, type Format } from "./tool.ts";

/** The flags that the run and `merge` share, parsed. */
export interface ReportFlags {
  readonly format: Format;
  readonly explain: boolean;
  /** Path of the report file; null for standard output. */
  readonly output: string | null;
  /** In percent, 0 to 100; null when the exit status asks for every case. */
  readonly minAccuracy: number | null;
  /** Path of a JSON report. */
  readonly baseline: string | null;
}

/** Reads the shared flags; what cannot be parsed is added to `problems`. */
export function reportFlags(
  flags: CommandContext["flags"],
  problems: OpenProblemList,
): ReportFlags {
  const format = FORMATS.find((name) => name === flags.get("format")) ?? "text";
  const minimum = flags.get("min-accuracy");
  const minAccuracy = minimum === undefined ? null : parsePercent(minimum);
  if (minimum !== undefined && minAccuracy === null) {
    problems.add({
      message: `--min-accuracy ${shown(minimum)} is no percentage: give a number from 0 to 100, such as 97.5`,
    });
  }
  return {
    format,
    explain: flags.has("explain"),
    output: flags.get("output") ?? null,
    minAccuracy,
    baseline: flags.get("baseline") ?? null,
  };
}

function parsePercent(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,6})?%?$/u.test(text)) return null;
  const value = Number.parseFloat(text);
  return value <= 100 ? value : null;
}
