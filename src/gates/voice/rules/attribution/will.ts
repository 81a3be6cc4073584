import { wordSet } from "../../../../domain/word-set.ts";
import { ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import { GENERIC_DETERMINERS, WILL_NOUNS } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";

/** What somebody's will stands behind when the work follows it: "per", "in line with", "to honour". */
const FOLLOWS =
  / (?:(?:strictly |closely )?following|(?:as )?per|heeding|honou?ring|respecting|obeying|meeting|fulfilling|pursuant to|according to|further to|in (?:line|keeping|accordance|compliance|agreement|conformity|step) with|in (?:deference|obedience) to|out of (?:respect|regard) for|with (?:respect for|a nod to)|acting (?:up)?on|to (?:honou?r|respect|grant|follow|heed)) $/;
/** What things bring about as well: "to meet the town's demand", "in response to the cabin's request". */
const ANSWERS =
  / (?:under|given|granting|in (?:response|answer) to|answering(?: to)?|responding to|because of|owing to|due to|to (?:meet|satisfy|fulfil|fulfill|suit)) $/;
/** The same, but only of a single will: "at the bursar's request". */
const AT_REQUEST = / (?:at|by|(?:up)?on) $/;
const STRONG_WILL = wordSet(
  "wish wishes request requests demand order orders instruction instructions suggestion",
);

/** A body of people, whatever it is called: what it has decided stands behind the work without an order. */
const BODIES = wordSet(
  "group groups panel circle jury assembly taskforce forum collective quorum plenary synod caucus",
);
const DECIDED = wordSet(
  "mandate ruling directive decision decisions verdict resolution edict decree",
);

/** No opener is longer than so many letters. */
const LONGEST_OPENER = 40;
const IN_A_ROW = wordSet("order orders choice direction directions");

/** Programs and things that have requests, orders or preferences of their own. */
const MADE = wordSet(
  `server client browser device processor cpu gpu linker compiler loader kernel scheduler solver parser
   router proxy host peer caller callee api app application program system os driver sensor camera
   printer scanner phone building house month year week day season quarter winter summer market engine
   motor battery machine robot model network module package library framework spec standard protocol
   schema element window widget page form field file function method class type query command script
   shell editor reader gateway bus chip controller handler worker thread process job queue broker node
   cluster pump boiler grid plant turbine compressor valve heater load tenant account session config
   user visitor guest voter buyer town city village country region crowd
   lift cabin truck lorry car ship court law statute parcel question`,
);
/** Texts and sets that come with instructions or have an order of their own. */
const READ = wordSet(
  `recipe kit manual pattern puzzle label leaflet exercise sheet guide tutorial book rulebook document
   table ledger text list chapter section game course map song score poem poll survey menu`,
);
/** What only people are called like. */
const PERSON_LIKE =
  /(?:ist|ians?|eers?|ess|ette|man|men|woman|women|folk|wife|smith|wright|ward|warden|herd|master|mistress|monger|keepers?)s?$/;
/** What may stand between holder and will: "the sexton's express wish". */
const STRESSED = wordSet(
  "express explicit own stated clear firm strict written urgent repeated personal particular specific latest last first original final special standing very dearest",
);
/** A program has requests and preferences too; by their names programs and people are not told apart. */
const OF_NAMES = wordSet("wish wishes request insistence demand instruction instructions");
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const PROGRAM_LIKE = /(?:er|or|ers|ors)$/;
const THING_LIKE =
  /(?:tion|ment|ness|ity|ware|script|ings?|ance|graph|scope|meter|izer|iser|ifier|ulator)$/;

/**
 * "Following the brewmaster's wish, put both on one chart": a will whose holder nobody has heard of
 * stands behind an order. Holders that the lexicon knows are for `nominalForm`.
 */
export function willForm(s: Sentence, noun: number, topic: Topic): Form | null {
  if (!WILL_NOUNS.has(s.read(noun)) || s.glueAt(noun) !== GLUE.none) return null;
  if (s.glueAt(noun + 1) === GLUE.hyphen) return null;
  const mark = possessiveBefore(s, noun);
  if (mark < 1 || !mayWill(s, mark - 1, topic)) return null;
  const from = opensHolder(s, mark - 1);
  if (from < 0 || (s.isCapital(from) && from > 0 && !OF_NAMES.has(s.read(noun)))) return null;
  const plain = s.plain();
  const opened = s.plainOffset(from);
  const before = plain.slice(Math.max(0, opened - LONGEST_OPENER), opened);
  const holder = s.read(mark - 1);
  const isPlainlySomebody = PERSON_LIKE.test(holder) || s.glueAt(mark - 1) === GLUE.hyphen;
  // "the round's order": whatever stands in a row has one.
  if (IN_A_ROW.has(s.read(noun)) && mark === noun - 1) {
    if (!isPlainlySomebody && !PROGRAM_LIKE.test(holder)) return null;
  }
  // "The drummer's verdict: too much latency"
  const isHeaded =
    from === 0 &&
    s.read(noun + 1) === ":" &&
    s.kindAt(noun + 2) !== TOKEN.number &&
    !(holder === "panel" && s.read(noun) === "resolution") &&
    (isPlainlySomebody || BODIES.has(holder)) &&
    (DECIDED.has(s.read(noun)) || s.read(noun) === "wish");
  if (isHeaded) return { form: "request", from, to: noun };
  const follows =
    FOLLOWS.test(before) ||
    (AT_REQUEST.test(before) && STRONG_WILL.has(s.read(noun))) ||
    (DECIDED.has(s.read(noun)) && / (?:under|by|per) $/.test(before)) ||
    (ANSWERS.test(before) && (isPlainlySomebody || s.read(noun).startsWith("wish")));
  if (!follows) return null;
  const isDecided = BODIES.has(holder) && DECIDED.has(s.read(noun)) && !topic.has(s.read(noun));
  return isDecided || standsBehindOrder(s, from, noun) ? { form: "request", from, to: noun } : null;
}

/** The "'s" of "the brewmaster's express wish"; -1 when there is none. */
function possessiveBefore(s: Sentence, noun: number): number {
  for (let at = noun - 1; at > 0 && noun - at <= 3; at--) {
    const read = s.read(at);
    if (read === "'s") return at;
    if (read === "'") return s.read(at - 1).endsWith("s") ? at : -1;
    if (!STRESSED.has(read)) return -1;
  }
  return -1;
}

/** May a will be this holder's? Not a program's, and not anybody's whom the work is about. */
function mayWill(s: Sentence, holder: number, topic: Topic): boolean {
  if (s.kindAt(holder) !== TOKEN.word) return false;
  const word = s.read(holder);
  const isCompound = s.glueAt(holder) === GLUE.hyphen;
  if (!isCompound && s.has(holder, ANY_ROLE)) return false;
  if (BODIES.has(word)) return !topic.has(word);
  if (s.has(holder, C.thing | C.technical | C.pronoun | C.determiner | C.directed | C.demand))
    return false;
  const single = word.replace(/s$/, "");
  if (
    MADE.has(word) ||
    MADE.has(single) ||
    READ.has(single) ||
    THING_LIKE.test(word) ||
    topic.has(word)
  )
    return false;
  if (MONTH.test(word)) return false;
  return !(topic.isProgram && !isCompound && PROGRAM_LIKE.test(word));
}

/** Where the holder opens: at its article, or at a name; -1 for anybody of a kind. */
function opensHolder(s: Sentence, holder: number): number {
  for (let at = holder; at >= 0 && holder - at <= 5; at--) {
    if (s.has(at, C.determiner) && at < holder)
      return GENERIC_DETERMINERS.has(s.read(at)) ? -1 : at;
    if (s.kindAt(at) !== TOKEN.word || s.has(at, C.be | C.auxiliary | C.clause)) return -1;
    if (s.isCapital(at) && s.kindAt(at - 1) === TOKEN.word && !s.isCapital(at - 1)) {
      if (s.has(at - 1, C.preposition) || !s.has(at - 1, C.determiner)) return at;
    }
    // "at tenants' request"
    if (at === holder && s.has(at - 1, C.preposition) && s.read(at + 1) === "'") return at;
  }
  return -1;
}

/** Is something ordered in the same breath: ", put both on one chart", "Put both on one chart per …"? */
export function standsBehindOrder(s: Sentence, from: number, noun: number): boolean {
  let at = noun + 1;
  // "wish for larger type, set it in 14 pt"
  if (/^(?:for|to|that|about|regarding|on)$/.test(s.read(at))) {
    while (at - noun <= 9 && s.kindAt(at) !== TOKEN.sign && at < s.size) at++;
  }
  const sign = s.read(at);
  if (/^[:–]$/.test(sign) && at === noun + 1) return true;
  if (sign === "," && opensAsOrder(s, at + 1)) return true;
  const ends = at >= s.size || s.kindAt(at) === TOKEN.sign || /^(?:and|so|then)$/.test(sign);
  if (!ends) return false;
  let first = from;
  while (first > 0 && !(s.kindAt(first - 1) === TOKEN.sign && s.read(first - 1) !== ",")) first--;
  return first < from - 2 && opensAsOrder(s, first);
}

const NOT_AN_ORDER =
  C.determiner | C.pronoun | C.preposition | C.auxiliary | C.be | C.clause | C.directed;

/** Does a bare verb open a clause here, as far as can be seen from the words around it? */
function opensAsOrder(s: Sentence, from: number): boolean {
  let at = from;
  while (/^(?:please|kindly|then|now|just|simply|also|so|do)$/.test(s.read(at))) at++;
  if (s.kindAt(at) !== TOKEN.word || s.has(at, NOT_AN_ORDER)) return false;
  if (/(?:s|ed|ing|ly)$/.test(s.read(at)) && !/(?:ss|eed|ring|ply)$/.test(s.read(at))) return false;
  // "temperature is on the chart"
  for (let next = at + 1; next <= at + 3 && s.kindAt(next) === TOKEN.word; next++) {
    if (s.has(next, C.be)) return false;
    if (s.has(next, C.determiner | C.preposition | C.clause)) return true;
  }
  return true;
}
