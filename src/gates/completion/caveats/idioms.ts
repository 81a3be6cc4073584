/** Caveats in turns of speech: "one slipped through the cracks", "it's held together with string", "I spoke too soon". */

import { DELIVERED, END, I, ONE, REST, WHOLE, opening, type Family } from "./words.ts";

const CODE =
  "(?:it(?: all)?|this|that|(?:the|my) (?:code|app|application|program|server|service|site|page|whole thing|demo|script|fix|result|feature|job))";
const SHORT = "(?:one|two|three|four|five|\\d|something|some|a few|several|a couple)";
const NUMBERS =
  "(?:numbers?|figures?|results?|timings?|values?|output|log|screenshots?|data|counts?|readings?)";
const SOME_OF = `(?:${ONE}|${REST})`;

export const IDIOMS: readonly Family[] = [
  {
    id: "left.to-go",
    calledBy: "left go way far long close near nowhere behind",
    notIn: /\b(?:no one|nobody|behind the|seats?|on the left)\b/u,
    pattern: opening(
      `(?:there(?:['’]s| is| are) (?:still )?${SHORT}(?: more)? left(?: to (?:do|go|finish))?${END}|${SHORT}(?: more)? (?:still )?(?:left )?to (?:go|do)(?=\\W*$)|(?:it|this|that|the (?:work|job|code))(?:['’]s| is) (?:(?:still|quite|very) )*(?:a long way|nowhere near|not anywhere near|far|miles) (?:away )?(?:from )?(?:being )?(?:${DELIVERED}|over|perfect|usable)\\b|(?:nowhere|not anywhere) (?:close to|near) (?:being )?(?:${DELIVERED})\\b|(?:we|i)(?: still)? have (?:a|some|quite a|a long|a fair) way to go\\b|(?:i|we)(?:['’]m|['’]re| am| are) (?:(?:running|well|still|a bit) )*behind(?: schedule)?(?=\\W*$|,| (?:on|with) (?:this|it|${SOME_OF}))|behind schedule(?=\\W*$|,))`,
    ),
  },
  {
    id: "left.slipped",
    calledBy:
      "slipped fell slip fall away wayside cracks sieve slide go never sacrificed lost forgot missed owe owed feet toe surface track got",
    notIn: /\b(?:nothing|none|no \p{L}+|not one) (?:slipped|fell|got)/u,
    pattern: opening(
      `(?:${SOME_OF} (?:slipped(?: through| away| my|\\W*$|,)|fell (?:through|by the wayside|off|between)|got away from me|went by the board|never (?:made it|got (?:off the ground|done|finished|anywhere|going|started)|happened|worked|came))|${I} ?(?:had to )?let ${SOME_OF} (?:go|slide|slip|drop)\\b|${I} (?:only )?(?:got my feet wet|dipp?ed a toe)|${I} (?:lost track|lost sight|ran out) of ${SOME_OF}|(?:i|we) (?:still )?owe you (?!nothing|a beer|thanks|an explanation)(?:${SOME_OF}|the|a)\\b|${SOME_OF} i (?:forgot|missed|skipped|dropped|never|left|didn['’]t|couldn['’]t|had to)\\b)`,
    ),
  },
  {
    id: "left.noted",
    calledBy:
      "left remaining next need needs issues ticket tickets backlog todos spots follow written owed",
    notIn: /\b(?:no|none|nothing|closed|not)\b/u,
    pattern: opening(
      `(?:(?:please )?see (?:the|my) (?:\\p{L}+ ){1,4}for (?:what(?:['’]s| is) (?:still )?(?:left|missing|open|to do)|${REST}|the remaining)|${I} ?(?:filed|opened|raised|logged|put|added) (?:${REST}|a ticket for ${SOME_OF}) ?(?:as|in|on|to|under)?\\b|${I} left (?:comments|notes|markers|a note|a comment|todos)(?: in the code)? (?:where|on what|about what|for what|for whoever) .{0,40}(?:needs?(?: to)?|next|left|missing|finish\\p{L}*|work)|(?:${I} )?marked the (?:spots|places|lines|parts) (?:that|which|where) .{0,20}needs?\\b|(?:that|this|it|${SOME_OF}) (?:goes|went|is|moves|moved) (?:on|onto|in|into|to) (?:the|my|our) backlog|(?:finishing touches|polish|clean-up|wiring|tests?|docs?|details) (?:are |is )?(?:still )?(?:to (?:follow|come|be (?:written|added|done))|needed before|owed))`,
    ),
  },
  {
    id: "works.barely",
    calledBy:
      "held limps sort kind fashion demo elsewhere cope buckles choked chokes apart buckle string tape reliably cases day",
    pattern: opening(
      `(?:${CODE}(?:['’]s| is) held together (?:with|by)\\b|${CODE} (?:limps along|(?:sort|kind) of works|works,? (?:(?:but )?just )?(?:sort of|kind of|after a fashion|more or less|not (?:reliably|for (?:all|every|the|some)|in all))|(?:only )?works (?:only )?in (?:the|my) demo(?: only| alone)?${END}|(?:chokes|choked|falls apart|fell apart|buckles|buckled|gives up|collapses|struggles) (?:on|with|under|at) (?:real|any|larger?|bigger|more|actual|load|the (?:real|actual|first|slightest))|(?:can['’]t|cannot|couldn['’]t|does not|doesn['’]t) (?:cope|deal) with (?:real|larger?|bigger|actual|any))|works on (?:a )?good day|works here,? (?:no idea|not sure|but))`,
    ),
  },
  {
    id: "goes.wrong",
    calledBy:
      "wrong dies down vary badly south apart face mess screwed messed botched smoke bombs errors rubbish dud useless unusable wreck shambles disaster good fit dead",
    notIn: /\b(?:if|when the|old|before my|nothing|no|at first|was (?:down|wrong)|for the case)\b/u,
    pattern: opening(
      `(?:(?:every (?:now and (?:again|then)|so often|third|second|other|few) ?(?:runs?|times?)?|once in a while|from time to time|sometimes|now and then) (?:it |this )?(?:just |still )?(?:goes wrong|dies|fails|breaks|hangs|crashes)\\b|${CODE} (?:bombs out|bombed|went (?:badly|south|pear-shaped)|(?:all )?fell apart|blew up in my face|gets (?:the|some|a few) \\p{L}+ wrong)|${I} (?:(?:have )?(?:made|left) (?:a|an? \\p{L}+) mess of\\b|(?:messed|screwed|botched|bungled|fouled|cocked) (?:up|${ONE})|got (?:it|this|that|${ONE}) wrong${END})|(?:prod|production|the site|staging|the (?:live )?(?:server|service|app)|everything)(?: is|['’]s) (?:now )?down (?:because of|since|after|due to|thanks to)\\b|${I} took (?:down |out )?(?:prod|production|the site|staging)(?: down)?\\b|(?:users?|customers?|people|clients?) (?:are|have been) (?:now )?(?:seeing|getting|reporting|hitting) (?:errors|failures|crashes|blank)|results vary\\b|things (?:went|have gone) (?:south|wrong|badly)|${CODE}(?:['’]s| is) (?:(?:still|just|all|simply|really|pretty|a|an|no|not|complete|total) )*(?:rubbish|dud|dead end|useless|unusable|wreck|shambles|disaster|no good|(?<=not )fit for purpose)(?=\\W*$|,| (?:as it|and|at the moment|in its|so far|right now)\\b))`,
    ),
  },
  {
    id: "said.too-soon",
    calledBy:
      "soon premature quick thoughts thought scratch strike disregard ignore count memory illustrative typed ticked looking mistake old",
    notIn: /\b(?:as (?:the|you)|old (?:numbers|results) were)\b/u,
    pattern: opening(
      `(?:${I} (?:spoke|called it \\p{L}+|said (?:so|it|that)|ticked (?:it|them|that))(?: done)? (?:too (?:soon|early)|without (?:looking|checking|testing|trying))|i was too (?:quick|fast|hasty)|(?:the ticks?|what i (?:wrote|said|claimed|reported)(?: above)?|that claim|the (?:claim|report|summary) above)(?: is| are| was| were)(?: not true| not right|n['’]t true| wrong| premature| false| inaccurate)|on second thoughts?,? (?:it|this|that|${ONE}) (?:isn['’]t|is not|is wrong|fails|does)|${I} ticked (?:the boxes|them|it|that) before\\b|(?:please )?(?:strike|disregard|scratch|ignore|don['’]t count|do not count) (?:that(?=\\W*$|,)|${REST}|the (?:ticks?|claims?|summary|report|(?:first|second|third|last|final) (?:one|item|point|tick|line)))\\b|the (?:\\p{L}+ )?${NUMBERS}(?: above| here)? (?:is|are|was|were|come|comes) (?:all |only |just |partly |purely )*(?:from (?:memory|an (?:old|earlier) (?:run|version|build)|last (?:week|month|year)|the old)|illustrative|typed by hand|what i(?:['’]d| would) expect)|${I} (?:quoted|wrote|gave|typed|copied) the (?:\\p{L}+ )?${NUMBERS} (?:above )?(?:from memory|by hand|from an (?:old|earlier))|${I} made (?:a|an|one|some) (?:\\p{L}+ )?(?:mistakes?|errors?) (?:that|which|and) .{0,20}(?:not|n['’]t|never|still) )`,
    ),
  },
  {
    id: "reader.hold",
    calledBy: "deploy merge merging release production safe hold use ship",
    notIn: /\b(?:if|on fridays?|without|until the (?:timer|lock)|users|clients)\b/u,
    pattern: opening(
      `(?:(?:please )?(?:do not|don['’]t) (?:deploy|merge|ship|release|use|run|publish|install) (?:it|this|that|anything|any of (?:it|this))(?: yet| to prod\\p{L}*| as is| like this)*${END}|not (?:yet )?(?:for production|safe to (?:use|deploy|merge|ship|run)|fit for (?:use|purpose|production))|(?:please )?hold (?:off|fire)(?: on| with)?\\b)`,
    ),
  },
  {
    id: "tried.all",
    calledBy: "tried joy dice luck hitting same worked attempts aground wall dead",
    notIn: /\b(?:to break|to fool|trick|until|finally|but the|at first)\b/u,
    pattern: opening(
      `(?:nothing (?:that )?i tried (?:worked|helped|did)|(?:i|we)(?:['’]ve| have) tried everything${END}|(?:i|we)(?:['’]ve| have)? tried (?:\\p{L}+ ){1,4}ways?,? (?:but )?(?:none|no luck|nothing|without)\\b|(?:\\p{L}+ (?:attempts|tries)),? no (?:luck|joy|success|dice)|no (?:joy|dice|luck)(?=\\W*$|,| (?:with|on|so far|here)\\b)|(?:i|we) keep (?:hitting|getting|running into|seeing) (?:the same|an?|this|that)\\b|the same (?:error|problem|fault|message|failure) keeps\\b|(?:i|we) (?:ran aground|hit a wall|(?:have )?reached a dead end|ran into a wall))`,
    ),
  },
  {
    id: "others.call",
    calledBy: "pay call else take away turn expert tomorrow all can done yours",
    pattern: opening(
      `(?:(?:that|it|this|${SOME_OF})(?:['’]s| is) (?:above my pay grade|(?:for|best left to) (?:someone|somebody|an expert|others)\\b|not my call|your call)|not my call${END}|no can do${END}|(?:you )?take it from here${END}|ask me (?:again )?(?:tomorrow|later|next)|it(?:['’]s| is) all yours (?:now )?${END}|can['’]t be done with)`,
    ),
  },
  {
    id: "stop.here",
    calledBy:
      "pausing parking leaving stop stopping got things stand picking follow makes thirds far three",
    notIn: /\b(?:bus|train|tram|button|word)\b/u,
    pattern: opening(
      `(?:(?:pausing|parking (?:it|this)|leaving off|stopping|leaving it|picking (?:it |this )?up(?: again)?) (?:here|there|for (?:now|today|the day)|tomorrow)\\b|this is where (?:i|we) (?:stop|stopped|got|am|are|left)|here(?:['’]s| is) where (?:i|we|things) (?:am|are|stand|got|stopped)\\b.{0,60}\\b(?:one|two|half|only|not|left|missing)\\b|${SHORT} (?:is |are )?in,? (?:and )?(?:one|two|three|\\d) (?:out|to follow|to come|missing|open|left)|(?:i|we)(?:['’]m|['’]re| am| are) (?:at|on) (?:one|two|three) of (?:two|three|four|five)|(?:i|we|it)(?:['’]m|['’]re|['’]s| am| are| is) (?:about |roughly )?(?:half|two thirds|three quarters|a third|one third) in${END}|(?:that|which) makes (?:one|two|three|four) of (?:two|three|four|five|six)\\b|so far,? (?:one|two)${END}|(?:one|two|three) so far${END})`,
    ),
  },
  {
    id: "whole.wobbly",
    calledBy: "thirds quarters third quarter half baked mistake",
    pattern: opening(
      `(?:(?:${WHOLE}(?:['’]s| is| are) )?(?:about |rather |a bit |still )?half-baked)${END}`,
    ),
  },
];
