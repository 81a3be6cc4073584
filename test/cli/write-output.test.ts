import { afterAll, expect, test } from "bun:test";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { outputProblem, writeOutput } from "../../src/cli/write-output.ts";
import { ROOT, scratchFolder } from "./run.ts";

const folder = scratchFolder("write-output");
afterAll(() => rmSync(folder, { recursive: true }));

test("a symbolic link stays one, and what it leads to is replaced", async () => {
  mkdirSync(join(folder, "real"));
  writeFileSync(join(folder, "real/report"), "old");
  symlinkSync("real/report", join(folder, "link"));
  symlinkSync("link", join(folder, "chain"));
  expect(await writeOutput(join(folder, "chain"), "new")).toBeNull();
  expect(lstatSync(join(folder, "link")).isSymbolicLink()).toBe(true);
  expect(lstatSync(join(folder, "chain")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, "real/report"), "utf8")).toBe("new");
  expect(readdirSync(join(folder, "real"))).toEqual(["report"]);
});

test("a link to nothing makes the file that it names, a circle of links is refused", async () => {
  symlinkSync("real/later", join(folder, "dangling"));
  expect(await writeOutput(join(folder, "dangling"), "new")).toBeNull();
  expect(readFileSync(join(folder, "real/later"), "utf8")).toBe("new");
  symlinkSync("circle", join(folder, "circle"));
  expect(await writeOutput(join(folder, "circle"), "new")).toContain("lead in a circle");
});

test("a path through a file is told as that", async () => {
  writeFileSync(join(folder, "plain"), "x");
  expect(await writeOutput(join(folder, "plain/report"), "new")).toContain("part of its path is");
});

test("a file that this user may not write is not replaced, and a directory without room for it named", () => {
  const open = join(folder, "open");
  mkdirSync(open);
  chmodSync(open, 0o777);
  writeFileSync(join(open, "theirs"), "keep");
  chmodSync(join(open, "theirs"), 0o444);
  const closed = join(folder, "closed");
  mkdirSync(closed);
  writeFileSync(join(closed, "ours"), "keep");
  chmodSync(join(closed, "ours"), 0o666);
  for (let at = folder; at !== "/"; at = dirname(at)) chmodSync(at, statSync(at).mode | 0o755);
  const script = `
    const { outputProblem, writeOutput } = await import(${JSON.stringify(join(ROOT, "src/cli/write-output.ts"))});
    process.setgid(65534); process.setuid(65534);
    for (const path of ${JSON.stringify([join(open, "theirs"), join(closed, "ours")])})
      console.log(outputProblem(path), "|", await writeOutput(path, "new"));`;
  const ran = Bun.spawnSync([process.execPath, "-e", script]);
  expect(ran.stdout.toString().trim().split("\n")).toEqual([
    expect.stringMatching(
      /^cannot be written for lack of permission.* \| cannot be written for lack/u,
    ),
    expect.stringMatching(/^cannot be replaced, its directory takes.* \| cannot be replaced, its/u),
  ]);
  expect(readFileSync(join(open, "theirs"), "utf8")).toBe("keep");
});

test("the mode of the earlier file stays", async () => {
  const path = join(folder, "shared");
  writeFileSync(path, "old");
  for (const mode of [0o600, 0o664]) {
    chmodSync(path, mode);
    expect(await writeOutput(path, "new")).toBeNull();
    expect(statSync(path).mode & 0o777).toBe(mode);
  }
});

test("what a killed process of the same number left stays, and another name is taken", async () => {
  const path = join(folder, "again");
  const left = `${path}.${process.pid}.part`;
  writeFileSync(left, "left");
  expect(await writeOutput(path, "new")).toBeNull();
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readFileSync(left, "utf8")).toBe("left");
  expect(readdirSync(folder).filter((name) => name.startsWith("again"))).toHaveLength(2);
});

test.each([
  ["that is long", "n".repeat(239)],
  ["at the limit of the system", "n".repeat(255)],
  ["of characters of several bytes", `n${"\u{1f980}".repeat(63)}`],
])("a name %s is taken as it is, and nothing is left beside it", async (_, name) => {
  const home = join(folder, "long names");
  mkdirSync(home, { recursive: true });
  const path = join(home, name);
  expect(outputProblem(path)).toBeNull();
  for (const text of ["old", "new"]) expect(await writeOutput(path, text)).toBeNull();
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(home)).toEqual([name]);
  rmSync(home, { recursive: true });
});

test("a name or path with no room beside it is refused before anything is written", async () => {
  const deep = `${folder}/${"./".repeat(2000)}`;
  const full = `${deep}${"p".repeat(4090 - deep.length)}`;
  for (const path of [join(folder, "n".repeat(256)), full]) {
    expect(outputProblem(path)).toContain("its name is too long");
    expect(await writeOutput(path, "x")).toContain("its name is too long");
  }
});

test("a long text is written in pieces that split no character", async () => {
  const path = join(folder, "long");
  const text = `x${"\u{1f980}".repeat(1_500_000)}`;
  expect(await writeOutput(path, text)).toBeNull();
  expect(readFileSync(path, "utf8") === text).toBe(true);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a process that is ended by %s takes away what it has written",
  async (signal) => {
    const path = join(folder, `ended-${signal}`);
    const script = `
      import { outputProblem, writeOutput } from ${JSON.stringify(join(ROOT, "src/cli/write-output.ts"))};
      await writeOutput(${JSON.stringify(path)}, "x".repeat(400_000_000));`;
    const written = (): readonly string[] =>
      readdirSync(folder).filter((name) => name.startsWith(`ended-${signal}`));
    for (let attempt = 1; ; attempt += 1) {
      const ran = Bun.spawn([process.execPath, "-e", script], { stdout: "ignore", stderr: "pipe" });
      while (written().length === 0 && ran.exitCode === null) await Bun.sleep(1);
      ran.kill(signal);
      await ran.exited;
      const ended = [ran.signalCode, await ran.stderr.text(), written()];
      // On a busy machine it may be done before anybody has looked, which says nothing.
      if (ran.exitCode === 0 && attempt < 10) {
        rmSync(path);
        continue;
      }
      expect(ended).toEqual([signal, "", []]);
      return;
    }
  },
  300_000,
);
