/**
 * Which words can be the verb of a clause. No grammar, a word list and the word's neighbours: good
 * enough to tell "the page loads and the title is shown" (two clauses) from "a page and a title".
 */

import { readNumber } from "./numbers.ts";

const AUXILIARIES = new Set(
  (
    "is are was were has have had can could may might must shall should will would do does did isn't aren't wasn't weren't hasn't haven't doesn't don't didn't can't cannot won't " +
    "ist sind wird werden hat haben kann können est sont peut peuvent es son está están puede pueden é são está estão pode podem è sono può possono"
  ).split(" "),
);

/** Plain verbs: their forms count wherever a verb can stand. */
const VERBS =
  "accept add agree allow announce answer apply arrive ask assign authorize avoid become begin behave boot break bring build bypass calculate call cancel capture carry " +
  "catch close collect combine come compare compile complete compute connect contain continue convert cost create cut decide define delete deliver deny deploy describe detect differ disappear " +
  "drop edit eject emit enable disable encrypt end enforce enter equal escape evict exceed exclude execute exist exit expire explain extend fail fall fetch fill find finish fire fit flag follow " +
  "forward generate get give go grow handle happen hide hold honour honor ignore include increase inform insert install invite join keep know last lead leave let lie list live load log look lose " +
  "maintain make mark match measure meet merge migrate mount move name notify offer open own pair parse pass pay perform persist pick point post prevent print produce prove publish push " +
  "quote raise reach read rebuild receive recover redirect reduce refuse regenerate reject relay release reload remain remember remove rename render renew reopen repeat replace report require reset resize resolve respect restart restore " +
  "result resume retry return revert rotate round run save scale scan scroll send serve set ship show shrink sign sit skip sort split stand start state stay stop store stream submit subscribe succeed suggest sum " +
  "support survive switch sync take tell throw tie time toggle track translate trigger turn undo uninstall unload unlock lock update upgrade upload download use validate verify void wait walk warn work wrap write yield " +
  "appear change check click contact count cover cross cycle display drag drive embed export import feed filter format group highlight lint mention need note order page paste plan play preview process query queue record refund " +
  "reply request respond review search sound stack step stub tap test touch trade use view vote want draw design draft document provide prepare implement fix replay land loop reproduce boot compose " +
  "see refer depend bear refresh vanish occur reappear await insist suffice withstand consist reside seem vary";

/** Verbs whose form with `s` alone counts: their base is as often another word ("approve buttons", "lower"). */
const INFLECTED_ONLY = new Set(
  (
    "activate adapt adjust allocate append approve assemble attach attend bake beep bind blink blow breathe bring browse buy calibrate choose confirm consume decode decrypt " +
    "demonstrate detach distinguish emulate encode enlarge ensure erase escalate evaluate expand expose finalise finalize flicker forget freeze glow hang hear hum identify " +
    "illuminate illustrate indicate ingest initialise initialize inspect introduce invoke isolate learn link lower mean modify normalise normalize observe omit operate overwrite paint " +
    "propagate purge quit react reassign recalculate recognise recognize recommend reconcile reconnect reflect reindex relate remind retain retrieve reuse revoke say sell " +
    "serialise serialize settle shine shut sleep solve spend steer subtract teach terminate tighten transform transmit unlink unpack unwrap vibrate weigh weld wipe withdraw"
  ).split(" "),
);

/** Forms that are as often nouns: they count only between a noun and something that can follow a verb. */
const NOUN_TOO = new Set(
  (
    "answer ask build refresh call cause change check click close contact cost count cover cross cut cycle display download drop end export feed fill filter fire format group hold import installer lead leave link lint list live load " +
    "lock log look match mark measure merge mount name need note offer open order page paint pair pick plan play point post preview print process query queue record refund release reload reply report request reset rest result retry return " +
    "review round run scale scan scroll search set ship show sign sort sound split stack stand start state step stop store stream sum support switch sync tap test tie time touch track trade trigger turn update upgrade upload use view vote work wrap"
  ).split(" "),
);

/** Irregular past participles; regular ones are known by `-ed`. */
const PARTICIPLES = new Set(
  "built written sent shown run kept left gone met made set held drawn found given done paid split put cut shut driven chosen taken read hidden broken lost spent caught sold fed drawn known seen said fixed mixed bound used tied dug hung sung swept bought brought taught eaten frozen stolen worn torn sewn laid lit spun stuck slept spoken woven rewritten rebuilt resent overwritten withdrawn sworn shaken grown thrown blown strung restrung proofread rewound beaten forgotten retold redone undone repaid".split(
    " ",
  ),
);

