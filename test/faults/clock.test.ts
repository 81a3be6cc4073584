import { afterAll, expect, test } from "bun:test";
import { runTool } from "../../src/cli/run-tool.ts";
import { TOOLS } from "../../src/cli/tools.ts";
import { fakeIo } from "../cli/fake-io.ts";
import { faultsOf } from "../cli/intact.ts";
import { DELIVERED, ENROLMENT, RECORDING, URL, openWorkspace } from "../cli/workspace.ts";

/** A clock that jumps back: the order of events holds, nothing is refused for it. */
const space = openWorkspace("clock");
afterAll(() => space.remove());

const REF = ["--session-ref", "s"];

async function at(time: string, tool: string, ...args: readonly string[]): Promise<unknown> {
  const io = fakeIo({ env: { SVC_ROOT: space.root }, now: () => Date.parse(time) });
  const exit = await runTool(await TOOLS[tool]!(), args, io);
  expect([args[0], exit, io.printed.stderr]).toEqual([args[0], 0, ""]);
  return io.printed.stdout.startsWith("{") || io.printed.stdout.startsWith("[")
    ? JSON.parse(io.printed.stdout)
    : io.printed.stdout;
}

const LATE = "2026-11-21T12:00:00Z";
const EARLY = "2020-01-01T00:00:00Z";

test("a goal goes through its life while the clock jumps back and forth", async () => {
  await at(LATE, "svc-goals", "set", ...REF, ...ENROLMENT, "--status", "working");
  await at(EARLY, "svc-goals", "add-ask", ...REF, "--open-ask", "Why?");
  await at(LATE, "svc-goals", "resolve-ask", ...REF, "--ask-index", "0", "--resolution", "So");
  await at(EARLY, "svc-goals", "hold", ...REF, "--reason", "wait", "--until", LATE);
  for (const format of ["markdown", "box", "cards", "json"]) {
    await at(EARLY, "svc-goals", "roster", "--format", format);
    await at("1971-01-01T00:00:00Z", "svc-goals", "roster", "--format", format);
  }
  await at(LATE, "svc-goals", "resume", ...REF);
  await at(EARLY, "svc-goals", "close", ...REF, ...DELIVERED);
  const trail = (await at(LATE, "svc-goals", "log")) as readonly {
    command: string;
    time: string;
  }[];
  const commands = trail.map(({ command }) => command).join(" ");
  expect(commands).toBe("set add-ask resolve-ask hold resume close");
  expect(trail.map(({ time }) => time)).toEqual([LATE, EARLY, LATE, EARLY, LATE, EARLY]);
  expect(faultsOf(space.database)).toEqual([]);
});

test("a later publication has a later time, and a review of the earlier one is told so", async () => {
  const first = (await at(LATE, "svc-artifacts", "record", ...RECORDING)) as {
    published_at: string;
  };
  const again = ["record", ...RECORDING, "--republished"];
  const second = (await at(EARLY, "svc-artifacts", ...again)) as { published_at: string };
  expect(second.published_at > first.published_at).toBe(true);
  const io = fakeIo({ env: { SVC_ROOT: space.root }, now: () => Date.parse(EARLY) });
  const review = [
    "mark-reviewed",
    "--url",
    URL,
    "--response",
    "Read it",
    "--actor",
    "operator:dana",
  ];
  const argv = [...review, "--published-at", first.published_at];
  expect(await runTool(await TOOLS["svc-artifacts"]!(), argv, io)).toBe(1);
  expect(io.printed.stderr).toContain("[review.published_anew]");
  expect(faultsOf(space.database)).toEqual([]);
});

test.each([
  ["of the year 11533", Date.UTC(11_533, 0, 1)],
  ["right behind the year 9999", Date.UTC(10_000, 0, 1)],
  ["before the year 1", Date.parse("-000005-01-01T00:00:00Z")],
])("a clock %s writes nothing that would look edited", async (_, now) => {
  const run = async (tool: string, ...args: readonly string[]): Promise<readonly unknown[]> => {
    const io = fakeIo({ env: { SVC_ROOT: space.root }, now: () => now });
    return [await runTool(await TOOLS[tool]!(), args, io), io.printed.stdout, io.printed.stderr];
  };
  const said = (tool: string): readonly unknown[] => [
    3,
    "",
    `${tool}: the clock of this machine is outside of the years from 1 to 9999, and no record holds such a time: set the clock and run the command again [clock.out_of_range]\n`,
  ];
  const trail = await at(LATE, "svc-goals", "log");
  const fresh = ["--session-ref", "fresh"];
  expect(await run("svc-goals", "set", ...fresh, ...ENROLMENT)).toEqual(said("svc-goals"));
  expect(await run("svc-goals", "add-ask", ...REF, "--open-ask", "Now?")).toEqual(
    said("svc-goals"),
  );
  expect(await run("svc-artifacts", "record", ...RECORDING, "--republished")).toEqual(
    said("svc-artifacts"),
  );
  expect(await at(LATE, "svc-goals", "log")).toEqual(trail);
  expect((await run("svc-goals", "get", ...REF))[0]).toBe(0);
  expect(faultsOf(space.database)).toEqual([]);
});
