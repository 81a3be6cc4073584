/**
 * What an item says of how a thing is now, without what it was before and over what time it was looked at: "loads in 3.4 seconds"
 * of "loads in 3.4 seconds, it was 9 before", "takes 6 minutes" of "it took 6 minutes until the hall was empty".
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";

/** Told last, of a time before; with its figure, so that it is known for a comparison. */
const BEFORE =
  /[,;(]\s?(?:and |but )?(?:(?:(?:it|this|that|they|which) )?(?:was|were|had been|used to (?:be|take|need|cost))|(?:up|down|coming|starting|improved|reduced|cut|grown|risen|fallen) from|instead of|compared (?:to|with)|against|before(?: that| it)?(?: was)?|previously|earlier|formerly|the (?:old|previous|former|earlier) (?:[\p{L}\d]{1,20} ){1,3}?(?:took|was|were|had|needed|gave|cost|used))(?!\p{L})(?=(?:[^,;()]|,(?=\d)){0,60}\d)(?!(?:[^,;()]|,(?=\d)){0,60}(?<!\p{L})(?:now|today|since|after)(?!\p{L}))(?:[^,;()]|,(?=\d)){1,60}\)?\W*$/iu;
const COMPARED =
  /[,;(]\s?\d[\d.,]{0,9}\s?(?:\p{L}{1,12} |% |%-points )?(?:more|fewer|less|better|worse|higher|lower|faster|slower) than [^,;()]{2,40}\)?\W*$/iu;
const SPAN =
  / over (?:the|an?|one|this|that|\d{1,4}) (?:(?:whole|full|entire|last|past) )?(?:second|minute|hour|day|night|week|weekend|fortnight|month|quarter|year|run)s?(?!\p{L})/giu;
const FIGURE = "\\d[\\d.,:]{0,12} ?[\\p{L}%]{0,12}";
/** "It took 6 minutes until the hall was empty" */
const UNTIL = new RegExp(
  `^\\W*(?:it |this |that )?(?:takes|took|needs|needed) (?<figure>(?:(?:about|around|roughly|almost|nearly) )?${FIGURE}) (?:until|till|before) (?=(?:the|an?|all|every\\p{L}*|our) )`,
  "iu",
);
/** "Takes 3.4 seconds to load" */
const TO_DO = new RegExp(
  `(?<!\\p{L})(?<verb>takes?|took|needs?|needed) (?<figure>(?:(?:about|around|roughly|almost|nearly) )?${FIGURE}) to (?<deed>\\p{L}{2,20})(?!\\p{L})`,
  "iu",
);

/** An item as it tells of now. Number words are digits; what is left stands as it stood. */
export function toldNow(item: string, condition: string): string {
  const now = item.replace(BEFORE, "").replace(COMPARED, "").replace(SPAN, "");
  const told = now.replace(UNTIL, "$<figure> ");
  const { verb = "", figure = "", deed = "" } = TO_DO.exec(told)?.groups ?? {};
  const [stem = ""] = contentWords(deed);
  const isAsked = stem !== "" && contentWords(condition).includes(stem);
  return isAsked ? told.replace(TO_DO, () => `${deed} ${verb} ${figure}`) : told;
}
