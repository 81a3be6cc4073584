import { isFinished } from "../../domain/goal.ts";
import { DEEPEST_SEARCHED, parseObject } from "../../domain/json-object.ts";
import { repeatedKeys } from "../../domain/repeated-keys.ts";
import { normalUrl } from "../normal-url.ts";

/**
 * The columns that are searched by. They are read from the text here, on its way into the store, and
 * not by the server, since every server that speaks the protocol reads malformed JSON in a way of its
 * own. The columns of a row that somebody put in by hand are empty; then its text is asked.
 */
export interface GoalColumns {
  readonly status: string | null;
  readonly lane_id: string | null;
  /** Neither complete nor abandoned, as far as anybody knows. */
  readonly is_live: boolean;
  /** Stands for the text of a goal that is not complete, which may be too long for an index. */
  readonly goal_mark: string | null;
}

export interface ArtifactColumns {
  /** Empty when the text has none, so that it comes first. */
  readonly published_at: string;
  readonly reviewed: boolean;
}

export interface EventColumns {
  readonly change: string | null;
  readonly session_ref: string | null;
  readonly url_key: string | null;
}

/** A B-tree of PostgreSQL takes no more than 2704 bytes. */
const LONGEST_KEY = 2400;
/** A url of more characters than the first of these is cut to the second in its key. */
const [LONG_URL, URL_START] = [600, 500];

export function goalColumns(text: string): GoalColumns {
  const read = valuesOf(text);
  const goal = read("goal");
  const status = asKey(read("status"));
  return {
    status,
    lane_id: asKey(read("lane_id")),
    is_live: !isFinished(status),
    goal_mark: typeof goal === "string" && status !== "complete" ? hashOf(goal) : null,
  };
}

/** The lane that a goal with these columns has for itself; null when it has none. */
export function heldLane({
  status,
  lane_id,
}: Pick<GoalColumns, "status" | "lane_id">): string | null {
  return status === "complete" ? null : lane_id;
}

export function artifactColumns(text: string): ArtifactColumns {
  const read = valuesOf(text);
  return { published_at: asKey(read("published_at")) ?? "", reviewed: read("reviewed") === true };
}

export function eventColumns(text: string): EventColumns {
  const read = valuesOf(text);
  const url = read("url");
  return {
    change: asKey(read("change")),
    session_ref: asKey(read("session_ref")),
    url_key: typeof url === "string" ? urlKey(url) : null,
  };
}

/** Stands for a text in an index. */
export function hashOf(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("base64url");
}

/** The key of an artifact: the same for all spellings of its url. */
export function artifactKey(url: string): string {
  return urlKey(normalUrl(url));
}

/** A url in its normal form, which an index takes; keys have the order of the urls, but for the ends of very long ones. */
export function urlKey(url: string): string {
  const text = url.length > LONG_URL ? `${url.slice(0, URL_START)}#${hashOf(url)}` : url;
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}

/** Of a key that stands twice nobody can say what it is. */
function valuesOf(text: string): (key: string) => unknown {
  const value = parseObject(text, DEEPEST_SEARCHED);
  if (value === null) return () => null;
  const repeated = repeatedKeys(text, value);
  return (key) => (repeated.includes(key) ? null : value[key]);
}

/** What an index takes; null for other values. */
function asKey(value: unknown): string | null {
  if (typeof value !== "string" || !value.isWellFormed() || value.includes("\0")) return null;
  return Buffer.byteLength(value) > LONGEST_KEY ? null : value;
}
