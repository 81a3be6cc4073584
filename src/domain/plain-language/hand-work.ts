import {
  CLEAR_TO_THE_MIND,
  DECK_OF_BOARDS,
  NOT_THE_THING,
  SITE_OUTDOORS,
  TABLE_TO_SIT_AT,
  THINGS_OF_THE_HAND,
  WORK_OF_THE_MIND,
} from "./data/things.ts";

/** Said of anything that can be dirty: "The oven has been cleaned". */
const CLEANED = /\b(?:cleaned|tidied)(?: up| out)?$/iu;
/** Said of things that one can touch: "All screws are tight". */
const FELT = /\b(?:polished|hardened|overhauled|touched up|tight|smooth|secure|in place)$/iu;

/** "The driveway is clear": nothing stands or lies there. */
const CLEAR = /^(?:is|are|be|stays?|remains?|kept) clear$/iu;

/** Whether what sounds like praise tells of handiwork that shows on its object; `before` is the sentence up to it. */
export function isHandWork(before: string, phrase: string): boolean {
  if (CLEANED.test(phrase)) {
    const head = headOf(before);
    return head !== "" && (!WORK_OF_THE_MIND.has(head) || SITE_OUTDOORS.test(subjectOf(before)));
  }
  if (CLEAR.test(phrase.trim())) {
    const head = headOf(before);
    return head !== "" && !WORK_OF_THE_MIND.has(head) && !isOfTheMind(head);
  }
  return FELT.test(phrase) && isThing(before, phrase) && !NOT_THE_THING.test(before);
}

/** "instructions", "meaning", "purpose": what is clear when somebody understands it. */
function isOfTheMind(head: string): boolean {
  return (
    CLEAR_TO_THE_MIND.has(head) || /(?:[ts]ion|ment|ness|[^c]ity|ship|ology|ism)s?$/u.test(head)
  );
}

function isThing(before: string, phrase: string): boolean {
  const head = headOf(before);
  if (head === "deck" || head === "decks") return DECK_OF_BOARDS.test(before.slice(-SUBJECT_LIMIT));
  if (/polished$/iu.test(phrase) && TABLE_TO_SIT_AT.test(subjectOf(before))) return true;
  return THINGS_OF_THE_HAND.has(head) || isListedWithThings(before);
}

/** "Desk, chair and monitor": what may be a word of software is a thing beside others that one can touch. */
function isListedWithThings(before: string): boolean {
  const clause =
    before
      .slice(-SUBJECT_LIMIT)
      .split(/[;:.!?\n]/u)
      .at(-1) ?? "";
  const [subject = ""] = clause.split(HANGS_ON);
  const names = subject.toLowerCase().split(/,\s*(?:and\s)?|\sand\s/u);
  const heads = names.map((name) => /(?:^|\s)([\p{L}-]+)\s*$/u.exec(name)?.[1] ?? "");
  return (
    names.length > 1 &&
    names.every((name) => name.trim().split(/\s+/u).length <= 3) &&
    heads.some((head) => THINGS_OF_THE_HAND.has(head)) &&
    !heads.some((head) => WORK_OF_THE_MIND.has(head))
  );
}

/** What hangs on a subject: "on the door" behind "the paint". */
const HANGS_ON =
  /\s(?:about|around|at|behind|by|for|from|in|inside|near|of|on|outside|over|to|under|with)\s/iu;

/** How much of a sentence is looked at for its subject. */
const SUBJECT_LIMIT = 160;

/** The last word of the subject, without what hangs on it: "paint" in "the paint on the door". */
function headOf(before: string): string {
  return (/([\p{L}-]+)$/u.exec(subjectOf(before))?.[1] ?? "").toLowerCase();
}

/** The subject without what hangs on it: "the wet paint" in "the wet paint on the door". */
function subjectOf(before: string): string {
  const clause =
    before
      .slice(-SUBJECT_LIMIT)
      .split(/[,;:.!?\n]|\s(?:and|but|or|so|that|when|if|until|before|after|once|while)\s/iu)
      .at(-1) ?? "";
  const [subject = ""] = clause.split(HANGS_ON);
  return subject
    .slice(-40)
    .replace(/\s(?:has|have|had|must|will)\s*$/iu, "")
    .trim();
}
