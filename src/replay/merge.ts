/** Joins the reports of the shards of one run. */
import { buildReport, type Report } from "./report.ts";

/** A report and the name that its reader knows it by, such as its file. */
export interface NamedReport {
  readonly name: string;
  readonly report: Report;
}

/** Why reports cannot be joined. */
interface MergeProblem {
  readonly code:
    | "report.wrong_type"
    | "merge.nothing"
    | "merge.not_a_shard"
    | "merge.different_rules"
    | "merge.different_version"
    | "merge.different_fixtures"
    | "merge.different_count"
    | "merge.duplicate_shard"
    | "merge.missing_shards"
    | "merge.duplicate_case"
    | "merge.missing_cases";
  /** What is wrong; names are quoted as they stand: escape them. */
  readonly message: string;
  /** What to do instead. */
  readonly advice: string;
}

/** The whole report, or everything that keeps the parts from being one. */
export type Merged =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly problems: readonly MergeProblem[] };

/** So many duplicate names or missing parts are named; the rest is counted. */
const MOST_NAMED = 10;

/**
 * One report out of the parts of a run, in fixture order, as if it had been run whole. The parts may
 * come in any order. Refused: a part that comes twice, a name that does, parts of different rules,
 * versions, fixture files or shard counts, and parts that are missing. Missing parts are not merely
 * mentioned, because a pipeline whose job died would else turn green on the cases that remain.
 * A single whole report is its own merger.
 */
export function merge(parts: readonly NamedReport[]): Merged {
  const [first, ...rest] = parts;
  if (first === undefined) return { ok: false, problems: [NOTHING] };
  if (rest.length === 0 && first.report.shard === null) return { ok: true, report: first.report };
  // One without the hash of its fixtures is refused; the others are held against each other all the same.
  const hashed = parts.find((part) => part.report.fixtureHash !== null) ?? first;
  const strange = [
    ...wholeReports(parts),
    ...withoutHash(parts),
    ...rest.flatMap((part) => differences(first, hashed, part)),
  ];
  const problems = [...strange, ...duplicateShards(parts)];
  // Of a part that comes twice every case does; of parts that do not belong together nothing can be said about
  // single cases or what is missing.
  if (problems.length === 0) problems.push(...duplicateCases(parts));
  if (strange.length === 0) problems.push(...missingShards(first.report, parts));
  if (problems.length === 0) problems.push(...missingCases(first.report, parts));
  if (problems.length > 0) return { ok: false, problems };
  const { toolVersion, rulesHash, fixtureHash, fixtureTotal } = first.report;
  const sameFile = rest.every(({ report }) => report.fixtureFile === first.report.fixtureFile);
  const fixtureFile = sameFile ? first.report.fixtureFile : null;
  const cases = parts.flatMap((part) => part.report.cases);
  return {
    ok: true,
    report: buildReport({
      toolVersion,
      rulesHash,
      shard: null,
      fixtureFile,
      fixtureHash,
      fixtureTotal,
      cases,
    }),
  };
}

const NOTHING: MergeProblem = {
  code: "merge.nothing",
  message: "there is no report to merge",
  advice: "name the JSON reports of all shards",
};

function wholeReports(parts: readonly NamedReport[]): readonly MergeProblem[] {
  return parts
    .filter((part) => part.report.shard === null)
    .map((part) => ({
      code: "merge.not_a_shard",
      message: `${part.name} is a report of all cases, not of a shard`,
      advice: "merge only reports made with --shard, or use this one as it is",
    }));
}

/** Of a part that does not say which cases it is of nobody can tell whether it belongs to the others. */
function withoutHash(parts: readonly NamedReport[]): readonly MergeProblem[] {
  return parts
    .filter(({ report }) => report.shard !== null && report.fixtureHash === null)
    .map((part) => ({
      code: "report.wrong_type",
      message: `fixture_hash of ${part.name} must be text, and is missing or null`,
      advice: "run this shard again with --format json and leave the report as it is",
    }));
}

