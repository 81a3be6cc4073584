/** Writes src/gates/completion/keys.ts from the rules. Run it after changing a pattern; a test checks. */

import { planTables } from "../../../src/gates/completion/plan-table.ts";

/** The text of the file. */
export function keysFile(): string {
  const { all, other } = planTables();
  return [
    'import type { WrittenKeys } from "./key-table.ts";',
    "",
    "/**",
    " * The words to look for and the patterns they stand for: read off the patterns by `plan-keys.ts` and",
    " * kept here because that takes a while. Written by `bun test/gates/completion/write-keys.ts`; do not",
    " * edit.",
    " */",
    "// oxfmt-ignore",
    `export const ALL_KEYS: WrittenKeys = ${JSON.stringify(all, null, 2)};`,
    "",
    "/** The same without the rules that find deferrals. */",
    "// oxfmt-ignore",
    `export const OTHER_KEYS: WrittenKeys = ${JSON.stringify(other, null, 2)};`,
    "",
  ].join("\n");
}

if (import.meta.main) {
  await Bun.write(new URL("../../../src/gates/completion/keys.ts", import.meta.url), keysFile());
}
