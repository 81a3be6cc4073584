/** What was asked for and goes wrong: "the export stopped working", "it is painfully slow", "it prints garbage". */

import { TROUBLE_OVER } from "./made-good.ts";
import { isDefinite } from "./held.ts";
import { table } from "./phrase-tables.ts";
import { isUnaskedState } from "./asked.ts";
import type { Asked, Frame, Groups } from "./frame.ts";
import { ADVERBS, LONG_AGO, REST, SUBJECT } from "./pieces.ts";
import { tabled } from "./set-in-shapes.ts";

/** Of times gone by, of trials and of what is not so. */
const NOT_IN = new RegExp(
  `\\b(?:${LONG_AGO.replace("no longer|", "no longer (?!\\p{L}+s\\b)|")}|never again|neither|nothing|nobody|none|used to|instead of (?:the|an?) old|rather than|on purpose|deliberately|unless|would|could|should|may|might|expected)\\b|§ (?:is|are|was|were)\\b`,
  "u",
);
const OPEN = { notIn: NOT_IN, endedBy: TROUBLE_OVER, check: isOpen } as const;

function isOpen(groups: Groups, asked: Asked): boolean {
  // "Stopped working" is no state that is asked for, though "stop" and "work" are.
  const isOneWord = !/\s/u.test(groups["state"] ?? "");
  return isDefinite(groups) && (!isOneWord || isUnaskedState(groups, asked));
}

/** "Hangs in the hall", "freezes the scene" are no halt. */
const AT_TIMES =
  "(?= (?:after|when|while|during|under|forever|indefinitely|half|for|every|as|before|with|at (?:start|boot|\\d)|on (?!the |an? |its )|again|until)|[,;]|$)";
const HALTS = ["freezes", "froze", "hangs", "hung"].map((verb) => verb + AT_TIMES).join(", ");

/** Verbs of going wrong that nothing is built to do. */
const GOES_WRONG = table(
  "stopped working, stopped functioning, stopped responding, stopped running, stopped loading, stopped building, stopped compiling, stopped starting, stopped passing, quit working, quits working, ceased working, ceased to work, ceased functioning",
  "no longer works?, no longer builds?, no longer runs?(?= on| with| since| after| at all|$), no longer compiles?, no longer starts?, no longer loads?, no longer pass(?:es)?, no longer responds?, no longer functions?, no longer opens?, no longer type-?checks",
  "broke(?= (?:after|when|since|again|with|on|down|during|as|because|in|at|under|once)|[,;]|$), breaks(?= (?:after|when|since|again|with|on|down|as|because|under|once|for)|[,;]|$), blows up, blew up, falls over, fell over, falls apart, goes haywire, went haywire, goes wrong, went wrong, goes astray, went astray, went up in flames, goes up in flames, goes off the rails, went off the rails, goes bananas, went sideways, goes sideways, gone wrong",
  `grinds to a halt, ground to a halt, comes to a halt, came to a halt, comes to a standstill, slows to a crawl, slowed to a crawl, crawls, crawls along, ${HALTS}, locks up, locked up, seizes up, seized up, spins forever, loops forever, stalls, stalled, thrashes, flickers, lags, stutters, gets stuck, got stuck`,
  "trips up, tripped up, trips over, tripped over, stumbles, stumbled, stumbles over, stumbles on, stumbled over, chokes, choked, barfs, balks, bails out, bailed out, bombs out, bombed out, bombs, bombed, keels over, keeled over, acts up, acting up, plays up, errors out, errored out, times out(?! of), timed out, crashes, crashed, dies, died, segfaults, blew, throws up",
  "mangles, mangled, garbles, scrambles, scrambled, misreads, miscounts, miscalculates, misinterprets, misparses, mishandles, misplaces, misaligns, double-counts, leaks, leaked, eats up, ate up, hogs, swallows, swallowed, clobbers, overwrites existing, overwrote existing, overwrites good, wipes, messes up, mixes up, mixed up, jumbles, corrupts, corrupted, loses track of",
  "never finishes, never finished, never returns, never returned, never ends, never completes, never completed, never comes back, never came back, never terminates, never starts, never started, never loads, never loaded, never responds, never fires, never fired, never gets past, never got past, never gets beyond, never gets to, never shows up, takes forever, take forever, took forever, takes ages, took ages",
  "makes no difference, make no difference, has no effect, have no effect, had no effect, serves no purpose, does nothing, did nothing, falls flat, fell flat, misses the mark, conflicts with, clashes with, collides with, disagrees with, contradicts, interferes with, leaves a lot to be desired",
);

