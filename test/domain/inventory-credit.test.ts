import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { creditItems, readInventory } from "../../src/domain/inventory.ts";
import conditionCases from "./inventory.cases.json";
import creditCases from "./inventory-credit.cases.json";
import { expectLinear, repeated } from "../growth.ts";

interface Row {
  readonly doneWhen: string;
  readonly items: readonly string[];
  /** [condition, item] pairs. */
  readonly credits: readonly (readonly [number, number])[];
  readonly uncovered?: readonly number[];
  readonly surplus?: readonly number[];
  readonly copies?: readonly number[];
}

const rows: readonly Row[] = [
  {
    doneWhen: "import works; export works",
    items: ["export done", "import done"],
    credits: [
      [0, 1],
      [1, 0],
    ],
  },
  {
    doneWhen: "import works; export works",
    items: ["importing is finished"],
    credits: [[0, 0]],
    uncovered: [1],
  },
  {
    doneWhen: "import works; export works",
    items: ["alpha", "beta", "gamma"],
    credits: [
      [0, 0],
      [1, 1],
    ],
    surplus: [2],
  },
  {
    doneWhen: "import works; export works",
    items: ["the import", "Import works!", "imports"],
    credits: [[0, 0]],
    uncovered: [1],
    copies: [1, 2],
  },
  {
    doneWhen: "the rows are migrated; rotation is tested",
    items: ["tests for rotating", "migration of rows"],
    credits: [
      [0, 1],
      [1, 0],
    ],
  },
  {
    doneWhen: "all four endpoints (list, read, adjust, transfer) answer",
    items: ["all four endpoints answer"],
    credits: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  {
    doneWhen: "all four endpoints (list, read, adjust, transfer) answer",
    items: ["transfer endpoint", "list endpoint"],
    credits: [
      [0, 1],
      [3, 0],
    ],
    uncovered: [1, 2],
  },
  {
    doneWhen: "all four endpoints answer",
    items: ["three of the four endpoints answer"],
    credits: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    uncovered: [3],
  },
  {
    doneWhen: "the CSV, JSON and PDF exports work; tests pass",
    items: ["CSV and PDF exports", "tests pass"],
    credits: [
      [0, 0],
      [2, 0],
      [3, 1],
    ],
    uncovered: [1],
  },
  {
    doneWhen: "both pages load",
    items: ["both pages load"],
    credits: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    doneWhen: "both pages load",
    items: ["home page", "about page"],
    credits: [
      [0, 0],
      [1, 1],
    ],
  },
  { doneWhen: "both pages load", items: ["home page"], credits: [[0, 0]], uncovered: [1] },
  { doneWhen: "docs", items: [], credits: [], uncovered: [0] },
];

describe("crediting items", () => {
  for (const row of rows) {
    test(`${row.doneWhen} <- ${row.items.join(" | ")}`, () => {
      const crediting = creditItems(readInventory(row.doneWhen), row.items);
      expect(crediting.credits.map(({ condition, item }) => [condition, item])).toEqual(
        row.credits.map((pair) => [...pair]),
      );
      expect(crediting.uncovered).toEqual([...(row.uncovered ?? [])]);
      expect(crediting.surplus).toEqual([...(row.surplus ?? [])]);
      expect(crediting.copies).toEqual([...(row.copies ?? [])]);
    });
  }

  const exports = "the CSV, JSON and PDF exports work";
  const endpoints = "all four endpoints answer";
  const posts = "publish two posts, three videos and a guide";
  test.each([
    [exports, "all exports work", [0, 1, 2]],
    [exports, "all the exports work", [0, 1, 2]],
    [exports, "all three exports work", [0, 1, 2]],
    [exports, "every export works", [0, 1, 2]],
    [exports, "exports all work", [0, 1, 2]],
    [exports, "all exports (CSV, JSON, PDF) work", [0, 1, 2]],
    [exports, "two of the three exports work", [0, 1]],
    [exports, "all CSV exports work", [0]],
    [exports, "all three CSV exports work", [0]],
    [exports, "every PDF export works", [2]],
    [exports, "all exports of JSON files work", [1]],
    [exports, "CSV export works for all users", [0]],
    [exports, "all CSV and PDF exports work", [0, 2]],
    [exports, "CSV and PDF exports both work", [0, 2]],
    [exports, "all tests of the export pass", [0]],
    [endpoints, "all endpoints answer in staging", [0, 1, 2, 3]],
    [endpoints, "endpoints: all four", [0, 1, 2, 3]],
    [endpoints, "all four routes answer", [0, 1, 2, 3]],
    [endpoints, "all four endpoints of orders answer", [0, 1, 2, 3]],
    [endpoints, "all endpoints of orders answer", [0]],
    [endpoints, "all order endpoints answer", [0]],
    [endpoints, "two thousand endpoints answer", [0]],
    [`${endpoints} for orders`, "all endpoints for orders answer", [0, 1, 2, 3]],
    [posts, "published two posts, three videos and a guide", [0, 1, 2, 3, 4, 5]],
    [posts, "published three videos", [2, 3, 4]],
    [posts, "all videos are published", [2, 3, 4]],
    [posts, "both posts are published", [0, 1]],
    [posts, "the guide is published", [5]],
    ["all three pages load; both forms send", "all pages load, both forms send", [0, 1, 2, 3, 4]],
    [endpoints, "not all four endpoints", [0]],
    [endpoints, "not quite all four endpoints answer", [0]],
    [endpoints, "hardly all four endpoints answer", [0]],
    [endpoints, "one of the four endpoints answers", [0]],
    [endpoints, "all four endpoints answer, not only two", [0, 1, 2, 3]],
    [endpoints, "not only all four endpoints answer", [0, 1, 2, 3]],
    [endpoints, "one endpoint, tested in all four browsers", [0]],
    [endpoints, "endpoints tested: all four", [0, 1, 2, 3]],
    [`${endpoints} for orders`, "all four routes for orders", [0, 1, 2, 3]],
    ["Both pages load.", "both links on the first page", [0]],
    ["Both pages load.", "both load", [0, 1]],
    ["Both pages load.", "pages: both in staging", [0, 1]],
    [posts, "all posts, videos and the guide", [0, 1, 2, 3, 4, 5]],
    [posts, "all videos and posts", [0, 1, 2, 3, 4]],
    [posts, "all posts, photos and the guide", [0, 1, 5]],
    [posts, "all posts are live, and videos", [0, 1]],
    [posts, "all six", [0, 1, 2, 3, 4, 5]],
    [posts, "all six are published", [0, 1, 2, 3, 4, 5]],
    [posts, "all five", [0, 1, 2, 3, 4]],
    [posts, "not all six", [0]],
    [posts, "all seven", [0]],
    [posts, "all six links", [0]],
    [exports, "CSV: all three", [0]],
    ["both pages load; all four endpoints answer", "all six", [0]],
  ] as const)("of one item: %s <- %s", (doneWhen, item, credited) => {
    const { credits } = creditItems(readInventory(doneWhen), [item]);
    expect(credits.map(({ condition }) => condition)).toEqual([...credited]);
  });

  // The item that each condition is credited with, by its index.
  test.each(creditCases.map((row) => [row.done_when, row.items.join(" | "), row] as const))(
    "%s <- %s",
    (_doneWhen, _items, { done_when, items, credited }) => {
      const inventory = readInventory(done_when);
      const { credits } = creditItems(inventory, items);
      const itemOf = new Map(credits.map(({ condition, item }) => [condition, item]));
      expect(inventory.conditions.map((_, row) => itemOf.get(row) ?? null)).toEqual(credited);
    },
  );

  test("a credit in order shares no word", () => {
    const { credits } = creditItems(readInventory("import works"), ["something else"]);
    expect(credits).toEqual([{ condition: 0, item: 0, sharedWords: [] }]);
  });
});

describe("items that repeat the conditions word for word", () => {
  const texts = conditionCases.map(({ done_when }) => done_when);
  const inventories = texts
    .map((text) => readInventory(text))
    .filter(({ conditions }) => {
      const said = new Set(conditions.map(({ text }) => text.toLowerCase()));
      return said.size === conditions.length && said.size > 0;
    });

  test("are each credited to their own, in any order, case and punctuation", () => {
    expect(inventories.length).toBeGreaterThan(100);
    for (const inventory of inventories) {
      const items = inventory.conditions.map(({ text }) => ` ${text.toUpperCase()}. `).toReversed();
      const { credits, copies } = creditItems(inventory, items);
      expect(credits.map(({ item }) => item)).toEqual(items.map((_, i) => items.length - 1 - i));
      expect(copies).toEqual([]);
    }
  });

  test("leave the one open that is not among them", () => {
    for (const inventory of inventories) {
      inventory.conditions.forEach((_, missing) => {
        const items = inventory.conditions.flatMap(({ text }, row) =>
          row === missing ? [] : [text],
        );
        expect(creditItems(inventory, items).uncovered).toEqual([missing]);
      });
    }
  });

  test("are copies only of themselves", () => {
    const inventory = readInventory("Users can log in; users can log out");
    const items = ["log in", "users can log out", "Users can log in", "users can log in."];
    const { credits, copies } = creditItems(inventory, items);
    expect(credits.map(({ item }) => item)).toEqual([2, 1]);
    expect(copies).toEqual([3]);
  });
});

const word = fc.constantFrom("import", "export", "log", "page", "test", "mail");
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const phrases = fc.array(phrase, { minLength: 1, maxLength: 6 });

describe("any crediting", () => {
  const weigh = (doneWhen: string, items: readonly string[]): number =>
    creditItems(readInventory(doneWhen), items).credits.reduce(
      (sum, { sharedWords }) => sum + sharedWords.length,
      0,
    );

  test("is deterministic and equally good for any order of the items", () => {
    fc.assert(
      fc.property(phrases, phrases, (conditions, items) => {
        const doneWhen = conditions.join("; ");
        expect(creditItems(readInventory(doneWhen), items)).toEqual(
          creditItems(readInventory(doneWhen), items),
        );
        expect(weigh(doneWhen, items.toReversed())).toBe(weigh(doneWhen, items));
      }),
    );
  });

  test("credits no plain item twice and accounts for every item and condition", () => {
    fc.assert(
      fc.property(phrases, phrases, (conditions, items) => {
        const inventory = readInventory(conditions.join("; "));
        const { credits, uncovered, surplus, copies } = creditItems(inventory, items);
        const used = credits.map(({ item }) => item);
        expect(new Set(used).size).toBe(used.length);
        expect([...used, ...surplus, ...copies].toSorted((a, b) => a - b)).toEqual(
          items.map((_, i) => i),
        );
        expect(credits.length + uncovered.length).toBe(inventory.conditions.length);
      }),
    );
  });

  test("of a total that is named thousands of times is that of one", () => {
    const inventory = readInventory("All 20 works are online.");
    for (const item of ["all 20 works ", "all 20 foo ", "7 of the 20 works. "]) {
      const { credits, surplus } = creditItems(inventory, [`works: ${item.repeat(77_000)}`]);
      expect(credits.length).toBe(20);
      expect(surplus).toEqual([]);
    }
  });

  test("of a total that shares nothing but the number has no word in common", () => {
    const sharedBy = (
      doneWhen: string,
      ...items: readonly string[]
    ): readonly (readonly string[])[] =>
      creditItems(readInventory(doneWhen), items).credits.map(({ sharedWords }) => sharedWords);
    expect(sharedBy("write three guides", "three coffees drunk")).toEqual([[]]);
    expect(sharedBy("write three guides", "all three done")).toEqual([[], [], []]);
    expect(sharedBy("both doors lock; all four endpoints answer", "all 4")).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(sharedBy("write three guides", "three guides")[0]).toEqual(["3", "guid"]);
    expect(sharedBy("chapters 1, 2 and 3 are done", "chapter 3")).toEqual([["chapt", "3"]]);
    expect(sharedBy("a bad cursor returns 404", "404 seen")).toEqual([["404"]]);
  });

  test("of thousands of totals, in one item and in as many", () => {
    const totals = Array.from({ length: 500 }, (_, i) => `all 20 w${i.toString(36)}q items`);
    const inventory = readInventory(totals.map((total) => `${total} load`).join("; "));
    expect(inventory.conditions.length).toBe(10_000);
    expect(creditItems(inventory, [totals.join(", ")]).uncovered).toEqual([]);
    expect(creditItems(inventory, totals).uncovered).toEqual([]);
    const half = creditItems(inventory, totals.slice(250));
    expect(half.uncovered).toEqual(Array.from({ length: 5_000 }, (_, i) => i));
  });

  test("of shares and failures told again and again", () => {
    const inventory = readInventory("all tests pass; all four endpoints answer");
    for (const item of [
      "11 of 12 tests pass, ",
      "1/2 ",
      "of the ",
      ", 2 fail",
      "all others fail, ",
    ])
      expectLinear((length) =>
        expect(creditItems(inventory, [repeated(item, length)]).uncovered.length).toBeGreaterThan(
          0,
        ),
      );
  });

  test("of totals that open a colon or a bracket thousands of times, or none", () => {
    const inventory = readInventory("all four endpoints answer 200; three guides are written");
    for (const item of ["all four endpoints ", "all four endpoints: ", "all four endpoints ("])
      expectLinear((length) =>
        expect(creditItems(inventory, [repeated(item, length)]).credits.length).toBe(4),
      );
  });

  test("of hundreds of numbered items against hundreds of numbered lists", () => {
    const inventory = readInventory("chapters 1, 2 and 3 are done\n".repeat(700));
    const items = Array.from({ length: 400 }, (_, i) => `chapter ${i + 5} is done`);
    const { credits, uncovered } = creditItems(inventory, items);
    expect(credits.length + uncovered.length).toBe(inventory.conditions.length);
  });

  test("of hundreds of items that deny something is quick, too", () => {
    const doneWhen = Array.from({ length: 300 }, (_, i) => `step ${i + 100} runs`).join("; ");
    const items = Array.from(
      { length: 300 },
      (_, i) => `step ${399 - i} runs without errors, step ${i + 500} does not, no step fails`,
    );
    expect(creditItems(readInventory(doneWhen), items).uncovered).toEqual([]);
  });

  test("of an item that repeats a word that denies or numbers thousands of times", () => {
    const inventory = readInventory("Chapters 1, 2 and 3 are proofread; all four endpoints answer");
    for (const item of [
      "no chapter ",
      "chapter 1, ",
      "endpoint 1-",
      "not ",
      "C++ ",
      "a-",
      "1/4 ",
      "endpoint 2, ",
    ])
      expectLinear((length) => creditItems(inventory, [repeated(item, length)]));
  });

  test("of hundreds of items takes no longer than a blink", () => {
    const doneWhen = Array.from(
      { length: 300 },
      (_, i) => `step ${i + 100} of part ${i % 7} runs`,
    ).join("; ");
    const items = Array.from({ length: 300 }, (_, i) => `part ${i % 7}, step ${399 - i}`);
    expect(creditItems(readInventory(doneWhen), items).uncovered).toEqual([]);
  });
});
