import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { maskMessage, maskSecrets } from "../../src/cli/mask-secrets.ts";
import { ENROLMENT, RECORDING, codes, openWorkspace } from "./workspace.ts";

/** A password in an address that stands in the wrong place is neither shown nor written to the disk. */
const space = openWorkspace("secrets");
afterAll(() => space.remove());
const ADDRESS = "postgres://u:SEKRET@h/db";

describe("an argument in a message", () => {
  test.each([
    [ADDRESS, "postgres://u:***@h/db"],
    ["POSTGRESQL://u:SEK@RE/T:x y@h/db", "POSTGRESQL://u:***@h/db"],
    ["postgres://u@corp:SEKRET@h/db", "postgres://u@corp:***@h/db"],
    ["postgres:/u:SEKRET@h/db", "postgres:/u:***@h/db"],
    ["--rot=https://:SEKRET@h", "--rot=https://:***@h"],
    ["postgres://u@h/db?password=SEKRET&x=1", "postgres://u@h/db?password=***&x=1"],
    ["host=h password=SEKRET", "host=h password=***"],
    ['"postgres://u@h/db?password=SEKRET":', '"postgres://u@h/db?password=***":'],
    ["https://u@corp:SEKRET@h/x", "https://u@corp:***@h/x"],
    ["https://ci.example.com:8443/job@5", "https://ci.example.com:8443/job@5"],
    ["https://h:4873/@scope/other?password=1", "https://h:4873/@scope/other?password=1"],
    ["the form rejects password=empty: fine", "the form rejects password=empty: fine"],
    ["host=db user=u password='my SEKRET word' x", "host=db user=u password=*** x"],
    ["postgre://svc:pa/SEKRET@db/svc", "postgre://svc:***@db/svc"],
    ["postgresql+psycopg://svc:pa#SEKRET@db", "postgresql+psycopg://svc:***@db"],
    ["mysql://svc:pa/SEKRET@db", "mysql://svc:***@db"],
    ["password=SEKRET", "password=***"],
    ["connect_timeout=5 password=SEKRET", "connect_timeout=5 password=***"],
    ["postgres://u@h/db?pass%77ord=SEKRET&x=1", "postgres://u@h/db?pass%77ord=***&x=1"],
    ["postgres://u@h:5432/db", "postgres://u@h:5432/db"],
    ["operator:dana@h", "operator:dana@h"],
    ["a note: see https://h/x", "a note: see https://h/x"],
  ])("%s", (word, masked) => {
    expect(maskSecrets(word)).toBe(masked);
  });

  test("of any length costs no time, and the words of a message are looked at one by one", () => {
    expect(maskSecrets("://".repeat(200_000))).toHaveLength(600_000);
    for (const run of [".", "postgre", "'", "\\", "x=", "password=", "a:b@", " host=", "?a=b&"]) {
      const long = `host=x password=${run.repeat(300_000)}x`;
      expect(maskMessage(long)).not.toBe(long);
      expect(maskSecrets(`postgres://u:${run.repeat(300_000)}x@h`)).not.toBe("");
    }
    expect(maskMessage(`"http://h:1" and "${ADDRESS}": ask a@b`)).toBe(
      '"http://h:1" and "postgres://u:***@h/db": ask a@b',
    );
    expect(maskMessage('"host=h user=u password=SEKRET": no')).toBe(
      '"host=h user=u password=***": no',
    );
  });

  test.each<readonly [string, readonly string[]]>([
    ["unexpected argument", ["list", ADDRESS]],
    ["unknown command", [ADDRESS]],
    ["unknown word", ["store", ADDRESS]],
    ["unknown flag", ["list", `--${ADDRESS}`]],
    ["cannot be", ["list", "--format", ADDRESS]],
    ["there is no script for", ["completion", ADDRESS]],
    ["no goal", ["get", "--session-ref", ADDRESS]],
    ["does not exist", ["set", "--session-ref", "s", "--goal-file", ADDRESS]],
    ["does not exist", ["list", "--policy-config", ADDRESS]],
    ["does not exist", ["import", "--input", ADDRESS]],
    ["directory does not exist", ["export", "--output", `${ADDRESS}/x`]],
    ["directory does not exist", ["backup", "--output", `${ADDRESS}/x`]],
  ])("%s: %j", (said, args) => {
    if (!existsSync(space.root)) space.goals("set", "--session-ref", "t", ...ENROLMENT);
    const ran = space.goals(...args);
    expect([ran.exit === 0, ran.stdout]).toEqual([false, ""]);
    expect(ran.stderr).toContain(said);
    expect(ran.stderr).not.toContain("SEKRET");
  });

  test("of the other tools", () => {
    const runs = [
      space.artifacts("record", ...RECORDING, ADDRESS),
      space.artifacts("get", "--url", ADDRESS),
      space.run("svc-replay-eval", ["--fixtures", ADDRESS]),
      space.run("svc-replay-eval", ["--fixtures", ".", "--shard", ADDRESS]),
    ];
    for (const ran of runs) {
      expect(ran.exit).not.toBe(0);
      expect(ran.stderr).not.toBe("");
      expect(ran.stderr).not.toContain("SEKRET");
    }
  });
});

describe("a root", () => {
  test.each([
    "postgres:/u:SEKRET@h/db",
    "postgres:u:SEKRET@h/db",
    "PostgreSQL:/u:SEKRET@h",
    ` ${ADDRESS}`,
    `\t\u{feff}${ADDRESS}`,
    `"${ADDRESS}"`,
    " postgres:/u:SEKRET@h/db",
    "host=h user=u password=SEKRET",
    "password = SEKRET host=h",
    "connect_timeout=3 host=db password=SEKRET",
    "application_name=x sslpassword=SEKRET host=h",
  ])("that begins like an address and is none is refused and made nowhere: %j", (root) => {
    const before = readdirSync(space.folder);
    for (const args of [
      ["set", "--session-ref", "s", ...ENROLMENT],
      ["store", "status"],
      ["store", "init"],
      ["backup", "--output", "b.db"],
    ]) {
      for (const ran of [
        space.run("svc-goals", args, { env: { SVC_ROOT: root }, cwd: space.folder }),
        space.run("svc-goals", [...args, "--root", root], { cwd: space.folder }),
      ]) {
        expect([ran.exit, ran.stdout, codes(ran)]).toEqual([2, "", ["root.address"]]);
        expect(ran.stderr).not.toContain("SEKRET");
      }
    }
    expect(readdirSync(space.folder)).toEqual(before);
  });

  test.each(["a:b", "./postgres:x", "post:gres", " blank", "postgresx:y", "x/postgres:z"])(
    "with a colon or a blank that is no address is a directory: %j",
    (root) => {
      const args = ["set", "--session-ref", "s", ...ENROLMENT, "--root", root];
      expect(space.run("svc-goals", args, { cwd: space.folder })).toMatchObject({
        exit: 0,
        stderr: "",
      });
      expect(existsSync(join(space.folder, root, "svc.db"))).toBe(true);
    },
  );
});
