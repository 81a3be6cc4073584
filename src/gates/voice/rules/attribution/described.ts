import { wordSet } from "../../../../domain/word-set.ts";
import { WordClass as C } from "../../lexicon/classes.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import { asksForRest } from "./receiver.ts";

/** How long the clause may be that tells who somebody is. */
const LONGEST = 10;
/** Who is told by what they do. */
const PERSONS = wordSet(
  "person one ones those people folks man men woman women lady ladies guy guys gentleman gentlemen fellow couple party parties someone somebody chap chaps bloke lad lads lass soul souls",
);
/** Several of them are as often anybody of a kind: "people who zoom out", "whoever votes twice". */
const MANY = wordSet(
  "ones those people folks men women ladies guys gentlemen parties chaps lads souls whoever",
);
/** What ties somebody to the work: who ordered it and who has it in hand. */
const COMMISSIONS = wordSet(
  `commissioned ordered requested asked bankrolls bankrolled funds fund funded finances finance financed foots footing
   sponsors sponsored decides decide matters started hired`,
);
const HOLDS = wordSet(
  `pays pay paid paying signs sign signed owns own owned runs run leads lead manages manage oversees oversee heads
   founded looks maintains maintain approves approve chairs brings bring put puts funding financing signing owning running
   leading managing overseeing bankrolling sponsoring commissioning`,
);
/** With "this" or "us" behind it: who began the work. */
const BEGAN = wordSet("set built created opened began wrote made drew planned");
/** "signs in", "signs up": what anybody does in a program. */
const IN_A_PROGRAM = /^(?:in|up|out|off|on|as|at|late|early|by|with|cash|online)$/;
/** The work itself, and those who do it. */
const OF_THE_WORK = wordSet("this us here you all session project work bill bills bills' money");
/** What only people are of the work. */
const FELT = wordSet(
  `happy happier glad gladder unhappy pleased displeased delighted thrilled relieved grateful thankful keen eager anxious adamant insistent
   impatient hoping hopeful annoyed upset disappointed furious`,
);
const WISHED = wordSet("like love prefer appreciate welcome rather sooner");
/** What a system does with a session. */
const DRIVES =
  /^(?:(?:runn|host|driv|manag|supervis|oversee|monitor|watch|controll|coordinat|orchestrat|steer|power|schedul|start|launch|handl|lead|direct|track|observ|check|review|grad|judg|assess)ing|behind|above|of)$/;
const DROVE =
  /^(?:runs?|ran|hosts?|drives?|manages?|supervises?|oversees?|monitors?|watches|controls?|coordinates?|orchestrates?|started|launched|spawned|created|schedules?|scheduled|assigned|made|trained|built|hired|deployed|owns|owned|employs|pays|funds|checks|reviews|grades|judges|reads|assesses|watches|trains|builds|makes)$/;

/**
 * Somebody or something told by what it does, in front of what it wants: "the person who pays for
 * all this would be happier", "the process that started you expects". Looked for from the verb.
 */
export function describedForm(s: Sentence, verb: number, topic: Topic): Form | null {
  const word = s.read(verb);
  const isWish = WISHED.has(word);
  if (!isWish && !s.has(verb, C.want | C.need | C.mood | C.say | C.approve)) return null;
  if (verb < 2 || s.glueAt(verb) !== GLUE.none || s.glueAt(verb + 1) === GLUE.hyphen) return null;
  const rest = wantsRest(s, verb);
  if (rest >= 0) return { form: "demand", from: rest, to: verb + 1 };
  let end = beforeMeasure(s, verb - 1);
  let isBeing = false;
  while (end >= 0 && s.has(end, C.auxiliary | C.be | C.adverb) && s.read(end) !== "to") {
    if (s.has(end, C.be)) isBeing = true;
    end--;
  }
  const isHelped = end < verb - 1 && s.has(end + 1, C.auxiliary | C.be | C.adverb);
  const who = opensDescription(s, end);
  if (who >= 0) {
    const wants = { verb, isBeing, isHelped };
    return personWants(s, who, end, wants) && !topic.isGame && !topic.isStory
      ? { form: "demand", from: Math.max(0, who - 2), to: verb }
      : null;
  }
  if (!s.has(verb, C.want | C.need | C.say) && !(isBeing && s.has(verb, C.mood))) return null;
  if (!/s$|ed$/.test(word) && !isHelped) return null;
  const from = drivesSession(s, end, topic);
  return from < 0 ? null : { form: "demand", from, to: verb };
}

