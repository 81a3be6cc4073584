import type { AppContext } from "../app/context.ts";
import { judgesUnder } from "../app/judges.ts";
import { type Problem, storeProblem } from "../domain/errors.ts";
import { type Timestamp, readClock } from "../domain/time.ts";
import { DEFAULT_POLICY } from "../policy/defaults.ts";
import type { Policy } from "../policy/policy.ts";
import { type Store, StoreError } from "../store/port.ts";
import { readActor } from "./actor.ts";
import type { CommandContext, PrintedProblem } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Io } from "./io.ts";
import { type LoadedPolicy, loadPolicy, namedPolicyProblems, PolicyError } from "./policy-file.ts";
import { OutputError } from "./output-error.ts";
import { exitOf, printable } from "./problems.ts";
import { type RootAddress, readRoot, rootFrom } from "./root-address.ts";
import { namedRoot, samePlace, shownRoot } from "./same-place.ts";

export interface AppNeeds {
  /** True when the use itself reads the policy; its judges load it by themselves. */
  readonly policy?: boolean;
  /** True when the use reads first and writes what it made of it, in two transactions. */
  readonly writes?: boolean;
  /** False when the use asks nothing of the store, which then does not say what is wrong with its root. */
  readonly hasStore?: boolean;
  /** The command, and what it does under the built-in rules for somebody who cannot wait for the policy to be mended. */
  readonly meanwhile?: { readonly command: string; readonly does: string };
}

/**
 * Runs a use on the store of the command and prints what stands in its way: the store (exit 3), the
 * policy file (exit 2). A policy file that is named by flag is read in any case, so that a mistake in
 * it is not found out days later.
 */
