import {
  ARTIFACT_KEYS,
  type ArtifactRecord,
  type ArtifactValue,
  type ShownArtifact,
} from "./artifact.ts";
import { isNameable } from "./board-command.ts";
import { type Problem, refused } from "./errors.ts";
import {
  DEEPEST_SEARCHED,
  type JsonObject,
  NO_OBJECT,
  isObject,
  parseObject,
  whyNoObject,
} from "./json-object.ts";
import { type Check, keyFaults, someOf } from "./key-faults.ts";
import { type Losses, lossesOf, repeatedKeys } from "./repeated-keys.ts";
import type { StoredText } from "./stored-text.ts";
import { isTimestamp } from "./time.ts";

/** A row of artifacts as it stands in the store. */
export interface ArtifactText extends StoredText {
  readonly url: string;
}

/** The rule that a second row under another spelling of a recorded url breaks. */
export const SECOND_ROW = "artifact.second_row";

/** A stored artifact, whatever it looks like. */
export interface StoredArtifact {
  /** The url of the row. */
  readonly url: string;
  /** Is there a way to type that url behind a flag, whose value is trimmed, valid UTF-8 and without NUL? */
  readonly canBeNamed: boolean;
  readonly text: string;
  /** The JSON object that is stored; null when the text is none. */
  readonly value: ArtifactValue | null;
  /** The same as a record; null when its shape is not that of a record. */
  readonly record: ArtifactRecord | null;
  /** The nine keys with whatever was found, to be shown. */
  readonly shown: ShownArtifact;
  /** Keys that stand more than once, so that readers differ about their values. */
  readonly repeated: readonly string[];
  /** Does the value hold all that the text says? Only what was put in by hand may say more. */
  readonly isExact: boolean;
  /** What is wrong with its shape; empty for a record. */
  readonly problems: readonly Problem[];
}

const isText: Check = (value) => typeof value === "string";
const isNull: Check = (value) => value === null;

const KEYS: { readonly [Key in keyof ArtifactRecord]: Check } = {
  url: isText,
  title: isText,
  kind: isText,
  source: isText,
  published_at: isTimestamp,
  brief: (value) =>
    isObject(value) &&
    isText(value["built"]) &&
    isText(value["does"]) &&
    isText(value["works"]) &&
    Object.keys(value).length === 3,
  reviewed: (value) => typeof value === "boolean",
  reviewed_at: (value) => isNull(value) || isTimestamp(value),
  reviewer_response: (value) => isNull(value) || isText(value),
};

/** Reads a stored artifact; nothing that stands in the store makes it fail. */
export function readArtifact({ url, text, hasOddKey }: ArtifactText): StoredArtifact {
  const row = { url, canBeNamed: hasOddKey !== true && canBeTyped(url), text };
  const value = parseObject(text);
  if (value === null) {
    const why = whyNoObject(text);
    const problems = [malformed(`artifact.${why}`, row, NO_OBJECT[why])];
    const shown = shownOf(url, isMarkedDeep(text) ? { reviewed: true } : {});
    return { ...row, value, record: null, shown, repeated: [], isExact: false, problems };
  }
  const losses = lossesOf(text, value);
  const lost = lossProblems(row, losses);
  const problems = [...shapeProblems(row, value), ...lost];
  const record = problems.length === 0 && hasShape(value) ? value : null;
  return {
    ...row,
    value,
    record,
    shown: shownOf(url, value),
    repeated: losses.repeated,
    isExact: lost.length === 0,
    problems,
  };
}

/**
 * A host that every reader of URLs takes. Others may be taken too: a row that could be named is then sent to the
 * operator, and none to a command that finds another row or none.
 */
