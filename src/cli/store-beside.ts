import { missingGoal } from "../app/find-goal.ts";
import type { Problem } from "../domain/errors.ts";
import { type Store, StoreError } from "../store/port.ts";
import type { Command, CommandContext } from "./command.ts";
import { readRoot } from "./root-address.ts";
import { samePlace, shownRoot } from "./same-place.ts";
import { NotTextError } from "./system-text.ts";

/** The commands that do not need the goal they name: one enrols it, the other shows what is left of it. */
const WITHOUT_GOAL: ReadonlySet<string> = new Set(["set", "log"]);

/**
 * What the store has against a command line that cannot be used as it is, so that it is not found out only when that is
 * mended: the file cannot be read, or has no goal of the session. Asked where the line names a session. Nobody waits for a
 * server, or for who has locked the file, to be told of a slip.
 */
export async function storeBeside(
  { name }: Command,
  call: Pick<CommandContext, "flags" | "io">,
): Promise<readonly Problem[]> {
  const { flags } = call;
  // Its value is missing: what stands behind it in rank is not what is meant.
  if (flags.has("root") && flags.get("root") === undefined) return [];
  const ref = flags.get("session-ref");
  if (ref === undefined) return [];
  let store: Store | null = null;
  try {
    const root = readRoot(call);
    if (!root.ok || root.value.kind !== "directory") return [];
    const where = { place: samePlace(call), storeAt: shownRoot(root.value) };
    const { openStore } = await import("./open-store.ts");
    store = openStore({ ...root.value, timeoutMs: 0 });
    return await store.read(async (reader) => {
      const row = await reader.goal(ref.trim());
      return row === null && !WITHOUT_GOAL.has(name) ? [await missingGoal(where, reader, ref)] : [];
    });
  } catch (error) {
    if (error instanceof StoreError)
      return error.problem.code === "store.busy" ? [] : [error.problem];
    // Said of the root or the policy.
    if (error instanceof NotTextError) return [];
    throw error;
  } finally {
    await store?.close();
  }
}
