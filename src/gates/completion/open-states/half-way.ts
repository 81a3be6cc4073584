/** Work that is begun, half through, a draft, or on a branch. */

import { isAskedState, isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ADVERB, ITEM, ORDINAL, WORD } from "./pieces.ts";

const HALF = `(?:about |around |roughly |only |just |some |barely |more than |not quite |well over )*(?:half(?:way)?|part(?:ly|ially|way)|mid-?way|most(?:ly)?|nearly|almost|(?:a|one|two|three|four) (?:thirds?|quarters?|fifths?)|\\d{1,2} ?(?:%|percent|per cent))`;

const FIRST = "(?:first|rough|early|initial|bare|preliminary|half-finished|crude|provisional)";

const DRAFT =
  "(?:(?:draft|sketch|mock-?up|outline|cut|skeleton|prototype|wireframe|stub|pass|scaffold|version|attempt|go|shot|layout)s?)";

/** What became of a draft: it is over. */
const REPLACED =
  "(?:(?:been|now|since|then|already|all|long|also|being) )*(?:replaced|superseded|completed|finished|turned|rewritten|gone|deleted|removed|thrown|given way|grown into|become|extended into|developed into|followed by|no longer|obsolete|history|archived|discarded|dropped|retired)(?!\\p{L})";
/** "In staging and in production alike" */
const EVERYWHERE =
  /\b(?:and|then|as well as|plus|and also) (?:(?:also|then|now|finally|is|live|it is|it['’]s|of|runs|works) )*(?:(?:in|on|to|into|at) )?(?:the )?(?:production|prod|main|master|trunk|live system|release)\b(?! (?:comes?|follows?|is (?:next|not|still|to|un)|has(?!n't|\b)|does|will|waits?|needs?|later|next|lacks?|doesn['’]t|isn['’]t|hasn['’]t|yet|still|awaits?))|\b(?:in|on) (?:both|all|every|each of the)(?: \p{L}+)? (?:environments?|systems?|branches|machines)|\b(?:and|has (?:since )?been|was|is) (?:now |then |since )?(?:merged|released|rolled out|deployed) (?:to|in(?:to)?|on) (?:the )?(?:production|prod|main|master|everyone|all)\b/u;

export const HALF_WAY: readonly Frame[] = [
  {
    id: "half.share",
    calledBy:
      "half halfway partly partially partway midway mostly most nearly almost third thirds quarter quarters fifths percent",
    pattern: framed(
      `${ITEM} (?:is|are|has|have|got|stands?|gets?) ${ADVERB}(?<state>(?:at )?${HALF}(?: of the)?(?: way)?)(?: (?<deed>(?!of\\b)(?:there|done|through|in|up|\\p{L}+)(?: .{1,40})?))?`,
    ),
    check: ({ state, deed }, asked) =>
      (!isAskedState({ state }, asked) &&
        !/^(?:most|nearly|almost|at \d|\d)/iu.test(state ?? "")) ||
      /^(?:there|done|through|written|built|ready|finished|complete|drawn|painted|typed|coded|migrated|ported|translated)/iu.test(
        deed ?? "",
      ),
  },
  {
    id: "half.upto",
    calledBy: "far step page chapter row endpoint epoch act grown got halfway",
    ofThings: true,
    pattern: framed(
      `(?:${ITEM} |(?:i|we) )(?:is|are|am|has|have|stands?|gets?|got|reach(?:es)?|ends?|stops?) ${ADVERB}(?<state>(?:\\p{L}+ )?(?:(?:up|down|as far as|through|got|grown|come|on)(?: as far as| up| on)? (?:to )?|at |in |as far as )(?:(?:the|its|their|page|chapter|row|step|item|endpoint|number|level|floor|section|part|stage|bar) )?(?:\\p{L}+ )?(?:${ORDINAL}|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|halfway)(?: \\S+)?(?: (?:of|out of) \\S+(?: \\S+)?)?)`,
    ),
    metBy: /\b(?:up to|as far as|at most|down to)\b/u,
    check: ({ state, item }) =>
      !/\b(?:you|they|users?)$/iu.test(item ?? "") &&
      !/ (?:times|retries|attempts)\b/iu.test(state ?? "") &&
      !/^(?:in|at|on|up|the|as|\p{L}+ (?:in|at)) (?:the )?(?:\d{4}|\d+ ?(?:%|ms|s|degrees|°|bar|v|volts?|dpi|fps|hz)|\d+[.:,]\d)/iu.test(
        state ?? "",
      ) &&
      /\b(?:of|step|page|chapter|row|endpoint|epoch|act|far|up|grown|got|come|halfway)\b/iu.test(
        state ?? "",
      ),
  },
  {
    id: "half.draft",
    calledBy:
      "draft drafts sketch mockup mock outline cut skeleton prototype wireframe stub pass scaffold version attempt shot layout raw rough",
    pattern: framed(
      `(?:(?:(?:for|of|on|to) ${ITEM}:?,? (?:there is|we have|i have)|(?<item2>.{2,60}?) (?:has|have|is|are|exists?(?: as)?|consists? of|stands? as)) ${ADVERB}(?:(?:an?|its|their|the)(?: ${FIRST})? ${DRAFT}(?: (?:of|for|in|on) .{2,40})?|in (?:an?|its|their)(?: very)? (?:raw|unedited|draft|${FIRST}) (?:form|state|shape|version|stage))|(?:an?|the|my|our) ${FIRST} ${DRAFT} (?:of|for) [^,]{2,60}? (?:is|are|exists?|lies|stands|sits|can be|has|have)\\b(?! ${REPLACED}).{0,60})`,
    ),
    check: (_, { asks }) => !asks("draft") && !asks("sketch") && !asks("prototype"),
  },
  {
    id: "half.branch",
    calledBy:
      "branch fork flag toggle switch staging laptop workstation machine playground canary beta",
    ofThings: true,
    pattern: framed(
      `${ITEM} (?:is|are|has been|lives?|sits?|stays?|runs?|works?|happens?|appears?|passes|ships?|(?:records?|logs?|updates?|answers?|shows?)(?: ${WORD}){1,3}?) ${ADVERB}(?:\\p{L}+ )?(?<state>(?:on|in|behind) (?:an?|the|my|our|their|its) (?:\\S+ )?(?:feature |own |separate |side |local )?(?:branch|fork|flag|toggle|feature switch|staging|laptop|workstation|own machine|playground|canary|beta)|on staging|in staging)(?: (?:that|which|only) .{2,40}| only)?`,
    ),
    endedBy: EVERYWHERE,
    check: (groups, asked) =>
      isUnaskedState(groups, asked) && !/\b(?:was|were|been)$/iu.test(groups["item"] ?? ""),
  },
];
