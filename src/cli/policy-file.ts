import { dirname, join } from "node:path";
import { escapeAndCut } from "../views/terminal/escape.ts";
import { DEFAULT_POLICY } from "../policy/defaults.ts";
import { LONGEST_POLICY, type Policy, type PolicyProblem } from "../policy/policy.ts";
import { errorCode } from "../domain/error-code.ts";
import type { CommandContext, FoundProblems, PrintedProblem } from "./command.ts";
import { fs } from "./fs.ts";
import { isLasting } from "./descriptor.ts";
import { pathProblem } from "./path-problems.ts";
import { printable, shown } from "./problems.ts";
import { absolutePath, pathVariable } from "./path-variable.ts";
import { type Input, isPipe, readInput } from "./read-input.ts";
import type { RootAddress } from "./root-address.ts";

/** Bytes that are read of a policy: a code unit takes three at most, so that the limit of its reader is the one that decides. */
const POLICY_LIMIT = 4 * LONGEST_POLICY;
/** The policy file of a root directory. */
export const POLICY_NAME = "policy.yaml";
/** The same as a pattern, which finds a link that leads nowhere: a plain name would be looked up through it. */
const IN_LISTING = "polic[y].yaml";
/** Names of files and words of a policy longer than this are cut in a message. */
const NAME_LIMIT = 200;
const MESSAGE_LIMIT = 600;

/** A policy and where its relative paths start. */
export interface LoadedPolicy {
  readonly policy: Policy;
  /** Absolute. Asked for only where it is used. */
  readonly directory: string;
}

/** The policy file cannot be read or is not valid: exit status 2. */
export class PolicyError extends Error {
  /** The first of them. */
  readonly problems: readonly PrintedProblem[];
  /** How many there are. */
  readonly total: number;

  constructor(problems: readonly PrintedProblem[], total = problems.length) {
    super(problems[0]?.message ?? "");
    this.name = "PolicyError";
    this.problems = problems;
    this.total = total;
  }
}

type Call = Pick<CommandContext, "flags" | "io">;

/** The path of a policy file that was asked for by flag or variable, absolute; null when none was. */
function namedPolicy({ flags, io }: Call): string | null {
  const variable = pathVariable(io, "SVC_POLICY_CONFIG");
  const path = flags.get("policy-config") ?? variable ?? null;
  if (path === "-" && !flags.has("policy-config")) throw new PolicyError([stdinVariable()]);
  return path === null || path === "-" ? path : absolutePath(io, path);
}

/** Throws `PolicyError` where the variable has what is no path; of a flag that was said before. */
function checkVariable({ flags, io }: Call): void {
  const variable = flags.has("policy-config") ? undefined : pathVariable(io, "SVC_POLICY_CONFIG");
  const odd = variable === undefined ? null : pathProblem(variable, "SVC_POLICY_CONFIG", io);
  if (odd !== null) throw new PolicyError([printable(odd)]);
}

/** The same where a further command finds it again. */
export function lastingPolicy(context: Call): string | null {
  const path = namedPolicy(context);
  return path !== null && isLasting(path) ? path : null;
}

/** The path of the file that the policy of a command is read from when it is there; null when there can be none. */
export function policyPath(context: CommandContext, root: RootAddress): string | null {
  return namedPolicy(context) ?? pathIn(root);
}

function pathIn(root: RootAddress): string | null {
  return root.kind === "directory" ? join(root.path, POLICY_NAME) : null;
}

/**
 * The policy of a command: `--policy-config`, else `SVC_POLICY_CONFIG`, else `policy.yaml` in a root
 * directory, else the defaults. The YAML reader is loaded only when there is a file. `hasStore`: the store will
 * say what is wrong with the root. Throws `PolicyError`.
 */
export async function loadPolicy(
  context: CommandContext,
  root: RootAddress,
  hasStore = false,
): Promise<LoadedPolicy> {
  const named = namedPolicy(context);
  if (named !== null) checkVariable(context);
  const path = named ?? pathIn(root);
  if (named === null && (await holdsNoPolicy(root))) return startingHere(DEFAULT_POLICY, context);
  const input = path === null ? null : readInput(path, { most: POLICY_LIMIT });
  if (named === null && root.kind === "directory" && input !== null && !input.ok && !hasStore)
    checkWay(root.path, input.code);
  if (
    path === null ||
    input === null ||
    (named === null && !input.ok && isPolicyAbsent(path, input.code, hasStore))
  ) {
    return startingHere(DEFAULT_POLICY, context);
  }
  const { policy } = await checkPolicy(input, path, sourceOf(context, named));
  return path === "-" ? startingHere(policy, context) : { policy, directory: dirname(path) };
}

/**
 * What is wrong with the policy file that the flag names, or where the command `needsPolicy` the variable, for a command that
 * cannot be begun for another reason: a pipe is not waited for.
 */
export async function namedPolicyProblems(
  call: Call,
  needsPolicy: boolean,
): Promise<FoundProblems> {
  const none = { first: [], total: 0 };
  if (!needsPolicy && !call.flags.has("policy-config")) return none;
  try {
    const path = namedPolicy(call);
    if (path === null || path === "-" || isPipe(path)) return none;
    checkVariable(call);
    await readPolicyFile(path, sourceOf(call, path));
    return none;
  } catch (error) {
    if (error instanceof PolicyError) return { first: error.problems, total: error.total };
    throw error;
  }
}

