/**
 * What is to be found nowhere, told as found in so many words: "build prints 6 warnings" for "no warnings appear in the build",
 * "lint: 4 errors, 3 warnings" for "the lint run reports no errors", "scan: 2 high, 0 critical" for "no high or critical issues",
 * "the report names three patients" for "the report does not name any patient".
 */

import { contentWords } from "../words/content-words.ts";
import { SPELT_NUMBER } from "../words/numbers.ts";
import { TURNING } from "./there-after-all.ts";

/** A longer item says more. In UTF-16 units. */
const LONGEST = 160;
const SEEN =
  "appear|appears|occurs?|exists?|remains?|(?:show|turn|come)s? up|(?:is|are) (?:left|found|seen|there|printed|shown|reported|logged|listed|raised|in)";
const TELLS =
  "has|have|contains?|shows?|reports?|finds?|prints?|gives?|emits?|logs?|lists?|produces?|yields?|leaves?|throws?|raises?|returns?|includes?|sets?|mentions?|names?";
const PLACE = "(?: (?:in|on|at|during|of|anywhere|inside|within)(?!\\p{L})[^,;:()]{0,60})?";
const NO = "(?:no|zero|not a single|not any)";
const OPENS = new RegExp(
  `^\\W*${NO} (?<things>[^;:()]{2,60}?) (?:${SEEN})(?!\\p{L})${PLACE}\\W*$`,
  "iu",
);
const LACKS = new RegExp(
  `^\\W*(?<subject>[^,;:()]{2,60}?) (?:(?<verb>${TELLS}) (?:no|zero)|(?:does|do)(?: not|n['’]t) (?<deed>\\p{L}+) (?:any|a single)) (?<things>[^;:()]{2,60}?)${PLACE}\\W*$`,
  "iu",
);
/** A bound, a case or a second denial: not none at all. */
const BOUNDED =
  /\d|(?<!\p{L})(?:more|fewer|less|later|longer|larger|smaller|higher|lower|than|other|another|others|new|further|that|which|who|without|unless|until|not|need|way|one|single|matter|doubt)(?!\p{L})/iu;
const HAS =
  /(?:[:–—=,] |(?<!\p{L})(?:with|has|have|had|there (?:is|are|was|were)|shows?|showed|contains?|contained|reports?|reported|emits?|emitted|prints?|printed|gives?|gave|gets?|got|produces?|produced|logs?|logged|throws?|threw|f(?:i|ou)nds?|lists?|listed|returns?|returned|raises?|raised|sets?|mentions?|mentioned|names?|named|still|came up with) |^)$/iu;
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,/:#+-]|(?<!\\p{L})(?:the|all|those|these|both|any|every|each|than|least|most|about|first|last) )(?<count>some|several|many|a few|\\d{1,9}|${SPELT_NUMBER}) (?=(?<behind>\\p{L}[^]*)$)`,
  "giu",
);
const NUMBER = `(?:\\d{1,9}|no|zero|${SPELT_NUMBER})`;
/** More of the kind: ", 0 critical, 4 low". */
const LISTED = new RegExp(`^(?:,? (?:and )?${NUMBER} [\\p{L}-]+(?: [\\p{L}-]+)?){1,5}\\W*$`, "iu");
const PLACED = /^ (?:in|on|at|during|inside|within) (?<place>[^,;:()]{2,60})$/iu;

/** What a condition wants to be found nowhere. */
interface NoneFound {
  /** The words that name it, and those of each kind of it: "high issues", "critical issues"; with their noun left out behind. */
  readonly names: readonly (readonly string[])[];
  /** The stems of what would have it; none where that is a place. */
  readonly subject: readonly string[];
  readonly own: ReadonlySet<string>;
}

/** Whether an item tells in a number that a condition's things are found after all; null where it tells no number of anything. */
export function foundIn(item: string): ((condition: string) => boolean) | null {
  if (item.length > LONGEST) return null;
  const counted = [...item.matchAll(COUNT)].filter(({ groups }) => isSome(groups?.["count"]));
  if (counted.length === 0) return null;
  const said = new Set(contentWords(item));
  return (condition) => {
    const none = readNone(condition);
    if (none === null) return false;
    const { subject, own } = none;
    if (subject.length > 0 && !subject.some((stem) => said.has(stem))) return false;
    if (turns(item, own)) return false;
    return counted.some(({ index, groups }) => {
      const behind = groups?.["behind"] ?? "";
      return HAS.test(item.slice(0, index)) && none.names.some((name) => tells(behind, name, none));
    });
  };
}

/** The last conditions that were read, of the few that a close has: each is held against every item. */
const READ_NONE = new Map<string, NoneFound | null>();
const MOST_READ = 256;

function readNone(condition: string): NoneFound | null {
  const known = READ_NONE.get(condition);
  if (known !== undefined) return known;
  if (READ_NONE.size >= MOST_READ) READ_NONE.clear();
  const none = noneFoundIn(condition);
  READ_NONE.set(condition, none);
  return none;
}

function noneFoundIn(condition: string): NoneFound | null {
  const { subject = "", things = "" } =
    OPENS.exec(condition)?.groups ?? LACKS.exec(condition)?.groups ?? {};
  if (things === "" || BOUNDED.test(things)) return null;
  const words = things.toLowerCase().replaceAll(",", " ,").split(/\s+/u);
  const kinds = words.filter(
    (_, at) =>
      /^(?:or|,|nor)$/u.test(words[at + 1] ?? "") || /^(?:or|nor)$/u.test(words[at - 1] ?? ""),
  );
  const own = new Set(contentWords(condition));
  const noun = words.at(-1) ?? "";
  // "No errors or warnings": each by itself.
  const isKinds = kinds.length > 0 && !kinds.includes(noun);
  const names = isKinds
    ? kinds.flatMap((kind) => [[kind, noun], [kind]])
    : kinds.length > 0
      ? kinds.map((kind) => [kind])
      : [words];
  return { names, subject: contentWords(subject), own };
}

/** Whether what stands behind a number is the thing, and then nothing but where, or others that are counted. */
function tells(behind: string, name: readonly string[], { own, subject }: NoneFound): boolean {
  let rest = ` ${behind}`;
  for (const word of name) {
    const [, next = ""] = /^ ([\p{L}-]+(?:['’]\p{L}+)*)/u.exec(rest) ?? [];
    const [stem] = contentWords(word);
    if (stem === undefined || contentWords(next)[0] !== stem) return false;
    rest = rest.slice(next.length + 1);
  }
  if (/^\W*$/u.test(rest) || LISTED.test(rest)) return true;
  const place = PLACED.exec(rest)?.groups?.["place"];
  if (place === undefined) return false;
  return subject.length > 0 || contentWords(place).every((word) => own.has(word));
}

function turns(item: string, own: ReadonlySet<string>): boolean {
  const plain = item
    .replaceAll(/ and (?=(?:\d|an?|one|two|three|four|five|six) ?)/giu, ", ")
    .replaceAll(/(?<=, )(?:no|zero) (?=\p{L})/giu, "0 ");
  return TURNING.test(
    plain.replace(/\p{L}+/gu, (word) => (own.has(contentWords(word)[0] ?? "-") ? "" : word)),
  );
}

function isSome(count = ""): boolean {
  return !/^(?:0+|zero)$/iu.test(count);
}
