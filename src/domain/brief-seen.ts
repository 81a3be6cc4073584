import { EMPTY_WORDS } from "./brief-empty-words.ts";
import { STRONG_ADVERB, VAGUE_ADJECTIVE } from "./plain-language/data/vague-phrases.ts";

/** Work, talk and thought: what was made or said shows nothing that works. */
const WORKED =
  "(?:adapted|adjusted|agreed|announced|applied|approved|asked|automated|based|briefed|built|cleaned|coded|committed|configured|considered|consulted|created|decided|demonstrated|deployed|designed|developed|discussed|documented|drafted|enhanced|estimated|explored|extracted|finished|fixed|followed|handled|hoped|implemented|improved|informed|integrated|introduced|invested|investigated|learned|liked|looked|merged|migrated|moderni[sz]ed|needed|optimi[sz]ed|organi[sz]ed|planned|polished|ported|presented|prioriti[sz]ed|proposed|pushed|refactored|replaced|reported|researched|resolved|restructured|reviewed|revised|reworked|shipped|showed|simplified|solved|spent|started with|streamlined|studied|talked|tidied|trained|updated|upgraded|used|wanted|watched|worked)";
const IRREGULAR =
  "(?:bent|bought|broke|cut|drew|drove|fed|gave|held|hit|left|let|lit|paid|put|rang|reset|sent|set|shook|shut|split|spun|threw|took|tore|undid|went)";
/** "Reloaded the page", "with JavaScript turned off", "after closing the browser": what somebody did to see what comes of it. */
const ACTED = new RegExp(
  `^\\W*(?:(?:also|and|I|then|we) ){0,2}(?:(?!${WORKED}(?!\\p{L}))(?:\\p{L}{2,20}ed|${IRREGULAR})(?=\\s)|after (?:(?!(?:applying|deploying|designing|discussing|fixing|implementing|planning|refactoring|reviewing|talking|testing|trying|using|working)\\b)\\p{L}{3,15}ing|(?:an?|the) (?:crash|log-?out|power (?:cut|failure)|reboot|reload|restart|upgrade))(?!\\p{L})|with(?:out)? [^,.;\\n]{2,40}? (?:blocked|disabled|full|locked|(?:switched|turned) o(?:ff|n)|unplugged)(?!\\p{L}))`,
  "iu",
);
/** What the thing is made of, and no case of its use. */
const MADE_OF =
  /(?<!\p{L})(?:class(?:es)?|code|codebase|components?|dependenc(?:y|ies)|functions?|helpers?|hooks?|library|libraries|linter|logic|methods?|middleware|modules?|packages?|parser|quer(?:y|ies)|refactoring|repo(?:sitory)?|schema|variables?|wrapper)(?!\p{L})/iu;
/** Where the sentence goes on with what was seen then. */
const THEN =
  /(?:[,:;](?: and)?(?: then)?|\sand(?: then)?|(?<=^\W*(?:after|with(?:out)?)\s[^,:;]{3,80}))\s(?=(?:an?|both|each|every|he|it|its|no|nobody|only|she|the|they|(?:got|was|were) (?:asked|redirected|refused|sent|shown|taken|told))\s)/giu;
/** Something happens there. */
const FINITE =
  /(?<!\p{L})(?:are|became|came|come|fell|gave|got|had|held|has|is|kept|lost|rang|rose|show|stand|stays?|stood|took|was|went|were|\p{L}{3,20}(?:ed|s))(?!\p{L})/iu;
/** What somebody thinks of it, or a claim that it works. */
const CLAIM = new RegExp(
  `(?<!\\p{L})(?:${VAGUE_ADJECTIVE}|${STRONG_ADVERB}|amazed|announced|aware|briefed|complaints?|complet\\p{L}+|confirmed that|content|convinced|correct|delighted|demos?|errors?|expected|feedback|fun|finish\\p{L}*|glad|(?:is|was|are|were) done|green|happ\\p{L}+|impress\\p{L}+|informed|inspired|intended|issues?|likes?|liked|loves?|loved|nothing to (?:add|say)|objections?|opinions?|ok|okay|pass(?:ed|es)?|planned|pleased|positive|problems?|progress|promising|quality|ready|right(?! (?:corner|edge|half|hand|margin|side))|runn?(?:ing|s)?|satisfied|should|succe\\p{L}+|thrilled|trouble|up to date|valid|want(?:ed)?|works?|worked|working|would)(?!\\p{L})`,
  "iu",
);
const COLOURLESS =
  /^(?:again|appear(?:ed|s)?|around|back|behav\p{L}+|came|going|kept|look(?:ed|s)?|once|seem(?:ed|s)?|still|then|there|things|went|while)$/iu;
/** Fewer words that name something, in what was done and seen together, tell of no case in particular. */
const ENOUGH = 3;
/** One more is asked for where what was seen has no name: "loaded the page, it opened". */
const UNNAMED = /^\W*(?:(?:and|then) ){0,2}(?:it|they)\s/iu;
/** A section has fewer than 400 characters. */
const LONGEST = 600;

/**
 * "Reloaded the page, the filter was still set": something was done with the thing, and what was seen then is told and not
 * praised. So is "after closing the browser the draft was still there"; "changed some settings and they were applied" names too little.
 */
export function tellsWhatWasSeen(told: string): boolean {
  const sentence = told.slice(0, LONGEST);
  if (!ACTED.test(sentence)) return false;
  for (const { index } of sentence.matchAll(THEN)) {
    const [done, seen] = [sentence.slice(0, index), sentence.slice(index)];
    if (!FINITE.test(seen) || CLAIM.test(seen) || MADE_OF.test(done)) continue;
    const [before, after] = [namingWords(done), namingWords(seen)];
    const both = before.union(after).size;
    if (both > before.size && both >= ENOUGH + Number(UNNAMED.test(seen))) return true;
  }
  return false;
}

function namingWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word) && !COLOURLESS.test(word)));
}
