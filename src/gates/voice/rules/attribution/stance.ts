/** What somebody out there makes of this work, whatever the word for it. */

import { wordSet } from "../../../../domain/word-set.ts";
import { WordClass as C } from "../../lexicon/classes.ts";
import { AMBIGUOUS_ROLES } from "../../lexicon/role-frames.ts";
import { lazyPattern } from "../../lazy-pattern.ts";
import type { Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";
import { isQuotedFact } from "./told.ts";

/** How many letters before and behind a subject are looked at. */
const REACH = 90;

/** "The solicitor is comfortable with it", "as the ranger sees it", "for the curator's peace of mind". */
export function stanceForm(s: Sentence, mention: Mention): Form | null {
  const { from, at, sense, byTopic } = mention;
  if (mention.isConditional || mention.isGeneric || mention.determiner === "") return null;
  if ((sense !== "person" && !byTopic) || isQuotedFact(s, mention)) return null;
  let last = at;
  // "the supervisor of this work", "the chair of governors"
  if (s.read(at + 1) === "of") last = s.has(at + 2, C.determiner) ? at + 3 : at + 2;
  const plain = s.plain();
  const behind = plain.slice(s.plainOffset(last + 1), s.plainOffset(last + 1) + REACH);
  const told = `${plain.slice(0, s.plainOffset(from)).slice(-REACH)}§ ${behind}`;
  const isHeard =
    DUE.test(behind) ||
    (sense === "person" && (HEARD.test(told) || takesStand(s, mention, last, behind)));
  return isHeard ? { form: "demand", from, to: last + 1 } : null;
}

/** "is comfortable with", "was keenest on": any adjective that is turned towards something. */
function takesStand(s: Sentence, { at, word, classes }: Mention, last: number, behind: string) {
  const mayBeProgram =
    (classes & (C.audience | C.system | C.service)) !== 0 || AMBIGUOUS_ROLES.has(word);
  const isUser = mayBeProgram && !s.has(at - 1, C.personal) && last === at;
  if (!isUser && HOLDS_VIEW.test(behind)) return true;
  const verb = last + 1;
  if (!BEING.test(s.read(verb))) return false;
  let end = verb + 1;
  while (end - verb <= 3 && (s.has(end, C.adverb) || DEGREE.test(s.read(end)))) end++;
  const felt = s.read(end);
  // "The client is wary of retries" is behaviour; what was felt, or felt most, is somebody's.
  if (isUser && s.read(verb) !== "was" && !felt.endsWith("est")) return false;
  return (
    (s.isStranger(end) || s.has(end, C.mood)) &&
    !RELATIONS.has(felt) &&
    !/(?:ed|en|own|ing)$/.test(felt) &&
    /^(?:about|with|on|of)$/.test(s.read(end + 1))
  );
}

const BEING = /^(?:is|was|are|were|'s|'re|seems?|seemed|sounds?|sounded|feels?|felt|remains?)$/;
const DEGREE = /^(?:not|never|rather|quite|less|more|most|all|a|bit|little|very|so|too|much)$/;
/** What things are, and anybody in a program: no attitude. */
const RELATIONS = wordSet(
  `aware unaware capable incapable compatible identical consistent independent responsible full short clear free part member ahead
   out next new level alone present active visible late early due available busy ill absent done stuck first second third last`,
);
/** "will be reading the diff after lunch": an act with the hour of somebody's day; no program has a lunch. */
const DUE = lazyPattern(
  () =>
    /^(?:will|'ll|is going to|is|was going to) (?:be )?(?:[a-z]+ing|here|back|in|have|read|check|look|go|see|come) [^.;:]*(?:after lunch|tonight|tomorrow|this (?:morning|afternoon|evening|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:[1-9](?= [.,;:])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)) /,
);
/** Somebody (§) of whom only a view or a feeling is told, or what is done with "this", the work itself. */
const HEARD = lazyPattern(() => {
  const frames = [
    "(?:^|[,.;:–(]) as § (?:[a-z]+ ){0,3}(?:sees?|puts?|has|have|had|views?|understands?) (?:it|this|things|matters)",
    " (?:(?:speak|speaking|speaks|answer) for|(?:hoped|longed|wished) for by) §",
    " (?:nobody|no one|few) .*(?:be|is|was|are) .*than §",
    "§ 's? (?:[a-z]+ )?(?:peace of mind|mind (?:is|was|at)|regards|compliments|blessing|comfort|liking|hopes|misgivings|doubts)",
    "§ (?:has |have |had |already |just |also )*(?:[a-z]+ed|has|have|had|put|set|took|gave|got|brought) (?:this (?:to|up|down|back|forward|aside|over|again|at|as|,|\\.)|(?:it |you )?down as)",
  ];
  return new RegExp(`(?:${frames.join("|")}) `);
});
const HOLDS_VIEW =
  /^(?:(?:has|have|had) (?:[^ ]+ ){0,4}(?:misgivings|doubts|qualms|hopes|concerns)|(?:can|could|would) live with|f(?:inds?|ound) (?:[^ ]+ ){1,4}(?:too|rather)) /;
