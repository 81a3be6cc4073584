import type { Range } from "./split.ts";

/** A word or comma of a condition. Enclosed text (backticks, brackets, quotes) is one token. */
export interface Token extends Range {
  /** Lower case; `,` for a comma; enclosed text keeps its marks. */
  readonly word: string;
  readonly enclosed: boolean;
  /** Written with a capital letter past the start of the text: a name. */
  readonly capital: boolean;
}

/** Words of a stretch, without brackets and dashes; a comma between digits belongs to its number. */
export function tokensOf(text: string, range: Range, guard: Uint8Array): readonly Token[] {
  const found: Token[] = [];
  let i = range.start;
  while (i < range.end) {
    const c = text.charAt(i);
    if (guard[i] === 1) {
      let end = i + 1;
      while (end < range.end && guard[end] === 1) end++;
      found.push({
        start: i,
        end,
        word: text.slice(i, end).toLowerCase(),
        enclosed: true,
        capital: false,
      });
      i = end;
    } else if (c === "," || c === "、" || c === "，" || c === ":" || c === "：") {
      found.push({
        start: i,
        end: i + 1,
        word: c === ":" || c === "：" ? ":" : ",",
        enclosed: false,
        capital: false,
      });
      i++;
    } else if (/\s/u.test(c) || /[–—!?]/u.test(c)) i++;
    else {
      let end = i + 1;
      while (end < range.end && guard[end] !== 1 && inWord(text, end)) end++;
      const raw = text.slice(i, end);
      found.push({
        start: i,
        end,
        word: raw.toLowerCase(),
        enclosed: false,
        capital: isCapital(raw, i === range.start),
      });
      i = end;
    }
  }
  return found;
}

function inWord(text: string, at: number): boolean {
  const c = text.charAt(at);
  if (/[\s–—!?、，：]/u.test(c)) return false;
  if (c === "," || c === ":") return /\S/u.test(text.charAt(at + 1)) && text.charAt(at + 1) !== "";
  return true;
}

/** At the start of a clause only `CSV` or `IndexedDB` tell a name, elsewhere `German` does too. */
function isCapital(word: string, opens: boolean): boolean {
  return /\p{Lu}/u.test(opens ? word.slice(1) : word);
}
