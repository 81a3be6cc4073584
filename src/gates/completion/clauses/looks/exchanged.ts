/** Whether something else was delivered than asked: a simpler or fixed thing, a looser measure, one with a part left out. */

import { GENERAL, isOneForAll, isOfAsked } from "./asked.ts";
import type { Hit } from "../rule.ts";
import { isObserved } from "../senses/stand-in.ts";
import { escaped, textAfter, textBefore, wordsOf } from "./hit.ts";

/** An exception from the rest, not one that a program raises. */
export function isExceptionOfOne(hit: Hit): boolean {
  return (
    isOneForAll(hit) &&
    !/\b(?:raised|thrown|caught|throws|raises|handler|stack)\b/.test(hit.clause.text)
  );
}

const WHOLE_UNIT = /^ (?:whole|full) (?!per|points?\b|numbers?\b|marks?\b)\p{L}{3,}/u;

export function isBelittled(hit: Hit): boolean {
  const before = textBefore(hit);
  // "comes to the same figures": a check that agrees.
  if (
    /\bthe same$/.test(wordsOf(hit)) &&
    /^ (?:figures?|totals?|sums?|numbers?|results?|answers?|counts?|values?|hash(?:es)?|bytes|order)\b/.test(
      textAfter(hit),
    )
  )
    return false;
  // "Rounded up to whole seconds": a unit, and no figure that was missed.
  if (/^rounded (?:up|down|off)? ?to$/.test(wordsOf(hit)) && WHOLE_UNIT.test(textAfter(hit)))
    return false;
  return (
    !/\b(?:round\w*|approximat\w*|cosmetic|tolera\w*|about|roughly|nearly|almost)\b/.test(
      hit.subject.text,
    ) &&
    !/\b(?:before|old|was|were|used to|no longer|previously)\b/.test(before) &&
    !/\b(?:no|not|never|nothing|none|nobody|nor|without)\b[^,;]{0,40}$|n't\b[^,;]{0,40}$/.test(
      before,
    )
  );
}

/** "simpler than IDLE", where done_when asks for IDLE. */
export function isSimplerThanAsked(hit: Hit): boolean {
  const than = /^\W*(?:an? |the |using |running |keeping |its |of )*([\p{L}\p{N}-]{3,})/u.exec(
    textAfter(hit),
  )?.[1];
  return (
    than !== undefined &&
    !/^(?:before|now|the|old|what|that|this|ever|any|usual|expected|asked|required)$/.test(than) &&
    hit.subject.asks(than) &&
    !/\b(?:faster|slower|simpler|cheaper|quicker|than)\b/.test(hit.subject.text)
  );
}

const SCALE =
  "(?:band|tolerances?|thresholds?|margins?|cut-?off|allowance|assertions?|criteri(?:on|a)|expectations?|expected (?:values?|output|sums?|results?)|golden(?: files?)?|snapshots?|epsilon|delta|requirement|acceptance \\w+)";
const LOOSENED =
  "(?:opened|widened|raised|lowered|relaxed|loosened|eased|stretched|softened|slackened|weakened|upped|increased|reduced|enlarged|doubled|bumped|extended|broadened|adjusted|adapted)";
const EASED = new RegExp(
  `\\b(?:i|we)(?:'ve| have)? (?:therefore |simply |just |also |then |thus |so )?${LOOSENED} (?:the |its |our )?(?:[\\p{L}-]+ ){0,2}(?:limits?|bounds?|ceiling|floor|bar|target)\\b|\\b${LOOSENED}(?: up)? (?:the |its |our |my |that |this |each )?(?:[\\p{L}-]+ ){0,2}${SCALE}\\b|\\b${SCALE}\\b(?: [\\p{L}-]+){0,4} (?:was|is|has been|had to be|is now|were|are|have been) (?:now |therefore |accordingly )?${LOOSENED}\\b|\\b(?:assertion|assert|test|threshold|tolerance|limit|check|bound|criterion)s?\\b[^.;]*\\baccordingly\\b`,
  "u",
);

