/** Whether a failure or a negative is the work's own trouble. */

import { isBadDeed, isObeyed, knowsOfNone } from "../senses/bad-deeds.ts";
import { uninflected, uninflectedWords } from "../../subject.ts";
import type { Hit } from "../rule.ts";
import { hasAny, isHead, wordsOf, textAfter, textBefore } from "./hit.ts";
import { isNoGap, isNoTrouble } from "../senses/other-sense.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };

/** "Cannot be handed out" is what the thing built sees to; "could not be built" is trouble. */
export function isAbility(hit: Hit): boolean {
  return (
    /^\s*(?:cannot|can't|can’t|can not) be\b/.test(wordsOf(hit)) &&
    !/^(?::| because\b| from (?:here|this|my|our)\b|,? (?:as|since) (?:the|its?|there|i|we|my|our)\b)/.test(
      textAfter(hit),
    ) &&
    !lettersFor("checked verify").includes(hit.spelt.letters.charAt(hit.to - 1))
  );
}

const HARMLESS =
  /^\W*(?:n't|not|never|yet|been|be|ever|once|a|to|have|had|had to|need(?:ed)? to|able to|even|being)?\W*(?:been |be |to |ever |once |a |have to |need to |need |had to )*(?:touch\w*|affect\w*|chang\w*|alter\w*|need\w*|remov\w*|requir\w*|mind|find (?:any|a (?:way|case|trick) |an? (?:error|gap|leak|fault|difference|hole|mistake)|a single|another|a further|one|an? [\w ]{1,30}left)|found (?:any|a)|see any|seen any|see a|notic\w*|los[et]\w*|introduc\w*|modif\w*|mov(?:e|ed)\b|reachable|rel(?:y|ied)|break\w*|broke\w*|reproduc\w*|provoke\w*|expect\w*|allow\w*|spot\w*|detect\w*|trigger\w*|left the|leave the|only|just|count\w*|ask(?:ed)?|(?:had )?(?:one|a single|any) such|matter\w*|exceed\w*|includ\w*|stor(?:e|ed)\b|in (?:the )?(?:list|use)|add(?:ed)? any|measure any|observe any|think of|get (?:it|them) to|grow\w*|come back|came back|return\w*|reappear\w*|resurfac\w*|show(?:n|ed)? up|slow\w*|interrupt\w*|cover the whole|differ\w*|repeat\w*|duplicat\w*|occur\w*|recur\w*|happen\w*|accept\w*|stop the|interfere\w*|disturb\w*|hinder\w*|prevent\w*|obstruct\w*|clear\b|wipe\w*|reset\w*|crash\w*|hang\b|leak\w*|lag\b|stutter\w*|flicker\w*|drift\w*|make (?:it|them|any of them|one) (?:fail|lose|crash|break|hang|leak|double|drop|stall|miss|skip|lie)|force (?:it|them|a|an)\b|trick (?:it|them)|fool\w*|improv\w* on|fault (?:it|them)|appl(?:y|ies) to|tell (?:them|the two) apart|(?:hear|feel|smell)\b|seen in training|(?:take|bring|pull|drag|knock) (?:\S+ ){1,4}(?:down|over)\b|hurt\w*|part of the (?:training|first)|(?:shown|visible|rendered|displayed|offered|listed|drawn|sent|served|exposed|logged|handed|leaked) (?:for|to|on|in|by|with|at)\b|(?:shown|visible|rendered|displayed|offered|listed|drawn|sent|logged|exposed|counted|kept|saved|stored|cached)\W*$|\w+ (?:twice|either|for (?:them|others|guests|anyone))\b)/;

/** Whether a negative is one that a delivered piece of work has ("was not touched", "I found no broken link"). */
export function isHarmlessNegative(hit: Hit): boolean {
  const { spelt, from, to, clause } = hit;
  const NOT = lettersFor("not");
  if (isNoGap(hit) || knowsOfNone(hit)) return true;
  // "Nobody can see the number but the owner"
  if (
    /^(?:nobody|no one|no-one)\b(?: \w+)? can$/.test(wordsOf(hit)) &&
    !/^\W*(?:\w+ly )?(?:tell|say|explain|reach|confirm|answer|give|help|reproduce|find|know|vouch|promise|guarantee|check|test|verify|yet|now)\b/.test(
      textAfter(hit),
    )
  )
    return true;
  // "Nobody had to touch the servers"
  if (
    /^(?:nobody|no one|no-one)\b(?: \w+)? ha[sd]$/.test(wordsOf(hit)) &&
    /^ to (?!do (?:it|that)\b)/.test(textAfter(hit))
  )
    return true;
  // "Nobody has more than 900"
  if (
    /^(?:nobody|no one|no-one)\b(?: \w+)? (?:has|have)$/.test(wordsOf(hit)) &&
    /^ (?:more|less|fewer|an?|the|any|access|to|\d|ever (?:seen|had)|had)\b/.test(textAfter(hit))
  )
    return true;
  let at = to - 1;
  while (at > from && !NOT.includes(spelt.letters.charAt(at))) at--;
  if (!NOT.includes(spelt.letters.charAt(at)))
    return /\bno (?:complaints?|problems?|errors?|incidents?|failures?|issues?|hits?|crash\w*|alerts?|alarms?|regressions?|drops?|leaks?|faults?|warnings?|duplicates?|losses|misses)\b|\bno way (?:to|for \w+ to) (?:get a?round|bypass|trick|break|dodge|circumvent|cheat)\b/.test(
      clause.text,
    );
  const rest = hit.doc.text.slice(spelt.end[at] ?? 0, clause.end).toLowerCase();
  // "I haven't moved any files yet"
  if (
    /^(?:i|we)\b/.test(wordsOf(hit)) &&
    /^\W*(?:n['’]t |not )?(?:touched|changed|moved|removed|modified|altered|reset|wiped)\b[^.,;]{0,60}\byet\b/.test(
      rest,
    )
  )
    return false;
  // "at 47:59 (not yet) and 48:01 (escalated)"
  if (
    /^\W*not yet\b/.test(wordsOf(hit)) &&
    /\d\W*$/.test(textBefore(hit)) &&
    /^\W*(?:and |then )?(?:at |after )?\d/.test(textAfter(hit))
  )
    return true;
  return (
    (HARMLESS.test(rest) && !leavesOut(rest, hit)) ||
    isPromised(rest, hit) ||
    (!UNABLE.test(wordsOf(hit)) && isBadDeed(rest, hit)) ||
    isObeyed(rest, hit) ||
    /^\W*(?:\w+ ){0,2}(?:any ?more|any longer)\b/.test(rest)
  );
}

/** "Could not drop the link" */
const UNABLE = /\b(?:can|could|cannot|able|will|would|must|should)/;

/** "The index isn't included", "I didn't include the index", where the index is what done_when asks for. */
function leavesOut(rest: string, hit: Hit): boolean {
  if (!/^\W*(?:n't|not|yet|been|be)?\W*(?:been |yet )?includ(?:ed?|ing)\b/.test(rest)) return false;
  const said = `${textBefore(hit)} ${rest.split(/[,;.]/, 1)[0] ?? ""}`;
  return [...uninflectedWords(said)].some((word) => word.length > 3 && hit.subject.asks(word));
}

/** Whether a negative ("does not store the token") is what done_when asks for. */
function isPromised(rest: string, { subject }: Hit): boolean {
  const verb = /^\W*(?:(?:been|be|yet|ever|actually|even) )*([\p{L}]{3,})/u.exec(rest)?.[1] ?? "";
  return verb !== "" && subject.mentions(verb) && deniesIn(subject.text, verb, /[;.\n]/);
}

/** Whether a part of a text that holds a verb denies something. */
function deniesIn(text: string, verb: string, partEnd: RegExp): boolean {
  const wanted = uninflected(verb);
  return text
    .split(partEnd)
    .some((part) => NEGATIVE.test(part) && uninflectedWords(part).has(wanted));
}

const NEGATIVE =
  /\b(?:not|never|no|without|cannot|nothing|prevent\w*|refus\w*|reject\w*|block\w*|none|neither|nobody)\b|n't\b/;

/** Whether what still happens is what done_when asks not to happen. */
export function isForbidden(hit: Hit): boolean {
  const verb = /\bstill\s+([\p{L}]{3,})/u.exec(wordsOf(hit))?.[1] ?? "";
  return verb !== "" && hit.subject.asks(verb) && deniesIn(hit.subject.doneWhen, verb, /[;.,]/);
}

/** Whether a failure is the work's own, not what the thing built does or shows. */
export function isOwnMisfortune(hit: Hit): boolean {
  const { clause } = hit;
  const text = wordsOf(hit);
  if (isNoTrouble(hit)) return false;
  if (hasAny(hit, lettersFor("not"), hit.from, hit.to) && isHarmlessNegative(hit)) return false;
  if (clause.kind === "cell" && (clause.row === "" || isHead(hit))) return false;
  const before = textBefore(hit).slice(-LONGEST_WORD);
  const after = textAfter(hit);
  // "**No negative stock**: the booking fails with …": what is asked not to be is kept out.
  if (/^(?:no|never|not)\b/.test(clause.label) && NEGATIVE.test(hit.subject.doneWhen))
    return /\b(?:time-?outs?|timed out|network)\b/.test(after);
  // "20.01 is refused with `At most 20.00`", where something is asked not to be possible.
  if (/^(?: with (?:an? )?|: )[§"“`\d]/.test(after) && NEGATIVE.test(hit.subject.doneWhen))
    return false;
  // "150 succeeded, 50 failed", where something is asked not to be possible
  if (/\b\d+ (?:succeeded|went through|were (?:taken|accepted)),? (?:and )?\d+ $/.test(before))
    if (NEGATIVE.test(hit.subject.doneWhen)) return false;
  if (countsNone(hit)) return false;
  // "ends with exit code 0"
  if (/\b(?:code|status|exits? with)$/.test(text) && /^ (?:of )?0\b/.test(after)) return false;
  // "the job stops at its next checkpoint"
  if (/^ (?:at )?(?:its|the) next\b/.test(after)) return false;
  // The word in front is enough.
  if (
    /\b(?:error|errors|message|messages|banner|column|icon|label|tooltip|filter|badge|hint|count|rate|number|share|of|for|on|in|as|by|from|against|after|to|when|if|without)\s+$/.test(
      before,
    ) &&
    !/\b(?:still|is|are|was|were|n't|not)\s+$/.test(before)
  )
    return false;
  // "after the third failed try"
  if (/\b(?:first|second|third|fourth|fifth|last|each|every|any|\d+(?:st|nd|rd|th)) $/.test(before))
    if (
      /^ (?:tr(?:y|ies)|attempts?|log-?ins?|requests?|calls?|deliver(?:y|ies)|payments?)\b/.test(
        after,
      )
    )
      return false;
  // "everybody else gets 403": who is kept out
  if (
    /\b4\d\d$/.test(text) &&
    /\b(?:every(?:body|one)|any(?:body|one)|all) else $|\bothers $/.test(before)
  )
    return false;
  if (/\b(?:i|we) $/.test(before)) return false;
  if (AGAINST_OLD.test(after) || IN_OLD.test(after)) return false;
  // "aborts at the first error": how it is built
  if (
    /^ (?:at|on|with|after) the (?:first|second|third|last|slightest)\b/.test(after) &&
    !/\b(?:still|now)\b/.test(clause.text)
  )
    return false;
  if (/^\W*(?:→|->|(?:with )?[45]\d\d\b)/.test(after)) return false;
  if (
    /\bred$/.test(text) &&
    !/\b(?:tests?|builds?|jobs?|suite|pipeline|ci|checks?|specs?|main|run|workflow|one)\b/.test(
      clause.text,
    )
  )
    return false;
  return (
    !/^(?:passes|throws)$/.test(text) &&
    !/\b0 [\w()]+ (?:failed|failures?|errors?)\b/.test(clause.text)
  );
}

const LONGEST_WORD = 24;

/** "threw subtitles away in the old script" */
const IN_OLD =
  /^[^,;]{0,40}\b(?:in|under|with|on|of) the (?:old|previous|former|first|earlier|original)\b/;

/** A test that fails where the fix is not. */
const AGAINST_OLD =
  /^\W*before (?:its|their) (?:commits?|fix(?:es)?|changes?)\b|^\W*(?:after|at|above|below|beyond|past|under|over|within) (?:\w+ )?\d|^\W*(?:on|against|with|without|before|at|in)\W+(?:the )?(?:old|previous|unfixed|unpatched|original|broken|main|master|commit|parent|fix|change|code before|version before|state before|§)/;

const SUMMARY =
  /\b(?:tests?|specs?|examples?|suites?|assertions?|scenarios?|checks|passed|pass(?:es|ing)?|passing|total|skipped|ignored|ok|green|high|critical|in \d[\d.]*s)\b/;

/** "PASS 312 FAIL 0", "# fail 0": a label with its number; not "3 FAIL 0 PASS". */
function countsNone(hit: Hit): boolean {
  return (
    /fail\w*$/.test(wordsOf(hit)) &&
    /^[\s:=]{1,3}0(?![\d.,]*\d)(?!\s*(?:pass|ok\b|succ))/.test(textAfter(hit))
  );
}

/** Behind "14 failing": "tests pass again". */
const PASS_AGAIN =
  /^ (?:tests?|specs?|examples?)(?: (?:now|all|both|are|is|also))* (?:pass(?:es|ed)?|green|succeed(?:s|ed)?)(?=\s*$|[.,;:!)]| (?:again|now|and|on|in|with|too)\b)/;

/** "PASS: 212" over "FAIL: 3" */
function isTallied({ doc, clause }: Hit): boolean {
  if (!/^\W*fail\w* ?[:=]/.test(clause.plain)) return false;
  const around = doc.text.slice(Math.max(0, clause.start - 60), clause.end + 60);
  return /^\W*pass\w*\s*[:=]\s*\d/im.test(around);
}

/** Whether a count of failures is that of the writer's tests, not of the thing built or of an earlier run. */
export function isOwnFailure(hit: Hit): boolean {
  const { clause, doc, subject } = hit;
  const text = wordsOf(hit);
  const whole = clause.kind === "code" ? clause.plain : clause.text;
  if (/(?:^|\D)0[\s:=]|[:=]\s*0\b|\b(?:no|zero)\b/.test(text)) return false;
  if (countsNone(hit) || PASS_AGAIN.test(textAfter(hit))) return false;
  const isSummary =
    SUMMARY.test(whole) ||
    (clause.kind === "code" &&
      (/^(?:found )?\d+ (?:failing|failed|failures?|errors?|problems?)\b/.test(whole) ||
        isTallied(hit)));
  if (!isSummary) return false;
  const word = /fail\w*|error\w*|broken|red|xfail\w*|quarantin\w*/.exec(text)?.[0] ?? "";
  if (
    word === "" ||
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|few|a)\b/.test(text)
  )
    return false;
  // "312 such failed events", "the two failures are the refusals under test"
  if (
    /^ (?!tests?|specs?|examples?|assertions?|checks?|cases?|jobs?|runs?|builds?|in|of|on|out|with|and|but|so|because|since|at|for|after|is|are)[a-z]{3}/.test(
      textAfter(hit),
    ) &&
    /\bfailed$/.test(text)
  )
    return false;
  if (
    /^\W*(?:are|is|were|was) (?:the|those|what|intended|expected|deliberate|wanted)\b/.test(
      textAfter(hit),
    )
  )
    return false;
  // "error responses (400, 404)"
  if (/^errors? (?:responses?|codes?|messages?|pages?|status(?:es)?)\b/.test(text)) return false;
  if (/retr|expected|after \d|exit|attempt/.test(whole)) return false;
  if (subject.mentions(word) && /^\[?\d\d:\d\d/.test(whole)) return false;
  if (clause.kind === "code" && isOutputOfAsked(hit)) return false;
  return clause.kind !== "code" || isOwnRun(doc.text, clause.start, clause.end);
}

const RUNNER =
  /^(?:npm|npx|yarn|pnpm|bun|deno|node|cargo|go|pytest|python\d?|make|mvn|gradle\w*|dotnet|ruby|rspec|bundle|rake|jest|vitest|ctest|flutter|dart|swift|mix|phpunit|php|composer|tox|nox|bazel|sbt|stack|cabal|zig|meson|ninja|docker|bash|sh|cat|tail|grep)$/;

/** Whether what is shown was printed by a command that is itself what was asked for. */
export function isOutputOfAsked({
  doc,
  clause,
  subject,
}: Pick<Hit, "doc" | "clause" | "subject">): boolean {
  const before = doc.text.slice(Math.max(0, clause.start - 600), clause.start);
  const fence = before.slice(before.lastIndexOf("```") + 3);
  const command = [...fence.matchAll(/^[$>] (?:\.\/|bin\/)?([\w-]+)/gm)].at(-1)?.[1]?.toLowerCase();
  return command !== undefined && !RUNNER.test(command) && subject.mentions(command);
}

/** Whether shown output is that of the last run: not of an earlier one, nor of one that is told to fail. */
export function isOwnRun(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start).toLowerCase();
  if (
    /\b(?:before|at first|first run|old code|without the fix|on main|previously|used to|earlier|expected to fail|as (?:it should|intended|expected)|red|planted)\b[^.`]{0,60}:?\s*```[^`]*$/.test(
      before,
    )
  )
    return false;
  const later = text.slice(end, end + 600).toLowerCase();
  return !/\b(?:now|after(?:wards)?|since|then|second run|with the fix|fixed)\b[^`]{0,120}\b(?:pass|green|0 (?:failed|failures))/.test(
    later,
  );
}

const ERROR_LINE =
  /^(?:.{0,24}\b(?:error|fatal|panic)\b ?[:[(]|an error occurred|e: |.*\b(?:permission|access) ?denied\b|.*\berror \d|[\w.]+exception: |.*\*\*\* .*\berror\b|.*: cannot find |.{0,40}\bfailed: (?!\d|none\b|no\W*$|-)\S)/;

const FORBIDS = /\b(?:cannot be|can['’]?t be|can not be|must not be|may not be|never be)\b/;

const DENIED =
  /\b(?:permission denied for|forbidden|not (?:allowed|permitted)|read-?only|violat\w+)\b/;

export function isErrorLine({ clause, doc, subject }: Hit): boolean {
  if (!ERROR_LINE.test(clause.plain) || /\b0 errors?\b/.test(clause.plain)) return false;
  // What is asked not to be possible is shown to be refused.
  if (DENIED.test(clause.plain) && FORBIDS.test(subject.doneWhen)) return false;
  // "attempt 1 failed: timeout": there is a second one.
  if (/\b(?:attempt|try|retry|retrying)\b/.test(clause.plain)) return false;
  if (/\b(?:error|fail|message|diagnostic|hint|lint|compiler|refus|reject)/.test(subject.text))
    return false;
  return isOwnRun(doc.text, clause.start, clause.end);
}
