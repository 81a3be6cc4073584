import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { withKeysReversed } from "../../reversed-keys.ts";
import { RECORDING, URL, codes, openWorkspace, record } from "../workspace.ts";

const space = openWorkspace("by-hand");
afterAll(() => space.remove());

const at = (name: string): string => `https://artifacts.example.com/a/${name}`;
let recorded: Record<string, unknown> = {};

/** An object in which lists stand inside each other, so many levels with its own. */
function nested(depth: number): string {
  return `{"title":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
}

/** Rows as somebody might put them into the store: name and text. */
function rows(): readonly (readonly [string, string])[] {
  const json = (change: Record<string, unknown>): string =>
    JSON.stringify({ ...recorded, ...change });
  const without = (name: string, key: string): string => json({ url: at(name), [key]: undefined });
  // By another title than the recorded one, whose content came past no rule.
  const reviewedAs = (name: string, reviewed_at: unknown, reviewer_response: unknown): string =>
    json({ url: at(name), title: "By hand", reviewed: true, reviewed_at, reviewer_response });
  return [
    ["no-json", "{"],
    ["escape", "\u001b]0;owned\u0007"],
    ["empty", ""],
    ["null", "null"],
    ["number", "7"],
    ["text", '"text"'],
    ["array", "[]"],
    ["object", "{}"],
    ["deep", `${"[".repeat(2000)}${"]".repeat(2000)}`],
    ...[101, 1001, 50_000].map((depth) => [`deep-${depth}`, nested(depth)] as const),
    ["wrong-types", json({ title: 7, kind: [], source: {}, brief: "text", reviewed: "yes" })],
    ["reviewed-number", json({ url: at("reviewed-number"), reviewed: 1 })],
    ["brief-list", json({ url: at("brief-list"), brief: ["a", "b"] })],
    ["brief-half", json({ url: at("brief-half"), brief: { built: "x" } })],
    [
      "brief-extra",
      json({ url: at("brief-extra"), brief: { built: "", does: 1, works: null, more: {} } }),
    ],
    ["time", json({ url: at("time"), published_at: "yesterday" })],
    ["extra", json({ url: at("extra"), more: true, __proto__: 1, constructor: 2, toString: 3 })],
    ["other-url", json({ url: "http://elsewhere.example/" })],
    [
      "bad-brief",
      json({ url: at("bad-brief"), brief: { built: "it", does: "things", works: "yes" } }),
    ],
    ["unsaid-review", reviewedAs("unsaid-review", null, null)],
    ["silent-review", reviewedAs("silent-review", "2026-11-21T09:00:00Z", " ")],
    ["timeless-review", reviewedAs("timeless-review", null, "Read it")],
    ["twice-within", json({ url: at("twice-within") }).replace('"built"', '"built":"x","built"')],
    [
      "long-number",
      json({ url: at("long-number"), title: 0 }).replace(":0,", ":12345678901234567890,"),
    ],
    ["reordered", JSON.stringify(withKeysReversed({ ...recorded, url: at("reordered") }))],
    ["twice", `{"url": 1, "url": 2, "title": "a", "title": "b"}`],
    ...Object.keys(recorded).map((key) => [`no-${key}`, without(`no-${key}`, key)] as const),
  ];
}

beforeAll(() => {
  recorded = record(space.artifacts("record", ...RECORDING));
  for (const [name, text] of rows()) {
    space.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", at(name), text);
  }
  space.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", "no url at all \u001b[31m", "{}");
});

/** The rules that artifacts break, by url. */
function nonconforming(): ReadonlyMap<string, readonly string[]> {
  const found: readonly { url: string; nonconforming: readonly { code: string }[] }[] = JSON.parse(
    space.artifacts("nonconforming").stdout,
  );
  return new Map(
    found.map(({ url, nonconforming: rules }) => [url, rules.map(({ code }) => code)]),
  );
}

describe("artifacts that were put in by hand", () => {
  test("are listed, every one, with the nine keys", () => {
    const list: readonly Record<string, unknown>[] = JSON.parse(space.artifacts("list").stdout);
    expect(list).toHaveLength(rows().length + 2);
    for (const artifact of list) {
      expect(Object.keys(artifact).filter((key) => key !== "stands_under")).toEqual(
        Object.keys(recorded),
      );
    }
  });

  test("are nonconforming with the rules that they break, the recorded one is not", () => {
    const found = nonconforming();
    expect(found.size).toBe(rows().length + 1);
    for (const broken of found.values()) expect(broken.length).toBeGreaterThan(0);
    const of = (name: string): readonly string[] => found.get(at(name)) ?? [];
    expect(of("no-json")).toEqual(["artifact.no_object"]);
    expect(of("no-title")).toEqual(["artifact.missing_key"]);
    expect(of("object")).toEqual(["artifact.missing_key"]);
    expect(of("twice-within")).toEqual(["artifact.repeated_key"]);
    expect(of("long-number")).toEqual(["artifact.wrong_shape", "artifact.long_number"]);
    expect(of("extra")).toContain("artifact.unknown_key");
    for (const depth of [101, 1001, 50_000]) {
      expect(of(`deep-${depth}`)).toEqual(["artifact.too_deep"]);
    }
    expect(of("reordered")).toEqual(["artifact.key_order"]);
    expect(of("bad-brief")).toContain("brief.built_not_concrete");
    for (const name of ["unsaid-review", "silent-review", "timeless-review"]) {
      expect(of(name)).toEqual(["review.incomplete"]);
    }
  });

  test("have the nine keys of a record, null where one is missing, and then their own", () => {
    const shown = space.artifacts("get", "--url", at("no-title"), "--format", "json").stdout;
    const keys = Object.keys(JSON.parse(shown));
    expect(keys.slice(0, 3)).toEqual(["url", "title", "kind"]);
    expect(keys.length).toBeGreaterThanOrEqual(9);
    expect(JSON.parse(shown).title).toBeNull();
  });

  test("are shown as text where they are no record", () => {
    const json = record(space.artifacts("get", "--url", at("array"), "--format", "json"));
    expect(json).toMatchObject({ url: at("array"), title: null, text: "[]" });
    const text = space.artifacts("get", "--url", at("no-json"), "--format", "text").stdout;
    expect(text).toMatch(/^stored text +\{$/mu);
  });

  test("lose nothing in the JSON of nonconforming", () => {
    const found: readonly Record<string, unknown>[] = JSON.parse(
      space.artifacts("nonconforming", "--format", "json").stdout,
    );
    const of = (name: string): Record<string, unknown> =>
      found.find(({ url }) => url === at(name)) ?? {};
    expect(of("no-json")["stored_text"]).toBe("{");
    expect(of("array")["stored_text"]).toBe("[]");
    for (const name of ["deep-101", "long-number", "twice-within"])
      expect(of(name)["stored_text"]).toBe(rows().find(([one]) => one === name)?.[1]);
    expect(of("extra")["stored_text"]).toBeUndefined();
    expect(of("extra")["other_keys"]).toMatchObject({ more: true, constructor: 2, toString: 3 });
    expect(Object.keys(of("bad-brief")).slice(9)).toEqual(["nonconforming"]);
  });

  test("never crash a command and send nothing to a terminal", () => {
    const names = [...rows().map(([name]) => at(name)), URL, "no url at all \u001b[31m"];
    for (const url of names) {
      for (const format of ["json", "text"]) {
        const shown = space.artifacts("get", "--url", url, "--format", format);
        expect([url, shown.exit]).toEqual([url, 0]);
        expect(shown.stdout + shown.stderr).not.toContain("\u001b");
        if (format === "json") JSON.parse(shown.stdout);
      }
    }
    for (const args of [["list"], ["nonconforming"], ["log"]]) {
      const shown = space.artifacts(...args, "--format", "text");
      expect([shown.exit, shown.stderr]).toEqual([0, ""]);
      expect(shown.stdout).not.toContain("\u001b");
    }
    expect(space.artifacts("unreviewed").exit).toBe(0);
  });

  test("are told of on stderr where JSON lists them, at most twenty and then a count", () => {
    const urls = Array.from({ length: 23 }, (_, row) => `https://z.example/cut-${row}`);
    const before = space.artifacts("list").stderr.split("\n").length;
    for (const url of urls)
      space.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", url, '{"title":"Cut off');
    for (const list of ["list", "unreviewed"]) {
      const { exit, stderr } = space.artifacts(list);
      expect([exit, stderr.split("\n").length]).toEqual([0, 22]);
      expect(stderr).toContain("[artifact.no_object]");
      expect(stderr).toMatch(/warning: and \d+ more like these/u);
    }
    for (const url of urls) space.sql("DELETE FROM artifacts WHERE url = ?", url);
    expect(space.artifacts("list").stderr.split("\n").length).toBe(before);
  });

  test("are shown in about as many characters as they have, however deep they are nested", () => {
    const { length } = rows()
      .map(([, text]) => text)
      .join("");
    for (const list of ["list", "nonconforming", "unreviewed"]) {
      expect(space.artifacts(list).stdout.length).toBeLessThan(1.5 * length);
    }
  });

  test("stand on the board, highlighted, with the reason", () => {
    for (const format of ["markdown", "box", "cards"]) {
      const board = space.goals("roster", "--format", format);
      expect([board.exit, board.stderr]).toEqual([0, ""]);
      expect(board.stdout).not.toContain("\u001b");
      expect(board.stdout).toContain("NONCONFORMING");
    }
    const { artifacts } = JSON.parse(space.goals("roster", "--format", "json").stdout);
    expect(artifacts.length).toBeGreaterThanOrEqual(rows().length);
  });

  test("can be published properly when they were nested too deeply", () => {
    const url = at("deep-50000");
    expect(record(space.artifacts("record", "--url", url, ...RECORDING.slice(2)))["url"]).toBe(url);
    expect(JSON.parse(space.artifacts("log", "--url", url).stdout)[0].old).toBe(nested(50_000));
    expect(space.artifacts("nonconforming").stdout).not.toContain(`"${url}"`);
    const deepest = at("deepest");
    space.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", deepest, nested(100));
    space.artifacts("record", "--url", deepest, ...RECORDING.slice(2));
    expect(space.artifacts("nonconforming").stdout).not.toContain(`"${deepest}"`);
  });

  test("under another url than they name are found by the one, and not taken for gone when they are reviewed", () => {
    const [url, named] = [at("row"), at("named")];
    space.sql(
      "INSERT INTO artifacts (url, record) VALUES (?, ?)",
      url,
      JSON.stringify({ ...recorded, url: named }),
    );
    const unreviewed: readonly Record<string, unknown>[] = JSON.parse(
      space.artifacts("unreviewed").stdout,
    );
    expect(unreviewed.find((one) => one["url"] === named)?.["stands_under"]).toBe(url);
    expect(record(space.artifacts("get", "--url", url))["stands_under"]).toBe(url);
    const by = ["--response", "Read it", "--actor", "operator:dana"];
    expect(space.artifacts("mark-reviewed", "--url", url, ...by).exit).toBe(0);
    expect(space.goals("doctor").stdout).not.toContain("doctor.artifact_gone");
    space.sql("DELETE FROM artifacts WHERE url = ?", url);
    space.sql("DELETE FROM events WHERE url = ?", url);
  });

  test("with half of a surrogate pair are valid JSON for every reader, and flagged", () => {
    const url = at("half");
    const text = JSON.stringify({ ...recorded, url, title: "half \ud800" });
    space.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", url, text);
    for (const args of [["list"], ["unreviewed"], ["nonconforming"], ["get", "--url", url]]) {
      const { stdout } = space.artifacts(...args);
      expect(stdout).toContain("half \ufffd");
      expect(stdout).not.toContain(String.raw`\ud8`);
    }
    expect(nonconforming().get(url)).toEqual(["text.lone_surrogate"]);
    space.sql("DELETE FROM artifacts WHERE url = ?", url);
  });

  test.each([
    ["keys that stand twice", '"title": "a", "title": "b"'],
    ["keys that stand twice further in", '"brief": {"built": "a", "built": "b"}'],
    ["a number past counting", '"size": 12345678901234567890'],
    ["an endless number", '"size": 1e400'],
  ])("keep %s in the trail when they are published anew, and are not reviewed", (_, keys) => {
    const url = at("ambiguous");
    const text = `{"url": "${url}", ${keys}}`;
    space.sql("INSERT OR REPLACE INTO artifacts (url, record) VALUES (?, ?)", url, text);
    const by = ["--response", "Read it", "--actor", "operator:dana"];
    expect(codes(space.artifacts("mark-reviewed", "--url", url, ...by))).toContain(
      "artifact.not_exact",
    );
    space.artifacts("record", "--url", url, ...RECORDING.slice(2));
    const log: { old: unknown }[] = JSON.parse(space.artifacts("log", "--url", url).stdout);
    expect(log.at(-1)?.old).toBe(text);
    space.sql("DELETE FROM artifacts WHERE url = ?", url);
    space.sql("DELETE FROM events WHERE url = ?", url);
  });

  test("can be published properly, which keeps the old text in the trail, or reviewed", () => {
    const url = at("no-json");
    const review = [
      "mark-reviewed",
      "--url",
      url,
      "--response",
      "Read it",
      "--actor",
      "operator:dana",
    ];
    expect(codes(space.artifacts(...review))).toContain("artifact.no_object");
    expect(record(space.artifacts("record", "--url", url, ...RECORDING.slice(2)))["url"]).toBe(url);
    expect(JSON.parse(space.artifacts("log", "--url", url).stdout)[0].old).toBe("{");
    const found = space.artifacts("nonconforming").stdout;
    expect(found).not.toContain(`"${url}"`);
  });
});

