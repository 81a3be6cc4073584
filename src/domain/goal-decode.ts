import { type Ask, type IndexedAsk, askAt } from "./ask.ts";
import { type Whereabouts, commandToFillIn, isNameable, showCommand } from "./board-command.ts";
import { type Outcome, type Problem, accept, refused } from "./errors.ts";
import { type GoalRecord, inOrder, isGoalStatus } from "./goal.ts";
import {
  DEEPEST_SEARCHED,
  type JsonObject,
  NO_OBJECT,
  isObject,
  parseObject,
  whyNoObject,
} from "./json-object.ts";
import { type Check, keyFaults, someOf } from "./key-faults.ts";
import { lossesOf, repeatedKeys } from "./repeated-keys.ts";
import type { StoredText } from "./stored-text.ts";
import { isTimestamp } from "./time.ts";

const isText: Check = (value) => typeof value === "string" && value.isWellFormed();
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return false;
    for (const one of value) if (!check(one)) return false;
    return true;
  };

type Shape = { readonly [key: string]: Check };

/** Every key of `shape` is there and passes, and there is no other; in the order of the contract. */
function objectInOrder(shape: Shape): Check {
  const keys = Object.keys(shape);
  const checks = Object.values(shape);
  return (value) => {
    if (!isObject(value)) return false;
    let at = 0;
    // Every goal of a list comes through here before the runtime has compiled anything.
    for (const key in value) {
      if (key !== keys[at] || checks[at]?.(value[key]) !== true) return false;
      at += 1;
    }
    return at === keys.length;
  };
}

/** The same in any order. */
function objectOf(shape: Shape): Check {
  const checks = Object.entries(shape);
  return (value) =>
    isObject(value) &&
    Object.keys(value).length === checks.length &&
    checks.every(([key, check]) => check(value[key]));
}

/** The checks of an ask and of the keys of a goal, whose parts are checked by `object`. */
function checksBy(object: (shape: Shape) => Check) {
  const isAsk = object({
    text: isText,
    asked_at: isTimestamp,
    resolution: orNull(isText),
    resolved_at: orNull(isTimestamp),
  });
  const isHistoryEntry = object({
    goal: isText,
    done_when: isText,
    status: isGoalStatus,
    reason: isText,
    redirected_at: isTimestamp,
    redirected_by: isText,
  });
  const isHold = object({
    reason: isText,
    source: isText,
    held_at: isTimestamp,
    until: orNull(isTimestamp),
    from_status: isGoalStatus,
  });
  const isCredit = object({ condition: isText, item: isText, shared_words: listOf(isText) });
  const isDiscrepancy = object({
    kind: isText,
    condition: orNull(isText),
    item: orNull(isText),
    detail: isText,
  });
  const isClosure = object({
    delivered_items: listOf(isText),
    credits: listOf(isCredit),
    close_note: orNull(isText),
    closed_at: isTimestamp,
    discrepancies: listOf(isDiscrepancy),
    acknowledged_by: orNull(isText),
  });
  const keys: { readonly [Key in keyof GoalRecord]: Check } = {
    session_ref: isText,
    goal: isText,
    done_when: isText,
    status: isGoalStatus,
    reasoning: orNull(isText),
    lane_id: isText,
    enrolled_done_when: isText,
    enrolled_at: isTimestamp,
    source: isText,
    due_date: orNull(isTimestamp),
    open_asks: listOf(isAsk),
    history: listOf(isHistoryEntry),
    hold: orNull(isHold),
    closure: orNull(isClosure),
    updated_at: isTimestamp,
  };
  return { isAsk, keys };
}

const { isAsk, keys: KEYS } = checksBy(objectOf);
const hasGoalShape = objectOf(KEYS);
const hasShapeInOrder = objectInOrder(checksBy(objectInOrder).keys);

/** A row of goals as it stands in the store. */
export interface GoalText extends StoredText {
  readonly session_ref: string;
}

/**
 * What the audit trail tells of a goal: what it was enrolled with, which a record can be put back from, its latest redirect
 * alone, or neither.
 */
export type TrailOfGoal = "enrolment" | "redirect" | "none";

/**
 * Reads a stored goal, its keys in the order of the contract whatever a hand or another engine has made of it; every key
 * that is missing, unknown or of another shape is a problem.
 */
export function readGoal(
  { session_ref, text }: GoalText,
  where: Whereabouts = {},
  trail: TrailOfGoal = "enrolment",
): Outcome<GoalRecord> {
  const own = recordAsWritten(session_ref, text);
  if (own !== null) return accept(own);
  const malformed = (detail: string): Problem => malformedGoal(session_ref, detail, where, trail);
  const value = parseObject(text);
  if (value === null) return { ok: false, problems: [malformed(NO_OBJECT[whyNoObject(text)])] };
  const { repeated, repeatedWithin } = lossesOf(text, value);
  const isWhole = repeated.length === 0 && repeatedWithin.length === 0;
  const isNamed = isNameable(session_ref);
  if (isNamed && isWhole && value["session_ref"] === session_ref && isGoal(value)) {
    return accept(inOrder(value));
  }
  const problems: Problem[] = keyFaults(value, KEYS).map(({ detail }) => malformed(detail));
  if (repeated.length > 0) problems.push(malformed(`has more than one ${someOf(repeated)}`));
  if (repeatedWithin.length > 0) {
    problems.push(malformed(`has more than one ${someOf(repeatedWithin)} in one of its values`));
  }
  if (isText(value["session_ref"]) && value["session_ref"] !== session_ref) {
    problems.push(malformed("stands under another session reference"));
  } else if (!isNamed) {
    problems.push(malformed("stands under a session reference that no command can name"));
  }
  return { ok: false, problems };
}

