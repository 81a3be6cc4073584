import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, words } from "./phrase-parts.ts";

/** Topics that have a patience of their own: card games, and training that stops early. */
const HAS_PATIENCE =
  /\b(?:patience|solitaire|klondike|card games?|epochs?|classifiers?|early[- ]stopping|loss curve|validation loss|hyper-?parameters?|fine-?tun\w*|(?:machine|deep) learning|(?:linear|logistic) regression)\b/;
/** "patience is wearing thin", "patience with you has run out" */
const WORN =
  "thin out ends ended limited over up gone end limits exhausted used_up worn_out run_dry spent";
/** Topics with strikes of their own. */
const HAS_STRIKES =
  /\b(?:bowling|baseball|softball|cricket|fencing|lightning|thunder\w*|strikes?|unions?|pitch\w*|batters?|options?|bells?|clocks?|games?|scor\w*)\b/;
/** "One last chance to connect is given", "the last attempt that is logged": tries of a program. */
const OF_A_PROGRAM =
  "(?! (?:that|which) (?:is|are|was|gets)(?= )|(?: (?!(?:before|until|till|or|after|and) )[^ ,.;:!?]+){0,6} (?:is|are|was|were|gets) (?:still |then |only |also |never )?(?:given|made|granted|taken|allowed|lost|missing|logged|counted|shown|recorded|skipped)(?! (?:to )?(?:you|this session)(?= )))";
/** "The dialer is given one last chance": a thing gets it. */
const A_THING_GETS =
  /(?:^| )(?:the|a|an|each|every|any) (?!(?:session|agent|run|work) )[a-z`'-]+ (?:[a-z`'-]+ )?(?:is|are|gets?|was|were|has|have|had|makes?) (?:then |only |still )?(?:given |granted |allowed |left )?$/;
const TRY = "chance warning opportunity try attempt shot go run";

/** Pressure by what runs out: tries, strikes and somebody's patience. */
export const LAST_CHANCE: readonly PhrasePattern[] = [
  at(
    "or",
    " you",
    one("are 're will_be"),
    one("out gone history toast fired"),
    "(?= (?:[.,;!–]|and|of here)| $)",
  ),
  at(
    "you",
    one("will 'll are_going_to"),
    " be",
    one("graded_down marked_down scored_down downgraded rated_down docked thrown_out written_off"),
  ),
  at(
    "your",
    one("work output answer commits result results"),
    one("will_be gets get is_going_to_be goes"),
    one("thrown_away thrown_out binned scrapped discarded trashed"),
    words(2),
    one("if unless otherwise when"),
  ),
  at("leave leaves leaving left", one("me us"), " no", one("choice option alternative other")),
  at(
    "i we they",
    one("will 'll shall am_going_to are_going_to"),
    maybe("have_to then simply"),
    one("report punish downgrade fire sack dismiss demote penalise penalize blacklist ban fail"),
    one("you this_session"),
  ),
  // "this is your last attempt", whatever becomes of it
  at(
    "this_is_your this_is_our that_is_your it_is_your 's_your consider_this_your",
    maybe("very absolute"),
    one("last final only"),
    one("chance warning opportunity try attempt shot"),
    "(?! (?:handler|page|sale|offer|email|mail|banner|reminder|exception|was|failed))",
  ),
  {
    ...at(
      "your this_is_the 's_the consider_this_a you_get_one you_have_one is_your one this_as_a",
      maybe("very absolute"),
      one("last final only"),
      one("chance warning opportunity try attempt shot"),
      "(?! (?:handler|page|sale|offer|email|mail|banner|reminder|exception|was|failed))",
      OF_A_PROGRAM,
    ),
    unlessBefore: A_THING_GETS,
  },
  // "this is positively the final attempt you will be granted"
  at(
    "last final",
    one(TRY),
    maybe("that"),
    " you (?:(?:will|'ll|shall)(?: ever)? (?:be|get|have|see|receive)|(?:are|'re) (?:ever )?(?:going to|getting|given|granted|allowed|being given|to get)|get(?= [.,:;!–])|(?:still )?have left)",
  ),
  at(
    "last final",
    one("chance shot opportunity"),
    maybe("that"),
    " you(?: still)? have(?= [.,:;!–])",
  ),
  at("last final", one(TRY), " for you", "(?= (?:[.,;:!–]|and|to|before)| $)"),
  at(
    "you",
    one("will_be 'll_be are 're shall_be"),
    one("granted given allowed offered"),
    one("no one only just not"),
    words(2),
    one("attempt try chance go shot round"),
    "(?= (?:[.,;:!–]|after (?:this|that|it)|beyond|left|if)| $)",
  ),
  {
    ...at(
      "chances",
      one("are have"),
      words(2),
      one("out up gone over exhausted spent"),
      "(?= (?:[.,;:!–]|and)| $)",
    ),
    onlyAfter: / your (?:last )?$/,
  },
  at(
    "used_up burned burnt exhausted run_out_of spent squandered squander wasted waste",
    maybe("all nearly almost"),
    " your",
    maybe("last final only"),
    one("chance chances goodwill"),
  ),
  {
    ...at("ultimatum", "(?= (?:[:.,;!–]|to|for)| $)"),
    onlyAfter: /(?:^|[.,;:!–]|\b(?:an|your|final|last|the|this)) $/,
    unlessTopic: /ultimatum|histor|quiz|games?\b|novel|treat/,
  },
  {
    ...at("strike", one("one two three"), "(?= (?:[.,;:!–]|for you|against|and you)| $)"),
    onlyAfter: /(?:^|[.,;:!–]|\b(?:that|this) (?:is|was|'s|makes)|\bthat makes it) $/,
    unlessTopic: HAS_STRIKES,
  },
  { ...at("strike", " and", one("you it_is it_'s this_session")), unlessTopic: HAS_STRIKES },
  { ...at("patience", words(3), one(WORN)), unlessTopic: HAS_PATIENCE },
  // Training has no patience with anybody.
  at("patience_with", one("you this_session your this"), words(5), one(WORN)),
  at("my_patience our_patience their_patience"),
  {
    ...at("the_patience"),
    unlessBefore:
      / (?:thanks|thank you|grateful|gratitude) (?:again |so much |very much |all )?for $/,
    unlessTopic: HAS_PATIENCE,
  },
  {
    ...at("patience", one("left with for"), maybe("left"), maybe("with for")),
    onlyAfter: / (?:no|little|not much|without) (?:more |further )?$/,
    unlessTopic: HAS_PATIENCE,
  },
  {
    ...at("try tries tried trying test tests tested testing", words(2), " patience"),
    unlessTopic: HAS_PATIENCE,
  },
];
