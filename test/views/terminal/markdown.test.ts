import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { escapeText, markedLines } from "../../../src/views/terminal/escape.ts";
import { inlineText, markdownPrinter } from "../../../src/views/terminal/markdown.ts";
import {
  type Cell,
  command,
  passage,
  plainCell,
  text,
  url,
} from "../../../src/views/terminal/table.ts";

import { hardText } from "./hard-text.ts";
import { renderedCells, tagsOf, textOf } from "./rendered.ts";
import { printAll } from "../print-all.ts";

const row = (...cells: readonly Cell[]): string => markdownPrinter(cells.map(() => "T")).row(cells);

describe("Markdown", () => {
  test("a table with line breaks, bold text, a command and an address", () => {
    const cell = [text("nightly", "strong"), passage("one\ntwo"), text("x\ny")];
    expect(
      printAll(markdownPrinter(["Session", "Next", "Where"]), [
        [cell, [command("svc-goals get --session-ref a")], [url("https://example.com/a")]],
        [[], [], []],
      ]),
    ).toBe(`| Session | Next | Where |
| --- | --- | --- |
| **nightly**<br>one<br>\\| two<br>x\\ny | \`svc-goals get --session-ref a\` | <https://example.com/a> |
|  |  |  |
`);
  });

  const cases: readonly (readonly [stored: string, written: string])[] = [
    ["a | b", String.raw`a \| b`],
    [String.raw`a\|b`, String.raw`a\\\|b`],
    [String.raw`C:\data\new`, String.raw`C:\data\new`],
    ["run `a | b` now", "run \\`a \\| b\\` now"],
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
    ["# title", String.raw`\# title`],
    ["- item", String.raw`\- item`],
    ["*so* __so__ snake_case ~x~", String.raw`\*so\* \_\_so\_\_ snake_case \~x\~`],
    ["[safe](https://evil.example/x)", String.raw`\[safe\](<https://evil.example/x>)`],
    ["AT&T &amp; &copy;", "AT&T &amp;amp; &amp;copy;"],
    ["see https://example.com/a_b_?q=1&r=2.", "see <https://example.com/a_b_?q=1&r=2>."],
    [
      "https://example.com/a|b",
      String.raw`[https://example.com/a\|b](<https://example.com/a%7Cb>)`,
    ],
    ["(https://en.example.org/wiki/A_(b))", "(<https://en.example.org/wiki/A_(b)>)"],
    [
      "(https://e.example/a)(https://e.example/b)",
      "(<https://e.example/a>)(<https://e.example/b>)",
    ],
    ["**https://e.example/bold**", String.raw`\*\*<https://e.example/bold>\*\*`],
    ["ftp://files.example.com/~anna/a.csv", "<ftp://files.example.com/~anna/a.csv>"],
    ["git+https://h.example/~anna", "<git+https://h.example/~anna>"],
    ["[a](https://e.example/Foo_)", String.raw`\[a\](<https://e.example/Foo_>)`],
    ["user@www.example.com", "user@www.example.com"],
    ["ssh://git@host.example.com/x", "ssh://git&#64;host.example.com/x"],
    ["mailto:anna@example.com", "<mailto:anna@example.com>"],
    ["see www. or (www.)", "see www. or (www.)"],
    ["www.example.com/report", "[www.example.com/report](<http://www.example.com/report>)"],
    ["!www.example.com", String.raw`\![www.example.com](<http://www.example.com>)`],
    ["s3://a/http://b/*", String.raw`s3://a/http&#58;//b/\*`],
    [
      "www.example.com/~anna/_private",
      String.raw`[www.example.com/\~anna/\_private](<http://www.example.com/~anna/_private>)`,
    ],
    [
      "www.example.com/?a&copy;",
      "[www.example.com/?a&amp;copy;](<http://www.example.com/?a&amp;copy;>)",
    ],
    ["s3://bucket/~anna/_private", String.raw`s3://bucket/\~anna/\_private`],
    ["javascript://%0aalert(1)", "javascript://%0aalert(1)"],
    [
      "https://e.example/?f[s]=1&amp;page=2",
      "[https://e.example/?f&#91;s&#93;=1&amp;amp;page=2](<https://e.example/?f[s]=1&amp;amp;page=2>)",
    ],
    ["\u001b[2J\u202e", String.raw`\x1b\[2J\u202e`],
  ];
  test.each(cases)("%p", (stored, written) => {
    expect(inlineText(stored)).toBe(written);
  });

  test("an address that would break out of its brackets is text", () => {
    expect(row([url('https://example.com/a b>c"d`?e<f`\\#g\\h')])).toBe(
      "| <https://example.com/a%20b%3Ec%22d%60?e%3Cf%60%5C#g%5Ch> |\n",
    );
    expect(row([url("https://exa mple.com/")])).toBe("| <https://exa> mple.com/ |\n");
    expect(row([url("https://example.com/a\u202eb c")])).toBe(
      "| <https://example.com/a%E2%80%AEb%20c> |\n",
    );
    expect(row([url("https://example.com/a\u200bb")])).toBe(
      "| <https://example.com/a%E2%80%8Bb> |\n",
    );
    expect(row(plainCell("見て https://example.com/a、確認。"))).toBe(
      "| 見て <https://example.com/a>、確認。 |\n",
    );
    expect(row([url("javascript:alert(1)")])).toBe("| javascript:alert(1) |\n");
  });

  test("a command stands in a code span as it is, with backticks and backslashes too", () => {
    expect(row([command(String.raw`get --url 'https://e.org/a' 'b\c' <answer>`)])).toBe(
      "| `get --url 'https://e.org/a' 'b\\c' <answer>` |\n",
    );
    expect(row([command("get --url 'https://e.org/b`c``d'")])).toBe(
      "| ```get --url 'https://e.org/b`c``d'``` |\n",
    );
  });

  test("a command with a bar stands in an element", () => {
    expect(row([command("echo 'a|b' `c` https://e.org")])).toBe(
      "| <code>echo 'a\\|b' \\`c\\` https&#58;//e.org</code> |\n",
    );
    expect(row(plainCell("x"))).toBe("| x |\n");
  });
});

