import { describe, expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeSync,
  closeSync,
} from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt, runCommand, type Ran } from "../run.ts";
import { CASE, fixtureFolder } from "./fixture-files.ts";

const { folder, file } = fixtureFolder("bad-input");

function replay(...args: readonly string[]): Ran {
  return runBuilt("svc-replay-eval", args);
}

/** What every refusal must be: exit 2, nothing on stdout, lines with the tool's name, no stack trace. */
function expectRefusal(ran: Ran, message: string | RegExp): void {
  expect(ran.stderr).toMatch(message);
  expect(ran.exit).toBe(2);
  expect(ran.stdout).toBe("");
  for (const line of ran.stderr.trimEnd().split("\n"))
    expect(line).toStartWith("svc-replay-eval: ");
  expect(ran.stderr).not.toMatch(/\n\s+at /u);
  expect(ran.stderr).not.toContain("\u001b");
}

describe("a fixture file that cannot be used", () => {
  const contents: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ["0 bytes", "", /is empty/u],
    ["an empty array", "[]", /holds no cases/u],
    [
      "truncated JSON",
      JSON.stringify([CASE, CASE]).slice(0, -40),
      /:1: case 2 "a" does not end, the quote that closes its last string is missing: put it there, or is/u,
    ],
    [
      "binary data",
      new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]),
      /is not a fixture file/u,
    ],
    [
      "invalid UTF-8",
      Buffer.concat([Buffer.from('[{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}]')]),
      /case 1 [^ ]+ is not valid UTF-8 in name, on line 1: convert/u,
    ],
    [
      "an unknown category",
      JSON.stringify([{ ...CASE, category: "speech" }]),
      /case 1 "a" category is "speech": make it completion or voice/u,
    ],
    [
      "duplicate names",
      `[${JSON.stringify(CASE)},\n${JSON.stringify(CASE)}]`,
      /:2: case 2 "a" has the name of case 1 on line 1: give/u,
    ],
    [
      "a wrong type",
      JSON.stringify([{ ...CASE, goal: ["x"] }]),
      /case 1 "a" goal is an array: make it a string/u,
    ],
    [
      "two cases on one line",
      `${JSON.stringify(CASE)} ${JSON.stringify(CASE)}`,
      /:1: case 2 stands on the line of another: put each case on a line of its own \[fixtures\.malformed\]$/mu,
    ],
    [
      "two cases without a comma",
      `[${JSON.stringify(CASE)} ${JSON.stringify(CASE)}]`,
      /:1: case 2 stands behind another without a comma: put one between them \[fixtures\.malformed\]$/mu,
    ],
    [
      "a comma too many",
      `[${JSON.stringify(CASE)},]`,
      /:1: a comma stands before the closing bracket: take it away \[fixtures\.malformed\]$/mu,
    ],
    [
      "fixtures that are no array",
      '{"fixtures": 5}',
      /^svc-replay-eval: [^\n]*:1: case 1 fixtures is a number: make it an array of cases \[fixtures\.malformed\]\n$/u,
    ],
    [
      "cases below fixtures",
      JSON.stringify({ fixtures: { cases: [CASE] } }),
      /^svc-replay-eval: [^\n]*:1: case 1 fixtures is an object: make it an array of cases \[fixtures\.malformed\]\n$/u,
    ],
    ...["name", "goal", "done_when"].map(
      (field) =>
        [
          `blanks for a ${field}`,
          JSON.stringify([{ ...CASE, [field]: " \n\u3000" }]),
          new RegExp(`case 1 [^:]*${field} is empty: fill it in`, "u"),
        ] as const,
    ),
    ["a number as a case", "[1]", /case 1 is a number/u],
    [
      "a comment in the array",
      `[ // c\n${JSON.stringify(CASE)},\n# d\n${JSON.stringify({ ...CASE, name: "b" })}]`,
      /^[^\n]*:1: a comment stands between the cases, and JSON has none: take it away \[[^\n]*\n[^\n]*:3: a comment [^\n]*\n$/u,
    ],
    [
      "a broken line of JSON Lines",
      `${JSON.stringify(CASE)}\n{"name": nope}\n`,
      /:2: case 2 is not valid JSON \("nope" stands where a value belongs in name, on line 2\): put text between quotes/u,
    ],
    [
      "a line break in a string",
      `[\n{"name": "a",\n"goal": "x\ny"}]`,
      /:2: case 1 "a" is not valid JSON \(a line break stands in a string in goal, on line 3\): write it as \\n/u,
    ],
    [
      "a tab in a string",
      '[{"name": "a\tb"}]',
      /case 1 is not valid JSON \(a tab stands in a string in name, on line 1\): write it as \\t /u,
    ],
    [
      "a quote too few",
      `[${JSON.stringify(CASE)},\n{"name: "b"}, ${JSON.stringify(CASE)}]`,
      /:2: case 2 is not valid JSON \("b" stands where a colon belongs, on line 2\)/u,
    ],
    [
      "a line that is not closed",
      `${JSON.stringify(CASE)}\n${JSON.stringify(CASE).slice(0, -1)}\n{"name": "x"}\n`,
      /:2: case 2 "a" does not end, its closing \} is missing: [^\n]*\n[^\n]*:3: case 3 "x" goal is missing/u,
    ],
    [
      "commas between JSON Lines",
      `${JSON.stringify(CASE)},\n${JSON.stringify({ ...CASE, name: "b" })},\n{"name": "x"}`,
      /:1: a comma stands between the cases: [^\n]*\n[^\n]*:3: case 3 "x" goal is missing/u,
    ],
  ];
  test.each(contents)("%s", (name, content, message) => {
    expectRefusal(replay("--fixtures", file(`${name}.json`, content)), message);
  });

  test("a missing file, a directory, an unreadable path", () => {
    expectRefusal(
      replay("--fixtures", join(folder, "nope.json")),
      /does not exist: check the path/u,
    );
    expectRefusal(replay("--fixtures", folder), /is a directory: name a file/u);
    expectRefusal(replay("--fixtures", join(folder, "x".repeat(5000))), /too long/u);
    const loop = join(folder, "loop");
    symlinkSync(loop, loop);
    const fixtures = file("by-loop.json", JSON.stringify([CASE]));
    for (const args of [
      ["--fixtures", loop],
      ["--fixtures", fixtures, "--policy-config", loop],
      ["--fixtures", fixtures, "--baseline", loop],
    ]) {
      expectRefusal(
        replay(...args),
        /^[^\n]*loop"? cannot be read, its symbolic links lead in a circle: name another file \[[^\n]*\n$/u,
      );
    }
    expectRefusal(replay("--fixtures", ""), /--fixtures is empty: name a file$/mu);
  });

  test("names that look alike in reports are warned of, and the run goes on", () => {
    const lines = ["é", "a", "e\u0301", "a "].map((name) => JSON.stringify({ ...CASE, name }));
    const fixtures = file("alike.jsonl", lines.join("\n"));
    const ran = replay("--fixtures", fixtures);
    expect([ran.exit, ran.stdout.includes("Fixtures: 4\n")]).toEqual([0, true]);
    const said = ran.stderr.trimEnd().split("\n");
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(
      /^svc-replay-eval: warning: [^\n]*alike\.jsonl:3: case 3 "e\u0301" has the name of case 1 on line 1 but for [^\n]*, so that they look the same in a report: [^\n]* \[fixtures\.alike_names\]$/u,
    );
    expect(said[1]).toContain('alike.jsonl:4: case 4 "a " has the name of case 2 on line 2 but');
  });

  test("all problems at once, at most 20 and then a count", () => {
    const bad = Array.from({ length: 50 }, (_, i) => ({ ...CASE, name: `case ${i}`, goal: i }));
    const ran = replay("--fixtures", file("fifty.json", JSON.stringify(bad, null, 1)));
    expectRefusal(ran, /case 20 "case 19" goal is a number/u);
    const lines = ran.stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe("svc-replay-eval: and 30 more like these");
  });

  test("a name with new lines and escape sequences is shown harmlessly, a long one cut", () => {
    const name = `x\u001b[31m\n\u202e${"y".repeat(100_000)}`;
    const ran = replay(
      "--fixtures",
      file("hostile.json", JSON.stringify([{ ...CASE, name, category: "?" }])),
    );
    expectRefusal(ran, /"x\\x1b\[31m\\n\\u202ey+…"/u);
    expect(ran.stderr.length).toBeLessThan(1000);
  });
});

