import { type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import type { JudgedArtifact } from "../domain/board.ts";
import type { Reader } from "../store/port.ts";
import { type PublicationRules, findBreaches, rulesOf } from "./artifact-rules.ts";
import type { AppContext } from "./context.ts";
import { inGroups } from "./in-groups.ts";

/** `list` and, with `unreviewed`, `unreviewed`: oldest publication first, streamed to `show`. */
export async function listArtifacts<T>(
  { store }: AppContext,
  { unreviewed = false }: { readonly unreviewed?: boolean },
  show: (artifacts: AsyncIterable<StoredArtifact>) => Promise<T>,
): Promise<T> {
  return store.read((reader) => show(read(reader, unreviewed)));
}

/**
 * `nonconforming`: the artifacts whose content no `record` event has and that break a rule, reviewed
 * or not, oldest publication first, streamed to `show`.
 */
export async function listNonconforming<T>(
  context: AppContext,
  show: (artifacts: AsyncIterable<JudgedArtifact>) => Promise<T>,
): Promise<T> {
  const rules = rulesOf(context);
  return context.store.read((reader) => show(onlyBreaching(judged(reader, rules))));
}

/** Artifacts with the rules that each breaks, oldest publication first. */
export async function* judged(
  reader: Reader,
  rules: PublicationRules,
): AsyncGenerator<JudgedArtifact> {
  for await (const group of inGroups(read(reader, false), ({ text }) => text.length)) {
    yield* await findBreaches(reader, group, rules);
  }
}

async function* read(reader: Reader, unreviewed: boolean): AsyncGenerator<StoredArtifact> {
  for await (const row of reader.artifacts({ unreviewed })) yield readArtifact(row);
}

async function* onlyBreaching(
  artifacts: AsyncIterable<JudgedArtifact>,
): AsyncGenerator<JudgedArtifact> {
  for await (const one of artifacts) if (one.breaches.length > 0) yield one;
}
