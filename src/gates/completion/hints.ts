/**
 * Whether a text holds one of the words that a pattern cannot do without. Asked before a long pattern is,
 * it spares most messages the pattern and most runs its compilation.
 */
export function holdsAny(text: string, hints: readonly string[]): boolean {
  for (const hint of hints) if (text.includes(hint)) return true;
  return false;
}
