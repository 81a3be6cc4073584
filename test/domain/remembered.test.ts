import { expect, test } from "bun:test";
import { remembered } from "../../src/domain/remembered.ts";

/** A reader of texts and how often each was read. */
function counting() {
  const reads = new Map<string, number>();
  const read = (text: string): string | null => {
    reads.set(text, (reads.get(text) ?? 0) + 1);
    return text === "" ? null : text.toUpperCase();
  };
  return { read, reads };
}

test("a text is read once, also where the answer is null", () => {
  const { read, reads } = counting();
  const ask = remembered(read, { most: 2, longest: 3 });
  for (const text of ["a", "", "a", ""]) expect(ask(text)).toBe(text === "" ? null : "A");
  expect([...reads.values()]).toEqual([1, 1]);
});

test("no more than most answers are held, and none of a long text", () => {
  const { read, reads } = counting();
  const ask = remembered(read, { most: 2, longest: 3 });
  for (const text of ["a", "b", "c", "a", "long", "long"]) ask(text);
  expect(reads.get("a")).toBe(2);
  expect(reads.get("long")).toBe(2);
  expect(reads.get("c")).toBe(1);
});
