import { readFileSync, statSync } from "node:fs";

/** What a line of the password file is compared with. */
export interface Login {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
}

/** What the file says. */
export interface FoundPassword {
  readonly password: string | null;
  /** Why the file was not used, to be said when the server refuses; null when it was, or is not there. */
  readonly note: string | null;
}

const NOTHING: FoundPassword = { password: null, note: null };

/**
 * The password of the first line `host:port:database:user:password` that fits, where `*` fits
 * everything and `\` stands before a `:` or `\` of a name. Like libpq's, the file is ignored when
 * others may read it; a unix socket counts as `localhost`.
 */
export function passwordFor(login: Login, path: string): FoundPassword {
  try {
    const { mode } = statSync(path);
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
      return { password: null, note: `${path} is ignored, since others may read it: chmod 600` };
    }
    return { password: findLine(readFileSync(path, "utf8"), login), note: null };
  } catch {
    return NOTHING;
  }
}

function findLine(text: string, { host, port, database, user }: Login): string | null {
  const wanted = [host.startsWith("/") ? "localhost" : host, String(port), database, user];
  for (const line of text.split(/\r?\n/u)) {
    if (line.startsWith("#")) continue;
    const fields = fieldsOf(line);
    const [password] = fields.slice(wanted.length);
    if (password !== undefined && wanted.every((value, i) => fits(fields[i], value))) {
      return password.value;
    }
  }
  return null;
}

interface Field {
  readonly value: string;
  /** As it is written. */
  readonly raw: string;
}

function fieldsOf(line: string): readonly Field[] {
  return line
    .split(/(?<!(?<!\\)(?:\\\\)*\\):/u)
    .map((raw) => ({ raw, value: raw.replaceAll(/\\(?<it>[:\\])/gu, "$<it>") }));
}

function fits(field: Field | undefined, value: string): boolean {
  return field?.raw === "*" || field?.value === value;
}
