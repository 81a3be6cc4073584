/** Another person, path, address, file or numbered thing in the place of the one that is asked for. */

import { readNumber } from "../../../../domain/inventory/words/numbers.ts";
import { isSamePlace, isTold, placeOf, saysNoMore, wordsIn } from "./places.ts";
import type { Rival } from "./rival.ts";

/** A name with where it stands. */
interface Name {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The name of an item that stands where a condition asks for another; null for none. */
export function findNameRival(condition: string, item: string): Rival | null {
  return (
    personRival(condition, item) ??
    spouseRival(condition, item) ??
    signerRival(condition, item) ??
    subjectRival(condition, item) ??
    addressRival(condition, item) ??
    numberedRival(condition, item)
  );
}

const TITLED =
  /(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|Prof(?:essor)?|Sir|Herrn?|Frau|Monsieur|Madame|Mme|Señora?|Sra?|Signora?)\.? ((?:\p{Lu}\. ?)*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/gu;

function namesIn(text: string, pattern: RegExp): readonly Name[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, 1: name = whole, index }) => ({
    text: name,
    start: index,
    end: index + whole.length,
  }));
}

/** Whether a text has one of the parts of a name. */
function says(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  return name
    .toLowerCase()
    .split(/[ .]+/u)
    .some((part) => part.length > 2 && lower.includes(part));
}

/** "Mrs. Lindqvist" for "Mr. Okafor". */
function personRival(condition: string, item: string): Rival | null {
  const asked = namesIn(condition, TITLED).filter(({ text }) => !says(item, text));
  if (asked.length === 0) return null;
  const given = namesIn(item, TITLED).filter(({ text }) => !says(condition, text));
  return placed(condition, item, asked, given);
}

const OF_MEN = /(?<!\p{L})(?:Mr|Sir|Herrn?|Monsieur|Señor|Signor)(?!\p{L})/u;
const OF_WOMEN = /(?<!\p{L})(?:Mrs|Ms|Miss|Frau|Madame|Mme|Señora|Signora)(?!\p{L})/u;

const TITLE =
  /^(?:Mrs?|Ms|Miss|Dr|Prof(?:essor)?|Sir|Herrn?|Frau|Monsieur|Madame|Señora?|Signora?)$/u;

/** "Mr Lang" for "Mrs Lang". */
function spouseRival(condition: string, item: string): Rival | null {
  for (const [title, other] of [
    [OF_MEN, OF_WOMEN],
    [OF_WOMEN, OF_MEN],
  ] as const) {
    if (!title.test(condition) || other.test(condition)) continue;
    if (title.test(item) || !other.test(item)) continue;
    const asked = namesIn(condition, TITLED).filter(({ text }) => says(item, text));
    const given = namesIn(item, TITLED).filter(({ text }) => says(condition, text));
    const rival = placed(condition, item, asked, given);
    if (rival !== null) return rival;
  }
  return null;
}

/** The first given name that stands in the place of an asked one. */
function placed(
  condition: string,
  item: string,
  asked: readonly Name[],
  given: readonly Name[],
): Rival | null {
  const [wanted, said] = [wordsIn(condition), wordsIn(item)];
  for (const one of asked) {
    const place = placeOf(wanted, one.start, one.end);
    for (const other of given) {
      if (!isTold(item, other.start, other.end, place.link === "from")) continue;
      const isSame =
        isSamePlace(place, placeOf(said, other.start, other.end)) ||
        saysNoMore(wanted, said, other.start, other.end);
      if (isSame) return rivalOf(condition, item, one, other);
    }
  }
  return null;
}

/** "Tom" may be Thomas Reed, and "Bob" Robert Miller. */
function mayBe(one: string, other: string): boolean {
  return one.includes(" ") !== other.includes(" ");
}

function rivalOf(condition: string, item: string, asked: Name, given: Name): Rival {
  return {
    asked: condition.slice(asked.start, asked.end),
    given: item.slice(given.start, given.end),
  };
}

/** What does something by its own name and is no person; also whoever it may be. */
const NO_PERSON =
  /^(?:Finance|Legal|Marketing|Support|Sales|Management|Security|Accounting|Engineering|Procurement|Operations|Design|Staff|Research|Quality|Everyone|Everybody|Someone|Somebody|Nobody|Anyone|Each|All|Both|None|One|Two|Three|It|He|She|They|We|You|This|That|These|Those|There|Who|What|Nothing|Everything|Every|No|The|An?|Our|Its|My|Your|Their|GitHub|Google|Apple|Microsoft)$/u;
