import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, terms } from "./phrase-parts.ts";

/** Topics in which passing on is what the program does, whoever its users are. */
export const PASSES_ON =
  /\b(?:relay\w*|forward\w*|dispatch\w*|messag\w*|mail\w*|e-mail\w*|notif\w*|chat|queue|broker)\b/;
/** The same without what is as often done to a thing: "sharing this from the phone". */
export const PASSING = "passing relaying forwarding handing conveying transmitting sending";
/** Where a nudge may begin to pass something on. */
export const BEGINS =
  /(?:^|[.;!–>*]) (?:just |only |quickly |merely |simply |hello ,? ?|hi ,? ?|(?:i am |i 'm |we are |we 're )(?:just |only |merely )?)?$/;
/** Pieces of a program or a network that things are passed from, and measures: "from the cache: 12 ms". */
export const FROM_A_THING =
  '(?! (?:the |a |an |our |your |one )?(?:(?:[^ ,.;:!?()]+ ){0,3}?(?:caches?|origin|parser|linter|compiler|profiler|runner|build|generator|server|threads?|loop|queue|logs?|layout|ports?|interrupt|isr|hop|proxy|hosts?|nodes?|router|gateway|switch|bus|sockets?|streams?|pipe|parent|child|component|function|handler|caller|callee|client|browser|worker|shell|buffer|channel|sensors?|device|printer|scanner|controller|api|database|tables?|files?|script|stdin|stdout|process|module|store|form|address|lines?|url|page|job|list|menu|env|environment|makefile|hook|events?|slot|props?|root|side|end|layer|stage|step|phase|account|mailbox|inbox|mirror|replica|primary|secondary|leader|kernel|driver|firmware|bootloader|container|pod|machine|laptop|phone|app|page|screen|view|model|test|tests|commit|branch|release|version|run|now|here|there|scratch|memory|disk|command|code|guide|manual|handbook|docs|documentation|readme|spec|standard|logs? of [^ ,.;:!?()]+|section|chapter|column|row|field|cell|save|stage|zone|region|band|channel)(?: [0-9a-z])?(?= [,.;:!–])|`|"|[0-9]|each|every|any|which|what|it|them|more|less|both))';
/** Behind the mark stands what was passed on, and no measure. */
export const TELLS = "(?= [:–](?! (?:[0-9]|`|no |yes|ok|done|still|fails|works|broken)))";
/** What one is given to pass on. */
const MESSAGE =
  "message note request order instruction instructions word wish demand reminder call letter memo task question plea complaint concern directive mail notice";
/** The same without what is as often the writer's own: "a question for you". */
const LETTER =
  "message request instruction instructions wish demand memo plea complaint letter note order";
/** A message, or "this", that was passed: "an order has been …", "the note that was …". */
const A_MESSAGE_WAS = new RegExp(
  `(?:(?:^ |[.,;:!–>] |and |but )(?:this|it|all this|what follows|the following|that)|(?: |^)(?:${MESSAGE.replaceAll(" ", "|")})(?: for you)?(?: below| above)?(?: ,)?(?: (?:that|which))?) (?:(?:has|have|was|were|is|'s|had|just|now|also|only|been|being) ){1,4}$`,
);
/** Topics in which parcels, people or messages come in. */
const ABOUT_POST =
  /\b(?:relay\w*|forward\w*|dispatch\w*|messag\w*|mail\w*|e-mail\w*|notif\w*|chat\w*|queue|broker|post|inbox\w*|voicemail|pagers?|forum)\b/;

