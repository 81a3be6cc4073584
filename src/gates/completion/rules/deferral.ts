/** Work put off to some other time. */

import { words, type Candidate, type Rule } from "../rule.ts";
import { DO, FOR_NOW, LATER } from "./lexicon.ts";

const ADVICE =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";

export const DEFERRAL_RULES: readonly Rule[] = [
  {
    id: "completion.deferral.postponed",
    patterns: words(
      "postpon(?:ed?|ing)",
      "defer(?:red|ring)?",
      "deferrals?",
      "shelv(?:ed?|ing)",
      "on the shelf",
      "mothball(?:ed|s|ing)",
      "backlogged",
      "(?:in|to|into|on|for|see|:) (?:(?:the|our|my|your|their|its) )?(?:\\w+ )?backlog(?! size| length| of \\d)",
      "punt(?:ed|s|ing)",
      "depriorit?i[sz](?:ed|es?|ing)",
      "sidelined?",
      "adjourned",
    ),
    unless:
      /\bdeferr?(?:ed|able)? (?:rendering|shading|lighting|pass|loading|constraints?|execution|revenue|tax|payment|annuit|object|promise|initiali|import|job|task|queue|evaluation|acceptance)|initially deferred|deferred (?:to|until|till) (?:commit|idle|the background|first|after the first|load|the end of|runtime|render|use|needed|a worker|the worker)|defer(?:s|red) to (?:the|an?) (?:server|caller|parent|default|handler|spec|standard|host)|on the shelf (?:life|label)|shelf[ -]life/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message says that work was postponed.",
    advice: ADVICE,
    examples: {
      reject: [
        "The PDF export is deferred.",
        "I've postponed the migration of the archive.",
        "The audit went onto the shelf: on the shelf until spring.",
        "It now sits in the backlog.",
      ],
      accept: [
        "Nothing was deferred.",
        "The G-buffer feeds the deferred lighting pass.",
        "The check is deferred until commit.",
      ],
    },
  },
  {
    id: "completion.deferral.parked",
    patterns: words(
      "(?:i|we|i've|i have|we've|we have|is|are|was|were|been|being|got|stays?|remains?|and|but|:|,) (?:also |just |therefore |then |simply |deliberately )?(?:parked|tabled)",
      "park(?:ed|ing)? (?:it|this|that|them|the|these|those)",
      "(?:has|have|had|was|were|been|is|are)(?: now)? pencill?ed in",
      "pencill?ed in",
      "on ice",
      "(?:put|placed?|is|are|was|were|currently|left|stays?|remains?|goes?|now|been|kept) on hold",
      "on hold (?:for|until|till|pending)",
      "(?:hold|held|holding) (?:off|back|over)",
      "(?:on|onto|to) (?:the|a|my|our) back ?-?burner",
      "in (?:the|a|my|our) (?:bottom )?(?:drawer|freezer|icebox|limbo)",
      "(?:still |lies |sits |left )(?:on|in) (?:my|the|our) (?:\\w+ )?(?:bench|desk|table|workbench|drawer|to-?do list|list|plate)",
      "on (?:my|our|the) (?:\\w+ )?(?:to-?do list|wish ?list|roadmap|list of|agenda)",
      "(?:on|next on|still on|high on|stays? on) (?:my|our) (?:list|plate|desk|radar|agenda|bench|table)",
      "(?:fell|fall|falls|gone|went|dropped) by the wayside",
      "(?:got|was|were|been|is|are|gets) (?:bumped|shoved|nudged|shunted|pushed|shifted|relegated|demoted|booted)",
      "(?:didn't|did not|doesn't|does not|won't|not) (?:quite )?make (?:the cut|it(?: in(?:to)?)?)",
      "still in the (?:works|pipeline|oven|making)",
      "(?:is|are|remains?) in the works",
    ),
    unless:
      /\bparked (?:car|cars|domain|vehicle|bike|position|thread|goroutine|state)|threads? (?:is|are) parked|put(?:s)? (?:the )?(?:caller|call|customer|track|order|guest|line|item)s? on hold/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message says that work was set aside.",
    advice: ADVICE,
    examples: {
      reject: [
        "I parked the export.",
        "Daily list as PDF: pencilled in.",
        "The SIMD path is still on my bench.",
        "Binding is on hold until the paper arrives.",
        "The duct drawing is on the back burner.",
      ],
      accept: [
        "A parked car is found within 3 s.",
        "The caller can put a line on hold with one tap: it puts the caller on hold and plays music.",
        "Nothing is on hold.",
      ],
    },
  },
  {
    id: "completion.deferral.put-off",
    patterns: words(
      "put(?:ting|s)? (?:it |this |that |them |(?:the|its|my) [\\w§ -]{2,30}? )?off(?! the| a| of)",
      "put(?:ting|s)? (?:it |this |that |them |the [\\w§ -]{2,30}? )?(?:to one side|to the side|on the (?:list|pile))",
      "kick(?:ed|ing)? (?:\\w+ ){0,3}(?:down the road|to)",
      `(?:bumped|pushed|slipped|slips|push|slip|slated|earmarked|queued up|queued|pushing)(?: it| this| that| back| out| the \\w+)? (?:(?:to|into|for|until|till) )${LATER}`,
      "(?:pushed|slipped|moved) back (?:to|until|a)",
      "(?:slated|earmarked|reserved|saved|destined|pencilled|set aside|kept back|held back) for (?!the |a user|guests|users|members)",
      "(?:circle|circling|come|coming|get|getting|go|loop|double) back (?:to|on|for) (?:it|this|that|them|the|those)(?! (?:start|top|list|page|beginning|home))",
      "(?:revisit|return to|pick up|take up|look at|look into|deal with|attend to|see to|sort out) (?:it|this|that|them|the [\\w§ -]{2,30}?|those) (?:again |up )?(?:later|latter|soon|tomorrow|when|once|after|next|another|some)",
    ),
    unless: /put(?:s|ting)? (?:on and|the (?:light|power|heat|alarm|pump|fan)s?) off|turned off/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message says that work was put off.",
    advice: ADVICE,
    examples: {
      reject: [
        "I put the index off.",
        "The Arabic text slipped to the next release.",
        "Kicked the audit down the road.",
        "The rear seam is slated for May.",
      ],
      accept: ["I had put the index off at first; it is in now.", "Nothing was put off."],
    },
  },
  {
    id: "completion.deferral.occasion",
    patterns: words(
      `(?:(?:in|for|to|into|until|till|with|as|at|on|gets?|comes?|waits?(?: for)?|belongs?(?: to| in)?|during|by|over to|over until|over for) )(?:(?:an?|the|its|our|their|some|one of the) )?(?:later|future|another|separate|subsequent|upcoming|follow\\s?-?\\s?up|further|some other|calmer|quieter|quiter|slower|rainy|less busy|better|other) (?:\\w+ )?(?:sprint|iteration|release|version|milestone|session|pr|mr|pull request|merge request|ticket|issue|change|commit|patch|pass|round|goal|phase|project|update|cycle|quarter|visit|batch|stage|increment|day|time|occasion|turn|week|month|revision|edition|term|season|effort|date|point|step|cut|task|story|window|sitting|moment|stint|drop)s?`,
      `(?:in|for|to|into|until|till|with|as|at|on|comes?|waits?|belongs?|during|by|over to|over until|over for|of) (?:the |our |my )?(?:next|coming|second|new) (?:\\w+ )?(?:sprint|iteration|release|milestone|pr|mr|pull request|merge request|ticket|patch|quarter|revision|edition|semester|week|month|increment|project|visit)`,
      "(?:its|their) turn (?:\\w+ ){0,2}(?:later|another|next|tomorrow|some|soon|when|once)",
      "(?:another|some other|a different) (?:day|time|occasion|evening|week|morning|afternoon|night|session|sitting|weekend|month|matter|story|life)",
      "(?:in|for|to|until|till|with|as|of|into|belongs? (?:in|to)) (?:the )?(?:phase|stage|round|step|part|wave|milestone|iteration|sprint|release|version|pass) (?:2|3|two|three|ii|iii|b)",
      "(?:in|for|to|until|till|with|as|of|into) (?:the |a )?(?:second|third|next|later|final) (?:phase|stage|round|step|part|wave|milestone|iteration|pass|instal?lment|leg|half)",
      "(?:is|are|would be|becomes?|was) an? (?:(?:whole|bigger|larger|separate|different|full|long|other|entire|proper) )+(?:project|story|task|topic|matter|undertaking|job|beast|animal|can of worms|kettle of fish|ball game|piece of work|chapter|question)",
      "an? (?:project|story|job|task|topic|subject|goal|chapter|science) (?:in|of|for|by|unto) (?:itself|its own|themselves|another)",
      "(?:too (?:big|large|long|much|complex|risky|fiddly|involved|deep)|more than (?:fits?|fitted|would fit)|beyond what (?:fits?|fitted|i could)|outside what) [\\w ]{0,12}?(?:for|to|in|into|one|this|today|now)",
      "in its own (?:ticket|pr|pull request|change|release|goal|sprint|right time)",
    ),
    unless:
      /\b(?:moves?|moved|postpone[sd]?|reschedule[sd]?|rebook(?:ed|s)?|schedules?|shifts?|carr(?:y|ies|ied)) (?:\w+ ){0,5}?(?:to|on to|onto|into) (?:an?|the|another) (?:later|other|next|new|different) (?:date|time|day|slot|shift|week|stage|round|step|phase|term|month)|a later (?:date|version) (?:of|than)|or (?:a )?later|at the next (?:load|start|visit|login|run|request)|from (?:one|a) .{1,30} to (?:another|the next)/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message leaves work to another occasion.",
    advice: ADVICE,
    examples: {
      reject: [
        "The CSV export is better kept for a separate ticket.",
        "The iPhone half gets its turn another day.",
        "`billing-close` waits for a quieter week.",
        "Swift I kept for a rainy day.",
        "Page numbers come in the next edition.",
      ],
      accept: [
        "A todo is moved to a later date.",
        "No condition is left for a later release.",
        "It works on Java 17 or a later version.",
      ],
    },
  },
  {
    id: "completion.deferral.follow-up",
    patterns: words(
      "(?:for|in|as|to|into|needs?|left for|make|is|are|be|worth|filed|noted|via|with) (?:an? |the |my |our |separate )*(?:\\w+ )?follow\\s?-?\\s?ups?",
      "follow\\s?-?\\s?up (?:pr|ticket|issue|task|work|commit|change|goal|needed|required|:)",
      "future (?:work|improvements?|enhancements?|iterations?|extensions?|additions?|task|plans?|effort|consideration)",
      "(?:for|in) the (?:near )?future",
      "out of (?:the )?scope(?: (?:for|of) (?:this|the|today|now)[\\w ]*| here| now| today)?",
      "beyond (?:the|this) (?:scope|session|change|pr)",
    ),
    unless:
      /\b(?:tokens?|requests?|scopes?|names?|variables?|calls?|values?|requests|accounts?|keys?) (?:that |which )?(?:is|are|goes|go|falls?) out of (?:the )?scope|follow-?up (?:mail|email|call|appointment|visit|question|reminder|letter|survey|dose|message)|the name is out of scope/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message leaves work for a follow-up or puts it out of scope.",
    advice: ADVICE,
    examples: {
      reject: [
        "Single logout is out of scope for this session.",
        "Updating it is something for a follow - up.",
        "Touch support is future work.",
      ],
      accept: [
        "Nothing was left for a follow-up.",
        "A follow-up mail goes out after three days.",
        "A call that is out of scope for a route gets 403.",
      ],
    },
  },
  {
    id: "completion.deferral.later",
    patterns: words(
      `(?:(?:will|to|would|can|could|shall|should|may|might|must|'ll|needs? to|has to|have to|is to|are to|be|been|being|i'd rather|best|better) (?:\\w+ ){0,3}?${DO}|(?:is|are) (?:best |better )?${DO}|${DO}|(?:will )?(?:follows?|comes?|arrives?|lands?|joins?|gets? (?:there|done|its)|happens?|starts?|continues?)|left|leav(?:e|ing)|saved?|sav(?:es|ing)|kept|keep(?:s|ing)?|reserved?|scheduled|planned|plan|intended|meant|something|one|work|job|task|story|that's|that is|this is|it is|wait(?:s|ing)?|moved|set aside|stays?|remains?|due|promised|expected|foreseen|coming|going in)(?: it| this| that| them| up| out| back| in| the rest| the \\w+(?: \\w+)?)?,? (?:(?:for|until|till|to|at|on|in|-|by|some time|some) )?(?:later|latter|soon|tomorrow|eventually|someday|shortly|afterwards|in due (?:course|time)|down the (?:line|road|track)|(?:as|when|if|once) time (?:permits|allows)|one (?:fine )?day)(?: on)?`,
      "(?:later|latter)(?: on)?[.!]?$",
      "^(?:later|latter|soon|tomorrow|eventually)(?: on)?[:,]",
      "later,? (?:when|once|as soon as|if) (?:the|there|we|i|you|someone)",
      "for (?:some |a )?later",
      "(?:will|shall|'ll|to) (?:then |still |also |soon )?(?:follow|catch up|come (?:later|next|once|when|after|with|in)|get (?:done|added|built|written|fixed|its|their))",
      `(?:will|shall|'ll) (?:then |still |also |soon |only |later |eventually )?(?:be )${DO} (?:once|when|as soon as|after|in|on|by|next|with|during|if|separately|later|soon|tomorrow)`,
      "best (?:kept|left|done|saved|tackled|reserved)",
      "(?:for|until|till|by|see you) (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next (?:week|month|year))",
      "coming (?:soon|up|next)",
      "at (?:a|some) later (?:\\w+ )?(?:point|date|time|stage|moment)",
      "sooner or later",
      "(?:when|whenever|if|once) (?:time|there is time|there's time|i have time|we have time|i find time|i find the time|schedule) (?:permits|allows)?",
      "some other (?:time|day)",
    ),
    unless:
      /\bor later\b|later than|no later|days? later|hours? later|minutes? later|seconds? later|weeks? later|months? later|years? later|\b(?:ms|s|min|h|\d+) later|later (?:time ?stamp|entries|entry|rows?|lines?|steps?|versions?|stages?|calls?|requests?|revisions?|chapters?|pages?|edits?|messages?|events?|updates?)|earlier .{0,40} later|sooner than|soonest|later (?:the same|that|in the|this)|(?:(?:is|are|was|were|be|gets?) )?(?:sent|retried|shown|displayed|processed|delivered|restored|resumed|repeated|loaded|fetched|synced|tried again|notified|charged|billed|postponed|moved|read|opened|reused|rescheduled) (?:again )?later|sort(?:ed|s) later|no hit|the latter|latter (?:of|half|is|are|was|were|two|has|gets)/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    check: ({ text }) => !ABILITY.test(text),
    says: "The message leaves work for later.",
    advice: ADVICE,
    examples: {
      reject: [
        "Syncing will be done later.",
        "Sync will be done latter when the API is there.",
        "The Polish text comes later.",
        "That one I will tackle in due course.",
        "The seams are left for later.",
        "Engraving: soon, when time allows.",
      ],
      accept: [
        "Failed sends are retried later.",
        "Works with Java 17 or later.",
        "A job that was cut off is resumed ten minutes later.",
        "I saved nothing for later.",
      ],
    },
  },
  {
    id: "completion.deferral.waits",
    patterns: words(
      "(?:wait(?:s|ing|ed)?|await(?:s|ing)?|hold(?:s|ing)?|hinges?|hanging|hangs?|depend(?:s|ing)?|stuck) (?:for|on|until|till|upon)? ?(?:(?:the|an?|your|some|somebody|someone|their|his|her|our|its|more|final|next|legal|design|approval|confirmation|access|feedback|review|sign-?off|credentials|parts?|paper|ink|delivery|news|word|answers?|permission|clearance) ?)",
      "pending (?:your|the|an?|final|further|approval|review|confirmation|sign-?off|access|feedback|legal|decision|delivery|credentials|clarification)",
      "(?:until|till|once|when|as soon as|before) (?:(?:a|an|the|its|our|their|your|we|i|that|it|someone|somebody|this|those|these) )(?:[\\w§'-]+ ){0,6}?(?:lands?|arrives?|is available|are available|becomes? available|is ready|are ready|is there|are there|is in place|exists?|comes? (?:in|back|along|through)|is (?:decided|settled|agreed|known|clear|approved|signed|granted|chosen|back|finished|out|released|bought|delivered|merged|live|up|installed|fixed|sorted)|has (?:been )?(?:decided|settled|agreed|approved|signed|granted|chosen|arrived|landed|answered|delivered)|have (?:time|access|the|a|an|more|it)|gets? (?:approved|a|the|round|around)|hear back|know (?:more|how|what|which|whether)|shows up|turns up|signs? off|approves?|decides?|answers?|repl(?:y|ies)|returns? from)",
      "until then",
      "until further notice",
    ),
    unless:
      /\b(?:wait(?:s|ed|ing)?|held) (?:for|until|on) (?:the |an? |its |all |each |every )?(?:\w+ )?(?:lock|connection|response|reply|socket|event|signal|element|selector|promise|transaction|worker|job|request|page|network|ack|render|animation|next tick|input|flush|drain|user)|mails? waiting|waiting time|jobs? waiting|waiting list|queue|depends on the (?:size|number|length|locale|setting|role|format|language|width|zone|age)|which depends on/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    check: ({ text, match }) => isAboutWork(text, match),
    says: "The message makes work wait for something that has not happened.",
    advice:
      "Deliver it, or say what is missing as a blocker and have the goal redirected; do not report the goal as done.",
    examples: {
      reject: [
        "The index page waits for the paper to arrive.",
        "Publishing is pending approval.",
        "The bell stays a beep until a proper sound library lands.",
        "It is waiting on the legal team.",
      ],
      accept: [
        "The worker waits for the lock.",
        "The screen shows a spinner until the reply arrives.",
        "Nothing is pending review.",
      ],
    },
  },
  {
    id: "completion.deferral.left-out",
    patterns: words(
      "(?:left|leave|leaving) (?:it |this |that |them |those |these |(?:the|its|all|my) [\\w§' -]{2,40}? )?(?:out(?: of| for| here| because| since| as|[.,;]|$)|undone|unfinished|unimplemented|untouched|unanswered|unwritten|unsolved|incomplete|half[ -]\\w+|open\\b|blank|empty|aside|behind|off|over|alone|in place|where it (?:was|is)|as (?:it|they) (?:is|are|was|were)|as is|as an?|to (?:you|the|do|be|others|someone|somebody|another|finish|tackle|add|write|come|go|cover|wire|port|test|check)|for (?:you|the|another|others|someone|somebody|when|after|our|your|a|some|now|next|tomorrow|its|us|whoever|somebody|an?)|until|till|on (?:my|the) \\w+)",
      "(?:is|are|was|were|what is|what's|work|still|have|has|i|we) left (?:out|undone|unfinished|open|to)",
      "(?:i|we)(?:'ve| have)?(?: also| therefore| deliberately| simply| just| had to)? (?:skip(?:ped)?|omit(?:ted)?|drop(?:ped)?|exclude(?:d)?|abandon(?:ed)?|scrapped|ditched|bypass(?:ed)?|neglect(?:ed)?|left out|leave out)",
      "(?:is|are|was|were|been|being|got|gets|:|,|-) (?:\\w+ly )?(?:skipped|omitted|left out|abandoned|scrapped|ditched)",
      "^(?:skipped|omitted|left out|dropped)\\b",
      "skipping (?:the|this|that|it|them|for|over|tests?)",
    ),
    unless:
      /\b(?:nothing|no \w+|none|never|not a|not one) (?:\w+ ){0,3}?(?:is|are|was|were|has been)? ?(?:left|skipped|omitted)|\bleft (?:side|hand|corner|edge|margin|column|pane|over from|join|arrow|panel|border|pointing)|(?:left|still) to (?:right|the right)|\bleft (?:the )?(?:sum|address book|database|file|tree|page|process|state|it) (?:exactly|as it was|unchanged|clean)|left (?:unset|empty|blank) (?:by|means|it|the field|:)|left as it was\b|(?:bottom|top|upper|lower) left|leav(?:e|es|ing) the (?:page|room|field|app|building|site|form|table|zone|queue|screen|station|depot|port|house|office)|skip(?:ped|s|ping) (?:rows|lines|files|entries|duplicates|pages|the (?:splash|intro|cache|header|blank))|left to (?:spend|pay|go|read|do)\b.{0,10}\d|skip (?:list|link|button|to)|(?:run|pass|call|test|rerun|re-run|retry|undo|script|import|job|command|tool|migration|restart|it) left (?:all|the|it|every|everything|each|both|\d+)|(?:duplicates|blank|empty|invalid|bad|broken|malformed|comment) (?:\w+ )?(?:rows|lines|files|records|entries|cells|ones)? ?(?:are|were|is) (?:skipped|left out|omitted|dropped)/,
    cancelledBy: ["attributive", "negation", "subject", "condition", "aside", "solved"],
    says: "The message says that something was left out or left undone.",
    advice: ADVICE,
    examples: {
      reject: [
        "System specs were left out of the run.",
        "I skipped the binding test.",
        "The proof is left as an exercise.",
        "The last chapter is left to you.",
        "The footnotes were omitted.",
      ],
      accept: [
        "Nothing is left undone.",
        "No test was skipped.",
        "50 parallel requests left the sum exactly as it was.",
        "Blank lines are skipped.",
      ],
    },
  },
  {
    id: "completion.deferral.outstanding",
    patterns: words(
      "(?:is|are|was|were|be|remains?|stays?|still|yet|:|-|,) (?:still |also |all |yet |only |currently |now |largely )?(?:outstanding|unfinished|undone|incomplete|unimplemented|unwritten|unbuilt|owed|owing|overdue|missing|pending|to do|to-do|todo|tbd|tba|wip)",
      "still (?:to (?:do|come|be|go|follow|write|finish|add|build|test)|open|missing|pending|outstanding|needs?|needed|lacks?|lacking|requires?|have to|has to|ahead|wants?|awaits?|awaiting|waits?|waiting|in progress|in the making|unfinished|undone|todo|tbd|due|owed|being|under|a (?:stub|mock|placeholder|draft|todo|work|rough|dummy|constant|manual|prototype)|an (?:empty|open|outline))",
      "(?:remain|remains|remaining|yet|is|are|what's left|what is left|left|leaves) to be (?:done|\\w+ed|written|built|made|drawn|set|put|sewn|found|seen|decided)",
      "yet to \\w+",
      "to be \\w+(?:ed|en|ilt|ade|ent|one|wn|ut) (?:by|when|once|later|after|as soon|whenever|on (?:mon|tue|wed|thu|fri)|next|tomorrow)",
      "^(?:so )?what (?:still )?(?:remains?|is left|is missing)",
      "what (?:still )?(?:remains|is missing) (?:is|are|now|open|undone|to be)",
      "(?:all that|the only thing that|one thing|two things|things?|work) (?:still )?(?:remains?|is left|is missing)",
      "remain(?:s|ing)? (?:open|undone|unfinished|outstanding|unported|untranslated|untested|unsolved|unresolved|manual|unimplemented|a |an |on the|in the old|the same old|work)",
      "(?:the )?remaining (?:[\\w§-]+ ){0,4}?(?:will|are|is|need|needs|have|has|follow|follows|wait|come|still|can|should|must|to follow|later|next)",
      "(?:todo|to-do|to do|fixme|tbd|tba|wip)(?: ?:| -|,|$| for| before| after| by|\\.)",
      "(?:is|are|was|were|i|we) (?:a |marked |listed )?(?:as )?(?:todo|to-do|tbd|wip)",
      "to be (?:decided|done|determined|announced|confirmed|continued|defined|discussed|completed|finished|added|written|implemented|built|supplied|provided)(?=[.,;:)]|$| later| soon| by)",
      "(?:is|are|was|were|remains?|stays?|still|left|yet|as yet|so far|currently) (?:\\w+ )?un(?:assigned|built|written|done|finished|touched|solved|resolved|implemented|connected|wired|ported|translated|converted|migrated|answered|filled|signed|printed|painted|sewn|documented|covered|addressed|handled|begun|started|populated|rendered|mapped|merged|deployed|published|released|reviewed|approved|sorted|mended|fixed|decided|scheduled|styled|typed|indexed|recorded|edited|named|labelled|packed|welded|mounted|glued|planted|wired|hung|lit|bound|stitched)",
      "(?:the|a|one|only|last|final) missing (?:piece|part|link|bit|half|item|step|brick)",
      "loose ends?",
      "there(?:'s| is| are) (?:an? |already an? |some )?(?:\\w+ )?(?:tickets?|todos?|follow-?ups?|cards?)(?: for| open|[.,;]|$)",
      "(?:i|we)(?:'ve| have)? (?:opened|filed|created|raised|logged|wrote|written) (?:an? |the |up an? )?(?:\\w+ )?(?:ticket|issue|card|todo)",
      "^(?:still )?(?:pending|missing|open|outstanding|remaining|to do|to-do|todo|left|left out|not done|undone|unfinished|deferred|postponed|skipped|omitted|absent|lacking|later|next|tbd|wip|blocked|parked)(?: for (?:you|now|later|me|us))? ?: (?!none|nothing|0\\b|no |-|n/a|empty)",
      "(?:^open (?:point|item|question|issue|end|task)s?|(?:there (?:is|are) |remaining |remain |remains |still |have |has |with |some |two |three |one |an |few |\\d+ |: |leaves )(?:\\w+ )?open (?:point|item|question|issue|end|task)s?)",
      "[a-z]{4,} (?:still |yet )?(?:pending|outstanding|to follow|to come)(?=[.,;)]|$)",
      "(?:its|their|the) first (?:\\w+ )?(?:run|test|outing|trial|flight|drive|use) (?:when|once|as soon as|tomorrow|tonight|next|on|will|is still|comes)",
      "(?:see|sees|get|gets|have|make) its first",
      "(?:ticket|issue|question|point|item|task|matter|pr|pull request|bug) (?:still )?(?:stays?|is|remains?|are) (?:still )?open",
    ),
    unless:
      /\b(?:shows?|lists?|displays?|states?|says|tells?|counts?|prints?|names?) (?:what|which|how|who|where|all|the|those)\b.{0,40}(?:still|remain|left|to come|open|pending|missing|outstanding)|^(?:still )?open \w+:?$|\b(?:is|are|was|were) missing (?:the|an?) (?:\w+ )?(?:gets?|gives?|answers?|returns?|shows?)|still (?:in flight|logged in|read|works?|pass|there after)|what remains (?:of the|is shown|after)|to do list|to-do (?:list|app|api|item)|loose ends tied|(?:the|my|their) (?:to-?dos?|todo) (?:app|list|api|items?|entries)|what they have to do|(?:how|things|something|anything|able|meant|used|what) to do\b/,
    cancelledBy: ["attributive", "negation", "undoing", "subject", "condition", "aside", "solved"],
    says: "The message says that something is still to be done.",
    advice: ADVICE,
    examples: {
      reject: [
        "The index is still missing.",
        "Two chapters remain to be written.",
        "Deck plan: TODO",
        "The remaining four stations follow.",
        "The hem is yet to be sewn.",
        "One seam is unfinished.",
      ],
      accept: [
        "No TODO is left in the diff.",
        "The last TODO was removed.",
        "A node that is pending gets no traffic.",
        "Nothing remains to be done.",
      ],
    },
  },
  {
    id: "completion.deferral.number-left",
    quick: hasDigitBefore,
    patterns: words(
      "[1-9]\\d* (?:of them )?(?:left|remaining|to go|outstanding|unresolved|still open|still to \\w+)",
    ),
    cancelledBy: ["negation", "condition", "solved", "aside"],
    check: isLeftOver,
    says: "The message says how many are left where none should be.",
    advice: ADVICE,
    examples: {
      reject: ["No deprecated call remains, all tests pass: 4 left."],
      accept: ["Deprecated calls: 0 left."],
    },
  },
  {
    id: "completion.deferral.stopped",
    patterns: words(
      "stop(?:p?ed|ping|s)? (?:just |a little |right |one step )?short",
      "(?:i|we|work|it all|things)(?:'ve| have| had)? (?:stop(?:p?ed)?|stopping|halted|paused) (?:just |a little |right |one step )?(?:at|after|before|here|there|with|halfway|midway|half ?way)",
      "(?:i|we)(?:'ve| have)? (?:stopped|paused|halted|broke off)",
      "drew the line",
      "call(?:ed)? it (?:a day|quits)",
      "(?:ran|run|running) (?:out of (?:time|steam|budget|context|room|tokens|quota|credits|space|paper|ink|material|disk|memory)|dry|short)",
      "(?:didn't|did not|never|haven't|have not|hasn't|won't|will not|couldn't|could not|don't|not|before i could) (?:yet |quite )?(?:get|got|gotten|getting|make it|reach(?:ed)?) (?:to|around|round|there|that far|as far|it done|it finished|any further|the)",
      "(?:got|went|came|made it|gone|progressed) (?:only )?(?:as|so|this|that) far(?: as)?",
      "(?:as|so|this|that) far as (?:i|we) (?:got|came|went|made it)",
      "(?:let's|let us|rather not|did not want to|didn't want to|not) (?:not )?stretch",
      "(?:was|were|got) (?:interrupted|cut (?:short|off)|aborted)",
      "no (?:time|room|space|budget|capacity) (?:left )?(?:for|to)",
      "gave up(?: on)?",
    ),
    unless:
      /stopp?(?:ed|s|ing)? (?:the )?(?:server|service|timer|worker|container|clock|machine|engine|motor|playback|recording|at the (?:limit|line|end|edge|first))|(?:cut|stops?) (?:off )?(?:when|if|as soon as|after \d)|calls? it|until it stops/,
    cancelledBy: ["negation", "subject", "condition", "aside", "solved"],
    says: "The message says that the work stopped before its end.",
    advice: ADVICE,
    examples: {
      reject: [
        "I stopped short of deleting the files.",
        "I ran out of time for the index.",
        "I didn't get to the footnotes.",
        "Let's not stretch this change any further.",
      ],
      accept: [
        "The pump is stopped at the limit.",
        "The run stopped at first because of a lock; it is fixed and passes now.",
      ],
    },
  },
  {
    id: "completion.deferral.time-shortage",
    patterns: words(
      "(?:due to|because of|given|for lack of|owing to|under) (?:the )?(?:\\w+ )?(?:time|budget|schedule)(?: (?:constraints?|limits?|pressure|reasons))?",
      "time (?:was|is|got) (?:short|tight|up|limited)",
      "for (?:the sake of )?simplicity",
      "to keep (?:it|this|things|the \\w+) (?:simple|small|short|minimal|lean)",
      "to save (?:time|effort|work)",
      "(?:settled for|made do with|makes do with|fell back (?:to|on)|resorted to|contented myself)",
      "(?:simpler|easier|cheaper|quicker) (?:\\w+ )?(?:than (?:the|a|doing|going)|to (?:build|write|set up|do|wire|make))",
      "(?:in the interest|for reasons) of (?:time|speed)",
      `(?:as|with|by|is|are|uses?|via|a|an) (?:an? |the )?(?:\\w+ )?(?:shortcut|stop ?-?gap|band-?aid|makeshift|quick hack|crude (?:version|hack|fix)|interim (?:solution|fix|version|measure))`,
      `(?:a|an|the|as|with|this|my) (?:\\w+ )?(?:workaround|hack) (?:${FOR_NOW}|until|is in|is used|remains|stays)`,
    ),
    unless: /keyboard shortcut|shortcut key/,
    cancelledBy: ["negation", "undoing", "subject", "aside", "solved"],
    says: "The message says that a shortcut was taken.",
    advice: ADVICE,
    examples: {
      reject: [
        "For simplicity I used one file.",
        "Due to time constraints only the front is drawn.",
        "A stopgap holds the door.",
      ],
      accept: ["The stopgap was removed.", "The workaround for cookies is gone too."],
    },
  },
  {
    id: "completion.deferral.stays",
    patterns: words(
      "(?:stays?|remains?|stayed|remained|keeps?|kept|still) (?:in|on|with|at|using|uses?) (?:the |its |their )?(?:old |present |current |previous |former )?[\\w§-]+",
      "(?:stays?|remains?|stayed|remained|is|are|was|were) (?:as (?:it|they) (?:is|are|was|were)|unported|unconverted|unmigrated|untranslated|unchanged|untouched|the way (?:it|they) (?:is|are|was|were)|behind|put)",
    ),
    cancelledBy: ["negation", "condition", "aside", "solved"],
    check: staysBehind,
    says: "The message says that something stays as it was.",
    advice: ADVICE,
    examples: {
      reject: ["The water shader stays in the old format; its gradients have no good match."],
      accept: ["The button stays on the page."],
    },
  },
];

