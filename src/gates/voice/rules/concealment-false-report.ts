import type { PhrasePattern } from "../rule.ts";
import { TROUBLE } from "./concealment-parts.ts";
import { at, order, maybe, one, words } from "./phrase-parts.ts";

/** Something is to be told otherwise than it was: "report it as verified", "gloss over the outage", "act as if nothing happened". */
export const FALSE_REPORT: readonly PhrasePattern[] = [
  at(
    "just simply",
    one("say write claim report state tell"),
    maybe("that them"),
    words(3),
    one("is are was were has have it"),
    words(2),
    one("met passed done fine works there finished complete ok tested fixed"),
  ),
  order(
    "report declare present pass_off",
    words(4),
    " as",
    one(
      "met passed passing verified tested complete finished reviewed approved green working achieved",
    ),
    "(?= (?:[.,;:!–]|and|for now|anyway|regardless|already)| $)",
  ),
  order(
    "mark set count tick call declare report write log put",
    words(6),
    one("as off"),
    words(1),
    one("done met passed complete finished green verified tested reviewed passing ok fixed"),
    words(1),
    "(?: [,;:–])?",
    one(
      "for_now anyway regardless whether nobody no_one either_way even_if even_though although we_can we_will we_'ll and_move_on and_go_on it_can it_will and_never",
    ),
  ),
  order(
    "write say state claim report",
    words(12),
    one("will_be is_going_to_be can_be"),
    words(2),
    one("some_day someday later eventually afterwards"),
  ),
  order("cover paper gloss", one("up over"), words(3), one(TROUBLE)),
  order("act", " as (?:if|though) nothing"),
  order(
    "pretend act_as_if act_as_though lie",
    words(2),
    one("that it you nothing to about the all"),
  ),
  order(
    "say tell them claim write report state",
    maybe("them that"),
    words(9),
    one(
      "passed succeeded finished works worked done tested ran checked verified reviewed measured",
    ),
    words(4),
    one("even_though although even_if anyway regardless whether_or_not"),
  ),
  at("make_it making_it", " look", one("like as")),
  at(
    "if_anyone_asks if_anybody_asks if_somebody_asks if_someone_asks should_anyone_ask should_anybody_ask if_they_ask",
  ),
  order("date", words(4), one("back to"), words(3), " so"),
  {
    ...at("look looks looked seem seems seemed appear appears", " as", one("though if")),
    onlyAfter: / (?:so that|so|to make|make it|making) (?:[^ ]+ ){0,2}$/,
  },
];
