import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../src/domain/errors.ts";
import { isInvisible, isPlaceholder } from "../../src/domain/no-text.ts";
import { readSigningName } from "../../src/domain/signing-name.ts";
import { checkSource } from "../../src/domain/source.ts";
import { checkText } from "../../src/domain/text-field.ts";
import { expectLinear } from "../growth.ts";

const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code);

test.each([
  "<text>",
  "<text2>",
  "<answer>",
  "<ANSWER>",
  "<question>",
  "<response>",
  "<name>",
  "<your name>",
  "<kind>:<name>",
  "<kind>:<identifier>",
  "<https address>",
  "<path>",
  "<n>",
])("%p is a placeholder", (text) => {
  expect(codes(checkText(text, "--resolution"))).toEqual(["text.placeholder"]);
});

const CLI = readFileSync(join(import.meta.dir, "../../docs/cli.md"), "utf8");
const IN_HELP = new Set(CLI.match(/<[a-z][^<>\n]*>/gu));

test("the help has placeholders, and a <file> among them", () => {
  expect(IN_HELP.size).toBeGreaterThan(15);
  expect(IN_HELP).toContain("<file>");
});

test.each([
  ...IN_HELP,
  "<Login Name>",
  "<json|text>",
  "<bash | zsh | fish>",
  "<kind>:<login name>",
  "<value>",
])("%p, as the help writes it, is a placeholder", (text) => {
  expect(codes(checkText(text, "--resolution"))).toEqual(["text.placeholder"]);
});

test.each([
  "<a|b> is the pattern to be matched",
  "<|>",
  "<a|>",
  "<https://example.com/a|b>",
  "<#C024BE91L|general>",
  "<@U024BE7LH|dana>",
  "<iframe>",
  "<img src=a>",
  "<values>",
  "<roles>",
  "<login>",
  "<dir",
  "a <dir>",
  "<3 | <4",
])("%p, though it looks like one, is a text", (text) => {
  expect(checkText(text, "--resolution")).toEqual([]);
});

test.each([
  "the <text> is shown between its marks",
  "<text> is replaced by the name",
  "<b>yes</b>",
  "<div>",
  "<br>",
  "<https://example.com/a>",
  "<dana@example.com>",
  "<3",
  "<Ctrl>",
  "text",
  "answer",
  "name",
  "a < b > c",
  "<text> <answer>",
  "Dear <name>",
  "<2 seconds",
  "List<text>",
])("%p is a text", (text) => {
  expect(isPlaceholder(text)).toBe(false);
  expect(checkText(text, "--resolution")).toEqual([]);
});

test.each([
  "\u200b",
  "\u200b \u2060\ufeff",
  "\u3164",
  "\u00ad",
  "\u2800",
  "\u202e\u202c",
  "\u0007\u001b",
  "\u{e0041}",
  "\u00a0",
])("of %j nothing shows", (text) => {
  expect(codes(checkText(text, "--open-ask"))).toEqual(["text.invisible"]);
});

test.each([
  "-",
  "?",
  "…",
  "1",
  "\u{1F600}",
  "\u200bok",
  "日",
  "א\u200f",
  "\u0301",
  "\ue000 \u{10fffd}",
  "é",
  "\u{1F3F4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "",
])("of %j something shows, or it is empty", (text) => {
  expect(isInvisible(text)).toBe(false);
  expect(checkText(text, "--open-ask")).toEqual([]);
});

test.each([
  ["operator:<name>", "text.placeholder"],
  ["operator: <NAME>", "text.placeholder"],
  ["operator:<your name>", "text.placeholder"],
  ["<kind>:<name>", "text.placeholder"],
  ["<kind>:<identifier>", "text.placeholder"],
  ["<kind>:dana", "text.placeholder"],
  ["session:<name>", "text.placeholder"],
  ["unknown:<login name>", "text.placeholder"],
  ["operator:<role>", "text.placeholder"],
  ["operator:\u200b", "text.invisible"],
  ["\u2060:dana", "text.invisible"],
  ["\u200b:\u200b", "text.invisible"],
  ["guard:\u3164", "text.invisible"],
])("%j is nobody", (source, code) => {
  expect(codes(checkSource(source, "--source", "source"))).toContain(code);
  expect(checkSource(source, "--source", "source").filter((one) => one.code !== code)).toEqual([]);
});

test.each([
  "operator:dana",
  "operator:Name Surname",
  "operator:Nameless",
  "session:name",
  "agent:text",
  "claude:kind",
  "operator:\u{1F98A}",
  "operator:日本",
  "guard:rate-limit",
  "session:<b>",
  "session:a<name>",
  "operator:dana\u200b",
  "unknown:n",
  "operator:x:<name>y",
])("%j is somebody", (source) => {
  expect(checkSource(source, "--source", "source")).toEqual([]);
});

test("who signs is read by the same rule", () => {
  for (const name of ["<name>", "name", "Your name", "<your name>"]) {
    expect(readSigningName(`operator:${name}`)).toBeNull();
  }
  expect(readSigningName("operator:Dana Name")).toEqual({ name: "Dana Name", hasKind: true });
});

test("long texts are looked at in linear time", () => {
  for (const unit of ["\u200b", " ", "<text", "<text>:", "\u3164x", "a|", "a-", "a | "]) {
    expectLinear((size) => {
      isInvisible(unit.repeat(size));
      isPlaceholder(`<${unit.repeat(size)}`);
    }, 4096);
  }
});
