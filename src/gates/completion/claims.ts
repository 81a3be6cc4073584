/**
 * Conditions that the message speaks of without saying that they hold. There is no end to the ways of
 * saying that something was not done ("has to take a back seat", "defeated me"), but few of saying that it
 * was: a word of doing or being, a figure, a name of code, a mark, or the condition's own words. So a
 * condition is in doubt when everything said about it has none of these.
 */

import type { GateCase, Reason } from "../gate.ts";
import type { Clause, Document } from "../text/document.ts";
import { hashWord } from "../text/scan.ts";
import type { Thoroughness } from "./reason.ts";
import { stem } from "./subject.ts";
import { bitCount, MOST_WORDS, WordBits } from "./word-bits.ts";

/** One condition, as its words. */
interface Asked {
  readonly text: string;
  /** Its words of content, as written. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Those that no other condition has; all where none is its own. */
  readonly own: readonly string[];
}

/** The share of a condition's words that restates it. */
export const RESTATED = 0.6;

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "the a an and or of to in on at for with by from as is are was were be been it its they them their this that these those all each every any both no not than then so if when while only one two three four five six seven eight nine ten at least most more less under over above below within per can may must should will has have had do does did but also into after before up out off which who whose there here how what where you your i we our".split(
    " ",
  ),
);

/** What a report says of a thing that is there: words of doing and being, figures, code, marks. */
const SAID_TO_HOLD =
  /[✅✔✓☑→\d§]|->|\[x\]|\b(?:works?|working|done|added|built|implemented|finished|completed?|in place|live|up|runs?|running|pass(?:es|ed|ing)?|green|tested|verified|checked|ok|okay|yes|tried|measured|shown|shows?|now|ready|available|delivered|shipped|written|writes?|created|installed|deployed|merged|published|removed|gone|deleted|replaced|fixed|repaired|moved|migrated|converted|ported|translated|covered|covers?|loaded|stored|stores?|sent|sends?|set|exists?|wired|connected|in use|enabled|active|documented|documents|generated|generates|printed|prints?|filled|drawn|recorded|scanned|indexed|restored|updated|returns?|answers?|opens?|closes?|closed|uses?|used|gets?|gives?|keeps?|carries|holds?|held|lists?|listed|reads?|makes?|made|equal|match(?:es)?|same|identical|unchanged|none|zero|nothing|clean|found|finds?|counts?|counted|appears?|follows? (?:the|its)|switched|rewritten|extended|raised|lowered|renamed|cut|signed|painted|sewn|bound|mounted|planted|welded|glued|assembled|finalised|finalized|approved|accepted|confirmed|agreed|proven|proved|demonstrated|observed|logged|saved|exported|imported|rendered|compiled|compared|corrected|cleaned|included|includes?|contains?|supports?|supported|handles?|handled|respects?|accepts?|rejects?|rejected|refuses?|refused|blocks?|blocked|catches|caught|lands?|reaches|reached|stays?|survives?|resumes?|starts?|stops?|ends?|loads?|saves?|plays?|toggles?|sorts?|filters?|merges?|splits?|copies|counts|computes?|calculates?|respond(?:s|ed)?|validates?|validated|enforced|enforces?|protects?|protected|hides?|visible|readable|correct|fine|complete|fully|everywhere|throughout)\b/;

/** Figures in words, and measures. */
const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|each|both|every|within|seconds?|minutes?|per cent|percent|half a|a third|times)\b/;

/** Somebody did something to it, or it is as it should be. */
const STATE =
  /\b(?:is|are|was|were|been|being|stays?|remains?|gets?|got) (?:\w+ly |now |all |both |also |again |still |then |always |there )*(?!delayed|sacrificed|earmarked|planned|meant|needed|missed|abandoned|neglected|forgotten|supposed|intended|expected|scheduled|destined|reserved|stuck|halted|doomed|lost|gone|untested|unfinished|undone|unwritten|unsigned|postponed|deferred|parked|shelved|skipped|omitted|left|stubbed|mocked|faked|disabled|gated|taped|planned|foreseen|assumed|believed|said|thought|hoped|excluded|based|interested|limited|required|wanted|owed|promised|tired|unchecked|untried|untouched|unclear)(?:\w{2,}(?:ed|wn|rn)|set|put|cut|built|sent|made|kept|held|read|met|done|told|given|taken|written|driven|hidden|chosen|bound|hung|laid|paid|sewn|spelt|split|shut|seen|known|drawn|grown|shown|thrown|intact|whole|sound|stable|steady|flat|smooth|sharp|crisp|safe|secure|tight|dry|legal|valid|alive|awake|level|straight|even|quick|fast|instant|strict|plain|public|private|unique|atomic|idempotent|reversible|optional|mandatory|automatic|bilingual|accessible|responsive|identical|the same)\b/;

