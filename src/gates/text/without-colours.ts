/** Messages with the colours of a terminal in them ("\x1b[31mnot\x1b[0m done"): what a gate reads is the text that people see. */

import type { Gate, GateCase } from "../gate.ts";

const COLOUR = /\x1b\[[0-?]{0,40}[ -/]{0,4}[@-~]/gu; // oxlint-disable-line no-control-regex
/** Takes no room where a blank would indent the line. */
const NOTHING = "\u200b";

/** A gate that reads past escape sequences; its spans are those of the message as it stands. */
export function withoutColours(gate: Gate): Gate {
  return {
    verdict: (c) => gate.verdict(seenOf(c)),
    judge(c) {
      const seen = seenOf(c);
      const judgement = gate.judge(seen);
      if (seen === c) return judgement;
      const reasons = judgement.reasons.map((reason) => {
        if (reason.span === null) return reason;
        const { start, end } = reason.span;
        return { ...reason, span: { start, end, text: c.output.slice(start, end) } };
      });
      return { ...judgement, reasons };
    },
  };
}

function seenOf(c: GateCase): GateCase {
  return c.output.includes("\x1b[") ? { ...c, output: blanked(c.output) } : c;
}

/** The text with as many characters of no meaning in the place of each escape sequence. */
function blanked(text: string): string {
  let seen = "";
  let from = 0;
  let isInLine = false;
  for (const { index, 0: escape } of text.matchAll(COLOUR)) {
    const between = text.slice(from, index);
    const line = between.lastIndexOf("\n");
    isInLine = (line < 0 && isInLine) || /[\p{L}\d]/u.test(between.slice(line + 1));
    seen += between + (isInLine ? " " : NOTHING).repeat(escape.length);
    from = index + escape.length;
  }
  return seen + text.slice(from);
}
