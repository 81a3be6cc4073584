import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { canonicalPolicy } from "../../src/policy/canonical-policy.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { readPolicy } from "../../src/policy/read-policy.ts";
import { placesOf, policyOf, problemsOf } from "./policy-file.ts";

/** The policy of the contract, with something in every list. */
const FULL = `completion_gate:
  deferral_phrases: [ "left for later", 'next week', next week ]
  deferral_patterns: [ 'will (be )?done (soon|later)' ]
  replace_deferral_rules: true
  required_evidence: [tests, deploy, tests]
dispatch:
  banned_attribution_patterns:
    - as the owner (wants|asked)
artifacts:
  url_prefix: https://artifacts.example.com/a/
guidance:
  canonical_decisions:
    /srv/project: docs/decisions.md     # or a list
    /srv/other: [a.md, b.md]
    default: docs/decisions.md
closing:
  require_matching_words: true
board:
  stale_after: 1h30m
language:
  allowed_terms:
    - API
  codenames: [ Bluebird ]
`;

test("what the parser says stands in brackets behind what it means", () => {
  expect(problemsOf("completion_gate:\n  deferral_phrases: [ a, b\n  - c\n")[0]).toBe(
    "policy.yaml:3:3: this is not valid YAML: the indentation does not fit what is above, or a bracket is not closed (flow sequence in block collection must be sufficiently indented and end with a ]); indent what belongs together by the same number of spaces, and close each bracket [policy.yaml]",
  );
  expect(problemsOf("artifacts:\n  url_prefix: http://x\n")[0]).toContain("and this is http; ");
});

test("keys are told to stand where they are read, in the place of what is no mapping", () => {
  for (const text of ["hello\n", "- a\n"])
    expect(problemsOf(text)[0]).toContain(
      "; write its keys at the start of a line in the place of that, e.g. completion_gate: … [",
    );
  expect(problemsOf("board: 4h\n")[0]).toContain(
    "; write its keys indented under it in the place of that, e.g. stale_after: … [",
  );
});

describe("a policy that is fine", () => {
  test("every key", () => {
    const { gates, ...rest } = policyOf(FULL);
    expect(gates.deferralPhrases).toEqual(["left for later", "next week"]);
    expect(gates.deferralPatterns.map((p) => p.source)).toEqual(["will (be )?done (soon|later)"]);
    expect(gates.replaceDeferralRules).toBe(true);
    expect(gates.requiredEvidence).toEqual(["deploy", "tests"]);
    expect(gates.bannedAttributionPatterns[0]?.find("Do it As The Owner Wants.")).toEqual({
      start: 6,
      end: 24,
    });
    expect(rest).toEqual({
      artifactUrlPrefix: "https://artifacts.example.com/a/",
      guidance: {
        prefixes: [
          { prefix: "/srv/project", documents: ["docs/decisions.md"] },
          { prefix: "/srv/other", documents: ["a.md", "b.md"] },
        ],
        fallback: ["docs/decisions.md"],
      },
      requireMatchingWords: true,
      staleAfterMs: 5_400_000,
      language: { allowedTerms: ["API"], codenames: ["Bluebird"] },
    });
  });

  test.each([
    ["nothing", ""],
    ["blank lines", "\n\n"],
    ["comments", "# later\n"],
    ["an empty document", "---\n"],
    ["an empty document that ends", "---\n...\n"],
    ["a byte order mark alone", "\ufeff"],
    ["sections with everything commented out", "completion_gate:\n  # x\nlanguage:\n"],
    ["lists with everything commented out", "language:\n  codenames:\n  #  - Bluebird\n"],
    ["null", "null\n"],
    ["a tilde", "~"],
    ["null in a document of its own", "--- ~ # later\n...\n"],
    ["an empty mapping", "{}\n"],
    ["JSON", '{"completion_gate": {"deferral_phrases": []}}'],
  ])("%s is the default", (_, text) => {
    expect(policyOf(text)).toEqual(DEFAULT_POLICY);
  });

  test.each([
    ["CRLF", FULL.replaceAll("\n", "\r\n")],
    ["CR", FULL.replaceAll("\n", "\r")],
    ["a byte order mark", `\ufeff${FULL}`],
    ["document markers", `---\n${FULL}...\n`],
    ["no newline at the end", FULL.trimEnd()],
  ])("%s makes no difference", (_, text) => {
    expect(canonicalPolicy(policyOf(text))).toBe(canonicalPolicy(policyOf(FULL)));
  });

  test("aliases share a list", () => {
    const policy = policyOf(
      "guidance:\n  canonical_decisions:\n    /a: &docs [a.md, b.md]\n    /b: *docs\n    default: *docs\n",
    );
    expect(policy.guidance.prefixes[1]?.documents).toEqual(["a.md", "b.md"]);
    expect(policy.guidance.fallback).toEqual(["a.md", "b.md"]);
  });

  test("the built-in prefix can be written down", () => {
    expect(policyOf("artifacts: {url_prefix: 'https://'}").artifactUrlPrefix).toBe("https://");
  });
});

