const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const PARTS =
  /^(?:(?<weeks>\d+)w)? ?(?:(?<days>\d+)d)? ?(?:(?<hours>\d+)h)? ?(?:(?<minutes>\d+)m)? ?(?:(?<seconds>\d+)s)?$/u;

/** The longest duration that is taken: a hundred years of 365 days. */
const LONGEST_DURATION_MS = 100 * 365 * DAY;

/**
 * Milliseconds of a duration such as `30m`, `4h`, `2d`, `1w` or `1h30m`: whole numbers with a unit,
 * each unit once, the larger first. Null for anything else, for nothing at all (`0m`) and for more
 * than a hundred years.
 */
export function parseDuration(text: string): number | null {
  const groups = PARTS.exec(text.trim())?.groups;
  if (groups === undefined) return null;
  const total =
    units(groups["weeks"], WEEK) +
    units(groups["days"], DAY) +
    units(groups["hours"], HOUR) +
    units(groups["minutes"], MINUTE) +
    units(groups["seconds"], SECOND);
  return total > 0 && total <= LONGEST_DURATION_MS ? total : null;
}

function units(digits: string | undefined, size: number): number {
  return digits === undefined ? 0 : Number(digits) * size;
}
