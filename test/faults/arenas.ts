import { openPostgresStore } from "../../src/store/postgres/store.ts";
import { faultsOf } from "../cli/intact.ts";
import { type Workspace, openWorkspace } from "../cli/workspace.ts";
import { freshSchema } from "../postgres/server.ts";
import { checkTrail } from "./sessions/trail.ts";

/** A workspace on some engine, for what is tried on every one. */
export interface Arena {
  readonly space: Workspace;
  /** What is wrong with the store; empty when all is well. */
  readonly faults: () => Promise<readonly string[]>;
}

/** The engines whose commands are processes of their own. */
export const ARENAS: readonly {
  readonly name: string;
  readonly open: (purpose: string) => Promise<Arena>;
}[] = [
  {
    name: "SQLite",
    open: async (purpose) => {
      const space = openWorkspace(purpose);
      return { space, faults: async () => faultsOf(space.database) };
    },
  },
  {
    name: "PostgreSQL",
    open: async (purpose) => {
      const { url } = await freshSchema();
      return {
        space: openWorkspace(purpose, url),
        faults: async () => {
          const store = openPostgresStore({ address: url, env: {} });
          const { faults } = await checkTrail(store);
          await store.close();
          return faults;
        },
      };
    },
  },
];
