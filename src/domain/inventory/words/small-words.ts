import { contentWords } from "./content-words.ts";
import { foldWord } from "./stem.ts";
import { FILLERS, STOP_WORDS } from "./stop-words.ts";

/**
 * What tells two conditions apart although their content words do not: `in` and `out`, `C` and `C++`.
 * Only crediting looks at these; elsewhere they are the small words that they are.
 */

/** `C++`, `C#`, `+1`, `-1`, and `1.10`, which is another version than `1.1`. */
const SIGNED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]*\p{L}(?:\+\+?|#)(?![\p{L}\p{N}+])|(?<![\p{L}\p{N}.,])[+−-]\d+(?![\p{L}\p{N}])|(?<![\p{N}.])\d+\.[1-9]\d*0(?!\d)/gu;
const SIGNS = ["+", "#", "-", "−", "."];

/** The stems of a text's content words, with what has a sign as a word of its own. */
export function tellingWords(text: string): Set<string> {
  if (!SIGNS.some((sign) => text.includes(sign))) return new Set(contentWords(text));
  const signed: string[] = [];
  const rest = text.replace(SIGNED, (match) => {
    signed.push(match.toLowerCase().replace("−", "-"));
    const name = match.replace(/[+#−-]/gu, "");
    // A name of one or two letters is another with a sign; `Notepad++` may be called `Notepad`.
    return name === match || name.length > 2 ? name : " ";
  });
  const words = /[\p{L}\p{N}]/u.test(rest) ? contentWords(rest) : [];
  return new Set([...words, ...signed]);
}

/** Articles, auxiliaries, conjunctions and what reports a delivery: never what tells two texts apart. */
const NEVER =
  "a the this that these those it its itself and or but nor so yet if when while where whether as than then once because since though although " +
  "is are was were be been being am has have had having do does did doing can could may might must shall should will would let lets " +
  "there here what which who whom whose how why very too also just only even still again now ever always " +
  "der die das den dem des ein eine einen einem einer und oder aber ist sind war waren wird werden wurde wurden hat haben kann können sich es auch noch " +
  "le la les un une du et ou mais est sont était ont été ce cette ces qui que se sa son ses el los las una unos unas y o pero es son fue fueron al lo su sus ha han está están " +
  "um uma uns umas e ou mas é são foi foram da dos das os il gli uno ed ma è sono del della dei nel nella het een en of maar zijn de " +
  "work works worked working done complete completes completed completely finish finished ready ok okay fine good great nice " +
  "implement implemented implements implementation deliver delivered delivers provide provided provides exist exists existing " +
  "make makes made get gets got fully successfully properly correctly correct well expected please etc eg ie via done_when successful already available present supports supported added adds";
/** Each says what the others of its line deny. */
const OPPOSITES =
  "in out,into out,on off,before after during,above below,over under,to from,with without,he she they we you i,his her their our your my,an aus,auf zu,von zu,von nach,dentro fuera,na uit";

let never: ReadonlySet<string> | null = null;
let opposites: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** The small words of a text that may tell it from another. */
export function smallWords(text: string): ReadonlySet<string> {
  never ??= new Set(NEVER.split(" "));
  const found = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const folded = foldWord(word);
    if ((STOP_WORDS.has(folded) || FILLERS.has(folded)) && !never.has(folded)) found.add(folded);
  }
  return found;
}

/** Whether each of two sets of small words has one that the other denies: "log in" and "log out". */
export function areOpposed(these: ReadonlySet<string>, those: ReadonlySet<string>): boolean {
  opposites ??= opposed();
  for (const word of these) {
    if (those.has(word)) continue;
    for (const other of opposites.get(word) ?? [])
      if (those.has(other) && !these.has(other)) return true;
  }
  return false;
}

function opposed(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of OPPOSITES.split(",")) {
    const words = line.split(" ");
    for (const word of words) {
      const others = found.get(word) ?? new Set<string>();
      for (const other of words) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return found;
}
