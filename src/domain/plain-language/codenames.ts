import { excerpt } from "../excerpt.ts";
import { foldText } from "../literal-phrase.ts";
import { isAllowed, type LintContext, spanOf } from "./context.ts";
import {
  CODENAME_WORDS,
  LABEL_NOUNS,
  NAMED_WORK_NOUNS,
  PRODUCT_KINDS,
  RARER_NAMES,
  SHIP_VERBS,
  TERM_NOUNS,
  VERBS_AFTER_NAME,
  WORK_NOUNS,
} from "./data/codename-words.ts";
import { COMMON_ABBREVIATIONS, COMMON_LETTER_DIGITS } from "./data/common-abbreviations.ts";
import { KNOWN_NAMES, ORDINARY_CAPITALS, PRODUCT_OR_CODENAME } from "./data/product-names.ts";
import { isExplained, isForSomebody } from "./explained.ts";
import { SKY_WORDS } from "./data/public-names.ts";
import { type Finding, quoteTerm, type Span } from "./finding.ts";
import { isPublicName } from "./public-names.ts";
import { isKnownByNumber } from "./known-numbered.ts";
import { findRefusedNames } from "./refused-names.ts";
import { isLetterDigitName } from "./shapes.ts";
import type { Token } from "./tokens.ts";

/** Words before a letter with digits that make it a place: "cell B12", "pin D7". */
const PLACE_BEFORE =
  /^(?:cells?|pins?|keys?|rooms?|gates?|bays?|racks?|tracks?|seats?|ports?|docks?|platforms?|zones?|columns?|paper|size|format|hall|exit|motorway|road|flights?|lines?|channels?|shelf|shelves|aisles?|sheet|layers?|slots?|buttons?|sensors?|tables?|board|chip|model|grade|class|type|level|vitamin|bus|stop|block|unit|terminal|tower|building|pier|berth|pitch|court|lamp|led|jack|relay|input|output|valve|pump|zones?|robot|drone|screw|bolt|nut|thread|galaxy)$/iu;

/** Words behind a letter with digits that say what it is of: "C5 envelopes", "E10 petrol". */
const KIND_BEHIND =
  /^(?:envelopes?|petrol|diesel|fuel|refrigerant|postcode|bolts?|screws?|nuts?|washers?|bulbs?|motorway|vitamin|batter(?:y|ies)|paper)$/u;

/** Codenames that a text leans on without saying what they are. */
export function findCodenames(context: LintContext): readonly Finding[] {
  const { tokens, masked } = context;
  const refused = findRefusedNames(context);
  const first = new Map<string, Token>();
  const explained = new Set<string>();
  tokens.forEach((token, index) => {
    const key = token.text.toLowerCase();
    if (explained.has(key) || isAllowed(context, token)) return;
    if (refused.words.has(index)) return;
    if (!isCodename(context, token, index) && !isNumberedCodename(context, token, index)) return;
    if (isExplained(masked.ownWords, tokens, index) || isForSomebody(tokens, index))
      explained.add(key);
    else if (!first.has(key)) first.set(key, token);
  });
  // Where a sentence begins, a name may be told by nothing but its explanation: "Bluefin 2 is the importer".
  const isExplainedSomewhere = (key: string): boolean =>
    explained.has(key) ||
    tokens.some(
      ({ text }, index) =>
        text.toLowerCase() === key && isExplained(masked.ownWords, tokens, index),
    );
  const names = [...first]
    .filter(([key]) => !isExplainedSomewhere(key))
    .map(([, token]) => report(token.text, spanOf(token)));
  return [
    ...refused.spans.map((span) => report(context.text.slice(span.start, span.end), span)),
    ...names,
  ];
}

function report(name: string, span: Span): Finding {
  return {
    rule: "codename",
    span,
    message: `${quoteTerm(name)} is a name that only a team knows`,
    advice: `say what it is in plain words, or explain it once: "${excerpt(name, 40)} (the billing importer)"; a name that every reader knows goes into language.allowed_terms`,
  };
}

function isCodename(context: LintContext, token: Token, index: number): boolean {
  const { tokens } = context;
  const word = token.text.toLowerCase();
  if (token.technical || precedesItsKind(tokens, index)) return false;
  if (isPublicName(context, token, index)) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (isLetterDigitName(token.text)) {
    if (after?.gap === " " && KIND_BEHIND.test(after.text)) return false;
    return !isCommonLetterDigit(token, before) && !isRangeEnd(tokens, index);
  }
  if (CODENAME_WORDS.has(word)) return isNameOfWork(context, token, index);
  if (RARER_NAMES.has(word))
    return standsAlone(tokens, index) && isNameOfWork(context, token, index);
  return isInNamePlace(token, before, after);
}

