/**
 * Which full stops end a sentence: not those of an abbreviation ("Jan. 31", "1 hr. without leaks"), of a German
 * ordinal ("am 3. Oktober") or of an address that the sentence goes on behind.
 */

import { endsInMeasure } from "../words/measures.ts";
import { findVerb, isInflected, isParticiple, verbBase } from "../words/verbs.ts";

const ABBREVIATIONS = new Set(
  (
    "e.g i.e eg ie etc approx vs cf no nr fig min max incl resp ca al dr mr mrs ms st ver vol vols p pp sec dept est tel ext z.b d.h u.a bzw usw ggf p.ej ej sr sra art n.b a.m p.m inc ltd co " +
    "hr hrs mins secs wk wks yr yrs oz lb lbs sq avg qty temp prof vols bldg ave blvd appt corp bros jr " +
    "ft gal gals tsp tbsp pts qts pkg pkgs doz para paras viz chap chaps sect rd hwy asst mgr govt univ assn intl " +
    "inkl exkl evtl vgl sog tgl mtl zzgl abzgl abs vorm nachm núm avda pág págs tél"
  ).split(" "),
);
/** Those that may also end a sentence, which they do before a capital letter. */
const MAY_END = new Set(
  "etc usw al inc ltd co corp bros jr min max sec a.m p.m no hr hrs mins secs wk wks yr yrs oz lb lbs temp ave blvd bldg ft gal gals tsp tbsp pts qts pkg pkgs doz rd hwy mgr govt univ assn".split(
    " ",
  ),
);
/** Read as such only where they are written with a capital letter and a number or such a word follows. */
const DATED =
  /^(?:Jan|Feb|Febr|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Okt|Nov|Dec|Dez|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)$/u;
const AFTER_DATE =
  /^(?:\d|(?:and|or|to|through|until|from|at|in|by|morning|evening|afternoon|und|bis|um)\b)/u;
/**
 * Read as such only where a label follows: "app. 2 of the plan", "Apt. 4", "rev. B". With an article some are things, and so
 * are plurals but behind those of which two labels follow.
 */
