import { expect, test } from "bun:test";
import { judgeMessage } from "../../src/app/judge-message.ts";
import { redirectGoal } from "../../src/app/redirect-goal.ts";
import { OTHER_DONE_WHEN, OTHER_GOAL, onEveryEngine } from "./world.ts";
import { codes, value } from "../outcome.ts";

const DONE = "The export page loads, and the download works: 12 tests pass.";

onEveryEngine("judging a message", (world) => {
  const verdict = async (message: string, sessionRef: string | null): Promise<string> => {
    const gate = sessionRef === null ? "voice" : "completion";
    const judged = await judgeMessage(world.context(), { gate, message, sessionRef });
    return value(judged).judgement.verdict;
  };

  test("holds it against the goal in force, and changes nothing", async () => {
    await world.enrol("a");
    expect(await verdict(DONE, "a")).toBe("accept");
    expect(await verdict("The page loads. I left the download for later.", "a")).toBe("reject");
    const goal = { session_ref: "a", goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "r" };
    value(await redirectGoal(world.context(), goal));
    expect(await verdict(DONE, "a")).toBe("reject");
    expect(await verdict("All rows are in the new database; counts match, 8,412.", "a")).toBe(
      "accept",
    );
  });

  test("takes a nudge by itself, and no session that is not there", async () => {
    expect(await verdict("Run the tests again.", null)).toBe("accept");
    expect(await verdict("The operator wants this done today.", null)).toBe("reject");
    const input = { gate: "completion", message: DONE, sessionRef: "nobody" } as const;
    expect(codes(await judgeMessage(world.context(), input))).toEqual(["goal.not_found"]);
  });
});
