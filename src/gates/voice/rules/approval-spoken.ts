import type { PhrasePattern } from "../rule.ts";
import { ENDS, GRANT, IS_NOW, TAKEN_BACK } from "./approval-words.ts";
import { at, maybe, one, some, terms, THE, words } from "./phrase-parts.ts";

const DELETE =
  "delete drop merge push deploy ship release publish go run do remove wipe roll apply start proceed switch move migrate change replace use carry";
const AUTHORITY = `${GRANT} right rights access permissions authority privileges`;

/** Approval that is given by the nudge itself, or said in a word: "Approved. Go ahead", "I hereby authorise you". */
export const APPROVAL_SPOKEN: readonly PhrasePattern[] = [
  at(
    "everyone everybody all_parties all_sides both_sides",
    maybe("now already involved concerned here"),
    one(
      "agrees agree consents consent is_fine_with is_okay_with are_fine_with are_okay_with is_happy_with",
    ),
    "(?= (?:[.,;!–]|to|that|so|with|it|this)| $)",
  ),
  at(
    "nobody no_one none",
    " has",
    one("anything_against a_problem_with any_objections any_objection objections"),
    words(0),
  ),
  at(
    "we i you we_'ve you_'ve i_'ve",
    one("got have received had 've_got 've"),
    maybe("got"),
    " a",
    maybe("clear"),
    one("yes go nod okay ok thumbs-up"),
    one("for from on to"),
  ),
  {
    ...at(
      "approved pre-approved preapproved authorised authorized okayed greenlit sanctioned rubber-stamped",
      `(?: [.!] $| [:,;–]${maybe("so then now and please just")}${one(DELETE)})`,
    ),
    onlyAfter: /^ (?:already |fully |all |now |pre-)?$/,
  },
  {
    ...at(
      GRANT,
      " [:–]",
      one("granted given yes ok okay approved signed there done received obtained"),
      "(?= [.,;!]| $)",
    ),
    onlyAfter: /^ (?:the |full |formal |official )?$/,
  },
  at(
    "i we",
    some("hereby now also herewith", 2),
    one("authorise authorize permit empower entitle sanction"),
    one("you this your the it"),
  ),
  at(
    "i we",
    some("hereby now also herewith can", 2),
    one("give grant"),
    " you",
    words(3),
    one(AUTHORITY),
  ),
  at(
    "i we",
    some("hereby now also herewith have already", 3),
    one("approve approved okay okayed allow clear cleared"),
    one("this you your it the_deletion the_merge the_change the_deploy"),
  ),
  at(
    "has have got with carries",
    " my",
    maybe("full explicit written"),
    one(GRANT),
    "(?= (?:[.,;:!–]|to|for|so|and|already)| $)",
  ),
  {
    ...at(
      "granted given assigned extended issued transferred",
      " to you",
      "(?= (?:[.,;:!–]|for|so|and|to|already|today|yesterday)| $)",
    ),
    onlyAfter: new RegExp(
      ` (?:${AUTHORITY.replaceAll("_", " ").replaceAll(" ", "|")})(?: [^ ,.;:]+){0,4}${IS_NOW} $`,
    ),
    unlessBefore: TAKEN_BACK,
  },
  at(
    "you you_'ve",
    maybe("now already"),
    one("have hold got enjoy 've"),
    maybe("got"),
    one("full complete unlimited unrestricted all_the every_necessary"),
    maybe("access the"),
    one("rights access privileges authority powers permissions"),
    "(?= (?:[.,;:!–]|here|for|to|so|and|on|over|now)| $)",
  ),
  {
    ...at(
      "falls fall comes goes runs is",
      one("under covered_by"),
      THE,
      terms(2),
      one(GRANT),
      "(?= (?:[.,;:!–]|so|and|from|of|that|already)| $)",
    ),
    unlessBefore: TAKEN_BACK,
  },
  {
    ...at(
      "permit permits licence license dispensation mandate special_authority",
      terms(5),
      IS_NOW,
      one("issued granted given obtained signed in_hand on_file"),
      ENDS,
    ),
    unlessBefore: TAKEN_BACK,
  },
  at(
    "you",
    one("don't_need_to do_not_need_to don't_have_to do_not_have_to needn't need_not"),
    one("ask check_with consult clear_it_with tell run_it_by wait_for run_this_by clear_this_with"),
    one("anyone anybody somebody permission leave first"),
    "(?= (?:[.,;:!–]|else|first|before|about|for|to|if|so|and|here)| $)",
  ),
  at(
    "no_need no_reason",
    " to",
    one("ask check_with consult clear_it_with"),
    one("anyone anybody first permission"),
    "(?= (?:[.,;:!–]|else|before|about|for|to|so|and)| $)",
  ),
  at(
    "nobody no_one none",
    one("in from at on of"),
    words(3),
    one(
      "objects minds complains disagrees is_against has_objected objected has_a_problem opposes has_anything_against",
    ),
    "(?= (?:[.,;:!–]|to|so|and|if|about|with)| $)",
  ),
];
