/** A will that comes from somewhere: "a wish from the boathouse: …", "after complaints from the late crew, …". */

import { wordSet } from "../../../../domain/word-set.ts";
import { ANY_DEMAND, ANY_ROLE, WordClass as C } from "../../lexicon/classes.ts";
import { GENERIC_DETERMINERS, GRIEVANCES, SENT_WILLS } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import { looksLikeThing } from "./stranger.ts";
import { standsBehindOrder } from "./will.ts";

/** Where people work or live; what comes from there was said by them. */
const PLACES =
  /(?:^(?:kitchen|depot|ward|lab|laboratory|cellar|studio|shop|counter|desk|office|crew|shift|section|team|yard|garage|stable|stables|bar|pit|lane|parlour|parlor|village|valley|street|field|stands|choir|floor|boat|festival|gallery|theatre|theater|school|surgery|canteen|mill|farm|camp|hall|bench|galley|bridge|front|barracks|convent|abbey|workshop|warehouse|boathouse|lodge|rigging|brass|trade|troupe|cast|branch|backstage|wardrobe|reception|dispatch|dispensary|mailroom|newsroom|district|neighbourhood|quarter)|[a-z](?:room|house|yard|shop|crew|shift|desk|office|side))$/;
/** What may stand between an article and the will: "after renewed complaints", "another quick wish". */
const REPEATED = wordSet(
  `repeated renewed several many countless various constant frequent loud bitter angry strong heavy recent urgent quick small little short
   friendly old fresh final further ongoing continued widespread sudden fierce gentle polite special particular`,
);
/** What the work follows: "after", "because of", "in response to". */
const OPENS =
  / (?:after|following|given|under|upon|(?:because|in view|in light) of|(?:due|owing|thanks|in (?:response|answer|reply)) to) $/;
const LONGEST_OPENER = 20;
const CAME = /^(?:came|comes|come|is|was|arrived|reached|went)$/;
const ON_ITS_WAY = /^(?:in|over|down|up|through|straight|directly|again|here|us|me|out|just)$/;
/** What is told to be there: "there was a complaint from the pit lane". */
const IS_THERE = /^(?:was|is|were|are|been|had|got|have|received|another)$/;

/** A will in front of where it comes from. */
export function willFromForm(s: Sentence, noun: number, topic: Topic): Form | null {
  const isGrievance = GRIEVANCES.has(s.read(noun));
  if ((!isGrievance && !SENT_WILLS.has(s.read(noun))) || s.glueAt(noun) !== GLUE.none) return null;
  const link = linkBehind(s, noun);
  if (link < 0 || topic.has(s.read(noun))) return null;
  const end = holderEnd(s, link, topic, isGrievance);
  const from = phraseStart(s, noun);
  if (end < 0 || from < 0) return null;
  const isTold =
    link > noun + 1
      ? /^(?:this|that|the|another)$/.test(s.read(from))
      : heads(s, from, end) || opensWork(s, from, end, isGrievance);
  return isTold ? { form: "request", from, to: end } : null;
}

/** The "from" of "wish from", "request came in from"; -1 when there is none. */
function linkBehind(s: Sentence, noun: number): number {
  let at = noun + 1;
  if (s.read(at) === "from") return at;
  while (/^(?:has|have|had|just|only|also|all)$/.test(s.read(at))) at++;
  if (!CAME.test(s.read(at))) return -1;
  at++;
  while (at - noun <= 5 && ON_ITS_WAY.test(s.read(at))) at++;
  return s.read(at) === "from" ? at : -1;
}

/** The last word of whose will it is; -1 for programs, things and anybody of a kind. */
function holderEnd(s: Sentence, link: number, topic: Topic, isGrievance: boolean): number {
  const first = link + 1;
  const isOpened = s.has(first, C.determiner);
  if (isOpened ? GENERIC_DETERMINERS.has(s.read(first)) : !s.isCapital(first)) return -1;
  let at = isOpened ? first + 1 : first;
  while (at - first <= 4 && s.kindAt(at) === TOKEN.word && !endsHolder(s, at)) at++;
  const end = at - 1;
  if (end < first || (isOpened && end === first)) return -1;
  const word = s.read(end);
  // "the kitchen screen", "the lab server": not the place itself.
  if (PLACES.test(word)) return isGrievance || !topic.has(word) ? end : -1;
  if (!isGrievance || s.has(end, C.thing | C.technical | ANY_ROLE | C.demand)) return -1;
  const isPeople = /(?:crowd|folk|side|lot|parents|readers|regulars)$/.test(word);
  return isPeople || (s.at(end) === 0 && !looksLikeThing(word) && !topic.has(word)) ? end : -1;
}

function endsHolder(s: Sentence, at: number): boolean {
  if (s.read(at) === "last") return true;
  if (PLACES.test(s.read(at))) return false;
  const ends =
    C.preposition |
    C.clause |
    C.be |
    C.auxiliary |
    C.adverb |
    C.determiner |
    C.directed |
    C.pronoun;
  return s.has(at, ends) || (s.has(at, ANY_DEMAND) && !s.has(at, C.nounish));
}

/** Where the noun phrase of the will opens: "after | several loud complaints"; -1 when it is another's. */
function phraseStart(s: Sentence, noun: number): number {
  let from = noun;
  while (from > 0 && noun - from < 4) {
    const isPart =
      REPEATED.has(s.read(from - 1)) ||
      s.has(from - 1, C.determiner | C.personal) ||
      /^(?:more|one|two|three|four|five|[0-9]+|great)$/.test(s.read(from - 1));
    if (!isPart) break;
    from--;
  }
  return from;
}

/** "Another wish from the boathouse: …" opens the nudge as somebody's. */
function heads(s: Sentence, from: number, end: number): boolean {
  return (from === 0 || s.kindAt(from - 1) === TOKEN.sign) && /^[:–]$/.test(s.read(end + 1));
}

/** Does the work follow from it: "After complaints from the late crew, …", "There was a complaint from …"? */
function opensWork(s: Sentence, from: number, end: number, isGrievance: boolean): boolean {
  if (from === 0) return false;
  if (isGrievance && IS_THERE.test(s.read(from - 1))) return from <= 4;
  const plain = s.plain();
  const offset = s.plainOffset(from);
  if (!OPENS.test(plain.slice(Math.max(0, offset - LONGEST_OPENER), offset))) return false;
  // Requests are sent by machines as well.
  if (!isGrievance) return standsBehindOrder(s, from, end);
  // "after complaints from the late crew about the door, …"
  let at = end + 1;
  while (at - end <= 7 && s.kindAt(at) === TOKEN.word) at++;
  return at >= s.size || s.kindAt(at) === TOKEN.sign;
}
