/**
 * Steps of a schema that does not exist, to be taken after the first real one. Run as a program it
 * upgrades the store at an address, so that it can be killed in the middle.
 */
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { STEPS, type Steps, type Tables } from "../../../src/store/postgres/schema.ts";

/** Writes down when it was taken, and stays a while. */
function slowStep(number: number, ms: number): (tables: Tables) => string {
  return ({ schema }) => `
CREATE TABLE IF NOT EXISTS ${schema}.taken (step integer, began timestamptz, ended timestamptz);
INSERT INTO ${schema}.taken VALUES (${number}, clock_timestamp());
SELECT pg_sleep(${ms / 1000});
UPDATE ${schema}.taken SET ended = clock_timestamp() WHERE step = ${number}`;
}

export const THREE_STEPS: Steps = [...STEPS, slowStep(2, 50), slowStep(3, 1000)];

if (import.meta.main) {
  const [address = ""] = process.argv.slice(2);
  await openPostgresAdmin({ address, env: {}, steps: THREE_STEPS }).upgrade();
}
