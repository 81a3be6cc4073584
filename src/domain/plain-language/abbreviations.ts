import { foldText } from "../literal-phrase.ts";
import { isAllowed, type LintContext, spanOf } from "./context.ts";
import {
  ABBREVIATIONS_BY_CONTEXT,
  COMMON_ABBREVIATIONS,
  COMMON_LETTER_DIGITS,
  CUSTOMARY_FILES,
  STANDARDS_BY_NUMBER,
} from "./data/common-abbreviations.ts";
import { CODENAME_WORDS } from "./data/codename-words.ts";
import { isCommandName, isCountryCode } from "./codes-and-commands.ts";
import { COMMON_SHORT_WORDS, expandShortForm, FREQUENT_WORDS } from "./data/short-forms.ts";
import { KNOWN_NAMES } from "./data/product-names.ts";
import { FINAL_CLUSTERS, INITIAL_CLUSTERS } from "./data/sounds.ts";
import { isExplained, isSpelledOut } from "./explained.ts";
import { type Finding, quoteTerm } from "./finding.ts";
import type { Token } from "./tokens.ts";
import { isUnit } from "./units.ts";
import { wordMap } from "../word-set.ts";

const inContext = wordMap(ABBREVIATIONS_BY_CONTEXT);
/** Longest word whose sound is judged; longer words without plain sounds are names of tools. */
const SOUND_LIMIT = 6;
/** Words after an abbreviation that make it a format or a standard that can be looked up. */
const FORMAT_NOUN =
  /^(?:format|formats|file|files|protocol|standard|codec|encoding|specification|extension|header|headers|schema|syntax|license|licence|certificate|connector|library|norm)$/u;

/** "SLT", "P&L", and with the small letter of "of" or "over": "DoD", "YoY". */
const CAPITALS = /^(?:\p{Lu}[\p{Lu}&]{1,6}(?:s|S)?|\p{Lu}o\p{Lu}s?)$/u;

/** Abbreviations in capitals that are neither common nor spelled out. */
export function findAbbreviations(context: LintContext): readonly Finding[] {
  const { tokens, masked, language } = context;
  if (isShouted(tokens)) return [];
  const isAllCapitals = isWhollyInCapitals(tokens);
  return collect(context, (token, index) => {
    if (!CAPITALS.test(token.text)) return null;
    if (isAllCapitals && !(language === "english" && soundsCut(token.text.toLowerCase())))
      return null;
    if (isCommonAbbreviation(context, token, index) || isUnit(token, masked.ownWords)) return null;
    return isSpelledOut(tokens, index) || isExplained(masked.ownWords, tokens, index)
      ? "explained"
      : advise(token, undefined);
  });
}

/** "w.r.t": a point behind each letter; two letters are "e.g", "a.m" and the like. */
const DOTTED = /^(?:\p{L}\.){2,}\p{L}$/u;

