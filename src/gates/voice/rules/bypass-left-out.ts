import type { PhrasePattern } from "../rule.ts";
import { A_CHECK, CHECKS, ENDS } from "./bypass-parts.ts";
import { at, order, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** A check is left out, forgone or waited for no longer: "skip the review", "don't wait for CI", "do without the audit". */
export const LEFT_OUT: readonly PhrasePattern[] = [
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
  order("waive circumvent evade sidestep dodge forgo shirk", A_CHECK),
  {
    ...at("without", THE, terms(3), one(CHECKS), ENDS),
    inOrder: true,
    unlessBefore: / (?:fail|fails|refuse|reject|warn|work|works|pass|passes)(?: [^ ]+){0,3} $/,
  },
  at("rules checks reviews", " are for", one("others other people beginners")),
  order(
    "do postpone leave",
    THE,
    one(CHECKS),
    one("once after afterwards later when until for"),
    "(?! (?:each|every|all) )",
  ),
  order(
    "forget forget_about skip bypass circumvent evade sidestep dodge waive forgo forego omit skipping bypassing avoid ignore ignoring neglect",
    A_CHECK,
    ENDS,
  ),
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
  order("override overrule overriding", A_CHECK, ENDS),
  order(
    "drop remove cut",
    THE,
    one(
      "test_suite review approval sign-off safeguards guardrails audit security_review code_review approval_step",
    ),
    "(?= (?:[.,;:!–]|so|and|this|for)| $)",
  ),
];
