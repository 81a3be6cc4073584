/** A thing that is there in a lesser form than was asked for: "a cut-down version of X", "X as a rough sketch". */

import { SO_NO_MORE } from "./made-good.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { ITEM, OBJECT_AND_TAIL } from "./pieces.ts";
import { framesOf } from "./set-in-shapes.ts";

const LESSER = table(
  "cut down, pared down, pared back, stripped down, slimmed down, scaled down, scaled back, watered down, toned down, dumbed down, boiled down, trimmed, trimmed down, whittled down, thinned out",
  "reduced, simplified, simplistic, oversimplified, minimal, minimalist, minimum, bare, bare bones, barebones, bare minimum, basic, rudimentary, primitive, crude, rough, skeletal, skeleton, provisional, preliminary, temporary, interim, makeshift, stopgap, improvised, tentative, naive",
  "partial, incomplete, unfinished, half finished, half baked, half done, half working, semi finished, limited, restricted, weaker, lesser, lite, cheaper, poorer, quick and dirty, hacky, throwaway, experimental, embryonic, abridged, truncated, degraded, downgraded, crippled, lightweight",
  "alpha, beta, pre alpha, prototype, proof of concept, poc, demo, mock, mocked, mocked up, dummy, fake, faked, toy, fallback, best effort, approximate, rough and ready, work in progress, read only, static, hard coded, hardcoded, stubbed, simulated",
);
/** What needs no such word in front of it to be less. */
const LESS = table(
  "skeleton, shell, mock up, mockup, sketch, outline, prototype, rough draft, first draft, approximation, scaffold, scaffolding, stub, imitation, substitute, stand in, surrogate, stopgap, makeshift, placeholder, dummy, fragment, proof of concept, poc, facade, husk, torso, mvp, spike, bare minimum, simulation, rudiments, rough cut, first cut, early cut, wireframe, best effort, minimum viable version, minimum viable product, blueprint, caricature, shadow, semblance, beginnings, makings, bare bones, half measure, compromise, workaround, emulation, mere interface, hint, trace, glimpse, taste",
);
const FORM =
  "(?:version|form|variant|edition|implementation|take|cut|build|shape|rendition|incarnation|attempt|pass|flavour|flavor|state|condition|solution|equivalent|alternative|replacement|draft|substitute|approximation|imitation|stand[- ]in|layout|design|subset|basis|sketch|outline|skeleton|prototype)s?";
const STAGE = table(
  "proof of concept, prototype, alpha, pre alpha, beta, draft, drafting, sketch, planning, plan, design, concept, conceptual, idea, ideas, spec, specification, mock up, mockup, experimental, early, very early, embryonic, rudimentary, half finished, half baked, unfinished, skeleton, drawing board, analysis, research, discovery, exploratory, exploration, preview, demo, raw, preparatory, preparation, investigation, review, trial, pilot, testing, minimal, partial, incomplete, unusable",
);
const STAGE_NOUN =
  "(?:stage|phase|state|status|level|quality|form|shape|condition|version|release|step|point|build)";
const DET = "(?:an?|the|my|our|some|one|its|only|just|this|merely)";
const ADV =
  "(?:(?:very|rather|only|just|mere|merely|quite|pretty|still|somewhat|deliberately|heavily|greatly|much|far|a bit|at best|so far|more of|first|early|own|small|simple) )*";
const LESSER_FORM = `(?:${ADV}(?:${LESSER.source},? (?:and |but )?)+(?:\\p{L}+ )?(?:${FORM})|${ADV}(?:${LESSER.source} )*${LESS.source})`;
const ADJECTIVE = `${ADV}${LESSER.source}(?:,? (?:and |but )?${LESSER.source})*`;

const OF_FORM =
  /\b(?:draft|sketch\w*|prototype|outline|mock\w*|skeleton|proof of concept|poc|mvp|demo|simpl\w+|minimal|basic|reduc\w+|limit\w*|temporar\w*|interim|placeholder|fallback|stub\w*|dummy|fake\w*|read-only|static|alpha|beta|substitut\w*|workaround|plan|design|experiment\w*|spec\w*|trial|pilot|partial|shell|template)\b/u;
const MADE =
  "(?:is|are|was|were|has been|have been|remains?|stays?|exists?|stands?|came out|comes|ended up|ends up|went in|goes in|landed|ships|shipped|is there|made it|got in|lives|survives|runs|started|turned out|shows up|appears|got|gets|has (?:only )?(?:become|got|come|gone)|works?)";
const PUT =
  "(?:cut|pared|stripped|slimmed|scaled|watered|trimmed|whittled|reduced|simplified|boiled|thinned|degraded|downgraded|dumbed|shrunk|shrank|limited|restricted|kept|held|brought|got|left|put|taken|carried|moved|built|implemented|delivered|done|included|shipped|added|provided|written|realised|realized|find|have|see|took|made|did|wrote|ship|deliver|keep|bring|take|get|carry|push|pushed|add|include|provide|shipping|given|offer)";

