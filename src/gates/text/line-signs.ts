/** The signs by which a line tells what it is: bullets, numbers, check boxes, rules, bold, a colon at its end. */

export const BOX_OPEN = 1;
export const BOX_TICKED = 2;

export const SPACE = 32;

function isSpace(code: number): boolean {
  return code === SPACE || code === 9 || code === 0xa0;
}

/** Bullets beside `-`, `*` and `+`. */
function isBullet(code: number): boolean {
  return (
    code === 0x2022 ||
    code === 0x25e6 ||
    code === 0x2023 ||
    code === 0x25aa ||
    code === 0x25cf ||
    code === 0xb7 ||
    code === 0x2192 ||
    code === 0x2013 ||
    code === 0x2014
  );
}

/** The state that a check mark at `at` stands for: 0 none, 1 open, 2 ticked. */
export function boxOfMark(code: number): number {
  switch (code) {
    case 0x2705: // ✅
    case 0x2714: // ✔
    case 0x2713: // ✓
    case 0x2611: // ☑
      return BOX_TICKED;
    case 0x274c: // ❌
    case 0x2717: // ✗
    case 0x2718: // ✘
    case 0x2610: // ☐
    case 0x274e: // ❎
    case 0x2b1c: // ⬜
    case 0x23f3: // ⏳
    case 0x231b: // ⌛
    case 0x25fb: // ◻
    case 0x25a1: // □
    case 0x2612: // ☒
      return BOX_OPEN;
    default:
      return 0;
  }
}

/** Where the text goes on behind a bullet or number at `at`; `at` itself when there is none. */
export function skipMarker(text: string, at: number, end: number): number {
  const code = text.charCodeAt(at);
  const next = at + 1 < end ? text.charCodeAt(at + 1) : SPACE;
  if (code === 45 || code === 42 || code === 43 || isBullet(code)) {
    return isSpace(next) ? at + 1 : at;
  }
  let digits = at;
  while (digits < end && digits - at < 3) {
    const digit = text.charCodeAt(digits);
    if (digit < 48 || digit > 57) break;
    digits++;
  }
  if (digits === at && ((code >= 97 && code <= 122) || code === 40)) digits = at + 1;
  if (digits > at && digits < end) {
    const sign = text.charCodeAt(digits);
    const after = digits + 1 < end ? text.charCodeAt(digits + 1) : SPACE;
    if ((sign === 46 && code <= 57) || sign === 41) return isSpace(after) ? digits + 1 : at;
  }
  return at;
}

export function skipSpaces(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Whether the line between the offsets is nothing but `-`, `|`, `:`, `=` and spaces. */
export function isRule(text: string, from: number, end: number): boolean {
  let marks = 0;
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 45 || code === 61 || code === 42 || code === 95) marks++;
    else if (code !== 124 && code !== 58 && code !== 43 && !isSpace(code)) return false;
  }
  return marks >= 3 || (marks > 0 && text.charCodeAt(from) === 124);
}

/** Whether a line is `**bold**` from end to end, or ends as a short label does (`Next steps:`). */
export function isBoldLine(text: string, from: number, end: number): boolean {
  if (end - from < 5 || end - from > 90) return false;
  if (text.charCodeAt(from) !== 42 || text.charCodeAt(from + 1) !== 42) return false;
  let last = end;
  while (last > from && (isSpace(text.charCodeAt(last - 1)) || text.charCodeAt(last - 1) === 58))
    last--;
  if (text.charCodeAt(last - 1) !== 42) return false;
  return text.indexOf("**", from + 2) === last - 2;
}

/** Whether a line opens as `Label: …` or `**Label** …` does, so that it is no continuation. */
export function opensLabel(text: string, from: number, end: number): boolean {
  const first = text.charCodeAt(from);
  if (first === 42 && text.charCodeAt(from + 1) === 42) return true;
  if (!((first >= 65 && first <= 90) || first === 96 || first > 0x7f)) return false;
  const limit = Math.min(end, from + 42);
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 58) return at + 1 >= end || isSpace(text.charCodeAt(at + 1));
    if (code === 46 || code === 44 || code === 59 || code === 40) return false;
  }
  return false;
}

export function endsWithColon(text: string, from: number, end: number): boolean {
  let last = end;
  while (last > from && (isSpace(text.charCodeAt(last - 1)) || text.charCodeAt(last - 1) === 42))
    last--;
  return last > from && text.charCodeAt(last - 1) === 58;
}

export function isHeadingMarker(text: string, from: number, end: number): boolean {
  let at = from;
  while (at < end && text.charCodeAt(at) === 35) at++;
  return at - from <= 6 && at < end && isSpace(text.charCodeAt(at));
}

export function skipBack(text: string, end: number, from: number): number {
  let at = end;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}
