import { evaluateBlock, type Gates } from "../../replay/evaluate-block.ts";
import type { FromWorker, HowFar, ToWorker } from "./judge-pool.ts";
import { makeGates } from "./gates.ts";

/** One thread of the judge pool: takes blocks, hands back outcomes with the block's buffer. */
declare const self: Worker;

/** How often it is told how far a block is, in milliseconds. */
const TOLD = 100;

let gates: Promise<Gates> | null = null;

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    gates = makeGates(data.policy);
    return;
  }
  void gates?.then((ready) => {
    const { sequence, block, options, watched } = data;
    const outcome = evaluateBlock(block, ready, options, watched ? teller(sequence) : undefined);
    const answer: FromWorker = { sequence, outcome, bytes: block.bytes };
    self.postMessage(answer, [
      block.bytes.buffer,
      outcome.nameHashes.buffer,
      outcome.caseHashes.buffer,
    ]);
  });
});

function teller(sequence: number): (done: number) => void {
  let next = Date.now() + TOLD;
  return (done) => {
    const now = Date.now();
    if (now < next) return;
    next = now + TOLD;
    const far: HowFar = { sequence, done };
    self.postMessage(far);
  };
}
