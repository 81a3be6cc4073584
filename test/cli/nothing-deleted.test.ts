import { afterAll, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, RECORDING, URL, openWorkspace } from "./workspace.ts";

const space = openWorkspace("nothing-deleted");
afterAll(() => space.remove());

const REF = ["--session-ref", "s"];
const AS_OPERATOR = ["--actor", "operator:dana"];

const OTHER_CONDITION = ["--done-when", "The page lists both builds", "--reason", "less is wanted"];

/** Every command that writes, in an order in which each of them changes something. */
const WRITES = [
  ["svc-goals", "set", ...REF, "--status", "working", "--open-ask", "Which key?"],
  ["svc-goals", "add-ask", ...REF, "--open-ask", "Which page?"],
  ["svc-goals", "resolve-ask", ...REF, "--ask-index", "0", "--resolution", "The old one"],
  ["svc-goals", "due", ...REF, "--set", "2036-01-01T00:00:00Z"],
  ["svc-goals", "due", ...REF, "--clear"],
  ["svc-goals", "hold", ...REF, "--reason", "the release is frozen"],
  ["svc-goals", "resume", ...REF],
  ["svc-goals", "close", ...REF, ...DELIVERED],
  ["svc-goals", "redirect", ...REF, ...ENROLMENT.slice(0, 2), ...OTHER_CONDITION],
  ["svc-goals", "close", ...REF, "--acknowledged-by", "operator:dana"],
  ["svc-artifacts", "record", ...RECORDING],
  ["svc-artifacts", "mark-reviewed", "--url", URL, "--response", "Good", ...AS_OPERATOR],
  ["svc-artifacts", "record", ...RECORDING, "--republished"],
] as const;

test("no command deletes a row or changes an event", () => {
  expect(space.goals("set", ...REF, ...ENROLMENT).exit).toBe(0);
  for (const [name, on] of [
    ["kept_goals", "DELETE ON goals"],
    ["kept_artifacts", "DELETE ON artifacts"],
    ["kept_events", "DELETE ON events"],
    ["fixed_events", "UPDATE ON events"],
  ]) {
    space.sql(`CREATE TRIGGER ${name} BEFORE ${on} BEGIN SELECT RAISE(ABORT, 'kept'); END`);
  }
  for (const [tool, ...args] of WRITES) {
    const { exit, stderr } = space.run(tool, args);
    expect([args[0], exit, stderr]).toEqual([args[0], 0, ""]);
  }
  const events = [
    ...JSON.parse(space.goals("log", "--format", "json").stdout),
    ...JSON.parse(space.artifacts("log", "--format", "json").stdout),
  ];
  expect(events).toHaveLength(WRITES.length + 1);
});

test("the triggers would have told of it", () => {
  expect(() => space.sql("DELETE FROM goals")).toThrow("kept");
  expect(() => space.sql("UPDATE events SET record = ''")).toThrow("kept");
});