function differences(
  first: NamedReport,
  hashed: NamedReport,
  part: NamedReport,
): readonly MergeProblem[] {
  const [a, b] = [first.report, part.report];
  const problems: MergeProblem[] = [];
  const both = `${first.name} and ${part.name}`;
  if (a.rulesHash !== b.rulesHash) {
    problems.push({
      code: "merge.different_rules",
      message: `${both} were judged by different rules (${a.rulesHash} and ${b.rulesHash})`,
      advice: "run every shard with the same program and the same policy file",
    });
  }
  if (a.toolVersion !== b.toolVersion) {
    problems.push({
      code: "merge.different_version",
      message: `${both} come from versions ${a.toolVersion} and ${b.toolVersion}`,
      advice: "run every shard with the same version",
    });
  }
  if (a.fixtureTotal !== b.fixtureTotal) {
    problems.push({
      code: "merge.different_fixtures",
      message: `${both} are of fixture files with ${a.fixtureTotal} and ${b.fixtureTotal} cases`,
      advice: "run every shard on the same fixture file",
    });
  } else if (b.fixtureHash !== null && b.fixtureHash !== hashed.report.fixtureHash) {
    problems.push({
      code: "merge.different_fixtures",
      message: `${hashed.name} and ${part.name} are of fixture files with different cases, or with the same in another order or form`,
      advice: "run every shard on the same fixture file",
    });
  }
  if (a.shard !== null && b.shard !== null && a.shard.count !== b.shard.count) {
    problems.push({
      code: "merge.different_count",
      message: `${both} are parts of ${a.shard.count} and of ${b.shard.count} shards`,
      advice: "give every shard the same --shard <i>/<n> total",
    });
  }
  return problems;
}

function duplicateShards(parts: readonly NamedReport[]): readonly MergeProblem[] {
  const seen = new Map<string, NamedReport>();
  const problems: MergeProblem[] = [];
  for (const part of parts) {
    const { shard } = part.report;
    if (shard === null) continue;
    const label = `${shard.index}/${shard.count}`;
    const earlier = seen.get(label);
    if (earlier === undefined) seen.set(label, part);
    else {
      problems.push({
        code: "merge.duplicate_shard",
        message: `${earlier.name} and ${part.name} are both shard ${label}`,
        advice: "name each part once",
      });
    }
  }
  return problems;
}

function duplicateCases(parts: readonly NamedReport[]): readonly MergeProblem[] {
  const names = new Map<string, NamedReport>();
  const indexes = new Map<number, NamedReport>();
  const problems: MergeProblem[] = [];
  for (const part of parts) {
    for (const { name, index } of part.report.cases) {
      const named = names.get(name);
      const placed = indexes.get(index);
      if (named !== undefined) problems.push(twice(named, part, `a case named “${name}”`));
      else if (placed !== undefined) problems.push(twice(placed, part, `a case at index ${index}`));
      names.set(name, part);
      indexes.set(index, part);
    }
  }
  return cut(problems);
}

function twice(a: NamedReport, b: NamedReport, what: string): MergeProblem {
  return {
    code: "merge.duplicate_case",
    message: a === b ? `${a.name} has ${what} twice` : `${a.name} and ${b.name} both have ${what}`,
    advice: "run every shard on the same fixture file, with the same --shard total",
  };
}

function cut(problems: readonly MergeProblem[]): readonly MergeProblem[] {
  const last = problems[MOST_NAMED];
  if (last === undefined) return problems;
  const message = `and ${problems.length - MOST_NAMED} more cases are there twice`;
  return [...problems.slice(0, MOST_NAMED), { ...last, message }];
}

function missingShards(first: Report, parts: readonly NamedReport[]): readonly MergeProblem[] {
  const count = first.shard?.count ?? 1;
  const present = new Set(parts.map((part) => part.report.shard?.index));
  const missing: string[] = [];
  const absent = count - present.size;
  for (let index = 1; index <= count && missing.length < Math.min(absent, MOST_NAMED); index += 1) {
    if (!present.has(index)) missing.push(`${index}/${count}`);
  }
  if (absent === 0) return [];
  const more = absent > missing.length ? ` and ${absent - missing.length} more` : "";
  return [
    {
      code: "merge.missing_shards",
      message: `${absent === 1 ? "shard" : "shards"} ${missing.join(", ")}${more} ${absent === 1 ? "is" : "are"} missing`,
      advice: "name the reports of all shards, the empty ones too",
    },
  ];
}

/** A part that was read back cannot lack cases; one that was made otherwise may. */
function missingCases(first: Report, parts: readonly NamedReport[]): readonly MergeProblem[] {
  const present = parts.reduce((sum, part) => sum + part.report.cases.length, 0);
  if (present === first.fixtureTotal) return [];
  return [
    {
      code: "merge.missing_cases",
      message: `the parts have ${present} cases, and the fixture file has ${first.fixtureTotal}`,
      advice: "run every shard again on the same fixture file",
    },
  ];
}
