import { type Problem, refused } from "./errors.ts";
import { isInvisible, isPlaceholder } from "./no-text.ts";
import { hasWord } from "./word-count.ts";

/** The most UTF-8 bytes that one field of text may have. */
const MAX_FIELD_BYTES = 1024 * 1024;

/** What is said of a value that was copied from our own help. */
export function placeholderProblem(text: string, field: string): Problem {
  return refused(
    "text.placeholder",
    `${field} is a placeholder, ${text}`,
    "put in its place what it stands for",
  );
}

/** What is said of a value in which there is nothing to see. */
export function invisibleProblem(field: string): Problem {
  return refused(
    "text.invisible",
    `${field} has no character that can be seen`,
    `say something in ${field}`,
  );
}

/**
 * The rules of every text from users: something to see, no placeholder of our own, no NUL, no lone surrogates, at most 1 MiB of
 * UTF-8. The text
 * is given with its ends trimmed already, as it would be stored.
 */
export function checkText(text: string, field: string): readonly Problem[] {
  const problems: Problem[] = [];
  if (isPlaceholder(text)) problems.push(placeholderProblem(text, field));
  // Of a NUL more is to be said.
  if (isInvisible(text) && !text.includes("\0")) problems.push(invisibleProblem(field));
  if (text.includes("\0")) {
    problems.push(
      refused("text.nul", `${field} contains a NUL character`, "take the NUL character out"),
    );
  }
  if (!text.isWellFormed()) {
    problems.push(
      refused(
        "text.lone_surrogate",
        `${field} contains half of a surrogate pair`,
        "give the text as valid UTF-8",
      ),
    );
  }
  if (exceedsBytes(text, MAX_FIELD_BYTES)) {
    problems.push(
      refused(
        "text.too_long",
        `${field} is longer than 1 MiB`,
        "shorten the text, or say in it which file has the rest",
      ),
    );
  }
  return problems;
}

/** `checkText`, and the text must not be empty. */
export function checkRequiredText(text: string, field: string, code: string): readonly Problem[] {
  if (text !== "") return checkText(text, field);
  return [refused(code, `${field} is empty`, `say something in ${field}`)];
}

/** `checkRequiredText`, and there must be a word in the text. */
export function checkWords(
  text: string,
  field: string,
  codes: { readonly empty: string; readonly wordless: string },
): readonly Problem[] {
  const problems = checkRequiredText(text, field, codes.empty);
  if (problems.length > 0 || hasWord(text)) return problems;
  return [
    refused(codes.wordless, `${field} has no word in it`, "say in words what there is to see"),
  ];
}

function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair stands for two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes > limit;
}
