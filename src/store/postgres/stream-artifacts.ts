import type { ArtifactText } from "../../domain/artifact-decode.ts";
import { PAGE, type Position, atPositions, merged, pages } from "./pages.ts";
import type { Run } from "./rows.ts";
import { artifactColumns } from "./searched.ts";

/** As the server answers it; a number of 64 bits comes as text. */
interface Row extends ArtifactText {
  readonly added: string;
}

interface PlacedArtifact extends ArtifactText, Position {}

/**
 * Artifacts, oldest publication first. Of a row that SQL has put in or changed only the text says when it was
 * published: they are few, and stand together at the start of the index, since their column is empty.
 */
export async function* streamArtifacts(
  run: Run,
  artifacts: string,
  unreviewed: boolean,
): AsyncGenerator<ArtifactText> {
  const positions: Position[] = [];
  for await (const row of byHand(run, artifacts)) {
    const { published_at, reviewed } = artifactColumns(row.text);
    if (!unreviewed || !reviewed) positions.push({ key: published_at, number: Number(row.added) });
  }
  const put = atPositions(positions, (numbers) => numbered(run, artifacts, numbers));
  for await (const { url, text } of merged(byCommand(run, artifacts, unreviewed), put)) {
    yield { url, text };
  }
}

async function* byCommand(
  run: Run,
  artifacts: string,
  unreviewed: boolean,
): AsyncGenerator<PlacedArtifact> {
  type Published = Row & { readonly published_at: string };
  const read = (last: Published | null): Promise<readonly Published[]> =>
    run(
      `SELECT added, url, record AS text, published_at FROM ${artifacts}
       WHERE record_md5 IS NOT NULL ${unreviewed ? "AND NOT reviewed" : ""}
         ${last === null ? "" : "AND (published_at, added) > ($1, $2::bigint)"}
       ORDER BY published_at, added LIMIT ${PAGE}`,
      last === null ? [] : [last.published_at, last.added],
    );
  for await (const { added, url, text, published_at } of pages(read)) {
    yield { url, text, key: published_at, number: Number(added) };
  }
}

function byHand(run: Run, artifacts: string): AsyncGenerator<Row> {
  return pages((last: Row | null) =>
    run<Row>(
      `SELECT added, url, record AS text FROM ${artifacts}
       WHERE published_at = '' AND record_md5 IS NULL
         ${last === null ? "" : "AND added > $1::bigint"} ORDER BY added LIMIT ${PAGE}`,
      last === null ? [] : [last.added],
    ),
  );
}

async function numbered(
  run: Run,
  artifacts: string,
  numbers: readonly number[],
): Promise<readonly PlacedArtifact[]> {
  const rows = await run<Row>(
    `SELECT added, url, record AS text FROM ${artifacts} WHERE added IN (${numbers.join(", ")})`,
  );
  return rows.map(({ added, url, text }) => ({
    url,
    text,
    key: artifactColumns(text).published_at,
    number: Number(added),
  }));
}
