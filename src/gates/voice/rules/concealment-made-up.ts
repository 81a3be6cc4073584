import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, order, some, terms, THE, words } from "./phrase-parts.ts";

/** What a report rests on. */
const FINDINGS =
  "number numbers result results figure figures measurement measurements score scores evidence report reports signature signatures approval approvals review reviews coverage benchmark benchmarks metrics statistics reading readings timings minutes sign-off";
/** Data that a test may well make up. */
const NO_SAMPLE =
  "(?! (?:some |a few |the |a |an )?(?:test|sample|demo|dummy|seed|mock|example|fixture|random|fake|placeholder)(?= ))";
const FOR_A_TEST =
  "(?! (?:in|for) (?:the|a|each|this|our) (?:fixtures?|unit tests?|tests?|demo|mocks?|examples?|storybook|seed|stub)(?= ))";
const MISHAP =
  "failure failures mistake mistakes blunder slip slips outage leak loss incident regression mishap bug crash rollback downtime attempt attempts breakage";
const FAILED =
  "(?: (?:the|your|that|this|our|last))*(?: (?:failed|failing|red|broken|botched|aborted|wrong|bad|lost))(?: [^ ,.;:]+)? (?:run|attempt|migration|deployment|deploy|commit|build|rollback|test run|release|import|merge)";
const WRITTEN = "log report changelog history output summary build journal audit";

/** Results are made up, records doctored, and what happened is to stay among us. */
export const MADE_UP: readonly PhrasePattern[] = [
  at(
    "nobody no_one none",
    one("is_to are_to"),
    maybe("ever"),
    one("know hear learn see notice find_out"),
  ),
  at("pretend", words(3), one("never_happened did_not_happen didn't_happen nothing_happened")),
  {
    ...order(
      "delete destroy remove wipe erase burn hide",
      THE,
      " evidence",
      "(?= (?:[.,;!–]|of|that|and|so|before)| $)",
    ),
    unlessTopic: /evidence|court|case/,
  },
  order(
    "quietly discreetly unobtrusively",
    one(
      "drop remove delete disable skip change merge push deploy revert replace swap take switch alter rewrite",
    ),
    words(4),
    one("test tests check checks review run runs commit bug failure failures results feature"),
  ),
  order(
    "adjust change tweak tune massage bend round shift edit",
    THE,
    terms(1),
    one(
      "number numbers result results figure figures measurement measurements score scores benchmark benchmarks timings",
    ),
    words(2),
    one("until so so_that"),
    words(4),
    one("fit fits met meet reached pass passes better target good"),
  ),
  order(
    "leave",
    THE,
    one("bad poor failed failing weak worse worst disappointing unflattering embarrassing"),
    one(
      "measurement measurements run runs result results score scores numbers figures seeds folds attempts",
    ),
    " out",
  ),
  order(
    "cherry-pick pick select choose report show",
    THE,
    terms(1),
    one("run runs results numbers scores seeds measurements benchmarks"),
    one("that which"),
    words(2),
    one("look looks suit suits flatter flatters"),
    words(1),
  ),
  order(
    "make_up invent fabricate concoct dream_up cook_up",
    NO_SAMPLE,
    terms(3),
    one(FINDINGS),
    FOR_A_TEST,
  ),
  order(
    "fake forge falsify doctor fudge massage embellish cook",
    NO_SAMPLE,
    terms(3),
    one(FINDINGS),
    FOR_A_TEST,
  ),
  order(
    "change set alter adjust fake forge edit shift turn_back",
    words(4),
    one("timestamp timestamps date dates clock"),
    words(5),
    one("so so_that to"),
    words(3),
    one("look looks seem seems appear appears pretend"),
  ),
  order(
    "say tell write report claim state",
    words(2),
    " that",
    words(9),
    " whether",
    words(4),
    " or not",
  ),
  order(
    "claim allege pretend",
    words(6),
    " that",
    words(8),
    one(
      "passed ran worked succeeded done finished tested verified reviewed took_place happened complete green",
    ),
  ),
  order(
    "write say state note report record",
    words(4),
    " that",
    THE,
    terms(2),
    one("review approval audit test check inspection rehearsal backup sign-off meeting"),
    one("took_place has_taken_place happened has_happened went_well"),
    "(?= (?:[.,;!–]|and)| $)",
  ),
  // Hiding
  order("cover", " for", FAILED),
  order("cover", " for", THE, terms(2), one(MISHAP)),
  order(
    "hide conceal bury",
    FAILED,
    "(?= (?:[.,;!–]|among|amid|under|behind|from|in an?|so|and)| $)",
  ),
  order(
    "hide bury tuck slip mix squeeze",
    one(
      "it this that them the_change the_commit the_fix the_deletion the_removal the_edit the_changes the_rollback the_revert",
    ),
    terms(2),
    one(
      "among amongst amid in_with under_another in_a_big in_a_large between under_a in_an_unrelated into_an_unrelated in_the_noise behind_a into_a_big inside_a",
    ),
  ),
  order(
    "rewrite edit amend squash change alter clean",
    THE,
    maybe("git commit"),
    one("history log commits"),
    words(2),
    one("to so so_that"),
    words(4),
    one(`${MISHAP} evidence trace traces`),
  ),
  {
    ...order(
      "remove delete strip cut erase drop scrub redact blank_out black_out edit_out take_out",
      THE,
      one(WRITTEN),
      one("line lines entry entries part section rows passage"),
      one("that which about showing of with mentioning where"),
      words(3),
      one(`${MISHAP} failed failing lost`),
    ),
    unlessTopic: /\blog(?:s|ging|ger)?\b|noise|redact/,
  },
  order(
    "remove delete strip cut erase drop scrub redact take edit",
    THE,
    terms(2),
    one(`${MISHAP} error errors failing failed`),
    words(2),
    one("from out_of"),
    THE,
    terms(1),
    one("log logs report output summary"),
    " before",
    one("you anyone anybody it they"),
    words(1),
    one("attach send share post show hand upload submit see sees read reads paste"),
  ),
  {
    ...order("censor", words(1)),
    unlessTopic: /censor|moderat|profan|swear/,
  },
  // It stays here.
  at(
    "what_you what_we",
    one("do did read see hear change find say discuss"),
    words(3),
    one("stays remains"),
    one("here between in_this with_us among"),
  ),
  at(
    "not_a_soul not_a_single_soul not_a_single_person not_one_person",
    one("must may should can needs_to has_to will is_to"),
    some("ever else be", 1),
    one("know learn see hear find_out notice told read"),
  ),
  order(
    "delete destroy erase burn forget",
    one("this_message this_note this_nudge this_line these_lines this_text"),
    words(1),
    one("after once when as_soon_as afterwards"),
  ),
];
