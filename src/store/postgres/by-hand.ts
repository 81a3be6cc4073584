import type { AnchorTexts } from "../../domain/goal-anchors.ts";
import { PAGE, pages } from "./pages.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { type EventColumns, eventColumns } from "./searched.ts";

/**
 * Events that SQL has put in by `record` alone. Whoever did it could not know the other columns, so that what
 * such an event is about is read from its text. They are few and have an index of their own
 * (`events_by_hand`), whose condition this is word for word.
 */
export const BY_HAND = "change IS NULL OR (session_ref IS NULL AND url_key IS NULL)";
export const BY_COMMAND = `NOT (${BY_HAND})`;

/**
 * True for every record in whose JSON the text `value` stands, and for some others: with a backslash it may be
 * written in many ways. Spares the way to us for most of those that are about something else.
 */
export function mayName(record: string, value: string): string {
  return `(strpos(${record}, ${value}) > 0 OR strpos(${record}, chr(92)) > 0)`;
}

/** An event that a goal may be compared with. */
export interface Anchor {
  readonly seq: number;
  readonly text: string;
}

/** The first enrolment and the latest redirect of a session, as far as they are known. */
export interface Anchors {
  readonly enrolment: Anchor | null;
  readonly redirect: Anchor | null;
}

/** What is known with one more event, if it is an enrolment or a redirect. */
function withEvent(known: Anchors, change: string | null, event: Anchor): Anchors {
  const { enrolment, redirect } = known;
  if (change === "enrolled" && (enrolment === null || event.seq < enrolment.seq)) {
    return { enrolment: event, redirect };
  }
  if (change === "redirected" && (redirect === null || event.seq > redirect.seq)) {
    return { enrolment, redirect: event };
  }
  return known;
}

const NO_ANCHORS: Anchors = { enrolment: null, redirect: null };

export function textsOf({ enrolment, redirect }: Anchors): AnchorTexts {
  return { enrolment: enrolment?.text ?? null, redirect: redirect?.text ?? null };
}

/** For a statement that reads one goal `g`: those that may be about it, in the same round trip. */
export function byHandOf({ events }: Tables): string {
  return `(SELECT json_agg(json_build_array(h.seq, h.record))::text FROM ${events} h
    WHERE (${BY_HAND}) AND ${mayName("h.record", "g.session_ref")})`;
}

/** `found`: what `byHandOf` has answered. */
export function withFound(known: Anchors, sessionRef: string, found: string | null): Anchors {
  if (found === null) return known;
  const rows: readonly (readonly [seq: number, text: string])[] = JSON.parse(found);
  let anchors = known;
  for (const [seq, text] of rows) {
    const { change, session_ref } = eventColumns(text);
    if (session_ref === sessionRef) anchors = withEvent(anchors, change, { seq, text });
  }
  return anchors;
}

/** Gives those of `known` and of the events that were put in by hand together, session by session. */
export type MergeAnchors = (sessionRef: string, known: Anchors) => Anchors;

/** For a statement that reads many goals: what was put in by hand is read once, before them. */
export async function anchorsByHand(run: Run, tables: Tables): Promise<MergeAnchors> {
  const bySession = new Map<string, Anchors>();
  for await (const { seq, text, columns } of eventsByHand(run, tables)) {
    const { session_ref, change } = columns;
    if (session_ref === null) continue;
    const known = bySession.get(session_ref) ?? NO_ANCHORS;
    bySession.set(session_ref, withEvent(known, change, { seq, text }));
  }
  return (sessionRef, known) => {
    const { enrolment, redirect } = bySession.get(sessionRef) ?? NO_ANCHORS;
    const withFirst = enrolment === null ? known : withEvent(known, "enrolled", enrolment);
    return redirect === null ? withFirst : withEvent(withFirst, "redirected", redirect);
  };
}

/** As the server answers it; a number of 64 bits comes as text. */
interface EventRow {
  readonly seq: string;
  readonly text: string;
}

interface ReadEvent extends Anchor {
  readonly columns: EventColumns;
}

/** Those that were put in by hand, in their order, with what their texts say that they are about. */
export async function* eventsByHand(run: Run, { events }: Tables): AsyncGenerator<ReadEvent> {
  const read = (last: EventRow | null): Promise<readonly EventRow[]> =>
    run(
      `SELECT seq, record AS text FROM ${events}
       WHERE (${BY_HAND})${last === null ? "" : " AND seq > $1::bigint"} ORDER BY seq LIMIT ${PAGE}`,
      last === null ? [] : [last.seq],
    );
  for await (const { seq, text } of pages(read)) {
    yield { seq: Number(seq), text, columns: eventColumns(text) };
  }
}
