import { type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import { type Outcome, type Problem, accept, notFound, reject } from "../domain/errors.ts";
import { withoutCredentials } from "./artifact-url.ts";
import type { AppContext } from "./context.ts";

/** `get`: the artifact under any spelling of its url, malformed or not. Errors: `artifact.not_found`. */
export async function getArtifact(
  { store }: AppContext,
  url: string,
): Promise<Outcome<StoredArtifact>> {
  const row = await store.read((reader) => reader.artifact(url.trim()));
  return row === null ? reject(noArtifact(url.trim())) : accept(readArtifact(row));
}

/** What a command says about a url under which nothing is recorded. */
export function noArtifact(url: string): Problem {
  return notFound(
    "artifact.not_found",
    `no artifact is recorded under "${withoutCredentials(url)}"`,
    'check the url against "svc-artifacts list", or publish it with "svc-artifacts record"',
  );
}
