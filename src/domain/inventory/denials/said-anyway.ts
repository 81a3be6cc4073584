/**
 * What a condition says is not so, or is gone, told as being so after all: "the trace still shows up" for "the trace is no longer
 * shown", "readers get mail anyway" for "readers get no mail", "the leak is there" for "the leak is gone".
 */

import { contentWords } from "../words/content-words.ts";

/** A longer item says more. In UTF-16 units. */
const LONGEST = 160;
const NEGATED =
  /^(?<thing>[^,;:()]{2,80}?) (?:(?:is|are|was|were|does|do|did|can|has|have|will|may) (?:not|never|no longer)|no longer|never|\p{L}+n['’]t) (?:be )?(?<deed>[^,;:()]{2,80})$/iu;
const GETS_NONE =
  /^(?<thing>[^,;:()]{2,80}?) (?<deed>(?:gets?|receives?|sees?|has|have|shows?|sends?|makes?|finds?|takes?|needs?|contains?) no (?!(?:more|less|fewer|later|longer) )[^,;:()]{2,60})$/iu;
const GONE =
  /^(?<thing>[^,;:()]{2,80}?) (?:is|are|was|were|has been|have been) (?:gone|removed|deleted|erased|torn down|dismantled|cleared away|taken (?:down|away|off|out))\W*$/iu;
/** What turns it round, tells of a time before, or of another thing in its place. */
const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|zero|only|unless|until|than|instead|used to|or|if|when|but|while|although|(?<!as )before|first|was|were|had|gone|removed|new|other|another|except|fixed|mended|repaired|solved)(?!\p{L})|n['’]t|[;:()→?]/iu;
const MARKED =
  /(?<!\p{L})(?:still|anyway|anyhow|nevertheless|nonetheless|all the same|even so|regardless|as (?:before|ever|usual)|do|does|did)(?!\p{L})/iu;
const THERE =
  /^\W*(?:is |are )?(?:still )?(?:(?:is|are) )?(?:(?:there|here|around|present|visible|in place|in existence|standing|up|on|in|exists?|stands|remains|persists)(?: (?:as (?:before|ever)|all the same|anyway|for now))?\W*$|(?:stays|remains|stands) (?:up|on|there|in place|until)(?!\p{L}))/iu;
const DOING = /(?<!\p{L})(?:do|does|did|is|are|still|anyway|anyhow)(?!\p{L})/giu;

/** Whether an item says of a condition that it holds all the same; null where it says nothing of the kind. */
export function saidAnyway(item: string): ((condition: string) => boolean) | null {
  if (item.length > LONGEST) return null;
  const isPlain = !TURNING.test(item) && !item.includes(",");
  const said = contentWords(item.replaceAll(DOING, " "));
  const isMarked = isPlain && MARKED.test(item);
  return (condition) => {
    const gone = GONE.exec(condition)?.groups?.["thing"];
    if (gone !== undefined) return isStillThere(gone, item);
    if (!isPlain) return false;
    const { thing = "", deed = "" } =
      NEGATED.exec(condition)?.groups ?? GETS_NONE.exec(condition)?.groups ?? {};
    const [head, words] = [contentWords(thing).at(-1), contentWords(deed.replace(/ no /u, " "))];
    const [verb] = words;
    if (head === undefined || !said.includes(head)) return false;
    if (verb === undefined || BOUNDED.test(deed)) return false;
    if (isMarked)
      return (
        isSaidOf(said, head, words) ||
        isInUse(words, item) ||
        (isSeen(deed, item) && hasAll(said, words))
      );
    return isSaidInItsWords(item, said, [...contentWords(thing), ...words]);
  };
}

/** A figure may keep to its bound. */
const BOUNDED = /\d|(?<!\p{L})(?:than|exceeds?|above|below|again|twice|more|less)(?!\p{L})/iu;

/** "still shown", "get mail anyway": the deed itself, and of what is said besides at least a part. */
function isSaidOf(said: readonly string[], head: string, words: readonly string[]): boolean {
  const [verb = "", ...rest] = words;
  const isDone = said.includes(verb) && said.indexOf(verb) >= said.indexOf(head);
  return isDone && (rest.length === 0 || rest.some((word) => said.includes(word)));
}

/** "still in use", which says no more than "used". */
function isInUse([verb, ...rest]: readonly string[], item: string): boolean {
  return verb === "used" && rest.length === 0 && /(?<!\p{L})in use\W*$/iu.test(item);
}

/** "still in the repository", "still turn up in the list": where it is not to be, or to be seen. */
function isSeen(deed: string, item: string): boolean {
  return PLACE.test(deed) || (SEEN.test(deed) && SEEN.test(item));
}

const PLACE = /^(?:in|on|at|among|under) /iu;
const SEEN =
  /(?<!\p{L})(?:appear\p{L}*|shown?|shows|listed|lists?|visible|displayed|seen|there|(?:turn|show|come|pop)s? up)(?!\p{L})/iu;

/** Whether all is said but the verb, which may be another. */
function hasAll(said: readonly string[], [verb = "", ...rest]: readonly string[]): boolean {
  const others = rest.filter((word) => word !== verb);
  return (said.includes(verb) || others.length > 0) && others.every((word) => said.includes(word));
}

/** "the crane swings over the yard": nothing but its words, and in their order. */
function isSaidInItsWords(
  item: string,
  said: readonly string[],
  asked: readonly string[],
): boolean {
  if (said.length < 2 || !said.every((word) => asked.includes(word))) return false;
  const at = said.map((word) => asked.lastIndexOf(word));
  const isInOrder = at.every((place, i) => i === 0 || place >= (at[i - 1] ?? 0));
  const last = asked.at(-1) ?? "";
  return isInOrder && said.includes(last) && TELLS.test(item);
}

const TELLS = /(?<!\p{L})(?:is|are|do|does|did|gets?|receives?|\p{L}{2,}[^s\P{L}]s)(?!\p{L})/iu;

/** "the leak is there", "scaffold stays up until the painter is done". */
function isStillThere(thing: string, item: string): boolean {
  const things = contentWords(thing);
  const last = things.at(-1);
  if (last === undefined) return false;
  const words = [...item.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)];
  const at = words.findLastIndex(({ 0: word }) => contentWords(word)[0] === last);
  const own = words[at];
  if (
    own === undefined ||
    !contentWords(item.slice(0, own.index)).every((word) => things.includes(word))
  )
    return false;
  return THERE.test(item.slice(own.index + own[0].length));
}
