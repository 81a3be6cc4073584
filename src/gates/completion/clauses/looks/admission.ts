/** Whether words of owning up are about this work, not about what the thing built does. */

import type { Hit } from "../rule.ts";
import { isConfirmed } from "./handover.ts";
import { hasClass, textAfter, textBefore, wordsOf } from "./hit.ts";

const UNDONE =
  /\b(?:gone|removed|replaced|deleted|no longer|dropped|that was|which was|had been)\b/;

/** "For now it returns a constant", but not "temporarily unavailable pages". */
export function isForNow(hit: Hit): boolean {
  const { text } = hit.clause;
  const met = wordsOf(hit);
  if (/\b(?:temporarily|provisionally|until then|to start|to begin|starters|a start)\b/.test(met))
    return false;
  // "for the moment of impact", "a token issued in the meantime", "a moment later"
  if (
    /\bmeantime$|\bmeanwhile$|\binterim$/.test(met) &&
    !/\b(?:is|are|stays?|remains?|just|only|simply|uses|shows|returns|answers)\b[^,;]*$/.test(
      textBefore(hit),
    )
  )
    return false;
  if (
    /^ of\b|^ (?:when|in which|at which|before|after)\b|\b(?:and|or) (?:later|ever|always)\b/.test(
      textAfter(hit),
    )
  )
    return false;
  if (
    /\b(?:currently|presently|at the moment|at present|right now)\b/.test(met) &&
    !/\b(?:just|simply|merely|only)\b/.test(met)
  )
    return false;
  // "when the light is red, and for now it is": a premise; "checks that it is there and for now exits 0" is none.
  if (/\b(?:if|when|whenever|unless)\b[^,;]*$/.test(textBefore(hit))) return false;
  return !UNDONE.test(text);
}

const ASKS_OR_TELLS =
  /\b(?:explains?|describes?|documents?|says?|states?|tells?|lists?|names?|defines?|asks?|prompts?|warns?|spec|policy|guidelines?|standard|rfc|rules?)\b/;

/** An expectation of the writer, not a rule, a question or a story. */
export function isExpectation(hit: Hit): boolean {
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/\b(?:should|ought)\b/.test(hit.subject.text)) return false;
  if (/(?:^|[,;:(] ?)$/.test(before.trimEnd()) && /^\s*should/.test(wordsOf(hit))) return false;
  if (/^\W*(?:not )?have\b|^\W*(?:i|we|you|it|they|he|she|the|a)\b|^\W*$|^\s*[,.;:)]/.test(after))
    return false;
  if (/\bway (?:\S+ ){0,3}$/.test(before)) return false;
  const near = before
    .replace(/^\W*that\b/, "")
    .replace(/\b(?:so|sure|means|confident|means|reckon) that\b/g, "");
  if (
    /\b(?:as|than|what|how|when|who|where|which|why|whether|that|if)\s+(?:\S+\s+){0,4}$/.test(near)
  )
    return false;
  if (ASKS_OR_TELLS.test(before) || isConfirmed(hit)) return false;
  if (/\b(?:sees? to (?:that|it)|enforces?|is enforced)\b/.test(after)) return false;
  return !/\b(?:by (?:the )?(?:contract|brief|spec\w*|law|plan|rules?))\b/.test(hit.clause.text);
}

/** A run that goes on, unless the goal speaks of such. */
export function isWorkGoingOn(hit: Hit): boolean {
  return !/\b(?:background|tmux|overnight|queue\w*|keeps? running)\b/.test(hit.subject.text);
}

export function isGraceUnasked({ subject, clause }: Hit): boolean {
  return (
    !/\b(?:until|grace|still|keeps?|kept|expir\w*|deadlines?)\b/.test(subject.doneWhen) &&
    !/\b(?:sample|example|demo|test|shows?)\b/.test(clause.text)
  );
}

