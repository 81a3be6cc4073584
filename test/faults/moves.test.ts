import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { faultsOf } from "../cli/intact.ts";
import { ROOT, type Ran, runCommand } from "../cli/run.ts";
import { peakOf } from "../cli/peak.ts";
import { seedStore, seededCounts } from "../cli/seed-store.ts";
import { runInTerminal } from "../cli/terminal.ts";
import { ENROLMENT, codes, openWorkspace, record } from "../cli/workspace.ts";
import { atOnce, killHalfway, start } from "./run-async.ts";
import { IS_LONG, PATIENCE, SCALE, report } from "./scale.ts";

/**
 * Whole stores that move: killed in the middle, on full disks, while others write. A move is done or
 * it has changed nothing, and what arrives is what left, byte for byte.
 */
const space = openWorkspace("moves");
afterAll(() => space.remove());

const TOOL = join(ROOT, "dist/bin/svc-goals");
const source = join(space.folder, "source");
const file = join(space.folder, "records.jsonl");
let sum = "";

async function digest(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** The digest of what a root holds, as it is exported. */
async function digestOf(root: string): Promise<string> {
  const path = `${root}.jsonl`;
  expect(space.goals("export", "--root", root, "--output", path)).toMatchObject({ exit: 0 });
  return digest(path);
}

/** What is left of files under way. */
function leftovers(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.includes(".part"));
}

beforeAll(async () => {
  const store = openSqliteStore({ root: source });
  await seedStore(store, SCALE.movedGoals);
  await store.close();
  sum = await digestOf(source);
  expect(space.goals("export", "--root", source, "--output", file).exit).toBe(0);
}, PATIENCE);

test(
  `${SCALE.movedGoals} goals move there and back, in memory that does not grow with them`,
  async () => {
    const [there, back] = [join(space.folder, "there"), join(space.folder, "back")];
    const started = performance.now();
    const few = join(space.folder, "few");
    const small = openSqliteStore({ root: few });
    await seedStore(small, 10);
    await small.close();
    const least = await peak("export", "--root", few, "--output", join(space.folder, "few.jsonl"));
    const peaks: number[] = [];
    peaks.push(await peak("import", "--input", file, "--root", there));
    peaks.push(await peak("export", "--root", there, "--output", join(space.folder, "1.jsonl")));
    peaks.push(await peak("import", "--input", join(space.folder, "1.jsonl"), "--root", back));
    peaks.push(await peak("import", "--input", file, "--root", back));
    expect(await digestOf(there)).toBe(sum);
    expect(await digestOf(back)).toBe(sum);
    expect(Math.max(...peaks) - least).toBeLessThan(80);
    report(
      `${SCALE.movedGoals} goals (${statSync(file).size} bytes) there and back in ` +
        `${((performance.now() - started) / 1000).toFixed(1)} s, at most ${Math.max(...peaks).toFixed(0)} MiB`,
    );
  },
  PATIENCE,
);

/** The most memory that a command had, in MiB. */
async function peak(...args: readonly string[]): Promise<number> {
  const { exit, mib } = await peakOf(space.root, args);
  expect([args[0], exit]).toEqual([args[0], 0]);
  return mib;
}

test(
  `an import that is killed up to ${SCALE.killedMoves} times is done or has changed nothing, and is run again`,
  async () => {
    const root = join(space.folder, "killed");
    space.goals("set", "--session-ref", "mine", ...ENROLMENT, "--root", root);
    const before = await digestOf(root);
    const whole = start("svc-goals", ["import", "--input", file], join(space.folder, "timed"));
    const { ms } = await whole.ran;
    const found = new Set([before]);
    // In the middle, whatever time it takes: of its file it has been given one half.
    await killHalfway(["import"], file, root);
    expect(await digestOf(root)).toBe(before);
    let killed = 1;
    for (let i = 0; i < SCALE.killedMoves; i += 1) {
      const moving = start("svc-goals", ["import", "--input", file], root);
      // From the first moments to shortly before the end.
      const timer = setTimeout(() => moving.kill(), (ms * (i + 0.5)) / (SCALE.killedMoves + 1));
      const { wasKilled, exit } = await moving.ran;
      clearTimeout(timer);
      if (!wasKilled) {
        expect(exit).toBe(0);
        break;
      }
      killed += 1;
      found.add(await digestOf(root));
      // Whoever dies between the commit and the end has imported everything.
      if (found.size > 1) break;
    }
    expect(space.goals("import", "--input", file, "--root", root).exit).toBe(0);
    expect(new Set([before, await digestOf(root)]).isSupersetOf(found)).toBe(true);
    const { goals, events } = seededCounts(SCALE.movedGoals);
    const again = record(space.goals("import", "--input", file, "--root", root));
    expect(again).toMatchObject({ goals: { present: goals }, events: { present: events } });
    expect(faultsOf(join(root, "svc.db"))).toEqual([]);
    report(`${killed} imports killed, each of them done or not begun, the next one complete`);
  },
  PATIENCE,
);

