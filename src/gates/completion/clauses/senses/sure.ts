/** Words of doubt that deny one ("no doubt left", "not only in theory"), or are of what it does for others. */

import { following } from "../../sealed.ts";
import type { Hit } from "../rule.ts";
import { textAfter, textBefore, wordsOf } from "../looks/hit.ts";

const NOT_ONLY = /\bnot (?:only|just|merely|simply|solely) (?:\p{L}+ )?$/u;
const BOTH_WAYS =
  /^(?:,| and| as well as| but)(?: also)? (?:just as (?:much|well) )?in (?:practice|fact|reality|real life|production)\b/;
const IN_PRACTICE =
  /\bin (?:practice|fact|reality|real life)(?:,? (?:and )?not (?:only|just|merely)|,? as well as| and)? (?:just )?$/;
const NO_DOUBT_LEFT = /^ (?:left|remains?|remaining|any ?more|any longer|whatsoever|at all)\b/;
/** "Which hopefully saves your team time", "I hope it helps" */
const OF_USE =
  /^(?:,)? (?:(?:it|that|this|which|they|the \p{L}+) )?(?:will |can |also |all )*(?:saves?|helps?|makes? (?:your|the team|our|their|everyone|everybody)|makes? (?:[\p{L}'’]+ ){0,3}(?:easier|happy|happier|simpler|faster|nicer|better)|spares?|pleases?|is (?:useful|of use|helpful|to your (?:taste|liking)|good news)|suits you|comes? in handy|serves? (?:you|them|us)|enjoy|you(?:['’]ll| will| would)? (?:like|love|enjoy|find|be (?:happy|pleased|glad)))\b/u;
const HOPING =
  /^(?:hopefully|(?:i|we) hope|hoping|(?:i|we) (?:believe|think|trust)|should|probably|may|might)\b/;
const CERTAIN =
  /^(?:i am|i['’]m|we are|we['’]re|am|are)? ?(?:(?:quite|absolutely|entirely|completely|100 ?%|now|also) )*(?:certain|sure|positive)$/;
const NO_TROUBLE =
  /^ no (?:more |further )?(?:trouble|problems?|surprises?|issues?|errors?|difficult\p{L}+)\b/u;
/** What was seen, as the ground of being sure. */
const SEEN =
  /\b(?:(?:i|we)(?:['’]ve| have)? (?:\p{L}+ )?(?:ran|run|compared|checked|tested|verified|measured|tried|counted|opened|saw|seen|watched|confirmed)|(?:it|they|all|tests?|checks?|suite|both)(?:['’]s|['’]re| is| are| was| were| has been| have been)? (?:now |all |also |been )?(?:merged|deployed|tested|verified|checked|confirmed|live|released|pass(?:es|ed)?|green)|was (?:checked|tested|verified|measured|confirmed)|tests? (?:all )?pass(?:es|ed)?|runs? (?:passed|went through|came back))\b/u;
const NOT_SEEN =
  /\b(?:not|no|never|without|only|except|but|nobody|until|once|if|when|should)\b|n['’]t\b/;

/** Whether the words deny a doubt, or tell of what is hoped beyond the work. */
export function isNoDoubt(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (NOT_ONLY.test(before)) return true;
  if (/^(?:in theory|on paper|theoretically)$/.test(met))
    return BOTH_WAYS.test(after) || IN_PRACTICE.test(before);
  if (/\bdoubts?$/.test(met) && /\b(?:no|any)(?: \p{L}+)? (?:doubts?)?$|^no\b/u.test(before + met))
    return NO_DOUBT_LEFT.test(after);
  if (HOPING.test(met) && OF_USE.test(after)) return true;
  if (
    !(CERTAIN.test(met) || (/\bexpect$/.test(met) && NO_TROUBLE.test(after))) ||
    /\b(?:not|n['’]t|never|fairly|pretty|almost|nearly|quite|reasonably) ?$/.test(before)
  )
    return false;
  const ground = `${after} ${following(hit.doc, hit.clause, 1)}`.split(
    /[:;.,]|\b(?:because|since|as)\b/u,
  );
  return ground.slice(1).some((part) => SEEN.test(part) && !NOT_SEEN.test(part));
}
