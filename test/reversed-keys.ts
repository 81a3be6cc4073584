/** A record as a hand may have written it: all keys, of its parts too, in the reverse of their order. */
export function withKeysReversed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withKeysReversed);
  if (typeof part !== "object" || part === null) return part;
  const pairs = Object.entries(part).toReversed();
  return Object.fromEntries(pairs.map(([key, inner]) => [key, withKeysReversed(inner)]));
}
