/** Words of doubt that tell of paper, of what a parser takes for granted, of a permission or of what a text says. */

import type { Hit } from "../rule.ts";
import { following } from "../../sealed.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { isHistory } from "./frame.ts";
import { isTold } from "./steps.ts";
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** "May be brought on a lead"; not "may be broken", nor "may be needed". */
const ALLOWED =
  /^may (?:also |even |now |only )?be (?!needed|required|affected|delayed|lost|missed|limited|outdated|related|caused|mistaken|skewed|corrupted|truncated|blocked|rejected|interrupted|confused|exceeded|reached|improved|expected|warranted|worn|dropped|slowed|hurt|damaged|tied|left|stopped|cached|tuned|reviewed|revised|checked|tested|verified|refined|extended|polished|cleaned|fixed|reworked)(?:\p{L}{3,}ed|brought|taken|fed|bought|sold|drawn|drunk|eaten|laid|led|lent|put|spent|swum|ridden|flown|given|grown|hung|held|cut)\b(?! (?:wrongly|incorrectly|badly|twice|too|by mistake|in error))/u;

const IS_STATED = /\b(?:is|are|was|were|has|have|exists?|holds?|works?|stays?|will|can)\b/;

/** What could come about and is seen to. */
const MISHAP =
  /^,? (?:an?|two|three|both|several|any|some) [^,;.]{2,40}? (?:can|could|may|might) (?:\p{L}+ )?(?:collide|clash|overflow|race|drift|repeat|happen|occur|arrive twice|get lost|be lost|deadlock|cross|meet|overlap|come twice|interleave)\b[^,;.]*(?:[;.]+ |, (?:but|so|and|which) )(?:the|an?|its|each|that|this|it)\b(?!.*\b(?:not|never|rare\w*|unlikely|later|i|we)\b)/u;

/** Whether a word of doubt has another sense here. */
export function isSureSense(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  // "drawings on paper were scanned"; "On paper, it is fast" and "fast on paper" stay doubts.
  if (isHistory(hit) || isTold(after)) return true;
  if (met === "a guess") return /^ (?:of|at) the\b/.test(after);
  if (/^on my\b/.test(met) && /^ and (?:on|in|at)\b/.test(after)) return true;
  if (met === "going by")
    return /\p{L} $/u.test(before) && !/\b(?:is|are|and|but|i|we) $/.test(before);
  if (met === "the chances are") return /^ (?:shown|given|listed|printed|\d)/.test(after);
  if (/^my (?:impression|guess|hunch|bet)$/.test(met)) return /^ (?:of|at)\b/.test(after);
  if (/^in my (?:view|head)$/.test(met)) return /^ from\b/.test(after);
  if (/^close to what$/.test(met))
    return /^ (?:was|the (?:sample|old|drawing|model|map|plan))\b/.test(after);
  // "perhaps the most useful part"
  if (
    /^(?:probably|perhaps|possibly|arguably)$/.test(met) &&
    /^ (?:the|our|its) (?!most (?:fragile|brittle|risky|likely|uncertain|doubtful|delicate|unstable)|weakest|riskiest|shakiest|flakiest|least (?:sure|certain|tested|stable|reliable|solid|finished))(?:most|best|least|\p{L}{3,}est)\b/u.test(
      after,
    )
  )
    return true;
  // "probably the part I enjoyed most"
  if (/^(?:probably|perhaps|possibly|arguably)$/.test(met))
    if (
      /^ the (?:part|one|thing|piece|bit|step) (?:that )?(?:i|we) (?:\p{L}+ )?(?:most|best|least)\b/u.test(
        after,
      )
    )
      return true;
  if (met === "on paper" && /^ of \d/.test(after)) return true;
  if (met === "on paper") return /\p{L} $/u.test(before) && /^ \p{L}/u.test(after);
  // "In theory two names can collide; the constraint turns that into a retry"
  if (met === "in theory" && MISHAP.test(after + following(hit.doc, hit.clause, 1))) return true;
  if (met === "in theory")
    return /\b(?:courses?|lessons?|exams?|class(?:es)?|training|questions?|parts?|tests?) $/.test(
      before,
    );
  if (/^appears? to$/.test(met))
    return /^ (?:the|all|each|every|any|an?|both|those|anyone|everyone|users?|guests?|members?|visitors?|customers?|readers?|staff|admins?|us|me|them|him|her)\b/.test(
      after,
    );
  if (met === "assumes")
    return (
      !/^\W*(?:this|that|it|which|all (?:this|that)|everything)? ?$/.test(before) &&
      !/^ that\b/.test(after) &&
      !IS_STATED.test(after.split(/\b(?:when|if|where|unless|, )\b/, 1)[0] ?? "")
    );
  if (met === "inferred")
    return /\b(?:types?|schema|columns?|language|locale|encoding|format|kind) (?:is|are) $/.test(
      before,
    );
  // "the supposedly haunted tower"
  if (/ly$|^perhaps$/.test(met) && /\b(?:the|an?|each|every|all|its|their) $/.test(before))
    return /^ [\p{L}-]+ [\p{L}-]+/u.test(after);
  // "words that are possibly names are marked"
  if (
    /\p{L}s (?:that|which|who) (?:are|were) $/u.test(before) &&
    /^ [^,]+ (?:are|is|get|gets|stand|stands|have|has) \p{L}/u.test(after)
  )
    return true;
  if (/^(?:i|we) assumed?$/.test(met))
    return /^ (?:the |an? )?(?:[\p{L}-]+ )?roles?\b/u.test(after);
  if (/^may\b/.test(met)) {
    const said = `${met}${after}`;
    return ALLOWED.test(said) || /^may have (?:up to|at most|no more than|as many|\d)/.test(said);
  }
  return false;
}

/** "Shares held on trust", "guests can only guess" */
export function isTrustOfOthers(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (/^on trust$/.test(met)) return /\b(?:held|kept|land|shares?) $/.test(textBefore(hit));
  return /^(?:can|could) only\b/.test(met) && hasAny(hit, lettersFor("users"), 0, hit.from);
}

/** "The next tag is worked out from the commits": how a thing works, not how the writer came to know. */
export function isComputed(hit: Hit): boolean {
  return (
    (/^worked out from\b/.test(wordsOf(hit)) ||
      /\b(?:types?|schema|columns?|language|locale|encoding|format|kind|name) (?:is|are) $/.test(
        textBefore(hit),
      )) &&
    /\b(?:is|are|gets?) (?:now |then |first |always )?$/.test(textBefore(hit))
  );
}
