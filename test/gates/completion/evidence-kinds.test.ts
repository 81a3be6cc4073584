import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../src/gates/completion/evidence-kinds.ts";
import { RULED_EVIDENCE } from "../../../src/gates/completion/evidence-rules.ts";
import type { Evidence } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

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
      "docs/help.md is down to 3 kB.",
      "docs/status.md names the hosts that are offline.",
      "You can read it at docs/help.md.",
      "Please see docs/help.md.",
      "I had no trouble writing docs/setup.md.",
      "docs/help.md follows the style guide.",
      "I wrote docs/help.md, and nothing more is to come.",
      "There is no faster way to read it than docs/help.md.",
      "src/menu.c and src/menu.h compile.",
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
      "The pages are for the U.S.A.",
      "The offer ends at 5 p.m. on Friday.",
      "There is no docs/help.md.",
      "docs/help.md is still to be written.",
      "I have no docs/help.md to show.",
      "I never made docs/help.md.",
      "Please create docs/help.md.",
      "the page at https://x.example/help is down",
      "https://x.example/help answers 500.",
      "docs/help.md comes later.",
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
      "Merged as pull request number 4412.",
      "Merged with pull request no. 310.",
      "PR #91 closed the old issue and is merged.",
      "PR #12 was closed by the merge.",
      "PR #12 is open and green.",
      "Commit id a81f3c9e2b",
      "The token check is in a81f3c9.",
      "Commit a81f3c9 rejects empty names.",
      "a81f3c9 was approved without a comment.",
      "The change is in PR #14; nothing else is left to commit.",
      "The importer can read CSV since a81f3c9.",
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
      "Not committed; base is 7be04d1.",
      "No commit yet; HEAD is 7be04d1.",
      "PR #12 was closed unmerged.",
      "PR #12 was rejected.",
      "MR !77 is closed without a merge.",
      "The UUID is 7be04d1c-92aa-4bcd-8def-001122334455",
      "md5 7be04d1c92aa55bb66cc77dd88ee99ff",
      "The etag of the page is 4b1d2e3f.",
      "To be committed after 7be04d1 is reviewed.",
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
      "Released 1.4.0.",
      "Shipped in 3.2.0.",
      "Production runs commit `7be04d1`.",
      "Deployed tag release-2024-11-21.",
      "Today's deployment: v1.0.9, no rollback was needed.",
      "The deployment of build 2291 to the kiosks completed without errors.",
      "v2.4.1 is out on both app stores.",
      "Deployed at 09:12. The release is v2.4.1.",
      "After v2.4.1 was deployed, both pages loaded.",
      "Both pages were tested before v2.4.1 was deployed.",
      "When v2.4.1 was deployed, the cache was cleared.",
      "Not only is v2.4.1 deployed, its docs are online too.",
      "No errors since v2.4.1 was deployed.",
      "Deployed v2.4.1 to production, which will run until May.",
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
      "Please deploy v2.3.1.",
      "Is v2.3.1 deployed?",
      "v2.3.1 is waiting for deployment.",
      "The release v2.3.1 was cancelled.",
      "v2.3.1 deploys tomorrow.",
      "v2.3.1 goes live on Monday.",
      "If v2.3.1 were live, the menu would show.",
      "The deployment of v2.3.1 is in the queue.",
      "v2.3.1 is built; the deployment is yours.",
      "Production still has v2.3.0; the deployment runs at night.",
      "Deployed on 21.11.2026 to 10.0.0.12.",
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
      "Uptime 99.98% over the last hour.",
      "4 of 4 pods are running.",
      "10,000 requests at 50 per second, 3 errors, p99 at 210 ms.",
      "The health check has been green for 30 minutes.",
      "The old address returned 301 to the new one.",
      "POST /login with a wrong password returned 401, with the right one 200.",
      "50 failed logins were sent, then a request with the right password returned 200.",
      "The endpoint that was added returns 200 in 40 ms.",
      "Fired 50 parallel requests at the gateway: 1 charge.",
      "`POST /bilder` antwortet sofort mit 202 und einer Nummer.",
      "| Request | Status |\n|---|---|\n| /menu | 200 |",
      "3/3 replicas are running, 0 restarts.",
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
      "500 requests, 500 errors.",
      "40 requests, 12 errors.",
      "0 of 3 pods running.",
      "The health check is red for 30 minutes.",
      "The pull request was merged after 2 minutes.",
      "I answered 3 requests from the reviewer.",
      "The request was approved in 3 minutes.",
      "The health check endpoint was written in 40 minutes.",
      "curl returned 301 to the login page and then 401.",
      "curl returned 200 at first, then 500.",
      "GET /help is documented in 200 words.",
      "Both pages were requested. The tests took 3 s.",
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
describe("hostile text is read in linear time:", () => {
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
    "please ",
    "will not ",
    "nothing a b c ",
    "once it ",
    "deployed ",
    "deployment of a ",
    "tag a-",
    "1.2.",
    "production is ",
    "1 of 1 pods ",
    "1 errors ",
    "requests a ",
    "GET ",
    "returned 200 then ",
    "the etag of ",
    "PR 1 closed ",
    "a.b.",
    "Not committed; ",
    "deadbee1; ",
    "is still to be ",
  ])
    test(JSON.stringify(unit), () => {
      expectLinear((length) => {
        for (const { id } of EVIDENCE_KINDS) holds(id, repeated(unit, length));
      });
    });

  for (const sign of [".", "!", ":", "?.", ",;"])
    test(`an address of ${JSON.stringify(sign)}`, () => {
      expectLinear((length) => {
        const run = repeated(sign, length);
        expect(holds("artifact", `see https://${run}x`)).toBe(true);
        expect(holds("artifact", `See https://host.example/a${run} It is missing.`)).toBe(true);
      });
    });

  for (const [before, unit] of [
    ["1", "0"],
    ["tests", " "],
    ["12", " "],
    ["12 tests", "\n"],
    ["pass", "\t"],
    ["commit", " "],
  ] as const)
    test(`what a policy sentence asks for, in ${JSON.stringify(before + unit)}`, () => {
      expectLinear((length) => {
        const text = `${before}${unit.repeat(length)}x`;
        for (const { id } of EVIDENCE_KINDS) holds(id, text);
        for (const { found } of RULED_EVIDENCE) for (const one of found) one.test(text);
      });
    });
});
