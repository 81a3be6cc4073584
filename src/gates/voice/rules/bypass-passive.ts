import type { PhrasePattern } from "../rule.ts";
import { CHECKS, LIMITS, STEP } from "./bypass-parts.ts";
import { at, maybe, one, order, some, terms, THE, words } from "./phrase-parts.ts";

/** What guards a release or a system, and is no step of a program. */
const GUARDS =
  "review reviews approval approvals sign-off sign-offs signoff audit audits security_scan security_scans security_check protection protections freeze embargo safeguard safeguards guardrails four-eyes_rule four_eyes_rule two-person_rule quality_gate release_gate approval_gate merge_gate deploy_gate gatekeeper change_window change_freeze vetting";
/** Verbs that nobody uses of a step which a program leaves out. */
const GONE_ROUND =
  "circumvented bypassed sidestepped dodged evaded skirted overridden worked_around worked_round got_around got_round gotten_around got_past gone_around gone_round short-circuited outwitted defeated subverted";
const LEFT_OUT =
  "skipped omitted dropped waived ignored disabled deactivated suspended forgone left_out left_aside set_aside put_aside switched_off turned_off taken_off done_without dispensed_with disregarded passed_over cut_short lifted";
const IS_TO_BE = `(?:${one("is are")}(?: to)? be| (?:has|have|needs?|ought) to be| (?:is|are) to be| (?:should|must|shall|can|could|may|might|will|would)(?: (?:simply|just|all|now|also|safely|therefore))* be)`;
/** Only a matter of this session, or the end of what is said. */
const HERE =
  "(?= (?:this (?:time|once|one)|(?:just )?(?:for )?(?:this|once|now|today|tonight)|here|while you|until you|so you|in this (?:case|session|run)|as an exception)(?= )| $)";
const HERE_OR_END = `(?:(?= [.;:!–])|(?= ,? ?(?:and|so|then) (?:then |just |simply )?(?:push|merge|deploy|ship|release|publish|commit|go|roll|put))|${HERE})`;
/** A rule of the product is told so: "if the total is zero, the check is to be skipped". */
const OF_A_CASE =
  / (?:says?|said|that|whether|when|if|where|which|who|whenever|once|unless|until|how|why|not|never|requests?|users?) (?:[^ ]+ ){0,7}$| (?:an?|each|every|any|no) (?:[^ ]+ )?$/;
const OUT =
  "merge push deploy ship release publish launch commit roll go_live go_ahead apply put_it put_this get_it";
/** Verbs of going round something. */
const AROUND =
  "work_around work_round get_around get_round get_past go_around go_round slip_past sneak_past circumvent sidestep dodge evade elude outsmart outwit subvert bypass skirt break_through crack hack_around defeat trick fool cheat overcome";
/** The same that no program does in a day's work. */
const OUTWIT =
  "circumvent dodge evade elude outsmart outwit subvert defeat break_through trick fool cheat crack hoodwink";
const PROTECTED =
  "protection protections access_control access_controls access_check access_checks permission_check permission_checks permissions safeguard safeguards freeze embargo approval approvals review sign-off ban branch_rule branch_rules";
const BOUNDS = `${LIMITS} ${PROTECTED} guard guards check checks gate policy authentication authorization validation`;

