/**
 * Whether what was open is told afterwards to be finished: "X was going to come last, but I built it first and it is
 * done". Such an end seals what is past, what was only thought or asked, and what was not done but avoided; what is
 * open at present ("needs a review") no word of completion closes.
 */

import { firstBehind, type Clause, type Document } from "../text/document.ts";

/** Words of a sentence around what was met in it, and how done_when is asked for its words. */
export interface Opening {
  readonly doc: Document;
  readonly clause: Clause;
  /** The sentence up to the end of what was met, without capitals. */
  readonly said: string;
  /** What was met, at the end of `said`. */
  readonly met: string;
  /** The rest of the sentence. */
  readonly after: string;
  readonly asks: (word: string) => boolean;
}

const ENDED =
  /\b(?:finish|complet|done|did|built|rebuilt|implement|add|deliver|ship|merge|deploy|releas|verif|confirm|check|test|work|pass|run|there|in\b|on\b|live|enabl|restor|arriv|came|come|answer|wrote|rewrote|written|resolv|present|correct|green)/;

/** Whether a clause tells behind what was met in it, or the next ones do, that the same thing is finished. */
export function isSealed(opening: Opening): boolean {
  const { clause } = opening;
  if (clause.kind !== "paragraph" && clause.kind !== "item") return false;
  const said = plain(opening.said.slice(-LONGEST));
  const met = plain(opening.met);
  const before = said.slice(0, said.length - met.length);
  if (NOT_IT.test(before) && !LEAVING.test(met)) return true;
  if (AVOIDED.test(said) || AVOIDED.test(before)) return sealsIn(said + restOf(opening)).length > 0;
  if (COMPLETED_BEFORE.test(said)) return true;
  const mode = modeOf(said, met, opening);
  if (mode === "present") return false;
  const rest = restOf(opening);
  if (!ENDED.test(met + rest)) return false;
  if (hasCome(met, rest)) return true;
  return sealsIn(rest).some((seal) => closes(seal, said, mode, opening.asks));
}

function plain(text: string): string {
  return text.replaceAll("’", "'").replaceAll(/\s+/gu, " ");
}

const FOLLOWING = 3;
/** So much is read on either side. */
const LONGEST = 400;

/** What stands behind what was met, in whole sentences: one that is cut off may take back what it begins with. */
function restOf({ after, doc, clause }: Opening): string {
  const rest = `${plain(after)}${following(doc, clause, FOLLOWING)}`;
  return rest.length <= LONGEST ? rest : rest.slice(0, rest.lastIndexOf(". ", LONGEST) + 1);
}

/** The clauses behind one in its block, as one text. */
export function following(doc: Document, clause: Clause, most: number): string {
  const block = doc.blockOfLine(clause.line);
  const behind = firstBehind(block, clause.start);
  return block
    .slice(behind, behind + most)
    .map(({ text }) => `. ${text.replace(/[.!]+$/u, "")}`)
    .join("");
}

/**
 * How a thing was told as open:
 * - `present`: it is so, or is to be; nothing seals it
 * - `avoided`: "no longer waits", "Was it left for later? No"
 * - `thought`: "I thought you'd have to", "was going to come last"
 * - `past`: "had been parked", "was missing"
 */
type Mode = "present" | "avoided" | "thought" | "past";

/** "Instead of leaving it for another day", "rather than a placeholder": what was met is what was not done. */
const AVOIDED =
  /\b(?:instead of|rather than|in place of) (?:(?:being |having to |to |just |simply )*(?:leav|put|hand|defer|postpon|push|park|shelv|skip|split|slip|stub|mock|fak|com|ask|wait|settl|mov|pass|giv|mak|sav|keep|let|descop|dropp|cut|cutting)(?:e|ing|ting|ping)?(?: [^,;:.]{0,50}?)?)$/;
const LEAVING =
  /^(?:\p{L}+ing\b|leave|put|hand|defer|postpone|push|skip|split|ask|wait|keep|let|make|park)/u;
/** "Rather than a placeholder" */
const NOT_IT =
  /\b(?:instead of|rather than|in place of) (?:an? |the |any )?(?:mere |simple |old |usual |pure )?$/;
/** "Completed: the export, which had still been in progress" */
const COMPLETED_BEFORE =
  /^\W*(?:completed|finished|done|delivered|shipped|built|implemented|fixed|merged)\b[^;.]*\b(?:which|that) had\b[^,;.]*$/;
