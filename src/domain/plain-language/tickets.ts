import { foldText } from "../literal-phrase.ts";
import { EMPTY_WORDS } from "../brief-empty-words.ts";
import { isExplained } from "./explained.ts";
import { type Finding, quoteTerm } from "./finding.ts";
import { type LintContext, spanOf } from "./context.ts";
import type { Token } from "./tokens.ts";
import { isDeskNumber, isTicketId } from "./shapes.ts";

/** Words outside the reference that a text needs to stand without it. */
const WORDS_OF_ITS_OWN = 4;

const REFERENCE_BEFORE =
  /(?:[([]\s?|\b(?:tracked (?:as|in|under|by)|see(?: also)?|refs?\.?|references?|cf\.|re:|relates to|closes|fixes|fix for|filed as|reported (?:as|in|under)|known as|ticket|issue|siehe|voir|ver|vgl\.|(?:appear|arrive|come|came|create|land|list|log|open|record|show|turn)(?:s|d|ed|n|ged)?(?: \p{L}{1,20}){0,4} as)\s(?:issue |ticket |bug )?)$/iu;
const REFERENCE_AFTER = /^\s?(?:[:)\]]|[-–—]\s)/u;
/** Words that make the numbers behind them those of a pull request, a build, a room: "PR #77 and #78", "merged as #4412". */
const NUMBERED =
  "(?:(?:runs?|builds?|jobs?|pipelines?|PRs?|requests?|MRs?|discussion|deployment|release|print|room|lane|track|seat|table|pump|unit|bus|number|no\\.)\\s|\\b(?:merged|landed)(?: \\p{Ll}{1,20}){0,3} (?:as|in|with|via|through)\\s)";
const ISSUE_NUMBER = new RegExp(
  `(?<!\\b${NUMBERED}(?:#\\d{1,7}(?:, and |, | and | & )){0,9})(?<![\\p{L}\\p{N}&#/])#\\d{1,7}(?![\\p{L}\\p{N}])|\\b(?:ticket|issue|bug|card|story|jira)s?\\s(?:no\\.?\\s|number\\s|nr\\.?\\s)?#?\\d{2,7}(?![\\p{L}\\p{N}.%]|\\s(?:times|pages|words|lines|days?|hours?|minutes?|seconds?|weeks?|years?|mm|cm|m|km|ms|s|g|kg)\\b)`,
  "giu",
);

