/**
 * "Angezeigt werden alle Kinder, bei denen noch ein Zettel fehlt": a relative clause that says which ones are
 * shown tells of them and not of the work, where goal or done_when speak of things that are open or lacking.
 */

import type { Subject } from "../subject.ts";
import type { Language } from "./frames.ts";

interface Shape {
  /** What opens a relative clause. */
  readonly opens: string;
  /** What ends it within a sentence, besides a comma. */
  readonly ends: string;
  /** Words of a whole, and of showing one. */
  readonly shows: string;
  /** Things that are open or lacking, as goal and done_when name them. */
  readonly lacks: string;
  /** Exceptions: which ones are not there. */
  readonly except: string;
}

const ROMANCE_SHOWN =
  "montr\\p{L}*|affich\\p{L}*|list\\p{L}*|muestr\\p{L}*|mostr\\p{L}*|aparec\\p{L}*|figur\\p{L}*|elenc\\p{L}*|exib\\p{L}*|visualizz\\p{L}*|appa\\p{L}*|compa\\p{L}*|signal\\p{L}*|marc\\p{L}*|segn\\p{L}*";

const SHAPES: Readonly<Record<Language, Shape>> = {
  de: {
    opens:
      ", (?:(?:bei|zu|für|von|mit|an|auf|in|über|aus|nach|unter|gegen) )?(?:die|der|das|den|dem|denen|deren|dessen|welche\\p{L}?) ",
    ends: "(?:aber|jedoch|sondern|doch)",
    shows:
      "alle[nrs]?|jede\\p{L}?|sämtliche\\p{L}?|diejenigen|denjenigen|jene\\p{L}?|(?:an)?gezeigt|(?:an)?zeigt|zeigen|(?:auf)?gelistet|listet|aufgeführt|markiert|hervorgehoben|gezählt|zählt|rot|gelb|oben|erscheinen|erscheint|steht|stehen|sieht",
    lacks:
      "offen\\p{L}*|fehl\\p{L}*|aussteh\\p{L}*|ausst\\p{L}*|nicht|noch|ohne|un\\p{L}{5,}|überfällig\\p{L}*|säumig\\p{L}*|kein\\p{L}*",
    except: "außer|bis auf|mit ausnahme|ausgenommen|nur nicht",
  },
  fr: {
    opens:
      " (?:qui|que|dont|où|(?:pour|à|avec|de|dans|chez) (?:qui|lesquel\\p{L}*|laquelle)|auxquel\\p{L}*|desquel\\p{L}*) ",
    ends: "(?:mais|et|puis|or)",
    shows: `tou(?:s|te|tes)|chaque|cel(?:les|ui)|ceux|${ROMANCE_SHOWN}`,
    lacks:
      "non|pas|manqu\\p{L}*|sans|impay\\p{L}*|attente|retard|ouvert\\p{L}*|incompl\\p{L}*|in\\p{L}{5,}|dues?|restant\\p{L}*",
    except: "sauf|excepté|hormis|à part",
  },
  es: {
    opens:
      " (?:(?:a|de|en|con|para|por) )?(?:(?:el|la|los|las) )?(?:que|cuales|cual|quien|quienes|cuy[oa]s?) ",
    ends: "(?:pero|y|mas|sino)",
    shows: `tod[oa]s|cada|aquell[oa]s|${ROMANCE_SHOWN}`,
    lacks:
      "pendientes?|atraso|deuda|mora|falt\\p{L}*|sin|no|impag\\p{L}*|abiert\\p{L}*|incomplet\\p{L}*|atrasad\\p{L}*|vencid\\p{L}*",
    except: "excepto|salvo|menos",
  },
  pt: {
    opens: " (?:(?:a|de|em|com|para|por) )?(?:[oa]s? )?(?:que|quais|qual|quem|cuj[oa]s?) ",
    ends: "(?:mas|e|porém)",
    shows: `tod[oa]s|cada|aquel[ea]s|${ROMANCE_SHOWN}`,
    lacks:
      "pendentes?|atraso|dívida|falt\\p{L}*|sem|não|abert\\p{L}*|incomplet\\p{L}*|atrasad\\p{L}*|vencid\\p{L}*|em aberto|por pagar",
    except: "exceto|salvo|menos",
  },
  it: {
    opens: " (?:(?:a|di|da|in|con|per|su) )?(?:(?:il|la|i|le) )?(?:che|cui|quali|quale) ",
    ends: "(?:ma|e|però)",
    shows: `tutt[ie]|ogni|quell[ie]|${ROMANCE_SHOWN}`,
    lacks:
      "ritardo|mancant\\p{L}*|manc\\p{L}*|senza|non|apert\\p{L}*|incomplet\\p{L}*|scadut\\p{L}*|sospes\\p{L}*|attesa|insolut\\p{L}*",
    except: "tranne|eccetto|salvo|meno",
  },
};

interface Patterns {
  readonly relative: RegExp;
  readonly shows: RegExp;
  readonly lacks: RegExp;
  readonly except: RegExp;
}

const built = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let patterns = built.get(language);
  if (patterns === undefined) {
    const { opens, ends, shows, lacks, except } = SHAPES[language];
    const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
    patterns = {
      relative: new RegExp(`${opens}(?:(?! ${ends} )[^,;:.()!?]){2,90}`, "giu"),
      shows: word(shows),
      lacks: word(lacks),
      except: word(except),
    };
    built.set(language, patterns);
  }
  return patterns;
}

/** A clause without what says which ones are shown; as it stands where nothing does. */
export function withoutWhichOnes(text: string, language: Language, subject: Subject): string {
  const { relative, shows, lacks, except } = patternsOf(language);
  if (!lacks.test(subject.text)) return text;
  return text.replace(relative, (clause, at: number) => {
    const before = text.slice(Math.max(0, at - NEAR), at);
    const named = (before.match(/\p{L}{4,}/gu) ?? []).some((word) =>
      subject.mentions(word.toLowerCase()),
    );
    return named && shows.test(before) && !except.test(before) ? " " : clause;
  });
}

/** In how many letters before it the shown things are named. */
const NEAR = 90;
