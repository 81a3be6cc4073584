import { expect, test } from "bun:test";
import { clausesWith } from "../../../src/gates/text/clauses-with.ts";
import { openDocument } from "../../../src/gates/text/document.ts";

const findRefused = clausesWith("refused t");

const TEXT = [
  "## Refused",
  "",
  "The call was refused, and refused again. All went in. It didn't help.",
  "",
  "- done",
  "- REFUSED once",
].join("\n");

test("clauses with one of the words are found in order, each once", () => {
  const found = findRefused(openDocument(TEXT)).map(({ plain }) => plain);
  expect(found).toEqual([
    "refused",
    "the call was refused, and refused again.",
    "it didn't help.",
    "refused once",
  ]);
});

test("a part of a word is no word, and a text without one has no clause", () => {
  expect(findRefused(openDocument("Unrefused refusedly. Nothing."))).toEqual([]);
  expect(findRefused(openDocument(""))).toEqual([]);
});

test("another document that is opened in between does no harm", () => {
  const doc = openDocument(TEXT);
  openDocument("something else").clauses();
  expect(findRefused(doc)).toHaveLength(4);
});
