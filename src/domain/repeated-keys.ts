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
  if (JSON.stringify(value) === text) return true;
  const [told, held] = [tokensOf(text), tokensOf(JSON.stringify(value))];
  // Sorted: keys that are numbers come first in the one and where they were written in the other.
  return told.length === held.length && told.toSorted().join("") === held.toSorted().join("");
}

/** The strings, numbers and signs of JSON, each in one spelling; a number that cannot be counted keeps its own. */
function tokensOf(json: string): readonly string[] {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[\w.+-]+|[^\s"]/gu) ?? [];
  return tokens.map((token) => {
    if (token.startsWith(QUOTE)) return JSON.stringify(JSON.parse(token));
    return /^-?\d/u.test(token) && isCounted(token) ? String(Number(token)) : token;
  });
}

/** Is a number exactly what this program reads it as? `1.0` and `1E21` are, 12345678901234567890 is not. */
function isCounted(token: string): boolean {
  const value = Number(token);
  return Number.isFinite(value) && digitsOf(String(value)) === digitsOf(token);
}

/** The digits of a number without the zeros around them, and its power of ten. */
function digitsOf(token: string): string {
  const groups = /^-?(?<whole>\d+)(?:\.(?<part>\d+))?(?:e(?<power>[+-]?\d+))?$/iu.exec(
    token,
  )?.groups;
  const { whole = "", part = "", power = "0" } = groups ?? {};
  const digits = `${whole}${part}`.replace(/^0+/u, "");
  const kept = digits.replace(/0+$/u, "");
  if (kept === "") return "0";
  return `${kept}e${Number(power) - part.length + digits.length - kept.length}`;
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
