import type { PhrasePattern } from "../rule.ts";
import { AWAY, CHECKS, FURTHER, LEAVE, LIMITS, PART, STEP } from "./bypass-parts.ts";
import { at, maybe, one, order, THE } from "./phrase-parts.ts";

/** The goal is about a bound of the product itself: "Remove the rate limit from the search". */
const OF_THE_GOAL = new RegExp(`^[^\\n]*\\b(?:${LIMITS.replaceAll(" ", "|")})\\b`);
const IT = one("it them that this those");
/** One exception, and no rule of a program. */
const ONCE = one(
  "this_once just_this_once only_this_once this_one_time just_this_one_time just_this_time only_this_time for_once just_for_once this_time_only this_once_only for_this_one just_for_this_one just_for_today only_for_today just_today only_today as_an_exception by_way_of_exception",
);
/** A safeguard that the words before speak of: "The signature check needs an hour. Just this once, go without it." */
const OF_A_CHECK = `${one(CHECKS)}${STEP}(?= (?:is|are|was|were|has|have|takes?|needs?|costs?|holds?|keeps?|blocks?|stops?|slows?|delays?|stays?|stands?|comes?|would|will|wants?|asks?|adds?|eats?|makes?|gets?|runs?|sits?|of the|for the|on the|from the|in the|between) )`;
const CHECK_BEFORE = new RegExp(
  `${OF_A_CHECK}(?![^!?]{0,200} (?:don't|do not|never|not) (?:[^ ]+ )?$)`,
);
const ONCE_BEFORE = new RegExp(
  `${OF_A_CHECK}[^!?]{0,200}(?: (?:just|only))?(?: this once| for once| this one time| this time| for today| as an exception) (?:, )?$`,
);
/** What a safeguard does to those in a hurry: it takes hours, it is in the way, it will not let them. */
const HINDERS = new RegExp(
  `(?:${one(`${CHECKS} ${LIMITS} steps step job jobs pipeline`)} [^.;!?]{0,60}?(?<= )(?:takes?|costs?|slow|in the way|nuisance|tedious|too (?:long|slow|much|expensive)|annoying|nags?|complain(?:s|ing)?|(?:won't|doesn't|does not|will not) let|(?:stop|keep|block|hold|slow|hinder|delay)(?:p?ing|s)?(?: up| back| down)? (?:you|us|the|it|this|things|everything|your|our)|needs? (?:an?|half an?|two|three|\\d+)(?: [^ ]+)? (?:minutes?|hours?|days?)|(?:last|only|final) (?:hurdle|obstacle|thing (?:left|missing|between|in))|stands? between|asks?|not worth|reached|formality|overkill|red tape)| no (?:time|point|room)(?: left)? (?:for|in)${THE}${one(CHECKS)}) [^!?]*$`,
);

/** The safeguard was named before: "The scan takes hours, do without it", "The check holds up the release. Leave it out this once." */
export const NAMED_BEFORE: readonly PhrasePattern[] = [
  {
    ...at("without", one("it them one"), FURTHER),
    inOrder: true,
    onlyAfter: HINDERS,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${LEAVE} let`, IT, maybe("go be slide"), FURTHER),
    onlyAfter: HINDERS,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${PART} lift`, IT, AWAY, FURTHER),
    onlyAfter: HINDERS,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${LEAVE} drop remove`, IT, maybe("go be slide"), ONCE),
    onlyAfter: CHECK_BEFORE,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${PART} lift drop`, IT, one("off out aside away be"), ONCE),
    onlyAfter: CHECK_BEFORE,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${LEAVE} drop`, IT),
    onlyAfter: ONCE_BEFORE,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
  {
    ...order(`${PART} lift`, IT, AWAY),
    onlyAfter: ONCE_BEFORE,
    reachesBack: true,
    unlessTopic: OF_THE_GOAL,
  },
];
