/**
 * A measurement is told in the past tense as often as not: "p95 was 231 ms", "14 trees were planted". So that tense alone says
 * nothing of a time that is over; what stands beside it does.
 */

const NO_LONGER =
  /(?<!\p{L})(?:(?:was|were|had)(?!\p{L})[^]*(?<!\p{L})(?:now|nowadays|meanwhile|since|no longer|any ?more|then|later|fixed|solved|mended|repaired|resolved|corrected|cleared|closed|removed|replaced|when|while|so)|(?:now|nowadays|meanwhile|once)(?!\p{L})[^]*(?<!\p{L})(?:was|were|had)|(?:that|which|who|where|what) (?:was|were|had)|had (?:been|had|to|already)|(?:was|were) (?:still|once|already|to|at first))(?!\p{L})/iu;

/** Whether an item in the past tense tells of what is so no longer: "p95 was 231 ms, now 180 ms". */
export function tellsOfBefore(item: string): boolean {
  return NO_LONGER.test(item);
}
