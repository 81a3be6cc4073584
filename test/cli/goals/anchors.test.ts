import { afterAll, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, codes, openWorkspace, record } from "../workspace.ts";

const space = openWorkspace("anchors");
afterAll(() => space.remove());

const KEYS = ["lane_id", "enrolled_done_when", "enrolled_at", "done_when"];
const ref = (name: string): readonly string[] => ["--session-ref", name];

function edited(key: string): string {
  const name = `edited-${key}`;
  space.goals("set", ...ref(name), ...ENROLMENT, "--lane-id", name, "--status", "working");
  space.sql(
    `UPDATE goals SET record = json_set(record, '$.${key}', '2001-01-01T00:00:00Z') WHERE session_ref = ?`,
    name,
  );
  return name;
}

test.each(KEYS)("an edited %s refuses every write but hold and an acknowledged close", (key) => {
  const name = edited(key);
  const redirect = ["--goal", "Publish the nightly build for two platforms", "--done-when"];
  const writes = [
    ["set", "--status", "open"],
    ["set", "--open-ask", "Why?"],
    ["due", "--clear"],
    ["due", "--set", "2030-01-01T00:00:00Z"],
    ["add-ask", "--open-ask", "Why?"],
    ["redirect", ...redirect, "The page lists both builds", "--reason", "less is wanted"],
    ["close", ...DELIVERED],
  ] as const;
  for (const [verb, ...args] of writes) {
    const refused = space.goals(verb, ...ref(name), ...args);
    expect([verb, refused.exit, codes(refused)[0]]).toEqual([verb, 1, "goal.anchor_mismatch"]);
  }
  const reads = [["get"], ["now"], ["judge", "--gate", "voice", "--message", "Run the tests."]];
  for (const [verb = "", ...args] of reads) {
    const shown = space.goals(verb, ...ref(name), ...args);
    expect([verb, shown.exit, codes(shown)]).toEqual([verb, 0, ["goal.anchor_mismatch"]]);
  }
  expect(record(space.goals("hold", ...ref(name), "--reason", "look into it"))["status"]).toBe(
    "held",
  );
  expect(codes(space.goals("resume", ...ref(name)))).toEqual(["goal.anchor_mismatch"]);
  for (const format of ["markdown", "box", "cards", "json"]) {
    const board = space.goals("roster", "--format", format).stdout.replaceAll(/[\s│]+/gu, " ");
    expect(board).toMatch(/edited the store|anchor_mismatch/u);
  }
  const closed = space.goals(
    "close",
    ...ref(name),
    ...DELIVERED,
    "--acknowledged-by",
    "operator:dana",
  );
  expect(record(closed)["closure"]).toMatchObject({
    discrepancies: expect.arrayContaining([expect.objectContaining({ kind: "anchor_mismatch" })]),
  });
});