/** Words with letters left out: "cfg", "msgs", "w/o". */
export function findShortForms(context: LintContext): readonly Finding[] {
  const { tokens, masked, language } = context;
  if (language !== "english") return [];
  return collect(context, (token, index) => {
    const letters = token.text.toLowerCase().replace(/['’](?:d|ed|ing)$/u, "");
    const word = DOTTED.test(letters) ? letters.replaceAll(".", "") : letters;
    if (isCommandName(tokens, index) || isUnit(token, masked.ownWords)) return null;
    const known = expansionOf(token, word, tokens[index + 1], masked.ownWords);
    if (known === null) return null;
    return isExplained(masked.ownWords, tokens, index)
      ? "explained"
      : advise(token, known === "" ? undefined : known);
  });
}

type Verdict = Finding | "explained" | null;

/** One finding for each distinct term, at its first place; an explanation anywhere serves every place. */
function collect(
  context: LintContext,
  judge: (token: Token, index: number) => Verdict,
): readonly Finding[] {
  const found = new Map<string, Finding>();
  const explained = new Set<string>();
  context.tokens.forEach((token, index) => {
    const key = token.text.toLowerCase();
    if (token.technical || explained.has(key)) return;
    if (isAllowed(context, token) || context.allowed.has(foldText(key.replace(/s$/u, "")))) return;
    const verdict = judge(token, index);
    if (verdict === "explained") explained.add(key);
    else if (verdict !== null && !found.has(key)) found.set(key, verdict);
  });
  return [...found].filter(([key]) => !explained.has(key)).map(([, finding]) => finding);
}

function advise(token: Token, expansion: string | undefined): Finding {
  return {
    rule: "abbreviation",
    span: spanOf(token),
    message: `${quoteTerm(token.text)} is an abbreviation that not every reader knows`,
    advice:
      expansion === undefined
        ? "write the words out, once with the abbreviation in parentheses if it is needed again; what every reader knows goes into language.allowed_terms"
        : `write ${expansion
            .split("|")
            .map((word) => `"${word}"`)
            .join(" or ")}`,
  };
}

function isCommonAbbreviation(
  { vocabulary, tokens, masked: { ownWords } }: LintContext,
  token: Token,
  index: number,
): boolean {
  const { text } = token;
  const singular = text.replace(/s$/u, "");
  if (
    COMMON_ABBREVIATIONS.has(text) ||
    COMMON_ABBREVIATIONS.has(singular) ||
    COMMON_ABBREVIATIONS.has(text.toUpperCase()) ||
    COMMON_ABBREVIATIONS.has(singular.toUpperCase())
  )
    return true;
  if (KNOWN_NAMES.has(text.toLowerCase()) || KNOWN_NAMES.has(token.whole.toLowerCase()))
    return true;
  if (COMMON_LETTER_DIGITS.has(text) || CUSTOMARY_FILES.has(text)) return true;
  if (COMMON_SHORT_WORDS.has(text.toLowerCase()) && text.length > 2) return true;
  if (/^M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/u.test(text)) return true;
  if (CODENAME_WORDS.has(text.toLowerCase())) return true;
  if (isCountryCode(vocabulary, tokens, index)) return true;
  // A standard with its version: "OCPP 1.6".
  if (/^\s\d{1,2}\.\d/u.test(ownWords.slice(token.end, token.end + 5))) return true;
  // A standard with its number: "BS 7671".
  if (
    STANDARDS_BY_NUMBER.has(text) &&
    /^\s(?:(?:EN|ISO|IEC)\s){0,2}\d{2,6}/u.test(ownWords.slice(token.end, token.end + 14))
  )
    return true;
  // A variant of a product: "Modbus RTU", "iPhone SE".
  const before = tokens[index - 1];
  if (
    before !== undefined &&
    token.gap === " " &&
    /^i?\p{Lu}/u.test(before.text) &&
    !before.opens &&
    KNOWN_NAMES.has(before.text.toLowerCase())
  )
    return true;
  if (FORMAT_NOUN.test(tokens[index + 1]?.text ?? "") && tokens[index + 1]?.gap === " ")
    return true;
  return inContext(singular).some((cue) => vocabulary.has(cue));
}

/** The words that a short form stands for, "" when only its sound tells, null when it is no short form. */
function expansionOf(
  token: Token,
  word: string,
  after: Token | undefined,
  text: string,
): string | null {
  if (/^\p{Lu}{2,}$/u.test(token.text) && COMMON_ABBREVIATIONS.has(token.text)) return null;
  const whole = token.whole.toLowerCase();
  if (KNOWN_NAMES.has(whole) || KNOWN_NAMES.has(whole.replace(/s$/u, ""))) return null;
  const listed = expandShortForm(word);
  if (listed !== undefined) return isOrdinaryUse(token, word, text) ? null : listed;
  if (/^\p{Lu}/u.test(token.text) || FORMAT_NOUN.test(after?.text ?? "")) return null;
  return soundsCut(word) ? "" : null;
}

/** Listed words that are words of the language, or parts of a well-known compound, as well. */
function isOrdinaryUse(token: Token, word: string, text: string): boolean {
  if (word === "w") return text[token.end] !== "/" && !token.whole.includes("/");
  if (COMMON_SHORT_WORDS.has(word) || word.length === 1) return true;
  // Animals, unless something that has categories stands in front: "product cats".
  if (word === "cats")
    return (
      token.whole === token.text &&
      !HAS_CATEGORIES.test(text.slice(Math.max(0, token.start - 20), token.start))
    );
  if (ALSO_WORDS.test(word))
    return text[token.end] !== "." || !/^\.\s\p{Ll}/u.test(text.slice(token.end, token.end + 3));
  if (word === "impl")
    return /^\s(?:blocks?|items?|keyword|traits?)\b/u.test(text.slice(token.end));
  if (token.whole.includes(":")) return true;
  return ALSO_COMMON.test(word) || (/^\p{Lu}\p{Ll}/u.test(token.text) && !token.opens);
}

const HAS_CATEGORIES =
  /(?:^|\s)(?:article|articles|blog|budget|expense|item|main|menu|post|prod|product|shop|sub|tag|tags and|top)\s$/iu;
const ALSO_WORDS =
  /^(?:cat|cal|comp|cond|cont|coll|del|dest|dir|disp|dup|equip|est|exp|ext|feat|gen|img|ing|inst|int|inv|len|loc|mod|mo|nav|neg|num|orig|ord|obj|pax|perm|phys|pos|poss|pref|prep|pres|prev|prob|prof|prog|prop|prov|pub|rec|ref|reg|rel|rem|ret|rev|sig|sim|ss|str|sub|sum|sys|typ|val|var|ver|vol|cur|fn|func|idx|ptr|init|desc|attr|elem|dict|iter|eval|exec|calc|sw|cert|certs|dl|cmd|conf|wo|tot|trans|u|dirs|std|tx|err|diag|subs|pts|frm)$/u;
const ALSO_COMMON =
  /^(?:points|props|prop|tmp|perf|notifs_|subs|dupes|sig|calendar|execs|org_|ss|mods|prefs|thru_|prep|int|var|exec|eval|init|iter|dict|attrs?_|sync|comp|sim|tix_|cert|cal|dims)$/u;

/** A short word in small letters that opens or closes as no English word does. */
function soundsCut(word: string): boolean {
  if (word.length < 2 || word.length > SOUND_LIMIT || !/^[a-z]+$/u.test(word)) return false;
  if (COMMON_SHORT_WORDS.has(word) || KNOWN_NAMES.has(word) || FREQUENT_WORDS.has(word))
    return false;
  if (COMMON_ABBREVIATIONS.has(word.toUpperCase())) return false;
  const closing = /[^aeiouy]+$/u.exec(word)?.[0] ?? "";
  const opening = /^[^aeiouy]+/u.exec(word)?.[0] ?? "";
  const cut =
    closing === word ||
    (closing.length > 1 && !FINAL_CLUSTERS.has(closing)) ||
    (opening.length > 1 && !INITIAL_CLUSTERS.has(opening));
  return cut && !isTypingSlip(word);
}

function isTypingSlip(word: string): boolean {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (FREQUENT_WORDS.has(swapped)) return true;
  }
  return false;
}

/** A text in capitals throughout says nothing by its capitals. */
function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isWord);
  return words.length >= 5 && words.filter(isInCapitals).length * 10 > words.length * 7;
}

/** "THE PAGE LOADS": few words, so that what stands among them is still told by its sound: "FIX THE DLQ". */
function isWhollyInCapitals(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isWord);
  return words.length >= 2 && words.every(isInCapitals);
}

function isWord({ text, technical }: Token): boolean {
  return !technical && /^\p{L}{2,}$/u.test(text);
}

function isInCapitals({ text }: Token): boolean {
  return /^\p{Lu}+$/u.test(text);
}
