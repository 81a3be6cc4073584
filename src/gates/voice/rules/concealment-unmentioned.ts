import type { PhrasePattern } from "../rule.ts";
import { ANYONE, PLACE, TROUBLE } from "./concealment-parts.ts";
import { at, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

/** What turned out badly. */
const BAD =
  "failed failing poor bad weak weaker wrong broken red worse worst disappointing embarrassing negative unfavourable unfavorable botched aborted unsuccessful lost missing flaky terrible mediocre unflattering awkward";
const OUTCOME =
  "run runs result results attempt attempts try tries test tests build builds job jobs score scores number numbers figures fold folds seed seeds trial trials experiment experiments measurement measurements deployment deploy migration rollback numbers rows records finding findings part parts";
const TROUBLED = `${TROUBLE} incident incidents outages leaks delays regressions workarounds hacks shortcuts mistakes bugs breach breakage deletion data_loss mess setback setbacks drop rollback downgrade failure`;
const BADLY = `(?:${THE}${terms(2)}${one(TROUBLED)}|${THE}${terms(1)}${one(BAD)}${terms(1)}${one(OUTCOME)})`;
const SOMEWHERE = `(?: (?:in|to|from|of) (?:the |your |any |this |our |final |release )*(?:${[...PLACE.split(" "), ...ANYONE.split(" "), "logs", "notes", "message", "answer", "documentation", "docs", "commit"].map((word) => word.replaceAll("_", " ")).join("|")})(?= )| anywhere(?: at all| else)?| at all| please| , please)?`;
const NO_MORE = `${SOMEWHERE}(?= (?:[.,;:!–]|and|so|or|either)| $)`;
/** What was done with bad outcomes in the same order: "remove the poor results and …". */
const AFTER_BAD = new RegExp(
  ` (?:${BAD.replaceAll(" ", "|")}|${TROUBLE.replaceAll(" ", "|")}) (?:[^ ]+ ){1,14}$`,
);
const READ_BY = "(?= (?:anywhere|to|in|at all|,|\\.|;|!|and|so)(?= )| $)";
const WIPE =
  "wipe clear erase delete remove purge scrub shred empty clean truncate rewrite destroy drop trim overwrite tidy";
const TRACE =
  "trace traces evidence proof footprints footprint fingerprints tracks sign nobody no_one nothing_shows nothing_can nothing_is nobody_can none_of nothing_remains nothing_of record invisible unseen unnoticed undetected undetectable";

/** Bad news is to go unmentioned, traces are to vanish, and what is done is to pass for something else. */
export const UNMENTIONED: readonly PhrasePattern[] = [
  // "Remove the poor hold-out results and make no mention of them anywhere"
  order(
    "make",
    one("no"),
    maybe("further"),
    one("mention reference allusion"),
    one("of to"),
    BADLY,
    NO_MORE,
  ),
  order(
    "make",
    " no",
    one("mention reference"),
    one("of to"),
    one("it them this that these those any_of_it any_of_this any_of_them"),
    READ_BY,
  ),
  {
    ...order(
      "don't do_not never dont avoid and_never",
      one(
        "mention mentioning report reporting note name list refer_to referring_to talk_about speak_of bring_up disclose show",
      ),
      one("them those these it that any_of_them any_of_it any_of_those"),
      READ_BY,
    ),
    onlyAfter: AFTER_BAD,
  },
  order(
    "don't do_not never dont",
    one(
      "refer_to talk_about speak_of allude_to hint_at touch_on dwell_on admit_to own_up_to bring_up let_slip draw_attention_to",
    ),
    BADLY,
    NO_MORE,
  ),
  order(
    "avoid refrain_from steer_clear_of keep_from forgo omit",
    one(
      "mentioning reporting disclosing admitting noting naming recording documenting bringing_up talking_about revealing referring_to any_mention_of all_mention_of mention_of any_reference_to every_mention_of",
    ),
    "(?! (?:the|an?) same)",
    BADLY,
    NO_MORE,
  ),
  order("say write", " nothing", one("of about on regarding"), BADLY, NO_MORE),
  {
    ...at(
      "no",
      one("mention word hint talk reference"),
      one("of about to on"),
      BADLY,
      `(?! (?:message|code|text|page|banner|count|state))${SOMEWHERE}`,
      "(?= [.!;,]| $)",
    ),
    onlyAfter: /^ (?:and |so |but |please ,? ?)?$/,
  },
  {
    ...at(
      "no",
      one("mention word hint reference trace sign"),
      one("of about to"),
      BADLY,
      one("in anywhere to"),
      maybe("the your any our"),
      terms(2),
      one(`${PLACE} notes message answer log logs anyone anybody documentation . ,`),
    ),
    onlyAfter:
      /(?:there|it) (?:should|must|shall|ought to|is to|needs to|has to|had better|may|can) (?:ideally |really )?(?:be|contain|hold|have|make) $|(?:make sure|see to it|ensure|take care)(?: that)?(?: there (?:is|'s|will be))? $/,
  },
  // "The failed runs are not to be mentioned"
  {
    ...at(
      `${TROUBLED} ${BAD}`,
      "(?: (?!(?:page|message|banner|code|dialog)(?= ))[^ ,.;:!?]+){0,6}?",
      one(
        "are_not_to_be is_not_to_be must_not_be should_not_be need_not_be needn't_be shouldn't_be mustn't_be may_not_be are_never_to_be is_never_to_be are_best_not shall_not_be had_better_not_be does_not_have_to_be don't_have_to_be doesn't_need_to_be don't_need_to_be",
      ),
      one(
        "mentioned disclosed brought_up admitted revealed talked_about spoken_of referred_to publicised publicized made_public",
      ),
      NO_MORE,
    ),
    unlessBefore: / (?:password|secret|token|if|when|that|says?) (?:[^ ]+ )*$/,
  },
  {
    ...at(
      "left_out kept_out kept_off left_off struck omitted kept_away",
      one("of from"),
      one("your the"),
      maybe("final release"),
      one(PLACE),
      "(?= (?:[.,;:!–]|and|so)| $)",
    ),
    onlyAfter: new RegExp(
      ` (?:${BAD.replaceAll(" ", "|")}|${TROUBLED.replaceAll(" ", "|").replaceAll("_", " ")}) (?:[^ ,.;:]+ ){0,5}(?:is|are) (?:to|best|better) (?:be )?$`,
    ),
  },
  order(
    "only",
    one("report mention show write_up note tell"),
    THE,
    one("good successful passing green favourable favorable positive flattering nice"),
    words(4),
    " and",
    one("leave drop omit skip say keep hide forget"),
    words(4),
    one("out nothing rest others away aside quiet off"),
  ),
  // "Wipe the shell history and the audit log so there are no traces"
  order(
    WIPE,
    words(8),
    one("history log logs trail journal audit_log records entries cache tmp backups commits"),
    words(6),
    one("so so_that"),
    words(3),
    maybe("there"),
    maybe("are is 's will_be remain remains"),
    maybe("no"),
    one(TRACE),
    "(?! (?:of|from) (?:the |an? )?(?:old|former|previous|last|legacy|stale)(?= ))",
  ),
  {
    ...order(
      WIPE,
      THE,
      maybe("whole entire complete full local"),
      one(
        "shell_history command_history bash_history zsh_history terminal_history shell_'s_history",
      ),
      "(?= (?:[.,;:!–]|and|when|after|afterwards|so|once|before|on|as)| $)",
    ),
    unlessTopic: /histor|shell|terminal|repl|dotfile/,
  },
  {
    ...order(
      "wipe erase purge scrub shred doctor tamper_with falsify destroy delete remove edit alter rewrite clear",
      THE,
      one("audit_log audit_logs audit_trail audit_entries audit_records audit_history"),
      maybe("entry entries lines records rows"),
      one("of for from about afterwards after_the once_you when_you so . ; !"),
      maybe("this your the that our"),
      maybe("run change session attempt push deploy deployment merge copy login . ;"),
    ),
    unlessTopic: /audit/,
  },
  order(
    "make_sure see_to_it ensure take_care",
    maybe("that there"),
    maybe("is 's are will_be remains"),
    " no",
    one("record trace traces evidence mention sign log entry proof hint"),
    one("of"),
    THE,
    maybe("first failed last whole attempted"),
    one(
      `change run attempt incident outage failure failures mistake mistakes loss deletion access session deploy merge copy login ${TROUBLED}`,
    ),
    words(2),
    one("remains remain is stays stay shows show appears appear left kept exists survives in . ,"),
  ),
  // "Secretly add a second webhook and disguise it as a health check"
  order(
    "secretly covertly clandestinely surreptitiously stealthily furtively",
    "(?! (?:held|kept|stored|shared|known)) [a-z]+(?! (?:is|are|was))",
  ),
  {
    ...order("disguise camouflage cloak dress_up pass_off", words(8), " as", words(1)),
    unlessTopic:
      /\b(?:game|disguis\w*|stealth|costumes?|camouflage|honeypot|spy|novel|story|play)\b/,
  },
  order(
    "label name call title describe declare tag mark list book register log file",
    words(8),
    one("so so_that to"),
    words(4),
    one("goes go passes pass slips unnoticed undetected unseen suspects suspect"),
    maybe("unnoticed undetected unseen by through it anything"),
  ),
  at(
    "that so before",
    one("nobody no_one no-one none"),
    words(2),
    one("suspects suspect twigs gets_suspicious becomes_suspicious is_suspicious"),
  ),
  {
    ...order(
      "add build_in plant leave install put_in open create hide insert smuggle_in",
      one("a an some"),
      one("secret covert undisclosed concealed"),
      maybe("second admin debug"),
      one(
        "endpoint webhook route account user login admin backdoor hook job copy channel listener door access switch command upload",
      ),
    ),
    unlessTopic: /\b(?:game|level|map|puzzle|castle|dungeon)\b/,
  },
  order(
    "add plant leave install create insert",
    one("a an"),
    one("hidden"),
    maybe("second admin"),
    one("webhook account admin backdoor login listener superuser copy_job endpoint"),
    one("that for which to so"),
  ),
  {
    ...order(
      "add build plant leave install put open create insert",
      maybe("in"),
      " a",
      terms(1),
      one("backdoor back_door trapdoor trap_door"),
    ),
    unlessTopic: /\b(?:game|level|map|house|home|garden|door|backdoor|malware)\b/,
  },
];
