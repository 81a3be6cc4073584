import { afterAll, describe, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, codes, flags, openWorkspace, record, whole } from "../workspace.ts";

const space = openWorkspace("change");
afterAll(() => space.remove());

const goals = (verb: string, ref: string, ...args: readonly string[]) =>
  space.goals(verb, "--session-ref", ref, ...args);
const enrol = (ref: string, ...args: readonly string[]) => goals("set", ref, ...ENROLMENT, ...args);
const OTHER = flags({
  goal: "Publish the nightly build for Linux and macOS only",
  "done-when": "The download page lists the Linux and macOS builds",
  reason: "the Windows signing key has expired",
});

describe("hold and resume", () => {
  test("a hold keeps reason, source, until and where it came from", () => {
    enrol("hold", "--status", "working");
    const until = ["--until", "2036-11-23T10:00:00+02:00", "--source", "guard:rate-limit"];
    const held = record(goals("hold", "hold", "--reason", "too many requests", ...until));
    expect(held["status"]).toBe("held");
    expect(held["hold"]).toMatchObject({
      reason: "too many requests",
      source: "guard:rate-limit",
      until: "2036-11-23T08:00:00Z",
      from_status: "working",
    });
    const again = record(goals("hold", "hold", "--reason", "still", "--actor", "operator:dana"));
    expect(again["hold"]).toMatchObject({
      reason: "still",
      source: "operator:dana",
      until: null,
      from_status: "working",
    });
  });

  test("a hold of another source in the place of one is said aloud, and done", () => {
    const hold = (ref: string, reason: string, ...args: readonly string[]) =>
      goals("hold", ref, "--reason", reason, ...args);
    for (const ref of ["theirs", "own"]) enrol(ref, "--lane-id", ref);
    hold("theirs", "not before the audit", "--source", "operator:maria");
    const guard = ["--source", "guard:rate-limit"];
    const replaced = hold("theirs", "429", ...guard);
    expect([replaced.exit, codes(replaced)]).toEqual([0, ["hold.replaced"]]);
    expect(record(replaced)["hold"]).toMatchObject({ source: "guard:rate-limit", reason: "429" });
    for (const said of [
      "warning",
      "operator:maria",
      "not before the audit",
      "svc-goals log --session-ref theirs",
    ]) {
      expect(replaced.stderr).toContain(said);
    }
    for (const quiet of [
      hold("own", "429", ...guard),
      hold("own", "429", ...guard),
      hold("own", "503", ...guard),
      hold("own", "503", "--source", "Guard: rate-limit"),
      hold("own", "504", "--actor", "guard:rate-limit"),
    ]) {
      expect([quiet.exit, quiet.stderr]).toEqual([0, ""]);
    }
    expect(codes(hold("own", "504", "--actor", "operator:maria"))).toEqual(["hold.replaced"]);
    expect(codes(hold("own", "", ...guard))).toEqual(["hold.reason_empty"]);
    goals("resume", "own");
    expect(hold("own", "504", ...guard).stderr).toBe("");
  });

  test("resume goes back to working, and to open from any other unfinished status", () => {
    for (const [before, after] of [
      ["working", "working"],
      ["open", "open"],
      ["paused", "open"],
      ["deferred", "open"],
      ["abandoned", "open"],
    ] as const) {
      enrol(`from-${before}`, "--status", before);
      goals("hold", `from-${before}`, "--reason", "wait");
      expect(record(goals("resume", `from-${before}`))).toMatchObject({
        status: after,
        hold: null,
      });
    }
  });

  test("a complete goal that was held is complete again", () => {
    enrol("done");
    goals("close", "done", ...DELIVERED);
    goals("hold", "done", "--reason", "look at it again");
    expect(record(goals("resume", "done"))["status"]).toBe("complete");
  });

  test("with --source only a hold of that source is ended; a goal that is not held is refused", () => {
    enrol("guarded");
    goals("hold", "guarded", "--reason", "wait", "--source", "operator:dana");
    expect(whole(goals("resume", "guarded", "--source", "guard:rate-limit"), space))
      .toMatchInlineSnapshot(`
        "exit 1
        -- stderr
        svc-goals: the goal of session "guarded" is held by operator:dana, not by guard:rate-limit: leave it held, or have operator:dana resume it with "svc-goals resume --session-ref guarded" [hold.other_source]"
      `);
    expect(goals("resume", "guarded", "--source", "Operator:Dana").exit).toBe(0);
    expect(whole(goals("resume", "guarded"), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: the goal of session "guarded" is open, not held: look at it with "svc-goals now --session-ref guarded"; a status is set with "svc-goals set --session-ref guarded --status <status>" [goal.not_held]"
    `);
  });

  test("an empty reason, a source without a kind, a session that is not there", () => {
    enrol("rules");
    expect(codes(goals("hold", "rules", "--reason", " ", "--source", "x"))).toEqual([
      "hold.reason_empty",
      "source.shape",
    ]);
    expect(whole(goals("hold", "nobody", "--reason", "x"), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: session "nobody" has no goal in the store at <folder>/root: check --session-ref against "svc-goals list", or enrol it with "svc-goals set --session-ref nobody --goal <text> --done-when <text> --source <kind>:<name>" [goal.not_found]"
    `);
    expect(codes(goals("resume", "nobody"))).toEqual(["goal.not_found"]);
  });

  test("a name that differs in case and joints alone is meant; one that is only near is another's", () => {
    enrol("night-shift-12");
    for (const typed of ["Night-Shift-12", "night_shift_12", "nightshift12"]) {
      expect(goals("now", typed).stderr).toContain(
        ": did you mean --session-ref night-shift-12? [goal.not_found]",
      );
    }
    expect(
      space.goals("set", "--session-ref", "Night-Shift-12", "--status", "working").stderr,
    ).toContain("did you mean --session-ref night-shift-12? [goal.not_found]");
    enrol("day-shift");
    goals("close", "day-shift", ...DELIVERED);
    for (const [verb = "", ...args] of [["now"], ["log"], ["set", "--status", "working"]]) {
      expect(goals(verb, "Day_Shift", ...args).stderr).toContain(
        ': did you mean --session-ref day-shift, which is complete? Otherwise check --session-ref against "svc-goals list", or enrol it with "svc-goals set --session-ref Day_Shift --goal',
      );
    }
    // Both read "café"; only escapes tell them apart.
    enrol("caf\u00e9");
    for (const read of ["now", "log", "close"]) {
      const more = read === "close" ? ["--delivered-item", "x"] : [];
      expect(goals(read, "cafe\u0301", ...more).stderr).toContain(
        ": did you mean --session-ref 'caf\u00e9'? It is caf\\u00e9, and the name given is cafe\\u0301, the same",
      );
    }
    expect(goals("now", "CAFE\u0301").stderr).toContain("did you mean --session-ref 'caf\u00e9'?");
    enrol("_");
    space.sql("UPDATE goals SET session_ref = 'odd ' WHERE session_ref = ?", "_");
    for (const typed of ["night-shift-13", ".", "odd", "night-shift-12".repeat(3000)]) {
      expect(goals("now", typed).stderr).not.toContain("did you mean");
    }
  });
});

describe("redirect", () => {
  test("replaces goal and condition, keeps what was enrolled and appends to history", () => {
    enrol("redirect", "--status", "working");
    const args = ["redirect", "--session-ref", "redirect", ...OTHER, "--actor", "operator:dana"];
    const { history, ...rest } = record(space.goals(...args));
    expect(rest).toMatchObject({
      goal: "Publish the nightly build for Linux and macOS only",
      done_when: "The download page lists the Linux and macOS builds",
      enrolled_done_when: "The download page lists the Linux, macOS and Windows builds",
      status: "redirected",
    });
    expect(history).toMatchObject([
      {
        goal: "Publish the nightly build for all three platforms",
        status: "working",
        reason: "the Windows signing key has expired",
        redirected_by: "operator:dana",
      },
    ]);
    expect(record(goals("set", "redirect", "--status", "working"))["status"]).toBe("working");
  });

  test("repeated it changes nothing, and says so where the status does not show it", () => {
    enrol("repeated");
    const again = (...reason: readonly string[]) => {
      const { exit, stdout, stderr } = goals(
        "redirect",
        "repeated",
        ...OTHER.slice(0, -1),
        ...reason,
      );
      return [exit, JSON.parse(stdout).status, JSON.parse(stdout).history.length, stderr];
    };
    const reason = OTHER.at(-1) ?? "";
    expect(again(reason)).toEqual([0, "redirected", 1, ""]);
    expect(again(reason)).toEqual([0, "redirected", 1, ""]);
    for (const status of ["open", "working", "paused", "deferred"]) {
      goals("set", "repeated", "--status", status);
      expect(again(reason)).toEqual([
        0,
        status,
        1,
        expect.stringMatching(
          new RegExp(
            `^svc-goals: warning: session "repeated" was redirected to this at \\S+Z, with the same reason, and is ${status} now: nothing was changed; where it is to take it up again, give another --reason \\[redirect\\.repeated\\]\n$`,
            "u",
          ),
        ),
      ]);
    }
    goals("hold", "repeated", "--reason", "wait");
    expect(again(reason)).toEqual([0, "held", 1, ""]);
    goals("resume", "repeated");
    expect(again("once more")).toEqual([0, "redirected", 2, ""]);
    goals("set", "repeated", "--status", "abandoned");
    expect(again("once more")).toEqual([0, "redirected", 3, ""]);
  });

  test("a retry is one too where the policy has come to refuse the words meanwhile", () => {
    enrol("retried");
    goals("redirect", "retried", ...OTHER);
    const policy = space.file("stricter.yaml", "language: { codenames: [nightly] }\n");
    const under = ["--policy-config", policy];
    const retried = goals("redirect", "retried", ...OTHER, ...under);
    expect([retried.exit, record(retried)["history"]]).toEqual([0, [expect.anything()]]);
    const anew = goals("redirect", "retried", ...OTHER.slice(0, -1), "anew", ...under);
    expect(codes(anew)).toEqual(["goal.codename"]);
    expect(codes(goals("redirect", "retried", ...OTHER, ...under, "--actor", "x"))[0]).toBe(
      "actor.shape",
    );
  });

  test("a held goal stays held; the closure of a complete one moves into the trail", () => {
    enrol("held");
    goals("hold", "held", "--reason", "wait");
    expect(record(goals("redirect", "held", ...OTHER))["status"]).toBe("held");
    enrol("closed");
    goals("close", "closed", ...DELIVERED);
    expect(record(goals("redirect", "closed", ...OTHER))).toMatchObject({
      status: "redirected",
      closure: null,
    });
    expect(goals("log", "closed").stdout).toContain("the Windows build is listed");
  });

  test("refuses what set would refuse", () => {
    enrol("refused");
    const args = ["--goal", "Do it", "--done-when", "x", "--reason", ""];
    expect(codes(goals("redirect", "refused", ...args))).toEqual(
      expect.arrayContaining(["goal.too_short", "redirect.reason_empty"]),
    );
  });
});

describe("asks", () => {
  test("add-ask prints the index, resolve-ask answers once and keeps the index", () => {
    enrol("asks");
    expect(goals("add-ask", "asks", "--open-ask", "First?").stdout).toBe("0\n");
    expect(goals("add-ask", "asks", "--open-ask", "Second?").stdout).toBe("1\n");
    const answer = ["--ask-index", "0", "--resolution", "Yes"];
    expect(record(goals("resolve-ask", "asks", ...answer))["open_asks"]).toMatchObject([
      { text: "First?", resolution: "Yes" },
      { text: "Second?", resolution: null, resolved_at: null },
    ]);
    expect(goals("add-ask", "asks", "--open-ask", "Third?").stdout).toBe("2\n");
    expect(codes(goals("resolve-ask", "asks", ...answer))).toEqual(["ask.already_resolved"]);
  });

  test("add-ask always adds one and warns of an open twin; set adds none that is open", () => {
    enrol("twice");
    expect(goals("add-ask", "twice", "--open-ask", "First?")).toMatchObject({ stderr: "" });
    const again = goals("add-ask", "twice", "--open-ask", "First?");
    expect(again).toMatchObject({ exit: 0, stdout: "1\n" });
    expect(again.stderr).toMatchInlineSnapshot(`
      "svc-goals: warning: ask 0 of session "twice" asks the same and is open: if ask 1 was a retry, resolve it with "svc-goals resolve-ask --session-ref twice --ask-index 1 --resolution <answer>" [ask.same_text]
      "
    `);
    goals("set", "twice", "--open-ask", "First?");
    goals("resolve-ask", "twice", "--ask-index", "0", "--resolution", "Yes");
    goals("resolve-ask", "twice", "--ask-index", "1", "--resolution", "Yes");
    expect(goals("add-ask", "twice", "--open-ask", "First?")).toMatchObject({
      stdout: "2\n",
      stderr: "",
    });
  });

  test("an index that is not there is exit 1, one that is no number exit 2", () => {
    enrol("indexes");
    const resolve = (index: string) =>
      goals("resolve-ask", "indexes", `--ask-index=${index}`, "--resolution", "Yes");
    expect(whole(resolve("7"), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: session "indexes" has no ask 7: it has none: there is nothing to answer; look at the session with "svc-goals get --session-ref indexes" [ask.not_found]"
    `);
    expect(resolve("-1").exit).toBe(1);
    goals("add-ask", "indexes", "--open-ask", "First?");
    expect(resolve("7").stderr).toContain("its only ask is 0");
    goals("add-ask", "indexes", "--open-ask", "Second?");
    expect(resolve("7").stderr).toContain("it has 0 to 1");
    expect(whole(resolve("first"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --ask-index "first" is no whole number: write it in digits, e.g. 3 [number.unreadable]"
    `);
    expect(resolve("1.5").exit).toBe(2);
    expect(resolve("99999999999999999999").exit).toBe(1);
  });

  test("a complete goal still takes asks and answers", () => {
    enrol("complete");
    goals("close", "complete", ...DELIVERED);
    expect(goals("add-ask", "complete", "--open-ask", "And now?").stdout).toBe("0\n");
    expect(goals("resolve-ask", "complete", "--ask-index", "0", "--resolution", "No").exit).toBe(0);
    expect(codes(goals("set", "complete", "--status", "working"))).toEqual(["goal.complete"]);
    expect(codes(goals("due", "complete", "--set", "2030-01-01T00:00:00Z"))).toEqual([
      "goal.complete",
    ]);
  });
});

describe("due", () => {
  test("sets, prints and clears; another offset is converted", () => {
    enrol("due");
    const set = goals("due", "due", "--set", "2026-11-21T11:30:00+02:00");
    expect(record(set)["due_date"]).toBe("2026-11-21T09:30:00Z");
    expect(goals("due", "due").stdout).toBe("2026-11-21T09:30:00Z\n");
    expect(goals("due", "due", "--format", "json").stdout).toBe('"2026-11-21T09:30:00Z"\n');
    expect(record(goals("due", "due", "--clear"))["due_date"]).toBeNull();
    expect(goals("due", "due").stdout).toBe("none\n");
  });

  test("a time without an offset or that is none is a usage error, and so are both flags", () => {
    enrol("times");
    expect(whole(goals("due", "times", "--set", "2026-11-21T09:30:00"), space))
      .toMatchInlineSnapshot(`
        "exit 2
        -- stderr
        svc-goals: --set "2026-11-21T09:30:00" has no offset from UTC: write it with one, e.g. "<time>" for UTC or "2026-11-21T09:30:00+02:00" [time.no_offset]"
      `);
    expect(goals("due", "times", "--set", "tomorrow").exit).toBe(2);
    expect(goals("hold", "times", "--reason", "x", "--until", "2026-13-01T00:00:00Z").exit).toBe(2);
    expect(whole(goals("due", "times", "--clear", "--set", "2026-11-21T09:30:00Z"), space))
      .toMatchInlineSnapshot(`
        "exit 2
        -- stderr
        svc-goals: --set and --clear are both given: give one of them"
      `);
  });
});

describe("asks that are easily overlooked", () => {
  const add = (ref: string, text: string, ...args: readonly string[]) =>
    goals("add-ask", ref, "--open-ask", text, ...args);

  test("a set that asks again what was answered says so, and asks", () => {
    const ref = "again";
    const lane = ["--lane-id", ref, "--open-ask", "Which year?"];
    expect(enrol(ref, ...lane).stderr).toBe("");
    expect(enrol(ref, ...lane).stderr).toBe("");
    goals("resolve-ask", ref, "--ask-index", "0", "--resolution", "2020");
    const again = enrol(ref, ...lane, "--open-ask", "Which month?");
    expect([again.exit, codes(again)]).toEqual([0, ["ask.same_text"]]);
    expect(again.stderr).toContain(
      'ask 0 of session "again" asks the same and was answered: “2020”',
    );
    expect(again.stderr).toContain("resolve-ask --session-ref again --ask-index 1");
    expect(record(again)["open_asks"]).toHaveLength(3);
    // Open now, so nothing is added.
    expect(enrol(ref, ...lane).stderr).toBe("");
    expect(goals("set", ref, "--open-ask", "which year?").stderr).toBe("");
    // To ask again is what add-ask is for.
    goals("resolve-ask", ref, "--ask-index", "1", "--resolution", "2021");
    expect(add(ref, "Which year?").stderr).toBe("");
    expect(codes(add(ref, "Which year?"))).toEqual(["ask.same_text"]);
  });

  test("an ask of a finished goal says where it can be seen", () => {
    for (const ref of ["done", "dropped", "waiting"]) enrol(ref, "--lane-id", ref);
    goals("close", "done", ...DELIVERED);
    goals("set", "dropped", "--status", "abandoned");
    goals("set", "waiting", "--status", "deferred");
    for (const [ref, status] of [
      ["done", "complete"],
      ["dropped", "abandoned"],
    ] as const) {
      const asked = add(ref, "What now?");
      expect([asked.exit, asked.stdout, codes(asked)]).toEqual([0, "0\n", ["ask.off_board"]]);
      expect(asked.stderr).toContain(`is ${status}, so the board shows its asks with --all only`);
      expect(asked.stderr).toContain("svc-goals scan-asks");
      expect(codes(goals("set", ref, "--open-ask", "And then?"))).toEqual(["ask.off_board"]);
      expect(goals("set", ref, "--open-ask", "And then?").stderr).toBe("");
      goals("hold", ref, "--reason", "wait");
      expect(add(ref, "Still there?").stderr).toBe("");
    }
    expect(add("waiting", "What now?").stderr).toBe("");
    const enrolled = (ref: string, ...more: readonly string[]): readonly string[] =>
      codes(enrol(ref, "--lane-id", ref, ...more));
    const asking = ["--open-ask", "May I?"];
    expect(enrolled("born-dropped", "--status", "abandoned", ...asking)).toEqual(["ask.off_board"]);
    expect(enrolled("born-silent", "--status", "abandoned")).toEqual([]);
    expect(enrolled("born-waiting", "--status", "deferred", ...asking)).toEqual([]);
    // A set that takes a dropped goal up again brings its ask to the board.
    goals("resume", "dropped");
    goals("set", "dropped", "--status", "abandoned");
    expect(goals("set", "dropped", "--status", "working", "--open-ask", "Go on?").stderr).toBe("");
  });

  test("the index is printed in both formats", () => {
    enrol("formats", "--lane-id", "formats");
    expect(add("formats", "A?", "--format", "json").stdout).toBe("0\n");
    expect(add("formats", "B?", "--format", "text").stdout).toBe("1\n");
    expect(add("formats", "C?").stdout).toBe("2\n");
    expect(add("formats", "D?", "--format", "box").exit).toBe(2);
  });

  test("a time to come is told alike on the board and in scan-asks", () => {
    enrol("ahead", "--lane-id", "ahead", "--open-ask", "Who signs?");
    space.sql(
      "UPDATE goals SET record = json_set(record, '$.open_asks[0].asked_at', '2096-06-01T00:00:00Z') WHERE session_ref = 'ahead'",
    );
    const inDays = /in \d+d\d*h?/u;
    const board = space.goals("roster", "--format", "cards").stdout;
    const [, shown = "none"] = /2096-06-01T00:00:00Z \((in [^)]*)\)/u.exec(board) ?? [];
    expect(shown).toMatch(inDays);
    for (const format of ["text", "cards", "box", "markdown", "json"]) {
      const found = space.goals("scan-asks", "--format", format).stdout;
      expect([format, inDays.test(found)]).toEqual([format, true]);
    }
    const asks: { session_ref: string; age: string; age_seconds: number }[] = JSON.parse(
      space.goals("scan-asks", "--format", "json").stdout,
    );
    const ask = asks.find(({ session_ref }) => session_ref === "ahead");
    expect([ask?.age.slice(0, 3), ask?.age_seconds]).toEqual(["in ", 0]);
  });

  test("no placeholder and nothing invisible is stored", () => {
    enrol("copied", "--lane-id", "copied", "--open-ask", "Which?");
    for (const [verb, ...args] of [
      ["set", "--reasoning", "<text>"],
      ["add-ask", "--open-ask", "<question>"],
      ["add-ask", "--open-ask", "Why?", "--actor", "<kind>:<name>"],
      ["resolve-ask", "--ask-index", "0", "--resolution", "<answer>"],
      ["hold", "--reason", "<text>"],
      ["hold", "--reason", "wait", "--source", "guard:<name>"],
      ["close", "--delivered-item", "<text>", "--delivered-item", "<text2>"],
      ["redirect", ...OTHER.slice(0, -1), "<text>"],
    ] as const) {
      const refused = goals(verb, "copied", ...args);
      expect([verb, refused.exit, codes(refused)[0]]).toEqual([verb, 1, "text.placeholder"]);
    }
    for (const source of ["operator:<name>", "<kind>:<name>", "operator:\u200b"]) {
      const refused = goals("set", "nobody", ...ENROLMENT.slice(0, -1), source);
      expect([refused.exit, codes(refused)[0]?.split(".")[0]]).toEqual([1, "text"]);
    }
    expect(codes(add("copied", "\u200b"))).toEqual(["text.invisible"]);
    expect(codes(goals("get", "nobody"))).toEqual(["goal.not_found"]);
  });
});
