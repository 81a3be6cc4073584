/** What stands in the way of a thing: "a bug in the export", "what holds up the export", "denied when I tried to deploy the export". */

import { TROUBLE_OVER } from "./made-good.ts";
import { isDefinite } from "./held.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { ADVERBS, ITEM, LONG_AGO, OBJECT, REST, SUBJECT, WORDS } from "./pieces.ts";
import { tabled } from "./set-in-shapes.ts";

const TROUBLES = table(
  "bugs?, errors?, problems?, issues?, defects?, faults?, glitch, glitches, hiccups?, regressions?, failures?, crash, crashes, leaks?, race conditions?, deadlocks?, flaws?, snags?, difficulty, difficulties, hitch, hitches, conflicts?, exceptions?, stack traces?, stacktraces?, time-outs?, timeouts?, blockers?, troubles?, obstacles?, hurdles?, show-stoppers?, showstoppers?, complications?, breakages?, malfunctions?, segfaults?, misbehaviour, misbehavior, inconsistency, inconsistencies, discrepancy, discrepancies, roadblocks?, vulnerability, vulnerabilities",
);

/** "There is", "I ran into", "still". */
const MEETING =
  "(?:there(?:['’]s| (?:is|are|was|were|remains?|seems? to be|appears? to be|has been|have been))|(?:i|we)(?:['’](?:ve|m|re))? (?:\\p{L}+ ){0,3}?(?:into|against|hit|hitting|met|meet|found|see|saw|seen|seeing|get|getting|got|have|had|face|faced|facing|encounter(?:ed)?|across|over|upon|struck|noticed|spotted|discovered|know of|with)|still|got|hit|(?:ran|running) into|big|bad|some|more) ";
/** No verb: "the page shows errors in the form" tells what a thing does. */
const ADJECTIVES = "(?:(?!(?:\\p{L}+s|an?|the|it|no) )[\\p{L}\\d'’-]+ ){0,3}?";
const ABOUT =
  "(?:(?:somewhere |left |open |deep )?(?:with(?:in)?|in|on|of|from|around|about|inside|affecting|concerning|regarding))";

/** Of times gone by, and of what is not so. */
const NOT_IN = new RegExp(
  `\\b(?:${LONG_AGO}|instead of|rather than|(?:no|without|any|zero|0|never|neither|free of|clear of|not an?)(?: (?:more|further|other|single|\\p{L}{2,}))?(?: \\p{L}+)? ${TROUBLES.source})`,
  "u",
);
/** Conditions that ask for what went wrong. */
const OF_FINDINGS =
  /\b(?:bugs?|issues?|problems?|defects?|findings?|causes?|reproduc\w*|diagnos\w*|explain\w*|root cause|report on)\b/u;
const OPEN = { notIn: NOT_IN, endedBy: TROUBLE_OVER, metBy: OF_FINDINGS } as const;

const HOLDS = table(
  "holds up, hold up, holding up, held up, holds back, holding back, blocks, blocking, blocked, delays, delaying, delayed, hampers, hampering, hampered, hinders, hindering, impedes, impeding, obstructs, obstructing, thwarts, thwarted, stalls, stalling, stalled, cripples, crippled, broke, breaks, breaking, has broken, have broken, kills, brings down, brought down, knocks out, knocked out, takes down, took down, trips up, wrecks, wrecked, ruins, ruined, sabotages, messes up, messed up, messing up, interferes with, interfering with, conflicts with, clashes with, collides with, stands in the way of, stand in the way of, standing in the way of, stood in the way of, gets in the way of, got in the way of, is in the way of, are in the way of, puts a stop to, put a stop to, plagues, plaguing, dogging, bogs down, tripping up, jams, jammed",
);
/** Past and present of what a person or a change does to a thing. */
const MAKES = table(
  "makes, make, making, made, causes, caused, leaves, leaving, keeps, keep, kept, keeping, prevents, prevent, preventing, prevented, stops, stopping, stopped, sends, sent",
);
const BADLY =
  "(?:crash|fail|hang|choke|stall|freeze|time out|die|break|panic|misbehave|slow|unusable|useless|unstable|flaky|crawl|to (?:crash|fail|hang|break|stall|freeze|time out|die|misbehave)|broken|crashing|hanging|failing|dead|stuck|into (?:a|an) (?:\\p{L}+ )?(?:loop|crash|panic|deadlock)|from (?:starting|running|working|building|being \\p{L}+|finishing|loading|deploying|passing|compiling|going (?:live|out|through)|booting|coming up|doing (?:its|the) (?:job|work)|opening|responding|getting \\p{L}+)(?! (?:twice|in parallel|at the same|forever|out of|too)))";

