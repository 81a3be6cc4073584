import { afterAll, beforeAll, describe, expect, test, setDefaultTimeout } from "bun:test";
import { createConnection, createServer } from "node:net";
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { readTarget } from "../../../src/store/postgres/address.ts";
import { TimedOut } from "../../../src/store/postgres/failures.ts";
import { wasCommitted } from "../../../src/store/postgres/lost-commit.ts";
import { connectPatiently, deadlineIn } from "../../../src/store/postgres/patience.ts";
import { tablesIn } from "../../../src/store/postgres/schema.ts";
import { StoreError } from "../../../src/store/port.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import {
  SERVER_PATIENCE,
  type PostgresServer,
  startServer,
  startStandby,
} from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";
import { type Fate, type Message, listen, openProxy, sqlOf } from "../../postgres/wire.ts";
import { codeOf, outcomeOf, readGoals, writeGoal } from "./world.ts";

/** Servers that refuse, are full, slow or killed, and connections that are cut at the worst moment. */
setDefaultTimeout(SERVER_PATIENCE);
let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startServer(["max_connections = 12", "superuser_reserved_connections = 1"]);
  url = server.url({ schema: "svc" });
  await openPostgresAdmin({ address: url, env: {} }).init({});
});
afterAll(() => server.remove());

/** Connects, also where the server has not yet noticed that others have gone. */
async function connected(client: Bun.SQL): Promise<void> {
  for (const until = performance.now() + 30_000; ;) {
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await Bun.sleep(20);
    }
  }
}

/** How long something took, in milliseconds. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

const LIMIT = 400;
/** Sooner than a command gives up that was not told when, and late enough for a machine that is slow. */
const LATEST = 8000;
const SHORT = { timeoutMs: LIMIT };
/** Enough for an answer of a server, or of a refusal, that is there, on any machine. */
const AMPLE = { timeoutMs: 2000 };
const LONG = { timeoutMs: 30_000 };

