import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import {
  epochMsOf,
  isTimestamp,
  parseTime,
  readClock,
  strictlyAfter,
  timestampOf,
} from "../../src/domain/time.ts";

function parsed(input: string): string {
  const result = parseTime(input, "--until");
  return result.ok ? result.value : result.problems.map(({ code }) => code).join();
}

describe("times", () => {
  test.each([
    ["2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z"],
    ["2026-11-21T09:30Z", "2026-11-21T09:30:00Z"],
    ["2026-11-21t09:30:00z", "2026-11-21T09:30:00Z"],
    ["  2026-11-21 09:30:00Z ", "2026-11-21T09:30:00Z"],
    ["2026-11-21T09:30:00+02:00", "2026-11-21T07:30:00Z"],
    ["2026-11-21T09:30:00-0530", "2026-11-21T15:00:00Z"],
    ["2026-11-21T01:30:00+02", "2026-11-20T23:30:00Z"],
    ["2026-12-31T23:59:59-00:01", "2027-01-01T00:00:59Z"],
    ["2026-11-21T09:30:00.987654Z", "2026-11-21T09:30:00Z"],
    ["2026-11-21T09:30:00,5+00:00", "2026-11-21T09:30:00Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"],
  ])("%s is read as %s", (input, expected) => {
    expect(parsed(input)).toBe(expected);
  });

  test.each(["2026-11-21T09:30:00", "2026-11-21T09:30", "2026-11-21 09:30:00.5"])(
    "%s is refused for want of an offset",
    (input) => {
      const result = parseTime(input, "--until");
      expect(result).toMatchObject({ ok: false, problems: [{ kind: "usage" }] });
      expect(parsed(input)).toBe("time.no_offset");
    },
  );

  test.each([
    "",
    "tomorrow",
    "09:30:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-11-21T24:00:00Z",
    "2026-11-21T09:60:00Z",
    "2026-11-21T09:30:60Z",
    "2026-11-21T09:30:00+24:00",
    "2026-11-21T09:30:00+02:60",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "2026-11-21T09:30:00Zjunk",
    "1763717400",
  ])("%p is no time", (input) => {
    expect(parsed(input)).toBe("time.unreadable");
  });

  test.each([
    ["2026-11-31T08:00:00Z", "correct it: 2026-11 has the days from 01 to 30"],
    ["2026-13-01", "correct it: months go from 01 to 12"],
    ["0000-01-01", "correct it: years begin with 0001"],
    [
      "2026-11-21T24:00:00Z",
      "correct it: hours go from 00 to 23, and midnight is 00:00:00 of the next day",
    ],
    ["2026-11-21T09:60:00Z", "correct it: minutes go from 00 to 59"],
    ["2026-11-21T09:30:60Z", "correct it: seconds go from 00 to 59"],
    ["2026-11-21T09:30:00+25:00", "correct it: an offset goes no further than 23:59"],
    ["0001-01-01T00:00:00+01:00", "correct it: in UTC it is not in the years from 1 to 9999"],
    ["tomorrow", 'write it as ISO 8601 with an offset, e.g. "2026-11-21T09:30:00Z"'],
  ])("of %s it is told what there is not", (input, advice) => {
    const problems = [{ code: "time.unreadable", advice }];
    expect(parseTime(input, "--until")).toMatchObject({ ok: false, problems });
  });

  test("a date alone is completed", () => {
    expect(parseTime(" 2026-12-01", "--set")).toMatchObject({
      problems: [
        {
          kind: "usage",
          code: "time.no_time_of_day",
          message: '--set "2026-12-01" has no time of day',
          advice: 'write it with one and with an offset from UTC, e.g. "2026-12-01T09:30:00Z"',
        },
      ],
    });
  });

  test("agrees with the platform's calendar at every second it tries", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        fc.integer({ min: 0, max: 999 }),
        (seconds, ms) => {
          const text = timestampOf(seconds * 1000 + ms);
          expect(text).toBe(new Date(seconds * 1000).toISOString().replace(".000Z", "Z"));
          expect(isTimestamp(text)).toBeTrue();
          expect(epochMsOf(text)).toBe(seconds * 1000);
          expect(parsed(text)).toBe(text);
        },
      ),
    );
  });

  test("an offset shifts the clock and not the moment", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800 }),
        fc.integer({ min: -23 * 60, max: 23 * 60 }),
        (seconds, offset) => {
          const local = timestampOf((seconds + offset * 60) * 1000).slice(0, -1);
          const sign = offset < 0 ? "-" : "+";
          const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
          const written = `${local}${sign}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
          expect(parsed(written)).toBe(timestampOf(seconds * 1000));
        },
      ),
    );
  });

  test("only the canonical form is a timestamp", () => {
    for (const value of ["2026-11-21T09:30:00+00:00", "2026-02-30T00:00:00Z", "", 5, null]) {
      expect(isTimestamp(value)).toBeFalse();
    }
    expect(epochMsOf("2026-11-21T09:30:00+00:00")).toBeNull();
  });

  test("a later publication is always later, also when the clock stands still or jumps back", () => {
    const floor = "2026-11-21T09:30:59Z";
    expect(strictlyAfter(floor, "2026-11-21T09:31:30Z")).toBe("2026-11-21T09:31:30Z");
    expect(strictlyAfter(floor, floor)).toBe("2026-11-21T09:31:00Z");
    expect(strictlyAfter(floor, "2020-01-01T00:00:00Z")).toBe("2026-11-21T09:31:00Z");
    expect(strictlyAfter(null, floor)).toBe(floor);
    expect(strictlyAfter("garbage", floor)).toBe(floor);
  });
});

test.each([
  ["0001-01-01T00:00:00Z", 0, "0001-01-01T00:00:00Z"],
  ["0001-01-01T00:00:00Z", -1, null],
  ["9999-12-31T23:59:59Z", 999, "9999-12-31T23:59:59Z"],
  ["9999-12-31T23:59:59Z", 1000, null],
])("a clock at %s and %d ms is read as %p", (time, more, expected) => {
  expect(readClock((epochMsOf(time) ?? 0) + more)).toBe(expected);
});
