import { UNITS } from "../coverage/units.ts";
import type { AskedEvidence } from "./rules.ts";

/** Kinds of evidence that are known by their shape, of which a demand may ask one for each of its things. */

const MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|mär|okt|dez|janv|févr|mars|avr|juin|juil|août|ene|abr|ago|dic|gen|mag|giu|lug|set|ott)";
const PERSON =
  "(?:person|people|readers?|reviewers?|approvers?|witness(?:es)?|couriers?|drivers?|checkers?|counters?|inspectors?|analysts?|authors?|translators?|technicians?|engineers?|testers?|signator(?:y|ies)|colleagues?)";
/** A number that was read or counted, and no label of one digit: "flow: 3", "12 l/min", "1.9". */
const FIGURE =
  /(?<![\p{L}\d.,#])\d+[.,]\d|(?<![\p{L}\d.,#])\d{1,9} ?(?:%|°|[a-zµ]{1,3}(?!\p{L})(?<!\b(?:to|and|or|of|in|at|by|on|is|the|for)))|[:=→|>(] ?\d|(?<![\p{L}\d.#-])\d{2,}|(?<=\d\d,? (?:and )?\p{L}+ )\d(?!\d|[.,]\d)|\b(?:zero|none|nil)\b/iu;

/** Units that the coverage need not tell apart. */
const MORE_UNITS = "hertz|newtons?|pascals?|joules?|kelvins?|amperes?|degrees|litres?|gramm|pounds";
const WRITTEN = [...UNITS.keys()].filter((unit) => /^\p{L}+$/u.test(unit));
const IN_UNIT = new RegExp(
  `(?<!\\p{L})(?:in|en) (${MORE_UNITS}|%|(?:${WRITTEN.join("|")})s?)(?!\\p{L})(?: (?:per|a) \\p{L}+)?`,
  "iu",
);

/** Kinds of which a demand may ask one for each of its things. */
export const COUNTED_EVIDENCE: readonly AskedEvidence[] = [
  {
    id: "exit-code",
    asked: /\b(?:exit (?:codes?|status(?:es)?)|return codes?)\b/iu,
    says: "the exit code",
    found: [
      /\b(?:exit(?:s|ed)?|ended|finished|stopped|status|code|rc|returned)\b[^.\n]{0,30}?(?:\d|zero)/iu,
    ],
  },
  {
    id: "date",
    asked: /(?<!up to |-)\bdates?\b(?!-)|\bon which (?:day|it|each|they)\b|\band when\b/iu,
    says: "the date",
    found: [
      new RegExp(
        `\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of |de )?${MONTH}|\\b${MONTH}\\p{L}*\\.? \\d|\\b\\d{4}-\\d\\d-\\d\\d|\\b(?:0?[1-9]|[12]\\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:\\d\\d){0,2}(?!\\d)|\\b(?:\\d\\d?/\\d{4}|(?:early|mid|late|end of|start of)[ -]${MONTH}\\p{L}*|(?:on|am|le|el) \\d{1,2}[./]\\d{1,2})(?!\\d)|\\b(?:today|yesterday|this (?:morning|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
        "iu",
      ),
    ],
  },
  {
    id: "clock-time",
    asked: /\b(?:clock times?|time ?stamps?|time marks?|time slots?)\b|\btimes? at which\b/iu,
    says: "the time of the clock",
    found: [/(?<![\d.:])\d{1,2}[:.h]\d\d(?!\d| ?%)/u],
  },
  {
    id: "duration",
    asked:
      /\b(?:durations?|running times?|run ?times?|timings?|elapsed|(?:recovery|response|load(?:ing)?|start-?up|build|boot|cycle|processing|waiting|query|turnaround|median|mean|average) times?(?! out)|latenc(?:y|ies)|how long|(?:individual|wall-clock|before and after) times|seconds it took|times? (?:and \p{L}+ )?(?:(?:of|for) (?:each|every)|before|after|it took|the run took))\b/iu,
    says: "how long it took",
    found: [
      /\b\d[\d.,]{0,20}\s?(?:µs|ns|ms|s|sec|seconds?|min|minutes?|h|hours?)(?![\p{L}\d])|(?<![\d:])\d{1,3}:\d\d(?!\d)|\b(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:seconds?|minutes?|hours?)\b/iu,
    ],
  },
  {
    id: "reading",
    asked: new RegExp(
      `\\b(?:readings?|prices?|percentages?|temperatures?|co-?ordinates?|figures?|values?|measurements?|dose rates?|flow|pressures?|weights?|pitch|pH|scores?|sizes?|levels?|balances?|differences?|thickness|humidity|totals?|minim(?:a|um)|maxim(?:a|um)|min and max|doses?|forces?|depths?|lengths?|heights?|speeds?|volumes?|voltages?|torques?|offsets?|deviations?|medians?|means?|averages?|p9\\d|(?:row|error|key|word) counts?|how many)\\b|\\bnumbers? of (?!the\\b|each\\b|every\\b)\\p{L}|${IN_UNIT.source}`,
      "iu",
    ),
    says: "the figure",
    found: [FIGURE],
    shape: inUnits,
  },
  {
    id: "person",
    asked: new RegExp(
      `\\bnames? (?:of )?(?:the|that|each|every|both|two|all)(?: \\p{L}+)? ${PERSON}\\b|\\b${PERSON} (?:who|that)\\b|\\b(?:names?|name of|says?|states?) who(?:ever)?\\b|\\bwho (?:is|are) named\\b|\\bwho (?:was|has|had|\\p{L}+ed)\\b`,
      "iu",
    ),
    says: "the name",
    found: [
      /(?<!\d )(?<![\p{L}-])\p{Lu}(?:\p{Ll}+|\.)(?:[ -]\p{Lu}(?:\p{Ll}+|\.))*[ -]\p{Lu}\p{Ll}+|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|(?<=[:(–@-] ?)\p{Lu}?\p{Ll}{2,}(?=[\s,.)]*$)|@\p{L}+/mu,
    ],
  },
  {
    id: "identifier",
    asked:
      /\bnames? (?:of )?(?:the|an?|each|every|both) (?:\p{L}+ )?(?:tests?|functions?|jobs?|flags?|branch(?:es)?|tables?|scripts?)\b/iu,
    says: "the name",
    // A request is the name of nothing.
    found: [
      /`(?!(?:GET|POST|PUT|PATCH|DELETE|HEAD)(?: |`)|[\d/-])[^`\n]+`|(?<![`\w])(?:\w{0,40}_\w|[a-z]\w{0,40}\.\w)|(?<![`\w])[a-z]{1,30}[A-Z]|["“„«]\S/u,
    ],
  },
  {
    id: "photo",
    asked:
      /\b(?:photo(?:graph)?s?|pictures?|snapshots?|scans?)\b(?! (?:books?|albums?|shop|id)\b)/iu,
    says: "the photo",
    found: [
      /[^\s`()[\]]{1,80}\.(?:png|jpe?g|heic|webp|gif|tiff?|pdf|mp4|mov)(?![\p{L}\d])|!\[|(?:photo(?:graph)?|picture|image|scan|snapshot|IMG|DSC[FN]?)s?[ _-]{0,2}(?:no\.? ?|#|number )?`?\p{Lu}{0,3}-?\d|(?<![\p{L}])(?:photos?|pictures?|images?|img|scans?)\/|https?:\/\//iu,
    ],
  },
  {
    id: "initials",
    asked: /\binitials\b/iu,
    says: "the initials",
    found: [/(?<![\p{L}\d-])\p{Lu}{2,3}(?![\p{L}\d-])|(?<!\p{L})\p{Lu}\. ?\p{Lu}\./u],
  },
  {
    id: "wording",
    asked:
      /\b(?:wordings?|verbatim quot\p{L}+|exact (?:text|words|sentence)|word for word|Wortlaut)\b/iu,
    says: "the words themselves",
    found: [/["“„«»‘][^"”“„»\n]{6,}["”“»«’]|`[^`\n]{6,}`|^[ \t]{0,8}>\s|^(?: {4}|\t)\S|```/mu],
  },
  {
    id: "reference",
    asked:
      /\b(?!(?:the|an?|this|that|its|and|or|exit|status|error|source|row|line|test|version|phone|telephone|total|commit|pull|issue)\b)[\p{L}-]{2,40} (?:numbers?|references?|ids?|serials?|codes?)\b(?! of (?!the|each|every|its))|(?<!\bline )\b(?:numbers?|references?|ids?) (?:of (?:the|each|every|its|one)|stamped|printed)\b|\bnúmero de referencia\b/iu,
    says: "the number by which it is known",
    found: [/\p{L}{1,5}[-/ .]?\d{2,}/u],
    shape: labelled,
  },
];

/** What a figure of these measures looks like. */
const MEASURES: readonly (readonly [measure: RegExp, shape: RegExp])[] = [
  [
    /\btemperature|\bthermometer/iu,
    /\d ?(?:°|degrees?\b|deg\b|[CFK]\b)|(?<!\bat |[\d.:])\d{1,3}[.,]\d(?!\d)/u,
  ],
  [
    /\bprice/iu,
    /[$£€¥] ?\d|\d ?(?:[€£$]|(?:EUR|USD|GBP|CHF|euros?|pounds?|dollars?)\b)|\d[.,]\d\d\b/u,
  ],
  [/\bpercentage/iu, /\d ?(?:%|per ?cent|pct)|\d[.,]\d/iu],
  // "Compared for 5,000 customers" is no median: it is told by its name, as a time, or beside the other.
  [
    /\bmedians?\b|\bp[59]\d\b|\bpercentile/iu,
    /\d ?(?:[µmn]?s|sec(?:onds?)?|min(?:utes?)?)(?!\p{L})|\b(?:medians?|p[59]\d|percentile)\b[^.\n]{0,40}\d|\d ?(?:→|->)|(?:→|->) ?\d|\|[ \t]*\d/iu,
  ],
  [/\bco-?ordinate/iu, /\d{1,3}[.,]\d{2,}|\d ?°|\b[A-Z]{2} ?\d{4,}/u],
];

/** "The CO reading in ppm": a figure in a unit of just that measure; null where neither tells. */
function inUnits(asked: string): RegExp | null {
  const unit = IN_UNIT.exec(asked)?.[1]?.toLowerCase();
  if (unit === undefined) return MEASURES.find(([measure]) => measure.test(asked))?.[1] ?? null;
  if (/^(?:min|hour|sec)/u.test(unit)) return LASTING;
  const base = (UNITS.get(unit) ?? UNITS.get(unit.replace(/s$/u, "")))?.[0];
  const alike = [...UNITS].flatMap(([name, [other]]) => (other === base ? [name] : []));
  // "In hertz", and "440 Hz" is told.
  const units = [unit, `${unit.charAt(0)}\\p{L}?`, ...alike].join("|").replace(/[$.*+/]/gu, "\\$&");
  return new RegExp(`\\d\\s?(?:${units})s?(?!\\p{L})|(?<!\\p{L})(?:${units}) ?\\d`, "iu");
}

/** "In minutes", and "14 min", "1h 20m" or "took 14:32" is told: no "p95 210 ms", and no clock time. */
const LASTING =
  /\b\d[\d.,]{0,20} ?-?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)(?!\p{L})|\b(?:took|in|after|within|of|lasted|time|minutes|hours|duration|was):? \d{1,3}:\d\d(?!\d)|\b(?:half an|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?:-\p{L}+)? (?:seconds?|minutes?|hours?)\b|\b(?:in (?:seconds|minutes|hours)|seconds|minutes|hours|min|sec)\b[^\p{L}\d\n]{1,6}\d/iu;

/**
 * "V211", "#12", and digits behind a word of the demand or its first letters: "photo 0412", "p. 14". "Room 4" is the
 * number of no key.
 */
function labelled(asked: string): RegExp {
  const labels = [...asked.matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase());
  const heads = (length: number): string =>
    [...new Set(labels.map((word) => word.slice(0, length)))]
      .map((head) => `[${head.charAt(0).toUpperCase()}${head.charAt(0)}]${head.slice(1)}`)
      .join("|");
  return new RegExp(
    `(?<![\\p{L}\\d])(?:\\p{Lu}{1,5}[-/.]?\\d{2,}|[\\p{Lu}\\d]{2,}-[\\p{Lu}\\d-]{2,}|#\\d+|\\p{Lu}{1,3} \\d{2,}(?: \\d{2,})+|\\p{L}{2,}_[\\p{L}\\d]*\\d|(?:[Nn][or]|[Rr]ef|${heads(3)})\\p{L}{0,12}\\.?(?: (?:no|number|nr|is|was|ref)\\.?){0,2}[ :]{0,2}(?:[\\p{Lu}-]{0,6}\\d+|[\`(]{0,2}(?=[a-f-]{0,7}\\d)[\\da-f-]{6,40}(?![\\p{L}\\d]))|(?:${heads(1)})p?\\. ?\\d+|\\d{5,}(?!\\d|[.,]\\d))[\\p{L}\\d/-]*`,
    "u",
  );
}
