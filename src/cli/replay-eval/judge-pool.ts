import {
  evaluateBlock,
  type Block,
  type BlockOutcome,
  type EvaluateOptions,
} from "../../replay/evaluate-block.ts";
import { makeGates, type PolicySource } from "./gates.ts";

export type ToWorker =
  | { readonly kind: "start"; readonly policy: PolicySource | null }
  | {
      readonly kind: "block";
      readonly sequence: number;
      readonly block: Block;
      readonly options: EvaluateOptions;
      /** Whether it is to be told how far the block is. */
      readonly watched: boolean;
    };

/** How many cases of a block a thread has judged. */
export interface HowFar {
  readonly sequence: number;
  readonly done: number;
}

export interface FromWorker {
  readonly sequence: number;
  readonly outcome: BlockOutcome;
  /** The block's buffer, for the next block. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where blocks are judged: here, or on threads. */
export interface Judges {
  /** Judges a block; resolves to its outcome and its bytes. The block's buffer is gone meanwhile. */
  judge(block: Block): Promise<Omit<FromWorker, "sequence">>;
  /** How many blocks are worth having under way at once. */
  readonly width: number;
  close(): void;
}

/** Is told while a block is judged how many of its cases are done. */
export type OnCase = (block: Block, done: number) => void;

/** Judges on this thread: right for small files, where a thread costs more than it saves. */
export async function judgeHere(
  policy: PolicySource | null,
  options: EvaluateOptions,
  onCase: OnCase,
): Promise<Judges> {
  const gates = await makeGates(policy);
  return {
    width: 1,
    judge: (block) =>
      Promise.resolve({
        outcome: evaluateBlock(block, gates, options, (done) => onCase(block, done)),
        bytes: block.bytes,
      }),
    close: () => {},
  };
}

/** Judges on `threads` worker threads, each of which runs this same executable's entry. `onCase`: null when nobody watches. */
export function judgeOnThreads(
  threads: number,
  policy: PolicySource | null,
  options: EvaluateOptions,
  onCase: OnCase | null,
): Judges {
  interface Thread {
    readonly worker: Worker;
    load: number;
  }
  interface Waiting {
    readonly resolve: (answer: Omit<FromWorker, "sequence">) => void;
    readonly reject: (error: Error) => void;
    readonly thread: Thread;
    readonly block: Block;
  }
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const pool: readonly Thread[] = Array.from({ length: threads }, () => {
    const worker = new Worker(Bun.main);
    const started: ToWorker = { kind: "start", policy };
    worker.postMessage(started);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker | HowFar>) => {
      const entry = waiting.get(data.sequence);
      if ("done" in data) {
        if (entry !== undefined) onCase?.(entry.block, data.done);
        return;
      }
      waiting.delete(data.sequence);
      if (entry === undefined) return;
      onCase?.(entry.block, entry.block.starts.length);
      entry.thread.load--;
      entry.resolve(data);
    });
    worker.addEventListener("error", (event: ErrorEvent) => {
      for (const entry of waiting.values()) entry.reject(new Error(event.message));
    });
    return { worker, load: 0 };
  });
  return {
    width: threads * 2,
    judge: (block) =>
      new Promise((resolve, reject) => {
        const thread = pool.reduce((a, b) => (b.load < a.load ? b : a));
        thread.load++;
        const sequence = next++;
        waiting.set(sequence, { resolve, reject, thread, block });
        const watched = onCase !== null;
        const message: ToWorker = { kind: "block", sequence, block, options, watched };
        thread.worker.postMessage(message, [block.bytes.buffer]);
      }),
    close: () => {
      for (const { worker } of pool) worker.terminate();
    },
  };
}
