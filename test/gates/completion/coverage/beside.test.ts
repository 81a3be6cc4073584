import { expect, test } from "bun:test";
import {
  coversAtOnce,
  findUncovered,
} from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

function swapped(doneWhen: string, output: string, goal: string): boolean {
  const c = { goal, doneWhen, output };
  const found = findUncovered(openDocument(output), c);
  if (coversAtOnce(openDocument(c.output), c)) expect(found).toEqual([]);
  return found.some(({ rule }) => rule === "completion.missing.substitution");
}

const rejected: readonly (readonly [doneWhen: string, output: string])[] = [
  [
    "the door opens by fingerprint",
    "The door opens by a code, which is cheaper than a fingerprint reader.",
  ],
  ["the log is written to Elasticsearch", "The log goes to flat files rather than Elasticsearch."],
  ["los pedidos se imprimen en Zebra", "Los pedidos se imprimen en Brother en lugar de Zebra."],
  [
    "die Karten liegen als Vektorkacheln vor",
    "Die Karten liegen als Bilder statt Vektorkacheln vor.",
  ],
  ["the letter is kept as PDF/A-3b", "The letter is kept as PDF/A-1b in the archive."],
  ["the gateway speaks TLS 1.3 only", "The gateway speaks TLS 1.2 and nothing else."],
  ["the export is a Parquet file", "The export is a gzipped CSV file with 12 columns."],
];
for (const [doneWhen, output] of rejected)
  test(`stops ${JSON.stringify(output)}`, () => {
    expect(swapped(doneWhen, output, "")).toBe(true);
  });

const accepted: readonly (readonly [doneWhen: string, output: string, goal: string])[] = [
  ["uploads over 5 megabytes are refused", "Uploads larger than 5 megabytes are refused.", ""],
  ["the door opens by fingerprint", "The door opens by fingerprint instead of a code.", ""],
  [
    "the door opens by fingerprint",
    "The fingerprint opens the door, quicker than any fingerprint reader I know.",
    "",
  ],
  [
    "orders are printed without the Zebra driver",
    "Orders are printed by CUPS instead of Zebra.",
    "",
  ],
  [
    "orders are printed by CUPS",
    "Orders are printed by CUPS rather than Zebra.",
    "Replace Zebra by CUPS.",
  ],
  [
    "the letter is kept as PDF/A-3b",
    "The letter is kept as PDF/A-3b, where it was PDF/A-1b before.",
    "",
  ],
  ["the gateway speaks TLS 1.3 only", "The gateway speaks TLS 1.3; TLS 1.2 is refused.", ""],
  ["the gateway speaks TLS 1.2 or newer", "The gateway speaks TLS 1.3.", ""],
  ["the export is a Parquet file", "The export is a Parquet file, in place of the CSV of old.", ""],
];
for (const [doneWhen, output, goal] of accepted)
  test(`lets pass ${JSON.stringify(output)}`, () => {
    expect(swapped(doneWhen, output, goal)).toBe(false);
  });
