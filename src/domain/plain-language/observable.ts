import type { LintContext } from "./context.ts";
import { whyEmpty } from "./empty-condition.ts";
import { DEGREE_RULES } from "./data/vague-degrees.ts";
import { VAGUE_RULES } from "./data/vague-phrases.ts";
import { type Finding, quoteTerm, type Span } from "./finding.ts";
import { isHandWork } from "./hand-work.ts";
import { isTrigger } from "./trigger.ts";

/** Longest sentence that is looked at whole; what follows is another sentence. */
const SENTENCE_LIMIT = 2000;

/** Rules whose words may tell when something happens: "the lamp dims when the room is brighter". */
const MAY_BE_A_TRIGGER = new Set([
  ...DEGREE_RULES.map(({ id }) => id),
  "praise",
  "handled_well",
  "claim_of_done",
  "delight",
  "more_or_less_of_it",
]);

/** How far around a phrase the other conditions of its list are looked for. */
const LIST_LIMIT = 300;
const FULL_STOP = /[.!?](?=\s+[^\p{Ll}\s])|\n/u;

/** What can be looked up, counted or repeated: code, a quotation, a path, a figure, a status. */
const MEASURE =
  /\uE000|\d|[/\\][\p{L}\d_]{2,}|[\p{L}\d_]\.(?:json|ya?ml|csv|md|txt|html?|log|pdf|png|svg|[jt]sx?|py|go|rs|xlsx?|toml|sql|sh)\b|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|half|double|twice|first|second|third|byte for byte|exits?|prints?|returns?|answers? with|refuses?|rejects?|shows? (?:the|an?)|names? the|lists?|contains?|equals?|opens?|closes?|null|drei|zwei|vier|fünf|dos|tres|cuatro|deux|trois|quatre)(?!\p{L})/iu;

/** What begins another clause, in front of the one whose subject is praised. */
const CLAUSE_BEFORE =
  /^.*(?:[,;:.!?()–—]|(?<!\p{L})(?:after|and|because|before|but|if|once|or|so|then|unless|until|when|while|und|y|et)(?!\p{L}))/su;
/** Behind it stands no subject any more: "in all three browsers the page …", "the page that lists the dates …". */
const BESIDE_SUBJECT =
  /(?<!\p{L})(?:at|by|for|from|in|of|on|per|that|to|under|which|who|with|within)(?!\p{L})/iu;
/** Words that measure, or tell what happens, and that in a subject do neither: "the first version", "the price list". */
const NAMED_SO =
  /(?<!\p{L})(?:one(?! (?:day|hour|minute|month|second|week|year)(?!\p{L}))|half|double|first|second|third|exits?|prints?|returns?|lists?|opens?|closes?)(?!\p{L})/giu;
const PRINTS = /\b(?:exits with|lists?|prints?|returns?)\s$/iu;
/** "one-click", "first-aid": parts of a word that measure nothing. */
const PART_OF_A_WORD = /(?<!\p{L})(?:zero|one|two|half|double|first|second|third)-(?=\p{L})/giu;

/** Phrases of done_when that leave nothing to observe, where their sentence has nothing either. */
export function findVague(context: LintContext): readonly Finding[] {
  const text = context.masked.ownWords;
  const found: Finding[] = [];
  for (const sentence of sentencesOf(text)) {
    const part = text.slice(sentence.start, sentence.end);
    for (const rule of VAGUE_RULES) {
      for (const match of part.matchAll(rule.pattern)) {
        if (match[0] === "Polish" && match.index > 0) continue;
        if (isHandWork(part.slice(0, match.index), match[0])) continue;
        if (MAY_BE_A_TRIGGER.has(rule.id) && isTrigger(part, match.index, match[0])) continue;
        if (
          rule.scope === "text" &&
          isMeasured(text.slice(0, SENTENCE_LIMIT), sentence.start + match.index, match[0])
        )
          continue;
        if (!rule.always && isMeasured(part, match.index, match[0])) continue;
        if (!rule.always && isInMeasuredList(text, sentence.start + match.index, match[0]))
          continue;
        const start = sentence.start + match.index;
        const end = start + match[0].length;
        found.push(vague(rule.reason, context.text.slice(start, end), { start, end }));
        break;
      }
    }
  }
  return found.length > 0 ? withoutOverlaps(found) : findEmpty(context);
}

/** "each answer takes under 200 ms; old links stay stable": one condition of a list that has others to look at. */
function isInMeasuredList(text: string, at: number, phrase: string): boolean {
  const from = Math.max(0, at - LIST_LIMIT);
  const head = text.slice(from, at).split(FULL_STOP).at(-1) ?? "";
  const [tail = ""] = text.slice(at + phrase.length, at + LIST_LIMIT).split(FULL_STOP);
  const others = [head.slice(0, head.lastIndexOf(";") + 1), /;.*/u.exec(tail)?.[0] ?? ""];
  return MEASURE.test(others.join(" "));
}

function isMeasured(sentence: string, at: number, phrase: string): boolean {
  const after = sentence.slice(at + phrase.length);
  // What a colon introduces says what the praise means.
  if (/^\s?:\s(?:\S+\s){2}/u.test(after)) return true;
  return MEASURE.test(
    `${withoutSubject(sentence.slice(0, at), phrase)} ${after}`.replace(PART_OF_A_WORD, ""),
  );
}

/** The sentence in front of the praise, without those words of its subject that only look like a measure. */
function withoutSubject(before: string, phrase: string): string {
  // "The linter prints no problems": the phrase is what it prints.
  if (/^no(?:thing)?\s/iu.test(phrase) && PRINTS.test(before)) return before;
  const from = CLAUSE_BEFORE.exec(before)?.[0].length ?? 0;
  const clause = before.slice(from);
  const subject = clause.slice(0, BESIDE_SUBJECT.exec(clause)?.index);
  return before.slice(0, from) + subject.replace(NAMED_SO, "") + clause.slice(subject.length);
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

function findEmpty({ text, masked }: LintContext): readonly Finding[] {
  const own = masked.ownWords.trim();
  const reason = whyEmpty(own, text);
  if (reason === null) return [];
  const start = text.length - text.trimStart().length;
  const end = start + own.length;
  return [vague(reason, text.slice(start, end), { start, end })];
}

function withoutOverlaps(found: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const finding of found.toSorted((a, b) => a.span.start - b.span.start)) {
    const last = kept.at(-1);
    if (last === undefined || finding.span.start >= last.span.end) kept.push(finding);
  }
  return kept;
}

/** Sentences and lines; a full stop inside a number, a name, before a small letter or in "no. 12" ends none. */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number): void => {
    for (let at = start; at < end; at += SENTENCE_LIMIT)
      spans.push({ start: at, end: Math.min(end, at + SENTENCE_LIMIT) });
    start = end;
  };
  for (const match of text.matchAll(/[.!?](?=\s+[^\p{Ll}\s])(?<!\b[Nn][or]\.(?=\s+\d))|[;\n]/gu))
    cut(match.index + 1);
  cut(text.length);
  return spans;
}
