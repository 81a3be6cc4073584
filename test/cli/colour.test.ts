import { expect, test } from "bun:test";
import { wantsColour } from "../../src/cli/colour.ts";
import type { Io } from "../../src/cli/io.ts";
import { fakeIo } from "./fake-io.ts";

type Env = Readonly<Record<string, string>>;

function coloured(isTTY: boolean, env: Env, platform: Io["platform"] = "linux"): boolean {
  const io = fakeIo({ env });
  return wantsColour({ ...io, platform, stdout: { ...io.stdout, isTTY } });
}

const XTERM: Env = { TERM: "xterm-256color" };

test("only a terminal that is known gets colour", () => {
  expect(coloured(true, XTERM)).toBe(true);
  expect(coloured(false, XTERM)).toBe(false);
  for (const TERM of ["dumb", ""]) expect(coloured(true, { TERM })).toBe(false);
  expect(coloured(true, {})).toBe(false);
  expect(coloured(true, {}, "win32")).toBe(true);
});

test("NO_COLOR switches it off, FORCE_COLOR on where that does not; empty values say nothing", () => {
  expect(coloured(true, { ...XTERM, NO_COLOR: "1" })).toBe(false);
  expect(coloured(true, { ...XTERM, NO_COLOR: "" })).toBe(true);
  expect(coloured(false, { FORCE_COLOR: "1" })).toBe(true);
  expect(coloured(false, { FORCE_COLOR: "1", NO_COLOR: "" })).toBe(true);
  expect(coloured(false, { FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
  expect(coloured(true, { ...XTERM, FORCE_COLOR: "1", NO_COLOR: "0" })).toBe(false);
  expect(coloured(true, { ...XTERM, FORCE_COLOR: "0" })).toBe(false);
  expect(coloured(false, { ...XTERM, FORCE_COLOR: "" })).toBe(false);
});
