import { afterAll, describe, expect, test } from "bun:test";
import { BRIEF, RECORDING, URL, codes, openWorkspace, record, whole } from "../workspace.ts";

const space = openWorkspace("record");
afterAll(() => space.remove());

const REST = RECORDING.slice(2);
const publish = (url: string, ...args: readonly string[]) =>
  space.artifacts("record", "--url", url, ...REST, ...args);
const trail = (url: string): readonly { old: unknown }[] =>
  JSON.parse(space.artifacts("log", "--url", url).stdout);
const policy = (text: string): readonly string[] => ["--policy-config", space.file("p.yaml", text)];

describe("record", () => {
  test("prints the nine keys in the order of the contract", () => {
    const made = publish(URL);
    expect(whole(made, space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      {
        "url": "https://artifacts.example.com/a/importer",
        "title": "CSV importer",
        "kind": "tool",
        "source": "session:nightly",
        "published_at": "<time>",
        "brief": {
          "built": "a CSV importer in \`src/import.ts\`.",
          "does": "reads orders from a CSV file into the order table.",
          "works": "\`npm test\` ran 42 tests and all of them passed."
        },
        "reviewed": false,
        "reviewed_at": null,
        "reviewer_response": null
      }"
    `);
    expect(made.stdout).toBe(`${JSON.stringify(JSON.parse(made.stdout), null, 2)}\n`);
  });

  test("the same content again changes nothing, also under another spelling of the url", () => {
    const first = publish(`${URL}/same`);
    expect(publish(`${URL}/same`).stdout).toBe(first.stdout);
    publish("HTTPS://artifacts.EXAMPLE.com:443/a/importer/same");
    expect(trail(`${URL}/same`)).toHaveLength(1);
  });

  test("other content, or --republished, is a new publication that keeps the earlier in the trail", () => {
    const url = `${URL}/anew`;
    const first = record(publish(url));
    space.artifacts(
      "mark-reviewed",
      "--url",
      url,
      "--response",
      "Read it",
      "--actor",
      "operator:dana",
    );
    const second = record(publish(url, "--republished"));
    expect(second).toMatchObject({ reviewed: false, reviewed_at: null, reviewer_response: null });
    expect(String(second["published_at"]) > String(first["published_at"])).toBe(true);
    const other = ["--url", url, "--title", "Importer", ...RECORDING.slice(4)];
    expect(record(space.artifacts("record", ...other))["title"]).toBe("Importer");
    expect(trail(url).map(({ old }) => old === null)).toEqual([true, false, false, false]);
    expect(trail(url)[3]?.old).toMatchObject(second);
  });

  test("all that is wrong is said at once, and nothing is stored", () => {
    const wrong = [
      "--url",
      "http://a:b@example.com/",
      "--title",
      " ",
      "--kind",
      "",
      "--source",
      "me",
    ];
    const refused = space.artifacts("record", ...wrong, "--brief", "Built: it. Does: things.");
    expect(codes(refused)).toEqual(
      expect.arrayContaining([
        "url.not_https",
        "url.credentials",
        "title.empty",
        "kind.empty",
        "source.shape",
        "brief.works_missing",
      ]),
    );
    expect([refused.exit, refused.stdout]).toEqual([1, ""]);
    expect(space.artifacts("get", "--url", "http://example.com/").exit).toBe(1);
  });

  test("a url that only a reader of urls would mend is refused with the mended one", () => {
    for (const url of ["https:x.example/a", "https:\\\\x.example\\a", "ht\ntps://x.example/a"]) {
      const refused = publish(url);
      expect([url, refused.exit, ...codes(refused)]).toEqual([url, 1, "url.spelling"]);
      expect(refused.stderr).toContain("give it as https://x.example/a [");
    }
    expect(publish("https:u:secret@x.example/a").stderr).not.toContain("secret");
    expect(publish("HtTpS://x.example/spelt").exit).toBe(0);
  });

  test("unreviewed takes the one format that it has", () => {
    const plain = space.artifacts("unreviewed");
    expect(space.artifacts("unreviewed", "--format", "json")).toEqual(plain);
    expect(space.artifacts("unreviewed", "--format", "text").exit).toBe(2);
  });

  test("the url: https, readable, without credentials, under the prefix by whole segments", () => {
    const prefix = policy("artifacts:\n  url_prefix: https://host.example/artifacts\n");
    for (const [url, code] of [
      ["", "url.empty"],
      ["not a url", "url.unreadable"],
      ["ftp://host.example/artifacts/x", "url.not_https"],
      ["https://user@host.example/artifacts/x", "url.credentials"],
      ["https://host.example.evil.com/artifacts/x", "url.outside_prefix"],
      ["https://host.example/artifacts-x/y", "url.outside_prefix"],
      ["https://host.example/artifacts/../other", "url.outside_prefix"],
    ] as const) {
      expect([url, ...codes(publish(url, ...prefix))]).toEqual([url, code]);
    }
    expect(publish("https://host.example/artifacts/x", ...prefix).exit).toBe(0);
    expect(publish("https://host.example/artifacts", ...prefix).exit).toBe(0);
    expect(publish("https://anywhere.example/x").exit).toBe(0);
  });

  test("a section of 400 characters is too long, by grapheme clusters", () => {
    const brief = (length: number): string =>
      BRIEF.replace("Does: reads", `Does: reads ${"👩‍👩‍👧".repeat(length)}`);
    const set = (text: string) =>
      space.artifacts("record", "--url", `${URL}/long`, ...REST.slice(0, 6), "--brief", text);
    expect(codes(set(brief(360)))).toContain("brief.does_too_long");
    expect(set(brief(340)).exit).toBe(0);
  });
});

describe("get and list", () => {
  test("any spelling finds it; what is not there is exit 1", () => {
    const spelled = space.artifacts(
      "get",
      "--url",
      "https://artifacts.example.com:443/a/./importer",
    );
    expect(record(spelled)["url"]).toBe(URL);
    expect(whole(space.artifacts("get", "--url", `${URL}/none`), space)).toMatchInlineSnapshot(`
      "exit 1
      -- stderr
      svc-artifacts: no artifact is recorded under "https://artifacts.example.com/a/importer/none": check the url against "svc-artifacts list" [artifact.not_found]"
    `);
  });

  test("list is oldest first, JSON or text; unreviewed is always JSON", () => {
    const list: readonly { url: string; published_at: string }[] = JSON.parse(
      space.artifacts("list").stdout,
    );
    const times = list.map(({ published_at }) => published_at);
    expect(times).toEqual([...times].toSorted());
    expect(list.map(({ url }) => url)).toContain(URL);
    const text = space.artifacts("list", "--format", "text").stdout;
    for (const { url } of list) expect(text).toContain(url);
    expect(JSON.parse(space.artifacts("unreviewed").stdout)).toEqual(
      list.filter((artifact) => !(artifact as { reviewed?: boolean }).reviewed),
    );
    expect(space.artifacts("nonconforming").stdout).toBe("[]\n");
  });

  test("text shows every key", () => {
    const shown = space.artifacts("get", "--url", URL, "--format", "text");
    expect(whole(shown, space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      url                https://artifacts.example.com/a/importer
      title              CSV importer
      kind               tool
      source             session:nightly
      published_at       <time> (<age> ago)
      brief              Built: a CSV importer in \`src/import.ts\`.
                         Does: reads orders from a CSV file into the order table.
                         Works: \`npm test\` ran 42 tests and all of them passed.
      reviewed           false
      reviewed_at        none
      reviewer_response  none"
    `);
  });
});

describe("mark-reviewed", () => {
  const review = (url: string, ...args: readonly string[]) =>
    space.artifacts("mark-reviewed", "--url", url, "--response", "Read it to the end", ...args);

  test("sets the three keys, once", () => {
    publish(`${URL}/review`);
    const reviewed = record(review(`${URL}/review`, "--actor", "operator:dana"));
    expect(reviewed).toMatchObject({ reviewed: true, reviewer_response: "Read it to the end" });
    expect(reviewed["reviewed_at"]).toMatch(/^\d{4}-/u);
    const again = review(`${URL}/review`, "--actor", "operator:kim");
    expect([again.exit, codes(again)]).toEqual([1, ["review.already_reviewed"]]);
    const waiting = space.artifacts("unreviewed").stdout;
    expect(waiting).not.toContain(`"${URL}/review"`);
  });

  test("refused for its source, for a newer publication, for one that is not there", () => {
    const made = record(publish(`${URL}/mine`));
    expect(codes(review(`${URL}/mine`, "--actor", "Session:Nightly"))).toEqual(["review.own_work"]);
    const read = ["--published-at", String(made["published_at"]), "--actor", "operator:dana"];
    publish(`${URL}/mine`, "--republished");
    expect(codes(review(`${URL}/mine`, ...read))).toEqual(["review.published_anew"]);
    expect(review(`${URL}/mine`, "--published-at", "yesterday").exit).toBe(2);
    const absent = review(`${URL}/absent`, "--actor", "operator:dana");
    expect([absent.exit, codes(absent)]).toEqual([1, ["artifact.not_found"]]);
    const silent = ["mark-reviewed", "--url", `${URL}/mine`, "--response", " "];
    expect(codes(space.artifacts(...silent))).toEqual(["review.response_empty"]);
  });
});
