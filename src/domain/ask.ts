import type { Timestamp } from "./time.ts";

/** A question that a session put to the operator. Its index in the goal never changes. */
export interface Ask {
  readonly text: string;
  readonly asked_at: Timestamp;
  /** The answer; null while the ask is open. */
  readonly resolution: string | null;
  readonly resolved_at: Timestamp | null;
}

/** An ask with its place in the goal's list, counted from 0. */
export interface IndexedAsk extends Ask {
  readonly index: number;
}

export function openAsk(text: string, askedAt: Timestamp): Ask {
  return { text, asked_at: askedAt, resolution: null, resolved_at: null };
}

/** An ask with its place. */
export function askAt(index: number, { text, asked_at, resolution, resolved_at }: Ask): IndexedAsk {
  return { index, text, asked_at, resolution, resolved_at };
}

/** The unresolved asks of a list, with the indexes that `resolve-ask` takes. */
export function unresolved(asks: readonly Ask[]): readonly IndexedAsk[] {
  const open: IndexedAsk[] = [];
  for (let index = 0; index < asks.length; index += 1) {
    const ask = asks[index];
    if (ask !== undefined && ask.resolution === null) open.push(askAt(index, ask));
  }
  return open;
}

/** The texts that are not open yet, each once: asking again what is open already adds nothing. */
export function newAskTexts(asks: readonly Ask[], texts: readonly string[]): readonly string[] {
  const open = new Set(unresolved(asks).map(({ text }) => text));
  return texts.filter((text) => {
    if (open.has(text)) return false;
    open.add(text);
    return true;
  });
}
