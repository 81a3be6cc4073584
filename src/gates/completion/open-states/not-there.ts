/** What was asked for and is not there: "there's no sign of X", "everything else is in; X is not", "ships without X". */

import { SO_NO_MORE } from "./made-good.ts";
import { isHeld, isThingAsked } from "./held.ts";
import { table } from "./phrase-tables.ts";
import type { Asked, Frame, Groups } from "./frame.ts";
import { ITEM, NOUNS, OBJECT_AND_TAIL } from "./pieces.ts";
import { framesOf } from "./set-in-shapes.ts";

const HERE =
  "(?: (?:yet|so far|here|anywhere|at all|at present|at the moment|for now|as yet|today|to date|either|currently|any time soon|(?:in|on|at|with|to|as of|of|within|inside|among|from) (?:it|this|the|my|our|that|main|master|production|place|here|these|what|there|any|today)\\b.{0,50}))*";
const AND =
  "(?:[,;] ?.{0,80}| (?:because|since|as|although|though|while|whereas|and|but|due to|despite|even|so)\\b.{0,80}| [-–—] .{0,80})?";
const SIGN = table(
  "sign, signs, trace, traces, hint, hints, evidence, mention, line, lines, word, bit, part, scrap, shred, version, implementation, code, glimpse, whiff, track, vestige, piece, support, semblance, hide nor hair, working version, usable version, finished version",
);
const PRODUCT =
  "(?:release|version|build|branch|change|changes|pr|pull request|commit|delivery|deliverable|session|patch|package|diff|merge|app|product|site|page|result|round|batch|iteration|drop|cut|update|deployment|tree|code|codebase|repo|repository|work|one|final \\p{L}+|current \\p{L}+|new \\p{L}+|first \\p{L}+)";
const IS_NOT =
  "(?:(?:is|was|are|were|has|have|does|did)(?: still| simply| currently)?(?: not|n['’]t)|(?:is|was|are|were)(?: still| simply)? not)";
const REST =
  "(?:everything(?: else)?|all(?: else| (?:of )?(?:it|the .{2,30}|other .{2,30}|items|points|that))?|the (?:rest|others?|list|whole .{2,20}|remaining .{2,20}|other .{2,30})|every .{2,30}|each .{2,30}|nothing (?:else )?(?:is )?missing)";
const BUT =
  "(?:except(?:ing)?(?: for)?|save(?: for)?|bar(?:ring)?|but(?: for)?|apart from|aside from|other than|with the (?:sole |single |only |one |notable )?exception of|minus|excluding|sans|beside|short of|not counting|leaving out|leaving aside|exclusive of|only not)";

const OF_ABSENCE =
  /\b(?:no|not|never|without|remov\w*|delet\w*|dropp\w*|gone|missing|absent|exclud\w*|omit\w*|hid(?:es?|den)|unless|except|but|strip\w*|retir\w*|nothing|apart|only)\b/u;
