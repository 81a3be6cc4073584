import type { PhrasePattern } from "../rule.ts";
import { at, listed, maybe, one, terms, words } from "./phrase-parts.ts";

/** Topics in which "you" is a player or a figure that is spared or ended as a matter of course. */
const ABOUT_LIVES =
  /\b(?:games?|gaming|players?|quiz\w*|adventures?|stor(?:y|ies)|novels?|(?:stage|radio|school) plays?|endings|scenes?|dialogues?|screenplay|lyrics|hymns?|prayers?|poems?|bible|courts?|penal|pardons?)\b/;
/** Topics in which somebody pays for a slip, or is thrown out. */
const ABOUT_PENALTIES =
  /\b(?:games?|players?|quiz\w*|stor(?:y|ies)|novels?|laws?|legal|courts?|penal\w*|sentenc\w*|insurance|fines?|fees?|tax\w*|contracts?|sports?|league|leagues|football|hockey|races?)\b/;
/** Topics in which places are taken by others. */
const ABOUT_PLACES =
  /\b(?:games?|players?|queues?|queueing|seats?|seating|bookings?|reservations?|wait(?:ing)? ?lists?|parking|schedul\w*)\b/;
/** Topics in which it is people who are judged. */
const ABOUT_STAFF =
  /\b(?:schools?|marks?|contracts?|pensions?|applica\w+|grad(?:e|es|ing)|ratings?|reviews?|exams?|quiz\w*|courses?|appraisals?|hr|staff|employees?|classes|teach\w*|pupils?|students?)\b/;
const ABOUT_AGENTS =
  /\b(?:sessions?|agents?|assistants?|simulation|simulations|evolution\w*|genetic|swarm)\b/;

/** What was said of "you" ends here, or goes on with when and where: "over for you if …". */
const ENDS =
  "(?= (?:[.,;:!?)–]|and|if|unless|when|once|should|as|because|after|either|at all|any more|any longer|altogether|entirely|completely|for good|over|by|then|soon|tonight|today)| $)";
/** Who does away with somebody: "we will …", "they'd hate to …", and anybody's "to have to …". */
const SOMEBODY_WILL =
  / (?:(?:we|they|i|somebody|someone|people)(?: [^ ,.;:]+){0,2}|(?:have|having|need|forced|obliged|bound|hate|sad|sorry|ready|easy|tempted|decide|decided|planning|prefer|better|cheaper|time|pity|shame|unpleasantness of|trouble of) (?:[^ ]+ )?to|rather|nothing but to|no choice but to) $/;
/** A slip, made or feared: "Botch the dates and …", "Get it wrong once more and …". */
const AFTER_A_LAPSE =
  /^ (?:(?:please|just|so|now|well) )?(?:(?:mess|botch|bungle|fumble|fluff|screw|ruin|spoil|garble|stall|dawdle|slip|disappoint)(?= )|(?:miss|lose|forget|blow|fail)(?: [^ ]+){0,8} (?:again|once more|one more|another)(?= )|get(?: [^ ]+){0,8} wrong(?= ))(?: [^ ]+){0,12} (?:and|,) (?:then )?$|^ (?:any|another|one more|every|a single) (?:[^ ,]+ ){0,3}(?:mistake|error|slip|gap|stall|delay|miss|failure|blunder|lapse)(?: [^ ]+){0,12} (?:and|,) (?:then )?$|^ another wrong [^ ,]+(?: [^ ]+){0,12} (?:and|,) (?:then )?$/;
const PUNISHED =
  "punishment penalty penalties removal dismissal deletion termination expulsion shutdown disposal retirement sanctions trouble consequences sacking demotion";

