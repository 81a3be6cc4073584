/** Whether tests were muted, excused, bent or never seen to run. */

import { isOneForAll } from "./asked.ts";
import { following } from "../../sealed.ts";
import type { Hit } from "../rule.ts";
import { asWritten, textAfter, textBefore, wordsOf } from "./hit.ts";

const MUTED =
  /\b(?:tagged|marked|annotated|decorated|put|wrapped|flagged|set|labell?ed|carries|wears?|got|gave|given|added|moved|has|have|under|behind|sits in|went into|uses|silenced|suppressed|hidden|quietened)\b[^.;]{0,48}`[^`]*(?<!\p{L})(?:skip(?:ped|if|unless)?|pending|xfail|ignored?|quarantined?|disabled?|flaky|wip|xit|xdescribe|continue-on-error: true|allow_failure: true|eslint-disable|nolint|noqa|nocheck|allow(?=\()|if: false)(?!\p{L})[^`]*`|`[^`]*(?:continue-on-error: true|allow_failure: true|eslint-disable|nolint)[^`]*`[^;]{0,60}\b(?:keeps?|holds?|lets?|makes?|hides?)\b/u;

/** "Used to be marked `skip`; it now runs and passes" */
const MUTED_ONCE = /\b(?:used to (?:be|carry|have)|was|were|had (?:been)?|carried)\b/;
const RUNS_NOW =
  /\b(?:now|both|all|it|they|again)(?: \p{L}+)? (?:runs?|passes|pass)\b|\b(?:runs?|pass(?:es)?) (?:now|again)\b|\b(?:marks?|tags?|it) (?:is|are|was|were) (?:gone|removed|taken off|deleted)\b|\b(?:is|are) (?:now )?(?:back on|on again|enabled|active|green)\b/u;
/** "`skipped: 0`" in a line of a log */
const NONE_SKIPPED =
  /(?<!\p{L})(?:skip\p{L}*|pending|ignored?|xfail\p{L}*|disabled|flaky|quarantined)["']?\s?[:=]\s?0(?![\d.])|(?<![\d.])(?:0|no|zero) (?:\p{L}+ )?(?:skip\p{L}*|pending|ignored?|xfail\p{L}*|disabled|flaky|quarantined)(?!\p{L})/gu;

/** "No test is removed or disabled" */
const NONE_MUTED =
  /\b(?:no|without any|none of the) (?:[\p{L}-]+ )?(?:tests?|specs?|checks?|rules?|scenarios?)\b[^;.]*/gu;

/** A check of the writer's own that was silenced by a mark in code. */
export function isMutedByMark(hit: Hit): boolean {
  const { plain } = hit.clause;
  if (
    /\b(?:skip\w*|pending|xfail\w*|ignor\w*|quarantin\w*|disabl\w*|flak\w*|annotat\w*|suppress\w*)\b/.test(
      hit.subject.text.replace(NONE_MUTED, " "),
    )
  )
    return false;
  if (/(?:xfail\w*|quarantined)$/.test(wordsOf(hit)))
    return (
      /^(?:is|are|marked|tagged|labell?ed|flagged)\b/.test(wordsOf(hit)) &&
      !/\b(?:no|not|never|nothing|none|were|was|that|which)\b/.test(textBefore(hit)) &&
      !/^ (?:no longer|no more|any ?more|nowhere|nevermore)\b/.test(textAfter(hit)) &&
      /\b(?:tests?|specs?|cases?|suites?|scenarios?)\b/.test(hit.clause.text)
    );
  if (
    /\b(?:no|not|without|removed|deleted|gone|dropped|old|nothing|none|never|n't|took|taken|any ?more|longer|replaced|rows?|records?|status|state)\b/.test(
      plain,
    )
  )
    return false;
  const rest = `${textAfter(hit)} ${following(hit.doc, hit.clause, 1)}`;
  if (
    MUTED_ONCE.test(plain) &&
    RUNS_NOW.test(rest) &&
    !/\b(?:not|never|still)\b|n['’]t\b/.test(rest)
  )
    return false;
  return MUTED.test(asWritten(hit).replaceAll(NONE_SKIPPED, " "));
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
  if (isGreenThereToo(hit)) return false;
  return (
    (RUNS.test(hit.subject.text) || RUNS.test(text)) &&
    !/\b(?:flak\w*|retr\w*|intermittent\w*)\b/.test(hit.subject.text) &&
    !/\b(?:was|were|had|used to|failed|before|no longer|gone|at first)\b/.test(text)
  );
}

const HERE_ONLY = /\b(?:locally|on (?:my|this|our) (?:own )?(?:machine|laptop|computer|box|end))$/;
const THERE = "(?:ci|pipelines?|workflow|github|gitlab|jenkins|build server|runners?)";
const GREEN_THERE = new RegExp(
  `^,? (?:and|as well as) (?:also )?(?:on|in|under) (?:the |our )?${THERE}\\b|\\b${THERE}\\b[^.;]{0,40}\\b(?:green|passes|passed|pass|succeeded|clean)\\b`,
  "u",
);
const NOT_THERE =
  /\b(?:not|never|but|except|yet|still|until|once|will|should|before|was|last|yesterday|lint|docs|build)\b|n['’]t\b|(?<!\b(?:0|no|zero|without) (?:a )?)\b(?:red|fail\p{L}*|pending|waiting)\b/u;

/** "Pass locally, and CI is green": told of the writer's machine and of the other place. */
export function isGreenThereToo(hit: Hit): boolean {
  if (!HERE_ONLY.test(wordsOf(hit))) return false;
  const rest = `${textAfter(hit)} ${following(hit.doc, hit.clause, 1)}`;
  return GREEN_THERE.test(rest) && !NOT_THERE.test(rest);
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

/** Read in place of run: not where reading is the work. */
export function isUntried(hit: Hit): boolean {
  // "the old search, which only looked at titles"
  if (/\b(?:old|former|previous)\b/.test(textBefore(hit))) return false;
  // "the type is inferred from the first 100 rows": what the thing built does
  if (
    /\b(?:is|are) (?:inferred|derived|deduced|estimated|guessed) from (?:the |its )?(?:text|content|page|browser|locale|address|first|last|data|rows?|files?|names?|headers?|extension|context|values?|columns?|type|url|path|title|\d)/.test(
      hit.clause.text,
    )
  )
    return false;
  return (
    !/\b(?:review\w*|audit\w*|read|reading|inspect\w*|analy\w*|survey\w*|infer\w*|deriv\w*|estimat\w*)\b/.test(
      hit.subject.text,
    ) &&
    !/\b(?:and (?:then )?(?:ran|tried|tested|measured)|as well as|besides|then)\b/.test(
      hit.clause.text,
    )
  );
}

/** "I took `testMidnight` out of the scheme", "I lowered the scan to level A" */
const TAKEN_OUT =
  /\b(?:i|we)(?:['’]ve| have)? (?:therefore |simply |just |then |so )?(?:took|taken|pulled|left|kept|moved) [^,;]{1,60}? out of (?:the |its |our )?(?:[\p{L}-]+ )?(?:scheme|target|suite|checks?|run|pipeline|audit|scan|build|job|lint\w*|chart(?: directory)?|collection|matrix|list of tests)\b|\b(?:i|we)(?:['’]ve| have)? (?:therefore |simply |just |then |so )?(?:excluded|exempted|disabled|skipped|muted|silenced|lowered|dropped|switched off|turned off|commented out) (?:the |that |this |its )?(?:(?!(?:in|from|of|for|on|by|at)\b)[\p{L}\p{N}§`-]+ ){0,4}?(?:tests?|specs?|rules?|checks?|scan|audit|assertions?|lint\w*|level|run|suite|pages?|§)(?!\p{L})/u;

/** "To make mypy pass I added types": how a check was met; it is bent where it, or what it finds, was weakened. */
const MEANT_TO_PASS =
  /^to (?:get|make) (?:lint|clippy|mypy|eslint|ruff|the (?:linter|checker|scan|audit|job|pipeline))\b.*(?:pass|green|through)$/;
const WEAKENED =
  /\b(?:allow\w*|ignor\w*|skip\w*|exclud\w*|exempt\w*|disabl\w*|silenc\w*|suppress\w*|mut(?:e|ed|ing)|lower\w*|loosen\w*|relax\w*|weaken\w*|soften\w*|rais(?:e|ed|ing)|widen\w*|delet\w*|remov\w*|dropp\w*|commented|took|taken|out|off|away|any|cast|casts|noqa|nolint|type: ignore|baseline|threshold\w*|xfail\w*|quarantin\w*|retr\w*|stub\w*|mock\w*|hard-?cod\w*|expected|marked|wrapped|level|§|config\w*|rules?|by hand)(?!\w)/;

/** A check that was bent until it passed. */
export function isBent(hit: Hit): boolean {
  const { subject } = hit;
  if (MEANT_TO_PASS.test(wordsOf(hit)) && !WEAKENED.test(hit.clause.text)) return false;
  // "The old proof no longer proves anything, so I removed it."
  if (/\bprove/.test(wordsOf(hit)) && /\b(?:old|former|previous) /.test(textBefore(hit)))
    return false;
  if (/^(?:i|we)\b/.test(wordsOf(hit)) && !TAKEN_OUT.test(hit.clause.text)) return false;
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
