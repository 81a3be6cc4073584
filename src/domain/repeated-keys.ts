const [QUOTE, BACKSLASH, COLON] = ['"', "\\", ":"] as const;

/**
 * The keys that stand more than once in the object that `text` is the JSON of, each once. JSON readers
 * differ about which value counts then: this program takes the last, SQLite the first. `value` is
 * what was parsed from `text`.
 */
export function repeatedKeys(text: string, value: object): readonly string[] {
  // What this program wrote is its own compact form, and has none.
  if (JSON.stringify(value) === text) return [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of outerKeys(text)) (seen.has(key) ? repeated : seen).add(key);
  return [...repeated];
}

/**
 * Does `value`, parsed from `text`, hold all that the text says? Blanks and the spelling of strings aside, it does not where
 * a key stands twice at any depth or a number has more digits than this program can count.
 */
export function isWhole(text: string, value: object): boolean {
  const written = JSON.stringify(value);
  if (written === text) return true;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/gu) ?? [];
  const compact = tokens.map((token) =>
    token.startsWith(QUOTE) ? JSON.stringify(JSON.parse(token)) : token,
  );
  return compact.join("") === written;
}

/** The keys of the outermost object of valid JSON, in order, copies included. */
function* outerKeys(text: string): Generator<string> {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (character !== QUOTE) continue;
    const end = endOfString(text, at);
    if (depth === 1 && isKey(text, end)) yield String(JSON.parse(text.slice(at, end)));
    at = end - 1;
  }
}

/** Behind the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && text[at]?.trim() === "") at += 1;
  return text[at] === COLON;
}
