import { problemsOf } from "../domain/errors.ts";
import { checkSource } from "../domain/source.ts";
import { parseTime } from "../domain/time.ts";
import type { FlagSpec } from "./command.ts";
import { POLICY_NAMES, TIME_VALUE } from "./accepted-flags.ts";

/** The flags that commands of `svc-goals` and `svc-artifacts` share. */

const ROOT: FlagSpec = {
  name: "root",
  value: "<dir | postgres://…>",
  doc: "where the records live; else SVC_ROOT, else the user's state directory",
  completes: "directory",
};

const POLICY: FlagSpec = {
  name: "policy-config",
  alsoCalled: POLICY_NAMES,
  value: "<file>",
  doc: "the policy file; else SVC_POLICY_CONFIG, else policy.yaml in the root, else the defaults",
  completes: "file",
  takesStdin: true,
};

const ACTOR: FlagSpec = {
  name: "actor",
  value: "<kind>:<name>",
  doc: "who acts, for the audit trail; else SVC_ACTOR, else unknown:<login name>",
  judge: (value) => checkSource(value.trim(), "--actor", "actor"),
};

/** A flag that takes a time. */
export function timeFlag(name: string, doc: string): FlagSpec {
  const judge: FlagSpec["judge"] = (value) => problemsOf(parseTime(value, `--${name}`));
  return { name, value: TIME_VALUE, doc, judge };
}

/** `--source`; what it is for is its line of help. */
export function sourceFlag(doc: string, value = "<kind>:<name>"): FlagSpec {
  const judge: FlagSpec["judge"] = (given) => checkSource(given.trim(), "--source", "source");
  return { name: "source", value, doc, judge };
}

export const SESSION_REF: FlagSpec = {
  name: "session-ref",
  alsoCalled: ["id", "name"],
  value: "<name>",
  required: true,
  doc: "the session",
  completes: "session-ref",
};

export const ARTIFACT_URL: FlagSpec = {
  name: "url",
  value: "<https address>",
  required: true,
  doc: "the artifact",
  completes: "url",
};

/** The flags of a command that only reads. */
export function readingFlags(...own: readonly FlagSpec[]): readonly FlagSpec[] {
  return [...own, ROOT, POLICY];
}

/** The flags of a command that writes. */
export function writingFlags(...own: readonly FlagSpec[]): readonly FlagSpec[] {
  return [...own, ACTOR, ROOT, POLICY];
}

/** `--format`; `byDefault` ends its line of help. */
export function formatFlag(formats: readonly string[], byDefault: string): FlagSpec {
  // By --text many a flag of text may be meant.
  const switches = formats.filter((format) => format !== "text");
  return {
    name: "format",
    alsoCalled: switches,
    meant: Object.fromEntries(switches.map((format) => [format, format])),
    value: `<${formats.join("|")}>`,
    choices: formats,
    doc: `how it is written; ${byDefault}`,
  };
}

/** What *json or text* means. */
export const JSON_OR_TEXT = ["text", "json"] as const;

/** The formats of lists that are read entry by entry. */
export const ROW_FORMATS = ["text", "markdown", "box", "cards", "json"] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

export const ROW_FORMAT_FLAG: FlagSpec = formatFlag(
  ROW_FORMATS,
  "text on a terminal and json otherwise",
);

export const JSON_OR_TEXT_FLAG: FlagSpec = formatFlag(
  JSON_OR_TEXT,
  "text on a terminal and json otherwise",
);
