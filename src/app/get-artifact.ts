import { type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import { type Outcome, type Problem, accept, reject } from "../domain/errors.ts";
import type { Reader } from "../store/port.ts";
import { publishedRow } from "./artifact-trail.ts";
import type { AppContext } from "./context.ts";

/**
 * `get`: the artifact under any spelling of its url, malformed or not; where there is a second row under
 * exactly this spelling, that one. Errors: `artifact.not_found`.
 */
export async function getArtifact(
  context: AppContext,
  url: string,
): Promise<Outcome<StoredArtifact>> {
  return context.store.read(async (reader) => {
    const row = await reader.artifact(url.trim());
    if (row === null) return reject(await missingArtifact(context, reader, url.trim()));
    return accept(readArtifact(row.url === url.trim() ? row : await publishedRow(reader, row)));
  });
}

/** What a command says about a url under which nothing is recorded. */
export async function missingArtifact(
  context: AppContext,
  reader: Reader,
  url: string,
): Promise<Problem> {
  const { noArtifact, urlAlike } = await import("./no-artifact.ts");
  return noArtifact(url, await urlAlike(reader, url), context);
}
