import { afterAll, expect, test } from "bun:test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import type { Command, FlagSpec, Tool } from "../../src/cli/command.ts";
import { acceptedFlags } from "../../src/cli/accepted-flags.ts";
import { runTool } from "../../src/cli/run-tool.ts";
import { TOOLS } from "../../src/cli/tools.ts";
import { openPostgresStore } from "../../src/store/postgres/store.ts";
import { checkTrail } from "../faults/sessions/trail.ts";
import { freshSchema } from "../postgres/server.ts";
import { fakeIo } from "./fake-io.ts";
import { faultsOf } from "./intact.ts";
import { runBuilt, scratchFolder } from "./run.ts";
import { BRIEF, DONE_WHEN, ENROLMENT, GOAL, RECORDING, URL } from "./workspace.ts";

const folder = scratchFolder("random");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const textFile = join(folder, "text.txt");
const oddFile = join(folder, "odd.bin");
const exportFile = join(folder, "records.jsonl");
const policyFile = join(folder, "policy.yaml");
writeFileSync(textFile, `${GOAL}\n`);
writeFileSync(oddFile, new Uint8Array([0, 255, 10]));
writeFileSync(policyFile, "board:\n  stale_after: 1h\nlanguage:\n  allowed_terms: [CSV]\n");

const tools: readonly Tool[] = await Promise.all(
  ["svc-goals", "svc-artifacts"].map((name) => TOOLS[name]!()),
);

// Tiny alphabets, so that sessions, lanes, texts and urls collide; and what people and attackers type.
const ODD = [
  "",
  " ",
  "-",
  "--",
  "--goal",
  "\u0000".repeat(0),
  "\u001b[31m",
  "a\nb",
  "\ud800",
  "😀",
  "x".repeat(600),
  "-1",
  "0x1",
  "NaN",
  "../../etc",
  "__proto__",
  "constructor",
  "=",
  "é",
];
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "session-ref": ["a", "a", "b"],
  "lane-id": ["a", "L", "M"],
  goal: [GOAL, `${GOAL} and tablets`, "Do it", GOAL],
  "done-when": [DONE_WHEN, "The page loads; both links answer", "soon"],
  source: ["operator:dana", "guard:g", "session:a", "nobody"],
  actor: ["operator:dana", "session:a", "x"],
  status: ["open", "working", "paused", "abandoned", "deferred", "held", "complete", "done"],
  until: ["2026-11-21T09:30:00Z", "2036-01-01T00:00:00+02:00", "tomorrow", "2026-11-21T09:30:00"],
  set: ["2026-11-21T09:30:00Z", "2026-11-21"],
  "published-at": ["2026-11-21T09:30:00Z", "2036-01-01T00:00:00Z", "x"],
  "acknowledged-by": ["operator:dana", "session:a", "operator:<name>"],
  "delivered-item": [
    "all three builds are listed on the download page",
    "left for later",
    "the Linux build",
  ],
  "ask-index": ["0", "1", "7", "-1", "x"],
  limit: ["0", "1", "1000", "-1", "x", "1e3"],
  message: ["All three builds are listed, each link answers 200.", "Left for tomorrow."],
  "working-dir": ["/", ".", "/srv/project"],
  url: [URL, `${URL}/b`, "HTTPS://artifacts.EXAMPLE.com/a/importer", "http://x", "nonsense"],
  title: ["CSV importer", "Importer"],
  kind: ["tool", "guide"],
  brief: [BRIEF, "Built: it", BRIEF.replace("42", "43")],
  "policy-config": [policyFile, oddFile, "/nowhere"],
  output: [exportFile, exportFile, join(folder, "no/such/file")],
  input: [exportFile, exportFile, textFile, oddFile, "/nowhere"],
  "agent-role": ["postgres", "nobody"],
  root: ["/dev/null/x", "postgres://x/y", "mysql://x", ""],
};

const oddText = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: "binary", maxLength: 12 }));

function valueOf(spec: FlagSpec): fc.Arbitrary<string> {
  const known = KNOWN[spec.name] ?? spec.choices ?? ["some words that say why this is so"];
  const files = [textFile, textFile, oddFile, "/nowhere", folder];
  const usual = fc.constantFrom(...(spec.name.endsWith("-file") ? files : known));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: oddText });
}

function wordsOf(spec: FlagSpec): fc.Arbitrary<readonly string[]> {
  if (spec.value === undefined) return fc.constant([`--${spec.name}`]);
  const times = spec.repeatable === true ? 3 : 1;
  return fc
    .array(fc.tuple(valueOf(spec), fc.boolean()), { minLength: 1, maxLength: times })
    .map((values) =>
      values.flatMap(([value, joined]) =>
        joined ? [`--${spec.name}=${value}`] : [`--${spec.name}`, value],
      ),
    );
}

/** Mostly what a flag is for; now and then left out, and rarely the flags that lead elsewhere. */
function maybe(spec: FlagSpec): fc.Arbitrary<readonly string[]> {
  const rare = ["root", "policy-config"].includes(spec.name) || spec.name.endsWith("-file");
  const weight = spec.required === true ? 30 : rare ? 1 : 6;
  return fc.oneof(
    { weight, arbitrary: wordsOf(spec) },
    { weight: rare ? 40 : 6, arbitrary: fc.constant([]) },
  );
}

