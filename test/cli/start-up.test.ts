import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { Loaded } from "./loaded-modules.ts";
import { runCommand } from "./run.ts";
import {
  DELIVERED,
  DONE_WHEN,
  ENROLMENT,
  GOAL,
  RECORDING,
  URL,
  openWorkspace,
} from "./workspace.ts";

/** What a command does not need it does not load: these tools run inside of every agent's turn. */

const space = openWorkspace("start-up");
afterAll(() => space.remove());

beforeAll(() => {
  space.goals("set", "--session-ref", "s", ...ENROLMENT);
  space.goals("set", "--session-ref", "t", ...ENROLMENT);
  space.artifacts("record", ...RECORDING);
});

/** The dear parts, by what their files' paths begin with. */
const DEAR = {
  yaml: "node_modules/yaml",
  patterns: "node_modules/re2js",
  policyReader: "src/policy/read-policy",
  completionGate: "src/gates/completion/",
  voiceGate: "src/gates/voice/",
  plainLanguage: "src/domain/plain-language",
  briefLint: "src/domain/brief-lint",
  inventory: "src/domain/inventory/",
  board: "src/views/board/markdown",
  box: "src/views/board/box",
  boardCards: "src/views/board/cards",
  goalText: "src/views/goal/text",
  artifactText: "src/views/artifact/text",
  sqlite: "src/store/sqlite/",
  postgres: "src/store/postgres/",
} as const;
type Dear = keyof typeof DEAR;

function loaded(tool: string, ...args: readonly string[]): readonly Dear[] {
  const { files } = run(tool, ...args);
  const names = Object.keys(DEAR) as Dear[];
  return names.filter((name) => files.some((file) => file.startsWith(DEAR[name])));
}

function run(tool: string, ...args: readonly string[]): Loaded {
  const script = join(import.meta.dir, "loaded-modules.ts");
  const ran = runCommand([process.execPath, script, tool, ...args], {
    env: { SVC_ROOT: space.root },
  });
  const found: Loaded = JSON.parse(ran.stderr.split("\n").at(-1) ?? "");
  expect([args, found.exit]).toEqual([args, 0]);
  return found;
}

const REF = ["--session-ref", "s"];
const COMMANDS: readonly (readonly [string, readonly string[], readonly Dear[]])[] = [
  ["svc-goals", ["--help"], []],
  ["svc-goals", ["now", ...REF], ["sqlite"]],
  ["svc-goals", ["get", ...REF], ["sqlite"]],
  ["svc-goals", ["get", ...REF, "--format", "text"], ["goalText", "sqlite"]],
  ["svc-goals", ["set", ...REF, "--status", "working"], ["sqlite"]],
  ["svc-goals", ["add-ask", ...REF, "--open-ask", "Why?"], ["sqlite"]],
  ["svc-goals", ["hold", ...REF, "--reason", "wait"], ["sqlite"]],
  ["svc-goals", ["resume", ...REF], ["sqlite"]],
  ["svc-goals", ["due", ...REF, "--clear"], ["sqlite"]],
  ["svc-goals", ["completion", "bash"], []],
  ["svc-goals", ["guidance", "--working-dir", "/"], []],
  [
    "svc-goals",
    ["judge", "--gate", "voice", "--message", "The page lacks a build."],
    ["voiceGate", "sqlite"],
  ],
  [
    "svc-goals",
    ["check", "--goal", GOAL, "--done-when", DONE_WHEN],
    ["plainLanguage", "inventory"],
  ],
  ["svc-artifacts", ["get", "--url", URL], ["sqlite"]],
  ["svc-artifacts", ["list"], ["sqlite"]],
  ["svc-artifacts", ["unreviewed"], ["sqlite"]],
];

describe("what a command loads", () => {
  test.each(COMMANDS)("%s %j", (tool, args, expected) => {
    expect(loaded(tool, ...args)).toEqual([...expected].toSorted(byName));
  });

  test("close loads the gate and the inventory; a policy file loads the YAML reader", () => {
    const close = loaded("svc-goals", "close", ...REF, ...DELIVERED);
    expect(close).toEqual(expect.arrayContaining(["completionGate", "inventory"]));
    expect(close).not.toContain("yaml");
    const policy = space.file("policy.yaml", "board:\n  stale_after: 1h\n");
    expect(loaded("svc-goals", "roster", "--policy-config", policy)).toContain("yaml");
  });

  // It takes 2 ms of the 13 of such a command.
  test.each([
    ["--version"],
    ["now", ...REF],
    ["get", ...REF],
    ["add-ask", "--session-ref", "t", "--open-ask", "Why?"],
    ["close", "--session-ref", "t", ...DELIVERED],
    ["roster"],
    ["list"],
    ["check", "--goal", GOAL, "--done-when", DONE_WHEN],
  ])("%s does without node:fs", (...args) => {
    expect(run("svc-goals", ...args).builtins).not.toContain("node:fs");
  });

  test("the board loads one renderer", () => {
    expect(loaded("svc-goals", "roster")).not.toContain("box");
    const asBox = loaded("svc-goals", "roster", "--format", "box");
    expect(asBox).toContain("box");
    expect(asBox).not.toContain("boardCards");
  });
});

function byName(a: Dear, b: Dear): number {
  const names = Object.keys(DEAR);
  return names.indexOf(a) - names.indexOf(b);
}
