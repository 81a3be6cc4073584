import type { PostgresServer } from "./server.ts";

/** What another program does: one statement, or several without parameters, as some user. */
export async function byHand<Row = Record<string, unknown>>(
  server: PostgresServer,
  sql: string,
  options: { readonly user?: string; readonly parameters?: readonly string[] } = {},
): Promise<readonly Row[]> {
  const client = new Bun.SQL(
    `${server.url({ user: options.user ?? "postgres" })}?sslmode=disable`,
    {
      max: 1,
      prepare: false,
    },
  );
  try {
    const { parameters } = options;
    return await (parameters === undefined
      ? client.unsafe(sql).simple()
      : client.unsafe(sql, [...parameters]));
  } finally {
    await client.close({ timeout: 0 });
  }
}

/** The SQLSTATE that a statement fails with; empty when it does not. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "";
  } catch (error) {
    return error instanceof Bun.SQL.PostgresError ? (error.errno ?? error.code) : String(error);
  }
}
