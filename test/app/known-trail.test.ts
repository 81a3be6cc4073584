import { expect, test } from "bun:test";
import { knownTrail } from "../../src/app/known-trail.ts";
import { ENGINES } from "../conformance/engines.ts";

const event = (values: object): string => JSON.stringify(values);
const KNOWN = [
  event({ session_ref: "a", n: 1 }),
  event({ url: "https://h/a", n: 2 }),
  event({ session_ref: "a", n: 3 }),
  "garbage",
];
/** Texts in the order in which they are asked for, with what is known of them. */
const ASKED: readonly (readonly [string, string])[] = [
  [KNOWN[0]!, "present"],
  [event({ session_ref: "b", n: 1 }), "new"],
  [KNOWN[2]!, "present"],
  [KNOWN[1]!, "present"],
  [event({ session_ref: "a", n: 9 }), "differs"],
  [event({ url: "https://h/a", n: 9 }), "differs"],
  [event({ url: "https://h/b", n: 9 }), "new"],
  ["garbage", "present"],
  ["other garbage", "new"],
  [event({ session_ref: "b", n: 2 }), "new"],
];

for (const { name, open } of ENGINES) {
  test.each([
    ["held", 100],
    ["asked for", 0],
  ])(`what ${name} knows, %s`, async (_, longest) => {
    const { store, dispose } = await open();
    try {
      await store.write(async (writer) => {
        for (const text of KNOWN) await writer.appendEvent(text);
      });
      await store.write(async (writer) => {
        const trail = knownTrail(writer, await writer.extent(), longest);
        for (const [text, familiarity] of ASKED) {
          expect([text, await trail.lookUp({ text })]).toEqual([text, familiarity]);
          // What the copy adds is not part of what was known.
          if (familiarity === "new") await writer.appendEvent(text);
        }
        expect(await trail.knows({ kind: "goal", sessionRef: "a" })).toBe(true);
        expect(await trail.knows({ kind: "goal", sessionRef: "b" })).toBe(false);
        await trail.close();
      });
    } finally {
      await dispose();
    }
  });
}

test("of an empty trail nothing is known, and nothing is asked", async () => {
  const trail = knownTrail({} as never, { goals: 5, artifacts: 0, events: 0, lastSeq: 0 });
  expect(await trail.lookUp({ text: "x" })).toBe("new");
  expect(await trail.knows({ kind: "goal", sessionRef: "a" })).toBe(false);
  expect(await trail.close()).toBeUndefined();
});
