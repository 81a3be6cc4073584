/** Doubt in place of a result: "unless I'm mistaken the export is ready", "there's a decent chance the export works". */

import { SURE } from "./made-good.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { CLAIMED, END, FINITE, ITEM, LONG_AGO, REST, SUBJECT, TAIL, WORDS } from "./pieces.ts";
import { tabled } from "./set-in-shapes.ts";

const NOT_IN = new RegExp(`\\b(?:${LONG_AGO}|i (?:first |had )?thought|nothing|not only)\\b`, "u");
const OPEN = { notIn: NOT_IN, endedBy: SURE } as const;

/** "I hope it helps your team", "hopefully saves you some time": wished of what is there. */
const NO_WISH =
  "(?! (?:(?:it|that|this|which) )?(?:helps?|saves?|serves?|eases?|makes? (?:life|things|your|it easier)|you\\b|your\\b|is (?:useful|helpful|of (?:use|help))))";

/** Sayings that stand in front of a claim and weaken it. */
const WEAKENING = table(
  "unless i'm ~, unless i am ~, unless we're ~, unless i missed ~, unless i've ~, unless i have ~, unless i overlooked ~, unless i misread ~, unless something ~, unless my ~, unless there's ~, unless appearances ~, barring mistakes, barring surprises, barring accidents, barring ~",
  "if i'm not mistaken, if i am not mistaken, if i'm not wrong, if i'm not much mistaken, if i see it ~, if i see this ~, if i remember ~, if i recall ~, if i read ~, if i understand ~, if i understood ~, if memory serves(?: me)?(?: ~)?, if all went ~, if all goes ~, if all has gone ~, if everything went ~, if everything goes ~, if nothing went ~, if nothing else ~, if my ~ (?:is|are|was) (?:right|correct), if the logs? (?:is|are) ~",
  "from what i can ~, from what i could ~, from what i ~, from the looks of it, from the look of it, from the looks of things, by the looks of it, by the look of it, by the looks of things, by the look of things, by all accounts, by all appearances, for all i know, for all we know, for what it's worth, as far as i ~, as far as we ~, so far as i ~, insofar as i ~, to all appearances, to my knowledge, to the best of my ~, to the extent i ~",
  "chances are, the chances are, odds are, the odds are, the odds are good, the chances are good, chances are good, chances are high, the signs are, all signs are, all signs point to, everything points to, everything suggests, everything indicates, the logs suggest, signs suggest, indications are, the indications are, it stands to reason, it follows",
  "with a bit of luck, with a little luck, with any luck, with some luck, with luck, god willing, knock on wood, touch wood, fingers crossed, here's hoping, let's hope, one hopes, i keep my fingers crossed, in all likelihood, in all probability, to my mind, to my eye, in my opinion, in my estimation, in my view, in my judgement, in my judgment, at a guess, at first glance, on the face of it, at face value, on balance",
  "my guess is, my bet is, my hunch is, my feeling is, my impression is, my money is on, my hope is, my gut says, my gut feeling is, my understanding is, my assumption is, my expectation is, my reading is, my best guess is, i'd bet, i would bet, i'd wager, i'd guess, i would guess, i'd imagine, i'd hope, i'd assume, i'd expect, i dare say, i daresay, i have a feeling, i have the feeling, i have a hunch, i have the impression, i've a feeling, i get the impression, i'm under the impression, i am under the impression, i gather, i take it, i suspect, i imagine, i fancy, i surmise, i fear, i'm inclined to think, i'm tempted to say, i'm hopeful, we're hopeful, i'm optimistic",
);
const CHANCE = table(
  "chance, probability, likelihood, possibility, risk, danger, prospect, odds, hope",
);
const POSSIBLE = table(
  "possible, quite possible, entirely possible, perfectly possible, well possible, likely, quite likely, very likely, most likely, more than likely, probable, quite probable, conceivable, plausible, imaginable, thinkable, not impossible, not inconceivable, not unlikely, unlikely, improbable, not certain, not clear, not sure, not a given, unclear, uncertain, doubtful, questionable, debatable, arguable, to be hoped, to be expected, to be feared, too early to say, too early to tell, too soon to say, too soon to tell, a safe bet, a fair bet, a good bet, a toss-up, a coin toss, fifty-fifty, anyone's guess, anybody's guess, moot",
);