const PERSON = "(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?: (?:\\p{Lu}\\.? )?\\p{Lu}\\p{Ll}+)?";
const BY = new RegExp(`(?<!\\p{L})(?:by|von|par|por) ${PERSON}(?![\\p{L}\\d])(?!['’]s)`, "gu");
/** What people do, and seldom anything else that has no article: "Access has been granted". */
const PERSONAL =
  "sign|approv|review|agre|confirm|accept|vot|pai|pay|attend|repl|answer|read|check|test|writ|wrote|present|join|regist|consent|train|enrol|graduat|subscrib|giv";
/** "Ana signs the lease", "Cleo has signed": a name alone in front of its verb. */
const SUBJECT = new RegExp(
  `^(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?: (?:has|have|had|will)(?: (?:now|already|also|finally|both))? (?<deed>(?:${PERSONAL})\\p{Ll}*)| (?<verb>(?:${PERSONAL})\\p{Ll}*(?:s|d|te))(?= (?:the|an?|all|both|every|each|our|its|her|his|their|it|them|\\d)(?!\\p{L})))(?!\\p{L})`,
  "u",
);

interface Subject {
  readonly name: Name;
  readonly verb: string;
}

function subjectOf(text: string): Subject | null {
  const match = SUBJECT.exec(text);
  const [, name = ""] = match ?? [];
  if (match === null || NO_PERSON.test(name) || readNumber(name) !== null) return null;
  const { deed, verb = "" } = match.groups ?? {};
  // "Members reviewed the draft"
  if (name.endsWith("s") && !/[^s]s$/u.test(verb) && deed === undefined) return null;
  return { name: { text: name, start: 0, end: name.length }, verb: stemOf(deed ?? verb) };
}

function stemOf(word: string): string {
  return wordsIn(word)[0]?.stem ?? "";
}

/** "signed by Omar" for "Lena signs", or for "signed by Lena". */
function signerRival(condition: string, item: string): Rival | null {
  const given = personsBy(item).filter(({ text }) => !says(condition, text));
  const [other] = given;
  if (other === undefined) return null;
  const said = wordsIn(item);
  const asked = personsBy(condition).filter(
    ({ text, start, end }) =>
      !says(item, TITLE.test(text) ? condition.slice(start, end) : text) &&
      !hasInitial(item, text) &&
      !mayBe(condition.slice(start, end), item.slice(other.start, other.end)),
  );
  const rival = placed(condition, item, asked, given);
  if (rival !== null) return rival;
  const subject = subjectOf(condition);
  if (subject === null || says(item, subject.name.text) || hasInitial(item, subject.name.text))
    return null;
  if (mayBe(subject.name.text, item.slice(other.start, other.end))) return null;
  const { front } = placeOf(said, other.start, other.end);
  return front === subject.verb ? rivalOf(condition, item, subject.name, other) : null;
}

/** Those by whom something was done; the words in front are none of theirs. */
function personsBy(text: string): readonly Name[] {
  return namesIn(text, BY)
    .filter(({ text: name }) => !NO_PERSON.test(name))
    .map(({ text: name, end }) => ({ text: name, start: text.lastIndexOf(name, end), end }));
}

/** "A. Silva" for Ana. */
function hasInitial(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${name.slice(0, 1)}\\.`, "u").test(text);
}

/** "Dora has signed" for "Cleo has signed". */
function subjectRival(condition: string, item: string): Rival | null {
  const [asked, given] = [subjectOf(condition), subjectOf(item)];
  if (asked === null || given === null || asked.verb !== given.verb) return null;
  if (says(item, asked.name.text) || says(condition, given.name.text)) return null;
  return hasInitial(item, asked.name.text)
    ? null
    : rivalOf(condition, item, asked.name, given.name);
}

const ADDRESS = /(?<![\p{L}\d/:.])https?:\/\/[^\s<>"'`)\]]*[^\s<>"'`)\].,;:!?]/gu;
const PATH = /(?<![\p{L}\p{N}:/.])\/(?:[\p{L}\p{N}_.-]+\/)*[\p{L}\p{N}_.-]*[\p{L}\p{N}_-]/gu;
const FILE = /(?<![\p{L}\p{N}/.:-])[\p{L}\p{N}_-]+\.[a-z][a-z\d]{1,4}(?![\p{L}\p{N}/-])/gu;

/** "`tool file.csv` prints …" */
const STANDS_FOR_ANY =
  /^(?:(?:my|your|some|any)?-?(?:file|input|output|example|sample|foo|bar|name|data|test|in|out)\d?)\.[a-z\d]+$/iu;

/** "/tmp/app.log" for "/var/log/app.log", "report-2025.pdf" for "report-2026.pdf". */
function addressRival(condition: string, item: string): Rival | null {
  for (const pattern of [ADDRESS, PATH, FILE]) {
    const asked = namesIn(condition, pattern);
    const [one] = asked;
    if (one === undefined || asked.length > 1 || STANDS_FOR_ANY.test(one.text)) continue;
    if (item.toLowerCase().includes(bare(one.text))) return null;
    const given = namesIn(item, pattern).filter(
      ({ text }) =>
        !condition.includes(text) && !one.text.endsWith(text) && isComparable(one.text, text),
    );
    const rival = placed(condition, item, [one], given);
    if (rival !== null) return rival;
  }
  return null;
}

/** An address without what may be left out of it, in lower case. */
function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/\/$/u, "");
}

