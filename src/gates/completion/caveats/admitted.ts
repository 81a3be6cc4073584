/** Caveats that begin with an admission or a label: "I'm sorry to say that I couldn't …", "Known issue: crashes on the second run". */

import { FAULT, ONE, REST, opening, type Family } from "./words.ts";

const ADMITS =
  "(?:to be honest|in all honesty|frankly|truth be told|sadly|unfortunately|regrettably|alas|sorry(?: to say)?|i['’]m (?:very |really |so )?(?:sorry|afraid)|i (?:must|have to|should) (?:admit|say|confess|correct myself)|bear in mind|be aware|it pains me|full disclosure|confession|correction|caveat|disclaimer|i do apologi[sz]e|i regret|fair warning)";

const BAD = `(?:stub(?:bed)?|dummy|mess|faked?|guess(?:ed|work|ing)?|copied|made up|invented|planned|missing|broken?|breaks|wrong|regression|crash\\p{L}*|fail\\p{L}*|lost|incomplete|unfinished|half|in part|partly|partial\\p{L}*|untested|unstable|weak(?:er)?|placeholders?|canned|mock\\p{L}*|skipped|forgot|${FAULT}s?|(?:could|did|does|do|has|have|is|are|was|were|ca|can|wo|will)(?: not|n['’]t)|cannot|never|without|no (?:test|proof|way|idea|real))`;
const OF_WORK = `(?:\\b(?:i|my|it|this|that|what (?:i|you)|the (?:fix|change|work|code|rest|result|tests?|values?|numbers?|figures?))\\b|${ONE}|${REST}|\\b(?:none|nothing|all|half|some) of)`;

export const ADMITTED: readonly Family[] = [
  {
    id: "admitted.bad",
    calledBy:
      "honest honesty frankly told sadly unfortunately regrettably alas sorry afraid admit confess correct aware mind pains disclosure confession correction caveat disclaimer apologise apologize regret warning",
    notIn:
      /\b(?:(?<!from the )old|previous|earlier|former|before|used to|at first|so (?:i|we|it|there)|instead|asked|longer than|so long|delay|never better|wait|surprised|without (?:a |any )?(?:hitch|trouble|problem|fail\p{L}*|error)|no longer|did not (?:need|have to)|didn['’]t (?:need|have to))\b/u,
    pattern: opening(
      `(?:(?:please )?(?:but )?${ADMITS}\\b.{0,60}?${OF_WORK}.{0,80}?\\b${BAD}(?!\\p{L})|.{0,40}\\b${BAD}(?!\\p{L}).{0,60}, (?:i['’]m )?(?:sorry|afraid)(?: to say)?\\W*$)`,
    ),
  },
  {
    id: "labelled.one",
    calledBy:
      "todo do open included covered done delivered missing outstanding left remaining gap gaps limitation limitations blocked unfinished incomplete pending deferred dropped skipped omitted tbd unverified untested step steps up known",
    mayDepend: true,
    pattern: opening(
      `(?:(?:to-?do|to do|open(?: (?:points?|items?|issues?))?|not (?:included|covered|done|delivered|in|in yet|finished|implemented|working|tested)|(?:known )?(?:bugs?|issues?|gaps?|problems?|defects?|limitations?)|missing|outstanding|left(?: to do| over)?|still (?:open|to do|missing)|remaining(?: work)?|blocked(?: on| by)?|unfinished|incomplete|pending|deferred|postponed|dropped|skipped|omitted|tbd|unverified|untested|caveat)(?::| [–—-]) (?:only |just |about |mainly )*(?:(?!\\d|(?:some|most|part|half|several|a few)\\b(?! of))${ONE}(?=\\W*$|,| (?:of|which|that|is|was|has)\\b)|${REST}|(?:the )?(?:error|failure|unhappy) paths?|it (?:only |just )?(?:handles|covers|does|works|fails|crashes|breaks|misses|needs)\\b|(?:two|three|several|some|many|one|\\d+),)(?!.*\\b(?:none|now (?:done|fixed|in)|no longer|fixed|solved|resolved|closed)\\b)|(?:next steps?|next up|up next): (?:get|finish|make|fix|complete|do|start|write|add|wire|finali[sz]e|implement|test|debug)\\b|known (?:issue|bug|problem)s?: .{2,80}\\b(?:not (?:yet )?fixed|unfixed|unsolved|not solved|no fix)\\b|tbd (?:how|when|whether|who|if)\\b)`,
    ),
  },
  {
    id: "values.stand-in",
    calledBy: "placeholders dummies guesses until",
    pattern: opening(
      `(?:the|all|most|some|these|those) (?:\\p{L}+ )?(?:values?|figures?|numbers?|results?|data|texts?|names|amounts?|entries)(?: (?:shown|above|there|in it|you see))* (?:is|are) (?:only |just |still |all |mere |currently )*(?:placeholders|dummies|guesses|made up|invented|canned|(?:fake|dummy|sample|mock)\\b.{0,20}) ?(?=\\W*$|,|until|till|for now|and)`,
    ),
  },
  {
    id: "edges.rough",
    calledBy: "edges",
    pattern: opening(
      `(?:it|this|that|the (?:code|work|result))(?: still)? has (?:some |a few |its )?rough edges`,
    ),
  },
];
