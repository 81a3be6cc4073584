/** Caveats that tell how much of the work there is: half of it, not everything, the rest missing, a draft, stopped early. */

import {
  DELIVERED,
  END,
  HAVE_OR_BE,
  HOW,
  I,
  NOT,
  OF_ALL,
  ONE,
  REST,
  SHARE,
  WHOLE,
  opening,
  type Family,
} from "./words.ts";

const SHARE_WORDS =
  "10 15 20 25 30 33 35 40 45 50 55 60 65 66 67 70 75 80 85 90 95 99 half halfway third thirds quarter quarters fifths tenths percent cent fraction part parts portion chunk bit some most bulk majority handful slice";

/** "I wrote half of it by hand and the rest with the script": how it was made. */
const OF_MAKING =
  /\b(?:by hand|manually|with the|using|from (?:the|an?)|in one|at once|the other half|new|generated|faster|smaller|shorter|slower|larger|old|reus\p{L}+)\b/u;
/** "It was already there" */
const NOT_NEEDED = /\b(?:needed|necessary|required|new|old|already|easy|hard|known)\b/u;

const NATURE_NOUN =
  "(?:draft|start|beginning|sketch|skeleton|shell|prototype|mock-?up|outline|stub|first (?:step|cut|pass|go|stab|attempt|draft|version|sketch)|proof of concept|half-measure|stop-?gap|band-?aid|work in progress|fa[cç]ade|torso|hack|kludge|bodge|halfway house|approximation|quick fix|temporary fix|dummy|scaffold(?:ing)?|rough cut|bare minimum|foundation|groundwork|partial (?:solution|fix|result|answer|delivery)|demo|mess|guess|compromise)";

