import { expect, test } from "bun:test";
import { parseDuration } from "../../src/policy/duration.ts";
import { readHttpsPrefix } from "../../src/policy/policy-values.ts";

const MINUTE = 60_000;

test.each([
  ["30m", 30 * MINUTE],
  ["4h", 240 * MINUTE],
  ["2d", 2880 * MINUTE],
  ["1w", 7 * 1440 * MINUTE],
  ["90s", 1.5 * MINUTE],
  ["1h30m", 90 * MINUTE],
  ["1h 30m", 90 * MINUTE],
  [" 1d2h3m4s ", (1440 + 120 + 3) * MINUTE + 4000],
  ["36500d", 36_500 * 1440 * MINUTE],
])("%s is a duration", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

const NO_DURATIONS = "4 h 0m 0h0m -1h 1.5h 30m1h 1h1h 4H 4hours 1y 36501d ٤h 1e3m +4h"
  .split(" ")
  .concat("", " ", "4  h", "4 h", "1h\n30m", "9".repeat(50).concat("d"));

test.each(NO_DURATIONS)("%j is none", (text) => {
  expect(parseDuration(text)).toBeNull();
});

test.each(["https://a.example/x/", "https://a.example", "HTTPS://a.example/", "https://"])(
  "%s is a prefix",
  (text) => {
    expect(readHttpsPrefix(text).ok).toBe(true);
  },
);

test.each([
  "",
  "https:/",
  "http://a/",
  "ftp://a/",
  "//a/",
  "a",
  "https://u@a/",
  "https://a/?",
  "https://a/#",
])("%j is none", (text) => {
  expect(readHttpsPrefix(text).ok).toBe(false);
});