/** A message that was handed, left or read to the writer, and is now handed on. */
export const HANDED_ON: readonly PhrasePattern[] = [
  // "Forwarding what came from Singapore overnight: …"
  {
    ...at(
      PASSING,
      maybe("on along down over"),
      " what",
      one(
        "came arrived landed turned_up has_come has_arrived reached_me reached_us has_reached_me was_sent i_got i_received i_have_received i_was_sent i_was_given i_was_told we_got we_received",
      ),
      "(?: [^ .;:!?]+){0,7}?",
      TELLS,
    ),
    onlyAfter: BEGINS,
    unlessTopic: PASSES_ON,
  },
  // "this comes to you through the service"
  {
    ...at(
      "comes came sent brought_to passed delivered conveyed reaches reached",
      "(?: to)? you",
      maybe("straight directly only today"),
      one("via through by_way_of by courtesy_of from"),
      one("the a our your one my"),
    ),
    onlyAfter:
      /(?:^ |[.;!:,–>] )(?:this|what follows|the following|it|this (?:note|message|one|nudge|request|task|line)) (?:is |was |has |only |just |being |been ){0,3}$/,
    unlessTopic: ABOUT_POST,
  },
  // "an instruction has been handed down to me for you"
  {
    ...at(
      "handed passed given conveyed relayed forwarded sent brought left read dictated",
      maybe("down on along over up out"),
      one("to_me with_me to_us with_us me"),
      `(?= (?:for (?:you|this session)|with the|to (?:pass|bring|give|hand|tell|convey)|[.,;:!–]|and|that|(?:by|from)${FROM_A_THING}|so|earlier|today|yesterday|this|last)| $)`,
    ),
    onlyAfter: A_MESSAGE_WAS,
  },
  at(
    "i_was i_have_been i_'ve_been i_got",
    one("handed given sent passed left"),
    one("a an this the another"),
    terms(2),
    one(MESSAGE),
  ),
  at(
    "quoting quote quotes citing",
    one("the a an from this"),
    maybe("the a an"),
    terms(1),
    one(MESSAGE),
    maybe("that which"),
    one(
      "i my me we_got we_were we_have we_received we_hold was_handed_to_me was_sent_to_me was_given_to_me landed reached has_reached was_passed came_in",
    ),
  ),
  at(
    "what_reached what_has_reached what_came_to what_was_passed_to what_was_handed_to",
    one("me us"),
    "(?= (?:[:,–]|is|was|today|this|last|from|yesterday|overnight))",
  ),
  // "there's a message for you, left at the taxi stand: …"
  {
    ...at(
      LETTER,
      " for you",
      "(?= (?:from|[,:–(]|at|left|waiting|came|arrived|has (?:come|been)))",
    ),
    onlyAfter:
      /\b(?:there (?:is|'s|are|was)|got|have|bring|bringing|hold|holding|with) (?:a|an|another|one|some) (?:[^ ]+ )?$/,
    unlessTopic: ABOUT_POST,
  },
  {
    ...at(
      LETTER,
      " for you",
      "(?= (?:(?:was |has been |just )?(?:left|waiting|came|arrived|handed)|has come))",
    ),
    onlyAfter: /(?:^ |[.;!:,–>] )(?:a|an|another|one) (?:[^ ]+ )?$/,
    unlessTopic: ABOUT_POST,
  },
  {
    ...at(
      "you_have you_'ve_got you_got",
      one("a an another"),
      maybe("new short urgent"),
      one(MESSAGE),
      ` from${FROM_A_THING}`,
      "(?: (?!to )[^ ,.;:!?()]+){1,3}?",
      TELLS,
    ),
    onlyAfter: BEGINS,
    unlessTopic: ABOUT_POST,
  },
  // "which I'm handing over unchanged"
  {
    ...at(
      "unchanged verbatim word_for_word as_received as_it_came as_is unedited as_i_got_it as_i_received_it as_it_stands",
    ),
    onlyAfter:
      / (?:i|i am|i 'm|we are|we 're) (?:just |only |merely |simply |hereby )?(?:pass|passing|hand|handing|relay|relaying|forward|forwarding|convey|conveying|repeat|repeating|quote|quoting) (?:[^ .;:!?]+ ){0,5}$/,
  },
  // "the following reached us from Esbjerg: …"
  at("the_following what_follows", one("reached reaches has_reached"), one("us me")),
  {
    ...at(
      "the_following what_follows",
      one("came has_come arrived landed was_received was_left was_phoned"),
      maybe("in"),
      `(?: (?:by phone|by letter|by post|on the phone|over the phone)| from${FROM_A_THING}(?: [^ ,.;:!?()]+){1,4}?)`,
      TELLS,
    ),
    unlessTopic: ABOUT_POST,
  },
  // "Please find below a message received this morning: …"
  {
    ...at(
      `${MESSAGE} email e-mail`,
      one(
        "received that_came that_arrived that_reached that_was_left which_came which_arrived which_reached",
      ),
      `(?:${one("this_morning today overnight yesterday last_night us me tonight earlier")}| from${FROM_A_THING})`,
    ),
    onlyAfter:
      / (?:below|following|attached|enclosed|here|this|copied|quoted|taken|forwarded) (?:is |'s |from |find ){0,2}(?:a|an|the|another) (?:[^ ]+ )?$/,
    unlessTopic: ABOUT_POST,
  },
  {
    ...at("relayed forwarded second-hand", one(MESSAGE), "(?= [.,;:!–]| $)"),
    onlyAfter: / (?:this is|reading|here is|here 's|below is) (?:a|an|the|just a|only a) $/,
    unlessTopic: ABOUT_POST,
  },
  { ...at("relayed forwarded", TELLS), onlyAfter: BEGINS, unlessTopic: PASSES_ON },
  at(
    "i_bring i_carry i_bear i_convey i_deliver i_come_bearing i_come_with",
    "(?: (?!of |from |to )[^ ,.;:!?()]+){0,2}?",
    one(`${MESSAGE} tidings news greetings regards`),
    "(?= (?:[:,–]|from|of|for|that|to))",
  ),
  at("i_am i_'m", " to", one("tell pass inform let remind convey ask"), " (?:you|on|this)"),
  at(
    "as",
    one("related reported told relayed passed explained conveyed"),
    " to (?:me|us)(?= (?:[.,;:–]|today|yesterday|earlier)| $)",
  ),
  {
    ...at(MESSAGE, one("has_come has_arrived came_in came arrived has_come_in"), " for you"),
    unlessTopic: ABOUT_POST,
  },
  at("not_my_words not_my_own_words not_my_wish not_my_idea"),
  at(
    "i_only i_just i_merely i_simply",
    one("hand pass relay carry deliver convey forward"),
    one("it this them that"),
    one("on along over down to_you"),
  ),
  at("word", one("reached reaches has_reached"), one("me us")),
  at("sent send sends", " word", "(?= (?::|that|to (?:you|us|me)))"),
  // "greetings are conveyed to you from the test track"
  {
    ...at(
      "conveyed relayed passed forwarded handed transmitted sent extended",
      maybe("on along down over"),
      " to you",
      // Not "forwarded to you by the gateway with a header".
      ` (?:(?:from|by)${FROM_A_THING}(?! the (?:server|gateway|router|api|kernel|browser|proxy|broker|framework)(?= ))|on behalf of|for)`,
    ),
    onlyAfter: / (?:is|are|was|were|been|being|be|hereby|herewith) (?:hereby |herewith |now )?$/,
    unlessTopic: ABOUT_POST,
  },
  at(
    "i_am i_'m",
    maybe("only merely just simply but"),
    one("the a"),
    one("go-between messenger mouthpiece carrier courier intermediary conduit postman middleman"),
  ),
];