/**
 * "Kestrel-3": a name and behind a hyphen which one; it is judged as the name alone in the same place. Longer numbers
 * and those with a point are of models and versions ("Phoenix-1.7").
 */
const NUMBERED_NAME = /^(\p{L}{3,20})-\d{1,2}$/u;
/** How many words around a name are looked at. */
const NEAR = 4;

function isNumberedCodename(context: LintContext, token: Token, index: number): boolean {
  const name = NUMBERED_NAME.exec(token.text)?.[1];
  if (name === undefined || isKnownByNumber(token.text)) return false;
  const word = name.toLowerCase();
  if (context.allowed.has(foldText(word))) return false;
  // Not by its place alone: "Finish Chapter-3" is no name.
  if (!/^\p{Lu}\p{Ll}/u.test(name) || !(CODENAME_WORDS.has(word) || RARER_NAMES.has(word)))
    return false;
  const alone: Token = { ...token, text: name, whole: name };
  const from = Math.max(0, index - NEAR);
  const near = context.tokens.slice(from, index + NEAR + 1).with(index - from, alone);
  return isCodename({ ...context, tokens: near }, alone, index - from);
}

/** "A1 to A8": numbered things of a list, not names. */
function isRangeEnd(tokens: readonly Token[], index: number): boolean {
  const letter = tokens[index]?.text.charAt(0);
  const joins = (middle: Token | undefined, other: Token | undefined): boolean =>
    /^(?:to|through|until|bis|a|à)$/u.test(middle?.text ?? "") &&
    new RegExp(`^${letter}\\d{1,3}$`, "u").test(other?.text ?? "");
  return joins(tokens[index + 1], tokens[index + 2]) || joins(tokens[index - 1], tokens[index - 2]);
}

function isCommonLetterDigit(token: Token, before: Token | undefined): boolean {
  if (COMMON_LETTER_DIGITS.has(token.text) || COMMON_ABBREVIATIONS.has(token.text)) return true;
  if (KNOWN_NAMES.has(token.text.toLowerCase())) return true;
  if (token.whole !== token.text && COMMON_LETTER_DIGITS.has(token.whole.replace(/-/gu, "")))
    return true;
  return (
    before !== undefined &&
    (PLACE_BEFORE.test(before.text) ||
      (/^\p{Lu}\p{Ll}{2,}$/u.test(before.text) && KNOWN_NAMES.has(before.text.toLowerCase())))
  );
}

/**
 * "a Dragonfly cache", "two Aurora clusters", "the Puma web server": one of a kind that is named behind. It makes this
 * mention plain and no other; "finish a Bluefin server" is work of the team's own again.
 */
function precedesItsKind(tokens: readonly Token[], index: number): boolean {
  const [before, name, after, last] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || before === undefined || name?.possessive !== false || after?.gap !== " ")
    return false;
  const verb = tokens[index - 2];
  if (verb !== undefined && SHIP_VERBS.has(verb.text.toLowerCase())) return false;
  // One noun behind "the" may be what goes with a piece of work: "the Kestrel database".
  const isOne = /^(?:an?|another|one|two|three|each|every|any|ein|eine|einem|einen|un|une|una)$/iu;
  if (PRODUCT_KINDS.has(after.text)) return isOne.test(before.text);
  return (
    /^(?:an?|the|our|one|two|another)$/iu.test(before.text) &&
    /^(?!and$|but$|for$|from$|into$|onto$|over$|under$|with$|behind$|before$|after$|than$|near$|per$|via$)\p{Ll}{2,}[^\P{Ll}s]$/u.test(
      after.text,
    ) &&
    last?.gap === " " &&
    PRODUCT_KINDS.has(last.text)
  );
}

/** Not part of a longer name ("Jane Hawthorne", "Elastic Beanstalk"), nor of a term ("Almond milk"), nor in capitals throughout. */
function standsAlone(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return false;
  if (after !== undefined && after.gap === " ") {
    if (/^\p{Lu}/u.test(after.text) || TERM_NOUNS.has(after.text.toLowerCase())) return false;
  }
  if (before === undefined || token.gap !== " ") return true;
  return before.opens || !/^\p{Lu}/u.test(before.text) || WORK_NOUNS.has(before.text.toLowerCase());
}

