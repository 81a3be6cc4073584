/** `npm run demo`: the main job on real input, each command shown before it is run. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(tmpdir(), "svc-demo-"));

/** Runs a command as a reader would type it; throws when it ends with another status than expected. */
function show(tool: string, args: readonly string[], expected: readonly number[]): void {
  const typed = args.map((arg) => (/^[\w./:=-]+$/u.test(arg) ? arg : `'${arg}'`)).join(" ");
  console.log(`\n$ ${tool} ${typed}`);
  const { exitCode } = Bun.spawnSync([`dist/bin/${tool}`, ...args], {
    env: { ...process.env, SVC_ROOT: root, SVC_ACTOR: "operator:demo" },
    stdout: "inherit",
    stderr: "inherit",
  });
  console.log(`(exit status ${exitCode})`);
  if (!expected.includes(exitCode)) {
    throw new Error(`${tool} ended with ${exitCode}, expected ${expected.join(" or ")}`);
  }
}

/** The file whose whole report is shown. */
const SHOWN = "back-ends.json";

/** Writes the cases of all shipped files into one, a case a line; its path. */
function casesOf(files: readonly string[]): string {
  const path = join(root, "all-shipped-cases.jsonl");
  const cases = files.flatMap((file): unknown[] =>
    JSON.parse(readFileSync(`fixtures/gates/${file}`, "utf8")),
  );
  writeFileSync(path, cases.map((labelled) => `${JSON.stringify(labelled)}\n`).join(""));
  return path;
}

try {
  console.log("1. Labelled cases through the two gates, no model calls");
  console.log(
    "Some fail: the shipped cases are those on which the rules were tried, not those they pass.",
  );
  show("svc-replay-eval", ["--fixtures", `fixtures/gates/${SHOWN}`], [0, 1]);
  const files = readdirSync("fixtures/gates");
  const report = join(root, "report.txt");
  console.log(
    `\nThe cases of all ${files.length} files in one run, the report in a file; it begins:`,
  );
  show("svc-replay-eval", ["--fixtures", casesOf(files), "--output", report], [0, 1]);
  const [figures] = readFileSync(report, "utf8").split("Details:");
  console.log(figures?.trim());

  console.log("\n2. A goal is enrolled, worked on, refused at closing, and closed");
  const session = ["--session-ref", "invoices"];
  const csv = ["--delivered-item", "The export button downloads a CSV file, 1,204 rows"];
  const test = ["--delivered-item", "A test reads the file back, 12 passed"];
  show(
    "svc-goals",
    [
      "set",
      ...session,
      "--goal",
      "Add a CSV export to the invoice page",
      "--done-when",
      "The export button downloads a CSV file; a test reads the file back",
      "--source",
      "operator:dana",
      "--format",
      "text",
    ],
    [0],
  );
  show("svc-goals", ["set", ...session, "--status", "working", "--format", "text"], [0]);
  show("svc-goals", ["close", ...session, ...csv], [1]);
  show("svc-goals", ["close", ...session, ...csv, ...test, "--format", "text"], [0]);

  console.log("\n3. The board, with a second session that waits for an answer");
  show(
    "svc-goals",
    [
      "set",
      "--session-ref",
      "login",
      "--goal",
      "Move the login page to the new design system",
      "--done-when",
      "The login page uses the design tokens; all login tests pass",
      "--source",
      "operator:dana",
      "--open-ask",
      "Which blue is the brand colour?",
      "--format",
      "text",
    ],
    [0],
  );
  show("svc-goals", ["roster", "--all", "--format", "box"], [0]);
} finally {
  rmSync(root, { recursive: true, force: true });
}
