import type { JsonObject } from "./json-object.ts";
import type { Timestamp } from "./time.ts";

/** The three sections of a delivery brief. */
export interface ArtifactBrief {
  readonly built: string;
  readonly does: string;
  readonly works: string;
}

/** An artifact as it is stored: exactly these keys, in this order. */
export interface ArtifactRecord {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  /** `<kind>:<identifier>` of whoever published it. */
  readonly source: string;
  readonly published_at: Timestamp;
  readonly brief: ArtifactBrief;
  readonly reviewed: boolean;
  readonly reviewed_at: Timestamp | null;
  readonly reviewer_response: string | null;
}

/** Any JSON object under an artifact's url: a record, or what somebody put into the store by hand. */
export type ArtifactValue = ArtifactRecord | JsonObject;

/** The nine keys of a record, each with whatever was found there; null where nothing was. */
export type ShownArtifact = { readonly [Key in keyof ArtifactRecord]: unknown };

export const ARTIFACT_KEYS = [
  "url",
  "title",
  "kind",
  "source",
  "published_at",
  "brief",
  "reviewed",
  "reviewed_at",
  "reviewer_response",
] as const satisfies readonly (keyof ArtifactRecord)[];

/** What makes two publications the same: all but the times and the review. */
export interface ArtifactContent {
  readonly title: string;
  readonly kind: string;
  readonly source: string;
  readonly brief: ArtifactBrief;
}

/** Do both values say the same about the thing that was published? Urls are compared elsewhere. */
export function isSameContent(one: ArtifactValue, other: ArtifactValue): boolean {
  return contentKey(one) === contentKey(other);
}

function contentKey({ title, kind, source, brief }: ArtifactValue): string {
  if (typeof brief !== "object" || brief === null) {
    return JSON.stringify([title, kind, source, brief]);
  }
  // Sections in a fixed order; unknown ones count as content too.
  const sections = Object.entries(brief).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([title, kind, source, sections]);
}

/** The JSON text under which an artifact is stored, its keys in the order of the contract. */
export function writeArtifact(value: ArtifactValue): string {
  const known = ARTIFACT_KEYS.filter((key) => Object.hasOwn(value, key)).map((key) => [
    key,
    value[key],
  ]);
  return JSON.stringify({ ...Object.fromEntries(known), ...value });
}
