import { expect, setDefaultTimeout, test } from "bun:test";
import {
  deadlineIn,
  pauseAfterConflict,
  pauseBefore,
} from "../../../src/store/postgres/patience.ts";
import { SERVER_PATIENCE, freshSchema } from "../../postgres/server.ts";
import { outcomeOf } from "./world.ts";

/** How often a transaction is run again, by what it failed with. */
setDefaultTimeout(SERVER_PATIENCE);
const [CONFLICT, KEY_TAKEN] = ["40001", "23505"];

/** What becomes of a write whose runs fail with these codes, one after the other, and how many runs it had. */
async function runsOf(codes: readonly string[]): Promise<readonly [code: string, runs: number]> {
  let runs = 0;
  const { url } = await freshSchema();
  const { code } = await outcomeOf(url, (store) =>
    store.write(async () => {
      const failure = codes[runs];
      runs += 1;
      if (failure !== undefined) throw Object.assign(new Error(failure), { code: failure });
    }),
  );
  return [code, runs];
}

test("a key that somebody took at the same moment is looked at twice more", async () => {
  expect(await runsOf([KEY_TAKEN, KEY_TAKEN])).toEqual(["done", 3]);
  expect(await runsOf([KEY_TAKEN, KEY_TAKEN, KEY_TAKEN])).toEqual(["store.busy", 3]);
});

test("and that has nothing to do with the races that were lost before", async () => {
  const races = Array.from({ length: 5 }, () => CONFLICT);
  expect(await runsOf([...races, KEY_TAKEN, ...races, KEY_TAKEN])).toEqual(["done", 13]);
});

test("when the time is over nothing is tried again, however short the pause would be", async () => {
  const over = deadlineIn(0);
  for (let i = 0; i < 100; i += 1) {
    expect(await pauseBefore(0, over)).toBe(false);
    expect(await pauseAfterConflict(100, over)).toBe(false);
  }
});
