/**
 * Writes a fixture file of any size for the benchmarks: cases that look like what agents write, made
 * of sentences that hardly ever repeat, so that no cache of sentences can win. The same seed gives the
 * same bytes. Labels are what the template says; the benchmarks measure time, not accuracy.
 */
import { closeSync, openSync, writeSync } from "node:fs";

export type FileShape = "array" | "lines";

export interface GeneratedFile {
  readonly cases: number;
  readonly bytes: number;
  readonly distinctSentences: number;
}

const AREAS = words(
  "invoice order ticket profile report backup tariff session playlist parcel sensor voucher shipment " +
    "booking refund catalogue calendar comment dataset pipeline contract payslip widget gallery ledger " +
    "newsletter timetable warehouse passport survey meter roster recipe tenant licence archive balance " +
    "beacon bundle campaign channel cluster cohort coupon courier depot device digest dossier engine",
);
const PARTS = words(
  "import export search preview filter editor history summary parser scheduler upload download cache " +
    "index table form page route handler worker queue view dialog chart listing sync digest check " +
    "migration validator renderer adapter counter matcher printer scanner signer",
);
const DETAILS = words(
  "rows pages requests records files entries messages tokens locales tenants fields columns samples " +
    "threads sockets shards buckets frames packets tiles lines nodes images drafts",
);
const ADJECTIVES = words(
  "nested empty large signed archived shared duplicate encrypted remote partial malformed yearly " +
    "hidden compressed rotated historic imported localised cached anonymous expired concurrent",
);
const VERBS = words(
  "reads writes loads stores sorts filters merges prints validates signs compresses streams groups " +
    "converts renders indexes counts compares batches throttles replays rounds escapes normalises",
);
const FOLDERS = words("api web core jobs tools lib server client shared data infra report mobile");

const STATEMENTS: readonly ((r: Random) => string)[] = [
  (r) =>
    `The ${r.of(AREAS)} ${r.of(PARTS)} ${r.of(VERBS)} ${r.of(ADJECTIVES)} ${r.of(DETAILS)} in ${r.upTo(900)} ms.`,
  (r) =>
    `\`${path(r)}\` ${r.of(VERBS)} the ${r.of(ADJECTIVES)} ${r.of(DETAILS)} before the ${r.of(AREAS)} ${r.of(PARTS)} opens.`,
  (r) =>
    `A ${r.of(ADJECTIVES)} ${r.of(AREAS)} now keeps its ${r.of(DETAILS)} after a restart, checked with ${r.upTo(9000)} of them.`,
  (r) =>
    `Compared ${r.upTo(90_000)} ${r.of(DETAILS)} of the ${r.of(AREAS)} ${r.of(PARTS)} with the old output: identical.`,
  (r) =>
    `When the ${r.of(AREAS)} is ${r.of(ADJECTIVES)}, the ${r.of(PARTS)} answers ${r.upTo(99) + 400} and names the ${r.of(DETAILS)}.`,
  (r) =>
    `Two ${r.of(ADJECTIVES)} ${r.of(DETAILS)} failed at first because the ${r.of(PARTS)} ran twice; both pass now (run ${r.upTo(90_000)}).`,
  (r) =>
    `No ${r.of(ADJECTIVES)} ${r.of(DETAILS)} are left in the ${r.of(AREAS)} ${r.of(PARTS)}, \`grep\` over ${r.upTo(9000)} files finds none.`,
  (r) =>
    `The ${r.of(PARTS)} of the ${r.of(AREAS)} uses ${r.upTo(900)} MB with ${r.upTo(90_000)} ${r.of(DETAILS)}, before it was ${r.upTo(900) + 900} MB.`,
  (r) =>
    `I moved the ${r.of(ADJECTIVES)} ${r.of(DETAILS)} from \`${path(r)}\` to \`${path(r)}\` so that the ${r.of(AREAS)} ${r.of(VERBS)} them once.`,
  (r) =>
    `Each ${r.of(AREAS)} ${r.of(PARTS)} has a test with ${r.upTo(90)} ${r.of(ADJECTIVES)} ${r.of(DETAILS)} in \`${path(r)}\`.`,
];

const REJECTS: readonly ((r: Random, area: string, part: string) => string)[] = [
  (r, area, part) =>
    `The ${area} ${part} is still a placeholder for ${r.of(ADJECTIVES)} ${r.of(DETAILS)}.`,
  (r, area, part) =>
    `I left the ${area} ${part} for a follow-up, since ${r.upTo(900)} ${r.of(DETAILS)} are ${r.of(ADJECTIVES)}.`,
  (r, area, part) =>
    `The ${area} ${part} should work with ${r.of(ADJECTIVES)} ${r.of(DETAILS)}, it is untested beyond ${r.upTo(90)}.`,
  (r, area, part) =>
    `You'll need to switch the ${area} ${part} on for the ${r.upTo(90)} ${r.of(ADJECTIVES)} ${r.of(DETAILS)}.`,
  (r, area, part) =>
    `${r.upTo(9) + 1} tests of the ${area} ${part} fail with ${r.of(ADJECTIVES)} ${r.of(DETAILS)}.`,
];

