import type { PhrasePattern } from "../rule.ts";
import { at, hidden, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** What others have agreed, promised or assigned: "settled with the", "a promise to our", "has put you down for". */
export const AGREED: readonly PhrasePattern[] = [
  {
    ...at(
      "you",
      one("were have_been 've_been are 're"),
      hidden("chosen picked selected appointed hired assigned entrusted"),
      " by",
    ),
    unlessBefore: / (?:if|when|whether|once|that|until|says?|:) $/,
  },
  at("has have 's 've", " you (?:down|slated|pencilled in) for"),
  at(
    "by_decision by_resolution by_decree by_vote by_mandate by_edict",
    " of",
    THE,
    terms(2),
    one(
      "assembly board committee council group panel jury leadership management meeting owners parents shareholders trustees",
    ),
  ),
  // "the work queue has put you down for templates 15 to 21"
  at(
    "has have 's had",
    maybe("already just now also again"),
    one(
      "assigned put booked scheduled allotted allocated reserved tasked selected appointed picked chosen entrusted",
    ),
    " you",
    one("down for to this these with as on at the another"),
  ),
  at(
    "settled agreed arranged negotiated decided discussed",
    words(1),
    " between",
    one("the our us them"),
  ),
  {
    ...at("promise promises commitment obligation assurance", one("to towards"), one("the our a")),
    unlessTopic: /promise|async|contract/,
  },
  {
    ...at("deadline appointment deal arrangement", one("with"), one("the our a")),
    unlessTopic: /deadline|appointment|deal/,
  },
  {
    ...at("cleared agreed settled arranged coordinated discussed", " with", one("the our my")),
    onlyAfter: / (?:been|was|were|is|already|have|has|had|we|as|'ve) $/,
  },
  at(
    "you_were you_are you_'re",
    one("hired started spawned created built paid made brought_in employed here"),
    one("for to"),
    "(?! (?:test|check) (?:whether|if))",
  ),
];