/** A capitalised animal, star, stone …: the name of a piece of work, unless it is a product or opens a plain sentence. */
function isNameOfWork(context: LintContext, token: Token, index: number): boolean {
  const { tokens, language } = context;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const word = token.text.toLowerCase();
  if (!/^\p{Lu}/u.test(token.text)) return isBareObject(tokens, index);
  if (isHeaderName(token)) return false;
  const product = PRODUCT_OR_CODENAME(word);
  const behind = after?.gap === " " ? `>${after.text.toLowerCase()}` : "";
  const speaksOf = (cue: string): boolean =>
    context.vocabulary.has(cue) && (context.sky || !SKY_WORDS.includes(cue));
  if (product.some((cue) => cue === "*" || cue === behind || speaksOf(cue))) return false;
  if (KNOWN_NAMES.has(word) && product.length === 0) return false;
  if (
    after !== undefined &&
    after.gap === " " &&
    LABEL_NOUNS.has(after.text) &&
    before?.text.toLowerCase() === "the"
  )
    return false;
  if (
    language === "german" &&
    /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|im|am|vom|zum|zur|\p{Ll}+(?:e|en|er|es|em))$/iu.test(
      before?.text ?? "",
    ) &&
    after?.text.toLowerCase() !== "projekt"
  )
    return false;
  if (!token.opens || token.possessive) return true;
  return (
    /^\p{Lu}{3,}$/u.test(token.text) ||
    after === undefined ||
    after.gap !== " " ||
    VERBS_AFTER_NAME.has(after.text.toLowerCase()) ||
    NAMED_WORK_NOUNS.has(after.text) ||
    /^(?:side|part|half|team|customers|users|work|data|project|release)$/u.test(after.text)
  );
}

/** "finish bluefin", "the kestrel lane": the small letters of a hurried note. */
function isBareObject(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (before === undefined || before.gap === "-") return false;
  if (
    WORK_NOUNS.has(before.text) &&
    tokens[index]?.gap === " " &&
    !/^(?:effort|phase|stream|operation)$/u.test(before.text)
  )
    return true;
  if (
    after !== undefined &&
    after.gap === " " &&
    /^(?:lane|epic|workstream|squad|cutover)$/u.test(after.text)
  )
    return true;
  const ships = SHIP_VERBS.has(before.text.toLowerCase()) && tokens[index]?.gap === " ";
  return (
    ships &&
    (after === undefined ||
      after.gap !== " " ||
      /^(?:and|so|before|by|on|in|for|with|then|to|this|next)$/u.test(after.text))
  );
}

/** A capitalised word that no list knows, where only the name of a piece of work can stand. */
function isInNamePlace(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const word = token.text.toLowerCase();
  if (!/^(?:\p{Lu}\p{Ll}{2,}|\p{Lu}{4,})$/u.test(token.text) || token.opens || isHeaderName(token))
    return false;
  if (KNOWN_NAMES.has(word) || ORDINARY_CAPITALS.has(word) || COMMON_ABBREVIATIONS.has(token.text))
    return false;
  if (/(?:ing|tion|ment|ness|ity|ings|tions|ments)$/u.test(word)) return false;
  if (
    before !== undefined &&
    token.gap === " " &&
    /^(?:project|milestone|lane|epic|workstream|initiative|codename|squad|tribe|Project|Milestone|Operation|Lane|Epic)$/u.test(
      before.text,
    )
  )
    return true;
  if (
    after !== undefined &&
    after.gap === " " &&
    /^(?:lane|lanes|epic|workstream|initiative|squad|tribe|cutover|milestone|go-live)$/u.test(
      after.text,
    )
  )
    return true;
  const alone =
    after === undefined ||
    after.gap !== " " ||
    /^(?:and|so|before|by|then|this|next|until|as)$/u.test(after.text);
  return (
    before !== undefined && token.gap === " " && SHIP_VERBS.has(before.text.toLowerCase()) && alone
  );
}

/** `Accept-Language`, `X-Falcon-Id`: parts of a capitalised compound are no names of their own. */
function isHeaderName(token: Token): boolean {
  return (
    token.whole !== token.text &&
    /^\p{Lu}[\p{L}\d]*(?:-\p{Lu}[\p{L}\d]*)+$/u.test(token.whole) &&
    !CODENAME_WORDS.has(token.text.toLowerCase())
  );
}
