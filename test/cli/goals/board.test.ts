import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, RECORDING, URL, openWorkspace, whole } from "../workspace.ts";

const space = openWorkspace("board");
afterAll(() => space.remove());

const goals = (verb: string, ref: string, ...args: readonly string[]) =>
  space.goals(verb, "--session-ref", ref, ...args);

const STATES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  working: [["set", "--status", "working"]],
  open: [],
  paused: [["set", "--status", "paused"]],
  overdue: [["due", "--set", "2020-01-01T00:00:00Z"]],
  asking: [["add-ask", "--open-ask", "Which key signs the Windows build?"]],
  answered: [
    ["add-ask", "--open-ask", "Why?"],
    ["resolve-ask", "--ask-index", "0", "--resolution", "So"],
  ],
  expired: [["hold", "--reason", "too many requests", "--until", "2020-01-01T00:00:00Z"]],
  held: [["hold", "--reason", "the release is frozen"]],
  done: [["close", ...DELIVERED]],
  abandoned: [["set", "--status", "abandoned"]],
};

beforeAll(() => {
  for (const [ref, calls] of Object.entries(STATES)) {
    goals("set", ref, ...ENROLMENT, "--lane-id", ref);
    for (const [verb = "", ...args] of calls) expect(goals(verb, ref, ...args).exit).toBe(0);
  }
  space.artifacts("record", ...RECORDING);
  space.sql("INSERT INTO artifacts (url, record) VALUES ('https://x.example/y', '{}')");
});

interface Row {
  readonly session_ref: string;
  readonly section: string;
  readonly reasons: readonly {
    readonly kind: string;
    readonly text: string;
    readonly next: string;
  }[];
}

function board(...args: readonly string[]): {
  goals: readonly Row[];
  artifacts: readonly { url: string }[];
  counts: object;
} {
  return JSON.parse(space.goals("roster", "--format", "json", ...args).stdout);
}

describe("roster", () => {
  test("what needs the operator stands first: asks, overdue, held; then working and open; then the rest", () => {
    const { goals: rows, artifacts, counts } = board();
    expect(rows.map(({ session_ref, section }) => `${session_ref} ${section}`)).toEqual([
      "asking needs_operator",
      "overdue needs_operator",
      "expired needs_operator",
      "held needs_operator",
      "working active",
      "answered active",
      "open active",
      "paused rest",
    ]);
    expect(rows[2]?.reasons[0]?.text).toContain("EXPIRED");
    expect(artifacts.map(({ url }) => url).toSorted()).toEqual([URL, "https://x.example/y"]);
    expect(counts).toMatchObject({
      goals: 8,
      needs_operator: 4,
      unanswered_asks: 1,
      unreviewed: 2,
      nonconforming: 1,
    });
  });

  test("--all shows complete and abandoned goals too", () => {
    const refs = board("--all").goals.map(({ session_ref }) => session_ref);
    expect(refs.slice(-2).toSorted()).toEqual(["abandoned", "done"]);
  });

  test("a working goal that is silent for longer than board.stale_after needs the operator", () => {
    space.sql(
      "UPDATE goals SET record = json_set(record, '$.updated_at', '2020-01-01T00:00:00Z') WHERE session_ref = 'working'",
    );
    const silent = (...args: readonly string[]): boolean =>
      board(...args).goals.some(
        ({ session_ref, reasons }) =>
          session_ref === "working" && reasons.some(({ kind }) => kind === "silent"),
      );
    expect(silent()).toBe(true);
    const policy = space.file("patient.yaml", "board:\n  stale_after: 600w\n");
    expect(silent("--policy-config", policy)).toBe(false);
  });

  test("under a policy that is not valid is refused, and says how it is seen meanwhile", () => {
    const broken = space.file("broken.yaml", "board:\n  stale_after: soon\n");
    for (const policy of [broken, "no-such.yaml"]) {
      const ran = space.goals("roster", "--policy-config", policy);
      expect([ran.exit, ran.stdout]).toEqual([2, ""]);
      const command = `svc-goals roster --policy-config /dev/null`;
      expect(ran.stderr).toContain(`; until it is fixed, "${command}" shows the board `);
      expect(space.goals("doctor", "--policy-config", policy).stderr).toContain(
        `; until it is fixed, "svc-goals doctor --policy-config /dev/null" looks at the store `,
      );
    }
    expect(space.goals("list", "--policy-config", broken).stderr).not.toContain("until it is");
    expect(space.goals("roster", "--policy-config", "/dev/null").stdout).toContain("## Needs you");
  });

  test("markdown is the default, and the four formats carry the same facts", () => {
    const markdown = space.goals("roster", "--format", "markdown");
    expect(whole(space.goals("roster"), space)).toBe(whole(markdown, space));
    for (const format of ["markdown", "box", "cards", "json"]) {
      const wide = { env: { COLUMNS: "600" } };
      const shown = space.run("svc-goals", ["roster", "--format", format], wide).stdout;
      const text = shown.replaceAll(/[\s│*`\\]+/gu, " ");
      for (const fact of [
        "asking",
        "Which key signs",
        "overdue",
        "the release is frozen",
        "too many requests",
        URL,
        "CSV importer",
      ]) {
        expect([format, fact, text.includes(fact)]).toEqual([format, fact, true]);
      }
    }
  });

  test("what it says to type next runs as it stands once it is filled in", () => {
    for (const { session_ref, reasons } of board().goals) {
      for (const { next } of reasons) {
        const filled = next
          .replace("<answer>", "'it is the old one'")
          .replace("<time>", "2036-01-01T00:00:00Z");
        expect([session_ref, next, space.shell(filled).exit]).toEqual([session_ref, next, 0]);
      }
    }
  });

  test("an empty board says so in every format", () => {
    const empty = ["--root", `${space.folder}/empty`];
    expect(whole(space.goals("roster", ...empty), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      Of 0 goals, 0 need you, 0 are working or open and 0 rest; 0 asks of the goals shown are unanswered. 0 artifacts are unreviewed, 0 are nonconforming."
    `);
    expect(board(...empty)).toMatchObject({ goals: [], artifacts: [] });
    for (const format of ["box", "cards"]) {
      expect(space.goals("roster", "--format", format, ...empty).exit).toBe(0);
    }
  });
});

test("commands name the root that was given as a flag, and none that was not", () => {
  expect(goals("set", "elsewhere", ...ENROLMENT, "--open-ask", "Which key?").exit).toBe(0);
  for (const args of [["roster"], ["scan-asks"]]) {
    const given = space.goals(...args, "--format", "json", "--root", space.root).stdout;
    expect(given).toContain(
      `resolve-ask --session-ref elsewhere --ask-index 0 --root ${space.root}`,
    );
    expect(space.goals(...args, "--format", "json").stdout).not.toContain("--root");
  }
});
