/** What one may do to a thing instead of delivering it: verbs, and what must stand with them. */

export interface Deed {
  /** As `formsOfAll` reads them. */
  readonly verbs: string;
  /** What stands before or behind the thing ("rolled back the export", "rolled the export back"); nothing for "skipped the export". */
  readonly with?: string;
  /** Whether it takes a whole sentence: "Wi-Fi lost" is what a program tells. */
  readonly sentence?: true;
  /** What stands before it only: "gave up on the export". */
  readonly before?: string;
}

export interface Family {
  readonly id: string;
  readonly deeds: readonly Deed[];
  /** Conditions that ask for such a deed, or for what comes of it. */
  readonly metBy: RegExp;
}

const PERIOD =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter)";
const LATER = `(?:(?:an?|the|our|my|some|any|another|its own|their own|your|one|this) )?(?:(?:next|later|future|following|coming|second|third|separate|different|new|follow-?up|other|final|further|team['’]?s?|product|(?<=(?:another|its own|next|the) )\\p{L}+) ){0,2}(?:later|prs?|pull requests?|merge requests?|tickets?|issues?|releases?|sprints?|milestones?|sessions?|tasks?|phases?|iterations?|rounds?|pass|cycles?|quarters?|weeks?|weekends?|months?|year|another (?:day|time|occasion|version)|(?:next|later|future) versions?|other day|backlog|follow-?ups?|to-?dos?(?: list)?|list|parking lot|icebox|drawer|shelf|tomorrow|${PERIOD}|someday|some ?time|v\\d\\S*|q[1-4]|back ?burner|rainy day|future|next (?:time|step|day)|roadmap|time being|moment|now|second step|later (?:date|time|point|day|stage|on))\\b`;
const ASIDE =
  "(?:down the (?:road|line|list)|later|next (?:week|month|time|sprint|release)|on (?:hold|ice|the back ?burner|the shelf|the long finger)|to one side|to the side|to the back of the queue)";
/** A time or a place for work to come: "to next week", "into a follow-up". */
export const TO_LATER = `(?:(?:(?:to|into|until|till|onto|over to|past|beyond) )${LATER}|${ASIDE})`;
/** The same behind verbs of keeping: "for v2", "until the next release". */
const FOR_LATER = `(?:(?:(?:for|until|till|as) )${LATER}|${ASIDE})`;

/** "Out of the class" is no retreat. */
const OUT_OF =
  "(?: (?:again|of (?:the )?(?:scope|this|release|build|branch|plan|delivery|sprint|main|version|here)))?(?! (?:of|with|by|through|into|as|using)\\b)";
const FROM_WORK =
  "(?:(?:from|off|out of) (?:(?:the|this|our|my) (?:\\p{L}+ )?)(?:scope|release|list|plan|session|sprint|version|build|pr|delivery|batch|branch|commit|table|agenda|menu|milestone|roadmap|work|round|cut|mix|table)|(?:from|out of) scope)";
/** What makes "removed" a retreat: "removed again", "removed for now", "removed because ...". */
const AGAIN =
  "(?:again|once more|for now|for the time being|for the moment|because|since|as (?!part\\b|asked)|after|when|due to|owing to|straight away|entirely|altogether|in order to|to (?:stay|save|make|keep|meet|hit))(?![^\\s,;:])";

const AS_IT_WAS =
  "(?:(?:exactly |just |all |pretty much |more or less |mostly )?(?:as (?:it|they|i|we|before|is\\b|that)(?: (?:was|were|is|are|stands?|stood|found (?:it|them)|had been))?|(?:where|how|what|like) (?:it|they) (?:was|were|is|are|stands?|stood)|the way (?:it|they|i)(?: (?:was|were|is|are|found (?:it|them)))?|(?:in|at) (?:its|their|the) (?:old|original|current|previous|present|former|existing) \\p{L}+|the same)|alone|be(?! )|(?:entirely |completely |largely |mostly |half[- ]?|partly )?(?:un(?:touched|changed|done|finished|implemented|modified|built|started|resolved|addressed|attended|altered|merged|fixed|written|tested|tackled|wired)|incomplete|pending|hanging|dangling|open|blank|empty|out|off|aside|behind|lying|sitting|dormant|disabled|inactive|done|finished|built|ready|baked|dead|broken|commented out|switched off|turned off|blocked|stubbed(?: out)?))";
