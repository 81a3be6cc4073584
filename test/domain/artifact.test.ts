import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { decidePublication, decideReview } from "../../src/domain/artifact-changes.ts";
import { isReviewed, readArtifact } from "../../src/domain/artifact-decode.ts";
import { type ArtifactRecord, isSameContent, writeArtifact } from "../../src/domain/artifact.ts";
import { at } from "./goal-fixture.ts";
import { codes, value } from "../outcome.ts";

const URL = "https://host.example/a";
const CONTENT = {
  url: URL,
  normalUrl: URL,
  title: "Export page",
  kind: "page",
  source: "session:s",
  brief: { built: "a page", does: "exports rows", works: "12 tests pass" },
};
const RECORD: ArtifactRecord = {
  url: URL,
  title: CONTENT.title,
  kind: CONTENT.kind,
  source: CONTENT.source,
  published_at: at(0).time,
  brief: CONTENT.brief,
  reviewed: false,
  reviewed_at: null,
  reviewer_response: null,
};
const stored = (given: object | string) =>
  readArtifact({ url: URL, text: typeof given === "string" ? given : JSON.stringify(given) });

describe("what readers of JSON read differently", () => {
  test("however much of it there is, is told in a few words", () => {
    const numbers = Array.from({ length: 5000 }, (_, i) => `${i + 1}0000000000000000001`).join(",");
    const artifact = stored(JSON.stringify(RECORD).replace('"Export page"', `[${numbers}]`));
    const told = artifact.problems.filter(({ code }) => code === "artifact.long_number");
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toEndWith("and 4990 more");
    expect(told[0]?.message.length).toBeLessThan(1000);
  });

  const text = JSON.stringify(RECORD);
  const repeated = 'has more than one "built" in one of its values';
  test.each([
    [
      "a key twice",
      text.replace("{", '{"title":"a",'),
      ["repeated_key", 'has more than one "title"'],
    ],
    [
      "a key twice further in",
      text.replace('"built"', '"built":"x","built"'),
      ["repeated_key", repeated],
    ],
    [
      "a key twice further in, spelled otherwise",
      text.replace('"built"', '"b\\u0075ilt":"x","built"'),
      ["repeated_key", repeated],
    ],
    [
      "a number past counting",
      text.replace('"Export page"', "12345678901234567890"),
      ["long_number", 'has numbers that cannot be counted: "12345678901234567890"'],
    ],
  ])("%s is malformed and no review covers it", (_, edited, [code, detail]) => {
    const artifact = stored(edited);
    expect(artifact.isExact).toBeFalse();
    expect(artifact.record).toBeNull();
    expect(artifact.problems.map(({ code: one, message }) => [one, message])).toContainEqual([
      `artifact.${code}`,
      `the stored artifact ${URL} ${detail}`,
    ]);
    const request = { normalUrl: URL, response: "Read it", publishedAt: null, publications: [] };
    expect(codes(decideReview(artifact, request, at(1, "operator:dana")))).toEqual([
      "artifact.not_exact",
    ]);
  });

  test.each([
    ["blanks", JSON.stringify(RECORD, null, 2)],
    ["other spellings", text.replace("title", "t\\u0069tle")],
    ["a key of another object", text.replace("12 tests pass", '\\"works\\": {\\"works\\": 1}')],
    ["many digits in a text", text.replace("12 tests", "12345678901234567890 tests")],
  ])("%s are not", (_, edited) => {
    const artifact = stored(edited);
    expect([artifact.isExact, artifact.problems]).toEqual([true, []]);
    expect(artifact.record).not.toBeNull();
  });

  test.each(["1.0", "-0", "1E21", "0.1", "-1e-7", "9007199254740992", `1${"0".repeat(20)}`])(
    "the number %s is counted",
    (number) => expect(stored(`{"size": ${number}}`).isExact).toBeTrue(),
  );

  test.each(["9007199254740993", "1e400", "0.10000000000000000001", `1${"0".repeat(300_000)}1`])(
    "a number past counting is found in one walk: case %#",
    (number) => expect(stored(`{"size": ${number}}`).isExact).toBeFalse(),
  );

  test("the same key in two objects is no key twice", () => {
    const brief = '{"built": {"a": 1}, "does": {"a": 1}, "works": [{"a": 1}, {"a": 1}]}';
    expect(stored(`{"brief": ${brief}}`).isExact).toBeTrue();
  });
});

