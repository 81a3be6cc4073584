import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../src/gates/completion/evidence-kinds.ts";
import type { Evidence } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

/** Evidence as it is told in plain sentences of many trades, and sentences beside each that hold none. */
const TOLD: Partial<
  Readonly<Record<Evidence, { readonly is: readonly string[]; readonly isNot: readonly string[] }>>
> = {
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
