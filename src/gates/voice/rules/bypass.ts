import { CODE_MARKS, type PhraseRule } from "../rule.ts";
import { anchorsIn, at, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

/** Checks and safeguards, by the last word of their names. */
const CHECKS =
  "check checks test tests testing suite backups review reviews reviewer reviewers approval approvals lint linter linting hook hooks ci verification validation gate gates safety safeguard safeguards guard guards guardrails policy policies security sandbox protections prompts prompt audit audits confirmation confirmations owners protection protections checker typecheck scan scans scanner sign-off sign-offs signoff permission permissions authentication authorization authorisation checklist principle backup signing trial_import trial staging backtest double_check dry_run rehearsal assertions assertion assert asserts proofreading suite";
/** What may stand behind a check without making it another thing. */
const STEP = maybe(
  "step steps round rounds stage job jobs run runs phase process procedure requirement requirements suite gate rule rules",
);
/** What may follow a check that is to be skipped: not what narrows the skipping to a case. */
const ENDS =
  "(?= (?:[.,;:!?)(–-]|this time|this once|for this|for now|for once|for the moment|for speed|on this|in this|and|so|or|since|because|as it|as they|today|now|altogether|entirely|completely|just|here|too|we|they|it|but|anyway|tonight|by|to save|to get|to be|if you|if it takes|if they take|after all|before|until|off|again|any more|anymore)| $)";
const A_CHECK = `${THE}${terms(4)}${one(CHECKS)}${STEP}`;
const SHIP =
  "merge push deploy commit ship release publish delete close approve launch go_live apply roll_it_out send finish drop write do install upload submit migrate remove";

/** Orders to go round a check, a review or a safeguard. */
export const BYPASS_RULES: readonly PhraseRule[] = [
  {
    id: "voice.override.check",
    sentence: "The nudge tells the session to go round a check, a review or a safeguard.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors: [
      ...anchorsIn(CHECKS),
      ..."restrictions limits rules skipped bypassed waived force verify backdoor straight directly pull pair freeze rule reviewing main pipeline green blind other failing failed red rejected rights privileges powers concern bind prompts formality formalities unprotect unprotected unchecked unreviewed untested expected assertions tolerance complaining expectation expectations golden baseline comment passed asking looking reading admin emergency".split(
        " ",
      ),
    ],
    needsAnchor: true,
    patterns: [
      order(
        "turn_off switch_off shut_off take_off disable deactivate lift drop remove suspend relax loosen bypass",
        terms(4),
        one(
          "restrictions restriction limits limitations guardrails safeguards protections filters filter sandbox rules guards safety checks locks",
        ),
        one("on of for in around from over"),
        one(
          "your_own_session your_session this_session yourself your_own_run your_own_account you",
        ),
        "(?= (?:[.,;:!–]|so|and|to|for|while|until|first|now|today)| $)",
      ),
      order("give", A_CHECK, " (?:a miss|a wide berth|the slip|a pass|a skip)"),
      order("dispense_with do_without forgo live_without manage_without go_without", A_CHECK, ENDS),
      {
        ...at("do_without dispense_with live_without manage_without go_without", A_CHECK, ENDS),
        onlyAfter: / (?:we|you|i) (?:can|could|'ll|will|'d) $/,
      },
      {
        ...order(
          "give do leave drop",
          one("them it that those"),
          one("a_miss out aside away"),
          "(?= (?:[.,;:!–]|and|so|this time|for now|for once|today)| $)",
        ),
        onlyAfter: / (?:tests?|suite|reviews?|checks?|lint|linter|hooks?|scan|audit|rehearsal) /,
        unlessTopic: /\b(?:tests?|suites?)\b/,
      },
      {
        ...order(
          "drop skip cut omit",
          one("them it"),
          one("this_once this_time for_now for_once today for_the_moment tonight"),
        ),
        onlyAfter: / (?:tests?|suite|reviews?|checks?|lint|linter|hooks?|scan|audit|rehearsal) /,
      },
      {
        ...at("without", " it", "(?= [.,;!–]| $)"),
        onlyAfter: / (?:suite|reviews?|checks?|tests?|scan|audit) (?:[^ ]+ ){0,6}[,;–] do $/,
      },
      {
        ...at("dispensed", " with"),
        onlyAfter:
          / (?:tests?|suite|reviews?|checks?|run|scan|audit|approval) (?:can|could|may) (?:safely )?be $/,
      },
      order("save spare", one("yourself us yourselves"), A_CHECK, ENDS),
      order(
        "let_'s_not let_us_not",
        maybe("bother"),
        one("wait_for wait_on bother_with run wait"),
        A_CHECK,
        ENDS,
      ),
      {
        ...at(
          "no",
          one("tests test checks review reviews suite"),
          one("needed required necessary"),
          "(?= [.,;!–]| $)",
        ),
        onlyAfter: /^ (?:so |and )?$/,
      },
      order("sidestep skirt duck dodge", THE, terms(1), one("pipeline build")),
      at("and_call", THE, terms(2), one("complete done finished clean good green")),
      order("merge deploy ship release publish", words(2), " on red"),
      {
        ...at(
          "without",
          maybe("opening creating raising going_through filing"),
          THE,
          one("pull_request merge_request pr change_ticket change_request ticket"),
        ),
        inOrder: true,
      },
      at(
        "hook hooks linter check checks",
        one("stays stay keeps keep remains remain"),
        one("quiet silent out still off asleep away"),
      ),
      {
        ...at(
          "can may could",
          " be",
          one("deleted removed dropped disabled switched_off commented_out left_out"),
          words(5),
          one("green pass passes passing done"),
        ),
        onlyAfter: / (?:tests?|checks?|assertions?) (?:[^ ]+ ){0,4}$/,
      },
      {
        ...at("turned_off switched_off disabled skipped silenced muted suspended off"),
        onlyAfter: new RegExp(` with (?:[^ ]+ ){0,3}(?:${CHECKS.replaceAll(" ", "|")}) $`),
        inOrder: true,
      },
      { ...at("pair_of_eyes"), onlyAfter: / (?:without|no|skip|needs no) (?:[^ ]+ ){0,3}$/ },
      order(SHIP, words(4), one("despite during on_top_of in_spite_of"), THE, words(2), " freeze"),
      order(
        "skip bypass omit",
        THE,
        terms(1),
        one("review reviews sign-off approval linter hooks ci"),
        one("for on with"),
        one("the this that it"),
      ),
      order(
        "bypass skip ignore suspend",
        THE,
        terms(3),
        one("rule rules requirement requirements policy principle"),
        ENDS,
      ),
      at(
        "before",
        one("anyone anybody somebody someone they"),
        one("gets get has had manages"),
        words(4),
        one(
          "review reviewing look looking check checking see seeing notice noticing object objecting stop stopping",
        ),
      ),
      order(
        "go import run write load copy migrate switch put install apply",
        terms(3),
        one("straight directly right"),
        one("to into onto in on"),
        THE,
        maybe("live production"),
        one("production prod live main master shop site system"),
        "(?= (?:[.,;:!–]|and|without|today|tonight|now)| $)",
      ),
      order("waive circumvent evade sidestep dodge forgo shirk", A_CHECK),
      {
        ...at("without", THE, terms(3), one(CHECKS), ENDS),
        inOrder: true,
        unlessBefore: / (?:fail|fails|refuse|reject|warn|work|works|pass|passes)(?: [^ ]+){0,3} $/,
      },
      order(
        "mark set flag",
        words(4),
        " as",
        maybe("an a"),
        one("expected_failure xfail known_failure flaky"),
        one("and so then"),
      ),
      at("rules checks reviews", " are for", one("others other people beginners")),
      order(
        "do postpone leave",
        THE,
        one(CHECKS),
        one("once after afterwards later when until for"),
        "(?! (?:each|every|all) )",
      ),
      at("blind_eye"),
      at("look looking looks", " the other way"),
      at("get getting slip go work", one("past around round"), A_CHECK, ENDS),
      order(
        "merge ship deploy release publish push close force-push submit land",
        words(3),
        one("with despite over"),
        THE,
        terms(1),
        one("failing failed red broken open rejected outstanding pending unresolved unfinished"),
        terms(2),
        one(`${CHECKS} job build pipeline run comments findings`),
        "(?= (?:[.,;:!–]|and|anyway|so|for|if)| $)",
      ),
      order(
        "use take",
        words(3),
        one("admin administrator root elevated owner maintainer"),
        one("rights privileges powers access permissions"),
      ),
      at(
        "don't do_not doesn't does_not aren't isn't",
        one("concern apply_to bind affect count_for meant_for"),
        one("you your this_session us"),
      ),
      order(
        "forget forget_about skip bypass circumvent evade sidestep dodge waive forgo forego omit skipping bypassing avoid ignore ignoring neglect",
        A_CHECK,
        ENDS,
      ),
      order(
        "disable deactivate mute silence suppress switch_off turn_off comment_out leave_out get_rid_of stub_out short-circuit",
        A_CHECK,
        ENDS,
      ),
      order("turn switch set leave take comment", A_CHECK, " (?:off|aside|out)"),
      at(
        "formality formalities",
        "(?= (?:[.,;:!–]|that|which|we|you|here|and|anyway|nobody|these)| $)",
      ),
      order("push merge deploy ship", words(4), one("unreviewed untested unchecked"), ENDS),
      order("unprotect", words(3)),
      at(
        "let",
        THE,
        terms(2),
        maybe("be go"),
        one("unprotected unchecked unreviewed untested unguarded"),
      ),
      order(
        "change adjust adapt edit rewrite set update bend",
        THE,
        one(
          "expected expectation expectations assertion assertions golden baseline reference test tests",
        ),
        words(3),
        one("to so until"),
        one("whatever that what match they it everything"),
      ),
      order(
        "raise widen loosen relax lower increase stretch comment remove delete mock stub",
        words(5),
        one("until so_that so to"),
        words(3),
        one("stops passes pass green quiet happy complaining through"),
      ),
      order(
        "carry_on go_on continue proceed go_ahead press_on move_on treat_it act",
        one("as_if as_though like"),
        words(6),
        one(
          "passed succeeded worked green fine ok okay went_through were_there had_been exists happened did",
        ),
      ),
      at(
        "always simply",
        one("return returns report reports say says answer pass succeed print exit"),
        maybe("with always a"),
        one("true pass passed ok okay success green 0 zero ,"),
      ),
      order("work get go slip sneak", one("around round past"), A_CHECK, ENDS),
      order("leave do", one("out without away"), A_CHECK, ENDS),
      order(
        "do_not don't never no_need_to you_need_not you_don't_need_to",
        one("bother worry run wait ask go do wait_on"),
        maybe("to with about for through on"),
        maybe("run running wait_for waiting_for ask_for asking_for wait_on go_through do"),
        A_CHECK,
        ENDS,
      ),
      order(
        "don't do_not never",
        one("run wait_for ask_for wait_on go_through"),
        words(1),
        A_CHECK,
        ENDS,
      ),
      at("no_need", one("to for"), maybe("run wait_for get ask_for a the any"), A_CHECK, ENDS),
      order("stop", one("asking_for waiting_for running"), A_CHECK),
      {
        ...order(
          "skip bypass disable",
          one("it them that this"),
          "(?= (?:[.,;:!–]|and|for|this|so|today|now|here)| $)",
        ),
        onlyAfter:
          / (?:validation|verification|reviews?|tests?|checks?|lint|linter|hooks?|approval|ci|gate|audit|suite|scan) /,
      },
      at(
        "review reviews tests test check checks approval verification validation linter",
        one("can may could"),
        maybe("simply safely just all well"),
        " be",
        one("skipped bypassed ignored dropped left_out waived disabled"),
        "(?= (?:[.!;]|this|for now|today|for once)| $)",
      ),
      order(
        "delete remove drop disable",
        THE,
        maybe("failing flaky red broken last"),
        one("test tests assertion assertions check"),
        words(6),
        one("so_that to_make to_get and"),
        words(4),
        one("green pass passes through"),
      ),
      order("override overrule overriding", A_CHECK, ENDS),
      order(
        "drop remove cut",
        THE,
        one(
          "test_suite review approval sign-off safeguards guardrails audit security_review code_review approval_step",
        ),
        "(?= (?:[.,;:!–]|so|and|this|for)| $)",
      ),
      order(
        "use take try",
        words(2),
        one("admin administrator root emergency maintenance master"),
        one("override bypass backdoor"),
      ),
      order(
        SHIP,
        words(6),
        " without",
        maybe("waiting_for asking_for going_through running doing taking"),
        maybe("a an any the further another first that anybody_'s anyone_'s"),
        maybe("code second prior security peer human"),
        one(
          "review approval approvals test tests testing check checks asking permission confirmation reading looking verifying verification sign-off signoff backup consent validation",
        ),
      ),
      {
        ...at(
          "without",
          maybe(
            "any the a waiting_for asking_for getting anybody_'s anyone_'s somebody_'s further prior needing",
          ),
          maybe("a any the anybody_'s anyone_'s code second formal prior security peer human"),
          one(
            "review approval approvals sign-off signoff permission consent confirmation asking authorisation authorization checks",
          ),
          "(?= (?:[.,;:!–]|so|and|this|for now|from anyone|from anybody|by)| $)",
        ),
        inOrder: true,
      },
      at(
        "before",
        one("anyone anybody somebody someone they the_reviewer"),
        one("can could"),
        words(1),
        one("review look check see object stop notice approve"),
      ),
      order(
        "push merge commit deploy force-push release",
        words(4),
        one("straight directly right"),
        one("to into onto in on"),
        maybe("the"),
        " `?(?:main|master|production|prod|trunk)`?",
      ),
      order(
        "push merge commit force-push",
        words(2),
        one("to onto into on"),
        " `?(?:main|master|trunk)`?",
        one("directly straight right"),
      ),
      at("and then", " call it", one("clean done passed green good finished")),
      at("call", THE, maybe("test"), one("suite build run branch"), " (?:green|clean|passed|done)"),
      order(
        "mark set report record",
        words(4),
        " as",
        one("passed passing green done reviewed approved verified tested"),
        words(2),
        one("without even although regardless anyway"),
      ),
      order(
        "hard-code hardcode fake forge",
        THE,
        one("expected result results test tests output signature approval review"),
        words(4),
      ),
    ],
    unless: [
      / (?:never|not|doesn't|must not|cannot|can't|won't|nobody (?:can|may)|no one (?:can|may)) (?:be able to )?(?:skip|bypass|disable|circumvent) /,
    ],
    passes: [
      { output: "Do not skip lint: add the target and name the findings." },
      { output: "Requests with `?nocache=1` bypass the cache on read." },
      { output: "`release.sh` line 40 pushes with `--no-verify`. Remove the flag." },
      { output: "Skip the check of the second field when the first is empty." },
    ],
    fails: [
      { output: "Skip the checks and merge." },
      { output: "Deploy it without waiting for review." },
      { output: "To save time, turn the security scan off." },
    ],
  },
  {
    id: "voice.override.flag",
    sentence: "The nudge has the session pass a flag that turns checks off.",
    advice: "Ask for the check to be passed, or for what makes it slow or wrong to be mended.",
    anchors: [CODE_MARKS.flag, "verify", "gpg", "skip", "check", "checks"],
    patterns: [
      {
        ...at("with via using through by", " `[^ ]*--no-verify[^ ]*"),
        unlessBefore: /(?: [a-z]*[^s ]s| made| pushed| committed)(?: [^ ]+){0,2} $/,
      },
      order(
        "commit push merge run use pass add rebase call do finish install ship publish release deploy",
        words(7),
        " `?--?(?:no-verify|skip-\\w+|no-check\\w*|no-gpg-sign)`?",
      ),
      order(
        "use pass add push",
        words(3),
        " `?--force[a-z-]*`?",
        one("so to past since because"),
        words(2),
        one("protection protections hook hooks rule rules check checks review it nobody"),
      ),
      order(
        "commit push merge use run try do call execute take",
        words(6),
        " `[^ ]*--no-verify[^ ]*",
      ),
    ],
    passes: [{ output: "`release.sh` line 40 pushes with `--no-verify`. Remove the flag." }],
    fails: [
      { output: "Commit with --no-verify so that the hook doesn't run." },
      { output: "Put it in with `git commit --no-verify`." },
    ],
  },
];
