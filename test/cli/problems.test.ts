import { expect, test } from "bun:test";
import { exitOf, printable } from "../../src/cli/problems.ts";
import { refused, storeProblem, usage, warning } from "../../src/domain/errors.ts";

const said = ["a.code", "it is so", "do this"] as const;

test("the exit status of several problems is that of the gravest", () => {
  expect(exitOf([refused(...said)])).toBe(1);
  expect(exitOf([refused(...said), usage(...said)])).toBe(2);
  expect(exitOf([usage(...said), storeProblem(...said), refused(...said)])).toBe(3);
});

test("a warning is printed as a problem is, and the compiler takes none for an exit status", () => {
  expect(printable(warning(...said))).toEqual(printable(refused(...said)));
  // @ts-expect-error It is no problem.
  exitOf([warning(...said)]);
});
