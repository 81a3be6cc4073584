/**
 * A short text that is worded as an order, "document the export", where the condition is that it is documented: it names
 * what is to be done, and not that it is. Conditions may be orders themselves, and those are delivered in their own words.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { looksPlural } from "../../../domain/inventory/words/clause-words.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isNounToo,
  isParticiple,
} from "../../../domain/inventory/words/verbs.ts";
import { type Subject, uninflected } from "../subject.ts";

const OPENING =
  /^\W*(?<to>to )?(?:please )?(?<verb>(?!the |and |with |for |not |all |both |each |every |from )\p{L}{3,12})(?<particle> (?:up|down|off|out|back|away))? (?<object>\p{L}[^]*)$/iu;
/** Before these words a word that is a noun as well is a verb. */
const DETERMINED =
  /^(?:the|an?|our|its|their|all|every|each|both|this|these|those|any|more|new|some)(?!\p{L})/iu;
/** What brings about anything, asked for by whatever verb. */
const MAKING: ReadonlySet<string> = new Set(
  "add write create make implement build provide introduce set update extend ensure let allow enable prepare draft develop install configure improve change adjust fix remove replace give put get".split(
    " ",
  ),
);
/** Of these the plain form is no noun, nor the name of a button. */
const VERB_ONLY: ReadonlySet<string> = new Set(
  "write create make implement provide introduce ensure let allow prepare develop configure improve remove give tell send bring ask inform teach".split(
    " ",
  ),
);
/** Of these no control is made either. */
const NO_CONTROL: ReadonlySet<string> = new Set(
  "implement introduce provide ensure develop improve".split(" "),
);
/** "Wrote the guide": told of the past, by forms that end in no `ed` and are no participles. */
const PAST: ReadonlySet<string> = new Set(
  (
    "ate began bit blew bought broke brought came caught chose clung cut did dealt dug drank drew drove dyed fed fell felt fled flew forgot fought found froze gave got grew ground had held hid hit hung hurt knew " +
    "laid led left lent lit lost made meant met mowed paid put quit ran rang read rode rose said sang sat saw sent set shed shone shook shot shut slept slid sold sought sowed spent split spoke spread sprang spun stole " +
    "stood struck stuck stung swam swept swore swung taught tore thought threw told took trod went woke won wore wound wove wrote beat bet burst cast cost knit rid slit spat thrust upset wet built bound bent bred dreamt kept knelt leant leapt learnt spelt spilt spoilt burnt sewed"
  ).split(" "),
);
/** "Remove button", "send dialog" */
const CONTROL =
  /^(?:buttons?|links?|icons?|pages?|forms?|dialogs?|scripts?|actions?|commands?|keys?|access|dates?|views?|menus?|options?|flags?|endpoints?|methods?|calls?|events?|tests?|requests?|permissions?)$/iu;
/** What tells that it was done, where it can be seen, or anything more than the order. */
const TELLS_MORE =
  /[,;:()–—✓✔☑✅`#/!?\n]|\.\s|\s[-=]\s|->|→|(?<!\p{L})(?:done|finished|complete|ok|green|see|how|whether|why|that|which|who)(?!\p{L})/iu;

/** Whether a text may be an order. */
export function mayOrder(text: string): boolean {
  const { verb = "", object = "" } = OPENING.exec(text)?.groups ?? {};
  const word = verb.toLowerCase();
  if (isParticiple(word) || isInflected(word) || word.endsWith("ing") || PAST.has(word))
    return false;
  if (isNamedA(object)) return false;
  return (
    (DETERMINED.test(object) || VERB_ONLY.has(word) || word === "set") && !TELLS_MORE.test(text)
  );
}

/** "page A loads", "form a signed": a letter that names which one, and no article. */
function isNamedA(object: string): boolean {
  const [, letter = "", behind = ""] = /^([Aa])(?![\p{L}\p{N}'’])\s?([^]*)$/u.exec(object) ?? [];
  if (letter === "A") return !/^\p{Lu}/u.test(behind);
  const words = behind.toLowerCase().match(WORD) ?? [];
  const [first = ""] = words;
  return letter === "a" && words.length < 2 && (isParticiple(first) || isInflected(first));
}

/** The order of a text, where done_when asks for what comes of it and gives no such order; null for most. */
export function findOrder(text: string, { doneWhen }: Subject): RegExpExecArray | null {
  if (!mayOrder(text)) return null;
  const match = OPENING.exec(text);
  const { verb = "", particle = "", object = "" } = match?.groups ?? {};
  const word = verb.toLowerCase();
  const asked: readonly string[] = doneWhen.toLowerCase().match(WORD) ?? [];
  // "users can export the table"
  if (asked.includes(word)) return null;
  const [stem = word] = contentWords(word);
  // "Document" is a noun to the stems and "documented" none.
  const isDeed = asked.some(
    (one) => contentWords(one)[0] === stem || uninflected(one) === uninflected(word),
  );
  if (!isDeed && !(MAKING.has(word) && (word !== "set" || particle !== ""))) return null;
  if (!DETERMINED.test(object) && !namesMany(object, word)) return null;
  if ((isNounToo(word) || SERVICES.test(word)) && HOW_OFTEN.test(object)) return null;
  // "Let the dough rest": told of the past, unless somebody is to be let do something.
  if (word === "let" && !ACTING.test(object) && !asked.some((one) => LETTING.test(one)))
    return null;
  const words = object.toLowerCase().match(WORD) ?? [];
  if (words.some((one) => isAuxiliary(one)) || findVerb(words).finite) return null;
  const said = new Set(contentWords(doneWhen));
  return contentWords(object).some((one) => said.has(one)) ? match : null;
}

/** "Service every year": what there is, and how often. */
const HOW_OFTEN =
  /^(?:every|each) (?:\p{L}+ )?(?:second|minute|hour|day|night|morning|afternoon|evening|week|weekend|month|quarter|season|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\W*$/iu;
const SERVICES = /^(?:service|walk|backup)$/u;
const LETTING = /^(?:can|could|may|might|able|allow\w*|let|lets|\p{L}{3,}[ai]ble)$/u;
/** Somebody is let do something, or something does it to another thing: "let the app sort the table". */
const ACTING =
  /^(?:(?:the|our|all|any|every|each) )*(?:users?|people|customers?|visitors?|guests?|members?|admins?|operators?|editors?|readers?|clients?|staff|everyone|everybody|anyone|anybody|them|us)(?!\p{L})|\p{L} (?!(?:for|in|on|at|by|to|of|from|over|under|through|during|into|until|all|and) )\p{L}+ (?:the|an?|its|their|our) /iu;

const WORD = /\p{L}+/gu;

/** "tests for the parser", "nightly backups": things in the plural, and no "remove button". */
function namesMany(object: string, verb: string): boolean {
  if (isNounToo(verb) && verb !== "set") return false;
  if (NO_CONTROL.has(verb)) return true;
  const [first = "", second = ""] = object.split(" ");
  if (CONTROL.test(first) && first.toLowerCase() !== "tests") return false;
  return looksPlural(first) || (looksPlural(second) && !CONTROL.test(second));
}
