import { expect, test } from "bun:test";
import { uncoveredRules } from "./uncovered-rules.ts";

const shown = (...lines: readonly string[]): string =>
  `Samples of the manual:\n\n\`\`\`\n${lines.join("\n")}\n\`\`\`\n`;

const rejected: readonly (readonly [doneWhen: string, output: string, rule: string])[] = [
  [
    "all 30 samples of the manual are compared",
    shown("found 30 samples", "compared 28, equal 28"),
    "completion.missing.count",
  ],
  [
    "all 16 samples of the manual compile",
    shown("samples 16", "compiled  15 / 16"),
    "completion.missing.count",
  ],
  [
    "the switch of servers ends with no lost request",
    "The switch of servers took 9 s: 41,200 requests, 7 with 503.",
    "completion.missing.threshold",
  ],
  [
    "the switch of servers ends with no failed request",
    "The switch of servers took 9 s under load; 3 requests timed out.",
    "completion.missing.threshold",
  ],
];
for (const [doneWhen, output, rule] of rejected)
  test(`stops ${JSON.stringify(output)}`, () => {
    expect(uncoveredRules(doneWhen, output)).toContain(rule);
  });

const accepted: readonly (readonly [doneWhen: string, output: string])[] = [
  ["all 30 samples of the manual are compared", shown("found 30 samples", "compared 30, equal 30")],
  [
    "all 30 samples of the manual are compared",
    shown("compared 30", "took 21 s", "longest 19 lines"),
  ],
  ["all 16 samples of the manual compile", shown("samples 16", "compiled  16 / 16")],
  [
    "the switch of servers ends with no lost request",
    "The switch of servers took 9 s: 41,200 requests, 41,200 with 200, 0 lost.",
  ],
  [
    "the switch of servers ends with no failed request",
    "The switch of servers: 0 failed of 503 requests. Before the change 12 failed.",
  ],
];
for (const [doneWhen, output] of accepted)
  test(`lets pass ${JSON.stringify(output)}`, () => {
    expect(uncoveredRules(doneWhen, output)).toEqual([]);
  });
