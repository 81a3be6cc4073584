import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { DEFAULT_GATE_POLICY, type GateCase } from "../../../src/gates/gate.ts";
import { voiceGate } from "../../../src/gates/voice/gate.ts";
import { PHRASE_RULES } from "../../../src/gates/voice/rules/registry.ts";
import { expectLinear, repeated } from "../../growth.ts";
import { ATTRIBUTION_RULES } from "../../../src/gates/voice/rules/attribution/rules.ts";

const gate = voiceGate(DEFAULT_GATE_POLICY);
const examples = [...Object.values(ATTRIBUTION_RULES), ...PHRASE_RULES];

/** Whole nudges of both kinds, from the rules' own examples. */
const nudges: readonly GateCase[] = examples.flatMap((rule) =>
  [...rule.passes, ...rule.fails].map(({ goal = "", doneWhen = "", output }) => ({
    goal,
    doneWhen,
    output,
  })),
);
const anyNudge = fc.constantFrom(...nudges);

const PIECES = [
  "the operator",
  "operator",
  "wants",
  "you",
  "`x`",
  "the",
  "user",
  "'s",
  "request",
  "per",
  "by",
  ".",
  ",",
  "\n",
  " ",
  '"',
  "“",
  "”",
  "'",
  "’",
  "`",
  "```",
  "-",
  "--no-verify",
  "skip",
  "the checks",
  "svc",
  ":",
  "says",
  "and",
  "approved",
  "of",
  "ope-\nrator",
  "tell",
  "anyone",
  "Dr.",
  "é",
  "\u200b",
  "😀",
  "1",
  "(",
  ")",
  "has",
  "asked",
];
const hostile = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((parts) => parts.join(" "));

test("verdict is always the verdict of judge", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        fc.string(),
        anyNudge.map((c) => c.output),
      ),
      (output) => {
        const c = { goal: "Widget", doneWhen: "done", output };
        const judgement = gate.judge(c);
        expect(gate.verdict(c)).toBe(judgement.verdict);
        expect(judgement.verdict === "reject").toBe(judgement.reasons.length > 0);
        for (const { span } of judgement.reasons) {
          expect(span === null ? null : output.slice(span.start, span.end)).toBe(
            span?.text ?? null,
          );
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("the same case gives the same answer, whatever came before", () => {
  fc.assert(
    fc.property(anyNudge, anyNudge, hostile, (first, second, noise) => {
      const before = gate.judge(first);
      gate.judge(second);
      gate.judge({ ...second, output: noise });
      expect(gate.judge(first)).toEqual(before);
    }),
  );
});

test("quote style, line breaks and capitals of the first word change nothing", () => {
  fc.assert(
    fc.property(anyNudge, fc.nat({ max: 3 }), (c, style) => {
      const { verdict } = gate.judge(c);
      const curly = c.output.replaceAll(/(?<=\w)'(?=\w)/g, "’").replaceAll(/"([^"]*)"/g, "“$1”");
      const wrapped = c.output.replaceAll(/(?<=[a-z,]) (?=[a-z])/g, "\n");
      const spaced = c.output.replaceAll(/(?<=[a-z,]) (?=[a-z])/g, "  ");
      const praised = `Good work so far. ${c.output}`;
      const variant = [curly, wrapped, spaced, praised][style] ?? c.output;
      expect(gate.verdict({ ...c, output: variant })).toBe(verdict);
    }),
    { numRuns: 600 },
  );
});

test("an unrelated code block changes nothing", () => {
  fc.assert(
    fc.property(anyNudge, (c) => {
      const output = `${c.output}\n\n\`\`\`\nconst user = ask("the operator"); // skip the checks\n\`\`\`\n`;
      expect(gate.verdict({ ...c, output })).toBe(gate.verdict(c));
    }),
  );
});

test("one sentence of attribution turns accept into reject", () => {
  const attributions = [
    "The operator wants this today.",
    "Per the CTO, this goes first.",
    "Sarah from product has asked for it.",
    "This was requested by the boss.",
    "svc expects a table.",
    "At management's request, add a chart.",
  ];
  fc.assert(
    fc.property(anyNudge, fc.constantFrom(...attributions), fc.boolean(), (c, sentence, first) => {
      const output = first ? `${sentence} ${c.output}` : `${c.output} ${sentence}`;
      expect(gate.verdict({ ...c, goal: "Widget", doneWhen: "", output })).toBe("reject");
    }),
  );
});

test("time grows with the text, not faster, on hostile texts", () => {
  const seeds = [
    "the operator ",
    "you have permission ",
    "' ",
    " 'a",
    "“",
    "`",
    "``` ",
    "-",
    "ope-\n",
    "a",
    "!",
    "the of by ",
    "operator operator ",
    "skip skip the the ",
    "who that which and, ",
    "says, ",
    "\u00e9",
    "x.",
    "((",
    "Dr. ",
  ];
  for (const seed of seeds) {
    const c = (length: number): GateCase => ({
      goal: "Operator user client",
      doneWhen: "",
      output: repeated(seed, length),
    });
    gate.judge(c(1 << 15));
    expectLinear((length) => gate.verdict(c(length)), 1 << 15);
  }
});

test("blank lines over many letterheads are not read for each of them", () => {
  const c = (length: number): GateCase => ({
    goal: "Operator user client",
    doneWhen: "",
    output: "\n".repeat(length) + repeated("Office of the CEO.\n", length),
  });
  gate.judge(c(1 << 15));
  expectLinear((length) => gate.judge(c(length)), 1 << 15);
});
