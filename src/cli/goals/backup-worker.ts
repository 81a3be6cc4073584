import { StoreError } from "../../store/port.ts";
import { errorCode } from "../../domain/error-code.ts";
import { backUpFile } from "../open-store.ts";
import type { BackupAnswer, BackupTask } from "./backup-thread.ts";

/** The thread of a backup: takes one task, answers it. */
declare const self: Worker;

self.addEventListener("message", ({ data }: MessageEvent<BackupTask>) => {
  void copied(data).then((answer) => self.postMessage(answer));
});

async function copied({ root, target }: BackupTask): Promise<BackupAnswer> {
  try {
    return { kind: "done", warnings: await backUpFile(root, target) };
  } catch (error) {
    if (error instanceof StoreError) return { kind: "store", problem: error.problem };
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "failed", message, code: errorCode(error) };
  }
}
