/** One artifact as text: every key of its record, in order, for people. */
import { type StoredArtifact, urlName } from "../../domain/artifact-decode.ts";
import { ARTIFACT_KEYS } from "../../domain/artifact.ts";
import type { JudgedArtifact } from "../../domain/board.ts";
import { type Timestamp, isTimestamp } from "../../domain/time.ts";
import { escapeText } from "../terminal/escape.ts";
import { moment } from "../terminal/moment.ts";
import { type Field, renderFields } from "../terminal/table-fields.ts";
import type { ViewOptions } from "../terminal/table.ts";
import { briefLines, fieldText, mendLines, otherKeys } from "./shown.ts";

export interface ArtifactTextOptions extends Pick<ViewOptions, "colour"> {
  /** Ages are counted to this moment. */
  readonly now: Timestamp;
}

/**
 * An artifact as text, with the keys that are none of a record, the rules that it breaks where it is nonconforming, and the stored text where
 * that has no keys to be shown.
 */
export function renderArtifact(
  { artifact, breaches }: JudgedArtifact,
  { now, colour }: ArtifactTextOptions,
): string {
  const { value, text } = artifact;
  const wrong = [
    ...breaches.map(({ message, code }) => `${message} [${code}]`),
    ...mendLines(breaches),
  ].map(escapeText);
  // The names are stored text too, and stand for no field of ours.
  const more = otherKeys(artifact).map(
    ([key, found]) => `${key}: ${typeof found === "string" ? found : JSON.stringify(found)}`,
  );
  const fields: readonly Field[] = [
    ...ARTIFACT_KEYS.map((key) => fieldOf(key, artifact, now)),
    ...(more.length === 0 ? [] : [{ name: "other keys", value: more }]),
    ...(wrong.length === 0
      ? []
      : [{ name: "NONCONFORMING", value: wrong, role: "alert" } as const]),
    ...(value === null ? [{ name: "stored text", value: text }] : []),
  ];
  return renderFields(fields, { colour });
}

function fieldOf(
  key: (typeof ARTIFACT_KEYS)[number],
  { shown, url }: StoredArtifact,
  now: Timestamp,
): Field {
  const found = shown[key];
  if (key === "brief") return { name: key, value: briefLines(found) };
  if (key === "url") {
    const under = found === url ? [] : [`stands under ${urlName(url)}`];
    const lines = [urlName(fieldText(found)), ...under].map(escapeText);
    return { name: key, value: lines, role: "strong" };
  }
  return { name: key, value: isTimestamp(found) ? moment(found, now) : fieldText(found) };
}
