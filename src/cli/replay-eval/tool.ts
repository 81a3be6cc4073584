import { POLICY_NAMES } from "../accepted-flags.ts";
import type { FlagSpec, Tool } from "../command.ts";

export const FORMATS = ["text", "json", "junit", "github", "tap"] as const;
export type Format = (typeof FORMATS)[number];
const SWITCHES = FORMATS.filter((format) => format !== "text");

const OUTPUT_FLAGS: readonly FlagSpec[] = [
  {
    name: "format",
    alsoCalled: SWITCHES,
    meant: Object.fromEntries(SWITCHES.map((format) => [format, format])),
    value: `<${FORMATS.join("|")}>`,
    choices: FORMATS,
    doc: "how the report is written; text is the default",
  },
  {
    name: "output",
    value: "<file>",
    doc: "write the report to this file; standard output stays empty",
  },
  {
    name: "min-accuracy",
    alsoCalled: ["threshold", "accuracy", "fail-under"],
    value: "<percent>",
    doc: "exit 0 when the accuracy is at least this, 1 when it is not",
  },
  {
    name: "baseline",
    value: "<json report>",
    completes: "file",
    takesStdin: true,
    doc: "say what broke and what was mended since that report; exit 1 only for what newly broke",
  },
  { name: "explain", doc: "under each failed case, the reasons of the gate" },
];

/** Labelled cases through the two gates; the accuracy for CI. */
export const REPLAY_EVAL: Tool = {
  name: "svc-replay-eval",
  summary: "run labelled cases through the completion and the voice gate and print the accuracy",
  commands: [
    {
      name: "",
      summary:
        "run labelled cases through the completion and the voice gate and print the accuracy",
      doc: `Fixtures are a JSON array of cases, an object with such an array under "fixtures" or "cases", or JSON Lines. A case is {name, goal, done_when, session_output, expected_result, category}. No model is called: the same cases give the same report on every machine.

Exit status: 0 when all pass, 1 when any fails, 2 when the command line or an input cannot be used.`,
      flags: [
        {
          name: "fixtures",
          alsoCalled: ["cases", "input", "file"],
          value: "<file>",
          completes: "file",
          required: true,
          takesStdin: true,
          doc: "the labelled cases; - for standard input",
        },
        {
          name: "policy-config",
          alsoCalled: POLICY_NAMES,
          value: "<file>",
          completes: "file",
          takesStdin: true,
          doc: "a policy file (YAML); without it only the built-in rules",
        },
        {
          name: "shard",
          value: "<i>/<n>",
          doc: "run every n-th case only, beginning with the i-th",
        },
        ...OUTPUT_FLAGS,
      ],
      examples: [
        "svc-replay-eval --fixtures fixtures/gates/back-ends.json",
        "svc-replay-eval --fixtures cases.jsonl --policy-config policy.yaml --min-accuracy 97.5",
        "svc-replay-eval --fixtures cases.json --shard 2/4 --format json --output part2.json",
      ],
      load: () => import("./run.ts"),
    },
    {
      name: "merge",
      summary: "join the JSON reports of all shards of one run into one report",
      doc: "Cases come out in fixture order. Reports of different rules, of the same shard twice or with a shard missing are refused.",
      positionals: "<json report>…",
      withoutPositionals: "no report is named: give the JSON reports of all shards",
      flags: OUTPUT_FLAGS,
      examples: ["svc-replay-eval merge part1.json part2.json --format json --output whole.json"],
      load: () => import("./merge.ts"),
    },
  ],
};
