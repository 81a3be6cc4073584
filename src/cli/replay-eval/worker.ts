import { evaluateBlock, type Gates } from "../../replay/evaluate-block.ts";
import type { FromWorker, ToWorker } from "./judge-pool.ts";
import { makeGates } from "./gates.ts";

declare const self: {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker, transfer: readonly ArrayBuffer[]): void;
};

/** One thread of the judge pool: takes blocks, hands back outcomes with the block's buffer. */
let gates: Promise<Gates> | null = null;

self.onmessage = ({ data }) => {
  if (data.kind === "start") {
    gates = makeGates(data.policy);
    return;
  }
  void gates?.then((ready) => {
    const outcome = evaluateBlock(data.block, ready, data.options);
    const transfer = [data.block.bytes.buffer, outcome.nameHashes.buffer];
    self.postMessage({ sequence: data.sequence, outcome, bytes: data.block.bytes }, transfer);
  });
};
