/** Messages with escape sequences of a terminal in them ("\x1b[31mnot\x1b[0m done"): what a gate reads is the text that people see. */

import type { Gate, GateCase } from "../gate.ts";

/** Colours and moves of the cursor. */
const CONTROL = "(?:\\x1b\\[|\\x9b)[0-?]{0,40}[ -/]{0,4}[@-~]";
/** A hyperlink, a title: what is told to the terminal alone. It holds no start of another one, so that none is read twice. */
const STRING = "\\x1b[\\]PX^_][^\\x07\\x1b\\x9c\\n]*(?:\\x07|\\x1b\\\\|\\x9c)";
/** `tput sgr0` chooses a character set: "\x1b(B". */
const CHARACTER_SET = "\\x1b[#%()*+][0-~]";
/**
 * Escapes of two characters. Of letters only those that programs write: where an escape was cut off in front of a word
 * ("\x1bNot done"), the word stands.
 */
const SHORT = "\\x1b[0-?DEHMZc\\\\]";
const ESCAPE = new RegExp(`${CONTROL}|${STRING}|${CHARACTER_SET}|${SHORT}|\\x1b`, "gu");
const HAS_ESCAPE = /[\x1b\x9b]/u; // oxlint-disable-line no-control-regex

/** A gate that reads past escape sequences; its spans are those of the message as it stands. */
export function withoutColours(gate: Gate): Gate {
  return {
    verdict: (c) => gate.verdict(HAS_ESCAPE.test(c.output) ? seenOf(c).seen : c),
    judge(c) {
      if (!HAS_ESCAPE.test(c.output)) return gate.judge(c);
      const { seen, cuts } = seenOf(c);
      const judgement = gate.judge(seen);
      const reasons = judgement.reasons.map((reason) => {
        if (reason.span === null) return reason;
        const start = reason.span.start + cutBefore(cuts, reason.span.start + 1);
        const end = reason.span.end + cutBefore(cuts, reason.span.end);
        return { ...reason, span: { start, end, text: c.output.slice(start, end) } };
      });
      return { ...judgement, reasons };
    },
  };
}

/** Where something was left out of a text, and how much up to there in all. */
interface Cut {
  readonly at: number;
  readonly total: number;
}

/** The case with a blank in the place of each escape sequence, or with nothing where a blank would indent the line. */
function seenOf(c: GateCase): { readonly seen: GateCase; readonly cuts: readonly Cut[] } {
  const cuts: Cut[] = [];
  let output = "";
  let from = 0;
  let isInLine = false;
  for (const { index, 0: escape } of c.output.matchAll(ESCAPE)) {
    const between = c.output.slice(from, index);
    const line = between.lastIndexOf("\n");
    isInLine = (line < 0 && isInLine) || /[\p{L}\d]/u.test(between.slice(line + 1));
    output += between + (isInLine ? " " : "");
    from = index + escape.length;
    cuts.push({ at: output.length, total: from - output.length });
  }
  return { seen: { ...c, output: output + c.output.slice(from) }, cuts };
}

/** How much was left out in front of an offset. Halving, since both the cuts and the reasons may be many. */
function cutBefore(cuts: readonly Cut[], offset: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return cuts[low - 1]?.total ?? 0;
}
