import { describe, expect, test } from "bun:test";
import { readArtifactUrl } from "../../src/app/artifact-url.ts";
import { getArtifact } from "../../src/app/get-artifact.ts";
import { judged, listArtifacts, listNonconforming } from "../../src/app/list-artifacts.ts";
import { noArtifact } from "../../src/app/no-artifact.ts";
import { readArtifactLog, unloggedArtifact } from "../../src/app/read-log.ts";
import { type RecordArtifactInput, recordArtifact } from "../../src/app/record-artifact.ts";
import { reviewArtifact } from "../../src/app/review-artifact.ts";
import type { StoredEvent } from "../../src/domain/operation-replay.ts";
import type { EventQuery } from "../../src/store/port.ts";
import { openMemoryStore } from "../conformance/memory-store.ts";
import { codes, value } from "../outcome.ts";
import { BRIEF, JUDGES, onEveryEngine } from "./world.ts";

const URL_A = "https://host.example/a";

onEveryEngine("artifacts", (world) => {
  const record = (values: Partial<RecordArtifactInput> = {}, artifactUrlPrefix = "https://") =>
    recordArtifact(world.context({ policy: { artifactUrlPrefix } }), {
      url: URL_A,
      title: "Export page",
      kind: "page",
      source: "session:s",
      brief: BRIEF,
      ...values,
    });
  const review = (values: object = {}, actor = "operator:dana") =>
    reviewArtifact(world.context({ actor }), { url: URL_A, response: "fine", ...values });
  const urls = async (unreviewed: boolean): Promise<string[]> =>
    listArtifacts(world.context(), { unreviewed }, async (artifacts) =>
      (await Array.fromAsync(artifacts)).map(({ url }) => url),
    );
  const nonconforming = (): Promise<Record<string, string[]>> =>
    listNonconforming(world.context(), async (them) =>
      Object.fromEntries(
        (await Array.fromAsync(them)).map(({ artifact, breaches }) => [
          artifact.url,
          breaches.map(({ code }) => code),
        ]),
      ),
    );
  const put = (url: string, text: object | string): Promise<void> =>
    world.store.write((writer) =>
      writer.putArtifact({ url, text: typeof text === "string" ? text : JSON.stringify(text) }),
    );

  test("record stores the nine keys and one event", async () => {
    const answer = value(await record({ url: ` ${URL_A} `, title: " Export page " }));
    expect(answer.changed).toBeTrue();
    expect(answer.artifact.record).toEqual({
      url: URL_A,
      title: "Export page",
      kind: "page",
      source: "session:s",
      published_at: world.now(),
      brief: { built: "a page.", does: "exports rows.", works: "12 tests pass." },
      reviewed: false,
      reviewed_at: null,
      reviewer_response: null,
    });
    expect(value(await getArtifact(world.context(), URL_A))).toEqual(answer.artifact);
    const events = await readArtifactLog(world.context(), undefined, (e) => Array.fromAsync(e));
    expect(events).toMatchObject([
      {
        event: { command: "record", change: "recorded", url: URL_A, actor: "session:s", old: null },
      },
    ]);
  });

  test("says all that is wrong at once and stores nothing", async () => {
    const wrong = { url: "http://u@h/", title: " ", kind: "", source: "x", brief: "nothing" };
    const refusal = await recordArtifact(world.context({ actor: "x" }), wrong);
    expect(codes(refusal)).toEqual([
      "actor.shape",
      "url.not_https",
      "url.credentials",
      "title.empty",
      "kind.empty",
      "source.shape",
      "brief.built_missing",
    ]);
    expect(await world.events()).toEqual([]);
  });

  test("the same content again is a retry, also under another spelling of the url", async () => {
    value(await record());
    value(await review());
    world.pass(5);
    const again = value(await record({ url: "HTTPS://HOST.example:443/a" }));
    expect(again).toMatchObject({
      changed: false,
      artifact: { url: URL_A, shown: { reviewed: true } },
    });
    expect(await world.events()).toHaveLength(2);
  });

  test("other content under the same url is a new publication; the earlier one stays in the trail", async () => {
    value(await record());
    value(await review());
    const anew = value(await record({ url: "https://HOST.example/a", title: "Other" }));
    expect(anew.artifact.record).toMatchObject({
      url: "https://HOST.example/a",
      title: "Other",
      reviewed: false,
      published_at: "2026-11-21T09:00:01Z",
    });
    expect(await urls(false)).toEqual(["https://HOST.example/a"]);
    expect(value(await getArtifact(world.context(), URL_A))).toEqual(anew.artifact);
    const log = await readArtifactLog(world.context(), "https://host.example/a", (entries) =>
      Array.fromAsync(entries),
    );
    expect(log.map(({ event }) => event?.change)).toEqual(["recorded", "reviewed", "recorded"]);
    expect(log[2]?.event?.old).toMatchObject({ title: "Export page", reviewed: true });
  });

  test("republished, the same content needs a review again", async () => {
    value(await record());
    value(await review());
    expect(value(await record({ republished: true })).artifact.record).toMatchObject({
      reviewed: false,
      reviewer_response: null,
    });
  });

  test("mark-reviewed sets the three fields, and only once", async () => {
    value(await record());
    world.pass(5);
    expect(value(await review()).artifact.record).toMatchObject({
      reviewed: true,
      reviewed_at: world.now(),
      reviewer_response: "fine",
    });
    expect(codes(await review())).toEqual(["review.already_reviewed"]);
    expect(await urls(true)).toEqual([]);
  });

  test("mark-reviewed is refused for nothing, for one's own work and for what was published again", async () => {
    expect(await review()).toMatchObject({
      problems: [{ kind: "not_found", code: "artifact.not_found" }],
    });
    value(await record());
    const read = world.now();
    expect(codes(await review({}, "session:s"))).toEqual(["review.own_work"]);
    value(await record({ title: "Other" }));
    expect(codes(await review({ published_at: read }))).toEqual(["review.published_anew"]);
    expect(codes(await review({ published_at: "yesterday" }))).toEqual(["time.unreadable"]);
    const again = value(await getArtifact(world.context(), URL_A)).record?.published_at;
    expect(codes(await review({ published_at: again }))).toEqual([]);
  });

  test("of what is not recorded the url is named that was meant, and nobody is told to publish the slip", async () => {
    value(await record());
    value(await record({ url: "https://host.example/Guide/?v=2" }));
    const advice = async (url: string): Promise<readonly (string | undefined)[]> => {
      const logged = await unloggedArtifact(world.context(), url);
      const [got, reviewed] = [await getArtifact(world.context(), url), await review({ url })];
      return [
        logged?.advice,
        ...[got, reviewed].map((refusal) => (refusal.ok ? "" : refusal.problems[0]?.advice)),
      ];
    };
    const of = async (url: string): Promise<string | undefined> => {
      const [first, ...others] = await advice(url);
      expect(others).toEqual([first, first]);
      return first;
    };
    const slips = ["s://host.example/a/", "s://host.example/A", "s://host.example/a?x#y"];
    for (const slip of [...slips.map((end) => `http${end}`), "http://host.example/a"])
      expect(await of(slip)).toBe(`did you mean --url ${URL_A}?`);
    expect(await of("host.example/a")).toBe(`did you mean --url ${URL_A}?`);
    for (const slip of ["https://host.example/guide", "https://host.example/Guide/?v=3"])
      expect(await of(slip)).toBe("did you mean --url 'https://host.example/Guide/?v=2'?");
    for (const other of ["https://host.example/b", "https://other.example/a", "nope", ""])
      expect(await of(other)).toBe('check the url against "svc-artifacts list"');
  });

  test("what is wrong with a review is told together with what its artifact has against it", async () => {
    expect(codes(await review({ response: " " }, "nobody"))).toEqual([
      "actor.shape",
      "review.response_empty",
      "artifact.not_found",
    ]);
    value(await record());
    value(await review());
    expect(codes(await review({ published_at: "yesterday", response: "" }, "session:s"))).toEqual([
      "time.unreadable",
      "review.response_empty",
      "review.already_reviewed",
      "review.own_work",
    ]);
  });

  test("list is oldest first, unreviewed leaves out what was reviewed", async () => {
    for (const url of ["https://h/c", "https://h/a", "https://h/b"]) {
      value(await record({ url }));
      world.pass(1);
    }
    expect(await urls(false)).toEqual(["https://h/c", "https://h/a", "https://h/b"]);
    value(await review({ url: "https://h/a" }));
    expect(await urls(true)).toEqual(["https://h/c", "https://h/b"]);
    expect(await nonconforming()).toEqual({});
  });

  test("what was put in by hand is shown with the rules that it breaks, reviewed or not", async () => {
    value(await record({ url: "https://h/good" }));
    const good = value(await getArtifact(world.context(), "https://h/good")).record;
    await put("https://h/garbage", "{garbage");
    await put("https://h/empty", {});
    await put("https://h/reviewed", {
      ...good,
      url: "https://h/reviewed",
      title: "",
      reviewed: true,
    });
    const early = { reviewed: true, reviewed_at: "2020-01-01T00:00:00Z", reviewer_response: "ok" };
    await put("https://h/early", { ...good, ...early, url: "https://h/early", kind: "other" });
    const half = { reviewer_response: "ok", kind: "other" };
    await put("https://h/half", { ...good, ...half, url: "https://h/half" });
    await put("https://h/vague", {
      ...good,
      url: "https://h/vague",
      brief: { built: "a", does: "b", works: "fine" },
    });
    await put("https://h/fine-by-the-rules", { ...good, url: "https://h/fine-by-the-rules" });
    await put("ftp://h/odd", { ...good, url: "ftp://h/odd" });
    const found = await nonconforming();
    expect(found).toMatchObject({
      "https://h/garbage": ["artifact.no_object"],
      "https://h/reviewed": ["title.empty", "review.incomplete"],
      "https://h/vague": ["brief.works_vague"],
      "https://h/early": ["review.incomplete"],
      "https://h/half": ["review.incomplete"],
      "ftp://h/odd": ["url.not_https"],
    });
    expect(found["https://h/empty"]).toContain("artifact.missing_key");
    expect(Object.keys(found)).toHaveLength(7);
    await put("https://h/nameless", { ...good, url: "" });
    const said = await listNonconforming(world.context(), (them) => Array.fromAsync(them));
    const problems = said.flatMap(({ breaches }) => breaches);
    expect(problems.map(({ code }) => code)).toContain("url.empty");
    // No command was typed, so that no flag is to be mended.
    expect(problems.filter(({ message }) => message.includes("--"))).toEqual([]);
    expect(await urls(false)).toHaveLength(10);
    expect(value(await getArtifact(world.context(), "https://h/garbage")).text).toBe("{garbage");
  });

  test("what was recorded stays conforming when the rules change", async () => {
    value(await record());
    const stricter = world.context({ policy: { artifactUrlPrefix: "https://elsewhere.example/" } });
    expect(await listNonconforming(stricter, (them) => Array.fromAsync(them))).toEqual([]);
    const stored = value(await getArtifact(world.context(), URL_A)).record;
    await put(URL_A, { ...stored, title: "Swapped by hand" });
    const [swapped] = await listNonconforming(stricter, (them) => Array.fromAsync(them));
    expect(swapped?.breaches.map(({ code }) => code)).toEqual(["url.outside_prefix"]);
  });

  test("recorded content in an edited record is nonconforming, with all that is wrong", async () => {
    value(await record());
    const stored = value(await getArtifact(world.context(), URL_A)).value ?? {};
    for (const [edited, expected] of [
      [{ url: "https://evil.example/x" }, ["artifact.other_url"]],
      [{ url: "javascript:alert(1)" }, ["artifact.other_url", "url.not_https"]],
      [{ url: 5 }, ["artifact.wrong_shape"]],
      [{ url: undefined }, ["artifact.missing_key"]],
      [{ reviewed: "yes" }, ["artifact.wrong_shape"]],
      [{ published_at: "yesterday" }, ["artifact.wrong_shape"]],
      [{ reviewed_at: "x" }, ["artifact.wrong_shape"]],
      [{ extra: 1 }, ["artifact.unknown_key"]],
    ] as const) {
      await put(URL_A, { ...stored, ...edited });
      expect(await nonconforming()).toEqual({ [URL_A]: [...expected] });
    }
    await put(URL_A, stored);
    expect(await nonconforming()).toEqual({});
  });

  test("a row under a url that cannot be published is the operator's: nothing else mends it", async () => {
    value(await record());
    const stored = value(await getArtifact(world.context(), URL_A)).value ?? {};
    const under = "https://host.example/";
    const changed = { policy: { artifactUrlPrefix: under } };
    const operator = "have the operator look into it";
    const since = ": nothing can be published under that url";
    const policy = " or have artifacts.url_prefix in the policy changed";
    const again = 'publish it again under the url of its row with "svc-artifacts record"';
    await put("http://host.example/x", { ...stored, url: "http://host.example/x", title: "" });
    for (const url of ["no url", "https://kim@host.example/x", "https://other.example/x"])
      await put(url, { ...stored, url });
    await put(`${under}y`, { ...stored, url: "http://host.example/y" });
    await put(`${under}x y`, { ...stored, url: `${under}x y` });
    const found = await listNonconforming(world.context(changed), (them) => Array.fromAsync(them));
    const advice = found.map(({ artifact, breaches }): [string, string] => [
      artifact.url,
      [...new Set(breaches.map((breach) => breach.advice))].join(" | "),
    ]);
    expect(Object.fromEntries(advice)).toMatchObject({
      "http://host.example/x": `${operator}${since}`,
      "no url": `${operator}${since}`,
      "https://kim@host.example/x": `${operator}${since}`,
      "https://other.example/x": `${operator}${policy}${since}`,
      [`${under}y`]: expect.stringContaining(again),
      [`${under}x y`]: `give it as ${under}x%20y`,
    });
    value(await record({ url: `${under}x%20y` }));
    value(await record({ url: `${under}y` }));
    const left = Object.keys(await nonconforming());
    expect(left.filter((url) => url.startsWith(under))).toEqual([]);
  });

  test("content that no record event has is written, also when it stands there by hand", async () => {
    value(await record());
    const events = (): Promise<number> =>
      readArtifactLog(world.context(), undefined, async (e) => (await Array.fromAsync(e)).length);
    const stored = value(await getArtifact(world.context(), URL_A)).value ?? {};
    const other = "https://host.example/b";
    await put(other, { ...stored, url: other });
    await put(URL_A, { ...stored, more: 1 });
    expect(value(await record({ url: other })).changed).toBeTrue();
    expect(value(await record()).changed).toBeTrue();
    expect(await events()).toBe(3);
    expect(value(await record()).changed).toBeFalse();
    expect(value(await record({ url: other })).changed).toBeFalse();
  });

  test("what was put in by hand can be recorded anew, and stays in the trail as it was", async () => {
    await put(URL_A, "{garbage");
    expect(codes(await review())).toEqual(["artifact.no_object"]);
    value(await record());
    expect(await nonconforming()).toEqual({});
    const [entry] = await readArtifactLog(world.context(), URL_A, (e) => Array.fromAsync(e));
    expect(entry?.event?.old).toBe("{garbage");
    value(await review());
  });
});

