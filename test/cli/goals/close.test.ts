import { afterAll, describe, expect, test } from "bun:test";
import { DELIVERED, ENROLMENT, codes, openWorkspace, record, whole } from "../workspace.ts";

const space = openWorkspace("close");
afterAll(() => space.remove());

const close = (ref: string, ...args: readonly string[]) =>
  space.goals("close", "--session-ref", ref, ...args);
const enrol = (ref: string, ...args: readonly string[]) =>
  space.goals("set", "--session-ref", ref, ...ENROLMENT, ...args);
const items = (...texts: readonly string[]) => texts.flatMap((text) => ["--delivered-item", text]);

describe("a close that counts", () => {
  test("completes the goal and keeps items, credits and note", () => {
    enrol("complete", "--status", "working");
    const closed = record(close("complete", ...DELIVERED, "--close-note", "Took an hour."));
    expect(closed["status"]).toBe("complete");
    expect(closed["closure"]).toMatchObject({
      credits: [{}, {}, {}],
      close_note: "Took an hour.",
      discrepancies: [],
      acknowledged_by: null,
    });
  });

  test("the same call again changes nothing, another one is refused", () => {
    enrol("again");
    const first = close("again", ...DELIVERED);
    expect(close("again", ...DELIVERED)).toEqual(first);
    expect(whole(close("again", ...items("something else")), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: the goal of session "again" is complete: leave it as it is, or have the operator give the session further work with "svc-goals redirect --session-ref again --goal <text> --done-when <text> --reason <text>" [goal.complete]"
    `);
  });

  test("the same call on a complete goal that is held says that it stays so", () => {
    enrol("audited");
    expect(close("audited", ...DELIVERED).stderr).toBe("");
    expect(close("audited", ...DELIVERED).stderr).toBe("");
    space.goals("hold", "--session-ref", "audited", "--reason", "audit");
    const again = close("audited", ...DELIVERED);
    expect(record(again)["status"]).toBe("held");
    expect(again.stderr).toMatch(
      /^svc-goals: warning: the goal of session "audited" was complete and stays held by unknown:\S+ since \S+Z: audit: leave it held, or have the operator resume it with "svc-goals resume --session-ref audited" \[goal\.held\]\n$/u,
    );
  });

  test("clears a hold", () => {
    enrol("held");
    space.goals("hold", "--session-ref", "held", "--reason", "wait");
    expect(record(close("held", ...DELIVERED))).toMatchObject({ status: "complete", hold: null });
  });

  test("an item that names the total is credited to each member", () => {
    enrol("total");
    expect(close("total", ...items("all three builds are listed on the download page")).exit).toBe(
      0,
    );
  });

  test("more items than conditions are kept and reported, copies count once", () => {
    enrol("surplus");
    const more = items("a logo was drawn", "The Linux build is listed on the download page");
    const closed = close("surplus", ...DELIVERED, ...more);
    expect(record(closed)["closure"]).toHaveProperty("delivered_items.length", 5);
    expect(closed.stderr).toMatchInlineSnapshot(`
      "svc-goals: warning: "a logo was drawn" is more than was asked for: it is kept [close.surplus_item]
      svc-goals: warning: "The Linux build is listed on the download page" says what another item says: it counts once [close.copied_item]
      "
    `);
  });

  test.each([
    ["The cards are checked after the door opens", "close.surplus_item", "beyond the conditions"],
    ["Before the door opens, the cards are checked", "close.copied_item", "says what another item"],
  ])(
    "stderr, the text of the answer and that of the record say one thing of %p",
    (item, code, said) => {
      const asked = "The cards are checked before the door opens";
      const reference = `says-${said.slice(0, 4).trim()}`;
      const set = [
        "--goal",
        "Let the guests of the fair come in with their own cards.",
        "--source",
        "operator:dana",
      ];
      expect(
        space.goals("set", "--session-ref", reference, ...set, "--done-when", asked).stderr,
      ).toBe("");
      const closed = close(reference, ...items(asked, item), "--format", "text");
      const got = space.goals("get", "--session-ref", reference, "--format", "text");
      expect(closed.stderr).toContain(`[${code}]`);
      for (const { stdout } of [closed, got]) {
        const line = stdout.split("\n").find((one) => one.includes(`“${item}”`));
        expect(line).toContain(said);
      }
    },
  );

  test("--dry-run prints the same answer and changes nothing", () => {
    enrol("dry");
    const before = space.stored("dry");
    const dry = close("dry", ...DELIVERED, "--dry-run");
    expect(record(dry)["status"]).toBe("complete");
    expect(dry.stderr).toBe("svc-goals: dry run: nothing was changed\n");
    expect(space.stored("dry")).toBe(before);
    expect(close("dry", "--dry-run").exit).toBe(1);
    expect(space.stored("dry")).toBe(before);
  });
});

describe("a close that is blocked", () => {
  test("says which items were dropped as copies", () => {
    enrol("copied");
    const linux = items("the Linux build is listed", "a Linux build is listed");
    const blocked = close("copied", ...linux, ...items("the macOS build is listed"));
    expect(blocked.exit).toBe(1);
    expect(blocked.stderr).toContain(
      'warning: "a Linux build is listed" says what another item says: it counts once [close.copied_item]',
    );
  });

  test("lists what is missing and prints the command for the operator", () => {
    enrol("blocked");
    const before = space.stored("blocked");
    const blocked = close("blocked", ...items("the Linux build is listed", "it's 'quoted' $HOME"));
    expect(whole(blocked, space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-goals: nothing was delivered for: The download page lists the Windows builds: deliver it and name it with a --delivered-item of its own (one item counts for one condition) [close.missing_item]
      svc-goals: warning: "it's 'quoted' $HOME" shares no word with the condition it was counted for: The download page lists the macOS builds: look whether it is what was asked for [close.unmatched_credit]
      svc-goals: the goal of session "blocked" stays as it is: deliver what is missing and close again, or have the operator run the following in a terminal of their own [close.not_acknowledged]
        svc-goals close --session-ref blocked --delivered-item 'the Linux build is listed' --delivered-item 'it'"'"'s '"'"'quoted'"'"' $HOME' --root <folder>/root --acknowledged-by operator:<name>"
    `);
    expect(space.stored("blocked")).toBe(before);
  });

  test("the command names texts of files as they are stored, long ones by their file", () => {
    enrol("files");
    const short = space.file("short.txt", "\n the Linux build is listed \n");
    const long = space.file("long.txt", `the macOS build is ${"well ".repeat(2000)}listed\n`);
    const args = ["--delivered-item-file", short, "--delivered-item-file", long];
    const blocked = close("files\n", ...args, "--policy-config", "/dev/fd/0");
    const command = blocked.stderr.trimEnd().split("\n").at(-1) ?? "";
    expect(command.replaceAll(space.folder, "<folder>")).toBe(
      "  svc-goals close --session-ref files --delivered-item 'the Linux build is listed' " +
        "--delivered-item-file <folder>/long.txt --root <folder>/root --acknowledged-by operator:<name>",
    );
    const signed = space.shell(command.replace("<name>", "dana"));
    expect(record(signed)["closure"]).toHaveProperty(
      "delivered_items.0",
      "the Linux build is listed",
    );
  });

  test("a long text of a pipe is to be saved before, and the command says where its path goes", () => {
    enrol("piped");
    const text = `the macOS build is ${"well ".repeat(2000)}listed`;
    const args = ["close", "--session-ref", "piped", "--delivered-item-file", "-"];
    const blocked = space.run("svc-goals", [...args, "--close-note", text], { stdin: text });
    const [said, command = ""] = blocked.stderr.trimEnd().split("\n").slice(-2);
    expect(said).toContain(
      "or first save in a file each long text of --delivered-item and --close-note, which came from a pipe or the command line, put its path in the place of <path> and have the operator run the following",
    );
    expect(command.replaceAll(space.folder, "<folder>")).toBe(
      "  svc-goals close --session-ref piped --delivered-item-file <path> --close-note-file <path> " +
        "--root <folder>/root --acknowledged-by operator:<name>",
    );
    const before = space.stored("piped");
    const path = space.file("piped.txt", text);
    const fifo = "svc-goals close --session-ref piped --delivered-item-file fifo";
    expect(space.shell(`mkfifo fifo && (cat piped.txt > fifo &) && ${fifo}`).stderr).toContain(
      "--delivered-item-file <path> --root",
    );
    const named = command.replace("<name>", "dana");
    for (const line of [command, named, command.replaceAll("<path>", path)]) {
      expect(space.shell(line)).toMatchObject({ stdout: "" });
    }
    expect(space.stored("piped")).toBe(before);
    expect(record(space.shell(named.replaceAll("<path>", path)))["status"]).toBe("complete");
  });

  test("the command can be pasted into a shell: as it stands nothing runs, with a name it closes", () => {
    const four = "The download page lists the BSD, Linux, macOS and Windows builds";
    const goal = ["--goal", "Publish the nightly build for four platforms", "--done-when", four];
    space.goals("set", "--session-ref", "pasted", ...goal, "--source", "operator:dana");
    const texts = ["it's $(touch here) `now`", "a\\'; touch here #\n\u202e c", "--all"];
    const blocked = close("pasted", ...texts.map((text) => `--delivered-item=${text}`));
    const command = /^ {2}(?<command>svc-goals close .*)$/mu.exec(blocked.stderr)?.groups?.[
      "command"
    ];
    expect(command).toEndWith("--acknowledged-by operator:<name>");
    expect(space.shell(command ?? "").exit).not.toBe(0);
    const signed = space.shell((command ?? "").replace("<name>", "dana"));
    expect(record(signed)["closure"]).toMatchObject({
      delivered_items: texts,
      acknowledged_by: "operator:dana",
    });
    expect(space.shell("ls here").exit).not.toBe(0);
  });

  test("an item or a note that puts work off is a discrepancy", () => {
    enrol("deferring");
    const deferred = close(
      "deferring",
      ...DELIVERED.slice(0, 4),
      ...items("the Windows build is left for later"),
      "--close-note=The signing is postponed to next week.",
    );
    expect(codes(deferred)).toEqual([
      "close.missing_item",
      "close.deferring_item",
      "close.deferring_note",
      "close.not_acknowledged",
    ]);
  });

  test("who has delivered all is not told to deliver what is missing", () => {
    enrol("dropped", "--status", "abandoned");
    const { stderr } = close("dropped", ...DELIVERED);
    expect(stderr).toContain("do what is said above and close again, or have the operator");
    expect(stderr).not.toContain("deliver what is missing");
    // A delivery alone would be refused again.
    expect(close("dropped").stderr).toContain("do what is said above and close again");
    enrol("noted");
    expect(close("noted").stderr).toContain("deliver what is missing and close again");
    const noted = close("noted", ...DELIVERED, "--close-note=The signing is left for later.");
    expect(codes(noted)).toEqual(["close.deferring_note", "close.not_acknowledged"]);
    expect(noted.stderr).toContain("do what is said above and close again");
  });

  test("an item that names nothing is told as that", () => {
    enrol("nameless");
    const said = close("nameless", ...items("it is", "a", "that was so")).stderr;
    expect(said).toContain('"a" names nothing: say what was delivered [close.item_names_nothing]');
    expect(said).not.toContain("close.copied_item");
  });

  test("a name that the prompt would refuse signs nothing here either, and blanks are taken off", () => {
    enrol("signed");
    for (const name of ["no", "?", "123", "d\u001bn", "<b>x"]) {
      const refused = close("signed", "--acknowledged-by", `operator:${name}`);
      expect([refused.exit, codes(refused)]).toEqual([1, ["close.no_name"]]);
    }
    const signed = close("signed", "--acknowledged-by", " Operator:  dana ");
    expect(record(signed)).toMatchObject({ closure: { acknowledged_by: "operator:dana" } });
    expect(close("signed", "--acknowledged-by", "operator:dana").exit).toBe(0);
    expect(close("signed").exit).toBe(0);
  });

  test("an operator takes the discrepancies on; nobody else can", () => {
    enrol("acknowledged");
    for (const name of ["session:nightly", "dana", "operator:"]) {
      expect(codes(close("acknowledged", "--acknowledged-by", name))).toEqual([
        "close.acknowledgement_kind",
      ]);
    }
    const closed = record(close("acknowledged", "--acknowledged-by", "operator:dana"));
    expect(closed["closure"]).toMatchObject({
      discrepancies: [{ kind: "missing_item" }, { kind: "missing_item" }, { kind: "missing_item" }],
      acknowledged_by: "operator:dana",
    });
  });

  test("a credit without a word in common is said aloud, and blocks where the policy says so", () => {
    const done = ["--goal", "Publish the nightly build for one platform", "--done-when"];
    const rest = ["The build is listed", "--source", "operator:dana"];
    space.goals("set", "--session-ref", "words", ...done, ...rest);
    const strict = space.file("strict.yaml", "closing:\n  require_matching_words: true\n");
    const item = items("a logo was drawn");
    const refused = close("words", ...item, "--policy-config", strict);
    expect(codes(refused)).toEqual(["close.unmatched_credit", "close.not_acknowledged"]);
    // Other words for the same thing would be no delivery: the advice asks for the thing first.
    expect(refused.stderr).toContain("look whether it is what was asked for; if it is, name it in");
    const closed = close("words", ...item);
    expect(closed.exit).toBe(0);
    expect(closed.stderr).toMatchInlineSnapshot(`
      "svc-goals: warning: "a logo was drawn" shares no word with the condition it was counted for: The build is listed: look whether it is what was asked for [close.unmatched_credit]
      "
    `);
  });

  test("it is said with a refusal and a dry run too, once each", () => {
    enrol("unlike");
    expect(codes(close("unlike", ...items("zebra")))).toEqual([
      "close.missing_item",
      "close.missing_item",
      "close.unmatched_credit",
      "close.not_acknowledged",
    ]);
    for (const more of [[], ["--acknowledged-by", "operator:dana"]]) {
      const dry = close("unlike", ...items("zebra"), "--dry-run", ...more);
      expect(codes(dry).filter((code) => code === "close.unmatched_credit")).toHaveLength(1);
    }
  });

  test("the printed command names the store by its whole path, wherever that came from", () => {
    const command = ["close", "--session-ref", "s"];
    for (const [env, cwd, root] of [
      [{ SVC_ROOT: "", XDG_STATE_HOME: `${space.folder}/state` }, undefined, "state/svc"],
      [{ SVC_ROOT: "", HOME: `${space.folder}/home` }, undefined, "home/.local/state/svc"],
      [{ SVC_ROOT: "relative" }, space.folder, "relative"],
    ] as const) {
      const at = { env, ...(cwd === undefined ? {} : { cwd }) };
      space.run("svc-goals", ["set", "--session-ref", "s", ...ENROLMENT], at);
      expect(space.run("svc-goals", command, at).stderr).toContain(
        ` --root ${space.folder}/${root} --acknowledged-by operator:<name>`,
      );
    }
  });

  test("how an abandoned goal is taken up again: a command that works as it is printed", () => {
    for (const [ref = "", ...hold] of [["left"], ["left and held", "--reason", "look into it"]]) {
      enrol(ref);
      const session = ["--session-ref", ref];
      space.goals("set", ...session, "--status", "abandoned");
      if (hold.length > 0) space.goals("hold", ...session, ...hold);
      const { stderr } = close(ref, ...DELIVERED);
      const step = /"(?<step>svc-goals .*)"(?: to take it up again)? \[close\.abandoned\]/u.exec(
        stderr,
      );
      const taken = space.shell(`${step?.groups?.["step"]} --format json`);
      expect(record(taken)["status"]).toMatch(/^(?:working|open)$/u);
      expect(close(ref, ...DELIVERED).exit).toBe(0);
    }
  });

  test("a file with a list in other words is one item, and the refusal says what each line needs", () => {
    enrol("listed");
    const lines = ["Linux build on the list", "macOS build on the list", "Windows build there"];
    const list = lines.map((line) => `- [x] ${line}`).join("\n");
    const file = ["close", "--session-ref", "listed", "--delivered-item-file", "-"] as const;
    const { exit, stderr } = space.run("svc-goals", file, { stdin: list });
    expect([
      exit,
      stderr.match(/of its own \(one item counts for one condition\) \[close\.missing_item\]/gu)
        ?.length,
    ]).toEqual([1, 2]);
    expect(close("listed", ...items(...lines)).exit).toBe(0);
  });

  test("an empty item and a session that is not there", () => {
    enrol("empty");
    expect(codes(close("empty", ...items(" ")))).toEqual(["close.item_empty"]);
    expect(codes(close("empty", ...items("✅")))).toEqual(["close.item_no_words"]);
    expect(codes(close("nobody", ...DELIVERED))).toEqual(["goal.not_found"]);
  });

  test("an acknowledgement by a placeholder hides nothing else that is wrong", () => {
    const signed = ["--acknowledged-by", "operator:<name>"];
    expect(codes(close("nobody", ...items(""), ...signed))).toEqual([
      "close.item_empty",
      "text.placeholder",
      "goal.not_found",
    ]);
    const goal = ["--goal", "Make the list of guests load on the page"];
    const rest = ["--source", "operator:dana", "--done-when", "the list loads"];
    space.goals("set", "--session-ref", "ended", ...goal, ...rest);
    expect(close("ended", ...items("the list loads, 40 names")).exit).toBe(0);
    expect(codes(close("ended", ...items("another list"), ...signed))).toEqual([
      "text.placeholder",
      "goal.complete",
    ]);
  });

  test("more than 20 discrepancies are counted, and what to do is still the last word", () => {
    const conditions = Array.from({ length: 30 }, (_, i) => `- page ${i + 1} loads`).join("\n");
    const goal = ["--goal", "Make all the thirty pages of the site load"];
    const rest = ["--source", "operator:dana", "--done-when", conditions];
    space.goals("set", "--session-ref", "many", ...goal, ...rest);
    const lines = close("many").stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(23);
    expect(lines[20]).toBe("svc-goals: and 10 more like these");
    expect(lines[21]).toContain("[close.not_acknowledged]");
    expect(lines[22]).toStartWith("  svc-goals close ");
  });
});