/** "a good deal happier", "a lot happier": what stands before the measure. */
function beforeMeasure(s: Sentence, at: number): number {
  if (!/^(?:deal|lot)$/.test(s.read(at))) return at;
  const article = /^(?:good|great|whole)$/.test(s.read(at - 1)) ? at - 2 : at - 1;
  return s.read(article) === "a" ? article - 1 : at;
}

/** The "who" or "whoever" of a clause that ends at a token and holds a verb; -1 when there is none. */
function opensDescription(s: Sentence, last: number): number {
  const end = s.read(last) === "," ? last - 1 : last;
  for (let at = end - 1; at >= 0 && end - at <= LONGEST; at--) {
    if (s.kindAt(at + 1) === TOKEN.sign) return -1;
    const word = s.read(at);
    if (word === "whoever") return /^(?:when|if|for|by|to)$/.test(s.read(at - 1)) ? -1 : at;
    // "the forestry people, who pay for all this, would"
    if (word === "who" && s.read(at - 1) === ",") return end < last ? at : -1;
    if (word === "who") return PERSONS.has(s.read(at - 1)) && end === last ? at : -1;
    // "the ones funding this"
    if (word.endsWith("ing") && HOLDS.has(word) && PERSONS.has(s.read(at - 1))) return at;
  }
  return -1;
}

interface Wants {
  readonly verb: number;
  readonly isBeing: boolean;
  readonly isHelped: boolean;
}

