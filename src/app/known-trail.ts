import { type EventSubject, subjectOf } from "../domain/event-subject.ts";
import type { StoredEvent } from "../domain/operation-replay.ts";
import type { StoredText } from "../domain/stored-text.ts";
import type { Extent, Reader } from "../store/port.ts";

/**
 * - `new`: nothing is known of its subject
 * - `present`: it is there already
 * - `differs`: its subject has a trail, and this event is not in it
 */
export type Familiarity = "new" | "present" | "differs";

/** The audit trail that a store had at one time, asked for the events of another. */
export interface KnownTrail {
  /** Events are asked for in their order, which is what makes it fast where both trails are alike. */
  lookUp(event: StoredText): Promise<Familiarity>;
  /** Is there any event about it? */
  knows(subject: EventSubject): Promise<boolean>;
  /** Ends what is still being read. */
  close(): Promise<void>;
}

/** Subjects that are remembered as unknown; more are asked for again. */
const REMEMBERED = 10_000;
/** The subjects of a trail with so many events are held; those of a longer one are asked for one by one. */
const HELD = 20_000;

/**
 * The trail of a view as it was when the view had this extent; what came later is not seen. `longest` is
 * the number of events up to which subjects are held.
 */
export function knownTrail(
  reader: Reader,
  { events, lastSeq }: Extent,
  longest: number = HELD,
): KnownTrail {
  if (events === 0) {
    return { lookUp: async () => "new", knows: async () => false, close: async () => {} };
  }
  const walk = reader.events({ about: "everything" })[Symbol.asyncIterator]();
  let ahead: Promise<IteratorResult<StoredEvent>> | null = null;
  const unknown = new Set<string>();
  let held: Promise<ReadonlySet<string>> | null = null;

  /** False when there is certainly nothing about it, which is told without a question where it can be. */
  const mayKnow = async (key: string): Promise<boolean> => {
    if (events > longest) return !unknown.has(key);
    held ??= subjectsIn(reader, lastSeq);
    return (await held).has(key);
  };

  /** Does the walk along the known trail come to this event next? */
  const isNext = async (event: StoredText): Promise<boolean> => {
    ahead ??= walk.next();
    const next = await ahead;
    if (next.done === true || next.value.seq > lastSeq) return false;
    if (!isSame(next.value, event)) return false;
    ahead = null;
    return true;
  };

  const about = (subject: EventSubject | null): AsyncIterable<StoredEvent> => {
    if (subject === null) return reader.events({ about: "goals" });
    return subject.kind === "goal"
      ? reader.events({ about: "goals", sessionRef: subject.sessionRef })
      : reader.events({ about: "artifacts", normalUrl: subject.normalUrl });
  };

  const search = async (subject: EventSubject | null, text: string): Promise<Familiarity> => {
    let isKnown = false;
    for await (const event of about(subject)) {
      if (event.seq > lastSeq) break;
      if (event.text === text) return "present";
      isKnown = true;
    }
    // Of an event about nothing, the others about nothing say nothing.
    return isKnown && subject !== null ? "differs" : "new";
  };

  const familiarity = async (subject: EventSubject, text: string): Promise<Familiarity> => {
    const key = JSON.stringify(subject);
    if (!(await mayKnow(key))) return "new";
    const found = await search(subject, text);
    if (found === "new") {
      if (unknown.size >= REMEMBERED) unknown.clear();
      unknown.add(key);
    }
    return found;
  };

  return {
    lookUp: async (event) => {
      if (await isNext(event)) return "present";
      const { text } = event;
      const subject = subjectOf(text);
      return subject === null ? search(null, text) : familiarity(subject, text);
    },
    knows: async (subject) => (await familiarity(subject, "")) !== "new",
    close: async () => void (await walk.return?.()),
  };
}

/** The subjects of all events up to a number. */
async function subjectsIn(reader: Reader, lastSeq: number): Promise<ReadonlySet<string>> {
  const subjects = new Set<string>();
  for await (const { seq, text } of reader.events({ about: "everything" })) {
    if (seq > lastSeq) break;
    subjects.add(JSON.stringify(subjectOf(text)));
  }
  return subjects;
}

function isSame(one: StoredText, other: StoredText): boolean {
  if (one.text !== other.text) return false;
  if (one.bytes === undefined || other.bytes === undefined) return one.bytes === other.bytes;
  return Buffer.compare(one.bytes, other.bytes) === 0;
}
