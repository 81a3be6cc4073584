import type { StoredEvent } from "../../domain/operation-replay.ts";
import type { EventQuery } from "../port.ts";
import { BY_COMMAND, BY_HAND, eventsByHand, mayName } from "./by-hand.ts";
import type { Parameter } from "./connection.ts";
import { PAGE, type Position, atPositions, merged, pages } from "./pages.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { type EventColumns, eventColumns, urlKey } from "./searched.ts";

/** The audit trail or a part of it, with the events that SQL has put in where their texts belong. */
export function streamEvents(
  run: Run,
  tables: Tables,
  query: EventQuery,
): AsyncGenerator<StoredEvent> {
  switch (query.about) {
    case "everything":
      return inOrder(run, tables, EVERYTHING);
    case "goals":
      return inOrder(run, tables, query.sessionRef === undefined ? GOALS : goal(query.sessionRef));
    case "artifacts":
      return inOrder(
        run,
        tables,
        query.normalUrl === undefined ? ARTIFACTS : artifact(query.normalUrl),
      );
    case "some artifacts":
      return ofArtifacts(run, tables, query.normalUrls);
    case "each goal":
      return inGroups(run, tables, EACH_GOAL);
    case "each artifact":
      return inGroups(run, tables, EACH_ARTIFACT);
    default:
      return query satisfies never;
  }
}

/** Which events, in the order of their numbers. */
interface Part {
  /** For those of our commands. */
  readonly condition: string;
  /** For those that were put in by hand: what those that are asked for all fulfil. */
  readonly byHand: string;
  readonly parameters: readonly string[];
  /** Whether an event that was put in by hand is asked for. */
  readonly has: (columns: EventColumns) => boolean;
}

const EVERYTHING: Part = { condition: "true", byHand: "true", parameters: [], has: () => true };
const GOALS: Part = {
  condition: "url_key IS NULL",
  byHand: "true",
  parameters: [],
  has: ({ url_key }) => url_key === null,
};
const ARTIFACTS: Part = {
  condition: "url_key IS NOT NULL",
  byHand: "true",
  parameters: [],
  has: ({ url_key }) => url_key !== null,
};

function goal(sessionRef: string): Part {
  return {
    condition: "session_ref = $1",
    byHand: mayName("record", "$1"),
    parameters: [sessionRef],
    has: ({ session_ref }) => session_ref === sessionRef,
  };
}

function artifact(normalUrl: string): Part {
  const key = urlKey(normalUrl);
  return {
    condition: "url_key = $1",
    byHand: mayName("record", "$2"),
    parameters: [key, normalUrl],
    has: ({ url_key }) => url_key === key,
  };
}

interface EventRow {
  readonly seq: string;
  readonly text: string;
  readonly by_hand: boolean;
}

/** Each half has its own index, so that neither is looked for in all the events. */
async function* inOrder(
  run: Run,
  { events }: Tables,
  { condition, byHand, parameters, has }: Part,
): AsyncGenerator<StoredEvent> {
  const read = (last: EventRow | null): Promise<readonly EventRow[]> => {
    const after = last === null ? "" : `AND seq > $${parameters.length + 1}::bigint`;
    const half = (where: string, isByHand: boolean): string =>
      `(SELECT seq, record AS text, ${isByHand} AS by_hand FROM ${events}
        WHERE ${where} ${after} ORDER BY seq LIMIT ${PAGE})`;
    return run(
      `SELECT seq, text, by_hand FROM (${half(`${BY_COMMAND} AND ${condition}`, false)}
       UNION ALL ${half(`(${BY_HAND}) AND ${byHand}`, true)}) AS halves
       ORDER BY seq LIMIT ${PAGE}`,
      last === null ? parameters : [...parameters, last.seq],
    );
  };
  for await (const { seq, text, by_hand } of pages(read)) {
    if (!by_hand || has(eventColumns(text))) yield { seq: Number(seq), text };
  }
}

/** An artifact with as many events or more is asked for by itself, page by page, so that few events of each are held. */
const FEW_EVENTS = 20;

