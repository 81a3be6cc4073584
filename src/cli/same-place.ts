import { typedFlag } from "../domain/board-command.ts";
import type { CommandContext } from "./command.ts";
import { isPasswordKey } from "./mask-secrets.ts";
import { lastingPolicy } from "./policy-file.ts";
import { type RootAddress, readRoot } from "./root-address.ts";

/**
 * The flags, as they are typed, by which a further command finds the same records and policy: those that this one was
 * given as flags, files by their whole path. An address goes without its password.
 */
export function samePlace(context: Pick<CommandContext, "flags" | "io">): string {
  const { flags } = context;
  let found = "";
  const root = readRoot(context);
  if (flags.has("root") && root.ok) found += namedRoot(root.value);
  const policy = flags.has("policy-config") ? lastingPolicy(context) : null;
  if (policy !== null) found += typedFlag("--policy-config", policy);
  return found;
}

/**
 * `--root` as it is typed by somebody else, in a terminal with other variables: always named, whatever this
 * command took it from. An address goes without its password, and not at all where nobody can tell which part that is.
 */
export function namedRoot(root: RootAddress): string {
  const shown = shownRoot(root);
  return shown === undefined ? "" : typedFlag("--root", shown);
}

/** Where the records live, for people: a path or an address without its password; undefined where that cannot be told. */
export function shownRoot(root: RootAddress): string | undefined {
  if (root.kind === "directory") return root.path;
  const { address } = root;
  const open = hasPassword(address) ? withoutPassword(address) : address;
  return hasPassword(open) ? undefined : open;
}

/**
 * A password may hold any character, so it goes up to the last @: rather too much is left out than too little. Built
 * where it is used, since every command loads this file.
 */
const withPassword = (): RegExp => /^(?<user>[^:]+:\/\/[^:@]*):.*(?=@)/u;

const PARAMETER = /(?<=[?&])(?<key>[^=&]*)=[^&]*(?:&|$)/gu;

function withoutPassword(address: string): string {
  return address
    .replaceAll(PARAMETER, (found, key: string) => (isPasswordKey(key) ? "" : found))
    .replace(/[?&]$/u, "")
    .replace(withPassword(), "$<user>");
}

/**
 * Where the host is a directory, a URL has none: `postgres://dana@/fleet?host=/run/postgresql`, `postgres://%2Frun/fleet`.
 */
const BEFORE_NO_HOST = /^(?<start>[^:]+:\/\/(?:[^/?#@]*@)?)(?:%2f[^/:?#]*|(?=[:/?#]|$))/iu;

function hasPassword(address: string): boolean {
  const url = URL.parse(address.replace(BEFORE_NO_HOST, "$<start>socket"));
  const { password = "" } = url ?? {};
  return (
    url === null ||
    password !== "" ||
    withPassword().test(address) ||
    Array.from(address.matchAll(PARAMETER)).some(({ groups }) =>
      isPasswordKey(groups?.["key"] ?? ""),
    )
  );
}