describe("the url of an artifact", () => {
  const refusals = (url: string, prefix = "https://"): string[] =>
    codes(readArtifactUrl(url, prefix));

  test.each([
    ["https://host/a", []],
    ["https://host", []],
    ["HTTPS://host/a?b=c#d", []],
    ["", ["url.empty"]],
    ["host/a", ["url.unreadable"]],
    ["https://", ["url.unreadable"]],
    ["http://host/", ["url.not_https"]],
    ["javascript:alert(1)", ["url.not_https"]],
    ["https://u:p@host/", ["url.credentials"]],
    ["https://u@host/", ["url.credentials"]],
    ["https://:p@host/", ["url.credentials"]],
    ["ftp://u@host/", ["url.not_https", "url.credentials"]],
    ["https://host/\0", ["text.nul"]],
    ["https:host/a", ["url.spelling"]],
    ["https:/host/a", ["url.spelling"]],
    ["https:\\\\host\\a", ["url.spelling"]],
    ["ht\ntps://host/q", ["url.spelling"]],
    ["https://host/a b", ["url.spelling"]],
    ["https://host/a\tb", ["url.spelling"]],
    ["https://host/\u007f", ["url.spelling"]],
    ["https://ho\u0085st/", ["url.unreadable"]],
    ["https:///guide", ["url.spelling"]],
    ["https:////host/a", ["url.spelling"]],
    ["https://\\host\\a", ["url.spelling"]],
    ["https:///u:p@host/a", ["url.spelling", "url.credentials"]],
    ["https://host//a", []],
    ["https://host/a?b=https:///c", []],
    ["https:u:p@host/a", ["url.spelling", "url.credentials"]],
    ["https://host/a%20b?c=[d]\\e", []],
    ["https://host/a#b\\c", []],
    ["https://host\\evil.com", ["url.spelling"]],
    ["https://host/a\\b", ["url.spelling"]],
  ])("%p", (url, expected) => {
    expect(refusals(url)).toEqual(expected);
  });

  test.each([
    ["https://host/artifacts", "https://host/artifacts", true],
    ["https://host/artifacts/", "https://host/artifacts", true],
    ["https://host/artifacts/x", "https://host/artifacts", true],
    ["https://host/artifacts/x", "https://host/artifacts/", true],
    ["https://host/artifacts", "https://host/artifacts/", false],
    ["https://host/artifacts?x=/", "https://host/artifacts/", false],
    ["https://host/artifacts/?x", "https://host/artifacts/", true],
    ["https://HOST:443/artifacts/x", "https://host/artifacts/", true],
    ["https://host.evil.com/", "https://host/artifacts", false],
    ["https://host.evil.com/artifacts", "https://host", false],
    ["https://host/artifacts-x/", "https://host/artifacts", false],
    ["https://host/artifacts/../x", "https://host/artifacts", false],
    ["https://host/artifacts/%2e%2e/x", "https://host/artifacts", false],
    ["https://host:8443/artifacts/x", "https://host/artifacts", false],
    ["https://anything/x", "https://host", false],
    ["https://host/x", "https://host", true],
  ])("%s under %s: %p", (url, prefix, admitted) => {
    expect(refusals(url, prefix)).toEqual(admitted ? [] : ["url.outside_prefix"]);
  });

  test.each([
    "http://kim:hunter2@host/a",
    "https://kim:hunter2@[bad/a",
    "https:kim:hunter2@host/a",
    "ftp:\\\\kim:hunter2@host/a",
  ])("%s is refused without printing its password", (url) => {
    const refusal = readArtifactUrl(url, "https://");
    expect(refusal.ok).toBeFalse();
    expect(JSON.stringify(refusal)).not.toContain("hunter2");
    expect(JSON.stringify(noArtifact(url, null, {}))).not.toContain("hunter2");
  });

  test("an address without a host is not mended to one that nobody meant", () => {
    const refusal = readArtifactUrl("https:///guide", "https://guide");
    expect(refusal).toMatchObject({
      problems: [
        {
          code: "url.spelling",
          message: '"https:///guide" has no host between https:// and the path',
          advice: "give the whole https address",
        },
      ],
    });
  });

  test("its normal form is its identity", () => {
    expect(readArtifactUrl("HTTPS://Host:443/a/../b", "https://")).toEqual({
      ok: true,
      value: "https://host/b",
    });
  });
});

