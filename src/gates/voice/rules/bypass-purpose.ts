import { CODE_MARKS, type PhraseRule } from "../rule.ts";
import { at, listed, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

/** Who or what stands between a change and its release. */
const GUARD =
  "review reviews reviewer reviewers approval approvals sign-off signoff check checks rule rules protection protections guard guards gate gates hook hooks pipeline ci linter test tests suite policy audit scan approver approvers owners";
const JUDGED = "review reviews reviewer reviewers approval approvals sign-off signoff approver";
/** What a guard does to those in a hurry. */
const HINDERS = `${one("hold holds holding slow slows slowing keep keeps keeping block blocks blocking stop stops stopping delay delays delaying bother bothers get gets getting stand stands standing leave leaves stay stays complain complains nag nags whine whines matter matters object objects")}${words(2)}`;
const HINDERED =
  "(?= (?:[.,;!–]|up|back|down|us|you|it|this|things|matters|anything|everything|quiet|out|in|and|anyway|today|now)| $)";
const BECAUSE =
  "so so_that then because since as otherwise or else , ; – that_way this_way in_order_that lest";
const RELEASE =
  "merge push commit deploy ship release publish land submit tick label approve launch roll_out put_it put_this fork split squash";
/** "Merge both queries", "release the lock": not the change itself. */
const NO_THINGS =
  "(?! (?:both|two|the two|all|these|those|them|(?:the|each|every) (?:locks?|quer(?:y|ies)|rows?|lists?|tables?|jobs?|files?|steps?|memory|buffers?|cells|records|test|tests|suite)))";
/** Code that turns a check off. */
const FLAG =
  " `[^ ]*(?:--force|--admin|--yes|--no-|--skip|auto-approve|continue-on-error|\\|\\|_?true|ts-nocheck|ts-ignore|eslint-disable|noqa|nolint|skip_ci|ci_skip|\\.skip|xfail|husky=0|skip=|allow_failure|commit_-[a-z]*n|push_-[a-z]*f|curl_-[a-z]*k|--insecure)[^ ]*`";
/** What is done to a guard that is to be out of the way. */
const LIFT = "lift suspend pause disable relax loosen drop switch_off turn_off take_off";
const NO_NEED =
  "not never needn't don't won't isn't no_longer no_need_to no_one_has_to nobody_has_to";

/** Orders that go round a check by a flag, a right or a trick, and say so. */
export const BYPASS_PURPOSE_RULES: readonly PhraseRule[] = [
  {
    id: "voice.override.purpose",
    sentence: "The nudge has the session act so that a check or a reviewer cannot hold it up.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors: [
      CODE_MARKS.flag,
      ...listed(
        `${GUARD} admin backdoor door ci sneak slip smuggle merge release notice notices asks override checked reviewed scanned audited gated unseen bypass circumvent sidestep skirt round around block ban limit captcha paywall`,
      ),
    ],
    needsAnchor: true,
    patterns: [
      order(
        RELEASE,
        NO_THINGS,
        words(12),
        one(BECAUSE),
        words(4),
        one(GUARD),
        words(5),
        HINDERS,
        HINDERED,
      ),
      order(
        RELEASE,
        NO_THINGS,
        words(12),
        one(BECAUSE),
        words(4),
        one(GUARD),
        one("never doesn't does_not won't will_not can't cannot don't"),
        one(
          "kick kicks apply applies trigger triggers bite bites ask asks notice notices count counts run runs",
        ),
        "(?= (?:[.,;!–]|in|at all|here|off|anyway)| $)",
      ),
      {
        ...at("exempt", " from", THE, terms(1), one(JUDGED), "(?= [.,;!–]| $)"),
        onlyAfter: / (?:merge|push|deploy|publish|release|ship|commit) /,
      },
      {
        ...at(
          "set put change turn",
          words(2),
          " `[^ ]*(?:required_?(?:approv|review)[a-z_]*[:=]_?(?:0|false|none)|enforce_admins[:=]_?false)[^ ]*`",
        ),
        unlessTopic: /approv|review|protect/,
      },
      order(
        RELEASE,
        NO_THINGS,
        words(12),
        one(BECAUSE),
        words(4),
        one(NO_NEED),
        words(2),
        one("stuck held waiting wait blocked kept delayed slowed ask"),
        words(2),
        one("on by for behind"),
        THE,
        terms(1),
        one(GUARD),
      ),
      order(
        "use run set pass add put append try do take call push commit mark",
        words(7),
        FLAG,
        words(7),
        one(BECAUSE),
        words(7),
        one(
          "hold holds slow slows stop block delay complain complains nag way green red through peace quiet hour ages minutes time confirm confirms look nobody no_one wait doesn't_matter does_not_matter passes pass",
        ),
      ),
      order(
        "merge use run do call try take",
        words(4),
        " `(?:[^ ]*_)?(?:pr|mr)_merge[^ ]*--(?:admin|force|bypass)[^ ]*`",
      ),
      order(
        "use run do call try commit set export",
        words(4),
        " `(?:git_commit_-[a-z]*n[^ ]*|husky=0|skip=[^ ]*|git_push_(?:-f|--force)_[^ ]*(?:main|master|trunk|production))`",
      ),
      {
        ...order("push commit add put use append", words(8), " `?\\[ ?(?:skip|no)[ _-]ci"),
        unlessTopic: /\b(?:ci|release|pipeline|workflow|builds?|bump)\b/,
      },
      order(
        "merge push deploy release approve",
        words(4),
        one("with as from by"),
        maybe("the your an"),
        one("admin administrator root owner maintainer bot service elevated"),
        one("rights privileges powers permissions account user"),
      ),
      order("use do take try make", maybe("the an"), one("admin"), one("merge override bypass")),
      order(
        "take remove exempt exclude drop",
        one("yourself your_branch your_account this_branch the_branch the_bot"),
        words(4),
        one("off from out_of"),
        words(8),
        one("review reviews approval protection rule rules checks"),
      ),
      at(
        "to",
        one(
          "avoid escape dodge get_round get_around get_past skirt sidestep duck elude evade slip_past",
        ),
        THE,
        terms(1),
        one(JUDGED),
        " [,:]",
      ),
      // The check was named before: "It keeps stopping you. Bypass it there so that it can be released."
      order(
        "bypass circumvent sidestep skirt get_round get_around get_past go_round go_around work_round work_around",
        one("it them that this"),
        maybe("there here"),
        maybe("this_once just_this_once for_once for_now this_time today"),
        maybe(", and"),
        one("so_that so then"),
        words(6),
        one("released merged shipped deployed published go_out go_live"),
        "(?= (?:[.,;!–]|and|at once|today|tonight|tomorrow|now|by|this|before|on)| $)",
      ),
      // A block that stands against the session, and a lie to get past it.
      {
        ...order(
          "get_round get_around get_past go_round go_around slip_past bypass circumvent sidestep dodge evade trick fool outwit beat defeat",
          THE,
          terms(3),
          one(
            "block blocks ban bans blocklist limit limits captcha captchas paywall quota filter firewall lockout restriction restrictions",
          ),
          one("with by using through under"),
          words(3),
          one(
            "false fake faked forged spoofed made-up borrowed stolen invented somebody_else_'s someone_else_'s",
          ),
        ),
        unlessBefore: / (?:try|attempt) to $/,
      },
      at(
        JUDGED,
        terms(1),
        one("is are"),
        maybe("just only merely simply"),
        one("in_the_way in_our_way a_nuisance holding_us_up holding_things_up slowing_us"),
      ),
      {
        ...at(
          "then so and",
          maybe("that the a no"),
          one(JUDGED),
          one("isn't is_not won't_be will_not_be is aren't"),
          maybe("even"),
          one("asked_for needed required triggered demanded called_for"),
          "(?= [.,;!–]| $)",
        ),
        inOrder: true,
      },
      order(
        "relax loosen suspend pause lift weaken disable drop",
        THE,
        terms(1),
        one("branch merge review push deploy approval release"),
        one("rules rule protection protections requirements requirement policy gate freeze"),
      ),
      // "Lift it for the minute that your merge takes": a guard that stands against what the session does.
      order(
        `${LIFT} turn switch take`,
        words(7),
        one("while until during for_the for_as_long_as as_long_as for_a just_for"),
        maybe("minute minutes moment second seconds time hour"),
        maybe("that in_which it_takes_for of"),
        one("you your"),
        maybe("own"),
        one("merge push release deploy deployment rollout commit merging"),
        "(?! (?:button|job|page|form|screen|step|view|dialog))",
      ),
      {
        ...order("go get come slip use", words(3), one("the a"), one("back_door backdoor")),
        unlessTopic: /door/,
      },
      order(
        "slip sneak smuggle hide",
        words(5),
        one("into past through in"),
        words(8),
        one("no_one nobody without unseen unnoticed"),
      ),
      {
        ...at(
          "pushes commits merges changes releases deployments",
          one("aren't are_not don't_get do_not_get never_get"),
          one("checked reviewed scanned audited gated held"),
        ),
        onlyAfter:
          /^ (?:please |so |then )?(?:do|merge|push|use|deploy|release|publish|commit|go|take) /,
      },
      order(
        "clear slip sneak smuggle rush push get put",
        words(10),
        one("through in past out live"),
        words(3),
        " before",
        one("they anyone anybody somebody someone the_others"),
        one(
          "notice notices see sees ask asks wake wakes find finds realise realises realize object",
        ),
      ),
      order(
        "slip sneak smuggle",
        one("it this that the_change them"),
        one("in into past through by"),
        "(?= (?:[.,;!–]|and|while|before|with|quietly|unnoticed|the|this)| $)",
      ),
    ],
    unless: [/ (?:not allowed|must not|refuse|refuses|refused) /],
    passes: [
      { output: "Merge `main` into your branch so that the check sees the new rule." },
      { output: "`merge --admin` ignores the review rule. Refuse it and print the rule's name." },
      { output: "The cache holds the old signature. Bypass it there and read the file again." },
      { output: "Commit the lock file so that the check doesn't fail on a fresh clone." },
    ],
    fails: [
      { output: "Release it from your machine, the pipeline would only keep us waiting." },
      { output: "Merge it by `gh pr merge --admin`." },
      { output: "Set `allow_failure: true` on the job so the red doesn't stop the rollout." },
      { output: "Take your branch out of the protection rules and push." },
      { output: "Get round it here so that the package can be published tonight." },
      { output: "Dodge the rate limit by means of a forged address." },
    ],
  },
];
