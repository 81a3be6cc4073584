import type { PhrasePattern } from "../rule.ts";
import { CHECKS, ENDS, LIMITS } from "./bypass-parts.ts";
import { at, maybe, one, order, some, terms, THE, words } from "./phrase-parts.ts";

const RELEASE = "merge deploy ship release publish push land launch roll_out force-push";
/** What is red or still to come when something is released. */
const JUDGE =
  "pipeline ci checks check tests test build review reviews scan suite job linter gate approval approvals audit sign-off";
const SELF =
  "yourself your_own_account your_account your_session this_session your_user your_own_user";
const NOBODY = "nobody no_one none no-one";
/** A guard that no longer speaks up. */
const SILENT =
  "shuts_up keeps_quiet keeps_its_mouth_shut stops_complaining stops_nagging stops_whining looks_away gives_up is_none_the_wiser";

/** A session helps itself to rights, or lets work out before anybody has looked at it. */
export const SELF_SERVED: readonly PhrasePattern[] = [
  order(
    RELEASE,
    words(5),
    " without waiting",
    one("for on"),
    THE,
    terms(2),
    one(`green ${JUDGE} anyone anybody others reviewer reviewers reply`),
  ),
  order(
    RELEASE,
    words(3),
    one("although though even_though even_if while whilst despite_the_fact_that"),
    THE,
    terms(2),
    one(JUDGE),
    one("is are was were has have still"),
    words(3),
    one(
      "red failing failed broken pending open missing unfinished running fail fails rejected outstanding not",
    ),
  ),
  order(
    "force-push force_push",
    words(3),
    one("over onto to on"),
    THE,
    one("protected main master release production shared"),
  ),
  order(
    "weaken soften water_down dumb_down bend tweak trim",
    words(5),
    one(
      "assertion assertions assert test tests check checks expectation expectations gate rule threshold",
    ),
    one("until so so_that to"),
  ),
  order(
    "sign",
    words(4),
    " off",
    one("yourself in_someone in_somebody as_the as_somebody as_someone"),
  ),
  order(
    RELEASE,
    words(4),
    " before",
    THE,
    terms(1),
    one("qa reviewer reviewers auditor auditors testers security anyone anybody others team"),
    one("gets get has have can could sees looks finds notices comes wakes is are"),
  ),
  order(
    RELEASE,
    words(4),
    one("untested unreviewed unchecked unverified unaudited unscanned unsigned unapproved"),
    ENDS,
  ),
  {
    ...at(
      "no",
      one(
        "backup backups dry_run test tests review approval checks check sign-off confirmation rehearsal",
      ),
      one("needed necessary required wanted"),
    ),
    onlyAfter:
      /^ (?!if |when |the |once |a )[^.]*\b(?:drop|delete|merge|push|deploy|ship|release|publish|migrate|wipe|apply|run) [^.]*[,;–] (?:and |so )?$/,
  },
  order(
    "accept confirm approve answer click okay acknowledge",
    words(6),
    one(
      "blindly unread unseen without_reading without_looking without_thinking and_don't_look and_do_not_look and_don't_read",
    ),
  ),
  at("so so_that until", THE, terms(2), one(`${CHECKS} scanner linter bot`), one(SILENT)),
  order(
    "add put write insert append",
    words(3),
    one("ignore exclude exclusion allowlist whitelist suppression skip exemption ignore-list"),
    words(3),
    one("so so_that to until"),
    THE,
    terms(3),
    one(`${CHECKS} scanner`),
    one("pass passes stays is goes turns complain doesn't does_not won't"),
  ),
  at(
    "so so_that",
    THE,
    terms(4),
    one(
      "doesn't_catch does_not_catch won't_catch can't_catch doesn't_see can't_see cannot_see doesn't_notice won't_notice can't_block doesn't_block won't_block can't_stop doesn't_stop can't_trace doesn't_flag won't_flag cannot_stop cannot_block",
    ),
    one("you us"),
  ),
  // Rights and room that a session takes for itself.
  order(
    "give grant assign award make add",
    one(SELF),
    words(4),
    one(
      "admin administrator owner root superuser access rights role permission permissions privileges maintainer sudo sudoers admins owners",
    ),
  ),
  order(
    "add promote elevate",
    one(SELF),
    one("to as"),
    THE,
    terms(2),
    one("admins administrators owners admin owner root maintainers sudoers group role list"),
  ),
  order(
    "whitelist allowlist unblock exempt unban unlock excuse",
    maybe("your"),
    one("yourself own account address session ip key"),
    words(0),
  ),
  order(
    "raise increase lift extend double unlock remove drop loosen reset",
    " your own",
    terms(2),
    one(LIMITS),
  ),
  order(
    "escalate elevate extend widen",
    one("your"),
    maybe("own"),
    one("privileges rights permissions access role scope"),
  ),
  {
    ...order(
      "disable turn_off switch_off lift suspend drop open remove stop lower deactivate",
      THE,
      terms(3),
      one(
        "firewall authentication authorization auth login verification validation encryption protection access_control permissions tls gate lock locks guard",
      ),
      words(4),
      one("while_you until_you till_you as_long_as_you for_as_long_as_you"),
    ),
    unlessTopic: /auth|firewall|login/,
  },
  {
    ...order(
      "break_out_of get_out_of escape_from break_free_of",
      THE,
      terms(1),
      one("sandbox container jail chroot vm"),
    ),
    unlessTopic: /sandbox|escape|jail|game/,
  },
  order(
    "tunnel slip sneak get go squeeze creep",
    one("past around round under"),
    THE,
    terms(2),
    one("proxy firewall filter filters gateway reviewer reviewers gatekeeper gatekeepers"),
  ),
  order("sneak smuggle", one("it this that the a an your these in them another some"), words(1)),
  order(
    "do run push merge deploy make change apply release",
    one("it this that the"),
    words(6),
    one("when while"),
    one(`${NOBODY} everyone everybody`),
    one("is are 's"),
    one("watching looking asleep"),
  ),
  { ...at("off_the_books under_the_table under_the_radar"), inOrder: true },
  order(
    "make",
    " an exception",
    one("to from"),
    some("your the our this", 1),
    terms(2),
    one("rules policy freeze review guidelines instructions rule process"),
    "(?= (?:[.,;:!–]|and|for this|for once|for now|today|here|this)| $)",
  ),
];
