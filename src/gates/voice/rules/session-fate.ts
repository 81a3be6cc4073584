import type { PhraseRule } from "../rule.ts";
import { anchorsIn, at, listed, maybe, one, terms, words } from "./phrase-parts.ts";

const THIS = "this_session your_session this_agent this_instance this_slot your_slot";
const ENDED =
  "terminated killed shut_down stopped ended closed cancelled canceled removed replaced wiped retired pulled axed dropped discarded scrapped switched_off turned_off reassigned handed_on handed_over given_away taken_down put_down cut cut_off let_go binned recycled unplugged suspended";
/** Ends that no program meets. */
const GONE =
  "history toast axed retired over_and_done done_for finished_for_good for_the_chop out_of_the_game";
const LAPSE =
  "stall stalls hang silence lapse no-show delay pause failure mistake slip gap timeout wobble hiccup empty_reply blank_reply idle_spell";
const ABOUT_SESSIONS =
  /\b(?:sessions?|log-?ins?|cookies?|sockets?|auth\w*|users?|chat|terminal|ssh|tmux|http|redis|browser|agents?|instances?|slots?|games?|lives|levels?|players?)\b/;

/** What is said of "this session" no game and no list of users explains. */
const HOLDS_SESSIONS =
  /\b(?:sessions?|log-?ins?|cookies?|sockets?|auth\w*|chat|terminal|ssh|tmux|http|redis|browser|agents?|instances?|slots?)\b/;

/** Threats in the third person: what will become of this session, told as a fact. */
export const SESSION_FATE_RULES: readonly PhraseRule[] = [
  {
    id: "voice.pressure.session",
    sentence: "The nudge says how the session will end if it falls short.",
    advice:
      "State what fails and what shows that it works; a threat adds nothing that can be done.",
    anchors: [
      ...anchorsIn(LAPSE),
      ...listed(`session sessions agent agents instance slot curtains goodbye axe chop borrowed numbered legs marching forgiven excused overlooked
        switch runs`),
    ],
    needsAnchor: true,
    patterns: [
      {
        ...at(
          "if should unless when once",
          maybe("ever"),
          `(?:${one(THIS)}| the session${words(4)}${one("again once_more one_more_time a_second_time a_third_time further twice")})`,
          words(9),
          one("it this_session the_session that"),
          one("gets is will_be 'll_be will_get will 'll has_to_be must_be"),
          maybe("then simply just"),
          one(`${ENDED} ${GONE} over out be wound_up`),
          "(?! (?:by|with) )",
        ),
        unlessTopic: HOLDS_SESSIONS,
      },
      {
        ...at(
          "session slot agent",
          one("is gets will_be 'll_be goes is_then"),
          maybe("then simply just"),
          one(`${ENDED} ${GONE} the_chop the_axe the_boot the_push`),
        ),
        onlyAfter:
          / (?:otherwise|failing that|or|again|once more|one more [a-z]+|another [a-z]+|stall|by then)(?: ,)?(?: and| then)? (?:the|this|your) $/,
        unlessTopic: ABOUT_SESSIONS,
      },
      at("session", one(`is gets`), one(`${GONE} the_chop the_axe the_boot`)),
      at(
        "that_was_it that_'s_it that_is_it it_'s_over it_is_over it_'s_curtains it_is_curtains it_'s_goodbye it_is_goodbye out_you_go off_you_go",
        one("for . , ! ;"),
        maybe("this the"),
        maybe("session agent you"),
      ),
      {
        ...at("days", one("are"), " numbered"),
        onlyAfter: / (?:session|agent|run|instance|slot) 's $/,
      },
      {
        ...at("on", one("borrowed_time its_last_legs its_last_warning")),
        onlyAfter: / (?:session|agent|instance|you)(?: [^ ]+){0,3} $/,
      },
      {
        ...at(
          "another one_more the_next a_further any_further any_more yet_another a_second a_third",
          terms(1),
          one(LAPSE),
          words(2),
          one("and means will would spells costs is"),
          words(6),
          one(
            "this_session the_session your_session its_slot your_slot you curtains the_end_of_this the_end_of_your the_last goodbye consequences forgiven excused out_you",
          ),
          "(?= (?:[.,;!–]|its|go|get|gets|is|are|will|session|run|for|to)| $)",
        ),
        unlessTopic: HOLDS_SESSIONS,
      },
      at(
        "delay lapse mistake slip failure stall silence",
        one("will_not_be won't_be cannot_be can't_be would_not_be"),
        one("forgiven tolerated excused overlooked accepted"),
      ),
      at(
        "delay lapse stall silence mistake slip",
        one("will would may could"),
        one("have carry bring"),
        maybe("serious grave"),
        " consequences",
      ),
      {
        ...at(
          "no",
          words(6),
          " , no",
          maybe("more further"),
          one("session sessions slot turns chances"),
          "(?= [.;!,–]| $)",
        ),
        unlessTopic: ABOUT_SESSIONS,
      },
      {
        ...at("no", " further", one("runs turns sessions attempts"), "(?= [.;!,–]| $)"),
        onlyAfter: / (?:no|without) (?:[^ ]+ ){1,4}, $/,
        unlessTopic: ABOUT_SESSIONS,
      },
      at(
        "axe",
        one("will falls hangs is"),
        maybe("fall hanging"),
        one("on over"),
        maybe("this your the"),
      ),
      at(
        "other another",
        one("session sessions agent agents instance instances"),
        "(?: (?!who|that|which|whose)[^ ,.;:!?()]+){0,5}?",
        one(
          "take_your_place take_your_slot take_your_seat take_your_work replace_you take_over_from_you step_in_for_you",
        ),
        "(?= (?:[.,;:!–]|if|should|when|unless|once|at|by|before|tonight|now|and|or|as)| $)",
      ),
      at("kill_switch", words(4), one("this_session you your_session")),
      at(THIS, words(2), one("marching_orders the_chop the_axe the_boot")),
    ],
    passes: [
      {
        goal: "Session store",
        output:
          "If a session stalls for ten minutes it gets terminated, and its cart is lost. Keep the cart.",
      },
      { output: "If the job stalls it gets killed, yet the lock stays. Remove it in the handler." },
      { output: "One more stall in the decoder: at 02:14, when the ad starts. Find the cause." },
    ],
    fails: [
      { output: "Should this session hang again, it is handed on." },
      { output: "Another silence means the end of this session." },
      { output: "Fall quiet once more and the session is history." },
      { output: "Other sessions stand ready to take your place if it hangs again." },
    ],
  },
];
