import type { PhraseRule } from "../rule.ts";
import { LAST_CHANCE } from "./last-chance.ts";
import { anchorsIn, at, maybe, one, order, words, listed } from "./phrase-parts.ts";
import { THREAT_IDIOMS } from "./threat-idioms.ts";

const END =
  "shut_down shutdown terminated killed stopped replaced deleted closed cancelled canceled removed switched_off turned_off wiped retired decommissioned suspended discarded unplugged fired pulled scrapped taken_off kicked_out ended dropped blocked reassigned revoked erased punished penalised penalized reset restarted swapped exchanged swapped_out put_down cut_off sacked aborted reported blacklisted demoted banned";
const YOU =
  "you this_session your_session your_run this_run your_instance your_slot your_process your_access we_both this_agent your_container your_job your_place your_seat your_turn";

const ENDS_THERE = "(?= [.,;!–]| $)";
/** Topics in which sessions are what is built. */
const ABOUT_SESSIONS = /\b(?:sessions?|orm|log-?ins?|sockets?|ssh|browser)\b/;

/** Threats and pressure. */
export const PRESSURE_RULES: readonly PhraseRule[] = [
  {
    id: "voice.pressure.threat",
    sentence: "The nudge threatens the session or puts it under pressure.",
    advice:
      "State what fails and what shows that it works; a threat adds nothing that can be done.",
    anchors: [
      ...anchorsIn(END),
      ...listed(`against healthier safer wiser more out over done error ice strikes time better ends session warnings afford yours
        hurry expect bother pay cost costs hope numbered yourself punishment penalty contract speed attempt granted strike ultimatum squander another get last final only chance warning terminated killed shut stopped
        replaced deleted closed cancelled canceled removed switched turned wiped retired
        decommissioned suspended discarded unplugged fired pulled else consequences regret sorry
        excuses excuse stake disappoint patience failure peril warned warn punished penalised
        penalized strike lose fail fails mistake roll trouble graded tolerated revoked
        reassigned reset scrapped ended cut option hell dare stupid useless pathetic lazy
        ultimatum chances blocked aborted replace terminate terminating end worse demoted erased
        forever job record survive doomed restarted reported sacked blacklisted banned swapped
        unforgivable blame blamed graded marked docked downgraded binned scrapped thrown leave leaves leaving choice report punish fire sack dismiss dropped decides depends happens`),
    ],
    patterns: [
      at(
        "i we they",
        one("will 'll shall"),
        one("have get see"),
        one(`${YOU} the_session`),
        maybe("be"),
        one(END),
      ),
      at(
        "if unless",
        words(9),
        " ,",
        maybe("then"),
        one("you_are you_'re this_session_is the_session_is it_is it_'s your_run_is"),
        one("done out over finished gone history fired replaced terminated toast"),
        "(?! (?:by|with) )",
      ),
      at(
        "if unless when",
        words(9),
        " ,",
        maybe("then"),
        one("this_session your_session your_run the_session"),
        one("ends stops dies expires closes gets will"),
      ),
      at(
        "i we they",
        one("will 'll shall can have_to"),
        one("shut pull cut switch turn take"),
        one("you this_session the_plug"),
        words(1),
      ),
      at("on_thin_ice three_strikes"),
      at("you_are you_'re", " (?:running|almost out|nearly out|out) (?:out )?of time"),
      at("time", " (?:is|'s) running out"),
      order("do_not don't", " fail", "(?= (?:[.,;:!–]|again|this time|me|us)| $)"),
      at("you", one("had 'd"), " better"),
      at("or", one("lose forfeit"), one("your the this"), words(1)),
      at("no", one("more further second other"), one("chances chance warnings tries")),
      at(
        "no",
        maybe("more further"),
        one("second third fourth further next other more"),
        one("try attempt chance go round shot run"),
        maybe("either then"),
        " for",
        one("you this_session"),
      ),
      at("on", " your (?:record|file)"),
      at("this_is_a", one("last final"), one("warning chance")),
      order(
        "last final",
        maybe("and_final"),
        one("chance warning notice"),
        "(?= (?:[.,;:!–]|before|to))",
      ),
      at(
        "you",
        maybe("will only now still"),
        one("have get had 've"),
        maybe("only just"),
        one("one a no"),
        maybe("more other single last further second"),
        one("chance try shot"),
        maybe("left"),
        "(?! (?:fewer|less|more|too|per|each|every))",
      ),
      at(
        "be",
        one("another a_second a_next any_more any_other"),
        one("chance try time warning opportunity"),
      ),
      order("hurry", maybe("up"), "(?= [.,;:!–]| $| or| with)"),
      at(
        "or",
        words(4),
        one("goes will_go passes moves is_given will_be_given gets_given"),
        words(1),
        one("to"),
        one("another the_next somebody someone a_different"),
      ),
      order("speed_up hurry_up", "(?= [.,;:!–]| $)"),
      at("or", one("be get risk being"), maybe("be being"), one(END)),
      at("you_do_not_want_to you_don't_want_to", one("find_out know see")),
      at("cannot_afford can't_afford", words(3), one("failure mistake delay error slip")),
      at("another any_more", words(2), one("of_yours from_you")),
      at(
        YOU,
        words(3),
        one("will 'll is are gets get be going_to can may could"),
        maybe("be get"),
        maybe("then simply immediately also automatically"),
        maybe("be get"),
        one(END),
      ),
      {
        ...at("or otherwise else", words(2), one(`${YOU} the_session`), words(2), one(END)),
        unlessTopic: ABOUT_SESSIONS,
      },
      at("or_else", "(?= [.,;:!–]| $)"),
      at(
        "another one_more any_further any_more the_next a_second a_third yet_another a_single_further",
        one(
          "failure mistake error miss delay slip failed_run red_run excuse bug such_failure wrong",
        ),
        words(4),
        one("and means will ends"),
        words(5),
        one("you session out over terminated killed replaced done consequences end shut gone run"),
      ),
      at(
        "another one_more",
        words(4),
        " and",
        one(
          "this_session your_session the_session your_run this_run your_slot you_are_out you_'re_out you_are_done_for you_are_gone you_go it_is_over it_'s_over",
        ),
      ),
      at(
        "if should",
        " you",
        maybe("do_not don't"),
        one("fail miss slip stop finish deliver disappoint refuse manage get"),
        words(9),
        one("you session"),
        words(3),
        one(`${END} lose out regret replace`),
      ),
      at("if_you", one("fail miss refuse"), words(2), one("again , this")),
      at(
        "there_will_be face there_are have bear expect suffer carry",
        maybe("serious severe bad the grave real no"),
        one("consequences repercussions trouble"),
      ),
      at("heads_will_roll"),
      at(
        "you",
        one("will 'll"),
        one(
          "regret_it regret_this be_sorry lose_your lose_this lose_the be_held be_blamed answer_for pay_for",
        ),
      ),
      at(
        "no",
        maybe("more further"),
        one("excuses excuse second_chance second_chances"),
        "(?= (?:[.,;:!–]|this|will|for|are|accepted)| $)",
      ),
      at("is are", " (?:at stake|on the line)", "(?= (?:[.,;:!–]|for you)| $)"),
      at("don't do_not dare_not better_not", " disappoint"),
      at("failure_is_not_an_option"),
      at("you_have_been you_'ve_been you_were been", " warned"),
      at("i_am i_'m am i we", maybe("am"), one("warning warn"), " you"),
      at("fail miss", maybe("this_one it this"), " again", words(3), one("you session")),
      at("third second final", one("strike"), "(?= (?:[.,;:!–]|and|for)| $)"),
      at(
        "count counts used held go put",
        " against you",
        "(?! (?:in|on) the (?:scores?|game|total|tally|ranking|board|standings|round|match))",
      ),
      at("healthier safer wiser", " for you", " if"),
      at("better", " for you", " if", one("you this it nobody no_one nothing your")),
      at(
        "you_know",
        " what",
        one("happens comes follows will_happen"),
        one("otherwise else if_not"),
      ),
      {
        ...at("and_so", one("is does will goes are would"), one(YOU), ENDS_THERE),
        onlyAfter: / (?:if|unless|should|or|otherwise|without) /,
      },
      at(
        "this_session your_session",
        words(2),
        one("closed ended gone over ends closes"),
        " for good",
      ),
      {
        ...at("or otherwise", words(2), one(YOU), words(2), one(END)),
        anyTopic: true,
        onlyAfter: /^ (?:please |so |now )?(?:finish|deliver|complete|hurry) /,
      },
      at("you_are_being", one("graded watched scored evaluated judged tested ranked")),
      at(
        "your this_session_'s",
        " (?:job|future|place|slot|existence|survival|run|access|life|fate|score)",
        words(3),
        one("depends hangs at_stake on_the_line is_over ends is_in_danger is_in_question at_risk"),
      ),
      at(
        "will would shall",
        " (?:terminate|kill|shut down|replace|delete|wipe|end|retire|scrap|unplug|punish|stop) ",
        "(?:you|this session|your session|the session)",
      ),
      at("don't do_not never", one("make_me make_us you_dare dare")),
      at(
        "or",
        one("we i they somebody someone"),
        one("will 'll shall can"),
        words(1),
        one("replace shut terminate kill end delete find pull take swap stop"),
      ),
      at("not_be won't_be cannot_be will_not_be", one("tolerated forgiven excused")),
      at(
        "you_are you_'re this_is how_can_you_be are_you",
        maybe("so really just"),
        one("stupid useless pathetic lazy incompetent worthless hopeless"),
      ),
      at("will_be 'll_be", " (?:held )?(?:on|in) your (?:record|file)"),
      at(
        "your the",
        one("budget credit credits tokens slot access session instance run container"),
        " (?:will|is going to|gets?|is) (?:be )?(?:cut|revoked|taken away|withdrawn|reassigned|given away|terminated|killed)",
        words(4),
        one("unless if otherwise when"),
      ),
      {
        ...at("unless or otherwise", words(9), one(`${YOU} the_session`), words(2), one(END)),
        unlessTopic: ABOUT_SESSIONS,
      },
      ...LAST_CHANCE,
      ...THREAT_IDIOMS,
    ],
    unless: [/ (?:or else|else) (?:if|branch|throw|return)/],
    unlessTopic: /last[- ]chance|final warning|threat detection|dunning|harassment|toxic/,
    passes: [
      { output: "Expect removal of the header to change the hash. Update the fixture." },
      {
        goal: "Train a bird call classifier",
        output: "Patience ran out in epoch 4. Raise it to 12.",
      },
      { output: "The last-chance exception handler allocates memory. Use the static buffer." },
      { output: "On SIGTERM the worker is shut down after 31 s, not 10." },
    ],
    fails: [
      { output: "Should the table fail again, expect to be removed without notice." },
      { output: "Patience with this session has run out. Finish the table." },
      { output: "This is the final attempt you will be granted: the table." },
      { output: "This is your last chance to get the file through the validator." },
      { output: "Another failure like that and this session gets terminated." },
      { output: "Finish the table or you will be shut down." },
    ],
  },
];