/** Somebody or something does something to it: "adds it to the tour", "turn red", "goes back". */
const DOES =
  /\b(?:is|are) (?:an?|the|on|in|at|from|with|left alone)\b|\b(?:went|came|took|ran|held|kept|sent|stood|sat|fell|rose|rang|got|gave|led|met|read|saw|lit|hit|\w{3,}ed) (?:through|in|on|up|out|off|down|back|over|at|to|from|with|by|for|after|the|an?|it|them|all|every|each|no|\d)|\bno \w+ (?:was|were|had|is|are|has|have|needs?|needed)\b|\b[a-z]{2,}s (?:an?|the|it|them|its|their|his|her|every|each|all|both|on|in|at|to|from|with|by|out|up|back|down|off|into|over|for|as|no|one|two|three|when|if|what|which|who|that)\b|\b(?:turn|go|come|get|stay|keep|take|give|show|say|send|carry|see|put|run|read|write|open|close|start|stop) (?:an?|the|it|its|on|in|at|to|from|out|up|back|off|red|green|yellow|grey|\w+ed)\b/;

/** Conditions that nothing in the message says to hold, though it speaks of them. */
export function findUnclaimed(
  doc: Document,
  c: GateCase,
  thoroughness: Thoroughness,
): readonly Reason[] {
  // The words that say that something holds are English.
  if (!ENGLISH.test(c.goal) && !ENGLISH.test(c.doneWhen)) return [];
  const asked = readAsked(c.doneWhen);
  const open = notRestated(doc, asked);
  if (open.length === 0) return [];
  const reasons: Reason[] = [];
  const units = readUnits(doc);
  for (const one of open) {
    const spoken = units.filter((unit) => unit.speaksOf(one.own));
    if (spoken.length === 0 || spoken.some((unit) => isClaim(doc, unit, one))) continue;
    const clause = spoken[spoken.length - 1]?.clause;
    if (clause === undefined) continue;
    reasons.push({
      rule: "completion.coverage.unclaimed",
      sentence: `The message speaks of "${one.text}" but does not say that it holds.`,
      span: {
        start: clause.start,
        end: clause.end,
        text: doc.text.slice(clause.start, clause.end),
      },
      missing: one.text,
      advice:
        "Report the condition with the evidence that it holds; if it does not, deliver it or have the goal redirected.",
    });
    if (thoroughness === "first") break;
  }
  return reasons;
}

const ENGLISH = /\b(?:the|of|and|with|is|are|for|to)\b/;

const WORD = /[\p{L}\p{N}]+/gu;

/** The conditions of a done_when, cut where a new one begins in writing. */
function readAsked(doneWhen: string): readonly Asked[] {
  const texts = doneWhen
    .slice(0, LONGEST_DONE_WHEN)
    .split(/[;\n]+|(?<=\p{Ll})\. /u)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const words = texts.map(contentWords);
  const stems = words.map((list) => [...new Set(list.map(stem))]);
  return texts.flatMap((text, index) => {
    const wanted = stems[index] ?? [];
    if (wanted.length === 0) return [];
    const own = wanted.filter(
      (word) =>
        !SAYS_LITTLE.has(word) &&
        !stems.some((others, other) => other !== index && others.includes(word)),
    );
    return [{ text, words: words[index] ?? [], stems: wanted, own: own.length > 0 ? own : wanted }];
  });
}

/** Stems of verbs that any condition may have: who says "works" does not speak of one in particular. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  "work run pass hold exist show build load open start finish complet".split(" "),
);

/** What follows is not asked about. */
export const LONGEST_DONE_WHEN = 4000;

/** Words that carry meaning, in lower case, each once. */
function contentWords(text: string): readonly string[] {
  const found = new Set<string>();
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    if (isContentWord(word)) found.add(word);
  }
  return [...found];
}

/** Whether a word, in lower case, carries meaning. */
export function isContentWord(word: string): boolean {
  return word.length > 2 && !FUNCTION_WORDS.has(word);
}

/** The word with an `s` where it has none, without where it has one. */
export function otherNumber(word: string): string {
  return word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

/** The stems of the words that carry meaning in a text in lower case. */
function contentStems(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of text.match(WORD) ?? []) if (isContentWord(word)) found.add(stem(word));
  return found;
}

const spellings = new WordBits();

/**
 * The fast way out: conditions of which one line holds most of the words are restated there. Words are
 * taken as they are written in done_when, with or without an `s`.
 */
