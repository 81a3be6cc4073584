import { expect, test } from "bun:test";
import { isSlipOf, nearestName } from "../../src/domain/nearest-name.ts";

test.each([
  ["deferal_phrases", "deferral_phrases"],
  ["deferralPhrases", "deferral_phrases"],
  ["deferral-patterns", "deferral_patterns"],
  ["defrerral_phrases", "deferral_phrases"],
  ["phrases", "deferral_phrases"],
  ["x", null],
  ["", null],
  ["a".repeat(65), null],
])("%s is most likely %s", (given, meant) => {
  expect(nearestName(given, ["deferral_phrases", "deferral_patterns", "required_evidence"])).toBe(
    meant,
  );
});

const FLAGS = [
  "session-ref",
  "open-ask-file",
  "open-ask",
  "reasoning",
  "done-when",
  "acknowledged-by",
  "delivered-item",
  "status",
  "state-dir",
  "format",
];

test.each([
  ["session", "session-ref"],
  ["ref", "session-ref"],
  ["ask", "open-ask"],
  ["reason", "reasoning"],
  ["done", "done-when"],
  ["ack", "acknowledged-by"],
  ["delivered", "delivered-item"],
  ["fmt", "format"],
  ["state", "status"],
  ["FORMAT", "format"],
  ["ef", null],
  ["eason", null],
  ["answer", null],
  ["tmf", null],
])("the flag %s is most likely %s", (given, meant) => {
  expect(nearestName(given, FLAGS)).toBe(meant);
});

test("what undoes a name is not the name", () => {
  expect(nearestName("unhold", ["hold"])).toBe(null);
  expect(nearestName("unreviewd", ["reviewed", "unreviewed"])).toBe("unreviewed");
});

test("another spelling has a third of its own letters wrong", () => {
  expect(isSlipOf("defualt", "default")).toBe(true);
  expect(isSlipOf("Default", "default")).toBe(true);
  for (const other of ["fault", "def", "data", "", "a".repeat(65)]) {
    expect(isSlipOf(other, "default")).toBe(false);
  }
});