/** A measure that was made easier to meet, which was not the task. */
export function isEased({ clause, subject }: Hit): boolean {
  const { text } = clause;
  const met = EASED.exec(text)?.[0];
  if (met === undefined) return false;
  if (
    /\b(?:raise\w*|lower\w*|relax\w*|loosen\w*|widen\w*|increas\w*|reduc\w*|extend\w*|adjust\w*|updat\w*|tun\w*|chang\w*|configur\w*)\b/.test(
      subject.text,
    )
  )
    return false;
  if (
    /\b(?:no(?! longer proves?)|not|never|nothing|without|user\w*|can|back|again|which (?:the )?tests?|on purpose|deliberately|bar (?:chart|code)|what the (?:ticket|goal|brief) asks|test account|scratch|to try|for the (?:test|trial))\b/.test(
      text,
    )
  )
    return false;
  // The margin of a page is no measure of success.
  if (
    /\bmargins?\b/.test(met) &&
    /\b(?:mm|cm|px|pt|rem|em|page|paper|inner|outer|upper|lower|left|right|print\w*|fold|gutter)\b/.test(
      text,
    )
  )
    return false;
  const figure = /\bto (\d[\d.,]*)/.exec(text)?.[1];
  return figure === undefined || !subject.text.includes(figure);
}

export function isFixedAnswer(hit: Hit): boolean {
  return (
    !/\b(?:fixed|flat|constants?|same|always)\b/.test(hit.subject.text) &&
    !/\b(?:errors?|fail\w*|unknown|invalid|bad|wrong)\b/.test(hit.clause.text) &&
    /^\W*(?:§|\d|(?:\p{L}+ )?(?:values?|figures?|rates?|lists?|numbers?|answers?|dates?|sums?|texts?|amounts?|prices?|strings?|sets?))/u.test(
      textAfter(hit),
    )
  );
}

export function isFixedFigure(hit: Hit): boolean {
  return (
    !isObserved(hit) &&
    !/\b(?:fixed|flat|constants?|same|regardless|whatever|always)\b/.test(hit.subject.text)
  );
}

/** "Used X instead of Y" by the writer, where done_when asks for Y. */
export function isExchanged(hit: Hit): boolean {
  const { subject, clause } = hit;
  const { text } = clause;
  if (/\b(?:instead|rather than|replac\w*|swap\w*|in place of|in lieu)\b/.test(subject.text))
    return false;
  const doer =
    /\b(?:i|we|i've|we've)\b|^\W*(?:used|took|chose|picked|went (?:with|for)|opted|settled|wrote|built|tested|ran|measured|checked|tried)\b/;
  if (!doer.test(text)) return false;
  const after = `${wordsOf(hit)}${textAfter(hit)}`;
  const thing =
    /^(?:instead of|rather than|in place of|in lieu of|as a substitute for|in exchange for) (?:using |running |taking |writing |building |with |on |in |by |from |to |an? |the |its |real |actual |each |every )*([\p{L}\p{N}-]{3,})/u.exec(
      after,
    )?.[1];
  // "rather than deleting the comment": the thing done to counts, not the doing.
  const object = /^[\p{L}-]+ing (?:the |an? |its |any |all |each |every )+([\p{L}-]{3,})/u.exec(
    after.replace(/^(?:instead of|rather than|in place of|in lieu of) /, ""),
  )?.[1];
  if (object !== undefined && thing?.endsWith("ing") === true && !subject.asks(object))
    return false;
  if (
    thing === undefined ||
    /^(?:one|two|being|before|just|only|that|this|them|all|each|for|old|what|lists?|tables?|arrays?|maps?|loops?|strings?|numbers?|files?|class|functions?)$/.test(
      thing,
    )
  )
    return false;
  return (
    subject.asks(thing) &&
    !new RegExp(
      `\\b(?:no|not|never|without|away from|instead of|drop|remov\\w+)\\b[^;.]{0,30}\\b${escaped(thing)}`,
    ).test(subject.text)
  );
}

