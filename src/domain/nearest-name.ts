/** What a slip of the keyboard most likely meant, for error messages. */

/** Longer names than this are not compared: the work grows with the product of the lengths. */
const LONGEST_COMPARED = 64;
/** Fewer letters than this are short for too much. */
const FEWEST_SHORT = 3;

/**
 * The one of `names` that was most likely meant by `given`, or null when none is near: the one with the
 * fewest letters wrong, at most a third, else the shortest of those that it shortens. Case, hyphens and
 * underscores do not count. What undoes a name does not mean it: `unhold` is not `hold`.
 */
export function nearestName(given: string, names: readonly string[]): string | null {
  if (given.length > LONGEST_COMPARED) return null;
  const wanted = fold(given);
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const whole = fold(name);
    // As alike as they are, they mean the contrary.
    if (wanted === `un${whole}`) continue;
    const wrong = editDistance(wanted, whole);
    const isSlip = wrong <= Math.floor(Math.max(wanted.length, whole.length) / 3);
    // Any slip comes before any short form.
    const distance = isSlip ? wrong : LONGEST_COMPARED + whole.length;
    if (distance < least && (isSlip || isShortFor(wanted, name))) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** Whether a name is `given` but for case, hyphens, underscores, dots, blanks and the form in which Unicode writes its letters. */
export function sameNameAs(given: string): (name: string) => boolean {
  const wanted = fold(given).normalize("NFC");
  return (name) => wanted !== "" && fold(name).normalize("NFC") === wanted;
}

/** What stands between the words of a name. */
const JOINTS = ["-", "_", ".", " ", ""] as const;

/** The likeliest of such names, other than `given`: with one joint throughout, as given and in small letters. */
export function otherSpellings(given: string): readonly string[] {
  const composed = given.normalize("NFC");
  const names = [composed, composed.toLowerCase()].flatMap((name) =>
    [name].concat(JOINTS.map((joint) => name.replaceAll(/[-_ .]/gu, joint))),
  );
  return [...new Set(names)].filter((name) => name !== given && name !== "");
}

/** Is `given` another spelling of `name`? More narrowly than above, for texts that may mean something else: a third of its own letters. */
export function isSlipOf(given: string, name: string): boolean {
  if (given.length > LONGEST_COMPARED) return false;
  const wanted = fold(given);
  return editDistance(wanted, fold(name)) <= Math.floor(wanted.length / 3);
}

/** Do the letters stand in this order in the name, the first of them at the start of one of its words? */
function isShortFor(letters: string, name: string): boolean {
  if (letters.length < FEWEST_SHORT) return false;
  return wordsOf(name).some((word, nth, words) => {
    let found = 0;
    for (const letter of words.slice(nth).join("")) if (letter === letters[found]) found += 1;
    return found === letters.length && word.startsWith(letters.slice(0, 1));
  });
}

function fold(name: string): string {
  return wordsOf(name).join("");
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().split(/[-_ .]/u);
}

/** Letters to insert, delete, replace or swap with their neighbour to get from one to the other. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      row.push(cost);
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
