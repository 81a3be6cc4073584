const WHEN_OR_BREAK =
  /(?<![\p{L}\p{N}])(?:when|whenever|if|until|unless|while|as long as|once)(?=\s)|[,;:–—]/giu;

/** Main clauses that say no more than that the work is over, or that leave it to somebody. */
const SAYS_IT_IS_OVER =
  /(?<![\p{L}\p{N}])(?:done|finish(?:e[ds])?|ready|complete[ds]?|closed?|ends?|over|accept(?:ed|s)?|agrees?|approve[ds]?|says?|thinks?|likes?|fulfilled|met|reached|satisfied|happy|enough|goal|task|works?|ships?|merged?|release[ds]?|deliver(?:ed)?|launch|stops?|we|i)(?![\p{L}\p{N}])/iu;

/** "The lamp blinks when the battery is low": what is told of is when something happens, and that is the condition. */
export function isTrigger(sentence: string, at: number, phrase: string): boolean {
  const before = sentence.slice(0, at);
  const [last, previous] = [...before.matchAll(WHEN_OR_BREAK)].toReversed();
  if (last === undefined || !/^\p{L}/u.test(last[0])) return false;
  // In front of it, or behind the comma that closes it: "When the battery is low, the lamp blinks".
  const main =
    sentence.slice(previous?.index ?? 0, last.index).trim() ||
    (/^[^,;:]{0,60},\s(.{1,200})/u.exec(sentence.slice(at + phrase.length))?.[1] ?? "");
  return (main.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !SAYS_IT_IS_OVER.test(main);
}