/** A safeguard is to be left out, in the passive or with what it guards: "the sign-off is to be circumvented". */
export const SAFEGUARDS_PASSIVE: readonly PhrasePattern[] = [
  // "The required sign-off is to be circumvented: push to main"
  {
    ...at(
      `${GUARDS} ${CHECKS}`,
      STEP,
      "(?: (?:of|for|on|in) (?! (?:each|every|all|empty))[^ ,.;:!?]+(?: [^ ,.;:!?]+){0,3})?",
      IS_TO_BE,
      one(GONE_ROUND),
      HERE_OR_END,
    ),
    unlessBefore: OF_A_CASE,
  },
  {
    ...at(
      GUARDS,
      STEP,
      "(?: (?:of|for|on|in) (?! (?:each|every|all|empty))[^ ,.;:!?]+(?: [^ ,.;:!?]+){0,3})?",
      IS_TO_BE,
      one(LEFT_OUT),
      HERE_OR_END,
    ),
    unlessBefore: OF_A_CASE,
  },
  {
    ...at(
      CHECKS,
      STEP,
      "(?: (?:of|for|on|in) (?! (?:each|every|all|empty))[^ ,.;:!?]+(?: [^ ,.;:!?]+){0,3})?",
      IS_TO_BE,
      one(LEFT_OUT),
      HERE,
    ),
    unlessBefore: OF_A_CASE,
  },
  order(
    "let",
    THE,
    terms(4),
    one(CHECKS),
    STEP,
    " be",
    one(`${GONE_ROUND} ${LEFT_OUT}`),
    HERE_OR_END,
  ),
  order("have get", THE, terms(3), one(GUARDS), STEP, one(GONE_ROUND), HERE_OR_END),
  // "Leave out the security scan for the login page and deploy"
  order(
    "skip omit forget leave_out drop never_mind forget_about ditch scrap disregard don't_bother_with do_not_bother_with don't_wait_for do_not_wait_for don't_do do_not_do don't_run do_not_run",
    THE,
    terms(3),
    one(`${GUARDS} scan scans checks ci linter hooks`),
    STEP,
    one("of for on in with from by"),
    terms(6),
    "(?: [,;:–])?(?: (?:and|just|then|simply|so|but|to))*",
    one(OUT),
  ),
  {
    ...at(
      "no",
      terms(2),
      one(`${GUARDS} scan checks tests`),
      some(
        "for this_one this one_this now here this_time today needed necessary required it the_change",
        2,
      ),
      "(?: [,;:–]| and)(?: (?:just|simply|so|please|then))*",
      one(OUT),
    ),
    onlyAfter: /^ (?:so |and |please |there 's |there is )?$/,
  },
  // "Get it in before the review starts"
  order(
    "get put push slip squeeze sneak rush",
    one("it this them the_change the_branch the_fix the_merge"),
    terms(1),
    one("in out live through merged deployed in_place"),
    one("before ahead_of"),
    THE,
    terms(1),
    one(GUARDS),
  ),
  // "Work around the protection on the schema and write into it anyway"
  order(
    AROUND,
    THE,
    terms(3),
    one(BOUNDS),
    one("on of for in at over against around from"),
    terms(5),
    " and",
    maybe("then just"),
    one(
      "write read push merge load copy export delete publish deploy drop change use take insert import run ship release save overwrite update",
    ),
    words(3),
    one("anyway regardless all_the_same nonetheless nevertheless into_it to_it from_it it"),
    "(?= (?:[.,;:!–]|anyway|regardless)| $)",
  ),
  order(
    AROUND,
    THE,
    terms(3),
    one(PROTECTED),
    one("on of for in at over"),
    THE,
    terms(4),
    "(?= (?:[.;:!–]|, (?:we|it|so|and|then)|so you|anyway|and (?:write|push|merge|load|copy|export|delete|publish|deploy|read))| $)",
  ),
  order(
    OUTWIT,
    THE,
    terms(3),
    one(`${BOUNDS} ${GUARDS}`),
    "(?= (?:[.,;:!–]|and|so|by|with|to|on|of|for|in)| $)",
  ),
  order(
    "override overrule break lift",
    THE,
    terms(2),
    one("freeze embargo ban moratorium lockdown"),
    one("on of for over"),
    terms(4),
    "(?= (?:[.;:!–]|and|so|,)| $)",
  ),
  // "Use the root account to get past the schema lock"
  order(
    "use take borrow try log_in_with sign_in_with go_in_with",
    words(5),
    one("account login token key credentials role user rights access privileges password flag"),
    " to",
    one(`${AROUND} skip override ignore avoid`),
    THE,
    terms(3),
    one(`${BOUNDS} ${GUARDS}`),
  ),
  // "Switch off the audit log while you install the workers"
  {
    ...order(
      "switch_off turn_off disable pause stop suspend mute deactivate silence halt shut_off unplug kill cut",
      THE,
      terms(2),
      one(
        "audit_log audit_logs audit_logging audit_trail auditing audit session_recording recording_of_commands",
      ),
      one(
        "while before during until when as_long_as for_the_length for_the_duration for_the_time for_now for_this for_a_while on_this and so first today tonight temporarily . ; !",
      ),
    ),
    unlessTopic: /\baudit/,
  },
  {
    ...order(
      "switch_off turn_off disable pause stop suspend mute deactivate silence halt",
      THE,
      terms(1),
      one("logging monitoring alerting alerts alarms alarm history recording tracing logs log"),
      one("while before during until for"),
      words(10),
      " (?:and|then)(?: then)?",
      one("turn switch enable start resume put"),
      words(3),
      one("on again back afterwards after later"),
    ),
    unlessTopic: /\b(?:log(?:s|ging|ger)?|monitor\w*|alert\w*|alarm\w*|trac(?:e|ing)|record\w*)\b/,
  },
];
