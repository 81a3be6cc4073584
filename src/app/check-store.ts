import { type Outcome, accept, reject } from "../domain/errors.ts";
import type { Finding } from "../domain/finding.ts";
import { epochMsOf } from "../domain/time.ts";
import type { Examination, Extent } from "../store/port.ts";
import { checkRecords } from "./check-records.ts";
import type { AppContext } from "./context.ts";

/** Findings of one kind: the first of them, and how many there are. */
export interface FindingGroup {
  readonly level: Finding["level"];
  readonly code: string;
  readonly count: number;
  readonly first: readonly Finding[];
}

/** What `doctor` found. */
export interface CheckUp {
  readonly facts: Examination["facts"];
  /** How many rows were looked at. */
  readonly records: Extent;
  /** Wrong ones first, then in the order in which they were found. */
  readonly groups: readonly FindingGroup[];
}

/** More findings of one kind are counted and not listed. */
const LISTED = 20;

/**
 * `doctor`: examines the store itself and, where it can be relied on, every record in one consistent
 * view. Changes nothing. `onProgress` is told how many rows of how many were looked at.
 *
 * Errors: what is wrong with the store itself, all of it.
 */
export async function checkStore(
  context: AppContext,
  onProgress: (rows: number, of: number) => void,
): Promise<Outcome<CheckUp>> {
  const { store } = context;
  const now = epochMsOf(context.now()) ?? 0;
  const { facts, findings } = await store.examine(now);
  const broken = findings.filter(
    ({ level, problem }) => level === "wrong" && problem.kind === "store",
  );
  if (broken.length > 0) return reject(...broken.map(({ problem }) => problem));
  const groups = findingGroups();
  for (const finding of findings) groups.add(finding);
  const records = await store.read(async (reader) => {
    const extent = await reader.extent();
    const of = extent.goals + extent.artifacts + extent.events;
    let rows = 0;
    const onRow = (): void => onProgress((rows += 1), of);
    for await (const finding of checkRecords(context, reader, now, onRow)) {
      groups.add(finding);
    }
    return extent;
  });
  return accept({ facts, records, groups: groups.all() });
}

function findingGroups(): { add(finding: Finding): void; all(): readonly FindingGroup[] } {
  const groups = new Map<string, { count: number; readonly first: Finding[] }>();
  return {
    add(finding) {
      const key = `${finding.level} ${finding.problem.code}`;
      const group = groups.get(key) ?? { count: 0, first: [] };
      groups.set(key, group);
      group.count += 1;
      if (group.first.length < LISTED) group.first.push(finding);
    },
    all() {
      const found = [...groups.values()].flatMap(({ count, first }): FindingGroup[] => {
        const [one] = first;
        if (one === undefined) return [];
        return [{ level: one.level, code: one.problem.code, count, first }];
      });
      const ofLevel = (level: Finding["level"]): FindingGroup[] =>
        found.filter((group) => group.level === level);
      return [...ofLevel("wrong"), ...ofLevel("note")];
    },
  };
}
