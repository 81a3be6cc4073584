/** Whether work is told as so for now, still going on, announced, noted for later or only made ready. */

import type { Hit } from "../rule.ts";
import { isConfirmed } from "./handover.ts";
import { asWritten, hasAny, textAfter, textBefore, wordsOf } from "./hit.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };

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
  if (
    /, (?:says?|states?|as) (?:the|our|its) \p{L}+(?: (?:says?|asks?|states?|shows?))?\W*$/u.test(
      after,
    )
  )
    return false;
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

export function isPlaceOfMissing(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (/^(?:marks|shows)/.test(met))
    return /\b(?:where|for)\b.*\b(?:goes|go|belongs?|will|slots?|plugs?|should|is to|has to|ought)\b/.test(
      hit.clause.text,
    );
  return true;
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
  // "`status` with `pending`, `delivered` and `failed`": one of several values.
  const behind = asWritten(hit).slice(said.index + said[0].length);
  if (
    said[0].endsWith("pending") &&
    /^["”'`’](?:,| and| or|\/|\|) ?(?:and |or )?["“'`‘]/.test(behind)
  )
    return false;
  return (
    !/\b(?:coming|construction|soon|pending|notimplemented\w*|to-?do|announc\w*|upcoming|tbd|placeholder)\b/.test(
      hit.subject.text,
    ) &&
    !/\b(?:no|not|gone|removed|replaced|instead|longer|was|were|before|when|if|until|unless)\b/.test(
      hit.clause.text,
    )
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

/** What has to wait is work, not a worker for its lock. */
export function isWorkToWait(hit: Hit): boolean {
  return (
    !wordsOf(hit).endsWith("to wait") ||
    !(
      hasAny(hit, lettersFor("tech users")) ||
      /\b(?:caller|client|thread|process)/.test(hit.clause.text)
    )
  );
}
