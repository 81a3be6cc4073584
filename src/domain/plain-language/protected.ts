import { findPhrase, foldText, placesIn } from "../literal-phrase.ts";
import type { Span } from "./finding.ts";

// Each pattern is a run of one character class after a fixed opening, so the search is linear. A span across
// quotes is bounded in length: a lone quote must not hide the rest of a text.
const CODE = /`[^`]+`/gu;
const ADDRESS = /\b[a-z][a-z0-9+]{1,20}:\/\/[^\s<>"'`]+/giu;
/** `&lt;`, `&#8364;`: characters as markup writes them. */
const CHARACTER_REFERENCE = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/giu;
const QUOTED =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|(?<=^|[\s(])'[^'\n]{1,120}'(?=$|[\s).,;:!?])/gu;
const HANDS_OVER_QUOTE =
  /\b(?:project|milestone|lane|epic|finish|ship|complete|launch|called|codenamed)\s$/iu;

/** A text with the parts blanked (the offsets stay) that are not the writer's own words. */
export interface MaskedText {
  /** Code and addresses blanked. */
  readonly words: string;
  /** Quotations blanked too, except a single name that is used as a name. */
  readonly ownWords: string;
}

function spans(text: string, pattern: RegExp): readonly Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function blank(text: string, parts: readonly Span[], filler: string): string {
  let out = "";
  let at = 0;
  for (const { start, end } of parts) {
    if (start < at) continue;
    out += text.slice(at, start) + filler.repeat(end - start);
    at = end;
  }
  return out + text.slice(at);
}

/** A term that is read as one word, and known by it: letters and digits, with single signs between them. */
const ONE_WORD = /^[\p{L}\p{N}\p{M}_]+(?:[-./&+:@'’#=][\p{L}\p{N}\p{M}_]+)*$/u;

/** Where the terms stand that are no single words: of several words, or with a sign at an end ("QZX+"). */
function termSpans(text: string, terms: readonly string[]): readonly Span[] {
  const others = terms.map((term) => term.trim()).filter((term) => !ONE_WORD.test(term));
  if (others.length === 0) return [];
  const folded = foldText(text);
  const found: Span[] = [];
  let places: ReturnType<typeof placesIn> | null = null;
  for (const term of others.map(foldText)) {
    for (let at = findPhrase(folded, term); at !== null; at = findPhrase(folded, term, at.end)) {
      places ??= placesIn(text);
      found.push(places(at));
    }
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Blanks code, addresses and quotations, and allowed terms that are no single words; a blanked part is a run of U+E000 (private use), which is no word and no space. */
export function maskText(text: string, allowedTerms: readonly string[]): MaskedText {
  const code = spans(text, CODE);
  const afterCode = blank(text, code, "\uE000");
  const addresses = spans(afterCode, ADDRESS);
  const ofOwn = blank(afterCode, addresses, "\uE000");
  // White space, since "R&amp;D" and "Tom &amp; Jerry" are words with a mark in between and no piece of code.
  const words = blank(ofOwn, spans(ofOwn, CHARACTER_REFERENCE), " ");
  const quoted = spans(words, QUOTED).filter(
    ({ start }) => !HANDS_OVER_QUOTE.test(words.slice(Math.max(0, start - 12), start)),
  );
  const unquoted = blank(words, quoted, "\uE000");
  return { words, ownWords: blank(unquoted, termSpans(unquoted, allowedTerms), "\uE000") };
}