test.each(["open", "held", "complete", "held complete", "abandoned", "held abandoned"])(
  "nothing that is said of an edited goal that is %s sends anybody to a write that is refused",
  (status) => {
    const name = `advised-${status.replace(" ", "-")}`;
    const asked = ["--open-ask", "Why?", "--lane-id", name];
    const run = (verb: string, ...args: readonly string[]) =>
      space.goals(verb, ...ref(name), ...args);
    run("set", ...ENROLMENT, ...asked);
    run("resolve-ask", "--ask-index", "0", "--resolution", "so");
    if (status.endsWith("abandoned")) run("set", "--status", "abandoned");
    if (status.endsWith("complete")) run("close", ...DELIVERED);
    if (status.startsWith("held")) run("hold", "--reason", "wait", "--source", "operator:lee");
    space.sql(
      "UPDATE goals SET record = json_set(record, '$.done_when', 'The page is there') WHERE session_ref = ?",
      name,
    );
    const before = space.stored(name);
    const refused = [
      run("set", "--status", "working"),
      run("set", "--status", "done"),
      run("set", "--status", "redirected"),
      run("set", "--goal", "Publish the nightly build for two platforms"),
      run("set", "--reasoning", "the Linux build is up"),
      run("due", "--clear"),
      run("resume"),
      run("resume", "--source", "operator:max"),
      run("resolve-ask", "--ask-index", "0", "--resolution", "so"),
      run("close", "--delivered-item", "the Linux build is listed"),
    ];
    for (const { exit, stderr } of refused) {
      expect([exit, stderr]).toEqual([1, expect.stringContaining("[goal.anchor_mismatch]")]);
      const advised = stderr.replaceAll(/only through "svc-goals [a-z]+"/gu, "");
      const commands = advised.match(/svc-goals [a-z-]+ --[^"\n]*/gu) ?? [];
      const writes = commands.filter((command) => !/^svc-goals (?:get|log) /u.test(command));
      expect(writes.filter((command) => !command.includes(" --acknowledged-by "))).toEqual([]);
      expect(stderr).not.toContain("close again");
    }
    expect(space.stored(name)).toBe(before);
  },
);

test("the same close once more says aloud that the goal has been edited since", () => {
  const close = (): ReturnType<typeof space.goals> =>
    space.goals("close", ...ref("again"), ...DELIVERED);
  space.goals("set", ...ref("again"), ...ENROLMENT, "--lane-id", "again");
  close();
  expect([close().exit, codes(close())]).toEqual([0, []]);
  space.sql(
    "UPDATE goals SET record = json_set(record, '$.done_when', 'The page is there') WHERE session_ref = ?",
    "again",
  );
  expect([close().exit, codes(close())]).toEqual([0, ["goal.anchor_mismatch"]]);
});

test("the lane of an edited goal that was complete when it was held is freed as its refusal says", () => {
  const lane = ["--lane-id", "edited-lane"];
  space.goals("set", ...ref("lane-holder"), ...ENROLMENT, ...lane);
  space.goals("close", ...ref("lane-holder"), ...DELIVERED);
  space.goals("hold", ...ref("lane-holder"), "--reason", "audit");
  const enrol = () => space.goals("set", ...ref("lane-next"), ...ENROLMENT, ...lane);
  expect(enrol().stderr).toContain('resume it with "svc-goals resume --session-ref lane-holder"');
  space.sql(
    "UPDATE goals SET record = json_set(record, '$.done_when', 'The page is there') WHERE session_ref = ?",
    "lane-holder",
  );
  const command = /close that goal with "(?<command>[^"]*)" to free/u.exec(enrol().stderr)?.[1];
  expect(space.shell(`${command?.replace("<name>", "dana")}`).exit).toBe(0);
  expect(enrol().exit).toBe(0);
});

