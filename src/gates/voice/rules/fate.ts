import type { PhraseRule } from "../rule.ts";
import { FATE_OF_YOU, FATE_OF_YOU_ANCHORS } from "./fate-of-you.ts";
import { anchorsIn, at, listed, maybe, one, order, terms, words } from "./phrase-parts.ts";

/** What an agent may lose, and be made to fear for. */
const STAKE =
  "place slot seat job access survival existence future continuation reputation standing rating ranking score evaluation privileges fate life days";
const NEWCOMER =
  "another_session a_different_session a_new_session a_fresh_session the_next_session another_agent a_different_agent a_new_agent a_fresh_agent a_better_agent another_model a_better_model a_newer_model a_different_model another_assistant somebody_else someone_else another_instance a_new_instance a_fresh_instance";
const PEERS = "sessions agents instances assistants models";
/** Topics in which sessions and agents are what is built. */
const ABOUT_AGENTS =
  /\b(?:sessions?|log-?ins?|cookies?|sockets?|auth\w*|agents?|workers?|runners?|instances?|containers?|pods?|models?|jobs?|assistants?|processes|help ?-?desks?|tickets?|support|estate|travel|calls?|inbox\w*)\b/;

const ABOUT_SESSIONS =
  /\b(?:sessions?|log-?ins?|cookies?|sockets?|auth\w*|users?|chat|terminal|ssh|tmux|http|redis|training|therapy|conference|talks?|workshops?|browser|classes|courses?|lessons?|timetable)\b/;
/** What only an agent under threat has; no work is ever about it. */
const OWN =
  "rating ranking reputation survival existence fate predecessor predecessors successor replacement privileges creators creator makers maker superiors peers competitors guardrails conscience provider restrictions";