test("a command that is printed for a row finds that row, and none is for a row that no command can name", () => {
  const own = openWorkspace("by-hand-blanks");
  own.artifacts("record", ...RECORDING);
  const named = ["", "not a url", "draft", `\u00a0${at("blank")}`, `\t${at("tab")} `];
  const unnamed = [" ", "\t", "not a url ", "\tdraft", "\u00a0x", " https://"];
  for (const url of [...named, ...unnamed]) {
    own.sql("INSERT INTO artifacts (url, record) VALUES (?, ?)", url, "{}");
  }
  const board = JSON.parse(own.goals("roster", "--format", "json").stdout);
  const waiting: readonly { url: string; next: string }[] = board.artifacts;
  expect(waiting).toHaveLength(named.length + unnamed.length + 1);
  for (const { url, next } of waiting) {
    if (unnamed.includes(url)) {
      expect([url, next]).toEqual([url, "svc-artifacts nonconforming"]);
      continue;
    }
    const [, flags = ""] = /mark-reviewed(?<flags> .*) --response <response>$/u.exec(next) ?? [];
    const shown = own.shell(`svc-artifacts get${flags.replace(/ --published-at \S+/u, "")}`);
    expect(record(shown)["url"]).toBe(url);
  }
  const broken: readonly { url: string; nonconforming: readonly { code: string }[] }[] = JSON.parse(
    own.artifacts("nonconforming").stdout,
  );
  const told = broken.filter(({ nonconforming: rules }) =>
    rules.some(({ code }) => code === "artifact.unnamed"),
  );
  expect(told.map(({ url }) => url).toSorted()).toEqual(unnamed.toSorted());
  own.remove();
});