/** Forms with `s` that are hardly ever nouns although their base often is another word. */
const RARELY_PLURAL = new Set("opens closes shows starts holds fills needs lives".split(" "));

const BASES: ReadonlySet<string> = new Set(VERBS.split(" "));
const NOT_A_SUBJECT = new Set(
  "a an the of in on at to for from by with without per and or as its their our each every any no both all under over after before into that which who when if while where within".split(
    " ",
  ),
);
const OPENS_OBJECT = new Set(
  "a an the to on in at for from by with without its their each every all both no any as when if after before under over within once again only not up out off back away through into that how what".split(
    " ",
  ),
);

/** Words that open a clause which does not stand on its own. */
export const SUBORDINATORS: ReadonlySet<string> = new Set(
  "when whenever if unless while that which who whose where whether because since until once after before as so than wenn falls dass quand que lorsque si cuando quando".split(
    " ",
  ),
);

/** How a word can be a finite verb: `no`, `shared` (it can follow a shared subject: "and exits"), `own` (with a subject in front). */
export interface VerbPlace {
  /** Index of the verb among the words; -1 when there is none. */
  readonly at: number;
  /** True for a form that needs its subject in front in the same clause (`is`, `exits`), false for a base form (`verify`). */
  readonly finite: boolean;
}

/** The first word that is the clause's verb, outside subordinate clauses. Words are lower case. */
export function findVerb(words: readonly string[]): VerbPlace {
  let skipping = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (word === ",") {
      skipping = false;
      continue;
    }
    // German "falls" opens its clause; the English one does not.
    if (SUBORDINATORS.has(word) && !(i > 0 && (word === "as" || word === "falls")))
      skipping =
        !(
          word === "once" ||
          word === "so" ||
          word === "after" ||
          word === "before" ||
          word === "since" ||
          word === "until" ||
          word === "than"
        ) || i === 0;
    if (skipping) continue;
    const form = verbForm(words, i);
    // "the dashboard lists open picks": such a word behind a verb describes a noun.
    if (describes(word) && i > 1 && isInflected(words[i - 1] ?? ""))
      return { at: i - 1, finite: true };
    if (form !== "no") return { at: i, finite: form === "finite" };
  }
  return { at: -1, finite: false };
}

/** Whether a plain verb is an adjective too: "open orders". */
export function describes(word: string): boolean {
  return DESCRIBES.has(word);
}

const DESCRIBES = new Set("open live complete last fit close set cut clean clear".split(" "));

/** "loads", and not "load": a listed verb with `s`. */
export function isInflected(word: string): boolean {
  const base = verbBase(word);
  return base !== null && base !== word;
}

/** The base of a verb form in the list (`loads`, `carries`); null for another word. */
export function verbBase(word: string): string | null {
  if (BASES.has(word)) return word;
  if (!word.endsWith("s")) return null;
  const plain = word.slice(0, -1);
  if (BASES.has(plain) || INFLECTED_ONLY.has(plain)) return plain;
  const short = word.slice(0, -2);
  if (word.endsWith("es") && (BASES.has(short) || INFLECTED_ONLY.has(short))) return short;
  const y = word.endsWith("ies") ? `${word.slice(0, -3)}y` : "";
  return BASES.has(y) ? y : null;
}

/** The plain form of a verb that is known in any form, "hang" as well as "load". */
export function isKnownBase(word: string): boolean {
  return BASES.has(word) || INFLECTED_ONLY.has(word);
}

/** A past participle: `-ed` or one of the irregular ones. */
export function isParticiple(word: string): boolean {
  return (
    PARTICIPLES.has(word) ||
    (word.length > 4 &&
      word.endsWith("ed") &&
      !/(?:speed|seed|need|feed|embed|breed|indeed|exceed|succeed|proceed|hundred)$/u.test(word))
  );
}

/** True for "is", "has", "can" and the like, in the languages that are read. */
export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word);
}

/** Also "be" and "been", which carry no clause by themselves: "is to be done". */
export function isAuxiliaryForm(word: string): boolean {
  return isAuxiliary(word) || word === "be" || word === "been";
}

