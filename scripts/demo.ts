/** `npm run demo`: the main job on real input, each command shown before it is run. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
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

/** The figures of a file's report in one line; throws when it cannot be judged. */
function summaryOf(file: string): string {
  const { stdout, exitCode } = Bun.spawnSync(
    ["dist/bin/svc-replay-eval", "--fixtures", `fixtures/gates/${file}`],
    { stderr: "inherit" },
  );
  if (exitCode > 1) throw new Error(`${file}: svc-replay-eval ended with ${exitCode}`);
  const figure = (name: string): string =>
    new RegExp(`^ *${name}: (.+)$`, "mu").exec(stdout.toString())?.[1] ?? "?";
  return `  ${file.padEnd(40)} ${figure("Passed")} of ${figure("Fixtures")} passed (${figure("Accuracy")})`;
}

try {
  console.log("1. Labelled cases through the two gates, no model calls");
  console.log(
    "Some fail: the shipped cases are those on which the rules were tried, not those they pass.",
  );
  const files = readdirSync("fixtures/gates").toSorted();
  show("svc-replay-eval", ["--fixtures", `fixtures/gates/${SHOWN}`], [0, 1]);
  console.log(`\nThe other ${files.length - 1} files, each the same way:\n`);
  for (const file of files) if (file !== SHOWN) console.log(summaryOf(file));

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
      "claude:anna",
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
      "codex:ben",
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
