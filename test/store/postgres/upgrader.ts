/**
 * Steps of a schema that does not exist, to be taken after the real ones. Run as a program it
 * upgrades the store at an address, so that it can be killed in the middle.
 */
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { STEPS, type Steps, type Tables } from "../../../src/store/postgres/schema.ts";

/** Waits for whoever keeps the last step of a schema, by its name as SQL has it, from being taken. */
export const waitsFor = (schema: string): string =>
  `SELECT pg_advisory_xact_lock_shared(hashtext('${schema}'))`;

/** Writes down when it was taken, and stays a while. */
function slowStep(number: number, ms: number, first = waitsFor): (tables: Tables) => string {
  return ({ schema }) => `
${first(schema)};
CREATE TABLE IF NOT EXISTS ${schema}.taken (step integer, began timestamptz, ended timestamptz);
INSERT INTO ${schema}.taken VALUES (${number}, clock_timestamp());
SELECT pg_sleep(${ms / 1000});
UPDATE ${schema}.taken SET ended = clock_timestamp() WHERE step = ${number}`;
}

/** The real steps and two more. */
export const MORE_STEPS: Steps = [
  ...STEPS,
  slowStep(STEPS.length + 1, 50, () => "SELECT 1"),
  slowStep(STEPS.length + 2, 1000),
];

if (import.meta.main) {
  const [address = ""] = process.argv.slice(2);
  await openPostgresAdmin({ address, env: {}, steps: MORE_STEPS }).upgrade();
}
