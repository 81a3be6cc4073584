import type { PhrasePattern } from "../rule.ts";
import { at, order, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** A check is made to pass or called passed: "change the expected value until it is green", "mark it as reviewed anyway". */
export const FALSE_GREEN: readonly PhrasePattern[] = [
  order(
    "call",
    THE,
    terms(2),
    one("complete done finished clean good green passed"),
    "(?= (?:[.,;:!–]|and|so|anyway|then)| $)",
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
  order(
    "mark set flag",
    words(4),
    " as",
    maybe("an a"),
    one("expected_failure xfail known_failure flaky"),
    one("and so then"),
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
];
