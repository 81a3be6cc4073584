/** How far behind its opening an emphasis may close, in UTF-16 units. */
const LONGEST_EMPHASIS = 400;

/** A run of marks that may open or close an emphasis. */
export const EMPHASIS_MARK = "[*_]{1,3}(?![*_])";

/**
 * The marks of emphasis around words within a sentence ("the **export** is parked"), asked for from the start of a text to
 * its end. Only a pair counts, as in CommonMark: `a * b`, `*.ts` and `snake_case` have none. What stands at the start of
 * a line as its title stays: a line of its own, "**Export:** …", "**Export** – …", a whole cell.
 */
export class WordEmphasis {
  private readonly text: string;
  /** Where an emphasis that has been opened closes, and whether it is one of words. */
  private readonly closing = new Map<number, boolean>();

  constructor(text: string) {
    this.text = text;
  }

  /** Is the run of marks from `at` to `end` one of these? */
  has(at: number, end: number): boolean {
    const closes = this.closing.get(at);
    if (closes !== undefined) return closes;
    const close = this.closeOf(at, end - at);
    if (close < 0) return false;
    const isOfWords = !this.isTitle(at, close, end - at);
    this.closing.set(close, isOfWords);
    return isOfWords;
  }

  /** Where the emphasis that marks at an offset open closes; -1 where they open none. */
  private closeOf(at: number, size: number): number {
    const { text } = this;
    if (isPartOfWord(text, at - 1) || !BEGINS.test(text.charAt(at + size))) return -1;
    if (DUNDER.test(text.slice(at, at + 40))) return -1;
    const mark = text.slice(at, at + size);
    const [paragraph = ""] = text.slice(at + size, at + size + LONGEST_EMPHASIS).split("\n\n", 1);
    for (let from = 0; ;) {
      const found = paragraph.indexOf(mark, from);
      if (found < 0) return -1;
      const close = at + size + found;
      const behind = close + size;
      const isWhole = text[behind] !== mark[0] && text[close - 1] !== mark[0];
      if (isWhole && isInk(text, close - 1) && !isPartOfWord(text, behind)) return close;
      from = found + size;
    }
  }

  private isTitle(open: number, close: number, size: number): boolean {
    const { text } = this;
    const before = text.slice(Math.max(0, open - LONGEST_MARKER), open);
    if (
      !STARTS_LINE.test(before) ||
      GOES_ON.test(text.slice(Math.max(0, open - 3), open + size + 1))
    )
      return false;
    const end = close + size;
    const length = close - open - size;
    const last = text.charAt(close - 1);
    if (/[.!?]/u.test(last)) return length <= SHORTEST_SENTENCE;
    return (
      length <= LONGEST_TITLE && (last === ":" || FOLLOWS_TITLE.test(text.slice(end, end + 4)))
    );
  }
}

/** "coming from the\n**operator**" */
const GOES_ON = /[\p{L},] ?\n[*_]+\p{Ll}$/u;
/** A list marker, a check box and a sign or emoji may stand in front. */
const LONGEST_MARKER = 24;
const STARTS_LINE =
  /(?:^|\n|\|)[ \t]*(?:>[ \t]*)*(?:#{1,6} |[-*+•–] |\d{1,3}[.)] )?(?:\[[ xX]\] )?(?:[^\p{L}\p{N}\s]{1,3} )?$/u;
const LONGEST_TITLE = 60;
/** "Done.", "Not included." */
const SHORTEST_SENTENCE = 24;
const FOLLOWS_TITLE = /^[ \t]*(?:$|\n|\r|\||:|[-–—]|\()/u;

function isInk(text: string, at: number): boolean {
  return text.charCodeAt(at) > 32;
}

/** `__init__` of Python. */
const DUNDER = /^__[a-z]+(?:_[a-z]+)*__/u;
/** Not the dot of `*.ts`. */
const BEGINS = /[\p{L}\p{N}"'“‘«`([<$€£~≈+-]/u;
const PART_OF_WORD = /[\p{L}\p{N}]/u;

function isPartOfWord(text: string, at: number): boolean {
  return PART_OF_WORD.test(text.charAt(at));
}
