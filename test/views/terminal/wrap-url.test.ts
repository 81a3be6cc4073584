import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { partsOf, wordsOf } from "../../../src/views/terminal/wrap-url.ts";
import { hardText } from "./hard-text.ts";

const urlsOf = (line: string): string[] =>
  [...partsOf(line)].filter(({ isUrl }) => isUrl).map(({ text }) => text);

const A = "https://a.example/one";
const B = "https://b.example/two";

describe("the urls of a line", () => {
  test.each([
    // Two that touch.
    [`Publish both pages: ["${A}","${B}"]`, [A, B]],
    [`Publish both pages: ['${A}','${B}']`, [A, B]],
    [`<${A}><${B}>`, [A, B]],
    [`\`${A}\`and\`${B}\``, [A, B]],
    [`${A}、${B}。`, [A, B]],
    [`(${A})(${B})`, [A, B]],
    [`[the page](${A})[the list](${B})`, [A, B]],
    [`**${A}**,**${B}**`, [A, B]],
    [`„${A}“, «${B}»`, [A, B]],
    // What is around one.
    [`see ${A}, then (${B}).`, [A, B]],
    [`**${A}** and **see ${B}**`, [A, B]],
    [`_${A}_, ~~${B}~~`, [A, B]],
    [`(see ${A})(${B})`, [A, B]],
    [`“${A}”“${B}”`, [A, B]],
    [`[see ${A}](${B}), {"${A}"}`, [A, B, A]],
    [`"${A}", \`${B}\`, (see https://c.example/a)b/c).`, [A, B, "https://c.example/a)b/c"]],
    [
      "_https://e.example/a__b_ **https://e.example/**/x**",
      ["https://e.example/a__b", "https://e.example/**/x"],
    ],
    // Any scheme with slashes, addresses to write to, and what renderers take for urls.
    [
      "s3://bucket/key, ftp://files.example.com/~anna/a.csv",
      ["s3://bucket/key", "ftp://files.example.com/~anna/a.csv"],
    ],
    ["ssh://git@host:22/x postgres://db/a?b=c", ["ssh://git@host:22/x", "postgres://db/a?b=c"]],
    ["wss://h.example/s file:///srv/a", ["wss://h.example/s", "file:///srv/a"]],
    ["git+https://h.example/a_b.git", ["git+https://h.example/a_b.git"]],
    ["Write to mailto:anna@example.com.", ["mailto:anna@example.com"]],
    ["(www.example.com/~anna/report)", ["www.example.com/~anna/report"]],
    ["Done.https://a.example/one", [A]],
    ["見てhttps://a.example/one", [A]],
    // Marks that belong to one.
    [
      "https://en.example.org/wiki/A_(b), https://[::1]/x",
      ["https://en.example.org/wiki/A_(b)", "https://[::1]/x"],
    ],
    [
      "https://e.example/*/x_y/~z?f[s]=1&u=https://f.example/",
      ["https://e.example/*/x_y/~z?f[s]=1&u=https://f.example/"],
    ],
    ["'https://e.example/o'neill/x'", ["https://e.example/o'neill/x"]],
    ["*https://e.example/*/x*", ["https://e.example/*/x"]],
    [
      "https://e.example/?a=1&copy; www.example.com/x&y;",
      ["https://e.example/?a=1&copy;", "www.example.com/x&y;"],
    ],
    // None.
    ["Note: the ratio is 3://4, and C://data is a path", []],
    ["awww.no and mailto: and https:// and http://… and www. and (www.) and www./", []],
    ["user@www.example.com, anna.b@www.example.org", []],
    ["std::string a:b https:/one /srv/a//b", []],
  ])("%p", (line, expected) => {
    expect(urlsOf(line)).toEqual(expected);
  });

  test.each(["Foo_", "a)b/c?x=1", "x]y", "x}", "a)", "glob/*", "glob/**", "home~", "a__"])(
    "keep a mark of their own whose mate is not open before them: %p",
    (end) => {
      const own = `https://e.example/${end}`;
      expect(
        urlsOf(`(so) 2**3 **now** a/**: b, snake_case: ${own}, ${own}. “${own}” ${own}`),
      ).toEqual([own, own, own, own]);
    },
  );

  test.each([
    "://".repeat(300_000),
    "https://a)".repeat(100_000),
    "a".repeat(1_000_000),
    `https://e.example/${"*".repeat(1_000_000)}`,
    `https://e.example/${"(".repeat(1_000_000)}`,
    `${"*".repeat(500_000)}https://e.example/${"*a".repeat(250_000)}`,
    `(${"https://e.example/) ** (".repeat(40_000)}`,
    "www.mailto:".repeat(90_000),
  ])("are found in one walk, however long it is: case %#", (line) => {
    let length = 0;
    for (const { text } of partsOf(line)) length += text.length;
    expect(length).toBe(line.length);
  });
});

test("the parts of a line are the line, and its words with the blanks before them are all but its end", () => {
  fc.assert(
    fc.property(hardText, (line) => {
      const join = (parts: Iterable<{ readonly text: string }>): string =>
        Array.from(parts, ({ text }) => text).join("");
      expect(join(partsOf(line))).toBe(line);
      const words = Array.from(wordsOf(line), ({ parts }) => join(parts));
      expect(words).toEqual(line.split(" ").filter((word) => word !== ""));
      const spaced = Array.from(wordsOf(line), ({ blanks }, at) => " ".repeat(blanks) + words[at]!);
      expect(spaced.join("")).toBe(line.replace(/ +$/u, ""));
    }),
  );
});