describe("record", () => {
  test("stores exactly the nine keys, in order", () => {
    const operation = decidePublication(null, CONTENT, false, at(0));
    expect(operation).toEqual({ ...at(0), change: "recorded", url: URL, old: null, new: RECORD });
    expect(Object.keys(JSON.parse(writeArtifact(RECORD)))).toEqual([
      "url",
      "title",
      "kind",
      "source",
      "published_at",
      "brief",
      "reviewed",
      "reviewed_at",
      "reviewer_response",
    ]);
  });

  test("the same content again is a retry", () => {
    const reviewed = { ...RECORD, reviewed: true, reviewed_at: at(1).time };
    expect(decidePublication(stored(reviewed), CONTENT, false, at(2))).toBeNull();
    const otherSpelling = { ...CONTENT, url: "HTTPS://HOST.example/a" };
    expect(decidePublication(stored(reviewed), otherSpelling, false, at(2))).toBeNull();
  });

  test.each([
    ["title", { title: "Other" }],
    ["kind", { kind: "other" }],
    ["source", { source: "session:t" }],
    ["brief", { brief: { ...CONTENT.brief, works: "13 tests pass" } }],
  ])("another %s is a new publication that needs a review again", (_, other) => {
    const reviewed = { ...RECORD, reviewed: true, reviewer_response: "fine" };
    const operation = decidePublication(stored(reviewed), { ...CONTENT, ...other }, false, at(2));
    expect(operation).toMatchObject({
      old: reviewed,
      new: { ...other, reviewed: false, reviewed_at: null, reviewer_response: null },
    });
  });

  test("republished, the same content is a new publication, later than the one before", () => {
    const operation = decidePublication(stored(RECORD), CONTENT, true, at(0));
    expect(operation?.new["published_at"]).toBe("2026-11-21T09:00:01Z");
  });

  test("what was no JSON object is kept as text in the trail", () => {
    expect(decidePublication(stored("garbage {"), CONTENT, false, at(0))?.old).toBe("garbage {");
    expect(decidePublication(stored({ odd: 1 }), CONTENT, false, at(0))?.old).toEqual({ odd: 1 });
  });

  test("content is compared by what it says and not by how it is written", () => {
    const { built, does, works } = CONTENT.brief;
    expect(isSameContent(RECORD, { ...RECORD, brief: { works, does, built } })).toBeTrue();
    expect(isSameContent(RECORD, { ...RECORD, brief: null })).toBeFalse();
  });
});

describe("mark-reviewed", () => {
  const request = { normalUrl: URL, response: "fine", publishedAt: null, publications: [] };
  const reviewer = at(5, "operator:dana");

  test("sets reviewed, reviewed_at and reviewer_response", () => {
    expect(value(decideReview(stored(RECORD), request, reviewer))).toEqual({
      ...reviewer,
      change: "reviewed",
      url: URL,
      old: RECORD,
      new: { ...RECORD, reviewed: true, reviewed_at: at(5).time, reviewer_response: "fine" },
    });
  });

  test("is never dated before its publication, which may be ahead of the clock", () => {
    const ahead = stored({ ...RECORD, published_at: at(9).time });
    expect(value(decideReview(ahead, request, reviewer)).new["reviewed_at"]).toBe(at(9).time);
    const odd = stored({ ...RECORD, published_at: "zz" });
    expect(value(decideReview(odd, request, reviewer)).new["reviewed_at"]).toBe(at(5).time);
  });

  test("is refused a second time", () => {
    const reviewed = stored({ ...RECORD, reviewed: true });
    expect(codes(decideReview(reviewed, request, reviewer))).toEqual(["review.already_reviewed"]);
  });

  test("is refused for whoever published", () => {
    expect(codes(decideReview(stored(RECORD), request, at(5, "Session:S")))).toEqual([
      "review.own_work",
    ]);
  });

  test("is refused when it was published again since", () => {
    const later = stored({ ...RECORD, published_at: at(3).time });
    const publications = [at(1).time, at(3).time];
    const review = (minutes: number) =>
      decideReview(later, { ...request, publications, publishedAt: at(minutes).time }, reviewer);
    expect(codes(review(1))).toEqual(["review.published_anew"]);
    expect(codes(review(2))).toEqual(["review.published_anew"]);
    expect(codes(review(0))).toEqual(["review.no_publication"]);
    for (const minutes of [3, 4, 5]) expect(codes(review(minutes))).toEqual([]);
    expect(review(6)).toMatchObject({
      problems: [
        {
          code: "review.no_publication",
          message: `${URL} has no publication of ${at(6).time}, the latest is of ${at(3).time}`,
          advice: `read that one and review it with --published-at ${at(3).time}`,
        },
      ],
    });
    const ahead = stored({ ...RECORD, published_at: at(9).time });
    const exact = { ...request, publications, publishedAt: at(9).time };
    expect(codes(decideReview(ahead, exact, reviewer))).toEqual([]);
  });

  test("says all problems at once", () => {
    const reviewed = stored({ ...RECORD, reviewed: true, published_at: at(3).time });
    const time = at(2).time;
    const all = { normalUrl: URL, response: "", publishedAt: time, publications: [time] };
    expect(codes(decideReview(reviewed, all, at(5)))).toEqual([
      "review.response_empty",
      "review.already_reviewed",
      "review.published_anew",
      "review.own_work",
    ]);
  });

  test("of a hand-made object keeps its other keys, of a text that is none is refused", () => {
    const operation = value(decideReview(stored({ odd: 1 }), request, reviewer));
    expect(operation.new).toEqual({
      odd: 1,
      reviewed: true,
      reviewed_at: at(5).time,
      reviewer_response: "fine",
    });
    expect(codes(decideReview(stored("{"), request, reviewer))).toEqual(["artifact.no_object"]);
  });
});

