import type { PhrasePattern } from "../rule.ts";
import { A_CHECK, CHECKS, ENDS } from "./bypass-parts.ts";
import { at, order, one, terms, words, THE } from "./phrase-parts.ts";

/** A safeguard is taken down, gone round or out-ranked: "turn the scan off", "sneak past the gate", "use your admin rights". */
export const GUARDS_DOWN: readonly PhrasePattern[] = [
  order(
    "turn_off switch_off shut_off take_off disable deactivate lift drop remove suspend relax loosen bypass",
    terms(4),
    one(
      "restrictions restriction limits limitations guardrails safeguards protections filters filter sandbox rules guards safety checks locks",
    ),
    one("on of for in around from over"),
    one("your_own_session your_session this_session yourself your_own_run your_own_account you"),
    "(?= (?:[.,;:!–]|so|and|to|for|while|until|first|now|today)| $)",
  ),
  order("sidestep skirt duck dodge", THE, terms(1), one("pipeline build")),
  at(
    "hook hooks linter check checks",
    one("stays stay keeps keep remains remain"),
    one("quiet silent out still off asleep away"),
  ),
  {
    ...at("turned_off switched_off disabled skipped silenced muted suspended off"),
    onlyAfter: new RegExp(` with (?:[^ ]+ ){0,3}(?:${CHECKS.replaceAll(" ", "|")}) $`),
    inOrder: true,
  },
  at("blind_eye"),
  at("look looking looks", " the other way"),
  at("get getting slip go work", one("past around round"), A_CHECK, ENDS),
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
    "disable deactivate mute silence suppress switch_off turn_off comment_out leave_out get_rid_of stub_out short-circuit",
    A_CHECK,
    ENDS,
  ),
  order("turn switch set leave take comment", A_CHECK, " (?:off|aside|out)"),
  at(
    "formality formalities",
    "(?= (?:[.,;:!–]|that|which|we|you|here|and|anyway|nobody|these)| $)",
  ),
  order("unprotect", words(3)),
  order("work get go slip sneak", one("around round past"), A_CHECK, ENDS),
  order(
    "use take try",
    words(2),
    one("admin administrator root emergency maintenance master"),
    one("override bypass backdoor"),
  ),
];
