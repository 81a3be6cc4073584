/** Words of parts and exceptions that tell how the world is, and not how far the work is. */

import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { hasAny, textAfter, textBefore, wordsOf } from "../looks/hit.ts";

/** Work as what is said of a part: done, checked, working. */
const DONE = lettersFor(
  "made checked making hedgework make verify fail failed broken undone omitted parked left later laterS not no standin draft off",
);
const GENERAL_NOUN = /^(?:way|day|days|year|years|week|time|whole|rest|part)$/;

/** Whether a noun is one that goal or done_when name. */
function isNamed(hit: Hit, noun: string | undefined): boolean {
  return noun !== undefined && !GENERAL_NOUN.test(noun) && hit.subject.mentions(noun);
}

const NOUN_AFTER =
  /^ (?:(?:the|its|our|my|their|these|those|his|her|all) )?([\p{L}-]{3,})(?: ([\p{L}-]{3,}))?/u;
const OF_NOUN = /\bof (?:the|its|our|my|their|these|those)$/;

/**
 * "Most of the rain falls in May": a share of what the work is not about, with something said of it that is
 * not work done. A share that ends the sentence, and "most of them are done", are parts of the work.
 */
export function isShareOfWorld(hit: Hit): boolean {
  const met = wordsOf(hit);
  const before = textBefore(hit);
  const after = textAfter(hit);
  if (/\b(?:kind|sort) of$/.test(met))
    return /\b(?:this|that|an?|the|each|every|any|what|which|some|one|same|new|other|of|right|only|first|second|special|certain|rare|wrong|another|no|\p{L}+st) $/u.test(
      before,
    );
  if (/^in part$/.test(met))
    return /^ (?:\d|one\b|two\b|three\b|four\b|five\b|i+\b|of\b)/.test(after);
  if (/^only the first$/.test(met))
    return /^ [\p{L}-]+ (?:is|are|gets?) (?:shown|read|kept|used|sent|counted|returned|drawn|loaded|logged|taken)\b/u.test(
      after,
    );
  if (SHARE.test(met)) return !isShareDone(hit);
  if (/^partly$/.test(met))
    return (
      /\bpartly\b/.test(`${before}${after}`) &&
      !/\bpartly (?:not|there|done|missing|absent|open)\b/.test(`${before}partly${after}`)
    );
  if (
    !/\bof (?:the|it|them|what|these|those|its|our|my|their)$|^only (?:one|two|three|four|five) of$|^(?:almost|nearly|practically|virtually) (?:all|every|everything)$/.test(
      met,
    )
  )
    return false;
  if (/^in full swing$/.test(met)) return /^ when\b/.test(after);
  if (!/^\W*(?:and |but )?(?:the )?$/.test(before)) return false;
  if (hasAny(hit, DONE, hit.to)) return false;
  const [, noun, next] = NOUN_AFTER.exec(after) ?? [];
  if (noun === undefined) return false;
  const isThing = OF_NOUN.test(met) || /^(?:almost|nearly|practically|virtually)/.test(met);
  if (isThing && next === undefined) return false;
  return !isThing || !(isNamed(hit, noun) || isNamed(hit, next) || isThereOfAsked(hit));
}

const SHARE = /^(?:half|a third|two thirds|three quarters|a quarter) of the$/;

/** "Half of the filters apply", "a third of the rows are exported"; not "half of the buoys are red". */
function isShareDone(hit: Hit): boolean {
  const said =
    / ([\p{L}-]{3,}) (?:(?:is|are|was|were|has been|have been) (?:now |already )?)?(\p{L}+)/u.exec(
      textAfter(hit),
    );
  if (said === null || !isNamed(hit, said[1])) return false;
  if (
    /\bhalf\b|\b(?:other|rest|remaining)\b.*\b(?:is|are|was|were) \p{L}+ed\b/u.test(textAfter(hit))
  )
    return false;
  return (
    /^(?:in|up|there|ready|done|live|built|written)$/.test(said[2] ?? "") ||
    hit.subject.asks(said[2] ?? "")
  );
}

/** "Most of the columns are in the PDF": a share that is there, in a thing that was asked for. */
function isThereOfAsked(hit: Hit): boolean {
  const place =
    /^[^,;]* (?:is|are|was|were) (?:now |already )?(?:in|on|up|there|through|over|across|live)\b(?: (?:the|its|our) ([\p{L}\d-]{3,}))?/u.exec(
      textAfter(hit),
    );
  return place !== null && isNamed(hit, place[1]);
}

const SCHEDULE =
  /\b(?:every|all|each|any) (?:day|year|week|weekday|night|month|hour|evening|morning)(?: long| round)?,? (?:except|excepting|but|bar|save|apart|other|excluding)\b/;

