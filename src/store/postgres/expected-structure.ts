import { type Steps, type Tables, foundation } from "./schema.ts";

/**
 * What the steps of the schema make, read from their text, so that what is there can be compared with
 * it. A step that changes a table says so by CREATE TABLE or CREATE INDEX, or is not compared.
 */
export interface Made {
  readonly tables: readonly MadeTable[];
  readonly indexes: readonly MadeIndex[];
}

interface MadeTable {
  readonly name: string;
  readonly columns: readonly MadeColumn[];
  /** As the server writes them; a check without a name by the column that it is of. */
  readonly constraints: readonly MadeConstraint[];
}

interface MadeColumn {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

export type MadeConstraint =
  | { readonly kind: "primary key" | "unique"; readonly columns: string }
  | { readonly kind: "check"; readonly name: string | null; readonly column: string };

interface MadeIndex {
  readonly name: string;
  readonly table: string;
  readonly isUnique: boolean;
  /** The statement that makes it, where it is not there. */
  readonly sql: string;
}

export function madeBy(steps: Steps, tables: Tables): Made {
  const text = [foundation, ...steps].map((step) => step(tables)).join(";\n");
  return {
    tables: Array.from(text.matchAll(TABLE), ({ groups }) =>
      tableOf(groups?.["name"] ?? "", groups?.["body"] ?? ""),
    ),
    indexes: Array.from(text.matchAll(INDEX), ({ 0: sql, groups }) => ({
      name: groups?.["name"] ?? "",
      table: groups?.["table"] ?? "",
      isUnique: groups?.["unique"] !== undefined,
      sql,
    })),
  };
}

const TABLE =
  /CREATE TABLE IF NOT EXISTS (?:"(?:[^"]|"")*"\.)?(?<name>\w+) \(\n(?<body>.*?)\n\)/gsu;
const INDEX =
  /CREATE (?<unique>UNIQUE )?INDEX IF NOT EXISTS (?<name>\w+) ON (?:"(?:[^"]|"")*"\.)?(?<table>\w+)[^;]*/gu;

/** A column begins its line; what is deeper belongs to the line before. */
function tableOf(name: string, body: string): MadeTable {
  const columns: MadeColumn[] = [];
  const constraints: MadeConstraint[] = [];
  for (const line of body.split("\n").filter((one) => /^ {2}\w/u.test(one))) {
    const [first = "", second = ""] = line.trim().replace(/,$/u, "").split(" ");
    if (first === "CONSTRAINT") {
      constraints.push({ kind: "check", name: second, column: "" });
      continue;
    }
    const isKey = line.includes("PRIMARY KEY");
    columns.push({
      name: first,
      type: second,
      isRequired: isKey || line.includes("NOT NULL"),
      hasDefault: / (?:DEFAULT|GENERATED) /u.test(line),
    });
    if (isKey) constraints.push({ kind: "primary key", columns: first });
    if (line.includes(" UNIQUE")) constraints.push({ kind: "unique", columns: first });
    if (line.includes(" CHECK ")) constraints.push({ kind: "check", name: null, column: first });
  }
  return { name, columns, constraints };
}
