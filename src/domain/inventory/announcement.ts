import { trimmed, type Segment } from "./split.ts";

/** "both of these hold:", "all three conditions are met:": words that say only that what follows is to be so. */
const HOLDING = "holds?|apply|applies|true|met|fulfilled|satisfied|hold true|the case";
const ANNOUNCED = new RegExp(
  "^(?:(?:all|both|each|every one|these|those|the following)\\b)" +
    "(?:\\s+(?:of|the|these|those|following|[a-z]{3,9}teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\\d{1,2}|" +
    `conditions?|points?|criteria|statements?|sentences?|things?|is|are|must|have|has|to|be|now|${HOLDING}))*\\s*[:：]\\s*(?=\\S)`,
  "iu",
);
const HOLDS = new RegExp(`\\b(?:${HOLDING})\\b`, "iu");
const LONGEST = 120;

/**
 * A segment without the words that announce what it says. A bare "all three:" announces only pieces between
 * semicolons; before a list inside one sentence it counts the list.
 *
 * @param pieces how many segments its sentence has
 */
export function withoutAnnouncement(text: string, segment: Segment, pieces: number): Segment {
  const head = text.slice(segment.start, Math.min(segment.end, segment.start + LONGEST));
  const announced = /[:：]/u.test(head) ? ANNOUNCED.exec(head)?.[0] : undefined;
  if (announced === undefined || (pieces < 2 && !HOLDS.test(announced))) return segment;
  return { ...segment, ...trimmed(text, segment.start + announced.length, segment.end) };
}
