import { STATE_THE_WORK, type Example, type PhraseRule } from "../../rule.ts";
import { one, phrase, words } from "../phrase-parts.ts";

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
  /** The human operator, in the forms that are an actor. */
  readonly operators: string;
  /** Nouns for user, client and the like in a topic where they are subject matter. */
  readonly conditions: string;
  /** Further patterns of attribution, and their anchors. */
  readonly hearsay: readonly RegExp[];
  readonly suspicious: readonly RegExp[];
  readonly suspiciousAnchors: string;
  readonly hearsayAnchors: string;
  readonly passes: readonly Example[];
  readonly failsAttribution: readonly Example[];
  readonly failsSuspicious: readonly Example[];
}

function split(list: string): readonly string[] {
  return list.trim().split(/\s+/).filter((word) => word !== "");
}

/** Anchors are single words; of a phrase, its last. */
function anchorsOf(list: string): readonly string[] {
  return split(list).map((phraseOrWord) => phraseOrWord.split(/[_'-]/).at(-1) ?? phraseOrWord);
}

/** The two rules of a language: attribution, and suspicious phrasing. */
export function languageRules(language: Language): readonly PhraseRule[] {
  const { code, name, roles, wants, articles, sources, passives } = language;
  const role = roleOf(roles);
  const article = `(?:${one(articles)}){0,3}`;
  const before = `(?:^|[^a-zà-ÿ]| (?!(?:${split(language.conditions).join("|").replaceAll("_", " ")}) )[^ ]+)`;
  const patterns = [
    phrase(before, article, role, words(4), one(wants)),
    phrase(one(sources), article, words(1), role),
    phrase(one(passives), article, words(1), role),
    ...(language.inverts ? [phrase(one(wants), words(2), article, role)] : []),
    ...(language.operators === "" ? [] : [phrase(article, roleOf(language.operators))]),
    ...language.hearsay,
  ];
  return [
    {
      id: `voice.attribution.${code}`,
      sentence: `The nudge presents a person or a system as the source of the demand (${name}).`,
      advice: STATE_THE_WORK,
      anchors: [
        ...new Set([...anchorsOf(roles), ...anchorsOf(language.operators), ...split(language.hearsayAnchors)]),
      ],
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
  ];
}

/** A role, also behind an elided article ("l'utente"). */
function roleOf(roles: string): string {
  return `(?: |[ldnsu]')(?:${split(roles).join("|").replaceAll("_", " ")})`;
}
