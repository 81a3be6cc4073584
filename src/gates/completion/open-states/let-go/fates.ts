/** What became of a thing by itself, as it is told: "it slipped to next week", "it fell through the cracks". */

import type { Frame } from "../frame.ts";
import { TO_LATER } from "./deeds.ts";
import { thingFrame, within } from "./thing-frame.ts";
import { EQUALS, OBJECT, SUBJECT } from "./words.ts";

const OF_FATE =
  /\b(?:remov\w*|delet\w*|gone|no longer|not|no|without|never|later|wait\w*|moved?|old|unchanged|untouched|same|as before|stay\w*|remain\w*|keep\w*|kept|back|lost|los[et]\w*|hold|list\w*|open|draft\w*|branch|stash\w*|compat\w*|still|out|fall\w*|slip\w*)\b/u;

const END = "(?![^\\s,;:.!?)])";
const OLD = "(?:old|same|previous|original|existing|former|unmodified|unpatched|untouched)";
const AS_BEFORE = `(?:exactly |just |still |much |precisely |all |pretty much |more or less )*(?:(?:as|how|what|where|the way|like) (?:it|they|things) (?:was|were|used to|did|stood|always|ever|has|have|had|is|are)\\b|as before|as ever|as (?:is|was)\\b|(?:the same|no different) (?:as|than|from) (?:before|ever|it|they|when|at|in)|like before|unchanged|untouched|the ${OLD} (?:one|version|code|state|way|thing|behaviou?r|implementation)|in (?:its|their|the) ${OLD})`;

const frame = (id: string, calledBy: string, source: string): Frame =>
  thingFrame({ id: `let-go.fate.${id}`, calledBy, metBy: OF_FATE, pattern: within(source) });

