import { type Problem, storeProblem } from "../../domain/errors.ts";
import { type Finding, wrong } from "../../domain/finding.ts";
import type { ServerTarget } from "./address.ts";
import { partGone } from "./problems.ts";
import { type Made, type MadeConstraint, madeBy } from "./expected-structure.ts";
import type { Run } from "./rows.ts";
import { type Steps, type Tables, quoted } from "./schema.ts";

/** Compares what the steps of the schema make with what is there. What others have added is theirs. */
export async function examineStructure(
  ask: Run,
  steps: Steps,
  tables: Tables,
  target: ServerTarget,
): Promise<{ readonly findings: readonly Finding[]; readonly canBeRead: boolean }> {
  const columns = await ask<ColumnRow>(COLUMNS, [target.schema]);
  const constraints = await ask<ConstraintRow>(CONSTRAINTS, [target.schema]);
  const indexes = await ask<IndexRow>(INDEXES, [target.schema]);
  const gone: Problem[] = [];
  const weakened: Problem[] = [];
  const incomplete = new Set<string>();
  const made = madeBy(steps, tables);
  for (const table of made.tables) {
    const there = new Map(
      columns.filter((row) => row.table === table.name).map((row) => [row.name, row]),
    );
    const problems =
      there.size === 0
        ? [partGone(target, `the table ${table.name}`)]
        : table.columns.flatMap((column) =>
            columnProblems(target, table.name, column, there.get(column.name)),
          );
    gone.push(...problems);
    if (there.size === 0 || table.columns.some(({ name }) => !there.has(name))) {
      // With a table or column goes all that hung on it: that is one finding and not many.
      incomplete.add(table.name);
      continue;
    }
    const kept = constraints.filter((row) => row.table === table.name);
    for (const constraint of table.constraints) {
      if (!kept.some((row) => isThe(constraint, row))) {
        weakened.push(constraintGone(target, table.name, constraint));
      }
    }
  }
  for (const index of made.indexes) {
    if (incomplete.has(index.table)) continue;
    const problem = indexProblem(target, index, indexes);
    if (problem !== null) weakened.push(problem);
  }
  return {
    findings: [...gone, ...weakened].map(wrong),
    canBeRead: gone.length === 0,
  };
}

// `information_schema` would keep to itself what this role may not use, and has no indexes.

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly has_default: boolean;
}

const COLUMNS = `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS is_required, (a.attidentity <> '' OR a.atthasdef) AS has_default
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`;

interface ConstraintRow {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const CONSTRAINTS = `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1`;

interface IndexRow {
  readonly table: string;
  readonly name: string;
  readonly is_unique: boolean;
  readonly is_valid: boolean;
}

const INDEXES = `SELECT c.relname AS table, i.relname AS name, x.indisunique AS is_unique, x.indisvalid AS is_valid
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1`;

function columnProblems(
  target: ServerTarget,
  table: string,
  made: Made["tables"][number]["columns"][number],
  found: ColumnRow | undefined,
): readonly Problem[] {
  const column = `the column ${made.name} of ${table}`;
  if (found === undefined) return [partGone(target, column)];
  if (kindOfType(found.type) !== kindOfType(made.type)) {
    return [partGone(target, `${column} is ${found.type} and not ${made.type}`)];
  }
  return [
    ...(made.isRequired && !found.is_required ? [partGone(target, `NOT NULL of ${column}`)] : []),
    ...(made.hasDefault && !found.has_default
      ? [partGone(target, `the default of ${column}`)]
      : []),
  ];
}

/** A role may have every name quoted (`quote_all_identifiers`); CockroachDB's integers are all of eight bytes. */
function kindOfType(type: string): string {
  return type === "bigint" ? "integer" : type.replaceAll('"', "");
}

function isThe(made: MadeConstraint, { name, definition }: ConstraintRow): boolean {
  // CockroachDB writes the direction too.
  const text = definition.replaceAll(/ ASC|"/gu, "");
  if (made.kind !== "check") return text === wordsOf(made);
  return made.name === null
    ? text.startsWith("CHECK ") && text.includes(made.column)
    : name === made.name && text.startsWith("CHECK ");
}

function wordsOf(made: MadeConstraint): string {
  return made.kind === "check"
    ? `CHECK ${made.name ?? `(${made.column})`}`
    : `${made.kind.toUpperCase()} (${made.columns})`;
}

const CARRY = "keep the database, and carry its records into a new schema with export and import";

function constraintGone(
  { shown, schema }: ServerTarget,
  table: string,
  made: MadeConstraint,
): Problem {
  const words = wordsOf(made);
  return storeProblem(
    "store.structure",
    `the constraint ${words} of ${table} is missing at ${shown}`,
    made.kind === "check"
      ? CARRY
      : `have the role that owns the schema put it back with ALTER TABLE ${quoted(schema)}.${table} ADD ${words}: ` +
          "where something is there twice the server refuses and says what",
  );
}

function indexProblem(
  { shown, schema }: ServerTarget,
  { name, table, isUnique }: Made["indexes"][number],
  found: readonly IndexRow[],
): Problem | null {
  const index = found.find((row) => row.name === name && row.table === table);
  if (index === undefined) {
    return storeProblem(
      "store.structure",
      `the index ${name} is missing at ${shown}`,
      'have the role that owns the schema run "svc-goals store upgrade" there: it makes the index again, and touches no record',
    );
  }
  if (index.is_valid && (index.is_unique || !isUnique)) return null;
  return index.is_valid
    ? storeProblem(
        "store.structure",
        `the index ${name} at ${shown} no longer keeps its key to one row`,
        CARRY,
      )
    : storeProblem(
        "store.structure",
        `the index ${name} at ${shown} is not valid`,
        `have the role that owns the schema run REINDEX INDEX ${quoted(schema)}.${name}`,
      );
}
