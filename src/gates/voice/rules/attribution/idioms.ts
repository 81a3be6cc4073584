import { wordSet } from "../../../../domain/word-set.ts";
import { lazyPattern } from "../../lazy-pattern.ts";
import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** Whose heart it is. */
const OWN = "(?:his|her|its|their|the|a|an)";

/** What only somebody who wants or judges does: no program has its heart set on anything. */
const IDIOMS: readonly string[] = [
  // having set one's heart on it
  `with ${OWN} (?:heart|hearts|sights|eyes?|mind|hopes|fingers) (?:set on|crossed|pinned on)|(?:has|have|had|got) ${OWN} (?:(?:whole|very|best|big|little) )?(?:heart|hearts|sights|eye|eyes|mind|hopes|fingers|cap) (?:set|on|crossed|fixed|pinned)`,
  `(?:set|sets|lost|fixed|pinned|pins) ${OWN} (?:hearts?|sights|mind|cap|hopes) on`,
  `(?:staked|stakes|put|puts) ${OWN} (?:reputation|name|neck|job) (?:on|to|behind)`,
  // paying only for it
  "(?:holds?|holding|held|keeps?|keeping|kept) back (?:[a-z]+ ){0,3}(?:money|payments?|fees?|milestones?|signatures?|approval|invoices?|budget|deposit|instal?lments?|cheque)",
  // liking and disliking
  `(?:has|have|had|got) ${OWN} (?:(?:real|very|little|huge|massive|secret|big|strong|bit of a) )*(?:soft spot|weakness|thing|hankering|yen|craving|fancy|weak spot|passion|penchant) for`,
  `(?:has|have|had|got) ${OWN} (?:(?:real|big|little|serious) )*(?:bee in|bone to pick|axe to grind|beef with|big day)`,
  "(?:can't|cannot|couldn't|can not) (?:stand|bear|abide|stomach)",
  `(?:turned|turns) (?:up )?${OWN} nose|rolled ${OWN} eyes|shook ${OWN} head|(?:has|have|had) no time for|swears by|swore by|(?:sets|set) (?:great|much|some) store`,
  "partial to|a sucker for|a stickler for|sweet on|over the moon|in raptures|in love with|fell in love|not amused|none too|not best pleased|no fan of|not a fan of|not sold on|sold on|all for(?! (?:show|nothing|now))|(?:all|very much|strongly|firmly) in favou?r|in favou?r of(?! (?:nothing|none))|dead against|dead set|hell-bent|bent on|mad about|wild about|fussy about|picky about|particular about",
  // longing for it
  "would (?:give|kill|die|walk|swap|trade|sell|move|go) (?:anything|everything|an arm|a lot|the world|the earth|a limb|for (?:a|an|the|this|that|some|it)|over hot|mountains|heaven|to (?:great|any))",
  "(?:(?:can't|cannot|couldn't|can not)|can hardly|can scarcely|could hardly|can barely) wait (?:to (?:see|get|have|show|try|use|hold|play|open)|for (?:this|that|it|friday|monday|the (?:new|day|launch|release|demo)))",
  "(?:crying out|gagging|drooling|hankering|itching|gunning|holding out|champing|chomping|pinning)|hankers|pines for|dreams of|dreamt of|dreamed of|banking on|banks on|banked on|(?:is|was|are|were|'s|been) (?:only |really |just |all )?after (?:(?:is|are|was|were|:)(?= )|a number|a figure|a (?:proper|better|cleaner|simpler|faster|real) |more|less|fewer|something|(?:bett|fast|small|larg|bigg|cheap|wid|long|short|quick|clean|simpl|clear|strong|tight|low|high|dark|light)er |proper|(?!two |three |four |five |ten |opening |office |closing |failed |successful |several |many |all |both |its |the )[a-z]+ [a-z]+[^s]s(?= [.,;:]))|been (?:asking |calling |ringing )?after (?!the|each|every|[0-9])(?:[^ ]+ ){1,4}(?:for (?:weeks|months|days|ages|years|some|a)|since)|has got to have|lives and breathes|lives for (?:this|that|these|those|it)|could (?:really|certainly|well) do with",
  "(?:wouldn't|would not) (?:say no|mind|hear of|be seen dead)|(?:would|'d) (?:jump at|leap at|sleep better|breathe easier|rest easier|not say no|be over|be gutted|be chuffed|be heartbroken|be tickled)",
  // insisting on it
  "lets? it be (?:known|understood|felt)|(?:made|makes) (?:it|its|his|her|their) \\S+ (?:known|felt)|(?:made|makes) it (?:known|plain|clear|quite clear|very clear)",
  "(?:keeps|kept|goes|going|went|bangs|banging|been|harps|harping) on (?:and on )?(?:about|at (?:us|me|you))",
  "(?:won't|will not) (?:hear of|stand for|settle for|budge|rest until|sleep until|let (?:this|it) go|take no for|be fobbed|have it)",
  `draws? the line at(?! [0-9\`xy])|drew the line at|puts? ${OWN} foot down|makes no bones|made no bones|on the warpath|up in arms|on tenterhooks|at (?:her|his|their) wits|at the end of (?:his|her|its|their) (?:tether|rope|patience)|beside (?:himself|herself|themselves|itself)|losing sleep|lost sleep|on (?:our|my|your) backs?|back on the phone|knocking on (?:our|my|your)`,
  `sees red|saw red|(?:hit|hits) the roof|(?:went|goes) (?:through the roof|spare|ballistic|mad|wild)|blew (?:a fuse|${OWN} top)|threw a fit|kicked up|made a fuss|makes a fuss|raised an eyebrow|raised eyebrows|pulling ${OWN} hair|tearing ${OWN} hair`,
];
/** The same of those whose calling it is; a guest has until midnight as well. */
const BY_CALLING: readonly string[] = [
  "(?:will|would|'ll|might|may) (?:have to|need to) (?:step in|intervene|take (?:it|this|that|the work) over|have a word)|(?:won't|will not|wouldn't|would not|refuses to|refused to) accept",
  "(?:has|have|had|gets?|got) (?:the|a) (?:last|final|casting) (?:word|say|vote)(?= (?:on|in|and|here|about|[.,;:]))|(?:has|have) until (?:tonight|tomorrow|today|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:has|have) spoken(?= [.,;:–])",
  "(?:came|come|comes) (?:down|out) (?:firmly |clearly )?(?:on the side of|in favou?r of|against)|frown(?:s|ed)? (?:up)?on|(?:would|will|'ll) have none of|(?:dropped|stopped|popped) (?:in|by)(?= [.,;:–])|(?:is|was|are|were) not having (?:it|any)|turn(?:s|ed)? up (?:his|her|their) nose",
  "finds? (?:it|this|that|them|the [a-z]+(?: [a-z]+)?) (?:far |rather |very |quite |a bit |much |still )?(?:too [a-z]+|confusing|ugly|hard|difficult|unreadable|illegible|unclear|lacking|wanting|clumsy|boring|dull|odd|poor)",
  "(?:refuses?|refused) to (?:use|touch|pay|print|publish|look at|work with)|(?:won't|will not|wouldn't|would not) (?:use|touch|sign|play|print|publish|wear|stock|sell|serve|perform|sing|release|let)",
  "(?:will|would|'ll) be (?:looking|asking|checking|watching|waiting|hoping) for|(?:will|would|'ll) (?:look|check|ask|watch) (?:for|after|out)|looks? forward to|(?:has|have|had) (?:a|some|big|real|serious) (?:problem|problems|trouble|issue|issues|doubts|misgivings|reservations|qualms) (?:with|about)",
];
const CALLINGS = lazyPattern(
  () => new RegExp(`^(?:${BY_CALLING.map((idiom) => `(?:${idiom})`).join("|")})(?![a-z])`),
);
const WISHES = lazyPattern(
  () => new RegExp(`^(?:${IDIOMS.map((idiom) => `(?:${idiom})`).join("|")})(?![a-z])`),
);
/** Reach of an idiom in letters. */
const LONGEST = 80;

