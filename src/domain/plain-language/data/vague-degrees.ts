import type { VagueRule } from "./vague-phrases.ts";

/** Where nothing follows that could say by how much, or only what it was before. */
const STOP =
  "(?=\\s*(?:$|[.;,!?\\n)]|[–—]|(?:and|or|but|now|again|overall|here|everywhere)\\b|(?:across|throughout|for (?:everybody|everyone|new|our|people|the|them|us|users?)|about|during|from|in|on|to|with)\\b|than (?:at the start|before|ever|in the past|it|last|now|previously|the old|they|today|yesterday|we|what)\\b))";
const MUCH =
  "(?:(?:a bit|a little|a lot|considerably|even|far|much|noticeably|significantly|slightly|somewhat|substantially|visibly|way) ){0,2}";
/** What is spent, suffered or gained, and can be counted: "takes less time". */
const SPENT =
  "(?:attention|bandwidth|boilerplate|calls|clicks|code|complaints|complexity|confusion|cost|costs|customers|delays?|duplication|effort|energy|engagement|errors|failures|feedback|friction|hassle|headaches|interruptions|knowledge|maintenance|memory|mistakes|money|noise|orders|pain|power|problems|questions|resources|sales|sign-?ups|space|steps|stress|support|surprises|tickets|time|traffic|training|trouble|users|value|visitors|work)";
const PRAISING =
  "(?:better|clean|clear|clearer|decent|excellent|good|great|healthier|healthy|ideal|meaningful|nice|nicer|proper|reasonable|sane|sensible|solid|sound|stable|strong|useful|valuable)";
/** What such words are said of, and nobody can look at. */
const IMPRESSION =
  "(?:base|basis|choice|compromise|fit|flow|footing|foundations?|idea|impression|insights?|job|level|look|mix|overview|picture|place|position|rhythm|sense|shape|spot|standards?|starting point|states?|structure|style|trade-?off|understanding)";

/** What can be looked at all the same: the clean state of a working tree, the solid base of a shelf. */
const LITERAL = "(?:clean states?|(?:solid|stable|strong) (?:base|footing|position))(?!\\p{L})";

/** How fast that goes can be seen: "the lamp blinks faster in alarm mode", "spins the fan faster". */
const MOTION = "(?:beat|blink|flash|move|play|pulse|rotate|spin|tick|turn)(?:e?s)?";

/** A degree alone, of which no sentence says what has it: "less flaky tests", "a good overview", "better than before". */
export const BARE_DEGREE = new RegExp(
  `^${MUCH}(?:(?:less|more) \\p{L}+(?:ed|able|ible|ful|ish|ive|ous|y|ent|ant|al|ic)(?: (?:and|or) (?:less |more )?\\p{L}+(?:ed|able|ible|ful|ish|ive|ous|y|ent|ant|al|ic))?(?: \\p{L}+)?|(?:fewer|less|more) (?:${SPENT}|bugs|crashes|tests|warnings)|(?:better|cleaner|clearer|easier|faster|nicer|quicker|safer|simpler|smoother)(?: \\p{L}+)?|(?:higher|leaner|lighter|lower|shorter|smaller|tidier))(?: than (?:before|ever|in the past|it (?:is|was)|last (?:time|week|month|year)|now|previously|the old (?:one|version|site|app)|today))?$|^(?:an? |the )?(?:(?:much|really|very) )?(?!${LITERAL})${PRAISING} (?:(?:first|general|overall|working) )?${IMPRESSION}$`,
  "iu",
);

