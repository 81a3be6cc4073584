import { expect } from "bun:test";
import {
  coversAtOnce,
  findUncovered,
} from "../../../../src/gates/completion/coverage/find-uncovered.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

/** The rules by which a message leaves conditions open; what the first look takes for covered must have none. */
export function uncoveredRules(doneWhen: string, output: string, goal = ""): readonly string[] {
  const c = { goal, doneWhen, output };
  const found = findUncovered(openDocument(output), c).map(({ rule }) => rule);
  if (coversAtOnce(openDocument(c.output), c)) expect(found).toEqual([]);
  return found;
}
