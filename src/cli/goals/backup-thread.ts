import type { Problem } from "../../domain/errors.ts";
import { StoreError } from "../../store/port.ts";
import type { DirectoryRoot } from "../root-address.ts";
import { BACKUP_THREAD } from "../threads.ts";

export interface BackupTask {
  readonly root: DirectoryRoot;
  readonly target: string;
}

export type BackupAnswer =
  | { readonly kind: "done"; readonly warnings: readonly Problem[] | null }
  | { readonly kind: "store"; readonly problem: Problem }
  | { readonly kind: "failed"; readonly message: string; readonly code: string };

/**
 * `backUpFile` on a thread, which runs this same executable's entry. SQLite copies in one go, and the
 * process could not be told to end meanwhile.
 */
export async function backUpOnThread(
  root: DirectoryRoot,
  target: string,
): Promise<readonly Problem[] | null> {
  const worker = new Worker(Bun.main, { argv: [BACKUP_THREAD] });
  try {
    const answer = await new Promise<BackupAnswer>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<BackupAnswer>) => resolve(data));
      worker.addEventListener("error", ({ message }: ErrorEvent) => reject(new Error(message)));
      const task: BackupTask = { root, target };
      worker.postMessage(task);
    });
    if (answer.kind === "done") return answer.warnings;
    if (answer.kind === "store") throw new StoreError(answer.problem);
    throw Object.assign(new Error(answer.message), { code: answer.code });
  } finally {
    worker.terminate();
  }
}