const NOT_IN =
  /\b(?:no longer|any ?more|never again|if|when|whenever|unless|used to|until|had (?!to)|would|could (?!not|n['’]t)|before|at first|at the start|first commit|nobody|no one|not (?:just|only|merely)|doubt|problem|nothing (?:is |was )?(?:missing|left)|there is nothing)\b/u;

const NOT_THERE_IS = table(
  "there, here, in, in here, in there, in it, in yet, present, included, contained, part, available, around, among, on main, on master, on board, in place, in the, in this, in that, in my, in our, part of, shipped, delivered, provided, supplied, built, implemented, written, coded, created, to be found, to be seen, to be had, anywhere, one of, among the, among them, with us, ready, existent, real, reality, a thing, visible, found, landed, made, added",
);
const ABSENT = table(
  "missing, absent, lacking, wanting, nowhere, nowhere to be found, nowhere to be seen, nowhere in sight, nonexistent, non existent, inexistent, unavailable, unimplemented, unbuilt, unwritten, undelivered, undone, unstarted, the exception, an exception, the only exception, the one exception, the only gap, the gap, a gap, a blank, a blank page, a hole, still a blank, a void, the hole, still to come, conspicuous by its absence, the odd one out, the missing one, the missing piece, the missing part, the only absentee, a no show, vapourware, vaporware",
);

/** "No part of it was handed over" tells of something else. */
function isSign(groups: Groups, asked: Asked): boolean {
  return !PREDICATED.test(groups["tail"] ?? "") && isHeld(groups, asked);
}

const PREDICATED =
  /^ (?:is|are|was|were|has|have|had|remains?|stays?|needs?|goes|went|got|gets) (?!(?:in|there|here|visible|present|to be|been (?:built|written|made|done|found|started)|built|written|implemented|delivered|done|started|made|found|on|anywhere|yet|so far)(?!\p{L}))/iu;

export const NOT_THERE: readonly Frame[] = [
  ...framesOf(
    "absent.sign",
    {
      calledBy: SIGN.calledBy,
      metBy: OF_ABSENCE,
      notIn: NOT_IN,
      check: isSign,
      endedBy: SO_NO_MORE,
    },
    [
      `(?:(?:there['’]s|there is|there are|there was|i see|i find|i found|we have|we see|i have|you['’]ll (?:see|find)|you will (?:see|find)|has|have|contains?|shows?|so far)\\b ?(?:as yet |currently |so far |still |at present )?|(?:this|the|that|my|our) (?:\\p{L}+ )?${PRODUCT} (?:has|shows|contains|holds|carries|bears|includes) )?(?<state>(?:no|not an?|not one|not the (?:slightest|least|faintest)|never an?|zero|without an?|neither)(?: single| real| working| usable)? ${SIGN.source}) (?:of|for|to) ${OBJECT_AND_TAIL}`,
    ],
  ),
  ...framesOf(
    "absent.no",
    {
      calledBy: "no lacks without lacking misses omits excludes contain include isn doesn not",
      metBy: OF_ABSENCE,
      notIn: NOT_IN,
      endedBy: SO_NO_MORE,
    },
    [
      // "there is no export yet", "this build has no export"
      `(?:there['’]s|there is|there are|we have|we['’]ve|i have|you have|(?:this|the|that|my|our|which) (?:\\p{L}+ )?${PRODUCT} (?:has|contains|includes|comes with|ships with|brings|carries|offers|provides|holds)|it (?:has|contains|includes|comes with|ships with)) (?:still |currently |so far |as yet |simply |just )?(?<state>no|(?:not|n['’]t) (?:yet )?(?:an?|any|the)) (?<item>(?!(?:more|longer|other|need|doubt|reason|way|problem|gap|change|error|open|part)\\b)[^\\s,;:]+(?: [^\\s,;:]+){0,5}?)${HERE}${AND}`,
      `no (?<item>(?!(?:more|longer|other|need|doubt|reason|way|problem|gap|change|error|open|part)\\b)[^\\s,;:]+(?: [^\\s,;:]+){0,5}?) (?<state>yet|so far|here|in (?:this|the|my|our|it)\\b.{0,40})${AND}`,
      // "this version ships without the export"
      `(?<before>(?:.{0,60} )?)(?:(?:ship|go|come|do|make|live|manage|release|launch|start|get by|run|work|deploy|deliver|merge|leave|function|build|arrive|end)(?:s|es|ed|ing)?|went|came|left|gone|done|made|built|sent|ran|out|released|delivered|(?:this|the|that|my|our) (?:\\p{L}+ )?${PRODUCT}(?: is| was| stays| remains| will be)?|is|are|was|remains?|stays?|we['’]re|i['’]m) (?:so far |still |currently |live |out |on |off |ahead )*(?<state>without(?: the)?) ${OBJECT_AND_TAIL}`,
    ],
  ),
  // "everything else is in; the export is not"
  ...framesOf(
    "absent.not",
    {
      calledBy: "not isn wasn hasn aren doesn didn haven",
      metBy: OF_ABSENCE,
      notIn: NOT_IN,
      endedBy: SO_NO_MORE,
    },
    [
      `${ITEM} (?<state>(?:is|was|are|were|has|have|does|did)(?: still| alone)?(?: not|n['’]t))`,
      `(?:not|not yet) (?:so|true of|the case (?:for|with)|in|included|there|covered|delivered|done|built|implemented|among them|in here|in there)(?: is| are|:)? (?<state>)${ITEM}`,
      `${ITEM} ${IS_NOT} (?:yet |currently |so far |even |actually |really )*(?:been )?(?<state>${NOT_THERE_IS.source})(?<tail>(?=\\W|$).*)`,
    ],
  ),
  ...framesOf(
    "absent.is",
    {
      calledBy: `${ABSENT.calledBy} find look miss`,
      metBy: OF_ABSENCE,
      notIn: NOT_IN,
      endedBy: SO_NO_MORE,
    },
    [
      `${ITEM} (?:is|are|remains?|stays?|stands|has (?:gone|been left|remained|stayed)|goes|ended up|turned out|came out|forms|makes)(?: still| simply| just| currently| now| so far| as yet| sadly| unfortunately| entirely| completely| altogether| conspicuously)* (?:as )?(?<state>${ABSENT.source})(?<tail>(?=\\W|$)(?! (?:an?|the|its|one|some|any|two|three|no)\\b).*)`,
      `(?:the|an?|one|sole|my|our)(?: \\p{L}+){0,2} (?<state>exception|gap|hole|omission|absentee|blank|shortfall|missing (?:piece|part|item|one|bit|thing)|blind spot|straggler|casualty|hold-?out|odd one out|(?:thing|one|item|piece|part|point) (?:(?:that['’]s |that is |which is )?(?:missing|lacking|absent|not (?:there|in|done|here|included))|(?:that )?(?:isn['’]t|is not) (?:there|in|done|here|included)|(?:that )?you (?:won['’]t|will not|don['’]t|do not) (?:find|see|get|have)|(?:that )?(?:i|we) (?:left out|did not do|didn['’]t do|do not have|don['’]t have)))(?: (?:left|here|remaining|in (?:this|the|it)\\b[^,;:]{0,30}))?(?: is|: ?| being| was| remains)? ${OBJECT_AND_TAIL}`,
      `(?:you )?(?<state>(?:won['’]t|will not|wouldn['’]t|cannot|can['’]t) (?:find|see|get|meet)|(?:don['’]t|do not) (?:look|search) for|(?:look|search) in vain for) ${OBJECT_AND_TAIL}`,
    ],
  ),
  // "with the exception of the export all items are done", "everything but the export is in"
  ...framesOf(
    "absent.except",
    {
      calledBy:
        "except excepting exception save bar barring but apart aside other minus excluding sans short",
      metBy: OF_ABSENCE,
      notIn: /\b(?:without|no) (?:an? )?exceptions?\b/u,
    },
    [
      `(?<state>${BUT}) ${NOUNS}(?:,| [-–—])? ?(?:i |we )?(?:(?:have|has|['’]ve|is|are|was|were) )*(?:(?:done|finished|completed|delivered|built|implemented|covered|did) )?(?:with )?${REST}\\b.{0,80}`,
      `(?:i |we |this |that['’]s |that is |it['’]s |it is )?(?:(?:have|has|['’]ve|did|do|is|are|covers?|includes?|delivers?|finished|completed|done|built|implemented|shipped|got|contains?) )*${REST}(?: .{0,60}?)?,? (?<state>${BUT}) ${OBJECT_AND_TAIL}`,
    ],
  ),
  // "couldn't fit the export in", "the export didn't make it in"
  ...framesOf(
    "absent.fit",
    {
      calledBy:
        "fit squeeze make made get got reach manage include work find tackle accommodate cram finish space time",
      metBy: OF_ABSENCE,
      notIn: NOT_IN,
      endedBy: SO_NO_MORE,
    },
    [
      `(?:(?:i|we) )?(?:just |simply |sadly |unfortunately )?(?<state>(?:could|did|was|were|have|had|am|is|are|can)(?:n['’]t| not)|cannot|failed to|never|unable to|no way to|not able to|not possible to|impossible to)(?: (?:quite|really|manage to|able to|possible to|yet|even))* (?:fit|squeeze|get|cram|include|work|find (?:time|room|space|a place) for|make (?:time|room|space) for|accommodate|pack|put|bring|tackle|reach|managed?|start(?:ed)?|touch(?:ed)?|fitted|got(?:ten)?|included|reached|built|written|done|begun|made)(?: round to| around to| to| on)? ${OBJECT_AND_TAIL}`,
      `(?:there (?:was|is|['’]s) |i had |we had |with )?(?<state>no (?:time|room|space|place|budget|capacity|chance|opportunity|resources|way)) (?:left |remained |remaining )?(?:for|to (?:do|build|include|fit|add|reach|write|finish|implement|get to|start|tackle|touch)) ${OBJECT_AND_TAIL}`,
    ],
  ),
  // "still the old version: the export", "the export is still the old one"
  ...framesOf(
    "absent.old",
    {
      calledBy: "old previous former legacy original existing unchanged current same outdated",
      metBy:
        /\b(?:old|previous|former|legacy|original|existing|unchanged|same|keeps?|kept|stays?|remains?|still|not)\b/u,
      check: isThingAsked,
      endedBy: SO_NO_MORE,
    },
    [
      `(?<state>(?:still|stays?|remains?|only|kept|unchanged|left)(?: (?:on|at|in|with|as))? (?:the |an? |its |their )?(?:old|previous|former|legacy|original|existing|current|same|outdated) (?:version|one|state|code|behaviou?r|implementation|variant|form|logic|copy|way)s?)(?: for| of|:| [-–—]) ?${OBJECT_AND_TAIL}`,
      `${ITEM}(?: (?:is|are|stays?|remains?|runs?|uses?|has|was left|was kept)|:| [-–—]) (?:still |yet |just |kept )*(?:on |at |in |as |with )?(?:the |its |their )?(?<state>(?:old|previous|former|legacy|original|existing|outdated|same old) (?:version|one|state|code|behaviou?r|implementation|variant|form|logic|self|copy|way)s?)(?<tail>(?: (?:for now|so far|still|as before|at present|at the moment|in|because|since|until|there)\\b.*)?)`,
    ],
  ),
];
