/** What the frames of deeds share: verbs in their forms, the thing a deed is done to, who does it, and when it is over. */

import { formsOf } from "../../lexicon/forms.ts";
import { anyOf } from "../phrase-tables.ts";
import { WORD } from "../pieces.ts";

export interface Forms {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
  /** All of them, as words. */
  readonly words: readonly string[];
}

/** Verbs written "skip, undo undid undone undoing": one word is regular. */
export function formsOfAll(verbs: string): Forms {
  const base: string[] = [];
  const past: string[] = [];
  const participle: string[] = [];
  const ing: string[] = [];
  for (const entry of verbs.split(", ")) {
    const [first = "", second, third, fourth] = entry.split(" ");
    base.push(first);
    if (second === undefined) {
      const { present, past: ended } = formsOf(first);
      past.push(...ended);
      participle.push(...ended);
      ing.push(...present.slice(2));
    } else {
      past.push(second);
      participle.push(third ?? second);
      if (fourth !== undefined) ing.push(fourth);
    }
  }
  const words = [...new Set([base, past, participle, ing].flat())];
  const written = [base, past, participle, ing].map((forms) => anyOf([...new Set(forms)]));
  const [b = "", p = "", pp = "", i = ""] = written;
  return { base: b, past: p, participle: pp, ing: i, words };
}

/** Words before which the name of a thing ends. */
const BEHIND =
  "because|since|as|after|when|while|due|owing|thanks|for|from|in|into|on|onto|at|to|until|till|before|so|and|or|nor|but|yet|again|back|out|off|aside|alone|away|over|up|down|by|with|without|within|of|be|behind|un\\p{L}+ed|undone|under|is|are|was|were|has|have|had|will|would|can|could|would|do|does|did|got|gets|go|slide|slip|myself|yourself|ourselves|entirely|altogether|completely|later|now|here|today|tomorrow|this|that|which|who|where|if|though|although|rather|instead|once|pending|halfway|midway|last|next|too|yesterday|open|working|running|going|done|finished|ready|right|–|—|-|_";
const DETERMINER = "(?:the|this|that|our|my|your|its|all|both|any|their|a|an)";
/** "The work on" a thing is the thing. */
const WORK =
  "(?:(?:(?:any|all|all of|further|most|the whole of|everything|anything) )?(?:(?:the|my|our|any|all|this|that) )?(?:(?:actual|real|whole|entire|proper|planned|remaining|full) )?(?:work|implementation|development|changes?|commits?|code|task|job|items?|points?|ticket|idea|plans?|roll-?out|release|build|deployment|delivery|creation|completion|part|patch|merge|migration|effort|attempt|everything|anything|version|efforts|pr|adding|building|finishing|completing|doing|writing|implementing|fixing|shipping|delivering|starting|working|switching on|setting up|moving|putting in|getting started|getting going) (?:(?:on|of|for|with|to|about|around|regarding|behind) |that (?:added|adds|introduced|brought|contained) )?)?";

/** The thing that is named behind a deed. */
export const OBJECT = `${WORK}(?:(?:old|existing|current|previous) )?(?<item>(?:${DETERMINER} )?(?!(?:${BEHIND}|nothing|it|them|${DETERMINER})(?![^\\s,;:]))${WORD}(?: (?!(?:${BEHIND})(?![^\\s,;:]))${WORD}){0,8})(?![^\\s,;:])`;

/** A word of a name. */
const NAME = `(?!(?:the|a|an|our|my|i|we|they|was|were|is|are|has|had|have|been|be|that|which|who|not|never|to|will|would|can|could|should|must|do|does|did|and|or|but|(?:\\p{L}+n['’]t))(?![^\\s,;:]))${WORD}`;
/** The thing that is named in front of what became of it. */
export const SUBJECT = `(?:(?<!\\b(?:for|of|in|on|from|with|to|by|at|about|into|as|than|around|behind|under|like|without) )\\b${WORK}(?<item>(?:the|this|that|our|my|your|its|all|both) (?:${NAME} ){0,5}?${NAME})|^(?<item2>(?!(?:what|which|nothing|it|they|how)(?![^\\s,;:]))(?:${NAME} ){0,5}?${NAME}))`;

const BARELY = "(?!(?:near|real)ly\\b)";
export const ADVERBS = `(?:(?:${BARELY}\\p{L}+ly|just|also|then|now|again|even|still|only|at last|in the end|for now|for the time being|for the moment|first|later|therefore|thus|so far|as yet|yet|once more|more or less|pretty much|quite|right|all|straight|kind of|sort of|sadly|out of caution|instead|rather|both|already|either|best) )*`;

