import type { Total } from "./totals.ts";

/** What stands in front of things in the plural in languages that have no other word for "both": "les deux", "los dos". */
const ARTICLES = "les|los|las|i|gli|le|os|as|ces|estos|estas|questi|queste|estes";
/** How many, in words: behind an article a figure may as well measure ("les 12 tests"). */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    "deux dos due dois duas",
    "trois tres tre três",
    "quatre cuatro quattro quatro",
    "cinq cinco cinque",
    "six seis sei",
    "sept siete sette sete",
    "huit ocho otto oito",
    "neuf nueve nove",
    "dix diez dieci dez",
  ].flatMap((names, at) => names.split(" ").map((name) => [name, at + 2] as const)),
);
/** Time that goes by, and "les trois premiers", which says which. */
const MEASURED =
  /^(?:jours|heures|minutes|semaines|mois|ans|années|premiers|premières|derniers|dernières|días|horas|minutos|semanas|meses|años|primeros|primeras|últimos|últimas|giorni|ore|minuti|settimane|mesi|anni|primi|prime|ultimi|ultime|dias|anos|primeiros|primeiras)$/u;
const ARTICLE = new RegExp(`^(?:${ARTICLES})$`, "u");

/** The start of such a total, to be followed by a blank; flags `iu`. */
export const FOREIGN_TOTAL = `(?:${ARTICLES})\\s(?:${[...NUMBERS.keys()].join("|")})`;

/** "Les trois rapports sont signés" speaks of each of the three, as "all three" does; null where no such words open a clause. */
export function foreignTotal([
  article = "",
  number = "",
  noun = "",
]: readonly string[]): Total | null {
  const count = NUMBERS.get(number);
  if (count === undefined || !ARTICLE.test(article)) return null;
  return /^\p{Ll}{2,}[sxie]$/u.test(noun) && !MEASURED.test(noun) ? { count, at: 1 } : null;
}