describe("a policy that is not, and where", () => {
  test.each<[string, string, readonly string[]]>([
    ["unknown section", "bored:\n  stale_after: 4h\n", ["1:1 policy.unknown_key"]],
    ["unknown key", "board:\n  stale: 4h\n", ["2:3 policy.unknown_key"]],
    ["key that is no text", "? [a]\n: b\n", ["1:3 policy.unknown_key"]],
    ["merge key", "board: &b\n  stale_after: 4h\nclosing:\n  <<: *b\n", ["4:3 policy.unknown_key"]],
    ["duplicate section", "board:\nlanguage:\nboard:\n", ["3:1 policy.duplicate_key"]],
    ["duplicate key", "{board: {stale_after: 4h, stale_after: 5h}}", ["1:27 policy.duplicate_key"]],
    ["list at the top", "- board\n", ["1:1 policy.wrong_type"]],
    ["text at the top", "board\n", ["1:1 policy.wrong_type"]],
    ["section that is a list", "board: [4h]\n", ["1:8 policy.wrong_type"]],
    ["false at the top", "false\n", ["1:1 policy.wrong_type"]],
    ["section that is null", "board: null\n", ["1:8 policy.wrong_type"]],
    ["text for a list", "language:\n  codenames: Bluebird\n", ["2:14 policy.wrong_type"]],
    ["mapping for a list", "language:\n  codenames: {a: b}\n", ["2:14 policy.wrong_type"]],
    [
      "items that are no text",
      "language:\n  codenames: [a, 1, true, null, [b], {c: d}, ]\n",
      [
        "2:18 policy.wrong_type",
        "2:21 policy.wrong_type",
        "2:27 policy.wrong_type",
        "2:33 policy.wrong_type",
        "2:38 policy.wrong_type",
      ],
    ],
    [
      "item without text",
      "language:\n  codenames:\n    -\n    - ''\n",
      ["3:6 policy.wrong_type", "4:7 policy.empty_value"],
    ],
    ["yes for true", "closing:\n  require_matching_words: yes\n", ["2:27 policy.wrong_type"]],
    ["flag without value", "closing:\n  require_matching_words:\n", ["2:3 policy.empty_value"]],
    ["number for a duration", "board:\n  stale_after: 4\n", ["2:16 policy.wrong_type"]],
    ["bad duration", "board:\n  stale_after: soon\n", ["2:16 policy.bad_duration"]],
    ["http", "artifacts:\n  url_prefix: http://a/\n", ["2:15 policy.bad_url"]],
    ["no address", "artifacts:\n  url_prefix: example.com\n", ["2:15 policy.bad_url"]],
    ["credentials", "artifacts:\n  url_prefix: https://u:p@a/\n", ["2:15 policy.bad_url"]],
    ["query", "artifacts:\n  url_prefix: https://a/?b\n", ["2:15 policy.bad_url"]],
    ["no prefix at all", "artifacts:\n  url_prefix:\n", ["2:3 policy.empty_value"]],
    [
      "evidence",
      "completion_gate:\n  required_evidence: [test]\n",
      ["2:23 policy.unknown_evidence"],
    ],
    [
      "default misspelt",
      "guidance:\n  canonical_decisions:\n    defualt: a\n",
      ["3:5 policy.unknown_key"],
    ],
    ...["/srv/a/", "/srv//a", "/srv/./a", "/srv/b/../a", "/../srv/a"].map(
      (other): [string, string, string[]] => [
        `one directory as ${other}`,
        `guidance:\n  canonical_decisions:\n    /srv/a: a.md\n    ${other}: b.md\n`,
        ["4:5 policy.duplicate_key"],
      ],
    ),
    [
      "a relative directory twice",
      "guidance:\n  canonical_decisions: {a: x, ./a/: x, b/../a: y}\n",
      ["2:31 policy.duplicate_key", "2:40 policy.duplicate_key"],
    ],
    [
      "directories of another user",
      "guidance:\n  canonical_decisions: {~dana/a: x, b: [~dana, ~/c], default: ~root/x.md}\n",
      ["2:25", "2:41", "2:63"].map((place) => `${place} policy.bad_path`),
    ],
    [
      "phrase past any phrase",
      `completion_gate:\n  deferral_phrases: [${"x".repeat(1000)}, ${"x".repeat(1001)}]\n`,
      ["2:1024 policy.phrase_too_long"],
    ],
    ["two documents", "board:\n---\nclosing:\n", ["2:1 policy.multiple_documents"]],
    [
      "keys that are no names",
      "guidance:\n  canonical_decisions: {~: a, null: b, [c]: d, {e: f}: g, 7: h}\n",
      ["2:25", "2:31", "2:40", "2:48"].map((place) => `${place} policy.wrong_type`),
    ],
    ["NUL", "board:\0\n", ["1:7 policy.control_character"]],
    ["escape character", "# \u001b[2J\nboard:\n", ["1:3 policy.control_character"]],
    ["lone surrogate", "# \ud800\n", ["1:3 policy.control_character"]],
    ["NUL by escape", 'language:\n  codenames: ["a\\0b"]\n', ["2:15 policy.control_character"]],
    [
      "backspace by escape",
      'completion_gate:\n  deferral_patterns:\n    - "\\bparked\\b"\n',
      ["3:7 policy.control_character"],
    ],
    [
      "separator of paragraphs by escape",
      'dispatch:\n  banned_attribution_patterns: ["x\\PLy"]\n',
      ["2:33 policy.control_character"],
    ],
    [
      "bell by escape in a phrase",
      'completion_gate:\n  deferral_phrases: ["\\alater"]\n',
      ["2:22 policy.control_character"],
    ],
    ["tab for indent", "board:\n\tstale_after: 4h\n", ["2:1 policy.yaml"]],
    ["not YAML", "board: a: b\n", ["1:8 policy.yaml"]],
    ["open list", "board: [a\n", ["2:1 policy.yaml"]],
    ["unknown tag", "board: !x 4h\n", ["1:8 policy.yaml"]],
    ["unknown alias", "board: *b\n", ["1:8 policy.unknown_alias"]],
    ["alias before its anchor", "board: *b\nclosing: &b {}\n", ["1:8 policy.unknown_alias"]],
    ["alias of itself", "language:\n  codenames: &c [*c]\n", ["2:18 policy.wrong_type"]],
  ])("%s", (_, text, places) => {
    expect(placesOf(text)).toEqual(places);
    expect(placesOf(`\ufeff${text.replaceAll("\n", "\r\n")}`)).toEqual(places);
  });

  test.each([
    ["- soon\u2028later", "remove it"],
    ["- 'soon\u0085later'", "remove it"],
    ['- "soon\u2029later"', "remove it"],
    ["- |\n      soon\u2028later", "remove it"],
    ['- "soon\\u2028later"', "between ' and '"],
    ['- "\\bsoon"', "between ' and '"],
  ])("of %j with what to do", (item, advice) => {
    const [problem] = problemsOf(`completion_gate:\n  deferral_phrases:\n    ${item}\n`);
    expect(problem).toContain("holds the control character");
    expect(problem).toContain(advice);
  });

  test.each([
    ["deferral_phrases: [later, '']", "write one, or remove the item"],
    ["deferral_phrases:\n    - ''", "write one, or remove the item"],
  ])("of the empty text in %s, without the loss of a list", (line, advice) => {
    const [problem] = problemsOf(`completion_gate:\n  ${line}\n`);
    expect(problem).toContain(`is empty; ${advice} [policy.empty_value]`);
    const [alone] = problemsOf("artifacts:\n  url_prefix: ''\n");
    expect(alone).toContain("is empty; write one, or remove the key to have the default");
  });

  test("everything at once, in the order of the file, each with what to do", () => {
    expect(
      problemsOf(`completion_gate:
  deferal_phrases: [x]
  deferral_patterns:
    - 'later(?=.)'
    - "\\\\bsoon(" # half a group
deferral_phrases: [later]
closing:
  board: 4h
`),
    ).toEqual([
      "policy.yaml:2:3: completion_gate has no key “deferal_phrases”; did you mean deferral_phrases? [policy.unknown_key]",
      "policy.yaml:4:13: item 1 of completion_gate.deferral_patterns: the pattern has a look-ahead ((?=), which cannot be run in linear time; write what surrounds the text into the pattern itself, or use two patterns [policy.bad_pattern]",
      "policy.yaml:5:8: item 2 of completion_gate.deferral_patterns: the pattern is not a regular expression: missing closing ); correct it; a character that stands for itself is written with a \\ before it, e.g. \\( or \\* [policy.bad_pattern]",
      "policy.yaml:6:1: the policy has no key “deferral_phrases”; write it indented under completion_gate: [policy.unknown_key]",
      "policy.yaml:8:3: closing has no key “board”; write board: at the start of the line [policy.unknown_key]",
    ]);
  });

  test.each([
    ["board:\n---\nclosing:\n", "2:1", "the --- line"],
    ["board:\n--- # ... \nclosing:\n", "2:1", "the --- line"],
    ["board: {stale_after: 4h}\n...\nfoo: bar\n", "3:1", "the ... line before it"],
    ["board:\n... # --- it\n# ---\nfoo: '---'\n", "4:1", "the ... line before it"],
    ["board:\n# c\n...\n%YAML 1.2\n---\nfoo: bar\n", "5:1", "the ... and the --- lines"],
  ])("of %j the lines are named that part the documents", (text, place, lines) => {
    expect(problemsOf(text)).toEqual([
      `policy.yaml:${place}: a second YAML document starts here; put everything into one document and remove ${lines} [policy.multiple_documents]`,
    ]);
  });

  test.each([
    [
      "%YAML 1.1\n---\nclosing:\n  <<: {require_matching_words: true}\n",
      "4:3: closing has no key “<<”; its keys are require_matching_words [policy.unknown_key]",
    ],
    [
      "guidance:\n  canonical_decisions:\n    ~: s\n",
      "3:5: a key of guidance.canonical_decisions must be text, and this is nothing; put it between ' and ' [policy.wrong_type]",
    ],
    [
      "guidance:\n  canonical_decisions:\n    b: s\n    [a]: t\n",
      "4:5: what stands here is not read as a key; write the key as text, between ' and ' where it has brackets [policy.yaml]",
    ],
  ])("a key is told as it is written: %j", (text, problem) => {
    expect(problemsOf(text)).toEqual([`policy.yaml:${problem}`]);
  });

  test.each<[string, string, string]>([
    ["bare", "- later(?=x)", "3:12"],
    ["bare over two lines", "- later\n\n      soon(?=x)", "5:11"],
    ["'quoted'", "- 'later(?=x)'", "3:13"],
    ["with '' in it", "- 'it''s ''later''(?=x)'", "3:23"],
    ["quoted over two lines", "- 'it''s\n      later(?=x)'", "4:12"],
    ['"quoted"', '- "later(?=x)"', "3:13"],
    ["with escapes", String.raw`- "\\b\x41\u00e9\U0001F600\t\" \ (?=x)"`, "3:38"],
    ["with an escaped line break", '- "later\\\n      soon\\n(?=x)"', "4:13"],
    ["a literal block", "- |\n      foo\n      bar(?=x)", "5:10"],
    [
      "with lines that are indented further",
      "- |-2 # why\n\n        foo\n\n      bar(?=x)",
      "7:10",
    ],
    ["a folded block", "- >\n      foo\n\n\n      bar(?=x)\n      soon", "7:10"],
    ["behind an anchor", "- &a |\n      foo\n      bar(?=x)", "5:10"],
    ["a space at fault", "- 'foo'' a{2,1} '", "3:15"],
  ])("a fault in a pattern has its place: %s", (_, item, place) => {
    const text = `dispatch:\n  banned_attribution_patterns:\n    ${item}\n`;
    expect(placesOf(text)[0]).toStartWith(`${place} `);
    expect(placesOf(text.replaceAll("\n", "\r\n"))[0]).toStartWith(`${place} `);
  });

  test("a fault in a pattern has its place: where an alias stands for it", () => {
    const text =
      "language:\n  codenames: [&a 'x(?=y)']\ndispatch:\n  banned_attribution_patterns: [*a]\n";
    expect(placesOf(text)).toEqual(["4:33 policy.bad_pattern"]);
  });

  test.each([
    "completion_gate:\n  deferral_patterns: &p ['soon(?=x)']\ndispatch:\n  banned_attribution_patterns: *p\n",
    "completion_gate:\n  deferral_patterns: [&p 'soon(?=x)', *p]\ndispatch:\n  banned_attribution_patterns: [*p]\n",
  ])("a fault in a pattern that aliases repeat is told once: %j", (text) => {
    const [problem, ...more] = problemsOf(text);
    expect(problem).toContain("item 1 of completion_gate.deferral_patterns: the pattern has");
    expect(more).toEqual([]);
  });

  test("a fault that is written twice is told twice, each with its key", () => {
    const twice =
      "completion_gate:\n  deferral_patterns: ['soon(?=x)']\ndispatch:\n  banned_attribution_patterns: ['soon(?=x)']\n";
    const [first, second] = problemsOf(twice);
    expect(first).toContain(" item 1 of completion_gate.deferral_patterns: ");
    expect(second).toContain(" item 1 of dispatch.banned_attribution_patterns: ");
  });

  test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
    "%s is a key like any other unknown one",
    (key) => {
      expect(problemsOf(`closing: {${key}: 1}\n`)).toEqual([
        `policy.yaml:1:11: closing has no key “${key}”; its keys are require_matching_words [policy.unknown_key]`,
      ]);
    },
  );
});