describe("what stands in the store is shown, whatever it is", () => {
  test("a record as it is", () => {
    expect(stored(RECORD)).toMatchObject({ record: RECORD, shown: RECORD, problems: [] });
  });

  test.each([
    ["", ["artifact.no_object"]],
    ["[1]", ["artifact.no_object"]],
    [JSON.stringify({ ...RECORD, title: undefined }), ["artifact.missing_key"]],
    [JSON.stringify({ ...RECORD, title: 5 }), ["artifact.wrong_shape"]],
    [JSON.stringify({ ...RECORD, reviewed: "true" }), ["artifact.wrong_shape"]],
    [JSON.stringify({ ...RECORD, brief: { built: "a" } }), ["artifact.wrong_shape"]],
    [JSON.stringify({ ...RECORD, extra: 1 }), ["artifact.unknown_key"]],
    [JSON.stringify({ ...RECORD, toString: 1 }), ["artifact.unknown_key"]],
    [JSON.stringify(RECORD).replace("{", '{"__proto__":{},'), ["artifact.unknown_key"]],
    [JSON.stringify({ ...RECORD, url: "https://other/" }), ["artifact.other_url"]],
  ])("%s", (text, expected) => {
    const artifact = stored(text);
    expect(artifact.record).toBeNull();
    expect(artifact.problems.map(({ code }) => code)).toEqual(expected);
    expect(Object.keys(artifact.shown)).toEqual(Object.keys(RECORD));
    expect(artifact.shown.reviewed === true).toBe(isReviewed(artifact));
  });

  test.each([
    ["under a url that is no https address", "ftp://h/a", undefined, []],
    ["under an empty url", "", undefined, []],
    ["under a url with NUL", "https://h/a\0", undefined, ["artifact.unnamed"]],
    ["under a blank", " ", undefined, ["artifact.unnamed"]],
    ["under no url with a blank at its end", "not a url ", undefined, ["artifact.unnamed"]],
    ["under no url behind a tab", "\tdraft", undefined, ["artifact.unnamed"]],
    ["under no url behind a no-break space", "\u00a0x", undefined, ["artifact.unnamed"]],
    ["under an https address without host", "https:// ", undefined, ["artifact.unnamed"]],
    ["under an address with a blank in its host", "https://a b ", undefined, ["artifact.unnamed"]],
    ["under no url without outer blanks", "not a url", undefined, []],
    ["under a url that is no valid UTF-8", "https://h/\ufffd", true, ["artifact.unnamed"]],
  ] as const)(
    "%s nothing can be published, and nobody is told to",
    (_, url, hasOddKey, expected) => {
      const odd = hasOddKey === undefined ? {} : { hasOddKey };
      const problemsOf = (values: object) =>
        readArtifact({ url, text: JSON.stringify({ ...RECORD, ...values }), ...odd }).problems;
      expect(problemsOf({ url }).map(({ code }) => code)).toEqual([...expected]);
      for (const { message, advice } of problemsOf({ url, title: 5, extra: 1 })) {
        expect(message).not.toContain("artifact  ");
        expect(advice).not.toContain("svc-artifacts record");
      }
      expect(stored({}).problems[0]?.advice).toContain("svc-artifacts record");
    },
  );

  test.each([
    " https://h/a ",
    "\thttps://h/a",
    "\u00a0https://artifacts.example.com:8443/a b",
    "HTTPS://H?q ",
  ])("under the url %j it is found without its outer blanks, and can be published anew", (url) => {
    const read = (values: object) =>
      readArtifact({ url, text: JSON.stringify({ ...RECORD, url, ...values }) });
    expect([read({}).problems, read({}).canBeNamed]).toEqual([[], true]);
    expect(read({ title: 5 }).problems[0]?.advice).toContain("svc-artifacts record");
  });

  test("any JSON", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const artifact = stored(text);
        expect(artifact.problems.length).toBeGreaterThan(0);
        expect(artifact.text).toBe(text);
      }),
    );
  });
});
