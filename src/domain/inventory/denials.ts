import { contentWords } from "./content-words.ts";
import { readNumber } from "./numbers.ts";
import { foldWord } from "./stem.ts";
import { FILLERS, STOP_WORDS } from "./stop-words.ts";

/** A stretch of an item that says what is not delivered: "PDF fails", "except PDF". */
export interface Denial {
  /** The stems of what it denies. */
  readonly words: ReadonlySet<string>;
  /** The verb that is denied ("not found"), which says nothing of a condition without it; null where it denies all. */
  readonly verb: string | null;
  /** It speaks of several at once: "all exports fail", "the others fail". */
  readonly all: boolean;
  /** How many things it denies where they have no names. */
  readonly count: number;
}

/** An item without what it denies. */
export interface Denying {
  readonly rest: string;
  readonly denials: readonly Denial[];
}

/** Which of an item's words the conditions have. */
export interface Known {
  /** A word of any condition. */
  readonly has: (word: string) => boolean;
  /** What sets a member of a list apart from the others. */
  readonly names: ReadonlySet<string>;
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Most items have none of these; the others are read word by word. */
const MAY_DENY =
  /[✗✘❌✕✖]|n['’]t\b|\b(?:no|not|never|without|except|excluding|excluded|instead|rather|than|minus|lacking|like|unlike|apart|cannot|fail\w*|br[eo]k\w*|break\w*|crash\w*|missing|omitted|skipped|dropped|refus\w*|reject\w*|declin\w*|den(?:y|ie[sd])|errors?|absent|incomplete|unfinished|untested|kein\w*|ohne|außer|nicht|fehl\w*|kaputt|scheiter\w*|sans|sauf|pas|sin|salvo|sem|exceto|falla\w*|falta\w*|échoue\w*|manque\w*)(?![\p{L}\p{N}])/iu;
const TOKEN = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[,;.!?()—–]|(?<=\s)-(?=\s)|[✗✘❌✕✖]/gu;

const CUT = /^(?:[,;.!?()—–-]|but|while|whereas|although|though|however|aber|mais|pero|mas)$/u;
const AND = /^(?:and|or|und|et|y|e|oder|ou)$/u;
/** What fails, by itself; the forms that speak of one thing only are apart. */
const FAILS =
  /^(?:fail|failing|failed|broken|broke|break|crash|crashed|crashing|missing|excluded|omitted|skipped|dropped|rejected|refuse|refused|reject|decline|declined|denied|absent|incomplete|unfinished|untested|fehlen|kaputt|scheitern|fallan|faltan|manquent|[✗✘❌✕✖])$/u;
const FAILS_ALONE =
  /^(?:fails|breaks|crashes|refuses|rejects|declines|denies|fehlt|fehlerhaft|scheitert|falla|falta|échoue|manque|[✗✘❌✕✖])$/u;
/** What may follow a word that fails; before another word it describes or has an object ("the failing test is fixed"). */
const AFTER =
  /^(?:with|on|in|at|for|by|because|due|as|again|so|to|still|since|under|when|if|after|during|and|now|here|there|mit|bei|noch)$/u;
const NOT = /^(?:not|never|cannot|nicht|pas|\p{L}+n['’]t)$/u;
const DOUBLE =
  /^(?:no|not|never|nothing|none|nobody|neither|without|zero|0|cannot|stopped|fixed|that|which|who|used|to|if|when|where|nicht|kein|keine|nichts|ohne|aucun|\p{L}+n['’]t)$/u;
const SOON = /^(?:yet|fully|currently|really|longer|even|at|all|any|more|so|far|been|be)$/u;
const EVERY = /^(?:all|both|every|each|everything|others?|rest|remaining|alle|beide|none)$/u;

/** What an item denies; null for most. */
export function denialsIn(item: string, known: Known): Denying | null {
  if (!MAY_DENY.test(item) || item.length > LONGEST) return null;
  const tokens = [...item.matchAll(TOKEN)].map((match): Token => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const denials: Denial[] = [];
  let rest = item;
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const range = deniedAt(tokens, at, done, known);
    if (range === null) continue;
    const said = tokens.slice(range.from, range.to);
    const subject = said.filter(
      (_, i) => range.from + i < range.end && range.from + i >= range.start,
    );
    const stems = subject.flatMap(({ word }) => stemsOf(word));
    const words = new Set(stems);
    denials.push({
      words,
      verb: range.verb,
      all: subject.some(({ word }) => EVERY.test(word)) || said.some(({ word }) => word === "none"),
      count: countIn(subject, known),
    });
    const [first, last] = [said[0], said.at(-1)];
    if (first !== undefined && last !== undefined) {
      const gap = ";".padEnd(last.end - first.start);
      rest = rest.slice(0, first.start) + gap + rest.slice(last.end);
    }
    at = range.to - 1;
    done = range.to;
  }
  return denials.length === 0 ? null : { rest, denials };
}

/** A longer item is a report; its sentences are not read one by one. */
const LONGEST = 2_000;

/** A denied stretch, by the indices of its tokens, and where within it stands what is denied. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly verb: string | null;
}

function deniedAt(tokens: readonly Token[], at: number, done: number, known: Known): Range | null {
  const word = tokens[at]?.word ?? "";
  return (
    excludedFrom(tokens, at, known) ??
    (FAILS.test(word) || FAILS_ALONE.test(word) || isError(tokens, at)
      ? failedBefore(tokens, at, done, known)
      : NOT.test(word) || (word === "no" && tokens[at + 1]?.word === "longer")
        ? negatedBefore(tokens, at, done, known)
        : null)
  );
}

/** "/carts with an error 500". */
function isError(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== "with") return false;
  const next = /^(?:an?|the)$/u.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return /^(?:errors?|failures?)$/u.test(tokens[next]?.word ?? "");
}

/** "PDF fails", "Safari broken": from the subject to the end of the clause. */
function failedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): Range | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word;
  if (next !== undefined && word !== "with" && !CUT.test(next) && !AFTER.test(next)) {
    // "failing: PDF"
    return null;
  }
  if (tokens.slice(Math.max(done, at - 4), at).some((token) => DOUBLE.test(token.word)))
    return null;
  const from = subjectFrom(tokens, at, done, known, !FAILS_ALONE.test(word));
  if (from === at) return null;
  return { from, to: clauseEnd(tokens, at, known), start: from, end: at, verb: null };
}

/** "PDF does not", "PDF is not done", "Carla has not signed". */
function negatedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): Range | null {
  let next = at + 1;
  while (SOON.test(tokens[next]?.word ?? "")) next++;
  const word = tokens[next]?.word ?? "";
  if (/^(?:only|just|merely|quite)$/u.test(word) || EVERY.test(tokens[at + 1]?.word ?? ""))
    return null;
  const ends = word === "" || CUT.test(word) || AND.test(word);
  const [stem = null] = ends || FILLERS.has(foldWord(word)) ? [] : contentWords(word);
  if (stem !== null && !known.has(stem)) return null;
  const from = subjectFrom(tokens, at, done, known, true);
  const start = tokens
    .slice(from, at)
    .some(({ word: said }) => stemsOf(said).length > 0 || EVERY.test(said));
  if (!start) return null;
  if (
    tokens
      .slice(from, at)
      .some((token) => /^(?:that|which|who|if|when|nothing|none)$/u.test(token.word))
  )
    return null;
  return { from, to: clauseEnd(tokens, next, known), start: from, end: at, verb: stem };
}

/** "no PDF", "except PDF and CSV", "works like JSON": what is named behind, and nothing else. */
function excludedFrom(tokens: readonly Token[], at: number, known: Known): Range | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const open = isExcept(word, next);
  if (!open && !isWithout(tokens, at)) return null;
  let from = at + 1;
  while (/^(?:of|from|than|that|for|the|in|on|a|an|with)$/u.test(tokens[from]?.word ?? "")) from++;
  let end = from;
  let named = 0;
  for (; end < tokens.length; end++) {
    const said = tokens[end]?.word ?? "";
    if (CUT.test(said) && !(said === "," && isNamed(tokens, end + 1, known) && word === "except"))
      break;
    if (AND.test(said) && !isNamed(tokens, end + 1, known)) break;
    const stems = stemsOf(said);
    if (stems.length === 0) continue;
    if (stems.some((stem) => known.has(stem))) named++;
    else if (open && named === 0 && end - from < 3) named++;
    else return null;
  }
  return named === 0 ? null : { from: at, to: end, start: from, end, verb: null };
}

/** What leaves something out whatever it is. */
function isExcept(word: string, next: string): boolean {
  return (
    /^(?:except|excluding|außer|sauf|salvo|exceto)$/u.test(word) ||
    (word === "apart" && next === "from") ||
    (word === "other" && next === "than")
  );
}

/** What leaves something out that is asked for: elsewhere "no" and "without" say how well it works. */
function isWithout(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (/^(?:no|not)$/u.test(word))
    return !/^(?:only|just|merely|longer|quite|yet|all|both|every)$/u.test(next);
  if (/^(?:without|minus|lacking|unlike|kein\p{L}{0,2}|ohne|sans|sin|sem)$/u.test(word))
    return true;
  if (/^(?:instead|rather)$/u.test(word)) return next === "of" || next === "than";
  return word === "like" && FILLERS.has(foldWord(tokens[at - 1]?.word ?? ""));
}

function isNamed(tokens: readonly Token[], at: number, known: Known): boolean {
  const next = /^(?:the|an?)$/u.test(tokens[at]?.word ?? "") ? at + 1 : at;
  return stemsOf(tokens[next]?.word ?? "").some((stem) => known.names.has(stem));
}

/** Where the subject of a clause begins: over an "and" or a comma only from one name to another. */
function subjectFrom(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
  several: boolean,
): number {
  let from = at;
  while (from > done) {
    const word = tokens[from - 1]?.word ?? "";
    const cut = CUT.test(word);
    if (cut && word !== ",") break;
    if ((cut || AND.test(word)) && !(several && from < at && isNamed(tokens, from - 2, known)))
      break;
    if ((cut || AND.test(word)) && !isNamed(tokens, from, known)) break;
    from--;
  }
  return from;
}

function clauseEnd(tokens: readonly Token[], at: number, known: Known): number {
  let end = at + 1;
  while (end < tokens.length) {
    const word = tokens[end]?.word ?? "";
    if (CUT.test(word) || (AND.test(word) && isNamed(tokens, end + 1, known))) break;
    end++;
  }
  return Math.min(end, tokens.length);
}

/** "one fails", "/carts and /users fail": how many things without a name are denied. */
function countIn(subject: readonly Token[], known: Known): number {
  for (const { word } of subject) {
    const number = readNumber(word);
    if (
      number !== null &&
      Number.isInteger(number) &&
      number > 0 &&
      !known.names.has(String(number))
    )
      return number;
  }
  return 1 + subject.filter(({ word }) => AND.test(word) || word === ",").length;
}

function stemsOf(word: string): readonly string[] {
  const folded = foldWord(word);
  if (STOP_WORDS.has(folded) || STOP_WORDS.has(word) || FILLERS.has(folded)) return [];
  return /[\p{L}\p{N}]/u.test(word) ? contentWords(word) : [];
}

/** A condition that is itself about what fails or is refused: an item may say so. */
export function speaksOfFailure(condition: string): boolean {
  return FAILURE.test(condition);
}

const FAILURE =
  /\b(?:no|not|never|none|nothing|without|fail\w*|refus\w*|reject\w*|errors?|invalid|wrong|block\w*|prevent\w*|ignor\w*|den(?:y|ies|ied)|forbid\w*|stop\w*|missing|broken|cannot|\w+n['’]t|exclud\w*|except|hid\w*|remov\w*|delet\w*|gone|empty|crash\w*|skip\w*|nicht|kein\w*|ohne|pas|sans|sin)\b/iu;
