/** The fields of a stored artifact as text, whatever was found in them. */
import type { StoredArtifact } from "../../domain/artifact-decode.ts";
import { ARTIFACT_KEYS } from "../../domain/artifact.ts";
import { BRIEF_LABELS, titleOf } from "../../domain/brief.ts";
import type { Problem } from "../../domain/errors.ts";
import { isObject } from "../../domain/json-object.ts";

/** Text as it is; anything else as JSON; nothing for what is not there. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `fieldText`, and a word for what is not there. */
export function namedField(value: unknown, what: string): string {
  const shown = fieldText(value);
  return shown === "" ? `(no ${what})` : shown;
}

/** The sections of a brief, `Built: …`; one line for a brief of another shape, none without one. */
export function briefLines(brief: unknown): readonly string[] {
  if (!isObject(brief)) return brief === null || brief === undefined ? [] : [fieldText(brief)];
  const known: readonly string[] = BRIEF_LABELS;
  return [
    ...BRIEF_LABELS.flatMap((label) =>
      label in brief ? [`${titleOf(label)}: ${fieldText(brief[label])}`] : [],
    ),
    ...Object.entries(brief)
      .filter(([key]) => !known.includes(key))
      .map(([key, value]) => `${key}: ${fieldText(value)}`),
  ];
}

/** What to do about the rules that an artifact breaks, each once: one deed often mends several. */
export function mendLines(breaches: readonly Problem[]): readonly string[] {
  return Array.from(
    new Set(breaches.map(({ advice }) => advice)),
    (advice) => `To fix it: ${advice}`,
  );
}

const KNOWN: ReadonlySet<string> = new Set(ARTIFACT_KEYS);

/** The keys that are none of a record, with their values. */
export function otherKeys({ value }: StoredArtifact): readonly (readonly [string, unknown])[] {
  return Object.entries(value ?? {}).filter(([key]) => !KNOWN.has(key));
}
