const [QUOTE, BACKSLASH, COLON] = ['"', "\\", ":"] as const;

/**
 * The keys that stand more than once in the object that `text` is the JSON of, each once. JSON readers
 * differ about which value counts then: this program takes the last, SQLite the first. `value` is
 * what was parsed from `text`.
 */
export function repeatedKeys(text: string, value: object): readonly string[] {
  return lossesOf(text, value).repeated;
}

/** What an object does not hold of the text that it was parsed from; each is told once. */
export interface Losses {
  /** Keys that stand more than once in the outermost object. */
  readonly repeated: readonly string[];
  /** Keys that stand more than once in an object inside of it. */
  readonly repeatedWithin: readonly string[];
  /** Numbers of more digits than this program can count, as they are written. */
  readonly numbers: readonly string[];
}

const NOTHING: Losses = { repeated: [], repeatedWithin: [], numbers: [] };

/** `value` is what was parsed from `text`; blanks and the spelling of strings are no loss. */
export function lossesOf(text: string, value: object): Losses {
  // What this program wrote is its own compact form, and loses nothing.
  if (JSON.stringify(value) === text) return NOTHING;
  const seen = new Map<number, Set<string>>();
  const repeated = new Set<string>();
  const repeatedWithin = new Set<string>();
  const numbers = new Set<string>();
  for (const found of keysAndNumbers(text)) {
    if ("number" in found) {
      if (!isCounted(found.number)) numbers.add(found.number);
      continue;
    }
    const { key, object } = found;
    const keys = seen.get(object) ?? new Set();
    if (keys.has(key)) (object === OUTERMOST ? repeated : repeatedWithin).add(key);
    seen.set(object, keys.add(key));
  }
  return {
    repeated: [...repeated],
    repeatedWithin: [...repeatedWithin],
    numbers: [...numbers],
  };
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
  let kept = digits.length;
  while (digits.charAt(kept - 1) === "0") kept -= 1;
  if (kept === 0) return "0";
  return `${digits.slice(0, kept)}e${Number(power) - part.length + digits.length - kept}`;
}

/** Objects are counted as they open. */
const OUTERMOST = 1;

type KeyOrNumber =
  | { readonly key: string; /** The one that it is a key of. */ readonly object: number }
  | { readonly number: string };

/** The keys and numbers of valid JSON, in order, copies included. */
function* keysAndNumbers(text: string): Generator<KeyOrNumber> {
  const around: number[] = [];
  let objects = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "{") around.push((objects += 1));
    else if (character === "[") around.push(0);
    else if (character === "}" || character === "]") around.pop();
    else if (character === QUOTE) {
      const end = endOfString(text, at);
      if (isKey(text, end)) {
        yield { key: String(JSON.parse(text.slice(at, end))), object: around.at(-1) ?? 0 };
      }
      at = end - 1;
    } else if (character === "-" || (character >= "0" && character <= "9")) {
      const end = endOfNumber(text, at);
      yield { number: text.slice(at, end) };
      at = end - 1;
    }
  }
}

/** Behind the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && "+-.0123456789Ee".includes(text.charAt(at))) at += 1;
  return at;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && text[at]?.trim() === "") at += 1;
  return text[at] === COLON;
}