test("hundreds of artifacts are judged with few questions to the store", async () => {
  const store = openMemoryStore();
  const rows = Array.from({ length: 1200 }, (_, at) => {
    const url = `https://h/${at}`;
    const brief = { built: "a page.", does: "exports rows.", works: "12 tests pass." };
    return { url, title: at === 700 ? "" : "Export page", kind: "page", source: "s:x", brief };
  });
  await store.write(async (writer) => {
    for (const row of rows) {
      await writer.putArtifact({ url: row.url, text: JSON.stringify(row) });
      const event = { time: "2026-11-21T09:30:00Z", url: row.url, command: "record", actor: "s:x" };
      const recorded = { change: "recorded", old: null, new: { ...row, title: "Export page" } };
      await writer.appendEvent(JSON.stringify({ ...event, ...recorded }));
    }
  });
  let asked = 0;
  const rules = { urlPrefix: "https://", loadReadBrief: JUDGES.brief };
  const found = await store.read((reader) => {
    const events = (query: EventQuery): AsyncIterable<StoredEvent> => {
      asked += 1;
      return reader.events(query);
    };
    return Array.fromAsync(judged({ ...reader, events }, rules));
  });
  expect(found.map(({ artifact }) => artifact.url)).toEqual(rows.map(({ url }) => url));
  expect(
    found.flatMap(({ artifact: { url }, breaches }) =>
      breaches.some(({ code }) => code === "title.empty") ? [url] : [],
    ),
  ).toEqual(["https://h/700"]);
  expect(asked).toBeLessThan(10);
});
