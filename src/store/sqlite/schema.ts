/**
 * The tables, made by ordered steps: `user_version` of the file is the number of steps it has taken.
 * A step is never edited after a release; a change is a further step.
 *
 * Each table has two columns for the world, its key and `record`, the JSON text. All else is
 * generated from `record`, so a row that is put in by hand is found like any other, and no index can
 * disagree with the text. `json_valid` stands before every reading, since generated columns that fail
 * would refuse malformed text, which must be shown instead.
 */

/**
 * The type of a key of the record; NULL unless the record is valid JSON in which the key stands once.
 * Of a key that stands twice SQLite reads the first and JSON.parse the last, so it counts as none.
 */
function typeOf(key: string): string {
  return `CASE WHEN json_valid(record) THEN CASE WHEN json_type(json_remove(record, '$.${key}'), '$.${key}') IS NULL THEN json_type(record, '$.${key}') END END`;
}

/** A key of the record when the value there is a string, else NULL. */
function text(key: string): string {
  return `CASE ${typeOf(key)} WHEN 'text' THEN record ->> '$.${key}' END`;
}

function generated(name: string, expression: string): string {
  return `${name} TEXT GENERATED ALWAYS AS (${expression}) VIRTUAL`;
}

/**
 * What stands for a goal text in an index: its length, its start and its end. Short beside a text of
 * up to 1 MiB; whoever searches by it compares the text as well.
 */
export function goalMarkSql(goal: string): string {
  return `length(${goal}) || ':' || substr(${goal}, 1, 24) || substr(${goal}, -24)`;
}

/**
 * True for urls that are beyond doubt their own normal form, so that an equality finds them; the
 * others stand in a small index of their own and are normalised one by one (`artifacts_odd`).
 */
const HOST = `substr(url, 9, instr(substr(url, 9) || '/', '/') - 1)`;
const NAME = `substr(${HOST}, 1, instr(${HOST} || ':', ':') - 1)`;
const PORT = `substr(${HOST}, length(${NAME}) + 2)`;
export const PLAIN_URL = [
  `url GLOB 'https://*/*'`,
  `url NOT GLOB '*[^-A-Za-z0-9._~:/?#@!$&()*+,;=%]*'`,
  `instr(url, '/.') = 0`,
  `instr(lower(url), '%2e') = 0`,
  `${NAME} GLOB '[a-z]*[a-z]'`,
  `${NAME} NOT GLOB '*[^a-z0-9.-]*'`,
  `instr(${NAME}, 'xn--') = 0`,
  `(${HOST} = ${NAME} OR (${PORT} GLOB '[1-9]*' AND ${PORT} NOT GLOB '*[^0-9]*' AND ${PORT} <> '443'))`,
].join(" AND ");

const FIRST = `
CREATE TABLE goals (
  session_ref TEXT NOT NULL PRIMARY KEY,
  record TEXT NOT NULL,
  ${generated("status", text("status"))},
  ${generated("lane_id", text("lane_id"))},
  ${generated("goal", text("goal"))},
  ${generated("goal_mark", goalMarkSql("goal"))}
) STRICT;
CREATE UNIQUE INDEX goals_lane ON goals (lane_id) WHERE status IS NOT 'complete';
CREATE INDEX goals_unfinished ON goals (goal_mark, status) WHERE status IS NOT 'complete';

CREATE TABLE artifacts (
  url TEXT NOT NULL PRIMARY KEY,
  record TEXT NOT NULL,
  ${generated("published_at", text("published_at"))},
  ${generated("reviewed", typeOf("reviewed"))}
) STRICT;
CREATE INDEX artifacts_published ON artifacts (published_at);
CREATE INDEX artifacts_unreviewed ON artifacts (published_at) WHERE reviewed IS NOT 'true';
CREATE INDEX artifacts_odd ON artifacts (url) WHERE NOT (${PLAIN_URL});

CREATE TABLE events (
  seq INTEGER PRIMARY KEY,
  record TEXT NOT NULL,
  ${generated("change", text("change"))},
  ${generated("session_ref", text("session_ref"))},
  ${generated("url", text("url"))},
  ${generated("anchor", "CASE WHEN change IN ('enrolled', 'redirected') THEN session_ref END")}
) STRICT;
CREATE INDEX events_session ON events (session_ref) WHERE session_ref IS NOT NULL;
CREATE INDEX events_url ON events (url) WHERE url IS NOT NULL;
CREATE INDEX events_anchor ON events (anchor, change) WHERE anchor IS NOT NULL;
`;

/** The tables of every version. */
export const TABLES: readonly string[] = ["goals", "artifacts", "events"];

/** Step `n` takes a file from version `n` to `n + 1`. */
export const STEPS: readonly string[] = [FIRST];

/** The version that this program reads and writes. */
export const SCHEMA_VERSION = STEPS.length;
