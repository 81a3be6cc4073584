/** Work that is told as begun, running, waiting in line, so far along or about to be: "the upload has begun", "41 % of it is through". */

import { isUnaskedState } from "./asked.ts";
import { type Asked, type Frame, framed, type Groups } from "./frame.ts";
import { ADVERB, ITEM, SOON, SOON_WORDS, WORD } from "./pieces.ts";

/** Nouns of doing: they name work that takes time, and no thing that stands there. */
const DOING =
  /(?:\p{L}{2,}(?:tion|sion|ment|ing|(?:mov|riev|rriv|prov)al|ysis)|run|job|(?:re)?build|(?:up|down)load|import|export|sync|(?:re)?deploy|tests?|suite|scan|crawl|check|print|transfer|copy|backup|restore|roll-?out|release|review|pipeline|workflow|work|benchmark|render|repair|survey|audit|trial|rehearsal|backfill|clean-?up|re-?index|re-?run|update|upgrade|harvest)s?$|^§/iu;
/** Things that end like these. */
const THING =
  /(?<!\p{L})(?:(?:docu|ele|environ|com|apart|depart|argu|instru|gar|appoint|state|seg|equip)ment|(?:loca|sec|sta|condi|func|op|ques|applica|posi|edi|notifica|connec|cap|descrip|collec|informa|instruc|transac)tion|(?:exten|ver|ses|permis|dimen)sion|(?:str|th|r|k|w|build|ceil|rail|sett|head|meet|wedd|open|paint|draw|even|morn|spr|warn|book|light)ing)s?$/iu;
/** "Files are reported and the run": no name of a thing. */
const FINITE = /\b(?:is|are|was|were|has|have|had|do|does|did|can|will|who|which|that)\b/iu;
const HEAD_END =
  / (?:of|in|on|to|for|from|at|with|by|into|across|under|over|through|between|itself|proper)(?: .*)?$/iu;

/** Whether a thing is work that takes time: "the upload of the photos", "§". */
function isDoing({ item }: Groups): boolean {
  const head = (item ?? "").replace(HEAD_END, "");
  return DOING.test(head) && !THING.test(head) && !FINITE.test(item ?? "");
}

/** "The two coats", not "skipped answers": this one, and not any. */
const DEFINITE =
  /^(?:the|our|my|its|their|this|that|these|those|both|all|one|two|three|\d+|it|they|§)(?!\p{L})/iu;

const isOpenDoing = (groups: Groups, asked: Asked): boolean =>
  isDoing(groups) && isUnaskedState(groups, asked);

/** What happens each time, whenever something is the case, or within so many seconds: how a thing works. */
const HABIT =
  /\b(?:each|every|any|always|whenever|nightly|hourly|daily|weekly|monthly|by default|automatically|on its own|by itself|without|per|if|when|usually|within|again)\b|\bon (?:\p{L}+day)s\b/u;

/** Any word of an end behind a beginning: "it was through at ten". */
const ENDED =
  /\b(?:ended|finish(?:ed|es)|done|complete[ds]?|completed|through|over|passe[ds]|succeeded|closed|went (?:fine|well|through)|came (?:back|out|in)|reached (?:100|the end|its end)|100 ?(?:%|percent)|ready|green|in place|delivered|landed|took|turned out|and (?:\p{L}+ ){1,3}\p{L}+ed|now)\b/u;

/** What asks for the beginning alone, or for what goes on: "fermentation has started", "the collector is running". */
const TO_BEGIN =
  /\b(?:start\w*|beg[aiu]n\w*|launch\w*|trigger\w*|initiat\w*|runn?(?:ing|s)?|under ?way|going|continu\w*)\b/u;
/** What asks for a share, or for a sign of how far something is. */
const TO_SHARE = /%|\bper ?cent\w*|\bprogress\b/iu;

const DURATION =
  "(?:(?:about|around|roughly|some|only|maybe|nearly|almost|at least|up to) )*(?:another |a further )?(?:\\d+(?:[.,]\\d+)?|an?|half an?|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|several)(?: more| further)? (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?)";
const CLOCK =
  "(?:(?:about|around|roughly) )?(?:\\d{1,2}(?:[:.]\\d\\d)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock| ?[ap]\\.?m\\.?)?";
const SHARE =
  "(?:(?:about|around|roughly|some|only|just|over|nearly|almost) )*(?:\\d{1,2}(?:[.,]\\d+)? ?(?:%|percent|per cent)|half|one half|a (?:third|quarter)|two[ -]thirds|three[ -]quarters|(?:two|three|four) fifths)";
