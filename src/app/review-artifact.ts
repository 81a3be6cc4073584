import { checkResponse, decideReview } from "../domain/artifact-changes.ts";
import { readArtifact } from "../domain/artifact-decode.ts";
import { type Outcome, accept, reject, rejectWith } from "../domain/errors.ts";
import type { ArtifactOperation } from "../domain/operation.ts";
import { parseTime } from "../domain/time.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { Reader } from "../store/port.ts";
import {
  type ArtifactAnswer,
  publishedRow,
  readPublications,
  storeArtifact,
} from "./artifact-trail.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";
import { missingArtifact } from "./get-artifact.ts";

export interface ReviewArtifactInput {
  readonly url: string;
  readonly response: string;
  /** When the publication that was read was published; ISO 8601 with an offset. */
  readonly published_at?: string | undefined;
}

interface DecidedReview {
  /** Of the row that is written. */
  readonly url: string;
  readonly operation: ArtifactOperation;
}

/**
 * `mark-reviewed`: sets reviewed, reviewed_at and reviewer_response.
 *
 * Errors: `artifact.not_found`, `review.already_reviewed`, `review.published_anew`, `review.no_publication`, `review.own_work`,
 * `review.response_empty`, `artifact.no_object` for a record that is no JSON object, `actor.shape`,
 * `time.unreadable`, `time.no_offset` and `time.no_time_of_day` (usage).
 */
export async function reviewArtifact(
  context: AppContext,
  input: ReviewArtifactInput,
): Promise<Outcome<ArtifactAnswer>> {
  const since =
    input.published_at === undefined
      ? accept(null)
      : parseTime(input.published_at, "--published-at");
  const url = input.url.trim();
  const response = input.response.trim();
  const decide = async (reader: Reader): Promise<Outcome<DecidedReview>> => {
    const found = await reader.artifact(url);
    if (found === null) return reject(await missingArtifact(context, reader, url));
    const row = await publishedRow(reader, found);
    const { times } = await readPublications(reader, row.url);
    const request = {
      normalUrl: normalUrl(row.url),
      response,
      publishedAt: since.ok ? since.value : null,
      publications: times,
    };
    const decided = decideReview(readArtifact(row), request, stampOf(context), context);
    return decided.ok ? accept({ url: row.url, operation: decided.value }) : decided;
  };
  const wrong = [
    ...checkActor(context),
    ...(since.ok ? [] : since.problems),
    ...checkResponse(response),
  ];
  // Nothing is written then, and what the artifact has against it is told as well.
  if (wrong.length > 0) return rejectWith(wrong, await context.store.read(decide));
  return context.store.write(async (writer) => {
    const decided = await decide(writer);
    if (!decided.ok) return decided;
    const { url: stored, operation } = decided.value;
    return accept(await storeArtifact(writer, stored, operation, "mark-reviewed"));
  });
}
