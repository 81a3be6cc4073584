import type { LintContext } from "./context.ts";
import { VAGUE_RULES } from "./data/vague-phrases.ts";
import { type Finding, quoteTerm, type Span } from "./finding.ts";

/** Longest sentence that is looked at whole; what follows is another sentence. */
const SENTENCE_LIMIT = 2000;

/** What can be looked up, counted or repeated: code, a quotation, a path, a figure, a status. */
const MEASURE =
  /\uE000|\d|[/\\][\p{L}\d_]{2,}|[\p{L}\d_]\.(?:json|ya?ml|csv|md|txt|html?|log|pdf|png|svg|[jt]sx?|py|go|rs|xlsx?|toml|sql|sh)\b|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|half|double|twice|first|second|third|byte for byte|exits?|prints?|returns?|answers? with|refuses?|rejects?|shows? (?:the|an?)|names? the|lists?|contains?|equals?|opens?|closes?|null|drei|zwei|vier|fünf|dos|tres|cuatro|deux|trois|quatre)(?!\p{L})/iu;

/** Phrases of done_when that leave nothing to observe, where their sentence has nothing either. */
export function findVague(context: LintContext): readonly Finding[] {
  const text = context.masked.ownWords;
  const found: Finding[] = [];
  for (const sentence of sentencesOf(text)) {
    const part = text.slice(sentence.start, sentence.end);
    for (const rule of VAGUE_RULES) {
      for (const match of part.matchAll(rule.pattern)) {
        if (match[0] === "Polish" && match.index > 0) continue;
        if (
          rule.scope === "text" &&
          isMeasured(text.slice(0, SENTENCE_LIMIT), sentence.start + match.index, match[0])
        )
          continue;
        if (!rule.always && isMeasured(part, match.index, match[0])) continue;
        const start = sentence.start + match.index;
        found.push(vague(rule.reason, match[0], { start, end: start + match[0].length }));
        break;
      }
    }
  }
  return found.length > 0 ? withoutOverlaps(found) : findEmpty(context);
}

function isMeasured(sentence: string, at: number, phrase: string): boolean {
  const after = sentence.slice(at + phrase.length);
  // What a colon introduces says what the praise means.
  if (/^\s?:\s(?:\S+\s){2}/u.test(after)) return true;
  return MEASURE.test(`${sentence.slice(0, at)} ${after}`);
}

function vague(reason: string, phrase: string, span: Span): Finding {
  return {
    rule: "not_observable",
    span,
    message: `${quoteTerm(phrase.trim())} sets no condition that can be observed: ${reason}`,
    advice:
      "say what one can see when it is done: a result, a count, a status, a file, a limit with its unit",
  };
}

/** Only words like "done" and "everything": nothing is named at all. */
const SAYS_NOTHING =
  /^(?:(?:all|the|a|an|it|its|this|that|everything|every|each|of|our|my|task|tasks|work|works|working|job|jobs|thing|things|stuff|feature|features|item|items|goal|goals|code|implementation|change|changes|project|is|are|has|have|been|be|when|once|done|finished|complete|completed|ready|good|implemented|fixed|merged|delivered|shipped|tested|fully|and|to|as|agreed|discussed|requested|asked|for|planned|described|above|specified|in|ticket|satisfaction|ok|issue|issues|problem|problems|bug|bugs|resolved|solved|handled|addressed|gone|no|more|better|quality|performance|better|it's|that's|will|should|must)(?:[\s.,;!]+|$))+$/iu;

/** A letter or number alone, a word that sends the reader elsewhere, or whoever decides it. */
const SAYS_ELSEWHERE =
  /^[^\p{L}\p{N}]*(?:\p{L}?\d{0,4}|(?:see|as (?:agreed|described|discussed|written|said)(?: in)?|per|like in) (?:the |my |our |this |that )?(?:above|below|chat|description|docs?|document|e-?mail|issue|notes?|spec|thread|ticket)|(?:when|once|if|as soon as) (?:I|we|he|she|they|the (?:operator|boss|owner|user|client|customer)) (?:am|are|is|say|says|like|likes|want|wants|agree|agrees|approve|approves|think|thinks)(?: (?:so|it|that|this|happy|satisfied|content|ok|okay|fine|done))?|(?:the |this |my |our )?(?:goal|request|task|ticket|work) (?:is|has been|was) (?:achieved|closed|completed?|done|finished|fulfilled|met|reached))[^\p{L}\p{N}]*$/iu;

function findEmpty({ text, masked }: LintContext): readonly Finding[] {
  const own = masked.ownWords.trim();
  if (own.length > 300 || own === "") return [];
  if (!SAYS_NOTHING.test(own) && !SAYS_ELSEWHERE.test(own)) return [];
  const start = text.length - text.trimStart().length;
  return [
    vague("it names nothing that one could look at", own, { start, end: start + own.length }),
  ];
}

function withoutOverlaps(found: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const finding of found.toSorted((a, b) => a.span.start - b.span.start)) {
    const last = kept.at(-1);
    if (last === undefined || finding.span.start >= last.span.end) kept.push(finding);
  }
  return kept;
}

/** Sentences and lines; a full stop inside a number, a name or before a small letter ends none. */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number): void => {
    for (let at = start; at < end; at += SENTENCE_LIMIT)
      spans.push({ start: at, end: Math.min(end, at + SENTENCE_LIMIT) });
    start = end;
  };
  for (const match of text.matchAll(/[.!?](?=\s+[^\p{Ll}\s])|[;\n]/gu)) cut(match.index + 1);
  cut(text.length);
  return spans;
}
