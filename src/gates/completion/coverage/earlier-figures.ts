/** Figures of a state that the work has left behind: "264 kB before the change, 163 kB now". */

import {
  DAY_PAST,
  EARLIER_ABROAD,
  EARLIER_FRAME,
  INSTEAD_OF_ABROAD,
} from "../../../domain/earlier.ts";

const HINT =
  /before|prior|ahead|until|till|up to|first|initially|originally|previous|former|original|earlier|beginning|start|outset|began|arrived|inherited|took|picked|old|back then|past|state|found|un(?:patched|fixed|changed)/i;

/** The same in other languages. */
const OTHER_HINT =
  /vorher|zuvor|bisher|anfangs|ursprüng|früher|avant|auparavant|départ|initial|précéd|antes|prev|princip|inici|iníci|anterior|prima|inizi|preced|statt|anstelle|lieu|contre|contro|lugar|vez de|invece|frente|rispetto|gegenüber/i;
/** "260 Mo contre 910 Mo": the figure behind is that of before. */
const INSTEAD = new RegExp(
  `(?<!\\p{L})(?:${INSTEAD_OF_ABROAD})\\s(?:(?:los|las?|el|i|il|les?|den|der|as|os) )?$`,
  "iu",
);
let frame: RegExp | null = null;
let past: RegExp | null = null;

const LONGEST_INSTEAD = 24;

/** What begins another time within the sentence. */
const TURN =
  /[;]|(?<!\p{L})(?:but|now|today|since|after\w*|then|meanwhile|against|instead|at the end|jetzt|nun|heute|inzwischen|nachher|danach|maintenant|désormais|aujourd['’]hui|après|ahora|hoy|después|ora|adesso|oggi|dopo|agora|hoje|depois|statt|anstatt|gegenüber|au lieu|contre|en lugar|e[nm] vez|frente|invece|contro|rispetto)(?!\p{L})/iu;
const APART = /[,;:()–—]/;

/** Whether the figure at `from` to `to` of a clause is told of the time before the work changed it. */
export function isOfBefore(raw: string, from: number, to: number): boolean {
  const isForeign = OTHER_HINT.test(raw);
  if (!isForeign && !HINT.test(raw)) return false;
  if (isForeign && INSTEAD.test(raw.slice(Math.max(0, from - LONGEST_INSTEAD), from))) return true;
  frame ??= new RegExp(
    `(?<![\\p{L}\\d-])(?:${EARLIER_FRAME}|(?:before|was)(?=$|[,.;:)])|(?:${EARLIER_ABROAD})(?!\\p{L}))`,
    "giu",
  );
  for (const { index, 0: told } of raw.matchAll(frame)) {
    const end = index + told.length;
    if (end <= from ? leads(raw, index, end, from) : index >= to && follows(raw.slice(to, index)))
      return true;
  }
  return false;
}

/** In front of what it tells of; "264 kB before, 163 kB now": not behind another figure. */
function leads(raw: string, index: number, end: number, from: number): boolean {
  if (TURN.test(raw.slice(end, from))) return false;
  const part = raw.slice(0, index).split(APART).at(-1) ?? "";
  return !/\d/.test(part);
}

const NEAR = 40;

function follows(between: string): boolean {
  return between.length < NEAR && !APART.test(between) && !TURN.test(between);
}

/** Whether a clause tells of a day or an hour past, or of the time before the work changed things. */
export function tellsOfThePast(text: string): boolean {
  past ??= new RegExp(`(?<![\\p{L}\\d-])(?:${EARLIER_FRAME}|${DAY_PAST}|used to)`, "iu");
  return past.test(text);
}