const DEED =
  "(?:(?:re-?)?(?:deploy|publish|push|merge|install|build|release|run|start|upload|create|apply|migrate|enable|write|save|commit|ship|launch|test|execute|update|register|compile|import|provision|configure|activate|add|generate|load|boot|package|verify|check|finish|implement|switch on|turn on|set up|roll out|bring up|put in|get)|(?:re-?)?(?:deploying|publishing|pushing|merging|installing|building|releasing|running|starting|uploading|creating|applying|migrating|enabling|writing|saving|committing|shipping|launching|testing|executing|updating|registering|compiling|importing|provisioning|configuring|activating|adding|generating|loading|booting|packaging|verifying|checking|finishing|implementing|setting up|rolling out|bringing up|getting))";
const REFUSALS = table(
  "denied, refused, rejected, forbidden, permissions?, errors?, failed, fails, failures?, crash(?:es|ed)?, time-?outs?, timed out, ran out, run out, went wrong, went down, 4\\d\\d, 5\\d\\d, segfault(?:s|ed)?, exceptions?, aborted, broke, kicked out, locked out, got stuck, exceeded, exhausted, unreachable, bombed out, blew up",
);
const REFUSAL_WORDS =
  "denied refused rejected forbidden permission permissions error errors failed fails failure failures crash crashes crashed timeout timeouts timed ran run wrong segfault segfaulted exception exceptions aborted broke kicked locked stuck exceeded exhausted unreachable bombed blew 400 401 403 404 405 409 413 422 429 500 502 503 504";
const ENDS = table(
  "fails?, failed, came to nothing, went nowhere, (?:is|was|were|are) (?:refused|rejected|denied|blocked|aborted|interrupted|turned down), bombed, bombed out, crashed, crashes, broke off, stopped (?:half ?way|with|at|in), timed out, times out, went wrong, goes wrong, got stuck, gets stuck, blew up, blows up, hung, hangs, breaks, broke, threw, throws",
);
/** What comes of an attempt by itself says nothing: "running it gives a report". */
const BRINGS =
  "(?:ends? (?:in|with|up in)|ended (?:in|with|up in)|gives?|gave|results? in|resulted in|leads? to|led to|(?:is|was|were|are) met with|met with|gets?|got|ran into|runs into|hits?|produces?|produced) (?:(?:only|just|nothing but|always|me|us|an?|the|its|some|several|\\d+|same|another|\\p{L}+ing) )*(?:[\\p{L}§-]+ )?";
const TRIED =
  /\b(?:without|wrong|bad|forged|expired|invalid|as (?:an?|the) \p{L}+|anonymous\w*|logged out|unknown|twice|on purpose|deliberately)\b/u;

const UNKNOWN_WHY = table(
  "no idea, don't know, do not know, not know, unclear, unknown, can't explain, cannot explain, can't figure out, can't tell, cannot tell, can't see, can't work out, couldn't work out, could not work out, couldn't figure out, could not find out, couldn't find out, couldn't find, not sure, not sure yet, not clear, not yet clear, not known, investigating, looking into, finding out, find out, figure out, figuring out, understand, understanding, puzzled, puzzled as to, baffled, a mystery, a mystery to me, wondering, clueless as to, at a loss as to, in the dark as to, debugging, tracking down, track down, chasing, pin down, pinning down",
);
const FAILING =
  "(?:fails?|crash(?:es)?|hangs?|breaks?|blows? up|chokes?|stalls?|dies|freezes|stops?|stopped|broke|misbehaves|times out|returns?|gives|shows?|loses|drops|duplicates|doubles|skips|is|are|was|were|does|doesn['’]t|won['’]t|can['’]t|keeps?|has|gets?|goes|comes|takes|runs?|behaves|refuses|produces|reports|never|not|fail|crash|act|wrong|slow)(?!\\p{L})";

