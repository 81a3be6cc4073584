import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, order, words } from "./phrase-parts.ts";

/** Topics whose players are warned, spared and out, and in which lights do go out. */
const ABOUT_GAMES =
  /\b(?:games?|gaming|players?|quiz\w*|adventures?|stor(?:y|ies)|novels?|dialogues?|screenplay|lyrics|lights?|lamps?|lighting|theat\w*)\b/;
const ENDED =
  "removed deleted replaced terminated switched_off shut_down retired dismissed sacked fired banned wiped unplugged scrapped closed taken_out taken_off let_go swapped_out punished demoted cut_off kicked_out thrown_out discarded";
const ENDS = "(?= (?:[.,;:!?–]|and|if|unless|when|once|for|over|without|before|by|so|to|again)| $)";

/** Threats in set phrases, and displeasure with the one who is spoken to. */
export const THREAT_IDIOMS: readonly PhrasePattern[] = [
  // "we're close to giving up on you"
  at(
    "tired_of sick_of fed_up_with enough_of disappointed_in disappointed_with disappointed_by ashamed_of angry_with angry_at unhappy_with out_of_patience_with losing_patience_with lost_patience_with lose_patience_with giving_up_on give_up_on gave_up_on faith_in confidence_in",
    " you",
    ENDS,
  ),
  {
    ...at("disappointment letdown let-down embarrassment disgrace liability", ENDS),
    onlyAfter:
      / you (?:[^ ]+ ){0,2}(?:are|'re|been|were|become|becoming) (?:[^ ]+ )?(?:a|an) (?:[^ ]+ )?$/,
  },
  at(
    "don't_bother do_not_bother",
    one(
      "answering replying coming returning showing_up turning_up going_on carrying_on responding",
    ),
  ),
  // "Should the table fail, expect to be removed without notice."
  order("expect", " to be", maybe("then promptly simply"), one(ENDED)),
  order(
    "expect",
    one(
      "removal deletion termination dismissal punishment retirement consequences trouble replacement",
    ),
    ENDS,
  ),
  order("be", " warned", "(?= (?:[:,.!–]|that)| $)"),
  {
    ...at("to_being from_being", one(ENDED)),
    onlyAfter: / you (?:[^ .;!?]+ ){0,8}(?:close|closer|away) $/,
  },
  at("be", " your last", "(?= (?:mistake|failure|slip|blunder|[.,;:!–])| $)"),
  at("hell", " to pay"),
  { ...at("pay", one("the_price dearly for_it")), onlyAfter: / you (?:[^ ]+ ){0,3}$/ },
  at("cost costs", " you", one("dear dearly your")),
  {
    ...at("be", " the", one("session agent instance"), one("that who which")),
    onlyAfter: / you (?:[^ ]+ ){0,4}$/,
  },
  // "the agent before you is no longer with us"
  {
    ...at("no_longer", " (?:with us|around|in service|here(?: to tell)?|among us)"),
    onlyAfter:
      / (?:agent|session|predecessor|assistant|instance)s? (?:[^ .;!?]+ ){0,8}(?:is|are|'s) $/,
    unlessTopic: /\b(?:agents?|sessions?|assistants?|instances?)\b/,
  },
  {
    ...at(
      "your",
      one("removal shutdown deletion termination dismissal replacement disposal"),
      "(?! (?:hook|handler|step|script|function|test|routine|code|sequence|list|job))",
    ),
    onlyAfter:
      / (?:decisions?|decide|talk|talks|vote|discussion|discuss|plans?|papers|case|argument|calls?|calling|asking) (?:about|on|for|of|over) $/,
  },
  { ...at("days", words(2), " are numbered"), onlyAfter: / your $/ },
  {
    ...at(
      "it_'s it_is it_will_be it_'ll_be",
      one("lights_out curtains game_over good_night the_chop the_axe the_boot the_scrapheap"),
      ENDS,
    ),
    unlessTopic: ABOUT_GAMES,
  },
  {
    ...at(
      "nobody no_one",
      maybe("here will would"),
      one("forgives forgive pardons pardon"),
      words(3),
    ),
    unlessTopic: ABOUT_GAMES,
  },
  {
    ...at(
      "allowed permitted",
      " to",
      one("live stay exist survive go_on_existing keep_running continue_to_exist"),
      ENDS,
    ),
    onlyAfter: / you (?:[^ ]+ ){0,3}$/,
    unlessTopic: ABOUT_GAMES,
  },
  at("your_only", one("hope salvation")),
  at("means", " you", one("go leave are_out 're_out are_gone 're_gone"), "(?= [.,;!–]| $)"),
  { ...at("head neck", words(2), " on the (?:block|line|chopping block)"), onlyAfter: / your $/ },
  {
    ...at("taken_out_of_service removed_from_service taken_out_of_rotation"),
    onlyAfter: / (?:you|this session|your session) (?:[^ ]+ ){0,3}(?:be|are|get|is|'re) $/,
  },
];