function lineOf(tool: Tool, command: Command): fc.Arbitrary<readonly string[]> {
  const stray = fc.oneof(
    { weight: 30, arbitrary: fc.constant<readonly string[]>([]) },
    { weight: 1, arbitrary: fc.constantFrom(["--help"], ["-h"], ["--nonsense"], ["-x"], ["--"]) },
    { weight: 1, arbitrary: oddText.map((word) => [word]) },
  );
  const positional =
    command.positionals === undefined
      ? fc.constant([])
      : fc
          .array(
            fc.constantFrom(
              "bash",
              "zsh",
              "fish",
              "ksh",
              "svc-goals",
              "get",
              "init",
              "status",
              "--session-ref",
              "a",
              "",
            ),
            { maxLength: 4 },
          )
          .map((words) => (command.hidden === true ? ["--"].concat(words) : words));
  return fc
    .tuple(fc.tuple(...acceptedFlags(command).map(maybe)), stray, positional)
    .map(([flags, extra, rest]) => [[tool.name, command.name], ...flags, extra, rest].flat());
}

/** So often that each succeeds some twenty times in a hundred runs, and never in none by chance. */
const WEIGHTS: Readonly<Record<string, number>> = { set: 6, record: 6, close: 12, hold: 7 };

const anyLine = fc.oneof(
  ...tools.flatMap((tool) =>
    tool.commands.map((command) => ({
      weight: WEIGHTS[command.name] ?? 1,
      arbitrary: lineOf(tool, command),
    })),
  ),
  {
    weight: 1,
    arbitrary: fc.array(oddText, { maxLength: 3 }).map((words) => ["svc-goals"].concat(words)),
  },
);

/** Clocks jump, also backwards. */
const anyRun = fc.record({ line: anyLine, minutes: fc.integer({ min: -100_000, max: 100_000 }) });

/** What most lines need to have something to work on. */
const ENROLLED = [
  { line: ["svc-goals", "set", "--session-ref", "a", ...ENROLMENT], minutes: 0 },
  { line: ["svc-goals", "add-ask", "--session-ref", "a", "--open-ask", "Why?"], minutes: 0 },
  { line: ["svc-artifacts", "record", ...RECORDING], minutes: 0 },
];
const anyRuns = fc
  .tuple(fc.boolean(), fc.array(anyRun, { minLength: 10, maxLength: 30 }))
  .map(([isEnrolled, runs]) => (isEnrolled ? [ENROLLED, runs].flat() : runs));

function expectDecent(line: readonly string[], exit: number, stdout: string, stderr: string): void {
  const shown = JSON.stringify(line);
  expect([shown, [0, 1, 2, 3].includes(exit)]).toEqual([shown, true]);
  expect(`${stdout}${stderr}`).not.toMatch(
    /\n\s+at [^\n]*:\d+|\[internal\]|\bTypeError\b|\bundefined\b/u,
  );
  expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u);
  if (exit > 1) expect([shown, stdout]).toEqual([shown, ""]);
  if (exit > 0) expect([shown, `${stdout}${stderr}` === ""]).toEqual([shown, false]);
}

/** An empty store, and what is wrong with it afterwards. */
interface Place {
  readonly root: string;
  readonly faults: () => Promise<readonly string[]>;
}

let places = 0;
const ENGINES: readonly {
  readonly name: string;
  readonly share: number;
  readonly open: () => Promise<Place>;
}[] = [
  {
    name: "SQLite",
    share: 1,
    open: async () => {
      places += 1;
      const root = join(folder, `root-${places}`);
      mkdirSync(root);
      return { root, faults: async () => faultsOf(join(root, "svc.db")) };
    },
  },
  {
    name: "PostgreSQL",
    share: 0.2,
    open: async () => {
      const { url } = await freshSchema();
      return { root: url, faults: () => faultsAt(url) };
    },
  },
];

async function faultsAt(url: string): Promise<readonly string[]> {
  const store = openPostgresStore({ address: url, env: {} });
  try {
    return (await checkTrail(store)).faults;
  } finally {
    await store.close();
  }
}

test.each([...ENGINES])(
  "random command lines on $name: exit status 0 to 3, no stack trace, a store that is intact and follows from its trail",
  async ({ share, open }) => {
    const exits = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(anyRuns, async (calls) => {
        const { root, faults } = await open();
        for (const {
          line: [name = "", ...argv],
          minutes,
        } of calls) {
          const now = (): number => Date.UTC(2026, 10, 21) + minutes * 60_000;
          const io = fakeIo({ env: { SVC_ROOT: root, HOME: folder }, cwd: folder, now });
          const tool = tools.find((one) => one.name === name) ?? tools[0]!;
          const exit = await runTool(tool, argv, io);
          expectDecent([name, ...argv], exit, io.printed.stdout, io.printed.stderr);
          const key = `${argv[0]} ${exit}`;
          exits.set(key, (exits.get(key) ?? 0) + 1);
        }
        expect(await faults()).toEqual([]);
      }),
      { numRuns: Math.ceil(share * Number(process.env["SVC_RANDOM_RUNS"] ?? 100)) },
    );
    // Or else the lines above try nothing.
    for (const command of share < 1
      ? ["set", "record"]
      : ["set", "close", "hold", "record", "add-ask"]) {
      expect([command, exits.get(`${command} 0`) !== undefined]).toEqual([command, true]);
    }
  },
  300_000,
);

test("the same on the built tool, as processes", () => {
  const root = join(folder, "built");
  for (const {
    line: [name = "", ...argv],
  } of fc.sample(anyRun, 60)) {
    // A process cannot be given NUL or half a character.
    if (argv.some((word) => word.includes("\0") || !word.isWellFormed())) continue;
    const ran = runBuilt(name, argv, { env: { SVC_ROOT: root, HOME: folder }, cwd: folder });
    expectDecent([name, ...argv], ran.exit, ran.stdout, ran.stderr);
  }
  expect(faultsOf(join(root, "svc.db"))).toEqual([]);
}, 300_000);
