import { typedFlag } from "../../domain/board-command.ts";
import type { CommandContext } from "../command.ts";
import { namedPolicy } from "../policy-file.ts";
import { readRoot } from "../root-address.ts";

/**
 * The flags, as they are typed, by which a further command finds the same records and policy: those that this one was
 * given as flags, files by their whole path. An address with a password in it is not repeated.
 */
export function samePlace(context: CommandContext): string {
  const { flags } = context;
  let found = "";
  const root = readRoot(context);
  if (flags.has("root") && root.ok) {
    const place = root.value.kind === "directory" ? root.value.path : root.value.address;
    if (root.value.kind === "directory" || !hasPassword(place)) found += typedFlag("--root", place);
  }
  const policy = namedPolicy(context);
  if (flags.has("policy-config") && policy !== null && policy !== "-") {
    found += typedFlag("--policy-config", policy);
  }
  return found;
}

function hasPassword(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.password !== "" || url.searchParams.has("password");
}
