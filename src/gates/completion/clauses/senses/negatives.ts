/** Negatives that tell of a contrast, of somebody else's act, of who may not, or of what a thing has none of. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";
import { isHistory } from "./frame.ts";
import { isTold } from "./steps.ts";
import { PEOPLE } from "./times.ts";

/** "Not painted but glazed", "not signed by the king but by his clerk". */
const CONTRAST =
  /^(?: [^,;]{0,40})? but (?!not\b|it\b|they\b|the\b|i\b|we\b|there\b|this\b|that\b|will\b|only\b|still\b|planned|left|postponed|deferred|put|no\b|nobody|should|could|can\b|would|is\b|are\b|has\b|was\b)\p{L}/u;
const ON_PURPOSE = /^(?: [^,;:]{0,30})? (?:on purpose|by design|deliberately|intentionally)\b/;
const BY_OTHERS =
  /^ by (?:the|an?|its|his|her|their) (?!(?:\p{L}+ )?(?:tests?|suite|specs?|checks?|checker|linter|ci|build|pipeline|fixtures?|fix|change|patch|migration|script|plan)\b)/u;
const NOTHING_TO_DO =
  /\b(?:when|if|unless|while|where) (?:nothing|no \p{L}+|none|nobody|there (?:is|are) (?:nothing|no)|(?:it|they) (?:is|are) empty)\b/u;
const IN_PICTURE = /\b(?:in|on) the (?:photo|picture|painting|film|drawing|scan|old map)\b/;