export async function withApp(
  context: CommandContext,
  use: (app: AppContext) => Promise<ExitCode>,
  { policy: needsPolicy = false, writes = false, hasStore = true, meanwhile }: AppNeeds = {},
): Promise<ExitCode> {
  const root = readRoot(context);
  if (!root.ok) return refuseRoot(context, root.problems, needsPolicy);
  let hasChanged = false;
  let loaded: Promise<Policy> | null = null;
  const policy = (): Promise<Policy> => {
    loaded ??= loadPolicy(context, root.value, hasStore).then((found) => found.policy);
    return loaded;
  };
  try {
    const { flags, io } = context;
    // The engine is loaded while a thread looks for the policy.
    const read = needsPolicy || flags.has("policy-config") ? policy() : DEFAULT_POLICY;
    const [known, { openStore }] = await Promise.all([read, import("./open-store.ts")]);
    const store = openStore(root.value, writes);
    try {
      const exit = await use({
        store: noticing(
          store,
          () => {
            hasChanged = true;
          },
          () => context.warn([waits(root.value)]),
          root.value,
        ),
        now: () => clockOf(io),
        // Asked for by uses that write only.
        get actor() {
          return readActor(context).actor;
        },
        get actorFrom() {
          return readActor(context).from;
        },
        policy: known,
        get place() {
          return samePlace(context);
        },
        get storeAt() {
          return shownRoot(root.value);
        },
        judges: judgesUnder(policy),
      });
      await io.flush();
      return exit;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return refuse(context, [error.problem]);
    if (error instanceof PolicyError) {
      const advice = meanwhile === undefined ? null : underDefaults(meanwhile, context, root.value);
      return refusePolicy(context, withAdvice(error, advice), error.total);
    }
    if (error instanceof OutputError && hasChanged) {
      return context.fail(EXIT.usage, [unprinted(error)]);
    }
    throw error;
  }
}

/** The time, for uses that ask for it. Throws, so that a change that was begun is undone. */
function clockOf(io: Io): Timestamp {
  const time = readClock(io.now());
  if (time !== null) return time;
  throw new StoreError(
    storeProblem(
      "clock.out_of_range",
      "the clock of this machine is outside of the years from 1 to 9999, and no record holds such a time",
      "set the clock and run the command again",
    ),
  );
}

/** What keeps a command from being begun, and what the rules say of its flags. */
function refuse(context: CommandContext, problems: readonly Problem[]): ExitCode {
  return context.fail(exitOf(problems), [...problems.map(printable), ...context.rules]);
}

/** The same for a root that is none, with what is wrong with the policy that is named beside it. */
async function refuseRoot(
  { fail, flags, io, rules }: CommandContext,
  problems: readonly Problem[],
  needsPolicy: boolean,
): Promise<ExitCode> {
  const policy = await namedPolicyProblems({ flags, io }, needsPolicy);
  return fail(
    exitOf(problems),
    [...problems.map(printable), ...policy.first, ...rules],
    problems.length + policy.total + rules.length,
  );
}

function refusePolicy(
  { fail, rules }: CommandContext,
  problems: readonly PrintedProblem[],
  total: number,
): ExitCode {
  return fail(EXIT.usage, [...problems, ...rules], total + rules.length);
}

/** Said with the first problem, which is always printed. */
function withAdvice({ problems }: PolicyError, advice: string | null): readonly PrintedProblem[] {
  const [first, ...others] = problems;
  if (first === undefined || advice === null) return problems;
  return [{ ...first, message: `${first.message}; ${advice}` }, ...others];
}

function underDefaults(
  { command, does }: NonNullable<AppNeeds["meanwhile"]>,
  { flags }: CommandContext,
  root: RootAddress,
): string {
  const place = flags.has("root") ? namedRoot(root) : "";
  return `until it is fixed, "${command}${place} --policy-config /dev/null" ${does} under the built-in rules`;
}

/** Runs a use that needs the policy and no store, and prints what is wrong with the policy file (exit 2). */
export async function withPolicy(
  context: CommandContext,
  use: (loaded: LoadedPolicy) => Promise<ExitCode>,
): Promise<ExitCode> {
  const root = readRoot(context);
  if (!root.ok) return refuseRoot(context, root.problems, true);
  try {
    return await use(await loadPolicy(context, root.value));
  } catch (error) {
    if (error instanceof PolicyError) return refusePolicy(context, error.problems, error.total);
    throw error;
  }
}

/**
 * The same as `withApp` for a use that prints what there is: from a store that is not there that is nothing, which looks like a quiet
 * night and may be a mistake in its name, so it is said to whoever looks on. In a pipe an empty store is an answer.
 */
export async function withAppToList(
  context: CommandContext,
  use: (app: AppContext) => Promise<ExitCode>,
  needs: AppNeeds = {},
): Promise<ExitCode> {
  return withApp(
    context,
    async (app) => {
      const exit = await use(app);
      if (!context.io.stderr.isTTY) return exit;
      const root = readRoot(context);
      const { isStoreAbsent } = await import("./open-store.ts");
      if (exit === EXIT.ok && root.ok && (await isStoreAbsent(root.value))) {
        context.warn([noStore(context, root.value)]);
      }
      return exit;
    },
    needs,
  );
}

function noStore(context: CommandContext, root: RootAddress): PrintedProblem {
  const from = rootFrom(context);
  const named =
    from === null
      ? "the default place, since neither --root nor SVC_ROOT names one"
      : `the place that ${from} names`;
  return {
    message:
      `there is no store yet at ${shownRoot(root)}, ${named}: ` +
      "the first write makes it; if records are expected, name their place with --root or SVC_ROOT",
    code: "store.absent",
  };
}

/** So long a command waits without a word, in milliseconds: a writer in a directory for the others, anybody for a server. */
const QUIET_WAIT_MS = { directory: 3000, postgres: 1000 };

/** Said once, by a command that waits. */
function waits(root: RootAddress): PrintedProblem {
  const message =
    root.kind === "directory"
      ? `this waits for another process that is writing to the store at ${shownRoot(root)}, and goes on when that is done`
      : `this waits for the server${whichServer(root)}, and says what is wrong when it has waited long enough`;
  return { message, code: "store.waits" };
}

function whichServer(root: RootAddress): string {
  const shown = shownRoot(root);
  return shown === undefined ? "" : ` at ${shown}`;
}

/** The same store, which says when a change has been committed, and with `onWait` when what is asked of it has to wait for long. */
function noticing(
  store: Store,
  onChange: () => void,
  onWait: () => void,
  { kind }: RootAddress,
): Store {
  const patiently = async <T>(ask: (begun: () => void) => Promise<T>): Promise<T> => {
    const waiting = setTimeout(onWait, QUIET_WAIT_MS[kind]);
    const begun = (): void => clearTimeout(waiting);
    return ask(begun).finally(begun);
  };
  return {
    ...store,
    read: async (work) => {
      // A directory lets everybody read at any time.
      if (kind === "directory") return store.read(work);
      return patiently((begun) =>
        store.read((reader) => {
          begun();
          return work(reader);
        }),
      );
    },
    write: async (work) => {
      let events = 0;
      const result = await patiently((begun) =>
        store.write((writer) => {
          begun();
          events = 0;
          return work({
            ...writer,
            appendEvent: async (text) => {
              events += 1;
              return writer.appendEvent(text);
            },
          });
        }),
      );
      if (events > 0) onChange();
      return result;
    },
  };
}

function unprinted({ message }: OutputError): PrintedProblem {
  return {
    message:
      `the change was made, but the record cannot be written to standard output, ${message}: ` +
      "do not repeat the command, read the record with get",
    code: "output.unwritable",
  };
}