/** True for a word behind which stands an object or an adverb, no noun of its own: "the", "to", "within". */
export function opensObject(word: string): boolean {
  return OPENS_OBJECT.has(word);
}

/** Whether the word at an index is a finite verb where it stands. */
export function isFinite(words: readonly string[], at: number): boolean {
  return verbForm(words, at) === "finite";
}

function verbForm(words: readonly string[], i: number): "no" | "base" | "finite" {
  const word = words[i] ?? "";
  if (AUXILIARIES.has(word)) return "finite";
  const before = words[i - 1];
  const after = words[i + 1];
  const closed = after === undefined || after === "," || OPENS_OBJECT.has(after);
  if (isParticiple(word)) {
    const subject = before !== undefined && before !== "," && !NOT_A_SUBJECT.has(before);
    if (subject && closed && !isParticiple(before)) return "finite";
  }
  const base = verbBase(word);
  // "marketing's list"
  if (base === null || before === "to" || /['’]s$/u.test(before ?? "")) return "no";
  if (before !== undefined && NOT_A_SUBJECT.has(before)) return "no";
  const inflected = base !== word;
  if (inflected && countsThings(words, i - 1)) return "no";
  const ambiguous = NOUN_TOO.has(base) && !RARELY_PLURAL.has(word);
  if (before === undefined || before === ",") {
    if (!ambiguous) return inflected ? "finite" : "base";
    return after !== undefined &&
      // "answers /health"
      (OPENS_OBJECT.has(after) || after.startsWith("/")) &&
      !(inflected && (after === "for" || after === "in" || after === "on" || after === "of"))
      ? inflected
        ? "finite"
        : "base"
      : "no";
  }
  if (inflected) {
    if (!ambiguous) return "finite";
    const nextIsVerb =
      after !== undefined &&
      (AUXILIARIES.has(after) || isParticiple(after) || verbBase(after) !== null);
    const follows =
      after !== undefined && after !== "of" && after !== "with" && after !== "for" && after !== ",";
    // "/jobs" is one address.
    const plural = !before.startsWith("/") && (before.endsWith("s") || isParticiple(before));
    if (i === 1 && after === "with" && isNamedAnswer(words)) return "finite";
    return !plural && !nextIsVerb && follows ? "finite" : "no";
  }
  return before !== "this" &&
    /[^s]s$|people|children|data|both|all|users|they$/u.test(before) &&
    !(ambiguous && after !== undefined && (AUXILIARIES.has(after) || isParticiple(after)))
    ? "finite"
    : "no";
}

/** "/health answers with 200", "https://a.b exits with code 0", and not "/orders requests with 200 rows are logged". */
function isNamedAnswer(words: readonly string[]): boolean {
  const [name = "", , , first = "", second = ""] = words;
  const named = name === "`" || /^[/@~$#]|^www\.|:\/\//u.test(name);
  const figure = readNumber(first) ?? readNumber(second);
  return named && figure !== null && !words.some((word, at) => at > 3 && AUXILIARIES.has(word));
}

/** "three tests", and not "step 3 loads": a number that opens what it counts, which is a noun. */
function countsThings(words: readonly string[], at: number): boolean {
  const value = readNumber(words[at] ?? "");
  if (value === null || value < 2) return false;
  const before = words[at - 1] ?? ",";
  return (
    before === "," ||
    NOT_A_SUBJECT.has(before) ||
    BASES.has(before) ||
    /^(?:least|most|than|exactly|only|about|new|other|another)$/u.test(before)
  );
}

/** "answers", "loads": a verb whose form is as often a noun. */
export function isNounToo(word: string): boolean {
  const base = verbBase(word);
  return base !== null && NOUN_TOO.has(base) && !RARELY_PLURAL.has(word);
}

/** A form of a verb that is hardly ever a noun (`returns`, `remembered`): it says how, not what. */
export function isPlainVerb(word: string): boolean {
  const base = verbBase(word) ?? pastBase(word);
  return base !== null && !NOUN_TOO.has(base);
}

function pastBase(word: string): string | null {
  for (const cut of [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)]) {
    if (word.endsWith("ed") && BASES.has(cut)) return cut;
    if (
      word.endsWith("ing") &&
      (BASES.has(word.slice(0, -3)) || BASES.has(`${word.slice(0, -3)}e`))
    )
      return word.slice(0, -3);
  }
  return null;
}
