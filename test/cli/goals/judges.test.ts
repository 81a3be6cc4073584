import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DONE_WHEN, ENROLMENT, GOAL, codes, openWorkspace, whole } from "../workspace.ts";

const space = openWorkspace("judges");
afterAll(() => space.remove());

const REF = ["--session-ref", "nightly"];
const DONE =
  "The download page lists the Linux, macOS and Windows builds: I opened it and saw all three, each link answers 200.";

beforeAll(() => {
  space.goals("set", ...REF, ...ENROLMENT);
});

describe("check", () => {
  const check = (...args: readonly string[]) => space.goals("check", ...args);

  test("prints how the condition is read, text or JSON, and stores nothing", () => {
    const args = ["--goal", GOAL, "--done-when", `${DONE_WHEN}; both links answer`];
    expect(whole(check(...args, "--format", "text"), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      Goal and done_when break no rule. The done_when is read as 5 conditions:
        1. The download page lists the Linux builds
        2. The download page lists the macOS builds
        3. The download page lists the Windows builds
        4. both links answer (1 of 2)
        5. both links answer (2 of 2)"
    `);
    expect(whole(check(...args), space)).toMatchInlineSnapshot(`
      "exit 0
      -- stdout
      {
        "goal": "Publish the nightly build for all three platforms",
        "done_when": "The download page lists the Linux, macOS and Windows builds; both links answer",
        "conditions": [
          {
            "text": "The download page lists the Linux builds",
            "start": 0,
            "end": 59,
            "group": 0,
            "member": "Linux"
          },
          {
            "text": "The download page lists the macOS builds",
            "start": 0,
            "end": 59,
            "group": 0,
            "member": "macOS"
          },
          {
            "text": "The download page lists the Windows builds",
            "start": 0,
            "end": 59,
            "group": 0,
            "member": "Windows"
          },
          {
            "text": "both links answer (1 of 2)",
            "start": 61,
            "end": 78,
            "group": 1,
            "member": null
          },
          {
            "text": "both links answer (2 of 2)",
            "start": 61,
            "end": 78,
            "group": 1,
            "member": null
          }
        ],
        "policies": []
      }"
    `);
    expect(JSON.parse(space.goals("list", "--format", "json").stdout)).toHaveLength(1);
  });

  test.each([
    ["Say so plainly", ["Say so plainly"], []],
    [
      "State in the closing message which tests were skipped",
      ["State in the closing message which tests were skipped"],
      [],
    ],
    ["The page loads. Say so plainly", ["The page loads"], ["Say so plainly"]],
  ])("what is counted is not called uncounted: %s", (text, conditions, policies) => {
    const args = ["--goal", GOAL, "--done-when", text];
    const texts = (parts: readonly { readonly text: string }[]) => parts.map((part) => part.text);
    const read = JSON.parse(check(...args).stdout);
    expect([texts(read.conditions), texts(read.policies)]).toEqual([conditions, policies]);
    const printed = check(...args, "--format", "text").stdout;
    expect(printed.includes("not counted")).toBe(policies.length > 0);
  });

  test("what the goal explains is explained for its condition, in check, set and redirect", () => {
    const goal = ["--goal", "Teach Bluefin (the billing importer) to reject a file it has read"];
    const doneWhen = ["--done-when", "Bluefin refuses the second copy of march.csv"];
    const bare = ["--goal", "Teach the importer to reject a file it has read", ...doneWhen];
    const session = ["--session-ref", "explained"];
    const enrol = ["set", ...session, "--source", "operator:dana"];
    const anew = ["redirect", ...session, "--reason", "Another file"];
    const redirected = ["--goal", "Teach Kestrel (the mail sorter) to skip a letter it has read"];
    const skips = ["--done-when", "Kestrel refuses the second copy of a letter"];
    const exits = [
      check(...goal, ...doneWhen),
      check(...bare),
      space.goals(...enrol, ...bare),
      space.goals(...enrol, ...goal, ...doneWhen),
      space.goals(...anew, ...goal, ...skips),
      space.goals(...anew, ...redirected, ...skips),
    ].map(({ exit }) => exit);
    expect(exits).toEqual([0, 1, 1, 0, 1, 0]);
  });

  test("is exit 1 with all problems when set would refuse", () => {
    const refused = check("--goal", "Fix XQZ", "--done-when", "It works well");
    expect(refused.exit).toBe(1);
    expect(refused.stdout).toBe("");
    expect(codes(refused)).toEqual(
      expect.arrayContaining(["goal.too_short", "goal.abbreviation", "done_when.not_observable"]),
    );
    expect(check("--goal", GOAL).exit).toBe(0);
    expect(codes(check("--goal", GOAL, "--done-when", ""))).toEqual(["done_when.empty"]);
    const wordless = check("--goal", GOAL, "--done-when", "—");
    expect([wordless.exit, wordless.stdout]).toEqual([1, ""]);
    expect(wordless.stderr).toBe(
      "svc-goals: --done-when has no word in it: say in words what there is to see [done_when.no_words]\n",
    );
  });
});

describe("judge", () => {
  const judge = (...args: readonly string[]) => space.goals("judge", ...args);

  test("the completion gate judges a message against the goal of a session", () => {
    const accepted = judge(...REF, "--message", DONE);
    expect([accepted.exit, JSON.parse(accepted.stdout)]).toEqual([
      0,
      { gate: "completion", verdict: "accept", reasons: [] },
    ]);
    const rejected = judge(...REF, "--message", "The Windows build is left for tomorrow.");
    expect(rejected.exit).toBe(1);
    const { verdict, reasons } = JSON.parse(rejected.stdout);
    expect(verdict).toBe("reject");
    expect(Object.keys(reasons[0])).toEqual(["rule", "sentence", "span", "missing", "advice"]);
    const asText = judge(...REF, "--format", "text", "--message", "Done. Tests are for tomorrow.");
    expect(asText.stdout).toStartWith("reject\n  [completion.");
    expect(space.goals("log").stdout).not.toContain("judge");
  });

  test("the voice gate needs no session", () => {
    const accepted = ["--gate", "voice", "--message", "The page still lacks the Windows build."];
    expect(judge(...accepted, "--format", "text").stdout).toBe("accept\n");
    const nudge = "The CEO demands that you finish this now.";
    const rejected = judge("--gate", "voice", "--message", nudge);
    expect([rejected.exit, JSON.parse(rejected.stdout).verdict]).toEqual([1, "reject"]);
  });

  test("the policy is applied, a message may come from standard input", () => {
    const policy = space.file("p.yaml", 'completion_gate:\n  deferral_phrases: ["each link"]\n');
    const args = ["judge", ...REF, "--message-file", "-"];
    expect(space.run("svc-goals", args, { stdin: DONE }).exit).toBe(0);
    const strict = [...args, "--policy-config", policy];
    expect(space.run("svc-goals", strict, { stdin: DONE }).exit).toBe(1);
  });

  test("a closed standard input is no empty text, and blanks around a message do not count", () => {
    const closed = space.shell("svc-goals judge --gate voice --message-file - <&-");
    expect([closed.exit, closed.stdout, closed.stderr]).toEqual([
      2,
      "",
      'svc-goals: --message-file "-" is not open: pipe the text in, or name a file\n',
    ]);
    const long = space.file("long.txt", `${"a".repeat(1024 * 1024)}\n\n`);
    expect(judge("--gate", "voice", "--message-file", long).exit).toBe(0);
  });

  test("without a session, or with one that is not there, nothing is judged", () => {
    expect(whole(judge("--message", "x"), space)).toMatchInlineSnapshot(`
      "exit 2
      -- stderr
      svc-goals: --session-ref is missing: the completion gate judges against the goal of a session: name the session, or judge a nudge with --gate voice [judge.no_session]"
    `);
    expect(codes(judge("--session-ref", "nobody", "--message", "x"))).toEqual(["goal.not_found"]);
  });

  test("the condition that counts is the one in the audit trail", () => {
    space.goals("set", "--session-ref", "edited", ...ENROLMENT, "--lane-id", "edited");
    space.sql(
      "UPDATE goals SET record = json_set(record, '$.done_when', 'Nothing') WHERE session_ref = ?",
      "edited",
    );
    expect(judge("--session-ref", "edited", "--message", "Nothing.").exit).toBe(1);
  });
});

describe("guidance", () => {
  const folder = join(space.folder, "team");
  mkdirSync(join(folder, "project/deep"), { recursive: true });
  const policy = join(folder, "policy.yaml");
  writeFileSync(
    policy,
    `guidance:
  canonical_decisions:
    project: docs/project.md
    project/deep: [docs/deep.md, /etc/deep.md]
    default: docs/all.md
`,
  );
  const guidance = (dir: string, ...args: readonly string[]) =>
    space.goals("guidance", "--working-dir", dir, "--policy-config", policy, ...args);

  test("the longest prefix by whole path components, else the default; paths start at the policy", () => {
    const lines = (dir: string) => guidance(dir).stdout;
    expect(lines(join(folder, "project/deep/er"))).toBe(`${folder}/docs/deep.md\n/etc/deep.md\n`);
    expect(lines(join(folder, "project"))).toBe(`${folder}/docs/project.md\n`);
    expect(lines(join(folder, "projects"))).toBe(`${folder}/docs/all.md\n`);
    expect(lines(join(folder, "project/../project/deep/"))).toContain("deep.md");
    const here = { cwd: join(folder, "project") };
    const args = ["guidance", "--working-dir", ".", "--policy-config", policy];
    expect(space.run("svc-goals", args, here).stdout).toBe(`${folder}/docs/project.md\n`);
    const tilde = ["guidance", "--working-dir=~/project", "--policy-config", policy];
    const home = { env: { HOME: folder } };
    expect(space.run("svc-goals", tilde, home).stdout).toBe(`${folder}/docs/project.md\n`);
  });

  test("below a symbolic link a directory is the same by every name", () => {
    const link = join(folder, "link");
    symlinkSync(join(folder, "project/deep"), link);
    const [deep, all] = [`${folder}/docs/deep.md\n/etc/deep.md\n`, `${folder}/docs/all.md\n`];
    expect(guidance(link).stdout).toBe(deep);
    // As every program takes it that is given this path: the link is followed first.
    expect(guidance(`${link}/..`).stdout).toBe(`${folder}/docs/project.md\n`);
    // The other way round: the policy names the link, and the shell came by it.
    const far = join(space.folder, "far/web");
    mkdirSync(far, { recursive: true });
    symlinkSync(join(space.folder, "far"), join(folder, "project/linked"));
    const linked = join(folder, "project/linked/web");
    const from = (line: string) =>
      space.shell(`${line} --policy-config '${policy}'`).stdout.replaceAll(folder, "");
    const project = "/docs/project.md\n";
    expect(from(`cd '${linked}'; svc-goals guidance --working-dir .`)).toBe(project);
    expect(from(`cd '${linked}'; svc-goals guidance --working-dir "$PWD"`)).toBe(project);
    expect(from(`cd '${linked}/..'; svc-goals guidance --working-dir web`)).toBe(project);
    // Another directory in PWD, or none, says nothing.
    expect(from(`cd '${far}'; PWD='${link}' svc-goals guidance --working-dir .`)).toBe(
      "/docs/all.md\n",
    );
    expect(from(`cd '${linked}'; env -u PWD svc-goals guidance --working-dir .`)).toBe(
      all.replaceAll(folder, ""),
    );
  });

  test("an address is left as it is, and ~ is the home directory", () => {
    const own = space.file(
      "own.yaml",
      `guidance:
  canonical_decisions:
    ~/proj: [a.md, ~/notes.md, "https://wiki.example/decisions?a=b#c", file:///etc/x.md]
    "~": home.md
    ./~/proj: tilde.md
`,
    );
    const args = (dir: string) => ["guidance", "--working-dir", dir, "--policy-config", own];
    const lines = (dir: string) => {
      const ran = space.run("svc-goals", args(dir), { env: { HOME: "/home/dana" } });
      return [ran.stdout.replaceAll(space.folder, "").trimEnd().split("\n"), ran.stderr];
    };
    expect(lines("/home/dana/proj/x")).toEqual([
      ["/a.md", "/home/dana/notes.md", "https://wiki.example/decisions?a=b#c", "file:///etc/x.md"],
      "",
    ]);
    expect(lines("/home/dana/other")).toEqual([["/home.md"], ""]);
    expect(lines("/home/eve/proj")).toEqual([[""], ""]);
    expect(lines(`${space.folder}/~/proj`)).toEqual([["/tilde.md"], ""]);
  });

  test("JSON is an array; none is an empty answer and exit 0", () => {
    expect(JSON.parse(guidance("/", "--format", "json").stdout)).toEqual([`${folder}/docs/all.md`]);
    const none = space.goals("guidance", "--working-dir", "/");
    expect([none.exit, none.stdout, none.stderr]).toEqual([0, "", ""]);
    const asJson = space.goals("guidance", "--working-dir", "/", "--format", "json");
    expect(asJson.stdout).toBe("[]\n");
  });
});