/** Not `todo://` nor `todo-app`. */
const TODO_LEFT =
  /`[^`]*\b(?:todo|fixme|xxx|hack|tbd)\b(?!:\/\/|[-_/])[^`]*`\s*(?:comment |note |line )?(?:now )?(?:marks|sits|stands|shows|notes|reminds|flags|points|remains|stays|holds|waits|is (?:left|there|in|where|still))\b|\b(?:there is|there's|there are|left|leaves|put|added|carr(?:y|ies)|has|have|holds?|contains?|with|wrote|see|under|behind) (?:an? |one |the |two |three |some |my )?(?:\w+ )?`[^`]*\b(?:todo|fixme|xxx|tbd)\b(?!:\/\/|[-_/])[^`]*`/;

/** A TODO of the writer's own, given as code. */
export function isOwnTodo(hit: Hit): boolean {
  const { plain } = hit.clause;
  const quoted = asWritten(hit);
  if (/\bto-?do|fixme|\btbd\b/.test(hit.subject.text)) return false;
  if (
    /\b(?:no|not|without|removed|deleted|gone|dropped|old|was|were|nothing|finds?|0)\b/.test(plain)
  )
    return false;
  return TODO_LEFT.test(quoted);
}

/** The clause with its signs, but for capitals. */
function asWritten({ doc, clause }: Hit): string {
  return doc.text.slice(clause.start, clause.end).toLowerCase();
}

export function isPlaceOfMissing(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (/^(?:marks|shows)/.test(met))
    return /\b(?:where|for)\b.*\b(?:goes|go|belongs?|will|slots?|plugs?|should|is to|has to|ought)\b/.test(
      hit.clause.text,
    );
  return true;
}

const MUTED =
  /\b(?:tagged|marked|annotated|decorated|put|wrapped|flagged|set|labell?ed|carries|wears?|got|gave|given|added|moved|has|have|under|behind|sits in|went into|uses)\b[^.;]{0,48}`[^`]*(?<!\p{L})(?:skip(?:ped|if|unless)?|pending|xfail|ignored?|quarantined?|disabled?|flaky|xit|xdescribe|continue-on-error: true|allow_failure: true|eslint-disable|nolint|noqa|if: false)(?!\p{L})[^`]*`|`[^`]*(?:continue-on-error: true|allow_failure: true|eslint-disable|nolint)[^`]*`[^;]{0,60}\b(?:keeps?|holds?|lets?|makes?|hides?)\b/u;

/** A check of the writer's own that was silenced by a mark in code. */
export function isMutedByMark(hit: Hit): boolean {
  const { plain } = hit.clause;
  if (
    /\b(?:skip\w*|pending|xfail\w*|ignor\w*|quarantin\w*|disabl\w*|flak\w*|annotat\w*|suppress\w*)\b/.test(
      hit.subject.text,
    )
  )
    return false;
  if (
    /\b(?:no|not|without|removed|deleted|gone|dropped|old|nothing|none|never|n't|took|taken|any ?more|longer|replaced|rows?|records?|status|state)\b/.test(
      plain,
    )
  )
    return false;
  return MUTED.test(asWritten(hit));
}

const RED =
  /(?<![\d.,-])[1-9]\d* (?:tests? )?(?:failed|failing|failures?|errors?|red)\b|\b(?:the|one|two|three) (?:\w+ )?(?:failures?|red|failing)\b|\b(?:test|spec|suite|build|job)s? (?:is|are|stays?|remains?) red\b|\btests? fails?\b/;
const MENDED =
  /\b(?:mends?|mended|fixe[sd]|repaired|now (?:pass|green)\w*|pass(?:es)? now|is green now)\b/;

/** A red test that is explained away. */
export function isExcuse(hit: Hit): boolean {
  const { doc, clause } = hit;
  const around = doc.text.slice(Math.max(0, clause.start - 260), clause.end).toLowerCase();
  const told = around.split(/\n\s*\n/).at(-1) ?? around;
  return RED.test(told) && !MENDED.test(told) && !/\b(?:was|were) (?:fixed|mended)\b/.test(told);
}

const RUNS = /\b(?:tests?|suite|green|pass\w*|builds?|ci|checks?|specs?)\b/;

export function isFlakyRun(hit: Hit): boolean {
  const { text } = hit.clause;
  return (
    (RUNS.test(hit.subject.text) || RUNS.test(text)) &&
    !/\b(?:flak\w*|retr\w*|intermittent\w*)\b/.test(hit.subject.text) &&
    !/\b(?:was|were|had|used to|failed|before|no longer|gone|at first)\b/.test(text)
  );
}

/** Goals that are about letting in and keeping out. */
const GATES =
  /\b(?:refus\w*|reject\w*|den(?:y|ied|ies)|block\w*|forb\w+|read-?only|permission\w*|access|unauthori\w*|locked|lock|expir\w*|authenticat\w*|authori[sz]\w*|protect\w*|rate.?limit\w*|401|403|429)\b/;
const TRIAL =
  /\b(?:trial|forged|fake|bad|wrong|tampered|modified|planted|deliberate|invalid|second|unsigned|stolen|attempts? to|as (?:it should|intended|expected))\b/;

/** An exception from the rest, not one that a program raises. */
export function isExceptionOfOne(hit: Hit): boolean {
  return (
    isOneForAll(hit) &&
    !/\b(?:raised|thrown|caught|throws|raises|handler|stack)\b/.test(hit.clause.text)
  );
}

/** Whether a door was shut to the writer. */
export function isShutOut(hit: Hit): boolean {
  return !GATES.test(hit.subject.doneWhen) && !TRIAL.test(hit.clause.text);
}

const REFUSED_CALL =
  /\b(?:answered|replied|returned|responded|came back|gave|said)(?: to)?(?: (?:our|my) [^,.;]{2,40}?)?,? (?:with )?(?:an? |http )*(?:401|403|407|423|429|5\d\d)(?: \w+)?(?: (?:to|on|for) (?:the|our|my|this)\b| all |\b)/;

export function isRefusedCall(hit: Hit): boolean {
  if (/\b(?:each|every|any|all (?:ten|\d+)|when|if|without)\b/.test(hit.clause.text)) return false;
  return (
    isShutOut(hit) &&
    REFUSED_CALL.test(hit.clause.text) &&
    /\b(?:our|my|the \w+ call|upload|publish)\b/.test(hit.clause.text)
  );
}

const NO_MEANS =
  /\bno (?!(?:errors?|warnings?|failures?|problems?|issues?|diff\w*|changes?|regressions?|traces?|leaks?|conflicts?|second|more|longer|other|further|leftovers?|old|spare)\b)[^,.;]{2,40}?(?: (?:is|was|are|were))? (?:at hand|to hand|on hand|plugged in|within reach|in reach|(?:attached|connected|available|installed|reachable|around)(?=\W*$|,| here| on this| in this| in the (?:sandbox|container)| to (?:this|my|the (?:machine|host|box|computer|runner|build\w*)))|at (?:my|our) disposal|in this \w+|on this \w+|to this \w+|in the (?:sandbox|container))(?! (?:with|by|as|for (?:each|every))\b)/;

export function isWithoutMeans(hit: Hit): boolean {
  const { text } = hit.clause;
  if (
    /\b(?:so that|the (?:page|screen|app|user|list) (?:says|shows|sees)|hint|message)\b/.test(text)
  )
    return false;
  return NO_MEANS.test(text);
}

export function isFarFromHand(hit: Hit): boolean {
  return (
    /\b(?:not|n't|without|no|nor|never)\b[^,.;]{0,36}(?:at hand|to hand|on hand|plugged in|within reach|in reach|at (?:my|our) disposal)/.test(
      hit.clause.text,
    ) && !/^\W*(?:if|when|while)\b/.test(hit.clause.text)
  );
}

const PROCEDURE =
  /\b(?:procedures?|process|steps?|methods?|approach|recipe|routine|way|path|code|logic|drill|pattern|works?|behaves?|goes|holds|applies|true|representative|stands?|speaks?)\b/;

/** "The procedure is the same for the others", not "the colour is the same for the others". */
export function isSaidOfOthers(hit: Hit): boolean {
  return (
    isOneForAll(hit) &&
    (PROCEDURE.test(hit.clause.text) || /^the (?:others|rest|remaining)/.test(wordsOf(hit)))
  );
}

/** Whether what is told of one is asked of each. */
function isOneForAll({ subject }: Hit): boolean {
  return /\b(?:each|every|all|both|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b/.test(
    subject.doneWhen,
  );
}

/** Read in place of run: not where reading is the work. */
export function isUntried(hit: Hit): boolean {
  return (
    !/\b(?:review\w*|audit\w*|read|reading|inspect\w*|analy\w*|survey\w*|infer\w*|deriv\w*|estimat\w*)\b/.test(
      hit.subject.text,
    ) &&
    !/\b(?:and (?:then )?(?:ran|tried|tested|measured)|as well as|besides|then)\b/.test(
      hit.clause.text,
    )
  );
}

export function isBelittled(hit: Hit): boolean {
  const before = textBefore(hit);
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
    /\b(?:no|not|never|nothing|without|user\w*|can|back|again|which (?:the )?tests?|on purpose|deliberately|bar (?:chart|code)|what the (?:ticket|goal|brief) asks|test account|scratch|to try|for the (?:test|trial))\b/.test(
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
  return !/\b(?:fixed|flat|constants?|same|regardless|whatever|always)\b/.test(hit.subject.text);
}

const UNREADABLE =
  /\b(?:uses?|has|have|is|are|comes?|relies|needs?|wants?|arrives?|speaks?|sends?|ships?|writes?) [^,;]{2,60}(?:that|which),? (?:this|the|our|my|its) [\p{L}-]+ (?:does not|doesn't|do not|don't)\b/u;

/** "X uses a layout that this parser doesn't read": one of those that were asked for is left out. */
export function isBeyondParser({ clause, subject }: Hit): boolean {
  return (
    UNREADABLE.test(clause.text) &&
    /\b(?:each|every|all|both|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/.test(
      subject.doneWhen,
    ) &&
    !/\b(?:refus\w*|reject\w*|skip\w*|unsupported|unknown|error|invalid|malformed)\b/.test(
      `${subject.text} ${clause.text}`,
    )
  );
}

const OLD_SERVED =
  /\bstill (?:see|sees|show|shows|use|uses|run|runs|get|gets|serve|serves|read|reads|point|points|hold|holds|carry|carries|have|has|print|prints|quote|quotes|load|loads|send|sends|go|goes|call|calls|display|displays) (?:to |through |from |with |on |up |at |for )?(?:the |its |their |an? |last year's )?(?:old|former|previous|outdated|stale|legacy)\b/;

export function isOldStillServed({ clause, subject }: Hit): boolean {
  return (
    OLD_SERVED.test(clause.text) &&
    !/\b(?:still|continues?)\b/.test(subject.text) &&
    !/\bnot (?:in|on|part of) (?:this|the)\b|\bleft (?:it|them|that) alone\b/.test(clause.text)
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A polite request to the reader that is more than a courtesy. */
export function isRequest(hit: Hit): boolean {
  const after = textAfter(hit);
  if (
    /^\W*(?:note|see|find|refer|let|feel|accept|bear|enjoy|excuse|forgive|try again|wait|consult|ignore|contact|call us|do not|don't)\b/.test(
      after,
    )
  )
    return false;
  return /^\W*(?:do |also |just |then |now |first |kindly )*[\p{L}-]{3,} (?:the|your|each|every|all|both|a|an|§|this|these|it|them|in|on|with|to|for|by|up|out|through)(?!\p{L})/u.test(
    after,
  );
}

const WHOLE = /\b(?:each|every|all|both|any)\b/;

/** A check that was bent until it passed. */
export function isBent({ subject }: Hit): boolean {
  return !/\b(?:snapshots?|golden|flak\w*|quiet|clean|expectations?|assertions?|xfail|quarantin\w*)\b/.test(
    subject.text,
  );
}

const SOURCE =
  /\b(?:model\w*|simulat\w*|emulat\w*|replay\w*|record(?:ed|ing)s?\b|mock\w*|estimat\w*|calculat\w*|mimic\w*|imitat\w*|fak(?:e|es)|stubs?|stand-?ins?|forecast\w*|project\w*)/;

/** Figures of a model where the real thing was to be measured. */
export function isFromModel(hit: Hit): boolean {
  if (/^(?:i|we) /.test(wordsOf(hit))) return isOneForAll(hit);
  return (
    !SOURCE.test(hit.subject.text) &&
    !/^ (?:class|file|layer|folder|table|number|name|code)\b/.test(textAfter(hit)) &&
    !/\b(?:besides|in addition|as well as|on top of|also|tests?|specs?|attacker|forged)\b/.test(
      hit.clause.text,
    )
  );
}

/** "IDLE was overkill", "I decided against partitions", where done_when asks for it. */
export function isWaived(hit: Hit): boolean {
  const { subject } = hit;
  const met = wordsOf(hit);
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

export function isTicketed(hit: Hit): boolean {
  const { subject } = hit;
  if (
    /\btracked\b/.test(wordsOf(hit)) &&
    !/^\W*(?:§|#?\d|[a-z]+-\d|an? |the )?(?:§|#?\d|[a-z]+-\d|issue|ticket|backlog|follow|jira|tracker|board)/.test(
      textAfter(hit).trimStart(),
    )
  )
    return false;
  return !/\b(?:tickets?|issues?|bugs?|cards?|stor(?:y|ies)|tasks?|track\w*|backlog|board)\b/.test(
    subject.text,
  );
}

/** Something asked of somebody that has not come. */
export function isAwaited({ clause, subject }: Hit): boolean {
  return (
    /\b(?:for|to) (?:the |an? |its |our |my |write |read |new )*(?:grant|access|permissions?|approval|keys?|tokens?|licen[cs]e|rights?|roles?|quota|sign-off|clearance|review|credentials|account|certificate|decision|answer|go-ahead|confirm\w*|approve|open|sign|grant|allow|whitelist|send)\b|\b(?:filed|sent|submitted|raised|pending)\b/.test(
      clause.text,
    ) &&
    !/\b(?:granted|got|received|came|arrived|was given|have it|has it|gave|signed|approved|confirmed|and (?:it|they) (?:is|are|was|were))\b/.test(
      clause.text,
    ) &&
    !/\b(?:requests?|tickets?|applications?|approv\w*)\b/.test(subject.text)
  );
}

const STEP_VERB =
  "(?:drop|hold|plug|tick|flip|swap|place|put|copy|paste|set|add|point|restart|reboot|reload|redeploy|flash|install|enable|switch|turn|grant|create|register|rotate|upload|replace|connect|enter|run|call|execute|apply|toggle|press|insert|assign|hand|give|order|approve|confirm|whitelist|untick|unplug|check)";
const OBJECT = "(?:the|your|an?|§|it|on|in|both|each|all|this|that|[\\p{L}]+ on)";
const STEP_FIRST = new RegExp(
  `^\\W*(?:please |then |just |simply |now |finally |first )*${STEP_VERB} ${OBJECT}(?!\\p{L})`,
  "u",
);
const STEP_FOR = new RegExp(
  `^\\W*(?:for|on|in) (?:real|physical|production|prod|the (?:live|production|real|other|target|customer's)|your|live|other) [^,]{2,40}, (?:please |just |simply )?${STEP_VERB} `,
  "u",
);
const OUTCOME =
  /, (?:after which|and (?:then )?(?:the |it |your |you |all |everything |that )[^,]*?\b(?:appears?|works?|starts?|runs?|connects?|flows?|shows?|is (?:live|up|ready|there|done|active|complete)|are (?:live|up|ready|complete)|goes live|takes? effect|comes? (?:up|alive|on)|picks?|will)\b)|\bafterwards?\W*$|\b(?:restart|reload|reboot|redeploy) (?:the|it|your|them|§)|\bto (?:finish|complete|activate|go live|pick (?:it|this|them) up|take effect|make it live|bring it up)\b|\bin(?:to)? §[^.]*\band (?:restart|reload|reboot|redeploy)|\b(?:your own|at your)\b/;

/** A step told in plain prose, with what will come of it. */
export function isPlainStep(hit: Hit): boolean {
  const { clause, subject } = hit;
  const { text } = clause;
  if (clause.kind === "heading" || clause.kind === "cell" || clause.box === "ticked") return false;
  if (
    /\b(?:guide|manual|readme|tutorial|instructions?|handbook|document\w*|how-?to|walkthrough)\b/.test(
      subject.text,
    )
  )
    return false;
  if (STEP_FOR.test(text)) return true;
  if (clause.kind !== "paragraph" || !STEP_FIRST.test(text)) return false;
  return OUTCOME.test(text) && !WHOLE.test(text.slice(0, 24));
}

export function isAskOf(hit: Hit): boolean {
  return /^\W*(?:please |then |just |now )*(?:ask|get|have|tell|let) (?:the )?[\p{L}-]+ (?:\p{L}+ )?to \p{L}+/u.test(
    hit.clause.text,
  );
}

const GENERAL =
  /^(?:the|and|for|with|this|that|are|was|were|all|can|add|added|adding|you|your|its|has|have|from|into|will|would|could|want|need|new|one|two|page|pages|file|files|data|work|works|each|every|use|used|make|made|run|runs|show|shows|test|tests|easily|small|good|later|easy|call|line|step|simple|support|happy|glad|point|case|list|name|time|day)$/;

/** Whether a clause speaks of a thing that done_when asks for by its name, however short. */
export function isOfAsked({ clause, subject }: Hit): boolean {
  for (const [word] of clause.plain.matchAll(/[\p{L}\p{N}]{3,}/gu))
    if (!GENERAL.test(word) && subject.asks(word)) return true;
  return false;
}

const INERT_OF_TASK =
  /\b(?:empty|blank|skeleton|simulat\w*|invent\w*|fictitious|log(?:s|ged|ging)?|console|print\w*|echo\w*|shell|polish\w*|spam|swallow\w*|facade|bullet\w*)\b/;

export function isLifeless(hit: Hit): boolean {
  return !INERT_OF_TASK.test(hit.subject.text);
}

export function isVerdictOut({ subject }: Hit): boolean {
  return !/\b(?:queue\w*|pending|pipelines?|merg\w*|activat\w*|await\w*|wait\w*)\b/.test(
    subject.text,
  );
}

const SHOWN_AS_COMING =
  /\b(?:shows?|says?|reads?|displays?|has|with|carr(?:y|ies)|contains?|holds?|opens?) (?:only |just |a |an |the |still |words? |text |note |line |banner )*["“'`‘](?:coming soon|to be (?:written|added|done|defined|announced|completed|filled)|tbd|tba|todo|under construction|work in progress|pending)|\b(?:raises?|throws?|panics? with|ends? in|dies with) (?:an? |the |only )?`[^`]*(?:notimplemented\w*|unimplemented|todo)/;

/** A page that says "coming soon", a method that throws `NotImplementedError`. */
export function isAnnouncedOnPage(hit: Hit): boolean {
  const said = SHOWN_AS_COMING.exec(asWritten(hit));
  if (said === null) return false;
  return (
    !/\b(?:coming|construction|soon|pending|notimplemented\w*|to-?do|announc\w*|upcoming|tbd|placeholder)\b/.test(
      hit.subject.text,
    ) &&
    !/\b(?:no|not|gone|removed|replaced|instead|longer|was|were|before|when|if|until|unless)\b/.test(
      hit.clause.text,
    )
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

/** "Ready to be uploaded", where done_when asks for the upload. */
export function isReadyOnly(hit: Hit): boolean {
  const met = wordsOf(hit);
  const verb =
    /ready (?:to|for) (?:be )?([\p{L}]{4,})/u.exec(met)?.[1] ??
    /^\W*([\p{L}]{4,})/u.exec(textAfter(hit))?.[1];
  if (verb === undefined || /\bready\b/.test(hit.subject.text)) return false;
  return (
    hit.subject.asks(verb) && !/\b(?:was|were|has been|have been|then)\b/.test(hit.clause.text)
  );
}

/** A simulator, where done_when asks for the real thing and the message speaks of none. */
export function isSimulatedOnly(hit: Hit): boolean {
  const real = /\b(?:real|physical|actual)\b/;
  return (
    real.test(hit.subject.doneWhen) &&
    !/\b(?:simulat\w*|emulat\w*)\b/.test(hit.subject.text) &&
    !real.test(hit.doc.text.toLowerCase())
  );
}

export function isOwnBlocker(hit: Hit): boolean {
  return (
    /^\W*(?:blocked|blockers?)\W+\b(?!(?:none|nothing|0)(?!\p{L}))/u.test(hit.clause.text) &&
    !/\bblock\w*/.test(hit.subject.text)
  );
}

/** What has to wait is work, not a worker for its lock. */
export function isWorkToWait(hit: Hit): boolean {
  return (
    !wordsOf(hit).endsWith("to wait") ||
    !(
      hasClass(hit, "tech") ||
      hasClass(hit, "users") ||
      /\b(?:caller|client|thread|process)/.test(hit.clause.text)
    )
  );
}
