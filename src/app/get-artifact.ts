import { type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import { type Whereabouts, typedFlag } from "../domain/board-command.ts";
import { type Outcome, type Problem, accept, notFound, reject } from "../domain/errors.ts";
import { publishedRow } from "./artifact-trail.ts";
import { readArtifactUrl, withoutCredentials } from "./artifact-url.ts";
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
    if (row === null) return reject(noArtifact(url.trim(), context));
    return accept(readArtifact(row.url === url.trim() ? row : await publishedRow(reader, row)));
  });
}

/** What a command says about a url under which nothing is recorded. */
export function noArtifact(url: string, { place = "" }: Whereabouts = {}): Problem {
  const canBeRecorded = readArtifactUrl(url, "https://").ok;
  const named = canBeRecorded ? typedFlag("--url", url) : " --url <https address>";
  const content = " --title <text> --kind <kind> --source <kind>:<identifier> --brief <text>";
  return notFound(
    "artifact.not_found",
    `no artifact is recorded under "${withoutCredentials(url)}"`,
    `check the url against "svc-artifacts list${place}", or publish it with "svc-artifacts record${named}${place}${content}"`,
  );
}
