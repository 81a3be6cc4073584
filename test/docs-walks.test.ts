import { afterAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Ran, ROOT, runCommand, scratchFolder } from "./cli/run.ts";

/** What the pages tell a newcomer to type is typed here, command by command. */
const folder = scratchFolder("walks");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function textOf(page: string, section: string): string {
  const text = readFileSync(join(ROOT, page), "utf8");
  const from = section === "" ? 0 : text.indexOf(`\n## ${section}\n`);
  const end = section === "" ? -1 : text.indexOf("\n## ", from + 1);
  expect(from).toBeGreaterThanOrEqual(0);
  return text.slice(from, end < 0 ? undefined : end);
}

/** The commands of a page, or of one section of it: what follows `$ ` in indented blocks. */
function commandsIn(page: string, section = ""): readonly string[] {
  const blocks = textOf(page, section)
    .replaceAll(/^```[^]*?^```$/gmu, "")
    .split("\n")
    .map((line) => (line.startsWith("    ") ? line.slice(4) : ""))
    .join("\n");
  return blocks
    .split(/^\$ /mu)
    .slice(1)
    .map((command) => command.trim());
}

const FENCED = /^```text\n(?<shown>[^]*?)^```$/gmu;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/gu;
/** How long ago something was, as in `(0s)` and `(2m ago)`: seconds may pass from one command to the next. */
const AGE = /(?<=\()\d+[smh]\b/gu;

/** A text without its times and ages, and without the blanks that fill up a cell behind an age of another length. */
const timeless = (text: string): string =>
  text.replaceAll(TIME, "").replaceAll(AGE, "").replaceAll(/ +/gu, " ");

/** The lines that a page, or a section of it, shows as printed, and which were not; times and ages aside. */
function notPrinted(page: string, section: string, { stdout, stderr }: Ran): readonly string[] {
  const printed = new Set(timeless(`${stdout}\n${stderr}`).split("\n"));
  const shown = [...textOf(page, section).matchAll(FENCED)].flatMap(({ groups }) =>
    (groups?.["shown"] ?? "").trimEnd().split("\n"),
  );
  expect(shown.length).toBeGreaterThan(5);
  return shown.filter((line) => line !== "…" && !printed.has(timeless(line)));
}

/** What `judge` prints where standard output is a terminal, as the reader's is. */
const asOnTerminal = (command: string): string =>
  command.replaceAll(/svc-goals (?:judge|check)/gu, "$& --format text");

/** Types them into one shell; a command that does not end with 0 is named in `refused`. */
function walk(
  name: string,
  commands: readonly string[],
): Ran & { readonly refused: readonly string[] } {
  const home = join(folder, name);
  mkdirSync(home);
  const script = commands
    .map((command, at) => `${command}\n[ $? = 0 ] || echo ${at} >> "$HOME/refused"`)
    .join("\n");
  const ran = runCommand(["bash", "-c", `touch "$HOME/refused"\n${script}`], {
    cwd: name.startsWith("storage") ? home : ROOT,
    env: {
      HOME: home,
      TMPDIR: home,
      LANG: "C.UTF-8",
      PATH: `${join(ROOT, "dist/bin")}:${process.env["PATH"] ?? ""}`,
    },
  });
  const numbers = readFileSync(join(home, "refused"), "utf8").trim().split("\n");
  return {
    ...ran,
    refused: numbers.filter((at) => at !== "").map((at) => commands[Number(at)] ?? ""),
  };
}

test("a page is held to what was printed however long the commands took", () => {
  const lines = (age: string, fill: string): string =>
    `│ at 2026-11-23T12:54:51Z (${age})${fill} │ asked (${age}${fill}│ (3 sessions) 7s`;
  expect(timeless(lines("12s", " "))).toBe(timeless(lines("0s", "  ")));
  expect(timeless("(3 sessions) 7s (12 of 12)")).toBe("(3 sessions) 7s (12 of 12)");
});

const [README, WALK] = ["README.md", "A board in five minutes"] as const;

test("the README leads to a board with three sessions", () => {
  const ran = walk("readme", commandsIn(README, WALK).map(asOnTerminal));
  const { stdout, refused } = ran;
  for (const session of ["invoices", "login", "docs"]) expect(stdout).toContain(`│ ${session} `);
  expect(refused).toEqual([
    expect.stringContaining('"Done!"'),
    expect.stringContaining("Anna approved this"),
    expect.stringContaining("svc-goals close --session-ref invoices"),
  ]);
  expect(notPrinted(README, WALK, ran)).toEqual([]);
  expect(stdout).toContain('"status": "complete"');
});

test("docs/goals.md can be typed from the first command to the last, after the README", () => {
  const begun = commandsIn(README, WALK).filter((command) => !command.startsWith("unset"));
  const ran = walk("goals", [...begun, ...commandsIn("docs/goals.md")].map(asOnTerminal));
  expect(ran.refused.slice(3)).toEqual([
    expect.stringContaining("svc-goals close --session-ref docs"),
  ]);
  expect(notPrinted("docs/goals.md", "", ran)).toEqual([]);
  expect(ran.stdout).toContain("Artifacts to review or to fix (1)");
  expect(ran.stdout).toContain('"reviewer_response": "Reads well"');
});

test.skipIf(Bun.which("sqlite3") === null)(
  "docs/storage.md: rows that were put in by hand end no query (skipped without sqlite3)",
  () => {
    const odd = ["no JSON", "[]", '{"open_asks":["abc",7,null]}', '{"open_asks":"abc"}'];
    const putIn = odd.map((record, at) => {
      const sql = `INSERT INTO goals (session_ref, record) VALUES ('odd-${at}', '${record}'); INSERT INTO events (record) VALUES ('${record}')`;
      return `sqlite3 "$HOME/.local/state/svc/svc.db" '${sql.replaceAll("'", `'\\''`)}'`;
    });
    const { stdout, stderr, refused } = walk("odd", [
      `svc-goals set --session-ref nightly-build --source operator:dana --goal "Publish the nightly build for all three platforms" --done-when "The page loads" --open-ask "Which one?"`,
      ...putIn,
      ...commandsIn("docs/storage.md", "Reading from another program"),
    ]);
    expect([refused, stderr]).toEqual([[], ""]);
    expect(stdout).toContain("nightly-build|Which one?");
    expect(stdout).toMatch(/^\d{4}-.*Z\|unknown:.*\|enrolled$/mu);
  },
);

test.skipIf(Bun.which("sqlite3") === null)(
  "docs/storage.md: what another program reads, and the backup (skipped without sqlite3)",
  () => {
    const enrol = `svc-goals set --session-ref nightly-build --source operator:dana --goal "Publish the nightly build for all three platforms" --done-when "The page loads" --open-ask "Which one?"`;
    const more = [1, 2, 3].map(
      (at) => `svc-goals add-ask --session-ref nightly-build --open-ask "And then ${at}?"`,
    );
    const { stdout, stderr, refused } = walk("storage", [
      enrol,
      ...more,
      ...commandsIn("docs/storage.md"),
    ]);
    expect([refused, stderr]).toEqual([[], ""]);
    for (const line of [
      "nightly-build|open",
      "nightly-build|Which one?",
      /^\d{4}-.*Z\|unknown:.*\|enrolled$/mu,
      /^4\|\{/mu,
      "Needs you (1)",
      '"healthy": true',
    ]) {
      expect(stdout).toMatch(line);
    }
  },
);

test.skipIf(Bun.which("sqlite3") === null).each([
  ["deleted", "DELETE FROM goals"],
  ["malformed", "UPDATE goals SET record = '{'"],
  ["edited", "UPDATE goals SET record = replace(record, 'loads', 'waits')"],
])("docs/storage.md: a goal that was %s is put back (skipped without sqlite3)", (name, edit) => {
  const commands = commandsIn("docs/storage.md", "Backups");
  const restoring = commands.findIndex((command) => command.includes("--root restored    # what"));
  const { stdout, stderr, refused } = walk(`storage-${name}`, [
    "export DB=~/.local/state/svc/svc.db",
    `svc-goals set --session-ref nightly-build --source operator:dana --goal "Publish the nightly build for all three platforms" --done-when "The page loads"`,
    ...commands.slice(0, restoring),
    `sqlite3 "$DB" "${edit}"`,
    ...commands.slice(restoring),
    "svc-goals set --session-ref nightly-build --status working",
  ]);
  expect([refused, stderr]).toEqual([[], ""]);
  expect(stdout).toMatch(/"healthy": true[^]*"healthy": true[^]*"status": "working"/u);
});

test.skipIf(Bun.which("sqlite3") === null)(
  "docs/storage.md: a goal is put back from its trail alone (skipped without sqlite3)",
  () => {
    const page = readFileSync(join(ROOT, "docs/storage.md"), "utf8");
    const blocks = page
      .slice(page.indexOf("Where there is no copy"))
      .matchAll(/```sh\n(?<sh>[^]*?)```/gu);
    const [fromEnrolment = "", laidOver = ""] = [...blocks].map(
      ({ groups }) => groups?.["sh"] ?? "",
    );
    const { stdout, refused } = walk("storage-trail", [
      "export DB=~/.local/state/svc/svc.db",
      `svc-goals set --session-ref nightly-build --source operator:dana --goal "Publish the nightly build for all three platforms" --done-when "The page loads"`,
      "svc-goals set --session-ref nightly-build --status working",
      `sqlite3 "$DB" "DELETE FROM goals"`,
      fromEnrolment,
      "svc-goals doctor",
      laidOver,
    ]);
    expect(refused).toEqual(["svc-goals doctor"]);
    expect(stdout).toMatch(/doctor\.goal_differs[^]*"healthy": true/u);
  },
);
