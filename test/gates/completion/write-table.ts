/** Writes src/gates/completion/clauses/written-table.ts. Run it after changing a word or a pattern; a test checks. */

import { planPatterns, planWords } from "../../../src/gates/completion/clauses/plan-table.ts";

/** The text of the file. */
export function tableFile(): string {
  return `${[
    'import type { WrittenPattern } from "./judge-clauses.ts";',
    'import type { WrittenWords } from "./word-table.ts";',
    "",
    "/**",
    " * The words and patterns of the gate, put together by `plan-table.ts` and kept here because that takes",
    " * a while. Written by `bun test/gates/completion/write-table.ts`; do not edit.",
    " */",
    "// oxfmt-ignore",
    `export const WRITTEN_WORDS: WrittenWords = ${JSON.stringify(planWords(), null, 2)};`,
    "",
    "// oxfmt-ignore",
    "export const WRITTEN_PATTERNS: readonly WrittenPattern[] = [",
    ...planPatterns().map((pattern) => `  ${JSON.stringify(pattern)},`),
    "];",
  ].join("\n")}\n`;
}

if (import.meta.main) {
  await Bun.write(
    new URL("../../../src/gates/completion/clauses/written-table.ts", import.meta.url),
    tableFile(),
  );
}