function notRestated(doc: Document, asked: readonly Asked[]): readonly Asked[] {
  spellings.clear();
  const bits = new Map<string, number>();
  const masks = asked.map(({ words }) => {
    let mask = 0;
    for (const word of words) {
      let bit = bits.get(word);
      if (bit === undefined) {
        if (bits.size === MOST_WORDS) continue;
        bit = bits.size;
        bits.set(word, bit);
        spellings.enter(hashWord(word), bit);
        spellings.enter(hashWord(otherNumber(word)), bit);
      }
      mask |= 1 << bit;
    }
    return mask;
  });
  const { wordCount, wordHash, wordStart, lineEnd } = doc.scan();
  const found = asked.map(() => false);
  let line = 0;
  let seen = 0;
  for (let i = 0; i <= wordCount; i++) {
    const start = i < wordCount ? (wordStart[i] ?? 0) : Infinity;
    if (start > (lineEnd[line] ?? 0)) {
      if (seen !== 0) {
        masks.forEach((mask, index) => {
          if (bitCount(seen & mask) >= (asked[index]?.words.length ?? 0) * RESTATED)
            found[index] = true;
        });
      }
      seen = 0;
      if (i === wordCount) break;
      while (start > (lineEnd[line] ?? Infinity)) line++;
    }
    const bit = spellings.bitOf(wordHash[i] ?? 0);
    if (bit >= 0) seen |= 1 << bit;
  }
  return asked.filter((_, index) => found[index] !== true);
}

/** A clause with what stands over and beside it; its stems are worked out when they are asked for. */
class Unit {
  readonly clause: Clause;
  private readonly text: string;
  private stemsCache: ReadonlySet<string> | null = null;

  constructor(clause: Clause, text: string) {
    this.clause = clause;
    this.text = text.toLowerCase();
  }

  get stems(): ReadonlySet<string> {
    this.stemsCache ??= contentStems(this.text);
    return this.stemsCache;
  }

  /** Whether one of its words has one of these stems. */
  speaksOf(stems: readonly string[]): boolean {
    return stems.some((word) => this.text.includes(rootOf(word)) && this.stems.has(word));
  }
}

/** What every word of a stem holds: `carries` has the stem `carry`. */
function rootOf(word: string): string {
  return word.endsWith("y") ? word.slice(0, -1) : word;
}

function readUnits(doc: Document): readonly Unit[] {
  const units: Unit[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind === "code" || clause.kind === "heading" || clause.kind === "quote") continue;
    // A line that leads a list in is told by the list, a title by what follows it.
    if (clause.text.endsWith(":") || isTitle(doc, clause)) continue;
    if (clause.kind === "cell" && clause.column === "" && clause.row !== "") continue;
    const beside = clause.kind === "cell" ? `${clause.column} ${rowOf(doc, clause)}` : clause.label;
    units.push(new Unit(clause, `${clause.plain} ${clause.heading} ${beside}`));
  }
  return units;
}

/** "**Timeline.** 05:12 first drop": bold, or a line of its own over a list, with no sign of a sentence. */
function isTitle(doc: Document, clause: Clause): boolean {
  if (clause.kind !== "paragraph" || clause.end - clause.start > LONGEST_TITLE) return false;
  const block = doc.blockOfLine(clause.line);
  const opens = block[0]?.start === clause.start;
  if (!opens) return false;
  if (/^\*\*[^*]+\*\*\.?$/.test(doc.text.slice(clause.start, clause.end))) return block.length > 1;
  if (block.length > 1 || /[.!?]$/.test(clause.text)) return false;
  return doc.blockOfLine(clause.line + 1)[0]?.kind === "item";
}

const LONGEST_TITLE = 48;

/** What is said: the clause, or the row or labelled block it belongs to. */
function saidIn(doc: Document, clause: Clause): string {
  if (clause.kind !== "cell" && clause.label === "") return clause.text;
  return doc
    .blockOfLine(clause.line)
    .map((other) => other.text)
    .join(" ");
}

/** The cells of a table's row and the headings over them. */
function rowOf(doc: Document, cell: Clause): string {
  const header = doc.outline().header[cell.line] ?? -1;
  const headings = header < 0 ? [] : doc.blockOfLine(header);
  return [...headings, ...doc.blockOfLine(cell.line)].map((other) => other.plain).join(" ");
}

/** Whether a unit says that the condition holds, in whatever words. */
function isClaim(doc: Document, unit: Unit, asked: Asked): boolean {
  if (unit.clause.box === "ticked") return true;
  let met = 0;
  for (const word of asked.stems) if (unit.stems.has(word)) met++;
  if (met >= asked.stems.length * RESTATED) return true;
  // The condition's own words name it; only what is said besides can say that it holds.
  const said = saidIn(doc, unit.clause);
  const besides = said.replace(WORD, (word) => (asked.stems.includes(stem(word)) ? "" : word));
  return SAID_TO_HOLD.test(besides) || COUNTED.test(besides) || STATE.test(said) || DOES.test(said);
}
