import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoreError } from "../port.ts";
import { badAddress } from "./problems.ts";
import type { Environment } from "./address.ts";

/**
 * The parameters of one service: the section `[name]` of `PGSERVICEFILE`, else `~/.pg_service.conf`,
 * else `pg_service.conf` in `PGSYSCONFDIR`. Throws when no file has it.
 */
export function serviceValues(
  name: string,
  env: Environment,
  home: string,
): ReadonlyMap<string, string> {
  const own = env["PGSERVICEFILE"] ?? "";
  const system = env["PGSYSCONFDIR"] ?? "";
  const paths = [
    own === "" ? join(home, ".pg_service.conf") : own,
    ...(system === "" ? [] : [join(system, "pg_service.conf")]),
  ];
  for (const path of paths) {
    const values = section(textOf(path), name);
    if (values !== null) return values;
  }
  throw noService(name, paths);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function section(text: string, name: string): ReadonlyMap<string, string> | null {
  let values: Map<string, string> | null = null;
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("[")) {
      if (values !== null) return values;
      if (line === `[${name}]`) values = new Map();
      continue;
    }
    const at = line.indexOf("=");
    if (at > 0) values?.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return values;
}

function noService(name: string, paths: readonly string[]): StoreError {
  return badAddress(`no service "${name}" is in ${paths.join(" or ")}`, "check PGSERVICE");
}
