import { expect, test } from "bun:test";
import { placeOfFault } from "../../src/cli/not-utf8.ts";

test.each<[string, readonly (string | number)[], number, number]>([
  ["at the start", [0xff], 1, 1],
  ["on the second line", ["board:\n", 0xff, "x"], 2, 1],
  ["behind CRLF and CR", ["a:\r\nb:\rc: ", 0xc3, "("], 3, 4],
  ["behind wide characters", ["é€😀 ", 0xe2, 0x82], 1, 6],
  ["behind a replacement character of the text", ["\ufffd\n\ufffd", 0x80], 2, 2],
  ["behind a byte order mark", ["\ufeffa", 0xfe], 1, 2],
  ["cut at the end", ["a\n", 0xf0, 0x9f, 0x98], 2, 1],
])("the first byte that is no UTF-8: %s", (_, parts, line, column) => {
  const bytes = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))),
  );
  expect(placeOfFault(bytes)).toEqual({ line, column });
});
