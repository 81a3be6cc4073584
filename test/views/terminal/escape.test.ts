import { expect, test } from "bun:test";
import * as fc from "fast-check";
import {
  escapeAndCut,
  escapeJson,
  escapeLines,
  escapeText,
} from "../../../src/views/terminal/escape.ts";

test.each([
  ["plain text, ünïcödé, 日本語, 👩‍💻 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿", null],
  [String.raw`C:\path\new`, null],
  ["\u001b[31mred\u001b[0m", String.raw`\x1b[31mred\x1b[0m`],
  ["a\tb\nc\rd\0e\u007f", String.raw`a\tb\nc\rd\x00e\x7f`],
  ["\u009b2J", String.raw`\x9b2J`],
  ["user\u202etxt.exe\u202c \u2066x\u2069", String.raw`user\u202etxt.exe\u202c \u2066x\u2069`],
  ["a\u200bb\ufeffc\u00add", String.raw`a\u200bb\ufeffc\xadd`],
  ["line\u2028para\u2029", String.raw`line\u2028para\u2029`],
  ["\ud800 and \udc00", String.raw`\ud800 and \udc00`],
  ["\ufffe\u{1ffff}", String.raw`\ufffe\u{1ffff}`],
  ["hidden\u{e0041}\u{e0042}", String.raw`hidden\u{e0041}\u{e0042}`],
  ["می\u200cخواهم, क्\u200dष, র\u200d্যাম, 👩\u200d💻, 🏳️\u200d🌈, 👍🏽\u200d👍", null],
  ["pay\u200dpal \u200cx", String.raw`pay\u200dpal \u200cx`],
  ["\u200d日\u200d\u200d本", "\\u200d日\u200d\\u200d本"],
  ["PDF\u200cها, ۱۲\u200cمین, «نام»\u200cها", null],
  ["PDF\u200c\u200cها, pay\u200dپ", String.raw`PDF\u200c\u200c` + "ها, pay\\u200dپ"],
])("%#", (text, shown) => {
  expect(escapeText(text)).toBe(shown ?? text);
});

const hostile = fc.string({
  unit: fc.constantFrom(
    "a",
    "\\",
    "\n",
    "\r",
    "\u001b",
    "\u009c",
    "\u202e",
    "\ud83d",
    "\ude00",
    "x",
  ),
});

test("nothing that acts ever comes through, and escaping twice changes nothing more", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = escapeText(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
      expect(escapeText(shown)).toBe(shown);
      expect(escapeAndCut(text, 3)).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
    }),
  );
});

test("JSON stays the same value", () => {
  fc.assert(
    fc.property(fc.array(hostile), (texts) => {
      const json = escapeJson(JSON.stringify(texts, null, 2));
      expect(json.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
      expect(JSON.parse(json)).toEqual(texts.map((text) => text.toWellFormed()));
    }),
  );
  expect(escapeJson(JSON.stringify("\\\\\ud800\\ud800\ud83d\ude00"))).toBe(
    JSON.stringify("\\\\\ufffd\\ud800\ud83d\ude00"),
  );
  expect(escapeJson('"\u{e0041}\u2028"')).toBe(String.raw`"\udb40\udc41\u2028"`);
});

test("lines are split at every kind of line break", () => {
  expect(escapeLines("a\r\nb\nc\rd\u001b\n")).toEqual(["a", "b", "c", String.raw`d\x1b`, ""]);
});

test("a cut says how much is missing and leaves no half of a character", () => {
  expect(escapeAndCut("abc", 3)).toBe("abc");
  expect(escapeAndCut("abcd", 3)).toBe("abc… (1 more characters)");
  expect(escapeAndCut("ab😀d", 3)).toBe("ab… (3 more characters)");
});

test("100 kB of control characters take no time to speak of", () => {
  expect(escapeText("\u001b".repeat(100_000))).toHaveLength(400_000);
});
