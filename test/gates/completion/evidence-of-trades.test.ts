import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../src/gates/completion/evidence-kinds.ts";
import type { Evidence } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

/** Evidence as it is told in plain sentences of many trades, and sentences beside each that hold none. */
const TOLD: Partial<
  Readonly<Record<Evidence, { readonly is: readonly string[]; readonly isNot: readonly string[] }>>
> = {
  live_verify: {
    is: [
      "I placed 3 orders on production and all 3 were delivered to the kitchen screen.",
      "I placed 2 bookings on the live site and both arrived in the inbox.",
      "Sent 20 messages through the production queue; all 20 were delivered.",
      "I sent 50 bookings to the live endpoint; 50 came back as confirmed.",
      "Datadog shows 0.1% errors on the production gateway.",
      "Sentry reports 0 new issues in the last 2 hours.",
      "Grafana shows 0 errors in the last 30 minutes on the live gateway.",
      "The status page of the water works shows 48 of 48 pumps online.",
      "In production the search now takes 85 ms at p95.",
      "The list now loads in 300 ms on the live site.",
      "The queue in production is at 0 messages after the backlog of 1,200 drained.",
      "Pinged the new printer host: 5 packets sent, 5 received, 0% loss.",
      "redis-cli ping on cache-1 gives PONG, 14 clients connected.",
      "On my laptop it was slow; in production it answers in 60 ms.",
      "On my laptop the live page answered 200.",
      "The live page answered 200 from my laptop.",
      "GET /health returns 200, please check it yourselves.",
      "Please note that production answered 200 to all 25 requests.",
    ],
    isNot: [
      "I sent 20 messages to the production queue; none of them arrived.",
      "I sent 20 messages to the production queue; 18 arrived.",
      "Sent 20 messages through the production queue; all but 2 were delivered.",
      "I placed 2 bookings in the test and both arrived.",
      "Grafana shows 4 panels now.",
      "The status page will show 12 lifts.",
      "Sentry reports 30 errors since the rollout.",
      "In production the limit is 300 requests.",
      "In production there are 5 editors.",
      "The queue in production should now be at 0 messages.",
      "On my laptop the page answers in 90 ms.",
      "The page answers in 90 ms on my laptop.",
      "Please open https://shop.example.com and see that it answers 200.",
      "Please check that production answers 200.",
      "The route is written so that it returns 304 for unchanged pages.",
      "The handler is coded so that it answers 201.",
      "The route returns 200 in code.",
      "The cache keeps answers for 60 seconds.",
      "The proxy holds idle connections for 90 seconds.",
    ],
  },
  deploy: {
    is: [
      "The kiosk firmware 1.12.3 has been flashed to all 40 kiosks.",
      "The meters have been flashed with 4.0.1.",
      "Flashed firmware 4.0.1 onto all twelve meters.",
      "Version 3.2.0 was installed on the ward tablets.",
      "We installed 1.4.0 on all the tills.",
      "Release 11.2 of the dispatch board was installed on both control rooms' machines.",
      "The stocktaking app was updated on the warehouse servers to 7.2.0.",
      "The stocktaking app was updated to 7.2.0 on the warehouse servers.",
      "The new rates went out in release 4.18.",
      "The new pricing rules went out with release 2026.11.2 an hour ago.",
      "v3.3.1 is running since noon.",
      "Pushed 0c9d8e7 to Fly.io and it is up.",
      "Commit 55aa0fe was pushed to Vercel, the site shows it.",
      "Customers have had 5.2.0 since Friday.",
      "Deployed v1.2.0 to the shops; locally it ran before.",
    ],
    isNot: [
      "React was upgraded to 18.3.1.",
      "React was upgraded to 18.3.1 in both shops.",
      "The parser library has been updated to 4.4.0.",
      "Postgres was upgraded to 16.2.0 in the lock file.",
      "Deployed v1.2.0 locally.",
      "Version 1.2.0 is deployed and runs locally.",
      "Installed 1.4.0 on my own machine to try it.",
      "I installed Terraform 1.9.5 on the build server.",
      "Installed 1.4.0 on the build server.",
      "The pipeline has been set up so that every tag such as v2.0.0 is deployed.",
      "The flash of firmware 4.0.1 failed on all meters.",
      "Firmware 4.0.1 is to be flashed on Monday.",
      "The invitation went out with version 2.1.0 of the flyer still in review.",
      "Build 5512 is running in CI.",
      "v3.3.1 is running through the pipeline.",
      "Pushed 0c9d8e7 to GitHub.",
      "Commit 55aa0fe was pushed to the branch.",
      "The servers could not be updated to 6.1.0.",
      "The ward tablets will be updated to 3.2.0.",
    ],
  },
  commit: {
    is: [
      "Opened PR #320; the docs follow next.",
      "PR #320 is merged and I will open a PR for the docs.",
      "Opened #93 for the review.",
      "The export came in with commit 0ea4411.",
      "Introduced in 3be9c01: the new till layout.",
      "The error page was introduced in 3be9c01.",
      "The issue template came in with PR #12.",
      "The bug from aa91be2 is fixed in 5cc01de.",
      "It was broken since 3f9e2aa; 77aa0c1 mends it.",
      "Commit 6e0a1b2 broke no test.",
      "Commit 6e0a1b2 broke the parser into two modules.",
      "Commit 6e0a1b2 introduced the new menu.",
      "Rebased onto main, the change is now 81ffe02.",
      "Cherry-picked d4c3b2a1 onto the release branch.",
      "I threw away the draft and committed 4fe01a9.",
      "We have to thank Lea for the review of PR #61, which is merged.",
    ],
    isNot: [
      "I will open PR #320 next.",
      "I'll raise a PR, probably #14, tomorrow.",
      "We are going to open PR #9 on Monday.",
      "The bug came in with commit aa91be2.",
      "The regression in the till was introduced in 4ab09c1.",
      "The crash was caused by commit 77e1c0d.",
      "The fault has been there since commit 0d1e2f3.",
      "It was broken since 3f9e2aa.",
      "9a8e7f1 broke the login.",
      "Commit 5d2e8fa introduced the leak; my change is not committed.",
      "The change needs PR #12 of the platform group first.",
      "The change depends on PR #88 of the other team.",
      "It is blocked by #45.",
      "I threw away commit 9c8b7a6 again.",
      "Rebase onto 77fe01d before you review.",
      "My branch is rebased onto 6c5d4e3, nothing is committed yet.",
    ],
  },
  artifact: {
    is: [
      "I generated thumbnails/ with 60 pictures.",
      "Exported sheets/ with one file per class.",
      "The plan of the hall is in plans/hall-b.dwg now.",
      "The mix is in masters/track-04.aif.",
      "Captions: captions/15.vtt",
      "Opening hours now come from `hours.yaml`.",
      "The figures in reports/q3.csv come from the till.",
      "The upload to https://media.example.org/v/77 went through.",
      "The first upload to https://media.example.org/v/77 failed, the second went through.",
      "https://shop.example.org/winter is up; the old link was dead.",
      "The build of dist/app.js failed at first and is there now.",
      "Compare before.png with the new after.png that I rendered.",
      "The guide is at docs/guide.md and goes to the printer on Monday.",
      "The importer fails no more on odd rows; its log is in logs/import.log.",
      "The unit was written to /etc/systemd/system/tide.service.",
    ],
    isNot: [
      "The tide and/or wind are shown.",
      "The rows came out of legacy/export.csv.",
      "The figures come from https://stats.example.gov/tides.",
      "The numbers were pulled out of archive/2019.xls.",
      "The importer fails on data/bad.csv.",
      "The converter crashes on samples/long.wav.",
      "The build of dist/app.js failed.",
      "Uploading to s3://film/raw failed twice.",
      "The upload to https://media.example.org/v/ was rejected.",
      "The link https://old.example.org/page was dead.",
      "captions/16.vtt   403 AccessDenied",
      "Compare with https://github.com/other/project.",
      "Once approved, the guide goes to https://docs.example.org/new.",
      "It reads its settings from /etc/tide/config.toml.",
    ],
  },
};

for (const [kind, { is, isNot }] of Object.entries(TOLD)) {
  const rule = EVIDENCE_KINDS.find(({ id }) => id === kind);
  const holds = (message: string): boolean =>
    rule?.holds(message, "the schedule is there") ?? false;
  describe(`${kind} as it is told in many trades`, () => {
    test.each([...is])("is: %s", (message) => expect(holds(message)).toBe(true));
    test.each([...isNot])("is not: %s", (message) => expect(holds(message)).toBe(false));
    test.each([...is, ...isNot])("in time linear in the text: %s", (message) => {
      expectLinear((size) => holds(repeated(`${message.replace(/[.]$/u, "")} `, size)), 2048);
    });
  });
}