export const DOUBTS: readonly Frame[] = [
  tabled(
    "doubt.in-front",
    WEAKENING,
    (any) =>
      `(?:and |so |but |well |now )?(?<state>${any})(?: (?:yet|now|so far|from here|right now))?,? (?:that )?(?:${CLAIMED}|(?<item2>${WORDS(8)}[^\\s,;:]+?) \\p{L}+ing(?!\\p{L})${REST})`,
    { ...OPEN, begins: true },
  ),
  tabled(
    "doubt.behind",
    table(
      ...WEAKENING.phrases,
      "i think, i guess, i believe, i suppose, i hope, i reckon, i assume, i presume, i expect, i trust, i would think, i'd think, i'd say, i would say, or so i ~, or so it ~, or at least ~, hopefully, presumably, supposedly, apparently, probably, possibly, perhaps, maybe, most likely, more or less, give or take, kind of, sort of, after a fashion, in a way, in a manner of speaking, in theory, in principle, on a good day",
    ),
    (any) =>
      `${SUBJECT} ${FINITE}.{0,80}?[,–—(-] ?(?:but |and |at least )?(?<state>${any})${NO_WISH}(?:[ ,)].{0,80})?`,
    OPEN,
  ),
  tabled(
    "doubt.chance",
    CHANCE,
    (any) =>
      `(?:there(?:['’]s| is| are| may be| might be| remains)|i see|(?:i|we) have|with) (?:still |also )?(?:an?|every|some|the|good|decent|a \\p{L}+|no small) ?(?:\\p{L}+[ -]){0,3}?(?<state>${any})(?: (?:that|of))? (?:problems? (?:in|with) |bugs? in |errors? in )?${ITEM} (?:(?=${FINITE})|\\p{L}+(?:ing|s)(?!\\p{L})).{0,170}`,
    OPEN,
  ),
  tabled(
    "doubt.possible",
    POSSIBLE,
    (any) =>
      `(?:it|that)(?:['’]s| is| seems| looks| appears| remains| may be| might be| could be)(?: (?:still|also|just|even|only|too))? (?<state>${any}),? (?:that |whether |if )?${ITEM} (?=${FINITE}|\\p{L}+s(?!\\p{L})|fail|work).{2,170}`,
    OPEN,
  ),
  tabled(
    "doubt.might",
    table(
      "well, very well, just, possibly, perhaps, conceivably, quite possibly, actually, even, already, in fact, still, yet, now, just about, or may not, or might not, equally well, plausibly",
    ),
    (any) =>
      `${SUBJECT} (?:may|might|could) (?<state>${any}) (?!be used|be set|be chosen|be given|be called)\\p{L}+${REST}`,
    OPEN,
    "may might could",
  ),
  tabled(
    "doubt.seems",
    table(
      "good, done, fine, right, ok, okay, ready, finished, complete, correct, solid, sound, promising, plausible, reasonable, alright, all right, in order, to work, to be, to do, to run, to hold, to behave, to have, to pass, like it ~, as if ~, as though ~",
    ),
    (any) =>
      `${SUBJECT} (?:looks?|feels?|sounds?|seems?|appears?) (?:now |quite |pretty |fairly |rather |mostly |about |more or less |basically |largely |very |all |reasonably |so far |perfectly |generally )*(?<state>${any})(?: (?:to me|to us|from here|so far|at first glance|as it stands|to my eye|at least|now|already|enough|on paper|from my side|as far as|from the|judging|at a glance|i |after|overall)|[,;–—(]|$)${REST}`,
    OPEN,
    "looks look feels feel sounds sound seems seem appears appear",
  ),
  tabled(
    "doubt.not-sure",
    table(
      "sure, certain, confident, convinced, positive, happy, persuaded, satisfied, comfortable, at ease, clear, sold, easy in my mind",
    ),
    (any) =>
      `(?:(?:i|we)(?: am|['’]m| are|['’]re| was| were| feel| remain) )?(?:not|less than|far from|anything but|hardly|un)(?: (?:yet|at all|really|so|that|too|very|quite|totally|entirely|completely|fully|altogether|absolutely|wholly|a? ?(?:100|hundred) ?(?:%|percent|per cent)|particularly|terribly|overly))* ?(?<state>${any}) (?:about|of|that|if|whether|with|in|on|by|how|as to|regarding) ${ITEM}(?:${END}${TAIL}|(?: ${FINITE}.{0,120}))`,
    OPEN,
  ),
  tabled(
    "doubt.no-guarantee",
    table(
      "guarantees?, warranty, promises, certainty, assurance, doubts?, reservations?, misgivings, qualms, concerns?, worries, question marks?, uncertainty, suspicions?, second thoughts, mixed feelings, a bad feeling, an uneasy feeling, jury",
    ),
    (any) =>
      `(?:(?:no|some|few|a few|my|serious|grave|still|slight|several|there(?:['’]s| is| are)(?: still| no| some| a)?|(?:i|we) (?:still )?(?:have|give|make|harbou?r|offer)(?: my| some| a few| no| serious| still| slight| certain)?|the|a|an) )*(?<state>${any})(?: is| are| hangs?| remains?)?(?: (?:still|left|out))*,? (?:for|on|about|that|of|over|with|around|regarding|whether|as to|concerning) ${ITEM}(?:${END}${TAIL}|(?: ${FINITE}.{0,120}))`,
    {
      ...OPEN,
      begins: true,
      notIn:
        /\b(?:at first|initially|no longer|no (?:more |further )?(?:doubts?|reservations?|concerns?|worries|qualms|question|uncertainty|suspicions?|second)|without|any ?more|used to|removed|settled)\b/u,
    },
  ),
  tabled(
    "doubt.iffy",
    table(
      "iffy, dicey, doubtful, a gamble, touch and go, hit and miss, hit or miss, a bit of a gamble, anyone's guess, anybody's guess, up in the air, in doubt, in limbo, questionable, uncertain, unclear, unproven, a coin toss, a long shot, not a given, not certain, not guaranteed, far from certain, far from sure, an open question, a question mark, an unknown, an unknown quantity, fifty-fifty, on shaky ground, tentative, my best guess, a guess, a best effort, best effort, an educated guess, guesswork, a shot in the dark, a stab in the dark",
    ),
    (any) =>
      `${SUBJECT} (?:is|are|remains?|stays?|seems?|['’]s) (?:still |a bit |a little |rather |somewhat |quite |pretty |very |only |just |at best )*(?<state>${any})${REST}`,
    OPEN,
  ),
];
