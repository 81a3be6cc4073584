import { afterAll, describe, expect, test } from "bun:test";
import {
  DELIVERED,
  DONE_WHEN,
  ENROLMENT,
  GOAL,
  codes,
  flags,
  openWorkspace,
  record,
  whole,
} from "../workspace.ts";

const space = openWorkspace("set");
afterAll(() => space.remove());

const set = (ref: string, ...args: readonly string[]) =>
  space.goals("set", "--session-ref", ref, ...args);

describe("the first write", () => {
  test("enrols and prints the record, keys in the order of the contract", () => {
    expect(whole(set("first", ...ENROLMENT), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      {
        "session_ref": "first",
        "goal": "Publish the nightly build for all three platforms",
        "done_when": "The download page lists the Linux, macOS and Windows builds",
        "status": "open",
        "reasoning": null,
        "lane_id": "first",
        "enrolled_done_when": "The download page lists the Linux, macOS and Windows builds",
        "enrolled_at": "<time>",
        "source": "operator:dana",
        "due_date": null,
        "open_asks": [],
        "history": [],
        "hold": null,
        "closure": null,
        "updated_at": "<time>"
      }"
    `);
  });

  test("without goal, done_when or source names each flag and is a usage error", () => {
    expect(whole(set("absent", "--status", "working"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: session "absent" has no goal yet in the store at <folder>/root, and --goal is missing: enrol it with --goal, --done-when and --source, or check --session-ref [goal.missing_flag]
      svc-goals: session "absent" has no goal yet in the store at <folder>/root, and --done-when is missing: enrol it with --goal, --done-when and --source, or check --session-ref [goal.missing_flag]
      svc-goals: session "absent" has no goal yet in the store at <folder>/root, and --source is missing: enrol it with --goal, --done-when and --source, or check --session-ref [goal.missing_flag]"
    `);
  });

  test("takes status, reasoning, asks and lane at once", () => {
    const asks = ["--open-ask", "May the old builds go?", "--open-ask", "Which key signs it?"];
    const given = [
      "--status",
      "working",
      "--reasoning",
      " because ",
      "--lane-id",
      "builds",
      ...asks,
    ];
    const enrolled = record(set("all-at-once", ...ENROLMENT, ...given));
    expect(enrolled).toMatchObject({ status: "working", reasoning: "because", lane_id: "builds" });
    expect(enrolled["open_asks"]).toMatchObject([
      { text: "May the old builds go?", resolution: null, resolved_at: null },
      { text: "Which key signs it?", resolution: null, resolved_at: null },
    ]);
  });

  test("says all that is wrong at once", () => {
    const refused = set(
      "wrong",
      ...flags({ goal: "Do it", "done-when": " ", source: "dana", status: "held" }),
    );
    expect(codes(refused)).toEqual([
      "goal.too_short",
      "done_when.empty",
      "source.shape",
      "status.needs_hold",
    ]);
    expect(refused.exit).toBe(1);
    expect(refused.stdout).toBe("");
  });

  test("counts words of scripts without spaces", () => {
    const source = [
      "--source",
      "operator:dana",
      "--done-when",
      "ダウンロードページに三つのビルドが載っている",
    ];
    expect(
      set("japanese", "--goal", "毎晩のビルドを三つのプラットフォーム向けに公開する", ...source)
        .exit,
    ).toBe(0);
    expect(codes(set("short", "--goal", "a - b - c - d - e", ...source))).toContain(
      "goal.too_short",
    );
  });

  test("session references: not empty, at most 512 characters, no control characters", () => {
    expect(codes(set(" ", ...ENROLMENT))).toEqual(["session_ref.empty"]);
    expect(codes(set("x".repeat(513), ...ENROLMENT))).toEqual(["session_ref.too_long"]);
    expect(codes(set("a\u001bb", ...ENROLMENT))).toEqual(["session_ref.control_character"]);
    expect(set("😀".repeat(512), ...ENROLMENT).exit).toBe(0);
  });
});

describe("later writes", () => {
  test("change status and reasoning, add asks, and a retry changes nothing", () => {
    set("later", ...ENROLMENT);
    const once = set(
      "later",
      "--status",
      "working",
      "--reasoning",
      "begun",
      "--open-ask",
      "Which key?",
    );
    expect(record(once)).toMatchObject({ status: "working", reasoning: "begun" });
    const events = space.goals("log", "--session-ref", "later").stdout;
    const again = set("later", ...ENROLMENT, "--status", "working", "--open-ask", "Which key?");
    expect(again.stdout).toBe(once.stdout);
    expect(space.goals("log", "--session-ref", "later").stdout).toBe(events);
    expect(record(set("later", "--reasoning", ""))["reasoning"]).toBeNull();
  });

  test("refuse another goal, condition, source or lane, naming redirect", () => {
    set("differs", ...ENROLMENT);
    const refused = set(
      "differs",
      ...flags({ goal: `${GOAL} and tablets`, "done-when": `${DONE_WHEN} today` }),
      ...flags({ source: "operator:kim", "lane-id": "other" }),
    );
    expect(whole(refused, space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: --goal differs from what session "differs" enrolled with: leave it out; only the operator changes what was asked, with "svc-goals redirect --session-ref differs --goal <text> --done-when <text> --reason <text>" [goal.differs]
      svc-goals: --done-when differs from what session "differs" enrolled with: leave it out; only the operator changes what was asked, with "svc-goals redirect --session-ref differs --goal <text> --done-when <text> --reason <text>" [done_when.differs]
      svc-goals: --source differs from what session "differs" enrolled with: leave it out; it stays as enrolled, also when the operator redirects the session [source.differs]
      svc-goals: --lane-id differs from what session "differs" enrolled with: leave it out; it stays as enrolled, also when the operator redirects the session [lane_id.differs]"
    `);
  });

  test("after a redirect the first set, repeated, points to the goal in force and not back", () => {
    set("turned", ...ENROLMENT);
    const redirect = ["redirect", "--session-ref", "turned", "--actor", "operator:lee"];
    const goal = flags({ goal: `${GOAL} and for tablets`, "done-when": `${DONE_WHEN} today` });
    space.goals(...redirect, ...goal, "--reason", "more is wanted");
    const again = set("turned", ...ENROLMENT, "--status", "working");
    expect(whole(again, space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: --goal is not the goal in force: session "turned" was redirected at <time> by operator:lee: read the goal in force with "svc-goals get --session-ref turned" and go on with that, without --goal [goal.differs]
      svc-goals: --done-when is not the condition in force: session "turned" was redirected at <time> by operator:lee: read the goal in force with "svc-goals get --session-ref turned" and go on with that, without --done-when [done_when.differs]"
    `);
    expect(record(set("turned", ...goal, "--status", "working"))["status"]).toBe("working");
  });

  test("complete, held and redirected are reached through their commands only", () => {
    set("statuses", ...ENROLMENT);
    expect(codes(set("statuses", "--status", "complete"))).toEqual(["status.needs_close"]);
    expect(codes(set("statuses", "--status", "held"))).toEqual(["status.needs_hold"]);
    expect(codes(set("statuses", "--status", "redirected"))).toEqual(["status.needs_redirect"]);
    expect(whole(set("statuses", "--status", "done"), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: a goal becomes complete only through "svc-goals close": use "svc-goals close --session-ref statuses --delivered-item <text>" [status.needs_close]"
    `);
    for (const status of ["open", "working", "paused", "abandoned", "deferred"]) {
      expect(record(set("statuses", "--status", status))["status"]).toBe(status);
    }
  });

  test("a held goal takes no status before it is resumed", () => {
    set("held", ...ENROLMENT);
    space.goals("hold", "--session-ref", "held", "--reason", "frozen");
    expect(codes(set("held", "--status", "working"))).toEqual(["goal.held"]);
    expect(set("held", "--open-ask", "Until when?").exit).toBe(0);
  });
});

describe("lanes", () => {
  test("a lane has one unfinished goal, and the refusal names the session that holds it", () => {
    set("owner", ...ENROLMENT, "--lane-id", "lane");
    expect(whole(set("newcomer", ...ENROLMENT, "--lane-id", "lane"), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: lane "lane" belongs to session "owner" until its goal is complete: go on with session "owner", or enrol other work with a --lane-id of its own [lane.taken]"
    `);
  });

  test("without --lane-id the lane is SVC_LANE_ID, else the session reference", () => {
    const args = ["set", "--session-ref", "by-variable", ...ENROLMENT];
    const odd = space.run("svc-goals", args, { env: { SVC_LANE_ID: "tab\tbed" } });
    expect(odd.stderr).toStartWith("svc-goals: SVC_LANE_ID contains a control character: ");
    const enrolled = space.run("svc-goals", args, { env: { SVC_LANE_ID: "variable" } });
    expect(record(enrolled)["lane_id"]).toBe("variable");
    expect(record(set("own-lane", ...ENROLMENT))["lane_id"]).toBe("own-lane");
    expect(codes(set("another", ...ENROLMENT, "--lane-id", "own-lane"))).toEqual(["lane.taken"]);
  });

  test("an abandoned goal keeps its lane until an acknowledged close frees it", () => {
    set("abandoned", ...ENROLMENT, "--lane-id", "kept");
    set("abandoned", "--status", "abandoned");
    expect(codes(set("heir", ...ENROLMENT, "--lane-id", "kept"))).toEqual(["lane.taken"]);
    const close = ["close", "--session-ref", "abandoned"];
    expect(codes(space.goals(...close))).toContain("close.abandoned");
    expect(space.goals(...close, "--acknowledged-by", "operator:dana").exit).toBe(0);
    expect(set("heir", ...ENROLMENT, "--lane-id", "kept").exit).toBe(0);
    const back = space.goals("hold", "--session-ref", "abandoned", "--reason", "look again");
    expect(codes(back)).toEqual(["lane.taken"]);
  });

  test("without a lane a goal of the same text is enrolled with a warning", () => {
    const goal = "Write the release notes for the autumn release";
    const rest = ["--done-when", "The notes are published", "--source", "operator:dana"];
    set("notes-1", "--goal", goal, ...rest);
    const twin = set("notes-2", "--goal", goal, ...rest);
    expect(twin.exit).toBe(0);
    expect(JSON.parse(twin.stdout)).toMatchObject({ session_ref: "notes-2" });
    expect(twin.stderr).toMatchInlineSnapshot(`
      "svc-goals: warning: session "notes-1" has an unfinished goal with the same text: if this is the same work, go on with that session and end this one with "svc-goals set --session-ref notes-2 --status abandoned"; a shared --lane-id would have refused it [goal.same_text]
      "
    `);
  });

  test("a name that another session has in another form of Unicode is enrolled with a warning that tells them apart", () => {
    const [apart, composed] = ["re\u0301sume\u0301 日本", "r\u00e9sum\u00e9 日本"];
    const first = set(apart, ...ENROLMENT, "--lane-id", "letters");
    expect(first.stderr).toBe("");
    const twin = set(composed, ...ENROLMENT, "--lane-id", "more letters");
    expect(twin.exit).toBe(0);
    expect(twin.stderr).toMatchInlineSnapshot(`
      "svc-goals: warning: there is a session of the same name in another form of Unicode: that one is re\\u0301sume\\u0301 日本, this one is r\\u00e9sum\\u00e9 日本: if this is the same session, go on under the other name, "--session-ref "$(printf 're\\314\\201sume\\314\\201 日本')"", and end this one with "svc-goals set --session-ref 'résumé 日本' --status abandoned" [session_ref.other_form]
      "
    `);
    expect(set(composed, "--status", "working").stderr).toBe("");
    set("r\u00e9p", ...ENROLMENT, "--lane-id", "answers");
    space.goals("close", "--session-ref", "r\u00e9p", ...DELIVERED);
    // It has ended: nobody is to go on there.
    expect(set("re\u0301p", ...ENROLMENT, "--lane-id", "more answers").stderr)
      .toMatchInlineSnapshot(`
      "svc-goals: warning: there is a session of the same name in another form of Unicode, which is complete: that one is r\\u00e9p, this one is re\\u0301p: write this one as "--session-ref "$(printf 're\\314\\201p')"": typed otherwise it may be the other [session_ref.other_form]
      "
    `);
  });
});
