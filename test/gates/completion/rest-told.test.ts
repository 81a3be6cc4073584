import { expect, test } from "bun:test";
import { restIsDealtWith, restIsTold } from "../../../src/gates/completion/rest-told.ts";

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

test.each([
  ["; the other 9 were translated by hand", true],
  [". The others were translated by hand", true],
  [". The remainder were translated by hand, so all of them are", true],
  [", the remaining nine by hand", true],
  ["; the other 9 got one by hand", true],
  [". The others keep their old form", false],
  [". The remainder have neither and stay empty", false],
  [". The rest will be translated by hand", false],
  [". The rest by Friday", false],
  [". The remaining pages are in the archive of merges", false],
])("31 of 40%s: the rest is told: %p", (behind, told) => {
  expect(restIsTold(behind, 31, 40, asks)).toBe(told);
});
