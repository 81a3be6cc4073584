import type { Command, FlagSpec } from "../command.ts";
import { JSON_OR_TEXT_FLAG, readingFlags } from "../store-flags.ts";

function roleFlag(part: string, doc: string): FlagSpec {
  return { name: `${part}-role`, value: "<role>", repeatable: true, doc };
}

/** The command that makes, upgrades and describes a store. */
export const STORE_COMMANDS: readonly Command[] = [
  {
    name: "store",
    alsoCalled: ["init"],
    summary: "make a store, bring it up to date, or say where it stands",
    doc: `init makes the tables of a postgres:// address and gives roles of the server their rights; it can be run again, also only for further roles. The roles have to exist. upgrade brings a store of an older version up to date, step by step, whoever else tries at the same time, and rebuilds indexes that do not fit the records. status says where it stands, with exit status 0 when it can be used and 1 when init or upgrade has to be run first. A store of a newer version is left alone, exit status 3.

An agent role reads everything, writes goals and artifacts and appends to the audit trail; an operator role may also repair records and import; a reader role is for boards. None of them can change or delete what the audit trail says.`,
    positionals: "<init|status|upgrade>",
    completes: ["init", "status", "upgrade"],
    flags: readingFlags(
      roleFlag("agent", "init: a role for agent sessions"),
      roleFlag("operator", "init: a role for operators"),
      roleFlag("reader", "init: a role that only reads"),
      JSON_OR_TEXT_FLAG,
    ).filter(({ name }) => name !== "policy-config"),
    examples: [
      "svc-goals store init --root postgres://owner@db.example.com/fleet --agent-role svc_agent",
      "svc-goals store status",
      "svc-goals store upgrade",
    ],
    load: () => import("./store.ts"),
  },
];
