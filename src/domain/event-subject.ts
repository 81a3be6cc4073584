import { DEEPEST_SEARCHED, parseObject } from "./json-object.ts";
import { repeatedKeys } from "./repeated-keys.ts";

/** Whose event it is. */
export type EventSubject =
  | { readonly kind: "goal"; readonly sessionRef: string }
  | { readonly kind: "artifact"; readonly normalUrl: string };

/**
 * What the stored text of an event says it is about; null when it names nothing. One that names both
 * is the artifact's. A key that stands twice counts as none, as it does for the stores.
 */
export function subjectOf(text: string): EventSubject | null {
  const value = parseObject(text, DEEPEST_SEARCHED);
  if (value === null) return null;
  const { url, session_ref } = value;
  const repeated = repeatedKeys(text, value);
  if (typeof url === "string" && !repeated.includes("url")) {
    return { kind: "artifact", normalUrl: url };
  }
  if (typeof session_ref === "string" && !repeated.includes("session_ref")) {
    return { kind: "goal", sessionRef: session_ref };
  }
  return null;
}
