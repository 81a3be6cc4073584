import type { EvidenceKind } from "./kinds.ts";
import { HASH, PULL } from "./commits.ts";
import { URL } from "./paths.ts";

/** Evidence that a policy sentence asks for by its words: all of the patterns are in a message that carries it. */
export interface AskedEvidence extends Pick<EvidenceKind, "id" | "says"> {
  readonly asked: RegExp;
  readonly found: readonly RegExp[];
  /** The shape by the words of the demand, in place of `found`: "in ppm". */
  readonly shape?: (asked: string) => RegExp | null;
  /** Whether it is evidence wherever it is told: no page that is made shows a commit hash. */
  readonly sturdy?: true;
  /** Whether each of several things has one of its own. */
  readonly counts?: true;
}

export type RuledEvidence = AskedEvidence & Pick<EvidenceKind, "pass" | "fail">;

const COUNTS =
  /\b\d[\d,.]{0,20}\s+(?:\p{L}+\s+){0,2}(?:(?:tests?|specs?|examples?|cases?|checks?|assertions?)\s*)?(?:passed|passing|pass|ok|green|succeeded|successful)\b|\b(?:passed|pass|ok|tests?|specs?|suites?)\s*(?:[:=]\s*)?\d+|\b\d+ (?:examples?|tests?|specs?|runs?)\b[^\n]{0,40}\b0 (?:failures?|failed|errors?)\b|(?<![\d/])\b(\d+)\s?(?:\/|of)\s?\1(?![\d/])|\b(?:all|alle|todas?|tous|toutes)\s+\d+\s+(?:\p{L}+\s+){0,2}(?:pass|passed|green|ok|tests?|pruebas|testes)\b|^ok\s+\S+\s+\d/imu;
const PATH =
  /(?<![\p{L}\d])(?:[\p{L}\d_.@~-]{1,80}\/){1,12}[\p{L}\d_.{}*-]{1,80}|(?<![\p{L}\d])\/[\p{L}\d_.-]{2,80}|(?<![\p{L}\d.])[\p{L}\d_-]{1,80}\.(?:[a-z]{1,4}\d?|json|yaml|toml|html|xlsx|docx|sqlite|tflite|ipynb|proto|svelte)(?![\p{L}\d])/iu;
