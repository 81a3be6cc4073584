/**
 * What a last message opens and ends with out of courtesy or habit, and tells nothing of the work: a greeting, thanks, an offer
 * of further help that names nothing, a name under it, the mark of the tool that wrote it. A report is as good without.
 */

import { type Edit, type Seen, edited } from "./seen.ts";

const GREETING =
  "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|all|everyone|team|again|\\p{Lu}\\p{L}+)){0,2}[,!.]?";
const AGREEMENT =
  "(?:you['’]re|you are)(?: (?:absolutely|quite))? right(?:[,;]? (?:thanks|thank you|sorry)(?: for [\\p{L} ]{2,40})?)?[.!]";
const READINESS =
  "(?:sure|of course|certainly|okay|ok|right|great|perfect)(?:(?:[,!.]| [-–—])? ?(?:here['’]s|here is) (?:what i did|where (?:things|we|it) stands?|the (?:summary|report|update|rundown|status)))?[,!.:]?";
const CLAIM = "(?:all |everything(?:['’]s| is) )?(?:done|finished|complete|set)[.!]+";
const TITLE = "(?:(?:quick |short |final )?(?:update|summary|tl;?dr|report|recap)(?: below)?[:.])";
const PHRASE = `(?:${GREETING}|${AGREEMENT}|${READINESS}|${CLAIM})`;

const IF =
  "(?:if|when|should) (?:you(?:['’]d| would| should)? (?:\\p{L}+ )?(?:have|need|want|like|see|spot|notice|find)|there(?:['’]s| is| are))";
const NOTHING_NAMED =
  "(?:anything(?: else| more| further)?|something(?: else| more)?|any(?: (?:other|more|further))? (?:questions?|concerns?|issues?|feedback|thoughts|comments)|(?:other |more )?questions)(?: (?:odd|off|wrong|strange|unclear|about (?:it|this|that|any of (?:it|this))))?";
const LOOKS =
  "(?:if |should )?(?:anything|something)(?: here)? (?:looks?|seems?|is|feels?) (?:odd|off|wrong|strange|unclear|not right)";
const OFFER =
  `(?:(?:please |just |and |so )*(?:let me know|tell me|ping me|shout|reach out|ask(?: me)?|give me a shout|feel free to (?:ask|reach out)) (?:${IF} ${NOTHING_NAMED}|${LOOKS}|anything|any time|anytime)` +
  `|(?:i['’]m |i am |always )?(?:happy|glad) to (?:help|assist|answer|explain)(?: (?:any|further|more|with|your|else|anything|questions?))*` +
  "|questions(?: are)?(?: always)? welcome|any questions\\?)[.!?]?";
const THANKS =
  "(?:(?:many )?thanks|thank you|cheers)(?: (?:again|all|everyone|a lot|so much|very much))?(?: for (?:reading|your (?:patience|help|time)|the (?:patience|help|time|trust)))?[.!,]?|it was (?:a pleasure|fun|great)(?: to work on (?:this|it))?[.!]|have a (?:nice|good|great|lovely) (?:day|evening|weekend|one)[.!]?";
const SIGNED =
  "(?:(?:best|kind|warm)(?: (?:regards|wishes))?|regards|yours|sincerely|cheers|thanks)[,.]?[ \\t]*\\n[ \\t]*[-–—]?[ \\t]*\\p{Lu}\\p{L}+(?: \\p{Lu}[\\p{L}.]*)?|(?:[-–—]{1,2} ?)?(?:claude|codex|gemini)(?: code)?";
const TOOL =
  "(?:🤖 ?)?generated (?:with|by) \\[?[^\\n]{1,120}|co-authored-by: [^\\n]{1,80}<[^\\n>]{1,80}>|(?:total )?tokens(?: used)?: ?[\\d.,]+k?(?: ?[·|•,;] ?[\\p{L} ]{3,16}: ?[\\p{L}\\d.,$ ]{1,16}){0,4}|[-*_]{3,}";
const ENDING = `(?:${OFFER}|${THANKS}|${SIGNED}|${TOOL})`;

/** Each on a line of its own, or a sentence of its own. */
const FIRST = new RegExp(
  `^\\s*(?:(?:${PHRASE}|${TITLE})[ \\t]*(?:\\n\\s*|$)|${PHRASE}(?<=[.!])[ \\t]+)`,
  "iu",
);
const LAST = new RegExp(`(?:^|\\n|(?<=[.!?][)"'”’]?)[ \\t])[ \\t]*${ENDING}\\s*$`, "iu");
/** A courtesy is short; only so much of each end is looked at. */
const LONGEST = 280;
const MOST = 6;

/** The message without them, and where it differs; null where it has none, or nothing else. */
export function withoutCourtesies(text: string): Seen | null {
  const start = openedAt(text);
  const end = endedAt(text, start);
  if (start === 0 && end === text.length) return null;
  if (end <= start || !/[\p{L}\p{N}]/u.test(text.slice(start, end))) return null;
  const edits: Edit[] = [];
  if (start > 0) edits.push({ start: 0, end: start, reading: "" });
  if (end < text.length) edits.push({ start: end, end: text.length, reading: "" });
  return edited(text, edits);
}

function openedAt(text: string): number {
  let at = 0;
  for (let i = 0; i < MOST; i++) {
    const found = FIRST.exec(text.slice(at, at + LONGEST))?.[0].length ?? 0;
    if (found === 0) break;
    at += found;
  }
  return at;
}

function endedAt(text: string, start: number): number {
  let end = text.length;
  for (let i = 0; i < MOST; i++) {
    const from = Math.max(start, end - LONGEST);
    const found = LAST.exec(text.slice(from, end))?.index ?? -1;
    if (found < 0) break;
    end = from + found;
  }
  return end < text.length ? text.slice(0, end).trimEnd().length : end;
}
