/** A pattern made at its first use. */
export function lazyPattern(make: () => RegExp): { test(text: string): boolean } {
  let pattern: RegExp | null = null;
  return {
    test(text) {
      pattern ??= make();
      return pattern.test(text);
    },
  };
}