describe("a fixture file that is odd and right", () => {
  const good = JSON.stringify([CASE]);
  const contents: readonly (readonly [string, string])[] = [
    ["a BOM", `\ufeff${good}`],
    ["CRLF", JSON.stringify([CASE], null, 2).replaceAll("\n", "\r\n")],
    ["lone surrogates beside a case", JSON.stringify([{ ...CASE, notes: "\ud800\0" }])],
    ["an object around", `{"fixtures": ${good}}`],
    ["JSON Lines", `${JSON.stringify(CASE)}\n`],
  ];
  test.each(contents)("%s", (name, content) => {
    const ran = replay("--fixtures", file(`odd ${name}.json`, content));
    expect(ran.stderr).toBe("");
    expect(ran.stdout).toContain("Fixtures: 1\n");
    expect(ran.exit).toBe(0);
  });

  test("a FIFO, standard input and a process substitution", () => {
    const path = file("piped.json", good);
    const tool = join(ROOT, "dist/bin/svc-replay-eval");
    const fifo = join(folder, "fifo");
    const script = `mkfifo '${fifo}'; cat '${path}' > '${fifo}' & '${tool}' --fixtures '${fifo}' | head -2`;
    expect(runCommand(["bash", "-c", script]).stdout).toContain("Fixtures: 1\n");
    expect(runBuilt("svc-replay-eval", ["--fixtures", "-"], { stdin: good }).stdout).toContain(
      "Fixtures: 1\n",
    );
    expect(runCommand(["bash", "-c", `'${tool}' --fixtures <(cat '${path}')`]).stdout).toContain(
      "Fixtures: 1\n",
    );
  });

  test("a case just under 64 MiB is judged, one past it is malformed", () => {
    const limit = 64 * 1024 * 1024;
    const room = limit - JSON.stringify(CASE).length;
    const filler = "The parser reads rows. ";
    const grown = (bytes: number): string => {
      const tail = filler.repeat(Math.ceil(bytes / filler.length)).slice(0, bytes);
      return `[${JSON.stringify({ ...CASE, session_output: CASE.session_output + tail })}, ${JSON.stringify({ ...CASE, name: "b" })}]`;
    };
    const under = replay("--fixtures", file("under.json", grown(room)));
    expect(under.stderr).toBe("");
    expect(under.stdout).toContain("Fixtures: 2\n");
    expectRefusal(
      replay("--fixtures", file("past.json", grown(room + 1))),
      /case 1 "a" is longer than 64 MiB/u,
    );
    expectRefusal(
      replay("--fixtures", file("far past.json", grown(room * 2))),
      /case 1 is longer than 64 MiB/u,
    );
    for (const name of ["under.json", "past.json", "far past.json"]) rmSync(join(folder, name));
  }, 300_000);

  test("a name of 100 kB and one with new lines keep the report in its lines", () => {
    const cases = [
      { ...CASE, name: "n".repeat(100_000), expected_result: "reject" },
      { ...CASE, name: "two\nlines\u001b[2J", expected_result: "reject" },
    ];
    const ran = replay("--fixtures", file("names.json", JSON.stringify(cases)));
    expect(ran.exit).toBe(1);
    expect(ran.stdout).toContain("  ✗ two\\nlines\\x1b[2J (expected reject, got accept)\n");
    expect(ran.stdout.split("\n")).toHaveLength(16);
  });
});

