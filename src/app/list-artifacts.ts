import { type StoredArtifact, readArtifact } from "../domain/artifact-decode.ts";
import type { JudgedArtifact } from "../domain/board.ts";
import type { Reader } from "../store/port.ts";
import { type PublicationRules, findBreaches, rulesOf } from "./artifact-rules.ts";
import type { AppContext } from "./context.ts";

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
  for await (const group of groupsOf(read(reader, false))) {
    yield* await findBreaches(reader, group, rules);
  }
}

/** Artifacts are judged in groups of so many, or of so many UTF-16 units of text. */
const GROUP_ROWS = 500;
const GROUP_LENGTH = 4 * 1024 * 1024;

async function* groupsOf(
  artifacts: AsyncIterable<StoredArtifact>,
): AsyncGenerator<readonly StoredArtifact[]> {
  let group: StoredArtifact[] = [];
  let length = 0;
  for await (const artifact of artifacts) {
    group.push(artifact);
    length += artifact.text.length;
    if (group.length < GROUP_ROWS && length < GROUP_LENGTH) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}

async function* read(reader: Reader, unreviewed: boolean): AsyncGenerator<StoredArtifact> {
  for await (const row of reader.artifacts({ unreviewed })) yield readArtifact(row);
}

async function* onlyBreaching(
  artifacts: AsyncIterable<JudgedArtifact>,
): AsyncGenerator<JudgedArtifact> {
  for await (const one of artifacts) if (one.breaches.length > 0) yield one;
}