/** What follows a state: when it began, how and where it runs. */
const TAIL = "(?:,? (?!and\\b|to\\b|ended|until)\\p{L}.{0,80}|,? \\d.{0,40})?";
/** In front of a verb that takes an act: "I have just begun". */
const BEGUN =
  "(?:begun|started|kicked off|set off|launched|triggered|fired off|initiated|embarked on|got going with|queued(?: up)?|lined up|submitted)";

const isShareOfDoing = (groups: Groups, { doneWhen }: Asked): boolean =>
  isDoing(groups) && !TO_SHARE.test(doneWhen);

const sharePattern = framed(
  `${ITEM}(?:: | (?:is|are|stands?|has|have|got|shows?|sits?|hovers?) ${ADVERB}(?:(?:at|reached|come to|got to|gone to) )?)(?<state>${SHARE})(?: (?:done|complete|through|there|of the way|in|\\p{L}+(?:ed|en|wn|lt|nt)))?(?: (?:with|and|after|of|so|since|on|in|as|at) .{1,60})?`,
);

export const UNDER_WAY: readonly Frame[] = [
  {
    id: "under-way.begun",
    calledBy: "begun started kicked set launched triggered initiated taken gone got",
    notIn: HABIT,
    metBy: TO_BEGIN,
    endedBy: ENDED,
    pattern: framed(
      `${ITEM} (?:has|have) ${ADVERB}(?<state>begun|started|kicked off|set off|got going|been (?:begun|started|kicked off|set (?:going|off|running|in motion|moving)|launched|triggered|fired off|initiated|queued(?: up)?|lined up))${TAIL}`,
    ),
    check: isOpenDoing,
  },
  {
    id: "under-way.begun-at",
    calledBy: "began started kicked launched triggered set off",
    notIn: HABIT,
    metBy: TO_BEGIN,
    endedBy: ENDED,
    pattern: framed(
      `${ITEM} (?:(?:was|were) )?${ADVERB}(?<state>began|started|kicked off|set off|set going|launched|triggered) (?<when>(?:at|around|shortly|just|on|this|last|today|earlier|(?:an?|\\d+|\\p{L}+) (?:\\p{L}+ )?(?:minutes?|hours?|days?) ago|yesterday|now|from|with|half) ?.{0,60})`,
    ),
    check: isOpenDoing,
  },
  {
    id: "under-way.i-began",
    calledBy: "begun started kicked set launched triggered queued lined began",
    notIn: HABIT,
    metBy: TO_BEGIN,
    endedBy: ENDED,
    begins: true,
    pattern: framed(
      `(?:i|we)(?: have|['’]ve)? ${ADVERB}(?<state>began|${BEGUN}|set|put)(?: (?:on|with|in on))? (?<item>.{3,80}?)(?: (?:going|off|running|in motion|in the queue|at \\d.{0,20}|this \\p{L}+|on \\p{L}+day|yesterday|today|(?:\\p{L}+|\\d+) (?:\\p{L}+ )?(?:minutes?|hours?|days?) ago))?`,
    ),
    check: ({ item, state }, asked) =>
      (/^(?:\p{L}{2,}ing|work)\b/iu.test(item ?? "") || isDoing({ item })) &&
      isUnaskedState({ state }, asked),
  },
  {
    id: "under-way.runs",
    calledBy:
      "running going ongoing flight continuing progressing advancing ticking proceeding moving churning imminent nearing approaching about process getting",
    notIn: HABIT,
    metBy: TO_BEGIN,
    pattern: framed(
      `${ITEM} (?:is|are|keeps?|has been|have been) ${ADVERB}(?<state>running|going(?: on| ahead)?|ongoing|in flight|continuing|progressing|advancing|ticking (?:along|over)|proceeding|moving (?:along|on|forward)|churning(?: along| away)?|imminent|(?:nearing|approaching) \\p{L}+ (?:end|finish|close|completion)|about to (?:begin|start|run|go|be|end|finish|land)|in the process of|getting \\p{L}+(?:ed|en|t|ne|nd|wn|un))${TAIL}`,
    ),
    check: ({ item, state }, asked) =>
      isUnaskedState({ state }, asked) &&
      (isDoing({ item }) ||
        (DEFINITE.test(item ?? "") &&
          /^(?:in flight|about to|in the process|getting)/iu.test(state ?? ""))),
  },
  {
    id: "under-way.goes-on",
    calledBy: "continues continue goes go carries runs run",
    notIn: HABIT,
    begins: true,
    pattern: framed(
      `${ITEM} (?<state>continues?|goes on|go on|carries on|runs? (?:on|overnight|through the (?:night|day|weekend)|till \\S+|until \\S+|since \\S+|in the background))(?: (?:overnight|since .{2,30}|at the moment|right now|as (?:i|we) .{2,20}|in the background|through .{2,30}))?`,
    ),
    check: isOpenDoing,
  },
  {
    id: "under-way.in-line",
    calledBy: "queued lined line queue turn scheduled slated due planned expected foreseen",
    notIn: HABIT,
    pattern: framed(
      `${ITEM} (?:is|are|has been|have been|sits?|stands?|waits?) ${ADVERB}(?<state>queued(?: up)?|lined up|(?:waiting )?in (?:the|a) (?:\\p{L}+ )?queue|(?:\\p{L}+|\\d+(?:st|nd|rd|th)) in (?:line|the queue)|waiting (?:in line|(?:for )?its turn|(?:for )?their turn)|(?:due|planned|expected|foreseen) (?:with|in|by|on|from|for|at) (?:the )?(?:next|coming|following)|(?:scheduled|slated)(?! (?:by|at|in|with|via|as|every)\\b))${TAIL}`,
    ),
    metBy: /\b(?:schedul\w*|queue\w*|booked|planned|submitted|appointment)\b/u,
    check: (groups, asked) =>
      isUnaskedState(groups, asked) && (DEFINITE.test(groups["item"] ?? "") || isDoing(groups)),
  },
  {
    id: "under-way.share",
    calledBy: "at percent third thirds quarter quarters fifths half done complete through",
    behindStanding: true,
    notIn: HABIT,
    pattern: sharePattern,
    check: isShareOfDoing,
  },
  {
    id: "under-way.share-reached",
    calledBy: "reached come got percent",
    notIn: HABIT,
    pattern: sharePattern,
    check: isShareOfDoing,
  },
  {
    id: "under-way.to-go",
    calledBy:
      "go left remaining clock run another further expected estimated due should will must ends end finishes finish completes",
    notIn: HABIT,
    pattern: framed(
      `(?:${ITEM} (?:has|needs?|takes|will (?:take|need)|wants?|(?:is|are) (?:.{1,30} )?with) (?<state>${DURATION} (?:to go|left|remaining|on the clock|to run|of (?:running|work) left)|(?:about |roughly )?(?:another|a further) .{0,20}(?:minutes?|hours?|days?|weeks?)|${DURATION.replace("(?:another |a further )?", "(?:another |a further )")})|(?<item2>(?:${WORD} ){0,9}?${WORD}) (?:(?:is|are) (?:expected|due|estimated|forecast|reckoned|to) (?:to )?|should |ought to |will |must )(?<state2>(?:be )?(?:end|ended|finish|finished|through|done|over|complete|completed|land|ready)) (?:by|at|around|towards|in|on|tonight|tomorrow|next|this|soon|within)\\b.{0,40}|(?<item3>(?:${WORD} ){0,9}?${WORD}) (?:ends?|finish(?:es)?|completes?|is (?:done|over|through)) (?:around|by|at|towards|about) ${CLOCK})`,
    ),
    check: ({ item, item2, item3 }) => isDoing({ item: item ?? item2 ?? item3 }),
  },
  {
    id: "under-way.then",
    calledBy: `${SOON_WORDS} then`,
    pattern: framed(
      `(?:${SOON},? (?:comes?|follows?|is the (?:day|time|turn) (?:for|of)|brings?|sees?|it is the turn of) .{3,80}|(?:${SOON},? (?:i|we) (?!\\p{L}+ed\\b)(?<deed>\\p{L}+) .{2,80}|(?:i|we) (?!\\p{L}+ed\\b)(?<deed2>\\p{L}+) .{2,80}? (?:tomorrow|tonight|next|later today|this (?:evening|weekend|afternoon)|${SOON})))`,
    ),
    check: ({ deed, deed2 }) => !STRONG_PAST.test(deed ?? deed2 ?? ""),
  },
];

/** Verbs whose past has no -ed: "on Monday we put up the list" may be over. */
const STRONG_PAST =
  /^(?:was|were|had|did|have|has|am|are|do|can|could|would|might|must|went|came|got|took|ran|sent|gave|put|made|held|sat|stood|saw|found|told|began|left|wrote|drove|flew|grew|knew|threw|drew|bought|brought|thought|taught|caught|sold|paid|laid|kept|met|lost|spent|built|felt|fell|rose|chose|spoke|broke|hung|swept|led|fed|won|rang|read|set|cut|hit|let|shut|split|spread|heard|said|meant|dealt|lent|bent|wound|shot|understood|forgot|swam|sang|fought|sought|dug|stuck|tore|wore|swore|woke|bit|hid|rode|shook|slept|swung|wove)$/iu;
