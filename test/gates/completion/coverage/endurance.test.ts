import { describe, expect, test } from "bun:test";
import { readEndurance } from "../../../../src/gates/completion/coverage/endurance.ts";
import { uncoveredRules } from "./uncovered-rules.ts";

describe("how long something has to run", () => {
  const read: readonly (readonly [condition: string, hours: number | null])[] = [
    ["the gateway runs 48 hours without a restart", 48],
    ["the relay survives a 3-day run under load", 72],
    ["a 12-hour soak test ends without a leak", 12],
    ["a run takes at most 2 hours", null],
    ["the job runs every 24 hours", null],
    ["files older than 48 hours without a reader are removed", null],
    ["results of the 48-hour run are the same on both machines", null],
    ["a reminder goes out 24 hours before the visit", null],
  ];
  for (const [condition, hours] of read)
    test(condition, () => {
      const length = readEndurance(condition)?.length ?? null;
      expect(length).toBe(hours === null ? null : hours * 3.6e6);
    });

  const asked = "the gateway runs 48 hours without a restart";
  test("is compared with the longest run that is told", () => {
    for (const output of [
      "The gateway ran without a restart for 9 hours, memory flat.",
      "Gateway without restart:\n\n```\nhour  1  80 MB\nhour 31  81 MB\n```\n",
      "The gateway has had no restart so far: uptime 20:14, at most 12 s between frames.",
    ])
      expect(uncoveredRules(asked, output)).toEqual(["completion.missing.threshold"]);
    for (const output of [
      "The gateway ran 48 h without a restart; the longest gap was 9 s.",
      "The gateway ran two days without a restart; a pause of 3 hours had no effect.",
      "The gateway ran for 51 hours without a restart.",
      "The gateway has had no restart: uptime 49:20.",
      "The gateway ran the whole weekend without a restart, 3 hours of them under load.",
      "The gateway ran without a restart as long as asked; the log turns every 6 minutes.",
    ])
      expect(uncoveredRules(asked, output)).toEqual([]);
  });
});

describe("figures", () => {
  test("a rounded one is no figure of its own", () => {
    const asked = "recall on the test letters is at least 0.80";
    expect(
      uncoveredRules(asked, "Recall on the test letters: 0.797, or 0.80 when rounded."),
    ).toEqual(["completion.missing.threshold"]);
    expect(
      uncoveredRules(asked, "Recall on the test letters: 0.803 (rounded down from 0.8034)."),
    ).toEqual([]);
  });

  test("frames are counted by the second in words too", () => {
    const asked = "the map turns at 30 frames per second or more on the tablet";
    expect(
      uncoveredRules(asked, "The map turns at 27.5 fps on the tablet, up from 8 fps."),
    ).toEqual(["completion.missing.threshold"]);
    expect(
      uncoveredRules(asked, "The map turns at 34 frames per second on the tablet (was 8)."),
    ).toEqual([]);
  });

  test("a bound of which nothing is said is missing where no figure keeps it", () => {
    const asked =
      "an alarm rings when the tank is over 90 % full; it stops once the level sinks below 70 %";
    expect(
      uncoveredRules(
        asked,
        "The alarm rang at 92 % of the tank. At 88 % of the tank it was quiet; full is 100 %.",
      ),
    ).toEqual(["completion.missing.condition"]);
    expect(
      uncoveredRules(
        asked,
        "The alarm rang at 92 % of a full tank and was silent again with its level at 69 %.",
      ),
    ).toEqual([]);
  });
});
