/** What is to be printed under a table, each with its mark; numbers go on from one table to the next. */
export class NoteBook {
  readonly #numbers = new Map<string, number>();
  readonly #taken = new Set<number>();
  #last = 0;

  /** How many notes wait to be printed. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Makes no mark that this text has already: a reader could not tell whose it is. */
  avoid(text: string): void {
    if (!text.includes("[")) return;
    for (const [, number] of text.matchAll(MARKS)) this.#taken.add(Number(number));
  }

  /** The mark of a note, e.g. `[3]`; the same text has the same mark until it is printed. */
  mark(note: string): string {
    let number = this.#numbers.get(note);
    if (number === undefined) {
      do this.#last += 1;
      while (this.#taken.has(this.#last));
      number = this.#last;
      this.#numbers.set(note, number);
    }
    return `[${number}]`;
  }

  /** The notes, each whole on a line of its own after its mark; then the book is empty. */
  flush(): string {
    let printed = "";
    for (const [note, number] of this.#numbers) printed += `[${number}] ${note}\n`;
    this.#numbers.clear();
    return printed;
  }
}

/** Texts that look like marks; no table has so many notes that a longer number would be one. */
const MARKS = /\[([1-9]\d{0,5})\]/g;
