import { type ArtifactContent, type ArtifactRecord, isSameContent } from "./artifact.ts";
import { type StoredArtifact, isReviewed } from "./artifact-decode.ts";
import { type Whereabouts, typedFlag } from "./board-command.ts";
import { type Outcome, type Problem, accept, refused, reject } from "./errors.ts";
import type { ArtifactOperation, Stamp } from "./operation.ts";
import { isSameSource } from "./source.ts";
import { checkRequiredText } from "./text-field.ts";
import { type Timestamp, notBefore, strictlyAfter } from "./time.ts";

/** A publication that has passed the rules. */
export interface Publication extends ArtifactContent {
  /** As given. */
  readonly url: string;
  /** Its normalised form: the identity of the artifact. */
  readonly normalUrl: string;
}

/**
 * `record`: a new publication needs a review again. Null when the same content stands there and
 * `republished` is not asked for. A later publication always has a later time than the one before,
 * even when the clock stands still or jumps back, so that a reviewer can tell them apart.
 */
export function decidePublication(
  stored: StoredArtifact | null,
  { url, normalUrl, title, kind, source, brief }: Publication,
  republished: boolean,
  stamp: Stamp,
): ArtifactOperation | null {
  const before = stored?.value ?? null;
  // What an object does not hold of it is kept as the text that it is.
  const old = stored?.isExact === true ? before : (stored?.text ?? null);
  const record: ArtifactRecord = {
    url,
    title,
    kind,
    source,
    published_at: strictlyAfter(before?.["published_at"], stamp.time),
    brief,
    reviewed: false,
    reviewed_at: null,
    reviewer_response: null,
  };
  if (!republished && before !== null && isSameContent(before, record)) return null;
  return { ...stamp, change: "recorded", url: normalUrl, old, new: record };
}

/** A review says something. */
export function checkResponse(response: string): readonly Problem[] {
  return checkRequiredText(response, "--response", "review.response_empty");
}

export interface ReviewRequest {
  readonly normalUrl: string;
  readonly response: string;
  /** When the publication that was read was published; null when the reviewer does not say. */
  readonly publishedAt: Timestamp | null;
  /** When the publications under this url were published, as the audit trail has it. */
  readonly publications: readonly string[];
}

/**
 * `mark-reviewed`: once for each publication, and never by whoever published it. The time of the review is
 * never before that of its publication, which may be some seconds ahead of the clock: see `decidePublication`.
 */
export function decideReview(
  stored: StoredArtifact,
  request: ReviewRequest,
  stamp: Stamp,
  { place = "" }: Whereabouts = {},
): Outcome<ArtifactOperation> {
  const { value, url } = stored;
  const problems: Problem[] = [...checkResponse(request.response)];
  if (value === null) return reject(...problems, ...stored.problems);
  const { source, published_at } = value;
  if (!stored.isExact) {
    problems.push(
      refused(
        "artifact.not_exact",
        `the stored artifact ${url} was put in by hand, in a way that readers of JSON read differently`,
        'publish it again with "svc-artifacts record", which keeps this one in the audit trail',
      ),
    );
  }
  if (isReviewed(stored)) {
    problems.push(
      refused(
        "review.already_reviewed",
        `${url} is reviewed already`,
        `read the review with "svc-artifacts get${typedFlag("--url", url)}${place}"; a new publication can be reviewed again`,
      ),
    );
  }
  problems.push(...checkPublication(url, published_at, request, stamp.time));
  if (typeof source === "string" && isSameSource(source, stamp.actor)) {
    problems.push(
      refused(
        "review.own_work",
        `${stamp.actor} published ${url} and cannot review it`,
        "let somebody else review it",
      ),
    );
  }
  if (problems.length > 0) return reject(...problems);
  const reviewed = {
    ...value,
    reviewed: true,
    reviewed_at: notBefore(published_at, stamp.time),
    reviewer_response: request.response,
  };
  return accept({
    ...stamp,
    change: "reviewed",
    url: request.normalUrl,
    old: value,
    new: reviewed,
  });
}

/** Is the publication that was read the one that stands there? A time since it does not deny that; one to come says nothing. */
function checkPublication(
  url: string,
  latest: unknown,
  { publishedAt, publications }: ReviewRequest,
  now: Timestamp,
): readonly Problem[] {
  if (publishedAt === null || typeof latest !== "string" || publishedAt === latest) return [];
  if (publishedAt > latest && publishedAt <= now) return [];
  if (publishedAt < latest && publications.some((time) => time <= publishedAt)) {
    return [
      refused(
        "review.published_anew",
        `${url} was published again at ${latest}, after ${publishedAt}`,
        "read the new publication and review that",
      ),
    ];
  }
  return [
    refused(
      "review.no_publication",
      `${url} has no publication of ${publishedAt}, the latest is of ${latest}`,
      `read that one and review it with --published-at ${latest}`,
    ),
  ];
}