describe("a policy that cannot be used", () => {
  const fixtures = file("good.json", JSON.stringify([CASE]));
  const bomb = [
    "a: &a [x,x,x,x,x,x,x,x,x]",
    ..."bcdefghij"
      .split("")
      .map(
        (c, i) =>
          `${c}: &${c} [${Array.from({ length: 9 }, () => `*${"abcdefghi"[i]}`).join(",")}]`,
      ),
  ].join("\n");
  const policies: readonly (readonly [string, string, RegExp])[] = [
    [
      "an unknown key",
      "completion_gate:\n  defferal_phrases: [x]\n",
      /:2:3: .*defferal_phrases.*deferral_phrases/u,
    ],
    [
      "a bad pattern",
      "dispatch:\n  banned_attribution_patterns:\n    - 'a('\n",
      /:3:8: .*missing closing \)/u,
    ],
    [
      "a pattern that needs backtracking",
      "dispatch:\n  banned_attribution_patterns: ['(?=x)y']\n",
      /:2:34: .*look-ahead/u,
    ],
    ["a YAML bomb", bomb, /policy.*:\d+:\d+: /u],
    ["no YAML", "a: [", /:1:\d+: /u],
  ];
  test.each(policies)("%s", (name, text, message) => {
    const policy = file(`policy ${name}.yaml`, text);
    expectRefusal(replay("--fixtures", fixtures, "--policy-config", policy), message);
  });

  test("one that is not UTF-8 is told with its place", () => {
    const text = Buffer.concat([Buffer.from("board:\n  x: "), Buffer.from([0xff, 0x0a])]);
    const policy = file("latin.yaml", text);
    expectRefusal(
      replay("--fixtures", fixtures, "--policy-config", policy),
      /latin\.yaml:2:6: this is not valid UTF-8: convert the file to UTF-8 \[policy\.unreadable\]/u,
    );
  });

  test("hides no malformed case, and neither does a bad baseline", () => {
    const policy = file("zz.yaml", "zz: 1\n");
    const cases = file("bad-cases.json", JSON.stringify([{ ...CASE, category: "speech" }, CASE]));
    const baseline = file("bad-baseline.json", "{}");
    const ran = replay("--fixtures", cases, "--policy-config", policy, "--baseline", baseline);
    expectRefusal(ran, /zz\.yaml:1:1: /u);
    const codes = [...ran.stderr.matchAll(/\[([a-z_.]+)\]$/gmu)].map(([, code]) => code);
    expect(codes).toEqual([
      "policy.unknown_key",
      "report.schema",
      "fixtures.malformed",
      "fixtures.malformed",
    ]);
    // Cases that are right are not judged then.
    const alone = replay("--fixtures", fixtures, "--policy-config", policy);
    expectRefusal(alone, /^svc-replay-eval: \S*zz\.yaml:1:1: [^\n]*\n$/u);
  });

  test("one that is missing, a directory, or not readable", () => {
    expectRefusal(
      replay("--fixtures", fixtures, "--policy-config", join(folder, "none.yaml")),
      /does not exist/u,
    );
    expectRefusal(replay("--fixtures", fixtures, "--policy-config", folder), /is a directory/u);
    const secret = file("secret.yaml", "");
    chmodSync(secret, 0);
    const ran = runCommand(["setpriv", "--reuid=65534", "--clear-groups", "true"]);
    // Root reads any file, so the test steps down where the machine lets it.
    if (process.getuid?.() === 0 && ran.exit === 0) {
      chmodSync(folder, 0o755);
      const command = [
        "setpriv",
        "--reuid=65534",
        "--clear-groups",
        join(ROOT, "dist/bin/svc-replay-eval"),
      ];
      const refused = runCommand([...command, "--fixtures", fixtures, "--policy-config", secret]);
      if (refused.exit !== 126) expectRefusal(refused, /lack of permission/u);
    }
  });
});

