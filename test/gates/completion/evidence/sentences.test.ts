import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { EVIDENCE_KINDS } from "../../../../src/gates/completion/evidence/kinds.ts";

/** Sentences that are read wrongly as things stand; whoever mends one takes it out of here. */
const READ_WRONGLY = [
  "deploy - Production is at v1.9.1, v1.9.2 gets deployed next week.",
  "live_verify - Uptime 12% since the switch.",
];

test("sentences that carry evidence and sentences that only look like it", () => {
  const lines = readFileSync(`${import.meta.dir}/sentences.txt`, "utf8").split("\n");
  const wrong: string[] = [];
  const counts = { "+": 0, "-": 0 };
  let kind = "";
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) continue;
    const sign = line.charAt(0);
    if (sign !== "+" && sign !== "-") {
      kind = line;
      continue;
    }
    counts[sign]++;
    const rule = EVIDENCE_KINDS.find(({ id }) => id === kind);
    const message = `Both pages load. ${line.slice(2)}`;
    if (rule?.holds(message, "both pages load") !== (sign === "+")) wrong.push(`${kind} ${line}`);
  }
  expect(counts).toEqual({ "+": 308, "-": 308 });
  expect(wrong).toEqual(READ_WRONGLY);
});
