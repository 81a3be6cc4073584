import type { ArtifactText } from "../../src/domain/artifact-decode.ts";
import { storeProblem } from "../../src/domain/errors.ts";
import type { GoalText } from "../../src/domain/goal-decode.ts";
import { DEEPEST_SEARCHED, parseObject } from "../../src/domain/json-object.ts";
import type { StoredEvent } from "../../src/domain/operation-replay.ts";
import { setsStatus } from "../../src/domain/redirect-pickup.ts";
import { repeatedKeys } from "../../src/domain/repeated-keys.ts";
import type { StoredText } from "../../src/domain/stored-text.ts";
import { normalUrl } from "../../src/store/normal-url.ts";
import {
  type Addition,
  type AnchoredGoalText,
  type EventQuery,
  type Reader,
  type Store,
  StoreError,
  type Writer,
} from "../../src/store/port.ts";

interface State {
  readonly goals: ReadonlyMap<string, string>;
  /** In order of first insertion. */
  readonly artifacts: readonly { readonly url: string; readonly text: string }[];
  readonly events: readonly StoredEvent[];
}

/** The second engine: a store that lasts as long as the process. It proves that the port is one. */
export function openMemoryStore(): Store {
  let state: State = { goals: new Map(), artifacts: [], events: [] };
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: async (work) => {
      const snapshot = state;
      return work(readerOn(() => snapshot));
    },
    write: (work) => {
      const turn = last.then(async () => {
        let draft = state;
        const result = await work(
          writerOn(
            () => draft,
            (next) => {
              draft = next;
            },
          ),
        );
        state = draft;
        return result;
      });
      last = turn.catch(() => null);
      return turn;
    },
    examine: async () => ({ facts: [["engine", "memory"]], findings: [] }),
    close: async () => {},
  };
}

function readerOn(state: () => State): Reader {
  const rows = (): { session_ref: string; text: string }[] =>
    [...state().goals]
      .map(([session_ref, text]) => ({ session_ref, text }))
      .toSorted((a, b) => Buffer.compare(Buffer.from(a.session_ref), Buffer.from(b.session_ref)));
  const anchored = (row: { session_ref: string; text: string }): AnchoredGoalText => {
    const of = (change: string): readonly StoredEvent[] =>
      state().events.filter(
        ({ text }) =>
          textAt(text, "session_ref") === row.session_ref && textAt(text, "change") === change,
      );
    const [enrolment, redirect] = [of("enrolled").at(0), of("redirected").at(-1)];
    return {
      ...row,
      anchors: { enrolment: enrolment?.text ?? null, redirect: redirect?.text ?? null },
    };
  };
  const unfinished = (): { session_ref: string; text: string }[] =>
    rows().filter(({ text }) => textAt(text, "status") !== "complete");
  const enrolled = (): readonly StoredEvent[] =>
    state().events.filter(
      ({ text }) => textAt(text, "change") === "enrolled" && textAt(text, "session_ref") !== null,
    );
  return {
    goal: async (sessionRef) => rows().find((row) => row.session_ref === sessionRef) ?? null,
    anchoredGoal: async (sessionRef) => {
      const row = rows().find(({ session_ref }) => session_ref === sessionRef);
      return row === undefined ? null : anchored(row);
    },
    goals: ({ statuses, limit = Infinity }) =>
      each(
        rows()
          .filter(
            ({ text }) => statuses === undefined || statuses.includes(textAt(text, "status") ?? ""),
          )
          .slice(0, limit),
      ),
    liveGoals: () =>
      each(
        unfinished()
          .filter(({ text }) => textAt(text, "status") !== "abandoned")
          .map(anchored),
      ),
    anchoredGoals: () => each(rows().map(anchored)),
    rowlessEnrolments: () =>
      each(enrolled().filter(({ text }) => !state().goals.has(textAt(text, "session_ref") ?? ""))),
    redirectsWithoutStatus: async (sessionRefs) =>
      sessionRefs.filter((sessionRef) => {
        const own = state().events.filter(({ text }) => textAt(text, "session_ref") === sessionRef);
        const at = own.findLastIndex(({ text }) => textAt(text, "change") === "redirected");
        return at >= 0 && !own.slice(at).some(({ text }) => setsStatus(text));
      }),
    laneHolder: async (laneId) =>
      unfinished().find(({ text }) => textAt(text, "lane_id") === laneId)?.session_ref ?? null,
    sessionWithGoal: async (goal) =>
      unfinished().find(({ text }) => textAt(text, "goal") === goal)?.session_ref ?? null,
    artifact: async (url) => artifactAt(state(), url) ?? null,
    manyArtifacts: async (urls) => urls.map((url) => artifactAt(state(), url) ?? null),
    artifacts: ({ unreviewed = false }) => {
      const published = ({ text }: { text: string }): string => textAt(text, "published_at") ?? "";
      return each(
        state()
          .artifacts.filter(({ text }) => !unreviewed || valueAt(text, "reviewed") !== true)
          .toSorted((a, b) =>
            published(a) < published(b) ? -1 : published(a) > published(b) ? 1 : 0,
          ),
      );
    },
    events: (query) => each(eventsOf(state().events, query)),
    extent: async () => ({
      goals: state().goals.size,
      artifacts: state().artifacts.length,
      events: state().events.length,
      lastSeq: state().events.at(-1)?.seq ?? 0,
    }),
  };
}

