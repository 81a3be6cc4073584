/**
 * What stands in for what is asked. A likeness, a trial or a copy does so for any place or means; of a pair of opposites
 * the second does not do for the first.
 *
 * Phrases are parted by bars. A star is an "s" that may be there, and an article may stand between any two words, other words for a tilde.
 */

import { wordHash } from "./word-index.ts";

/** Is a likeness wherever it stands. */
const LIKENESSES =
  "simulator*|simulation|simulated|emulator*|emulation|emulated|sandbox|staging|dry-run|dry run|rehearsal|mock-up*|mockup*|replica|qemu|renode|under wine|in wine|localstack|minio|mailhog|mailpit|mailtrap|verdaccio|testpypi|test.pypi.org|minikube|localhost|locally";
/** "A test account", "the recorded feed": a word for its nature with one for a thing that serves, or for data. */
const NATURES =
  "test|demo|trial|training|practice|dummy|fake|mock|mocked|toy|throwaway|throw-away|scratch|local|private|virtual|in-memory|synthetic|simulated|artificial|made-up|invented|example|sample|recorded|captured|canned|replayed|anonymised|anonymized|restored|cloned";
const DATA = "data|user*|customer*|feed|day|hour|trades|traffic|payment*|order*|address|addresses";
const SERVING =
  "mode|account*|card*|system*|tenant*|environment|database*|db|cluster*|server*|dashboard|instance*|registry|index|mailbox|inbox|bench|rig*|network|folder|directory|bucket|machine*|vm|device*|phone*|board|container|wheel|catcher|clone|copy|dump|pool|dinghy|bank|store|shop|page|project|service|peripheral|printer|room";
/** In or on such a thing something is tried. */
const PLACES =
  "copy|copies|clone|dump|snapshot|container*|docker compose|compose stack|recording|replay|model|workshop|pool|bathtub|garage|lab|warehouse|studio|breadboard|canary|canary host|pilot group|rehearsal room|guest room|living room|classroom|meeting room|back office|cellar|basement|shed|kitchen|kitchen oven|trays|hosts file|device toolbar|devtools|rig|tabletop|virtual machine|vm|spare pc";
const OWN_PLACES = "laptop|notebook|macbook|mac|machine|computer|pc|workstation|desk|bench";

const PERSONS =
  "speaker*|human*|person*|people|engineer*|doctor*|physician*|officer*|nurse*|colleague*|editor*|lawyer*|translator*|teacher*|expert*|auditor*|inspector*|guest*|visitor*|resident*|customer*|third party|outsider*";
/** Who does it, not who can use it. */
const DOERS = `native speaker*|${PERSONS.split("|")
  .flatMap((one) => [`by ~${one}`, `${one} ~(?:has|have)`])
  .join("|")}`;

/** The first is asked, the second told. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  [
    "unattended|by itself|on its own|automatic|automatically|schedule|scheduled|timer|cron",
    "by hand|manually|myself",
  ],
  ["by hand|manually", "by script|by machine|by bot|by tool|with script|automatically"],
  [
    "in person|face to face|at the door|on site|on their doorstep*",
    "online|by email|by e-mail|by phone|by telephone|by post|by letter|with form|with web form|video call*|remotely|facebook",
  ],
  [
    "outdoor*|outside|open air|at sea|on road|on water|on lake|on river|on track|on train|in the field",
    "indoor*|pool|lab|garage|workshop|office|room|bedroom|kitchen|yard|car park|at my desk|bathtub|hall|gym",
  ],
  [
    DOERS,
    "bot*|deepl|gpt|chatgpt|gpt-4|claude|copilot|gemini|llm*|language model|by machine|by script|by tool|by model|machine translation|coderabbit|grammarly|myself|my colleague*|our colleague*|my team|our team|my friend*|my family|our staff",
  ],
  [
    "full|whole|entire|complete",
    "on sample*|for sample*|with sample*|from sample*|random sample*|subset*|excerpt*|slice|first \\d|first ten|first twenty|first hundred",
  ],
  [
    "paper|printer",
    "docusign|electronically|digitally|pdf|preview|on screen|on my screen|viewer|by e-mail|by email|png",
  ],
  ["night|at night", "by day|daytime|at noon|after lunch|in the afternoon|in the morning"],
  ["frost|winter|snow|ice", "summer|june|july|august|heat"],
  ["market day*", "weekend*|saturday*|sunday*|holiday*"],
  [
    "concurrent|concurrently|in parallel|simultaneous|simultaneously|at once|at the same time",
    "one after other|one after another|sequentially|in sequence|one by one",
  ],
  ["rated load|full load|loaded", "empty|unloaded|without load"],
  [
    "all|every|each|everyone|everybody",
    "canary|pilot group|pilot users|internal users|beta group|beta testers|beta users",
  ],
];

/** What is asked, and what stands in for it. */
export interface Kind {
  /** Null for what stands in for any place. */
  readonly asked: RegExp | null;
  /** Has the group `weak` for a place that serves in earnest as well, and `data` for what only serves as a source. */
  readonly given: RegExp;
  /** Keys of words of which one is in each such phrase. */
  readonly callers: readonly number[];
}

const LINK = "(?:in|on|at|against|under|with|to|into|onto|from|via|through|using|inside|aboard)";
const MODIFIERS = "(?:[\\p{L}\\d'’-]+ ){0,2}?";
const NO_LETTER = "(?![\\p{L}]|-\\p{L})";

/** "By script" for "by a script". */
function anyOf(phrases: string): string {
  const found = phrases
    .replaceAll("*", "s?")
    .replaceAll("~", "(?:[\\p{L}\\d-]+ ){0,2}?")
    .replaceAll(".", "\\.")
    .replaceAll(" ", " (?:an? |the |my |our |own )?");
  return `(?:${found})`;
}

function whole(source: string): string {
  return `(?<!\\p{L})${source}(?!\\p{L})`;
}

/** The longest word of each phrase. */
function callersOf(phrases: string): readonly number[] {
  return phrases.split("|").flatMap((phrase) => {
    const found = phrase.match(/\p{L}+\*?/gu) ?? [];
    const longest = found.reduce((a, b) => (b.length > a.length ? b : a), "");
    const bare = longest.replace("*", "");
    return (bare === longest ? [bare] : [bare, `${bare}s`]).map(wordHash);
  });
}

/** What stands in for any place, thing or means that is asked by its own name. */
export const STAND_IN: Kind = {
  asked: null,
  given: new RegExp(
    [
      whole(`(?:\\p{L}+ )?${anyOf(LIKENESSES)}(?! (?:table|area|folder|branch))`),
      whole(`${anyOf(NATURES)} (?:[\\p{L}-]+ )?(?:${anyOf(SERVING)}|(?<data>${anyOf(DATA)}))`),
      `(?<weak>(?<!\\p{L})${LINK} (?:(?:an? |the |my |our |its )?(?:own )?${MODIFIERS}${anyOf(PLACES)}|(?:my|our) ${MODIFIERS}${anyOf(OWN_PLACES)})${NO_LETTER})`,
    ].join("|"),
    "giu",
  ),
  callers: callersOf([LIKENESSES, NATURES, PLACES, OWN_PLACES].join("|")),
};

export const OPPOSED: readonly Kind[] = OPPOSITES.map(([asked, given]) => ({
  asked: new RegExp(whole(anyOf(asked)), "iu"),
  given: new RegExp(whole(anyOf(given)), "giu"),
  callers: callersOf(given),
}));
