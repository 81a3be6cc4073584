/** What is told by what is lacking. */

import { isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ADVERB, ITEM, WORD } from "./pieces.ts";

const NONE_AT_ALL =
  /^(?:no|not (?:a|one|a single|any)|none|nothing|neither)\b(?!.*\b(?:but|except)\b)/iu;

export const LACKING: readonly Frame[] = [
  {
    id: "lacks.what",
    calledBy:
      "missing left lacking wanting remain remains remaining outstanding short lack lacks need needs want wants needed wanted open do done",
    pattern: framed(
      `(?:what(?: is|['’]s|’s)?|all|the (?:only|one|last|single) (?:thing|piece|part|bit|item|point)s?)(?: that| which| there)?(?: (?:is|are|['’]s))?(?: (?:still|now|we|it|they|the (?:${WORD} ){0,3}?${WORD}|${WORD}))?(?: (?:is|are))? (?<state>missing|left|lacking|wanting|remains?|remaining|outstanding|short of|lacks?|needs?|wants?|needed|open|to do|to be done|wanted)(?: (?:on|in|of|from|for|to) .{2,40}?)? (?:is|are) (?<item>(?!shown|marked|listed|written|named|filled|left|put|kept|drawn|told|asked|counted|not|no\\b|nothing|added|printed|sent|reported|flagged|highlighted|\\p{L}+ed\\b).{2,80})`,
    ),
    check: isUnaskedState,
  },
  {
    id: "lacks.is-what",
    calledBy:
      "missing left lacking wanting remain remains remaining outstanding short lack lacks need needs want wants needed do open could way",
    pattern: framed(
      `${ITEM} (?:is|are) (?:still )?(?:all|what|the (?:only|one|last|final|remaining|missing|single)(?: ${WORD}){0,2}|the (?:thing|bit|piece|part|one|ones|point|item|step|stretch|place)s?)(?: that| which)?(?: (?:the |our )?(?:${WORD} ){0,3}?${WORD})?(?: (?:is|are|['’]s))?(?: still)? (?<state>missing|remains?|left|lacking|wanting|needed|to do|outstanding|open|needs?|lacks?|wants?|could (?:still )?(?:use|do with)|short of|in the way)`,
    ),
    check: isUnaskedState,
  },
  {
    id: "lacks.last-piece",
    calledBy: "gap hole blank spot bottleneck missing remaining piece bit link last final",
    pattern: framed(
      `${ITEM} (?:is|are|remains?) (?:still )?(?<state>the (?:gap|hole|blank|loose end|open end|open point|sore point|weak spot|blind spot|bottleneck)|the missing ${WORD}|the (?:last|final|remaining|only open|only missing|one missing) (?:piece|bit|part|item|thing|step|point|one|job|task|link|gap|stretch)s?)(?: (?:to|of|in|on|left|that|the|for) .{2,60}|left)?`,
    ),
  },
  {
    id: "lacks.missing-is",
    calledBy: "missing lacking wanting outstanding left remain remains open",
    pattern: framed(
      `(?<state>(?:missing|lacking|wanting|outstanding)(?: (?:on|in|of|from|for|at) [^,;:]{2,40}?)?|there|left to do|open) (?:is|are|remains?) (?<item>(?:only |just |still )?(?:the|an?|one|two|three|four|our|its|their|\\d+|\\S+['’]s?) .{2,60})`,
    ),
    check: ({ state, item }) =>
      !/^there$/iu.test(state ?? "") ||
      /(?:left|missing|lacking| to \p{L}+)[.]?$/iu.test(item ?? ""),
  },
  {
    id: "lacks.predicate",
    calledBy: "missing lacking wanting absent short lack lacks could need",
    ofThings: true,
    pattern: framed(
      `(?:(?:on|in|for|of|to) (?<place>[^,]{2,40}?),? )?${ITEM} (?:(?:is|are) ${ADVERB}(?<state>lacking|wanting|missing|absent|short of|(?:an?|one|two|three|\\d+) ${WORD}(?: ${WORD})? short)(?<=short of) .{2,40}|(?:is|are) ${ADVERB}(?:lacking|wanting|missing|absent|(?:an?|one|two|three|\\d+) ${WORD}(?: ${WORD})? short)|(?<state2>lacks?|could do with|is in need of) (?:only |just )?(?:an?|the|its|their|one|two|any) .{2,40})(?: (?:on|in|of|from|for|at) .{2,60})?`,
    ),
    // "Not a single piece of it is missing"
    check: (groups, asked) =>
      isUnaskedState(groups, asked) && !NONE_AT_ALL.test(groups["item"] ?? ""),
  },
];
