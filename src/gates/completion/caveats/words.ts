/**
 * The words of caveats: how a writer speaks of the whole work, of one of its parts and of the rest without naming a thing, and
 * the form that the families beside this file are written in.
 */

export type Groups = Readonly<Record<string, string | undefined>>;

/** Sentences that say the same of the work with many words; read in lower case. */
export interface Family {
  readonly id: string;
  /** Words one of which it cannot do without, each its own hash ("can" and "t" for "can't"). */
  readonly calledBy: string;
  /** Sticky: what stands where a statement begins; `state` holds the words that done_when may ask for. */
  readonly pattern: () => RegExp;
  /** Parts that it does not stand in, beside those that no family stands in. */
  readonly notIn?: RegExp;
  /** Whether a condition may stand in it: "it passes only if I turn it off". */
  readonly mayDepend?: true;
}

const ADMITTING = `(?:to be (?:honest|frank|fair|clear|precise)|in all honesty|honestly|frankly|truth be told|truthfully|sadly|unfortunately|regrettably|alas|sorry(?: to say)?(?: but)?|i['’]m (?:very |really |so )?(?:sorry|afraid)(?: to (?:say|report))?(?: that| but)?|i (?:must|have to|should) (?:admit|say|confess|add|correct myself)(?: that)?|(?:please )?(?:note|bear in mind|be aware|keep in mind)(?: that)?|it pains me to (?:say|report)(?: that)?|just so you know|heads-up|warning|caveat|full disclosure|i do apologi[sz]e|i regret(?: to say)? that|admittedly|in (?:actual )?fact|in truth|actually)`;

const LEAD = new RegExp(
  `(?:and|so|but|now|then|also|only|still|yet|well|however|today|as of now|right now|at present|at the moment|currently|so far|for now|in the end|that said|in short|as it stands|meaning|because|as|since|though|although|which means|${ADMITTING})(?:,|:)? `,
  "uy",
);

/** Where the statement of a part may begin: at its first word, and behind each word that leads it in. */
export function beginnings(part: string): readonly number[] {
  let at = /^\W*/u.exec(part)?.[0].length ?? 0;
  const found = [at];
  for (;;) {
    LEAD.lastIndex = at;
    const lead = LEAD.exec(part);
    if (lead === null) return found;
    found.push((at = LEAD.lastIndex));
  }
}

const caches = new Map<string, RegExp>();

/** A pattern from where a statement begins; compiled when it is first asked for. */
export function opening(source: string): () => RegExp {
  return () => {
    let compiled = caches.get(source);
    if (compiled === undefined) caches.set(source, (compiled = new RegExp(source, "uy")));
    return compiled;
  };
}

/** Where a statement is over, or only its reason, its time or its place follows. */
export const END = `(?=\\W*$|\\s*[,;:–—(]| (?:because|as|since|for|due|after|before|so|when|while|and|but|at|till|until|thanks to|owing to|given|with|by then|in the end|this time|though|sorry|i['’]m)\\b)`;

export const I = `(?:i|we)(?:['’]ve|['’]d| have| had| did)?`;
export const HOW =
  "(?:(?:only|just|merely|simply|basically|really|actually|quite|rather|still|also|now|then|finally|even|probably|so far|in part|partly|all|already|mostly|largely|currently|both|perhaps|maybe|about|around|roughly|approximately|some|an estimated|barely|hardly|scarcely|not quite|nearly|almost|at (?:most|best)|no more than|little more than|not much more than|accidentally|inadvertently|quietly|silently|completely|entirely|fully|totally|yet) )*";

const WORK =
  "(?:work|job|task|project|change|changes|code|fix|implementation|feature|features|result|whole|whole (?:thing|lot|job|task)|lot|list|brief|port|rewrite|refactoring)";

/** The whole of it. */
export const WHOLE = `(?:it|this|that|the (?:current |new |overall )?${WORK}|all (?:of )?(?:it|this|that)|everything|my (?:${WORK}|part)|what (?:you (?:see|have|get|are looking at)|you['’]ve got|i (?:have|did|built|wrote|delivered)|we have|(?:is|['’]s) (?:there|here|in place|in)))`;

