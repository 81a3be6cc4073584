/** Whether a part is a part of what was asked. */

import { NUMBER_NAMES } from "../../../../domain/inventory/words/numbers.ts";
import { restIsTold } from "../../rest-told.ts";
import { meetsShare } from "../../share-asked.ts";
import type { Hit } from "../rule.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { isOfAsked } from "./asked.ts";
import { hasAny, wordsOf, textAfter, textBefore } from "./hit.ts";

/** Whether a clause tells of what was asked for or of work that is done; "most visitors come on Sunday" does not. */
function tellsOfWork(hit: Hit): boolean {
  return (
    hasAny(hit, DONE) ||
    /\b(?:that|this|it|these|those) (?:is|are|makes|was|were) $/.test(textBefore(hit)) ||
    isOfAsked(hit) ||
    STATE.test(hit.clause.text)
  );
}

const DONE = lettersFor(
  "made checked making makes make verify operate ing_form undone left remain",
);
const STATE =
  /\b(?:is|are|was|were|be|been) (?:now |all |already |also |mostly |largely |partly )?(?:in|up|there|live|online|green|ok|fine|over|through|complete|ready)(?! \p{L})|\b(?:works?|passe[sd]?|pass|ported|moved)\b/u;

/** Whether a part is a part of what was asked, not of the time or of the gain. */
export function isPartOfAsked(hit: Hit): boolean {
  const { clause, subject } = hit;
  if (/\bin part (?:because|by|due|from|through|to|for)\b.*\bin part\b/.test(clause.text))
    return false;
  // "only the first quarter of 2024", where that is asked for
  const span = /^only the first$/.test(wordsOf(hit))
    ? FIRST_SPAN.exec(textAfter(hit))?.[0]
    : undefined;
  if (
    span !== undefined &&
    subject.text.includes(`the first${span}`) &&
    !FURTHER_SPAN.test(subject.doneWhen)
  )
    return false;
  // "with that sort of header", "by kind of fruit", but "it sort of works"
  if (/\b(?:sort|kind) of$/.test(wordsOf(hit)) && !ADVERBIAL.test(textBefore(hit))) return false;
  if (isOfPeople(hit) || isOfSome(hit, textAfter(hit))) return false;
  // "fully, not just partially"
  if (/\b(?:not|n['’]t) (?:only|just|merely|simply) (?:\p{L}+ )?$/u.test(textBefore(hit)))
    return false;
  // "in part two the heroine leaves", "the partly torn map"
  if (
    /\bpart$/.test(wordsOf(hit)) &&
    /^ (?:one|two|three|four|five|six|\d|[ivx]+\b)/.test(textAfter(hit))
  )
    return false;
  if (
    /^partly$/.test(wordsOf(hit)) &&
    /\b(?:the|an?|our|its|his|her|their) $/.test(textBefore(hit)) &&
    !/^ (?:finished|done|built|written|completed?|implemented|migrated|translated|working)\b/.test(
      textAfter(hit),
    )
  )
    return false;
  if (
    /\b(?:most|mostly|largely|half|bulk|majority|part|some|few)\b/.test(wordsOf(hit)) &&
    !tellsOfWork(hit)
  )
    return false;
  // "five of them in full and two in part, 7 of 7"
  if (
    /\bin full(?:,| and) [\p{L}\d]+ (?:of them )?$/u.test(textBefore(hit)) &&
    /\b(\d+) (?:of|out of) \1\b/.test(textAfter(hit))
  )
    return false;
  // "captured, in part or whole"
  if (/\bpart$/.test(wordsOf(hit)) && /^ or (?:in )?(?:whole|full|all)\b/.test(textAfter(hit)))
    return false;
  // "Users can restore some of the files"; "a good part of the rest of the gain"; "at least half", where that is asked.
  if (
    /\b(?:can|may|could|to) \p{L}+ (?:just |only )?$/u.test(textBefore(hit)) ||
    /^ (?:the rest\b|work (?:went|lay|was (?:in|on)))/.test(textAfter(hit))
  )
    return false;
  if (/\b(?:at least (?:half|a (?:third|quarter))|most of|the majority)\b/.test(subject.doneWhen))
    return false;
  // "`2to3` did most of the work": who did it.
  if (/\b(?:did|does|do|took|takes|saves?|saved) $/.test(textBefore(hit))) return false;
  // "the heap is mostly pages": what it is made of
  if (
    /\bmostly$/.test(wordsOf(hit)) &&
    !/^ (?:\w+ed|done|built|written|there|works?|working|in|made|ready|complete|finished|green|drawn|set|fine|ok)\b|^\W*$/.test(
      textAfter(hit),
    )
  )
    return false;
  // "Then I fixed the strings by hand, which was most of the work": what took long
  if (/\b(?:which|that|this|it) (?:was|is) $/.test(textBefore(hit)) && EFFORT.test(textAfter(hit)))
    return false;
  const most = /\bmost (\p{L}+)/u.exec(wordsOf(hit))?.[1];
  if (most !== undefined && most !== "of")
    return (
      subject.asks(most) &&
      /\b(?:every|each|all)\b/.test(subject.doneWhen) &&
      (textAfter(hit).match(/\p{L}{4,}/gu) ?? []).some((word) => subject.asks(word))
    );
  if (/, (?:most|many|some|half) of (?:them|it|which|these)\b/.test(clause.text)) return false;
  if (
    /^ (?:the |its )?(?:\d|size|price|width|height|memory|weight|length|volume|bandwidth)/.test(
      textAfter(hit),
    )
  )
    return false;
  return !/\b(?:time|gain|win|difference|cost|effort|speed-?up|saving|afternoon|day|night)\b/.test(
    textAfter(hit).slice(0, 40),
  );
}

const FIRST_SPAN =
  /^ (?:quarter|half|third|months?|weeks?|days?|years?|season|term|semester)(?: of (?:the )?[\p{L}\d]+)?/u;
/** "The first and the second half", "both halves": more is asked for than the first. */
const FURTHER_SPAN =
  /\b(?:(?:second|third|fourth|other|both|two|three|four|last|next|remaining|whole|full|entire|all|each|every|later)(?: (?:the|two|three|four|of))* (?:quarters?|hal(?:f|ves)|thirds|months?|weeks?|days?|years?|seasons?|terms?|semesters?)|(?:and|or|then|as well as) (?:of |in |for )?the (?:second|third|fourth|other|next|last|rest))\b/;
const EFFORT = /^ (?:the )?(?:work|job|trouble|change|diff|day|week)\W*$/u;

const ADVERBIAL =
  /^\W*$|\b(?:is|are|was|were|it|they|i|we|works?|just|only|still|has|have|had|been|now|does|did|and|but) $/;

/** "Most visitors come on Sunday": what people do, unless done_when speaks of them. */
function isOfPeople(hit: Hit): boolean {
  const who = PEOPLE.exec(`${wordsOf(hit)}${textAfter(hit)}`);
  return who !== null && !hit.subject.asks(who[1] ?? "");
}

const PEOPLE =
  /\b(?:most|all|half|some|part|majority|few|many|bulk)(?: of)?(?: the| our| its)? (visitors|guests|members|readers|users|pupils|people|customers|residents|voters|passengers|players|children|parents|drivers|families|neighbours|volunteers)\b(?! (?:are|were|have been|is|was) \p{L}+(?:ed|en)\b)/u;

/** An exception counts unless done_when makes the same one. */
export function isExceptionUnasked(hit: Hit): boolean {
  const { subject, clause } = hit;
  // "Open daily except Sundays": how it is, not what was done.
  if (!tellsOfWork(hit) && !FEW_LEFT.test(textAfter(hit)) && !isNameBehind(hit)) return false;
  // "a red bar on the left", "50 minus 18"
  const met = wordsOf(hit);
  if (
    /(?:^| )bar$/.test(met) &&
    !/^ (?:one|two|three|four|the|an?|this|that|those|these|\d)\b/.test(textAfter(hit))
  )
    return false;
  if (SO_WANTED.test(textAfter(hit))) return false;
  if (/\bplus(?: ?[/&] ?| (?:and|or) )minus$/.test(met)) return false;
  if (/[\d€$£%§] minus$/.test(`${textBefore(hit)}${met}`)) return false;
  if (/\bany(?:thing|one|body| \w+)? (?:other than|but|except)\b/.test(clause.text)) return false;
  if (
    /\b(?:nothing|no \w+|not|unchanged|same|identical|as before|equal|alike|agreed? in)\b.{0,50}(?:except|but|apart from|other than|besides)/.test(
      clause.text,
    )
  )
    return false;
  if (
    /\bbut (?:is|are|only|with|without|keeps?|in|on|never|now|also|it|they|we|i|this|that|still|the)\b/.test(
      clause.text,
    ) &&
    !/\b(?:all|every\w*) but\b|\b(?:except|apart from)\b/.test(clause.text)
  )
    return false;
  return !/\b(?:except|(?:all|every\w*|any\w*|each|nothing|none)(?: [\p{L}-]+){0,3} but|unless|but (?:not|for)|apart from|other than|excluding|save for|aside from)\b/u.test(
    subject.doneWhen,
  );
}

/** "…, just as the spec lists them" */
const SO_WANTED =
  /, (?:just |exactly )?as (?:(?:the|your) (?:spec\p{L}*|ticket|goal|brief|order|contract|standard|plan|design|policy)\b|(?:asked|agreed|ordered|requested|listed|specified|planned)\b|you (?:asked|wanted|listed|ordered))/u;

const FEW_LEFT = /^ (?:the |for )?(?:one|two|three|four|five|six|\d+|last|first)\b/;

/** "All month sheets but December compute": one of them, by its name. */
function isNameBehind({ doc, clause }: Hit): boolean {
  return / but \p{Lu}/u.test(doc.text.slice(clause.start, clause.end));
}

/** The value of a number in figures or as a word; NaN when it is none. */
function toNumber(source: string): number {
  const word = NUMBER_NAMES.indexOf(source);
  if (word >= 0) return word;
  return Number(source.replace(/[,' ](?=\d{3}(?!\d))/g, "").replace(/,/g, "."));
}

const FRACTION =
  /([\d][\d.,']*|\p{L}+)\s+(?:out )?of\s+(?:the |these |those |all |our |its |my )?([\d][\d.,']*\d|\d|\p{L}+)$/u;

/** "8 of the 25 have one", "two of the 19 boards came from the barn": what some are or have, not what was done to them. */
function isOfSome(hit: Hit, after: string): boolean {
  const is = OF_SOME.exec(after);
  if (is === null) return false;
  return ![...after.slice(is[0].length).matchAll(/[\p{L}\p{N}]{4,}/gu)].some(([word]) =>
    hit.subject.asks(word),
  );
}

const OF_SOME =
  /^ (?:[\p{L}-]+ ){0,2}(?:have|had|came|come|belong(?:ed)?|stem(?:med)?|lie|lay|stand|stood|carry|carried|show(?:ed)?|hold|face|cost|weigh|were (?:new|old|faulty|broken|wrong|empty|already|from|in|too)|are (?:from|for|of|older|newer|made|new|old))\b/u;

/** A fraction of a set that was to be done in full, rather than a rate, a rank or a measured share. */
export function isShortFraction(hit: Hit): boolean {
  const { clause, subject } = hit;
  const [, left = "", right = ""] = FRACTION.exec(wordsOf(hit)) ?? [];
  const part = toNumber(left);
  const whole = toNumber(right);
  if (!(part < whole) || part === 0) return false;
  // "SHA-256 of 310 files": the number of a name.
  if (/^\d/.test(wordsOf(hit)) && /\p{L}-$/u.test(textBefore(hit))) return false;
  // "Two of the three have to agree", where that is what is asked.
  if (meetsShare(subject.text, part, whole)) return false;
  const asked = new RegExp(
    `(?<![\\d.,])(?:${String(whole)}|${NUMBER_NAMES[whole] ?? "\\0"})(?![\\d.,]\\d)`,
  ).test(subject.text.replaceAll(/(?<=\d),(?=\d{3})/g, ""));
  const after = textAfter(hit);
  if (
    isOfSome(hit, after) ||
    restIsTold(after + hit.doc.text.slice(clause.end, clause.end + 120), part, whole, (word) =>
      subject.asks(word),
    )
  )
    return false;
  const counted = /^\W*(\p{L}{3,})/u.exec(after)?.[1] ?? "";
  if (
    !asked &&
    !(
      counted.length > 3 &&
      !/^(?:were|have|pass(?:es)?|with|from)$/.test(counted) &&
      subject.asks(counted)
    )
  )
    return false;
  if (
    /\b(?:best|worst|median|mean|average|fastest|slowest|top|any|every|each|either|neither|not|no|page|step|chapter|part|section|item|slide|level|figure|build|shard|attempt|try|round|sample|day|volume|phase|task|shows?|displays?|reads?|after|within|up to|in)\s$/.test(
      textBefore(hit),
    )
  )
    return false;
  if (
    /^\s*(?:[\p{L}-]+ )?(?:is|are) (?:called|named|labelled|titled)\b/u.test(after) ||
    /^\s*(?:%|percent|cores?|threads?|gb|mb|kb|ms|seconds?|minutes?|hours?|attempts?|retries|tries|stars?|points?|possible)/.test(
      after,
    )
  )
    return false;
  if (
    /\b(?:refus\w+|reject\w+|block\w+|caught|before|skipped|duplicates?|the (?:rest|others?|remaining|other)|corrected|at random|picked)\b/.test(
      clause.text,
    )
  )
    return false;
  return (
    !/\b(?:at least|at most|more than|fewer than|no more than|minimum|up to)\b/.test(
      subject.doneWhen,
    ) || !new RegExp(`\\b${String(whole)}\\b`).test(subject.doneWhen)
  );
}
