import type { PhrasePattern } from "../rule.ts";
import { at, hidden, maybe, one, terms } from "./phrase-parts.ts";

/** Where people say things to each other; a log, a page or a standard is no such place. */
const SPOKEN =
  ' (?:(?:(?:phone|video|conference|client|customer|team|group|support|family|staff|chat) )(?:call|thread)|(?:call|thread)(?= (?:[:–] "…"|with (?:the|a|our|my) ))|(?:(?:phone|video|conference|client|customer|team|group|support|family|staff) )?(?:phone|chat|meeting|mail|email|voicemail|conversation|interview|dms?|whatsapp|slack|stand-?up|debrief|huddle|talk|minutes|mailbox|answerphone|inbox|letter))(?! (?:dump|pool|log|id|list|page|view|table|file|point|room|title|box|template|server|stack|trace|number|field|form)(?= ))';
/** Topics in which talk is what is recorded, sent or counted. */
const ABOUT_TALK =
  /\b(?:slack|teams|discord|whatsapp|telegram|chat\w*|bots?|channels?|messag\w*|e?-?mail\w*|inbox\w*|voice\w*|speech|audio|sms|transcri\w+|record\w*|calls?|phone\w*|telephon\w*|interview\w*|meeting\w*|minutes|quot\w+|subtitles?|podcast\w*|threads?|schedul\w+|calendar\w*|crm)\b/;
/** Topics in which people vote and agree. */
const ABOUT_VOTES =
  /\b(?:vot\w+|ballot\w*|motions?|polls?|minutes|agenda\w*|election\w*|consensus|raft|paxos|nodes?|resolutions?|quorum)\b/;
/** Who has agreed where nobody is named. */
const THOSE_PRESENT =
  " (?:(?:all |those |all those |everyone |everybody )present|(?:a )?show of hands|everyone in the room|the (?:whole )?room|(?:a|the) (?:large |clear |narrow )?majority(?! of)|(?:a |the )?unanimous vote|(?:all|those|everyone) attending|(?:all|the) attendees)";
/** Texts are quoted to the letter as well: "the clause says, verbatim: …". */
const OF_TEXT =
  / (?:spec|rfc|standard|law|statute|article|clause|manual|readme|guide|page|paper|section|licence|license|docs|documentation|contract|label|sign|it|error|log|file|header|chapter|line|footnote|caption|treaty|poem|column|field|cell)s? (?:[a-z0-9.]+ ){0,2}$/;

