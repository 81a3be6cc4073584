/**
 * `part` of `total` in hundredths of a percent, rounded half up: 1 of 3 is 3333, 1 of 800 is 13.
 * Nothing of nothing is 0. Whole numbers all the way (exact up to 4 * 10^11 cases): 100 * 1/800 as
 * a float is 0.125, but most halves are not representable and would round by luck.
 */
export function hundredthsOfPercent(part: number, total: number): number {
  if (total === 0) return 0;
  const doubled = part * 20_000 + total;
  const divisor = total * 2;
  return (doubled - (doubled % divisor)) / divisor;
}

/** `part` of `total` as a percentage with two decimals; as near as a number can be, e.g. 98.67. */
export function percent(part: number, total: number): number {
  return hundredthsOfPercent(part, total) / 100;
}
