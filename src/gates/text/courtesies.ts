/**
 * What a last message opens and ends with out of courtesy or habit, and tells nothing of the work: a greeting, thanks, an offer
 * of further help that names nothing, a name under it, the mark of the tool that wrote it. A report is as good without. A sentence
 * is one of these only where it begins like one and has no other word than those below, so that none is cut that tells anything.
 */

import { type Edit, type Seen, edited } from "./seen.ts";

/** How such a sentence begins, in small letters. */
const BEGINS = new RegExp(
  `^(?:${[
    "hi|hello|hey|dear|good (?:morning|afternoon|evening)",
    "you(?:'re| are) (?:absolutely |quite )?right|sure|of course|certainly|okay|ok|great|perfect|right",
    "(?:all )?(?:done|finished|complete)|all set|everything(?:'s| is) (?:done|finished|complete)",
    "here(?:'s| is)|(?:final |quick |short )?(?:report|summary|update|recap|status|tl;?dr)",
    "(?:(?:many )?thanks|thank you|cheers)|it was (?:a pleasure|fun)|have a (?:nice|good|great)",
    "(?:please |just )?(?:let me know|tell me|ping me|shout|reach out|feel free)|(?:i'm |i am |always )?(?:happy|glad) to",
    "any questions|questions|(?:best|kind|warm) (?:regards|wishes)|best|regards",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
/** All that it says: no word that names a thing, a deed or a lack. */
const WORDS: ReadonlySet<string> = new Set(
  (
    "hi hello hey dear there all everyone team folks good morning afternoon evening again " +
    "you you're are absolutely quite right sure of course certainly okay ok great perfect " +
    "done finished complete set everything everything's here here's is what i did where things stand stands we it the " +
    "report summary update recap status tl;dr tldr final quick short below " +
    "many thanks thank cheers a lot so very much for your patience help time reading trust was pleasure fun to work on this " +
    "have nice day evening weekend one please just let me know tell ping shout reach out feel free always i'm am happy glad " +
    "ask answer explain assist if when you'd would should like need want see spot anything something looks seems odd off strange unclear " +
    "else more further any other questions question concerns feedback thoughts comments welcome with and or " +
    "best kind warm regards wishes"
  ).split(" "),
);
/** "Let me know if you want the report" names a thing. */
const OFFERS =
  /^(?:(?:please |just )?(?:let me|tell me|ping|shout|reach|feel)|(?:i'm |i am |always )?(?:happy|glad))(?!\p{L})/u;
const NAMES_THING = /(?<!\p{L})(?:report|summary|update|recap|status|tl;?dr)(?!\p{L})/u;
const WORD = /[\p{L}\p{N};'-]+/gu;
/** "Hi Mara": one word may be a name. */
const GREETS = /^(?:hi|hello|hey|dear)$/u;
const NAME = /^\p{Lu}\p{Ll}+$/u;

/** The mark of a tool, and what it counted. */
const TOOL =
  /^(?:🤖 ?(?:generated|created|written|made) (?:with|by) \[?(?:claude|codex|gemini)(?: code| cli)?(?:\]\([^\s)]{1,200}\))?[.!]?|(?:total )?tokens(?: used)?: ?[\d.,]+ ?k?(?: ?[·|•,;] ?(?:duration|time|cost|turns): ?[$\d.,]+ ?\p{L}{0,3}(?: [\d.,]+ ?\p{L}{1,3})?){0,3}|[-*_]{3,})$/iu;
const BY_TOOL = /^co-authored-by: (?:claude|codex|gemini)[^\n<]{0,40}<[^\n>]{1,80}>$/iu;
const SIGNED_BY = /^(?:[-–—]{1,2} ?(?:Claude|Codex|Gemini)(?: Code)?)$/u;
const CLOSING = /^(?:(?:best|kind|warm)(?: regards| wishes)?|regards|cheers|thanks)[,.!]?$/iu;
const SIGNATURE = /^[-–—]{0,2} ?\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.))?$/u;

/** The "OK" below "Ran 12 tests in 0.1s" is what came of them. */
const OF_RUNNER = /\bRan \d{1,7} tests? in \d[\d.]{0,12}s$/u;

/** A courtesy is short, and there are a few at each end. In UTF-16 units, in sentences. */
const LONGEST = 200;
const MOST = 6;
/** The first sentence, alone on its line or with a full stop. */
const FIRST = /^\s*([^\n.!?]{1,160}(?:[.!?]+(?=\s|$)|(?=[ \t]*(?:\n|$))))\s*/u;
/** The last line, or the last sentence of it. */
const LAST = /(?:^|\n|(?<=[.!?])[ \t])[ \t]*([^\n.!?]{1,160}[.!?]{0,3}|[^\n]{1,160})\s*$/u;

/** The message without them, and where it differs; null where it has none, or nothing else. */
export function withoutCourtesies(text: string): Seen | null {
  const start = openedAt(text);
  const end = endedAt(text);
  if (start === 0 && end === text.length) return null;
  if (end <= start || !/[\p{L}\p{N}]/u.test(text.slice(start, end))) return null;
  const edits: Edit[] = [];
  if (start > 0) edits.push({ start: 0, end: start, reading: "" });
  if (end < text.length) edits.push({ start: end, end: text.length, reading: "" });
  return edited(text, edits);
}

function openedAt(text: string): number {
  let at = 0;
  for (let i = 0; i < MOST; i += 1) {
    const [all = "", first = ""] = FIRST.exec(text.slice(at, at + LONGEST)) ?? [];
    if (all === "" || !isCourtesy(first)) break;
    at += all.length;
  }
  return at;
}

function endedAt(text: string): number {
  let end = text.trimEnd().length;
  let isCut = false;
  for (let i = 0; i < MOST; i += 1) {
    const from = Math.max(0, end - LONGEST);
    const match = LAST.exec(text.slice(from, end));
    const last = (match?.[1] ?? "").trim();
    const before = match === null ? "" : text.slice(from, from + match.index).trimEnd();
    const isTool =
      TOOL.test(last) || SIGNED_BY.test(last) || (BY_TOOL.test(last) && before.includes("🤖"));
    const isSigned =
      SIGNATURE.test(last) && CLOSING.test(before.slice(before.lastIndexOf("\n") + 1));
    if (match === null || !(isTool || isSigned || isCourtesy(last))) break;
    if (last === "OK" && OF_RUNNER.test(before)) break;
    isCut = true;
    end = from + before.length;
  }
  return isCut ? end : text.length;
}

function isCourtesy(sentence: string): boolean {
  const plain = sentence.replaceAll("’", "'");
  const lower = plain.toLowerCase().trim();
  if (!BEGINS.test(lower) || (OFFERS.test(lower) && NAMES_THING.test(lower))) return false;
  const words = plain.match(WORD) ?? [];
  return words.every(
    (word, i) =>
      WORDS.has(word.toLowerCase()) ||
      (i === 1 && NAME.test(word) && GREETS.test((words[0] ?? "").toLowerCase())),
  );
}
