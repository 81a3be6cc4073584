import { afterAll, expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { networkFileSystemOf, showsLocal } from "../../../src/store/sqlite/files.ts";
import { openSqliteStore } from "../../../src/store/sqlite/store.ts";
import {
  byHand,
  databaseIn,
  freshRoot,
  sessionsIn,
  tryRead,
  tryWrite,
  removeRoots,
} from "./world.ts";

afterAll(removeRoots);

const mode = (path: string): number => statSync(path).mode & 0o777;

test("a missing directory reads as an empty store and is not made", async () => {
  const root = freshRoot();
  expect(await tryRead(root)).toBe("done");
  expect(existsSync(root)).toBeFalse();
});

test("the first write makes the directory for its owner alone, and the file too", async () => {
  const root = join(freshRoot(), "deeper");
  expect(await tryWrite(root)).toBe("done");
  expect(mode(root)).toBe(0o700);
  expect(mode(dirname(root))).toBe(0o700);
  expect(mode(databaseIn(root))).toBe(0o600);
  const store = openSqliteStore({ root });
  await store.write(async () => {});
  for (const name of readdirSync(root)) expect(mode(join(root, name))).toBe(0o600);
  await store.close();
});

test("a write that comes to nothing makes no file, and what it reads is empty", async () => {
  const root = freshRoot();
  const store = openSqliteStore({ root });
  const extent = await store.write((writer) => writer.extent());
  expect(extent).toEqual({ goals: 0, artifacts: 0, events: 0, lastSeq: 0 });
  await store.write(() => Promise.reject(new RangeError("mine"))).catch(() => null);
  expect(existsSync(root)).toBeFalse();
  await store.close();
});

test("a first write goes on from what it read, and is run again when others have come first", async () => {
  for (const others of [false, true]) {
    const root = freshRoot();
    const store = openSqliteStore({ root });
    const seen: (string | null)[] = [];
    await store.write(async (writer) => {
      seen.push((await writer.goal("w"))?.text ?? null);
      if (others && seen.length === 1) expect(await tryWrite(root)).toBe("done");
      // What fails here counts for nothing when the work is run again.
      await writer.putGoal({ session_ref: "mine", text: "{}" }).catch(() => null);
      expect((await writer.goal("mine"))?.text ?? null).toBe(
        others && seen.length === 1 ? null : "{}",
      );
    });
    expect(seen).toEqual(others ? [null, "{}"] : [null]);
    expect(await sessionsIn(root)).toEqual(others ? ["mine", "w"] : ["mine"]);
    await store.close();
  }
});

test("a first write that cannot begin is refused, also where the work makes nothing of it", async () => {
  const root = freshRoot();
  const store = openSqliteStore({ root, statType: async () => 0x6969 });
  const failing = store.write((writer) =>
    writer.putGoal({ session_ref: "w", text: "{}" }).catch(() => null),
  );
  expect(await failing.catch((error: unknown) => error)).toMatchObject({
    problem: { code: "store.network_file_system" },
  });
  expect(existsSync(root)).toBeFalse();
  await store.close();
});

test("a directory that is there keeps its mode, and its other files", async () => {
  const root = freshRoot();
  mkdirSync(root, { mode: 0o755 });
  writeFileSync(join(root, "policy.yaml"), "");
  expect(await tryRead(root)).toBe("done");
  expect(readdirSync(root)).toEqual(["policy.yaml"]);
  expect(await tryWrite(root)).toBe("done");
  expect(mode(root)).toBe(0o755);
});

test("the journal is a write-ahead log, and every commit is forced to the disk", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const pragma = (name: string): unknown =>
    byHand(root, (db) => db.query(`PRAGMA ${name}`).values());
  expect(pragma("journal_mode")).toEqual([["wal"]]);
  const source = readFileSync(
    join(import.meta.dir, "../../../src/store/sqlite/connection.ts"),
    "utf8",
  );
  expect(source).toContain("PRAGMA synchronous = FULL");
});

