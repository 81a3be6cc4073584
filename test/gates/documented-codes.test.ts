import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { completionGate } from "../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY, type Gate } from "../../src/gates/gate.ts";
import { voiceGate } from "../../src/gates/voice/gate.ts";

/** The tables of docs/gates.md: what is quoted there as blocked is blocked under the code of its row. */
const PAGE = readFileSync(join(import.meta.dir, "../../docs/gates.md"), "utf8");

/** The rows of the table with a text in its heading; a first cell that is empty is that of the row above. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const lines = PAGE.slice(PAGE.lastIndexOf("\n", PAGE.indexOf(heading)) + 1).split("\n");
  const rows = lines.slice(2, lines.indexOf("")).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  let above: readonly string[] = [];
  return rows.map(
    (row) => (above = row.map((cell, at) => (cell === "" ? (above[at] ?? "") : cell))),
  );
}

function codesOf(gate: Gate, doneWhen: string, output: string): readonly string[] {
  const goal = "Put the index, the notes and the export of the release online";
  return gate.judge({ goal, doneWhen, output }).reasons.map(({ rule }) => rule);
}

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/"(?<said>[^"…]+[.?%)])"/gu)].map(({ groups }) => groups?.["said"] ?? "");

const COMPLETION = rowsUnder("code `completion.` …");
const DONE_WHENS = [
  "the page loads; all tests pass",
  "the band stays within 2 %; all twelve month sheets compute",
];

/** The codes under either condition, since some rules go by what is asked. */
function completionCodes(said: string): readonly string[] {
  const gate = completionGate(DEFAULT_GATE_POLICY);
  return DONE_WHENS.flatMap((doneWhen) => codesOf(gate, doneWhen, said));
}

test("the table of the completion gate names the codes that are printed", () => {
  let tried = 0;
  for (const [cell = "", blocks = "", leaves = ""] of COMPLETION) {
    const families = cell.replaceAll("`", "").split(", ");
    const isNamed = (said: string): boolean =>
      completionCodes(said).some((code) =>
        families.some((family) => `${code}.`.startsWith(`completion.${family}.`)),
      );
    for (const said of quoted(blocks)) expect([said, isNamed(said)]).toEqual([said, true]);
    if (families[0] !== "missing" && families[0] !== "evidence")
      for (const said of quoted(leaves)) expect([said, isNamed(said)]).toEqual([said, false]);
    tried += quoted(blocks).length;
  }
  expect(tried).toBeGreaterThan(20);
});

test("the table of the voice gate names the codes that are printed", () => {
  const gate = voiceGate(DEFAULT_GATE_POLICY);
  const apart = new Set(["the policy's own", "six other languages", "threat, precedent, fate"]);
  const rows = rowsUnder("code `voice.` …");
  expect(rows.length).toBeGreaterThan(12);
  for (const [name = "", cell = "", refused = "", passes = ""] of rows) {
    if (apart.has(name)) continue;
    const family = /`(?<name>[a-z]+)/u.exec(cell)?.groups?.["name"] ?? "";
    for (const nudge of refused.split(/(?<=[a-z]\.) (?=[A-Z])/u)) {
      const codes = codesOf(gate, "the page loads", nudge);
      expect([nudge, codes.some((code) => code.startsWith(`voice.${family}`))]).toEqual([
        nudge,
        true,
      ]);
    }
    expect([passes, codesOf(gate, "the page loads", passes)]).toEqual([passes, []]);
  }
});