function personWants(s: Sentence, who: number, end: number, wants: Wants): boolean {
  const { verb, isBeing, isHelped } = wants;
  const word = s.read(verb);
  const noun = s.read(who) === "whoever" ? "whoever" : s.read(who - 1);
  const isMany = MANY.has(noun);
  const at = articleOf(s, who);
  const isDefinite = noun === "whoever" || noun === "those" || noun.startsWith("some") || at >= 0;
  if (!isDefinite || (s.read(at) === "the" && /^(?:if|when|show|hide)$/.test(s.read(at - 1))))
    return false;
  const tie = tieToWork(s, who, end);
  if (noun === "," && tie !== "close") return false;
  const isFeeling =
    (isBeing && FELT.has(word)) || (WISHED.has(word) && /^(?:would|'d)$/.test(s.read(end + 1)));
  // "The people who pay for the editor would be happier with": no user of it is told so.
  const isPayer = s.read(end + 1) === "would" && PAYS.test(s.read(tieVerb(s, who)));
  if (isFeeling) return tie !== "none" || !isMany || isPayer;
  if (tie === "none" || tie === "weak") return false;
  if (s.has(verb, C.mood) && isBeing) return tie === "close" || word !== "waiting";
  if (s.has(verb, C.approve)) return s.read(verb + 1) === "of";
  const isFinite = isMany || noun === "," || isHelped || word.endsWith("s");
  if (!isFinite || isBeing) return false;
  if (s.has(verb, C.want)) return true;
  if (s.has(verb, C.say))
    return isHelped
      ? /^ask(?:ed|ing)$|said|told/.test(word)
      : /^(?:thinks|says)$/.test(word) && tie === "close";
  return (
    s.has(verb, C.need) &&
    tie === "close" &&
    /^(?:need|expect)/.test(word) &&
    !startsProgram(s, who, end)
  );
}

/** "the person who", "the poor chap who", "the couple next door, who": the article; -1 when there is none. */
function articleOf(s: Sentence, who: number): number {
  const reach = s.read(who - 1) === "," ? 6 : 3;
  for (let at = who - 2; at >= 0 && who - at <= reach && s.kindAt(at) === TOKEN.word; at--) {
    if (/^(?:the|this)$/.test(s.read(at)) || (reach > 3 && s.read(at) === "our")) return at;
    if (reach === 3 && !s.has(at, C.personal) && !/^(?:poor|old|kind|young)$/.test(s.read(at)))
      return -1;
    if (s.has(at, C.be | C.auxiliary | C.clause)) return -1;
  }
  return -1;
}

/** How the clause ties somebody to the work: "pays for this", "signs the invoices", "lives with this map". */
type Tie = "close" | "loose" | "weak" | "none";

function tieToWork(s: Sentence, who: number, end: number): Tie {
  const verb = tieVerb(s, who);
  const word = s.read(verb);
  if (COMMISSIONS.has(word)) return "close";
  let isOfWork = false;
  for (let at = verb + 1; at <= end; at++) if (OF_THE_WORK.has(s.read(at))) isOfWork = true;
  const idle = isOfWork ? "weak" : "none";
  if (BEGAN.has(word)) return isOfWork ? "close" : "none";
  const inCharge = word === "in" && s.read(verb + 1) === "charge";
  if (!inCharge && word !== "behind" && word !== "responsible" && !HOLDS.has(word)) return idle;
  if (HOLDS.has(word) && IN_A_PROGRAM.test(s.read(verb + 1)) && s.read(verb + 2) !== "on")
    return idle;
  if (isOfWork) return "close";
  for (let at = verb + 1; at <= end; at++) if (s.has(at, C.thing | C.technical)) return "none";
  return "loose";
}

/** "runs this", "runs this command": anybody's needs, where no work is named. */
function startsProgram(s: Sentence, who: number, end: number): boolean {
  const verb = tieVerb(s, who);
  if (!/^runs?$/.test(s.read(verb))) return false;
  for (let at = verb + 1; at <= end; at++) {
    if (/^(?:project|session|work|all|us|here)$/.test(s.read(at))) return false;
  }
  return true;
}

const PAYS = /^(?:pay|pays|paid|paying|fund|funds|funding|finance|sponsor|sponsoring)$/;

/** The verb that tells who somebody is. */
function tieVerb(s: Sentence, who: number): number {
  let verb = HOLDS.has(s.read(who)) ? who : who + 1;
  while (s.has(verb, C.auxiliary | C.be | C.adverb)) verb++;
  return verb;
}

function isDrivingWord(word: string): boolean {
  return word === "charge" || DRIVES.test(word);
}

/** Texts and tasks ask this of whoever reads them: "the exam wants you to do the last two parts in ink". */
const READ =
  /^(?:exam|test|quiz|form|guide|tutorial|manual|recipe|puzzle|level|step|page|chapter|exercise|course|lesson|wizard|survey|game|part|task|rule|rules|section|prompt|dialog|checklist|question|law|spec|text|readme|docs|compiler|parser|linter|installer|script|tool|library|framework|api|language|format|protocol)$/;

/** "needs you to finish the remaining fixtures", whatever does: where its subject opens; -1 when it does not. */
function wantsRest(s: Sentence, verb: number): number {
  if (!s.has(verb, C.want | C.need) || !asksForRest(s, verb) || READ.test(s.read(verb - 1)))
    return -1;
  for (let at = verb - 2; at >= 0 && verb - at <= 5; at--) {
    if (s.has(at, C.determiner)) return s.has(at - 1, C.condition) ? -1 : at;
    if (s.kindAt(at) !== TOKEN.word) return -1;
  }
  return -1;
}

/** "the service running this session", "the agent managing you": where it opens; -1 when it is another. */
function drivesSession(s: Sentence, end: number, topic: Topic): number {
  const word = s.read(end);
  let last = end;
  if (word === "you") last = end - 1;
  else if (/^(?:session|run|slot|work)$/.test(word) && /^(?:this|your)$/.test(s.read(end - 1))) {
    if (topic.has(word)) return -1;
    last = end - 2;
  } else return -1;
  // "watching over", "in charge of", but "the control plane of"
  if (/^(?:over|on|of|for)$/.test(s.read(last)) && isDrivingWord(s.read(last - 1))) last--;
  // "the firm that pays for you"
  if (s.read(last) === "for" && DROVE.test(s.read(last - 1))) last--;
  const link = s.read(last);
  const isDriving = isDrivingWord(link);
  const isRelative = DROVE.test(link) && /^(?:that|which)$/.test(s.read(last - 1));
  if (!isDriving && !isRelative) return -1;
  let noun = isRelative ? last - 2 : last - 1;
  if (link === "charge") noun = last - 2;
  for (let at = noun - 1; at >= 0 && noun - at <= 3; at--) {
    if (s.has(at, C.determiner)) return s.has(at - 1, C.condition) ? -1 : at;
    if (s.kindAt(at) !== TOKEN.word) return -1;
  }
  return -1;
}