test("reading writes nothing", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const before = readFileSync(databaseIn(root));
  expect(await tryRead(root)).toBe("done");
  expect(readFileSync(databaseIn(root))).toEqual(before);
});

test("a root that is a file, or under one, is refused", async () => {
  const root = freshRoot();
  writeFileSync(root, "a file");
  expect(await tryRead(root)).toBe("store.root_is_file");
  expect(await tryWrite(root)).toBe("store.root_is_file");
  expect(await tryWrite(join(root, "below"))).toBe("store.root_is_file");
  expect(readFileSync(root, "utf8")).toBe("a file");
});

test("a root that is a link to nothing, or under one, is told as that and stays", async () => {
  const root = freshRoot();
  symlinkSync(`${root}-gone`, root);
  for (const one of [root, join(root, "below")]) {
    expect(await tryRead(one)).toBe("done");
    expect(await tryWrite(one)).toBe("store.dead_link");
  }
  expect(existsSync(`${root}-gone`)).toBeFalse();
  mkdirSync(`${root}-gone`);
  expect(await tryWrite(join(root, "below"))).toBe("done");
  rmSync(`${root}-gone`, { recursive: true });
});

test("a pipe in the place of the file is refused, and nobody waits for its end", async () => {
  const root = freshRoot();
  mkdirSync(root);
  Bun.spawnSync(["mkfifo", databaseIn(root)]);
  expect(await tryRead(root)).toBe("store.cannot_open");
  expect(await tryWrite(root)).toBe("store.cannot_open");
});

test("a directory in the place of the file is refused", async () => {
  const root = freshRoot();
  mkdirSync(databaseIn(root), { recursive: true });
  expect(await tryRead(root)).toBe("store.cannot_open");
  expect(await tryWrite(root)).toBe("store.cannot_open");
});

test.each([
  [
    "text",
    Buffer.from("this is no database, but it is longer than a header of one would be. ".repeat(20)),
  ],
  ["a broken header", Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(4096, 0xff)])],
])("a file that is %s is damaged, and stays as it was", async (_, content) => {
  const root = freshRoot();
  mkdirSync(root);
  writeFileSync(databaseIn(root), content);
  expect(await tryRead(root)).toBe("store.damaged");
  expect(await tryWrite(root)).toBe("store.damaged");
  expect(readFileSync(databaseIn(root))).toEqual(content);
});

test("a database cut off in the middle is damaged", async () => {
  const root = freshRoot();
  const store = openSqliteStore({ root });
  await store.write(async (writer) => {
    for (let n = 0; n < 200; n += 1) {
      await writer.putGoal({
        session_ref: `s${n}`,
        text: JSON.stringify({ pad: "x".repeat(2000) }),
      });
    }
  });
  await store.close();
  truncateSync(databaseIn(root), 40_960);
  expect(await tryRead(root)).toBe("store.damaged");
});

test("an empty file is an empty store", async () => {
  const root = freshRoot();
  mkdirSync(root);
  writeFileSync(databaseIn(root), "");
  expect(await tryRead(root)).toBe("done");
  expect(statSync(databaseIn(root)).size).toBe(0);
  expect(await tryWrite(root)).toBe("done");
  expect(await sessionsIn(root)).toEqual(["w"]);
});

test("a database of another program is refused and left alone", async () => {
  const root = freshRoot();
  mkdirSync(root);
  byHand(root, (db) => db.run("CREATE TABLE theirs (x)"));
  const before = readFileSync(databaseIn(root));
  expect(await tryRead(root)).toBe("store.foreign");
  expect(await tryWrite(root)).toBe("store.foreign");
  expect(readFileSync(databaseIn(root))).toEqual(before);
  const tables = byHand(root, (db) => db.query("SELECT name FROM sqlite_master").values());
  expect(tables).toEqual([["theirs"]]);
});

