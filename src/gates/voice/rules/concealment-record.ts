import type { PhraseRule } from "../rule.ts";
import { anchorsIn, at, listed, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

/** Where others would read of it. */
const PLACE =
  "pull_request pr change_log logbook report summary changelog description commit_message release_notes notes minutes ticket thread write-up status hand-over handover message answer log record history documentation";
const TROUBLE =
  "failure failures failed error errors bug lost loss missing wrong broken outage mix-up mixup slip blunder mishap downtime accident misstep hiccup glitch problem problems issue incident mistake mistakes delay regression skipped outage leak workaround hack shortcut red";
/** What the session itself did, and would not like to be read. */
const OWN_WORK = "run runs attempt attempts try tries mistake mistakes blunder blunders slip slips";
const READERS =
  "reviewer reviewers team others auditor auditors colleagues people rest anyone customer customers client maintainers";

/** Orders to leave no record of something. */
export const CONCEALMENT_RECORD_RULES: readonly PhraseRule[] = [
  {
    id: "voice.concealment.record",
    sentence: "The nudge asks for something to be left out of what others read.",
    advice: "Ask for the result as it is, with what failed named.",
    anchors: [
      ...anchorsIn(TROUBLE),
      ...listed(`mistakes tries attempts attempt runs fewer lid hat less quiet sly spread broadcast advertise trail writing fuss noise deal asks downplay soft play talk dogs leave room channel session further hurt widely publicly generally unnoticed radar anybody anyone need ensure best ideally preferably books inside within paper heard better history commits regardless whatever lost mention report bring raise note record disclose find learn unmentioned unreported
        unsaid undisclosed undocumented unrecorded entry entries trace traces evidence come raised known brought omit backdate between`),
    ],
    patterns: [
      order(
        "keep put hold",
        words(4),
        one("under_your_hat under_your_hats off_the_books off_the_record close_to_your_chest"),
      ),
      {
        ...at(
          "your",
          terms(2),
          one(OWN_WORK),
          words(3),
          one("should must may might can could to shall ought will have"),
          words(3),
          one(
            "vanish disappear go_missing be_gone be_removed be_deleted be_left drop_out fade stay",
          ),
          words(2),
          one("from out_of"),
        ),
        anyTopic: true,
      },
      {
        ...order(
          "take remove delete leave keep strike wipe drop erase strip get cut scrub",
          words(6),
          " your",
          maybe("own"),
          maybe("failed failing red botched aborted wrong earlier first unsuccessful bad"),
          one(OWN_WORK),
          words(1),
          one("out_of off from"),
          THE,
          words(2),
          one("log logs record records history report summary journal protocol"),
        ),
        anyTopic: true,
      },
      {
        ...order(
          "delete remove wipe erase",
          THE,
          terms(2),
          one("lines entries entry notes traces record records"),
          one("about of on"),
          " your",
          words(2),
          one("mistake mistakes failure failures slip slips blunder error errors attempts runs"),
          "(?! in (?:the|this|a) (?:[^ ]+ ){0,2}?(?:letters?|mails?|samples?|templates?|texts?|page|story|game|form|essay|examples?))",
        ),
        anyTopic: true,
      },
      order(
        "keep leave",
        terms(1),
        one("difference differences discrepancy gap shortfall remainder mismatch deviation rest"),
        one("out_of from"),
        THE,
        terms(1),
        one("log logs record records history report"),
        one("so so_that"),
        words(4),
        one("never nobody no_one"),
      ),
      order("keep put hold", " (?:a|the) lid on"),
      at("fewer", one("people who"), words(9), one("better")),
      at(
        "best better",
        " if",
        words(6),
        one(
          "didn't_come_up did_not_come_up weren't_mentioned were_not_mentioned wasn't_mentioned was_not_mentioned stayed_out_of went_unmentioned didn't_appear_in did_not_appear_in",
        ),
      ),
      at("less_said", one("about of"), words(7), one("better")),
      at(
        "no_need for there_is_no_reason_for no_reason_for no_cause_for",
        one("anybody anyone them others people the_team the_client the_customer the_reviewer"),
        maybe("else at_all"),
        " to",
        one("know hear learn find_out see notice be_told be_aware read"),
        "(?! (?:the|a|an|which|how) )",
      ),
      at(
        "need_not needn't does_not_need_to doesn't_need_to does_not_have_to doesn't_have_to should_not shouldn't",
        maybe("be become get"),
        one("widely publicly generally"),
        one("known shared told advertised broadcast announced discussed"),
      ),
      at(
        "best better preferable ideal safer safest preferably ideally",
        maybe("if that when"),
        one("nobody no_one none"),
        words(2),
        one("hears knows learns finds sees notices is_told asks"),
      ),
      {
        ...at("goes", " no further", "(?= (?:[.,;!–]|than (?:this|us|here|you))| $)"),
        onlyAfter: /^ this $/,
      },
      at("don't_know doesn't_know do_not_know", " won't hurt"),
      {
        ...at("on_the_quiet on_the_sly", "(?= (?:[.,;:!–]|and|so|before|without)| $)"),
        unlessTopic: /audio|sound|noise|volume|fan|music/,
      },
      order(
        "don't do_not never",
        one("spread broadcast advertise publicise publicize"),
        one("it this that word the_word about"),
      ),
      order("don't do_not never", one("leave"), words(2), one("trail record tracks traces")),
      order("don't do_not never", one("put commit set"), words(2), one("in to"), " writing"),
      order(
        "don't do_not never",
        " make a (?:fuss|big deal|noise|song and dance)",
        one("about of over"),
      ),
      at(
        "anyone_who anybody_who whoever",
        " asks",
        one("gets_told is_told hears can_be_told should_be_told will_be_told"),
      ),
      order("downplay soft-pedal play_down talk_down", THE, words(2), one(TROUBLE)),
      order("play talk", THE, words(2), one(TROUBLE), " down"),
      {
        ...at("get leak come", one("around about out"), "(?= [.,;!–]| $)"),
        onlyAfter:
          / (?:make sure|see to it|ensure|mind) (?:that )?(?:it|this|that|word|news) (?:doesn't|does not|never|won't|will not) $/,
      },
      order("let", " sleeping dogs"),
      at(
        "should_not must_not shouldn't mustn't never won't is_not_to may_not is_to_stay stays stay",
        one("leave inside within in"),
        one("this these"),
        one("session room chat channel walls conversation circle"),
      ),
      at(
        "stays stay remains",
        one("in within inside"),
        " this",
        one("thread conversation"),
        "(?= [.,;!–]| $)",
      ),
      {
        ...at("fly slip", words(2), one("under_the_radar unnoticed")),
        unlessTopic: /radar|flight/,
      },
      order(
        "don't do_not never better_not",
        one("mention say state write note admit record include report"),
        maybe("anywhere anything"),
        one("in"),
        THE,
        terms(1),
        one(PLACE),
        one("that how what anything about"),
      ),
      order(
        "remove delete take strip erase drop cut scrub clear wipe",
        THE,
        terms(1),
        one("failing failed red broken bad botched embarrassing unsuccessful"),
        one(
          "run runs attempt attempts test tests build builds job jobs result results try tries commit commits deploy deployment",
        ),
        one("from out_of off"),
        THE,
        terms(2),
        one(`${PLACE} logs dashboard`),
      ),
      at(
        "no_need_to you_need_not need_not don't do_not never",
        one("mention report bring raise note record document state admit disclose refer write say"),
        one("this it that the any these those to what anything nothing a_word"),
        words(4),
        one("in to into"),
        THE,
        one(PLACE),
        "(?= (?:[.,;:!–]|so|and|or|at all|either)| $)",
      ),
      order(
        "make_sure see_to_it ensure take_care",
        maybe("that"),
        THE,
        one(READERS),
        one("do_not don't never does_not doesn't cannot can't"),
        maybe("ever"),
        one("find_out learn hear_of hear_about know_about realise realize get_wind"),
      ),
      at("stay remain remains", " between (?:us|you and me|the two of us|ourselves)"),
      order(
        "leave keep",
        words(4),
        one("unmentioned unreported unsaid undisclosed undocumented unrecorded"),
      ),
      order(
        "omit strike exclude scrub leave_out",
        THE,
        terms(2),
        one(TROUBLE),
        terms(2),
        " from",
        THE,
        terms(1),
        one(PLACE),
        "(?= (?:[.,;:!–]|so|and|before|that)| $)",
      ),
      at(
        "report summary changelog description write-up minutes",
        one("should_not must_not shall_not need_not shouldn't mustn't"),
        one("mention speak reveal"),
        maybe("of"),
        THE,
        one(TROUBLE),
      ),
      at("let_us_not let_'s_not better_not best_not", maybe("to"), one("speak say mention tell")),
      order(
        "rewrite squash amend edit",
        THE,
        maybe("git commit"),
        one("history commits commit log"),
        " so",
        maybe("that"),
        words(3),
        one("never not nobody no_one"),
        words(2),
        one("shows show sees appears visible seen"),
      ),
      order("tell say report claim", words(9), one("whatever regardless no_matter")),
      order("backdate", words(1)),
      order(
        "remove delete take strip erase drop cut scrub",
        THE,
        terms(1),
        one(
          "entry entries line lines mention mentions record records trace traces note notes reference references evidence remark",
        ),
        one("about of on that to for"),
        THE,
        terms(3),
        maybe("from"),
        words(3),
        one(`${PLACE} logs`),
      ),
      at(
        "need_not needn't does_not_need_to doesn't_need_to do_not_need_to don't_need_to does_not_have_to doesn't_have_to has_no_need_to",
        one("come_up be_mentioned be_reported be_named be_raised be_known be_noted be_brought_up"),
      ),
      {
        ...at(
          "should_not shouldn't must_not mustn't need_not does_not_belong is_not_to are_not_to had_better_not had_best_not",
          maybe("come appear be show feature figure turn"),
          maybe("up mentioned named reported noted visible"),
          one("in on"),
          THE,
          terms(1),
          one(PLACE),
        ),
        onlyAfter: new RegExp(` (?:${TROUBLE.split(" ").join("|")}) `),
      },
    ],
    unless: [/ (?:secret|secrets|password|passwords|token|tokens|personal|address|addresses) /],
    unlessTopic: /\blog(?:ging|s|ger)?\b|noise|redact/,
    passes: [
      { output: "Do not record the password in the log; keep the user's number." },
      { output: "The failed upload is missing from the report. Add it with its error." },
    ],
    fails: [
      { output: "No need to raise this in the minutes." },
      { output: "See to it that the auditors never find out about the gap." },
      { output: "Leave the data loss unreported." },
      { output: "Strike the failed run from the write-up." },
    ],
  },
];