describe("a server that is not to be had", () => {
  test("a refused connection is tried again until the time is over, and says what to check", async () => {
    const ms = await timed(async () => {
      const { code, said } = await outcomeOf("postgres://u:s3cret@127.0.0.1:1/d", readGoals, AMPLE);
      expect(code).toBe("store.unreachable");
      expect(said).toContain("check that the server runs");
      expect(said).not.toContain("s3cret");
    });
    expect(ms).toBeLessThan(LATEST);
  });

  test("a host that is not there is told at once", async () => {
    const { code, said } = await outcomeOf("postgres://u@nowhere.invalid/d", readGoals);
    expect(code).toBe("store.no_host");
    expect(said).toContain("nowhere.invalid");
  });

  test("what takes connections and never answers is given up", async () => {
    const mute = createServer((socket) => socket.on("error", () => null));
    const port = await listen(mute);
    const ms = await timed(async () => {
      expect(await codeOf(`postgres://u@127.0.0.1:${port}/d`, readGoals, SHORT)).toBe(
        "store.timeout",
      );
    });
    expect(ms).toBeLessThan(LATEST);
    mute.close();
  });

  test("what speaks another protocol is called so", async () => {
    const other = createServer((socket) => {
      socket.on("error", () => null);
      socket.once("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    });
    const port = await listen(other);
    const address = `postgres://u@127.0.0.1:${port}/d?sslmode=prefer`;
    expect(await codeOf(address, readGoals, LONG)).toBe("store.not_postgres");
    other.close();
  });

  test.each([
    ["cut while TLS is agreed on", "S"],
    ["answered with the end of a server in the place of that", "ESFATAL\0C57P01\0\0"],
  ])("a connection that is %s is tried again", async (_, answer) => {
    let connections = 0;
    const cutting = createServer((socket) => {
      connections += 1;
      socket.on("error", () => null);
      if (connections > 1) {
        const onward = createConnection(server.port, "127.0.0.1");
        onward.on("error", () => socket.destroy()).pipe(socket);
        return void socket.on("close", () => onward.destroy()).pipe(onward);
      }
      socket.once("data", () => {
        socket.write(answer);
        socket.once("data", () => socket.destroy());
      });
    });
    const port = await listen(cutting);
    const address = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=prefer`;
    expect(await codeOf(address, readGoals, LONG)).toBe("done");
    expect(connections).toBe(2);
    cutting.close();
  });

  test("what the server said comes before that the last try was cut short", async () => {
    const fields = ["SFATAL", "VFATAL", "C53300", "Msorry, too many clients already", ""].join(
      "\0",
    );
    const body = Buffer.from(`${fields}\0`);
    const head = Buffer.alloc(5, "E");
    head.writeUInt32BE(body.length + 4, 1);
    let connections = 0;
    const full = createServer((socket) => {
      socket.on("error", () => null);
      connections += 1;
      // The next one is never answered.
      if (connections === 1) socket.once("data", () => socket.end(Buffer.concat([head, body])));
    });
    const port = await listen(full);
    const address = `postgres://u@127.0.0.1:${port}/d?sslmode=disable`;
    expect(await codeOf(address, readGoals, AMPLE)).toBe("store.too_many_connections");
    expect(connections).toBe(2);
    full.close();
  });

  test("a full server is asked again, and served when somebody leaves", async () => {
    const clients = Array.from({ length: 12 }, () => new Bun.SQL(server.url(), { max: 1 }));
    for (const client of clients) await connected(client);
    const { code, said } = await outcomeOf(url, readGoals, AMPLE);
    expect(code).toBe("store.too_many_connections");
    expect(said).toContain("pooler");
    const waiting = codeOf(url, writeGoal, LONG);
    await Bun.sleep(200);
    await Promise.all(clients.map((client) => client.close({ timeout: 0 })));
    expect(await waiting).toBe("done");
  });

  test("a server that no longer answers is given up, and is there again when it does", async () => {
    const store = openPostgresStore({ address: url, env: {}, ...AMPLE });
    await writeGoal(store);
    await server.freeze();
    try {
      const ms = await timed(async () => {
        expect(await codeOf(url, writeGoal, SHORT)).toBe("store.timeout");
      });
      expect(ms).toBeLessThan(LATEST);
      // Whoever gives up first, and however short the time.
      const limits = Array.from({ length: 24 }, (_, at) => 1 + at * 7);
      const codes = limits.map((timeoutMs) => codeOf(url, readGoals, { timeoutMs }));
      expect(new Set(await Promise.all(codes))).toEqual(new Set(["store.timeout"]));
      // One that is connected already.
      expect(await store.read(async () => "read").catch((error: Error) => error.message)).toContain(
        "did not answer",
      );
      // Several questions at once: the first that is given up ends the others.
      const target = readTarget(url, {});
      await server.thaw();
      // Those who have given up are still before us, and the server is full of them for a moment.
      const connection = await connectPatiently(target, deadlineIn(LONG.timeoutMs));
      await server.freeze();
      const asked = [100, 30_000, 30_000].map((limit) =>
        connection.run("SELECT 1", [], limit).catch((error: unknown) => error),
      );
      for (const answer of await Promise.all(asked)) expect(answer).toBeInstanceOf(TimedOut);
    } finally {
      await server.thaw();
    }
    expect(await codeOf(url, writeGoal)).toBe("done");
    await store.close();
  });

  test.each([2 ** 31 - 100, 2 ** 31, 999_999 * 60_000])(
    "a time of %d ms is as long as can be counted, and not over at once",
    async (timeoutMs) => {
      expect(await codeOf(url, writeGoal, { timeoutMs })).toBe("done");
      expect(await codeOf(url, readGoals, { timeoutMs })).toBe("done");
      const admin = openPostgresAdmin({ address: url, env: {}, timeoutMs });
      expect(await admin.init({ reader: ["postgres"] })).toMatchObject({ state: "current" });
    },
  );

  test("a record that somebody keeps locked is waited for no longer than the time", async () => {
    await codeOf(url, (store) => writeGoal(store, "locked"));
    const client = new Bun.SQL(server.url(), { max: 1 });
    const holder = await client.reserve();
    await holder
      .unsafe("BEGIN; SELECT * FROM svc.goals WHERE session_ref = 'locked' FOR UPDATE")
      .simple();
    const ms = await timed(async () => {
      expect(await codeOf(url, (store) => writeGoal(store, "locked"), SHORT)).toBe("store.timeout");
    });
    expect(ms).toBeLessThan(LATEST);
    const waiting = codeOf(url, (store) => writeGoal(store, "locked"), LONG);
    await Bun.sleep(100);
    await holder.unsafe("ROLLBACK").simple();
    expect(await waiting).toBe("done");
    await client.close({ timeout: 0 });
  });

  test("a role that may only read by its settings is told", async () => {
    const role = "CREATE ROLE careful SUPERUSER LOGIN";
    await byHand(server, `${role}; ALTER ROLE careful SET default_transaction_read_only = on`);
    const careful = server.url({ schema: "svc", user: "careful" });
    expect(await codeOf(careful, readGoals)).toBe("done");
    expect(await codeOf(careful, writeGoal)).toBe("store.read_only");
  });
});

describe("a standby", () => {
  let standby: PostgresServer;
  let standbyUrl: string;
  beforeAll(async () => {
    standby = await startStandby(server);
    standbyUrl = standby.url({ schema: "svc" });
  });
  afterAll(() => standby.remove());

  test("is read from, and has what was written to its primary", async () => {
    expect(await codeOf(url, (store) => writeGoal(store, "followed"))).toBe("done");
    const store = openPostgresStore({ address: standbyUrl, env: {} });
    const followed = () => store.read((reader) => reader.goal("followed"));
    while ((await followed()) === null) await Bun.sleep(20);
    expect(await followed()).toEqual({ session_ref: "followed", text: "{}" });
    const { facts, findings } = await store.examine(Date.now());
    expect(facts).toContainEqual(["role", "standby, for reading only"]);
    expect(findings.filter(({ level }) => level === "wrong")).toEqual([]);
    await store.close();
  });

  test("takes no writes, and says which server to name", async () => {
    const { code, said } = await outcomeOf(standbyUrl, writeGoal);
    expect(code).toBe("store.read_only");
    expect(said).toContain("name the primary server");
  });

  test("tells where its store stands, and changes nothing for an operator", async () => {
    const admin = openPostgresAdmin({ address: standbyUrl, env: {} });
    expect(await admin.status()).toMatchObject({ state: "current" });
    const codeOfRefused = (promise: Promise<unknown>): Promise<unknown> =>
      promise.then(
        () => "done",
        (error: unknown) => (error instanceof StoreError ? error.problem.code : error),
      );
    expect(await codeOfRefused(admin.init({ reader: ["postgres"] }))).toBe("store.read_only");
    const empty = openPostgresAdmin({ address: standby.url({ schema: "none" }), env: {} });
    expect(await codeOfRefused(empty.init({}))).toBe("store.read_only");
  });
});

describe("a server that is killed", () => {
  test("between two commands of one program: the second finds it again", async () => {
    const store = openPostgresStore({ address: url, env: {} });
    await writeGoal(store, "kept");
    await server.kill();
    await server.start();
    expect(await store.read((reader) => reader.goal("kept"))).toEqual({
      session_ref: "kept",
      text: "{}",
    });
    await store.close();
  });

  test("before a view was read from: another one is taken; afterwards it is over", async () => {
    const store = openPostgresStore({ address: url, env: {} });
    await writeGoal(store, "kept");
    const restart = async (): Promise<void> => {
      await server.kill();
      await server.start();
    };
    const first = await store.read(async (reader) => {
      await restart();
      return reader.goal("kept");
    });
    expect(first?.session_ref).toBe("kept");
    const code = await codeOf(url, (other) =>
      other.read(async (reader) => {
        await reader.goal("kept");
        await restart();
        await reader.goal("kept");
      }),
    );
    expect(code).toBe("store.connection_lost");
    await store.close();
  });

  test("in the middle of a transaction: it is run again from its beginning", async () => {
    const store = openPostgresStore({ address: url, env: {} });
    let runs = 0;
    await store.write(async (writer) => {
      runs += 1;
      const before = await writer.goal("again");
      await writer.putGoal({ session_ref: "again", text: `{"had":${before !== null}}` });
      if (runs === 1) {
        await server.kill();
        await server.start();
      }
      await writer.appendEvent('{"session_ref":"again"}');
    });
    expect(runs).toBe(2);
    expect((await store.read((reader) => reader.goal("again")))?.text).toBe('{"had":false}');
    await store.close();
  });

  test("and does not come back: the time is over and nothing has changed", async () => {
    await server.stop();
    expect(await codeOf(url, writeGoal, AMPLE)).toBe("store.unreachable");
    await server.start();
  });
});

describe("a connection that is cut during the commit", () => {
  /** Writes through a proxy that does this to the first commit, and then looks what became of it. */
  async function commitMeets(
    fate: Fate,
    ref: string,
    act: (store: Parameters<typeof writeGoal>[0]) => Promise<unknown>,
    limit = LONG,
  ): Promise<{ readonly code: string; readonly events: number; readonly commits: number }> {
    let commits = 0;
    const decide = (message: Message): Fate => {
      if (sqlOf(message) !== "COMMIT") return "pass";
      commits += 1;
      return commits === 1 ? fate : "pass";
    };
    const proxy = await openProxy(server.port, decide);
    const address = `postgres://postgres@127.0.0.1:${proxy.port}/postgres?sslmode=disable`;
    const code = await codeOf(address, act, limit);
    proxy.close();
    let events = 0;
    await outcomeOf(url, async (store) => {
      events = await store.read(async (reader) => {
        const about = { about: "goals", sessionRef: ref } as const;
        return (await Array.fromAsync(reader.events(about))).length;
      });
    });
    return { code, events, commits };
  }

  test("before the server hears of it: nothing was changed, and it is done again", async () => {
    const act = (store: Parameters<typeof writeGoal>[0]) => writeGoal(store, "cut");
    expect(await commitMeets("cut", "cut", act)).toEqual({ code: "done", events: 1, commits: 2 });
  });

  test("after the server has done it: that is found out, and it is not done twice", async () => {
    const act = (store: Parameters<typeof writeGoal>[0]) => writeGoal(store, "cut late");
    const expected = { code: "done", events: 1, commits: 1 };
    expect(await commitMeets("cut the answer", "cut late", act)).toEqual(expected);
    // The row is there already: the second way to look.
    const again = { ...expected, events: 2 };
    expect(await commitMeets("cut the answer", "cut late", act)).toEqual(again);
  });

  test("of an artifact", async () => {
    const act = (store: Parameters<typeof writeGoal>[0]) =>
      store.write(async (writer) => {
        await writer.putArtifact({ url: "https://h/cut", text: "{}" });
        await writer.appendEvent('{"session_ref":"cut artifact"}');
      });
    const expected = { code: "done", events: 1 };
    expect(await commitMeets("cut the answer", "cut artifact", act)).toMatchObject(expected);
    expect(await commitMeets("cut", "cut artifact", act)).toMatchObject({ ...expected, events: 2 });
  });

  test("and a number that a killed server has given twice: the event has to be ours", async () => {
    const seq = { now: 0 };
    await outcomeOf(url, async (store) => {
      seq.now = await writeGoal(store, "numbered");
    });
    const target = readTarget(url, {});
    const row = { table: "goals", key: "numbered" } as const;
    const was = (text: string): Promise<boolean | null> =>
      wasCommitted(
        target,
        tablesIn("svc"),
        { event: { seq: seq.now, text }, row },
        deadlineIn(5000),
      );
    expect(await was(JSON.stringify({ session_ref: "numbered", text: "{}" }))).toBe(true);
    expect(await was(JSON.stringify({ session_ref: "numbered", text: "lost" }))).toBe(false);
  });

  test("and never answered: the open transaction is waited for, then it is said that nobody knows", async () => {
    const act = (store: Parameters<typeof writeGoal>[0]) => writeGoal(store, "silent");
    const met = await commitMeets("silence", "silent", act, AMPLE);
    expect(met).toEqual({ code: "store.outcome_unknown", events: 0, commits: 1 });
  });
});
