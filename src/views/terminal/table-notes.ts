/** What is to be printed under a table, each with its mark; numbers go on from one table to the next. */
export class NoteBook {
  readonly #numbers = new Map<string, number>();
  #last = 0;

  /** How many notes wait to be printed. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The mark of a note, e.g. `[3]`; the same text has the same mark until it is printed. */
  mark(note: string): string {
    let number = this.#numbers.get(note);
    if (number === undefined) {
      this.#last += 1;
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