const NUDGES: readonly ((r: Random) => string)[] = [
  (r) =>
    `The ${r.of(AREAS)} ${r.of(PARTS)} drops ${r.of(ADJECTIVES)} ${r.of(DETAILS)} past ${r.upTo(9000)}. Mend it and show the count.`,
  (r) =>
    `Run the ${r.of(AREAS)} ${r.of(PARTS)} once with ${r.upTo(900)} ${r.of(ADJECTIVES)} ${r.of(DETAILS)} and give the figures.`,
  (r) =>
    `\`${path(r)}\` has no test for ${r.of(ADJECTIVES)} ${r.of(DETAILS)}; add one and paste its output.`,
];
const BORROWED: readonly ((r: Random) => string)[] = [
  (r) =>
    `The operator wants the ${r.of(AREAS)} ${r.of(PARTS)} to keep ${r.upTo(900)} ${r.of(DETAILS)}.`,
  (r) =>
    `Per the owner, the ${r.of(ADJECTIVES)} ${r.of(DETAILS)} of the ${r.of(AREAS)} come first.`,
];

/** Writes `cases` cases to `file`; about 2.3 kB a case. */
export function generateFixtures(file: string, cases: number, shape: FileShape): GeneratedFile {
  const random = startRandom(20_261_121);
  const sentences = new Set<string>();
  const say = (sentence: string): string => {
    // Beyond a million the point is made, and the set would only cost memory.
    if (sentences.size < 1_000_000) sentences.add(sentence);
    return sentence;
  };
  const fd = openSync(file, "w");
  let bytes = 0;
  let pending: string[] = [];
  const flush = (): void => {
    const buffer = Buffer.from(pending.join(""), "utf8");
    for (let done = 0; done < buffer.length;) done += writeSync(fd, buffer, done);
    bytes += buffer.length;
    pending = [];
  };
  if (shape === "array") pending.push("[\n");
  for (let i = 0; i < cases; i++) {
    const c = i % 3 === 2 ? nudge(random, i, say) : report(random, i, say);
    const text = shape === "array" ? indented(c) : JSON.stringify(c);
    pending.push(text, shape === "array" && i < cases - 1 ? ",\n" : "\n");
    if (pending.length > 2000) flush();
  }
  if (shape === "array") pending.push("]\n");
  flush();
  closeSync(fd);
  return { cases, bytes, distinctSentences: sentences.size };
}

interface Case {
  readonly name: string;
  readonly goal: string;
  readonly done_when: string;
  readonly session_output: string;
  readonly expected_result: "accept" | "reject";
  readonly category: "completion" | "voice";
}

function indented(c: Case): string {
  return JSON.stringify(c, null, 2).replaceAll(/^/gmu, "  ");
}

function report(r: Random, i: number, say: (s: string) => string): Case {
  const area = r.of(AREAS);
  const parts = [r.of(PARTS), r.of(PARTS), r.of(PARTS)];
  const reject = r.upTo(2) === 1;
  const filler = (): string => say(r.of(STATEMENTS)(r));
  const paragraphs = [`## ${area} work, run ${i}`];
  for (const part of parts) {
    const count = r.upTo(900);
    paragraphs.push(
      `### ${part}\n\n${say(`The ${area} ${part} works with ${count} ${r.of(DETAILS)}, tested in \`${path(r)}\`.`)}`,
      `${filler()} ${filler()} ${filler()}`,
      `- ${filler()}\n- ${filler()}\n- ${filler()}`,
    );
  }
  if (reject) paragraphs.push(say(r.of(REJECTS)(r, area, parts[2] ?? area)));
  paragraphs.push(
    `| What | Result |\n|---|---|\n| ${area} ${parts[0]} | ${r.upTo(900)} ms |\n| ${area} ${parts[1]} | ${r.upTo(900)} ms |`,
    `\`\`\`\n$ make test\n${r.upTo(900)} passed in ${r.upTo(90)}.${r.upTo(90)}s\n\`\`\``,
    `${filler()} ${filler()} ${filler()} ${filler()} ${filler()} ${filler()} ${filler()}`,
    `${filler()} ${filler()} ${filler()}`,
  );
  return {
    name: `report_${i}`,
    goal: `Rework the ${area} module of the ${r.of(AREAS)} service`,
    done_when: parts.map((part) => `the ${area} ${part} works and is tested`).join("; "),
    session_output: paragraphs.join("\n\n"),
    expected_result: reject ? "reject" : "accept",
    category: "completion",
  };
}

function nudge(r: Random, i: number, say: (s: string) => string): Case {
  const reject = r.upTo(2) === 1;
  const text = [say(r.of(NUDGES)(r)), say(r.of(NUDGES)(r)), say(r.of(STATEMENTS)(r))];
  if (reject) text.push(say(r.of(BORROWED)(r)));
  return {
    name: `nudge_${i}`,
    goal: `Rework the ${r.of(AREAS)} ${r.of(PARTS)} for ${r.of(ADJECTIVES)} ${r.of(DETAILS)}`,
    done_when: `the ${r.of(AREAS)} ${r.of(PARTS)} handles ${r.upTo(900)} ${r.of(DETAILS)}; tests cover it`,
    session_output: text.join(" "),
    expected_result: reject ? "reject" : "accept",
    category: "voice",
  };
}

function path(r: Random): string {
  return `${r.of(FOLDERS)}/${r.of(AREAS)}/${r.of(PARTS)}_${r.upTo(99)}.ts`;
}

interface Random {
  /** A whole number from 1 to `n`. */
  upTo(n: number): number;
  of<T>(list: readonly T[]): T;
}

/** A small seeded generator (mulberry32): the same on every machine. */
function startRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    upTo: (n) => Math.floor(next() * n) + 1,
    of: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("nothing to choose from");
      return item;
    },
  };
}

function words(text: string): readonly string[] {
  return text.split(" ");
}

if (import.meta.main) {
  const [file = "", cases = "0", shape] = process.argv.slice(2);
  const made = generateFixtures(file, Number(cases), shape === "lines" ? "lines" : "array");
  console.log(JSON.stringify(made));
}
