/** One value of a kind where a condition asks for another of it. */
export interface Rival {
  /** As the condition writes it. */
  readonly asked: string;
  /** As the item writes it. */
  readonly given: string;
}
