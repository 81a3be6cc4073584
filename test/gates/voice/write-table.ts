/** Writes src/gates/voice/written-table.ts. Run it after changing a word or a pattern; a test checks. */

import { planTables } from "../../../src/gates/voice/plan-table.ts";

/** The text of the file. */
export function tableFile(): string {
  const { words, phrases } = planTables();
  const { rules, ...rest } = phrases;
  return (
    [
      'import type { WrittenPhrases } from "./phrase-table.ts";',
      'import type { WrittenWords } from "./word-table.ts";',
      "",
      "/**",
      " * The words and phrases of the gate, put together by `plan-table.ts` and kept here because that takes",
      " * a while. Written by `npm run tables`; do not edit.",
      " */",
      "// oxfmt-ignore",
      `export const WRITTEN_WORDS: WrittenWords = ${JSON.stringify(words, null, 2)};`,
      "",
      "// oxfmt-ignore",
      "export const WRITTEN_PHRASES: WrittenPhrases = {",
      `  "rules": ${JSON.stringify(rules, null, 2).replaceAll("\n", "\n  ")},`,
      JSON.stringify(rest, null, 2).slice(2),
    ]
      .join("\n")
      .trimEnd() + ";\n"
  );
}

if (import.meta.main) {
  await Bun.write(
    new URL("../../../src/gates/voice/written-table.ts", import.meta.url),
    tableFile(),
  );
}
