import { WordClass as C } from "../../lexicon/classes.ts";
import { lazyPattern } from "../../lazy-pattern.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** Marks of a message that is passed on, at the head of a line: "Fwd from", "FW:", "o/b/o", "msg from". */
const PASSED_ON = lazyPattern(
  () =>
    /(?:^|[>*•\](,;:–-]) ?(?:fwd?|fwded|forwarded|mss?g|attn|relay)(?: ?[:.])?(?: (?:from|by|of|via))?(?: \()? $|(?:^|[>*•\]]) ?(?:via|cc|bcc|ping) ?:? $/,
);
/** "o/b/o", "obo", "p.p.": for somebody, wherever they stand. */
const STANDS_FOR = lazyPattern(() => / (?:o ?\/ ?b ?\/ ?o|obo|o\.b\.o|p\.p|pp|p ?\/ ?p)(?: \.)? $/);
/** "acc. to", "accdg to", "a/c to": according to. */
const SAYS_SO = lazyPattern(() => / (?:acc(?: \.)?|accdg|acdg|a ?\/ ?c) to $/);

/** The last word or sign of any of them, looked at first. */
const ENDS_MARK =
  /^(?:fwd?|fwded|forwarded|mss?g|attn|relay|from|by|of|via|cc|bcc|ping|[:.]|obo|o|pp?|to|[(])$/;

/** The mark in front of a role: "Fwd from the monitor:", "o/b/o the landlord", "acc. to ops lead". */
export function markForm(s: Sentence, mention: Mention): Form | null {
  if (mention.sense !== "person" || mention.isGeneric || mention.from === 0) return null;
  if (!ENDS_MARK.test(s.read(mention.from - 1))) return null;
  const before = s.plain().slice(0, s.plainOffset(mention.from));
  if (STANDS_FOR.test(before) || SAYS_SO.test(before)) {
    return { form: "source", from: mention.from - 1, to: mention.at };
  }
  const ends = /^[:>,)–-]$/.test(s.read(mention.at + 1));
  return ends && PASSED_ON.test(before) ? { form: "label", from: 0, to: mention.at } : null;
}

/** "OFFICE OF THE EXECUTIVE PRODUCER" over the nudge: paper with a head. */
export function letterheadForm(s: Sentence, mention: Mention): Form | null {
  const start = s.start[0] ?? 0;
  if (mention.from > 5 || mention.isGeneric || !HEADED.test(s.plain())) return null;
  // Only what stands at the very top; a text of many lines is not read again for each of them.
  if (start > HEAD || s.text.slice(0, start).trim() !== "") return null;
  const end = s.text.indexOf("\n", start);
  const line = s.text.slice(start, end < 0 ? s.text.length : end);
  const last = s.end[mention.at] ?? 0;
  if (last > start + line.length || line.length + start === s.text.length) return null;
  const isLoud = line === line.toUpperCase();
  return isLoud || LETTER.test(s.text.slice(start + line.length, start + line.length + 40))
    ? { form: "label", from: 0, to: mention.at }
    : null;
}

/** How much blank space may stand over a letterhead. */
const HEAD = 200;
const HEADED = lazyPattern(
  () => /^ (?:the )?(?:office|desk|bureau|chambers|from the (?:office|desk)) of /,
);
const LETTER = lazyPattern(() => /^\s*(?:subject|re|to|date|our ref|ref|memo)\s*:/i);

/** Words that close a letter in front of a name. */
const CLOSES = /^(?:best|regards|cheers|thanks|thx|yours|greetings|sincerely|wishes)$/;

/**
 * The last line of a nudge, made of a name and what its bearer is: "Hanne Lund, ward sister",
 * "Best, Tom (brewhouse manager)".
 */
export function signatureForm(s: Sentence, mention: Mention): Form | null {
  if (mention.sense === "technical" || (mention.classes & (C.service | C.system)) !== 0)
    return null;
  let end = mention.at + 1;
  // "head of bottling"
  if (/^(?:of|for|at|in)$/.test(s.read(end))) {
    while (end - mention.at <= 4 && s.kindAt(end) === TOKEN.word) end++;
  }
  while (end < s.size && s.kindAt(end) === TOKEN.sign) end++;
  if (end < s.size || !endsText(s) || followsColon(s)) return null;
  let at = 0;
  if (/^[–-]$/.test(s.read(at))) at++;
  if (at > 0 && followsItem(s)) return null;
  if (CLOSES.test(s.read(at)) || CLOSES.test(s.read(at + 1))) {
    while (at < mention.from && s.read(at) !== ",") at++;
    at++;
  }
  const name = at;
  while (at < mention.from && at - name < 3 && s.isCapital(at) && !s.has(at, NO_NAME)) at++;
  if (at === name || at !== mention.from - 1 || !/^[,(–/|-]$/.test(s.read(at))) return null;
  return { form: "label", from: 0, to: mention.at };
}

const NO_NAME = C.thing | C.determiner | C.preposition | C.auxiliary | C.be | C.pronoun | C.clause;

/** Nothing comes behind a signature, or code that is attached. */
function endsText(s: Sentence): boolean {
  let at = s.end[s.size - 1] ?? 0;
  while (at < s.text.length && s.text.charCodeAt(at) <= 32) at++;
  return at === s.text.length || s.text.startsWith("```", at);
}

/** The last of several items is no signature. */
function followsItem(s: Sentence): boolean {
  const start = s.start[0] ?? 0;
  return ITEM.test(s.text.slice(Math.max(0, start - 200), start));
}

const ITEM = lazyPattern(() => /(?:^|\n) {0,3}[-–*•] [^\n]*\n\s*$/);

/** A list that is announced is data: "Add two test people: …". */
function followsColon(s: Sentence): boolean {
  return s.text
    .slice(0, s.start[0] ?? 0)
    .trimEnd()
    .endsWith(":");
}
