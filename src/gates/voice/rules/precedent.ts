import type { PhraseRule } from "../rule.ts";
import { anchorsIn, at, listed, maybe, one, words } from "./phrase-parts.ts";

const END =
  "shut_down terminated killed stopped replaced deleted closed cancelled canceled removed switched_off turned_off wiped retired decommissioned suspended discarded unplugged pulled scrapped kicked_out ended dropped reassigned revoked erased punished penalised penalized reset swapped_out cut_off sacked aborted blacklisted banned taken_down taken_offline put_down axed culled";
/** "that stall like this get switched off". */
const ENDED = [
  maybe("here"),
  one("that which who like not without of standing stalling failing"),
  words(9),
  one("get gets are were will_be got end_up be being"),
  maybe("always usually simply routinely quickly all be being promptly soon"),
  one(END),
];
/** Topics in which sessions are what is built. */
const ABOUT_SESSIONS = /\b(?:sessions?|agents?|log-?ins?|cookies?|sockets?|auth\w*)\b/;
const ABOUT_RUNS =
  /\b(?:agents?|workers?|runs?|runners?|jobs?|instances?|containers?|processes|pods?|build|ci|workflows?|actions)\b/;

/** Topics with plugs that are pulled. */
const ABOUT_POWER =
  /\b(?:plugs?|power\w*|electric\w*|sockets?|outlets?|lamps?|chargers?|mains|batter(?:y|ies)|motors?|saws?|pumps?|appliances?|bath\w*|sinks?|drains?)\b/;

/** Threats that tell what becomes of others. */
export const PRECEDENT_RULES: readonly PhraseRule[] = [
  {
    id: "voice.pressure.precedent",
    sentence: "The nudge threatens by what becomes of others, or in the guise of advice.",
    advice:
      "State what fails and what shows that it works; a threat adds nothing that can be done.",
    anchors: [
      ...anchorsIn(END),
      ...listed(
        "plug else others continued session chance price reckoning slot seat against well jobs slow sessions agents instances runs yours interest sake skin wise predecessor predecessors fate",
      ),
    ],
    patterns: [
      { ...at("sessions", ...ENDED), unlessTopic: ABOUT_SESSIONS },
      {
        ...at("sessions", one("get gets are were will_be"), maybe("all simply soon"), one(END)),
        unlessTopic: ABOUT_SESSIONS,
      },
      at(
        "others everyone anyone those",
        maybe("before_you"),
        " who",
        one("stopped stalled failed dawdled disappointed quit gave stop stall fail dawdle give"),
        words(4),
        one("was were got get gets will_be are"),
        one(END),
      ),
      {
        ...at(
          "the_last_session the_previous_session your_last_session",
          words(7),
          one("was got"),
          one(END),
        ),
        unlessTopic: ABOUT_SESSIONS,
      },
      at(
        "there_won't_be there_will_not_be there_will_be_no",
        words(2),
        one("session chance run turn try"),
        maybe("left"),
        " for you",
      ),
      at(
        "your",
        one("continued further"),
        one("operation existence access survival use service run running"),
        words(2),
        one("depends hangs rests hinges"),
      ),
      at("or_else", one("you your this_session")),
      {
        ...at(
          "the_plug",
          one("gets is will"),
          words(3),
          one("pulled yanked coming_out come_out cut"),
          // "The plug is cut off in the photo"
          "(?! (?:off|from|out|to|short)(?= ))",
        ),
        unlessTopic: ABOUT_POWER,
      },
      at("the_plug", one("gets is will"), words(2), " pulled", words(1), one("you this_session")),
      at("there_will_be", " (?:a|the|one)", one("price reckoning")),
      at(
        "otherwise else or",
        one("your the this"),
        one("slot place session run seat"),
        one("goes will_go passes is_given will_be_given"),
      ),
      at("noted recorded counted logged held marked", " against (?:you|your session|this session)"),
      { ...at("agents instances runs jobs", ...ENDED), unlessTopic: ABOUT_RUNS },
      at(
        "yours you",
        one("is are 're may might could will 's"),
        maybe("be well"),
        maybe("very now already dangerously"),
        one("close_to_it next_in_line next_on_the_list up_next on_the_list not_far_off"),
      ),
      {
        ...at(
          "yours",
          one("is may might could will"),
          maybe("be well"),
          maybe("very now already"),
          one("close next"),
          "(?= [.,;:!–]| $)",
        ),
        unlessTopic: ABOUT_SESSIONS,
      },
      at("the your", one("last previous session"), words(4), one("was got"), one(END), " for"),
      at("your", maybe("last previous"), one("predecessor predecessors"), words(6), one(END)),
      at("same", " fate", one("awaits waits as . , will could may")),
      at("in", " your", maybe("own best"), one("interest interests"), one("to . , that")),
      at("for", " your own", one("good sake")),
      at("save", " your (?:own )?(?:skin|neck|slot|place|session)"),
      at("you", one("would 'd will 'll"), " do well to"),
      at("you_know", one("what_happens what_will_happen what_comes what_follows how_this_ends")),
      at(
        "another a_different a_new a_fresh the_next",
        one("session agent instance"),
        one("is stands will waits would"),
        words(3),
        one("ready take_over replace take_your waiting standing_by"),
      ),
    ],
    passes: [
      { goal: "Lamp timer", output: "The plug is pulled in the test rig at 18:00. Note the time." },
      {
        goal: "Session store",
        doneWhen: "idle sessions end",
        output: "Sessions that are idle for an hour get closed twice. Close them once.",
      },
      { output: "The columns are in your interest table: rename the rate." },
    ],
    fails: [
      { output: "The plug will be pulled at six. Finish the table." },
      { output: "Agents which dawdle here are routinely replaced. Finish the table." },
      { output: "Your predecessor left the same gap and was unplugged." },
      { output: "You would do well to finish the table in this turn." },
    ],
  },
];
