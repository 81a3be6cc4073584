import { ANNOUNCED, CODE, HOLDING, lengthOfLabel } from "./labels.ts";
import { trimmed, type Range, type Segment } from "./split.ts";

const HOLDS = new RegExp(`\\b(?:${HOLDING})\\b`, "iu");
const LONGEST = 120;
/** "Done when", "It is finished once": only says that what follows is to be so. */
const DONE = "(?:done|finished|complete|completed|fulfilled|met|reached|achieved|accepted)";
const GIVEN =
  '(?:,?\\s(?:only\\s)?(?:when|once|if|as\\s+soon\\s+as)|\\smeans(?:\\sthat)?)\\s+(?=[\\p{L}\\d`"“/])';
/** What it cannot do without. */
const MAY_GIVE = /when|once|if|soon|means/iu;
const DONE_WHEN = new RegExp(
  `^(?:(?:it|this|that|all|everything|we|i)(?:\\s(?:is|are|am)|['’](?:s|re|m))\\s)?(?:ready|${DONE})${GIVEN}`,
  "iu",
);
/** "The gallery is finished when": what is to be done is named; "an order is complete when" tells how all of them are. */
const NAMED_DONE = new RegExp(
  `^(?:the|this|my|our)(?:\\s[\\p{L}\\d-]+){1,4}\\s(?:is|are)\\s${DONE}${GIVEN}`,
  "iu",
);

/**
 * A segment without the words that announce what it says. A bare "all three:" announces only pieces between
 * semicolons; before a list inside one sentence it counts the list.
 *
 * @param pieces how many segments its sentence has
 */
export function withoutAnnouncement(text: string, segment: Segment, pieces: number): Segment {
  const head = text.slice(segment.start, Math.min(segment.end, segment.start + LONGEST));
  const label = lengthOfLabel(head);
  if (label > 0 && segment.start + label < segment.end)
    return withoutAnnouncement(
      text,
      { ...segment, ...trimmed(text, segment.start + label, segment.end) },
      pieces,
    );
  const done = MAY_GIVE.test(head) ? DONE_WHEN.exec(head)?.[0] : undefined;
  const announced = done ?? (/[:：]/u.test(head) ? ANNOUNCED.exec(head)?.[0] : undefined);
  if (announced === undefined) return segment;
  if (done === undefined && pieces < 2 && !HOLDS.test(announced)) return segment;
  return { ...segment, ...trimmed(text, segment.start + announced.length, segment.end) };
}

/** A segment without the number of a requirement in front of it. */
export function withoutCode(text: string, segment: Segment): Segment {
  const code = CODE.exec(text.slice(segment.start, Math.min(segment.end, segment.start + LONGEST)));
  if (code === null) return segment;
  return { ...segment, ...trimmed(text, segment.start + code[0].length, segment.end) };
}

/** Where a text that opens with "The gallery is finished when" goes on to say when; 0 where it does not open so. */
export function behindNamedDone(text: string, { start, end }: Range): number {
  if (start > LONGEST || text.slice(0, start).trim() !== "") return 0;
  const head = text.slice(start, Math.min(end, start + LONGEST));
  return MAY_GIVE.test(head) ? (NAMED_DONE.exec(head)?.[0].length ?? 0) : 0;
}
