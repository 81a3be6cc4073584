/** The text of a row as it stands in a store. */
export interface StoredText {
  readonly text: string;
  /**
   * What is really stored where that is no valid UTF-8, which only a hand can have put there; `text` then
   * has U+FFFD in the place of what cannot be read. Given by the passes over all rows only.
   */
  readonly bytes?: Uint8Array;
  /** Is the key of the row no valid UTF-8 either? Given by the same passes. */
  readonly hasOddKey?: true;
}
