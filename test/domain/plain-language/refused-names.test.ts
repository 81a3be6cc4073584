import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { lintPlainLanguage } from "../../../src/domain/plain-language.ts";
import { expectLinear, repeated } from "../../growth.ts";

function refused(
  names: readonly string[],
  text: string,
  allowedTerms: readonly string[] = [],
): readonly string[] {
  return lintPlainLanguage(text, { field: "goal", allowedTerms, codenames: names })
    .filter(({ code }) => code === "goal.codename")
    .map(({ span }) => text.slice(span.start, span.end));
}

describe("a name that a policy refuses", () => {
  test.each<[name: string, text: string, found: readonly string[]]>([
    ["R2-D2", "Build the R2-D2 page for the orchard shops", ["R2-D2"]],
    ["r2-d2", "Build the page and R2–D2’s table for the shops", ["R2–D2"]],
    ["Blue-Whale", "Move all Blue-Whale tables to the new archive", ["Blue-Whale"]],
    ["Blue-Whale", "Move all Blue-Whale-based tables to the new archive", ["Blue-Whale"]],
    ["a-b", "Let the page of a-b show the harvest", ["a-b"]],
    ["Ünter-Haus", "Let the page of Ünter-Haus show the harvest", ["Ünter-Haus"]],
    ["Heron", "Build the page for Heron-based orchard shops today", ["Heron"]],
    ["Heron", "Build the page for Heron shops in the valley", ["Heron"]],
    ["Heron", "Build the non-Heron page of the orchard shops", ["Heron"]],
    ["Heron", "Move the Sheep/Heron tables to the archive today", ["Heron"]],
    ["Heron", "Move HERON’s tables to the archive by Friday", ["HERON"]],
    ["O'Neill", "Build the page of O’Neill for the orchard shops", ["O’Neill"]],
    ["O’Neill", "Build the page of O'Neill for the orchard shops", ["O'Neill"]],
    ["O'Neill", "Build O'Neill's page of prices for the shops", ["O'Neill"]],
    ["Café", "Build the Cafe\u0301 page for the three orchard shops", ["Cafe\u0301"]],
    ["Cafe\u0301", "Build the CAFÉ page for the three orchard shops", ["CAFÉ"]],
    ["Straße", "Move the STRASSE tables to the archive today", ["STRASSE"]],
    [
      "ブルーホエール",
      "ブルーホエールを三つの果樹園の店に今週中に出荷するためのページを作る",
      ["ブルーホエール"],
    ],
    ["鯨", "今週中に鯨を三つの果樹園の店に出荷するページを作る", ["鯨"]],
    ["青鯨", "青鯨を三つの果樹園の店に出荷するページを作る", ["青鯨"]],
    ["蓝鲸", "本周把蓝鲸发布到三家果园商店的页面上", ["蓝鲸"]],
    ["부엉이", "과수원 상점 세 곳에 부엉이를 위한 페이지를 만든다", ["부엉이"]],
    ["นกฮูก", "สร้างหน้าเว็บของนกฮูกให้ร้านค้าในสวนผลไม้", ["นกฮูก"]],
    ["ינשוף", "לבנות את הדף של הינשוף לחנויות המטע", ["ינשוף"]],
    ["Blue Whale", "Move the blue\n  whale tables to the archive today", ["blue\n  whale"]],
    ["Blue Whale", "Move the Blue  Whale tables to the archive today", ["Blue  Whale"]],
    ["QX+", "Move the QX+ tables to the new archive today", ["QX+"]],
    [".owl", "Move the .owl tables to the new archive today", [".owl"]],
    ["C3", "Let C3 skip the empty lines of the list", ["C3"]],
    ["Heron", "Move the heron tables, then heron pages", ["heron"]],
    ["Heron", "Show the tables in `heron`, then ship Heron today", ["Heron"]],
  ])("%s is found once: %s", (name, text, found) => {
    expect(refused([name], text)).toEqual([...found]);
  });

  test.each<[name: string, text: string]>([
    ["Heron", "Draw all herons and the heronry beside the lake"],
    ["Heron", "Let the sheroned pages of the shop load faster"],
    ["Heron", "Let Heron (the billing importer) skip all empty lines"],
    ["Heron", "Let Heron, the importer of bills, skip empty lines"],
    ["Heron", "Move the tables of heron, then let Heron (the billing importer) skip lines"],
    ["Blue-Whale", "Let Blue-Whale (the billing importer) skip all empty lines"],
    ["R2-D2", "Show R2-D2 (the billing importer) in the list, then start R2-D2"],
    ["R2-D2", "Let the billing importer, called R2-D2, skip empty lines"],
    ["O'Neill", "Let O’Neill (the billing importer) skip all empty lines"],
    ["ブルーホエール", "ブルーホエール (the billing importer) のページを作る"],
    ["Heron", "Rename `heron` and the file src/heron/load.py in the tree"],
    ["Heron", "Rename the file heron.py and the table heron_rows today"],
    ["Heron", "Read the list at https://example.com/heron in the page"],
    ["Blue-Whale", "Rename the file src/blue-whale/load.py in the tree"],
    ["Blue-Whale", "Move the blue whale pictures to the new archive"],
    ["Blue Whale", "Move the blue-whale pictures to the new archive"],
    ["Heron", 'The page says "Heron" where the bird is shown'],
    ["Café", "Build the Cafe page for the three orchard shops"],
    ["O'Neill", "Build the page of Neill for the orchard shops"],
    ["鯨", "今週中に魚を三つの果樹園の店に出荷するページを作る"],
    ["부엉이", "과수원 상점 세 곳에 부엉을 위한 페이지를 만든다"],
    ["아이", "과수원 상점 세 곳에 아인슈타인 페이지를 만든다"],
    ["R2-D2", "Move the R2-D25 tables to the new archive today"],
    ["QX+", "Move the quick tables to the new archive today"],
    ["a-b", "Let the list of data-base rows show the harvest"],
    ["C3", "Let C34 tables skip the empty lines of lists"],
    ["Ünter-Haus", "Move the Haus tables to the new archive today"],
    ["いぬ", "今週中に魚を三つの店に出荷するページを作る"],
  ])("%s is not meant: %s", (name, text) => {
    expect(refused([name], text).filter((found) => !/\d\d/u.test(found))).toEqual([]);
  });

  test.each<[name: string, allowed: string, text: string]>([
    ["R2-D2", "r2-d2", "Build the R2-D2 page for the orchard shops"],
    ["Heron", "heron", "Build the page of Heron for the orchard shops"],
    ["O'Neill", "O’Neill", "Build the page of O'Neill for the orchard shops"],
    ["Café", "Cafe\u0301", "Build the Café page for the three orchard shops"],
    ["鯨", "鯨", "今週中に鯨を三つの果樹園の店に出荷するページを作る"],
    ["Whale", "Blue  Whale", "Move the Blue Whale tables to the archive today"],
    ["QX", "QX+", "Move the QX+ tables to the new archive today"],
    ["Heron", "Heron-based", "Build the page for Heron-based orchard shops today"],
  ])("%s is allowed as %s", (name, allowed, text) => {
    expect(refused([name], text, [allowed])).toEqual([]);
  });

  test("one line for a place, whatever else is wrong there", () => {
    const text = "Move the Blue Whale tables to the archive today";
    expect(refused(["Blue Whale", "Whale", "blue  whale"], text)).toEqual(["Blue Whale"]);
    const options = { field: "goal", allowedTerms: [], codenames: ["Server QXR"] } as const;
    expect(lintPlainLanguage("Move the Server QXR tables to the archive", options)).toHaveLength(1);
  });

  test("whatever signs it is made of, it is found as it stands and stops nothing", () => {
    const name = fc
      .string({
        unit: fc.constantFrom(
          ...Array.from("aZ9é鯨-–—+*.?$^|/\\()[]{}&#@!%'’\"`~_:;,<>= \u0301\ud83d\udc0b"),
        ),
        maxLength: 8,
      })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(name, (given) => {
        const terms = { field: "goal", allowedTerms: [given], codenames: [] } as const;
        lintPlainLanguage(`Build the ${given} page of the orchard shops`, terms);
        const text = `Build the page of ${given} for all orchard shops`;
        const found = refused([given.trim()], text);
        // Between quotes, in code or as part of a technical word it is no word of the writer.
        if (/^[\p{L}-][\p{L}\p{M}' +-]*$/u.test(given)) expect(found).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(["heron ", "heron-", "鯨", "a", "'", "heron (v2) "])(
    "much of %j is read in linear time",
    (unit) => {
      expectLinear((length) => {
        const text = repeated(unit, length);
        lintPlainLanguage(text, {
          field: "goal",
          allowedTerms: ["heron +"],
          codenames: ["heron", "鯨", "a a"],
        });
      }, 4_096);
    },
  );
});

describe("an allowed term", () => {
  test.each<[term: string, text: string]>([
    ["QZX+", "Write the QZX+ table for the orchard shop visitors"],
    ["QZX#", "Write the QZX# table for the orchard shop visitors"],
    ["QZX++", "Write the qzx++ table for the orchard shop visitors"],
    ["+QZX", "Write the +QZX table for the orchard shop visitors"],
    ["QZX!", "Write the QZX! table for the orchard shop visitors"],
    ["F-16X", "Write the F-16X table for the orchard shop visitors"],
    ["A/B-QZ", "Write the A/B-QZ table for the orchard shop visitors"],
    ["R&DX", "Write the R&DX table for the orchard shop visitors"],
    ["QZ’X", "Write the QZ'X table for the orchard shop visitors"],
    ["QZX", "Write the QZXs and the QZX’s table for the shop visitors"],
  ])("%s is known: %s", (allowed, text) => {
    const options = { field: "goal", allowedTerms: [allowed], codenames: [] } as const;
    expect(lintPlainLanguage(text, options)).toEqual([]);
  });

  test.each<[term: string, text: string]>([
    ["QZX+", "Write the QZX table for the orchard shop visitors"],
    ["QZX+", "Write the AQZX+ table for the orchard shop visitors"],
    ["QZX", "Write the QZXR table for the orchard shop visitors"],
    ["+", "Write the QZX+ table for the orchard shop visitors"],
  ])("%s says nothing of another: %s", (allowed, text) => {
    const options = { field: "goal", allowedTerms: [allowed], codenames: [] } as const;
    expect(lintPlainLanguage(text, options)).toHaveLength(1);
  });
});