/** Anything may be the doer; then the thing has an article: "the 17 skipped rows" is no sentence. */
const NAMED_DOER = `\\b(?:the|my|our|this|an?) (?:${NAME} ){0,3}?${NAME} `;
const BEFORE_ARTICLE =
  "(?=[^\\s,;:]+ (?:[^\\s,;:]+ ){0,4}?(?:the|that|this|our|my|your|its|it|them|these|those|both|all)\\b)";

/** Who did it, up to a verb in the past: "I", "we have now", "the force push". */
export const DID = `(?:\\b(?:i|we|they|someone|somebody)(?:['’]ve| have| has)? ${ADVERBS}|(?:${NAMED_DOER}|^(?:(?:and|so|also|sadly|unfortunately|sorry|sorry,|then|but|in the end|for now|have),? )*|(?:,|;|:|–|—| -| but| and| so| then) (?:then |so )?)${ADVERBS}${BEFORE_ARTICLE})`;

const BEST =
  "(?:best|safer|safest|wiser|better|easier|simpler|simplest|necessary|decided|agreed|prudent|cheaper|quicker|faster|sensible|more \\p{L}+)";
/** Up to a verb in its plain form: "I had to", "we chose to", "it was best to". */
export const HAD_TO = `(?:\\b(?:had|have|has|['’]ve had|am|['’]m|are|['’]re|felt|was forced|were forced|forced|obliged|compelled|bound|about|decided|chose|chosen|opted|preferred|prefer|agreed|elected|needed|resolved|(?:thought|found|considered|deemed|judged|felt) it ${BEST}|made the (?:call|decision|choice)|took the (?:liberty|decision)|(?:way|option|choice|alternative)(?: left)?(?: but| other than| except| was| is)?|(?:was|is|seemed|felt|looked|proved|became|be) ${BEST}|propose|proposed|recommend|sense|plan is|idea is|decision was|call was) (?:going )?to|\\b(?:i|we)(?:['’]ll| will|['’]d rather| would rather| should| shall| must| could only)|\\blet['’]?s|\\blet us|\\bsuggest (?:we|you)) ${ADVERBS}`;
/** Up to a verb in -ing: "I ended up", "we settled for". */
export const ENDED_UP = `(?:\\b(?:ended up|end up|wound up|resorted to|settled for|settled on|opted for|went for|went with|am|['’]m|are|['’]re|suggest|recommend|propose|proposed|mean[st]?|meant|liberty of|decision of|apologi[sz]e for|sorry for|after|in favou?r of) |^(?:sadly |unfortunately |so |then )?(?=\\S+ (?:[^\\s,;:]+ ){0,4}?(?:the|that|this|our|my)\\b))${ADVERBS}`;

export const WAS =
  "(?: (?:was|were|got|has been|have been|had to be|has to be|have to be|needs to be|needed to be|must be|will be|is being|was being|is to be|ended up|ended up being|stays|stayed|remains|remained|has had to be|has got|could only be|ought to be|should be|(?:is|gets)(?= [^,;.!:]{2,60}?(?:$|[.,;!]| (?:for now|again|for the moment|because|since|at the moment|until (?:i|we|the|you)|out of|this|here|in this)\\b)))|['’]s been|['’]s)";

/** What a cleft begins with: "the one thing", "what", "all". */
export const PIECE =
  "(?:thing|items?|points?|piece|bits?|part|feature|step|task|job|requirement|condition|deliverable|ticket|component|section|change|area|aspect|element|topic|issue|one|work|gap|hole|stop|candidate|casualty|victim|box|entry|question|module|exception|omission)s?";
export const PIECES = `(?:the (?:(?!and\\b)[^\\s,;:]+ ){0,3}?|one |another |an? (?:[^\\s,;:]+ )?)${PIECE}`;
export const WHAT = `(?:what(?:ever)?|all|something|anything|${PIECES})(?: that| which)?`;
/** Between what is told and the thing: "is", a colon, a dash. */
export const EQUALS =
  "(?: (?:is|was|are|were|would be|will be|being|concerns|includes|namely)(?: still| now| just| only)?|:| –| —| -|,? namely) ";

export const IT =
  "(?:it|that|this|them|those|these|all of it|everything|(?:the|that|this|my) (?:whole )?(?:thing|change|changes|lot|idea|work|part|feature|attempt|commit|patch|one|edit|edits))";

/** Told of a case, of before, of what is not so, or of how a thing works. */
export const TOLD_OTHERWISE =
  /\b(?:if|unless|whether|whenever|used to|had (?:planned|meant|wanted|intended|thought|feared|hoped|been)|by default|previous session|last session|earlier session|previously|formerly|originally|at first|initially|almost|nearly|no longer|any ?more|neither|nobody|no one|no need|nothing (?:was|is|has|had|about|in)|rather than|instead of|without (?:\p{L}+ing|having)|never again|not (?:have to|need)|can be|could be|may be|on request|on demand|at (?:start-?up|boot|login|midnight)|every|each)\b|§ (?:is|are|was|were)\b/u;
