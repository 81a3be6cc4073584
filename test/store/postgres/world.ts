import { StoreError } from "../../../src/store/port.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import type { Store } from "../../../src/store/port.ts";

/** What `act` on the store at an address is refused with: code and message; "done" when it is not. */
export async function outcomeOf(
  address: string,
  act: (store: Store) => Promise<unknown>,
  { timeoutMs = 10_000, env = {} }: { timeoutMs?: number; env?: Record<string, string> } = {},
): Promise<{ readonly code: string; readonly said: string }> {
  const store = openPostgresStore({ address, env: { HOME: "/nonexistent", ...env }, timeoutMs });
  try {
    await act(store);
    return { code: "done", said: "" };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { code, message, advice } = error.problem;
    return { code, said: `${message}: ${advice}` };
  } finally {
    await store.close();
  }
}

export async function codeOf(...args: Parameters<typeof outcomeOf>): Promise<string> {
  return (await outcomeOf(...args)).code;
}

/** Reads all goals. */
export async function readGoals(store: Store): Promise<unknown> {
  return store.read((reader) => Array.fromAsync(reader.goals({})));
}

/** Writes a goal and its event, as every command does. */
export async function writeGoal(store: Store, session_ref = "s", text = "{}"): Promise<number> {
  return store.write(async (writer) => {
    await writer.anchoredGoal(session_ref);
    await writer.putGoal({ session_ref, text });
    return writer.appendEvent(JSON.stringify({ session_ref, text }));
  });
}
