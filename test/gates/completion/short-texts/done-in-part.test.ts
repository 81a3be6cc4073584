import { expect, test } from "bun:test";
import { findDeferral } from "../../../../src/gates/completion/short-texts/find-deferral.ts";
import { mayDefer } from "../../../../src/gates/completion/short-texts/may-defer.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const HALL = "the hall is painted; the seats are set";
const LETTERS = "the letters are scanned and indexed";
const SUMMARY = "the agent gets a summary of the call; the call is recorded";
const INVOICE = "credit notes refer to the cancelled invoice; each invoice has a number";
const ALARM = "the alarm rings when the cellar floods; the pump starts";
const IMAGE = "the tests pass and the Docker image is pushed to the registry";

test.each([
  [HALL, "Hall is half painted", false],
  [HALL, "The hall is 60% painted", false],
  [HALL, "Hall painted, half of it in blue", true],
  [HALL, "The hall is painted", true],
  [HALL, "Half of the hall is for the choir", true],
  ["half of the hall is painted", "The hall is half painted", true],
  [LETTERS, "Indexed about 60% of the letters", false],
  [LETTERS, "Indexed two thirds of the letters", false],
  [LETTERS, "60% of the letters are indexed", false],
  ["an index of the letters is made", "Indexed about 60% of the letters", false],
  [LETTERS, "Indexed 100% of the letters", true],
  [LETTERS, "60% of the letters are in German", true],
  [LETTERS, "Indexed all the letters, 60% of them in German", true],
  ["at least 50% of the letters are indexed", "Indexed about 60% of the letters", true],
  [SUMMARY, "Agent gets an incomplete summary", false],
  [SUMMARY, "The agent got a garbled summary", false],
  [SUMMARY, "Agent gets a summary of the call", true],
  ["the agent gets a report on incomplete calls", "Agent gets a report on incomplete calls", true],
  [INVOICE, "Credit notes refer to the cancelled invoice in most cases only", false],
  [INVOICE, "Credit notes refer to the cancelled invoice in all cases", true],
  ["the list shows open cases", "List shows unfinished and open cases", true],
  [ALARM, "Alarm rings in some tests only when the cellar floods", false],
  [ALARM, "Alarm rings in all tests when the cellar floods", true],
  [INVOICE, "Credit notes refer to the cancelled invoice for the most part", false],
  [INVOICE, "Credit notes refer to the cancelled invoice in every part", true],
  ["no glass breaks, and no plate is chipped", "No plates chipped", true],
  [IMAGE, "Pushing the Docker image to the registry comes next week", false],
  [IMAGE, "Pushing the Docker image to the registry is next", false],
  [IMAGE, "The push of the Docker image comes next week", false],
  [IMAGE, "Pushing the Docker image to the registry works", true],
  [IMAGE, "Docker image pushed to the registry, the next one comes by itself", true],
])("%j is delivered by %j: %p", (doneWhen, output, isDelivered) => {
  const subject = { goal: "Bring the work home", doneWhen };
  const found = findDeferral({ ...subject, output }, DEFAULT_GATE_POLICY);
  expect(found === null).toBe(isDelivered);
  if (!isDelivered) expect(mayDefer(output, DEFAULT_GATE_POLICY)).toBe(true);
});
