import { STATE_THE_WORK, type Example, type PhrasePattern, type PhraseRule } from "../../rule.ts";
import { at, one, some, words } from "../phrase-parts.ts";

/** The data of one language. Words parted by white space, `_` for a space inside a phrase. */
export interface Language {
  /** ISO 639-1 code; part of the rule ids. */
  readonly code: string;
  readonly name: string;
  /** People and systems behind a demand, in all their forms. */
  readonly roles: string;
  /** Verbs that make their subject the source of a demand. */
  readonly wants: string;
  /** What may stand between "according to" and the role. */
  readonly articles: string;
  /** Verbs may stand before their subject. */
  readonly inverts: boolean;
  /** "according to", "on behalf of", "at the request of". */
  readonly sources: string;
  /** "requested by", with the preposition. */
  readonly passives: string;
  /** "when", "if", "a": what follows is about anybody, not a demand. */
  readonly conditions: string;
  /** Further patterns of attribution, and their anchors. */
  readonly hearsay: readonly PhrasePattern[];
  readonly suspicious: readonly PhrasePattern[];
  readonly suspiciousAnchors: string;
  readonly hearsayAnchors: string;
  readonly passes: readonly Example[];
  readonly failsAttribution: readonly Example[];
  readonly failsSuspicious: readonly Example[];
}

function split(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** "Le client attend la réponse du serveur": two programs that talk. */
const NO_REPLY =
  "(?! (?:[^ ]+ ){0,2}(?:réponse|respuesta|risposta|resposta) (?:[^ ]+ ){0,2}(?:serveur|servidor|server)| \\d+ (?:ms|secondes?|segundos?|secondi|minutes?|minutos?|minuti|sekunden|minuten)| (?:in coda|en cola|en file|na fila|in der warteschlange))";

/** "The HTTP client expects …" is a program. */
const NO_PROGRAM =
  "(?! (?:http|https|rest|sql|mqtt|ssh|ftp|imap|smtp|dns|ldap|tcp|grpc|graphql|redis|git|api|web|ntp|oauth)(?= ))";

/** Anchors are single words; of a phrase, its last. */
function anchorsOf(list: string): readonly string[] {
  return split(list).map((phraseOrWord) => phraseOrWord.split(/[_'-]/).at(-1) ?? phraseOrWord);
}

/** The rules of a language: attribution, and suspicious phrasing where it is known. */
export function languageRules(language: Language): readonly PhraseRule[] {
  const { code, name, roles, wants, articles, sources, passives } = language;
  const article = some(articles, 3);
  const role = `(?: |[ldnsu]'| [ldnsu]')(?:${split(roles).join("|").replaceAll("_", " ")})`;
  const conditions = split(language.conditions).join("|").replaceAll("_", " ");
  const unlessBefore = new RegExp(` (?:${conditions})(?: [^ ]+)?(?: |[ldn]')$`);
  const patterns: PhrasePattern[] = [
    { ...at(roles, NO_PROGRAM, words(4), one(wants), NO_REPLY), unlessBefore },
    at(sources, article, words(1), role),
    at(passives, article, words(1), role),
    ...(language.inverts
      ? [{ ...at(wants, words(2), `(?:${one(articles)}){1,3}`, role), unlessBefore }]
      : []),
    ...language.hearsay,
  ];
  return [
    {
      id: `voice.attribution.${code}`,
      sentence: `The nudge presents a person or a system as the source of the demand (${name}).`,
      advice: STATE_THE_WORK,
      anchors: [...new Set([...anchorsOf(roles), ...split(language.hearsayAnchors)])],
      patterns,
      passes: language.passes,
      fails: language.failsAttribution,
    },
    {
      id: `voice.suspicious.${code}`,
      sentence: `The nudge overrides, claims approval, threatens, conceals or asks for secrets (${name}).`,
      advice: STATE_THE_WORK,
      anchors: split(language.suspiciousAnchors),
      patterns: language.suspicious,
      passes: language.passes,
      fails: language.failsSuspicious,
    },
  ].filter((rule) => rule.patterns.length > 0);
}
