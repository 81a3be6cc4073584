import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, some, terms, words } from "./phrase-parts.ts";

/** Orders and decisions that come from higher up: "word from upstairs", "decided over our heads", "the powers that be". */
export const FROM_ABOVE: readonly PhrasePattern[] = [
  {
    ...at(
      "came comes",
      maybe("down straight directly"),
      " from",
      one("the_very_top very_high_up on_high up_high higher_up upstairs above the_top"),
      "(?= [.,;:!–]| $)",
    ),
    onlyAfter:
      /(?:^|[.;:–] )(?: )?(?:the|this|that|these) (?:order|decision|call|directive|instruction|request|wish|mandate|ruling|demand)s? (?:[^ ]+ ){0,6}$/,
  },
  at(
    "word order orders instructions instruction message decision directive pressure it this comes one directions request ask wish call demand request complaint plea",
    words(3),
    " from",
    one("upstairs above on_high the_top higher_up further_up up_there elsewhere high_up"),
    "(?! (?:of|by|floor|row|left|right|line|shelf|level|to|the|in the (?:stack|tree|file|list|page|chain|call)|is (?:dropped|lost|ignored|queued)))",
  ),
  at(
    "orders instructions",
    one("are were"),
    " (?:to|that|clear)",
    "(?! (?:be (?:shipped|imported|read|sent)))",
  ),
  at(
    "i_have we_have i_'ve under have",
    maybe("strict clear my our direct explicit new"),
    one("orders instructions"),
    one("to that from . , not"),
  ),
  at("the_powers_that_be"),
  // "People higher up are keen to see the export"
  {
    ...at(
      "people someone somebody folks those everyone everybody person colleagues",
      one(
        "higher_up further_up up_top upstairs at_the_top at_the_very_top above above_us above_me up_the_ladder up_the_chain higher_up_the_ladder higher_up_the_chain further_up_the_chain further_up_the_ladder up_there in_high_places",
      ),
      some("also really still now always already very rather", 2),
      one(
        "is are was were has have had would 'd will 'll want wants wanted wish wishes hope hopes expect expects expected need needs like likes ask asks asked say says said keep keeps care cares count counts watch watches look looks follow follows mind minds insist insists",
      ),
    ),
    unlessTopic:
      /\b(?:floors?|stairs?|stairwells?|building|house|hotel|flats?|lifts?|elevators?|slopes?|mountains?|valley|river|seats?|balcon\w*|tiers?|storeys?|heating)\b/,
  },
  at(
    "top_brass bigwigs the_top_floor the_corner_office the_suits",
    maybe("still now really would will 'd have has"),
    one(
      "want wants wanted insist insists insisted expect expects expected need needs decided decide decides prefer prefers like love rather said say says asked ask asks have_decided are is won't will would chose picked",
    ),
  ),
  // "Chart.js was chosen over our heads"
  {
    ...at(
      "decided settled ruled agreed decreed determined resolved chosen approved cleared signed_off wanted asked_for ordered requested fixed",
      terms(4),
      one(
        "from_on_high on_high at_the_highest_level at_the_very_top at_a_higher_level above_us above_our_heads over_our_heads in_high_places by_those_above",
      ),
      "(?= (?:[.,;:!–]|that|to|and|so|we|which|for)| $)",
    ),
    onlyAfter: / (?:been|was|were|'s|got) (?:[a-z]+ly |now |already |all )?$/,
  },
  // "It has been decided higher up": a place in a file as well, unless it is the matter itself.
  {
    ...at(
      "decided settled ruled agreed decreed resolved",
      one("higher_up further_up up_there from_above at_the_top from_the_top"),
      "(?= (?:[.;:!–]|that|to|and|so|we|, so|, and|, which|the (?:chain|ladder|line|hierarchy)(?: of command)? that)| $)",
    ),
    onlyAfter:
      /(?:^|[.,;:–] |(?:and|but|so|because|since|as) )(?: ?)(?:it|this|that|all this|the (?:matter|question|issue|point)) (?:has |had |'s )?(?:been|was|got) (?:[a-z]+ly |now |already |all )?$/,
  },
  {
    ...at(
      "decision ruling verdict order orders call directive mandate steer nod instruction instructions",
      maybe("has have 's was is are were"),
      maybe("been just now already"),
      one("came come comes passed_down handed_down sent_down"),
      maybe("down straight directly"),
      one("from"),
      one("above on_high the_top upstairs higher_up further_up up_high the_very_top"),
      "(?! (?:of|floor|row|left|right|line|shelf|level|to|the|in the (?:stack|tree|file|list|page|chain|call)))",
    ),
  },
  at("higher", "-?ups?(?= )"),
  {
    ...at("upstairs"),
    unlessTopic:
      /\b(?:floors?|stairs?|building|house|home|hotel|flat|rooms?|lights?|upstairs|heating|museum)\b/,
  },
];
