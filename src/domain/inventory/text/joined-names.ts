import { ONE_THING } from "../words/list-words.ts";
import type { Token } from "./tokens.ts";
import { isAuxiliary, isInflected } from "../words/verbs.ts";

/** What a firm's name ends with, or goes on with: "Smith & Sons", "Marks & Miller Ltd". */
const KIN = /^(?:sons?|daughters?|brothers|bros\.?|co\.?|company|partners?|associates|cie\.?)$/u;
const FORM = /^(?:ltd|inc|llc|llp|plc|corp|gmbh|ag|kg|se|sa|nv|bv)\.?$/u;
const JOINS = /^(?:&|and)$/u;
/** "Smith and Sons" */
const FIRM = /^(?:sons?|daughters?|brothers|bros\.?|co\.?|company|associates)$/u;
/** Behind two names that would be two of them a verb in the plural stands. */
const SINGULAR = /^(?:is|was|has|does|gets)$/u;

/**
 * The tokens, with one for a name that is written with "&": "Johnson & Johnson", "R & D", "Smith & Sons", "a contract with
 * Marks & Spencer is". "Anna & Ben have" and "German & French" are two.
 */
export function withNamesJoined(text: string, tokens: readonly Token[]): readonly Token[] {
  if (isIdiom(tokens)) return idiomJoined(text, tokens);
  if (!tokens.some(({ word }) => JOINS.test(word))) return tokens;
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, after] = [found.at(-1), tokens[i], tokens[i + 1]];
    if (token === undefined) continue;
    if (
      JOINS.test(token.word) &&
      before !== undefined &&
      after !== undefined &&
      isName(text, before) &&
      isName(text, after) &&
      (token.word === "and"
        ? FIRM.test(after.word)
        : isOne(before.word, after.word, tokens[i + 2]?.word ?? ""))
    ) {
      const { start } = before;
      const word = text.slice(start, after.end).toLowerCase();
      found[found.length - 1] = { start, end: after.end, word, enclosed: false, capital: true };
      i++;
    } else found.push(token);
  }
  return found;
}

/** "drag and drop works in the editor": two words for one thing, of which the clause tells something. */
function isIdiom([first, and, second, verb]: readonly Token[]): boolean {
  if (and?.word !== "and" || first === undefined || second === undefined) return false;
  if (!ONE_THING.has(`${first.word} ${second.word}`)) return false;
  return verb !== undefined && (isAuxiliary(verb.word) || isInflected(verb.word));
}

function idiomJoined(text: string, tokens: readonly Token[]): readonly Token[] {
  const [start, end] = [tokens[0]?.start ?? 0, tokens[2]?.end ?? 0];
  const word = text.slice(start, end).toLowerCase();
  return [{ start, end, word, enclosed: false, capital: false }, ...tokens.slice(3)];
}

/** Written with one capital letter in front: "Marks", "R", and not "CSV". */
function isName(text: string, { start, end, enclosed }: Token): boolean {
  return !enclosed && /^\p{Lu}[\p{Ll}'’-]*\.?$/u.test(text.slice(start, end));
}

function isOne(first: string, second: string, next: string): boolean {
  if (first === second || (first.length === 1 && second.length === 1)) return true;
  return KIN.test(second) || FORM.test(next) || SINGULAR.test(next);
}