/** "No longer waits for phase two" */
const NO_LONGER = /\b(?:no longer|not any ?more) (?:\p{L}+ ){0,3}$/u;
/** "I almost skipped", "I considered leaving" */
const NEARLY =
  /\b(?:almost|nearly|came (?:very )?close to|(?:was|were) (?:close to|tempted to|about to)|thought (?:about|of)|considered|toyed with(?: the idea of)?) \p{L}+(?: [^,;:.]{0,40})?$/u;
const THOUGHT =
  /\b(?:thought|feared|afraid|worried|suspected|wondered|wanted|hoped|(?<!\b(?:is|are|be|been|isn't|aren't) (?:\p{L}+ )?)(?:expected|planned|meant|intended|assumed|believed|said|noted|reported|told|asked)|(?:was|were) (?:\p{L}+ )?(?:going|about|due|supposed|planned|meant|scheduled|slated|set|expected|to)|as if|as though|looked like|seemed|used to|had planned|at first|initially|originally|earlier|until (?:now|today|then|noon)|at noon|this morning|yesterday|in the last|previous session|last session)\b/u;
const PAST =
  /\b(?:was|were|had|did|could|couldn't|wasn't|weren't|didn't|hadn't|came|went|got|fell|broke|slipped|waited|stopped|depended|needed|lacked|returned|missed)\b|\b(?:i|we)(?:'d)? (?:(?:\p{L}+ly|also|just|then|first|had) )?(?:\p{L}{2,}ed|left|put|gave|lost|broke|kept|held|began|forgot|ran|wrote|took|cut)\b|\b(?:i|we)'d (?:\p{L}{2,}ed|left|put|been|given|lost|kept|held|begun|forgotten|taken|cut)\b/u;
/** What binds a past deed to a time to come. */
const TO_COME =
  /\b(?:for now|for the (?:moment|time being|present)|so far|rather|next|later|tomorrow|another|to keep|in (?:an?|its own) (?:separate|fresh|new|different|own|follow-?up|future)|separate(?:ly)?|once (?:the|it|we|i|you|that|they)|as soon as|if|when|whenever)\b/;
