/** How far behind its opening an emphasis may close, in UTF-16 units. */
const LONGEST_EMPHASIS = 400;

const [STAR, UNDERSCORE, TILDE] = [42, 95, 126] as const;

/**
 * The marks of emphasis of one text, found as it is read from its start: `**operator**`, `_legal_`, `~~not~~`. Only a
 * pair counts, as in CommonMark: `a * b`, `*.ts` and `snake_case` have none.
 */
export class Emphasis {
  private readonly text: string;
  /** Where an emphasis that has been opened closes. */
  private readonly closing = new Set<number>();

  constructor(text: string) {
    this.text = text;
  }

  /** Behind the marks that stand at an offset; the offset itself where none do. */
  end(at: number): number {
    let end = at;
    for (;;) {
      const code = this.text.charCodeAt(end);
      if (code !== STAR && code !== UNDERSCORE && code !== TILDE) return end;
      const size = this.runAt(end, code);
      if (!this.closing.has(end) && !this.opens(end, size)) return end;
      end += size;
    }
  }

  private runAt(at: number, code: number): number {
    let size = 1;
    while (size < 4 && this.text.charCodeAt(at + size) === code) size++;
    return size;
  }

  /** Remembers where it closes. */
  private opens(at: number, size: number): boolean {
    const { text } = this;
    if (size > 3 || isPartOfWord(text, at - 1) || !isInk(text, at + size)) return false;
    const mark = text.slice(at, at + size);
    const [paragraph = ""] = text.slice(at + size, at + size + LONGEST_EMPHASIS).split("\n\n", 1);
    for (let from = 0; ;) {
      const found = paragraph.indexOf(mark, from);
      if (found < 0) return false;
      const close = at + size + found;
      const behind = close + size;
      const isWhole = text[behind] !== mark[0] && text[close - 1] !== mark[0];
      if (isWhole && isInk(text, close - 1) && !isPartOfWord(text, behind)) {
        this.closing.add(close);
        return true;
      }
      from = found + size;
    }
  }
}

function isInk(text: string, at: number): boolean {
  return text.charCodeAt(at) > 32;
}

const PART_OF_WORD = /[\p{L}\p{N}]/u;

function isPartOfWord(text: string, at: number): boolean {
  return PART_OF_WORD.test(text.charAt(at));
}
