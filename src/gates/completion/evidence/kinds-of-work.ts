import type { AskedEvidence } from "./rules.ts";

/** Kinds of evidence that only work on programs has, by the words that ask for them and the shape in which they are told. */

const PLACES =
  /\.\p{L}{1,8}\d?`{0,2}(?::|#L|\(|,? (?:at |on )?(?:lines?|l\.|L|Zeilen?) ?|[ \t]*\|[ \t]*)`?\d+|\blines? `?\d+|(?<![\p{L}\d])L\d+|\bZeilen? \d+/iu;
/** A figure of how fast or how big a thing is, also where it stands alone in a cell. */
const MEASURED =
  /\d\s?(?:[µnm]?s|sec(?:onds?)?|min(?:utes?)?|[KMGT]i?B|[kM]?bytes|allocs?|%|per ?cent|[x×]|times|fps|Hz|rps|qps|tps|(?:\p{L}+ ){0,2}?(?:per|an?) (?:second|minute|hour)|(?:\p{L}+ ?)?\/ ?(?:s|sec|min|op|h)|(?:ops|requests|rows|events|records|messages|calls|queries|files|lines|frames|pages)\b)(?![\p{L}\d])|\|[ \t]*~?\d[\d.,]*[ \t]*(?=\||$)/imu;
/** A whole number that is neither measured nor part of a name. */
const COUNTED =
  /(?<![\p{L}\d.,:/#_-])\d{1,3}(?:[,.\u202f ]\d{3})*(?:\d{1,9})?(?![\p{L}\d_-]|[.,:/]\d|\s?(?:[KMGT]i?B|[µnm]?s|%|min|seconds|minutes|hours|bit|tests?|cases|passed)\b)/u;
/** Lines set apart as a program or an editor shows them. */
const SET_APART = /```|~~~|^(?: {4}|\t)\S/mu;
const QUERY = /```|~~~|^(?: {4}|\t)\S|\bselect\b[^\n]{1,200}\bfrom\b|\{\s?"?\p{L}+"?\s?[:{]/imu;

export const WORK_EVIDENCE: readonly AskedEvidence[] = [
  {
    id: "file-and-line",
    asked:
      /\b(?:files?|paths?)(?: ?names?)?(?:,| and| \+|\/|:| with| plus) ?(?:(?:the|its|their) )?lines?\b(?! counts?)|`?(?:file|path):line\b/iu,
    says: "the file and the line",
    found: [PLACES],
    counts: true,
  },
  {
    id: "line-number",
    asked: /\bline (?:numbers?|references?)\b/iu,
    says: "the line number",
    found: [PLACES],
    counts: true,
  },
  {
    id: "benchmark",
    asked:
      /\b(?:benchmark(?:ing)?|performance|load[- ]test|profil(?:er|ing)|throughput|latency) (?:figures?|numbers?|results?|timings?|data|values?|measurements?)\b|\bbenchmarks? before and after\b/iu,
    says: "the figures that were measured",
    found: [MEASURED],
    counts: true,
  },
  {
    id: "row-counts",
    asked: /\b(?:row|record|document|object|message|entry|line) counts?\b/iu,
    says: "the counts",
    found: [COUNTED],
    counts: true,
  },
  {
    id: "fingerprint",
    asked:
      /\b(?:fingerprints?|thumbprints?|serial(?: numbers?)? of the (?:\p{L}+ )?cert\p{L}*)\b/iu,
    says: "the fingerprint",
    found: [
      /(?:\b[0-9a-f]{2}[: ]){5,}|(?:\b[0-9a-f]{4}[: ]){3,}|\bSHA256:\S|(?<![\p{L}\d])(?=[0-9a-f]{0,63}\d)[0-9a-f]{8,64}(?![\p{L}\d])/iu,
    ],
    counts: true,
  },
  {
    id: "diff",
    asked: /\bdiffs? (?:of|between|against|to|for)\b|\bthe (?:\p{L}+ )?diff\b/iu,
    says: "the diff",
    found: [
      /^[ \t]*[+-](?![\s-])\S|^[+-] {2,}\S|^@@|```diff|\bdiffs?\b[^.\n]{0,40}\b(?:empty|identical|no (?:difference|output|line))|\bno differences?\b|https?:\/\//imu,
    ],
  },
  {
    id: "query",
    asked: /\b(?:the|each|every|its) (?:sql )?quer(?:y|ies) (?:and|with|that|used)\b/iu,
    says: "the query",
    found: [QUERY],
  },
  {
    id: "snippet",
    asked: /\b(?:code|config(?:uration)?) (?:snippets?|excerpts?|blocks?)\b/iu,
    says: "the lines themselves",
    found: [new RegExp(`${SET_APART.source}|\`[^\`\\n]{6,}\``, "imu")],
  },
  {
    id: "line-by-name",
    asked:
      /`[^`\n]{2,60}` ?-?(?:(?:status|summary|result|log|output) )?(?:lines?|headers?|rows?)\b/iu,
    says: "the line that it names",
    found: [/`/u],
    shape: namedLine,
    sturdy: true,
    counts: true,
  },
];

/** "The `Total:` line": a line in which that stands; where it heads a column, the cells below it. */
function namedLine(asked: string): RegExp | null {
  const name = /`([^`\n]{2,60})` ?-?(?:\p{L}+ )?(?:lines?|headers?|rows?)\b/iu.exec(asked)?.[1];
  if (name === undefined) return null;
  const bare = name.replace(/[\s:=]+$/u, "").replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${bare}(?![\\p{L}\\d])`, "iu");
}
