export interface JsonObject {
  readonly [key: string]: unknown;
}

/**
 * How deep a stored record may be nested: far deeper than any is that this program writes, and far from
 * where the runtime fails or an indented print of it is many times its size.
 */
export const DEEPEST_RECORD = 100;

/** An event holds records, old ones however malformed among them. */
export const DEEPEST_EVENT = DEEPEST_RECORD + 1;

/** SQLite takes nothing that is nested deeper for JSON, so no engine takes what it searches by from there. */
export const DEEPEST_SEARCHED = 1000;

/** Parses a JSON object; null for anything else, well-formed or not, and for what is nested deeper. */
export function parseObject(text: string, deepest: number = DEEPEST_RECORD): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    if (deepest === Infinity) return value;
    // Looking into a value takes longer than parsing it, and nearly every text has too few brackets.
    return hasBrackets(text, deepest + 1) && isDeeper(value, deepest) ? null : value;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is said of a text that `parseObject` takes for none. */
export const NO_OBJECT = {
  no_object: "is no JSON object",
  too_deep: "is nested too deeply to be read",
} as const;

/** Which of them it is. */
export function whyNoObject(text: string): keyof typeof NO_OBJECT {
  return parseObject(text, Infinity) === null ? "no_object" : "too_deep";
}

/** Have so many objects and lists a beginning in the text? Those inside of strings count too. */
function hasBrackets(text: string, count: number): boolean {
  let left = count;
  for (const bracket of "{[") {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      left -= 1;
      if (left === 0) return true;
    }
  }
  return false;
}

/** Is there an object or a list inside of `levels` others? */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
