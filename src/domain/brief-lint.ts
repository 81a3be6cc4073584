import {
  BRIEF_LABELS,
  type BriefLabel,
  type BriefProblem,
  briefProblem,
  briefShapeProblems,
  type BriefSection,
  parseBrief,
  titleOf,
} from "./brief.ts";
import { tellsOfAnAct, withNeighbours } from "./brief-act.ts";
import { EMPTY_WORDS, FOR_SOMEBODY } from "./brief-empty-words.ts";
import { EMPTY_FIGURES, NO_EVIDENCE_RULES } from "./brief-no-evidence.ts";
import { NARRATION_RULES } from "./brief-narration.ts";
import { type BriefRule, EVIDENCE_RULES } from "./brief-rules.ts";
import { lintPlainLanguage } from "./plain-language.ts";
import { sentencesOf } from "./plain-language/observable.ts";
import { tellsWhatWasSeen } from "./brief-seen.ts";
import { judgeTestRuns } from "./test-runs/read-test-runs.ts";

/** What the policy adds: see `lintPlainLanguage`. */
export interface BriefOptions {
  readonly allowedTerms: readonly string[];
  readonly codenames: readonly string[];
}

/**
 * All problems of a delivery brief, in text order: sections that are missing, empty, repeated or too long, words
 * that only a team knows, sections that say nothing concrete or narrate the work, and `Works:` without evidence.
 */
export function lintBrief(text: string, options: BriefOptions): readonly BriefProblem[] {
  const parsed = parseBrief(text);
  const problems: BriefProblem[] = [...briefShapeProblems(text, parsed)];
  for (const label of BRIEF_LABELS) {
    // Sections of one label are judged together: that there are two of them is a problem of its own.
    const filled = parsed.sections.filter(
      (section) => section.label === label && /[\p{L}\p{N}]/u.test(section.text),
    );
    const [first] = filled;
    if (first === undefined) continue;
    const joined = filled.map((section) => section.text).join("\n");
    problems.push(...contentProblems({ ...first, text: joined }));
  }
  problems.push(...languageProblems(parsed.sections, options));
  return problems.toSorted(
    (a, b) =>
      a.span.start - b.span.start || a.span.end - b.span.end || order(a.section) - order(b.section),
  );
}

function order(label: BriefLabel | null): number {
  return label === null ? -1 : BRIEF_LABELS.indexOf(label);
}

/** The sections are read as one text, so that a name explained in one of them is explained for all. */
function languageProblems(
  sections: readonly BriefSection[],
  options: BriefOptions,
): readonly BriefProblem[] {
  const first = sections[0];
  if (first === undefined) return [];
  let body = "";
  for (const section of sections) {
    // A line break in place of the label keeps every offset as it is in the whole brief.
    body += `${"\n".padStart(section.start - body.length)}${section.text}`;
  }
  return lintPlainLanguage(body, { field: "brief", ...options }).map(
    ({ kind, code, message, advice, span }): BriefProblem => {
      const section = sections.findLast(({ start }) => start <= span.start)?.label ?? null;
      return { kind, code, message, advice, field: "brief", section, span };
    },
  );
}

function contentProblems(section: BriefSection): readonly BriefProblem[] {
  return section.label === "works"
    ? worksProblems(section)
    : descriptionProblems(section, section.label);
}

function worksProblems(section: BriefSection): readonly BriefProblem[] {
  const text = withShortBlanks(section.text);
  if (hasEvidence(text)) return [];
  const refusal =
    firstMatch(NO_EVIDENCE_RULES, text) ??
    firstMatch(EMPTY_FIGURES, text) ??
    firstMatch(NARRATION_RULES, text);
  const why = showsNoPass(text)
    ? "tests that fail, or none that ran, do not show that it works"
    : isBare(text) && /\d/u.test(text)
      ? "a figure by itself does not say what was counted or tried"
      : (refusal?.reason ?? "it names nothing that a reviewer could look at or repeat");
  return [
    briefProblem(
      "works",
      "not_concrete",
      section,
      `Works: gives no evidence: ${why}`,
      "name a count of tests or requests with its result, an endpoint with its status, a file or log, a commit, a measured figure, the error cases that were tried, or what was done with it and what was seen then",
    ),
  ];
}

/** Blanks without end say no more than one, and would be tried from each of them on. */
function withShortBlanks(text: string): string {
  return text.replaceAll(/\s{3,}/gu, (run) =>
    run.includes("\n\n") ? "\n\n" : run.includes("\n") ? "\n" : " ",
  );
}

/** Words beside which a figure counts nothing: "yes, 2 times", "always, 100 % of the time". */
const COUNTS_NOTHING =
  /^(?:yes|yep|yeah|ok(?:ay)?|sure|definitely|absolutely|always|ever|every|each|all|tested|checked|tried|ran|run|verified|works?|worked|working|did|does|done|fine|good|great|perfect(?:ly)?|well|correct(?:ly)?|success(?:ful|fully)?|it|this|that|and|i|we|us|my|the|a|an|of|out|in|for|at|to|on|so|far|times?|x|per ?cent|now|already|about|over|almost|nearly|fully|totally|completely|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|once|twice|thrice|many|several|again|personally|myself)$/iu;

