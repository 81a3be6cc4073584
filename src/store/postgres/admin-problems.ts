import { type Problem, storeProblem } from "../../domain/errors.ts";
import type { Place } from "./problems.ts";
import { quoted } from "./schema.ts";

/** What an operator is told whose role may not do what was asked for. */

const AS_OWNER = "run this as the role that owns the schema";

export function notOwner({ user, shown }: Place, error: unknown): Problem {
  const message = error instanceof Error ? error.message : "";
  return storeProblem(
    "store.no_permission",
    `"${user}" may not do this at ${shown}: ${message}`,
    AS_OWNER,
  );
}

export function mayMakeNoSchema({ user, shown, schema, database }: Place): Problem {
  return storeProblem(
    "store.no_permission",
    `"${user}" may not make the schema "${schema}" at ${shown}`,
    `have the administrator of the database run GRANT CREATE ON DATABASE ${quoted(database)} TO ${quoted(user)}, ` +
      `or CREATE SCHEMA ${quoted(schema)} AUTHORIZATION ${quoted(user)}; then run this again`,
  );
}

export function mayNotGrant({ user, shown }: Place, role: string): Problem {
  return storeProblem(
    "store.no_permission",
    `"${user}" may not grant what "${role}" needs at ${shown}`,
    `${AS_OWNER}: what is granted already stays`,
  );
}

export function noRole(role: string): Problem {
  return storeProblem(
    "store.no_role",
    `the server has no role "${role}"`,
    "have it made first (CREATE ROLE … LOGIN), then run the command again: what is made already stays",
  );
}
