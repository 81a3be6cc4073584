import { type ArtifactText, type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import { type ArtifactValue, isSameContent, writeArtifact } from "../domain/artifact.ts";
import { type ArtifactOperation, isArtifactOperation } from "../domain/operation.ts";
import { type AuditEvent, readEvent, writeEvent } from "../domain/operation-event.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { Reader, Writer } from "../store/port.ts";

/** What the audit trail says about the publications of an artifact. */
export interface Publications {
  /** The url of the latest, recorded or reviewed, as it was given: its row stands under it. Null when the trail has none. */
  readonly latestUrl: string | null;
  /** When each of them was published, oldest first. */
  readonly times: readonly string[];
  /** Has one of them the content that was asked about? */
  readonly haveContent: boolean;
}

/** Under which url an artifact stands, any spelling, and the content that is asked about. */
export interface AskedArtifact {
  readonly url: string;
  readonly content: ArtifactValue | null;
}

/** Reads the trail of the artifact under any spelling of its url; `content` is asked about. */
export async function readPublications(
  reader: Reader,
  url: string,
  content: ArtifactValue | null = null,
): Promise<Publications> {
  const { normal, publications, add } = trailOf({ url, content });
  for await (const { text } of reader.events({ about: "artifacts", normalUrl: normal })) {
    add(readEvent(text));
  }
  return publications;
}

/** The same for some hundred artifacts, in their order, with few questions to the store. */
export async function readManyPublications(
  reader: Reader,
  asked: readonly AskedArtifact[],
): Promise<readonly Publications[]> {
  const trails = asked.map(trailOf);
  const byUrl = Map.groupBy(trails, ({ normal }) => normal);
  const normalUrls = [...byUrl.keys()];
  for await (const { text } of reader.events({ about: "some artifacts", normalUrls })) {
    const event = readEvent(text);
    if (event === null || !isArtifactOperation(event)) continue;
    for (const trail of byUrl.get(event.url) ?? []) trail.add(event);
  }
  return trails.map(({ publications }) => publications);
}

interface Trail {
  readonly normal: string;
  /** What the events say that were added until now. */
  readonly publications: Publications;
  readonly add: (event: AuditEvent | null) => void;
}

function trailOf({ url, content }: AskedArtifact): Trail {
  const normal = normalUrl(url);
  const times: string[] = [];
  const publications = { latestUrl: null as string | null, times, haveContent: false };
  return {
    normal,
    publications,
    add(event) {
      if (event?.change !== "recorded" && event?.change !== "reviewed") return;
      const { url: given, published_at: time } = event.new;
      if (typeof given === "string" && normalUrl(given) === normal) publications.latestUrl = given;
      if (event.change === "reviewed") return;
      if (typeof time === "string") times.push(time);
      publications.haveContent ||= content !== null && isSameContent(event.new, content);
    },
  };
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

/** An artifact after a command that writes. */
export interface ArtifactAnswer {
  readonly artifact: StoredArtifact;
  /** False when the same content was there and nothing was written. */
  readonly changed: boolean;
}

/** Writes record and event of a publication or a review. */
export async function storeArtifact(
  writer: Writer,
  url: string,
  operation: ArtifactOperation,
  command: string,
): Promise<ArtifactAnswer> {
  const after = { url, text: writeArtifact(operation.new) };
  await writer.putArtifact(after);
  await writer.appendEvent(writeEvent(operation, command));
  return { artifact: readArtifact(after), changed: true };
}
