import {
  SECOND_ROW,
  type StoredArtifact,
  orderProblems,
  urlName,
} from "../domain/artifact-decode.ts";
import type { ArtifactBrief, ArtifactValue } from "../domain/artifact.ts";
import type { JudgedArtifact } from "../domain/board.ts";
import { type Outcome, type Problem, accept, refused, reject } from "../domain/errors.ts";
import { isObject } from "../domain/json-object.ts";
import { checkSource } from "../domain/source.ts";
import { checkRequiredText, checkText } from "../domain/text-field.ts";
import { isTimestamp } from "../domain/time.ts";
import type { Reader } from "../store/port.ts";
import { type Publications, readManyPublications, readPublications } from "./artifact-trail.ts";
import { readArtifactUrl } from "./artifact-url.ts";
import type { AppContext, ReadBrief } from "./context.ts";

/** What is published, ends trimmed. */
export interface PublicationInput {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  /** `<kind>:<identifier>`. */
  readonly source: string;
  /** The whole text with its three sections. */
  readonly brief: string;
}

export interface PublicationRules {
  readonly urlPrefix: string;
  /** Loads the judge of briefs, when there is a brief to judge. */
  readonly loadReadBrief: () => Promise<ReadBrief>;
}

/** The rules of publications under the policy. */
export function rulesOf({ policy, judges }: AppContext): PublicationRules {
  return { urlPrefix: policy.artifactUrlPrefix, loadReadBrief: judges.brief };
}

/** All rules of a publication at once. Returns the normalised url and the sections of the brief. */
export async function checkPublication(
  { url, title, kind, source, brief }: PublicationInput,
  { urlPrefix, loadReadBrief }: PublicationRules,
): Promise<Outcome<{ readonly normalUrl: string; readonly brief: ArtifactBrief }>> {
  const readBrief = await loadReadBrief();
  const address = readArtifactUrl(url, urlPrefix);
  const sections = readBrief(brief);
  const problems = [
    ...(address.ok ? [] : address.problems),
    ...checkRequiredText(title, "--title", "title.empty"),
    ...checkRequiredText(kind, "--kind", "kind.empty"),
    ...checkSource(source, "--source", "source"),
    // An empty one lacks its three sections, which is told of each.
    ...(brief === "" ? [] : checkText(brief, "--brief")),
    ...(sections.ok ? [] : sections.problems),
  ];
  if (problems.length > 0 || !address.ok || !sections.ok) return reject(...problems);
  return accept({ normalUrl: address.value, brief: sections.value });
}

/**
 * The rules that each stored artifact breaks, when it is no well-formed record whose content some `record`
 * event has. They are the rules of now, applied to what is stored. Whatever its content, a second row
 * under another spelling of a url that the trail has breaks one.
 */
export async function findBreaches(
  reader: Reader,
  stored: readonly StoredArtifact[],
  rules: PublicationRules,
): Promise<readonly JudgedArtifact[]> {
  // Looking for the event is cheaper than judging a brief, and nearly all artifacts have one.
  const asked = stored.map(({ url, record }) => ({ url, content: record }));
  const found = await readManyPublications(reader, asked);
  const judged: JudgedArtifact[] = [];
  for (const [at, artifact] of stored.entries()) {
    const publications = found[at];
    if (publications === undefined) continue;
    judged.push({ artifact, breaches: await breachesOf(artifact, publications, rules) });
  }
  return judged;
}

async function breachesOf(
  stored: StoredArtifact,
  { latestUrl, haveContent }: Publications,
  rules: PublicationRules,
): Promise<readonly Problem[]> {
  const { url, problems } = stored;
  const second = latestUrl === null || latestUrl === url ? [] : [secondRow(url, latestUrl)];
  if (haveContent) return second;
  const shape = [...problems, ...orderProblems(stored)];
  const found = [...second, ...shape, ...(await contentProblems(stored, rules))];
  // No publication reaches such a row, so that no other advice mends anything of it.
  const only =
    (second[0] ?? found.find(({ code }) => code === "artifact.unnamed"))?.advice ??
    unpublishable(url, rules);
  return only === null ? found : found.map(({ code, message }) => refused(code, message, only));
}