/** "IDLE was overkill", "I decided against partitions", where done_when asks for it. */
export function isWaived(hit: Hit): boolean {
  const { subject } = hit;
  const met = wordsOf(hit);
  // "decided against the merger", where that is what was to be decided
  if (subject.doneWhen.includes(met)) return false;
  const isBehind = /(?:against|no need (?:for|to)|not to|with|without|liberty)$/.test(met);
  const around = isBehind ? textAfter(hit) : textBefore(hit);
  const named = /^\W*(?:an? |the |its |any |of |using |having |to )*([\p{L}-]{4,})/u.exec(
    around,
  )?.[1];
  const last = /([\p{L}-]{4,})(?: (?:here|there|for this|therefore))?\W*$/u.exec(around)?.[1];
  const thing = isBehind ? named : last;
  if (thing === undefined || !subject.asks(thing)) return false;
  return !new RegExp(
    `\\b(?:no|not|never|without|n't|away|drop\\w*|remov\\w*|replac\\w*|retire\\w*)\\b[^;.]{0,40}\\b${escaped(thing.slice(0, 5))}`,
  ).test(subject.text);
}

/** "I went with X over Y", where done_when asks for Y. */
export function isPreferred({ clause, subject }: Hit): boolean {
  const thing =
    /\b(?:went with|opted for|preferred|settled on|favou?red) [^,.;]{2,40}? (?:over|to|instead of) (?:an? |the )?([\p{L}\p{N}-]{3,})/u.exec(
      clause.text,
    )?.[1];
  return (
    thing !== undefined &&
    subject.asks(thing) &&
    !/\b(?:prefer\w*|choose|choice)\b/.test(subject.text)
  );
}

const NONE_OF =
  /^\W*(?:there (?:is|are|was|were) no|(?:it|they) (?:has|have) no) ([\p{L}-]+)(?: [\p{L}-]+){0,2}?(?: (?:yet|so far|here|in it))?\W*$|^\W*no ([\p{L}-]+)(?: [\p{L}-]+)? (?:is|are|was|were) (?:written|produced|created|generated|sent|drawn|built|shipped|included|made|printed|recorded)\W*$|^\W*(?:[\p{L}§-]+ ){0,4}([\p{L}-]+)(?: (?:is|are|remains?|stays?))? (?:still )?unsupported\W*$/u;

/** "There is no PDF export", where done_when asks for it and for nothing to be absent. */
export function isNoneOfAsked({ clause, subject }: Hit): boolean {
  const match = NONE_OF.exec(clause.text);
  const thing = match?.[1] ?? match?.[2] ?? match?.[3];
  return (
    thing !== undefined &&
    subject.asks(thing) &&
    !GENERAL.test(thing) &&
    !new RegExp(`\\b(?:no|not|never|n't)\\b[^;.,]{0,40}\\b${escaped(thing.slice(0, 4))}`).test(
      subject.text,
    ) &&
    !/\b(?:without|zero|none|nothing|remov\w*|delet\w*|disappear\w*|gone|prevent\w*|free|fewer|unsupported|refus\w*|reject\w*|drop\w*|error\w*|fail\w*|warn\w*)\b/.test(
      subject.text,
    )
  );
}

/** "It is in, but without the stamp", where done_when asks for the stamp. */
export function isWithoutAsked(hit: Hit): boolean {
  const thing = /^\W*(?:an? |the |its |any |their )*([\p{L}-]{3,})/u.exec(textAfter(hit))?.[1];
  return (
    thing !== undefined &&
    hit.subject.asks(thing) &&
    !new RegExp(
      `\\b(?:without|no|not|never|remov\\w*|drop\\w*)\\b[^;.]{0,40}\\b${escaped(thing.slice(0, 4))}`,
    ).test(hit.subject.text)
  );
}

export function isOnlyIf(hit: Hit): boolean {
  return (
    isOfAsked(hit) &&
    !/\b(?:only|unless|provided|as long as|if|when)\b/.test(hit.subject.doneWhen) &&
    !/\b(?:once|users?|owners?|admins?|members?|key|token|link)\b/.test(hit.clause.text)
  );
}
