import { SPEAKING } from "./data/speaking-things.ts";

const WHEN_OR_BREAK =
  /(?<![\p{L}\p{N}])(?:when|whenever|wherever|if|until|unless|while|as long as|as soon as|once)(?=\s)|[,;:–—]/giu;

/** Main clauses that say no more than that the work is over, or that leave it to somebody. */
const SAYS_IT_IS_OVER =
  /(?<![\p{L}\p{N}])(?:done|finish(?:e[ds])?|ready|complete[ds]?|closed?|ends?|over(?! (?:an?|one|the|to)(?!\p{L}))|accept(?:ed|s)?|agrees?|approve[ds]?|says?|thinks?|likes?|fulfilled|met|reached|satisfied|happy|enough|goal|task|works?|ships?|merged?|release[ds]?|deliver(?:ed)?|launch|stops?|we|i)(?![\p{L}\p{N}])/iu;

const WORDS = "(?: [\\p{L}’'-]{1,30})";
/** What is told is which one is meant: "the copy that is", "streets that are", "a guest who leaves", "after the update is". */
const OPENS_ASIDE = new RegExp(
  `(?<= )(?:who|(?<=\\b(?:all|any|each|every|one|the|those)${WORDS}{0,3} )(?:that|which)|(?<=\\b(?:highlights?|lists?|marks?)${WORDS}{1,2} )that|after (?:an?|each|every|the)${WORDS}{1,2}) $`,
  "iu",
);
/** "The form asks whether the visit", "The chart shows which step": the answer can be seen, whatever it is. */
const IS_ASKED = new RegExp(
  `(?<!\\p{L})[\\p{L}’'-]{1,30}${WORDS} (?:(?:asks?|names?)${WORDS}{0,2} what|(?:asks?|marks?|names?|sees?|shows?|tells?)${WORDS}{0,2} (?:when|whether|which|who|why))${WORDS}{0,4} $`,
  "iu",
);
/** What a thing tells its reader can be read there: "A banner says that the update is finished". */
const IS_TOLD = new RegExp(
  `(?<!\\p{L})(?:${SPEAKING})s? (?:(?:now|then) )?(?:announces?|informs?|says?|tells?|warns?)${WORDS}{0,3} that${WORDS}{1,4} $`,
  "iu",
);

/** "The lamp blinks when the battery is low": what is told of is when something happens, and that is the condition. */
export function isTrigger(sentence: string, at: number, phrase: string): boolean {
  const before = sentence.slice(0, at);
  if (IS_TOLD.test(before) || IS_ASKED.test(before)) return true;
  const aside = OPENS_ASIDE.exec(before);
  if (aside !== null)
    return saysSomething(
      before
        .slice(0, aside.index)
        .split(/[,;:–—]/u)
        .at(-1) ?? "",
    );
  const [last, previous] = [...before.matchAll(WHEN_OR_BREAK)].toReversed();
  if (last === undefined || !/^\p{L}/u.test(last[0])) return false;
  // In front of it, or behind the comma that closes it: "When the battery is low, the lamp blinks".
  const main =
    sentence.slice(previous?.index ?? 0, last.index).trim() ||
    (/^[^,;:]{0,60},\s(.{1,200})/u.exec(sentence.slice(at + phrase.length))?.[1] ?? "");
  return saysSomething(main);
}

/** What a thing does that everybody can see or hear; its name may stand in the goal. */
const SHOWS_ITSELF =
  /(?<!\p{L})(?:alerts?|beeps?|blinks?|buzz(?:es)?|chimes?|clicks?|dims?|flash(?:es)?|flickers?|glows?|hums?|lights up|locks?|pulses?|rings?|sounds?|swings? open|turns? (?:off|on|red|green|yellow|orange|blue)|unlocks?|vibrates?|warns?|whistles?)(?!\p{L})/iu;

function saysSomething(main: string): boolean {
  const words = main.match(/\p{L}{2,}/gu) ?? [];
  return (words.length >= 3 || SHOWS_ITSELF.test(main)) && !SAYS_IT_IS_OVER.test(main);
}
