import { type StoredArtifact, shownKeys, urlName } from "../../domain/artifact-decode.ts";
import type { JudgedArtifact } from "../../domain/board.ts";
import type { Problem } from "../../domain/errors.ts";
import { excerpt } from "../../domain/excerpt.ts";
import { type Timestamp, isTimestamp } from "../../domain/time.ts";
import { moment } from "../terminal/moment.ts";
import { type Cell, command, passage, text, url } from "../terminal/table.ts";
import { type RowView, type Sentence, copyable, sentence } from "../terminal/table-rows.ts";
import { wholeUrl } from "../terminal/wrap-url.ts";
import { briefLines, fieldText, mendLines, namedField, otherKeys } from "./shown.ts";

/** An artifact with what is wrong with it, and with the command that comes next where there is one. */
export interface ListedArtifact extends JudgedArtifact {
  readonly next?: string;
}

/** How an artifact is shown, on the board and in lists; ages are counted to `now`. */
export function artifactView(now: Timestamp): RowView<ListedArtifact> {
  return {
    titles: ["Artifact", "Brief", "Review"],
    cells: (row) => [
      artifactCell(row),
      briefLines(row.artifact.shown.brief).map(passage),
      reviewCell(row, now),
    ],
    card: (row) => card(row, now),
    json: artifactJson,
  };
}

function artifactCell({ artifact }: ListedArtifact): Cell {
  const { title, kind, source } = artifact.shown;
  return [
    text(namedField(title, "title"), "strong"),
    ...urlsOf(artifact).map(url),
    text(`kind: ${namedField(kind, "kind")}`),
    text(`source: ${namedField(source, "source")}`, "faint"),
  ];
}

/** Where the record names another url than it stands under, both are shown. */
function urlsOf({ url: stored, shown }: StoredArtifact): readonly string[] {
  const named = fieldText(shown.url);
  return named === stored || named === "" ? [urlName(stored)] : [urlName(stored), named];
}

function reviewCell(row: ListedArtifact, now: Timestamp): Cell {
  const { artifact, breaches, next } = row;
  return [
    ...breaches.map((problem) => text(withWholeUrls(breachText(problem), artifact), "alert")),
    ...mendLines(breaches).map((line) => text(line)),
    ...reviewLines(artifact, now).map((line) => text(line.text)),
    ...(next === undefined ? [] : [command(next)]),
  ];
}

/** The highlight is in the word, so that it is there without colour. */
function breachText({ message, code }: Problem): string {
  return `NONCONFORMING: ${message} [${code}]`;
}

/**
 * The urls of the artifact in a sentence as they stand alone: else one with a blank in it would be a link that
 * ends there, to another address. The longest first, of which another may be the beginning.
 */
function withWholeUrls(message: string, artifact: StoredArtifact): string {
  return urlsOf(artifact)
    .toSorted((a, b) => b.length - a.length)
    .reduce((said, stored) => {
      const whole = wholeUrl(stored) ?? stored;
      const cut = excerpt(stored, LONGEST_SAID);
      return whole === stored
        ? said
        : said.replaceAll(stored, () => whole).replaceAll(cut, () => whole);
    }, message);
}

/** Rules about a url cut it after so many characters. */
const LONGEST_SAID = 100;

/** A predicate: its text stands alone in a table, with its verb it follows "it". */
interface Predicate {
  readonly verb: "is" | "was";
  readonly text: string;
}

function reviewLines({ shown }: StoredArtifact, now: Timestamp): readonly Predicate[] {
  const { published_at, reviewed, reviewed_at, reviewer_response } = shown;
  const response = fieldText(reviewer_response);
  const reviewedAt = reviewed_at === null ? "" : reviewTime(reviewed, whenText(reviewed_at, now));
  const why = response === "" ? "" : `, the response is “${response}”`;
  return [
    { verb: "is", text: `${reviewText(reviewed)}${reviewedAt}${why}` },
    published_at === null
      ? { verb: "is", text: "without a time of publication" }
      : { verb: "was", text: `published at ${whenText(published_at, now)}` },
  ];
}

function reviewText(reviewed: unknown): string {
  if (typeof reviewed === "boolean") return reviewed ? "reviewed" : "unreviewed";
  return `unreviewed: “reviewed” is ${fieldText(reviewed)}`;
}

/** The time of a review is one only where there was a review. */
function reviewTime(reviewed: unknown, time: string): string {
  return reviewed === true ? ` at ${time}` : `, “reviewed_at” is ${time}`;
}

function whenText(at: unknown, now: Timestamp): string {
  return isTimestamp(at) ? moment(at, now) : fieldText(at);
}

function card(row: ListedArtifact, now: Timestamp): readonly Sentence[] {
  const { artifact, breaches, next } = row;
  const { title, kind, source, brief } = artifact.shown;
  const [first = "", ...others] = urlsOf(artifact);
  return [
    copyable(`Artifact “${namedField(title, "title")}” is at ${first}`, "strong"),
    ...others.map((other) => copyable(`It calls its own url ${other}`)),
    ...breaches.map((problem) => sentence(`It is ${breachText(problem)}`, "alert")),
    ...mendLines(breaches).map((line) => sentence(line)),
    sentence(`Its kind is ${namedField(kind, "kind")}`),
    ...briefLines(brief).map((line) => sentence(`Its brief says “${line}”`)),
    ...reviewLines(artifact, now).map((line) => sentence(`It ${line.verb} ${line.text}`)),
    sentence(`Its source is ${namedField(source, "source")}`),
    ...(next === undefined ? [] : [copyable(`To go on, type: ${next}`)]),
  ];
}

/**
 * The nine keys of a record with whatever was found, then the url of its row where it names another, what is
 * wrong and what to type.
 */
function artifactJson({ artifact, breaches, next }: ListedArtifact): unknown {
  return {
    ...shownKeys(artifact),
    nonconforming: rulesJson(breaches),
    ...(next === undefined ? {} : { next }),
  };
}

/**
 * The same where nothing may be lost: with the keys that are none of a record under `other_keys`, and the stored text under
 * `stored_text` where it was not read as an object or holds more than that.
 */
export function wholeArtifactJson({ artifact, breaches }: JudgedArtifact): unknown {
  const others = otherKeys(artifact);
  return {
    ...shownKeys(artifact),
    ...(others.length === 0 ? {} : { other_keys: Object.fromEntries(others) }),
    ...(artifact.isExact ? {} : { stored_text: artifact.text }),
    nonconforming: rulesJson(breaches),
  };
}

function rulesJson(breaches: readonly Problem[]): readonly unknown[] {
  return breaches.map(({ code, message, advice }) => ({ code, message, advice }));
}