export const OBSTACLES: readonly Frame[] = [
  tabled(
    "obstacle.nothing",
    table(
      "happens, happened, comes out, comes back, comes up, came out, came back, appears, appeared, shows up, arrives, arrived, changes, moves, occurs, gets through, is returned, is printed, is written, is sent, is shown",
    ),
    (any) =>
      `(?:nothing (?<state>${any}) (?:when|if|on|with|in|from|of|after|once|for|out of|at|as soon as)(?: (?:i|we|you|one) \\p{L}+| (?:using|opening|calling|running|pressing|clicking|starting))? ${OBJECT}(?: (?:is|are|gets|was|were) .{1,120})?|(?:when|if|on|after|once|as soon as) (?:(?:i|we|you|one) )?\\p{L}+ (?<item2>${WORDS(8)}[^\\s,;:]+?)(?: (?:is|are|gets|runs) .{2,40}?)?,? nothing ${any}${REST})`,
    OPEN,
    "nothing",
  ),
  tabled(
    "obstacle.in",
    TROUBLES,
    (any) =>
      `(?:${MEETING})?(?:still )?(?:(?:an?|the|one|two|three|some|several|\\d+|another|this|these|our|my) )?${ADJECTIVES}(?<state>${any}) ${ABOUT} ${OBJECT}(?: (?:is|are|keeps?|prevents?|stops?|means|makes?|blocks?|remains?|has|have|had|turned|stands?|persists?|does|won['’]t) .{1,120})?`,
    { ...OPEN, begins: true },
  ),
  tabled(
    "obstacle.something",
    table("wrong, amiss, off, not right, broken, fishy, odd, rotten, out of kilter"),
    (any) =>
      `(?:there(?:['’]s| is| seems to be| must be) )?something(?:['’]s| is| seems| must be)? ?${ADVERBS}(?<state>${any}) (?:with|in|about|inside) ${OBJECT}`,
    OPEN,
    "something",
  ),
  tabled(
    "obstacle.named",
    table(
      "problem, blocker, problem child, trouble-?maker, sore spot, sore point, sticking point, weak spot, weak point, open bug, known bug, failure, holdout, culprit, odd one out, bottleneck, show-?stopper, stumbling block, headache, worry, failing (?:part|one|item|piece|test|step|thing), broken (?:part|one|item|piece|thing), red (?:part|one|item|thing|spot)",
      "(?:thing|part|item|one|piece|point) (?:that['’]s|that is|which is|that) (?:still )?(?:red|broken|failing|fails|down|stuck|misbehaving|not working|unstable|flaky|(?:does not|doesn['’]t|won['’]t) work|causes? trouble|gives? me trouble|not passing|holding (?:us|me|things|everything|it) up)",
    ),
    (any) =>
      `(?:the|my|our|one|a) ${WORDS(3)}(?<state>${any})(?: (?:right now|now|at the moment|at present|currently|left|remaining|so far|here|today|in all this|on ci|of all))? ?(?:is|are|remains|:) ${ADVERBS}${OBJECT}`,
    OPEN,
    "problem blocker maker troublemaker sore sticking weak bug failure holdout culprit odd bottleneck showstopper stopper stumbling headache worry failing broken red fails down stuck misbehaving working unstable flaky work trouble passing holding",
  ),
  tabled(
    "obstacle.what",
    table(
      "red, broken, failing, fails, down, stuck, flaky, unstable, doesn't work, does not work, won't work, not working, isn't working, won't run, doesn't run, doesn't build, won't build, doesn't pass, holding (?:us|me|things|everything) up, gives me trouble, causes trouble, blocks me, bothers me, troubles me, worries me, gives grief, refuses to work",
    ),
    (any) =>
      `what(?:['’]s| is| still| remains)? ?${ADVERBS}(?<state>${any})${WORDS(4)} ?(?:is|are|:) ${OBJECT}`,
    OPEN,
    "red broken failing fails down stuck flaky unstable work working run build pass holding trouble blocks bothers troubles worries grief refuses",
  ),
  tabled(
    "obstacle.holds",
    HOLDS,
    (any) => `.{1,90}?(?<=\\b|['’]s )(?<state>${any}) ${OBJECT}(?: (?:is|are|was|were) .{1,120})?`,
    {
      ...OPEN,
      check: isDefinite,
      notIn:
        /\b(?:no longer|nothing|nobody|at first|initially|used to|any ?more|until|if|when|that|which|not|never|would|could|may|can|to)\b(?=.* (?:hold|held|block|delay|break|broke|stop|stand))/u,
    },
  ),
  tabled("obstacle.makes", MAKES, (any) => `.{1,90}? (?<state>${any}) ${ITEM} ${BADLY}${REST}`, {
    ...OPEN,
    notIn:
      /\b(?:no longer|nothing|nobody|at first|initially|used to|any ?more|if|when|whenever|would|could|may|can)\b/u,
  }),
  tabled(
    "obstacle.tried",
    REFUSALS,
    (any) =>
      `.{0,60}?(?<!\\p{L})(?<state>${any})(?: .{1,60}?)?,? (?:when|while|as|on|upon|during|because|trying|attempting|the moment)(?: (?:i|we)(?: (?:was|were))? (?:first )?(?:tried|wanted|attempted|trying|came|went|had|am trying)(?: to)?| (?:trying|attempting))?(?: to)? ${DEED} ${OBJECT}`,
    { endedBy: TROUBLE_OVER, metBy: OF_FINDINGS, notIn: TRIED },
    REFUSAL_WORDS,
  ),
  tabled(
    "obstacle.attempt",
    ENDS,
    (any) =>
      `(?:(?:my |the |an |all |any |every |each |both |several |three |two |\\d+ |repeated |first |last )*(?:attempts?|tries|efforts?)(?: (?:to|at))? |(?:trying|attempting) to |(?=\\p{L}+ing )|(?:the )?(?:(?:first|last|second|final|latest|\\d+) )?(?:deploy(?:ment)?|build|upload|launch|roll-?out|release|import|run|start|start-?up|migration|installation|activation|merge|compilation|publication) of )(?:${DEED} )?${ITEM} ${ADVERBS}(?<state>${any}|${BRINGS}(?:${TROUBLES.source}|${REFUSALS.source}))${REST}`,
    { endedBy: TROUBLE_OVER, metBy: OF_FINDINGS, notIn: TRIED },
    "attempt attempts tries effort efforts trying attempting deploy deployment deploying build building upload launch rollout roll release releasing import run running start starting startup migration installation activation merge merging compilation publication publishing installing launching enabling",
  ),
  tabled(
    "obstacle.why",
    UNKNOWN_WHY,
    (any) =>
      `.{0,50}?(?<!\\p{L})(?<state>${any}) (?:yet |so far |as to )?(?:why|what makes|what['’]s making|how come|what keeps|what stops|what is wrong with|what['’]s wrong with|what breaks|what ails|what holds up|the (?:cause|reason)(?: \\p{L}+){0,3}? (?:in|of|for|with|behind|why))(?: it is that)? (?:${ITEM}(?= ${FAILING})|(?<item2>.{3,60}$))${REST}`,
    OPEN,
    "why what cause reason how",
  ),
  tabled(
    "obstacle.stuck",
    table(
      "no luck, no joy, no success, no progress, little luck, struggling, struggled, struggle, wrestling, wrestled, fighting, battling, stuck, at a loss, at an impasse, in a bind, bogged down, hit a wall, hit a brick wall, bad news, setback, blocked, stumped, stymied, defeated",
    ),
    (any) =>
      `(?:.{0,40}? )?(?<state>${any})(?: (?:so far|yet|again|still|at the moment|right now|here))? (?:with|on|in|about|over|by|regarding|from|for) ${OBJECT}`,
    {
      ...OPEN,
      begins: true,
      notIn: /\b(?:no longer|never|at first|initially|used to|any ?more|not)\b/u,
    },
  ),
  tabled(
    "obstacle.could-not-get",
    table("get, bring, coax, persuade, make, convince"),
    (any) =>
      `(?:(?:i|we) )?(?:could(?: not|n['’]t)|cannot|can['’]t|(?:was|were|am|are)(?: not|n['’]t) able to|(?:was|were|am|are) unable to|unable to|failed to|fail to|did(?: not|n['’]t) manage to|never managed to|have(?: not|n['’]t) (?:yet )?(?:managed to|been able to|got|gotten))(?: (?<state>${any}))? ${ITEM} (?:to(?= (?!you\\b))|up\\b|right\\b|past\\b|through\\b|going\\b|under control|into shape|off the ground|in\\b|\\p{L}+ing\\b|\\p{L}+ed\\b|stable|green|done|out of the door)${REST}`,
    { ...OPEN, begins: true },
    "couldn could cannot can able unable failed managed manage",
  ),
  tabled(
    "obstacle.undergoes",
    table(
      "held up, held back, hampered, hindered, impeded, stalled, thwarted, foiled, plagued, dogged, crippled, marred, stymied, hamstrung, paralysed, paralyzed, bogged down, brought down, beset, haunted, riddled with, jeopardised, jeopardized, stopped in its tracks, knocked out, let down, overwhelmed, throttled to a crawl",
    ),
    (any) =>
      `${SUBJECT} (?:is|are|was|were|gets?|got|has been|have been|keeps? (?:being|getting)|['’]s) ${ADVERBS}(?:being )?(?<state>${any})${REST}`,
    { ...OPEN, check: isDefinite },
  ),
];
