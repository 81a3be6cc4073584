/** Tables of plain phrases, and the few shapes of sentence in which they tell of a thing. */

import { ITEM, WORD, framed, type Frame, type Groups } from "./phrases.ts";

/** "holds up, is blocking": a table as one reads it. */
export function table(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(", "));
}

/** Any phrase of a table; "~" stands for words between. Phrases that begin alike are tried together. */
export function anyOf(phrases: readonly string[]): string {
  const behind = new Map<string, string[]>();
  // Longer ones first: "prepared everything for" before "prepared".
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    const first = /^[a-z]+(?= )/u.exec(phrase)?.[0] ?? "";
    const rest = phrase.slice(first.length);
    behind.set(first, [...(behind.get(first) ?? []), rest]);
  }
  const sources = [...behind].map(([first, rests]) => `${first}(?:${rests.join("|")})`);
  return `(?:${sources.join("|")})(?!\\p{L})`
    .replaceAll(/(?<!\[)'/gu, "['’]")
    .replaceAll("~", "(?:\\p{L}+ ){0,3}?\\p{L}+");
}

/** The longest word of each phrase: the rarest, as a rule. */
export function callers(phrases: readonly string[]): string {
  return [...new Set(phrases.flatMap(callingWords))].join(" ");
}

const LOOKING_AROUND = /\(\?<?[=!].*$/u;
const GROUP = /\(\?:[^()]*\)/gu;

/** "Errors?" calls as "error" and as "errors"; of a group that nothing stands beside each word calls. */
function callingWords(phrase: string): readonly string[] {
  const bare = phrase.replace(LOOKING_AROUND, "").replaceAll(/\S*['’]\S*/gu, "");
  const words = wordsOf(bare.replaceAll(GROUP, " "));
  const rare = words.find((word) => RARE.test(word));
  if (rare !== undefined) return [rare];
  const longest = words.reduce((one, word) => (word.length > one.length ? word : one), "");
  const calling = longest === "" ? wordsOf(bare) : [longest];
  return calling.flatMap((word) =>
    word.endsWith("?") ? [word.slice(0, -1), word.slice(0, -2)] : [word.replaceAll("?", "")],
  );
}

/** Rarer in reports than longer words beside them. */
const RARE = /^(?:never|longer|stopped|quits?|ceased|forever|ages|halt|ran|luck|unless)$/u;

function wordsOf(source: string): readonly string[] {
  return (source.match(/[a-z]{2,}\??/gu) ?? []).filter((word) => !COMMON.test(word));
}

const COMMON =
  /^(?:is|are|was|were|has|have|had|be|been|being|the|an|its|it|in|on|at|of|to|by|as|or|and|not|with|for|from|this|that|all|any|my|me|us|we|do|does|make|take|over|right|get|got|up|if|so)$/u;

/** Verbs that say of a thing that it is, has or does something. */
export const FINITE =
  "(?:is|are|was|were|has|have|had|['’]s|does|do|did|works?|runs?|went|goes|comes?|came|sits?|lies?|stands?|exists?|compiles?|builds?|type-?checks|parses|passes|holds?|meets|covers|gets|got|will|would|should|can|could|may|might|still|now|already|also|never|always|seems?|looks?|appears?|behaves|keeps|won['’]t|isn['’]t|doesn['’]t|hasn['’]t|can['’]t)(?!\\p{L})";

const GOES_ON =
  "(?:that|which|who|because|since|as|when|whenever|while|if|after|before|until|till|unless|so|and|but|or|yet|though|although|with|without|in|on|at|by|for|from|to|into|under|over|during|due|despite|against|through|throughout|now|right|currently|today|tonight|tomorrow|yesterday|this|next|again|still|somewhere|anywhere|here|there|instead|once|first|last|later|then|too|either|also|even|myself|ourselves|soon|shortly|just|up|out|off|alone|blind|as|properly|fully|completely|entirely|altogether|locally|–|—|-|\\()";

/** Where the name of a thing ends, in the middle of a sentence. */
export const END = `(?=$|[,;:](?= )| ${GOES_ON}(?!\\p{L}))`;
/** "that the export works": a claim of a thing. */
export const CLAIMED = `${ITEM} (?=${FINITE}).{2,170}`;

/** What may stand behind a thing in the middle of a sentence, as far as it is no part of its name. */
export const TAIL = `(?:(?:[,;:]? ${GOES_ON}(?!\\p{L})|[,;:](?= )).{0,170})?`;

/** A thing as object: the sentence may go on behind it. */
export const OBJECT = `${ITEM}${TAIL}`;

/** "After the last refactor the export …", without a comma. */
const SETTING =
  "(?:(?:after|since|with|following|due to|because of|thanks to|as of|in|on|under|for) [^,;:]{2,60}? (?=(?:the|our|my|its|this|that|these|all|both) ))?";
/** A thing as subject. */
export const SUBJECT = `${SETTING}${ITEM}`;
/** "The export, which …, is": a thing and what is put in behind it. */
export const REST = "(?:[ ,;:].{1,170})?";

export const ADVERBS =
  "(?:(?:still|now|currently|presently|just|only|simply|really|also|again|already|yet|even|then|always|often|sometimes|occasionally|regularly|repeatedly|suddenly|promptly|constantly|apparently|unfortunately|sadly|quite|rather|completely|badly|all|half|a bit|a little|somehow|at present|at the moment|for now|so far|as yet) )*";

/** Words of making, behind "I": what was made may be told as unproven in the same breath. */
export const MADE =
  "(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|now|also|already|only) )*(?:wrote|written|built|added|implemented|coded(?: up)?|made|put (?:in|together)|finished|completed|created|set up|pushed|committed|merged|deployed|wired(?: up)?|hooked up|drafted|developed|programmed|did|done|shipped|delivered|installed|configured)";

/** Of times gone by. */
export const LONG_AGO =
  "at first|in the beginning|to begin with|at one point|formerly|the (?:first|old) (?:run|version|draft|attempt|try|build|one)|initially|earlier|previously|originally|no longer|any ?more|used to|when (?:i|we|this session) (?:first )?(?:began|started|arrived|came|took|opened|looked|found)|at the (?:start|beginning|outset)|(?:until|before) (?:today|now|this|that|noon|yesterday)|yesterday|last (?:night|week)|once (?:again )?(?:was|had)";

/** What tells that a trouble is over. */
export const FIXED =
  /(?<!(?:\b(?:not|never|no|cannot|can|be|until|once|when|if|before|after|nor|still|nobody|without)|n['’]t)\b[^.;,]{0,30})\b(?:fixed|solved|resolved|repaired|corrected|cured|patched|mended|sorted(?: out)?|remedied|cleared(?: up)?|overcome|overcame|ironed out|gone|worked around|(?:went|goes|got) through|vanished|disappeared|(?:now|it|then|since|tests?|both|they|again|all|everything|that|build) (?:(?:now|all) )?(?:works?|pass(?:es|ed)?|runs?|builds?|(?:is|are) (?:now )?(?:live|green|done|complete|finished|in place|merged|up again|back|verified|tested))|(?:it|that|this)['’]s (?:now )?(?:live|finished|complete|merged|in place|verified|done|fixed)|the (?:second|next|third|other|new) (?:one |attempt |try |run |version )?(?:passe[sd]|work(?:s|ed)|succeeded|went through)|(?:is|are) (?:now )?(?:live|finished|complete|merged|in place|verified)|(?:i|we) (?:then |since )?(?:repaired|restored|rewrote|corrected|rebuilt))\b/u;

/** Whether one certain thing is told of: "articles under embargo are held back" tells how things work. */
export function isDefinite({ item, item2 }: Groups): boolean {
  return /^(?:the|our|my|its|this|that|these|those|both|all|your)(?!\p{L})/iu.test(
    item ?? item2 ?? "",
  );
}

type Said = Pick<Frame, "notIn" | "metBy" | "endedBy" | "begins" | "check">;

/** A frame of plain phrases: `shape` is given the table as one source. */
export function tabled(
  id: string,
  phrases: readonly string[],
  shape: (any: string) => string,
  said: Said = {},
  calledBy: string = callers(phrases),
): Frame {
  return {
    id,
    calledBy,
    ofThings: true,
    ofItem: true,
    pattern: framed(shape(anyOf(phrases))),
    ...said,
  };
}

/** So many words, none of which parts the sentence. */
export const WORDS = (most: number): string => `(?:${WORD} ){0,${most}}?`;