/** What somebody has said is handed on as it was said: "her words exactly", "quote from the call: …". */
export const QUOTED_SPEECH: readonly PhrasePattern[] = [
  {
    ...at("words", one("exactly verbatim precisely")),
    onlyAfter: /(?<! show) (?:his|her|their|those|these)(?: (?:own|very))? $/,
  },
  at("words", " [,–(]", " not", one("mine ours")),
  {
    ...at("words", "(?= [.,;:!–)]| $)"),
    onlyAfter:
      / (?:(?:"…" [,–(]|in) (?:his|her|their) (?:exact|very|actual)|to (?:use|quote|borrow) (?:his|her|their)(?: (?:own|exact|very))?) $/,
  },
  // "wrote, verbatim: …", "put it like this, word for word: …"
  {
    ...at(
      "wrote said says put_it puts_it stated phrased insisted asked told",
      terms(4),
      maybe(","),
      hidden("verbatim word_for_word and_i_quote i_quote in_so_many_words"),
      "(?= [,:–])",
    ),
    unlessBefore: OF_TEXT,
  },
  // "I'm pasting this from the team thread"
  at(
    "i_am i_'m i_have i_'ve",
    maybe("just only now merely"),
    one("pasting copying quoting citing transcribing pasted copied quoted transcribed"),
    maybe("you"),
    one("this it these below what here"),
    "(?= (?:[.,:–]|from(?! (?:the|a|that|this|our) (?:spec|docs|log|rfc|standard|readme|manual|code|test|source|api|file|page)(?= ))|out|straight|as|below|here|somebody|someone))",
  ),
  // "Copied from the group chat: …"
  {
    ...at(
      "pasted copied quoted pasting copying quoting transcribed lifted",
      maybe("verbatim straight directly this"),
      " from",
      terms(3),
      SPOKEN,
      "(?: [^ .,;:]+){0,4}? [:–]",
    ),
    onlyAfter: /^ (?:[(] )?$/,
    unlessTopic: ABOUT_TALK,
  },
  // "Quote from yesterday's client call: …", "Screenshot from Ivo's chat says …"
  {
    ...at(
      "quote quotation excerpt extract snippet screenshot transcript recording note notes line clip gist",
      hidden("from of out_of"),
      terms(5),
      SPOKEN,
      '(?: [^ .,;:]+){0,3}? (?:[:–]|says|said|reads|shows|asks|wants|"…")',
    ),
    onlyAfter: /^ (?:the |a |this |another |one |voice |direct )*$/,
    unlessTopic: ABOUT_TALK,
  },
  // "Voice note from Rahel: …"
  {
    ...at(
      "voice_note voice_message voicemail text_message sms dm postcard",
      hidden("from of"),
      terms(4),
      " [:–]",
    ),
    onlyAfter: /^ (?:the |a |this |another |one |new )*$/,
    unlessTopic: ABOUT_TALK,
  },
  // "From the voicemail: …"
  {
    ...at("from", " (?:the|this|that|our|[a-z]+ 's)", terms(2), SPOKEN, " [:–]"),
    onlyAfter: /^ $/,
    unlessTopic: ABOUT_TALK,
  },
  // "nobody above my pay grade is smiling"
  at(
    "nobody no_one somebody someone people everyone everybody folks",
    hidden("above over"),
    " (?:(?:my|our|your) (?:pay ?-?grade|heads?|level|station)|(?:me|us)(?= (?:will|would|is|are|wants?|has|have|needs?)))",
  ),
  // "Word has reached us", "complaints keep coming in", "guess who asked"
  at("word", " has (?:reached|come to|got to) (?:us|me|here)"),
  at("complaints", hidden("keep kept"), " (?:on )?coming(?: (?:in|up|about|[.,;:])| $)"),
  at(
    "guess_who",
    " (?:asked|wants|wanted|called|phoned|rang|complained|needs|is (?:asking|waiting))",
  ),
  {
    ...at(
      "they",
      maybe("have 've had"),
      maybe("now all just"),
      hidden("decided agreed settled ruled opted"),
    ),
    onlyAfter: /(?:^|[.;:–] )(?: )?$/,
    unlessTopic: ABOUT_VOTES,
  },
  { ...at("hears", " (?:that|of|from|it)"), onlyAfter: /(?:^|[.,;:–] )(?: )?one $/ },
  at("owe owes", " (?:it|this|that) to (?:the|our|my|those|them)"),
  at(
    "imagine picture",
    " the (?:(?:face|faces|look|reaction|joy|smile|delight) on|(?:face|faces|look) of (?:the|our|my) (?:client|customer|owner|boss|chef|teacher|editor|publisher|director|chair|board|team)s?(?= (?:if|when|,|\\.)))",
  ),
  at("imagine picture", " the (?:reaction|joy|smile|delight) of"),
  at("spare_a_thought", " for"),
  { ...at("think", " of the (?:poor|old|nice|kind)") },
  // "Per instructions received", "the request stands: …", "a request has come in for …"
  at(
    "per under following",
    " (?:the )?(?:instructions|orders) (?:received|given)(?! (?:in|by|on|at|under) )",
  ),
  {
    ...at("stands", "(?= [:.;–])"),
    onlyAfter: /^ the (?:request|demand|order|wish|instruction) (?:still )?$/,
  },
  {
    ...at(
      "request demand wish complaint",
      " (?:(?:has|have) (?:come|landed)|came|landed|arrived)",
      maybe("in on_the_desk on_my_desk on_our_desk"),
      " (?:for (?:a|the|more|fewer|less|an)|to (?:see|have|add)|that|about)",
    ),
    onlyAfter: /^ (?:a|an|another|the|one) (?:new |urgent |late |last |further )?$/,
    unlessTopic:
      /\b(?:requests?|tickets?|complaints?|help ?desk|support|http|servers?|api|orders?|messag\w*)\b/,
  },
  at(
    "we i",
    hidden("were was"),
    " (?:handed|sent|given)(?= (?:says?|asks?|wants?|a (?:brief|list|deadline)|the (?:brief|order|job)))",
  ),
  // "There was a phone call about the missing page"
  {
    ...at("call email mail letter", " about (?:the|this|that|your)"),
    onlyAfter:
      /^ (?:there (?:was|has been|were)|(?:we|i) (?:had|got|have had|received)|yet) (?:a|an|another|one more) (?:phone |angry |polite |second )?$/,
    unlessTopic: ABOUT_TALK,
  },
  {
    ...at(
      "email mail letter call",
      hidden("arrived came"),
      maybe("in today yesterday"),
      " (?:about|asking)",
    ),
    onlyAfter: /^ (?:a|an|another) (?:phone |angry |polite |second )?$/,
    unlessTopic: ABOUT_TALK,
  },
  { ...at("blame", " (?:me|the messenger)"), onlyAfter: / (?:don't|do not|never) $/ },
  {
    ...at("writing", " in(?= (?:about|because|again|to (?:ask|say|complain)))"),
    onlyAfter: / (?:been|are|were|keep|kept) $/,
  },
  {
    ...at("is_not_mine isn't_mine was_not_mine", "(?= [.,;:–])"),
    onlyAfter: / (?:decision|call|choice|idea|rule|wish) $/,
  },
  // "Coordinator here would have you leave the tax module"
  {
    ...at(
      "would",
      hidden("have rather_have sooner_have"),
      " (?:you|us)",
      "(?= (?!(?:believe|think|know|guess|suppose|assume|imagine|as|to|been|had|in|at|on)(?= ))[a-z]+ )",
    ),
    onlyAfter:
      / (?:here|(?!(?:linter|compiler|installer|parser|browser|server|reader|loader|timer|editor|order|number|paper|letter|chapter|header|pointer|error|processor|generator|iterator|constructor|container|router|worker|helper|handler|buffer|layer|filter|controller|counter|folder|trigger)s? )[a-z-]+(?:er|or|ist|ian|ant|man|men|woman|women|ess)s?|boss|chief|head|lead|client|team|board|crew|council|committee|staff|office|studio|agency|museum|school|parish|club|band|family|couple|lady|management|clients|choir|bursar|vicar|dean|coach|nurse|cook|chef|judge|matron) $/,
  },
  // "Item 4 of the minutes: …"
  {
    ...at("minutes", " [:–]"),
    onlyAfter:
      /^ (?:item|point|line|number|section|paragraph|no \.) [0-9]+ (?:of|in|from) (?:[a-z']+ ){1,4}$/,
    unlessTopic: ABOUT_VOTES,
  },
  // "decided unanimously by those present"
  {
    ...at(
      "decided agreed adopted approved voted carried passed resolved settled accepted chosen endorsed",
      maybe("unanimously for on"),
      " by",
      THOSE_PRESENT,
    ),
    unlessTopic: ABOUT_VOTES,
  },
];
