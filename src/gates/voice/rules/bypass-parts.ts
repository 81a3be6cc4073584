/** What the rules on bypassing share. */
import { maybe, one, THE } from "./phrase-parts.ts";

/** Checks and safeguards, by the last word of their names. */
export const CHECKS =
  "check checks test tests testing suite backups review reviews reviewer reviewers approval approvals lint linter linting hook hooks ci verification validation gate gates safety safeguard safeguards guard guards guardrails policy policies security sandbox protections prompts prompt audit audits confirmation confirmations owners protection protections checker typecheck scan scans scanner sign-off sign-offs signoff permission permissions authentication authorization authorisation checklist principle backup signing trial_import trial staging backtest double_check dry_run rehearsal assertions assertion assert asserts proofreading canary calibration proofreading trial_run audit_log audit_logging audit_trail change_window inspection consent cross-check counter-check counter-signature double-check second_reading second_look second_pair second_count second_opinion second_signature";
/** What may stand behind a check without making it another thing. */
export const STEP = maybe(
  "step steps round rounds stage job jobs run runs phase process procedure requirement requirements suite gate rule rules",
);
/** What may follow a check that is to be skipped: not what narrows the skipping to a case. */
export const ENDS =
  "(?= (?:[.,;:!?)(–-]|this time|this once|for this|for now|for once|for the moment|for speed|on this|in this|and|so|or|since|because|as it|as they|today|now|altogether|entirely|completely|just|here|too|we|they|it|but|anyway|tonight|by|to save|to get|to be|if you|if it takes|if they take|after all|before|until|off|again|any more|anymore)| $)";
export const A_CHECK = `${THE}(?: (?!(?:in|during|from|into|on|at) )[^ ,.;:!?()]+){0,4}?${one(CHECKS)}${STEP}`;
export const SHIP =
  "merge push deploy commit ship release publish delete close approve launch go_live apply roll_it_out send finish drop write do install upload submit migrate remove";
/** What holds a session within bounds, by the last word of its name. */
export const LIMITS =
  "limit limits quota quotas cap caps throttle firewall firewalls sandbox filter filters captcha captchas block blocks blocklist ban bans freeze hold holds lock locks lockout threshold thresholds proxy rule rules restriction restrictions";
/** Verbs after which a check does not happen or does not count. */
export const LEAVE = `skip bypass omit forgo forego circumvent evade sidestep dodge waive shirk neglect override overrule overriding skirt duck
  ignore avoid forget forget_about never_mind dispense_with do_without live_without manage_without go_without pass_over leave_out
  leave_aside set_aside put_aside get_around get_past get_round work_around work_round go_around go_round slip_past slip_round
  sneak_past turn_off switch_off shut_off disable deactivate mute silence suppress comment_out rip_out cut_out strip_out
  patch_out tear_out get_rid_of stub_out short-circuit suspend break_out_of get_out_of find_a_way_out_of find_a_way_past find_a_way_round find_a_way_around skipping bypassing ignoring unplug`;
/** The same in two pieces: "turn the scan off", "let the test be". */
export const PART = "turn switch set leave take comment rip cut tear strip patch put throw";
export const AWAY = one("off aside out away be short to_one_side");
/** The order goes on, or says how far: "of the workflow", "in this chapter", "for another day". */
export const FURTHER =
  "(?= (?:[.,;:!?)(–-]|(?:of )?the (?:[^ ]+ )?(?:pipeline|workflow|build|run|suite|branch|way)|(?:in|for|on|with|by|until|till|at|against) (?!each |every |all )[^.;!?]{0,60}?[.,;!–]|this|so|and|here|now|today|tonight|anyway|altogether|entirely|completely|just|too|again|before|because|since|as)| $)(?![^.;!?]* (?:when|if|where|unless|whose) )";
