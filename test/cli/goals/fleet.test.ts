import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../../../src/cli/run-tool.ts";
import { TOOLS } from "../../../src/cli/tools.ts";
import { type PostgresServer, SERVER_PATIENCE, sharedServer } from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";
import { fakeIo } from "../fake-io.ts";
import { ENROLMENT } from "../workspace.ts";

/** The commands on a postgres:// address, as a person types them. */
setDefaultTimeout(SERVER_PATIENCE);
const schema = `fleet_${process.pid}`;
let server: PostgresServer;
beforeAll(async () => {
  server = await sharedServer();
});

interface Said {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function goals(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const io = fakeIo({ env: { HOME: "/nonexistent", ...env } });
  const exit = await runTool(await TOOLS["svc-goals"]!(), args, io);
  return { exit, ...io.printed };
}

test("a store is made by init and by nothing else, and each command says where it stands", async () => {
  const root = ["--root", server.url({ schema })];
  const status = ["store", "status", "--format", "text", ...root];
  const early = await goals(["set", "--session-ref", "s", ...ENROLMENT, ...root]);
  expect(early).toMatchObject({ exit: 3, stdout: "" });
  expect(early.stderr).toContain('"svc-goals store init"');
  expect(await goals(status)).toMatchObject({ exit: 1, stdout: expect.stringContaining("init") });
  expect((await goals(["store", "upgrade", ...root])).exit).toBe(3);
  expect((await goals(["store", "init", ...root])).exit).toBe(0);
  expect(await goals(status)).toMatchObject({ exit: 0, stdout: expect.stringContaining("ready") });
  expect((await goals(["set", "--session-ref", "s", ...ENROLMENT, ...root])).exit).toBe(0);
  expect((await goals(["get", "--session-ref", "s", ...root])).stdout).toContain(
    '"status": "open"',
  );
});

test("the board repeats the address in what to type next, but never one with a password", async () => {
  const ask = ["add-ask", "--session-ref", "s", "--open-ask", "Which one?"];
  const url = server.url({ schema });
  expect((await goals([...ask, "--root", url])).exit).toBe(0);
  expect((await goals(["roster", "--root", url])).stdout).toContain(`--root '${url}'`);
  const secret = url.replace("postgres@", "postgres:s3cret@");
  const board = await goals(["roster", "--root", secret]);
  expect(board.exit).toBe(0);
  expect(`${board.stdout}${board.stderr}`).not.toContain("s3cret");
  expect(board.stdout).toContain("svc-goals resolve-ask --session-ref s");
});

test("a time that cannot be read, a word that is none and a role without init are usage errors", async () => {
  const root = ["--root", server.url({ schema })];
  for (const wrong of ["x", "0", "-1", "1h"]) {
    const said = await goals(["list", ...root], { SVC_STORE_TIMEOUT: wrong });
    expect(said).toMatchObject({ exit: 2, stderr: expect.stringContaining("[root.timeout]") });
  }
  for (const right of ["30", "30.5", "30500ms", "2m", " 30s "]) {
    expect((await goals(["list", ...root], { SVC_STORE_TIMEOUT: right })).exit).toBe(0);
  }
  expect((await goals(["store", ...root])).exit).toBe(2);
  expect((await goals(["store", "stauts", ...root])).stderr).toContain("did you mean status?");
  expect((await goals(["store", "status", "--agent-role", "a", ...root])).exit).toBe(2);
});

test("a role without a name, and one for a directory, are usage errors", async () => {
  const root = ["--root", server.url({ schema })];
  for (const role of ["--agent-role", "--operator-role", "--reader-role"]) {
    const said = await goals(["store", "init", role, "", ...root]);
    expect(said).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining(`${role} names no role`),
    });
  }
  const directory = ["--root", join(tmpdir(), "svc-no-roles")];
  expect(await goals(["store", "init", "--agent-role", "a", ...directory])).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("[store.no_roles]"),
  });
});

test("what SQL has put in counts, and what it has left behind is told with whole commands", async () => {
  const by = `${schema}_sql`;
  const url = server.url({ schema: by });
  const root = ["--root", url];
  const enrol = (ref: string, ...more: string[]): Promise<Said> =>
    goals(["set", "--session-ref", ref, ...ENROLMENT, ...more, ...root]);
  expect((await goals(["store", "init", ...root])).exit).toBe(0);
  expect((await enrol("s")).exit).toBe(0);
  // A redirect that no command has made.
  await byHand(
    server,
    `INSERT INTO ${by}.events (record) SELECT replace(record, '"enrolled"', '"redirected"') FROM ${by}.events`,
  );
  const later = await goals(["set", "--session-ref", "s", "--status", "working", ...root]);
  expect(later).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining("[goal.anchor_mismatch]"),
  });
  expect((await goals(["log", "--session-ref", "s", ...root])).stdout).toContain("redirected");
  // A goal that was made complete by hand has kept its lane.
  await byHand(
    server,
    `UPDATE ${by}.goals SET record = replace(record, '"open"', '"complete"'), record_md5 = NULL,
      status = NULL, lane_id = NULL, is_live = true, goal_mark = NULL`,
  );
  const refused = await enrol("t", "--lane-id", "s");
  expect(refused.stderr).toContain("though its goal is complete");
  expect(refused.stderr).toContain("svc-goals doctor --root");
  expect(refused.stderr).not.toContain("when it was held");
  const { exit, stdout } = await goals(["doctor", "--format", "text", ...root]);
  expect(exit).toBe(1);
  expect(stdout).toContain(`"svc-goals log --session-ref s --root '${url}'": if the goal does not`);
});

test("a backup names the records that one file cannot hold together, and how else to copy them", async () => {
  const edited = `${schema}_edited`;
  const root = ["--root", server.url({ schema: edited })];
  const folder = mkdtempSync(join(tmpdir(), "svc-fleet-"));
  try {
    expect((await goals(["store", "init", ...root])).exit).toBe(0);
    await byHand(
      server,
      `INSERT INTO ${edited}.goals (session_ref, record) VALUES
        ('a', '{"status":"open","lane_id":"L"}'), ('b', '{"status":"open","lane_id":"L"}')`,
    );
    const said = await goals(["backup", "--output", join(folder, "two.db"), ...root]);
    expect([said.exit, said.stdout]).toEqual([3, ""]);
    expect(said.stderr).toStartWith('svc-goals: the lane of session "b" has another goal here');
    expect(said.stderr).toContain('no backup was made: "svc-goals export" copies every record');
    expect(said.stderr).toEndWith("[import.lane_taken]\n");
    expect(said.stderr).not.toContain("--output");
    expect(readdirSync(folder)).toEqual([]);
    const copy = join(folder, "all.jsonl");
    expect((await goals(["export", "--output", copy, ...root])).exit).toBe(0);
    expect(existsSync(copy)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