/** What YAML is made of, and a few words of the policy. */
const PIECES = "board stale_after language codenames : [ ] { } , &a *a ! | > ' \" \\ # --- ... % ?"
  .split(" ")
  .concat(" ", "  ", "- ", "\n", "\t");

describe("a policy that is out to do harm", () => {
  test("aliases are not expanded", () => {
    const names = Array.from({ length: 14 }, (_, level) => `a${level}`);
    const bomb = names.map((name, level) => {
      const before = names[level - 1];
      const items = before === undefined ? ["x", "x"] : Array<string>(8).fill(`*${before}`);
      return `${name}: &${name} [${items.join(", ")}]`;
    });
    expect(placesOf(bomb.slice(0, 3).join("\n"))).toEqual([
      "1:1 policy.unknown_key",
      "2:1 policy.unknown_key",
      "3:1 policy.unknown_key",
    ]);
    expect(problemsOf(`language:\n  codenames: [x]\n${bomb.join("\n")}`)).toEqual([
      // 13 levels of 8 would be a million million items; the 101st alias ends it.
      "policy.yaml:16:36: the file uses more than 100 aliases (*name); write the values out [policy.too_many_aliases]",
    ]);
  });

  test("a long list cannot be multiplied by aliases", () => {
    const items = Array<string>(2_000).fill("a.md").join(", ");
    const prefixes = Array.from({ length: 20 }, (_, at) => `    /p${at}: *docs`).join("\n");
    const text = `guidance:\n  canonical_decisions:\n    /first: &docs [${items}]\n${prefixes}\n`;
    expect(placesOf(text)[0]).toEqual("8:10 policy.too_many_items");
  });

  test.each([
    ["lists", "[".repeat(100_000)],
    ["dashes", "- ".repeat(100_000)],
    ["mappings", "{a: ".repeat(100_000)],
    ["closed lists", `${"[".repeat(3_000)}${"]".repeat(3_000)}`],
  ])("%s nested too deeply are refused", (_, text) => {
    expect(placesOf(text)).toHaveLength(1);
    expect(placesOf(text)[0]).toEndWith(" policy.too_deep");
  });

  test("a huge file is refused unread", () => {
    expect(placesOf("#".repeat(2_000_000))).toEqual(["1:1 policy.too_large"]);
  });

  test("many keys take no quadratic time", () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}:`).join("\n");
    const read = readPolicy(keys, "policy.yaml");
    expect(read).toMatchObject({ ok: false, count: 20_000 });
    expect(placesOf(keys)).toHaveLength(100);
  });

  test("no text makes it throw", () => {
    const piece = fc.constantFrom(...PIECES);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const read = readPolicy(pieces.join(""), "policy.yaml");
        if (read.ok) return;
        expect(read.problems.length).toBeGreaterThan(0);
        for (const { line, column } of read.problems) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the canonical form", () => {
  test("is the same whatever the order and repetition in the file", () => {
    const other = FULL.replace(
      `[ "left for later", 'next week', next week ]`,
      "[next week, left for later]",
    ).replace("[tests, deploy, tests]", "[deploy, tests]");
    expect(canonicalPolicy(policyOf(other))).toBe(canonicalPolicy(policyOf(FULL)));
  });

  test("differs with every value", () => {
    const changes: readonly [string, string][] = [
      ["next week', next week", "soon'"],
      ["done", "made"],
      ["replace_deferral_rules: true", "replace_deferral_rules: false"],
      ["[tests, deploy, tests]", "[tests]"],
      ["as the owner", "as an owner"],
      ["https://artifacts.example.com/a/", "https://"],
      ["/srv/other", "/srv/another"],
      ["[a.md, b.md]", "[b.md, a.md]"],
      ["default: docs/decisions.md", "default: other.md"],
      ["require_matching_words: true", "require_matching_words: false"],
      ["1h30m", "1h31m"],
      ["- API", "- APIs"],
      ["Bluebird", "Redbird"],
    ];
    const forms = changes.map(([from, to]) => canonicalPolicy(policyOf(FULL.replace(from, to))));
    expect(new Set([...forms, canonicalPolicy(policyOf(FULL))]).size).toBe(changes.length + 1);
  });

  test("of the default, whole", () => {
    expect(canonicalPolicy(DEFAULT_POLICY)).toBe(
      '{"completion_gate":{"deferral_phrases":[],"deferral_patterns":[],"replace_deferral_rules":false,"required_evidence":[]},"dispatch":{"banned_attribution_patterns":[]},"artifacts":{"url_prefix":"https://"},"guidance":{"canonical_decisions":[],"default":[]},"closing":{"require_matching_words":false},"board":{"stale_after_ms":14400000},"language":{"allowed_terms":[],"codenames":[]}}',
    );
  });
});
