/** A gate's verdict on one message, for programs. */
import type { Judgement } from "../../gates/gate.ts";
import { jsonText } from "../terminal/escape.ts";

/**
 * Keys in this order: `gate`, `verdict` and `reasons` (`rule`, `sentence`, `span` with `start`, `end`
 * and `text`, or null, `missing`, `advice`).
 */
export function renderJudgementJson(gate: string, { verdict, reasons }: Judgement): string {
  const judged = {
    gate,
    verdict,
    reasons: reasons.map(({ rule, sentence, span, missing, advice }) => ({
      rule,
      sentence,
      span: span === null ? null : { start: span.start, end: span.end, text: span.text },
      missing,
      advice,
    })),
  };
  return jsonText(judged);
}
