import { expect, test } from "bun:test";
import { type Check, keyFaults } from "../../src/domain/key-faults.ts";

const isText: Check = (value) => typeof value === "string";
const CHECKS = { title: isText, kind: isText, source: isText };

const said = (text: string) =>
  keyFaults(JSON.parse(text), CHECKS).map(({ code, detail }) => `${code}: it ${detail}`);

test("an object with every key in its shape has no fault", () => {
  expect(said('{"kind":"k","source":"s","title":"t"}')).toEqual([]);
});

test("each kind of fault is said once and names all its keys", () => {
  expect(said("{}")).toEqual(["missing_key: it has no title, no kind, no source"]);
  expect(said('{"title":1,"kind":null,"source":"s"}')).toEqual([
    "wrong_shape: it has another shape in title, kind",
  ]);
  expect(said('{"kind":7,"source":"s","a":1,"__proto__":2}')).toEqual([
    "missing_key: it has no title",
    "wrong_shape: it has another shape in kind",
    'unknown_key: it has what is no key: "a", "__proto__"',
  ]);
});