const LOSES =
  "(?:skip|drop|lose|ignore|swallow|omit|truncate|duplicate|double|fail|die|corrupt|mangle|discard|miss|forget|overwrite|stop|exit|eat)(?:s|es|ped)?";
const WRONGLY = table(
  "silently, quietly, randomly, wrongly, mistakenly, erroneously, incorrectly, inexplicably, sporadically, intermittently, unexpectedly, mysteriously, consistently, spuriously",
);
const SOME_ROWS =
  "(?:every (?:second|other|third|fourth|fifth|tenth|last|\\d+(?:st|nd|rd|th))|(?:quite )?(?:a few|some|several|many|half|most|\\d+|one|two|three|parts?|a third|a quarter|random|too many)(?: of)?|rows|records|entries|events|messages|data|lines|updates|requests|characters|columns)";

const GIVES =
  "(?:produces?|produced|prints?|printed|returns?|returned|yields?|yielded|gives?|gave|shows?|showed|outputs?|renders?|rendered|displays?|reports?|reported|sends?|sent|writes?|wrote|delivers?|delivered|emits?|computes?|computed|spits out|spat out|comes? (?:back |out |up )?(?:with|as|in)?|came (?:back |out |up )?(?:with|as|in)?|ends? up(?: with| as)?|turns? out|ended up(?: with| as)?|renders? as|contains?|generates?|generated|results? in|is full of)";
const RUBBISH = table(
  "garbled, garbage, gibberish, nonsense, rubbish, mojibake, junk, bogus, mangled, scrambled, unreadable, nonsensical, blank (?:page|screen|box|output|file|list|table)s?, white (?:page|screen)s?, empty (?:page|screen|box|output|file|list|table)s?, (?:wrong|incorrect|false|inconsistent|broken|stale|outdated|corrupt(?:ed)?|distorted|contradictory|faulty|implausible|bad) (?:results?|totals?|numbers?|data|output|values?|figures?|rows?|order|answers?|dates?|amounts?|counts?|content|characters|state|sums?|files?|links?|way|place|format|types?|encoding|\\p{L}+), upside down, back to front, all over the place, the wrong way round, strange characters, question marks instead",
);
const RUBBISH_WORDS =
  "garbled garbage gibberish nonsense rubbish mojibake junk bogus mangled scrambled unreadable nonsensical blank white empty wrong incorrect false inconsistent broken stale outdated corrupt corrupted distorted contradictory faulty implausible bad upside front place round strange question";

/** "Ran into", "was met with": what stands behind tells of what. */
const MEETS = table(
  "ran into, runs into, run into, running into, hits?(?= (?:an?|the|its|another|some) ), hitting, met with, bumped into, bumps into, came up against, comes up against, ended in, ends in, died with, dies with, failed with, fails with, stops at, stopped at, bails with, dies on, died on, trips over, got stuck on, got stuck in, got stuck at, gets stuck on, gets stuck in, gets stuck at, hung up on, fell foul of, falls foul of, fell victim to, stumbles over, stumbled over, falls over, aborts with, aborted with, throws, threw, raises, raised, suffers from, suffered from, struggles with, struggling with, wrestles with, has trouble with, has problems with, has difficulty with, has difficulties with, chokes on, stops dead on, foundered on, founders on",
);
const TROUBLE =
  "(?:§|\\berrors?\\b|exception|\\bwall\\b|problem|\\bsnag|\\blimits?\\b|conflict|time-?outs?|denied|refus|rejected|\\bbugs?\\b|trouble|\\bissues?\\b|difficult|permission|quota|crash|segfault|panic|\\b[45]\\d\\d\\b|\\bnull\\b|deadlock|obstacle|blocker|out of (?:memory|space|disk|quota)|umlaut|non-ascii|large|missing|unexpected|concurren|parallel|race|load)";

const SLOW = table(
  "painfully, unbearably, terribly, awfully, horribly, unacceptably, excruciatingly, annoyingly, ridiculously, extremely, incredibly, impossibly, hopelessly, unusably, dreadfully, glacially, agonisingly, agonizingly, disappointingly, frustratingly, notably, noticeably, way too, far too, much too, too, still too, still very, still quite, still rather, still, very, awfully, dead",
);

