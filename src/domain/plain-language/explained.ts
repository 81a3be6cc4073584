import type { Token } from "./tokens.ts";

/** How far around a name its explanation is looked for, in words and in UTF-16 units. */
const WORDS_AROUND = 12;
const UNITS_AROUND = 160;

const SMALL_WORDS = /^(?:a|an|the|of|and|or|for|to|in|on|per|by|de|und|der|la|del|et)$/iu;
const ARTICLE =
  "(?:the|our|a|an|its|my|their|this|unser|unsere|unserem|unseren|der|die|das|dem|den|ein|eine|einem|el|la|los|las|nuestro|nuestra|un|una|le|les|notre|une|il|lo|nostro|nostra|o|os|nosso|nossa|het|de|onze)";
const PARENTHESIS = /^\s{0,3}[([]([^)\]]{3,120})[)\]]/u;
/** "Bluefin 2", "Kestrel v3", "Heron version 2.1", "Osprey Mk II": which one of its name it is. */
const WHICH_ONE =
  /^\s(?:(?:[Vv]ersion|[Rr]elease|Mk\.?|Mark) )?(?:[vV]?\d{1,4}(?:\.\d{1,4}){0,3}|[IVX]{1,4})(?![\p{L}\p{N}])/u;
const APPOSITION = new RegExp(
  `^\\s{0,2}(?:,|–|—|-|:|=)\\s{0,2}(?:(?:i\\.e\\.|that is|meaning|short for|which is|also known as),?\\s)?${ARTICLE}\\s(?!(?:rest|same|others?|usual|next|last|first|second|team|one)\\b)\\p{L}`,
  "iu",
);
const DEFINITION = new RegExp(
  `^\\s{0,2}(?:(?:(?:means|stands for|refers to|steht für)\\s+|(?:is|ist|es|est|è|é)\\s+${ARTICLE}\\s)(?!(?:done|ready|finished|complete|live|green|shipped|on|in|at)\\b)\\p{Ll}|[=:]\\s{0,2}(?:${ARTICLE}\\s)?\\p{Ll}+\\s\\p{Ll}|,?\\s(?:which|that)\\s(?:is|are|does|imports|sends|stores|runs|holds|makes)\\s)`,
  "u",
);
const CALLED =
  /\p{L}[\p{L}-]*,?\s(?:(?:that|which)\s(?:is|we)\s)?(?:called|named|code[- ]?named|nicknamed|(?:also )?known as|aka|we call|genannt|namens|llamad[oa]|appelée?|chiamat[oa]|chamad[oa]|genaamd|a\.k\.a\.)\s["“'`(]?$/iu;
const THING =
  /^(?:\p{Ll}[\p{L}-]*(?:er|or|ler|ator)|service|job|tool|library|script|module|app|application|server|client|system|database|queue|daemon|worker|pipeline|package|plugin|bot|agent|engine|framework|portal|site|website|store|cache|proxy|gateway|board|model|feed|device|robot|machine|archive|index|format|language|component|program|process)$/u;
/** "the older of the two", "the other": which part it is. */
const COMPARED =
  /^(?:\p{Ll}+(?:ier|lder)|other|latter|former|newer|bigger|larger|smaller|longer|shorter|faster|slower|number|member|order|paper|letter)$/u;

/** "Mercury's motor, the delivery robot of our warehouse": what the owner of the named part is, where it is no such part itself. */
const OWNER_APPOSITION = new RegExp(
  `^['’]s (?:\\p{Ll}{1,30} )?(\\p{Ll}{1,30}), ${ARTICLE} (?:\\p{Ll}{1,30} ){0,2}?(\\p{Ll}{1,30})(?= (?:of|in|for|that|which|on|at)\\b|\\s*(?:$|[.,;:!?)]))`,
  "iu",
);

function explainsOwner(after: string): boolean {
  const [, part = "", kind = ""] = OWNER_APPOSITION.exec(after) ?? [];
  return THING.test(kind) && !COMPARED.test(kind) && kind !== part;
}

/** How the same text explains the name or abbreviation at `token`. */
export function isExplained(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const behind = text.slice(token.end, token.end + UNITS_AROUND);
  const after = behind.slice(WHICH_ONE.exec(behind)?.[0].length ?? 0);
  const inside = PARENTHESIS.exec(after)?.[1];
  if (inside !== undefined && countPlainWords(inside) >= 2) return true;
  const before = text.slice(Math.max(0, token.start - UNITS_AROUND), token.start);
  if (/\p{Ll}{3,}\s{1,2}["“'(]?[([]$/u.test(before) && /^["”']?\s?[)\]]/u.test(after)) return true;
  return (
    APPOSITION.test(after) ||
    explainsOwner(after) ||
    DEFINITION.test(after) ||
    CALLED.test(before) ||
    followsItsKind(tokens, index) ||
    (/^\s?(?:,(?!\s(?:and\b|or\b|\p{Lu}))|[.;:!?)–—]|$)/u.test(after) &&
      isAppositionOf(tokens, index))
  );
}

/** "(the billing importer)" explains; "(v2)" and "(PAY-88)" do not. */
function countPlainWords(text: string): number {
  return (text.match(/(?<![\p{L}\p{N}])\p{L}?\p{Ll}{2,}(?![\p{L}\p{N}])/gu) ?? []).length;
}

/** They end like things that do something, and are none: "the work for", "the rest under". */
const NO_THING =
  /^(?:for|or|nor|per|over|under|after|her|never|ever|other|another|either|neither|whether|rather|later|earlier|together|however|whatever|whenever)$/u;

/** "the nightly report generator Heron": article, words, the kind of thing, name. */
function followsItsKind(tokens: readonly Token[], index: number): boolean {
  const kind = tokens[index - 1]?.text ?? "";
  return THING.test(kind) && !NO_THING.test(kind) && followsArticle(tokens, index);
}

/** "our billing importer, Bluefin, …": the kind of thing behind an article, and its name between commas. */
function isAppositionOf(tokens: readonly Token[], index: number): boolean {
  const kind = tokens[index - 1]?.text ?? "";
  if (!THING.test(kind) || NO_THING.test(kind) || COMPARED.test(kind)) return false;
  if (!/^\s?(?:,|–|—|:)\s?$/u.test(tokens[index]?.gap ?? "")) return false;
  return followsArticle(tokens, index, true);
}

/** "the guide for Kestrel": it may be the customer for whom the thing is. */
export function isForSomebody(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === "for" && followsArticle(tokens, index);
}

/** Behind an article and at least two words, with nothing but words in between; `comma` allows one in front of the name. */
function followsArticle(tokens: readonly Token[], index: number, comma = false): boolean {
  if (!comma && tokens[index]?.gap !== " ") return false;
  for (let at = index - 2; at >= Math.max(0, index - 6); at -= 1) {
    const word = tokens[at];
    if (word === undefined || tokens[at + 1]?.gap !== " ") return false;
    if (/^(?:the|our|a|an|its|new|old)$/iu.test(word.text)) return index - at >= 3;
    if (!/^\p{Ll}/u.test(word.text) || SMALL_WORDS.test(word.text)) return false;
  }
  return false;
}

/** True when the letters of an abbreviation are the first letters of neighbouring words nearby. */
export function isSpelledOut(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const letters = token.text
    .replace(/s$/u, "")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
  if (letters.length < 2) return false;
  const near = tokens.slice(Math.max(0, index - WORDS_AROUND), index + WORDS_AROUND + 1);
  const words = near.filter(({ text }) => text !== token.text && text.length > 1);
  const initials = (list: readonly Token[]): string =>
    list.map(({ text }) => text[0]?.toLowerCase() ?? "").join("");
  if (
    letters.length === 2 &&
    !/[([]/u.test(token.gap) &&
    !/[([]/u.test(tokens[index + 1]?.gap ?? "")
  )
    return false;
  const large = words.filter(({ text }) => !SMALL_WORDS.test(text));
  return initials(words).includes(letters) || initials(large).includes(letters);
}
