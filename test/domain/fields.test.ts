import { describe, expect, test } from "bun:test";
import type { Problem } from "../../src/domain/errors.ts";
import { checkName } from "../../src/domain/session-ref.ts";
import { checkSource, isSameSource, readSource } from "../../src/domain/source.ts";
import { checkRequiredText, checkText } from "../../src/domain/text-field.ts";

const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code);

describe("text", () => {
  test.each([
    ["plain", []],
    ["\u001b[31m \u202e \u{1F600} \ufeff", []],
    ["a\0b", ["text.nul"]],
    ["\ud800", ["text.lone_surrogate"]],
    ["x\udc00\0", ["text.nul", "text.lone_surrogate"]],
    ["x".repeat(1024 * 1024), []],
    ["x".repeat(1024 * 1024 + 1), ["text.too_long"]],
    ["é".repeat(512 * 1024), []],
    [`${"é".repeat(512 * 1024)}x`, ["text.too_long"]],
    ["\u{1F600}".repeat(256 * 1024), []],
    [`${"\u{1F600}".repeat(256 * 1024)}x`, ["text.too_long"]],
    ["漢".repeat(349_525), []],
    ["漢".repeat(349_526), ["text.too_long"]],
  ])("case %#", (text, expected) => {
    expect(codes(checkText(text, "--goal"))).toEqual(expected);
  });

  test("required text is not empty", () => {
    expect(codes(checkRequiredText("", "--reason", "hold.reason_empty"))).toEqual([
      "hold.reason_empty",
    ]);
    expect(codes(checkRequiredText("a", "--reason", "hold.reason_empty"))).toEqual([]);
  });
});

describe("names of sessions and lanes", () => {
  test.each([
    ["s", []],
    ["session with spaces/and ünïcode \u{1F600}", []],
    ["", ["session_ref.empty"]],
    ["x".repeat(512), []],
    ["\u{1F600}".repeat(512), []],
    ["x".repeat(513), ["session_ref.too_long"]],
    ["a\nb", ["session_ref.control_character"]],
    ["a\u009bb", ["session_ref.control_character"]],
    ["a\0b", ["session_ref.control_character"]],
    ["\ud800", ["text.lone_surrogate"]],
    [`${"x".repeat(513)}\u0007`, ["session_ref.too_long", "session_ref.control_character"]],
  ])("case %#", (name, expected) => {
    expect(codes(checkName(name, "session-ref"))).toEqual(expected);
  });

  test("problems name the flag", () => {
    expect(checkName("", "lane-id")).toMatchObject([
      { code: "lane_id.empty", message: "--lane-id is empty" },
    ]);
  });
});

describe("sources", () => {
  test.each(["operator:dana", "a:b:c", "guard:rate-limit", "kind: name with spaces"])(
    "%s is one",
    (source) => {
      expect(codes(checkSource(source, "--source", "source"))).toEqual([]);
    },
  );

  test.each(["", "operator", ":dana", "operator:", " : ", "operator:  ", "  :dana"])(
    "%p is none",
    (source) => {
      expect(codes(checkSource(source, "--source", "source"))).toEqual(["source.shape"]);
    },
  );

  test.each(["agent:b\nc", "ag\rent:b", "operator:da\u0085na", "operator:\0dana"])(
    "%j has a control character",
    (source) => {
      expect(codes(checkSource(source, "--source", "source"))).toEqual([
        "source.control_character",
      ]);
    },
  );

  test("the name may hold colons", () => {
    expect(readSource("a:b:c")).toEqual({ kind: "a", name: "b:c" });
  });

  test("one party under another spelling is the same party", () => {
    expect(isSameSource("Session:ABC", "session: abc")).toBeTrue();
    expect(isSameSource("session:a\u200bbc\u00ad", "session:abc")).toBeTrue();
    expect(isSameSource("session:abc", "session:abd")).toBeFalse();
    expect(isSameSource("session:abc", "operator:abc")).toBeFalse();
    expect(isSameSource("broken", "broken")).toBeTrue();
    expect(isSameSource("broken", "session:broken")).toBeFalse();
  });
});
