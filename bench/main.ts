/**
 * `npm run bench`: whole processes side by side in one run, one table with ratios. Figures go into
 * docs/benchmarks.md by hand, with the machine named in words. `npm run bench -- goals`, `-- replay` and
 * `-- sizes` (a gigabyte, some ten minutes) measure one part.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import type { FileShape, GeneratedFile } from "./generate-fixtures.ts";
import { goalsRows } from "./goals.ts";
import { commandOf, sideBySide, table, type Candidate, type Row } from "./measure.ts";

const DATA = "bench/.data";
const ROUNDS = 7;
const TOOL = "dist/bin/svc-replay-eval";
/** Judged and accepted or not, a run is right when it ends with 0 or 1. */
const EITHER = [0, 1] as const;

const PARTS = {
  replay: () => [...replayRows(), ...onOneCore(), ...startUpRows()],
  sizes: sizeRows,
  goals: goalsRows,
} satisfies { readonly [part: string]: () => readonly Row[] };

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(PARTS, only)) {
  console.error("bench: measure everything, or only `replay`, `sizes` or `goals`");
  process.exit(2);
}
mkdirSync(DATA, { recursive: true });
const rows: readonly Row[] = Object.entries(PARTS).flatMap(([part, measure]) =>
  only === undefined || only === part ? measure() : [],
);
console.log(
  `\n${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Bun ${Bun.version}\n`,
);
console.log(table(rows));

/** 50,000 cases against ripgrep's literal search and the bare parser. */
function replayRows(): readonly Row[] {
  const file = fixtures("cases-50k.json", 50_000, "array");
  const [ours, rg, parse] = sideBySide(
    [replay("replay", file), ripgrep(file), bareParse(file)],
    ROUNDS,
  );
  if (ours === undefined || rg === undefined || parse === undefined) return [];
  return [
    { what: `replay of 50,000 cases, ${megabytes(file)}`, measured: ours, against: rg, goal: 3 },
    { what: "the same", measured: ours, against: parse },
    { what: "ripgrep, 42 phrases, same file", measured: rg },
    { what: "bare JSON.parse, same file", measured: parse },
  ];
}

function onOneCore(): readonly Row[] {
  if (Bun.which("taskset") === null) return [];
  const file = fixtures("cases-50k.json", 50_000, "array");
  const pinned = (candidate: Candidate): Candidate => ({
    ...candidate,
    command: ["taskset", "-c", "0", ...commandOf(candidate, 0)],
  });
  const [ours, rg] = sideBySide([pinned(replay("replay", file)), pinned(ripgrep(file))], ROUNDS);
  if (ours === undefined || rg === undefined) return [];
  return [
    { what: "replay, one core", measured: ours, against: { ...rg, name: "ripgrep, one core" } },
  ];
}

/** Time and memory over size, both layouts: the larger file is ten times the smaller. */
function sizeRows(): readonly Row[] {
  return (["array", "lines"] as const).flatMap((shape) => {
    const small = fixtures(`cases-43k.${shape}`, 43_000, shape);
    const large = fixtures(`cases-430k.${shape}`, 430_000, shape);
    const [a, b] = sideBySide(
      [replay(`replay of ${megabytes(small)}`, small), replay("large", large)],
      3,
    );
    if (a === undefined || b === undefined) return [];
    return [
      { what: `replay of ${megabytes(small)}, ${shape}`, measured: a },
      { what: `replay of ${megabytes(large)}, ${shape}`, measured: b, against: a, goal: 10.5 },
    ];
  });
}

function startUpRows(): readonly Row[] {
  const floor = `${DATA}/prints-one-line`;
  writeFileSync(`${DATA}/prints-one-line.ts`, 'console.log("one line");\n');
  const compile = ["bun", "build", "--compile", "--minify", "--bytecode", "--outfile", floor];
  Bun.spawnSync([...compile, `${DATA}/prints-one-line.ts`], {
    stdout: "ignore",
    stderr: "inherit",
  });
  const ten = fixtures("cases-10.json", 10, "array");
  const [line, version, run] = sideBySide(
    [
      { name: "a compiled program that prints one line", command: [floor] },
      { name: "--version", command: [TOOL, "--version"] },
      replay("ten cases", ten),
    ],
    31,
  );
  if (line === undefined || version === undefined || run === undefined) return [];
  return [
    { what: "a compiled program that prints one line", measured: line },
    { what: "svc-replay-eval --version", measured: version, against: line, goal: 1.5 },
    { what: "replay of ten cases", measured: run, against: line, goal: 2.5 },
  ];
}

function replay(name: string, file: string): Candidate {
  return { name, command: [TOOL, "--fixtures", file], exits: EITHER };
}

function ripgrep(file: string): Candidate {
  const rg = Bun.which("rg");
  if (rg === null) {
    console.error("bench: ripgrep is missing: install it first, e.g. `apt-get install ripgrep`");
    process.exit(2);
  }
  return {
    name: "ripgrep",
    command: [rg, "-c", "-i", "-F", "-f", "bench/deferral-phrases.txt", file],
    exits: EITHER,
  };
}

function bareParse(file: string): Candidate {
  const program = `${DATA}/bare-parse.ts`;
  const text =
    'const file = Bun.argv[2] ?? "";\nconsole.log(JSON.parse(await Bun.file(file).text()).length);\n';
  writeFileSync(program, text);
  return { name: "bare JSON.parse", command: ["node_modules/.bin/bun", program, file] };
}

/** The generated file of that name, made when it is not there yet. */
function fixtures(name: string, cases: number, shape: FileShape): string {
  const file = `${DATA}/${name}`;
  if (!existsSync(file)) {
    // In a process of its own: what a child has in memory is counted from what its parent has.
    const made = generated(`${file}.part`, cases, shape);
    if (cases >= 50_000 && made.distinctSentences < 50_000)
      throw new Error("too few distinct sentences");
    Bun.spawnSync(["mv", `${file}.part`, file]);
    console.error(
      `bench: made ${file}: ${made.cases} cases, ${megabytes(file)}, ${made.distinctSentences} distinct sentences or more`,
    );
  }
  return file;
}

function generated(file: string, cases: number, shape: FileShape): GeneratedFile {
  const script = ["bench/generate-fixtures.ts", file, String(cases), shape];
  const { stdout, exitCode } = Bun.spawnSync([process.execPath, ...script], { stderr: "inherit" });
  if (exitCode !== 0) throw new Error(`no fixtures were made: exit ${exitCode}`);
  return JSON.parse(stdout.toString());
}

function megabytes(file: string): string {
  return `${Math.round(statSync(file).size / 1e6)} MB`;
}
