/**
 * A step that is named as a thing and given to somebody: "uploading it is yours", "the QA team takes it from here", "all it
 * takes is pasting the key", "a click by the owner and in it goes".
 */

import { namesOthers } from "../open-states/others.ts";
import type { Telling } from "../open-states/tied.ts";
import { isBareVerb, isUse, looksOn } from "./bare-verbs.ts";
import { tellsState } from "./read-order.ts";

/** How much it takes to be one: nothing more, or that no other clause reports the condition. */
export type Weight = "decides" | "none" | Telling;

interface Saying {
  /** A word one of which stands in it. */
  readonly calledBy: string;
  /** All of a clause; `deed` is a verb, `ing` its gerund, `others` who does it, `act` both, `named` where a name stands inside the sentence, `state` what comes of it. */
  readonly pattern: RegExp;
  readonly weight: Weight;
}

const WHO = "(?<others>[^,;:]{2,60}?)";
const ING = "(?<ing>\\p{L}{2,}ing)(?: [^;:]*)?";
const DEED = "(?<deed>\\p{L}+) [^;:]*";
const LEAD =
  "^(?:(?:so|and|but|then|now|also|otherwise|as for the rest|after that|from here(?: on)?|for [^,:]{2,60}|on [^,:]{2,40}),? )*";
const WORK =
  "rest|remainder|others|step|steps|part|parts|turn|bit|piece|half|job|task|merge|tag|release|upload|deploy|deployment|switch|rollout|roll-out|cut-over|cutover|sign-off|go-live|publication|push|launch|stage|item|point|move|final touch|call|click|signature";
const EASY = "(?:just |only |merely |simply |now |then )*";

const said = (calledBy: string, weight: Weight, source: string): Saying => ({
  calledBy,
  weight,
  pattern: new RegExp(`${LEAD}${source}$`, "iu"),
});

const SAYINGS: readonly Saying[] = [
  said(
    "takes needs remains left missing",
    "a word",
    `(?:(?:all|what|the (?:only|last|one) thing)(?: that)?(?:['’]s| is| it| this| that| we)? ?(?:now |still )?(?:takes?|needs?|requires?|remains|lacks|left|missing)(?: now| here| then| to do)? is ${EASY}|it ${EASY}(?:takes?|needs?|remains) ${EASY})(?:${ING}|to ${DEED})`,
  ),
  said(
    "matter question case",
    "decides",
    `[^;:]{0,60}?\\b(?:it|that|this|the rest|which)(?:['’]s| is) ${EASY}(?:an?|the) ${EASY}(?:mere )?(?:matter|question|case) of ${ING}`,
  ),
  said(
    "yours",
    "decides",
    `(?:${ING}|the (?:[^,;:]{2,40} )?(?:${WORK})|that (?:${WORK})|everything else|what(?:['’]s| is) left|the [^,;:]{2,40}(?= (?:is|are) all)) (?:is|are) (?:all |now |entirely |then )*yours(?: now| to (?:do|make|push|merge|take|press|run|send|sign|publish))?(?:[:,] .*)?`,
  ),
  said(
    "takes take picks pick carries carry",
    "decides",
    `(?:so )?${WHO}(?:,? (?:with|who|in|at|from|on) [^,;:]{2,60},?)? (?:now |then )?(?:takes?|carr(?:y|ies)|picks?|goes|go)(?: (?:it|this|that|things|over|on|up))* from (?:here|there|this point)(?: on)?`,
  ),
  said(
    "leave leaving",
    "decides",
    `(?:i|we)(?:['’](?:m|re|ll)| am| are| will)? (?:now )?(?:leave|leaving) (?:${ING}|the [^;:]{2,60}|that|this|it) (?:to|with|up to) ${WHO}`,
  ),
  said(
    "best better easiest simplest safest quickest wise",
    "decides",
    `[^;:]{0,120}?\\b(?:it(?:['’]s| is| would be|['’]d be)|is) (?:best|better|easiest|simplest|safest|quickest|wise) (?:(?:if|when|that|for) (?<named>[^;:]*)|(?:done|made|handled|sent|left) (?:by|to) (?<others2>[^,;:]{2,60}))`,
  ),
  said(
    "suggest recommend propose advise ask",
    "decides",
    `[^;:]{0,60}?\\b(?:i|we)(?:['’]d| would)? (?:suggest|recommend|propose|advise|ask)(?: that)? (?<named>[^;:]*)`,
  ),
  said(
    "glad grateful happy",
    "decides",
    `(?:i|we)(?:['’]d| would) be (?:glad|grateful|happy|obliged) if (?<named>[^;:]*)`,
  ),
  said("mind", "decides", `(?:would you |do you )?mind ${ING}`),
  said(
    "needs need has have want",
    "a word",
    `(?<act>[^;:]{2,60} (?:(?:just|only|simply|merely) (?:needs?|has|have)|(?:will|may|might)(?: just| only)? (?:want|need|have)) to [^;:]*)`,
  ),
  said(
    "ready prepared waiting set",
    "a word",
    `[^;:]{2,80}? (?:ready|prepared|waiting|all set) for (?<act>[^;:]*)`,
  ),
  said("soon once", "a word", `(?:as soon as|once) (?<act>[^,;:]*), (?<state>[^;]*)`),
  said("have get", "a word", `(?:have|get) (?<act>[^;:]*)`),
  said(
    "whoever anyone anybody somebody someone puts closes switches makes completes finishes brings gets settles",
    "a word",
    `(?:[^;]{2,120}, (?:and|so|but) )?(?:an?|one|two|the|§)(?: [^,;:]{2,60}?)? (?:by|from) ${WHO}(?:, [^,;:]{2,40},)? (?:and (?<state>[^;]*)|(?:puts|closes|switches|makes|completes|finishes|brings|turns|releases|does|settles|seals|gets|lets|opens|starts|is all|is enough|will do)(?: [^;]*)?)`,
  ),
  said(
    "click press turn word initials signatures restart reboot reload push nod stamp signature call upload approval",
    "a word",
    "(?:[^;]{2,120}; )?(?:an?|one|two|your)(?: [\\p{L}-]+){0,2}? (?:click|press|turn|word|initials|signatures|double-click|restart|reboot|reload|push|nod|stamp|signature|call|upload|approval)(?<phrase> (?:on|of|from|in|at|to|with|for) [^,;]*?)? and (?<state>[^;]*)",
  ),
  said(
    "whoever",
    "decides",
    "[^;:]* (?:until|once|as soon as|after|when) [^,;]{2,80} by whoever (?:holds|has|owns|is|runs|keeps|manages) [^;]*",
  ),
  said(
    "settings console dashboard webhooks add",
    "a word",
    "(?:[^;]{2,80}: )?[^;:→,]{2,40}(?: → [^;:→,]{1,40}){1,4}, (?:and (?<state>.*)|(?:enter|choose|paste|save|add|type|fill|tick|set|click|press) .*)",
  ),
  said(
    "makes turns brings puts completes finishes",
    "a word",
    `${ING} (?:is (?:what|all that|the (?:last|only) thing)|makes?|turns?|brings?|puts?|completes|finishes|switches|enables|activates) (?:(?:it|this|that|them|the|all|everything)(?!\\p{L})[^;]*|[^;]* (?:on|off|in|live))`,
  ),
  said(
    "wants needs",
    "a word",
    `(?!.*\\b(?:each|every|when|before|twice)\\b)[^;:]{2,80}? (?:wants|needs|could do with|asks for) (?<ing>\\p{L}{2,}ing)(?:(?:,| there| now| in| on| only| by| for| before| at| to)(?!\\p{L})[^;:]*)?`,
  ),
];

