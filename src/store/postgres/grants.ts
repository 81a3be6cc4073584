import type { Part } from "../admin.ts";
import { type Tables, quoted } from "./schema.ts";

/** Something that a role may do: privileges on tables, or on some of the columns of one. */
interface Right {
  readonly privileges: readonly string[];
  readonly tables: readonly string[];
  readonly columns?: readonly string[];
}

/**
 * What each part may do; the numbers of events are given by the server alone, but in an import. An agent
 * may delete lanes, also those of others, since a goal that ends or moves frees its own; an examination finds
 * a lane that was freed by hand.
 */
function rightsOf(part: Part, tables: Tables): readonly Right[] {
  const { version, goals, artifacts, events, lanes } = tables;
  const all = { privileges: ["SELECT"], tables: [version, goals, artifacts, events, lanes] };
  switch (part) {
    case "reader":
      return [all];
    case "agent":
      return [
        all,
        { privileges: ["INSERT", "UPDATE"], tables: [goals, artifacts] },
        { privileges: ["INSERT", "DELETE"], tables: [lanes] },
        {
          privileges: ["INSERT"],
          tables: [events],
          columns: ["record", "change", "session_ref", "url_key"],
        },
      ];
    case "operator":
      return [
        all,
        { privileges: ["INSERT", "UPDATE", "DELETE"], tables: [goals, artifacts, lanes] },
        { privileges: ["INSERT"], tables: [events] },
        // An import locks the row of the version; this column has one value and no other.
        { privileges: ["UPDATE"], tables: [version], columns: ["only_row"] },
      ];
    default:
      return part satisfies never;
  }
}

/** The statements that give a role what its part needs. */
export function grantsFor(part: Part, role: string, tables: Tables): readonly string[] {
  const to = quoted(role);
  return [
    `GRANT USAGE ON SCHEMA ${tables.schema} TO ${to}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA ${tables.schema} TO ${to}`,
    ...rightsOf(part, tables).map((right) => `GRANT ${inWords(right)} TO ${to}`),
    // An import sets the number that the next event gets.
    ...(part === "operator"
      ? [`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${tables.schema} TO ${to}`]
      : []),
  ];
}

/** What the part of an agent needs beyond reading, each with a question about the role of the connection. */
export function writingRights(tables: Tables): readonly { name: string; check: string }[] {
  return rightsOf("agent", tables)
    .filter(({ privileges }) => !privileges.includes("SELECT"))
    .flatMap(({ privileges, tables: on, columns }) =>
      on.flatMap((table) =>
        privileges.map((privilege) => ({
          name: `${privilege} on ${table}`,
          check: checksOf({ privileges: [privilege], tables: [table], ...(columns && { columns }) })
            .join(" AND ")
            .replaceAll("$1::name", "current_user"),
        })),
      ),
    );
}

/** Asks in one row, `all`, whether the role `$1` has what its part needs in the schema `$2`. */
export function hasRights(part: Part, tables: Tables): string {
  const checks = [
    "has_schema_privilege($1::name, $2, 'USAGE')",
    ...rightsOf(part, tables).flatMap(checksOf),
    ...(part === "operator" ? sequenceChecks(tables) : []),
  ];
  return `SELECT ${checks.join(" AND ")} AS "all"`;
}

function inWords({ privileges, tables, columns }: Right): string {
  const of = columns === undefined ? "" : ` (${columns.join(", ")})`;
  return `${privileges.map((privilege) => privilege + of).join(", ")} ON ${tables.join(", ")}`;
}

/** Each is true when the role `$1` has it. */
function checksOf({ privileges, tables, columns }: Right): readonly string[] {
  return tables.flatMap((table) =>
    privileges.flatMap((privilege) =>
      columns === undefined
        ? [`has_table_privilege($1::name, ${literal(table)}, '${privilege}')`]
        : columns.map(
            (column) =>
              `has_column_privilege($1::name, ${literal(table)}, '${column}', '${privilege}')`,
          ),
    ),
  );
}

function sequenceChecks({ events }: Tables): readonly string[] {
  const sequence = `pg_get_serial_sequence(${literal(events)}, 'seq')`;
  return ["USAGE", "SELECT", "UPDATE"].map(
    (privilege) => `has_sequence_privilege($1::name, ${sequence}, '${privilege}')`,
  );
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