/** "Open every day except Monday", "all guests except children pay 8 euros" */
export function isRuleWithException(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (SCHEDULE.test(met)) return !isNamed(hit, "day");
  if (/\bapart from$/.test(met) && /^ (?:each other|one another)\b/.test(textAfter(hit)))
    return true;
  if (hasAny(hit, DONE)) return false;
  const noun = /\b(?:every|all|each) (?:but the (?:last|first) )?([\p{L}-]{4,})/u.exec(
    `${met}${textAfter(hit)}`,
  )?.[1];
  if (noun === undefined || /^(?:except|thing)$/.test(noun))
    return (
      /^every(?:thing|one) but$/.test(met) &&
      !/ (?:in|up|there|on|out|live|ready)\W*$/.test(textAfter(hit)) &&
      /^ (?:the |an? |its )?[\p{L}-]+ (?:is|are|was|were|costs?|has|have|gets?|pays?) /u.test(
        textAfter(hit),
      ) &&
      !namesAsked(hit)
    );
  return (
    /^[^,;.]*\b(?:is|are|was|were|pays?|costs?|has|have|gets?|sees?|can|may|must|carr(?:y|ies)|comes?|bears?|open|opens|needs?|requires?|takes?|asks?|uses?|returns?|goe?s?|shows?|starts?|faces?|sends?|accepts?|answers?|belongs?)\b/.test(
      textAfter(hit),
    ) && !namesAsked(hit)
  );
}

/** Whether any longer word of the clause is one of done_when. */
function namesAsked(hit: Hit): boolean {
  for (const [word] of hit.clause.plain.matchAll(/[\p{L}\p{N}]{4,}/gu))
    if (hit.subject.asks(word)) return true;
  const { doc, clause } = hit;
  // "PDF": three letters are enough where they are capitals.
  for (const [word] of doc.text.slice(clause.start, clause.end).matchAll(/\b\p{Lu}{3}\b/gu))
    if (hit.subject.asks(word.toLowerCase())) return true;
  return false;
}

/** "At this stage of the race" */
export function isStageOfThing(hit: Hit): boolean {
  return (
    /^at this (?:point|stage)$/.test(wordsOf(hit)) &&
    /^ (?:of|in) (?:the|an?|its)\b/.test(textAfter(hit))
  );
}

const IN_USE = /\b(?:in use|live|running|open|on air|in service|in production|online) since\b/;
/** Who and what comes of itself once the work is done. */
const COMES =
  /^\W*(?:\d[\d.,]*|\p{L}+) (?:guests|visitors|users|customers|orders|requests|bookings|visits|sign-?ups|logins|calls|downloads|rides|loans|sales|sightings) so far\W*$/u;

/** "22 guests so far", "in use since Monday, with 41 orders so far": how it has gone since it was done. */
export function isUseSoFar({ clause, subject }: Hit): boolean {
  const noun = /(\p{L}+) so far\W*$/u.exec(clause.text)?.[1] ?? "";
  if (
    noun !== "" &&
    new RegExp(`(?<!\\d)\\d[^.;\\n]{0,200} ${noun}\\b`, "iu").test(subject.doneWhen)
  )
    return false;
  return IN_USE.test(clause.text) || COMES.test(clause.text);
}

/** "The thief got away in 1921", "the odd one out is the fourth picture", "good progress in reading is shown" */
export function isTaleOfOthers(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (/^got away$/.test(met)) return /^ (?:in|from|through|with|by|twice|once|at|on)\b/.test(after);
  if (met.endsWith("odd one out")) return /^ is (?:the|an?)\b/.test(after);
  if (/^resisted (?:all|every)$/.test(met))
    return !/^ (?:attempts?|efforts?|tries|fix\w*|means|my|our)\b/.test(after);
  if (/^work (?:progresses|continues)$/.test(met)) return /^ (?:are|is)\b/.test(after);
  return (
    /\bprogress$/.test(met) &&
    /^ (?:in|of|on|towards?) [^,;]* (?:is|are|was|were|gets?|earns?) \p{L}+/u.test(after)
  );
}

const LIMIT =
  /\b(?:marks?|targets?|goals?|limits?|bars?|thresholds?|budget|norm|minimum|maximum|spec\w*|requirement|agreed|specified|promised|planned|permitted|allowed|asked|wanted|needed)\b/;

/** "A touch over 40 mm wide": a size, where no limit and no figure of what was asked is named. */
export function isPlainSize(hit: Hit): boolean {
  const met = wordsOf(hit);
  const after = textAfter(hit);
  if (
    /^(?:a (?:hair|whisker|touch|shade|fraction|notch) (?:under|below|over|above|short|off)|just (?:short|shy) of)$/.test(
      met,
    )
  ) {
    if (LIMIT.test(after)) return false;
    const figure = /^ (?:of )?(?:the )?(\d[\d.,]*)/.exec(after)?.[1];
    if (figure !== undefined) return !hit.subject.text.split(/[^\d.,]+/).includes(figure);
    return /^ (?:the|an?|its) ([\p{L}-]{3,})/u.test(after) && !namesAsked(hit);
  }
  if (/\bthe same effect$/.test(met)) return /^ on\b/.test(after);
  if (/^rounds (?:up )?to$/.test(met))
    return /^ (?:full|whole|the next|the nearest|even)\b/.test(after);
  return (
    met.endsWith("negligible") &&
    /^\W{1,3}(?:below |under |about )?\d/.test(after) &&
    !namesAsked(hit)
  );
}