/** How much a sentence, masked and with its capitals, that gives a step to somebody weighs. */
export function weightOfSaying(text: string): Weight {
  const plain = text.replace(/^[^\p{L}§]+/u, "").replace(/[\s.!?…;]+$/u, "");
  const lower = plain.toLowerCase();
  for (const { pattern, calledBy, weight } of SAYINGS) {
    if (!calledBy.split(" ").some((word) => lower.includes(word))) continue;
    const match = pattern.exec(plain);
    if (match !== null && isStep(match.groups ?? {})) return weight;
  }
  return "none";
}

export const SAID_BY: readonly string[] = SAYINGS.flatMap(({ calledBy }) => calledBy.split(" "));

function isStep(groups: Readonly<Record<string, string | undefined>>): boolean {
  const { state, ing, named, phrase } = groups;
  const act = groups["act"] ?? named;
  const actor = act === undefined ? null : actorOf(act, named === undefined);
  if (act !== undefined && actor === null) return false;
  const others = groups["others"] ?? groups["others2"] ?? actor?.others;
  if (actor === null && others !== undefined && !areThey(others, true)) return false;
  // "One stamp of the clerk opened it and both doors closed"
  if (state !== undefined && (!tellsState(state.toLowerCase()) || TOLD.test(state))) return false;
  if (phrase !== undefined && tellsState(`it${phrase.toLowerCase()}`)) return false;
  const deed = groups["deed"] ?? actor?.deed;
  const verb = deed === undefined ? verbOfGerund(ing?.toLowerCase()) : verbOf(deed.toLowerCase());
  return verb === null || (verb !== "" && !isUse(verb) && !looksOn(verb, "") && verb !== "choose");
}

const TOLD =
  /(?<!(?:is|are|be|gets?) )\b(?:\p{L}{3,}ed|was|were|found|had|came|went|are from|none|no|nothing)\b/u;
const BETWEEN =
  /^(?:to|just|only|simply|merely|needs?|has|have|could|would|can|now|then|will|may|might|want|need)$/u;

/** "The dean uploads the PDF": who is to do it, and what. */
function actorOf(
  act: string,
  begins: boolean,
): { readonly others: string; readonly deed: string } | null {
  const words = act.split(" ", MOST_WORDS);
  for (const [at, deed] of words.entries()) {
    if (at === 0 || verbOf(deed.toLowerCase()) === "" || words[at + 1] === undefined) continue;
    const others = words
      .slice(0, at)
      .filter((word) => !BETWEEN.test(word))
      .join(" ");
    if (areThey(others, begins)) return { others, deed };
  }
  return null;
}

const MOST_WORDS = 14;
/** Whom the thing built serves. */
const USERS =
  /\b(?:users?|members?|visitors?|customers?|guests?|callers?|shoppers?|readers?|players?|people|who)\b/u;

const areThey = (others: string, begins: boolean): boolean =>
  !USERS.test(others) &&
  (/\b(?:dbas?|qa|hr|sres?)$/iu.test(others) ||
    /^(?:you|your .*|somebody|someone|whoever|any\p{L}*)(?!\p{L})/iu.test(others) ||
    namesOthers(others, () => false, begins));

/** "Put" of "puts"; "" for what is no verb that is known. */
function verbOf(word: string): string {
  return (
    [word, word.replace(/s$/u, ""), word.replace(/es$/u, ""), word.replace(/ies$/u, "y")].find(
      isBareVerb,
    ) ?? ""
  );
}

/** "Put" of "putting", "move" of "moving"; null of "uncommenting", "" of "thing". */
function verbOfGerund(ing: string | undefined): string | null {
  if (ing === undefined) return null;
  const stem = ing.slice(0, -3);
  const bare = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, "$1")].find(isBareVerb);
  return bare ?? (stem.length < 5 ? "" : null);
}
