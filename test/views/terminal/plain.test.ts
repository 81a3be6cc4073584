import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { escapeText, isPlain } from "../../../src/views/terminal/escape.ts";
import { inlineText, markdownPrinter } from "../../../src/views/terminal/markdown.ts";
import { text } from "../../../src/views/terminal/table.ts";
import {
  hasWiderWord,
  spacedWords,
  wrapPlain,
  wrapWords,
} from "../../../src/views/terminal/wrap.ts";

describe("a plain text", () => {
  test("has nothing that is escaped, and as many cells as UTF-16 units", () => {
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const character = String.fromCodePoint(point);
      if (!isPlain(character)) continue;
      const between = `a${character}${character}b`;
      expect([point, Bun.stringWidth(between), between.length]).toEqual([point, 4, 4]);
      // Without the quick question.
      expect(escapeText(`\u0001${character}`)).toBe(`\\x01${character}`);
    }
    expect(isPlain("Does “naïve – text” work…? Yes!")).toBeTrue();
    for (const not of ["a\nb", "\t", "\u202e", "é\u0301", "漢", "😀", "\xad"]) {
      expect(isPlain(not)).toBeFalse();
    }
  });

  test("is wrapped as its words are", () => {
    const texts = fc
      .array(fc.constantFrom("a", "an", "import", "“quoted”", "", "invoices-of-the-year"))
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (one, width) => {
        const words = one.split(" ").filter((word) => word !== "");
        const wrapped = wrapPlain(one, width);
        if (wrapped !== null) expect(wrapped).toEqual(wrapWords(spacedWords(one), width));
        expect(hasWiderWord(one, width)).toBe(words.some(({ length }) => length > width));
      }),
      { numRuns: 2000 },
    );
  });
});

test("a cell of Markdown says what the same text says elsewhere", () => {
  const pieces = [
    "a",
    "Z9",
    " ",
    "word",
    "#",
    "-",
    "+",
    ">",
    "_",
    "*",
    "&",
    "&amp;",
    "<",
    "\\",
    "|",
  ];
  const more = ["`", "[", "]", "~", "$", "://", "https://a.b/c", "“", "…", "é", "\u200b", ".", "!"];
  const printer = markdownPrinter(["title"]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 6 }), (parts) => {
      const stored = parts.join("");
      expect(printer.row([[text(stored)]])).toBe(`| ${inlineText(stored.trim())} |\n`);
    }),
    { numRuns: 5000 },
  );
});
