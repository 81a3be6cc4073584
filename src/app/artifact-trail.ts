import type { ArtifactText } from "../domain/artifact-decode.ts";
import { type ArtifactValue, isSameContent } from "../domain/artifact.ts";
import { readEvent } from "../domain/operation-event.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { Reader } from "../store/port.ts";

/** What the audit trail says about the publications of an artifact. */
export interface Publications {
  /** The url of the latest, recorded or reviewed, as it was given: its row stands under it. Null when the trail has none. */
  readonly latestUrl: string | null;
  /** When each of them was published, oldest first. */
  readonly times: readonly string[];
  /** Has one of them the content that was asked about? */
  readonly haveContent: boolean;
}

/** Reads the trail of the artifact under any spelling of its url; `content` is asked about. */
export async function readPublications(
  reader: Reader,
  url: string,
  content: ArtifactValue | null = null,
): Promise<Publications> {
  const normal = normalUrl(url);
  let latestUrl: string | null = null;
  let haveContent = false;
  const times: string[] = [];
  for await (const { text } of reader.events({ about: "artifacts", normalUrl: normal })) {
    const event = readEvent(text);
    if (event?.change !== "recorded" && event?.change !== "reviewed") continue;
    const { url: given, published_at: time } = event.new;
    if (typeof given === "string" && normalUrl(given) === normal) latestUrl = given;
    if (event.change === "reviewed") continue;
    if (typeof time === "string") times.push(time);
    haveContent ||= content !== null && isSameContent(event.new, content);
  }
  return { latestUrl, times, haveContent };
}

/**
 * The row of the latest publication in the trail, given one that has the same url. It is another one only where somebody
 * has put a second row into the store under another spelling.
 */
export async function publishedRow(reader: Reader, row: ArtifactText): Promise<ArtifactText> {
  const { latestUrl } = await readPublications(reader, row.url);
  if (latestUrl === null || latestUrl === row.url) return row;
  return (await reader.artifact(latestUrl)) ?? row;
}
