import { reviewArtifact as decideReview } from "../domain/artifact-changes.ts";
import { readArtifact } from "../domain/artifact-decode.ts";
import { type Outcome, accept, reject } from "../domain/errors.ts";
import { parseTime } from "../domain/time.ts";
import { normalUrl } from "../store/normal-url.ts";
import {
  type ArtifactAnswer,
  publishedRow,
  readPublications,
  storeArtifact,
} from "./artifact-trail.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";
import { noArtifact } from "./get-artifact.ts";

export interface ReviewArtifactInput {
  readonly url: string;
  readonly response: string;
  /** When the publication that was read was published; ISO 8601 with an offset. */
  readonly published_at?: string | undefined;
}

/**
 * `mark-reviewed`: sets reviewed, reviewed_at and reviewer_response.
 *
 * Errors: `artifact.not_found`, `review.already_reviewed`, `review.published_anew`, `review.no_publication`, `review.own_work`,
 * `review.response_empty`, `artifact.no_object` for a record that is no JSON object, `actor.shape`,
 * `time.unreadable` and `time.no_offset` (usage).
 */
export async function reviewArtifact(
  context: AppContext,
  input: ReviewArtifactInput,
): Promise<Outcome<ArtifactAnswer>> {
  const since =
    input.published_at === undefined
      ? accept(null)
      : parseTime(input.published_at, "--published-at");
  const wrong = [...checkActor(context), ...(since.ok ? [] : since.problems)];
  if (wrong.length > 0 || !since.ok) return reject(...wrong);
  const url = input.url.trim();
  return context.store.write(async (writer) => {
    const found = await writer.artifact(url);
    if (found === null) return reject(noArtifact(url, context));
    const row = await publishedRow(writer, found);
    const { times } = await readPublications(writer, row.url);
    const request = {
      normalUrl: normalUrl(row.url),
      response: input.response.trim(),
      publishedAt: since.value,
      publications: times,
    };
    const operation = decideReview(readArtifact(row), request, stampOf(context), context);
    if (!operation.ok) return operation;
    return accept(await storeArtifact(writer, row.url, operation.value, "mark-reviewed"));
  });
}