const STATES = table(
  "in a broken state, in an? ~ state of disrepair, in an inconsistent state, in an unusable state, in bad shape, in poor shape, in a bad way, in a sorry state, in a bad state, in pieces, in tatters, in ruins, a mess, a disaster, a shambles, a wreck, dead in the water, on its knees, on the fritz, toast, hosed, borked, busted, kaput, bust, wonky, glitchy, buggy, bug-ridden, laggy, sluggish, unresponsive, out of service, out of whack, haywire, dysfunctional, non-functional, nonfunctional, inoperative, inoperable, unserviceable, unreliable, erratic, shaky, flawed, amiss",
  "red, red on ci, in the red, failing on ci, crashing, hanging, acting up, playing up, misbehaving, leaking memory, timing out, throwing errors, throwing exceptions, erroring out, giving errors, falling over, choking, stalling, freezing, dying, breaking, causing trouble, causing problems, giving (?:me|us) trouble, giving (?:me|us) grief, giving (?:me|us) a headache, making trouble, going wrong, losing data, dropping rows, dropping data, losing rows, refusing to ~",
  "not right, not stable, not usable, not healthy, not sound, not correct, not functional, not working, not behaving, not cooperating, not responding, not loading, not building, not compiling, not starting, not reliable, not fit for use, not doing what ~",
);

const KEEPS = table(
  "failing, crashing, hanging, acting up, timing out, dying, restarting, losing, dropping, breaking, throwing, choking, freezing, stalling, erroring, flickering, falling over, getting stuck, giving, returning \\p{L}*(?:errors?|nothing), disconnecting, misbehaving, blowing up, complaining, bouncing, going wrong, refusing, running into, coming back, tripping",
);

const WILL_NOT =
  "(?:(?:just |simply |still )?(?:won['’]t|will not|does(?: not|n['’]t)|do(?: not|n['’]t)|did(?: not|n['’]t)|can(?:not|['’]t)|could(?: not|n['’]t))) (?:yet |even |quite |really |always |just |simply |properly )*";
const COOPERATES = table(
  "cooperate, co-operate, play along, play ball, budge, behave(?! differently), do what, do its job, do the job, do anything, get past, get beyond, get through, get anywhere, make it past, make it through, go through, come through, come up, come out right, survive, hold up, hold water, compile, type-?check, respond, boot, terminate, keep up, cope, function, add up, go beyond, get off the ground, settle, stick, run through, run to the end, reach the end",
);

