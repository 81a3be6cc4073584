/** What our own help and advice put in the place of a value, with a number behind it where somebody needed several. */
const NAMES =
  "answer|command|dir|file|https address|i|identifier|json|json report|kind|login name|n|name|path|percent|question|reason|response|role|status|text|time|value|your name";
/** A choice, as of formats; and the one that names no words. */
const CHOICE = String.raw`\w[\w-]*(?: ?\| ?\w[\w-]*)+|dir \| postgres://…`;
const BRACKETS = String.raw`<(?:(?:${NAMES})\d*|${CHOICE})>`;
/** The same of a name, copied without the brackets. */
const BARE_NAMES: ReadonlySet<string> = new Set(["name", "your name"]);

let placeholder: RegExp | null = null;

/** Is a whole value a placeholder, or two with a colon between them? One within a text may be what the text is about. */
export function isPlaceholder(text: string): boolean {
  if (!text.startsWith("<")) return false;
  placeholder ??= new RegExp(`^${BRACKETS}(?::${BRACKETS})?$`, "i");
  return placeholder.test(text);
}

/** The same of a path: of the help's choices only that of the root may stand for one. */
export function isPlaceholderPath(path: string): boolean {
  return isPlaceholder(path) && (!path.includes("|") || path === "<dir | postgres://…>");
}

/** Is the name of a party a placeholder, with its brackets or without? */
export function isPlaceholderName(name: string): boolean {
  return isPlaceholder(name) || BARE_NAMES.has(name.toLowerCase());
}

const VISIBLE = /[!-~]/;
let blank: RegExp | null = null;

/** Does nothing of a text show, though it is not empty? */
export function isInvisible(text: string): boolean {
  if (text === "" || VISIBLE.test(text)) return false;
  blank ??= /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
  return blank.test(text);
}
