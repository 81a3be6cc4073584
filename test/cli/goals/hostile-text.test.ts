import { afterAll, describe, expect, test } from "bun:test";
import {
  BRIEF,
  DELIVERED,
  ENROLMENT,
  RECORDING,
  URL,
  codes,
  openWorkspace,
  record,
} from "../workspace.ts";
import { runInTerminal } from "../terminal.ts";

const space = openWorkspace("hostile");
afterAll(() => space.remove());

const MiB = 1024 * 1024;
/** What acts on a terminal or deceives a reader: never to be seen in a format for people. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** Texts that are stored exactly. */
const KEPT: Readonly<Record<string, string>> = {
  "terminal escapes":
    "red \u001b[31mtext\u001b[0m, a title \u001b]0;owned\u0007, \u009b2J and a bell \u0007",
  "an overwritten line": "deleted everything\rkept everything\b\b\b",
  "right-to-left overrides": "the file is exe\u202etxt.cod\u202c and \u2066isolated\u2069",
  "invisible characters": "zero\u200bwidth, soft\u00adhyphen, tags \u{e0041}\u{e0042}",
  "line separators": "one\u2028two\u2029three\u0085four",
  "leading dashes": "--goal -rf --",
  "a lone dash": "-",
  markup: "| a | `b` | <script>alert(1)</script> | [x](javascript:alert(1)) | ~~c~~ | \\",
  "quotes and shell": "'; rm -rf / #\" $(reboot) `reboot` %s %n ${HOME}",
  sql: "'); DROP TABLE goals; --",
  "emoji and marks": "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u0301 日本語 עברית العربية",
  "a backslash and JSON": '\\u001b {"a": 1} \\',
  "private use and the last plane": "\ue000 \u{10fffd}",
};

describe("a text is stored exactly, through the flag and through its file", () => {
  test.each(Object.entries(KEPT))("%s", (name, text) => {
    const ref = `kept ${name}`;
    const lane = ["--lane-id", ref];
    const made = space.goals(
      "set",
      "--session-ref",
      ref,
      ...ENROLMENT,
      ...lane,
      `--reasoning=${text}`,
    );
    expect(record(made)["reasoning"]).toBe(text);
    expect(made.stdout).not.toMatch(UNSAFE);
    const path = space.file("text.txt", `  ${text}\n`);
    const asked = space.goals("add-ask", "--session-ref", ref, "--open-ask-file", path);
    expect(asked.stdout).toBe("0\n");
    const stored = JSON.parse(space.stored(ref));
    expect([stored.reasoning, stored.open_asks[0].text]).toEqual([text, text]);
    const separate = space.goals("set", "--session-ref", ref, "--reasoning", text);
    expect([separate.exit, JSON.parse(space.stored(ref)).reasoning]).toEqual([0, text]);
  });

  test("the same text goes through every free text of both tools", () => {
    const text = `${KEPT["terminal escapes"]} ${KEPT["right-to-left overrides"]}`;
    const ref = ["--session-ref", "every"];
    const goal = `${ENROLMENT[1]} ${text}`;
    const done = [
      "--done-when",
      `The page lists the build; ${text}`,
      "--source",
      `operator:${text}`,
    ];
    expect(space.goals("set", ...ref, "--goal", goal, ...done, "--lane-id", "every").exit).toBe(0);
    const calls = [
      ["hold", ...ref, "--reason", text, "--source", `guard:${text}`],
      ["resume", ...ref],
      ["add-ask", ...ref, "--open-ask", text],
      ["resolve-ask", ...ref, "--ask-index", "0", "--resolution", text],
      ["redirect", ...ref, "--goal", `${goal} again`, ...done.slice(0, 2), "--reason", text],
      [
        "close",
        ...ref,
        "--delivered-item",
        text,
        "--close-note",
        text,
        "--acknowledged-by",
        "operator:dana",
      ],
    ];
    for (const call of calls)
      expect([call[0], space.goals(...call, "--actor", `a:${text}`).stderr]).toEqual([call[0], ""]);
    const stored = JSON.parse(space.stored("every"));
    expect(stored).toMatchObject({ goal: `${goal} again`, source: `operator:${text}` });
    expect(stored.history[0]).toMatchObject({ goal, reason: text, redirected_by: `a:${text}` });
    expect(stored.closure).toMatchObject({ delivered_items: [text], close_note: text });
    const review = [
      "mark-reviewed",
      "--url",
      URL,
      "--response",
      text,
      "--actor",
      `operator:${text}`,
    ];
    expect(
      space.artifacts(
        "record",
        ...RECORDING.slice(0, 2),
        "--title",
        text,
        "--kind",
        text,
        "--source",
        `s:${text}`,
        "--brief",
        BRIEF,
      ).exit,
    ).toBe(0);
    expect(record(space.artifacts(...review))).toMatchObject({
      title: text,
      kind: text,
      reviewer_response: text,
    });
  });

  test("no format for people sends any of it, on a terminal or not", async () => {
    const calls: readonly (readonly [string, readonly string[]])[] = [
      ...["markdown", "box", "cards", "json"].flatMap((format) => [
        ["svc-goals", ["list", "--format", format]] as const,
        ["svc-goals", ["roster", "--all", "--format", format]] as const,
      ]),
      ...["text", "markdown", "box", "cards", "json"].flatMap((format) => [
        ["svc-goals", ["log", "--format", format]] as const,
        ["svc-goals", ["scan-asks", "--format", format]] as const,
        ["svc-artifacts", ["log", "--format", format]] as const,
      ]),
      ["svc-goals", ["get", "--session-ref", "every", "--format", "text"]],
      ["svc-goals", ["now", "--session-ref", "every"]],
      ["svc-artifacts", ["list", "--format", "text"]],
      ["svc-artifacts", ["get", "--url", URL, "--format", "text"]],
    ];
    for (const [tool, args] of calls) {
      const { stdout, stderr, exit } = space.run(tool, args);
      expect([args, exit, UNSAFE.test(stdout), stderr]).toEqual([args, 0, false, ""]);
    }
    for (const [tool, args] of calls.slice(-4)) {
      const env = { SVC_ROOT: space.root, NO_COLOR: "1" };
      const { screen } = await runInTerminal(tool, args, { env });
      expect([args, UNSAFE.test(screen)]).toEqual([args, false]);
    }
  });

  test("errors and suggestions show it escaped", () => {
    const text = KEPT["terminal escapes"] ?? "";
    for (const args of [
      ["get", "--session-ref", text],
      [text],
      ["set", `--${text}`],
      ["list", "--format", text],
      ["list", "--status", text],
      ["due", "--session-ref", "every", "--set", text],
      ["set", "--session-ref", "x", ...ENROLMENT, "--goal-file", text],
      ["list", "--root", text, "--policy-config", text],
      ["completion", text],
    ]) {
      const { stderr, stdout } = space.goals(...args);
      expect([stdout, UNSAFE.test(stderr)]).toEqual(["", false]);
    }
  });
});