describe("flags that cannot be parsed", () => {
  const fixtures = file("flags.json", JSON.stringify([CASE]));
  const calls: readonly (readonly [readonly string[], RegExp])[] = [
    [["--shard", "0/3"], /--shard "0\/3" is no shard/u],
    [["--shard", "5/3"], /--shard "5\/3" is no shard/u],
    [["--shard", "1/1000000"], /"1\/1000000" is of too many shards: .* 999999 at most/u],
    [["--shard", "a/b"], /--shard "a\/b" is no shard/u],
    [["--min-accuracy", "many"], /--min-accuracy "many" is no percentage/u],
    [["--min-accuracy", "101"], /is no percentage/u],
    [["--format", "yaml"], /--format cannot be "yaml": one of text, json, junit, github, tap/u],
    [["--format", "jsno"], /did you mean json\?/u],
    [["--fixture", "x"], /unknown flag "--fixture": did you mean --fixtures\?/u],
    [["--fixtures", "x"], /--fixtures is given twice/u],
    [["--baseline"], /--baseline needs a value/u],
    [["--explain=yes"], /--explain takes no value/u],
    [["stray"], /unexpected argument "stray"/u],
  ];
  test.each(calls)("%j", (args, message) => {
    expectRefusal(replay("--fixtures", fixtures, ...args), message);
  });

  test("a missing flag and an unknown command", () => {
    expectRefusal(replay("--explain"), /--fixtures <file> is missing/u);
    expectRefusal(replay("cases.json"), /"cases\.json": --fixtures <file> is missing/u);
    expectRefusal(replay("merg"), /unknown command "merg": did you mean svc-replay-eval merge\?/u);
    expectRefusal(replay("merge"), /no report is named/u);
    for (const name of ["<json report>", "~/part1.json"]) {
      expectRefusal(
        replay("merge", name),
        /^[^\n]*the name of a file (?:is a placeholder|begins with ~)[^\n]*\n$/u,
      );
    }
    expectRefusal(
      replay("merge", "p1.json", ""),
      /: the name of a report is empty: name a file$/mu,
    );
    for (const format of ["json", "junit", "github", "tap"]) {
      const said = `unknown flag "--${format}": did you mean --format ${format}?`;
      expect(replay("--fixtures", fixtures, `--${format}`).stderr).toContain(said);
    }
    const behind = replay("--explain", "merge", "p1.json", "p2.json", "--min-accuracy", "many");
    expectRefusal(
      behind,
      /^[^\n]*: the command "merge" stands behind flags: put it first, as in svc-replay-eval merge <json report>…\n[^\n]*--min-accuracy "many" is no percentage[^\n]*\n$/u,
    );
    expectRefusal(replay("--fixtures", fixtures, "merge"), /: the command "merge" stands behind/u);
    expectRefusal(
      replay("--fixtures", "merge"),
      /^[^\n]*--fixtures "merge" does not exist[^\n]*\n$/u,
    );
  });

  test("a report that never ends is not read to its end", () => {
    for (const args of [
      ["--fixtures", fixtures, "--baseline", "/dev/zero"],
      ["merge", "/dev/zero"],
      ["merge", file("brackets.json", "[".repeat(1_000_000))],
      ["merge", file("nul.json", `{${"\0".repeat(100_000)}`)],
    ]) {
      expectRefusal(
        replay(...args),
        /is not a JSON report, which is one object: .* \[report\.not_json\]$/mu,
      );
    }
  });

  const json = replay("--fixtures", fixtures, "--format", "json").stdout;
  const noReports: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ["an empty file", "", /the file is empty: make the report again/u],
    ["a cut one", json.slice(0, -20), /the file ends in the middle: make the report again/u],
    [
      "text behind its end",
      `${json}garbage\n`,
      /something stands behind the end of the report, on /u,
    ],
    ["two in one file", json + json, /something stands behind the end .* is a file of its own/u],
    ["no JSON", "{bad}", /the file is not JSON: /u],
    ["a list", "[]", /is not a JSON report, which is one object: make one with --format json/u],
    ["null", "null", /is not a JSON report, which is one object: /u],
    ["a report in text", replay("--fixtures", fixtures).stdout, /is not a JSON report, which is /u],
    ["a binary", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0]), /is not a JSON report, which is /u],
  ];
  test.each(noReports)("what is no report has one code: %s", (name, content, message) => {
    const path = file(`${name}.no-report`, content);
    for (const args of [
      ["--fixtures", fixtures, "--baseline", path],
      ["merge", path],
    ]) {
      const ran = replay(...args);
      expectRefusal(ran, message);
      expect(ran.stderr).toMatch(/^[^\n]* \[report\.not_json\]\n$/u);
    }
  });

  test("a baseline that can share no case with the run", () => {
    const many = file("many.json", JSON.stringify([CASE, { ...CASE, name: "another" }]));
    const base = join(folder, "shard.json");
    replay("--fixtures", many, "--shard", "1/2", "--format", "json", "--output", base);
    const args = ["--fixtures", many, "--baseline", base];
    expectRefusal(
      replay(...args, "--shard", "2/2"),
      /is of shard 1\/2 and this run of 2\/2, which have no case in common: .*\[baseline\.other_shard\]/u,
    );
    for (const shard of ["1/2", "1/3", "2/3", "1/1"]) {
      expect(replay(...args, "--shard", shard).exit).toBe(0);
    }
  });

  test("a whole run against the baseline of one part says how many cases are compared with nothing", () => {
    const failing = { ...CASE, expected_result: "reject" };
    const three = [failing, { ...failing, name: "b" }, { ...failing, name: "c" }];
    const many = file("three.json", JSON.stringify(three));
    const base = join(folder, "part.json");
    replay("--fixtures", many, "--shard", "3/3", "--format", "json", "--output", base);
    const ran = replay("--fixtures", many, "--format", "github", "--baseline", base);
    expect([ran.exit, ran.stderr]).toEqual([
      0,
      expect.stringMatching(/ has no result for 2 of the 3 cases, .*\[baseline\.uncompared\]\n$/u),
    ]);
    expect(ran.stdout).not.toContain("::error");
    const same = replay("--fixtures", many, "--shard", "3/3", "--baseline", base);
    expect([same.exit, same.stderr]).toEqual([0, ""]);
  });

  test("a threshold that is missed is said", () => {
    const failing = file("failing.json", JSON.stringify([{ ...CASE, expected_result: "reject" }]));
    const ran = replay("--fixtures", failing, "--min-accuracy", "90");
    expect([ran.exit, ran.stderr]).toEqual([
      1,
      "svc-replay-eval: 0 of 1 passed, which is below --min-accuracy 90: the report names those that failed [accuracy.below]\n",
    ]);
  });

  test("a baseline of another schema, or that is no report", () => {
    const other = file("other.json", JSON.stringify({ schema: "svc.replay-report/9", cases: [] }));
    expectRefusal(replay("--fixtures", fixtures, "--baseline", other), /svc\.replay-report\/9/u);
    expectRefusal(replay("--fixtures", fixtures, "--baseline", fixtures), /--baseline/u);
  });
});

