import type { EvidenceKind } from "./kinds.ts";
import { HASH, PULL } from "./commits.ts";
import { URL } from "./paths.ts";

/** Evidence that a policy sentence asks for by its words: all of the patterns are in a message that carries it. */
export interface RuledEvidence extends Omit<EvidenceKind, "holds"> {
  readonly asked: RegExp;
  readonly found: readonly RegExp[];
}

const COUNTS =
  /\b\d[\d,.]{0,20}\s+(?:\p{L}+\s+){0,2}(?:(?:tests?|specs?|examples?|cases?|checks?|assertions?)\s*)?(?:passed|passing|pass|ok|green|succeeded|successful)\b|\b(?:passed|pass|ok|tests?|specs?|suites?)\s*(?:[:=]\s*)?\d+|\b\d+ (?:examples?|tests?|specs?|runs?)\b[^\n]{0,40}\b0 (?:failures?|failed|errors?)\b|(?<![\d/])\b(\d+)\s?(?:\/|of)\s?\1(?![\d/])|\b(?:all|alle|todas?|tous|toutes)\s+\d+\s+(?:\p{L}+\s+){0,2}(?:pass|passed|green|ok|tests?|pruebas|testes)\b|^ok\s+\S+\s+\d/imu;
const PATH =
  /(?<![\p{L}\d])(?:[\p{L}\d_.@~-]{1,80}\/){1,12}[\p{L}\d_.{}*-]{1,80}|(?<![\p{L}\d])\/[\p{L}\d_.-]{2,80}|(?<![\p{L}\d.])[\p{L}\d_-]{1,80}\.(?:[a-z]{1,4}\d?|json|yaml|toml|html|xlsx|docx|sqlite|tflite|ipynb|proto|svelte)(?![\p{L}\d])/iu;
/** A command: a prompt, or the name of a runner with an argument. */
const COMMAND =
  /^[ \t]*[$>%#][ \t]+\S|`[^`\n]{0,200}\b(?:npm|pnpm|yarn|bun|npx|pytest|tox|cargo|go|mvn|gradle|\.\/gradlew|make|ctest|rspec|rake|bundle|mix|dotnet|phpunit|jest|vitest|deno|swift|flutter|bazel|python3?|node|zig|sbt|stack|cabal|prove|rebar3|nox|playwright|cypress|\.\/[\w./-]+)\b[^`\n]{0,200}`|\b(?:npm (?:run )?test|pytest|cargo test|go test|make test|bun test|yarn test|pnpm test|rspec|mvn test|gradle test|ctest|dotnet test|mix test|phpunit|vitest|jest)\b/imu;

const OUTPUT =
  /```|^ {4}|^[ \t]{0,8}>\s|→|\b\d+ (?:passed|passing|examples?|tests?|failures?|specs?)\b|\b(?:passed|tests?|ok|PASS|FAIL)\b\s*(?:[:=]\s*)?\d|\d (?:ok|pass)\b|^(?:ok|PASS)\s/imu;

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
  },
  {
    id: "test-command",
    asked:
      /\b(?:test|check|build|verification|lint)\b[^.;]{0,30}\bcommands?\b|\bcommands?\b[^.;]{0,40}\b(?:test|run|output|used|ran)|\bquote[sd]?\b[^.;]{0,30}\bcommands?\b/iu,
    says: "the test command",
    found: [COMMAND],
    pass: "$ pytest tests -q",
    fail: "all tests pass",
  },
  {
    id: "test-output",
    asked: /\boutput\b/iu,
    says: "the output of the run",
    found: [OUTPUT],
    pass: "17 passed in 0.92s",
    fail: "all tests pass",
  },
  {
    id: "complete-output",
    asked:
      /\b(?:complete|full|whole|entire|unabridged|verbatim)\s+(?:\p{L}+\s+)?(?:output|log|transcript|listing)\b|\boutput\b[^.;]{0,40}\b(?:in full|verbatim|word for word|unabridged)\b/iu,
    says: "the output in full",
    found: [/```|~~~|^(?: {4}|\t)\S|^[ \t]{0,8}>\s/mu],
    pass: "```\n9 bills compared\n2 differ\n```",
    fail: "The script compared 9 bills, 2 differ.",
  },
  {
    id: "pasted-output",
    asked:
      /\b(?:paste|quote|copy|reproduce)[sd]?\b[^.;]{0,40}\b(?:summary|logs?|report|table|transcript|results?|figures|lines?)\b/iu,
    says: "the output that is to be pasted",
    found: [
      new RegExp(
        `${OUTPUT.source}|^[ \\t]*\\||^[\\p{L}_. ()-]{2,40}[.:=]+ *\\d|\\bp9\\d\\b`,
        "imu",
      ),
    ],
    pass: "requests: 51204, errors: 0",
    fail: "the load test was steady",
  },
  {
    id: "test-counts",
    asked:
      /\b(?:number|count|counts|total|figures?)\b[^.;]{0,30}\b(?:tests?|passed|specs?|checks?)|\btest (?:counts?|numbers?|totals?|results?)\b|\bhow many tests\b/iu,
    says: "the counts of a test run",
    found: [COUNTS],
    pass: "48 passed",
    fail: "the tests pass",
  },
  {
    id: "url",
    asked: /\b(?:url|link|address)\b/iu,
    says: "the address",
    found: [URL],
    pass: "https://npm.intra.example/parser/2.4.0",
    fail: "it is on the registry",
  },
  {
    id: "pull-request",
    asked: /\b(?:pull request|merge request|PR|MR)\b/u,
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
    pass: "changed src/a.ts",
    fail: "changed two modules",
  },
  {
    id: "ticket",
    asked:
      /\b(?:ticket|issue) (?:number|id|key|reference)|\b(?:number|id|key) of the (?:ticket|issue)/iu,
    says: "the ticket number",
    found: [/(?<![\p{L}\d])(?:[A-Z]{2,10}-\d+|#\d+|(?:ticket|issue) (?:no\.? |number )?\d+)/u],
    pass: "closes OPS-1182",
    fail: "closes the ticket",
  },
  {
    id: "version",
    asked:
      /\b(?:version|release|tag|build) (?:number|name|id)\b|\b(?:names?|states?|gives?|quotes?) the (?:new |released? )?(?:version|release|tag|build)\b/iu,
    says: "the version",
    found: [/(?<![\d.])v?\d+\.\d+(?:\.\d+)?|\b(?:release|revision|build|version|tag) `?#?v?\d+/iu],
    pass: "released as 2.4.0",
    fail: "it is released",
  },
  {
    id: "duration",
    asked: /\b(?:duration|run ?time|how long|elapsed|seconds it took|time (?:it|the run) took)\b/iu,
    says: "how long the run took",
    found: [/\b\d[\d.,]{0,20}\s?(?:ms|s|sec|seconds?|min|minutes?|h|hours?)(?![\p{L}\d])/iu],
    pass: "took 38 s",
    fail: "it ran quickly",
  },
  {
    id: "screenshot",
    asked: /\bscreen ?shots?\b/iu,
    says: "a screenshot",
    found: [/\.(?:png|jpe?g|webp|gif)\b|!\[|\bscreen ?shots?\b[^.\n]{0,40}[/.]\S/iu],
    pass: "shots/login.png",
    fail: "it looks right",
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
  },
];
