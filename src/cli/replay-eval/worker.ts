import { evaluateBlock, type Gates } from "../../replay/evaluate-block.ts";
import type { FromWorker, ToWorker } from "./judge-pool.ts";
import { makeGates } from "./gates.ts";

/** One thread of the judge pool: takes blocks, hands back outcomes with the block's buffer. */
declare const self: Worker;

let gates: Promise<Gates> | null = null;

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    gates = makeGates(data.policy);
    return;
  }
  void gates?.then((ready) => {
    const outcome = evaluateBlock(data.block, ready, data.options);
    const answer: FromWorker = { sequence: data.sequence, outcome, bytes: data.block.bytes };
    self.postMessage(answer, [
      data.block.bytes.buffer,
      outcome.nameHashes.buffer,
      outcome.caseHashes.buffer,
    ]);
  });
});