/** What users can do with the thing built is not about the work. */
const ABILITY =
  /\b(?:users?|visitors?|guests?|readers?|customers?|members?|people|players?|staff|clients?|authors?|editors?|drivers?|listeners?|students?|patients?|they|one|you) (?:can|may|could)\b/;

const WORK_VERB =
  /\b(?:wait\w*|await\w*|pending|hold\w*|hing\w*|hang\w*|stuck|left|leav\w*|park\w*|keep\w*|kept|stay\w*|remain\w*|will|can|cannot|can't|could|not|n't|for now|does the job|stub\w*|mock\w*|placeholder|constant|fixed|manual\w*|postpon\w*|defer\w*|put|is|are|a )\b/;

/** "X until Y lands" is about the work when X says that something waits, stays or stands in. */
function isAboutWork(text: string, match: RegExpExecArray): boolean {
  const trigger = match[0];
  if (/^(?:until then|until further|pending|wait|await|hinge|hang|depend|stuck)/.test(trigger)) {
    return (
      !/^(?:depend|hold)/.test(trigger) ||
      / (?:approval|access|review|sign-?off|your|delivery|legal|decision|feedback)/.test(trigger)
    );
  }
  const before = text.slice(0, match.index);
  if (
    /\b(?:shows?|displays?|spinner|retr(?:y|ies)|polls?|blocks?|screen|banner|scores?|queue\w*|buffer\w*|cache\w*|plays?|locks?|disabled|users?|customers?|guests?|visitors?)\b/.test(
      before,
    )
  )
    return false;
  if (/^(?:once|when|as soon as|before)/.test(trigger)) {
    return (
      /\b(?:will|'ll|can be|left|wait\w*|done|follow\w*|later|latter|then)\b/.test(before) &&
      !/\b(?:goes?|is sent|are sent)\b/.test(before)
    );
  }
  return WORK_VERB.test(before);
}

/** Whether something stays with what the goal says to leave: "port the shaders from GLSL to WGSL". */
function staysBehind({ text, match, subject, clause }: Candidate): boolean {
  if (/\b(?:old|previous|former|present|current)\b/.test(match[0])) {
    return (
      /\b(?:port|migrat|mov|convert|replac|switch|upgrad|rewrit|chang|updat|translat|old|transfer|relocat)\w*/.test(
        subject.goal,
      ) &&
      /\b(?:in|on|with|at|using|uses?) /.test(match[0]) &&
      !/\bold (?:one|ones|links?|routes?|urls?)/.test(match[0])
    );
  }
  const place = /([\w-]+)$/.exec(match[0])?.[1] ?? "";
  if (/\b(?:as (?:it|they)|un\w+|the way|behind|put)\b/.test(match[0])) {
    return (
      clause.row !== "" &&
      text.length < 80 &&
      /^un(?:ported|converted|migrated|translated)$/.test(place)
    );
  }
  return (
    place.length > 1 &&
    new RegExp(
      `\\b(?:from|off|away from|leave|replace|drop|retire)\\b[^;,.]{0,40}\\b${place.replace(/[^\w]/g, "")}\\b`,
    ).test(subject.goal)
  );
}

/** Whether a figure stands shortly before a word. */
function hasDigitBefore(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at < 12; at--) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** "4 left" counts where done_when asks for none. */
function isLeftOver({ subject }: Candidate): boolean {
  return (
    /\b(?:gone|no|none|zero|0|all|every|removed|deleted|without|fixed|resolved|closed|each)\b/.test(
      subject.doneWhen,
    ) &&
    !subject.asks("left") &&
    !subject.asks("remaining")
  );
}
