/** How much is remembered. */
export interface Memory {
  /** At most so many answers; one more, and all are forgotten. */
  readonly most: number;
  /** None of a text that is longer, in UTF-16 units: it is seldom asked for again, and would be held. */
  readonly longest: number;
}

/** The same function of a text, which answers a text that was asked for before from memory that no input can fill. */
export function remembered<Answer>(
  read: (text: string) => Answer,
  { most, longest }: Memory,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (text.length <= longest) {
      if (known.size >= most) known.clear();
      known.set(text, answer);
    }
    return answer;
  };
}