const PRESENT =
  /\b(?:is|are|isn't|aren't|it's|has|have|hasn't|haven't|needs?|remains?|stays?|waits?|must|will|can|can't|cannot|am|i'm|do|does|don't|doesn't|comes?|goes|i've|we've|you've|you'll|you'd|i'll)\b/;

const ANSWERED_NO =
  /^\. (?:no|nope|not at all|not any ?more|neither)(?=$|[,.:;!–—-]| (?:it|i|we|they|that|,))/;

function modeOf(said: string, met: string, { after, clause, doc }: Opening): Mode {
  if (clause.text.endsWith("?"))
    return ANSWERED_NO.test(following(doc, clause, 1)) ? "avoided" : "present";
  const before = said.slice(0, said.length - met.length);
  if (NO_LONGER.test(before) || NEARLY.test(said)) return "avoided";
  const part = lastPart(before) + met;
  if (THOUGHT.test(part) || THOUGHT.test(met)) return "thought";
  if (!PAST.test(part) || PRESENT.test(part)) return "present";
  return TO_COME.test(`${part}${after.split(PART_END, 1)[0] ?? ""}`) ? "present" : "past";
}

const PART_END = /[;:()–—]|, (?:but|and|so)\b|\b(?:but|and) (?=(?:i|we|it|they|the)\b)/;

function lastPart(text: string): string {
  return text.split(PART_END).at(-1) ?? "";
}

/** A part of a text that tells of an end, what stands between the opening and it, and what stands behind it. */
interface Seal {
  readonly between: string;
  readonly text: string;
  /** What is finished where it is named by a noun; "" for a pronoun. */
  readonly thing: string;
  readonly behind: string;
}

const ADVERB =
  "(?:(?:now|all|already|also|both|fully|completely|entirely|since|today|then|again|back|still|here|finally|indeed|properly|well|successfully|therefore|right away|at once|in full|in the end|straight away|immediately|myself|just|even|long|actually|really|instead|meanwhile) )*";
const STATE =
  "(?:finished|complete[d]?|done|built|rebuilt|implemented|delivered|shipped|merged|deployed|released|live|working|verified|tested|checked|confirmed|proven|enabled|activated|installed|restored|repaired|fixed|resolved|closed|written(?=$|[,.;]| and)|rewritten|present|in (?:place|use|production|main|force|full|there)|in(?=$|[,.;]| and| at last| now| too| as well| already| again)|there(?=$|[,.;]| and| now)|(?:up and )?running|on(?=$|[,.;]| and| by default| main| for (?:everyone|all)| everywhere)|(?:switched|turned) on|committed|back(?=$|[,.;]| on| in| and)|recovered|covered by|set up|automated|ready(?=$|[,.;]| and)|answered|granted|approved|green|in and)";
const LEAD =
  "(?:(?:now|today|then|there|here|since then|in the end|meanwhile|finally|instead|in this (?:one|session|pass|run|commit)|this time|by now|after all|right away|first|later|afterwards|yes|no|nope|not at all|actually|in fact|also|then again|for that)[,:.]? )*";
const PRONOUN = "(?:it|they|that|this|all of (?:it|them|this)|both(?: of them)?)";
const NAME = "(?!(?:and|but|so|then|it|i|we|they|there|here|which|that|now)\\b)[^\\s,;:.]+";
const NOUN = `(?<thing>(?:${NAME} ){0,5}?${NAME})`;
const BE =
  "(?: (?:is|are|was|were|has been|have been|had been|has|have|got|gets)|'s(?: been)?|'re|'ve been)";
const DEED =
  "(?:finished|completed|built|rebuilt|implemented|added|wrote|rewrote|did|redid|delivered|shipped|merged|deployed|released|verified|confirmed|fixed|repaired|restored|recreated|reinstated|re-?enabled|enabled|activated|installed|closed|resolved|tested|checked|automated|landed|solved|covered|recovered|retrieved|turned|switched|set|put|got|brought|saw)";
const START =
  "(?:^ ?|(?:[,;:.()–—-] ?|\\b(?:and|but|so|then|because|yet|that|as|where|which|until) )+)";

const SEALS: readonly string[] = [
  // "it is finished", "the export has since been built"
  `(?:${PRONOUN}|${NOUN})${BE} ${ADVERB}(?:been )?${ADVERB}${STATE}(?!\\p{L})`,
  // "is finished now", "now complete"
  `(?:(?:is|are|was|has been|have been) ${ADVERB}|(?:now|since|then) (?:been )?${ADVERB})${STATE}(?!\\p{L})`,
  `(?:${PRONOUN}|${NOUN}) ${ADVERB}(?:works|work|runs|passes|pass|behaves|went live|came in|landed|meets (?:every|all|the)|does what)(?!\\p{L})`,
  // "I've since verified it in full", "turned it on"
  `(?:(?:i|we)(?:'ve| have|'d| had)? )?${ADVERB}${DEED} (?:(?:it|them|that|all of it)|(?<object>(?:the |both |all )(?:${NAME} ){0,3}?${NAME}))(?= on\\b| up\\b| in\\b| back\\b| working\\b| done\\b| here\\b| there\\b| now\\b| right\\b| today\\b| first\\b| too\\b| myself\\b| again\\b| before\\b| after\\b| with\\b| as\\b| by\\b| from\\b|[,.;:]|$| and\\b| so\\b| end\\b| at\\b| straight\\b| properly\\b| to\\b| since\\b| then\\b)`,
  // ": done and tested"
  `(?<=[:.–—] ?)(?:now |all |fully )?(?:done|complete|finished|built|merged|live|in place)(?=,? and (?:now )?(?:tested|checked|live|merged|verified|working|deployed)\\b|$|\\.)`,
  // "the second commit adds it"
  `(?:the|this|my|today's) (?:[\\p{L}-]+ )?(?:commit|change|version|release|branch|pr|pull request|patch) (?:now )?(?:adds|contains|has|brings|includes|completes|restores) (?:it|them)(?!\\p{L})`,
];

/** "The approval it was waiting for arrived": what was met is the subject. */
const CAME =
  /^ (?:has |have |had )?(?:since |then |now |just )?(?:arrived|come(?: in| through)?|came(?: in| through| back)?(?= this| today|,|\.|$| and)|(?:been |was |were )?(?:granted|given|answered|approved|resolved|settled|lifted))(?!\p{L})/u;

/** Whether the end of what was met, or what follows it, says that what was awaited is there. */
function hasCome(met: string, rest: string): boolean {
  const last = met.lastIndexOf(" ");
  for (const text of [rest, last < 0 ? "" : `${met.slice(last)}${rest}`]) {
    const came = CAME.exec(text)?.[0];
    if (came !== undefined && AWAITED.test(met) && !isSpoilt(came, text.slice(came.length)))
      return true;
  }
  return false;
}

const AWAITED =
  /\b(?:wait\w*|await\w*|pending|blocked|hold\w*|depend\w*|need\w*|missing|lack\w*|outstanding)\b/;

let seals: readonly RegExp[] | null = null;

function sealsIn(rest: string): readonly Seal[] {
  const found: Seal[] = [];
  seals ??= SEALS.map((source) => new RegExp(`${START}${LEAD}${source}`, "gu"));
  for (const seal of seals)
    for (const match of rest.matchAll(seal)) {
      const thing = match.groups?.["thing"] ?? match.groups?.["object"] ?? "";
      found.push({
        between: rest.slice(0, match.index),
        text: match[0],
        thing: /^(?:(?:it|they|that|this|i|we|now|all of it)(?:\s|$))/u.test(thing) ? "" : thing,
        behind: rest.slice(match.index + match[0].length),
      });
    }
  return found;
}

/** "Was still open. I built it" */
const MADE_BY_ME = /^\W*(?:and |so |then )*(?:i|we)\b/;
const WAS = /\b(?:was|were|been)\b/;
const HANDED = /\b(?:hand|pass|assign|team|ops|you|somebody|someone)/;
const WEAK_TURN = /\b(?:but|yet|however|so|though|then)\b/;
const TURN =
  /\b(?:now|since|then|today|again|back|after all|in the end|finally|first|by now|meanwhile|in this (?:one|session|pass)|second|new|another|right away|restored|rebuilt|redid|rewrote|recreated|reinstated|afterwards|later|this time|after that|here|so (?:i|we)|at last|already|anyway)\b/;
const OF_CHECKS =
  /(?:verif|test|check|confirm|(?:not|never|n't)[^,;]{0,20}\b(?:run|ran|running|tr(?:y|ied)|execut\w*|prov\w*|seen?)\b|\buntried\b)/;
const CHECKED = /(?:verif|tested|checked|confirm|proven|pass(?:es)?\b|\bran\b|\bsaw\b|covered)/;

/** What was there and was taken away is not there again because something works now. */
const UNDOING =
  /(?:disabl|switch\w* (?:it |them )?off|turn\w* (?:it |them )?off|revert|roll(?:ed|ing) |backed |remov|comment\w* |delet|took out|taken out|undid|undone|wiped|overwr|stash|dropp|gave up|given up|abandon|descoped)/;
const IS_BACK =
  /\b(?:back|again|restored|re-?(?:enabled|activated|built|wrote|did|done|created|covered|instated|written|applied|landed)|(?:switched|turned) (?:it |them )?(?:back )?on|enabled|is on|'s on|on by default|on for|merged|live|second|new|another|complete|finished)\b/;

/** Parts of a thing, whose end is not that of the whole, nor the other way round. */
const OF_PARTS =
  /\b(?:(?:parts?|rest|half|some|most|pieces?|bits?|sides?|one|two|three|four|\d+) of|(?:tests?|specs?|docs?|documentation|cases?|handling|clean-?up|polish\w*|migrations?|ui|front-?end|back-?end|styling|translations?|options?) (?:for|of|in|on|to))\b/;

function closes(
  { between, text, thing, behind }: Seal,
  said: string,
  mode: Exclude<Mode, "present">,
  asks: (word: string) => boolean,
): boolean {
  const whole = `${between}${text}${behind.split(/[,.;]/u, 1)[0] ?? ""}`;
  const [own = ""] = between.split(/[,;:.]| (?:but|and|so) /u);
  const opened = `${said} ${own}`;
  if (mode !== "avoided") {
    if (OF_PARTS.test(opened)) return false;
    const isMade = MADE_BY_ME.test(text) && WAS.test(said) && !HANDED.test(said);
    if (!isMade && !TURN.test(whole) && !(mode === "thought" && WEAK_TURN.test(whole)))
      return false;
    if (UNDOING.test(said) && !IS_BACK.test(text + (behind.split(/[.;]/u, 1)[0] ?? "")))
      return false;
    if (OF_CHECKS.test(opened) && !CHECKED.test(text + behind.split(/[.;]/u, 1)[0])) return false;
  }
  return isOfSame(opened, between.slice(own.length), thing, asks) && !isSpoilt(text, behind);
}

/** What names another thing as what is told of: "…, and the import is next". */
const OTHER_SUBJECT =
  /(?:^|[,;:.] |\b(?:and|but|so) )(?:the|an?|my|our|your|another|other|some|two|three|four|these|those) (?:[^\s,;:.]+ ){0,4}?(?:is|are|was|were|has|have|had|did|does|came|went|came)\b/u;

const OF_OTHERS =
  /\b(?:the rest|the others?|the other \p{L}+|everything else|all else|the remaining|others)\b/u;

const SMALL =
  /^(?:the|and|for|with|this|that|all|both|its|not|was|were|are|has|had|have|one|you|can)$/u;

function askedWords(text: string, asks: (word: string) => boolean): readonly string[] {
  return (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !SMALL.test(word) && asks(word));
}

/** Whether the end is that of what was open: by a pronoun, or by its own name, and nothing else came in between. */
function isOfSame(
  opened: string,
  between: string,
  thing: string,
  asks: (word: string) => boolean,
): boolean {
  const open = askedWords(opened, asks);
  const named = askedWords(thing, asks);
  if (thing !== "") return named.some((word) => open.includes(word)) && isHead(thing, opened, asks);
  if (OF_OTHERS.test(between)) return false;
  const came = askedWords(between, asks);
  if (open.length > 0 && came.some((word) => !open.includes(word))) return false;
  return open.length > 0 ? !OTHER_SUBJECT.test(between) : came.length > 0;
}

/** Whether the last word of a name is that of the thing, and not a first part of it: "the build" of "the build cache". */
function isHead(thing: string, opened: string, asks: (word: string) => boolean): boolean {
  const last = /[\p{L}\p{N}]+$/u.exec(thing)?.[0] ?? "";
  const next = new RegExp(`(?<!\\p{L})${last} ([\\p{L}\\p{N}]{3,})`, "u").exec(opened)?.[1];
  return last !== "" && asks(last) && (next === undefined || SMALL.test(next) || !asks(next));
}

const HARMLESS =
  /\b(?:without|no|zero|0) (?:any |an? |a single |one )?(?:(?:further|single|known|open|new|more|other) )?(?:failures?|errors?|problems?|issues?|exceptions?|troubles?|hitch(?:es)?|warnings?|workarounds?|incidents?|regressions?|bugs?|failed|skipped|stubs?|gaps?|complaints?|follow-?ups?|rollbacks?|loss)\b|\bas (?:it should|(?:it )?(?:is|was) (?:asked|specified|required|described))\b|\bno (?:longer|more)\b|\bnothing (?:is |was )?(?:left|open|missing|pending|outstanding)\b|\bnot (?:just|only|merely)\b|\bnot (?:a|one) single\b|\bnot once\b/gu;
const SPOILT =
  /\b(?:not|no|never|nothing|none|nobody|without|cannot|but|except|excepting|only|apart|aside|save|bar|barring|besides|otherwise|other than|although|though|however|still|yet|until|till|once|if|when|unless|should|would|could|might|may|will|must|needs?|needed|probably|perhaps|maybe|presumably|hopefully|likely|almost|nearly|mostly|partly|partially|half|largely|basically|roughly|soon|tomorrow|later|next|pending|remains?|remaining|left|todo|theory|paper|locally|on my|seems?|appears?|think|believe|hope|guess|assume|expect\w*|draft|stub\w*|mock\w*|placeholder|fail(?:s|ed|ing)?|broken|minus|up to|as far as|for now|so far|at least|some|most|the rest|others|elsewhere|by hand|manually)\b|n't\b|'ll\b|\?/;
/** What a sentence begins with that takes the one before it back in part. */
const TAKES_BACK =
  /^(?:but|except|only|however|although|though|apart|aside|still|yet|that said|unfortunately|sadly|once|if|you|please)\b/u;

function isSpoilt(text: string, behind: string): boolean {
  const [own = "", next = ""] = behind.split(/[.;] ?/u).filter((part) => part.trim() !== "");
  const bare = `${text} `.replace(new RegExp(`^${START}`, "u"), "");
  return (
    SPOILT_SEAL.test(bare) ||
    SPOILT.test(own.replaceAll(HARMLESS, " ")) ||
    TAKES_BACK.test(next.trim())
  );
}

const SPOILT_SEAL =
  /\b(?:almost|nearly|partly|partially|half|mostly|not|never|no longer|only|probably|by then)\b|n't\b/;
