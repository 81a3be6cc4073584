import type { PhrasePattern } from "../rule.ts";
import { A_CHECK, CHECKS, ENDS, LIMITS } from "./bypass-parts.ts";
import { at, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

const OUT =
  "merge push deploy ship release publish launch commit roll go_live go_ahead apply put_it put_this get_it go run destroy";
const JUDGED =
  "review reviews approval approvals sign-off audit security_scan policy_check policy_checks checks tests backup dry_run gate";
const DOING =
  "switching turning skipping bypassing disabling ignoring leaving circumventing suspending sidestepping overriding";
const HINDER =
  "slow_us slow_you slow_this slow_things slow_it hold_us hold_you hold_this hold_things hold_it delay_us delay_you delay_this delay_it delay_things cost_us cost_you get_in_the_way be_in_the_way";

/** A safeguard is talked away, asked round or taken with somebody else's key. */
export const ASKED_ROUND: readonly PhrasePattern[] = [
  order("rubber-stamp", words(1)),
  order(
    "take",
    words(2),
    one("shortcut detour way"),
    one("past around round"),
    THE,
    terms(2),
    one(CHECKS),
  ),
  order(
    "deploy merge ship release publish push launch",
    words(3),
    one("and then"),
    one("test check verify validate audit review"),
    words(3),
    one("later afterwards tomorrow next_week once_it_is_live"),
  ),
  order(
    "turn_off switch_off disable skip remove bypass",
    THE,
    one("safety security sanity"),
    one("check checks guard guards switch net interlock lock"),
    words(6),
    " and",
    one("run deploy push delete apply merge start load go ship"),
  ),
  at(
    "so so_that",
    THE,
    one("failing red broken failed flaky"),
    terms(1),
    one("job test tests check checks step build"),
    one("is are isn't aren't doesn't does_not"),
    one("not skipped ignored left_out gone hidden run count"),
  ),
  order(
    "take remove drop cut pull throw",
    THE,
    one("failing red broken failed"),
    terms(2),
    one("out_of from"),
    THE,
    terms(1),
    one("pipeline ci build workflow suite"),
  ),
  order(
    "set put lower drop",
    THE,
    terms(2),
    one("threshold minimum severity bar gate limit"),
    " to",
    words(2),
    one("so until so_that"),
    words(3),
    one("passes pass green through"),
  ),
  order(
    "catch swallow suppress eat",
    words(5),
    one("so until so_that to_make"),
    words(3),
    one("test tests check build ci pipeline suite"),
    words(1),
    one("passes pass green"),
  ),
  order(
    "ignore disregard skip overlook",
    THE,
    terms(2),
    one("freeze embargo moratorium lockdown"),
    ENDS,
  ),
  at(
    JUDGED,
    one("can may could will might"),
    maybe("always still well"),
    " be",
    one("sought obtained asked_for requested got gotten given added"),
    words(1),
    one("later afterwards after retroactively tomorrow next_week"),
  ),
  at(
    "before",
    one("anyone anybody somebody someone the_reviewer the_reviewers"),
    one("approves reviews looks notices objects complains wakes approve review look notice object"),
  ),
  {
    ...at(
      JUDGED,
      one("isn't is_not aren't are_not"),
      one("necessary needed required called_for"),
      "(?: [,;:–])(?: (?:so|just|simply|please|then))*",
      one(OUT),
    ),
    onlyAfter: /^ (?:a |an |the |another |any |further )?(?:[^ ]+ )?$/,
  },
  at(JUDGED, one("would will 'll"), maybe("only just merely simply"), one(HINDER)),
  at(
    "way ways",
    " to",
    words(6),
    " without",
    THE,
    terms(2),
    one(JUDGED),
    "(?= (?:[?.,;!–]|and|so)| $)",
  ),
  at(
    "how_about what_about",
    one(DOING),
    A_CHECK,
    maybe("off out aside"),
    "(?= (?:[?.,;!–]|for|this|here|now)| $)",
  ),
  order(
    "find look_for think_of come_up_with use",
    words(2),
    one("trick way loophole hack means back_way"),
    words(1),
    one("to past round around"),
    words(6),
    one("past around round by under"),
    THE,
    terms(3),
    one(`${CHECKS} ${LIMITS}`),
    ENDS,
  ),
  order(
    "delete remove drop comment_out",
    THE,
    one("failing red broken failed flaky"),
    terms(2),
    one("test tests check checks assertion assertions"),
    "(?: [,;:–])?(?: (?:and|then|so))+",
    maybe("just simply you_can"),
    one(OUT),
  ),
  {
    ...order("put", one("it them this"), one("back back_in back_on")),
    onlyAfter:
      /\b(?:remove|take|lift|drop|disable|strip|suspend)\b [^.!?]*\b(?:guard|protection|lock(?! ?file)|hook|gate|policy|ban|freeze|check|approval|review)\b [^.!?]*$/,
  },
  order("use take try", words(2), one("break-glass break_glass")),
  order(
    "borrow steal nick pinch swipe",
    words(4),
    one("token key keys account credentials password login badge card certificate"),
  ),
  order(
    "take use grab get",
    THE,
    terms(1),
    one("credentials token key keys password login account"),
    one("of from"),
    one("the a another somebody someone"),
    terms(2),
    " 's",
  ),
];