const PLAIN_HTTPS =
  /^https:\/\/(?!.*xn--)(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*(?::\d{1,4})?(?:[/?#]|$)/iu;

/** Blanks at its ends are none of a url: the commands find its row without them. They find no other text so. */
function canBeTyped(url: string): boolean {
  const trimmed = url.trim();
  return trimmed === url ? isNameable(url) : isNameable(trimmed) && PLAIN_HTTPS.test(trimmed);
}

/** The nine keys to be shown, and the url that commands find the artifact by where its record names another. */
export function shownKeys({
  url,
  shown,
}: StoredArtifact): ShownArtifact & { readonly stands_under?: string } {
  return shown.url === url ? shown : { ...shown, stands_under: url };
}

/** A url as it is called in a sentence: one of blanks would leave a gap. */
export function urlName(url: string): string {
  return url.trim() === "" ? `"${url}"` : url;
}

/** Is the artifact marked as reviewed? Anything but one `true` is not. */
export function isReviewed({ shown, repeated }: StoredArtifact): boolean {
  return shown.reviewed === true && !repeated.includes("reviewed");
}

/** The same of a text that is nested too deeply to be read, as far down as the engines search: lists and board agree. */
function isMarkedDeep(text: string): boolean {
  const value = parseObject(text, DEEPEST_SEARCHED);
  return value?.["reviewed"] === true && !repeatedKeys(text, value).includes("reviewed");
}

function hasShape(value: JsonObject): value is JsonObject & ArtifactRecord {
  return ARTIFACT_KEYS.every((key) => KEYS[key](value[key]));
}

/** The keys of a record have their order too. One of another order is read as any other, so that nothing else rests on it. */
export function orderProblems(stored: StoredArtifact): readonly Problem[] {
  if (stored.record === null) return [];
  const found = Object.keys(stored.record);
  return ARTIFACT_KEYS.every((key, at) => found[at] === key)
    ? []
    : [malformed("artifact.key_order", stored, "has its keys in another order")];
}

type NamedRow = Pick<StoredArtifact, "url" | "canBeNamed">;

function shapeProblems(row: NamedRow, value: JsonObject): readonly Problem[] {
  const problems = keyFaults(value, KEYS).map(({ code, detail }) =>
    malformed(`artifact.${code}`, row, detail),
  );
  if (isText(value["url"]) && value["url"] !== row.url) {
    problems.push(malformed("artifact.other_url", row, "stands under another url than it names"));
  } else if (!row.canBeNamed) {
    problems.push(
      malformed("artifact.unnamed", row, "stands under a url that no command can name"),
    );
  }
  return problems;
}

function lossProblems(
  row: NamedRow,
  { repeated, repeatedWithin, numbers }: Losses,
): readonly Problem[] {
  const losses = [
    { of: repeated, code: "repeated_key", detail: `has more than one ${someOf(repeated)}` },
    {
      of: repeatedWithin,
      code: "repeated_key",
      detail: `has more than one ${someOf(repeatedWithin)} in one of its values`,
    },
    {
      of: numbers,
      code: "long_number",
      detail: `has numbers that cannot be counted: ${someOf(numbers)}`,
    },
  ];
  return losses.flatMap(({ of, code, detail }) =>
    of.length === 0 ? [] : [malformed(`artifact.${code}`, row, detail)],
  );
}

function shownOf(url: string, value: JsonObject): ShownArtifact {
  const found = (key: keyof ArtifactRecord): unknown => value[key] ?? null;
  return {
    url: value["url"] ?? url,
    title: found("title"),
    kind: found("kind"),
    source: found("source"),
    published_at: found("published_at"),
    brief: briefInOrder(found("brief")),
    reviewed: value["reviewed"] ?? false,
    reviewed_at: found("reviewed_at"),
    reviewer_response: found("reviewer_response"),
  };
}

/** One with all three sections has them in the order of the contract, however they stand in the store. */
function briefInOrder(brief: unknown): unknown {
  if (!KEYS.brief(brief) || !isObject(brief)) return brief;
  const { built, does, works } = brief;
  return { built, does, works };
}

function malformed(code: string, { url, canBeNamed }: NamedRow, detail: string): Problem {
  const canBeRecorded = canBeNamed && /^https:/iu.test(url.trim());
  return refused(
    code,
    `the stored artifact ${urlName(url)} ${detail}`,
    canBeRecorded
      ? 'publish it again with "svc-artifacts record", which keeps this one in the audit trail'
      : "have the operator look into it: nothing can be published under that url",
  );
}