/** Degrees that nobody can read off; part of `VAGUE_RULES`. */
export const DEGREE_RULES: readonly VagueRule[] = [
  {
    id: "less_or_more_so",
    reason: "better than what, by how much, is left open",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:is|are|be|been|becomes?|became|feels?|gets?|got|looks?|seems?|stays?) ${MUCH}(?:less|more) (?!(?:than|or|and|of|in|on|at|to|by|rows?|items?|time)\\b)(?:\\p{L}+(?:ed|able|ible|ful|ing|ish|ive|ous|y|ent|ant|al|ic)|sane|robust|mature|simple|clean|secure|concrete|honest|remote|human)${STOP}`,
      "giu",
    ),
    always: false,
    fails: [
      "The screen is less cluttered",
      "The suite is much less flaky than before",
      "The game becomes more challenging for new players",
    ],
    passes: [
      "The map is less detailed below zoom level 8",
      "A more specific rule wins over a general one",
      "The importer keeps the copy that is more recent",
      "The map paints a slope orange when it gets more dangerous",
      "The list is more than one page long",
    ],
  },
  {
    id: "less_or_more_of_it",
    reason: "better than what, by how much, is left open",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:brings?|can (?:carry|deal with|handle|stand|take)|causes?|consumes?|copes? with|costs?|creates?|demands?|gets?|has|have|makes?|needs?|produces?|receives?|requires?|saves?|spends?|takes?|uses?|wastes?)(?: (?:me|us|them|people|users))? ${MUCH}(?:fewer|less|more) (?:\\p{L}{2,20} )?${SPENT}${STOP}|(?<![\\p{L}\\p{N}])(?:costs?|weighs?) ${MUCH}(?:less|more)${STOP}`,
      "giu",
    ),
    always: false,
    fails: [
      "Onboarding takes less time",
      "We get far fewer support tickets",
      "The pump costs less",
    ],
    passes: [
      "The night build uses less than 2 GB of memory",
      "The chart shows which step takes more time",
      "A banner tells the owner that the disk needs more space",
      "A longer route takes more time than a short one, as the table shows",
      "The import takes less time: 4 minutes instead of 20",
    ],
  },
  {
    id: "more_or_fewer_do",
    reason: "how many, and more than when, is left open",
    pattern: new RegExp(
      `^[\\s\\d.)*•–-]{0,12}(?:(?:far|many|much|noticeably|significantly) )?(?:fewer|less|more) (?:\\p{L}{2,20} )?(?:accidents|bugs|buyers|calls|children|clients|complaints|crashes|customers|donations|errors|failures|families|guests|members|mistakes|orders|parents|patients|people|players|problems|questions|readers|returns|sales|sign-?ups|students|time|traffic|users|visitors|visits|volunteers) (?!(?:and|or|than)\\b)(?![^.]{0,60}\\b(?:after|as soon as|can be|if|once|through|until|when|while)\\b)[^.,;:!?\\n]{2,60}\\s*[.!]?\\s*$|(?<![\\p{L}\\p{N}])there (?:are|is|has been|have been) (?:an? )?(?:(?:big|clear|considerable|good|marked|measurable|noticeable|obvious|real|significant|substantial|visible) )?(?:drop|gains?|improvements?|increase|decrease|progress|reductions?|savings?|speed-?ups?)${STOP}`,
      "giu",
    ),
    always: false,
    fails: [
      "Fewer people call the hotline",
      "There is a clear improvement in load times",
      "More visitors sign up",
    ],
    passes: [
      "More than one parent can be entered for a child",
      "More work goes into the queue of an idle worker",
      "More orders load when the reader scrolls",
      "More questions can be added to a quiz",
      "An alarm sounds if there is a drop in pressure",
      "There is a drop of 12 % in the load time",
    ],
  },
  {
    id: "better_than_when",
    reason: "better than what, by how much, is left open",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?!(?:is|are|was|were|be|been|being|an?|the|its|their|no|each|every|and|or|but|much|even|far|back|in|off|out|up|${MOTION})\\b)(?<!\\b${MOTION} (?:an?|the) )\\p{L}{2,20} ${MUCH}(?:(?:better|faster|quicker|smoother)${STOP}(?! (?:in|on|from|to|with|during|about) (?:a|an|the|each|every|its)\\b)|(?:(?<!\\b(?:can|may) [^.,;\\n]{0,60})early|sooner|earlier|(?:less|more) (?:often|\\p{L}{3,20}ly)|promptly|in good time)(?! (?:about|during|from|in|on|to|with)\\b)${STOP})`,
      "giu",
    ),
    always: false,
    fails: [
      "Our pages rank better",
      "The monitoring catches problems early",
      "The rules are followed more closely",
    ],
    passes: [
      "The next train leaves earlier in the timetable of Sundays",
      "The gate closes earlier than the office",
      "The bell rings earlier on Sundays",
      "Trains run less often at night and on Sundays",
      "The crane lifts loads more slowly in wind",
      "The tenant can cancel the contract early",
      "Failed cards come up more often",
      "The lamp blinks faster in alarm mode",
      "A second tap plays the recording faster",
      "The fee is paid back to a guest who leaves early",
    ],
  },
  {
    id: "does_as_it_should",
    reason: "what that is, is not said",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:does|do) (?:exactly )?what (?:it|they) (?:should|must|ought to|promise[sd]?|(?:is|are|was|were) (?:made|meant|supposed|intended|built) (?:for|to)|ha(?:s|ve) to|needs? to)(?: do)?|(?:causes?|creates?|gives?|makes?) (?:us |no |me |hardly any |little )+(?:bother|confidence|difficulties|fuss|headaches?|peace of mind|problems?|trouble|worries)|copes? (?:well with (?!(?:an?|both|each|every|its|the|this)\b)(?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20}|with (?:(?:bad|big|heavy|high|large|odd|slow|strange|sudden|unusual) (?:[\p{L}-]{2,20} )?[\p{L}-]{2,20}|changes?|demand|growth|loads?|peaks?|pressure|spikes?|stress|traffic))(?! (?:in|on)\b)|(?:is|are) (?:an? )?(?:breeze|child['’]s play|piece of cake|no-brainer)|(?:rough edges|loose ends|kinks|teething (?:problems|troubles)|pain points) (?:is|are|have been) (?:\p{L}+ ){0,1}(?:dealt with|fixed|gone|ironed out|removed|resolved|smoothed(?: out)?|tied(?: up)?))(?=\s*(?:$|[.;,!?\n)]|(?:and|but|for|in|on)\b))/giu,
    always: false,
    fails: [
      "The script does what it should",
      "The upgrade causes no trouble",
      "The backend copes with peaks",
      "All the rough edges are gone",
    ],
    passes: [
      "The script does what `--help` says",
      "The gate causes no alarm",
      "The backend copes with 500 requests a second",
      "The importer copes with umlauts",
      "The reader copes with quoted commas and empty lines",
      "The decoder copes with the fading in the sample",
    ],
  },
  {
    id: "impression",
    reason: "praise tells what somebody thinks, not what can be seen",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:is|are) (?:at|in|on)|finds?|follows?|gets?|gives?|has|have|leaves?|makes?|offers?|provides?|strikes?) (?:(?:me|us|everybody|everyone|people|readers|users) )?(?:an? |the )?(?:(?:much|really|very) )?(?!${LITERAL})${PRAISING} (?:(?:first|general|overall|working) )?${IMPRESSION}${STOP}|(?<![\\p{L}\\p{N}])(?:is|are) in an? (?:much )?(?!${LITERAL})${PRAISING} (?:place|shape|state)(?!\\p{L})`,
      "giu",
    ),
    always: false,
    fails: [
      "The dashboard gives a good overview",
      "We have a solid foundation to build on",
      "The code base is in a healthier state than today",
    ],
    passes: [
      "The dashboard gives an overview of all 12 plants",
      "The statue stands on a solid base of granite",
      "The tripod has a solid base",
      "Each test gets a clean state",
      "The valve is in the safe state after a power cut",
    ],
  },
  {
    id: "often_enough",
    reason: "how often is left open",
    pattern:
      /(?<![\p{L}\p{N}])for the most part(?! of\b)|(?<![\p{L}\p{N}])(?:most of the time|(?:in|for) (?:most|nearly all|almost all|the majority of|the vast majority of) (?:of the )?(?:cases|situations|circumstances|people|users|purposes)|more often than not|by and large|under most (?:circumstances|conditions))(?=\s*(?:$|[.;,!?\n)]|(?:and|but)\b))/giu,
    always: false,
    fails: [
      "The bot answers most of the time",
      "The import survives in most cases",
      "For the most part the menu is in order",
    ],
    passes: [
      "The bot answers most of the time, in 45 of 50 chats",
      "The lamp is off in most of the cases of the shop window",
      "The relay is closed under normal conditions",
    ],
  },
  {
    id: "all_that_it_takes",
    reason: "what that is, everybody may think for themselves",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:everything|all)(?: that)?(?: (?:a |the )?(?:one|you|we|they|people|users?|readers?|developers?|customers?|newcomers?|beginners?|somebody|someone))? (?:needs?|has|have|wants?|should|must|ought|could) (?:to )?(?:know|have|see|want|do|start|work|wish(?: for)?)|(?:everything|all)(?: that)? (?:one|you|we|people|users?|readers?|developers?|customers?) needs?|(?:everything|anything|whatever)(?: (?:that|which))? (?:was|is|were|had been|seemed|looked|we|I|they|people|users?)(?: \p{L}+){1,4} (?:is|are|gets?|works?|has been|was)(?: now)? (?:back|better|cleaned up|done|fine|fixed|gone|good|mended|ok|okay|repaired|resolved|right|solved|sorted out|well|working)|the (?:old |whole |worst )?(?:chaos|clutter|mess|pain) is (?:gone|over|cleaned up|sorted out)|(?:is|are) out of the way|enough (?:logging|tests?|documentation|docs|comments|checks|validation|information|details?|examples|space|headroom) (?:is |are )?(?:there|in place|to \p{L}+(?: \p{L}+(?=\s*$))?|for \p{L}+))(?=\s*(?:$|[.;,!?\n)]|(?:and|but|for|in|on|again|now)\b))/giu,
    always: false,
    fails: [
      "The README explains everything one needs to know",
      "Everything that was broken is fixed",
      "There is enough logging to debug problems",
      "The old mess is gone",
    ],
    passes: [
      "Everything that was copied is listed in copied.txt",
      "All you need is printed in the song sheet under its title",
      "The box has enough space for 40 plates",
      "All customers must have passwords",
      "The gripper moves back until it is out of the way",
    ],
  },
  {
    id: "with_ease",
    reason: "praise tells what somebody thinks, not what can be seen",
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:can|could|may)(?: now)? (?:\p{L}+ ){1,5}?(?:comfortably|confidently|easily|effortlessly|quickly|with (?:confidence|ease)|without (?:(?:a lot of|any|much|too much) )(?:effort|explanation|hassle|help|pain|thinking|training|trouble))|(?:reads?|runs?|sounds?|feels?|flows?) (?:fluently|naturally|pleasantly|effortlessly|idiomatically)|(?:adapts?|blends? in|fits?(?: in)?|scales?|integrates?|adjusts?) (?:beautifully|elegantly|gracefully|nicely|seamlessly|smoothly|well)|(?:delivers?|finds?|gives?|produces?|provides?|sends?|shows?|returns?|writes?|yields?) (?:decent|good|helpful|meaningful|reasonable|sensible|useful) (?:advice|answers|data|feedback|figures|hints|information|messages|numbers|output|readings|replies|results|suggestions))(?=\s*(?:$|[.;,!?\n)]|(?:and|but|for|in|on|to|with|at|from|again|now|most)\b))/giu,
    always: false,
    fails: [
      "We can deploy with confidence",
      "Teachers can use it without much training",
      "The translation reads fluently",
      "The layout adapts nicely to other screens",
    ],
    passes: [
      "A guest can order without an account",
      "The assistant can quickly be muted with the M key",
      "Visitors can find it easily: 9 of 10 in a minute",
    ],
  },
];
