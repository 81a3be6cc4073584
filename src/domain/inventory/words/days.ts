/** Days of the week and months, as English names them. */

export const WEEKDAYS: readonly string[] =
  "monday tuesday wednesday thursday friday saturday sunday".split(" ");

export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(
    " ",
  );

const NAMED = new RegExp(
  `(?<!\\p{L})(?:${[...WEEKDAYS, ...MONTHS, "noon", "midday"].join("|")})(?!\\p{L})`,
  "iu",
);

/** Whether a text names a day of the week, a month or noon. */
export function tellsDay(text: string): boolean {
  return NAMED.test(text);
}