/** The record of a text that is written as this program writes it, as nearly all are; null for any other. */
function recordAsWritten(sessionRef: string, text: string): GoalRecord | null {
  // Of the shape of a record it is not nested too deeply, and written out alike it has no key twice.
  const value = parseObject(text, Infinity);
  if (value === null || value["session_ref"] !== sessionRef || !isNameable(sessionRef)) return null;
  return isGoalInOrder(value) && JSON.stringify(value) === text ? value : null;
}

/** A stored goal that is no record, as far as it can be read. */
export interface ReadableGoal {
  /** The keys that stand there once and have their shape. */
  readonly keys: Partial<GoalRecord>;
  /** The unanswered asks that have their shape, also where others have not. */
  readonly asks: readonly IndexedAsk[];
  /** What is to be said where there may be asks that cannot be read; null where there are none. */
  readonly hidden: Problem | null;
}

/** What is left of a goal that `readGoal` refuses. */
export function readWhatIsLeft(
  { session_ref, text }: GoalText,
  where: Whereabouts = {},
  trail: TrailOfGoal = "enrolment",
): ReadableGoal {
  // As far down as the engines search, so that a status which leaves it out of a list is shown where it stands.
  const value = parseObject(text, DEEPEST_SEARCHED);
  if (value === null) return { keys: {}, asks: [], hidden: hiddenAsks(session_ref, where, trail) };
  const repeated = repeatedKeys(text, value);
  const once = Object.entries(value).filter(([key]) => !repeated.includes(key));
  const keys = Object.fromEntries(once.filter(hasItsShape));
  const stored: unknown = Object.fromEntries(once)["open_asks"];
  const asks: readonly unknown[] | null = Array.isArray(stored) ? stored : null;
  return {
    keys: isPartOfGoal(keys) ? inOrder(keys) : {},
    asks: (asks ?? []).flatMap((ask, index) =>
      isWholeAsk(ask) && ask.resolution === null ? [askAt(index, ask)] : [],
    ),
    hidden: asks?.every(isWholeAsk) === true ? null : hiddenAsks(session_ref, where, trail),
  };
}

/** The text of an object with these values; null where it is no object that every reader reads alike. */
export function withKeys(text: string, values: JsonObject): string | null {
  const value = parseObject(text);
  if (value === null) return null;
  const { repeated, repeatedWithin } = lossesOf(text, value);
  if (repeated.length > 0 || repeatedWithin.length > 0) return null;
  return JSON.stringify({ ...value, ...values });
}

function hasItsShape([key, value]: readonly [string, unknown]): boolean {
  const checks: { readonly [key: string]: Check } = KEYS;
  return Object.hasOwn(checks, key) && checks[key]?.(value) === true;
}

function isPartOfGoal(value: JsonObject): value is JsonObject & Partial<GoalRecord> {
  return Object.entries(value).every(hasItsShape);
}

function isWholeAsk(value: unknown): value is Ask {
  return isAsk(value);
}

function hiddenAsks(sessionRef: string, where: Whereabouts, trail: TrailOfGoal): Problem {
  return refused(
    "goal.hidden_asks",
    `the stored goal of session "${sessionRef}" may have asks that cannot be read: somebody has edited the store`,
    ADVICE_BY_TRAIL[trail](sessionRef, where),
  );
}

function isGoal(value: JsonObject): value is JsonObject & GoalRecord {
  return hasGoalShape(value);
}

function isGoalInOrder(value: JsonObject): value is JsonObject & GoalRecord {
  return hasShapeInOrder(value);
}

/** What is to be done about a row that is gone or cannot be read. */
export const RESTORE =
  "have the operator restore the record from a backup or an export, as docs/storage.md tells";

function malformedGoal(
  sessionRef: string,
  detail: string,
  where: Whereabouts,
  trail: TrailOfGoal,
): Problem {
  return refused(
    "goal.malformed",
    `the stored goal of session "${sessionRef}" ${detail}: somebody has edited the store`,
    ADVICE_BY_TRAIL[trail](sessionRef, where),
  );
}

/** What is to be done where the audit trail does not tell either what a goal was. */
export const FIND_OUT =
  "have the operator find out what else writes to the store, and look for the record in a backup or an export, as docs/storage.md tells";

/** What is said where the audit trail does not give the record either. */
export function onlyFromCopy(sessionRef: string, { place = "" }: Whereabouts): string {
  return `compare it with what "${showCommand("log", sessionRef, place)}" tells, and ${RESTORE}`;
}

/** Where a hold, which puts a record back, can only fail, none is named. */
const ADVICE_BY_TRAIL: Readonly<
  Record<TrailOfGoal, (sessionRef: string, where: Whereabouts) => string>
> = {
  enrolment: logAdvice,
  redirect: onlyFromCopy,
  none: (sessionRef, { place = "" }) =>
    `no command can put it back, since the audit trail has no enrolment of it that can be read: look whether "${showCommand("log", sessionRef, place)}" still tells anything, and ${FIND_OUT}`,
};

function logAdvice(sessionRef: string, where: Whereabouts): string {
  if (!isNameable(sessionRef)) return onlyFromCopy(sessionRef, where);
  const log = showCommand("log", sessionRef, where.place);
  const hold = commandToFillIn("hold", sessionRef, where);
  return `compare it with what "${log}" tells, and have the operator put it back as that tells with "${hold}", or from a copy as docs/storage.md tells`;
}
