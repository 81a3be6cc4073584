/**
 * Frames of plain speech, written as they are spoken: "(ist|sind) … defekt".
 *
 * "…" stands for up to five words of which none denies, "‥" for up to two, "~" for any ending, "(a|b)" for a choice; a letter with an
 * accent is met without it, too, but for French, whose bare forms are other words (and English ones: "prepare"). All else is as in regular expressions.
 */

export const LANGUAGES = ["de", "es", "fr", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words that deny, in any of the languages; in Portuguese "no" means "in the", in Italian "ne" "of it". */
const DENYING =
  "pas une?(?: seule?)?|nichts?|nie|niemand|kein\\p{L}*|rien|personne|aucune?|ning(?:u|ú)n\\p{L}*|nadie|nada|nulla|nessun\\p{L}*|niente|nenhum\\p{L}*|ningu(?:e|é)m|ohne|sans|sin|sem|senza|0|non|n(?:a|ã)o|nunca|mai";

export function denyingWords(language: Language): string {
  if (language === "pt") return DENYING;
  return language === "it" ? `${DENYING}|né` : `${DENYING}|no|ne`;
}

const PLAIN: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  á: "a",
  à: "a",
  â: "a",
  ã: "a",
  ç: "c",
  é: "e",
  è: "e",
  ê: "e",
  í: "i",
  ì: "i",
  î: "i",
  ñ: "n",
  ó: "o",
  ò: "o",
  ô: "o",
  õ: "o",
  ú: "u",
  ù: "u",
  û: "u",
};

const WORD = "[^\\s,.;:()?!]+";

/** What may stand between a negation and its verb: "no las he", "non li ho", "não os pude". */
const CLITICS: Readonly<Partial<Record<Language, readonly [negation: RegExp, clitic: string]>>> = {
  es: [
    /(?<![\p{L}!=])no (?=\((?!se |me |te |los? |las? ))/gu,
    "no (se )?(lo |la |los |las |le |les |me |nos )?",
  ],
  it: [
    /(?<![\p{L}!=])non (?=\((?!si |mi |ci |lo |la ))/gu,
    "non (lo |la |li |le |l'|mi |ci |ne )?",
  ],
  pt: [
    /(?<![\p{L}!=])não (?=\((?!se |me |os? |as? ))/gu,
    "não (o |a |os |as |se |me |nos |lhes? )?",
  ],
};

export function framePattern(language: Language, frames: readonly string[]): RegExp {
  const word = `(?:(?!(?:pas|plus|jamais|${denyingWords(language)}) )${WORD} )`;
  const [negation, clitic] = CLITICS[language] ?? [];
  const joined = frames.join("|");
  const source = (negation === undefined ? joined : joined.replaceAll(negation, clitic ?? ""))
    .replaceAll("(", "(?:")
    .replaceAll("(?:?", "(?")
    .replaceAll("~", "\\p{L}*")
    .replaceAll("'", "['’]")
    // A word of one letter keeps its accent: "e" and "a" are other words than "è" and "à".
    .replaceAll(/(?<!\p{L})[èé](?=[ )|])/gu, (e) => `(?:${e}|e['’])`)
    .replaceAll(/[äöüßáâãçêíìîñóòôõúùû]|(?<=\p{L})[àéè]|[éè](?=\p{L})/gu, (letter) =>
      language === "fr" ? letter : `(?:${letter}|${PLAIN[letter]})`,
    );
  const whole = source
    .replaceAll("… ,", `${word}{0,5}${WORD},`)
    .replaceAll("… ", `${word}{0,5}`)
    .replaceAll("‥ ", `${word}{0,2}`);
  return new RegExp(`(?<!\\p{L})(?:${whole})(?:(?<=['’])|(?!\\p{L}))`, "u");
}
