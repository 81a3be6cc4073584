/** Why a case failed, in lines for people; shared by every format for people. */
import type { Reason } from "../../gates/gate.ts";
import type { CaseResult } from "../../replay/report.ts";
import { wholeCharacters } from "../../domain/excerpt.ts";
import { escapeAndCut, escapeText } from "../terminal/escape.ts";

const SENTENCE_LIMIT = 2000;
const QUOTE_LIMIT = 160;
const QUOTE_HEAD = 110;
const QUOTE_TAIL = 40;
const CONDITION_LIMIT = 400;

/**
 * The reasons of a failed case, each as a line with its rule code in brackets and indented lines
 * with the quoted text, the missing condition and the advice. A case that was let through has no
 * reasons, and the one line says so.
 */
export function explain(failure: Pick<CaseResult, "verdict" | "reasons">): readonly string[] {
  if (failure.reasons.length === 0) return [nothingFound(failure)];
  return failure.reasons.flatMap(reasonLines);
}

function nothingFound(failure: Pick<CaseResult, "verdict">): string {
  return failure.verdict === "accept"
    ? "no rule found anything to reject"
    : "rejected without a reason";
}

function reasonLines(reason: Reason): readonly string[] {
  const lines = [`[${escapeText(reason.rule)}] ${escapeAndCut(reason.sentence, SENTENCE_LIMIT)}`];
  if (reason.span !== null) {
    const { start, end, text } = reason.span;
    lines.push(`  text ${start}-${end}: “${quote(text)}”`);
  }
  if (reason.missing !== null) {
    lines.push(`  missing: ${escapeAndCut(reason.missing, CONDITION_LIMIT)}`);
  }
  if (reason.advice !== "") lines.push(`  do: ${escapeAndCut(reason.advice, SENTENCE_LIMIT)}`);
  return lines;
}

/** Both ends of a long quotation: a deferral tends to say what at its start and when at its end. */
function quote(text: string): string {
  if (text.length <= QUOTE_LIMIT) return escapeText(text);
  const head = text.slice(0, wholeCharacters(text, QUOTE_HEAD));
  const tail = text.slice(wholeCharacters(text, text.length - QUOTE_TAIL));
  return `${escapeText(cutAtWord(head, "end"))} … ${escapeText(cutAtWord(tail, "start"))}`;
}

/** Drops the word that was cut in two, unless nothing much would remain. */
function cutAtWord(text: string, side: "start" | "end"): string {
  const space = side === "end" ? text.lastIndexOf(" ") : text.indexOf(" ");
  if (space < 0) return text;
  const kept = side === "end" ? text.slice(0, space) : text.slice(space + 1);
  return kept.length * 2 >= text.length ? kept : text;
}
