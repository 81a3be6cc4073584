import { type Problem, refused } from "./errors.ts";
import { hasWord } from "./word-count.ts";

/** The most UTF-8 bytes that one field of text may have. */
const MAX_FIELD_BYTES = 1024 * 1024;

/**
 * The rules of every text from users: no NUL, no lone surrogates, at most 1 MiB of UTF-8. The text
 * is given with its ends trimmed already, as it would be stored.
 */
export function checkText(text: string, field: string): readonly Problem[] {
  const problems: Problem[] = [];
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

/** The controls of C0 and C1, and DEL. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** `checkText` of a name: one line, without control characters. The code of the latter is `<area>.control_character`. */
export function checkNameText(text: string, field: string, area: string): readonly Problem[] {
  // NUL is a control character: one problem says it.
  const others = checkText(text, field).filter(({ code }) => code !== "text.nul");
  if (!CONTROL.test(text)) return others;
  return [
    refused(
      `${area}.control_character`,
      `${field} contains a line break or another control character`,
      "use printable characters only, on one line",
    ),
    ...others,
  ];
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