/** A policy that comes from no file. */
function startingHere(policy: Policy, { io }: CommandContext): LoadedPolicy {
  return {
    policy,
    get directory() {
      return io.cwd;
    },
  };
}

/**
 * A policy file and its text. `from` is what named it, for the message when it cannot be read. Throws
 * `PolicyError`.
 */
export async function readPolicyFile(
  path: string,
  from: string,
): Promise<{ readonly text: string; readonly policy: Policy }> {
  return checkPolicy(readInput(path, { most: POLICY_LIMIT }), path, from);
}

async function checkPolicy(
  input: Input,
  path: string,
  from: string,
): Promise<{ readonly text: string; readonly policy: Policy }> {
  if (!input.ok) {
    if (input.bytes !== undefined) throw new PolicyError([await notUtf8(path, input.bytes)]);
    const problem = isDeadLink(path, input.code)
      ? "is a link to a file that does not exist: put the file there again, or let the link lead to where it is now"
      : input.problem;
    throw new PolicyError([
      { message: `${from} ${shown(path)} ${problem}`, code: "policy.unreadable" },
    ]);
  }
  const { readPolicy } = await import("../policy/read-policy.ts");
  const read = readPolicy(input.text, path);
  if (!read.ok) throw new PolicyError(read.problems.map(printablePolicyProblem), read.count);
  return { text: input.text, policy: read.policy };
}

function isDeadLink(path: string, code: string): boolean {
  return code === "ENOENT" && fs().lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Is there for certain no policy in a root, not even a link that leads nowhere? Asked of the runtime itself, since most roots
 * have none and `node:fs` would be loaded for that alone.
 */
async function holdsNoPolicy(root: RootAddress): Promise<boolean> {
  if (root.kind !== "directory") return true;
  // A thread looks for the file, and this one meanwhile for a link.
  const lacksFile = isMissing(join(root.path, POLICY_NAME));
  const lacksLink = isUnlisted(root.path);
  return (await lacksFile) && lacksLink;
}

async function isMissing(path: string): Promise<boolean> {
  try {
    // Throws at once where the path is too long.
    await Bun.file(path).stat();
    return false;
  } catch (error) {
    return errorCode(error) === "ENOENT";
  }
}

function isUnlisted(folder: string): boolean {
  try {
    const links = new Bun.Glob(IN_LISTING).scanSync({ cwd: folder, onlyFiles: false });
    return links.next().done === true;
  } catch {
    return false;
  }
}

/** The root itself may be what cannot be entered or has no such name. */
const WITHOUT_WAY: ReadonlySet<string> = new Set(["EACCES", "EPERM", "ELOOP", "ENAMETOOLONG"]);

/** Why nothing can be in a root, as the end of a sentence. */
const NO_WAY: ReadonlyMap<string, string> = new Map([
  ["ELOOP", "cannot be entered, its symbolic links lead in a circle"],
  ["ENAMETOOLONG", "cannot be entered, a name in it, or all of it, is too long"],
]);

/** Throws `PolicyError` where no policy can be read because of the root itself, and no store says so. */
function checkWay(root: string, code: string): void {
  const why = NO_WAY.get(code);
  if (why === undefined || canEnter(root)) return;
  const message = `the root ${shown(root)} ${why}: name another directory with --root or SVC_ROOT`;
  throw new PolicyError([{ message, code: "policy.unreadable" }]);
}

/** No file in the root, or no root that could have one. Behind a closed door there may be one. */
function isPolicyAbsent(path: string, code: string, hasStore: boolean): boolean {
  if (code === "ENOENT") return !isDeadLink(path, code);
  if (code === "ENOTDIR") return true;
  if (!hasStore || !WITHOUT_WAY.has(code)) return false;
  return !canEnter(dirname(path));
}

function canEnter(directory: string): boolean {
  const { accessSync, constants } = fs();
  try {
    accessSync(directory, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Standard input may be another's by then: `--message-file -`. */
function stdinVariable(): PrintedProblem {
  return {
    message:
      "SVC_POLICY_CONFIG cannot be -: name a file, or give standard input with --policy-config -",
    code: "policy.unreadable",
  };
}

function sourceOf({ flags }: Call, named: string | null): string {
  if (flags.has("policy-config")) return "--policy-config";
  return named === null ? "the policy file" : "SVC_POLICY_CONFIG";
}

/** Loaded for such a file only. */
async function notUtf8(fileName: string, bytes: Uint8Array): Promise<PrintedProblem> {
  const { placeOfFault } = await import("./not-utf8.ts");
  return printablePolicyProblem({
    ...placeOfFault(bytes),
    fileName,
    message: "this is not valid UTF-8",
    advice: "convert the file to UTF-8",
    code: "policy.unreadable",
  });
}

function printablePolicyProblem(problem: PolicyProblem): PrintedProblem {
  const { fileName, line, column, message, advice, code } = problem;
  const file = fileName.length > NAME_LIMIT ? `…${fileName.slice(-NAME_LIMIT)}` : fileName;
  const said = escapeAndCut(message, MESSAGE_LIMIT);
  return { message: `${file}:${line}:${column}: ${said}: ${advice}`, code };
}