/** "AB#1234": the id of a board with the tracker in front; pull requests, languages and notes have such a mark too. */
const TRACKER_NUMBER =
  /(?<![\p{L}\p{N}&#/.-])(?!(?:PR|MR|CL|RFC|NO|RUN|BUILD|JOB)#)\p{Lu}{2,8}#\d{2,7}(?![\p{L}\p{N}])/gu;
/**
 * "Finish T12345": a letter and a number are of parts, forms and errors as well, so that only what can be done to a piece
 * of work makes tickets of them.
 */
const TASK_NUMBER =
  /(?<=\b(?:finish|complete|close|resolve|do|land|tackle|handle|unblock|implement|pick up|wrap up|work on)\s(?:(?:T|US|DE|TA)\d{4,7}(?:, and |, | and | & )){0,9})(?:T|US|DE|TA)\d{4,7}(?![\p{L}\p{N}-]|\.\d)/giu;

/** Ways of saying where a ticket is kept, which tell nothing of the work: "the bug that was reported in BUG-9918". */
const OF_TICKETS =
  /^(?:behind|cards?|closes?d?|epics?|filed|good|incidents?|known|numbers?|opened|raised|ref(?:ers?|erences?|s)?|relates?|report(?:ed|er|s)?|see|stor(?:y|ies)|that|time|tracked|whatever|written)$/iu;
/** Keys of projects that are names of other things as well ("HR-12", "WEB-3"; "US-101" is a road): tickets only in capitals and where work stands. */
const WORK_KEY =
  "(?:(?:CASE|CO|CSS|DB|EU|HR|IP|JAVA|NODE|OS|PM|PYTHON|REG|TEST|UK|WEB)-\\d{2,7}|US-\\d{4,7})";
const AND = "(?:, and |, | and | & )";
const KEYED_WORK = new RegExp(
  `(?<=\\b(?i:finish|complete|close|resolve|do|land|tackle|handle|unblock|implement|pick up|wrap up|work on|(?:described|asked for|requested|written|what is) in(?: ticket)?) (?:${WORK_KEY}${AND}){0,9})${WORK_KEY}(?![\\p{L}\\p{N}-]|\\.\\d)|(?<=(?:^|[.;:,(\\n]|\\b(?i:and|once|when|until|that|if)) ?)${WORK_KEY}(?=(?:${AND}${WORK_KEY}){0,9} (?:is|are|gets?|has been|have been|shows? as) (?:(?:all|both|marked|now|as) ){0,2}(?:closed?|complete[d]?|delivered|done|finished|fixed|implemented|merged|resolved|shipped)(?!\\p{L}))`,
  "gu",
);

/** Things that bear a number of letters and digits: "the part INC0012345", "flight CHG0034567". */
const BEARERS_OF_NUMBERS =
  /^(?:parts?|flights?|articles?|products?|parcels?|containers?|pallets?|wagons?|trains?|vehicles?|engines?|valves?|pumps?|sensors?|meters?|samples?|specimens?|patients?|passengers?|members?|bookings?|reservations?|invoices?|vouchers?|coupons?|batch|batches|lots?|books?|shelf|accounts?|serials?)$/iu;

/** The number of a thing, with perhaps "number" between it and the thing. */
function isNumberOfAThing(tokens: readonly Token[], index: number): boolean {
  const [last, before] = [tokens[index - 1], tokens[index - 2]];
  const bearer = /^(?:number|no|nr)$/iu.test(last?.text ?? "") ? before : last;
  return (
    isDeskNumber(tokens[index]?.text ?? "") &&
    tokens[index]?.opens === false &&
    BEARERS_OF_NUMBERS.test(bearer?.text ?? "")
  );
}

/** "#41, where the sorting ignores umlauts", "issue 41 and 42: the total …": behind the id stands what is wrong there. */
const TOLD_BEHIND =
  /^(?:(?:, and |, | and | & )#?\d{1,7}){0,5}(?:\s?:\s|\s[-–—]\s|,?\s(?:about|because|by which|in which|where)\s)([^.;:\n]{5,160})/u;
/** How much is read behind an id, in UTF-16 units. */
const BEHIND = 240;
/** Fewer words that name something tell of no work. */
const WORDS_BEHIND = 3;

function isToldBehind(after: string): boolean {
  const words =
    TOLD_BEHIND.exec(after)?.[1]?.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? [];
  return (
    words.filter((word) => !EMPTY_WORDS.has(word) && !OF_TICKETS.test(word)).length >= WORDS_BEHIND
  );
}

/** Ticket ids that stand for the work; an id that only points to where the described work is tracked is fine. */
export function findTickets(context: LintContext): readonly Finding[] {
  const { masked, tokens, allowed } = context;
  const text = masked.ownWords;
  const found: Finding[] = [];
  const seen = new Set<string>();
  const plainWords = tokens.filter(
    ({ text: word, technical }) => !technical && /^\p{L}?\p{Ll}{2,}$/u.test(word),
  );
  const tellsOfWork = plainWords.some(
    ({ text: word }) => !EMPTY_WORDS.has(word.toLowerCase()) && !OF_TICKETS.test(word),
  );
  const report = (term: string, start: number): void => {
    if (seen.has(term) || allowed.has(foldText(term))) return;
    const end = start + term.length;
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(end, end + 3);
    const refersOnly =
      REFERENCE_BEFORE.test(before) ||
      (start < 3 && REFERENCE_AFTER.test(after)) ||
      /[([][^)\]]{0,40}$/u.test(before) ||
      isToldBehind(text.slice(end, end + BEHIND));
    if (refersOnly && plainWords.length >= WORDS_OF_ITS_OWN && tellsOfWork) return;
    seen.add(term);
    found.push({
      rule: "ticket_id",
      span: { start, end },
      message: `${quoteTerm(term)} is a ticket id that stands for the work`,
      advice: "say in plain words what the ticket asks for; the id may follow in parentheses",
    });
  };
  tokens.forEach((token, index) => {
    if (!isTicketId(token.whole) && !isTicketId(token.text)) return;
    if (isNumberOfAThing(tokens, index)) return;
    if (isExplained(text, tokens, index)) seen.add(token.text);
    else report(token.text, spanOf(token).start);
  });
  for (const pattern of [ISSUE_NUMBER, TRACKER_NUMBER, TASK_NUMBER, KEYED_WORK])
    for (const match of text.matchAll(pattern)) report(match[0], match.index);
  return found;
}
