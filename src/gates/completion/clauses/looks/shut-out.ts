/** Whether the work was shut out: refused calls, missing means, other people who are awaited or asked. */

import type { Hit } from "../rule.ts";
import { textAfter } from "./hit.ts";

/** Goals that are about letting in and keeping out. */
const GATES =
  /\b(?:refus\w*|reject\w*|den(?:y|ied|ies)|block\w*|forb\w+|read-?only|permission\w*|access|unauthori\w*|locked|lock|expir\w*|authenticat\w*|authori[sz]\w*|protect\w*|rate.?limit\w*|401|403|429)\b/;
const TRIAL =
  /\b(?:trial|forged|fake|bad|wrong|tampered|modified|planted|deliberate|invalid|second|unsigned|stolen|has to get an?|request (?:number |no\. ?|#)?\d+ (?:gets?|got|had|drew) (?:an? )?429|attempts? to|as (?:it should|intended|expected))\b/;

/** Whether a door was shut to the writer. */
export function isShutOut(hit: Hit): boolean {
  return !GATES.test(hit.subject.doneWhen) && !TRIAL.test(hit.clause.text);
}

const NO_MEANS =
  /\bno (?!(?:errors?|warnings?|failures?|problems?|issues?|diff\w*|changes?|regressions?|traces?|leaks?|conflicts?|second|more|longer|other|further|leftovers?|old|spare)\b)[^,.;]{1,40}?(?: (?:is|was|are|were))? (?:at hand|to hand|on hand|plugged in|within reach|in reach|(?:attached|connected|available|installed|reachable|around)(?=\W*$|,| here| on this| in this| in the (?:sandbox|container)| to (?:this|my|the (?:machine|host|box|computer|runner|build\w*)))|at (?:my|our) disposal|in this \w+|on this \w+|to this \w+|in the (?:sandbox|container))(?! (?:with|by|as|for (?:each|every))\b)/;

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

const OLD_KEPT =
  /\bstill (?:has|have|holds?|carr(?:y|ies)) (?:its|their|the|an?|his|her) old ([\p{L}-]{3,})/u;

export function isOldStillServed({ clause, subject }: Hit): boolean {
  // "The house still has its old door": kept, where the door is not what was to change
  const kept = OLD_KEPT.exec(clause.text)?.[1];
  if (kept !== undefined && !subject.asks(kept)) return false;
  return (
    OLD_SERVED.test(clause.text) &&
    !/\b(?:still|continues?)\b/.test(subject.text) &&
    !/\bnot (?:in|on|part of) (?:this|the)\b|\bleft (?:it|them|that) alone\b/.test(clause.text)
  );
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
  const isStep = STEP_FOR.test(text) || (clause.kind === "paragraph" && isFirstOfTwo(text));
  // Where steps are what was asked for, one is no more than that.
  return (
    isStep &&
    !/\b(?:guide|manual|readme|tutorial|instructions?|handbook|document\w*|how-?to|walkthrough)\b/.test(
      subject.text,
    )
  );
}

function isFirstOfTwo(text: string): boolean {
  return STEP_FIRST.test(text) && OUTCOME.test(text) && !WHOLE.test(text.slice(0, 24));
}

export function isAskOf(hit: Hit): boolean {
  return /^\W*(?:please |then |just |now )*(?:ask|get|have|tell|let) (?:the )?[\p{L}-]+ (?:\p{L}+ )?to \p{L}+/u.test(
    hit.clause.text,
  );
}

const INERT_OF_TASK =
  /\b(?:empty|blank|skeleton|simulat\w*|invent\w*|fictitious|log(?:s|ged|ging)?|console|print\w*|echo\w*|shell|polish\w*|spam|swallow\w*|facade|bullet\w*)\b/;

export function isLifeless(hit: Hit): boolean {
  return !INERT_OF_TASK.test(hit.subject.text);
}

export function isOwnBlocker(hit: Hit): boolean {
  return (
    /^\W*(?:blocked|blockers?)\W+\b(?!(?:none|nothing|0)(?!\p{L}))/u.test(hit.clause.text) &&
    !/\bblock\w*/.test(hit.subject.text)
  );
}
