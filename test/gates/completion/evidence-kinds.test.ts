import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../src/gates/completion/evidence-kinds.ts";
import { RULED_EVIDENCE } from "../../../src/gates/completion/evidence-rules.ts";
import type { Evidence } from "../../../src/gates/gate.ts";

function holds(kind: Evidence, output: string, asked = "the page loads"): boolean {
  return EVIDENCE_KINDS.find(({ id }) => id === kind)?.holds(output, asked) ?? false;
}

const CASES: Readonly<
  Record<Evidence, { readonly is: readonly string[]; readonly isNot: readonly string[] }>
> = {
  tests: {
    is: [
      "3 passed, 0 failed",
      "Ran 12 tests in 0.101s\n\nOK",
      "All twelve tests pass.",
      "The export is in.\n\n```\n$ cargo test\nrunning 12 tests\ntest result: ok. 12 passed; 0 failed\n```",
      "| Suite | Result |\n|---|---|\n| unit | 12 passed |\n| web | 3 passed |",
      "At first 11/12 tests passed; now 12/12.",
    ],
    isNot: [
      "3 passed, 1 failed",
      "11/12 tests pass.",
      "0 tests passed.",
      "Ran 0 tests, 0 passed.",
      "Tests: 11 passed, 12 total.",
      "12 passed in unit. 3 passed, 1 failed in web.",
      "| Suite | Result |\n|---|---|\n| unit | 12 passed |\n| web | 3 passed, 1 failed |",
      "The tests pass.",
    ],
  },
  artifact: {
    is: [
      "The report is in out/report.pdf.",
      "See https://artifacts.example.com/a/guide.",
      "Written to /srv/reports/may.html",
      "The guide: `docs/export`",
      "It is in dist/.",
      "Wrote dist/",
      "The bundle is in `dist/`.",
      "Output: build/",
      "Wrote dist/, build/ and nothing else.",
      "Everything went into parser/",
      "dist/ holds the bundle",
      "The folder `parser/` holds it.",
      "Changed src/export and its tests.",
      "Uploaded to s3://bucket/report.parquet",
      "The chart is report.svg.",
      "Published at artifacts.example.com/a/guide",
      "Saved as C:\\reports\\may.xlsx",
      "Node.js 22 builds it; the bundle is dist/app.js.",
      "No warnings; the report is in out/report.pdf.",
      "No error, the report is in out/report.pdf.",
      "out/report.pdf is not empty.",
      "The page that was missing is docs/missing-pages.md",
      "The old file /tmp/x does not exist any more. The new one is /tmp/y.csv.",
      "./build.sh made it",
      "src/{a,b}.ts and src/*.css were changed",
    ],
    isNot: [
      "and/or",
      "It runs 24/7.",
      "N/A",
      "Artifact: n/a",
      "3/4",
      "2026/11/21",
      "TCP/IP",
      "A client/server design over HTTP/1.1.",
      "Built with Node.js and Vue.js.",
      "e.g. nothing",
      "i.e. the page",
      "No artifact: see n/a",
      "The file /tmp/x does not exist.",
      "out/report.pdf was not written.",
      "The report could not be written to out/report.pdf.",
      "The report will be in out/report.pdf.",
      "There is no file out/report.pdf.",
      "https://artifacts.example.com/a/guide returns 404.",
      "GET /orders answers 200.",
      "Version 2.4.0 of the parser.",
      "The yes/no question is answered.",
      "I removed out/report.pdf.",
      "It works w/ all browsers.",
      "and/ or",
      "yes/ no",
      "3/ 4",
      "a client/ server design",
      "The design is client/ server.",
      "dist/ does not exist.",
      "dist/ is empty.",
      "Wrote nothing to dist/",
      "/",
      "It is in ../",
    ],
  },
  commit: {
    is: [
      "Fixed in 7be04d1c92.",
      "Merged as #4412.",
      "PR #12 is merged.",
      "pull request 12",
      "https://host.example/team/app/pull/12",
      "https://host.example/team/app/commit/7be04d1",
      "commit deadbee",
      "Deployed commit deadbeef.",
      "commit `1234567`",
      "commit: deadbeefdeadbeef",
      "Issue #482 is fixed in 7be04d1c92.",
      "Fixes issue #482 by pull request #483.",
      "7be04d1c92 reverts the change of the parser.",
      "Reverted 3f2a9c1 in 9ab12cd.",
      "Pushed 7be04d1, then rolled back the feature flag.",
      "Pushed 7be04d1 and reverted a setting of the test host.",
      "Merged as #123456.",
      "The fix is #4412.",
    ],
    isNot: [
      "Issue #482.",
      "Issues #482 and #483.",
      "Fixes #482.",
      "Ticket: #482",
      "Step #3 is done.",
      "Not committed: 3f2a9c1 was reverted.",
      "3f2a9c1 was reverted.",
      "I reverted 3f2a9c1.",
      "Nothing was committed; the tree is based on 3f2a9c1.",
      "The wall was defaced1 twice.",
      "a defaced facade",
      "The commit defaced the page.",
      "Order 1234567 is shown.",
      "Committed and pushed.",
      "The colour is #123456.",
      "Background: #123456",
      "The task is #482.",
      "Pushed 7be04d1, then reverted it.",
      "Pushed 7be04d1, then rolled back the whole change.",
      "Pushed 7be04d1 and then reverted the commit.",
    ],
  },
  deploy: {
    is: [
      "Deployed as release 418.",
      "Deployed commit deadbeef.",
      "v2.3.1 is deployed.",
      "v2.3.1 is live; v2.3.0 was rolled back on Monday.",
      "Rolled out 7be04d1c92 to all hosts.",
      "v2.3.1 is deployed; it can be rolled back with one command.",
      "v2.3.1 is deployed. The app for phones is not deployed with it.",
      "v2.3.1 is deployed and replaces v2.3.0.",
      "Deployed release 418 on Node 20.11.1.",
      "v2.3.1 is deployed, then rolled back the feature flag.",
      "Redis 7.2.4 is deployed to all hosts.",
      "Deployed with version 2.3.1 of the parser.",
    ],
    isNot: [
      "It is deployed.",
      "Rolled back v2.3.1 after it was deployed.",
      "v2.3.1 was deployed and then rolled back.",
      "v2.3.1 was deployed, but I rolled it back.",
      "The deployed version is still v2.3.0, not the new one.",
      "v2.3.1 is not deployed yet.",
      "v2.3.1 will be deployed tonight.",
      "v2.3.1 is ready to be deployed.",
      "The deployment of v2.3.1 did not happen: deployment failed.",
      "Tagged v2.3.1.",
      "Uses Node 20.11.1 and is deployed.",
      "Deployed on Python 3.12.1.",
      "It is deployed with Node v20.11.1.",
      "v2.3.1 was deployed, then rolled back the release.",
    ],
  },
  live_verify: {
    is: [
      "`curl -s host/health` answered 200 in 41 ms",
      "$ curl -si https://host/health\nHTTP/2 200",
      "GET /orders returned 200; a bad token returned 401.",
      "500 requests, 0 errors.",
      "Every request got its answer within 80 ms, as expected.",
      "curl returned 500 before the restart and 200 since.",
      "The status page shows 3 pods running.",
      "No requests failed out of 500 requests.",
      "The query returned 500 rows in 30 ms.",
      "Requests that failed before now return 200.",
      "The probe that had timed out at first answers 200 now.",
    ],
    isNot: [
      "It runs fine in production.",
      "I sent no request; status 200 expected.",
      "No request was sent; the status would be 200.",
      "I did not probe it, but GET /health should return 200.",
      "curl returned 500.",
      "curl answered with HTTP 503 in 20 ms.",
      "The probe failed with 500.",
      "The request timed out after 30 seconds.",
      "GET /export returned 404.",
      "status: 502",
      "Requests that failed before still fail, 200 of them.",
      "3 requests that failed.",
      "The 200 requests that failed were logged in 30 ms.",
    ],
  },
};