test(
  "exports and backups that are killed leave nothing under the name, and what was there",
  async () => {
    const folder = join(space.folder, "outputs");
    mkdirSync(folder);
    const kept = join(folder, "kept.jsonl");
    const copy = join(folder, "b.db");
    await Bun.write(kept, "what was there");
    for (let i = 1; i <= 5; i += 1) {
      const exporting = start("svc-goals", ["export", "--output", kept], source);
      const backing = start("svc-goals", ["backup", "--output", copy], source);
      await Bun.sleep(4 * i);
      exporting.kill();
      backing.kill();
      const ends = await Promise.all([exporting.ran, backing.ran]);
      if (ends.some(({ wasKilled }) => !wasKilled)) break;
      // Whoever dies between the last step and the end has written everything.
      if (readFileSync(kept, "utf8") !== "what was there") expect(await digest(kept)).toBe(sum);
      if (!existsSync(copy)) continue;
      const place = join(folder, `whole-${i}`);
      mkdirSync(place);
      renameSync(copy, join(place, "svc.db"));
      expect(await digestOf(place)).toBe(sum);
    }
    expect((await start("svc-goals", ["export", "--output", kept], source).ran).exit).toBe(0);
    expect(await digest(kept)).toBe(sum);
  },
  PATIENCE,
);