/** Does no word say what was counted? */
function isBare(works: string): boolean {
  const words = works.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.every((word) => COUNTS_NOTHING.test(word)) &&
    !/[`"“/#]/u.test(works.replaceAll(/\d ?\/ ?\d/gu, ""))
  );
}

const EMPTY_STRETCHES = EMPTY_FIGURES.map(({ pattern }) => new RegExp(pattern, "giu"));
/** Behind it stands what somebody makes of the evidence: "12 tests pass, so it should hold". */
const CONCLUSION = /,? (?:so|hence|therefore|thus) (?=(?:it|this|that|they|we|I|the|all)\b)/iu;

/** "I could not run it on 4 phones": no premise of anything. */
const NEGATED = /\b(?:not|never|cannot)\b|n['’]t\b/iu;

/** "The package has 64 tests. All pass.": one says of what the other tells. */
const OF_THEM_ALL =
  /[.;](?= (?:(?:they|these) )?all(?: of (?:them|these))? (?:now )?(?:pass(?:ed)?|are (?:green|ok))(?!\p{L}))/giu;
/** "Before the repair it lost 3 litres a day; in the last week it lost none." */
const SET_AGAINST =
  /(?<=(?:^|[.!?\n] ?)before the [^.;\n]{1,120});(?= (?:and )?(?:now|since|today|in the (?:last|past))(?!\p{L}))/giu;

/** True when a sentence that is neither a plan nor a guess holds evidence. */
function hasEvidence(works: string): boolean {
  if (isBare(works)) return false;
  const text = withoutListMarks(works).replaceAll(OF_THEM_ALL, ":").replaceAll(SET_AGAINST, ",");
  if (namesWhatFails(text)) return true;
  if (
    text
      .split(/(?<=[.!?])\s|\n/u)
      .some((sentence) => isHonest(sentence) && tellsWhatWasSeen(sentence))
  )
    return true;
  return sentencesOf(text).some(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (isEvident(sentence, withNeighbours(text, start, end))) return true;
    const [premise = "", ...conclusions] = sentence.split(CONCLUSION);
    return conclusions.length > 0 && !NEGATED.test(premise) && isEvident(premise);
  });
}

/** Code and quotations: what is a guess or a plan there is not the writer's. */
const QUOTED = /`[^`]*`|"[^"\n]{0,200}"|“[^”\n]{0,200}”|„[^“”\n]{0,200}[“”]/gu;

/** Kinds of evidence that are so only where the figure is one of something that was done or seen. */
const FIGURES: ReadonlySet<string> = new Set(["count", "count_within", "figure"]);

/** `around` is the whole sentence, of which `part` may be what stands between two semicolons. */
function isEvident(part: string, around = part): boolean {
  const told = EMPTY_STRETCHES.reduce((rest, empty) => rest.replaceAll(empty, blank), part);
  if (!isHonest(told)) return false;
  const found = EVIDENCE_RULES.filter(({ pattern }) => pattern.test(told));
  return found.some(({ id }) => !FIGURES.has(id)) || (found.length > 0 && tellsOfAnAct(around));
}

/** Neither a plan nor a guess, and no test that fails. */
function isHonest(told: string): boolean {
  const prose = told.replace(QUOTED, "``");
  return firstMatch(NO_EVIDENCE_RULES, prose) === undefined && !showsNoPass(told);
}

function blank(found: string): string {
  return " ".repeat(found.length);
}

/** The marks of a numbered list ("1. yes 2. yes") count nothing; each of its items is a line. */
function withoutListMarks(text: string): string {
  let next = 1;
  return text.replaceAll(/(?<![^\s:;,.])\(?\d{1,2}[.)](?=\s)/gu, (mark) => {
    if (Number.parseInt(mark.replace("(", ""), 10) !== next) return mark;
    next += 1;
    return "\n".padEnd(mark.length);
  });
}

/** The name of a test: code, a path, or words that are joined as no sentence joins them. */
const TEST_NAME =
  '(?:`[^`\\n]{2,200}`|"[^"\\n]{2,200}"|[\\p{L}\\d]{1,60}(?:(?:[_/]|::|\\.(?=\\p{L}))[\\p{L}\\d_]{1,60}){1,12})';
const FAILING_NAMED = new RegExp(
  `\\b(?:(?:the|that) (?:(?:only|one|other|last) )?(?:failing|failed|red|failure)(?: (?:ones?|tests?|cases?|specs?))?|(?:the )?(?:only |other )?(?:ones?|tests?|\\d{1,6}) (?:(?:that|which) )?fail(?:s|ed|ing)?|[1-9]\\d{0,5} (?:failures?|failing))(?:,? \\(?(?:is|are|was|were)| ?[:=(]) ?(?:in |only )?${TEST_NAME}`,
  "iu",
);

const MOST_PASS =
  /(?<![\d.,])(\d{1,6}) ?(?:\/|(?:out )?of) ?(?:the )?(\d{1,6}) (?:\p{L}{1,20} ){0,2}?(?:tests?|specs?|cases|pass\p{L}*|green)(?!\p{L})|(?<![\d.,])(\d{1,6}) (?:tests? |specs? )?(?:pass(?:ed|es)?|ok|green)\b[^.;\n]{0,20}?(?<![\d.,])(\d{1,6}) (?:tests? )?(?:fail|red)/iu;

/** "37 of 38 tests pass; the failing one is test_leap_second": most pass, and what does not can be looked up. */
function namesWhatFails(works: string): boolean {
  if (!FAILING_NAMED.test(works)) return false;
  const passing = MOST_PASS.exec(works);
  if (passing === null || firstMatch(NO_EVIDENCE_RULES, works.replace(QUOTED, "``"))) return false;
  const [, part, whole, passed, failed] = passing;
  return part === undefined
    ? Number(passed) > Number(failed)
    : Number(part) * 2 > Number(whole) && Number(part) <= Number(whole);
}

/** "11 of 12 tests pass", "12 tests fail", "0 tests pass". */
function showsNoPass(text: string): boolean {
  if (!/test|spec|pass|fail|example|suite|green/iu.test(text)) return false;
  const verdict = judgeTestRuns(text);
  return verdict === "failing" || verdict === "empty";
}

function descriptionProblems(section: BriefSection, label: BriefLabel): readonly BriefProblem[] {
  const name = titleOf(label);
  const narration = narrationOf(section.text);
  if (narration !== undefined) {
    return [
      briefProblem(
        label,
        "narrates",
        section,
        `${name}: narrates the work: ${narration.reason}`,
        label === "built"
          ? "name the thing that exists now and where it is"
          : "say what it does for whoever uses it",
      ),
    ];
  }
  const plan = label === "does" && isPlan(section.text);
  if (!plan && saysSomething(section.text)) return [];
  return [
    briefProblem(
      label,
      "not_concrete",
      section,
      plan
        ? `${name}: says what it is to do one day, not what it does`
        : `${name}: says nothing concrete`,
      label === "built"
        ? 'name the thing that was built, e.g. "a CSV importer in `src/import.ts`"'
        : 'say what happens, e.g. "reads a bank statement and prints its bookings"',
    ),
  ];
}

/** Narration, where most sentences do it; one aside in a description of the result is fine. */
function narrationOf(text: string): BriefRule | undefined {
  const sentences = sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== "");
  const narrated = sentences.filter(
    (sentence) => firstMatch(NARRATION_RULES, sentence) !== undefined,
  );
  if (narrated.length * 2 < sentences.length || narrated.length === 0) return undefined;
  return firstMatch(NARRATION_RULES, narrated[0] ?? "");
}

/** "makes the build faster": a thing that can be timed or weighed, and how it changes; "makes everything better" is none. */
const MEASURABLE_EFFECT =
  /\b(?:makes?|gets?|keeps?|renders?) (?:the|each|every|an?) (?:build|run|script|program|service|tool|output|job)s? (?:faster|slower|smaller|shorter|lighter|quieter|cooler|cheaper)\b/iu;

/** "a release script", "a support application": a thing made, and in front of it what it is for; "the new application" is none. */
const THING_FOR_A_PURPOSE =
  /\b(?:release|version|customer|support|team|build|test|ticket|bug) (?:script|program|application|app|tool|service|system|job)s?\b/iu;

/**
 * "will print bookings", "it should …"; not "the saw will stop when the guard is lifted" or "should the fridge get warm, it
 * rings", which tell how it behaves.
 */
const PLAN =
  /^\W*(?!should (?:(?:an?|the|any|anyone|someone|no|nobody|two|it|they|you) |[^,.;]{3,120}, (?:it|they|the|an?|all|each|no) ))(?:(?:it|this|that) )?(?:(?:one day|later|soon|then) )?(?:(?:will|shall|should|would|might)\s|is (?:going|meant|supposed|planned|intended|expected) to\s)/iu;

function isPlan(text: string): boolean {
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());
  return sentences.every((sentence) => sentence === "" || PLAN.test(sentence));
}

function saysSomething(text: string): boolean {
  if (
    /`[^`]+`|[\p{L}\d_-]{2,40}\.[a-z]{1,6}\b|[\p{L}\d]\/[\p{L}\d]/u.test(
      text.replace(/n\/a/giu, ""),
    )
  )
    return true;
  if (MEASURABLE_EFFECT.test(text) || THING_FOR_A_PURPOSE.test(text)) return true;
  const told = text.replaceAll(FOR_SOMEBODY, blank);
  const words = told.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/-]*/gu) ?? [];
  return words.some(
    (word) => word.length > 1 && !/^v?\d+$/iu.test(word) && !EMPTY_WORDS.has(word.toLowerCase()),
  );
}

function firstMatch(rules: readonly BriefRule[], text: string): BriefRule | undefined {
  return rules.find(({ pattern }) => pattern.test(text));
}
