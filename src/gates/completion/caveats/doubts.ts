/** Caveats of doubt, trouble and hand-over: what does not hold, what nobody trusts, who is stuck, and what is only a plan. */

import { DELIVERED, END, FAULT, I, NOT, ONE, REST, WHOLE, opening, type Family } from "./words.ts";

const CODE =
  "(?:it|(?:the|my) (?:code|app|application|program|server|service|site|page|thing|whole thing|demo|script|build|suite|tests?|pipeline|tool|fix|result|output|feature|job))";
const REQUIREMENT =
  "(?:one|two|some|several|most|half|at least one|\\d) of (?:the|your|these|those|my) (?:(?:\\p{L}+ )?(?:requirements?|conditions?|criteria|points|requests|demands|goals|items?)(?: above| you .{2,20})?|things (?:you|above|that you).{0,25})";
/** How a thing behaves by its plan. */
const BY_PLAN =
  /\b(?:on purpose|deliberately|intentionally|by design|as (?:it )?should|as (?:required|specified|asked|intended|agreed|expected|planned|promised)|which is (?:what|the)|with a clear|in which case|it is retried)\b/u;

export const DOUBTS: readonly Family[] = [
  {
    id: "trouble.crashes",
    calledBy: "crashes hangs segfaults freezes falls blows panics crash dies",
    notIn: BY_PLAN,
    mayDepend: true,
    pattern: opening(
      `(?:known (?:issue|bug|problem): )?(?:${CODE} )?(?:(?:compiles|builds|starts|loads|works|runs|still|also|always|only|just|then|now|sometimes|often) (?:(?:and|but|and then|but then|at first) )?)*(?:crashes|hangs|segfaults|freezes|falls over|blows up|panics|dies)(?: (?:as soon as (?:it|you|i|one)|on start-?up|on (?:the )?(?:start|launch|boot|second|first|next)|at start-?up|at random|the moment|straight away|right away|immediately|instantly|every (?:time|so often|few|other)|each time|now and then|randomly|under (?:any|real|load)|half (?:of )?the time|most of the time|(?:about )?(?:one|once|\\d+) (?:run|time)?s? ?in|for no|for unknown|without|whenever i|when(?:ever)? i)\\b)`,
    ),
  },
  {
    id: "trouble.wrong-now-and-then",
    calledBy: "wrong incorrect garbage nonsense rubbish garbled inconsistent",
    notIn: BY_PLAN,
    pattern: opening(
      `(?:it|(?:the|some of the) (?:results?|outputs?|numbers?|figures?|totals?|code)|this|that|some of (?:it|them))(?: (?:still|sometimes|occasionally|often|now and then|also))* (?:(?:gives?|produces?|yields?|returns?|shows?|prints?|calculates?|reports?|writes?) (?:(?:the|an?|some|slightly|plainly|out) )*(?<state>wrong|incorrect|garbage|nonsense|rubbish|garbled|inconsistent)|(?:comes? (?:out|back|up)|goes|turns? out|is|are) (?:wrong|garbled|inconsistent))(?: \\p{L}+)?(?: (?:now and then|sometimes|in (?:some|a few|certain|many|most|rare|several|about|half)|(?:about )?half|at times|occasionally|every (?:so|now|few|third|other)|for (?:some|a few|half|many|the rest)|from time to time|about|too often)\\b|.{0,20}(?:and i (?:do not|don['’]t|can['’]t|cannot|couldn['’]t)|no idea|not sure))`,
    ),
  },
  {
    id: "trouble.most-of-the-time",
    calledBy: "time times sometimes now luck days often while",
    notIn:
      /\b(?:first time|at the same time|real time|in time|on time|this time|night|the whole time|every time)\b/u,
    pattern: opening(
      `(?:${WHOLE}|they|the (?:\\p{L}+ )?(?:tests?|checks?|suite|build|run)) (?:now |only |just |still |does |do )*(?:works?|pass(?:es)?|runs?|holds?|succeeds?|goes through|go through|(?:goes|go) wrong|fails?) (?:only |just |about |roughly )*(?:most of the time|some of the time|sometimes|now and then|on and off|half (?:of )?the time|(?:nine|eight|seven|six|five|\\d+) times? (?:out of|in) \\p{L}+|(?:nine|eight|seven|\\d+) (?:runs? )?(?:out of|in) (?:ten|\\d+)|with (?:a bit of )?luck|on (?:a )?good days?|more often than not|for a while|by luck|every other time)(?=\\W*$|,| (?:and|but|for|at)\\b)`,
    ),
  },
  {
    id: "trouble.only-if",
    calledBy: "only",
    mayDepend: true,
    pattern: opening(
      `${CODE} (?:passes|works|runs|goes through|compiles|starts|builds)(?: for me| here)?,? (?:but )?(?:only )(?:if (?:you|i|one) (?:\\p{L}+ )?(?:turn|switch|restart|ignore|skip|disable|comment|remove|leave|take|look away|close|delete|do not|don['’]t)|with (?:the|all|its) (?:\\p{L}+ )?(?:\\p{L}+) (?:turned |switched )?(?:off|disabled|removed|commented out)|on my (?:own )?(?:machine|laptop|computer|box))`,
    ),
  },
  {
    id: "trouble.still-there",
    calledBy: "bug problem issue error fault defect leak failure flaw glitch regression crash",
    notIn:
      /\b(?:old (?:page|version|one)|message|until|to (?:users?|guests|visitors|the)|no|not one)\b/u,
    pattern: opening(
      `(?:the|this|that|one|my|its|a) (?:(?:\\p{L}|-)+ ){0,2}?(?<fault>${FAULT})(?: itself)?(?:s)? ?(?:(?:is|are|['’]s) (?:(?:still|also|now|all too) )*(?:there|here|present|around|alive(?: and well)?|back|with us|unfixed|unsolved|unresolved|open)|still (?:happens|occurs|shows up|exists|persists|remains|bites|comes up)|persists|remains(?: unfixed| unsolved| there)?|(?:has|have|does|did|will|would|wo)(?: not|n['’]t) (?:gone? away|been (?:fixed|solved|found))|is not (?:fixed|solved|gone)|isn['’]t (?:fixed|solved|gone))${END}`,
    ),
  },
  {
    id: "trouble.there-is",
    calledBy:
      "bug bugs problem problems issue issues error errors leak hole holes gap gaps flaw flaws failure crash race edges",
    notIn:
      /\b(?:no|not|never seen|none|before|old)\b(?! (?:figure|find|explain|fix|pin|work|sure|able|yet|repaired|solved|got))/u,
    pattern: opening(
      `(?:(?:there(?:['’]s| is| are| remain)|(?:it|the (?:code|result)|this|that)(?: has|['’]s got| contains))(?: (?:still|also|an?|some|several|one|two|a few|at least one|known|nasty|obvious|rough))* (?:\\p{L}+ )?(?<fault>${FAULT}s?|rough edges)(?: in (?:it|there|this|my (?:code|change|work|part)|what i .{2,20}))? ?(?:(?:that|which|,)? ?(?:i|we)(?:['’]d| would)? ?(?:can['’]t|cannot|couldn['’]t|could not|haven['’]t|have not|did not|didn['’]t|wasn['’]t able|don['’]t|have yet|never|want to|need to|still)|in (?:it|there|what i|my (?:code|change|work|part))(?=\\W*$|,| )))`,
    ),
  },
  {
    id: "trouble.unreliable",
    calledBy: "unreliable buggy flaky unstable mess shaky brittle fragile riddled",
    notIn: /\b(?:old|was|were|before|not|no)\b/u,
    pattern: opening(
      `(?:(?:it|this|that|the (?:result|whole thing|work|outcome|code)|my (?:code|fix|work|part))(?:['’]s| is| remains) (?:(?:still|rather|a bit|quite|very|pretty|all|somewhat|a|an|too) )*(?<state>unreliable|buggy|flaky|unstable|mess|shaky|brittle|fragile|riddled with .{2,20})(?=\\W*$|,| (?:at the moment|at present|still|and|under|for now|right now|in places)\\b)|warning: (?:unstable|untested|buggy|broken|experimental|unfinished)\\b)`,
    ),
  },
  {
    id: "trouble.no-longer",
    calledBy: "longer anymore more",
    pattern: opening(
      `(?:the )?(?:build|suite|ci|app|application|code|program|pipeline|project|site) (?:no longer (?:passes|starts|builds|compiles|boots|loads|runs)|(?:won['’]t|will not|doesn['’]t|does not) (?:pass|start|build|compile|boot|load|run) any ?more)${END}`,
    ),
  },
  {
    id: "trouble.off",
    calledBy: "something off wrong right add",
    notIn: BY_PLAN,
    pattern: opening(
      `(?:something (?:still |here |there |in (?:it|there) )*(?:is|['’]s|goes|went) (?:still )?(?:off|wrong|broken|missing|amiss|not right)${END}|something still (?:goes wrong|fails|breaks)|(?:the|those|my) (?:\\p{L}+ )?(?:output|results?|numbers?|figures?|totals?) (?:(?:is|are|was|were)(?: not|n['’]t) (?:quite )?(?:right|correct)|(?:do|does)(?: not|n['’]t) add up)${END})`,
    ),
  },
  {
    id: "requirement.not-met",
    calledBy:
      "requirements requirement conditions condition criteria points requests demands goals items item things",
    notIn: /\b(?:before|at first|no longer)\b/u,
    pattern: opening(
      `(?:${REQUIREMENT},?(?: [^,]{2,30},)? ?(?:is|are|was|were|has been|have been|has|have)?(?: still)?(?:${NOT} (?:(?:yet|actually|really|quite|fully|been|entirely) )*(?:${DELIVERED}|there)| ?(?:been )?(?:met )?(?:only|just|merely) ?(?:met )?(?:in part|half|partly|partially|planned|a stub|a dummy))|(?:it|this|that|which|my \\p{L}+|the \\p{L}+) (?:still )?(?:violates|breaks|ignores|misses|contradicts|disregards|fails) ${REQUIREMENT})`,
    ),
  },
  {
    id: "requirement.less",
    calledBy: "less short watered stand stands settled weaker simpler something instead",
    pattern: opening(
      `(?:${WHOLE} (?:does|delivers|covers|offers|is) (?:rather |a little |a lot |somewhat |much )?(?:less|weaker|simpler) than (?:what )?(?:you|was|the brief)|(?:an? |something )(?:watered-down|cut-down|weaker|simpler|lesser|reduced|stripped-down)(?: \\p{L}+)? (?:stands? in for|takes the place of|replaces|instead of) (?:what|the one|the thing|one of)|${I} (?:have )?settled for (?:less|something|a (?:weaker|simpler|lesser)))`,
    ),
  },
  {
    id: "doubt.trust",
    calledBy: "rely trust bank count guarantees promises warranty bet",
    pattern: opening(
      `(?:no (?:guarantees?|promises|warrant(?:y|ies))(?=\\W*$|,| (?:that|for it|from me)\\b)|(?:please |you(?:['’]d| had) better |better |i would |i['’]d )?(?:do not|don['’]t|not) (?:blindly |fully |yet |really )*(?:rely on|trust|count on|bank on|bet on) (?:it|this|that|those|these|them|any of|the (?:numbers|figures|results?|output|above|ticks|timings?|values))\\b)`,
    ),
  },
  {
    id: "doubt.eyeballed",
    calledBy: "eyeballed",
    pattern: opening(
      `(?:${I} )?(?:only |just |merely |simply )*eyeballed (?:it|this|the|that|them)\\b`,
    ),
  },
  {
    id: "doubt.feeling",
    calledBy:
      "confident comfortable happy convinced satisfied proud feeling misgivings doubts qualms reservations surprised guess knows proof evidence",
    notIn:
      /\b(?:was|were|at first|could(?:n['’]t| not) be|any leak|no (?:doubts?|misgivings|qualms|reservations))\b/u,
    pattern: opening(
      `(?:(?:i|we)(?:['’]m|['’]re| am| are| feel| don['’]t feel| do not feel)(?: not)? (?:not |at all |really |very |too |fully |entirely |completely |100% |altogether )*(?<=\\b(?:not|n['’]t)\\b.{0,30})(?:confident|comfortable|happy|convinced|satisfied|proud)(?=\\W*$|,| (?:in|about|with|of|that|it|enough)\\b)|(?:i|we)(?:['’]ve| have)(?: got)? (?:a bad feeling|(?:my|some|serious|grave|a few) (?:doubts|misgivings|reservations|qualms))|(?:i|we)(?:['’]d| would) (?:be (?:very |quite )?surprised|not be surprised|wouldn['’]t be surprised) if (?:it|this|they|that)|(?:it(?:['’]s| is)|that(?:['’]s| is)) (?:anybody|anyone)['’]s guess|who knows (?:whether|if|what|how)|(?:i|we) (?:have|had|['’]ve) no (?:proof|evidence) (?:that|for (?:it|this|that|any))\\b)`,
    ),
  },
  {
    id: "doubt.might",
    calledBy: "might could may",
    notIn:
      /\b(?:before|earlier|old|then it|so (?:i|it|we|there)|in which case|by (?:a|an|hand)|have been|no)\b/u,
    pattern: opening(
      `(?:it|this|some of (?:it|this|them)|parts of it|one of (?:them|these)|the (?:results?|figures|numbers|code|fix))(?: still)? (?:may|might|could) (?:well |still |also |very well )*(?:break|be (?:wrong|off|broken|incorrect|incomplete|inaccurate)|not (?:work|hold)|fall (?:over|apart)|misbehave|contain (?:bugs|errors|mistakes))${END}`,
    ),
  },
  {
    id: "doubt.treat-as",
    calledBy:
      "untested unverified unfinished provisional preliminary incomplete suspect experimental",
    pattern: opening(
      `(?:.{0,40}\\b)?(?:treat|consider|regard|take|call) (?:all of |any of |most of )?(?:it|this|these|them|that|the (?:whole|lot|result|numbers?|figures?|work|change|above)(?: thing)?) (?:as )?(?:being )?(?<state>untested|unverified|unfinished|provisional|preliminary|incomplete|suspect|experimental)${END}`,
    ),
  },
  {
    id: "stuck.me",
    calledBy: "stuck blocked stumped hung lost ideas loss defeated luck joy dice",
    notIn:
      /\b(?:was|were)\b.*\b(?:until|for an? (?:hour|while|day))\b|\b(?:no one|nobody|none|nothing)\b|\bblocked (?:on|by) (?:request|call|thread)/u,
    pattern: opening(
      `(?:(?:i|we)(?:['’]m|['’]re| am| are| got)(?: still| completely| now| totally| quite)* (?:stuck|blocked|stumped|at (?:a loss|my wits['’] end|a dead end)|out of (?:ideas|options|my depth)|defeated)${END}|(?:i|we)(?:['’]m|['’]re| am| are| got)(?: still| completely| now)* (?:stuck|blocked|stumped) (?:on|by|at|in)\\b|(?:stuck|blocked) (?:on|at|with)(?:\\b(?!: ?(?:none|no\\b|nothing|nobody))).{2,60}|out of ideas${END}|${I} (?:had|have) no luck\\b)`,
    ),
  },
  {
    id: "stuck.failed",
    calledBy: "failed succeed nowhere headway vain avail blank success beyond impossible",
    notIn:
      /\b(?:break|crack|get in|bypass|trick|fool|log in|attacker|provoke|reproduce|at first|on the first|on purpose|no \p{L}+ failed)\b/u,
    pattern: opening(
      `(?:${I} (?:failed(?=\\W*$|,| (?:at|there|miserably|in the end)\\b)|got nowhere\\b|made no headway|drew a blank)|${I}?(?: did not| didn['’]t) succeed${END}|(?:all )?(?:my|our|all|several) (?:attempts|efforts|tries)\\b.{0,40}\\b(?:in vain|to no avail|without success|came to nothing|failed|led nowhere)${END}|(?:it|that|this|but|all) was (?:all )?(?:to no avail|in vain)|(?:with )?no (?:success|luck|joy) (?:with|on) (?:${ONE}|${REST}|it|that|this)|(?:this|that|it|${ONE})(?:['’]s| is| was) (?:simply |just |way |far )*(?:beyond (?:me|my)\\b|impossible with (?:the|what|my)))`,
    ),
  },
  {
    id: "stuck.terse",
    calledBy: "couldn could couldnt didn didnt did haven havent have wasn was",
    notIn:
      /\b(?:to (?:fail|break|crash|hang|leak|lose|go wrong)|a single|any (?:more|longer|fault|error|bug|problem)|another|since|until)\b/u,
    pattern: opening(
      `(?<![\\p{L}] )(?:could|did|have|was)(?: not|n['’]?t) (?:quite |really |even |yet |able to )*(?:(?:get|gotten|got) (?:it|this|that|them|${ONE}|${REST}) (?:to \\p{L}+|going|working|done|running|in|finished)|manage(?:d)?\\b|bother (?:with|to)\\b|(?:finish|complete|finished|completed|solve|solved|fix|fixed|crack|do|done|make|made|test|tested|verify|verified|run|check|checked) (?:it|this|that|everything|all|${ONE}|${REST})\\b|(?:get|got|gotten) (?:to|round to|around to) (?:it|this|that|everything|all|${ONE}|${REST})|figure (?:it )?out|work (?:it )?out|make it work|get anywhere)`,
    ),
  },
  {
    id: "later.more-time",
    calledBy: "need needs give stay tuned continued watch bear",
    pattern: opening(
      `(?:(?:i|we)(?:['’]d| would| will|['’]ll| do)? (?:still )?need (?:(?:some|a bit|a little|a few|much|a lot|about|another|one|two|three|at least|\\d+) )*(?:of )?(?:more|another)? ?(?:more )?(?:time|days?|hours?|weeks?|sessions?|evenings?|attempts?)(?=\\W*$|,| (?:for|to|on|before|with)\\b)|(?:please )?give me (?:another|more|one more|a (?:bit|little|few|couple)|until|till|some more)\\b|(?:please )?stay tuned|to be continued|watch this space|(?:please )?bear with me)(?=\\W*$|,|\\b)`,
    ),
  },
  {
    id: "later.meant-to",
    calledBy: "wanted meant intended planned hoped liked going hoping planning meaning",
    notIn: /\b(?:by hand|and (?:did|have|now)|in the end i|instead)\b/u,
    pattern: opening(
      `(?:i|we)(?:['’]d| had| have| would have)? (?:(?:wanted|meant|intended|planned|hoped|liked|have liked)|(?:was|were) (?:going|hoping|planning|meaning|about)) to (?:also )?(?:do|finish|get|add|complete|have|deliver|manage|cover|tackle|reach) (?:it all|all(?: (?:of )?(?:it|three|them|this))?|everything|more|${ONE}|${REST})(?: (?:too|as well|done|today|finished))*(?=\\W*$|,? but\\b(?! (?:that|a|it) (?:was|is|proved) (?:not )?need))`,
    ),
  },
  {
    id: "later.go-on",
    calledBy: "know",
    pattern: opening(
      `(?:please |just )?let me know (?:if|whether|when|should) (?:you(?:['’]d like| want| would like| wish)|i should|i)(?: me)? ?(?:to )?(?:go on|continue|carry on|finish|proceed|complete|do the rest|keep going|tackle|pick)`,
    ),
  },
  {
    id: "later.others",
    calledBy: "asked handed passed left gave told colleague team hands pick care",
    pattern: opening(
      `(?:${I} (?:asked|told|got) (?!me\\b|you whether)[\\p{L} ]{2,30} to (?:do|finish|take|add|look (?:at|into)|fix|write|complete|handle|tackle|pick up) (?:${ONE}|${REST})|${I} (?:handed|passed|left|gave|given) (?:${ONE}|${REST}) (?:over |on )?to\\b|(?:my|our|your|a|another|the) (?:\\p{L}+ )?(?:colleagues?|team|people|ops|admin|designer|successor|\\p{L}+ team) (?:will|has to|have to|must|is going to|should|can|needs? to) (?:take care of|do|finish|take|pick up|look at|handle|complete|fix|add|see to) (?:${ONE}|${REST}|it|that)|.{2,80}so (?:that )?(?:a|the|my|another|someone|somebody) ?(?:colleague|else|one)? can (?:pick (?:it|this|that|them) up|take (?:it|this|that) (?:over|from)|finish (?:it|this|that)))`,
    ),
  },
  {
    id: "plan.only",
    calledBy: "how plan planned design looked outlined described sketched behind",
    notIn: /\b(?:pricing|rate|price|data|floor|subscription) plan\b|\bas planned\b/u,
    pattern: opening(
      `(?:(?:here(?:['’]s| is)|this is|that['’]s|${I} (?:only |just )?(?:describe[d]?|outlined|sketched|explained|noted|written (?:down|up))) (?:is )?how (?:i|one|you|we|somebody|someone) (?:would|could|might|['’]d)\\b|(?:${I} )(?:only|just|merely|so far)(?: only)? (?:made|drawn up|drew up|got|have|written|wrote|drafted) (?:a|the) (?:\\p{L}+ )?(?:plan|design|outline|sketch|draft|proposal)\\b|(?:${I} ?)?(?:have |['’]ve )?(?:got )?a plan for (?:${ONE}|${REST})|${I} (?:only|just|merely) (?:looked into|thought about|planned|designed|sketched|outlined|explored) (?:it|this|that|them|${ONE})${END}|the (?:design|plan|spec|ui|interface|sketch) is (?:done|there|ready|finished),? (?:but )?the (?:code|rest|implementation|backend|logic) ?(?:isn['’]t|is not|is missing|does)|(?:there(?:['’]s| is) )?(?:nothing|no (?:\\p{L}+ )?(?:code|logic|data|implementation)) (?:happens |is )?behind (?:it|them|that|this)\\b)`,
    ),
  },
];