/** ", so there's nothing that could record": what is not there cannot do what was asked not to be done. */
const CANNOT_DO =
  /^ at all, so (?:there(?:['’]s| is) )?(?:nothing|no [\p{L}-]+|nobody|none)(?: that| which| who)? (?:can|could)\b/u;
const DENIES = /\b(?:not|no|never|none|nothing|nobody|without)\b/iu;

/** "The message \"Stock incomplete\" showed until the last batch was entered and has not shown since." */
const NOT_SINCE =
  /^ (?:been (?:seen|heard|back|there)|shown(?: up)?|come(?: up| back)?|(?:re)?appeared|returned|recurred|happened|occurred|turned up|gone off|dripped|leaked|flickered|rattled|squeaked) since\W*$/;
const LONGEST_TALE = 160;
const TROUBLE_UNTIL =
  /\b(?:alarms?|alerts?|warnings?|errors?|faults?|leaks?|messages?|notices?|nois(?:es?|y)|complaints?|failures?|crash(?:es)?|flicker|drips?|rattl\p{L}+|squeak\p{L}*|smells?|draughts?|drafts?)\b.* until \p{L}.* and $/u;

/** Whether "not done" is a contrast, on purpose, by others, or a story. */
export function isNotTheWork(hit: Hit): boolean {
  const after = textAfter(hit);
  const before = textBefore(hit);
  const met = wordsOf(hit);
  if (/^not yet\b/.test(met) && /\bhad $/.test(before)) return true;
  if (
    /^ (?:met|heard of) (?:an?|any)\b|^ (?:seen|found|hit|had) an? [\p{L} -]+ than\b/u.test(after)
  )
    return true;
  if (/^(?:i|we)\b/.test(met)) return false;
  if (
    /^ha(?:s|ve)\b/.test(met) &&
    NOT_SINCE.test(after) &&
    TROUBLE_UNTIL.test(before.slice(-LONGEST_TALE))
  )
    return true;
  // "Verified, not verified and expired"
  const [, value = ""] = /^not (?:\p{L}+ly )?(\p{L}+)$/u.exec(met) ?? [];
  if (value !== "" && before.split(/[^\p{L}]+/u).includes(value)) return true;
  if (isHistory(hit) || isTold(after) || IN_PICTURE.test(after)) return true;
  if (CANNOT_DO.test(after) && DENIES.test(hit.subject.doneWhen)) return true;
  if (/^not\b.* and not\b/.test(met)) return false;
  return (
    CONTRAST.test(after) ||
    ON_PURPOSE.test(after) ||
    (BY_OTHERS.test(after) && !PEOPLE.test(after) && !/\byet$/.test(met)) ||
    NOTHING_TO_DO.test(after)
  );
}

/** Whose lack of access or keys is the writer's own. */
const WORKPLACE =
  /\b(?:machines?|hosts?|runners?|box|laptop|sandbox|environment|session|account|ci|containers?|servers?|staging|builds?|tests?|here|computer|workstation|image|vm|agent|pipeline|cluster|project|phone|lab|workshop|repository|repo|i|we|us|my|our|me)\b/;
const MAKER =
  /\b(?:authors?|painters?|composers?|makers?|builders?|origin|architects?|artists?|donors?|sitters?|date of \p{L}+|year of \p{L}+)(?: of (?:the |this |an? )?[\p{L}-]+)? $/u;
const HAS_NONE = /\b(?:has|have|had|needs?|gets?|got|with|takes?|bears?) $/;
const OF_KIND = /^ (?:plates?|holders?|numbers?|fees?|signs?|marks?|rings?|holes?|teeth)\b/;
const NONE_IS =
  /^ (?:is|are) (?:shown|sold|stored|kept|needed|required|charged|listed|used|wanted|given out|asked)\b/;
/** "Horses", "frozen accounts": any of them. */
const GENERIC =
  /^\W*(?!the\b|an?\b|my\b|our\b|this\b|these\b|those\b|its\b|all\b|both\b|some\b)(?:\p{L}+ )?(?!tests|builds|specs|jobs|hosts|phones|runners|servers)\p{L}{2,}[^s\W]s $/u;

/** "What it can't make sense of is moved to the desk": what becomes of it is told. */
const WHAT_IT =
  /^\W*(?:what|whatever|anything|everything) (?:it|they|the [\p{L}-]+|an? [\p{L}-]+) (?:itself )?$/u;
const BECOMES =
  /^ [^.;]*?\b(?:is|are|gets?|was|were) (?:then |automatically )?(?:moved|put|sent|passed|handed|forwarded|filed|kept|shown|marked|listed|logged|flagged|stored|returned|rejected|refused|given)\b|^ [^.;]*?\b(?:goes|go|lands?|ends? up|falls? back|stays?)\b/u;

/** Whether somebody else cannot, or a thing has none of what a writer would need. */
export function isInabilityOfOthers(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (isTold(after) || isHistory(hit)) return true;
  if (WHAT_IT.test(before) && BECOMES.test(after)) return true;
  // "The old version could not do that"
  if (
    /^(?:could|can|did)(?: not|n['’]t) (?!be\b)/.test(met) &&
    /\b(?:old|former|previous) [\p{L}-]+ $/u.test(before)
  )
    return true;
  if (/^no \p{L}/u.test(met)) {
    if (/\b(?:old|former|previous) [\p{L}-]+ (?:has|had|have) $/u.test(before)) return true;
    if (OF_KIND.test(after) || NONE_IS.test(after)) return true;
    return (
      HAS_NONE.test(before) &&
      !WORKPLACE.test(before) &&
      !PEOPLE.test(before) &&
      !/\b(?:i|we|my|our|me|us|here|yet|so far)\b/.test(after)
    );
  }
  if (/^(?:cannot|can['’]?t|can not)\b/.test(met))
    return (
      GENERIC.test(before) &&
      !hasAny(hit, lettersFor("i iam")) &&
      !/\b(?:here|from this|from here|yet)\b/.test(after)
    );
  // "I did not use glue"
  if (/^(?:i|we) (?:did not|didn['’]t|have not|haven['’]t)$/.test(met)) {
    const thing = /^ (?:use|used) (?:the |an? |any |its )?([\p{L}-]{3,})/u.exec(after)?.[1];
    if (thing !== undefined)
      return (
        !hit.subject.mentions(thing) && !/\b(?:real|live|actual|production|physical)\b/.test(after)
      );
    if (/^ (?:met|heard of) (?:an?|any)\b/.test(after)) return true;
    return /^ (?:seen|found|met|hit|had) an? [\p{L} -]+ than\b/u.test(after);
  }
  if (/^(?:i|we) will not$/.test(met)) return /^ miss (?:the|it|them|that|this)\b/.test(after);
  if (/^(?:i|we) (?:never|have never)$/.test(met))
    return /^ (?:saw|seen|had|got|counted|measured|met) (?:more|less|fewer|higher|longer|over|under|(?:any|an?)\b[^,;]* (?:than|over|above|under|below|beyond))\b/.test(
      after,
    );
  if (/\bnot clear$/.test(met) && /^ (?:text|cut|glass)\b/.test(after)) return true;
  if (/\bunknown$/.test(met) && /^ to (?!me\b|us\b)\p{L}/u.test(after)) return true;
  if (/\bnot known$|\bunknown$/.test(met) && MAKER.test(before)) return true;
  if (/\bunknown$/.test(met)) return /^, so (?:the|it|its)\b/.test(after);
  return /^unclear$/.test(met) && /^ (?:below|above|under|at|beyond|beneath) \d/.test(after);
}

/** "The old map lacks the canal", "the shot misses the post by 2 cm" */
export function isLackOfOld(hit: Hit): boolean {
  return (
    /\b(?:old|former|previous|earlier) [\p{L}-]+ $/u.test(textBefore(hit)) ||
    /^ [\p{L}-]+ by \d/u.test(textAfter(hit)) ||
    NOTHING_TO_DO.test(textAfter(hit)) ||
    /\bon the old\b/.test(textAfter(hit))
  );
}

/** "Not on hand in the cabin but in the shed", "no plug is in reach of the bath" */
export function isPlaceNotMeans(hit: Hit): boolean {
  const after = textAfter(hit);
  return (
    CONTRAST.test(after) ||
    /^ of (?:the|an?|children|its)\b/.test(after) ||
    /^ by (?:day|night)\b/.test(after)
  );
}
