import type { Condition } from "../../inventory.ts";

/** "Paint two rooms", with nothing behind the things that are counted. */
const COUNTS = /^\p{L}+ (?:the )?(?:\d{1,2}|\p{L}+) (?:\p{L}+ ){0,2}\p{L}+s$/iu;
/** "the kitchen", "one with the mayor": one that is named, by itself or behind the verb that the count has. */
const NAMED = /^(?:\p{L}+ )?(?:the|one)(?!\p{L})/iu;

/**
 * The conditions without a bare count that the text goes on to name one by one: "Paint two rooms, the kitchen and the hall" asks
 * for two. Where the names are not as many as were counted, both are asked for.
 */
export function namedInTurn(text: string, conditions: readonly Condition[]): readonly Condition[] {
  const kept: Condition[] = [];
  for (let at = 0; at < conditions.length;) {
    const size = countAt(conditions, at);
    const names = conditions.slice(at + size, at + 2 * size);
    if (
      size > 1 &&
      names.length === size &&
      isNamed(text, conditions[at], names, conditions[at + 2 * size])
    ) {
      const counted = countedBy(conditions[at]);
      for (const name of names)
        kept.push(
          /^one\b/iu.test(name.text) ? { ...name, text: `${counted}: ${name.text}` } : name,
        );
      at += 2 * size;
      continue;
    }
    for (const condition of conditions.slice(at, at + Math.max(size, 1))) kept.push(condition);
    at += Math.max(size, 1);
  }
  return kept;
}

/** How many members the bare total has that stands at an index; 0 where none begins there. */
function countAt(conditions: readonly Condition[], at: number): number {
  const first = conditions[at];
  if (first === undefined || first.group === null || first.member !== null) return 0;
  let size = 1;
  while (conditions[at + size]?.group === first.group) size += 1;
  return size;
}

function isNamed(
  text: string,
  counted: Condition | undefined,
  names: readonly Condition[],
  next: Condition | undefined,
): boolean {
  const [first] = names;
  if (counted === undefined || first === undefined || next?.part === counted.part) return false;
  const words = countedBy(counted);
  return (
    COUNTS.test(words) &&
    text.startsWith(`${words},`, counted.start) &&
    names.every((name) => name.start === counted.start && NAMED.test(name.text))
  );
}

/** "Paint two rooms" of "Paint two rooms (1 of 2)" */
function countedBy(first: Condition | undefined): string {
  return (first?.text ?? "").replace(/ \(1 of \d+\)$/u, "");
}