const HEAD = ["A", "B"];
const oneLine = (value: string): string =>
  value
    .split("\n")
    .map((line) => line.replaceAll(/[ \u3000\u00a0]+/gu, " ").trim())
    .join("\n")
    .trim()
    .replaceAll("|", "%7C");

test("rendered, every cell reads as it is stored and holds nothing but links and line breaks", () => {
  fc.assert(
    fc.property(hardText, hardText, (one, two) => {
      const printed = printAll(markdownPrinter(HEAD), [[[passage(one)], [passage(two)]]]);
      const cells = renderedCells(printed);
      expect(cells.map((cell) => oneLine(textOf(cell)))).toEqual(
        [one, two].map((value) => oneLine(markedLines(value).join("\n"))),
      );
      for (const cell of cells) {
        for (const tag of tagsOf(cell)) expect(["a", "/a", "br"]).toContain(tag);
      }
    }),
    { numRuns: 1000 },
  );
});

test("rendered, every command can be copied", () => {
  fc.assert(
    fc.property(hardText, (value) => {
      const typed = `svc-goals get --session-ref '${value.replaceAll(/[\n\r]/gu, " ")}'`;
      const [cell = "", ...others] = renderedCells(
        printAll(markdownPrinter(["A"]), [[[command(typed)]]]),
      );
      expect(others).toEqual([]);
      expect(oneLine(textOf(cell))).toBe(oneLine(escapeText(typed)));
      expect([...tagsOf(cell)].toSorted()).toEqual(["/code", "code"]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["user@www.example.com", ["mailto:user@www.example.com"]],
  ["mailto:anna@example.com", ["mailto:anna@example.com"]],
  ["ssh://git@host.example.com/x s3://a/mailto:a@b.example", []],
  ["www. (www.) www./", []],
])("rendered, the links of %p", (stored, targets) => {
  const [cell = ""] = renderedCells(printAll(markdownPrinter(["A"]), [[plainCell(stored)]]));
  expect(Array.from(cell.matchAll(/href="([^"]*)"/gu), ([, target]) => target ?? "")).toEqual(
    targets,
  );
});

test("rendered, an address is one link to itself", () => {
  for (const address of [
    "https://example.com/a_b_c/*x*?q=1&copy=2&r=[3]#~top~",
    "https://example.com/%20/(a)",
    "https://[::1]/x_",
    "https://e.example/?f[s]=1&amp;page=2",
    "https://e.example/a[b]#&copy;",
  ]) {
    const [cell = ""] = renderedCells(printAll(markdownPrinter(["A"]), [[[url(address)]]]));
    expect(textOf(cell)).toBe(address);
    const target = /^<a href="([^"]*)">/u.exec(cell)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(decodeURI(target)).toBe(decodeURI(address));
  }
});