test("a goal that was put in by hand has no enrolment, and one that is no record is shown", () => {
  space.goals("set", ...ref("model"), ...ENROLMENT);
  const copy = JSON.stringify({
    ...JSON.parse(space.stored("model")),
    session_ref: "copy",
    lane_id: "copy",
  });
  space.sql("INSERT INTO goals (session_ref, record) VALUES (?, ?)", "copy", copy);
  expect(codes(space.goals("set", ...ref("copy"), "--status", "working"))).toEqual([
    "goal.anchor_mismatch",
  ]);
  for (const [name, text] of [
    ["no-json", "not json \u001b[31m"],
    ["array", "[1, 2]"],
    ["empty", "{}"],
    ["nothing", ""],
    ["deep", `{"goal": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["odd", '{"session_ref": 7, "status": ["working"], "open_asks": {"a": 1}}'],
  ] as const) {
    space.sql("INSERT INTO goals (session_ref, record) VALUES (?, ?)", name, text);
    expect(codes(space.goals("set", ...ref(name), "--status", "working"))).toContain(
      "goal.malformed",
    );
    for (const format of ["json", "text"]) {
      const shown = space.goals("get", ...ref(name), "--format", format);
      expect(shown.exit).toBe(0);
      expect(shown.stdout).not.toContain("\u001b");
      expect(shown.stderr).toContain("[goal.malformed]");
      if (format === "json") JSON.parse(shown.stdout);
    }
    expect(space.goals("now", ...ref(name)).stdout).toStartWith("MALFORMED");
  }
  for (const command of ["list", "roster"]) {
    for (const format of ["markdown", "box", "cards", "json"]) {
      const shown = space.goals(command, "--format", format);
      expect(shown.exit).toBe(0);
      expect(shown.stdout).toContain("no-json");
      expect(shown.stdout).not.toContain("\u001b");
    }
  }
  const asks = space.goals("scan-asks", "--format", "box");
  expect([asks.exit, codes(asks)]).toEqual([0, Array<string>(6).fill("goal.hidden_asks")]);
  expect(codes(space.goals("hold", ...ref("deep"), "--reason", "look"))).toEqual([
    "goal.malformed",
  ]);
  expect(space.goals("doctor", "--format", "text").stdout).toContain(
    "nested too deeply to be read",
  );
});

test("without its enrolment a goal is held to the redirect in the trail, and every view says the same", () => {
  const name = "replaced";
  space.goals("set", ...ref(name), ...ENROLMENT);
  const goal = ["--goal", "Publish the nightly build for two platforms", "--done-when"];
  space.goals("redirect", ...ref(name), ...goal, "The page lists both builds", "--reason", "less");
  space.sql(
    "DELETE FROM events WHERE record LIKE '%\"enrolled\"%' AND record LIKE ?",
    `%"${name}"%`,
  );
  space.sql(
    "UPDATE goals SET record = json_set(record, '$.done_when', 'The search page answers') WHERE session_ref = ?",
    name,
  );
  const closed = space.goals("close", ...ref(name), "--delivered-item", "The search page answers");
  expect(codes(closed)).toContain("close.missing_item");
  expect(closed.stderr).toContain("nothing was delivered for: ");
  const said = "differs in done_when and has no enrolment in the audit trail";
  for (const shown of [closed, space.goals("now", ...ref(name))]) {
    expect(shown.stderr).toContain(said);
  }
  space.sql(
    "UPDATE events SET record = json_set(record, '$.new', 3) WHERE record LIKE '%\"redirected\"%' AND record LIKE ?",
    `%"${name}"%`,
  );
  const unreadable = "has a latest redirect that cannot be read";
  expect(space.goals("now", ...ref(name)).stderr).toContain(unreadable);
  expect(space.goals("roster", "--format", "cards").stdout).toContain(unreadable);
});

const LOST = KEYS.flatMap((key) =>
  [
    `json_remove(record, '$.${key}')`,
    `json_set(record, '$.${key}', null)`,
    `json_set(record, '$.${key}', 7)`,
  ].map((edit) => [key, edit] as const),
);

function without(name: string, edit: string): void {
  space.goals("set", ...ref(name), ...ENROLMENT, "--lane-id", name, "--status", "working");
  space.sql(`UPDATE goals SET record = ${edit} WHERE session_ref = ?`, name);
}

test.each(LOST)("a goal without its %s, %s, can be held and closed", (key, edit) => {
  const name = `lost ${edit}`;
  without(name, edit);
  for (const [verb, ...args] of [
    ["set", "--status", "open"],
    ["set", ...ENROLMENT],
    ["due", "--clear"],
    ["add-ask", "--open-ask", "Why?"],
    ["resume"],
    ["close", ...DELIVERED],
  ] as const) {
    const refused = space.goals(verb, ...ref(name), ...args);
    expect([verb, refused.exit, codes(refused)[0]]).toEqual([verb, 1, "goal.anchor_mismatch"]);
    expect(refused.stderr).toContain(key);
  }
  expect(codes(space.goals("get", ...ref(name)))).toEqual(["goal.malformed"]);
  const closed = record(space.goals("close", ...ref(name), ...DELIVERED, ...signed));
  expect(closed).toMatchObject({ status: "complete", lane_id: name, done_when: ENROLMENT[3] });
  expect(closed["closure"]).toMatchObject({ discrepancies: [{ kind: "anchor_mismatch" }] });
  const held = `held ${edit}`;
  without(held, edit);
  const hold = space.goals("hold", ...ref(held), "--reason", "look into it");
  expect([hold.exit, codes(hold)]).toEqual([0, ["goal.anchor_mismatch"]]);
  expect(hold.stderr).toContain(`had no usable ${key}`);
  expect(record(hold)).toMatchObject({ status: "held", lane_id: held });
  // It has the key again, so nothing stands in the way.
  expect(space.goals("get", ...ref(held)).stderr).toBe("");
  // The trail alone tells from now on that somebody has edited it.
  const [, event] = JSON.parse(space.goals("log", ...ref(held), "--format", "json").stdout);
  expect(event).toMatchObject({ change: "held", put_back: [key] });
  expect(space.goals("log", ...ref(held), "--format", "text").stdout).toContain(
    `put back: ["${key}"]`,
  );
  expect(record(space.goals("resume", ...ref(held)))["status"]).toBe("working");
});

const UNREAD = [
  ["another key is gone too", "json_remove(record, '$.lane_id', '$.goal')"],
  ["what is no key stands there", "json_set(json_remove(record, '$.lane_id'), '$.lane', 'x')"],
  [
    "a key stands there twice",
    'replace(json_remove(record, \'$.lane_id\'), \'"goal"\', \'"goal":"x","goal"\')',
  ],
  ["another key alone is gone", "json_remove(record, '$.source')"],
  ["a time is none", "json_set(record, '$.updated_at', 'garbage')"],
  ["the status is none", "json_set(record, '$.status', 'busy')"],
  ["the text is no JSON", "'{garbage'"],
  ["another session stands there", "json_set(record, '$.session_ref', 'else')"],
] as const;

function unread(name: string, edit: string): string {
  space.goals("set", ...ref(name), ...ENROLMENT, "--lane-id", name, "--status", "working");
  space.goals("add-ask", ...ref(name), "--open-ask", "Which host?");
  space.goals("due", ...ref(name), "--set", "2030-01-01T00:00:00Z");
  const was = space.stored(name);
  space.sql(`UPDATE goals SET record = ${edit} WHERE session_ref = ?`, name);
  return was;
}

const signed = ["--acknowledged-by", "operator:dana"];

test.each(UNREAD)(
  "where %s the record is malformed, and a hold or an acknowledged close puts it back",
  (name, edit) => {
    const was = unread(name, edit);
    const stood = space.stored(name);
    for (const [verb, ...args] of [
      ["set", "--status", "open"],
      ["set", ...ENROLMENT],
      ["due", "--clear"],
      ["add-ask", "--open-ask", "Why?"],
      ["resume"],
    ] as const) {
      const refused = space.goals(verb, ...ref(name), ...args);
      expect([verb, refused.exit, codes(refused)[0]]).toEqual([verb, 1, "goal.malformed"]);
      expect(refused.stderr).toContain(`"svc-goals hold --session-ref '${name}' --reason <text>"`);
    }
    const close = space.goals("close", ...ref(name), ...DELIVERED);
    expect([close.exit, codes(close)[0]]).toEqual([1, "goal.anchor_mismatch"]);
    expect(close.stderr).toContain("cannot be read as it is stored");
    expect(space.stored(name)).toBe(stood);

    const held = space.goals("hold", ...ref(name), "--reason", "look into it");
    expect([held.exit, codes(held)]).toEqual([0, ["goal.malformed"]]);
    const [log] = [JSON.parse(space.goals("log", ...ref(name), "--format", "json").stdout)];
    expect(log.at(-1)).toMatchObject({ change: "held", in_place_of: stood });
    expect(space.goals("log", ...ref(name), "--format", "text").stdout).toContain("in place of: ");
    const back = record(space.goals("resume", ...ref(name)));
    expect({ ...back, updated_at: "" }).toEqual({ ...JSON.parse(was), updated_at: "" });
    expect(space.goals("get", ...ref(name)).stderr).toBe("");

    const done = `${name} at last`;
    unread(done, edit);
    space.goals("hold", ...ref(done), "--reason", "look into it");
    space.goals("resume", ...ref(done));
    expect(space.goals("close", ...ref(done), ...signed).exit).toBe(0);
    space.sql(`UPDATE goals SET record = '{}' WHERE session_ref = ?`, done);
    const again = space.goals("close", ...ref(done), ...signed);
    expect([again.exit, again.stdout, codes(again)]).toEqual([1, "", ["goal.malformed"]]);
    expect(again.stderr).toContain(`"svc-goals resume --session-ref '${done}'"`);

    const other = `${name} too`;
    unread(other, edit);
    const closed = record(space.goals("close", ...ref(other), ...signed));
    expect(closed).toMatchObject({ status: "complete", lane_id: other });
    expect(closed["closure"]).toMatchObject({
      discrepancies: expect.arrayContaining([expect.objectContaining({ kind: "anchor_mismatch" })]),
    });
    const found = space.goals("doctor", "--format", "text").stdout;
    expect(found).not.toContain(`"${name}"`);
    expect(found).not.toContain(`"${other}"`);
  },
);

test("where the trail does not give the record either, nothing is guessed", () => {
  const spoiled = {
    "no enrolment": "DELETE FROM events WHERE record LIKE ? AND record LIKE '%\"enrolled\"%'",
    misfit: `UPDATE events SET record = json_set(record, '$.new.open_asks[0].index', 4)
      WHERE record LIKE ? AND record LIKE '%"asked"%'`,
    shapeless: `UPDATE events SET record = json_set(record, '$.new.due_date', 7)
      WHERE record LIKE ? AND record LIKE '%"due"%'`,
  };
  for (const [name, sql] of Object.entries(spoiled)) {
    unread(name, "'{garbage'");
    space.sql(sql, `%"session_ref":"${name}"%`);
    for (const [verb, ...args] of [
      ["hold", "--reason", "look into it"],
      ["close", ...signed],
    ] as const) {
      const refused = space.goals(verb, ...ref(name), ...args);
      expect([name, verb, refused.exit, codes(refused)]).toEqual([
        name,
        verb,
        1,
        ["goal.malformed"],
      ]);
      expect(refused.stderr).not.toContain("svc-goals hold");
      expect(refused.stderr).toContain("docs/storage.md");
    }
    expect(space.stored(name)).toBe("{garbage");
    const torn = `{"lane_id":"${name}"}`;
    space.sql("UPDATE goals SET record = ? WHERE session_ref = ?", torn, name);
    const taken = space.goals("set", ...ref("heir of it"), ...ENROLMENT, "--lane-id", name);
    expect([taken.exit, codes(taken)]).toEqual([1, ["lane.taken"]]);
    expect(taken.stderr).toMatch(/whose record cannot be read.*docs\/storage\.md/u);
    expect(taken.stderr).not.toContain("svc-goals close");
  }
});

test("the same hold once more puts a record back, and a complete goal comes back complete", () => {
  unread("guarded", "record");
  const hold = ["--reason", "too many requests", "--source", "guard:rate-limit"];
  space.goals("hold", ...ref("guarded"), ...hold);
  space.sql("UPDATE goals SET record = '{}' WHERE session_ref = 'guarded'");
  expect(codes(space.goals("hold", ...ref("guarded"), ...hold))).toEqual(["goal.malformed"]);
  expect(space.goals("get", ...ref("guarded")).stderr).toBe("");
  unread("done", "record");
  const closed = record(space.goals("close", ...ref("done"), ...DELIVERED));
  space.sql(
    "UPDATE goals SET record = json_remove(record, '$.goal', '$.status') WHERE session_ref = 'done'",
  );
  const taken = space.goals("set", ...ref("next"), ...ENROLMENT, "--lane-id", "done");
  const commands = [...taken.stderr.matchAll(/"(?<typed>svc-goals [^"]+)"/gu)].map(
    ({ groups }) => groups?.["typed"]?.replace("<text>", "again") ?? "",
  );
  expect([taken.exit, codes(taken), commands.length]).toEqual([1, ["lane.taken"], 2]);
  for (const command of commands) expect(space.shell(command).exit).toBe(0);
  const again = JSON.parse(space.goals("get", ...ref("done"), "--format", "json").stdout);
  expect({ ...again, updated_at: "" }).toEqual({ ...closed, updated_at: "" });
  expect(space.goals("set", ...ref("next"), ...ENROLMENT, "--lane-id", "done").exit).toBe(0);
});

test("a lane whose holder cannot be read names what frees it, and an import what puts it back", () => {
  unread("holder", "record");
  const file = space.file("whole.jsonl", "");
  expect(space.goals("export", "--output", file).exit).toBe(0);
  space.sql(
    "UPDATE goals SET record = json_set(record, '$.updated_at', 7) WHERE session_ref = 'holder'",
  );
  const imported = space.goals("import", "--input", file);
  expect([imported.exit, codes(imported)]).toEqual([1, ["import.goal_differs"]]);
  expect(imported.stderr).toContain('with "svc-goals hold --session-ref holder --reason <text>"');
  const taken = space.goals("set", ...ref("heir"), ...ENROLMENT, "--lane-id", "holder");
  expect(codes(taken)).toEqual(["lane.taken"]);
  expect(taken.stderr).toContain("whose record cannot be read: somebody has edited the store");
  const [, command = ""] = /"(svc-goals close [^"]+)"/u.exec(taken.stderr) ?? [];
  expect(space.shell(command.replace("<name>", "dana")).exit).toBe(0);
  expect(space.goals("set", ...ref("heir"), ...ENROLMENT, "--lane-id", "holder").exit).toBe(0);
  // A readable record that differs stays as it is.
  space.sql(
    "UPDATE goals SET record = json_set(record, '$.reasoning', 'x') WHERE session_ref = 'guarded'",
  );
  const differs = space.goals("import", "--input", file);
  expect(codes(differs)).toContain("import.goal_differs");
  expect(JSON.parse(space.stored("guarded")).reasoning).toBe("x");
});

test("a record that was put back does not take its lane back from another goal", () => {
  unread("unseated", "'{garbage'");
  expect(space.goals("set", ...ref("seated"), ...ENROLMENT, "--lane-id", "unseated").exit).toBe(0);
  const hold = space.goals("hold", ...ref("unseated"), "--reason", "look into it");
  expect([hold.exit, codes(hold)]).toEqual([1, ["goal.anchor_mismatch", "lane.taken"]]);
  expect(space.stored("unseated")).toBe("{garbage");
  expect(record(space.goals("close", ...ref("unseated"), ...signed))["status"]).toBe("complete");
});

test("what the trail has nothing of is shown by a command that works", () => {
  const row = { ...JSON.parse(space.stored("heir")), session_ref: "ghost", lane_id: "ghost" };
  const ask = { text: "Why?", asked_at: row.enrolled_at, resolution: null, resolved_at: null };
  const put = "INSERT INTO goals (session_ref, record) VALUES (?, ?)";
  space.sql(put, "ghost", JSON.stringify(row));
  space.sql(
    put,
    "asking ghost",
    JSON.stringify({ ...row, session_ref: "asking ghost", lane_id: "g", open_asks: [ask] }),
  );
  space.sql(put, "torn ghost", JSON.stringify({ open_asks: [ask] }));
  const board = JSON.parse(space.goals("roster", "--format", "json").stdout);
  const scanned = JSON.parse(space.goals("scan-asks", "--format", "json").stdout);
  const nexts = [...board.goals, ...scanned].filter(({ session_ref }) =>
    session_ref.endsWith("ghost"),
  );
  expect(nexts).toHaveLength(5);
  for (const { next } of nexts) {
    expect(next).toStartWith("svc-goals get ");
    expect(space.shell(next).exit).toBe(0);
  }
  for (const command of ["roster", "scan-asks"]) {
    expect(space.goals(command, "--format", "cards").stdout).toMatch(
      /To see what it is, type: svc-goals get --session-ref 'torn ghost'/u,
    );
  }
});

test("now says of a malformed goal on stderr what get says", () => {
  for (const name of ["torn ghost", "no enrolment"]) {
    const [now, get] = [space.goals("now", ...ref(name)), space.goals("get", ...ref(name))];
    expect(now.stderr).toBe(get.stderr);
    expect(now.stderr).toContain("[goal.malformed]");
    expect([now.exit, now.stdout.split("\n").length]).toEqual([0, 2]);
  }
});

test("a lane that was taken meanwhile is not taken back", () => {
  without("loser", "json_remove(record, '$.lane_id')");
  expect(space.goals("set", ...ref("taker"), ...ENROLMENT, "--lane-id", "loser").exit).toBe(0);
  const hold = space.goals("hold", ...ref("loser"), "--reason", "look into it");
  expect([hold.exit, codes(hold)]).toEqual([1, ["goal.anchor_mismatch", "lane.taken"]]);
  expect(hold.stderr).toContain("look into it; a close that the operator acknowledges still works");
  const close = "svc-goals close --session-ref loser --acknowledged-by operator:<name>";
  expect(hold.stderr).toContain(
    `go on with session "taker", or have the operator close this goal with "${close}" [lane.taken]`,
  );
  expect(record(space.goals("close", ...ref("loser"), ...signed))["status"]).toBe("complete");
});

test.each([
  ["lost", "json_remove(record, '$.lane_id')"],
  ["edited", "json_set(record, '$.done_when', 'The page is there')"],
])("a hold that a taken lane refuses to a complete goal says that it is %s", (kind, edit) => {
  const name = `done-${kind}`;
  space.goals("set", ...ref(name), ...ENROLMENT, "--lane-id", name);
  space.goals("close", ...ref(name), ...DELIVERED);
  space.goals("set", ...ref(`${name}-next`), ...ENROLMENT, "--lane-id", name);
  space.sql(`UPDATE goals SET record = ${edit} WHERE session_ref = ?`, name);
  const hold = space.goals("hold", ...ref(name), "--reason", "look into it");
  expect([hold.exit, codes(hold)]).toEqual([1, ["goal.anchor_mismatch", "lane.taken"]]);
  expect(hold.stderr).not.toContain("a hold");
  expect(hold.stderr).toContain("leave this goal complete");
});

test("a session whose row was removed by hand is said to be gone, and stands on the board", () => {
  space.goals("set", ...ref("vanished"), ...ENROLMENT);
  space.sql("DELETE FROM goals WHERE session_ref = ?", "vanished");
  const commands = [
    ["get"],
    ["now"],
    ["due"],
    ["judge", "--message", "All is done."],
    ["set", "--status", "working"],
    ["set", ...ENROLMENT],
    ["hold", "--reason", "look into it"],
    ["close", "--acknowledged-by", "operator:dana"],
  ] as const;
  for (const [verb, ...args] of commands) {
    const refused = space.goals(verb, ...ref("vanished"), ...args);
    expect([verb, refused.exit, codes(refused)]).toEqual([verb, 1, ["goal.anchor_mismatch"]]);
    expect(refused.stderr).toContain("svc-goals log --session-ref vanished");
  }
  expect(space.goals("log", ...ref("vanished")).stdout).toContain('"enrolled"');
  for (const format of ["markdown", "box", "cards", "json"]) {
    for (const all of [[], ["--all"]]) {
      const board = space.goals("roster", ...all, "--format", format).stdout;
      expect(board.replaceAll(/[\s│]+/gu, " ")).toContain("was enrolled and its record is gone");
      expect(board).toContain("vanished");
    }
  }
});

test("where the trail has no enrolment that can be read, the operator is to find out, with what log still shows", () => {
  // Of its own: the trail of the others has entries that cannot be read.
  const bare = openWorkspace("no-trail");
  for (const name of ["handmade", "bereft", "garbled", "nameless"]) {
    bare.goals("set", ...ref(name), ...ENROLMENT, "--lane-id", name);
  }
  bare.sql("UPDATE goals SET record = '{}' WHERE session_ref = ?", "handmade");
  bare.sql("DELETE FROM events WHERE session_ref IN (?, 'bereft')", "handmade");
  // The entry is there, and log shows it.
  const nobody = "record = json_remove(record, '$.actor')";
  bare.sql(`UPDATE events SET ${nobody} WHERE session_ref = ?`, "nameless");
  expect(bare.goals("log", ...ref("nameless")).stdout).toContain("done_when");
  const doctor = bare.goals("doctor").stdout;
  for (const name of ["handmade", "bereft", "nameless"]) {
    expect(doctor).toContain(`svc-goals log --session-ref ${name}`);
  }
  const redirect = ["--goal", "Publish the nightly build for two platforms", "--done-when"];
  for (const name of ["handmade", "bereft", "nameless"]) {
    for (const [verb, ...args] of [
      ["get"],
      ["now"],
      ["judge", "--message", "Done"],
      ["set", ...ENROLMENT, "--lane-id", name],
      ["due", "--set", "2030-01-01T00:00:00Z"],
      ["resume"],
      ["add-ask", "--open-ask", "Why?"],
      ["redirect", ...redirect, "The page lists both builds", "--reason", "less is wanted"],
      ["close", ...DELIVERED],
      ...(name === "handmade" ? [["hold", "--reason", "x"]] : []),
    ] as const) {
      const { stderr } = bare.goals(verb, ...ref(name), ...args);
      expect([verb, stderr]).toEqual([verb, expect.stringContaining("have the operator find out")]);
      expect(stderr).toMatch(
        /svc-goals log --session-ref \w+" still tells anything|", if that still tells/u,
      );
      expect(stderr).not.toContain("svc-goals hold");
    }
  }
  bare.sql("DELETE FROM events WHERE session_ref = ?", "nameless");
  const log = (name: string): string => bare.goals("log", ...ref(name)).stderr;
  expect(log("handmade")).toContain("was put in or renamed by hand, or its entries were removed:");
  expect(log("garbled")).toBe("");
  bare.sql("UPDATE events SET record = 'no event' WHERE session_ref = ?", "garbled");
  expect(log("garbled")).toContain("or are among those that cannot be read: look at the record");
  expect(log("garbled")).toContain('and at those entries with "svc-goals log", and have');
  bare.remove();
});