const ASKED_WHOLE =
  "what (?:you|was|we|is|i|had)\\b.{2,40}|the (?:list|brief|requirements|conditions|above|three|four|five|items|points|things|work|job|task|lot|whole|way|goal|request|scope)(?: .{2,30})?";
/** Behind "half of", "some of": of what the share is one. */
export const OF_ALL = `(?:it(?: all)?|this|that|them|these|those|${ASKED_WHOLE})`;

const PIECE =
  "(?:ones?|bits?|parts?|ends?|objectives?|deliverables?|pieces?|items?|points?|steps?|requirements?|conditions?|cases?|things?|tasks?|half|third|quarter|chunk|portion|requests?|stages?|criteri(?:on|a)|stretch|hurdle|mile|of (?:them|these|those|the (?:three|four|five|lot|list|items|points)))";
const NUMBER =
  "(?:one|two|three|four|five|six|some|several|most|half|part|parts|a few|a couple|\\d+)";
/** One of the things asked for, or a few of them. */
export const ONE = `(?:${NUMBER}(?: of (?:them|these|those|it|this|(?:the|your|our|my) (?:(?:two|three|four|five|six|last|other) )?(?:things?|items?|points?|requirements?|conditions?|requests?|pieces|parts|tasks?|criteria|goals|deliverables|two|three|four|five|list|work)(?: (?:above|(?:that |which )?(?:you|we|i) .{2,20}|asked for))?))?|(?:the|this|that) (?:very |really )?(?:last|final|third|second|other|remaining|hardest|trickiest|toughest|biggest|most \\p{L}+|harder|hard|tricky|difficult|crucial|main|key|core|essential|important|real|actual|best|missing|outstanding|awkward|nasty|interesting) (?:(?:two|three|few) )?${PIECE}|(?:this|that|the other) one|(?:the )?last of (?:them|these|those)|(?:the|an?) (?:\\p{L}+ )?${PIECE}(?: of (?:it|them|this|${ASKED_WHOLE}))|one(?: (?:${PIECE}))?)`;

/** What is left of it. */
export const REST = `(?:(?:the|all the) (?:rest|remainder|others?|remaining (?:\\p{L}+ )?${PIECE}|remaining (?:two|three|four)|other (?:two|three|${PIECE})|missing (?:\\p{L}+ )?${PIECE}|last (?:two |three )?${PIECE}|final (?:two |three )?${PIECE}|third(?: one)?|second(?: (?:one|half))?|outstanding (?:work|${PIECE}))(?: of (?:it|them|these|this|${ASKED_WHOLE}))?)`;

const FRACTION =
  "(?:half|(?:a|one|two|three|four)[ -](?:thirds?|quarters?|fifths?|tenths?)|\\d{1,2} ?(?:%|percent|per cent)|part|some|most|the (?:bulk|majority|easy part)|(?:just )?a (?:mere |small |tiny |good |fair |large |big |decent |sizeable )?(?:part|bit|chunk|fraction|portion|share|piece|slice|handful|majority))";
/** So much of it, not all. */
export const SHARE = `(?:${HOW}${FRACTION})`;

/** What a delivered thing is. */
export const DELIVERED =
  "(?:in|there|done|finished|complete[d]?|ready|working|in place|live|met|implemented|built|covered|fixed|through|green|merged|delivered|deployed|migrated|ported|written|fulfilled|satisfied|handled|addressed|tested|verified|checked|committed|pushed|saved|shipped|released|published|applied|here|included|finali[sz]ed|wired(?: up| in)?|hooked up|true|right|correct)";

export const HAVE_OR_BE = "(?:is|are|was|were|['’]s|['’]re|has been|have been|got|gets)";
export const NOT = "(?: not|n['’]t| never)";

/** What is wrong with code. */
export const FAULT =
  "(?:bug|regression|problem|leak|failure|crash|race|deadlock|issue|error|fault|defect|flaw|glitch|hole|gap|mistake|breakage|fail)";
