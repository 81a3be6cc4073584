import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * The layers of docs/architecture.md, held by a test: which folder may import which. The planted
 * breach at the end shows that the check sees something: one that scans nothing looks the same as a
 * clean one.
 */
const ROOT = join(import.meta.dir, "..");

/** What a layer may import values from; `types` are folders that it may import types from. */
const LAYERS: Readonly<
  Record<
    string,
    {
      readonly values: readonly string[];
      readonly types?: readonly string[];
      readonly outside?: readonly string[];
    }
  >
> = {
  domain: { values: ["domain"] },
  gates: { values: ["domain", "gates"] },
  replay: { values: ["domain", "gates", "replay"] },
  policy: { values: ["domain", "gates", "policy"], outside: ["yaml", "re2js"] },
  "store/port.ts": { values: ["domain"] },
  "store/admin.ts": { values: ["domain"] },
  "store/normal-url.ts": { values: ["domain"] },
  "store/turns.ts": { values: [] },
  "store/sqlite": {
    values: [
      "domain",
      "store/port.ts",
      "store/admin.ts",
      "store/normal-url.ts",
      "store/turns.ts",
      "store/sqlite",
    ],
    outside: ["bun:sqlite", "node:"],
  },
  "store/postgres": {
    values: [
      "domain",
      "store/port.ts",
      "store/admin.ts",
      "store/normal-url.ts",
      "store/turns.ts",
      "store/postgres",
    ],
    outside: ["node:"],
  },
  // Guidance compares paths, which Node's pure path functions do best.
  app: {
    values: ["domain", "gates", "policy", "store/port.ts", "store/normal-url.ts", "app"],
    outside: ["node:path"],
  },
  views: {
    values: ["domain", "views"],
    types: ["gates", "replay", "policy", "store/port.ts", "app"],
  },
  cli: {
    values: ["domain", "gates", "replay", "policy", "store/port.ts", "app", "views", "cli"],
    types: ["store/admin.ts"],
    outside: ["node:", "package.json"],
  },
};
/** The only file that may import the storage engines. */
const OPENS_STORES = "cli/open-store.ts";

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"();]*?\sfrom\s+)?["'](?<from>[^"']+)["']|\bimport\(\s*["'](?<dynamic>[^"']+)["']\s*\)|\bgetBuiltinModule\(\s*["'](?<builtin>[^"']+)["']/gmu;

function importsBelow(src: string): readonly Import[] {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".ts"))
    .toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(join(src, file), "utf8");
    return [...text.matchAll(IMPORT)].map(({ groups }) => {
      const target = groups?.["from"] ?? groups?.["dynamic"] ?? groups?.["builtin"] ?? "";
      const inside = target.startsWith(".");
      return {
        file: file.replaceAll("\\", "/"),
        target: inside
          ? relative(src, join(src, dirname(file), target)).replaceAll("\\", "/")
          : target,
        typeOnly: groups?.["type"] !== undefined,
      };
    });
  });
}

function breaches(src: string): readonly string[] {
  return importsBelow(src).flatMap(({ file, target, typeOnly }) => {
    const layer = Object.keys(LAYERS).find((name) => within(file, name));
    const rule = layer === undefined ? undefined : LAYERS[layer];
    if (rule === undefined) return [`${file} is in no layer`];
    const inLayers = [...rule.values, ...(typeOnly ? (rule.types ?? []) : [])];
    const allowed =
      inLayers.some((name) => within(target, name)) ||
      (rule.outside ?? []).some((name) => target.startsWith(name) || target.endsWith(`/${name}`)) ||
      (file === OPENS_STORES && within(target, "store"));
    return allowed ? [] : [`${file} imports ${target}`];
  });
}

function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

describe("architecture", () => {
  test("every import goes down the layers", () => {
    expect(breaches(join(ROOT, "src"))).toEqual([]);
  });

  test("the scan sees the whole of src", () => {
    const files = new Set(
      importsBelow(join(ROOT, "src")).map(({ file }) => file.split("/")[0] ?? ""),
    );
    const folders = readdirSync(join(ROOT, "src"));
    expect([...files].toSorted()).toEqual(folders.toSorted());
  });

  test("a planted breach is found, in every form of an import", () => {
    expect(breaches(join(ROOT, "test/fixtures/architecture/breach/src"))).toEqual([
      "domain/reads-a-file.ts imports node:fs",
      "domain/reads-a-file.ts imports gates/knows-the-cli.ts",
      "domain/reads-a-file.ts imports cli/main.ts",
      "domain/reads-a-file.ts imports store/sqlite/store.ts",
      "domain/reads-a-file.ts imports node:os",
      "gates/knows-the-cli.ts imports policy/policy.ts",
    ]);
  });
});

/** In bytes: more than any source has, less than what a registry or a build leaves behind. */
const LARGEST = 2_000_000;
const MAY_BE_LARGE = /^(?:package-lock\.json$|fixtures\/|test\/fixtures\/)/u;

const tooLarge = (files: readonly (readonly [path: string, bytes: number])[]): readonly string[] =>
  files.flatMap(([path, bytes]) => (bytes > LARGEST && !MAY_BE_LARGE.test(path) ? [path] : []));

test("no tracked file is larger than 2 MB, but the lock file and fixtures", () => {
  const { stdout, exitCode } = Bun.spawnSync(["git", "ls-files", "-z"], { cwd: ROOT });
  // A copy without its history, as from an archive, tracks nothing.
  if (exitCode !== 0) return;
  const paths = stdout.toString().split("\0").filter(Boolean);
  expect(paths).toContain("package.json");
  const files = paths
    .map((path) => statSync(join(ROOT, path), { throwIfNoEntry: false }))
    .map((found, at) => [paths[at] ?? "", found?.size ?? 0] as const);
  expect(tooLarge(files)).toEqual([]);
  const planted = ["some.whl", "package-lock.json", "fixtures/gates/long.json"];
  expect(tooLarge(planted.map((path) => [path, LARGEST + 1] as const))).toEqual(["some.whl"]);
});