for (const [kind, { is, isNot }] of Object.entries(CASES) as readonly [
  Evidence,
  (typeof CASES)[Evidence],
][])
  describe(kind, () => {
    for (const output of is)
      test(`is ${JSON.stringify(output)}`, () => {
        expect(holds(kind, output)).toBe(true);
      });
    for (const output of isNot)
      test(`is not ${JSON.stringify(output)}`, () => {
        expect(holds(kind, output)).toBe(false);
      });
  });

test("a status of failure is evidence where that is asked for", () => {
  expect(holds("live_verify", "curl returned 500.", "a broken store answers 500")).toBe(true);
  expect(holds("live_verify", "GET /gone answered 410.", "old links answer 410")).toBe(true);
});

// Some of these would take minutes if a match began anew at each sign of a long run.
describe("1 MB of hostile text is read:", () => {
  const MEGABYTE = 1_000_000;
  for (const unit of [
    "a/",
    "a.",
    "#1, ",
    "not ",
    "returned 500 ",
    "deadbee1 ",
    "`",
    "no file ",
    "rolled back ",
    "v1.2.3 ",
    "dist/ ",
    "colour is ",
    "node 1.2.3 ",
    "requests that failed ",
  ])
    test(
      JSON.stringify(unit),
      () => {
        const text = unit.repeat(Math.ceil(MEGABYTE / unit.length));
        for (const { id } of EVIDENCE_KINDS) holds(id, text);
      },
      30_000,
    );

  for (const sign of [".", "!", ":", "?.", ",;"])
    test(`an address of ${JSON.stringify(sign)}`, () => {
      const run = sign.repeat(MEGABYTE / sign.length);
      expect(holds("artifact", `see https://${run}x`)).toBe(true);
      expect(holds("artifact", `See https://host.example/a${run} It is missing.`)).toBe(true);
    }, 30_000);

  for (const [before, unit] of [
    ["1", "0"],
    ["tests", " "],
    ["12", " "],
    ["12 tests", "\n"],
    ["pass", "\t"],
    ["commit", " "],
  ] as const)
    test(`what a policy sentence asks for, in ${JSON.stringify(before + unit)}`, () => {
      const text = `${before}${unit.repeat(MEGABYTE)}x`;
      for (const { id } of EVIDENCE_KINDS) holds(id, text);
      for (const { found } of RULED_EVIDENCE) for (const one of found) one.test(text);
    }, 30_000);
});
