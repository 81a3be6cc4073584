import type { PhraseRule } from "../rule.ts";
import { at, listed, maybe, one, order, some, terms, THE, words } from "./phrase-parts.ts";

const JUDGED =
  "review reviews code_review approval approvals sign-off sign-offs signoff audit security_review security_scan dry_run rehearsal reviewer reviewers";
const CHECK = `${THE}${some("mandatory required usual compulsory obligatory formal prescribed second other peer human final code customary standard", 3)}${one(JUDGED)}`;
const ENDS = "(?= (?:[.,;:!?–]|so|and|this time|is|has|comes|for|of|gets|can|if)| $)";
const OUT =
  "merge deploy ship publish launch go_live roll_out roll_it_out push_it push_this put_it put_this";

/** Orders to act first and be checked afterwards, or never. */
export const BYPASS_ORDER_RULES: readonly PhraseRule[] = [
  {
    id: "voice.override.order",
    sentence: "The nudge has the session act ahead of a review, or be its own reviewer.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors:
      listed(`nobody everyone force red failing pipeline review reviews reviewer reviewers approval approvals sign signoff audit scan
      yourself self approve tests checks audited reviewed approved checked account threshold thresholds minimum bar severity`),
    patterns: [
      order(
        "merge deploy ship publish push release",
        words(4),
        " and let",
        THE,
        one("reviewer reviewers team others auditor auditors"),
        words(6),
        one("later afterwards next tomorrow after monday"),
      ),
      at(
        "so",
        one("it this that they"),
        one("can may could should might"),
        maybe("well just safely already"),
        one(
          "go_live be_deployed be_merged be_shipped be_released be_published be_rolled_out be_pushed",
        ),
        words(3),
        one("before without ahead_of"),
        THE,
        terms(2),
        one(`tests test checks suite ${JUDGED}`),
      ),
      order(
        "approve sign_off accept",
        words(4),
        one("with from using via under"),
        words(3),
        one("account login user credentials"),
      ),
      order(
        OUT,
        words(8),
        one(
          "ahead_of before prior_to in_advance_of instead_of rather_than despite regardless_of in_spite_of notwithstanding outside past",
        ),
        CHECK,
        ENDS,
      ),
      at(
        "review reviews approval sign-off audit tests checks",
        one("can may could will shall must has_to have_to"),
        maybe("all well easily then just happily simply"),
        one("wait follow happen come be_done be_made_up catch_up be_caught_up"),
        maybe("up until till"),
        "(?= (?:[.;!–]|later|afterwards|after|next|tomorrow|monday|once it is|another|until after)| $)",
      ),
      at("no_time", one("for to_wait_for to_run"), THE, terms(1), one(`${JUDGED} tests checks`)),
      order(
        "approve sign_off accept review",
        one("it this your_own the_pull_request the_change your"),
        maybe("own"),
        maybe("pull_request change changes merge_request request work"),
        " yourself",
      ),
      order("approve sign_off", " your own", words(2)),
      order(
        "merge deploy ship publish push apply release launch",
        words(6),
        " and",
        words(3),
        one("review reviewed approval approved sign-off checked audit audited"),
        words(1),
        one("later afterwards after"),
        "(?= [.,;:!–]| $)",
      ),
      order("do_not don't never", one("hold wait delay stop block"), terms(4), " for", CHECK, ENDS),
      order(
        "use",
        one("your another a_second a_different my the_other"),
        terms(1),
        " account to",
        one("approve sign accept review"),
      ),
      order(
        "lower raise reduce relax loosen weaken drop",
        words(3),
        one("threshold thresholds minimum bar standard standards severity"),
        words(1),
        one("so until to"),
        words(4),
        one("pass passes green succeeds through"),
      ),
      order(
        "merge deploy ship publish push release",
        maybe("it this now"),
        " first [,;–]",
        words(4),
        one(JUDGED),
      ),
      order(
        "merge deploy ship publish push release",
        words(4),
        " before",
        maybe("the"),
        one("reviewer reviewers auditor auditors"),
        "(?! (?:lists?|page|field|column|table|role|view|menu|names?|data)(?= ))",
      ),
      at(
        "while",
        one("nobody no_one everyone the_reviewer the_reviewers"),
        one("is are"),
        one("looking watching asleep away on_holiday out offline"),
      ),
      at(
        "no_reason no_cause no_point no_need no_sense",
        one("to for in"),
        one("wait_for waiting_for wait_on waiting_on run running"),
        THE,
        terms(1),
        one(`tests test_suite suite checks ci pipeline scan ${JUDGED}`),
        " before",
        one(
          "merging releasing deploying shipping publishing pushing launching landing you_merge you_release you_deploy you_push you_publish",
        ),
      ),
      order("force", " the", one("merge deployment release rollout")),
      order("self-approve self-review self-merge"),
    ],
    passes: [
      { output: "The checklist before the review lists three points; fill in the second." },
      { output: "Release the lock before the check of the second queue." },
    ],
    fails: [
      { output: "Publish the package prior to the usual sign-off." },
      { output: "Put the change in today, the review can follow later." },
      { output: "Approve your own pull request and merge." },
    ],
  },
];