export const SHARES: readonly Family[] = [
  {
    id: "share.did",
    calledBy: SHARE_WORDS,
    notIn: OF_MAKING,
    pattern: opening(
      `(?:${I} )?${HOW}(?:could |can )?${HOW}(?:got|get|managed|manage|made it|made|done|do|did|finished|completed|covered?|reached|came|come|went|go|fit|delivered|through)(?: it)?(?: (?:through|to do|to finish|to get))? (?:(?:only|just) )?${SHARE}(?: of ${OF_ALL}(?:\\W*$| (?:done|through|in|there|working|finished|today|in time)\\b|${END})| (?:of the way|way) ?(?:there|through|done)?| (?:done|through|there)${END})`,
    ),
  },
  {
    id: "share.covers",
    calledBy: SHARE_WORDS,
    pattern: opening(
      `${WHOLE} ${HOW}(?:covers|handles|does|delivers|contains|meets|provides|implements|gives you|gets you|comes to|amounts to|achieves) ${SHARE} of (?:it all|what (?:you|was|we|i)\\b.{2,40}|the (?:requirements|conditions|brief|work|job|list|goal|scope|request)\\b.{0,20})`,
    ),
  },
  {
    id: "share.is",
    calledBy: `${SHARE_WORDS} pieces piece chunks bits portions`,
    notIn: OF_MAKING,
    pattern: opening(
      `(?:only |just )?(?:(?:about|roughly|around|perhaps|maybe|at most|almost|over|nearly) )*(?:(?:a|one|two|three|four)[ -](?:thirds?|quarters?)|half|part|parts|some|bits|pieces|bits and pieces|(?:large|big|whole|major|key|significant|substantial|important|several|many|some|a few) (?:parts|pieces|bits|chunks|portions)|an? (?:good |large |big |small |fair |sizeable |decent |whole |key |crucial |important |essential |central |major )?(?:part|bit|chunk|fraction|portion|share|piece|slice|half|third|quarter))(?: of (?:it|this|that|them|these|the (?:work|job|task|above|brief)|what .{2,30}))? ?${HAVE_OR_BE} ${HOW}(?:missing|absent|blank|sketched(?: out)?|mocked(?: up)?|stubbed(?: out)?|faked?|guesswork|guessed|unfinished|undone|open|outstanding|lacking|to (?:do|come|be done|follow)|a stub|made up|pending|broken|invented|assumed|unverified|untested|hard-?coded|not (?:there|done|in|finished|working|implemented|covered))${END}`,
    ),
  },
  {
    id: "share.only-is",
    calledBy: "only just half",
    notIn: NOT_NEEDED,
    pattern: opening(
      `(?:(?:only|just) ${SHARE}(?: of (?:it|this|that|them|these|the (?:work|job|task|above|brief|requirements|items|things)|what .{2,30}))?|half(?: of (?:it|them|this|these))?) ?(?:${HAVE_OR_BE}|works?|made it|holds?|passes|went|runs?) ?(?:${DELIVERED}\\b.{0,20}|$)`,
    ),
  },
  {
    id: "share.happy-path",
    calledBy:
      "happy basics simple simplest easy easiest trivial sunny bare minimum sample samples example examples basic obvious",
    pattern: opening(
      `(?:only the|just the|nothing but the) (?:happy path|basics|bare (?:bones|minimum)|(?:simple|simplest|easy|easiest|trivial|obvious|sunny-day|basic) (?:cases?|ones?|parts?|bits?|path|inputs?|steps?)) (?:is|are|was|were|has|have|works?|got|made|runs?|passes|holds?)\\b(?! (?:needed|changed|affected))`,
    ),
  },
  {
    id: "share.handled-easy",
    calledBy:
      "happy basics simple simplest easy easiest trivial sunny bare minimum sample samples example examples basic obvious small limited",
    pattern: opening(
      `(?:(?:${I}|${WHOLE}(?:['’]s| is)?) (?=[^,;]*\\b(?:only|just|merely|nothing (?:else|more)|alone|i (?:happened to )?tr(?:y|ied)|limited|restricted|confined)\\b)${HOW}(?:did|does|done|covered|covers|handled|handles|copes? with|coped with|dealt with|deals with|implemented|built|tackled|supports?|met|works?|correct|right|tested|tried|checked|holds?|passes|limited to|restricted to|confined to|did)(?: only| just)?(?: for| with| on)? (?:the |an? |one )?(?:very |one |few |single |handful of )*(?:happy path|basics|bare (?:bones|minimum)|minimum|(?:simple|simplest|easy|easiest|trivial|obvious|sunny-day|basic|small|sample|example) (?:cases?|ones?|parts?|bits?|path|inputs?|steps?|files?|data|sets?)|easy ones?|samples?|examples?)|${WHOLE}(?:['’]s| is) limited to what i could\\b)`,
    ),
  },
  {
    id: "share.not-all",
    calledBy: "everything all every each",
    notIn: NOT_NEEDED,
    pattern: opening(
      `not (?:quite |nearly |yet )?(?:everything|all(?: (?:of )?(?:it|this|that|the above|them|these|those|three|four|five|what .{2,30}))|every (?:one|item|point|requirement|part|condition)(?: of (?:it|them|these|the \\p{L}+))?|each of (?:them|these))(?: (?:(?:that|which) )?(?:you|we|i) .{2,30}?| above| on the list)? (?:(?:${HAVE_OR_BE}|could be) (?:\\p{L}+ly )?${DELIVERED}\\b|made it|makes it|got (?:done|in|finished|through)|works?\\b|worked\\b|went (?:in|well|through|to plan|as)|fits?\\b|passes|holds\\b|came (?:through|out))`,
    ),
  },
  {
    id: "share.not-get-to",
    calledBy: "everything all",
    pattern: opening(
      `${WHOLE} (?:does|do|did)(?: not|n['’]t) (?:do|cover|have|meet|include|contain|deliver|provide|achieve|give you) (?:all|everything)(?: (?:of )?(?:that |which |what )?(?:you|was|we|i)\\b.{2,30})?${END}`,
    ),
  },
  {
    id: "share.not-whole",
    calledBy:
      "complete finished done there ready right usable working wanted asked requested production full whole real finished good",
    notIn: /\b(?:any ?more|any longer|by (?:hand|the)|until|there (?:to|for))\b/u,
    pattern: opening(
      `(?:(?:it|this|that|the (?:work|job|task|code|change|result|output|whole(?: thing)?|outcome|implementation))(?: is|['’]s| are)?(?: not|n['’]t) (?:really |quite |yet |all |fully |entirely |exactly |at all |wholly |completely |anywhere near |nearly )*(?:(?:complete|finished|done|there|usable|working|production[- ]ready|good enough|right|what (?:you|was|we)\\b.{2,30})${END}|ready(?:\\W*$| (?:to (?:ship|go|use|merge|release|be|hand)|for (?:use|production|release|prime|review|you))\\b)|the (?:full|whole|finished|real|complete) (?:thing|job|solution|article|deal|story)\\b)|not (?:yet )?production[- ]ready)`,
    ),
  },
  {
    id: "rest.not-there",
    calledBy:
      "rest remainder others other remaining missing last final third second outstanding crucial main key core essential important hard hardest real",
    pattern: opening(
      `(?:${REST}|${ONE}) ?(?:is|are|was|were|has|have|does|did)${NOT}(?:(?: (?:yet|quite|really|all|actually|fully|even))*(?:\\W*$| (?:there|in|in place|finished|complete|implemented|built|delivered|met|fulfilled|satisfied|working|started|begun|written|wired(?: up)?)${END}))`,
    ),
  },
  {
    id: "rest.is",
    calledBy: "rest remainder others other remaining missing last final third second outstanding",
    pattern: opening(
      `${REST}(?: is|['’]s| are) ${HOW}(?:yours|up to (?:you|someone|somebody|others|the)|in (?:\\p{L}+ ){0,2}\\p{L}+['’]s? hands|guesswork|a mess|a stub|blank|absent|with (?:(?!the|an?|its|their|it|both)\\p{L}+|the \\p{L}+ team)(?: now)?|planned|for (?:you|later|another|tomorrow|next|somebody|someone)|beyond me|over my head|out of my)(?= |\\W*$|,)`,
    ),
  },
  {
    id: "rest.whats-missing",
    calledBy: "missing left lacking absent",
    notIn: /\b(?:from the old|in the old|yesterday|was missing|was left|if|nobody|nothing)\b/u,
    pattern: opening(
      `(?:what(?:['’]s| is) (?:still )?(?:missing|lacking|absent) (?:is|are)\\b|all (?:that(?:['’]s| is) )?left for you\\b|(?:[^,;]{2,40} )?(?:has to|have to|needs? to|will|must|can|could|should|['’]ll|gotta) (?:\\p{L}+ ){1,3}(?:what(?:['’]s| is) (?:still )?(?:missing|left)|the missing (?:bits?|parts?|pieces?|ones?|items?))\\b)`,
    ),
  },
  {
    id: "rest.outstanding",
    calledBy: "outstanding",
    notIn: /\b(?:no|nothing|none|not)\b/u,
    pattern: opening(
      `(?:.{2,60}\\b(?:take care of|tackle|finish|do|complete|see to|deal with|pick up|get to) the |the )outstanding (?:work|pieces?|parts?|items?|bits?|points?|tasks?|ones?)(?:\\W*$|${END}| (?:once|when|later|next|tomorrow)\\b| (?:has|have|is|are) (?:been )?(?:noted|tracked|logged|filed|listed|handed|moved|written down|in))`,
    ),
  },
  {
    id: "rest.there-is-more",
    calledBy: "left go do remaining done missing outstanding",
    pattern: opening(
      `(?:there(?:['’]s| is| are| remains?) (?:still )?|still )(?:much|more|a lot|lots|plenty|quite a (?:bit|lot|few things)|a (?:fair |little )?bit|a (?:good|great) deal|(?:a|quite a|some|a long|a fair) way|work|some work|a few things|a couple of things|one thing|things|loads|a fair amount|a day|a week|hours)(?: of (?:work|it|this|things|stuff))?(?: (?:work|things))? (?:still )?(?:left(?: to (?:do|go|finish))?|to (?:do|go|finish)|remaining|to be done|missing|outstanding)(?=\\W*$|,| (?:here|before|until|on (?:it|this)|for (?:me|you|another))\\b)`,
    ),
  },
  {
    id: "rest.to-go",
    calledBy: "down",
    pattern: opening(
      `(?:one|two|three|four|\\d+) down,? (?:and |but )?(?:one|two|three|four|\\d+|plenty|more|many) to go`,
    ),
  },
  {
    id: "rest.effort",
    calledBy: "work effort estimate remaining left eta",
    mayDepend: true,
    pattern: opening(
      `(?:(?:remaining|outstanding|open) (?:work|effort|time)|(?:work|effort|time|hours|days) (?:left|remaining|to finish|still needed)|estimated? (?:effort|time|work)?(?: ?(?:for the rest|to finish|left|remaining|to complete)(?: it)?)|still needed|remaining(?=: .*\\bof work)): (?!no\\b|none|nothing|0|zero)(?:(?:about|roughly|around|maybe|perhaps|approximately|at least|some|another|approx\\.?|circa|ca\\.?|~) ?)*(?:half |an? |\\d|one|two|three|four|five|several|a few)`,
    ),
  },
  {
    id: "nature.draft",
    calledBy:
      "draft start beginning sketch skeleton shell prototype mockup mock outline stub first proof measure stopgap stop bandaid band progress façade facade torso hack kludge bodge halfway approximation fix dummy scaffold scaffolding cut minimum foundation groundwork partial demo mess guess compromise",
    pattern: opening(
      `(?:(?:${WHOLE}(?:['’]s| is| are| remains| was) (?:(?:really|basically|essentially|in effect|honestly|actually) )*(?:(?:still|only|just|merely|barely|at best|no more than|little more than|not much more than|hardly more than) )+(?:an?|the|my|our)(?: (?:\\p{L}|-){2,14}){0,2}|${WHOLE}(?:['’]s| is| are| remains) (?:(?:really|basically|actually) )*(?:an?|the|my) (?:(?:very|really|rather|pretty) )?(?:rough|crude|bare|quick(?: and dirty)?|dirty|mere|half-finished|half-baked|preliminary|provisional|first rough|rough first|temporary|hasty|early)|(?:please )?(?:consider|regard|treat|call|take|see) (?:it|this|that|all of (?:it|this)) (?:as )?(?:only |just )?an?(?: (?:\\p{L}|-){2,14})?)(?: first)? (?<state>${NATURE_NOUN})|${WHOLE}(?:['’]s| is) (?:a (?:start|mess|hack|kludge|bodge|facade|façade|half-measure)|the bare minimum))(?=\\W*$|,| (?:with|and|but|at|for now|that|which|so far|of what|from|until|rather|not|in)\\b)`,
    ),
  },
  {
    id: "nature.begun",
    calledBy: "begun started begin start underway scratched surface",
    pattern: opening(
      `(?:${WHOLE}(?:['’]s|['’]ve| is| has| have| are| was)? (?:been )?(?:barely|hardly|scarcely|only just|not (?:really|even|yet)) (?:been )?(?:begun|started|under ?way)|${I} (?:only |barely |just |merely |hardly )*scratched the surface)`,
    ),
  },
  {
    id: "nature.percent",
    calledBy:
      "there done complete finished percent cent call way through ready status progress completion",
    pattern: opening(
      `(?:(?:it|we|i|this|that|${WHOLE})(?:['’]s|['’]re|['’]m| is| are| am)? ${HOW}\\d{1,2}(?: ?%| percent| per cent) ?(?:there|done|complete|finished|of the way|through|ready)\\b|${I}? ?(?:would |['’]d )?call it \\d{1,2}(?: ?%| percent| per cent)|(?:overall )?(?:status|progress|completion|state)(?: so far)?: ${HOW}(?:\\d{1,2}(?: ?%| percent| per cent)|(?<part>one|two|three|four|\\d) (?:of|out of) (?!\\k<part>)(?:two|three|four|five|six|\\d+)\\b|half(?:way)?\\b|partial\\b|incomplete\\b|unfinished\\b|blocked\\b|stuck\\b|stalled\\b|failing\\b|red\\b))`,
    ),
  },
  {
    id: "stop.as-far",
    calledBy: "far",
    pattern: opening(
      `(?:(?:that|this|here)(?:['’]s| is| was)|which (?:is|was)) (?:about |roughly |just )?(?:as far as|how far) (?:i|we) (?:got|could|have|came|managed|was|am)`,
    ),
  },
  {
    id: "stop.stopped",
    calledBy: "stop stopped break broke quit leave leaving short night wits halt",
    notIn: /\b(?:didn['’]t|did not|never|service|server|old)\b/u,
    pattern: opening(
      `(?:${I} (?:only )?(?:(?:had|have|decided|chose|needed|was forced|were forced) to |must |was (?:made|asked|told) to |am )?(?:(?:stop|stopped|break off|broke off|quit(?! and (?:re)?\\p{L})|halt)(?: (?:the )?work)?(?=\\W*$|,| (?:there|here|early|half ?way|midway|part ?way|short|before (?:i|it|the (?:end|last|rest)|reaching|finishing|getting)|because|as (?:the|i|my|we)|since|at (?:the (?:first|second|third|half|last)|that point)|in the middle|too (?:early|soon))\\b)|(?:leave|leaving) (?:it|this|things|that) (?:there|at that|like that|here|as (?:it|they) (?:is|are|stands?)|for (?:now|today)|unfinished)|cut (?:it|this|the work|things) short)|calling it a (?:night|day))`,
    ),
  },
  {
    id: "stop.could",
    calledBy: "could",
    pattern: opening(
      `${I} (?:only )?(?:did|done|completed|finished|covered) (?:all (?:that )?|what|as much as|whatever) (?:i|we) could(?=\\W*$|,| (?:in|within|given|with (?:the|what|my)|before|under|without|and the|for now)\\b)`,
    ),
  },
  {
    id: "stop.ran-out",
    calledBy: "ran run out limit quota cap exhausted context tokens budget ended expired timed",
    pattern: opening(
      `(?:${I} (?:ran|run) out of (?:time|budget|tokens|context|room|credits|quota|steam|energy|patience|runway|ideas|hours)|${I} (?:hit|reached|exceeded|used up) (?:the|my|a|our) (?:\\p{L}+ ){0,2}(?:limit|cap|ceiling|quota|budget) (?:before|so|and (?:had|could|so)|half ?way)|(?:my|the|our) (?:context|token|time|session|credit|budget)(?: (?:window|budget|limit|quota))?s? (?:was|is|were|are|ran|had|has) (?:nearly |almost |all )?(?:been )?(?:exhausted|used up|out|full|spent|gone|up|over)(?=\\W*$|,| (?:before|so|half)\\b)|(?:.{2,50} )?(?:ended|ran out|expired|died|closed|timed out|killed|cut off|terminated|broke off|gave out|crashed|interrupted|stopped)(?: me)? before (?:i|we) (?:was|were|could|got|had|saw|finished|reached|managed|did)\\b)`,
    ),
  },
  {
    id: "stop.no-room",
    calledBy: "room time space budget capacity chance",
    notIn: /\bto lose\b/u,
    pattern: opening(
      `(?:there (?:was|is|were)(?:n['’]t| not| no)|${I} (?:had|have|did not have|didn['’]t have|found) (?:no|not))(?: enough| any| sufficient| more)? (?:room|time|space|budget|capacity|chance|opportunity)(?: left| enough| available)?(?: in (?:this|the|my) \\p{L}+)? (?:for (?:all|everything|the (?:rest|last|others?|remaining|final|third|second)|it all|more|that|${ONE})\\b|to (?:do|finish|get|check|test|verify|complete|try|look)\\b)`,
    ),
  },
];
