import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./cli/run.ts";

/** What looks like a code and is none: keys of the policy and of records, files, columns. */
const NO_CODES = new Set([
  "area.what",
  "artifacts.url_prefix",
  "board.stale_after",
  "closing.require_matching_words",
  "completion_gate.deferral_phrases",
  "goals.lane_id",
  "guidance.canonical_decisions",
  "hold.until",
  // The command line says it first, as a flag that is missing, without a code.
  "merge.nothing",
]);
/** Files, and columns of a table that has one letter in a query. */
const IS_FILE = /\.(?:conf|crt|db|sh|ts)$|^[a-z]\./u;

const SECTIONS = ["built", "does", "works"];
const names = (fields: readonly string[], rules: readonly string[]): readonly string[] =>
  fields.flatMap((field) => rules.map((rule) => `${field}.${rule}`));

/** Codes that are put together, by the text that does it. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  "${area}.control_character": names(["session_ref", "lane_id"], ["control_character"]),
  "${area}.empty": names(["session_ref", "lane_id"], ["empty"]),
  "${area}.shape": names(["source", "actor"], ["shape"]),
  "${area}.too_long": names(["session_ref", "lane_id"], ["too_long"]),
  "${field}.${rule}": [
    ...names(["goal", "done_when", "brief"], ["codename", "ticket_id", "abbreviation"]),
    "done_when.not_observable",
  ],
  "${key}.differs": names(["goal", "done_when", "source", "lane_id"], ["differs"]),
  "artifact.${code}": names(
    ["artifact"],
    ["missing_key", "wrong_shape", "unknown_key", "repeated_key", "long_number"],
  ),
  "artifact.${why}": ["artifact.no_object", "artifact.too_deep"],
  "brief.${section}_${what}": [
    ...SECTIONS.flatMap((section) =>
      ["missing", "empty", "repeated", "too_long", "not_concrete"].map(
        (what) => `brief.${section}_${what}`,
      ),
    ),
    "brief.built_narrates",
    "brief.does_narrates",
  ],
  "status.needs_${verb}": ["status.needs_close", "status.needs_hold", "status.needs_redirect"],
};
/** Names of tables and paths of keys, which are written the same way. */
const NO_TEMPLATES = /^\$\{(?:name|path)\}\./u;

const CODE =
  /"(?<code>internal|[a-z_]+\.[a-z_\d]+)"|`(?<template>(?=[^`]*\$\{)(?:[a-z_]+|\$\{\w+\})\.(?:[a-z_]|\$\{\w+\})+)`/gu;

function codesOfSource(): { readonly codes: Set<string>; readonly templates: Set<string> } {
  const codes = new Set<string>();
  const templates = new Set<string>();
  for (const file of readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })) {
    // The codes of the gates are reasons of a verdict; docs/gates.md has them.
    if (!file.endsWith(".ts") || file.startsWith("gates")) continue;
    for (const { groups } of readFileSync(join(ROOT, "src", file), "utf8").matchAll(CODE)) {
      const { code, template } = groups ?? {};
      if (code !== undefined && !NO_CODES.has(code) && !IS_FILE.test(code)) codes.add(code);
      if (template !== undefined && !NO_TEMPLATES.test(template)) templates.add(template);
    }
  }
  return { codes, templates };
}

test("docs/errors.md has every code that the source can print, each once, and no other", () => {
  const { codes, templates } = codesOfSource();
  expect([...templates].toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
  for (const code of Object.values(TEMPLATES).flat()) codes.add(code);
  const page = readFileSync(join(ROOT, "docs/errors.md"), "utf8");
  const rows = page.slice(page.indexOf("\n## Codes\n")).matchAll(/^\| (?<cell>`[^|]*) \|/gmu);
  const told = [...rows].flatMap(({ groups }) => groups?.["cell"]?.match(/[a-z_.\d]+/gu) ?? []);
  // The page is written by hand: a new code needs a row of its own in the section of its area.
  const known = new Set(told);
  expect({
    missingInErrorsMd: [...codes].filter((code) => !known.has(code)),
    onlyInErrorsMd: told.filter((code) => !codes.has(code)),
    twiceInErrorsMd: told.filter((code, at) => told.indexOf(code) !== at),
  }).toEqual({ missingInErrorsMd: [], onlyInErrorsMd: [], twiceInErrorsMd: [] });
});
