/** A pattern made at its first use. */
export function lazily(make: () => RegExp): () => RegExp {
  let pattern: RegExp | null = null;
  return () => (pattern ??= make());
}

/** The same to be tried on texts only. */
export function lazyPattern(make: () => RegExp): { test(text: string): boolean } {
  const pattern = lazily(make);
  return { test: (text) => pattern().test(text) };
}