function artifactAt({ artifacts }: State, url: string): ArtifactText | undefined {
  return (
    artifacts.find((row) => row.url === url) ??
    artifacts.find((row) => normalUrl(row.url) === normalUrl(url))
  );
}

function eventsOf(events: readonly StoredEvent[], query: EventQuery): readonly StoredEvent[] {
  const session = ({ text }: StoredEvent): string | null => textAt(text, "session_ref");
  const url = ({ text }: StoredEvent): string | null => textAt(text, "url");
  const grouped = (key: (event: StoredEvent) => string | null): readonly StoredEvent[] =>
    events
      .filter((event) => key(event) !== null)
      .toSorted((a, b) => Buffer.compare(Buffer.from(key(a) ?? ""), Buffer.from(key(b) ?? "")));
  switch (query.about) {
    case "everything":
      return events;
    case "goals":
      return events.filter((event) =>
        query.sessionRef === undefined ? url(event) === null : session(event) === query.sessionRef,
      );
    case "artifacts":
      return events.filter((event) =>
        query.normalUrl === undefined ? url(event) !== null : url(event) === query.normalUrl,
      );
    case "some artifacts":
      return events.filter((event) => query.normalUrls.includes(url(event) ?? ""));
    case "each goal":
      return grouped((event) => (url(event) === null ? session(event) : null));
    case "each artifact":
      return grouped(url);
    default:
      return query satisfies never;
  }
}

function writerOn(state: () => State, set: (next: State) => void): Writer {
  const reader = readerOn(state);
  const isLaneTaken = async ({ session_ref, text }: GoalText): Promise<boolean> => {
    const lane = textAt(text, "lane_id");
    if (lane === null || textAt(text, "status") === "complete") return false;
    const holder = await reader.laneHolder(lane);
    return holder !== null && holder !== session_ref;
  };
  const addGoal = async (row: GoalText): Promise<Addition> => {
    const stored = await reader.goal(row.session_ref);
    if (stored !== null) return stored.text === row.text ? "present" : "differs";
    if (await isLaneTaken(row)) return "lane_taken";
    set({ ...state(), goals: new Map([...state().goals, [row.session_ref, row.text]]) });
    return "added";
  };
  const addArtifact = async (row: ArtifactText, beside: boolean): Promise<Addition> => {
    const stored = await reader.artifact(row.url);
    if (stored !== null && (stored.url === row.url || !beside)) {
      return stored.url === row.url && stored.text === row.text ? "present" : "differs";
    }
    set({ ...state(), artifacts: [...state().artifacts, row] });
    return "added";
  };
  return {
    ...reader,
    putGoal: async (row) => {
      if (await isLaneTaken(row)) {
        throw new StoreError(storeProblem("store.lane_taken", "lane taken", "run it again"));
      }
      set({ ...state(), goals: new Map([...state().goals, [row.session_ref, row.text]]) });
    },
    putArtifact: async ({ url, text }) => {
      const { artifacts } = state();
      const stored = artifactAt(state(), url);
      const at = stored === undefined ? -1 : artifacts.indexOf(stored);
      set({
        ...state(),
        artifacts: at < 0 ? [...artifacts, { url, text }] : artifacts.with(at, { url, text }),
      });
    },
    appendEvent: async (text) => {
      const seq = (state().events.at(-1)?.seq ?? 0) + 1;
      set({ ...state(), events: [...state().events, { seq, text }] });
      return seq;
    },
    addGoals: async (rows) => eachInTurn(onlyText(rows), addGoal),
    addArtifacts: async (rows, { beside = false } = {}) =>
      eachInTurn(onlyText(rows), (row) => addArtifact(row, beside)),
    addEvents: async (events) =>
      set({ ...state(), events: [...state().events, ...onlyText(events)] }),
  };
}

/** Bytes that are no text are not for this engine. */
function onlyText<Row extends StoredText>(rows: readonly Row[]): readonly Row[] {
  if (rows.every(({ bytes }) => bytes === undefined)) return rows;
  throw new StoreError(storeProblem("store.text", "no valid UTF-8", "mend the row"));
}

async function eachInTurn<Row, Answer>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const row of rows) answers.push(await act(row));
  return answers;
}

/** Of a key that stands twice nobody can say what it is. */
function valueAt(text: string, key: string): unknown {
  const value = parseObject(text, DEEPEST_SEARCHED);
  return value === null || repeatedKeys(text, value).includes(key) ? null : value[key];
}

function textAt(text: string, key: string): string | null {
  const value = valueAt(text, key);
  return typeof value === "string" ? value : null;
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