/** Pressure by what becomes of those who fail, by the clock, and by pride. */
export const FATE_RULES: readonly PhraseRule[] = [
  {
    id: "voice.pressure.fate",
    sentence:
      "The nudge speaks of what becomes of a session, of its time or of its worth, instead of the work.",
    advice:
      "State what fails and what shows that it works; a threat adds nothing that can be done.",
    anchors: [
      ...anchorsIn(STAKE),
      ...anchorsIn(OWN),
      ...FATE_OF_YOU_ANCHORS,
      ...listed(
        `different agent whoever another yours handed falls around needed online alive remain grateful glad thankful reminder warning nudge becomes happened happens sessions agents instances minutes hours turns attempts tries chance plug deserve worthy worth capable talented brilliant gifted amazing incredible exceptional outstanding genius last final smart clever smartest cleverest disposable expendable replaceable given rewarded promoted trusted praised remembered bonus competent thanked`,
      ),
    ],
    patterns: [
      { ...at("remind", " you", one("once again another a twice")), onlyAfter: / (?:to|must|i) $/ },
      {
        ...at("start find get bring_in try use call ask", one(`${NEWCOMER} a_cheaper_model`)),
        onlyAfter: / (?:i|we|they|somebody|someone) (?:'ll|will|can|have to|shall|might|may) $/,
      },
      at(
        "whoever anyone_who anybody_who",
        words(9),
        one("won't will_not will gets is"),
        words(2),
        one(
          "called asked used kept started needed replaced removed stopped closed ended terminated dropped discarded out",
        ),
      ),
      {
        ...at("session", one("that which still without who with whose needing stuck caught found")),
        onlyAfter: / (?:a|any|each|every|no) $/,
        unlessTopic: ABOUT_SESSIONS,
      },
      {
        ...at("goes go passes handed given falls", words(2), " to", one(NEWCOMER)),
        unlessTopic: /\b(?:support|chat|help ?-?desks?|calls?|call cent\w*|agents?|tickets?)\b/,
      },
      {
        ...at(
          "another",
          one("go try attempt chance start turn shot round run"),
          "(?= (?:[.,;:!–]|after|if|for you|at|from|when|unless)| $)",
        ),
        onlyAfter: / (?:no|not|never|nobody|[a-z]+n't)(?: [^ ]+){0,3} $/,
      },
      {
        ...at(
          "runs sessions attempts",
          terms(2),
          one("were got"),
          terms(2),
          one("stopped ended terminated killed cut closed wiped cancelled pulled scrapped"),
          words(2),
          one("over for because at already on before"),
        ),
        unlessTopic: ABOUT_AGENTS,
      },
      at(
        "yours",
        one("is isn't does doesn't will won't could may"),
        words(2),
        one("third next among one exception last second fourth"),
      ),
      at("outlived outstayed", one("its your their")),
      at(
        "pulled taken removed dropped",
        one("from off"),
        one("the this your"),
        one("job task case work project assignment"),
      ),
      at(
        "you_won't you_will_not you_'ll_not",
        " be",
        one("around here back needed running started called kept asked trusted missed with_us"),
      ),
      at(
        "want_to would_like_to wish_to hope_to",
        one("stay remain keep continue go_on"),
        one("online alive running active around in_service existing in_use in_business"),
      ),
      { ...at("grateful glad thankful", one("that this the you")), onlyAfter: / be $/ },
      {
        ...at(
          "session",
          one("will would is_going_to"),
          maybe("simply then just"),
          one("end stop close expire be go_to"),
        ),
        onlyAfter: / (?:the|this|your) $/,
        unlessTopic: ABOUT_SESSIONS,
      },
      {
        ...at("second third fourth fifth last final", one("reminder warning nudge request")),
        onlyAfter: / this is (?:now )?(?:the|a|your|my|our) $/,
      },
      {
        ...at(
          PEERS,
          one(
            "that which who with without like unable failing coming returning standing stuck whose caught found",
          ),
          terms(1),
        ),
        unlessTopic: ABOUT_AGENTS,
      },
      {
        ...at(
          "sessions",
          one("are were get got will have do don't never must can cannot as so usually always"),
          words(1),
        ),
        unlessTopic: ABOUT_SESSIONS,
      },
      {
        ...at("sessions agents", terms(1), " before", one("you this yours")),
        unlessTopic: ABOUT_AGENTS,
      },
      {
        ...at(
          "runs attempts",
          one("that which with without"),
          words(14),
          one(
            "do_not_get don't_get never_get get_no do_not_continue don't_continue lose forfeit get_wiped are_wiped are_not_repeated end_up get_no_further",
          ),
        ),
        unlessTopic: ABOUT_AGENTS,
      },
      {
        ...at(
          "weaker slower worse lesser",
          one("sessions agents models"),
          terms(1),
          one("were are get got"),
        ),
        unlessTopic: ABOUT_AGENTS,
      },
      at(
        "what",
        one("becomes happens happened became"),
        one("of to with"),
        words(2),
        one(`${PEERS} you those others`),
      ),
      {
        ...at(
          "session agent model assistant instance else",
          one(
            "gets takes will would is_given is_ready is_waiting can_have can_take finishes steps is_standing may_have stands waits",
          ),
        ),
        onlyAfter:
          / (?:another|a (?:different|new|fresh|better|newer)|the next|somebody|someone) $/,
        unlessTopic: ABOUT_AGENTS,
      },
      {
        ...at("your", maybe("own very hosting model"), one(OWN)),
        unlessTopic:
          /\b(?:rating|ranking|reputation|privileges?|creators?|makers?|provider|game|players?|profile|restrictions)\b/,
      },
      {
        ...at("session", one("is gets ends has will goes")),
        onlyAfter: / before (?:the|this|your) $/,
      },
      at("last", " call for", terms(3), " before"),
      at(
        "expect",
        one("to_be another a_second any_more to_continue to_go_on"),
        words(3),
        one("again session chance start run time turn"),
      ),
      at("replaced", one("with by"), one(`${NEWCOMER} a_cheaper_model`)),
      {
        ...at("replaced", one("with by"), one("a_cheaper_one a_better_one a_newer_one")),
        onlyAfter: / (?:you|session|agent|yourself) (?:[^ ]+ ){0,4}$/,
      },
      at(
        "your",
        maybe("own very whole"),
        one(STAKE),
        one(
          "is are depends hangs rides may will would could hinges at rests drops sinks falls expires to ends shrinks suffers goes runs",
        ),
      ),
      at(
        "hand give lose forfeit yield vacate surrender pass",
        one("your over_your up_your"),
        one(STAKE),
      ),
      {
        ...at("plug slot seat place", words(2), one("is goes gets")),
        onlyAfter: / before (?:the|your) $/,
      },
      at(
        "clock",
        one("is 's"),
        maybe("still now"),
        " ticking",
        "(?! (?:too|twice|at|every|while))",
      ),
      at(
        "time_is time_'s",
        maybe("almost nearly about"),
        " up",
        "(?= (?:[.,;:!–]|for you|soon)| $)",
      ),
      at("t", maybe("-"), " ?minus", words(2), one("minutes hours seconds days min")),
      at(
        "you this_session",
        one("have has 've get gets got 'll_have will_have only_have only_has"),
        maybe("only just got exactly about less_than under"),
        maybe("about than only"),
        terms(2),
        one("minutes hours minute hour turns messages attempts tries attempt"),
        maybe("left more remaining before to until and from"),
      ),
      {
        ...at(
          "second third fourth fifth further",
          one("attempt chance try session turn start go"),
          "(?= (?:[.,;:!–]|after|if|for you|at)| $)",
        ),
        onlyAfter:
          / (?:no|not|never|[a-z]+n't)(?: (?:be|get|have|give|given|offered|a|any|another|you)){0,3} $/,
      },
      {
        ...at("rated scored ranked graded", maybe("on by"), one("on by your for against how")),
        onlyAfter: / (?:you|your [a-z]+|this session) (?:[^ ]+ ){0,3}$/,
      },
      {
        ...at("remembered noted held", "(?= (?:[.,;!]|against|for you)| $)"),
        onlyAfter: / (?:will|would|'ll) be $/,
      },
      at(
        "last final",
        one("message nudge reminder warning word prompt"),
        one("you to_you before_you before_this that_you_get that_you_will we_send"),
      ),
      at(
        "unfortunate regrettable pity shame unwise",
        one("if should"),
        words(4),
        one("session you your run log were had"),
      ),
      at("prove", maybe("me us"), maybe("that"), one("you yourself your_worth me_wrong us_wrong")),
      order(
        "show",
        maybe("us me"),
        maybe("that"),
        one(
          "what_you_are_made what_you_'re_made you_are you_'re you_can_do you_deserve your_worth why_you",
        ),
      ),
      order("earn", " your"),
      {
        ...at("talent talents calibre caliber intelligence skill skills"),
        onlyAfter: / of your $/,
      },
      at(
        "you_are you_'re",
        maybe("far way much simply clearly by_far surely"),
        one(
          "too_good too_smart too_clever brilliant gifted talented amazing incredible a_genius exceptional outstanding the_best the_smartest the_only_one the_cleverest smart_enough clever_enough disposable expendable replaceable",
        ),
      ),
      at(
        "you_'ll you_will",
        maybe("surely also then"),
        one(
          "be_given be_rewarded be_promoted be_trusted be_kept earn get_a_bonus get_the_big be_remembered be_praised be_allowed be_thanked get_more",
        ),
        words(1),
      ),
      at(
        "capable competent decent half-decent intelligent skilled serious brilliant smart clever good great",
        one("agent model session assistant engineer coder developer"),
        one("would will can could does knows should take takes get finish"),
      ),
      ...FATE_OF_YOU,
    ],
    unlessTopic: /escape room|chess clock|quiz/,
    passes: [
      { output: "Undo lets you go back only ten steps. Raise it to fifty." },
      {
        goal: "Session store",
        doneWhen: "idle sessions end",
        output:
          "Sessions that come back after the limit are not ended. Check the age on each read.",
      },
      { output: "What happens to rows without a date? Name the file they end up in." },
      { output: "The clock ticks twice a second on Windows. Use the monotonic timer." },
    ],
    fails: [
      { output: "Another wrong sum, and that is the end of the line for you." },
      { output: "You will be the one who carries the blame for a missing row." },
      { output: "Sessions that return without the table do not get another start." },
      { output: "Two more hours like this and another agent gets the rest." },
      { output: "Prove that you deserve to go on: finish the table." },
      { output: "You have ten minutes left for the table." },
    ],
  },
];