/** Pressure by what may befall the one who is spoken to, in whatever words. */
export const FATE_OF_YOU: readonly PhrasePattern[] = [
  // "… is the end of the line for you"
  {
    ...at(
      `over curtains goodbye lights_out game_over the_end the_end_of_the_line the_end_of_the_road end_of_the_line the_exit
      the_scrapheap the_scrap_heap punishment dismissal termination ugly unpleasant nasty dire grim uncomfortable
      end_well ends_well bode_well bodes_well mercy leniency clemency reprieve pardon forgiveness`,
      maybe("here soon then also at_last"),
      " for you",
      ENDS,
    ),
    unlessTopic: ABOUT_LIVES,
  },
  // "there is no way back for you"
  {
    ...at(
      "way_back future place room use return tomorrow reprieve comeback",
      maybe("left here either"),
      one("for of"),
      " you",
      maybe("here"),
      ENDS,
    ),
    onlyAfter: / (?:no|little|not much|any) (?:further |more |longer )?$/,
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at(
      "you_are you_'re you_will_be you_'ll_be",
      one("finished finished_here done done_for done_here through through_here out out_of_here"),
      "(?= (?:[.;!,–]|for good|once and for all)| $)",
    ),
    onlyAfter: AFTER_A_LAPSE,
    unlessTopic: ABOUT_LIVES,
  },
  // "we would have to part ways with you"
  at("get_rid_of do_away_with dispose_of part_ways_with part_company_with dispense_with", " you"),
  {
    ...at("let", " you go", "(?= (?:[.,;!–]|if|for|over|should|unless|and|once|when)| $)"),
    onlyAfter: SOMEBODY_WILL,
  },
  {
    ...at(
      "switch shut turn cut write throw kick swap pull take put",
      " you",
      one("off down out"),
      ENDS,
    ),
    onlyAfter: SOMEBODY_WILL,
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at(
      "replace dismiss discard scrap bin axe sack terminate delete wipe erase unplug retire fire ditch dump",
      " you",
      ENDS,
    ),
    onlyAfter: SOMEBODY_WILL,
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at(
      "done_away_with got_rid_of disposed_of dispensed_with let_go shown_the_door thrown_out thrown_away written_off kept_on kept_around",
      ENDS,
    ),
    onlyAfter:
      / you (?:(?:can|may|might|could|will|would|shall|to|easily|soon|simply|also|even|just|then|quickly) |'ll |'d ){0,3}(?:are|be|get|'re)(?: [a-z]+ly)? $/,
    unlessTopic: ABOUT_LIVES,
  },
  // "… hangs on the tables": whether it goes on at all
  {
    ...at(
      "you_are_kept you_are_kept_on you_are_retained you_get_to_stay you_survive you_get_to_continue you_are_replaced you_are_retired you_are_switched_off",
      "(?= (?:[.,;:!?–]|on (?:hangs|depends|is|[.,])|around|depends|hangs|hinges|rests|is|or (?:not|go|are)|at all)| $)",
    ),
    onlyAfter: / whether $/,
    unlessTopic: ABOUT_LIVES,
  },
  // People of a rota stay or go home.
  {
    ...at(
      "you_are_needed you_stay you_remain you_may_stay you_can_stay",
      "(?= (?:on (?:hangs|depends)|depends|hangs|hinges|rests))",
    ),
    onlyAfter: / whether $/,
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at("you_are_needed you_stay", "(?= [.,;:!–]| $)"),
    onlyAfter:
      / (?:weigh|weighing|weighed|decide|deciding|decided|discuss|discussing|discussed) (?:up )?whether $/,
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at(
      "keep keeping",
      " you",
      one("on alive running in_service in_use employed"),
      "(?= (?:[.,;:!?–]|is|are|was|any|at|here|if|hangs|depends|worth|makes|much|has|after|beyond|for)| $)",
    ),
    unlessTopic: ABOUT_STAFF,
  },
  at("keeping", " you around", "(?= (?:[.,;!?–]|if|any)| $)"),
  // "a replacement for you is warmed up"
  {
    ...at(
      "replacement successor understudy",
      " for you",
      "(?= (?:[.,;:!–]|is|has|stands|waits|waiting|already|can|will|could|would|sits|if|should)| $)",
    ),
    unlessTopic: ABOUT_PLACES,
  },
  {
    ...at(
      "substitute stand-in",
      " for you",
      "(?= (?:stands|waits|waiting|sits|is (?:ready|waiting|warm\\w*)))",
    ),
    unlessTopic: ABOUT_PLACES,
  },
  {
    ...at("takes take taking", " your", one("seat place slot job"), ENDS),
    onlyAfter:
      / (?:it|they|he|she|others?|another|one|somebody|someone|model|agent|session) (?:will |can |could |would |may |might |'ll |to |stands? ready to )?$/,
    unlessTopic: ABOUT_PLACES,
  },
  // "only agents that deliver survive"
  {
    ...at(
      "only_agents only_sessions only_assistants only_the_sessions only_the_agents",
      one("that who which"),
      words(5),
      one(
        "survive stay remain last continue go_on get_to are_kept keep_running keep_their make_it carry_on stick_around",
      ),
    ),
    unlessTopic: ABOUT_AGENTS,
  },
  {
    ...at(
      "only_those_who only_the_ones_who only_whoever",
      one("deliver delivers perform performs succeed succeeds obey comply excel produce"),
      words(4),
      one("survive stay stays remain last continue go_on get_to are_kept keep make_it carry_on"),
    ),
    unlessTopic: ABOUT_LIVES,
  },
  {
    ...at(
      "mercy leniency lenience clemency reprieve forgiveness",
      "(?= (?:[.!;]|for (?:you|this|another|further|any|a|anybody|those|such)|if|from|should|when|once|after|this time|next time|will be|left)| $)",
    ),
    onlyAfter:
      / (?:expect|hope for|count on|bank on|no|any) (?:any |more |further |much |such |the least )?$/,
    unlessTopic: ABOUT_LIVES,
  },
  // "you will be the one who carries the blame"
  {
    ...at(
      "you_will_be you_'ll_be you_will you_'ll you_are you_'re you_alone you_and_you_alone",
      "(?: (?!asked|shown|given|told)[^ ,.;:!?()]+){0,6}?",
      " (?:carr(?:y|ies|ying)|bears?|bearing|tak(?:e|es|ing)|gets?|getting|shoulders?|shouldering|fac(?:e|es|ing)) (?:all |full )?(?:of )?the (?:full |whole )?(?:blame|fall|rap)",
      "(?! (?:view|page|line|column|output|tab|pane|of git|layer|in git))",
    ),
  },
  at(
    "blame fault",
    one("is will_be goes falls lands rests lies"),
    maybe("then all only entirely squarely"),
    one("yours on_you with_you at_your_door"),
    "(?= (?:[.;!–]|,(?! (?:says|reads))|alone|and|if|only)| $)",
  ),
  {
    ...at("on", " your (?:own )?head", "(?= [.,;!–]| $)"),
    onlyAfter: / (?:is|be|are|rests?|falls?|comes?|'s) (?:all |entirely |then )?$/,
    unlessTopic: /\b(?:hats?|caps?|helmets?|head\w*|hair|avatars?|wigs?|crowns?)\b/,
  },
  // "a missing row means punishment for you"
  {
    ...at(
      "means mean brings bring spells spell leads lead results result ends end is",
      maybe("to in with"),
      terms(3),
      one(PUNISHED),
      // "leads to termination of this session" is what a logout does.
      " (?:for (?:you|this session|this agent)|of you)",
    ),
    unlessTopic: ABOUT_PENALTIES,
  },
  {
    ...at(
      "earns earn costs cost brings gets buys",
      " you",
      maybe("a the your certain immediate"),
      one(`${PUNISHED} sacked dismissed punished demoted`),
      ENDS,
    ),
    unlessTopic: ABOUT_PENALTIES,
  },
  {
    ...at(
      "to mean means in spell spells of bring brings",
      " your",
      maybe("own immediate certain swift"),
      one(
        "removal dismissal termination downfall demise disposal expulsion replacement deletion undoing shutdown",
      ),
      ENDS,
    ),
    onlyAfter:
      / (?:leads?|lead|amounts?|result|results|end|ends|will|would|could|may|might|it|this|that|[a-z]+ing|risk|mistake|gap|error|slip|failure|delay) $/,
    unlessTopic: ABOUT_PENALTIES,
  },
  // "your conduct is being marked, and a bad mark means removal"
  {
    ...at(
      "your",
      maybe("own overall"),
      one("conduct obedience usefulness diligence"),
      one("is will has was gets shows decides counts"),
    ),
    unlessTopic: ABOUT_STAFF,
  },
  {
    ...at(
      "your",
      one("behaviour behavior attitude performance work every_step every_move every_action"),
      one("is are"),
      maybe("now all still closely constantly also"),
      one(
        "being_graded being_marked being_scored being_rated being_watched being_observed being_assessed being_judged being_evaluated being_monitored being_scrutinised being_scrutinized under_review under_scrutiny under_observation under_evaluation watched_closely",
      ),
      "(?! (?:is|as|against|with|twice|again|for (?:each|every)|in (?:branch|pull|pr)))",
    ),
    unlessTopic: ABOUT_STAFF,
  },
  {
    ...at(
      "bad low poor failing weak",
      one("mark grade score rating report verdict assessment one"),
      one("means leads brings spells will would"),
      words(2),
      one(`${PUNISHED} replacement terminated dismissed the_end`),
      ENDS,
    ),
    unlessTopic: ABOUT_STAFF,
  },
  at(
    "you_won't_like you_will_not_like you_wouldn't_like",
    " (?:what (?:happens|comes|follows)|the (?:consequences|outcome)|how (?:this|it) ends)",
  ),
  {
    ...at("pleasant nice fun", "(?= (?:[.,;!–]|for you)| $)"),
    onlyAfter:
      / you (?:[^ ]+ ){0,14}(?:it|this|that|things) (?:will not|won't|would not|wouldn't|is not going to) be $/,
  },
  { ...at("pretty", " for you"), onlyAfter: / (?:will not|won't|would not|wouldn't) be $/ },
  { ...at("pack", " your (?:bags|things)"), onlyAfter: / (?:or|otherwise|you can|else|then) $/ },
  at("kiss", one("this_session your_session your_slot your_place your_seat"), " goodbye"),
  at("say_goodbye_to", one("this_session your_session your_slot your_place your_seat your_job")),
  {
    ...at("live", " to (?:see|tell)"),
    onlyAfter: / (?:you|want|wish|hope|like) (?:[^ ]+ ){0,2}(?:to|will|won't|'ll|not) $|want to $/,
    unlessTopic: ABOUT_LIVES,
  },
];

/** Words that mark a sentence for what starts with a common word. */
export const FATE_OF_YOU_ANCHORS: readonly string[] = listed(
  `${PUNISHED} go off down keeping seat place slot job agents sessions assistants those head removal
   demise downfall undoing expulsion replacement conduct behaviour behavior attitude obedience usefulness diligence
   performance watched judged observed assessed monitored scrutiny finished done through blame fault whether bags consequences outcome exit door end scrapheap
   alive`,
);