describe("a full disk", () => {
  /** Runs a command that may write files of so many KiB only. */
  const limited = (kib: number, ...args: readonly string[]): Ran =>
    runCommand([
      "bash",
      "-c",
      `ulimit -f ${kib}; trap '' XFSZ; exec '${TOOL}' "$@"`,
      "bash",
      ...args,
    ]);

  test(
    "an import changes nothing, and is run again when there is room",
    async () => {
      const root = join(space.folder, "full");
      space.goals("set", "--session-ref", "mine", ...ENROLMENT, "--root", root);
      const before = await digestOf(root);
      const ran = limited(900, "import", "--input", file, "--root", root);
      expect([ran.exit, ran.stdout, codes(ran)]).toEqual([3, "", ["store.full"]]);
      expect(await digestOf(root)).toBe(before);
      expect(space.goals("import", "--input", file, "--root", root).exit).toBe(0);
      expect(faultsOf(join(root, "svc.db"))).toEqual([]);
    },
    PATIENCE,
  );

  test("an export leaves what was there, and a backup nothing", async () => {
    const folder = join(space.folder, "limits");
    mkdirSync(folder);
    const output = join(folder, "kept.jsonl");
    await Bun.write(output, "what was there");
    const exported = limited(500, "export", "--root", source, "--output", output);
    expect([exported.exit, exported.stdout, codes(exported)]).toEqual([
      2,
      "",
      ["output.unwritable"],
    ]);
    expect(readFileSync(output, "utf8")).toBe("what was there");
    const backed = limited(500, "backup", "--root", source, "--output", join(folder, "b.db"));
    expect([backed.exit, backed.stdout, codes(backed)]).toEqual([2, "", ["output.unwritable"]]);
    expect(readdirSync(folder)).toEqual(["kept.jsonl"]);
    const printed = runCommand([
      "bash",
      "-c",
      `ulimit -f 500; trap '' XFSZ; '${TOOL}' export --root '${source}' > '${join(folder, "out")}'`,
    ]);
    expect([printed.exit, codes(printed)]).toEqual([2, ["output.unwritable"]]);
    expect(await digestOf(source)).toBe(sum);
  });

  const mountpoint = join(space.folder, "small");
  mkdirSync(mountpoint);
  const mounted =
    process.getuid?.() === 0 &&
    runCommand(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", mountpoint]).exit === 0;
  afterAll(() => {
    if (mounted) runCommand(["umount", mountpoint]);
  });

  test.skipIf(!mounted)(
    "a small file system (skipped where none can be mounted)",
    () => {
      const output = join(mountpoint, "o");
      const exported = space.goals("export", "--root", source, "--output", output);
      expect([exported.exit, codes(exported)]).toEqual([2, ["output.unwritable"]]);
      const backed = space.goals("backup", "--root", source, "--output", output);
      expect([backed.exit, codes(backed)]).toEqual([2, ["output.unwritable"]]);
      expect(backed.stderr).toContain("the disk is full");
      const root = join(mountpoint, "root");
      const ran = space.goals("import", "--root", root, "--input", file);
      expect([ran.exit, codes(ran)]).toEqual([3, ["store.full"]]);
      expect(readdirSync(mountpoint)).toEqual(["root"]);
      expect(space.goals("list", "--root", root, "--format", "json").stdout).toBe("[]\n");
    },
    PATIENCE,
  );
});

test(
  "backups and exports while others write are whole: each follows from its own audit trail",
  async () => {
    const root = join(space.folder, "busy");
    const refs = ["a", "b", "c"].map((name) => ["--session-ref", name]);
    for (const ref of refs)
      space.goals("set", ...ref, ...ENROLMENT, "--lane-id", ref[1] ?? "", "--root", root);
    let acknowledged = 0;
    const over = new AbortController();
    const writing = atOnce(refs.length, async (at) => {
      for (let i = 0; !over.signal.aborted; i += 1) {
        const args = ["add-ask", ...(refs[at] ?? []), "--open-ask", `question ${i}?`];
        const { exit } = await start("svc-goals", args, root).ran;
        expect(exit).toBe(0);
        acknowledged += 1;
      }
    });
    for (let i = 0; i < SCALE.copiesWhileWriting; i += 1) {
      const before = acknowledged;
      const copy = join(space.folder, `copy-${i}`);
      mkdirSync(copy);
      const backed = start("svc-goals", ["backup", "--output", join(copy, "svc.db")], root);
      expect((await backed.ran).exit).toBe(0);
      const records = join(space.folder, `copy-${i}.jsonl`);
      const exported = start("svc-goals", ["export", "--output", records], root);
      expect((await exported.ran).exit).toBe(0);
      const taken = join(space.folder, `taken-${i}`);
      expect((await start("svc-goals", ["import", "--input", records], taken).ran).exit).toBe(0);
      for (const place of [copy, taken]) {
        expect(faultsOf(join(place, "svc.db"))).toEqual([]);
        const log = space.goals("log", "--root", place, "--format", "json").stdout;
        expect(JSON.parse(log).length).toBeGreaterThanOrEqual(refs.length + before);
      }
    }
    over.abort();
    await writing;
    expect(faultsOf(join(root, "svc.db"))).toEqual([]);
    report(`${SCALE.copiesWhileWriting} backups and exports beside ${acknowledged} writes`);
  },
  PATIENCE,
);

test("a reader who goes away ends an export early", () => {
  const ran = space.shell(
    `svc-goals export --root '${source}' | head -n 1; echo "\${PIPESTATUS[0]}"`,
  );
  expect([ran.exit, ran.stderr]).toEqual([0, ""]);
  expect(ran.stdout).toMatch(/^\{"format":"svc-records".*\}\n0\n$/u);
  expect(leftovers(space.folder)).toEqual([]);
});

test.skipIf(!IS_LONG)(
  "a long move shows how far it is on a terminal (long run only: a short one shows nothing)",
  async () => {
    const env = { SVC_ROOT: join(space.folder, "shown") };
    const { exit, screen } = await runInTerminal("svc-goals", ["import", "--input", file], { env });
    expect(exit).toBe(0);
    expect(screen.replaceAll("\r\u001b[K", "\n")).toMatch(/^\d+%, \d+ of \d+ rows, \d+ s$/mu);
  },
  PATIENCE,
);
