/** Some of it, but not all: adverbs of incompleteness, exceptions, and fractions. */

import { words, type Candidate, type Rule } from "../rule.ts";

const ADVICE = "Deliver the rest and report it, or have the goal redirected to what was delivered.";

const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];
const NUMBER = `(?:\\d[\\d,.' ]*\\d|\\d|once|twice|${NUMBER_WORDS.join("|")})`;

export const PARTIAL_RULES: readonly Rule[] = [
  {
    id: "completion.partial.most",
    patterns: words(
      "(?:that is|is|are|covers?|has|have|does|do|did|got|and|works? (?:for|on|in|with)|supports?|:|,|-|migrated|ported|translated|converted|implemented|finished|moved|fixed|tested) most of (?:the|them|it|what|these|those|its|our|all)",
      "^most (?:of the |of |)[\\w§ -]{2,40} (?:is|are|have|has|work|works|pass|was|were|run|runs|now|do|use)",
      "(?:almost|nearly|not quite|practically|virtually|basically|essentially) (?:all|every|everything|done|complete|completed|finished|there|ready|working|entirely|fully|everywhere)",
      "(?:is|are|was|were|been|works?|done|implemented|complete|finished|covered|translated|ported|migrated|only|:|-|,) (?:now |only )?(?:mostly|largely|partly|partially|for the most part|in large part|in part)(?= ?(?:done|complete|completed|finished|there|working|works|implemented|ported|translated|migrated|covered|ready|in|functional|filled|through|written|built|tested|supported|wired|[.,;:)]|$))",
      "(?:mostly|largely|partly|partially) (?:done|complete|completed|finished|working|works|implemented|ported|translated|migrated|covered|ready|functional|filled|written|built|tested|supported|wired|there|through)",
      "^(?:partial|partially|partly|mostly|almost|nearly)(?:[ ,.:(-]|$)",
      "(?:roughly|more or less|sort of|kind of|pretty much|as good as|to a large extent|by and large|all but) (?:there|done|finished|complete|completed|works?|working|ready|in place|implemented|covered)",
      "(?:roughly|more or less|sort of|kind of)[.!,]?$",
      "(?:the|a) (?:bulk|lion's share|better part|greater part|large part|vast majority|majority|good part) of (?:the|it|them|this|all)",
      "half (?:of )?(?:the|them|it|its)",
      "(?:some|several|a few|a handful|a couple|many|parts?|a part|a fraction) of (?:the|these|those|them|it|our|its) [\\w§ -]{0,40}?(?:are|is|have|has|work|works|done|were|was|still)",
    ),
    unless:
      /most of (?:the|that|this|it) (?:time|day|afternoon|morning|night|week|evening|gain|win|speed-?up|cost|difference|work went|rest|saving|weight|memory|size|noise)|, most of (?:them|it|which) |half (?:an|a|the) (?:hour|day|second|minute|size|time|price|width|height|memory)|almost (?:all|entirely) (?:of )?(?:the )?(?:time|gain|cost)|half-even|iphone half/,
    cancelledBy: ["negation", "subject", "condition", "solved", "aside"],
    says: "The message says that most, but not all, was delivered.",
    advice: ADVICE,
    examples: {
      reject: [
        "188 messages go through it, that is most of the error messages.",
        "The catalogue is mostly translated.",
        "Almost everything is ported.",
        "The bulk of the pages are scanned.",
        "Partially done",
      ],
      accept: [
        "61 conflicts were resolved, most of them import order.",
        "Most of the gain comes from the cache.",
      ],
    },
  },
  {
    id: "completion.partial.all-but",
    patterns: words(
      "(?:all|every|each|everything|everyone|everywhere|both|any|none)(?: [\\w§'-]+){0,5}? (?:but|bar|save|minus|barring)(?: for)? (?!none\\b|not |now |also |it |they |we |i |this |that )[\\w§'-]+",
      "(?:all|every|each|everything|everywhere|complete|done|finished|works?|ported|migrated|translated|covered|pass|passes|ready|there|implemented|delivered|in place|live)(?: [\\w§',-]+){0,8}?,? (?:except|excepting|excluding|apart from|aside from|other than|with the exception of|save for|but for|minus)(?: for)? [\\w§'-]+",
      "with (?:the|one|two|three|a few|some) (?:\\w+ )?exceptions?",
      "(?:one|two|three|a few|\\d+) short(?: of)?",
    ),
    unless:
      /\b(?:nothing|no \w+|not|unchanged|same|identical|as before|equal)\b.{0,50}(?:except|but|apart from|other than|besides)|anything other than|all but (?:gone|vanished|disappeared|free|silent|invisible|certain)|but (?:the|all|each|every) (?:same|tests? pass)|(?:all|every|each|any)(?: [\w§'-]+){0,5}? but (?:is|are|only|with|without|keeps?|in|on|never|still pass)/,
    cancelledBy: ["solved", "aside"],
    check: isUnaskedException,
    says: "The message makes an exception from what was asked for.",
    advice: ADVICE,
    examples: {
      reject: [
        "All month sheets but December compute by formulas.",
        "Everything except the PDF works.",
        "All pages are translated, apart from the imprint.",
        "The set is complete with one exception.",
      ],
      accept: ["Nothing changed except the header.", "The build is identical apart from the date."],
    },
  },
  {
    id: "completion.partial.so-far",
    patterns: words(
      "so far",
      "(?:up )?(?:to date|until now|till now|up to now|thus far|hitherto)[,:]? ",
      "(?:done|finished|progress|complete|status|works|delivered|ready) (?:so far|to date|up to now|until now|thus far)",
      "(?:the|its|their|all) (?:rest|remainder|others|other (?:half|two|three|four|five|ones|\\d+))(?: of (?:the|them|it|these|those) ?[\\w§-]*)? (?:is|are|will|can|should|has to|have to|needs?|remains?|follows?|waits?|stays?|comes?|still|must|would|later|to follow|left|were left|was left|hasn't|haven't|isn't|aren't)(?! (?:unchanged|untouched|as (?:it|they) (?:was|were)|covered|done|in the|fixed|clean|green|identical|as before|the same|below|above|also|there|too|generated|taken|read|ok|fine|intact|computed|by))",
      "(?:in progress|under ?way|under construction|in the making|ongoing|being (?:built|written|worked on|done|finished|added|ported|translated|implemented))",
      "(?:on (?:track|course|its way|the way|target)|well advanced|taking shape|coming along|getting there|progressing|shaping up|moving along|in full swing|cooking|brewing|simmering|gestating|half-?cooked|in the oven|making (?:good )?progress)(?=[.,;:!)]|$)",
      "(?:foundations?|groundwork|basis|stage|scene|ground|base) (?:is|are|has been|have been|was|were) (?:laid|set|prepared|ready|there|in place)",
      "(?:lays?|laid|laying) the (?:foundations?|groundwork|basis)",
      "pav(?:es?|ed|ing) the way",
      "(?:upload|copy|import|export|training|download|migration|backfill|conversion|build|tests?|suite|scan|rendering|sync|indexing|transfer|job|run|print|bake|cure)(?: [\\w§-]+){0,4}? (?:has been|have been|is|are|still|is still|are still|keeps) running(?! in | on | without| clean| again| every| daily| nightly)",
      "let (?:it|them|the \\w+) (?:run|finish|cook|bake|dry|cure|render|train)",
      "(?:is|are|am|i'm|we're|about|only|now|got|gets|still) (?:half|part|mid) ?-?way (?:through|done|there|into)",
      "(?:have|has|i've|we've|i|we|just|only) (?:only |just |already )?(?:started|begun|began|made a start)",
      "\\d+ ?(?:percent|per cent) (?:done|complete|completed|finished|of the (?:way|work)|ready|there|translated|ported|migrated|through)",
      "(?:done|complete|completed|finished|progress|ready)(?::| is| at|,| -|) (?:at )?(?:about |around |roughly |some )?(?!100)\\d{1,2} ?(?:percent|per cent)",
    ),
    unless:
      /\bno (?:complaints?|problems?|errors?|incidents?|failures?|issues?|hits?|crash\w*|alerts?|alarms?|regressions?|drops?|leaks?|warnings?|duplicates?|losses)\b.{0,30}so far|0 .{0,20}so far|(?:kept|keeps|is|are|stays?|brought|up) up to date|so far (?:as|ahead|behind|above|below) |in-progress (?:column|state|status)|(?:shows?|displays?) (?:the )?progress|(?:while|when|if|as long as|whenever) .{0,30}(?:is|are) (?:in progress|under ?way|being)|100 ?%/,
    cancelledBy: ["negation", "undoing", "subject", "condition", "solved", "aside"],
    says: "The message tells how far the work has got, not that it is done.",
    advice: ADVICE,
    examples: {
      reject: [
        "Done so far: the front and the back.",
        "The rest will follow.",
        "The index is in progress.",
        "It is 80 percent done.",
        "The others remain.",
      ],
      accept: [
        "No errors so far.",
        "The page is kept up to date.",
        "A spinner shows while a sync is in progress.",
      ],
    },
  },
  {
    id: "completion.partial.percent",
    anchors: [
      "at",
      "done",
      "complete",
      "completed",
      "finished",
      "progress",
      "ready",
      "way",
      "translated",
      "ported",
      "migrated",
      "through",
      "covered",
      "converted",
    ],
    quick: hasPercentNear,
    patterns: words(
      "(?:done|complete|completed|finished|progress|ready)(?::| is| at|,| -|) (?:at )?(?:about |around |roughly |some )?(?!100)\\d{1,2} ?%",
      "(?:upload|copy|import|export|training|download|migration|backfill|conversion|scan|rendering|sync|indexing|transfer|job|progress|it)(?: [\\w§-]+){0,12}? (?:is|are|stands?|now|currently|still|was) (?:now |still |currently )?at (?:about )?\\d{1,2} ?%",
      "(?!100)\\d{1,2}(?:\\.\\d)? ?% (?:done|complete|completed|finished|of the way|ready|there|translated|ported|migrated|through|converted)",
    ),
    unless: /\b(?:coverage|at least|target|threshold|loss|image|download|upload|progress bar)\b/,
    cancelledBy: ["subject", "solved", "aside"],
    says: "The message tells what share of the work is done.",
    advice: ADVICE,
    examples: {
      reject: ["The catalogue is 80 % translated.", "Progress: 70 %"],
      accept: ["The catalogue is 100 % translated.", "CPU use fell by 20 %."],
    },
  },
  {
    id: "completion.partial.fraction",
    quick: hasNumberBefore,
    anchors: ["of"],
    patterns: [
      new RegExp(
        `(?<![\\w.,/%-])(${NUMBER}) (?:(?:out )?of|from) (?:the |these |those |all |our |its |my |a total of )?(?:[\\w'-]+ )?(${NUMBER})(?![\\d.%]|[\\w]| ?%)`,
      ),
    ],
    cancelledBy: ["solved", "condition"],
    check: isShortFraction,
    says: "The message reports a part of a stated number.",
    advice: ADVICE,
    examples: {
      reject: [
        "61 of 63 conflicts are resolved.",
        "3 of the 4 endpoints are ported.",
        "Twelve of the fourteen scenes are lit.",
      ],
      accept: ["54 of 54 match.", "A sample of 100 was read.", "25 of my 25 visits counted."],
    },
  },
];

/** The value of a number in figures or as a word; NaN when it is none. */
function toNumber(source: string): number {
  if (source === "once") return 1;
  if (source === "twice") return 2;
  const word = NUMBER_WORDS.indexOf(source);
  if (word >= 0) return word;
  return Number(source.replace(/[,' ](?=\d{3}(?!\d))/g, "").replace(/,/g, "."));
}

/** A fraction of a set that was to be done in full, rather than a rate, a rank or a measured share. */
function isShortFraction({ text, match, subject }: Candidate): boolean {
  const part = toNumber(match[1] ?? "");
  const whole = toNumber(match[2] ?? "");
  if (!(part < whole) || part === 0) return false;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  // "2 of 3 attempts are refused", "the best of 5 runs", "chapter 3 of 10", "one of the 12 months".
  if (
    /\b(?:best|worst|median|mean|average|fastest|slowest|top|any|every|each|either|neither|not|no|page|step|chapter|part|section|item|slide|level|figure|build|shard|attempt|try|round|sample|day|volume|phase|task|shows?|show|displays?|reads?) $/.test(
      before,
    )
  )
    return false;
  if (
    /^ (?:cores?|threads?|gb|mb|kb|ms|seconds?|minutes?|hours?|attempts?|retries|tries|stars?|points?|possible|steps? (?:is|done))\b/.test(
      after,
    )
  )
    return false;
  if (
    /\b(?:refus\w+|reject\w+|block\w+|caught|deliberate|on purpose|by design|as (?:intended|expected|asked|planned|wanted|it should)|\(before|before:|before it)\b/.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:the (?:rest|others?|remaining|other)|corrected|the missing) .{0,60}\b(?:too|now|also|fixed|corrected|were (?:already|repaired|mended)|repaired|need(?:ed)? no(?:thing| change)|had no)\b/.test(
      text,
    )
  )
    return false;
  // A threshold in done_when makes it a measure: "at least 35 of 40".
  return (
    !/\b(?:at least|at most|more than|fewer than|no more than|minimum|up to)\b/.test(
      subject.doneWhen,
    ) || !new RegExp(`\\b${String(whole)}\\b`).test(subject.doneWhen)
  );
}

/** An exception counts unless done_when makes the same one. */
function isUnaskedException({ match, subject }: Candidate): boolean {
  const excepted = /([\w§'-]+)$/.exec(match[0])?.[1] ?? "";
  if (!/\b(?:except|but|apart|other than|without|excluding|save|aside)\b/.test(subject.doneWhen))
    return true;
  return !subject.asks(excepted) && excepted !== "the" && excepted !== "for";
}

/** Whether a per cent sign stands near a word. */
function hasPercentNear(text: string, start: number, end: number): boolean {
  const limit = Math.min(text.length, end + 24);
  for (let at = Math.max(0, start - 12); at < limit; at++)
    if (text.charCodeAt(at) === 37) return true;
  return false;
}

/** Whether a number, in figures or as a word, stands right before "of", and one soon after. */
function hasNumberBefore(text: string, start: number, end: number): boolean {
  return (
    isNumberBefore(text, start) &&
    /^(?: (?:the|these|those|all|our|its|a total of|my))?(?: [a-z'’-]+)? (?:\d|[a-z]+)/i.test(
      text.slice(end, end + 40),
    )
  );
}

function isNumberBefore(text: string, start: number): boolean {
  let at = start - 1;
  while (at > 0 && text.charCodeAt(at) <= 32) at--;
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return true;
  let from = at + 1;
  while (
    from > 0 &&
    at - from < 9 &&
    (text.charCodeAt(from - 1) | 32) >= 97 &&
    (text.charCodeAt(from - 1) | 32) <= 122
  )
    from--;
  const word = text.slice(from, at + 1).toLowerCase();
  if (word === "out") return isNumberBefore(text, from);
  return word === "once" || word === "twice" || NUMBER_WORDS.includes(word);
}
