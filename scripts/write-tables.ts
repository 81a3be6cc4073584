/**
 * Writes the words and patterns of both gates ready made into the sources, so that no command has to put them
 * together. Run by `npm run tables` after a change of a word or a pattern; tests hold the files to their sources.
 */
import { planCalls, planWords } from "../src/gates/completion/clauses/plan-table.ts";
import { planTables } from "../src/gates/voice/plan-table.ts";

/** Each written file and its text. */
export const WRITTEN_TABLES: readonly (readonly [path: string, text: () => string])[] = [
  ["src/gates/completion/clauses/written-table.ts", completionTable],
  ["src/gates/voice/written-table.ts", voiceTable],
];

function completionTable(): string {
  const words = planWords();
  const { patterns, calls } = planCalls(words.outputs);
  return lines(
    'import type { WrittenCalls } from "./word-calls.ts";',
    'import type { WrittenWords } from "./word-table.ts";',
    "",
    ...head("words and patterns"),
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
  );
}

function voiceTable(): string {
  const { words, phrases } = planTables();
  const { rules, ...rest } = phrases;
  return lines(
    'import type { WrittenPhrases } from "./phrase-table.ts";',
    'import type { WrittenWords } from "./word-table.ts";',
    "",
    ...head("words and phrases"),
    `export const WRITTEN_WORDS: WrittenWords = ${JSON.stringify(words, null, 2)};`,
    "",
    "// oxfmt-ignore",
    "export const WRITTEN_PHRASES: WrittenPhrases = {",
    `  "rules": ${JSON.stringify(rules, null, 2).replaceAll("\n", "\n  ")},`,
    `${JSON.stringify(rest, null, 2).slice(2)};`,
  );
}

function head(what: string): readonly string[] {
  return [
    "/**",
    ` * The ${what} of the gate, put together by \`plan-table.ts\` and kept here because that takes`,
    " * a while. Written by `npm run tables`; do not edit.",
    " */",
    "// oxfmt-ignore",
  ];
}

function lines(...texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}

/** What a pattern with a class that does not exist ends with; anything else is a fault of this script. */
const NO_CLASS = /^no class is named /u;

if (import.meta.main) {
  try {
    // All of them before the first is written, so that a slip leaves the files as they were.
    const written = WRITTEN_TABLES.map(([path, text]) => [path, text()] as const);
    for (const [path, text] of written) {
      await Bun.write(new URL(`../${path}`, import.meta.url), text);
      console.log(`wrote ${path}`);
    }
  } catch (error) {
    if (!(error instanceof Error) || !NO_CLASS.test(error.message)) throw error;
    console.error(
      `npm run tables: ${error.message}: take one of src/gates/completion/lexicon/class-names.ts, or add it there and give it its words in that folder`,
    );
    process.exitCode = 1;
  }
}
