import { expect, test } from "bun:test";
import { readArtifact } from "../../../src/domain/artifact-decode.ts";
import { refused } from "../../../src/domain/errors.ts";
import { excerpt } from "../../../src/domain/excerpt.ts";
import { artifactView } from "../../../src/views/artifact/artifact-view.ts";
import { renderArtifact } from "../../../src/views/artifact/text.ts";
import { measureRows, rowPrinter } from "../../../src/views/terminal/table-rows.ts";
import { wholeUrl } from "../../../src/views/terminal/wrap-url.ts";
import { printAll } from "../print-all.ts";
import { NOW, artifact } from "../board/sample.ts";

const PLAIN = { colour: false, now: NOW, columns: 80 };
const URL_X = "https://artifacts.example.com/a/x";

test("one artifact as text", () => {
  const reviewed = artifact(URL_X, {
    reviewed: true,
    reviewed_at: NOW,
    reviewer_response: "Good\nwork",
  });
  expect(renderArtifact(reviewed, PLAIN)).toBe(`url                https://artifacts.example.com/a/x
title              Invoice download
kind               page
source             session:invoices
published_at       2026-11-21T08:00:00Z (1h30m ago)
brief              Built: A page with a button that downloads all invoices of a year.
                   Does: Packs the invoices of the chosen year into one file.
                   Works: Open the page, choose 2025: a file with 12 invoices arrives in 3 seconds.
reviewed           true
reviewed_at        2026-11-21T09:30:00Z (0s ago)
reviewer_response  Good
                   work
`);
});

test("a url as text, and a sentence about it, stands on one line, and one of blanks leaves no gap", () => {
  const broken = refused("url.spelling", `"${URL_X}\ny" has white space in it`, "mend\nit");
  const of = (url: string): string =>
    renderArtifact({ artifact: readArtifact({ url, text: "{}" }), breaches: [broken] }, PLAIN);
  const lines = of(`${URL_X}\ny`);
  expect(lines).toContain(`url                ${URL_X}\\ny\n`);
  expect(lines).toContain(
    `NONCONFORMING      "${URL_X}\\ny" has white space in it [url.spelling]\n`,
  );
  expect(lines).toContain("                   To fix it: mend\\nit\n");
  expect(of(" ")).toContain('url                " "\n');
  expect(of("")).toContain('url                ""\n');
  const moved = artifact(URL_X, { url: "" }).artifact;
  const under = { artifact: readArtifact({ url: " ", text: moved.text }), breaches: [] };
  expect(renderArtifact(under, PLAIN)).toMatch(/^url +""\n +stands under " "\n/u);
});

test("a reviewed artifact as a card says by what response", () => {
  const reviewed = artifact(URL_X, {
    reviewed: true,
    reviewed_at: NOW,
    reviewer_response: "Good work",
  });
  expect(printAll(rowPrinter(artifactView(NOW), "cards", PLAIN), [reviewed])).toContain(
    "It is reviewed at 2026-11-21T09:30:00Z (0s ago), the response is “Good work”.\n",
  );
});

test("a time of a review that there was not is not told as one", () => {
  const unreviewed = artifact(URL_X, { reviewed: false, reviewed_at: "x" });
  const shown = printAll(rowPrinter(artifactView(NOW), "cards", PLAIN), [unreviewed]);
  expect(shown).toContain("It is unreviewed, “reviewed_at” is x.\n");
});

test("a row under another url than its record names has both in every format", () => {
  const moved = artifact(URL_X, { url: "https://artifacts.example.com/a/y" });
  const under = readArtifact({ url: URL_X, text: moved.artifact.text });
  for (const format of ["markdown", "cards", "json"] as const) {
    const shown = printAll(rowPrinter(artifactView(NOW), format, PLAIN), [
      { artifact: under, breaches: [] },
    ]);
    expect(shown).toContain("https://artifacts.example.com/a/y");
    expect(shown).toContain(URL_X);
  }
});

