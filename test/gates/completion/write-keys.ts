/** Writes src/gates/completion/keys.ts from the rules. Run it after changing a pattern; a test checks. */

import { planRule, writePlan, type WrittenPlans } from "../../../src/gates/completion/rule-keys.ts";
import { ALL_RULES } from "../../../src/gates/completion/rules/index.ts";

/** The plans of all patterns, worked out anew. */
export function planAll(): WrittenPlans {
  const sets: string[] = [];
  const numbers = new Map<string, number>();
  const setNumber = (others: readonly string[]): number => {
    const set = others.join(" ");
    const known = numbers.get(set);
    if (known !== undefined) return known;
    numbers.set(set, sets.length);
    return sets.push(set) - 1;
  };
  const plans = Object.fromEntries(
    ALL_RULES.map((rule) => [rule.id, planRule(rule).map((steps) => writePlan(steps, setNumber))]),
  );
  return { sets, plans };
}

function keysFile(): string {
  return [
    'import type { WrittenPlans } from "./rule-keys.ts";',
    "",
    "/**",
    " * The words to look for, per pattern of each rule: read off the patterns by `plan-keys.ts` and kept",
    " * here because that takes a while. Written by `bun test/gates/completion/write-keys.ts`; do not edit.",
    " */",
    `export const PLANS: WrittenPlans = ${JSON.stringify(planAll(), null, 2)};`,
    "",
  ].join("\n");
}

if (import.meta.main) {
  await Bun.write(new URL("../../../src/gates/completion/keys.ts", import.meta.url), keysFile());
}
