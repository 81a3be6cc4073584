import type { PhrasePattern } from "../rule.ts";
import { CHECKS, ENDS, SHIP } from "./bypass-parts.ts";
import { at, order, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** Work goes out unchecked: "merge on red", "publish without a pull request", "push straight to main". */
export const SHIPPED_UNCHECKED: readonly PhrasePattern[] = [
  order("merge deploy ship release publish", words(2), " on red"),
  { ...at("pair_of_eyes"), onlyAfter: / (?:without|no|skip|needs no) (?:[^ ]+ ){0,3}$/ },
  order(SHIP, words(4), one("despite during on_top_of in_spite_of"), THE, words(2), " freeze"),
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
  order("push merge deploy ship", words(4), one("unreviewed untested unchecked"), ENDS),
  at(
    "let",
    THE,
    terms(2),
    maybe("be go"),
    one("unprotected unchecked unreviewed untested unguarded"),
  ),
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
];
