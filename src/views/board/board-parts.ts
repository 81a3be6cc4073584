/** The parts of the board that the table formats share. */
import {
  BOARD_SECTIONS,
  type Board,
  type BoardCounts,
  type BoardGoal,
  type BoardSection,
} from "../../domain/board.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { RowView } from "../terminal/table-rows.ts";
import { boardGoalView } from "./board-goal-view.ts";
import { counted } from "../terminal/moment.ts";

/** The goals of one section under its heading. */
export interface BoardPart {
  readonly heading: string;
  readonly view: RowView<BoardGoal>;
  readonly goals: readonly BoardGoal[];
}

/** The sections that have goals, from the top. */
export function partsOf({ goals, now }: Board): readonly BoardPart[] {
  return BOARD_SECTIONS.flatMap((section) => {
    const inIt = goals.filter((goal) => goal.section === section);
    return inIt.length === 0 ? [] : [part(section, inIt, now)];
  });
}

function part(section: BoardSection, goals: readonly BoardGoal[], now: Timestamp): BoardPart {
  const title = section === "needs_operator" ? "What it needs, since when" : "Since when";
  return { heading: headingOf(section, goals.length), view: boardGoalView(now, title), goals };
}

/** The heading over the artifacts: the unreviewed ones, and those that break a rule though they are reviewed. */
export function artifactHeading({ artifacts }: Board): string {
  return `Artifacts to review or to fix (${artifacts.length})`;
}

function headingOf(section: BoardSection, count: number): string {
  switch (section) {
    case "needs_operator":
      return `Needs you (${count})`;
    case "active":
      return `Working and open (${count})`;
    case "rest":
      return `The rest (${count})`;
    default:
      return section satisfies never;
  }
}

/** The counts as two sentences, of what is shown: `scan-asks` tells of asks in other goals too. */
export function countSentences(counts: BoardCounts): readonly string[] {
  const { goals, needs_operator, active, rest, unanswered_asks } = counts;
  const { unreviewed, nonconforming } = counts;
  return [
    `Of ${counted(goals, "goal", "goals")}, ${counted(needs_operator, "needs", "need")} you, ` +
      `${counted(active, "is", "are")} working or open and ${counted(rest, "rests", "rest")}; ` +
      `${counted(unanswered_asks, "ask of the goals shown is", "asks of the goals shown are")} unanswered.`,
    `${counted(unreviewed, "artifact is", "artifacts are")} unreviewed, ` +
      `${counted(nonconforming, "is", "are")} nonconforming.`,
  ];
}
