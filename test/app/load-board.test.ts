import { expect, test } from "bun:test";
import { addAsk } from "../../src/app/change-asks.ts";
import { closeGoal } from "../../src/app/close-goal.ts";
import { getGoal } from "../../src/app/get-goal.ts";
import { holdGoal } from "../../src/app/hold-goal.ts";
import { loadBoard } from "../../src/app/load-board.ts";
import type { Board } from "../../src/domain/board.ts";
import { recordArtifact } from "../../src/app/record-artifact.ts";
import { redirectGoal } from "../../src/app/redirect-goal.ts";
import { resumeGoal } from "../../src/app/resume-goal.ts";
import { reviewArtifact } from "../../src/app/review-artifact.ts";
import { setDue } from "../../src/app/set-due.ts";
import { setGoal } from "../../src/app/set-goal.ts";
import type { Store } from "../../src/store/port.ts";
import { BRIEF, OTHER_DONE_WHEN, OTHER_GOAL, edit, onEveryEngine } from "./world.ts";
import { codes, value } from "../outcome.ts";

onEveryEngine("the board", (world) => {
  const refs = ({ goals }: Board): string[] => goals.map(({ session_ref }) => session_ref);
  const board = (all = false): Promise<Board> => loadBoard(world.context(), { all });
  const needs = async (sessionRef: string): Promise<string[]> =>
    (await board(true)).goals
      .filter(({ session_ref }) => session_ref === sessionRef)
      .flatMap((goal) => goal.needs.map(({ kind }) => kind));
  const hold = (session_ref: string, until?: string) =>
    holdGoal(world.context(), { session_ref, reason: "r", until });

  test("of an empty store is empty", async () => {
    expect(await board()).toEqual({
      now: world.now(),
      goals: [],
      artifacts: [],
      counts: {
        goals: 0,
        needs_operator: 0,
        active: 0,
        rest: 0,
        unanswered_asks: 0,
        unreviewed: 0,
        nonconforming: 0,
      },
    });
  });

  test("has what needs the operator first, then working and open, then the rest", async () => {
    await world.enrol("silent", { status: "working" });
    world.pass(5 * 60);
    await world.enrol("paused", { status: "paused" });
    await world.enrol("deferred", { status: "deferred" });
    await world.enrol("open");
    await world.enrol("working", { status: "working" });
    await world.enrol("edited");
    await edit(world, "edited", { enrolled_done_when: "another" });
    await world.enrol("redirected");
    const redirect = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "r" };
    value(await redirectGoal(world.context(), { session_ref: "redirected", ...redirect }));
    await world.enrol("held-later");
    await world.enrol("held-first");
    value(await hold("held-first"));
    world.pass(1);
    value(await hold("held-later"));
    await world.enrol("overdue");
    value(await setDue(world.context(), "overdue", "2026-11-21T10:00:00Z"));
    await world.enrol("asking", { open_asks: ["which?"] });
    await world.enrol("complete");
    value(
      await closeGoal(world.context(), {
        session_ref: "complete",
        delivered_items: ["the export page loads", "the download works"],
      }),
    );
    await world.enrol("abandoned", { status: "abandoned" });
    const live = [
      "asking",
      "overdue",
      "held-first",
      "held-later",
      "redirected",
      "edited",
      "silent",
      "working",
      "open",
      "paused",
      "deferred",
    ];
    expect(refs(await board())).toEqual(live);
    expect(refs(await board(true))).toEqual([...live, "complete", "abandoned"]);
    expect((await board()).counts).toMatchObject({
      goals: 11,
      needs_operator: 7,
      active: 2,
      rest: 2,
      unanswered_asks: 1,
    });
  });

  const redirect = (session_ref: string) => {
    const request = { goal: OTHER_GOAL, done_when: OTHER_DONE_WHEN, reason: "r" };
    return redirectGoal(world.context(), { session_ref, ...request });
  };
  const resume = (session_ref: string) => resumeGoal(world.context(), { session_ref });
  const setting = async (session_ref: string, values: object) =>
    value(await setGoal(world.context(), { session_ref, ...values }));

  test("tells a redirect through holds until the session sets a status, be it the same", async () => {
    for (const status of ["open", "working", "paused"]) {
      for (const order of ["before", "in", "twice"]) {
        const s = `${status} ${order}`;
        await world.enrol(s, { status });
        if (order !== "in") value(await redirect(s));
        expect(await needs(s)).toEqual(order === "in" ? [] : ["redirected"]);
        value(await hold(s));
        if (order === "in") value(await redirect(s));
        expect(await needs(s)).toEqual(["held", "redirected"]);
        value(await resume(s));
        expect(await needs(s)).toEqual(["redirected"]);
        if (order === "twice") {
          world.pass(1);
          value(await hold(s));
          expect(await needs(s)).toEqual(["held", "redirected"]);
          value(await resume(s));
        }
        await setting(s, { reasoning: "what else?" });
        value(await addAsk(world.context(), s, "which?"));
        expect(await needs(s)).toEqual(["asks", "redirected"]);
        const { status: now } = await world.record(s);
        expect(now).toBe(status === "working" && order === "in" ? "working" : "open");
        const before = (await world.events()).length;
        expect((await setting(s, { status: now })).changed).toBe(true);
        expect(await needs(s)).toEqual(["asks"]);
        expect((await setting(s, { status: now })).changed).toBe(false);
        expect((await world.events()).length).toBe(before + 1);
        value(await hold(s));
        value(await resume(s));
        expect(await needs(s)).toEqual(["asks"]);
      }
    }
  });

  test("tells a redirect in a hold by the order of the trail, whatever the clock says", async () => {
    for (const status of ["open", "paused", "deferred"]) {
      await world.enrol(status, { status });
      world.pass(10);
      value(await hold(status));
      world.pass(-5);
      value(await redirect(status));
      expect(await needs(status)).toEqual(["held", "redirected"]);
    }
    await world.enrol("in one second");
    value(await hold("in one second"));
    value(await redirect("in one second"));
    value(await resume("in one second"));
    await setting("in one second", { status: "working" });
    value(await hold("in one second"));
    expect(await needs("in one second")).toEqual(["held"]);
  });

  test("tells no redirect that was picked up, ended or never came", async () => {
    const cases: readonly (readonly [
      string,
      readonly ("redirect" | "hold" | "resume" | object)[],
    ])[] = [
      ["never", ["hold", "resume"]],
      ["other status", ["redirect", { status: "working" }, "hold", "resume"]],
      ["paused", ["hold", "redirect", "resume", { status: "paused" }]],
      ["paused and back", ["hold", "redirect", "resume", { status: "paused" }, { status: "open" }]],
      ["deferred", ["redirect", { status: "deferred" }, "hold", "resume"]],
      ["abandoned", ["redirect", "hold", "resume", { status: "abandoned" }]],
      ["first picked up", ["redirect", { status: "open" }, "hold", "resume", { status: "open" }]],
    ];
    for (const [name, steps] of cases) {
      await world.enrol(name);
      for (const step of steps) {
        if (step === "redirect") value(await redirect(name));
        else if (step === "hold") value(await hold(name));
        else if (step === "resume") value(await resume(name));
        else if (typeof step === "object") await setting(name, step);
      }
      expect([name, await needs(name)]).toEqual([name, []]);
    }
    await world.enrol("closed");
    value(await hold("closed"));
    value(await redirect("closed"));
    value(await resume("closed"));
    value(
      await closeGoal(world.context(), {
        session_ref: "closed",
        delivered_items: ["all rows are in the new database"],
      }),
    );
    expect(await needs("closed")).toEqual([]);
    value(await hold("closed"));
    expect(await needs("closed")).toEqual(["held"]);
  });

  test("tells a redirect until a status is set, in every order of four deeds", async () => {
    const redirected = new Map<string, boolean>();
    const deeds = {
      redirect,
      hold,
      resume,
      open: (session_ref: string) => setGoal(world.context(), { session_ref, status: "open" }),
      working: (session_ref: string) =>
        setGoal(world.context(), { session_ref, status: "working" }),
    };
    const names = ["redirect", "hold", "resume", "open", "working"] as const;
    let orders: readonly (readonly (keyof typeof deeds)[])[] = [["redirect"], ["hold"]];
    while (orders[0] !== undefined && orders[0].length < 4) {
      orders = orders.flatMap((order) => names.map((name) => order.concat(name)));
    }
    for (const order of orders) {
      const session = order.join(" ");
      await world.enrol(session);
      let isOpen = false;
      for (const name of order) {
        const done = await deeds[name](session);
        if (!done.ok) continue;
        if (name === "redirect") isOpen ||= done.value.changed;
        if (name === "open" || name === "working") isOpen = false;
      }
      redirected.set(session, isOpen);
    }
    const told = (await board()).goals.map(
      ({ session_ref, needs: of }) =>
        [session_ref, of.some(({ kind }) => kind === "redirected")] as const,
    );
    expect(new Map(told)).toEqual(redirected);
  });

  test("asks the trail only about goals that were redirected and resumed", async () => {
    await world.enrol("plain");
    await world.enrol("picked up");
    value(await redirect("picked up"));
    await setting("picked up", { status: "working" });
    await world.enrol("redirected");
    value(await redirect("redirected"));
    await world.enrol("resumed");
    value(await hold("resumed"));
    value(await redirect("resumed"));
    value(await resume("resumed"));
    const asked: (readonly string[])[] = [];
    const watched: Store = {
      ...world.store,
      read: (work) =>
        world.store.read((reader) =>
          work({
            ...reader,
            events: () => {
              throw new Error("the trail of a goal was read");
            },
            redirectsWithoutStatus: (sessions) => {
              asked.push(sessions);
              return reader.redirectsWithoutStatus(sessions);
            },
          }),
        ),
    };
    const { goals } = await loadBoard({ ...world.context(), store: watched });
    expect(asked).toEqual([["resumed"]]);
    expect(goals.map((goal) => goal.needs.map(({ kind }) => kind))).toEqual([
      ["redirected"],
      ["redirected"],
      [],
      [],
    ]);
  });

  test("shows all needs of a goal, each with its facts", async () => {
    await world.enrol("s", { open_asks: ["which?"], status: "working" });
    value(await setDue(world.context(), "s", "2026-11-21T09:30:00Z"));
    value(await hold("s", "2026-11-21T09:45:00Z"));
    world.pass(40);
    const [before] = (await board()).goals;
    expect(before?.needs).toMatchObject([
      { kind: "asks", since: "2026-11-21T09:00:00Z", asks: [{ index: 0, text: "which?" }] },
      { kind: "overdue", since: "2026-11-21T09:30:00Z" },
      { kind: "held", since: "2026-11-21T09:00:00Z", expired: false, hold: { reason: "r" } },
    ]);
    world.pass(5);
    const [after] = (await board()).goals;
    expect(after?.needs[2]).toMatchObject({ kind: "held", expired: true });
  });

  test("only a working goal is silent, and only after board.stale_after", async () => {
    await world.enrol("s", { status: "working" });
    await world.enrol("open");
    world.pass(4 * 60);
    expect(await needs("s")).toEqual([]);
    world.pass(1);
    expect(await needs("s")).toEqual(["silent"]);
    expect(await needs("open")).toEqual([]);
    const patient = world.context({ policy: { staleAfterMs: 5 * 60 * 60_000 } });
    expect((await loadBoard(patient)).counts.needs_operator).toBe(0);
    value(await setGoal(world.context(), { session_ref: "s", reasoning: "still at it" }));
    expect(await needs("s")).toEqual([]);
  });

  test("marks goals that somebody put in or broke by hand", async () => {
    await world.store.write((writer) => writer.putGoal({ session_ref: "x", text: "{garbage" }));
    const [goal] = (await board()).goals;
    expect(goal).toMatchObject({
      session_ref: "x",
      record: null,
      section: "needs_operator",
      needs: [{ kind: "malformed", problems: [{ code: "goal.malformed" }] }],
    });
  });

  test("shows what can be read of a malformed goal, its unanswered asks first of all", async () => {
    await world.enrol("s", { status: "working", open_asks: ["Which years?", "CSV or PDF?"] });
    const stored = await world.record("s");
    const put = (values: object): Promise<void> =>
      world.store.write((writer) =>
        writer.putGoal({ session_ref: "s", text: JSON.stringify({ ...stored, ...values }) }),
      );
    await put({ note: "x", reasoning: 7 });
    const whole = await board();
    expect(whole.counts).toMatchObject({ needs_operator: 1, unanswered_asks: 2 });
    const log = "svc-goals log --session-ref s";
    expect(whole.goals[0]).toMatchObject({
      record: null,
      since: stored.updated_at,
      needs: [
        { kind: "asks", isBlocked: true, asks: [{ index: 0 }, { index: 1 }], next: log },
        { kind: "malformed", next: log },
      ],
      next: log,
    });
    const { reasoning: _, ...readable } = stored;
    expect(whole.goals[0]?.shown).toEqual(readable);
    await put({ open_asks: [5, stored.open_asks[1], { ...stored.open_asks[0], extra: 1 }] });
    expect((await board()).goals[0]?.needs[0]).toMatchObject({
      asks: [{ index: 1, text: "CSV or PDF?" }],
    });
  });

  test("shows a session that was enrolled and whose row is gone, once", async () => {
    await world.enrol("here");
    const [enrolled] = await world.events();
    const gone = enrolled!.text.replaceAll('"here"', '"gone"');
    await world.store.write(async (writer) => {
      for (const text of [gone, gone, '{"enrolled', '{"change":"enrolled"}']) {
        await writer.appendEvent(text);
      }
    });
    expect(refs(await board(true))).toEqual(["gone", "here"]);
    const shown = await board();
    expect(refs(shown)).toEqual(["gone", "here"]);
    expect(shown.goals[0]).toMatchObject({
      record: null,
      section: "needs_operator",
      needs: [{ kind: "anchor_mismatch", keys: ["record"] }],
    });
    expect(codes(await getGoal(world.context(), "gone"))).toEqual(["goal.anchor_mismatch"]);
    expect(codes(await hold("gone"))).toEqual(["goal.anchor_mismatch"]);
    expect(codes(await hold("never"))).toEqual(["goal.not_found"]);
  });

  test.each(["{}", '{"status":"complete"}'])(
    "what is gone is seen beside a row of another making, %s",
    async (text) => {
      await world.enrol("here");
      const [enrolled] = await world.events();
      await world.store.write(async (writer) => {
        await writer.appendEvent(enrolled!.text.replaceAll('"here"', '"gone"'));
        await writer.putGoal({ session_ref: "made", text });
      });
      // As many rows as enrolments, and the daily board shows no finished one: what is gone it shows all the same.
      const isShown = !text.includes("complete");
      expect(refs(await board())).toEqual(["gone", ...(isShown ? ["made"] : []), "here"]);
      expect(refs(await board(true)).toSorted()).toEqual(["gone", "here", "made"]);
    },
  );

  test("no goal is gone after every command, finished or not", async () => {
    for (const ref of ["a", "b", "c"]) await world.enrol(ref);
    value(await setGoal(world.context(), { session_ref: "a", status: "abandoned" }));
    value(
      await closeGoal(world.context(), {
        session_ref: "b",
        delivered_items: ["the export page loads", "the download works"],
      }),
    );
    value(await setGoal(world.context(), { session_ref: "c", status: "working" }));
    value(await addAsk(world.context(), "b", "which?"));
    const gone = await world.store.read((reader) => Array.fromAsync(reader.rowlessEnrolments()));
    expect(gone).toEqual([]);
    expect(refs(await board())).toEqual(["c"]);
    expect(refs(await board(true)).toSorted()).toEqual(["a", "b", "c"]);
  });

  test("a complete or abandoned goal is never overdue", async () => {
    await world.enrol("s", { status: "working" });
    value(await setDue(world.context(), "s", "2026-11-21T09:30:00Z"));
    value(await setGoal(world.context(), { session_ref: "s", status: "abandoned" }));
    world.pass(60);
    expect(await needs("s")).toEqual([]);
    value(await addAsk(world.context(), "s", "sure?"));
    expect(await needs("s")).toEqual(["asks"]);
  });

  test("has the unreviewed and the nonconforming artifacts, oldest first, and says why", async () => {
    const publish = (url: string) =>
      recordArtifact(world.context(), {
        url,
        title: "t",
        kind: "page",
        source: "session:s",
        brief: BRIEF,
      });
    for (const url of ["https://h/b", "https://h/reviewed", "https://h/a"]) {
      value(await publish(url));
      world.pass(1);
    }
    const context = world.context({ actor: "operator:dana" });
    value(await reviewArtifact(context, { url: "https://h/reviewed", response: "fine" }));
    const signed = JSON.stringify({ url: "https://h/signed", reviewed: true });
    await world.store.write(async (writer) => {
      await writer.putArtifact({ url: "https://h/c", text: "{" });
      await writer.putArtifact({ url: "https://h/signed", text: signed });
    });
    const { artifacts, counts } = await board();
    expect(
      artifacts.map(({ artifact, breaches }) => [artifact.url, breaches.map(({ code }) => code)]),
    ).toEqual([
      ["https://h/c", ["artifact.no_object"]],
      ["https://h/signed", expect.arrayContaining(["artifact.missing_key"])],
      ["https://h/b", []],
      ["https://h/a", []],
    ]);
    expect(counts).toMatchObject({ unreviewed: 3, nonconforming: 2 });
  });

  test("a key that stands twice hides neither a goal nor an artifact, and is flagged", async () => {
    const record = await world.enrol("s");
    const twice = (key: string, first: string, text: string): string =>
      `{"${key}":${first},${text.slice(1)}`;
    const goals = [
      ["first", twice("status", '"complete"', JSON.stringify({ ...record, lane_id: "1" }))],
      [
        "last",
        twice(
          "st\\u0061tus",
          '"open"',
          JSON.stringify({ ...record, lane_id: "2", status: "complete" }),
        ),
      ],
    ] as const;
    const artifacts = [
      ["https://h/first", '{"reviewed":true,"reviewed":false}'],
      ["https://h/last", '{"reviewed":false,"reviewed":true}'],
    ] as const;
    await world.store.write(async (writer) => {
      for (const [session_ref, text] of goals) await writer.putGoal({ session_ref, text });
      for (const [url, text] of artifacts) await writer.putArtifact({ url, text });
    });
    const shown = await board();
    expect(
      shown.goals
        .filter(({ record: read }) => read === null)
        .map((goal) => goal.session_ref)
        .toSorted(),
    ).toEqual(["first", "last"]);
    expect(
      shown.artifacts.map(({ artifact, breaches }) => [
        artifact.url,
        breaches.some(({ code }) => code === "artifact.repeated_key"),
      ]),
    ).toEqual([
      ["https://h/first", true],
      ["https://h/last", true],
    ]);
    expect(shown.counts.unreviewed).toBe(2);
  });
});
