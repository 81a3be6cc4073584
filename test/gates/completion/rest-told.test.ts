import { expect, test } from "bun:test";
import { restIsDealtWith } from "../../../src/gates/completion/rest-told.ts";

const asks = (word: string): boolean => ["translated", "checked", "merged"].includes(word);

test.each([
  [" are records of their own and 9 were merged into another as duplicates", true],
  [" are translated and 9 are pages without a translation", false],
  [" are translated and 9 were passed to the agency for translated text", false],
  [" are translated and 9 were checked only", false],
  [" are translated and 9 were checked", false],
])("of which 31%s: the rest is dealt with: %p", (behind, dealtWith) => {
  expect(restIsDealtWith(behind, 9, asks)).toBe(dealtWith);
});
