/**
 * Numbers as people write them in a completion condition: `4`, `four`, `vier`, `1,204,881`.
 * Shared by the inventory (how many things are asked for) and by the completion gate.
 */

/** English names of the numbers from zero to twenty, by their value. */
export const NUMBER_NAMES: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries(NUMBER_NAMES.map((name, value) => [name, value]).slice(1)),
  TENS,
  {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    sete: 7,
    oito: 8,
    dez: 10,
    doze: 12,
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    negen: 9,
    tien: 10,
  },
);

/** English words whose other-language reading is a trap (`once`, `six`, `due`): read as numbers nowhere. */
const TRAPS: ReadonlySet<string> = new Set(["once", "due", "dos", "sept", "elf", "sei"]);

/** The value of a number word or of digits with thousands separators; null when it is neither. Case is ignored. */
export function readNumber(word: string): number | null {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return readDigits(word);
  const lower = word.toLowerCase();
  if (TRAPS.has(lower)) return null;
  return NUMBER_WORDS[lower] ?? null;
}

const NAME = [...NUMBER_NAMES.slice(1), ...Object.keys(TENS)].join("|");
/** The source of a pattern for the number words of other languages, flags `iu`. */
export const FOREIGN_NUMBER = Object.keys(NUMBER_WORDS)
  .filter((word) => !TRAPS.has(word) && !NUMBER_NAMES.includes(word) && TENS[word] === undefined)
  .join("|");
/** The source of a pattern for a number in English words, flags `iu`: "six", "sixty-five", "a hundred", "two hundred twelve". */
export const SPELT_NUMBER = `(?:a (?=hundred))?(?:${NAME})(?!\\p{L})(?:[ -](?:${NAME}|thousand)(?!\\p{L}))*`;

/** The value of digits or of a number in English words; null where the words make no one number ("two three"). */
export function readSpelt(text: string): number | null {
  if (/^\d/u.test(text)) return readDigits(text);
  let value = 0;
  for (const word of text.toLowerCase().split(/[ -]/u)) {
    const number = readNumber(word) ?? 0;
    if (word === "hundred" || word === "thousand")
      value = Math.max(value, 1) * (word === "hundred" ? 100 : 1000);
    else if (value % (number < 10 && value % 100 > 10 ? 10 : 100) === 0) value += number;
    else return null;
  }
  return value;
}

const ANY_NUMBER = new RegExp(
  `\\d|(?<!\\p{L})(?:an? (?:second|minute|hour|day|week)|twice|${NAME})(?!\\p{L})`,
  "iu",
);

/** Whether a text holds a number, in digits or in English words. */
export function tellsNumber(text: string): boolean {
  return ANY_NUMBER.test(text);
}

/** `1,204,881`, `1.204.881`, `1 204 881`, `97.8`, `88,9` as a number; null for anything else. */
export function readDigits(text: string): number | null {
  const digits = /^\d+$/u.test(text) ? text : withoutSeparators(text);
  const value = Number(digits ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

function withoutSeparators(text: string): string | null {
  if (!/^\d[\d.,  ']*$/u.test(text)) return null;
  const body = text.replace(/[.,  ']+$/u, "");
  if (/^\d{1,3}(?:[,  ']\d{3})+(?:\.\d+)?$/u.test(body)) return body.replace(/[,  ']/gu, "");
  if (/^\d{1,3}(?:\.\d{3}){2,}$/u.test(body)) return body.replace(/\./gu, "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/u.test(body)) return body.replace(/\./gu, "").replace(",", ".");
  if (/^\d+,\d+$/u.test(body)) return body.replace(",", ".");
  return body;
}

const ORDINALS: readonly string[] =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** Which one of a row a word names, from 0: `second`, `4th`; -1 for the last; null when it names none. */
export function readOrdinal(word: string): number | null {
  if (word === "last" || word === "final") return -1;
  const at = ORDINALS.indexOf(word);
  if (at >= 0) return at;
  const [, figure] = /^(\d{1,3})(?:st|nd|rd|th)$/u.exec(word) ?? [];
  return figure === undefined || Number(figure) === 0 ? null : Number(figure) - 1;
}
