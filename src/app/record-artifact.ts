import { decidePublication } from "../domain/artifact-changes.ts";
import { readArtifact } from "../domain/artifact-decode.ts";
import { type Outcome, accept, reject } from "../domain/errors.ts";
import { type PublicationInput, checkPublication, isOnRecord, rulesOf } from "./artifact-rules.ts";
import { type ArtifactAnswer, publishedRow, storeArtifact } from "./artifact-trail.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";

export interface RecordArtifactInput extends PublicationInput {
  /** True: a new publication even when the content is the same. */
  readonly republished?: boolean;
}

/**
 * `record`: validates a publication and stores it. The same content again changes nothing; other
 * content is a new publication that needs a review again, and the earlier record stays in the trail.
 *
 * Errors: `url.…`, `title.empty`, `kind.empty`, `source.shape`, `brief.…`, the rules of all texts,
 * `actor.shape`.
 */
export async function recordArtifact(
  context: AppContext,
  input: RecordArtifactInput,
): Promise<Outcome<ArtifactAnswer>> {
  const publication = trimmed(input);
  const checked = await checkPublication(publication, rulesOf(context));
  const wrong = [...checkActor(context), ...(checked.ok ? [] : checked.problems)];
  if (wrong.length > 0 || !checked.ok) return reject(...wrong);
  return context.store.write(async (writer) => {
    const found = await writer.artifact(publication.url);
    const row = found === null ? null : await publishedRow(writer, found);
    const stored = row === null ? null : readArtifact(row);
    // A second row that somebody has put in stays: the publication then goes where the one before stands.
    const url = row !== null && row.url !== found?.url ? row.url : publication.url;
    const operation = decidePublication(
      stored,
      { ...publication, ...checked.value, url },
      // Only a publication that came through this command can be retried.
      input.republished === true || !(await isOnRecord(writer, stored)),
      stampOf(context),
    );
    if (operation === null && stored !== null) return accept({ artifact: stored, changed: false });
    if (operation === null) return reject();
    return accept(await storeArtifact(writer, url, operation, "record"));
  });
}

function trimmed({ url, title, kind, source, brief }: PublicationInput): PublicationInput {
  return {
    url: url.trim(),
    title: title.trim(),
    kind: kind.trim(),
    source: source.trim(),
    brief: brief.trim(),
  };
}