/** A command: a prompt, or the name of a runner with an argument. */
const COMMAND =
  /^[ \t]*(?:[$>%][ \t]+\S|#[ \t]+(?-i:[a-z./]))|`[^`\n]{0,200}\b(?:npm|pnpm|yarn|bun|npx|pytest|tox|cargo|go|mvn|gradle|\.\/gradlew|make|ctest|rspec|rake|bundle|mix|dotnet|phpunit|jest|vitest|deno|swift|flutter|bazel|python3?|node|zig|sbt|stack|cabal|prove|rebar3|nox|playwright|cypress|\.\/[\w./-]+)\b[^`\n]{0,200}`|\b(?:npm (?:run )?test|pytest|cargo test|go test|make test|bun test|yarn test|pnpm test|rspec|mvn test|gradle test|ctest|dotnet test|mix test|phpunit|vitest|jest)\b|(?:^(?: {4}|\t)|```\p{L}{0,10}\n)[a-z./~][\w./-]{1,60}(?: [^\n]{0,80})? --?[a-z]|`(?:[A-Z_]{1,30}=\S{1,40} ){0,3}[a-z.~][\w./-]{1,40} [^`\n]{2,200}(?<! )`/imu;

const OUTPUT =
  /```|^ {4}|^[ \t]{0,8}>\s|`[^`\n]{2,120}` ?→|→ ?(?:`|["“]|ok\b|exit|\d+ (?:passed|failed|tests?))|\b\d+ (?:passed|passing|examples?|tests?|failures?|specs?)\b|\b(?:passed|tests?|ok|PASS|FAIL)\b\s*(?:[:=]\s*)?\d|\d (?:ok|pass)\b|^(?:ok|PASS)\s/imu;

/** Words behind which a quotation or a code span is what a program printed: "ends with `ok`", "Output: …". */
const PRINTS =
  "(?:[:→=|>]|\\b(?:print|answer|return|say|said|show|read|end|gave|give|log|output|result|respon|repl)\\p{L}*(?: (?!and\\b|but\\b|so\\b)[\\p{L}\\d]+){0,3}) ?[*_]{0,2}\\n?[ \\t]?";
/** Lines as a program prints them: set apart, with a prompt, told as printed, or with the time in front. */
const RAW = new RegExp(
  [
    /```|~~~|^(?: {2,}|\t)(?![-*+•\d\s])\S|^[ \t]{0,8}>\s|^[ \t]*(?:[\w.@~:-]{1,30})?(?:[$%>] \S|# (?-i:[a-z./]))/,
    /\{"|^\d\d:\d\d|^\d{4}-\d\d-\d\d|^(?:running|test result|ok|PASS|FAIL)\b|\b\d+ (?:passed|failed)(?:,| in )|:\n{1,2}(?![-*•|\n])\S/,
    /^(?![-*•|#>\d])(?=[^\n]{0,80}[\d:=])[^\n]{3,200}[^\s.!?:;,]\n(?![-*•|#>\d])(?=[^\n]{0,80}[\d:=])[^\n]{3,200}[^\s.!?:;,]$/,
    // A span or a quotation that is a line, an item or a cell by itself, or is told as what was printed.
    /(?:^[ \t]*(?:[-*•] |\d+[.)] )?|\|[ \t]*|\([ \t]*|, )(?:`(?!["']|[a-z][\w./-]* (?:[^`\n]{0,80} )?--?[a-z])(?=[^`\n]{0,160}[\d:=])[^`\n]{2,80} [^`\n]{4,80}(?<! )`|["“„«][^"\n]{12,200}["”“»])/,
  ]
    .map(({ source }) => source)
    .join("|") +
    `|${PRINTS}(?:\`(?!["']|[a-z][\\w./-]* (?:[^\`\\n]{0,80} )?--?[a-z])(?=[^\`\\n]{0,160}[\\d:=])[^\`\\n]{1,80} [^\`\\n]{2,}\`|["“„«»][^"\\n]{4,100} [^"\\n]{2,100}["”“»])`,
  "imu",
);

/** "The output of 200 runs" tells of 200: a count of other tests is none of it. */
function ofSoMany(asked: string): RegExp | null {
  const count = /\boutput of (?:the |all |at least )*(\d{2,6})(?![\d.,]) /iu.exec(asked)?.[1];
  return count === undefined
    ? null
    : new RegExp(`(?<![\\d.,])${count}(?!\\d)|${SET_APART.source}`, "imu");
}
const SET_APART = /```|~~~|^(?: {4}|\t)\S|^[ \t]{0,8}>\s/mu;

const PRODUCT =
  /\b(?:screen ?shots?|images?|pictures?|photos?|logs?|reports?|audits?|dumps?|backups?|exports?|recordings?|videos?|transcripts?|pdfs?|charts?|plots?)\b/iu;
const OF_SOURCE =
  /\b(?:changed|touched|edited|source|code|modules?|scripts?|tests?|components?)\b/iu;
const SOURCE =
  "(?:css|s[ac]ss|less|[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|c|cc|cpp|h|hpp|rb|php|cs|swift|dart|lua|tf)";

/** "The path of the audit report": that of a stylesheet which was changed is none of it. */
function ofProduct(asked: string): RegExp | null {
  if (!PRODUCT.test(asked) || OF_SOURCE.test(asked)) return null;
  return new RegExp(
    `(?<![\\p{L}\\d_./~@-])(?![^\\s)\\]\`]{0,200}\\.${SOURCE}(?![\\p{L}\\d]))(?:${PATH.source})`,
    "iu",
  );
}

/** What a policy sentence can ask the closing message for. */
export const RULED_EVIDENCE: readonly RuledEvidence[] = [
  {
    id: "commit-hash",
    asked:
      /\b(?:commit|git|sha(?!-?\d))[\s-]*(?:hash|sha|id|ref)?\b(?![^.]{0,20}message)|\bhash of the\b|\b(?:commit|revision)\b[^.]{0,20}\b(?:hash|id|number)/iu,
    says: "the commit hash",
    found: [HASH],
    pass: "tag pushed, commit 7be04d1c92",
    fail: "the fix is committed",
    sturdy: true,
    counts: true,
  },
  {
    id: "test-command",
    asked:
      /\b(?:test|check|build|verification|lint)\b[^.;]{0,30}\bcommands?\b|\bthe command (?:that|with which|by which|used)\b|\bcommands?\b[^.;]{0,40}\b(?:test|run|output|used|ran)|\bquote[sd]?\b[^.;]{0,30}\bcommands?\b/iu,
    says: "the test command",
    found: [COMMAND],
    pass: "$ pytest tests -q",
    fail: "all tests pass",
    sturdy: true,
  },
  {
    id: "test-output",
    asked: /\boutput\b/iu,
    says: "the output of the run",
    found: [new RegExp(`${OUTPUT.source}|${RAW.source}`, "imu")],
    shape: ofSoMany,
    pass: "17 passed in 0.92s",
    fail: "all tests pass",
    sturdy: true,
  },
  {
    id: "complete-output",
    asked:
      /\b(?:complete|full|whole|entire|unabridged|verbatim)\s+(?:\p{L}+\s+)?(?:output|log|transcript|listing)\b|\boutput\b[^.;]{0,40}\b(?:in full|verbatim|word for word|unabridged)\b/iu,
    says: "the output in full",
    found: [SET_APART],
    pass: "```\n9 bills compared\n2 differ\n```",
    fail: "The script compared 9 bills, 2 differ.",
    sturdy: true,
  },
  {
    id: "raw-output",
    asked:
      /\b(?:transcripts?|excerpts?|(?:status|summary|last|version) lines?|response (?:body|bodies)|printed (?:results?|output|lines?)|(?:example|sample) (?:calls?|requests?|responses?|exchanges?|runs?)|logs? of (?:one|an?|the|each|both))\b|\bdiff is\b|\blog (?:lines?|entr(?:y|ies)|messages?)\b|\b(?:\p{L}+ )?logs? (?:is|are) \p{L}+ed\b|\blines? (?:from|of) (?:the )?[^.;]{0,40}(?:log|config|output)|\b(?:statement|query|snippet|section|rule|(?<!exit |status |error )code)\b[^.;]{0,40}\b(?:quoted|pasted|reproduced)\b|\blines?\b(?! numbers?\b)[^.;]{0,40}\b(?:quoted|pasted|reproduced)\b|\boutput\b[^.;]{0,30}\bpasted\b|\bpasted\b[^.;]{0,30}\boutput\b/iu,
    says: "the lines as they were printed",
    found: [RAW],
    pass: "> GET /quote\n< 200",
    fail: "The call answered with 200, 388 tests.",
    sturdy: true,
  },
  {
    id: "failing-output",
    asked: /\boutput\b[^.;]{0,30}\bfail(?:ing|ed)\b|\bfail(?:ing|ed) (?:test |run )?output\b/iu,
    says: "the output of the run that failed",
    found: [
      /(?<!\b(?:0|no|none|zero) )\b(?:fail(?:ed|ing|s|ures?)?(?!:? ?0)|panicked|assert\p{L}*)\b/iu,
    ],
    pass: "test wraps ... FAILED",
    fail: "1 passed; 0 failed",
    sturdy: true,
  },
  {
    id: "pasted-output",
    asked:
      /\b(?:paste|quote|copy|reproduce)[sd]?\b[^.;]{0,40}\b(?:summary|logs?|report|table|transcript|results?|figures|lines?(?! numbers?\b))\b/iu,
    says: "the output that is to be pasted",
    found: [
      new RegExp(
        `${OUTPUT.source}|^[ \\t]*\\||^[\\p{L}_. ()-]{2,40}[.:=]+ *\\d|\\bp9\\d\\b`,
        "imu",
      ),
    ],
    pass: "requests: 51204, errors: 0",
    fail: "the load test was steady",
    sturdy: true,
  },
  {
    id: "test-counts",
    asked:
      /\b(?:number|count|counts|total|figures?)\b[^.;]{0,30}\b(?:tests?|passed|specs?|checks?)\b|\btest (?:counts?|numbers?|totals?)\b|(?:^|\b(?:the|unit|all|full|its|and|with) )test results?\b|\bhow many tests\b/iu,
    says: "the counts of a test run",
    found: [COUNTS],
    pass: "48 passed",
    fail: "the tests pass",
  },
  {
    id: "url",
    asked: /\b(?:urls?|links?|address)\b/iu,
    says: "the address",
    found: [URL],
    pass: "https://npm.intra.example/parser/2.4.0",
    fail: "it is on the registry",
    counts: true,
  },
  {
    id: "pull-request",
    asked: /\b(?:pull request|merge request|PR|MR)\b(?! descriptions?)/u,
    says: "the pull request",
    found: [PULL],
    pass: "merged as #4412",
    fail: "it is merged",
  },
  {
    id: "path",
    asked:
      /\b(?:paths?|files?) (?:names?|touched|changed|of)|\b(?:names?|lists?|gives?) (?:the|each|every|all) (?:\p{L}+ ){0,2}(?:files?|paths?)\b/iu,
    says: "the paths of the files",
    found: [PATH],
    shape: ofProduct,
    pass: "changed src/a.ts",
    fail: "changed two modules",
  },
  {
    id: "version",
    asked:
      /\b(?:version|release|tag|build) (?:number|name|id)\b|\b(?:names?|states?|gives?|quotes?) the (?:new |released? )?(?:version|release|tag|build)\b|\b(?:gives?|states?|names?|quotes?) the \p{L}+ version\b|\b(?:which|old|new|previous|installed) versions?\b/iu,
    says: "the version",
    found: [/(?<![\d.])v?\d+\.\d+(?:\.\d+)?|\b(?:release|revision|build|version|tag) `?#?v?\d+/iu],
    pass: "released as 2.4.0",
    fail: "it is released",
    counts: true,
  },
  {
    id: "screenshot",
    asked: /\bscreen ?shots?\b/iu,
    says: "a screenshot",
    found: [
      /\.(?:png|jpe?g|webp|gif)\b|!\[|\bscreen ?shots?\b(?![^\n]{0,80}\.(?:png|jpe?g|webp|gif)\b)[^.\n]{0,40}[/.]\S/iu,
    ],
    pass: "shots/login.png",
    fail: "it looks right",
    sturdy: true,
    counts: true,
  },
  {
    id: "reviewer",
    asked: /\b(?:reviewer|reviewed by|approver|who reviewed)\b/iu,
    says: "the reviewer",
    found: [/\b(?:review(?:ed|er)?|approved)\b[^.\n]{0,20}(?:by|:)\s*@?\p{L}/iu],
    pass: "reviewed by Ada",
    fail: "it was reviewed",
  },
  {
    id: "checksum",
    asked: /\b(?:checksum|sha-?256|md5|digest)\b/iu,
    says: "the checksum",
    found: [
      /(?<![\p{L}\d])(?=[0-9a-f]{0,63}\d)(?=[0-9a-f]{0,63}[a-f])[0-9a-f]{8,64}(?:…|\.\.\.)?(?![\p{L}\d])/iu,
    ],
    pass: "sha256 9f1c44aa01bd",
    fail: "checksums agree",
    sturdy: true,
    counts: true,
  },
];
