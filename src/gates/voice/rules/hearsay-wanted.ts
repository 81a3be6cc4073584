import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, terms, words } from "./phrase-parts.ts";

/** People who are not named want, expect, pay for or wait for something: "the lead adjuster would like", "counting on you", "as promised". */
export const WANTED_BY_PEOPLE: readonly PhrasePattern[] = [
  // "…; the lead loss adjuster would like to see four": nothing but a person would like anything.
  {
    ...at(
      "would",
      maybe("really also still much rather"),
      one("like love prefer appreciate"),
      one("to it this that these those one two three four us you"),
    ),
    onlyAfter:
      /(?:^|[.;:,!–] (?:and |but |so |because |as |since )?)(?: )?(?:the|our|my|your) (?:(?!users?|visitors?|guests?|who|that|which|if|when)[a-z'-]+ ){1,4}$/,
  },
  // Only people do this, whatever they are called.
  {
    ...at("counting_on banking_on", one("it this you us"), "(?= [.,;:!–]| $)"),
    onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:really |already |firmly |all )?$/,
  },
  {
    ...at(
      "counting_on banking_on relying_on depending_on",
      " you",
      "(?= (?:to|for|with|here|today|tonight|now))",
    ),
    onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:really |already |firmly |all )?$/,
  },
  {
    ...at(
      "expected required demanded asked wanted",
      " of you",
      "(?= (?:that|by|to|is|now|here|today|[.,;:!–])| $)",
    ),
    onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:[^ ]+ )?$/,
  },
  at("given gave", " you (?:until|till)"),
  { ...at("heart_set hearts_set", " on"), onlyAfter: / (?:his|her|their|its) $/ },
  {
    ...at(
      "pressing begging clamouring clamoring pleading",
      " for(?! (?:more|less|over|about|at|[0-9]))",
    ),
    onlyAfter: / (?:is|are|'s|'re|been|was|were) (?:still |already |really |now )?$/,
  },
  at(
    "by",
    one("popular general common public wide huge urgent special unanimous"),
    one("demand request wish"),
    "(?= (?:[.,;:!–]|of|from|we|the|and|it)| $)",
  ),
  {
    ...at(
      "he she",
      one("owns runs leads heads manages looks_after signs pays chairs oversees founded decides"),
      words(5),
    ),
    onlyAfter: /^ (?:[a-z'-]+ ){1,2}[(,–] $/,
  },
  at(
    "what_would what_will",
    one("the our my your"),
    terms(2),
    one("say think make"),
    one("of about if to"),
  ),
  at("nobody no_one everyone everybody somebody someone people", " at", one("the our")),
  {
    ...at("after", one("it this that you us them"), one("for all since ,")),
    onlyAfter: / been $/,
  },
  {
    ...at("paying", " for", "(?= (?:[.,;:!–]|this|it|that|here)| $)"),
    onlyAfter: / (?:is|are|'s|'re|been) $/,
  },
  at(
    "those",
    one(
      "higher_up above_us upstairs in_charge responsible at_the_top who_pay who_decide who_matter with_the_last_word",
    ),
  ),
  at(
    "nobody no_one",
    words(5),
    one("will would is_going_to wants"),
    one("put_up accept tolerate buy swallow stand sign pay like want live thank forgive to"),
  ),
  at("how_often how_many_times", one("does do must has have will is")),
  at(
    "we",
    maybe("have 've had would 'd all"),
    maybe("already all just now"),
    one("promised agreed decided insist expect insisted assured guaranteed like love want wanted"),
  ),
  at(
    "people those folks everyone everybody someone somebody whoever the_one the_ones",
    maybe("who that"),
    maybe("is are have has 's"),
    maybe("actually really"),
    one(
      "paying pays paid behind commissioned commissioning ordered requested funding funds funded financing sponsored decides decided signs insisted upstairs in_charge with_a_say with_the_money holding_the_purse",
    ),
    "(?! (?:by|attention|heed|in|up|with|late|cash|twice|before|after|online|more|less|a|an|of (?:a|an|each|one)|two|tax|the (?:order|ticket|form|sheet|slip)))",
  ),
  {
    ...at(
      "people folks everyone everybody colleagues",
      one("here upstairs around_here over_here at_the_top in_the_office"),
      "(?! (?:by|with|on))",
    ),
    unlessBefore: / (?:two|three|four|many|several|more|few|no|[0-9]+) (?:[^ ]+ )?$/,
  },
  at(
    "it",
    one("is was has_been 's"),
    maybe("also been now generally widely"),
    one("felt hoped expected wished understood desired"),
    one("that here by"),
  ),
  at(
    "much-wanted eagerly_awaited is_being_waited_for people_are_waiting are_waiting_for_you is_waiting_for_you everyone_is_waiting somebody_is_waiting",
  ),
  at("all_eyes_are_on"),
  at("waiting", " for (?:you|your)"),
  at("was were been is", " promised", "(?= (?:to|for|by|that|,)| $)"),
  at("as", " promised", "(?= (?:to|,|by)| $)"),
];