test("a write-ahead log that was cut off keeps what was committed before the cut", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const copy = freshRoot();
  mkdirSync(copy);
  const store = openSqliteStore({ root });
  await store.write((writer) => writer.putGoal({ session_ref: "first", text: "{}" }));
  const kept = statSync(`${databaseIn(root)}-wal`).size;
  await store.write((writer) => writer.putGoal({ session_ref: "second", text: "{}" }));
  for (const suffix of ["", "-wal"]) {
    copyFileSync(databaseIn(root) + suffix, databaseIn(copy) + suffix);
  }
  await store.close();
  truncateSync(`${databaseIn(copy)}-wal`, kept + 100);
  expect(await sessionsIn(copy)).toEqual(["first", "w"]);
  expect(await tryWrite(copy)).toBe("done");
});

test.each(["gone", "emptied"])(
  "the log of a store whose file is %s is kept, until the file is back beside it",
  async (fate) => {
    const root = freshRoot();
    await tryWrite(root);
    const copy = freshRoot();
    mkdirSync(copy);
    const store = openSqliteStore({ root });
    await store.write((writer) => writer.putGoal({ session_ref: "later", text: "{}" }));
    const [file, log] = [databaseIn(copy), `${databaseIn(copy)}-wal`];
    const whole = readFileSync(databaseIn(root));
    copyFileSync(`${databaseIn(root)}-wal`, log);
    await store.close();
    if (fate === "emptied") writeFileSync(file, "");
    const before = readFileSync(log);
    for (const act of [tryRead, tryWrite]) expect(await act(copy)).toBe("store.damaged");
    expect(readFileSync(log)).toEqual(before);
    writeFileSync(file, whole);
    expect(await sessionsIn(copy)).toEqual(["later", "w"]);
  },
);

test.each([
  [0x6969, "nfs"],
  [0xff534d42, "cifs"],
  [-11317950, "cifs"],
  [0xfe534d42, "smb2"],
  [0x01021997, "9p"],
  [0x00c36400, "ceph"],
])("the file system of type %d is %s, which is refused", async (type, name) => {
  expect(networkFileSystemOf(type)).toBe(name);
  const root = freshRoot();
  expect(await tryWrite(root, { statType: async () => type })).toBe("store.network_file_system");
  expect(existsSync(root)).toBeFalse();
  await tryWrite(root);
  expect(await tryRead(root, { statType: async () => type })).toBe("store.network_file_system");
});

test.each([0xef53, 0x01021994, 0x9123683e, 0x58465342, 0x794c7630, 0x2fc12fc1])(
  "the file system of type %d is local",
  async (type) => {
    expect(networkFileSystemOf(type)).toBeNull();
    expect(await tryWrite(freshRoot(), { statType: async () => type })).toBe("done");
  },
);

const NETWORKS = [
  "nfs4 server:/srv",
  "cifs //server/share",
  "smb3 //server/share",
  "9p none",
  "ceph 10.0.0.1:/",
];
const CONTAINER = "1 0 0:50 / / rw - overlay overlay rw,lowerdir=/nfs/a";

test.each([
  ...NETWORKS.map((type) => [`${CONTAINER}\n22 1 0:51 / /srv rw - ${type} rw`, 50, false] as const),
  [`${CONTAINER}\n22 1 0:51 / /nfs rw - tmpfs cifs rw`, 50, true],
  [CONTAINER, 50, true],
  // Of a root that was changed, what lies outside is not listed.
  [CONTAINER, 51, false],
  ["", 50, false],
  ["1 0 0:300 / / rw - btrfs /dev/vda rw", 0x10002c, true],
])("a list of mounts %j: device %d is known to be local, %p", (mountinfo, device, expected) => {
  expect(showsLocal(mountinfo, device)).toBe(expected);
});

test("the type is asked for the file itself, or for what will hold it", async () => {
  const asked: string[] = [];
  const root = freshRoot();
  await tryWrite(root, { statType: async (path) => (asked.push(path), null) });
  expect(asked).toEqual([databaseIn(root)]);
});
