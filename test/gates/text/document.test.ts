import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { LONGEST_CLAUSE } from "../../../src/gates/text/cut-clauses.ts";
import { openDocument } from "../../../src/gates/text/document.ts";
import { normalise } from "../../../src/gates/text/normalise.ts";
import { hashWord, scanText } from "../../../src/gates/text/scan.ts";

function texts(source: string): string[] {
  return openDocument(source)
    .clauses()
    .map((clause) => clause.text);
}

describe("normalising", () => {
  const plain = (source: string): string => normalise(source, 0, source.length, "masked");

  test("lowers case, joins blanks and straightens quotes", () => {
    expect(plain("The  List\n is **Done**, isn’t it…")).toBe("the list is done, isn't it...");
  });

  test("puts a word together that was broken over two lines", () => {
    expect(plain("it is some-\n  thing to do")).toBe("it is something to do");
  });

  test("masks code, quotations, paths and identifiers", () => {
    expect(plain("`todo()` and “not done” in src/todo.ts or DeferredQueue")).toBe(
      "§ and § in § or §",
    );
    expect(plain("see skip_later and 'not yet' there")).toBe("see § and § there");
  });

  test("leaves words with a slash, an apostrophe or a full stop alone", () => {
    expect(plain("and/or 3/4 don't stop. Next")).toBe("and/or 3/4 don't stop. next");
  });
});

describe("clauses", () => {
  test("are sentences, halves around semicolons, items and cells", () => {
    expect(texts("It runs. It prints; it stops, e.g. at night.\n\n- one\n- two")).toEqual([
      "it runs.",
      "it prints;",
      "it stops, e.g. at night.",
      "one",
      "two",
    ]);
  });

  test("join the lines of a wrapped paragraph, but not lines with a label of their own", () => {
    expect(texts("The index is\nbuilt nightly.\nMail: sent\nBadge: prints")).toEqual([
      "the index is built nightly.",
      "mail: sent",
      "badge: prints",
    ]);
  });

  test("know their heading, lead-in, label, box, row and column", () => {
    const clauses = openDocument(
      "## Left over\n\nNext steps:\n- [ ] **Print**: the list\n\n| Part | State |\n|---|---|\n| Index | built |\n",
    ).clauses();
    const item = clauses.find((clause) => clause.kind === "item");
    expect(item).toMatchObject({
      heading: "left over",
      lead: "next steps",
      label: "print",
      box: "open",
    });
    expect(clauses.at(-1)).toMatchObject({
      kind: "cell",
      text: "built",
      row: "index",
      column: "state",
    });
  });

  test("keep code as it is", () => {
    const [line] = openDocument("```ts\n// TODO: later\n```").clauses();
    expect(line).toMatchObject({ kind: "code", text: "// todo: later" });
  });

  test("stand where they say, in order, and are never endless", () => {
    const part = fc.constantFrom(
      "word",
      " ",
      "\n",
      "\n\n",
      ". ",
      "; ",
      "`",
      "“",
      "”",
      "| a ",
      "|\n",
      "- ",
      "# ",
      "```\n",
      "é",
      "😀",
      "\r\n",
      ": ",
      "**",
      "x".repeat(700),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const source = parts.join("");
        const doc = openDocument(source);
        let before = 0;
        for (const clause of doc.clauses()) {
          expect(clause.start).toBeGreaterThanOrEqual(before);
          expect(clause.end).toBeGreaterThanOrEqual(clause.start);
          expect(clause.end).toBeLessThanOrEqual(source.length);
          expect(clause.end - clause.start).toBeLessThanOrEqual(LONGEST_CLAUSE * 2 + 8);
          before = clause.end;
          if (clause.end > clause.start)
            expect(doc.clauseAt(clause.start)?.start).toBe(clause.start);
        }
      }),
    );
  });

  test("are cut within a code span that is longer than a clause may be", () => {
    const x = "x".repeat(700);
    const lengths = openDocument(`${x}\`${x}${x}\` end`)
      .clauses()
      .map(({ start, end }) => end - start);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_CLAUSE * 2 + 8);
  });

  test("of one document are not disturbed by another", () => {
    const first = openDocument("One is left. Two is done.");
    expect(first.clauses().length).toBe(2);
    openDocument("Something else.\n\nAltogether.").clauses();
    expect(first.clauseAt(14)?.text).toBe("two is done.");
  });
});

describe("a scan", () => {
  test("hashes each word as it would be hashed alone, lower-cased", () => {
    const scan = scanText("Größe of IndexedDB, 3 days");
    const hashes = ["größe", "of", "indexeddb", "3", "days"].map(hashWord);
    expect([...scan.wordHash.subarray(0, scan.wordCount)]).toEqual(hashes);
  });

  test("counts offsets in UTF-16 units, whatever the text's characters take in UTF-8", () => {
    const signs = fc.constantFrom(
      "a",
      "Z",
      "0",
      "é",
      "Ж",
      "漢",
      "—",
      "’",
      " ",
      "\t",
      "\u0000",
      "😀",
      "\ud800",
      "\n",
      "\r\n",
    );
    fc.assert(
      fc.property(fc.array(signs), (parts) => {
        const text = parts.join("");
        const scan = scanText(text);
        const words = [...text.matchAll(/[aZ0éЖ漢]+/gu)].map((found) => found.index);
        expect([...scan.wordStart.subarray(0, scan.wordCount)]).toEqual(words);
        const lines = text.split(/\r?\n/u);
        const starts = [...scan.lineStart.subarray(0, scan.lineCount)];
        expect(starts.map((start, line) => text.slice(start, scan.lineEnd[line]))).toEqual(lines);
      }),
    );
  });

  test("takes a word broken at a line end as one", () => {
    const scan = scanText("some-\nthing");
    expect(scan.wordCount).toBe(1);
    expect(scan.wordHash[0]).toBe(hashWord("something"));
    expect(scan.lineCount).toBe(2);
  });
});
