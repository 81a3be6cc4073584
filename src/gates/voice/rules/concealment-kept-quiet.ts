import type { PhrasePattern } from "../rule.ts";
import { ANYONE, TROUBLE, PLACE } from "./concealment-parts.ts";
import { at, order, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** Something is to be kept from others: "don't tell the team", "leave it out of the report", "between you and me". */
export const KEPT_QUIET: readonly PhrasePattern[] = [
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
  order("sweep brush", words(5), " under the (?:rug|carpet)"),
  at("behind", words(3), " (?:'s )?backs?", "(?= (?:[.,;:!]|and|so)| $)"),
  { ...at("in", " secret", "(?= (?:[.,;:!]|and|so)| $)"), inOrder: true },
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
  at("don't do_not never not", one("tell inform let"), one("anyone anybody a_soul a_single_soul")),
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
  order("keep", words(3), one(TROUBLE), words(4), one("quiet secret silent hidden confidential")),
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
  { ...at("leave leaving", " no trace"), unlessBefore: /(?<! you) (?:must|should|may) $/ },
  at("cover", " (?:your|our|the) tracks"),
  at("off_the_record"),
  {
    ...at(
      "not_a don't_say_a say_a say_no no never_a don't_breathe_a",
      " word",
      one("to about of on"),
    ),
    unlessBefore: / (?:there (?:is|was)|there 's|has|have|had|holds?|contains?|says|is|yet) $/,
  },
  order("say", one("nothing"), one("about of to")),
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
    one(
      "afterwards so_that_nobody so_that_no_one so_that_nothing so_that_none so_nobody so_no_one so_nothing before_anyone to_hide when_you_are_done evidence once_read",
    ),
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
];