export const FATES: readonly Frame[] = [
  frame(
    "went",
    "slipped slips slid fell falls fallen missed misses vanished vanishes moved moves went goes rolls rolled shifts shifted spilled spills spilt carries carried evaporated escaped eluded exceeds exceeded proved proves turned bit died dies lost got landed lands ended ended awaits deserves deserved belongs stalled stalls",
    `${SUBJECT} (?:has |have |has now |then |simply |sadly |also |just )*(?:(?:fell|falls|fallen) (?:by the wayside|victim to|outside|out of|through the (?:cracks|net|gaps)|off (?:the|my|our)|under the table|prey|short|flat|behind|to the)|(?:slipped|slid)(?: (?:my|our|through|off|out|away|past|by|again)\\b|${END})|(?:slipped|slips|slid|moves?|moved|goes|went|rolls|rolled|shifts|shifted|spills?|spilled|spilt|carries|carried|falls|fell|drops|dropped|lands|landed|ended up|belongs|waits|lives on)(?: over| out| back| on| off)? (?:in (?:the|a|my|our) (?:\\p{L}+ )?(?:backlog|bin|drawer|parking lot|follow-?up|next \\p{L}+|ticket|later \\p{L}+)|${TO_LATER})|(?:missed|misses) (?:the |this |my )?(?:cut|boat|release|deadline|train|window|sprint|build|version)|escaped (?:me|us|my)|got (?:away|lost|left|forgotten|buried|crowded|squeezed|stuck|no (?:further|attention|time|love)|nowhere|knocked|swamped|short shrift|sidelined|eaten|swallowed)|(?:exceeds?|exceeded) (?:what|the (?:scope|time|budget)|my|our|this)|(?:proved|proves|turned out|was|is|became) (?:to be )?(?:too (?:much|big|risky|large|hard|complex|complicated|costly|difficult|ambitious|expensive|invasive)|more than (?:i|we|this|could)|beyond (?:what|this|my|me|our|the)|impossible|unworkable|infeasible|not (?:feasible|possible|doable|workable)|outside (?:what|this|the|my))|bit the dust|(?:died|dies) on|lost out|vanished|evaporated|awaits (?:a|another|its|the next)|deserves (?:its own|a (?:separate|proper|different|new|fresh|second)|more))`,
  ),
  frame(
    "had-to",
    "wait go out make yield stay give come way",
    `${SUBJECT} (?:(?:had|has|have|will have|would have|is going|are going|is|was) to|will|can|must|may|might|should|could) (?:just |simply |also |now )?(?:go(?= again| because|$|[,;.]| when| since| as\\b| out| after)|give way|wait(?! for (?:at|the (?:lock|answer|result))| (?:\\d|up to))|come (?:out|off)(?: again)?|make way|stay (?:out|behind|off|undone|as)|yield|be (?:for|a) (?:another|the next|later|next|a later|follow-?up|separate))`,
  ),
  frame(
    "did-not",
    "make made happen happened get got come came see saw fit land landed ship survive survived materialise materialize materialised materialized fly pan work go went reach reached",
    `${SUBJECT} (?:(?:did|will|wo|does|has|have|could|would|is|was)(?:n['’]t| not)|never)(?: quite| yet| even| ever| really| going to)* (?:(?:make|made) (?:it|the|this)|happen(?:ed)?${END}|materiali[sz]ed?|(?:get|got|gotten) (?:off|past|beyond|anywhere|finished|done|to|built|started|in\\b|into|merged|further|a \\p{L}+|its|written|through)|(?:come|came) (?:to|about|together|off)|(?:see|saw|seen) (?:the light|any)|fit (?:in|into)|landed?${END}|ship${END}|survived? (?:the )?(?:rebase|merge|reset|review|cut|move|crash|deploy|rollback|container)|pan(?:ned)? out|go (?:in|out|live)|went (?:in|out|live)|reach(?:ed)? (?:the|main|production|users))`,
  ),
  frame(
    "lies",
    "hold ice burner shelf list plate desk side backlog limbo drawer parking court hands call turn job move later another next scope reach table gone history dead lost toast square stash branch unmerged back beyond outside no old same before was were did used unchanged untouched abandoned stalled dormant parked uncommitted unpushed local cut stub memory",
    `${SUBJECT} (?:is|are|stays?|stayed|remains?|remained|was|were|sits?|sat|['’]s|lies|lives|rests|still is|has been|will be|will remain|will stay|looks|behaves|works|runs|goes on|continues|keeps|exists|reads|acts)(?: now| still| again| back| currently| only| just| therefore| so| up| left| for now,?| as of now)* (?:on (?:hold|ice|the back ?burner|the shelf|the (?:to-?do )?list|(?:your|my|our) (?:plate|desk|side|list|table)|the (?:backlog|cutting)|(?:my|a|an?) (?:\\p{L}+ )?(?:branch|laptop|disk|machine))|in (?:the (?:backlog|drawer|parking lot|icebox|freezer|reflog|history)|limbo|mothballs|cold storage|your (?:hands|court|queue)|(?:a|my|the) (?:\\p{L}+ )?(?:stash|drawer|branch|worktree))|up to (?:you|the \\p{L}+ team)|down to you|(?:your|somebody else['’]s|someone else['’]s) (?:call|turn|job|move|decision)|for (?:later|another|next|the next|a (?:later|future|second|separate|different)|someone else|somebody else|tomorrow|the follow-?up)|off (?:the (?:table|list|menu|agenda|cards)|my list|our list)|gone(?: again)?${END}|history${END}|no more${END}|toast|dead${END}|lost${END}|back (?:to (?:what|the|its|where|how|square one|zero|being|its)|where|in the (?:backlog|queue)|out\\b)|beyond (?:what|this|my|me|our|the scope)|outside (?:what|this|the scope|my|our)|out of (?:scope|reach|my|our)|not (?:mine|ours|for (?:me|this|now))|unstarted|unbuilt|undone|unmerged|uncommitted|unpushed|${AS_BEFORE})`,
  ),
  frame(
    "old-one",
    "old same previous existing original before earlier",
    `(?:\\b(?:the |our )(?:old|existing|previous|original) (?<item>(?:[^\\s,;:]+ ){0,5}?[^\\s,;:]+) (?:is|are|stays|stayed|remains?|remained|still)(?: still)? (?:in (?:place|use|force|charge|effect)|there|where it was|active|live|running|what|runs|serves|in production))`,
  ),
  frame(
    "still-old",
    "old same original existing previous",
    `^(?:this is )?(?:still|back to|back on|back at|stuck with|stuck on|remaining on|staying with|stays|kept)(?: on| at| with)? (?:the |its )?(?:old|same|original|existing|previous) (?:\\p{L}+)(?: [^,;:]{1,30}?)?(?:${EQUALS}| for | of | in )${OBJECT}`,
  ),
  frame(
    "change-undone",
    "reverted undone dropped withdrawn rolled lost abandoned closed discarded rejected wiped overwritten deleted removed gone",
    `(?:\\b(?:the|my|that|this|our) (?:\\p{L}+ )?(?:commits?|changes?|prs?|pull request|merge request|branch|patch|work|code|draft|merge|migration|attempt|effort)s? (?:that (?:added|adds|introduced|brought|contained|had)|with|for|on|behind|around|which added|adding|introducing|containing) )${OBJECT}[^,;:]{0,40}? (?:was|were|is|are|got|has been|have been|had to be)(?: later| then| since| again| now)* (?:reverted|undone|dropped|withdrawn|rolled back|lost|abandoned|closed|discarded|rejected|wiped|overwritten|deleted|removed|backed out|taken out|gone|stashed|shelved|parked)`,
  ),
  frame(
    "goes-without",
    "without",
    `\\b(?:ships?|shipped|shipping|go(?:es|ing)?|went|released?|leaves?|left|comes?|came|live|lives|do|make do|deliver(?:ed|s)?|merged?|is|are|ended up|launch(?:ed|es)?|stands?|build|branch|release|version|deploy\\p{L}*|get by|getting by|lands?|landed)(?: out| live| on| ahead| up| off| with)? without ${OBJECT}`,
  ),
  frame(
    "lost-in",
    "wiped lost ate eaten swallowed took destroyed overwrote erased killed deleted clobbered undid reverted removed dropped",
    `${SUBJECT} [^.]{2,60}?[,;:–—-] ?(?:but |and |then |so |until )*(?:(?:the|a|an|my) (?:\\p{L}+ ){1,3}|i |we |somebody |someone |it )(?:then |later |has |have |had to |accidentally |again )*(?:wiped|lost|ate|swallowed|took|destroyed|overwrote|erased|killed|deleted|clobbered|undid|reverted|removed|dropped|threw|rolled|pulled|backed|ripped|broke|discarded|took) (?:it|that|them|this|all of it)(?![^\\s,;:.!)])`,
  ),
];