/** What to do about a row under a url that `record` refuses, where it stays whatever is published; null for any other. */
function unpublishable(url: string, { urlPrefix }: PublicationRules): string | null {
  const address = readArtifactUrl(url, urlPrefix, "url");
  // Another spelling of a url is the same artifact: publishing it as the line says takes the place of the row.
  const lasting = address.ok
    ? undefined
    : address.problems.find(({ code }) => code !== "url.spelling");
  if (lasting === undefined) return null;
  const change =
    lasting.code === "url.outside_prefix"
      ? " or have artifacts.url_prefix in the policy changed"
      : "";
  return `have the operator look into it${change}: nothing can be published under that url`;
}

function secondRow(url: string, recorded: string): Problem {
  return refused(
    SECOND_ROW,
    `the stored artifact ${urlName(url)} has the same url as ${recorded}, of which the audit trail tells: somebody has edited the store`,
    'compare it with what "svc-artifacts log" tells about this url, and have the operator look into it',
  );
}

/** The rules of content, applied to those keys that have the right shape. */
async function contentProblems(
  { url, value }: StoredArtifact,
  { urlPrefix, loadReadBrief }: PublicationRules,
): Promise<readonly Problem[]> {
  const text = (key: "url" | "title" | "kind" | "source"): string | null => {
    const found = value?.[key];
    return typeof found === "string" ? found : null;
  };
  const [title, kind, source] = [text("title"), text("kind"), text("source")];
  const address = readArtifactUrl(text("url") ?? url, urlPrefix, "url");
  const brief = briefText(value?.["brief"]);
  const sections = brief === null ? null : (await loadReadBrief())(brief);
  return [
    ...(address.ok ? [] : address.problems.map((problem) => inRow(problem, url, text("url")))),
    ...(title === null ? [] : checkRequiredText(title.trim(), "title", "title.empty")),
    ...(kind === null ? [] : checkRequiredText(kind.trim(), "kind", "kind.empty")),
    ...(source === null ? [] : checkSource(source, "source", "source")),
    ...(sections === null || sections.ok ? [] : sections.problems),
    ...reviewProblems(url, value),
  ];
}

/** Where only the record names a wrong url, a publication under that of the row takes its place. */
function inRow(problem: Problem, url: string, named: string | null): Problem {
  if (named === null || named === url) return problem;
  const advice = 'publish it again under the url of its row with "svc-artifacts record"';
  return refused(problem.code, problem.message, advice);
}

/** What `mark-reviewed` would not have left behind: a review has a time, not before the publication, and says something. */
function reviewProblems(url: string, value: ArtifactValue | null): readonly Problem[] {
  if (value === null) return [];
  const { reviewed, reviewed_at: time, reviewer_response: response, published_at } = value;
  const says = typeof response === "string" && response.trim() !== "";
  const missing = [
    ...(time === null ? ["no reviewed_at"] : []),
    ...(response === null || (typeof response === "string" && !says)
      ? ["no reviewer_response"]
      : []),
    ...(isTimestamp(time) && isTimestamp(published_at) && time < published_at
      ? ["a reviewed_at before its published_at"]
      : []),
  ];
  const left = [
    ...(isTimestamp(time) ? ["a reviewed_at"] : []),
    ...(says ? ["a reviewer_response"] : []),
  ];
  if (reviewed === true && missing.length > 0)
    return [oddReview(url, `is marked as reviewed and has ${missing.join(" and ")}`)];
  if (reviewed === false && left.length > 0)
    return [oddReview(url, `is not marked as reviewed and has ${left.join(" and ")}`)];
  return [];
}

function oddReview(url: string, detail: string): Problem {
  return refused(
    "review.incomplete",
    `the stored artifact ${urlName(url)} ${detail}`,
    'publish it again with "svc-artifacts record" and review it with "svc-artifacts mark-reviewed"',
  );
}

/** A stored brief as one text, to be judged as it was given. */
function briefText(brief: unknown): string | null {
  if (!isObject(brief)) return null;
  const { built, does, works } = brief;
  if (typeof built !== "string" || typeof does !== "string" || typeof works !== "string") {
    return null;
  }
  return `Built: ${built}\nDoes: ${does}\nWorks: ${works}`;
}

/** Is it a well-formed record whose content some `record` event has? */
export async function isOnRecord(reader: Reader, stored: StoredArtifact | null): Promise<boolean> {
  if (stored === null) return false;
  return (await readPublications(reader, stored.url, stored.record)).haveContent;
}
