import { nearestName } from "../../domain/nearest-name.ts";
import type { RoleGrants, StoreAdmin, StoreStatus } from "../../store/admin.ts";
import { StoreError } from "../../store/port.ts";
import { escapeAndCut, jsonText } from "../../views/terminal/escape.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext, Flags } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, shown } from "../problems.ts";
import { readRoot } from "../root-address.ts";
import { namedRoot } from "../same-place.ts";

const VERBS = ["init", "status", "upgrade"] as const;
/** A longer place is cut, in UTF-16 units. */
const LONGEST_PLACE = 2000;
type Verb = (typeof VERBS)[number];

/** `svc-goals store <init|status|upgrade>`: a store as a whole. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { positionals, flags, fail } = context;
  const verb = VERBS.find((known) => known === positionals[0]);
  if (verb === undefined || positionals.length > 1) {
    return fail(EXIT.usage, [{ message: whichVerb(positionals) }]);
  }
  const grants = grantsIn(flags);
  if (verb !== "init" && Object.values(grants).some((roles) => roles.length > 0)) {
    return fail(EXIT.usage, [{ message: `roles are given with "store init", not with "${verb}"` }]);
  }
  const unnamed = Object.entries(grants).find(([, roles]) => roles.some(isBlank));
  if (unnamed !== undefined) {
    const message = `--${unnamed[0]}-role names no role: give the name of a role of the server`;
    return fail(EXIT.usage, [{ message, code: "role.empty" }]);
  }
  const root = readRoot(context);
  if (!root.ok) return failWith(context, root.problems);
  const { openStoreAdmin } = await import("../open-store.ts");
  const admin = await openStoreAdmin(root.value);
  try {
    const status = await manage(admin, verb, grants);
    if (status.state === "newer") {
      // An error, as every other command has it.
      return fail(EXIT.store, [{ message: inWords(status, ""), code: "store.newer_version" }]);
    }
    print(context, status, namedRoot(root.value));
    return status.state === "current" || verb !== "status" ? EXIT.ok : EXIT.no;
  } catch (error) {
    if (error instanceof StoreError) return failWith(context, [error.problem]);
    throw error;
  } finally {
    await admin.close();
  }
}

function isBlank(role: string): boolean {
  return role.trim() === "";
}

function whichVerb(positionals: readonly string[]): string {
  const [word] = positionals;
  if (word === undefined)
    return `what is to be done with the store? Give one of ${VERBS.join(", ")}`;
  if (positionals.length > 1) return "several words are given: give one of init, status, upgrade";
  const near = nearestName(word, VERBS);
  return `unknown word ${shown(word)}: ${near === null ? `give one of ${VERBS.join(", ")}` : `did you mean ${near}?`}`;
}

function grantsIn(flags: Flags): RoleGrants {
  return {
    agent: flags.all("agent-role"),
    operator: flags.all("operator-role"),
    reader: flags.all("reader-role"),
  };
}

function manage(admin: StoreAdmin, verb: Verb, grants: RoleGrants): Promise<StoreStatus> {
  switch (verb) {
    case "init":
      return admin.init(grants);
    case "status":
      return admin.status();
    case "upgrade":
      return admin.upgrade();
    default:
      return verb satisfies never;
  }
}

function print(context: CommandContext, status: StoreStatus, root: string): void {
  const { io } = context;
  if (jsonOrText(context) === "json") {
    const { state, version, knownVersion, engine, place } = status;
    const record = { state, engine, place, version, known_version: knownVersion };
    io.stdout.write(jsonText(record));
    return;
  }
  io.stdout.write(`${inWords(status, root)}\n`);
}

/** `root` is the flag that names the store. */
function inWords(status: StoreStatus, root: string): string {
  const place = escapeAndCut(status.place, LONGEST_PLACE);
  return `${status.engine} store at ${place}: ${stateInWords(status, root)}`;
}

function stateInWords({ state, version, knownVersion }: StoreStatus, root: string): string {
  switch (state) {
    case "absent":
      return `there is none yet; "svc-goals store init${root}" makes it`;
    case "older":
      return `version ${version}, this program needs ${knownVersion}: run "svc-goals store upgrade${root}"`;
    case "current":
      return `version ${version}, ready`;
    case "newer":
      return `version ${version}, this program knows ${knownVersion}: use the newer program`;
    default:
      return state satisfies never;
  }
}
