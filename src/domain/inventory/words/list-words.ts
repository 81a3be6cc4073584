/** The words by which the inventory tells the members of a list and what is made. */

/** What joins the last member of a list to those before it. */
export const AND: ReadonlySet<string> = new Set([
  "and",
  "&",
  "und",
  "et",
  "y",
  "plus",
  "sowie",
  "as well as",
]);
/** The word of "as well as" and "but also" as one token, which says that two are meant. */
export const AS_WELL_AS = "as well as";
/** What says more about the noun in front of it, or how something is done. */
const PREPOSITIONS = new Set(
  (
    "of in on at to for from by with without per as into onto over under above below between across via through about against within after before " +
    "für mit von im aus auf bei nach pour par avec sur dans de du con para por en"
  ).split(" "),
);
/** Words that end a member of a list, or stand in front of its first. */
export const BOUNDARY: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  ...(
    "is are was were be been has have had can could may might must shall should will would does do not no " +
    ": = → that which who when if while where until once"
  ).split(" "),
]);
export const OPENING_WORDS = new Set(["a", "an", "the", "one", "each", "every"]);

/** Whether the word at an index ends a member, or stands in front of the first: not so in "the after photos". */
export function isBoundary(words: readonly string[], at: number): boolean {
  return BOUNDARY.has(words[at] ?? "") && !describesNoun(words, at);
}

export function isPreposition(words: readonly string[], at: number): boolean {
  return PREPOSITIONS.has(words[at] ?? "") && !describesNoun(words, at);
}

/** "the before photos", "an in place edit". */
function describesNoun(words: readonly string[], at: number): boolean {
  return (
    /^(?:before|after|above|below|under|over|in|on)$/u.test(words[at] ?? "") &&
    /^(?:an?|the)$/u.test(words[at - 1] ?? "") &&
    /^\p{L}/u.test(words[at + 1] ?? "")
  );
}

/** Those that describe one thing together in front of any noun: "the rock and roll songs". */
export const SET_PHRASES: ReadonlySet<string> = new Set(
  (
    "rock roll,rhythm blues,track trace,question answer,drag drop,bed breakfast,trial error,plug play,pick choose,mix match,wait see,hit miss,point click,lost found," +
    "click collect,park ride,kiss ride,cash carry,hide seek,food beverage,arts crafts,health safety,research development"
  ).split(","),
);
/** Two words joined by `and` that name one thing. */
export const ONE_THING: ReadonlySet<string> = new Set([
  ...SET_PHRASES,
  ...(
    "search replace,find replace,copy paste,terms conditions,back forth,black white,up running,up down,command output,pros cons,questions answers,cut paste,read write,dragged dropped,copied pasted,searched replaced,come go,mixed matched,tried tested,encoded decoded,cut pasted," +
    "rise shine,give take,signed sealed,start end,min max,name address,date time,mean median,before after,on off,first last,left right,up up,more more,again again,over over,on on,round round,try catch,push pull,send receive,request response"
  ).split(","),
]);
/** Verbs whose object is a thing to deliver. */
export const MAKING = new Set(
  (
    "write add create build make produce implement generate publish draw prepare provide deliver ship design develop compose draft " +
    "construct manufacture erect weave sculpt forge rewrite"
  ).split(" "),
);

/** A plain verb that closes a clause after its subjects: "subscribe and unsubscribe work". */
export const CLOSING_VERB =
  /^(?:work|exist|pass|load|open|appear|run|start|render|answer|match|respond|compile|build|print|sync)$/u;

/** A comma, `and` or "as well as" at an index. */
export function isSeparator(words: readonly string[], at: number): boolean {
  return words[at] === "," || AND.has(words[at] ?? "") || isAsWellAs(words, at);
}

export function isAsWellAs(words: readonly string[], at: number): boolean {
  return words[at] === "as" && words[at + 1] === "well" && words[at + 2] === "as";
}

/** Index after ",", "and", ", and" or "as well as". */
export function afterSeparator(words: readonly string[], at: number): number {
  const joined = words[at] === "," && isSeparator(words, at + 1) ? at + 1 : at;
  return isAsWellAs(words, joined) ? joined + 3 : joined + 1;
}

/** "installation, e.g. on Debian, and removal": what explains a member is none. */
export function opensExample(words: readonly string[], from: number): boolean {
  const [word = "", next = ""] = words.slice(from, from + 2);
  return (
    /^(?:e\.g\.?|i\.e\.?|viz\.?|z\.b\.)$/u.test(word) ||
    (word === "for" && (next === "example" || next === "instance"))
  );
}

/** "which is new", "except the archive", "however": between commas it says more about what stands before it. */
export function isParenthesis(words: readonly string[], from: number, to: number): boolean {
  const [word = "", next = ""] = words.slice(from, from + 2);
  if (
    opensExample(words, from) ||
    PARENTHETIC.has(word) ||
    (word === "together" && next === "with")
  )
    return true;
  // "all of which", "some of them"
  return words.slice(from + 1, Math.min(to, from + 4)).some((w) => w === "which" || w === "whom");
}

const PARENTHETIC = new Set(
  (
    "which who whose where when while if once unless as like unlike including excluding except besides however therefore moreover namely especially " +
    "not also too even though although because auch sogar wie außer einschließlich nicht même sauf comme incluso excepto como"
  ).split(" "),
);

/** "so on", "more": words that name nothing. */
export function vague(words: readonly string[]): boolean {
  return words.every((word) =>
    /^(?:so|on|etc\.?|others?|more|rest|it|they|then|up|above|later|newer|higher|lower|below|over|down|out)$/u.test(
      word,
    ),
  );
}
