/** What a condition says of how it is to be met: "on the meter board", "by a native speaker", "at night". */

import { type Kind, OPPOSED, STAND_IN } from "./stand-in-kinds.ts";
import { type Term, termsOf } from "./terms.ts";

export interface Circumstance {
  readonly said: string;
  /** What does not do for it. */
  readonly kind: Kind;
  /** Told by "real" or its like alone: "on a real phone". */
  readonly isReal: boolean;
  /** "From the exchange", "against the archive". */
  readonly isSource: boolean;
  readonly terms: readonly Term[];
  /** The same, met by spellings of the words and by nothing that stands for them. */
  readonly named: readonly Term[];
  /** The terms of the condition that are of none of its circumstances. */
  readonly rest: readonly Term[];
}

const PREPOSITION =
  "in|on|at|against|under|to|into|onto|from|via|through|using|inside|aboard|between|with|by";
const NO_OBJECT =
  "(?:least|most|once|all|which|that|it|them|be|under|over|about|more|less|up|or|and|minus|plus)(?!\\p{L})|[-−+±<>≤≥]?\\d";
const PHRASE_END = `(?:${PREPOSITION}|and|or|is|are|was|were|has|have|without|for|within|of|when|that|which|as)(?!\\p{L})`;
const PLACED = new RegExp(
  `(?<!\\p{L})(?<link>${PREPOSITION}) (?!${NO_OBJECT})(?<said>(?:[^\\s,;:.()]+(?:\\.\\d+)?(?: (?!${PHRASE_END})|(?=$|[\\s,;:.()]))){1,5})`,
  "giu",
);
/** "With a message", "by name" say how; they count where the real thing is asked for by that word. */
const MEANS = /^(?:with|by|between)$/iu;
/** "Fails to load", "in plain words" */
const VAGUE = /^(?:to|in|from)$/iu;
const NAMED = /^(?:(?:the|an?|our|its|their|this|that|each|every|my)(?!\p{L})|\p{Lu})/u;
const SOURCE = /(?<!\p{L})(?:from|against) $/iu;
/** "At the end", "on reconnect" */
const NO_PLACE =
  /^(?:the )?(?:end|start|top|bottom|left|right|beginning|middle|front|back|head|foot|same|order|time|place|full|total|turn|use|repository|repo|git|wiki|folder|drive|readme|docs?|archive|any|every|each|reconnect|\p{L}+ing|one|two|three)(?!\p{L})|(?<!\p{L})(?:percentile|percent|seconds?|minutes?|hours?|days?|weeks?|order)(?!\p{L})/iu;

/** What says that the thing itself is meant. */
export const REAL =
  /(?<!\p{L})(?:real|actual|actually|genuine|physical|production|prod|live)(?!\p{L})/iu;

/** The circumstances of a condition with these terms; none of what asks for a stand-in itself. */
export function circumstancesOf(condition: string, all: readonly Term[]): readonly Circumstance[] {
  const placed = STAND_IN.given.test(condition) ? [] : placesIn(condition);
  STAND_IN.given.lastIndex = 0;
  const opposed = OPPOSED.flatMap((kind) => {
    const said = kind.asked?.exec(condition)?.[0];
    return said === undefined || condition.search(kind.given) >= 0 ? [] : [{ said, kind }];
  });
  const found = [...placed.map((said) => ({ said, kind: STAND_IN })), ...opposed];
  const around = new Set(termsOf(found.map(({ said }) => said).join(" ")).map(({ word }) => word));
  const rest = all.filter(({ word }) => !around.has(word));
  return found.flatMap(({ said, kind }) => {
    const [terms, named] = [termsOf(said), termsOf(said, "named")];
    const isReal = kind === STAND_IN && REAL.test(said);
    const tells = kind !== STAND_IN || isReal || terms.some(({ weight }) => weight >= 1);
    const isSource = SOURCE.test(condition.slice(0, condition.indexOf(said)));
    return tells ? [{ said, kind, isReal, isSource, terms, named, rest }] : [];
  });
}

function placesIn(condition: string): readonly string[] {
  return [...condition.matchAll(PLACED)].flatMap(({ groups = {} }) => {
    const { link = "", said = "" } = groups;
    if (NO_PLACE.test(said)) return [];
    if (REAL.test(said)) return [said.trim()];
    return MEANS.test(link) || (VAGUE.test(link) && !NAMED.test(said)) ? [] : [said.trim()];
  });
}
