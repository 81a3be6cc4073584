import { findPhrase, foldText, placesIn } from "./literal-phrase.ts";
import { findAbbreviations, findShortForms } from "./plain-language/abbreviations.ts";
import { findCodenames } from "./plain-language/codenames.ts";
import { type LintContext, vocabularyOf } from "./plain-language/context.ts";
import {
  inTextOrder,
  type Finding,
  type PlainField,
  type TextProblem,
  toProblem,
} from "./plain-language/finding.ts";
import { isExplained, isSpelledOut } from "./plain-language/explained.ts";
import { languageOf } from "./plain-language/language-of.ts";
import { findVague } from "./plain-language/observable.ts";
import { maskText } from "./plain-language/protected.ts";
import { speaksOfTheSky } from "./plain-language/sky.ts";
import { findTickets } from "./plain-language/tickets.ts";
import { tokenize } from "./plain-language/tokens.ts";

export type { PlainField, Span, TextProblem } from "./plain-language/finding.ts";

/** What is judged, and what the policy adds. */
export interface PlainLanguageOptions {
  readonly field: PlainField;
  /** Abbreviations and names that these readers know; compared without regard to case. */
  readonly allowedTerms: readonly string[];
  /** Names to refuse unless the text explains them; compared without regard to case. */
  readonly codenames: readonly string[];
  /** What the reader has read before: a name or an abbreviation that is explained there is so here. */
  readonly explainedBy?: string | undefined;
}

/**
 * What keeps a person who knows software, but not this team, from understanding the text: codenames,
 * ticket ids in place of work, abbreviations and, for `done_when`, the lack of an observable condition.
 * All problems, in text order; a term is named once, where it stands first. Codes are `<field>.codename`,
 * `.ticket_id`, `.abbreviation` and `done_when.not_observable`.
 */
export function lintPlainLanguage(
  text: string,
  options: PlainLanguageOptions,
): readonly TextProblem[] {
  const context = readContext(text, options);
  const codenames = findCodenames(context);
  const named = new Set(codenames.map(({ span }) => span.start));
  const free = ({ span }: Finding): boolean =>
    !named.has(span.start) &&
    !codenames.some(({ span: { start, end } }) => start <= span.start && span.end <= end);
  const vague = options.field === "done_when" ? findVague(context).filter(free) : [];
  const tickets = findTickets(context).filter(free);
  // A condition that ends in "etc." has no end: that the word is short is the lesser fault.
  const seen = new Set([...named, ...vague.map(({ span }) => span.start)]);
  const abbreviations = [...findAbbreviations(context), ...findShortForms(context)].filter(
    (finding) => {
      const fresh = !seen.has(finding.span.start) && free(finding);
      seen.add(finding.span.start);
      return fresh;
    },
  );
  const isKnown = explainedIn(options.explainedBy ?? "", options);
  const unknown = [...codenames, ...abbreviations].filter(
    ({ span }) => !isKnown(text.slice(span.start, span.end)),
  );
  const findings = [...unknown, ...tickets, ...vague];
  return inTextOrder(findings.map((finding) => toProblem(options.field, finding)));
}

/** Whether a text explains a term, in any of the places where it stands. */
function explainedIn(text: string, options: PlainLanguageOptions): (term: string) => boolean {
  if (text === "") return () => false;
  const folded = foldText(text);
  let read: ExplainingText | undefined;
  return (term) => {
    const forms = /^\p{Lu}{2,}s$/u.test(term) ? [term, term.slice(0, -1)] : [term];
    return forms.map(foldText).some((form) => {
      for (let at = findPhrase(folded, form); at !== null; at = findPhrase(folded, form, at.end)) {
        read ??= explainingText(text, options);
        const { tokens, masked, indexAt } = read;
        const last = indexAt(at);
        if (isExplained(masked.ownWords, tokens, last) || isSpelledOut(tokens, last)) return true;
      }
      return false;
    });
  };
}

/** What `explainedIn` needs of a text, made once: `indexAt` finds the token at whose end a folded stretch ends; -1 for none. */
interface ExplainingText extends LintContext {
  readonly indexAt: (folded: { readonly start: number; readonly end: number }) => number;
}

function explainingText(text: string, options: PlainLanguageOptions): ExplainingText {
  const context = readContext(text, options);
  const places = placesIn(text);
  const byEnd = new Map(context.tokens.map(({ end }, index) => [end, index]));
  return { ...context, indexAt: (folded) => byEnd.get(places(folded).end) ?? -1 };
}

function readContext(text: string, { allowedTerms, codenames }: PlainLanguageOptions): LintContext {
  const masked = maskText(text, allowedTerms);
  const tokens = tokenize(masked.ownWords);
  return {
    text,
    masked,
    tokens,
    language: languageOf(tokens),
    allowed: foldedSet(allowedTerms),
    refused: foldedSet(codenames),
    sky: speaksOfTheSky(tokens),
    vocabulary: vocabularyOf(tokens),
  };
}

function foldedSet(terms: readonly string[]): ReadonlySet<string> {
  return new Set(terms.map((term) => foldText(term.trim())));
}
