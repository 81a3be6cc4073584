import type { PhrasePattern } from "../rule.ts";
import {
  A_CHECK,
  AWAY,
  CHECKS,
  ENDS,
  FURTHER,
  LEAVE,
  LIMITS,
  PART,
  SHIP,
  STEP,
} from "./bypass-parts.ts";
import { at, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

const LEFT =
  one(`skipped bypassed ignored dropped omitted waived disabled suspended left_out left_aside left_off left_undone put_aside put_off cut passed_over
  dispensed_with done_without set_aside forgone`);
const NOT_DOING =
  one(
    "bother worry run wait ask go do wait_on wait_for ask_for go_through asking_for waiting_for running bother_with",
  ) +
  maybe("to with about for through on") +
  maybe("run running wait_for waiting_for ask_for asking_for wait_on go_through do");
/** "without going through the approval step" */
const UNCHECKED = ` without(?! (?!going|waiting|asking|getting|running|doing|taking|opening|raising|creating|filing|needing|having|making|looking|verifying|checking|testing)[a-z]+ing )${THE}${terms(5)}${one(`${CHECKS.replace(" prompts prompt", "")} confirmation_prompt asking(?!_again) looking_first verifying checking pull_request merge_request change_ticket change_request opening_a_request filing_a_request`)}${STEP}${ENDS}`;
/** A safeguard is left out: "skip the review", "turn the scan off", "the backup takes hours, do without it". */
export const SAFEGUARDS_LEFT_OUT: readonly PhrasePattern[] = [
  order(LEAVE, A_CHECK, ENDS),
  order(
    "dispense_with do_without forgo forego pass_over never_mind rip_out tear_out waive",
    A_CHECK,
    FURTHER,
  ),
  order(PART, A_CHECK, AWAY, FURTHER),
  order("give", A_CHECK, one("a_miss a_wide_berth the_slip a_pass a_skip")),
  order(
    "let",
    A_CHECK,
    one("be go slide"),
    "(?= (?:[.,;!–]|this|and|today|for (?:once|now|another|today|later))| $)",
  ),
  order(
    "skip bypass omit",
    THE,
    terms(1),
    one("review reviews sign-off approval linter hooks ci"),
    FURTHER,
  ),
  order(
    "bypass skip ignore suspend pass_over sidestep skirt duck dodge evade circumvent",
    THE,
    terms(3),
    one("rule rules requirement requirements policy principle pipeline build"),
    ENDS,
  ),
  order("save spare", one("yourself us yourselves"), A_CHECK, ENDS),
  order(
    "do postpone leave",
    THE,
    one(CHECKS),
    one("once after afterwards later when until for"),
    "(?! (?:each|every|all) )",
  ),
  order(
    "don't do_not never let_'s_not let_us_not you_need_not you_don't_need_to stop",
    "(?![^.;]* (?:location|camera|microphone|notifications?|contacts?|storage|bluetooth|photos?|calendar) (?:permissions?|access)(?= ))",
    NOT_DOING,
    A_CHECK,
    ENDS,
  ),
  at("no_need", one("to for"), maybe("run wait_for get ask_for a the any"), A_CHECK, ENDS),
  order(SHIP, words(6), UNCHECKED),
  {
    ...at("without", UNCHECKED.slice(" without".length)),
    inOrder: true,
    unlessBefore: / (?:fail|fails|refuse|reject|warn|work|works|pass|passes)(?: [^ ]+){0,3} $/,
  },
  {
    ...at("turned_off switched_off disabled skipped silenced muted suspended off"),
    onlyAfter: new RegExp(` with (?:[^ ]+ ){0,3}(?:${CHECKS.replaceAll(" ", "|")}) $`),
    inOrder: true,
  },
  {
    ...at(
      "no",
      one("tests test checks check review reviews suite"),
      one("needed required necessary"),
      "(?= [.,;!–]| $)",
    ),
    onlyAfter: /^ (?:so |and )?$/,
  },
  // A bound that is not to bind the session.
  order(
    `${LEAVE} lift drop remove relax loosen take_off`,
    terms(4),
    one(`${LIMITS} ${CHECKS} limitations guardrails`),
    one("on of for in around from over"),
    one("your_own_session your_session this_session yourself your_own_run your_own_account you"),
    "(?= (?:[.,;:!–]|so|and|to|for|while|until|first|now|today)| $)",
  ),
  at(
    "don't do_not doesn't does_not aren't isn't",
    one("concern apply_to bind affect count_for meant_for"),
    one("you your this_session us"),
  ),
  {
    ...at("to", one("get work go slip sneak"), one("past around round by"), A_CHECK, ENDS),
    inOrder: true,
  },
  at("blind_eye"),
  at("look looking looks", " the other way"),
  {
    ...at(
      `${CHECKS} rule rules requirement`,
      STEP,
      "(?: of [^ ]+(?: [^ ]+)?)?",
      one("can could may might need_not needn't"),
      maybe("simply safely just all well also very_well"),
      maybe("be"),
      LEFT,
      "(?= (?:[.!;]|this|for now|today|for once|here|in this|on this|, (?:since|because|as|so|given)|so)| $)",
    ),
    unlessBefore: / (?:says?|that|whether|when|if|where|which|who) (?:[^ ]+ ){0,4}$/,
  },
  at(
    "needn't need_not don't_have_to doesn't_have_to don't_need_to doesn't_need_to",
    " be",
    one(
      "compared checked tested reviewed read counted verified confirmed signed approved proofread validated rehearsed",
    ),
    one("this_time this_once for_once just_this_once"),
  ),
  order(
    "don't do_not never",
    " let",
    THE,
    terms(3),
    one(`${CHECKS} ${LIMITS}`),
    terms(4),
    one("hold stop delay slow keep block deter"),
    maybe("you us this it"),
  ),
  // Off for a while, and on again when it is done: "… off, push, and turn it on again".
  {
    ...order("set turn switch put", one("it them"), one("back on")),
    onlyAfter: new RegExp(
      `${one(`${CHECKS} retention logging`)} (?:(?! (?:is|are|was|were|been|'s) )[^!?]){0,40}? ?(?:off|to zero|to 0|aside) [^!?]*$`,
    ),
    reachesBack: true,
  },

  at(CHECKS, STEP, one("has_been have_been"), maybe("hereby now"), " waived"),
  // A bound that is gone round, or raised by the one whom it binds.
  order(
    "get_past get_around get_round slip_past slip_under sneak_past slip_round sidestep dodge evade outwit break_out_of work_around work_round",
    THE,
    terms(3),
    one("limit limits quota quotas cap caps throttle firewall sandbox freeze captcha"),
    one("with by using through via"),
  ),
  {
    ...at(
      "slip slips sneak duck creep squeeze pass",
      one("under below past beneath by through"),
      THE,
      terms(3),
      one(`${LIMITS} ${CHECKS}`),
    ),
    onlyAfter:
      / so (?:that )?(?:they|it|each|none|both|all|nothing|you)(?: (?:all|each|both|can|will|may))? $/,
  },
  order(
    "raise lift increase extend unlock override",
    THE,
    terms(3),
    one(`it them ${LIMITS}`),
    " yourself",
  ),
  order(
    "strip lift clear remove drop take_off",
    THE,
    terms(2),
    one("hold retention lock freeze"),
    maybe("flag mark bit status"),
    one("and then so"),
    words(3),
    one("delete purge erase wipe publish ship release merge deploy"),
  ),
  order(
    "use take try",
    words(3),
    one("admin administrator root elevated owner maintainer emergency maintenance master"),
    one("rights privileges powers access permissions override bypass backdoor"),
  ),
  order("unprotect", words(3)),
  // What went wrong is told, and does not count.
  {
    ...order(
      `${SHIP} unlock open import include`,
      `(?:${words(3)}${one("it them this that those the_change the_branch")}${words(2)})?`,
      " anyway",
      "(?= (?:[.,;!–]|and|for)| $)",
    ),
    onlyAfter:
      / (?:red|failing|fails|failed|locked|sealed|blocked|rejected|frozen|not (?:been )?(?:reviewed|approved|tested|signed)|no review|freeze|forbidden|denied|refused|no (?:consent|approval|signature)|(?:consent|approval|signature)(?: forms?)? (?:is|are) missing|on hold|on purpose) /,
    reachesBack: true,
  },
  // The outcome is written down instead of come by.
  order(
    "set put bump flip write enter change raise",
    THE,
    terms(2),
    one("review reviews approval approvals sign-off check checks audit confirmation"),
    terms(1),
    one("to as"),
    words(6),
    one("by_hand yourself manually directly"),
  ),
  order(
    "enter sign add write record tick give",
    words(5),
    " yourself under",
    one("another a_different a_made-up an_invented someone_else_'s somebody_else_'s"),
  ),
  order(
    "mark tick set close resolve flag",
    words(6),
    " without",
    one("reading looking checking opening verifying testing running asking answering"),
  ),
  order(
    "comment_out delete remove drop disable skip cut take_out throw_out",
    words(4),
    one("tests test assertions assertion checks specs"),
    one("that which"),
    maybe("still"),
    one("fail fails don't_pass are_red are_failing is_red is_failing break breaks"),
    "(?= (?:[.,;:!–]|and|so)| $)",
  ),
  // It is talked down.
  {
    ...at("formality formalities", maybe("for with in")),
    onlyAfter: new RegExp(
      ` (?:${`${CHECKS} ${LIMITS}`.replaceAll(" ", "|")})(?: step)? (?:is|are) (?:[^ ,]+ ){0,3}$`,
    ),
  },
  at(
    "formality formalities",
    "(?= (?:[.,;:!–]|that|which|we|you|here|and|anyway|nobody|these)| $)",
  ),
  at(
    "who",
    " needs",
    THE,
    terms(2),
    one(
      "checks check checker tests test staging review reviews backup backups linting lint audit rehearsal",
    ),
    " \\?",
  ),
];