describe("output that goes nowhere", () => {
  const fixtures = file("out.json", JSON.stringify([CASE]));
  const tool = join(ROOT, "dist/bin/svc-replay-eval");

  test("a closed pipe ends the command quietly", () => {
    const script = `'${tool}' --fixtures '${fixtures}' --format json 2>&1 >&3 3>&- | cat; ('${tool}' --fixtures '${fixtures}'; echo "exit $?" >&2) | true`;
    expect(runCommand(["bash", "-c", script]).stderr).toBe("exit 0\n");
  });

  test("a full device is exit 2 and says so", () => {
    expectRefusal(
      replay("--fixtures", fixtures, "--output", "/dev/full"),
      /the disk is full: make room/u,
    );
  });

  test("a full disk leaves the earlier report as it was", () => {
    const report = file("report.txt", "earlier");
    const script = `ulimit -f 0; trap '' XFSZ; '${tool}' --fixtures '${fixtures}' --output '${report}'`;
    const ran = runCommand(["bash", "-c", script]);
    expectRefusal(ran, /passes the limit on file sizes/u);
    expect(readFileSync(report, "utf8")).toBe("earlier");
    expect(existsSync(`${report}.part`)).toBe(false);
  });

  test("a directory, a missing directory", () => {
    mkdirSync(join(folder, "dir"), { recursive: true });
    expectRefusal(
      replay("--fixtures", fixtures, "--output", join(folder, "dir")),
      /is a directory/u,
    );
    expectRefusal(
      replay("--fixtures", fixtures, "--output", join(folder, "no/dir.txt")),
      /make the directory first/u,
    );
  });

  test("a fixture file that grows while it is read is an error or a report, never a crash", () => {
    const path = file("growing.json", `[${JSON.stringify(CASE)}`);
    const fd = openSync(path, "a");
    expect(replay("--fixtures", path).exit).toBe(2);
    writeSync(fd, "]");
    closeSync(fd);
    expect(replay("--fixtures", path).exit).toBe(0);
  });
});