/** Those of many artifacts in two questions, and further ones for each artifact with many events. */
async function* ofArtifacts(
  run: Run,
  tables: Tables,
  normalUrls: readonly string[],
): AsyncGenerator<StoredEvent> {
  const urls = new Map(normalUrls.map((url) => [urlKey(url), url]));
  if (urls.size === 0) return;
  const found = new Map(Array.from(urls.keys(), (key): [string, StoredEvent[]] => [key, []]));
  for await (const { seq, text, columns } of eventsByHand(run, tables)) {
    if (columns.url_key !== null) found.get(columns.url_key)?.push({ seq, text });
  }
  for (const { key, seq, text } of await firstOfEach(run, tables, [...urls.keys()])) {
    found.get(key)?.push({ seq: Number(seq), text });
  }
  for (const [key, url] of urls) {
    const events = found.get(key) ?? [];
    if (events.length < FEW_EVENTS) yield* events.toSorted((a, b) => a.seq - b.seq);
    else yield* inOrder(run, tables, artifact(url));
  }
}

/** Each looked for in the index by itself: of a list the server may think that reading the whole trail is cheaper. */
async function firstOfEach(
  run: Run,
  { events }: Tables,
  keys: readonly string[],
): Promise<readonly { readonly key: string; readonly seq: string; readonly text: string }[]> {
  return run(
    `SELECT k.key, e.seq, e.text
     FROM (VALUES ${keys.map((_, at) => `($${at + 1}::text)`).join(", ")}) AS k (key)
     CROSS JOIN LATERAL (
       SELECT seq, record AS text FROM ${events}
       WHERE ${BY_COMMAND} AND url_key = k.key ORDER BY seq LIMIT ${FEW_EVENTS}) AS e`,
    keys,
  );
}

/** Events that belong together by the value of a column. */
interface Groups {
  readonly column: "session_ref" | "url_key";
  readonly condition: string;
  /** The value that an event has there which was put in by hand; null when it is not asked for. */
  readonly keyOf: (columns: EventColumns) => string | null;
}

const EACH_GOAL: Groups = {
  column: "session_ref",
  condition: "session_ref IS NOT NULL AND url_key IS NULL",
  keyOf: ({ session_ref, url_key }) => (url_key === null ? session_ref : null),
};
const EACH_ARTIFACT: Groups = {
  column: "url_key",
  condition: "url_key IS NOT NULL",
  keyOf: ({ url_key }) => url_key,
};

interface GroupedEvent extends Position {
  readonly text: string;
}

async function* inGroups(run: Run, tables: Tables, groups: Groups): AsyncGenerator<StoredEvent> {
  const positions: Position[] = [];
  for await (const { seq, columns } of eventsByHand(run, tables)) {
    const key = groups.keyOf(columns);
    if (key !== null) positions.push({ key, number: seq });
  }
  const put = atPositions(positions, (seqs) => eventsNumbered(run, tables, groups, seqs));
  for await (const { number, text } of merged(commandEvents(run, tables, groups), put)) {
    yield { seq: number, text };
  }
}

async function* commandEvents(
  run: Run,
  { events }: Tables,
  { column, condition }: Groups,
): AsyncGenerator<GroupedEvent> {
  interface Row {
    readonly seq: string;
    readonly text: string;
    readonly key: string;
  }
  const read = (last: Row | null): Promise<readonly Row[]> => {
    const parameters: readonly Parameter[] = last === null ? [] : [last.key, last.seq];
    const after = last === null ? "" : `AND (${column}, seq) > ($1, $2::bigint)`;
    return run(
      `SELECT seq, record AS text, ${column} AS "key" FROM ${events}
       WHERE ${BY_COMMAND} AND ${condition} ${after} ORDER BY ${column}, seq LIMIT ${PAGE}`,
      parameters,
    );
  };
  for await (const { seq, text, key } of pages(read)) yield { key, number: Number(seq), text };
}

async function eventsNumbered(
  run: Run,
  { events }: Tables,
  { keyOf }: Groups,
  seqs: readonly number[],
): Promise<readonly GroupedEvent[]> {
  const rows = await run<{ readonly seq: string; readonly text: string }>(
    `SELECT seq, record AS text FROM ${events} WHERE seq IN (${seqs.join(", ")})`,
  );
  return rows.map(({ seq, text }) => ({
    key: keyOf(eventColumns(text)) ?? "",
    number: Number(seq),
    text,
  }));
}