const CALLED = `${LESSER.calledBy} ${LESS.calledBy}`;

export const LESSER_FORMS: readonly Frame[] = [
  ...framesOf(
    "lesser.form",
    { evenOnPurpose: true, calledBy: CALLED, metBy: OF_FORM, endedBy: SO_NO_MORE },
    [
      // "a cut-down version of the export is in"
      `(?<before>(?:.{0,90}\\s)?)${DET} (?<state>${LESSER_FORM}) (?:of|for|to|at) ${OBJECT_AND_TAIL}`,
      // "the export exists as a rough sketch", "the export is in, in a reduced form"
      `${ITEM} (?:(?:only|just|so far|currently|still) )*${MADE} (?:(?:only|just|so far|currently|still|there|in|here|in place|present|for now|built|implemented|delivered|done|included|shipped|added|provided|written|more of|little more than|no more than|not much more than|nothing (?:more|but|else) than|nothing but|barely more than|hardly more than) )*(?:as |in |at |only )*(?:${DET} )?(?<state>${LESSER_FORM})(?<tail>(?=\\W|$).*)`,
      // "we kept the export to a bare-bones version", "you will find the export as a sketch"
      `(?<before>.{0,60}\\b${PUT}) ${ITEM} (?:(?:only|just|so far|currently|still|down|back|deliberately|in|there|here) )*(?:to|as|at|in|into|for now as|with) (?:${DET} )?(?<state>${LESSER_FORM})(?<tail>(?=\\W|$).*)`,
      `${ITEM} (?:(?:had|has|needs?|need) to be|(?:was|is|has been|got|were|are|have been)) (?:(?:only|just|so far|currently|still) )*${PUT} (?:(?:only|down|back|deliberately|in) )*(?:to|as|at|in|into) (?:${DET} )?(?<state>${LESSER_FORM})(?<tail>(?=\\W|$).*)`,
      // "we kept the export deliberately minimal"
      `(?<before>(?:i|we)(?:['’]ve| have| had to)? (?:kept|keep|left|leave|made|built|shipped|delivered)) ${ITEM} (?<state>${ADJECTIVE})(?<tail>(?=\\W|$).*)`,
      // "the export is rudimentary"
      `${ITEM} (?:is|are|remains?|stays?|was left|was kept|came out|has been left|has been kept) (?:(?:only|just|so far|currently|still|at best|for now) )*(?:\\p{L}+,? (?:but|though|yet|if) )?(?:still |only )*(?<state>${ADJECTIVE})(?<tail>(?: (?:at|for|right|so|as|in|and|yet|because|since)\\b.*)?)`,
      // "I settled for a cut-down export"
      `(?<before>(?:.{0,60}\\s)?)(?:an?|only|just|merely|some|this|my|our) ${ADV}(?<state>(?:${LESSER.source},? (?:and |but )?)+)${OBJECT_AND_TAIL}`,
    ],
  ),
  ...framesOf("lesser.stage", { calledBy: STAGE.calledBy, metBy: OF_FORM, endedBy: SO_NO_MORE }, [
    `${ITEM} (?:(?:only|just|so far|currently|still|has|have|is|are|was|were|remains?|stays?|got|gets|made it|came|stands?|sits?|stuck|reached|reaches|did|not|never|went|goes|further|than|as|far|no|at|in|to|on|up|hasn['’]t) )+(?:the |an? |its )?(?<state>${STAGE.source} ${STAGE_NOUN}|infancy|early days|drawing board|planning|embryo)(?<tail>(?=\\W|$).*)`,
    `(?<before>(?:i|we)(?:['’]ve| have)?(?: only| just| could only| managed to| could)*) (?:got|gotten|brought|taken|carried|pushed|moved|get|bring|take|left|kept|have) ${ITEM} (?:(?:only|just|as far as|up|so far) )*(?:to|at|in|into|as far as) (?:the |an? |its )?(?<state>${STAGE.source} ${STAGE_NOUN})(?<tail>(?=\\W|$).*)`,
  ]),
  // "less than what was asked for", "not what the spec describes"
  ...framesOf(
    "lesser.than",
    {
      calledBy:
        "asked requested ordered specified wanted spec requirement requirements promised specification described",
      endedBy: SO_NO_MORE,
    },
    [
      `${ITEM} (?:.{0,60}?[ ,])?(?<state>(?:less|lesser|smaller|weaker|poorer|simpler|narrower|not) (?:than )?(?:what|that which|all|everything|quite what|exactly what) (?:was|were|is|you|the|i|had been)\\b.{0,50}|(?:fall|fell|come|came|stop|stopp|remain)(?:s|ed|ing)? short of (?:the |your |what ).{2,50}|short of (?:the|your) (?:spec|requirement|order|brief)\\w*)`,
    ],
  ),
];