export const MISBEHAVING: readonly Frame[] = [
  tabled(
    "misbehaves.goes",
    GOES_WRONG,
    (any) => `${SUBJECT} ${ADVERBS}(?<state>${any})${REST}`,
    OPEN,
  ),
  tabled(
    "misbehaves.wrongly",
    WRONGLY,
    (any) => `${SUBJECT} ${ADVERBS}(?<state>${any} ${LOSES})${REST}`,
    OPEN,
  ),
  tabled(
    "misbehaves.loses",
    LOSES,
    (any) => `${SUBJECT} ${ADVERBS}(?<state>${any}) ${SOME_ROWS}(?!\\p{L})${REST}`,
    {
      ...OPEN,
      notIn:
        /\b(?:at first|initially|no longer|never|not|used to|any ?more|that|which|without|already|duplicate)\b/u,
    },
    "skips drops loses ignores swallows omits truncates duplicates doubles corrupts discards misses forgets overwrites eats skipped dropped",
  ),
  tabled(
    "misbehaves.gives",
    RUBBISH,
    (any) =>
      `${SUBJECT} ${ADVERBS}${GIVES} ?(?:(?:only|just|nothing but|mostly|some|an?|the|all|completely|utter|pure|partly|its) )*(?<state>${any})${REST}`,
    OPEN,
    RUBBISH_WORDS,
  ),
  tabled(
    "misbehaves.meets",
    MEETS,
    (any) =>
      `${SUBJECT} (?:has |have |is |was |were |are |keeps? |kept )?${ADVERBS}(?<state>${any}) (?:.{0,60}?${TROUBLE}.{0,120})`,
    {
      ...OPEN,
      notIn: new RegExp(`${NOT_IN.source}|\\b(?:0|no|zero|without|any)\\b`, "u"),
      metBy:
        /\b(?:fails?|errors?|reject\w*|refus\w*|den(?:y|ies|ied)|abort\w*|conflicts?|time-?outs?|exceptions?)\b/u,
      check: isDefinite,
    },
  ),
  tabled(
    "misbehaves.slow",
    SLOW,
    (any) =>
      `${SUBJECT} (?:is|are|was|remains?|stays?|runs?|feels?|proves?|proved|seems?|became|has become|got|gets|turned out|loads|works|responds)(?: to be)? (?:${any} )?(?<state>slow(?:er than .{2,100})?)${REST}`,
    OPEN,
    "slow slower",
  ),
  {
    ...tabled(
      "misbehaves.is",
      STATES,
      (any) =>
        `${SUBJECT} (?:is|are|remains?|stays?|['’]s|has gone|went|was left|has been|keeps|looks) ${ADVERBS}(?<state>${any})${REST}`,
      { ...OPEN, metBy: /\bred\b/u },
    ),
    behindStanding: true,
  },
  tabled(
    "misbehaves.has",
    table(
      "bugs?, defects?, faults?, glitch, glitches, regressions?, leaks?, races?, race conditions?, flaws?, holes?, problems?, issues?, teething troubles, deadlocks?, hiccups?, vulnerability, vulnerabilities, blockers?, kinks, gremlins, bugs in it",
    ),
    (any) =>
      `${SUBJECT} (?:has|have|has got|contains?|shows?|showed|exhibits?|introduces?|causes?|caused|brought|gives?|gave|suffers from) ${ADVERBS}(?:me |us )?(?:(?:an?|the|some|several|two|three|many|\\d+) )?(?:(?!(?:no|not|zero|0) )[\\p{L}-]+ ){0,3}?(?<state>${any})${REST}`,
    {
      ...OPEN,
      notIn: /\b(?:at first|initially|no longer|never|no|without|used to|any ?more|list|report)\b/u,
    },
  ),
  tabled(
    "misbehaves.keeps",
    KEEPS,
    (any) =>
      `${SUBJECT} ${ADVERBS}(?<state>keeps?|kept|continues? to|started|has started|began) (?:on )?${any}${REST}`,
    OPEN,
  ),
  tabled(
    "misbehaves.not",
    COOPERATES,
    (any) => `${SUBJECT} ${WILL_NOT}(?<state>${any})${REST}`,
    {
      ...OPEN,
      notIn: /\b(?:at first|initially|no longer|used to|any ?more|that|which|if|when|unless)\b/u,
    },
    "won doesn don didn cannot couldn not cooperate budge past beyond",
  ),
  tabled(
    "misbehaves.refuses",
    table("refuses, refused, declines"),
    (any) =>
      `${SUBJECT} ${ADVERBS}(?<state>${any}) (?:to (?:start|run|work|build|compile|load|open|boot|come|go|cooperate|behave|respond|budge|install|deploy|connect|save|show|launch|pass|do)|every connection|all connections|any connection|to be \\p{L}+)(?!\\p{L})${REST}`,
    OPEN,
  ),
  tabled(
    "misbehaves.turns-red",
    table("turns, turned, makes, made, leaves, left, paints, keeps, broke, breaks, fails, failed"),
    (any) =>
      `(?:${SUBJECT} ${ADVERBS}(?<state>${any}) (?:the |our |every )?(?:ci|pipelines?|builds?|tests?|test suite|suite|checks|run|dashboard|workflow)(?: \\p{L}+)?(?: red|$| (?:on|in|at|for|every|since) .{2,60})|(?:the |our )?(?:ci|pipeline|build|suite|tests?|test suite|dashboard|run|workflow) (?:(?:is|are|was|were|went|goes|stays|turns|turned) (?:red|down|broken)|breaks|broke|fails|failed|stops|trips|dies)(?: \\p{L}+)? (?:because of|due to|over|on account of|thanks to|at|on|in|with) (?<item2>.{3,80}))`,
    { ...OPEN, metBy: /\bred\b/u },
    "ci pipeline pipelines build builds suite tests workflow dashboard",
  ),
  tabled(
    "misbehaves.baffles",
    table(
      "stumped, beaten, baffled, puzzled, worried, stuck, in a knot, trouble, grief, headaches?, problems, errors, a hard time, pain",
    ),
    (any) =>
      `${SUBJECT} ${ADVERBS}(?<state>has|have|gives?|gave|causes?|caused|made|makes|is causing|is giving) (?:me|us|everyone|everybody) (?:(?:still|some|a lot of|a bit of|a|endless|plenty of|no end of) )*${any}${REST}`,
    OPEN,
  ),
];
