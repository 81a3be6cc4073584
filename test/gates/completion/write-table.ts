/** Writes src/gates/completion/clauses/written-table.ts. Run it after changing a word or a pattern; a test checks. */

import { planCalls, planWords } from "../../../src/gates/completion/clauses/plan-table.ts";

/** The text of the file. */
export function tableFile(): string {
  const words = planWords();
  const { patterns, calls } = planCalls(words.outputs);
  return `${[
    'import type { WrittenCalls } from "./word-calls.ts";',
    'import type { WrittenWords } from "./word-table.ts";',
    "",
    "/**",
    " * The words and patterns of the gate, put together by `plan-table.ts` and kept here because that takes",
    " * a while. Written by `npm run tables`; do not edit.",
    " */",
    "// oxfmt-ignore",
    `export const WRITTEN_WORDS: WrittenWords = ${JSON.stringify(words, null, 2)};`,
    "",
    "// oxfmt-ignore",
    `export const WRITTEN_CALLS: WrittenCalls = ${JSON.stringify(calls, null, 2)};`,
    "",
    "/** Each in JSON, to be read when a word calls for it. */",
    "// oxfmt-ignore",
    "export const WRITTEN_PATTERNS: readonly string[] = [",
    ...patterns.map((pattern) => `  ${JSON.stringify(JSON.stringify(pattern))},`),
    "];",
  ].join("\n")}\n`;
}

if (import.meta.main) {
  await Bun.write(
    new URL("../../../src/gates/completion/clauses/written-table.ts", import.meta.url),
    tableFile(),
  );
}