/** The same page of another server may be told of; another kind of file is told of as such. */
function isComparable(asked: string, given: string): boolean {
  const [host, other] = [asked, given].map((text) => /^https?:\/\/([^/]+)/u.exec(text)?.[1]);
  if (host !== other) return false;
  const [ending, otherEnding] = [asked, given].map((text) => /\.[a-z\d]+$/u.exec(text)?.[0]);
  return asked.startsWith("/") || host !== undefined || ending === otherEnding;
}

const NUMBERED =
  /(?<![\p{L}\d-])(\p{L}{3,})(?: no\.?| number| nr\.?)? (\d{1,5}(?:\.\d{1,3})?[a-z]?)(?=[,;)]|\W*$| (?:is|are|was|has|in|on|at|for|to|from|by|of|with|and|as|booked|\p{Ll}+ed)(?!\p{L}))/gu;
/** What is measured, counted, bounded or told elsewhere: more or less of it may be as good. */
const NO_LABEL =
  /^(?:(?:score|grade|coverage|rating|speed|rank|count|total|temperature|pressure|weight|size|age|limit|budget|price|fee|cost|rent|sum|worth|width|height|length|depth|version|release|http|status|code|exit|returns?|answer|answers|with|and|the|only|over|under|about|than|least|most|around|until|within|between|from|into|onto|for|top|first|last|next|every|all|some|each|other|another|these|those|per|plus|minus|times|now|exactly|nearly|almost|january|february|march|april|may|june|july|august|september|october|november|december|level|stage|phase|tier|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|year|since|was|are|has|have|had|been|day|week|attempt|try|run|round|build|revision|commit|ticket|issue|number)|\p{L}+(?:[^s]s|ed))$/iu;

/** "greenhouse 3" for "greenhouse 2", "port 8000" for "port 8080". */
function numberedRival(condition: string, item: string): Rival | null {
  const asked = labelled(condition);
  for (const one of asked) {
    const [name = "", number = ""] = one.text.split(" ");
    if (holdsNumber(item, number)) continue;
    const given = labelled(item).filter(({ text }) => text.startsWith(`${name} `));
    const [other, ...more] = given;
    if (other === undefined || more.length > 0 || condition.includes(other.text)) continue;
    if (isTold(item, other.start, other.end, true) && sharesMore(condition, item, name))
      return rivalOf(condition, item, one, other);
  }
  return null;
}

/** What opens a sentence with its version: "Python 3.11 is supported". */
const VERSIONED =
  /^(?:python|node|java|ruby|php|perl|rust|postgres|postgresql|mysql|mariadb|sqlite|redis|mongodb|django|rails|laravel|spring|react|vue|angular|svelte|debian|ubuntu|fedora|windows|android|macos|linux|kernel|gcc|clang|llvm|chrome|firefox|safari|bun|deno|typescript|kubernetes|docker|gradle|maven|kotlin|swift|scala|unity|unreal|blender|wordpress|drupal)$/iu;

function labelled(text: string): readonly Name[] {
  return [...text.matchAll(NUMBERED)].flatMap(
    ({ 0: whole, 1: name = "", 2: number = "", index }) => {
      // "Node 22" has versions, of which a later one may be as good; "Room 4" opens its sentence.
      const isVersioned = /\p{Lu}/u.test(name) && (index > 0 || VERSIONED.test(name));
      if (NO_LABEL.test(name) || isVersioned) return [];
      return [{ text: `${name.toLowerCase()} ${number}`, start: index, end: index + whole.length }];
    },
  );
}

function holdsNumber(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.])${number.replace(".", "\\.")}(?![\\d]|\\.\\d)`, "u").test(text);
}

/** Whether both texts say more than that of which the number is. */
function sharesMore(condition: string, item: string, name: string): boolean {
  const asked = new Set(wordsIn(condition).map((word) => word.stem));
  return wordsIn(item).some(
    ({ stem, text }) =>
      stem !== "" && asked.has(stem) && text.toLowerCase() !== name && !/^\d/u.test(text),
  );
}
