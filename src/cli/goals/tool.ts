import type { Tool } from "../command.ts";
import { KEEP_COMMANDS } from "./keep-commands.ts";
import { LOOK_COMMANDS } from "./look-commands.ts";
import { RECORD_COMMANDS } from "./record-commands.ts";
import { STEER_COMMANDS } from "./steer-commands.ts";
import { STORE_COMMANDS } from "./store-commands.ts";

/** Every agent session has a goal, a completion condition and a status; nobody quietly swaps them. */
export const GOALS: Tool = {
  name: "svc-goals",
  summary: "give every agent session a goal, a condition of completion and a status",
  examples: [
    'svc-goals check --goal "Let shops export an invoice as a CSV file" --done-when "a CSV file downloads"',
    "svc-goals roster",
  ],
  commands: [
    ...RECORD_COMMANDS,
    ...STEER_COMMANDS,
    ...LOOK_COMMANDS,
    ...KEEP_COMMANDS,
    ...STORE_COMMANDS,
  ],
};
