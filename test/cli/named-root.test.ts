import { expect, test } from "bun:test";
import { GOALS } from "../../src/cli/goals/tool.ts";
import { flagsOf } from "../../src/cli/parse-flags.ts";
import { runTool } from "../../src/cli/run-tool.ts";
import { namedRoot, samePlace } from "../../src/cli/same-place.ts";
import { fakeIo } from "./fake-io.ts";

const at = (address: string): string => namedRoot({ kind: "postgres", address, env: {} });

test("the address of a server is named without its password", () => {
  expect(at("postgres://dana@db.example.com/fleet")).toBe(
    " --root postgres://dana@db.example.com/fleet",
  );
  for (const [address, shown] of [
    ["postgres://dana:s3cret@db/fleet", "postgres://dana@db/fleet"],
    [
      "postgres://dana:s3%40cret@db/fleet?sslmode=require",
      "postgres://dana@db/fleet?sslmode=require",
    ],
    ["postgres://db/fleet?user=dana&password=s3cret", "postgres://db/fleet?user=dana"],
    ["postgres://db/fleet?password=s3cret&user=dana", "postgres://db/fleet?user=dana"],
    ["postgres://db/fleet?password=s3cret", "postgres://db/fleet"],
    ["postgres://dana@db:5432/fleet?password=s3@cret", "postgres://dana@db:5432/fleet"],
    ["postgres://db/fleet?user=dana&pass%77ord=s3cret", "postgres://db/fleet?user=dana"],
    ["postgres://db/fleet?Password=s3cret&password=s3cret", "postgres://db/fleet"],
    ["postgres://dana:s3@cret@db/fleet", "postgres://dana@db/fleet"],
    ["postgres://dana:s3/cret@db/fleet", "postgres://dana@db/fleet"],
    ["postgres://dana:22/cret@db/fleet", "postgres://dana@db/fleet"],
    ["postgres://dana:s3?#cret@db/fleet", "postgres://dana@db/fleet"],
  ] as const) {
    expect(at(address).replaceAll("'", "")).toBe(` --root ${shown}`);
  }
});

test("so is one whose server listens in a directory", () => {
  for (const [address, shown] of [
    ["postgres://dana@/fleet?host=/run/postgresql", "postgres://dana@/fleet?host=/run/postgresql"],
    ["postgres://dana:s3cret@/fleet?host=/run/pg", "postgres://dana@/fleet?host=/run/pg"],
    ["postgres://dana@:5433/fleet?host=/run/pg", "postgres://dana@:5433/fleet?host=/run/pg"],
    ["postgres://dana:s3cret@%2Frun%2Fpg/fleet", "postgres://dana@%2Frun%2Fpg/fleet"],
  ] as const) {
    expect(at(address).replaceAll("'", "")).toBe(` --root ${shown}`);
  }
});

test("what is no address once the password is out is not named at all", () => {
  expect(at("postgres://dana:s3cret@/fleet^:x@[")).toBe("");
});

test("a further command is led to the same server, and to no file that is gone by then", () => {
  const flags = flagsOf(
    new Map([
      ["root", ["postgres://dana:s3cret@db/fleet"]],
      ["policy-config", ["/dev/fd/63"]],
    ]),
  );
  const refuse = (): never => {
    throw new Error("asked for more");
  };
  const context = { io: fakeIo(), flags, positionals: [], rules: [], fail: refuse, warn: refuse };
  expect(samePlace(context)).toBe(" --root postgres://dana@db/fleet");
});

test("a root with a NUL is refused, as a text is, by whoever runs a tool within a program", async () => {
  for (const command of ["list", "resume"]) {
    const io = fakeIo();
    const argv = [command, "--root", "a\0b", "--session-ref", "s", "--source", "operator:dana"];
    expect(await runTool(GOALS, command === "list" ? argv.slice(0, 3) : argv, io)).toBe(2);
    expect(io.printed.stderr).toContain("--root contains a NUL character: take it out [text.nul]");
  }
});
