/** What stands in the frames: a part of a sentence, the thing that it tells of and the words that tell the state. */

import { contentWords } from "../../../domain/inventory.ts";
import { lowered } from "../../text/lowered.ts";
import type { Opening } from "../sealed.ts";
import { bindsNothing, partsOf } from "./parts.ts";
import type { Asked, Frame, Groups } from "./frame.ts";

/** What a frame may look at, and the stems of done_when. */
export interface AskedWords extends Asked {
  readonly stems: () => ReadonlySet<string>;
}

const LONGEST_PART = 300;
const SHORTEST_PART = 8;

/** A frame, and what the sentence says beside the part that stands in it. */
export interface Standing {
  readonly frame: Frame;
  readonly beside: string;
  readonly item: string;
  readonly state: Pick<Opening, "said" | "met" | "after">;
}

/** Whether half of the words of a thing are among those asked for. */
export function isNamedAmong(asked: ReadonlySet<string>, item: string): boolean {
  const named = contentWords(item).filter((word) => /\p{L}{2}/u.test(word) && !/^one$/u.test(word));
  const shared = named.filter((word) => asked.has(word));
  return shared.length > 0 && shared.length * 2 >= named.length;
}

/** The frames that parts of a sentence stand in. */
export function standingsOf(
  written: string,
  frames: Iterable<Frame>,
  asked: AskedWords,
): readonly Standing[] {
  const parts = partsOf(written);
  const [whole = ""] = parts;
  const wholeLowered = lowered(whole);
  const found: Standing[] = [];
  const names = (text: string): boolean =>
    contentWords(text).some((word) => asked.stems().has(word));
  const asks = (frame: Frame): boolean => frame.ofItem === true && frame.tellsOf === undefined;
  let isWholeNamed: boolean | null = null;
  // What stands in no sentence stands in none of its parts, and a sentence without a word of any condition names none.
  const may = [...frames].filter(
    (frame) =>
      !(asks(frame) && !(isWholeNamed ??= names(whole))) && frame.reads?.(wholeLowered) !== null,
  );
  for (const part of parts) {
    if (part.length > LONGEST_PART || part.length < SHORTEST_PART) continue;
    const lower = lowered(part);
    let isNamed: boolean | null = null;
    for (const frame of may) {
      if (frame.begins === true && part !== whole) continue;
      if (asks(frame) && !(isNamed ??= names(part))) continue;
      const groups = standsIn(part, lower, frame, asked);
      if (groups === null) continue;
      const item = groups["item"] ?? groups["item2"] ?? "";
      // What no condition names can be named by none of them: they need not be paired off with the clauses.
      if (asks(frame) && !isNamedAmong(asked.stems(), item)) continue;
      const said = `${whole.replace(part, () => sharedSubject(whole, part, groups))} ${groups["beside"] ?? ""}`;
      const beside = frame.lessens === true || DENIED.test(said) ? "" : said;
      found.push({ frame, beside, item, state: stateIn(whole, part, groups) });
    }
  }
  return found;
}

/** Where in its sentence the state stands that a part tells of. */
function stateIn(whole: string, part: string, groups: Groups): Standing["state"] {
  const state = groups["state"] ?? groups["state2"] ?? groups["state3"] ?? part;
  const sentence = whole.toLowerCase();
  const end = sentence.indexOf(part.toLowerCase()) + part.indexOf(state) + state.length;
  return { said: sentence.slice(0, end), met: state.toLowerCase(), after: sentence.slice(end) };
}

/** Whom the rest of a sentence tells of as well: "the guests have our letter and know the route". */
function sharedSubject(whole: string, part: string, { item, others }: Groups): string {
  const isShared = item === undefined && others !== undefined && whole.startsWith(`${part} and `);
  return isShared ? ` ${others} ` : " ";
}

const DENIED = /\b(?:no|not|without|missing|lack\w*)\b/iu;
const ANY_ONE = /^\W*an?\b/iu;
const EACH = /\b(?:each|every|any)\b/iu;
const NONE = /^\W*(?:no|not|nothing|none)\b/iu;
/** "Jobs wait": any of them. */
const MANY = /^\W*(?!(?:is|this|its)\b)\p{L}+[^s\W]s$/iu;
/** Frames in which "a" thing is any such thing. */
const OF_ANY = /^(?:elsewhere|until|still|half\.(?!draft)|unseen)/u;
/** Frames in which what is not so tells of a state as well. */
const OF_NONE = /^(?:lacks|until|unseen|absent|status|obstacle|unproven|doubt|at-work|let-go)/u;
const OF_PLACES = /^elsewhere\./u;
/** What stands for a thing named before. */
const REFERS =
  /^\W*(?:it|they|this|that|these|those|one|both|all|the (?:rest|others?|remaining|last|first|second|third|former|latter)|another|some|\d+|two|three|four|its|their|his|her)\b/iu;

/** What stands where in the frame, as it was written; null for a part that does not stand in it. */
function standsIn(part: string, lower: string, frame: Frame, asked: AskedWords): Groups | null {
  if (frame.notIn?.test(lower) === true || frame.leaves?.test(asked.doneWhen) === false)
    return null;
  const read = frame.reads === undefined ? lower : frame.reads(lower);
  const match = read === null ? null : frame.pattern().exec(read);
  if (match?.groups === undefined) return null;
  const groups = read === part ? match.groups : asWritten(part, match);
  return isMet(part, frame, groups, asked) ? groups : null;
}

/** What was read is as long as the part. */
function asWritten(part: string, { groups = {}, indices }: RegExpExecArray): Groups {
  const written = Object.keys(groups).map((name) => {
    const place = indices?.groups?.[name];
    return [name, place === undefined ? undefined : part.slice(...place)] as const;
  });
  return Object.fromEntries(written);
}

function isMet(part: string, frame: Frame, groups: Groups, asked: AskedWords): boolean {
  const item = groups["item"] ?? groups["item2"] ?? "";
  if (!bindsNothing(item) || (NONE.test(part) && !OF_NONE.test(frame.id))) return false;
  if (OF_ANY.test(frame.id) && (ANY_ONE.test(part) || MANY.test(item))) return false;
  if (OF_PLACES.test(frame.id) && (EACH.test(part) || !isOfAsked(item, asked))) return false;
  return frame.check?.(groups, asked) !== false;
}

/** Whether a thing is one that done_when names, or stands for one. */
function isOfAsked(item: string, { stems }: AskedWords): boolean {
  return REFERS.test(item) || contentWords(item).some((word) => stems().has(word));
}
