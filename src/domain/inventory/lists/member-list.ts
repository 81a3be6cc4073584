import type { Span } from "./member-starts.ts";
import type { Range } from "../text/split.ts";
import type { Token } from "../text/tokens.ts";

/** A list inside a clause: the members in order and the stretch from the first to the last. */
export interface MemberList extends Range {
  readonly members: readonly Range[];
  /** Announced by a colon: "all three: Linux and macOS builds are listed" names each in place of the list. */
  readonly announced?: boolean;
  /** Between commas behind what it names: "the exports, CSV, JSON and PDF, work". */
  readonly apart?: boolean;
  /** What is told of one subject in front: "the page loads, has a title and is printed". */
  readonly told?: boolean;
  /** Its names are joined by "as well as" or "not only … but also", and that is no part of what each says. */
  readonly added?: boolean;
}

export function listOf(tokens: readonly Token[], ranges: readonly Span[]): MemberList {
  const members = ranges.map(([from, to]) => spanOf(tokens, from, to));
  return { start: members[0]?.start ?? 0, end: members.at(-1)?.end ?? 0, members };
}

export function spanOf(tokens: readonly Token[], from: number, to: number): Range {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