const NUMBERED =
  /(?:^|[\s(])(?:(?<!\b(?:an?|the|our|your|their|its|this|each|one)\s)(?:app|pos|tab|mod)|ref|rev|fig|eq|art|exh|no|apt|rm|cl|ch)$/iu;
/** "refs. 3 and 4", "Nos. 12–14", and not "lists all revs. 3 tests pass". */
const NUMBERED_MANY = /(?:^|[\s(])(?:apps|tabs|mods|refs|revs|figs|eqs|arts|nos|apts|rms)$/iu;
const LABELS =
  /^(?:\d+|[A-Z]|[IVXL]+)(?:\s?[–-]\s?|,?\s(?:and|or|to|through|&)\s|,\s)(?:\d+|[A-Z]|[IVXL]+)(?![\p{L}\p{N}])/u;
/** "yes or no. B is the default": only a number or a code makes it one. */
const NUMBER = /^(?:\d|\p{Lu}{1,4}-?\d)/u;
const NO = /(?:^|[\s(])no$/iu;
const YES_OR_NO = /\b(?:yes|or|and)[,\s]\s?no$/iu;
/** A number, "B" or "IV", a code with a digit. Before a noun "A" is an article, and "I" is somebody. */
const LABEL =
  /^(?:\d|[B-HJ-Z](?![\p{L}\p{N}'’])|[AI](?=$|[,.;:)]|\s(?:and|or|to|for|of|in|on|at|by|is|are|was|has|with)\b)|(?=[IVXL]{2})[IVXL]+\b|\p{Lu}{1,4}-?\d)/u;
/** "R1. The pump starts. R2. The valve closes": a code in front of a sentence. */
const CODE = /(?:^\s*|[.;!?]\s+)\p{Lu}{1,4}-?\d{1,4}$/u;
/** The letter behind the full stop of an abbreviation. */
const LABELLED = /\.\s\p{L}$/u;
/** What goes on behind a unit with a full stop: "5 mg. per kg", "4 ft. long". */
const GOES_ON_BEHIND_UNIT =
  /^(?:per|of|to|by|or|and|long|wide|high|deep|tall|thick|apart|daily|hourly|twice|once)\b/u;
/** "5 ft. 3 in. long" */
const INCHES = /\d\s?in$/u;
/** "u.s", "U.K", "Ph.D", "M.Sc": letters with stops between; "run.sh" is a file. */
const LETTERS = /^(?:\p{L}(?:\.\p{L})+|\p{Lu}\p{Ll}{0,2}(?:\.\p{Lu}\p{Ll}{0,2})+)$/u;
/** In front of a name, written with a capital letter. */
const TITLES =
  /^(?:Gen|Col|Maj|Capt|Lt|Sgt|Cmdr|Adm|Gov|Sen|Rev|Hon|Insp|Supt|Messrs|Mme|Mlle|Mt|Mts|Pt|Ste|Wm|Geo|Chas|Thos|Jas)$/u;
/** Those that belong to a name, which may go on behind them: "the U.S. Embassy", "Acme Inc. Germany". */
const NAMES = /^(?:inc|ltd|co|corp|bros|jr)$/u;
/** What a letter tells apart, so that it is no initial: "option B", "vitamin C". */
const LETTERED =
  /\b(?:option|plan|variant|version|part|section|appendix|annex|vitamin|hall|gate|platform|block|wing|class|grade|group|team|type|size|level|room|point|step|item|case|exhibit|hepatitis)\s\p{L}$/iu;
/** What opens a sentence and no name. */
const OPENS_SENTENCE =
  /^(?:the|an?|it|its|they|their|this|that|these|those|there|all|both|each|every|no|none|nobody|everyone|we|our|you|your|he|his|she|her|if|when|once|after|before|in|on|at|for|then|and|but|also|der|die|das|ein|eine|es|alle|jede[rs]?|wenn|le|la|les|un|une|el|los|las|il|lo|gli|het|een)\b/iu;
const NEVER = /^(?:e\.g|i\.e|z\.b|d\.h|u\.a|n\.b|p\.ej|i\.d\.r|v\.a)$/u;
/** What stands in front of a German ordinal: "am 3. Oktober", "mit dem 3. Quartal". */
const BEFORE_ORDINAL =
  /(?:^|\s)(?:am|dem|der|den|des|die|das|vom|zum|zur|im|beim|ab|bis|seit|jede[nrsm]?)\s+\d{1,2}$/iu;
const MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u;

/**
 * Whether a full stop ends its sentence.
 *
 * @param before the text in front of it, as far as it matters
 * @param rest what follows it, without the blank
 */
export function endsAtStop(before: string, rest: string): boolean {
  const raw = /\S+$/u.exec(before.slice(-80))?.[0] ?? "";
  if (raw.includes("://") && /^\p{Ll}/u.test(rest)) {
    const verb = /^\p{Ll}+/u.exec(rest)?.[0] ?? "";
    if (/^(?:is|has|can)$/u.test(verb) || (verbBase(verb) ?? verb) !== verb) return false;
  }
  const word = /[^\s(]+$/u.exec(before.slice(-14))?.[0] ?? "";
  if (/^\d{1,2}$/u.test(word)) {
    const ordinal = BEFORE_ORDINAL.test(before.slice(-20)) && /^\p{L}/u.test(rest);
    return !ordinal && !MONTH.test(rest);
  }
  if (CODE.test(before.slice(-20))) return false;
  if (YES_OR_NO.test(before.slice(-20))) return true;
  if (isLabelled(before.slice(-20), rest)) return false;
  if (GOES_ON_BEHIND_UNIT.test(rest) && endsInMeasure(before.slice(-20))) return false;
  if (INCHES.test(before.slice(-20))) return /^[\p{Lu}`"“]/u.test(rest);
  if (DATED.test(word)) return !AFTER_DATE.test(rest);
  const lower = word.toLowerCase();
  const capital = /^[\p{Lu}`"“]/u.test(rest);
  const opens = capital && OPENS_SENTENCE.test(rest);
  const sentence =
    before
      .slice(-200)
      .split(/[.;!?]\s+/u)
      .at(-1) ?? "";
  if (/^\p{L}$/u.test(lower)) {
    // "is rev. B. The wiring"
    if (LABELLED.test(before.slice(-3)) && NUMBERED.test(before.slice(-23, -3))) return opens;
    if (!capital || sentence.trimStart().length < 2) return false;
    // "5 m. The hose", "is option B. Ann signs", and not "J. Smith", "A. The roof" or "Option A. The roof".
    if (endsInMeasure(before.slice(-20))) return true;
    return (opens || LETTERED.test(before.slice(-30))) && tellsSomething(sentence);
  }
  if (TITLES.test(word)) return opens;
  const letters = LETTERS.test(word);
  if (!letters && !ABBREVIATIONS.has(lower)) return true;
  if (opens && endsInMeasure(before.slice(-20))) return true;
  if (!capital || (letters ? NEVER.test(lower) : !MAY_END.has(lower))) return false;
  return (
    opens ||
    !(letters || NAMES.test(lower)) ||
    (tellsSomething(sentence) && tellsSomething(/^[^.;!?]*/u.exec(rest)?.[0] ?? ""))
  );
}

/** In front of a sentence that follows its stop without a blank: no name of a file, a site or a method. */
const PLAIN_WORD = /(?:^|\s)\p{Ll}{3,}$/u;
const OPENS_WITHOUT_BLANK = /^(?:The|There|It|They|Nobody|Everybody) \p{Ll}/u;

/**
 * Whether a full stop ends its sentence though no blank follows it: "The page loads.The test passes".
 *
 * @param before the text in front of it, as far as it matters
 * @param rest what follows it
 */
export function endsWithoutBlank(before: string, rest: string): boolean {
  if (!PLAIN_WORD.test(before.slice(-80)) || !OPENS_WITHOUT_BLANK.test(rest)) return false;
  const sentence = before.split(/[.;!?]\s+/u).at(-1) ?? "";
  const next = /^[^.;!?]*/u.exec(rest)?.[0] ?? "";
  return [sentence, next].every((text) => tellsSomething(text) || endsInVerb(text));
}

/** "The page loads" */
function endsInVerb(text: string): boolean {
  const words = text.toLowerCase().trim().split(/\s+/u);
  return words.length > 1 && isInflected(words.at(-1) ?? "");
}

/** "rev. B", "figs. 2 and 3": what stands behind the stop is the label of what stands in front of it. */
function isLabelled(before: string, rest: string): boolean {
  if (NUMBERED_MANY.test(before)) return LABELS.test(rest);
  if (NO.test(before)) return NUMBER.test(rest);
  return NUMBERED.test(before) && LABEL.test(rest);
}

/**
 * Whether a sentence ends with a mark inside of quotation marks, backticks or brackets, as in `says "Saved!" The file`:
 * what stands before and behind them must be sentences, so that "the play 'Who is who?' Tuesday" goes on.
 *
 * @param before the text in front of what is enclosed, `inside` it up to the mark, `rest` behind its end
 */
export function endsEnclosed(before: string, inside: string, rest: string): boolean {
  if (!/^[\p{Lu}`"“]/u.test(rest) || !/[\p{L}\p{N}%)]$/u.test(inside)) return false;
  const sentence = before.split(/[.;!?]\s+/u).at(-1) ?? "";
  const told = tellsSomething(`${sentence} \``);
  const opens = OPENS_SENTENCE.test(rest);
  if (opens && (told || inside.startsWith("("))) return true;
  return told && tellsSomething(/^[^.;!?]*/u.exec(rest)?.[0] ?? "");
}

/** Whether a stretch can be a sentence: it has a verb or what was done. */
function tellsSomething(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s,()]+/u)
    .filter((word) => word !== "");
  // "Works in the E.U.", and not "Notes of the E.U. Commission"
  const opens = isInflected(words[0] ?? "") && words[1] !== "of";
  return opens || findVerb(words).at >= 0 || words.some(isParticiple);
}
