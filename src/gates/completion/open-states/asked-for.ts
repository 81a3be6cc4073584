/** What is ordered, requested, applied for or submitted, and not there. */

import { ARRANGED, byOthers, isAskedState, isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ADVERB, ITEM, OTHERS, WORD } from "./pieces.ts";

export const ASKED_FOR: readonly Frame[] = [
  {
    id: "asked-for.is",
    calledBy:
      "ordered reordered requested applied asked submitted handed filed lodged tender sent scheduled booked commissioned purchased bought proposed nominated announced enquired spread being order backorder request sourced",
    metBy: ARRANGED,
    ofThings: true,
    pattern: framed(
      `${ITEM} (?:(?:is|are|has been|have been) ${ADVERB})(?<state>on (?:back ?-?)?(?:order|request)|sourced|(?:re-?)?ordered|requested|applied for|asked for|submitted|handed in|filed|lodged|put out to tender|put in for|sent off|out with|sent away|scheduled|booked in|commissioned|purchased|bought|proposed|nominated|announced|enquired about|spread over the (?:\\p{L}+ )?(?:half|weeks?|months?) of|being \\p{L}+)(?!.*\\b(?:every|each|daily|nightly|weekly|monthly|hourly)\\b)(?! (?:when|if|once|whenever|as|with (?:it|them)|by (?:the (?:client|browser|app|page|server|user))|each|every|in (?:batches|order))\\b)(?: .{2,60})?`,
    ),
    check: isUnaskedState,
  },
  {
    id: "asked-for.by-us",
    calledBy:
      "applied asked ordered requested submitted filed lodged commissioned handed sent begged pinged mailed rung phoned called written advertised application enquiry tender put",
    metBy: ARRANGED,
    pattern: framed(
      `(?:for ${ITEM} )?(?:we|i)(?: have|['’]ve) ${ADVERB}(?<state>(?:applied|asked|put in|called|written|advertised|sent) (?:for|to) .{2,80}|(?:asked|begged|pinged|mailed|rung|phoned) .{2,40}? (?:for|to) .{2,60}|(?:put in|made|placed|raised|opened|sent|filed|handed in|lodged) (?:an?|our|the) (?:${WORD} )?(?:request|order|application|ticket|claim|enquiry|bid|call|tender).{0,60}|(?:ordered|requested|submitted|filed|lodged|commissioned|handed|sent) .{2,80})`,
    ),
    check: (groups, asked) => !isAskedState({ state: groups["state"]?.split(" ")[0] }, asked),
  },
  {
    id: "asked-for.stranded",
    calledBy: "called sent asked applied bespoken looked advertised",
    metBy: ARRANGED,
    pattern: framed(
      `${ITEM} (?:is|are|has been|have been) ${ADVERB}(?<state>(?!paid|accounted|cared|provided|catered|allowed|used|made|vouched|known|meant|reserved|answered|tested|checked)\\p{L}+ for|bespoken)(?: (?:in|at|by|since|with|on|from) .{2,60})?`,
    ),
    check: isUnaskedState,
  },
  {
    id: "asked-for.has",
    calledBy: "application request order draft proofs paperwork papers",
    metBy: ARRANGED,
    pattern: framed(
      `${OTHERS} (?:has|have|got) (?<state>(?:our|the|my|an?) (?:application|request|order|ticket|draft|files?|text|proofs?|question|enquiry|paperwork|form|forms|papers))(?: .{2,60})?`,
    ),
    check: byOthers,
  },
  {
    id: "asked-for.gone",
    calledBy: "gone sent passed handed given put",
    metBy: ARRANGED,
    pattern: framed(
      `${ITEM} (?:has|have) (?<state>(?:gone|been sent|been passed|been handed|been given|been put) (?:off |out |over |on )?(?:to|before|for)) (?<others>.{2,60})`,
    ),
    check: isUnaskedState,
  },
];
