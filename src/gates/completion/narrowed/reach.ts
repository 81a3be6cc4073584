/**
 * A condition that is reported in its own words, and not for every case: "the letters are scanned where that made sense",
 * "with the default settings the editor starts", "all pages, the imprint aside".
 */

import { clausesWith } from "../../text/clauses-with.ts";
import type { Clause, Document } from "../../text/document.ts";
import { uninflected, type Subject } from "../subject.ts";
import { FUNCTION_WORDS } from "./words.ts";
import { CONDITION_END, LIMITED, wordsBeside } from "./wholes.ts";

const SETTINGS = "(?:settings?|options?|configuration|flags|theme|mode|values)";
const MEANS =
  "(?:data|time|budget|money|space|weather|materials?|sources?|hardware|tools?|law|owners?)";
const NOT_REFERRING = "(?! (?:that|this|it|which|these|those|what)(?!\\p{L}))";
const LESSENING = new RegExp(
  `(?<![\\p{L}-])(?:${[
    // Places and extents.
    "wher(?:e|ever) (?:possible|feasible|practical|practicable|appropriate|sensible|(?:it|that|this) (?:matter(?:s|ed)|count(?:s|ed)|ma[dk]es? sense|(?:was|is) (?:possible|feasible|needed|worth)))",
    `(?:where|wherever|as far as|as much as|as long as) (?:the |our )?${MEANS} (?:went|go|reach|last)\\p{L}*`,
    "(?:where|wherever|as far as|as much as|in which) (?:the |our |its )?[\\p{L}-]+ (?:allow|permit)(?:s|ed)",
    "as far as (?!.{0,30} (?:can|could) (?:tell|see|say|judge))(?:possible|feasible|(?:an?|the(?! count)|there|they|it)(?= ))",
    "(?:up to|down to) (?:the (?:end|middle|first|second|third|fourth|fifth|sixth|seventh|eighth)|chapter|page|floor|row|step|item|section|letter)(?= )",
    "in ?so ?far as",
    "to the extent",
    // Cases and times.
    "(?:in|for|on) (?:most|many|some|almost all|nearly all) (?:cases|places|instances|occasions|days)",
    "(?<=^|\\p{L} )(?<!(?:which|that|who) )(?:for the most part|(?<!(?:\\d|\\p{L}s) )on the whole(?=\\W*(?:[,.;:)]|$))|as a rule|by and large|in general|more often than not|generally|normally|usually|ordinarily|typically|mainly|chiefly|primarily|predominantly|more or less)",
    "(?<=\\p{L} )(?:on request|if (?:wanted|desired|requested))(?=\\W*$)",
    `(?<=^|and |but )(?:(?:with|in|under) (?:the |their |its )?(?:default|standard|factory) ${SETTINGS})`,
    `^for (?:the |our |all )?(?!whole|entire|full|all|days|hours|minutes|weeks|months|years|example|instance|tests|now|that|this|each|every|both|\\d)(?:[\\p{L}'’-]+ ){0,6}[\\p{L}'’-]+(?=,)`,
    "(?<=\\p{L} )(?<!(?:only|even|and|or|but) )(?:when(?! (?:i|we|this session|(?:the )?work) (?:first |last )?(?:began|started|came|arrived|took|got|looked|checked|ran|tried|tested|opened|picked|found|finished|left)(?!\\p{L}))|if|whenever|provided|as long as) [^,;:()]{8,}(?=\\W*$)",
    // Middles.
    "on average|(?:at|in) the (?:median|mean|\\d+th percentile)|(?:the |in )?(?:median|average|mean)|p\\d\\d|overall|as a whole",
    // Shares.
    "an? (?:good|large|great|big|fair|considerable|small|first) (?:part|share|number|portion|deal) of|the (?:greater|better|larger) part of|quite a few|a handful of",
    // Exceptions.
    `(?:short of|not counting|leaving (?:out|aside)|excluding|excepting)${NOT_REFERRING}`,
    "(?<=, )(?:save|bar|minus|less)(?: for)?(?= (?:the|one|two|our|an?)(?!\\p{L}))",
    "(?<=\\p{L} )(?:aside(?=,)|excepted)",
    "at least (?:those|for|where|in|on)(?! \\d)",
    "only (?:the |our )?(?:[\\p{L}-]+ ){1,3}(?:do|does|is|are|has|have) not",
  ].join("|")})(?![\\p{L}-])`,
  "u",
);
/** A limit to a case or a group; a condition with one of its own is left to itself. */
const CASE = /^(?:for|when|if|whenever|provided|as long as) /u;
const CASES = /(?<!\p{L})(?:when|if|where|while|once|after|before|with|without|for)(?!\p{L})/u;
/** A figure in the middle says nothing of each. */
const MIDDLE = /(?:average|median|mean|percentile|p\d\d|overall|as a whole)$/u;
const EACH = /(?<!\p{L})(?:each|every|no|all|any|never)(?!\p{L})/u;
const OFTEN = /(?:rule|ly|whole|part|large|general|often)$/u;
const EXTREME =
  /\b(?:max\w*|min(?:imum)?|peak|no (?:request|one)|none|between|range\w*|every|each|worst|(?:low|high|slow|fast|quick|larg|small|light|heavi|weak|bigg|long|short)est)\b/iu;
const LEAST_WORDS = 2;

/** Words of which every limit has one. */
const mayLessen = clausesWith(
  "where wherever far much long allow allows allowed permit permits permitted up down insofar extent most many some almost nearly generally normally usually ordinarily typically mainly chiefly primarily predominantly whole rule large general often less request wanted desired requested default standard factory for when if whenever provided average median mean percentile p50 p75 p90 p95 p98 p99 overall part share number portion deal few handful short counting leaving excluding excepting save bar minus aside excepted least only",
);

/** The clause that reports a condition with a limit, where no other reports it without. */
export function lessenedIn(doc: Document, subject: Subject): Clause | null {
  const { doneWhen } = subject;
  const lessened = mayLessen(doc).flatMap((clause) => {
    if (clause.kind !== "paragraph" && clause.kind !== "item") return [];
    const limit = LESSENING.exec(clause.text)?.[0];
    return limit === undefined || isAskedLimit(limit, clause.text, subject) ? [] : [clause];
  });
  if (lessened.length === 0) return null;
  const isCase = (clause: Clause): boolean => CASE.test(LESSENING.exec(clause.text)?.[0] ?? "");
  const isMiddle = (clause: Clause): boolean => MIDDLE.test(LESSENING.exec(clause.text)?.[0] ?? "");
  const words = new Map(doc.clauses().map((clause) => [clause, wordsIn(clause.plain)]));
  for (const condition of doneWhen.split(CONDITION_END)) {
    const asked = wordsBeside(condition, "");
    if (asked.size < LEAST_WORDS || LIMITED.test(condition)) continue;
    const reports = (clause: Clause): boolean => {
      let met = 0;
      for (const word of asked) if (words.get(clause)?.has(word) === true) met++;
      return met >= LEAST_WORDS && met * 2 >= asked.size;
    };
    const isOfCases = CASES.test(condition);
    const isOfEach =
      EACH.test(condition) &&
      /\d/u.test(condition) &&
      !MIDDLE.test(condition) &&
      !EXTREME.test(doc.text);
    // "1.1 seconds as a rule, and the longest was 2.8"
    const isBounded = /\d/u.test(condition) && EXTREME.test(doc.text);
    const found = lessened.find(
      (clause) =>
        reports(clause) &&
        !(isOfCases && isCase(clause)) &&
        (isOfEach || !isMiddle(clause)) &&
        !(isBounded && OFTEN.test(LESSENING.exec(clause.text)?.[0] ?? "")),
    );
    if (
      found !== undefined &&
      !doc.clauses().some((one) => !lessened.includes(one) && reports(one))
    )
      return found;
  }
  return null;
}

/** A limit that done_when has too; of a case or a group that is named, one word will do. */
function isAskedLimit(limit: string, text: string, subject: Subject): boolean {
  const { doneWhen } = subject;
  if (doneWhen.includes(limit)) return true;
  if (!CASE.test(limit)) return false;
  // "And stops with a message if one is unset": of the second deed alone.
  if (
    !limit.startsWith("for") &&
    /(?<!\p{L})(?:and|only|one)(?!\p{L})/u.test(text.slice(0, text.indexOf(limit)))
  )
    return true;
  return (
    wordsIn(limit).size === 0 ||
    [...wordsIn(limit)].some((word) => !FUNCTION_WORDS.has(word) && subject.mentions(word))
  );
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(uninflected));
}
