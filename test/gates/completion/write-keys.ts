/** Writes src/gates/completion/keys.ts from the rules. Run it after changing a pattern; a test checks. */

import { planRule, writePlan } from "../../../src/gates/completion/rule-keys.ts";
import { ALL_RULES } from "../../../src/gates/completion/rules/index.ts";

export function keysFile(): string {
  const sets: string[] = [];
  const numbers = new Map<string, number>();
  const setNumber = (others: readonly string[]): number => {
    const set = others.join(" ");
    const known = numbers.get(set);
    if (known !== undefined) return known;
    numbers.set(set, sets.length);
    return sets.push(set) - 1;
  };
  const plans = ALL_RULES.map((rule) => {
    const lines = planRule(rule).map(
      (steps) => `      ${JSON.stringify(writePlan(steps, setNumber))},\n`,
    );
    return `    ${JSON.stringify(rule.id)}: [\n${lines.join("")}    ],`;
  });
  return [
    'import type { WrittenPlans } from "./rule-keys.ts";',
    "",
    "/**",
    " * The words to look for, per pattern of each rule: read off the patterns by `plan-keys.ts` and kept",
    " * here because that takes a while. Written by `bun test/gates/completion/write-keys.ts`; do not edit.",
    " */",
    "export const PLANS: WrittenPlans = {",
    "  sets: [",
    ...sets.map((set) => `    ${JSON.stringify(set)},`),
    "  ],",
    "  plans: {",
    ...plans,
    "  },",
    "};",
    "",
  ].join("\n");
}

if (import.meta.main) {
  await Bun.write(new URL("../../../src/gates/completion/keys.ts", import.meta.url), keysFile());
}