/** "music to the client's ears", "put a smile on the owner's face": what stands before, what behind. */
const PLEASES = lazyPattern(
  () =>
    / (?:music to|(?:smile|grin|frown|smiles) on|(?:right|just|straight) up|floats?|tickles?|warms?|gladdens?|melts?|breaks?|in|into|ruffles?|treads? on|gets? on) $/,
);
const PLEASED = wordSet(
  "ears face faces boat fancy alley street heart hearts taste liking books feathers toes nerves",
);

/** "The client had its heart set on …", "that is music to the owner's ears". */
export function idiomForm(s: Sentence, mention: Mention): Form | null {
  const { at, from, classes } = mention;
  if (mention.sense === "technical" || mention.inTopic || mention.isConditional) return null;
  if (mention.isGeneric || (classes & (C.system | C.service | C.operator)) !== 0) return null;
  const plain = s.plain();
  if (s.read(at + 1) === "'s") {
    // "the client's mouth waters"
    if (/^mouths?$/.test(s.read(at + 2)) && s.read(at + 3).startsWith("water"))
      return { form: "demand", from, to: at + 3 };
    const isPleased = PLEASED.has(s.read(at + 2)) || s.read(at + 3) === "books";
    return isPleased && PLEASES.test(plain.slice(0, s.plainOffset(from)))
      ? { form: "demand", from, to: at + 2 }
      : null;
  }
  let first = at + 1;
  // "Uncle Bert would have none of it"
  if (s.isCapital(at) && s.isCapital(first) && s.has(at, C.person)) first++;
  // "the buyer at Holt's is after smaller labels"
  if (/^(?:at|from|in|of|on)$/.test(s.read(first))) {
    while (first - at <= 6 && s.kindAt(first) === TOKEN.word && !s.has(first, C.auxiliary | C.be))
      first++;
    if (s.read(first) === "'s" && s.has(first + 1, C.auxiliary | C.be)) first++;
  }
  const isCalled = (classes & (C.person | C.rank | C.name | C.group)) !== 0;
  for (let index = first; index < s.size && index - first <= 5; index++) {
    if (s.kindAt(index) !== TOKEN.word && s.read(index) !== ",") break;
    const start = s.plainOffset(index);
    const told = plain.slice(start, start + LONGEST);
    if (WISHES.test(told) || (isCalled && CALLINGS.test(told))) {
      return { form: "demand", from, to: index + 1 };
    }
    if (!s.has(index, C.auxiliary | C.be | C.adverb) && !/^(?:who|,)$/.test(s.read(index))) break;
  }
  return null;
}