describe("a text is refused with a reason", () => {
  const ref = ["--session-ref", "refused"];
  const file = (content: string | Uint8Array): readonly string[] => [
    "--reasoning-file",
    space.file("r.txt", content),
  ];
  const set = (...args: readonly string[]) =>
    space.goals("set", ...ref, ...ENROLMENT, "--lane-id", "refused", ...args);

  test("NUL, one byte more than 1 MiB", () => {
    expect(codes(set(...file("a\0b")))).toEqual(["text.nul"]);
    expect(codes(set(...file("x".repeat(MiB + 1))))).toEqual(["text.too_long"]);
    expect(codes(set(...file("é".repeat(MiB / 2) + "x")))).toEqual(["text.too_long"]);
    expect(codes(space.goals("get", ...ref))).toEqual(["goal.not_found"]);
  });

  test("exactly 1 MiB is taken, and shown in every format", () => {
    const text = `${"é".repeat(MiB / 2 - 8)} ${"x".repeat(15)}`;
    expect(record(set(...file(text)))["reasoning"]).toBe(text);
    for (const format of ["markdown", "box", "cards", "json"]) {
      expect(space.goals("roster", "--all", "--format", format).exit).toBe(0);
    }
    expect(record(space.goals("close", ...ref, ...DELIVERED))["status"]).toBe("complete");
  }, 300_000);

  test("invalid UTF-8 and lone surrogates, through the file and the flag", () => {
    for (const bytes of [
      [0xff],
      [0xc3, 0x28],
      [0xed, 0xa0, 0x80],
      [0xf8, 0x88, 0x80, 0x80, 0x80],
    ]) {
      const refused = set(...file(new Uint8Array(bytes)));
      expect([refused.exit, refused.stderr]).toEqual([
        2,
        expect.stringContaining("is not valid UTF-8"),
      ]);
    }
    const byFlag = space.shell(
      "svc-goals add-ask --session-ref every --open-ask $'\\xed\\xa0\\x80'",
    );
    expect([byFlag.exit, codes(byFlag)]).toEqual([2, ["text.not_utf8"]]);
  });

  test("a file of several MiB is not read to its end", () => {
    const refused = set(...file("x".repeat(5 * MiB)));
    expect([refused.exit, refused.stderr]).toEqual([
      1,
      expect.stringContaining("is longer than 1 MiB"),
    ]);
    const endless = set("--reasoning-file", "/dev/zero");
    expect(endless.exit).toBe(1);
  });
});
