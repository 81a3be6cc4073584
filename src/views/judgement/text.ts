/** A gate's verdict on one message, for people. */
import type { Judgement } from "../../gates/gate.ts";
import { explain } from "../report/explain.ts";

/** The verdict, and under it the reasons. */
export function renderJudgement(judgement: Judgement): string {
  const { verdict, reasons } = judgement;
  const lines = reasons.length === 0 ? [] : explain(judgement).map((line) => `  ${line}`);
  return `${[verdict, ...lines].join("\n")}\n`;
}
