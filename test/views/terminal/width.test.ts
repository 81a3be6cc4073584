import { expect, test } from "bun:test";
import { displayWidth } from "../../../src/views/terminal/width.ts";

test.each([
  ["plain ünïcödé", 13],
  ["日本語 ｱﾞ 한국어", 16],
  ["👩\u200d💻 👍🏽 🇩🇪 ❤️ ❤", 13],
  ["e\u0301 กำลัง ລາວ", 10],
  // As tmux sets them: each vowel that stands beside its letter has a cell of its own.
  ["हिन्दी", 5],
  ["தமிழ்", 4],
  ["কৌতুক", 4],
  ["తెలుగు", 5],
  ["മലയാളം", 6],
  ["ಕನ್ನಡ", 4],
  ["සිංහල မြန်မာ", 10],
])("%s takes so many cells", (text, cells) => {
  expect(displayWidth(text)).toBe(cells);
});
