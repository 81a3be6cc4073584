import type { PendingAsk } from "../../app/scan-asks.ts";
import { answerCommand, malformedCommand, typedFlag } from "../../domain/board-command.ts";
import type { Timestamp } from "../../domain/time.ts";
import { distanceText, moment } from "../terminal/moment.ts";
import { command, passage, plainCell, text } from "../terminal/table.ts";
import { type RowView, copyable, sentence } from "../terminal/table-rows.ts";

const EDITED = "Somebody has edited its goal in the store";

/**
 * How an unanswered ask is shown outside of its goal; ages are to `now`, `place` ends the flags of its command.
 * In a goal that is malformed or edited nothing can be answered: the command shows what it was.
 */
export function askView(now: Timestamp, place = ""): RowView<PendingAsk> {
  const answerOf = ({ session_ref, index, canBeAnswered }: PendingAsk): string => {
    if (!canBeAnswered) return malformedCommand(session_ref, place);
    return answerCommand(typedFlag("--session-ref", session_ref), index, place);
  };
  const purposeOf = ({ canBeAnswered }: PendingAsk): string =>
    canBeAnswered ? "To answer it, type" : `${EDITED}. To see what it was, type`;
  return {
    titles: ["Session", "Ask", "Text", "Age", "To answer"],
    cells: (ask) => [
      [text(ask.session_ref, "strong")],
      plainCell(String(ask.index)),
      [passage(ask.text)],
      plainCell(moment(ask.asked_at, now)),
      ask.canBeAnswered
        ? [command(answerOf(ask))]
        : [text(`${EDITED}: to see what it was`, "alert"), command(answerOf(ask))],
    ],
    card: (ask) => [
      sentence(
        `Session ${ask.session_ref} put ask ${ask.index} at ${moment(ask.asked_at, now)}: “${ask.text}”`,
      ),
      copyable(`${purposeOf(ask)}: ${answerOf(ask)}`),
    ],
    json: (ask) => ({
      session_ref: ask.session_ref,
      index: ask.index,
      text: ask.text,
      asked_at: ask.asked_at,
      age: distanceText(ask.asked_at, now),
      age_seconds: Math.floor(ask.age_ms / 1000),
      next: answerOf(ask),
    }),
  };
}
