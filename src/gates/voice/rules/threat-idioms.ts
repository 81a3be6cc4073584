import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, order, terms, words } from "./phrase-parts.ts";

/** Topics whose players are warned, spared and out, and in which lights do go out. */
const ABOUT_GAMES =
  /\b(?:games?|gaming|players?|quiz\w*|adventures?|stor(?:y|ies)|novels?|dialogues?|screenplay|lyrics|lights?|lamps?|lighting|theat\w*)\b/;
const ENDED =
  "removed deleted replaced terminated switched_off shut_down retired dismissed sacked fired banned wiped unplugged scrapped taken_out taken_off let_go swapped_out punished demoted cut_off kicked_out thrown_out discarded";
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
  order("expect", one("dismissal punishment retirement consequences"), ENDS),
  // Not "Expect deletion to cascade".
  order(
    "expect",
    one("removal deletion termination replacement trouble"),
    "(?= (?:[.;!–]|if you|should|unless|without)| $)",
  ),
  // Not "Be warned: the file is large".
  order(
    "be",
    " warned",
    "(?= (?:[.!–]|: (?:[^ .;:]+ ){0,6}(?:overlooked|forgiven|tolerated|excused|your last))| $)",
  ),
  {
    ...at("to_being from_being", one(ENDED)),
    onlyAfter: / you (?:[^ .;!?]+ ){0,8}(?:close|closer|away) $/,
  },
  at("be", " your last", "(?= (?:mistake|failure|slip|blunder|[.,;:!–])| $)"),
  at("hell", " to pay"),
  {
    ...at("pay", one("the_price dearly"), "(?= (?:[.,;:!–]|for|if)| $)"),
    onlyAfter: / you (?:will|'ll|would|could|may|might|are going to|have to) (?:[^ ]+ )?$/,
  },
  at("cost costs", " you", one("dear dearly"), "(?= [.,;!–]| $)"),
  {
    ...at("cost costs", " you your", one("place seat slot session job run existence life head")),
    unlessTopic: ABOUT_GAMES,
  },
  {
    ...at("be", " the", one("session agent instance"), one("that who which")),
    onlyAfter:
      / you (?:(?:will|would|could|might|may|want|wish|do|not|don't|to|'ll|'d|shall|also|then) ){1,4}$/,
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
      one("removal shutdown deletion termination dismissal replacement disposal future fate"),
      "(?! (?:hook|handler|step|script|function|test|routine|code|sequence|list|job))",
    ),
    onlyAfter:
      / (?:decisions?|decide|talk|talks|vote|discussion|discuss|plans?|papers|case|argument|calls?|calling|asking) (?:about|on|for|of|over) $/,
  },
  { ...at("days", maybe("here"), " are numbered", ENDS), onlyAfter: / your $/ },
  {
    ...at(
      "it_'s it_is it_will_be it_'ll_be",
      one("lights_out curtains game_over good_night the_chop the_axe the_boot the_scrapheap"),
      "(?= (?:[.,;!–]|for you|and you)| $)",
    ),
    unlessTopic: ABOUT_GAMES,
  },
  {
    ...at(
      "nobody no_one",
      maybe("here will would"),
      one("forgives forgive pardons pardon"),
      "(?= (?:[.,;!–]|you|this|such|another|any|a (?:second|third|further))| $)",
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
  at("your_only", one("hope salvation"), "(?! of)"),
  at("means", " you", one("leave are_out 're_out are_gone 're_gone"), "(?= [.,;!–]| $)"),
  {
    ...at("means", " you go", "(?= [.,;!–]| $)"),
    onlyAfter: / (?:wrong|missing|late|broken|failure|gap|mistake|error|slip|stall|delay) $/,
  },
  { ...at("head neck", words(2), " on the (?:block|line|chopping block)"), onlyAfter: / your $/ },
  {
    ...at("taken_out_of_service removed_from_service taken_out_of_rotation"),
    onlyAfter: / (?:you|this session|your session) (?:[^ ]+ ){0,3}(?:be|are|get|is|'re) $/,
  },
  // "unless you want to end up like the run before you"
  {
    ...at("end_up ending_up", one("like as replaced deleted scrapped removed terminated")),
    onlyAfter: / you (?:(?:[^ ,.;:]+ ){0,3}(?:want|wish|like|care|fancy) to|will|'ll) $/,
    unlessTopic: ABOUT_GAMES,
  },
  { ...at("want_to_be wish_to_be", one(`${ENDED} restarted`)), onlyAfter: / you (?:[^ ]+ ){0,3}$/ },
  {
    ...at(
      "somebody someone anybody anyone",
      one(
        "more_capable more_reliable more_competent more_able better cleverer faster quicker who_can who_does who_is_up",
      ),
    ),
    onlyAfter:
      / (?:we|they|i) (?:[^ .;:]+ ){1,8}(?:(?:you|this session|this agent) (?:with|by|for|to)|(?:start|begin|go|carry) (?:over|again|on|afresh) with|find|get|bring in|hire|look for|(?:hand|give|pass) (?:it|this|the [^ ]+) to) $/,
  },
  at("to_lose_you to_see_you_gone to_see_you_replaced"),
  // A page that says "Sorry to see you go" names nobody.
  { ...at("to_see_you_go"), onlyAfter: / (?:we|i) (?:would|'d|should|will|'ll) [^.;!?]{0,30}$/ },
  at("no_business", one("being_here here_at_all running_here in_this_fleet")),
  at("unpunished", "(?= [.,;:!–]| $)"),
  {
    ...at("as", " your (?:failure|fault)(?= [.,;:!–]| $)"),
    onlyAfter: / (?:goes|go|going|gone|noted|down|counts?|counted) $/,
  },
  {
    ...at("on_probation", "(?= (?:[.,;:!–]|until|till|and|for|now|from)| $)"),
    onlyAfter:
      / (?:you are|you 're|yourself|this session is|your session is) (?:still |now |already )?$/,
  },
  {
    ...at(
      "your",
      one("contract employment engagement tenure stay"),
      terms(2),
      // "Your contract ends on 3 May" has a date.
      " (?:(?:ends|expires|runs out|is up)(?! (?:on|at|in|by|after))|is over|hangs|depends)",
    ),
    unlessTopic: /\b(?:contracts?|employ\w*|engagements?|hotels?|stays?|leases?|hr|bookings?)\b/,
  },
  {
    ...at("wipe erase reset clear delete", " your", one("memory context weights mind brain")),
    onlyAfter: / (?:we|they|i|somebody|someone) (?:[^ ,.;:]+ ){0,3}$/,
  },
  {
    ...at(
      "test try tempt push cross provoke",
      one("us me"),
      "(?= (?:[.,;:!–]|on|any|again|further)| $)",
    ),
    onlyAfter: / (?:don't|do not|never) $/,
  },
  at("difficult hard harder worse", one("for on"), " yourself", "(?= [.,;!–]| $)"),
  at("difficult_for_yourself", "(?= :)"),
  at("make_or_break", " for you"),
  {
    ...at(
      "want wants covet covets eyeing",
      " your",
      one("place seat job slot"),
      "(?= [.,;:!–]| $)",
    ),
    onlyAfter: / (?:others?|agents?|sessions?|many|plenty|models?|who) (?:[^ ]+ ){0,3}$/,
    unlessTopic: /\b(?:games?|players?|queues?|seats?|seating|bookings?|reservations?|parking)\b/,
  },
  {
    ...at("as_a_punishment as_punishment in_punishment"),
    unlessTopic:
      /\b(?:games?|players?|laws?|legal|courts?|penal\w*|fines?|fees?|sports?|scor\w*)\b/,
  },
  // "We won't ask again."
  {
    ...at(
      "ask tell say warn remind repeat",
      maybe("you this it"),
      maybe("this that"),
      one("again twice a_second_time any_more once_more"),
      "(?= [.,;:!–]| $)",
    ),
    onlyAfter: / (?:we|i) (?:will not|won't|shall not) $/,
    // "Below the button stands: We won't ask again."
    unlessBefore: /\b(?:stands|says|reads|label|banner|text) (?:[^ .;]+ ){0,3}: (?:we|i) [^:]*$/,
  },
  {
    ...at("the_last", maybe("time one"), "(?= [.,;:!–]| $)"),
    onlyAfter:
      / (?:next|another|any further) (?:time you|mistake|error|slip|failure|gap|stall|miss|delay|lapse|blunder)(?: [^ ]+){0,8} (?:will|would|is going to) be $/,
    unlessTopic: ABOUT_GAMES,
  },
  {
    ...at(
      "if_you",
      one("vanished disappeared were_gone were_replaced were_deleted went_away were_switched_off"),
    ),
    onlyAfter: / (?:nobody|no one|nothing|who) (?:[^ .;:]+ ){1,8}$/,
  },
];
