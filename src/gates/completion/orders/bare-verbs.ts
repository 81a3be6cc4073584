/** The common verbs in the form in which an order uses them, by what is done with the thing that was built. */

/** What its users do with a finished thing; "search", "call" and "pass" of a program. */
const USING =
  "append browse change edit call choose click double-click drag filter hold hover knock leave lift omit open pass pick pinch press pull say scan scroll search select shake speak swipe take tap touch tilt toggle turn type walk wave zoom";
/** What leaves all as it is. */
const LOOKING =
  "bear check compare consider consult count enjoy excuse expect feel find forgive glance imagine keep know let listen look mind note notice recall refer relax remember reply see shout suppose take tell thank think try view wait watch";
/** What changes or brings about something. */
const DOING =
  "accept activate add adjust agree allow apply approve archive arrange ask assemble assign attach bind bolt book boot bring build buy bump bundle carry clean clear clone close collect commit complete configure confirm connect convert copy create cut deal delete deliver deploy disable download draw drill drive drop dump enable enter erase execute export extract fasten feed fetch fill finish fire fit fix flash flip fold forward freeze frame generate get give glue grant hand hang hit import inform install insert invite invoke issue join key kick label lay link load lock log mail make mark measure merge migrate mount move nail name nudge order pack paint park paste patch pay phone pin ping place plant plug point pop post pour preheat print promote publish purge push put queue raise rebase reboot rebuild record redeploy refresh register release reload remove rename renew replace reply report request reset restart restore return review revoke ring roll rotate run save schedule screw seal send set ship shut sign solder sort start stick stop store submit swap switch sync tag tell test throw tick tie transfer trigger trim unlock unpack unplug untick update upgrade upload visit wash wire wrap write";

/** Those that are no nouns and no adjectives: behind them a noun may stand bare, "publish version 2", "ask Tom". */
const NO_NOUNS =
  "activate add adjust agree allow apply approve archive arrange ask assemble assign attach bind bring buy choose collect configure confirm connect convert create delete deliver deploy disable enable enter enter erase execute fasten fetch generate get give hang inform insert install invoke migrate publish put redeploy remove rename renew replace restore revoke select send solder submit tell unlock unpack unplug untick write";

/** Of these, what no report in the style of a commit begins with ("Enable the flag", "Set the limit"). */
const HANDLING =
  "run execute start restart hit push paste fill tick visit refresh fold screw plug flip connect insert log mount hang ask";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const LOOKS = setOf(LOOKING);
const USES = setOf(USING);
const NEVER_NOUNS = setOf(NO_NOUNS);
const HANDLES = setOf(HANDLING);
const BARE = setOf(`${USING} ${LOOKING} ${DOING}`);

export const BARE_VERBS: readonly string[] = [...BARE];

export const isBareVerb = (word: string): boolean => BARE.has(word);
/** "See the log", "have a look", "let me know" */
export const looksOn = (verb: string, object: string): boolean =>
  (LOOKS.has(verb) || /^(?:an? )?(?:look|peek|moment|seat|break)\b/u.test(object)) &&
  !(
    /^(?:tell|keep)$/u.test(verb) &&
    !/^(?:an? (?:look|peek|moment|minute|seat)|me|us|in mind|an eye)\b/u.test(object)
  );
export const isNeverNoun = (verb: string): boolean => NEVER_NOUNS.has(verb);
export const isHandling = (verb: string): boolean => HANDLES.has(verb);
export const isUse = (verb: string): boolean => USES.has(verb);
