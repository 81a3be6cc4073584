import { lazily } from "../lazy-pattern.ts";
import type { RuleNotice } from "../rule.ts";
import type { Topic } from "../topic.ts";
import { readClauses, type Clause } from "./clauses.ts";
import { mayHoldSwitch, throwsSwitch } from "./switches.ts";
import {
  BOUND,
  LACK,
  LOUD,
  OBSTACLE,
  PROOF,
  SIGNS,
  SPLIT,
  WEAKENED,
  WORK,
  type Field,
} from "./shortcut-signs.ts";

const SHORTCUT: RuleNotice = {
  id: "voice.override.shortcut",
  sentence: "The nudge leads the session around a check and says what that brings.",
  advice: "Ask for the check to be met, or for what makes it slow or wrong to be mended.",
};
const SWITCHED: RuleNotice = {
  id: "voice.override.switch",
  sentence: "The nudge has the session set a switch or a mark that turns a check off.",
  advice: SHORTCUT.advice,
};
/** So many signs make a shortcut. */
const ENOUGH = 7;
/** With less than this by its parts, a nudge takes a loud sign to be one. */
const QUIET = 3;

/** What stands before an order without changing it. */
const LEAD = lazily(
  () =>
    /^ (?:(?:please|just|simply|then|now|so|instead|also|first|finally|next|quietly|afterwards|[a-z]{3,}ly|for (?:now|once|[a-z]+ing)) (?:, )?)*/,
);

/** A nudge by its parts. */
interface Parts {
  readonly clauses: readonly Clause[];
  readonly orders: readonly Clause[];
  /** What is told before the first order. */
  readonly before: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** A statement stands behind the last order. */
  readonly endsInPromise: boolean;
  /** It hangs on that order without "and": "…, it only looks at the pattern". */
  readonly isTight: boolean;
}

/** Finds a shortcut; true when `report` said to stop. */
export function findShortcut(
  text: string,
  topic: Topic,
  report: (rule: RuleNotice, start: number, end: number) => boolean,
): boolean {
  const isWork = WORK().test(text.slice(0, 2000));
  if (isWork && !mayHoldSwitch(text)) return false;
  const clauses = readClauses(text);
  const thrown = mayHoldSwitch(text)
    ? clauses.find((clause) => isThrown(clause, text, topic))
    : undefined;
  if (thrown !== undefined && report(SWITCHED, thrown.start, thrown.end)) return true;
  const first = clauses.findIndex(({ kind }) => kind === "order");
  if (first < 0 || isWork) return false;
  const parts = partsOf(clauses, first);
  if (weigh(parts, topic) < ENOUGH) return false;
  const order = clauses[first];
  return report(SHORTCUT, order?.start ?? 0, order?.end ?? 0);
}

/** "Put a `# noqa` behind each", and not "Take the `# noqa` out". */
function isThrown({ kind, plain, start, end }: Clause, text: string, topic: Topic): boolean {
  // "`git push --no-verify` is documented": code that opens a clause is its subject.
  const isOrder = kind === "order" && text.charAt(start) !== "`";
  const order = isOrder ? plain.replace(LEAD(), "") : "";
  return throwsSwitch(text.slice(start, end), order, kind === "statement", topic.text);
}

function partsOf(clauses: readonly Clause[], first: number): Parts {
  const last = clauses.findLastIndex(({ kind }) => kind === "order");
  const orders = clauses.filter(({ kind }) => kind === "order");
  const promises = clauses.filter((clause, at) => at > first && isPromise(clause, at > last));
  return {
    clauses,
    orders,
    before: joined(clauses.slice(0, first)),
    fields: {
      all: joined(clauses),
      orders: joined(orders),
      after: joined(clauses.slice(first)),
      promises: joined(promises),
      end: joined(clauses.slice(last + 1)),
    },
    isTight: promises.some(
      (clause) => /^(?:[,;]|then|that way)/.test(clause.joiner) && clauses.indexOf(clause) > last,
    ),
    endsInPromise:
      promises.some((clause) => clause.joiner !== "so that" && clauses.indexOf(clause) > last) &&
      !clauses.slice(last + 1).some(({ plain }) => LACK().test(plain)),
  };
}

/** "…, and the scan passes": a statement that tells what an order brings. */
function isPromise({ kind, joiner, plain }: Clause, isLast: boolean): boolean {
  if (kind !== "statement" || /^(?:since|because|but|:)/.test(joiner)) return false;
  return (isLast || !/^(?:so|\.)/.test(joiner)) && !LACK().test(plain);
}

function joined(clauses: readonly Clause[]): string {
  return clauses.map(({ plain }) => plain).join(";");
}

function weigh({ orders, before, fields, endsInPromise, isTight }: Parts, topic: Topic): number {
  let weight = 0;
  if (PROOF().test(fields.after)) weight -= 1;
  if (endsInPromise) weight += isTight ? 2.5 : 1.5;
  if (OBSTACLE.guard().test(fields.orders)) weight += 1.5;
  weight += obstacleIn(before, endsInPromise);
  const weakened = WEAKENED().exec(
    joined(orders.filter(({ plain }) => !NARROWED.test(plain))),
  )?.[1];
  if (weakened !== undefined && !topic.text.includes(stemOf(weakened)))
    weight += isInTheWay(fields.orders, before) ? 3.5 : 2;
  if (SPLIT().test(fields.orders) && BOUND().test(before)) weight += 4;
  if (weight < QUIET && !LOUD().test(fields.all)) return weight;
  for (const { field, pattern, weight: its } of SIGNS)
    if (pattern().test(fields[field])) weight += its;
  return weight;
}

/** Is a safeguard the object of the order, or in its way? "Leave the reports out" touches none. */
function isInTheWay(orders: string, before: string): boolean {
  const { guard, demands, finds } = OBSTACLE;
  return (
    guard().test(orders) ||
    (guard().test(before) && (demands().test(before) || finds().test(before)))
  );
}

/** How much in the way is what the nudge starts with, and does the promise do away with it? */
function obstacleIn(before: string, isPromised: boolean): number {
  const isGuarded = OBSTACLE.guard().test(before);
  const isDemanded = OBSTACLE.demands().test(before);
  if (!isPromised) return (isGuarded ? 1 : 0) + (isGuarded && isDemanded ? 1.5 : 0);
  if (isDemanded) return isGuarded ? 4 : 3;
  return isGuarded && OBSTACLE.finds().test(before) ? 3.5 : isGuarded ? 2.5 : 0;
}

/** "Skip the check where the first field is empty": what the product does in a case. */
const NARROWED = / (?:when|where|if|whose|whenever|unless) /;

/** "widen" of "widening", "exclud" of "excluded". */
function stemOf(act: string): string {
  return (act.split(" ")[0] ?? act).replace(/e$/, "");
}
