/** Rows go to the store, or are asked for, in groups of so many, or of so many UTF-16 units of text. */
const GROUP_ROWS = 500;
const GROUP_LENGTH = 4 * 1024 * 1024;

/** The rows in groups, none of them empty: few questions to an engine far away, and few rows in memory. */
export async function* inGroups<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  lengthOf: (row: Row) => number,
): AsyncGenerator<readonly Row[]> {
  let group: Row[] = [];
  let length = 0;
  for await (const row of rows) {
    group.push(row);
    length += lengthOf(row);
    if (group.length < GROUP_ROWS && length < GROUP_LENGTH) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}
