import { expect, test } from "bun:test";
import { countWords } from "../../src/domain/word-count.ts";

test.each([
  ["", 0],
  ["   \n\t ", 0],
  ["one", 1],
  ["Ship the export page this week", 6],
  ["Ship -- the * export / page …", 4],
  ["don't re-open v1.2.3 `a b`", 5],
  ["🚀 🎉 launch", 1],
  ["１２ 三", 2],
  ["Übergröße naïve cafe\u0301", 3],
  ["выпустить страницу экспорта для всех клиентов", 6],
  ["صفحة التصدير تعمل الآن", 4],
  ["내보내기 페이지를 배포한다", 3],
])("%p has %d words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  ["レポートをPDFとして書き出す機能を追加する", 6],
  ["为所有客户发布导出页面", 5],
  ["เพิ่มหน้าส่งออกสำหรับลูกค้าทุกคน", 5],
  ["བོད་སྐད་ཀྱི་ལམ་སྟོན་དེབ་དྲ་ཐོག་ཏུ་འགྲེམས།", 6],
])("%s, a script without spaces, has at least %d words", (text, words) => {
  expect(countWords(text)).toBeGreaterThanOrEqual(words);
});

test("marks between words of a script without spaces are no words", () => {
  expect(countWords("。、！")).toBe(0);
  expect(countWords("出。")).toBe(1);
});