test.each(["x y", "nl\nx", `long ${"x".repeat(120)}`, "$(touch pwn)", "\u001b[31m"])(
  "a sentence about the url %p links to no other address than its cell",
  (end) => {
    const stored = `https://artifacts.example.com/a/${end}`;
    const odd = {
      artifact: readArtifact({ url: stored, text: "{}" }),
      breaches: [
        refused("url.spelling", `"${excerpt(stored, 100)}" has white space in it`, "mend it"),
        refused("artifact.missing_key", `the stored artifact ${stored} has no title`, "mend it"),
      ],
    };
    const view = artifactView(NOW);
    const measure = measureRows(view);
    measure.add(odd);
    const markdown = printAll(rowPrinter(view, "markdown", PLAIN), [odd]);
    const box = printAll(measure.printer({ ...PLAIN, columns: 60 }), [odd]);
    const linked = [
      ...Array.from(markdown.matchAll(/<(?<url>https:[^>]*)>/gu), ([, url]) => url),
      ...Array.from(box.matchAll(/^\[\d+\] (?<url>https:.*)$/gmu), ([, url]) => url),
    ];
    expect(linked.length).toBeGreaterThan(3);
    expect(new Set(linked)).toEqual(new Set([wholeUrl(stored)!]));
  },
);

test("an empty url is said to be one", () => {
  const nameless = { artifact: readArtifact({ url: "", text: "{}" }), breaches: [] };
  const shown = printAll(rowPrinter(artifactView(NOW), "cards", PLAIN), [nameless]);
  expect(shown).toContain('is at ""\n');
});

test("the keys that are none of a record are shown with their values, and pass for no field", () => {
  const { artifact: good } = artifact(URL_X);
  const text = JSON.stringify({ ...good.value, extra: "boo", "x\nreviewed": [1, { y: null }] });
  const odd = { artifact: readArtifact({ url: URL_X, text }), breaches: [] };
  const shown = renderArtifact(odd, PLAIN);
  expect(shown).toMatch(/^other keys +extra: boo\n/mu);
  expect(shown).toContain('reviewed: [1,{"y":null}]\n');
  expect(shown.match(/^reviewed /gmu)).toHaveLength(1);
  expect(renderArtifact(artifact(URL_X), PLAIN)).not.toContain("other keys");
});

test("a text that is no record is shown as it stands", () => {
  const odd = { artifact: readArtifact({ url: URL_X, text: "[1,\n2]" }), breaches: [] };
  expect(renderArtifact(odd, PLAIN)).toEndWith("stored text        [1,\n                   2]\n");
});

const ODD_TEXTS = [
  "",
  "null",
  "[]",
  "{}",
  "not json \u001b[2J",
  '{"url": 5, "title": {"a": [1]}, "brief": "one text", "reviewed": "yes", "published_at": "yesterday"}',
  '{"brief": {"built": 1, "extra": null}, "reviewed_at": true, "source": [], "reviewer_response": {"x": "\\u202e"}}',
  '{"url": "https://elsewhere.example/\\n", "title": "a\\u0000b", "published_at": 12}',
  '{"__proto__": {"reviewed": true}}',
];

test.each(ODD_TEXTS)("whatever is stored is shown in every format and does nothing: %p", (text) => {
  const odd = {
    artifact: readArtifact({ url: URL_X, text }),
    breaches: [refused("artifact.missing_key", "it has no title", "publish it again")],
  };
  const view = artifactView(NOW);
  const measure = measureRows(view);
  measure.add(odd);
  const printed = [
    printAll(rowPrinter(view, "markdown", PLAIN), [odd]),
    printAll(rowPrinter(view, "cards", PLAIN), [odd]),
    printAll(rowPrinter(view, "json", PLAIN), [odd]),
    printAll(measure.printer(PLAIN), [odd]),
    renderArtifact(odd, PLAIN),
  ];
  for (const one of printed) {
    expect(one).toContain("artifact.missing_key");
    expect(one).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  }
  const [json] = JSON.parse(printed[2]!);
  expect(Object.keys(json)).toEqual([
    "url",
    "title",
    "kind",
    "source",
    "published_at",
    "brief",
    "reviewed",
    "reviewed_at",
    "reviewer_response",
    ...(json.url === URL_X ? [] : ["stands_under"]),
    "nonconforming",
  ]);
});
