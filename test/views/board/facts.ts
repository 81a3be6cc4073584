/**
 * The facts that a reader takes from each format of the board, read back from the printed text alone.
 * Escapes are left as they are shown: a fact of JSON is escaped the same way before it is compared.
 */
import { escapeText } from "../../../src/views/terminal/escape.ts";
import { renderedCells, textOf } from "../terminal/rendered.ts";

export interface GoalFacts {
  session_ref: string;
  status: string | null;
  goal: string | null;
  done_when: string | null;
  reasoning: string | null;
  /** The session itself where a format names no other. */
  lane: string | null;
  source: string | null;
  due: string | null;
  updated: string | null;
  /** How it was closed, where that was acknowledged. */
  closed: string | null;
  needs: string[];
  asks: string[];
  commands: string[];
}

export interface ArtifactFacts {
  title: string;
  url: string;
  kind: string;
  source: string;
  brief: string[];
  review: string[];
  wrong: string[];
  mend: string[];
  command: string;
}

export interface Facts {
  readonly goals: readonly GoalFacts[];
  readonly artifacts: readonly ArtifactFacts[];
  readonly counts: readonly number[];
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/u;

function emptyGoal(ref: string): GoalFacts {
  return {
    session_ref: ref,
    status: null,
    goal: null,
    done_when: null,
    reasoning: null,
    lane: null,
    source: null,
    due: null,
    updated: null,
    closed: null,
    needs: [],
    asks: [],
    commands: [],
  };
}

const firstTime = (line: string): string => TIME.exec(line)?.[0] ?? line;
const numbersOf = (line: string): readonly number[] =>
  [...line.matchAll(/\d+/gu)].map(([digits]) => Number(digits));

/** Overdue says when it was due; a lane that is not named is the session's own. */
function settled(goal: GoalFacts): GoalFacts {
  const overdue = goal.needs.find((need) => need.includes("overdue"));
  if (overdue !== undefined) goal.due = firstTime(overdue);
  // A command that meets several needs is shown once; JSON has it with each.
  goal.commands = [...new Set(goal.commands)];
  // JSON has the lines of one reason in one text.
  goal.needs = [goal.needs.join("; ")];
  if (goal.status !== null) goal.lane ??= goal.session_ref;
  return goal;
}

/** The cells of a table, each as its lines. */
type Cells = readonly (readonly string[])[];

/** A line that is marked goes on what stands before it: it is no fact of its own. */
function whole(lines: readonly string[]): readonly string[] {
  const facts: string[] = [];
  for (const line of lines) {
    if (line.startsWith("| ")) facts.push(`${facts.pop() ?? ""}\\n${line.slice(2)}`);
    else facts.push(line);
  }
  return facts;
}

function goalOfCells([session = [], goal = [], state = []]: Cells): GoalFacts {
  const [ref = "", ...about] = session;
  const facts = emptyGoal(ref);
  for (const line of about) {
    const [label = "", ...rest] = line.split(": ");
    if (label === "status") facts.status = rest.join(": ");
    else if (label === "source") facts.source = rest.join(": ");
    else facts.lane = rest.join(": ");
  }
  const [text, condition, reasoning] = whole(goal);
  facts.goal = text ?? null;
  facts.done_when = condition?.replace("Done when: ", "") ?? null;
  facts.reasoning = reasoning?.replace("Reasoning: ", "") ?? null;
  for (const line of state) {
    if (line.startsWith("svc-")) facts.commands.push(line);
    else if (line.startsWith("ask ")) facts.asks.push(line);
    else if (line.startsWith("due: ")) facts.due = firstTime(line);
    else if (line.startsWith("updated: ")) facts.updated = firstTime(line);
    else if (line.startsWith("closed ")) facts.closed = line;
    else facts.needs.push(line);
  }
  return settled(facts);
}

function artifactOfCells([artifact = [], brief = [], review = []]: Cells): ArtifactFacts {
  const [title = "", url = "", kind = "", source = ""] = artifact;
  return {
    title,
    url,
    kind: kind.replace("kind: ", ""),
    source: source.replace("source: ", ""),
    brief: [...whole(brief)],
    wrong: review.filter((line) => line.startsWith("NONCONFORMING: ")),
    mend: review.filter((line) => line.startsWith("To fix it: ")),
    review: review.filter((line) => !/^(?:NONCONFORMING: |To fix it: |svc-)/u.test(line)),
    command: review.find((line) => line.startsWith("svc-")) ?? "",
  };
}

function ofRows(rows: readonly Cells[], artifactRows: readonly Cells[], counts: string): Facts {
  return {
    goals: rows.map(goalOfCells),
    artifacts: artifactRows.map(artifactOfCells),
    counts: numbersOf(counts),
  };
}

export function factsOfMarkdown(printed: string): Facts {
  const [goals = "", artifacts = ""] = printed.split("## Artifacts to review");
  const rows = (markdown: string): readonly Cells[] => {
    const cells = renderedCells(markdown).map((cell) =>
      textOf(cell)
        .split("\n")
        .filter((line) => line !== ""),
    );
    return Array.from({ length: cells.length / 3 }, (_, at) => cells.slice(at * 3, at * 3 + 3));
  };
  return ofRows(
    rows(goals),
    rows(`## Artifacts${artifacts}`),
    printed.trimEnd().split("\n").at(-1)!,
  );
}

/** Of a box so wide that no line of a cell is wrapped. */
export function factsOfBox(printed: string): Facts {
  const notes = new Map<string, string>();
  for (const [, mark, note] of printed.matchAll(/^(\[\d+\]) (.*)$/gmu)) notes.set(mark!, note!);
  const rows = (box: string): readonly Cells[] =>
    box
      .split("\n┌")
      .slice(1)
      .flatMap((table) => table.split(/^├.*$/mu).slice(1))
      .map((row) => {
        const lines = row.split("\n").filter((line) => line.startsWith("│ "));
        const columns = lines.map((line) => line.slice(2, -2).split(" │ "));
        return [0, 1, 2].map((at) =>
          columns
            .map((cells) => cells[at]!.trimEnd())
            .filter((line) => line !== "")
            .map((line) =>
              line.replace(
                /^(?:run )?(\[\d+\])(?: below)?$/u,
                (all, mark: string) => notes.get(mark) ?? all,
              ),
            ),
        );
      });
  const [goals = "", artifacts = ""] = printed.split("Artifacts to review");
  return ofRows(rows(goals), rows(artifacts), printed.trimEnd().split("\n").slice(-2).join(" "));
}

const unended = (line: string): string => line.replace(/\.$/u, "");
const quoted = (line: string): string => /“(.*)”\.?$/su.exec(line)?.[1] ?? line;

export function factsOfCards(printed: string): Facts {
  const cards = printed
    .trimEnd()
    .split("\n\n")
    .map((card) => card.split("\n"));
  const counts = cards.at(-1)!;
  const goals = cards.filter(([first = ""]) => first.startsWith("Session "));
  const artifacts = cards.filter(([first = ""]) => first.startsWith("Artifact "));
  return {
    goals: goals.map(goalOfCard),
    artifacts: artifacts.map(artifactOfCard),
    counts: numbersOf(counts.join(" ")),
  };
}

function goalOfCard([first = "", ...sentences]: readonly string[]): GoalFacts {
  const facts = emptyGoal(
    /^Session (.*) needs (?:you|nothing from you)\.$/u.exec(first)?.[1] ?? "",
  );
  for (const line of sentences) {
    const command = /^To [^:]*, type: (svc-.*)$/u.exec(line)?.[1];
    if (command !== undefined) facts.commands.push(command);
    else if (line.startsWith("It put ask ")) facts.asks.push(unended(line.slice("It put ".length)));
    else if (line.startsWith("Its goal is ")) facts.goal = quoted(line);
    else if (line.startsWith("It is done when ")) facts.done_when = quoted(line);
    else if (line.startsWith("Its reasoning is ")) facts.reasoning = quoted(line);
    else if (line.startsWith("Its status is ")) facts.status = unended(line.slice(14));
    else if (line.startsWith("Its source is ")) facts.source = unended(line.slice(14));
    else if (line.startsWith("Its lane is ")) facts.lane = unended(line.slice(12));
    else if (line.startsWith("It is due at ")) facts.due = firstTime(line);
    else if (line.startsWith("It was last updated at ")) facts.updated = firstTime(line);
    else if (line.startsWith("It was closed "))
      facts.closed = unended(line.slice("It was ".length));
    else facts.needs.push(unended(line.slice("It ".length)));
  }
  return settled(facts);
}

function artifactOfCard([first = "", ...sentences]: readonly string[]): ArtifactFacts {
  const [, title = "", url = ""] = /^Artifact “(.*)” is at (\S+)$/u.exec(first) ?? [];
  const facts: ArtifactFacts = {
    title,
    url,
    kind: "",
    source: "",
    brief: [],
    review: [],
    wrong: [],
    mend: [],
    command: "",
  };
  for (const line of sentences) {
    if (line.startsWith("To go on, type: ")) facts.command = line.slice(16);
    else if (line.startsWith("It is NONCONFORMING: ")) facts.wrong.push(unended(line.slice(6)));
    else if (line.startsWith("To fix it: ")) facts.mend.push(unended(line));
    else if (line.startsWith("Its kind is ")) facts.kind = unended(line.slice(12));
    else if (line.startsWith("Its source is ")) facts.source = unended(line.slice(14));
    else if (line.startsWith("Its brief says ")) facts.brief.push(quoted(line));
    else facts.review.push(unended(line.replace(/^It (?:is|was) /u, "")));
  }
  return facts;
}

type JsonGoal = {
  readonly [
    Key in
      | "session_ref"
      | "goal"
      | "done_when"
      | "status"
      | "reasoning"
      | "lane_id"
      | "source"
      | "due_date"
      | "updated_at"
  ]: string | null;
} & {
  readonly acknowledged: { readonly discrepancies: number; readonly by: string } | null;
  readonly open_asks: readonly {
    readonly index: number;
    readonly text: string;
    readonly asked_at: string;
    readonly next: string;
  }[];
  readonly reasons: readonly {
    readonly kind: string;
    readonly text: string;
    readonly next: string;
  }[];
};

interface JsonBoard {
  readonly goals: readonly JsonGoal[];
  readonly artifacts: readonly {
    readonly url: string;
    readonly title: unknown;
    readonly kind: string;
    readonly source: string;
    readonly published_at: string;
    readonly brief: {
      readonly built: string;
      readonly does: string;
      readonly works: string;
    } | null;
    readonly reviewed: boolean;
    readonly reviewed_at: string | null;
    readonly reviewer_response: string | null;
    readonly nonconforming: readonly {
      readonly code: string;
      readonly message: string;
      readonly advice: string;
    }[];
    readonly next: string;
  }[];
  readonly counts: { readonly [key: string]: number };
}

/** Times are compared without their ages, which JSON leaves to the reader. */
export function withoutAges(facts: Facts): Facts {
  const plain: Facts = JSON.parse(
    JSON.stringify(facts).replaceAll(/ \((?:in )?[\dwdhms]+(?: ago)?\)/gu, ""),
  );
  return plain;
}

function reviewed(artifact: JsonBoard["artifacts"][number]): string {
  const { reviewed_at: at, reviewer_response: response } = artifact;
  const when = at === null ? "" : ` at ${at}`;
  const why = response === null ? "" : `, the response is “${response}”`;
  return `${artifact.reviewed ? "reviewed" : "unreviewed"}${when}${why}`;
}

function closed(acknowledged: JsonGoal["acknowledged"]): string | null {
  if (acknowledged === null) return null;
  const { discrepancies: count, by } = acknowledged;
  const what = `${count} ${count === 1 ? "discrepancy" : "discrepancies"}`;
  return `closed with ${what}, acknowledged by ${escapeText(by)}`;
}

export function factsOfJson(printed: string): Facts {
  const { goals, artifacts, counts }: JsonBoard = JSON.parse(printed);
  const shown = (value: string | null): string | null =>
    value === null ? null : escapeText(value);
  const {
    goals: total,
    needs_operator,
    active,
    rest,
    unanswered_asks,
    unreviewed,
    nonconforming,
  } = counts;
  return {
    goals: goals.map((goal) => ({
      session_ref: escapeText(goal.session_ref ?? ""),
      status: goal.status,
      goal: shown(goal.goal),
      done_when: shown(goal.done_when),
      reasoning: shown(goal.reasoning),
      lane: shown(goal.lane_id),
      source: shown(goal.source),
      due: goal.due_date,
      updated: goal.updated_at,
      closed: closed(goal.acknowledged),
      needs: [goal.reasons.map(({ text }) => escapeText(text)).join("; ")],
      asks: goal.open_asks.map(
        ({ index, text, asked_at }) => `ask ${index}, asked at ${asked_at}: “${escapeText(text)}”`,
      ),
      commands: [
        ...new Set(
          goal.reasons.flatMap(({ kind, next }) =>
            kind === "asks" ? goal.open_asks.map((ask) => ask.next) : [next],
          ),
        ),
      ],
    })),
    artifacts: artifacts.map((artifact) => ({
      title: escapeText(String(artifact.title)),
      url: artifact.url,
      kind: artifact.kind,
      source: artifact.source,
      brief:
        artifact.brief === null
          ? []
          : [
              `Built: ${artifact.brief.built}`,
              `Does: ${artifact.brief.does}`,
              `Works: ${artifact.brief.works}`,
            ],
      review: [reviewed(artifact), `published at ${artifact.published_at}`],
      wrong: artifact.nonconforming.map(
        ({ message, code }) => `NONCONFORMING: ${message} [${code}]`,
      ),
      mend: [...new Set(artifact.nonconforming.map(({ advice }) => `To fix it: ${advice}`))],
      command: artifact.next,
    })),
    counts: [
      total!,
      needs_operator!,
      active!,
      rest!,
      unanswered_asks!,
      unreviewed!,
      nonconforming!,
    ],
  };
}