const PLACES =
  "(?:on (?:the|your|my|our|their) (?:\\p{L}+ )?(?:table|plate|desk|list|shelf|side|doorstep|backlog|cutting[- ]room floor)|in (?:the|your|my|our) (?:backlog|drawer|hands|court|care|queue|stash|inbox)|by the wayside|out of (?:it|this|scope|the \\p{L}+|account|consideration))";

export const FAMILIES: readonly Family[] = [
  {
    id: "later",
    metBy:
      /\b(?:plan\w*|schedul\w*|defer\w*|postpon\w*|delay\w*|later|backlog|moved? to|tickets?|issues?|park\w*|paus\w*|suspend\w*|held?|hold|queued?|off|lazily|left|reschedul\w*)\b/u,
    deeds: [
      {
        verbs:
          "postpone, defer, shelve, pause, freeze froze frozen freezing, halt, suspend, interrupt, park, table, mothball, delay, deprioritise, deprioritize, de-prioritise, de-prioritize, backburner, punt, adjourn, backlog",
      },
      {
        verbs:
          "push, kick, bump, move, shift, shove, shunt, nudge, roll, carry, punt, put put put putting, reschedule, relegate, consign, slip slipped slipped slipping, split split split splitting, spin spun spun spinning, delegate, take took taken taking, transfer transferred transferred transferring, defer, postpone",
        with: `(?:(?:off |out |over |back |on |away |forward )?${TO_LATER})`,
      },
      {
        verbs:
          "save, keep kept kept keeping, leave left left leaving, hold held held holding, reserve, schedule, slate, earmark, plan, book, mark, flag, note, log, queue, set set set setting, lay laid laid laying, place, put put put putting, let let let letting, pencil pencilled pencilled pencilling",
        with: `(?:(?:off |out |over |back |in |down |aside )?${FOR_LATER})`,
      },
      {
        verbs: "put put put putting, push",
        with: "(?:off|aside|back|over|down the list)(?! (?:to|into|in|the|up|on|of|from|with|under|by)\\b)",
      },
      {
        verbs:
          "set set set setting, lay laid laid laying, shove, move, kick, leave left left leaving, bump, cast cast cast casting",
        with: "aside(?! (?:for|by)\\b)",
      },
      { verbs: "hold held held holding", before: "(?:off|fire|back) (?:on|with)" },
      { verbs: "punt, wait, stall, dither, procrastinate", before: "(?:off )?(?:on|with)" },
    ],
  },
  {
    id: "dropped",
    metBy:
      /\b(?:skip\w*|omit\w*|drop\w*|exclud\w*|ignor\w*|abandon\w*|remov\w*|delet\w*|cut\w*|gone|no longer|without|not|no|cancel\w*|discard\w*|off|exempt|bypass\w*|forget\w*|forgot\w*|left out)\b/u,
    deeds: [
      {
        verbs:
          "skip, omit, descope, de-scope, abandon, scrap scrapped scrapped scrapping, ditch, axe, nix, forgo forwent forgone forgoing, forego forewent foregone foregoing, exclude, jettison, cancel, bin, sacrifice, sidestep sidestepped sidestepped sidestepping, dodge, neglect, overlook, forget forgot forgotten forgetting, drop, disregard, relinquish, waive, forsake forsook forsaken forsaking, de-list, sideline, short-change",
      },
      {
        verbs:
          "cut cut cut cutting, drop, strike struck struck striking, take took taken taking, pull, scratch, remove, cross, leave left left leaving, lop lopped lopped lopping, carve, trim trimmed trimmed trimming, delete, exclude, omit, keep kept kept keeping, scope",
        with: `(?:${FROM_WORK}|out(?! (?:of|to|in|into|for|with|by|as|through)\\b))`,
      },
      {
        verbs:
          "throw threw thrown throwing, toss, chuck, write wrote written writing, miss, leave left left leaving, strip stripped stripped stripping, rule, count, cast cast cast casting, cross, edit edited edited editing",
        with: "(?:out|away|off|overboard)(?! (?:to|into|a|the|of the (?:\\p{L}+ )?(?:box|code|way)|in|with)\\b)",
      },
      {
        verbs: "let let let letting",
        with: "(?:go|slide|slip|drop|be|lie|rest|fall)",
      },
      { verbs: "miss", sentence: true },
      { verbs: "give gave given giving", with: "up(?! (?:on|a|its|to)\\b)" },
      {
        verbs: "skip, gloss, pass, step stepped stepped stepping, jump, hop hopped hopped hopping",
        before: "(?:over|past|on|up)",
      },
      {
        verbs: "give gave given giving",
        before: "(?:it )?up (?:(?:all )?(?:work|hope) )?(?:on|with|trying|at)",
      },
      {
        verbs:
          "walk, back, stay, keep kept kept keeping, steer, shy shied shied shying, run ran run running, turn, move, veer",
        before: "(?:well )?(?:away from|clear of|shy of)",
      },
      {
        verbs: "back, bail, pull, opt opted opted opting, cop copped copped copping, drop",
        before: "out (?:of|on)",
      },
      {
        verbs: "run ran run running",
        before:
          "(?:clean |right )?(?:out of|low on) (?:\\p{L}+ )?(?:time|budget|steam|road|hours|energy|runway|tokens|context|patience|room)(?: left)? (?:for|on|before|with|to \\p{L}+|doing|until)(?: (?:i|we) (?:could |got |had |even )*(?:\\p{L}+ )?(?:to )?)?",
      },
      {
        verbs: "pull, draw drew drawn drawing, call",
        before: "(?:the plug on|(?:the|a) line (?:at|before|under)|a halt to|off)",
      },
      {
        verbs: "stop, cease, quit quit quit quitting, halt, discontinue",
        before: "(?:short of|(?:all )?work(?:ing)? on|before)",
      },
      {
        verbs: "get got got getting",
        before: "(?:hopelessly |completely )?(?:stuck|bogged down|lost|nowhere) (?:on|at|with|in)",
      },
      {
        verbs:
          "dispense, do did done doing, make made made making, live, ship, go went gone going, leave left left leaving",
        before: "(?:do |out |live )?(?:with(?<=dispens\\p{L}+ with)|without)",
      },
      { verbs: "decide, vote", before: "against" },
      {
        verbs: "forget forgot forgotten forgetting",
        before: "(?:all )?(?:about|to (?!mention\\b|say\\b|note\\b|add that\\b)\\p{L}+)",
      },
      { verbs: "lose lost lost losing", before: "(?:track|sight) of" },
      { verbs: "throw threw thrown throwing", before: "in the towel (?:on|with)" },
      { verbs: "refrain, abstain", before: "from" },
      { verbs: "neglect, omit, fail, decline, refuse", before: "to (?:\\p{L}+)" },
    ],
  },
  {
    id: "undone",
    metBy:
      /\b(?:revert\w*|roll(?:ed|s|ing)?[- ]?back\w*|undo\w*|undone|remov\w*|delet\w*|drop\w*|disabl\w*|deactivat\w*|off|gone|no longer|without|withdraw\w*|reset\w*|clear\w*|wip\w*|eras\w*|overwr\w*|los[et]\w*|purg\w*|clean\w*|taken? (?:out|down)|backed out|hidden|hides?|not|no|cancel\w*|commented|left)\b/u,
    deeds: [
      {
        verbs:
          "revert, undo undid undone undoing, unship unshipped unshipped unshipping, unmerge, rescind, retract, withdraw withdrew withdrawn withdrawing, disable, deactivate, clobber, nuke, unwind unwound unwound unwinding, discard, trash, neutralise, neutralize, sabotage, blank, scupper, unhook, stash",
      },
      {
        verbs:
          "overwrite overwrote overwritten overwriting, lose lost lost losing, wipe, mislay mislaid mislaid mislaying, hide hid hidden hiding, disconnect, destroy",
        sentence: true,
      },
      {
        verbs:
          "remove, delete, erase, take took taken taking, pull, strip stripped stripped stripping, rip ripped ripped ripping, tear tore torn tearing, drop, yank, cut cut cut cutting, reset reset reset resetting, stash, move, put put put putting, change, switch, turn, set set set setting, flip flipped flipped flipping, roll, kill, gut gutted gutted gutting",
        with: AGAIN,
      },
      {
        verbs:
          "roll, put put put putting, bring brought brought bringing, set set set setting, change, move, revert, reset reset reset resetting, take took taken taking, pull, turn, switch, wind wound wound winding, dial, flip flipped flipped flipping, push",
        with: "(?:all the way )?back(?= (?:to (?:what|how|the (?:old|previous|original|last|earlier)|where|its (?:old|previous|original))|again|because|since|as\\b|after|when|due|for now|in the end|before|on|so|until|just|at|by|over)\\b|$|[,.;:]| [-–—])",
      },
      {
        verbs:
          "rip ripped ripped ripping, take took taken taking, pull, tear tore torn tearing, yank, strip stripped stripped stripping, back, comment, wipe, cut cut cut cutting, flag, gut gutted gutted gutting, hack, edit edited edited editing, weed, dummy, stub stubbed stubbed stubbing",
        with: `(?:back )?(?:out|down)${OUT_OF}`,
      },
      {
        verbs: "switch, turn, toggle, flip flipped flipped flipping, flag, take took taken taking",
        with: `(?:back )?off${OUT_OF}`,
      },
      {
        verbs:
          "throw threw thrown throwing, wipe, blow blew blown blowing, take took taken taking, stash, chuck",
        with: "away",
      },
      {
        verbs: "go went gone going, row, roll",
        before: "back on",
      },
    ],
  },
  {
    id: "left",
    metBy:
      /\b(?:un(?:touched|changed|modified|altered|affected)|stay\w*|remain\w*|keep\w*|kept|same|as (?:is|it was|before|they were)|preserv\w*|surviv\w*|intact|compat\w*|not|no|without|never|still|left|leaves?|exist(?:s|ing)|alone|off|empty|open|exempt|as far as)\b/u,
    deeds: [
      {
        verbs: "leave left left leaving",
        with: `(?:${AS_IT_WAS}|${PLACES}|for (?:later|now|another day|a second pass|next time))`,
      },
      {
        verbs:
          "keep kept kept keeping, let let let letting, hold held held holding, maintain, retain",
        with: `(?:${AS_IT_WAS}|${PLACES}|for (?:later|another day|next time))`,
      },
      {
        verbs: "stick stuck stuck sticking, stay, live, make made made making, go went gone going",
        before:
          "(?:do )?with (?:the|our|its) (?:old|existing|previous|current|original) \\p{L}+ (?:for|where|instead of|in place of|rather than)",
      },
      {
        verbs:
          "keep kept kept keeping, leave left left leaving, retain, restore, reinstate, use, run ran run running, preserve, maintain, bring brought brought bringing",
        before:
          "(?:back )?(?:(?:the|our|its) )?(?:old|existing|previous|current|original|former|present|legacy) (?:\\p{L}+ ){0,2}?(?:in place |running |as it was |back )?(?:for|where|instead of|in place of|rather than)",
      },
      {
        verbs: "keep kept kept keeping, retain, restore, reinstate, leave left left leaving",
        before:
          "(?:us |me )?(?:with )?(?:the|our|its) (?:old|existing|previous|current|original|former)",
      },
    ],
  },
];
