/**
 * "No import", where the import is asked for: nothing of it was delivered. "No known issues", "no failing tests" and "no
 * new dependencies" tell of what there is to be none of, and most notes that begin so are of that kind.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isAuxiliaryForm, isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { asksForNone } from "./none-asked.ts";
import { isAskedWord } from "./asked-words.ts";
import type { Subject } from "../subject.ts";

/** The whole text, with the words behind "no" as the group `what`. */
const NONE =
  /^\W*(no (?<what>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?)(?: (?:yet|so far|at all|for now|here|either|today|this time))*)\W*$/iu;
const NOTHING_DONE = /^\W*(nothing (?:was |has been )?(?:done|built|delivered)\b)/iu;
/** Without these nothing was done, whatever was asked for. */
const EFFORT =
  /^(?:work(?: (?:was )?(?:done|finished|completed|delivered|started))?|progress(?: made)?|luck|success|results?|time(?: left)?|attempt(?: made)?|deliver(?:y|ies))$/iu;

/** What there should be none of: trouble, and what becomes of good things that are harmed. */
export const TROUBLE =
  /^(?:(?:[a-z]+-)?(?:errors?|warnings?|fail\w*|faults?|flaws?|crash\w*|hangs?|leaks?|leak(?:y|ing)|loss(?:es)?|lost|bugs?|bugg?y|issues?|problems?|troubles?|regress\w*|blockers?|blocked|broken|breaks?|breakages?|broke|flak(?:y|es)|defects?|defective|damag\w*|complaints?|objections?|conflicts?|outages?|delays?|delayed|late|overdue|timeouts?|slow(?:er)?|slowdowns?|gaps?|holes?|cracks?|scratch\w*|stains?|typos?|mistakes?|incidents?|accidents?|injur\w*|hurt|harmed|victims?|risks?|duplicates?|duplicated|missing|mismatch\w*|orphan\w*|dead|stale|unused|unpaid|unsigned|untested|unread|unanswered|un\p{L}+ed|invalid|wrong|incorrect|bad|false|skipped|dropped|removed|deleted|disabled|changed|altered|modified|affected|touched|omitted|rejected|refused|cancell?ed|postponed|deferred|failed|left(?:overs?| over)?|remain\w*|open|outstanding|pending|todos?|spilled|spoilt|spoiled|stolen|torn|crooked|loose|rotten|expired|empty|known|changes?|reloads?|restarts?|needed|necessary|required|planned|expected))$/iu;
/** What is done to good things, so that none is a lack; of all else that is done to things, none is well. */
const DONE =
  /^(?:(?:re)?(?:added|built|made|written|sent|delivered|generated|created|produced|printed|shown|displayed|implemented|run|executed|tested|checked|verified|deployed|released|published|posted|received|drawn|shipped|installed|done|completed|finished|started|given|provided|prepared|planned|found|used|included|uploaded|exported|imported|saved|stored|signed|paid|booked|planted|painted|cleaned|cooked|baked|served|translated|documented|approved|merged|committed|recorded|attached|set|put|got|achieved|reached|taken|held))$/u;
/** Others than those that were asked for. */
const OTHER =
  /^(?:new|further|more|other|extra|additional|old(?:er)?|former|second|separate|manual|special|unexpected|unwanted|side|follow-?ups?|surprise|hidden|big|major|serious|critical)$/iu;
/** Of a thing: its whole, so that the word in front says what there is none of. */
const OF_IT =
  /^(?:support|versions?|features?|functions?|functionality|implementation|handling|yet|part|code|available|there|exists?|present|file|page|work)$/iu;

/** That there is none of what done_when asks for; null for a text that tells of anything else. */
export function findNone(output: string, subject: Subject): RegExpExecArray | null {
  const nothing = NOTHING_DONE.exec(output);
  if (nothing !== null) return nothing;
  const match = NONE.exec(output);
  const what = match?.groups?.["what"] ?? "";
  if (match === null) return null;
  if (EFFORT.test(what)) return match;
  return isOfAsked(what.toLowerCase().split(" "), subject) && !asksForNone(what, subject.doneWhen)
    ? match
    : null;
}

/** Whether the thing that there is none of is one that was asked for. */
function isOfAsked(words: readonly string[], subject: Subject): boolean {
  // "No page is wrong" is a sentence, and no name.
  if (words.some((word) => isAuxiliaryForm(word) || isTrouble(word, subject))) return false;
  const things = words.filter((word) => !isParticiple(word) && contentWords(word).length > 0);
  const head = things.at(-1);
  if (head === undefined) return false;
  if (isAskedWord(head, subject)) return true;
  // "No PDF support", "no login feature"
  const before = things.at(-2);
  return OF_IT.test(head) && before !== undefined && isAskedWord(before, subject);
}

/** A condition may speak of it itself: "deleted orders are listed". */
function isTrouble(word: string, subject: Subject): boolean {
  if (/^(?:error|warning|failure|fault|crash|leak|loss)/u.test(word)) return true;
  const isOne = TROUBLE.test(word) || OTHER.test(word) || (isParticiple(word) && !DONE.test(word));
  return isOne && !subject.asks(word);
}
