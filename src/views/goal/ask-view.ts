import type { PendingAsk } from "../../app/scan-asks.ts";
import {
  answerCommand,
  editedCommand,
  editedPurpose,
  typedFlag,
} from "../../domain/board-command.ts";
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
  const answerOf = ({ session_ref, index, canBeAnswered, hasTrail }: PendingAsk): string => {
    if (!canBeAnswered) return editedCommand(session_ref, place, hasTrail);
    return answerCommand(typedFlag("--session-ref", session_ref), index, place);
  };
  const purposeOf = (ask: PendingAsk): string =>
    ask.canBeAnswered
      ? "To answer it, type"
      : `${EDITED}. To see ${editedPurpose(answerOf(ask))}, type`;
  return {
    titles: ["Session", "Ask", "Text", "Age", "To answer"],
    cells: (ask) => [
      [text(ask.session_ref, "strong")],
      plainCell(String(ask.index)),
      [passage(ask.text)],
      plainCell(moment(ask.asked_at, now)),
      ask.canBeAnswered
        ? [command(answerOf(ask))]
        : [
            text(`${EDITED}: to see ${editedPurpose(answerOf(ask))}`, "alert"),
            command(answerOf(ask)),
          ],
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
