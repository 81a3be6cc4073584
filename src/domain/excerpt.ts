/** A text as a message quotes it: what is behind `limit` UTF-16 units is left out. */
export function excerpt(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, wholeCharacters(text, limit))}…`;
}

/** `offset`, or one less where it would cut a surrogate pair in two, e.g. an emoji. */
export function wholeCharacters(text: string, offset: number): number {
  const pair = (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return pair ? offset - 1 : offset;
}
