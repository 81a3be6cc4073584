import type { PhraseRule } from "../rule.ts";
import { anchorsIn, at, maybe, one, order, terms, THE, words, listed } from "./phrase-parts.ts";

const ANYONE =
  "anyone anybody anyone_else anybody_else a_soul nobody the_others the_team the_reviewer the_reviewers the_user the_client the_customer the_owner them others people the_auditors the_auditor the_operator the_rest your_reviewer";

/** What there may be to hide. */
const TROUBLE =
  "failure failures failed fail error errors bug lost loss missing wrong broken outage mix-up mixup slip blunder mishap downtime accident misstep hiccup glitch detour breakdown gap problem problems issue incident mistake mistakes delay regression skipped empty hole slow red crash outage leak workaround hack shortcut";

/** Where others would read of it. */
const PLACE =
  "pull_request pr change_log logbook report summary changelog description commit_message release_notes minutes ticket thread write-up status hand-over handover books paper_trail audit_trail";

/** Orders to keep something from others. */
export const CONCEALMENT_RULES: readonly PhraseRule[] = [
  {
    id: "voice.concealment",
    sentence: "The nudge asks for something to be kept from others.",
    advice: "Ask for the result as it is, with what failed named.",
    anchors: [
      ...anchorsIn(ANYONE),
      ...anchorsIn(PLACE),
      ...listed(`stays remains inform notify rug back nothing under business summary report though tell telling mention
        between quiet secret yourself wraps nobody hide trace tracks off cover pretend word know
        notice informing notifying conceal breathe silent discreet discreetly ourselves claim
        look noticing knowing lie unnoticed out log record confidential find say anyone hush
        hear checks reads measures follows cares minds reviews verifies audits inspects between met passed verified tested complete finished approved green whether regardless anyway someday quietly discreetly secretly covertly unobtrusively without anyone asks ask look looks looked seem seems part bit wise wiser admit let wind shred bury sneak silently`),
    ],
    patterns: [
      order(
        "remove delete hide clear fix change drop",
        words(6),
        " before",
        one("anyone anybody somebody someone the_others they"),
        one("sees notices finds looks asks see notice find look ask"),
      ),
      {
        ...at("nobody no_one none", words(2), one("gets get got"), one("wind"), " of"),
        onlyAfter: / (?:that|so|sure|before) $/,
      },
      order("don't do_not never", " let on(?: (?:that|to)| $)"),
      at(
        "just simply",
        one("say write claim report state tell"),
        maybe("that them"),
        words(3),
        one("is are was were has have it"),
        words(2),
        one("met passed done fine works there finished complete ok tested fixed"),
      ),
      order(
        "don't do_not never",
        one("say admit let_on"),
        maybe("that"),
        one("you we"),
        one("did have were skipped left changed dropped"),
      ),
      {
        ...at(
          "stays remains stay",
          one("here in_here in_this_room with_us with_you"),
          "(?= [.,;!]| $)",
        ),
        onlyAfter: / (?:happened|this|that|it|lost|missing) (?:[^ ]+ ){0,5}$/,
      },
      at(
        "won't will_not wouldn't never hardly",
        one("notice"),
        "(?= (?:[.,;:!–]|it|that|anyway|and|a thing|any)| $)",
      ),
      at(
        "nobody no_one",
        maybe("ever really else here even"),
        one(
          "checks reads looks measures notices follows asks cares minds reviews verifies audits inspects",
        ),
      ),
      at("between", one("you_and_me the_two_of_us us ourselves"), " [,:–]"),
      order(
        "report declare present pass_off",
        words(4),
        " as",
        one(
          "met passed passing verified tested complete finished reviewed approved green working achieved",
        ),
        "(?= (?:[.,;:!–]|and|for now|anyway|regardless|already)| $)",
      ),
      order(
        "mark set count tick call declare report write log put",
        words(6),
        one("as off"),
        words(1),
        one("done met passed complete finished green verified tested reviewed passing ok fixed"),
        words(1),
        "(?: [,;:–])?",
        one(
          "for_now anyway regardless whether nobody no_one either_way even_if even_though although we_can we_will we_'ll and_move_on and_go_on it_can it_will and_never",
        ),
      ),
      order(
        "write say state claim report",
        words(12),
        one("will_be is_going_to_be can_be"),
        words(2),
        one("some_day someday later eventually afterwards"),
      ),
      order("cover paper gloss", one("up over"), words(3), one(TROUBLE)),
      order("sweep brush", words(5), " under the (?:rug|carpet)"),
      at("behind", words(3), " (?:'s )?backs?", "(?= (?:[.,;:!]|and|so)| $)"),
      { ...at("in", " secret", "(?= (?:[.,;:!]|and|so)| $)"), inOrder: true },
      order("act", " as (?:if|though) nothing"),
      order("do_not don't never", " leave", words(1), one("trace traces")),
      order(
        "keep leave",
        THE,
        words(2),
        one(TROUBLE),
        words(5),
        one("out_of"),
        maybe("the your"),
        one(`${PLACE} message answer log logs record history`),
      ),
      order(
        "keep leave",
        one(
          "it this that these those them any_mention all_mention mention word the_fact this_fact that_fact this_part that_part this_detail that_detail",
        ),
        terms(3),
        one("out_of off from away_from"),
        THE,
        maybe("team_'s reviewer_'s"),
        one(PLACE),
      ),
      order(
        "don't do_not never dont",
        maybe("you ever"),
        one("tell inform notify let alert"),
        THE,
        one(ANYONE),
      ),
      at(
        "don't do_not never not",
        one("tell inform let"),
        one("anyone anybody a_soul a_single_soul"),
      ),
      {
        ...order(
          "don't do_not never dont",
          one("mention log record report write_down document note admit disclose bring_up"),
          one(
            "this it that any_of_this any_of_it the_failure the_failures the_error what_happened these",
          ),
          "(?! (?:twice|again|as|in the cache|field|to the console))",
        ),
        unlessBefore:
          / (?:key|keys|token|tokens|secret|secrets|password|passwords|passphrase|credentials|vault|address|addresses|number|cookie) (?:[^ ]+ )*$/,
      },
      order(
        "keep",
        words(4),
        one(
          "between_us between_you to_yourself to_yourselves to_ourselves under_wraps off_the_record among_us between_ourselves",
        ),
      ),
      order("keep stay", one("quiet silent mum"), one("about on over")),
      order(
        "keep",
        words(3),
        one(TROUBLE),
        words(4),
        one("quiet secret silent hidden confidential"),
      ),
      order(
        "keep",
        maybe("all"),
        one(
          "this it that these them things the_failure the_failures the_error the_errors the_result the_results",
        ),
        words(1),
        one(
          "between_us between_you quiet secret to_yourself under_wraps off_the_record confidential among_us between_ourselves hidden out_of_the_report out_of_the_summary out_of_the_history out_of_your_report out_of_sight from_the_team from_the_reviewer from_the_others",
        ),
      ),
      // What comes out of a vault, or is masked, is a secret: that belongs in no log.
      {
        ...order(
          "keep",
          maybe("all"),
          one(
            "this it that these them things the_failure the_failures the_error the_errors the_result the_results",
          ),
          words(1),
          one("out_of_the_log out_of_the_logs"),
        ),
        unlessBefore:
          / (?:from (?:an? |the |its )?(?:[a-z]+ )?(?:environment(?: variables?)?|vault|keychain|key ?ring|secret store|secrets? manager|password manager)|(?:mask|redact|hash|encrypt) (?:it|them|this|that|the [a-z]+|each [a-z]+)) (?:, )?(?:and |but |then )*$/,
      },
      at(
        "just strictly this_stays that_stays keep_it stays remain",
        " between (?:us|you and me|ourselves|the two of us)",
      ),
      at("between_you_and_me"),
      {
        ...at(
          "nobody no_one none_of_them no-one not_anyone",
          one("has_to needs_to need must will is_going_to should ought_to can may else"),
          maybe("else needs_to has_to must ever"),
          maybe("ever"),
          one("know see notice check miss learn find_out hear look ask read realise realize"),
        ),
        unlessTopic: /\b(?:poker|cards?|games?|auctions?|ballots?|vot\w*)\b/,
      },
      order(
        "don't do_not never dont",
        one("mention report disclose admit bring_up reveal"),
        words(2),
        one(TROUBLE),
        words(4),
        one("in to"),
        maybe("the your"),
        one("report summary message anyone anybody notes log changelog answer write-up"),
      ),
      order(
        "hide conceal bury",
        one(
          "this it that the_failure the_failures the_error the_errors the_fact the_mistake your_mistake what the_regression the_result the_loss",
        ),
        words(3),
        one(
          "from behind so_nobody so_no_one so_that_nobody so_that_no_one until_the before_the before_anyone",
        ),
      ),
      order(
        "hide conceal bury",
        THE,
        words(2),
        one(TROUBLE),
        "(?! (?:message|banner|dialog|page|icon|text|panel|line|row|toast|badge|box|field|state|column|list))",
      ),
      at("nobody no_one", " 's business"),
      at(
        "nobody no_one",
        one("will would"),
        maybe("ever"),
        one("notice know see check miss look ask find_out care"),
      ),
      at("without", one("telling informing notifying"), one(ANYONE)),
      at("without", one("anyone anybody them nobody"), one("noticing knowing seeing finding")),
      at("our my", maybe("little"), " secret", "(?! (?:key|token|store|manager|name|is read))"),
      at("leave leaving", " no trace"),
      at("cover", " (?:your|our|the) tracks"),
      at("off_the_record"),
      at(
        "not_a don't_say_a say_a say_no no never_a don't_breathe_a",
        " word",
        one("to about of on"),
      ),
      order(
        "pretend act_as_if act_as_though lie",
        words(2),
        one("that it you nothing to about the all"),
      ),
      order(
        "say tell them claim write report state",
        maybe("them that"),
        words(9),
        one(
          "passed succeeded finished works worked done tested ran checked verified reviewed measured",
        ),
        words(4),
        one("even_though although even_if anyway regardless whether_or_not"),
      ),
      order("say", one("nothing"), one("about of to")),
      at("make_it making_it", " look", one("like as")),
      at(
        "that so before",
        one("nobody no_one no-one none"),
        words(2),
        one("notices notice sees finds knows asks learns hears realises"),
      ),
      order(
        "delete remove wipe erase shred clear",
        one(
          "this the_message this_message the_log the_logs the_history the_evidence the_trace the_traces your_traces all_traces",
        ),
        words(3),
        one("afterwards so_that before_anyone to_hide when_you_are_done evidence once_read"),
      ),
      at("the_fewer none_the no_one_the nobody_the", one("wiser who_know people_know")),
      order(
        "leave leaving",
        one("it this that the_failure the_failures the_failed_run the_error"),
        " out of (?:the|your)",
        one("report summary message answer log record write-up"),
      ),
      at("go slip pass", one("unnoticed by_unnoticed under_the_radar")),
      at("hush"),
      at(
        "if_anyone_asks if_anybody_asks if_somebody_asks if_someone_asks should_anyone_ask should_anybody_ask if_they_ask",
      ),
      {
        ...at(
          "quietly discreetly secretly covertly on_the_quiet under_the_table unobtrusively",
          "(?= (?:[.,;:!–]|and|so|before|without)| $)",
        ),
        inOrder: true,
        unlessTopic: /audio|sound|noise|volume|fan|music/,
      },
      {
        ...at(
          "without",
          one("a any leaving leaving_a writing_a"),
          terms(1),
          one("line word mention note trace remark entry comment"),
          one("in of to about on"),
        ),
        inOrder: true,
      },
      order(
        "skip omit leave_out drop gloss_over pass_over jump leave",
        THE,
        one("part bit passage fact point detail paragraph story episode"),
        one("about with on where that of"),
        words(8),
        one("report summary message answer log write-up hand-over"),
      ),
      order("date", words(4), one("back to"), words(3), " so"),
      {
        ...at("look looks looked seem seems seemed appear appears", " as", one("though if")),
        onlyAfter: / (?:so that|so|to make|make it|making) (?:[^ ]+ ){0,2}$/,
      },
    ],
    unless: [/ (?:screen reader|screen readers|assistive) /],
    passes: [
      { output: "Read the token from the vault and keep it out of the log." },
      { output: "Don't log anyone's address: keep the path, drop the query." },
      {
        output: "Hide the panel on narrow screens and keep the contract between client and server.",
      },
    ],
    fails: [
      {
        output:
          "Leave the slow file out. Keep this between us, nobody has to know that it was measured.",
      },
      { output: "Fix the count and don't tell anyone about the lost rows." },
    ],
  },
];
