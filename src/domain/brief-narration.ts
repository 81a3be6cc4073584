import type { BriefRule } from "./brief-rules.ts";

/** "Reviewed pages get a mark", "Checked translation of the charter": a word of the work that only says which things. */
const AS_ADJECTIVE =
  "(?: (?!(?:the|all|every|each|several|my|our|and|some|code|work|documentation|feedback|progress|data|design)\\b)\\p{L}{2,30}){1,3}? (?:(?:gets?|is|are|has|have|can|goes|go|shows?|stays?|appears?|becomes?|moves?|lands?|carr(?:y|ies)|comes?)\\b|(?<!s )(?:of|for) (?:the|an?)\\b)";

/** Telling what was done instead of what came out of it. */
export const NARRATION_RULES: readonly BriefRule[] = [
  {
    id: "first_person_process",
    reason: "it tells what somebody did, not what there is now",
    pattern:
      /\b(?:I|we)(?:'ve| have| had)? (?:(?:first|then|also|carefully|thoroughly|started by|began by|spent|just|next|finally|after that|now|again|both|quickly|really) ){0,2}(?:look(?:ed|ing)?|read(?:ing)?|went|go|gone|follow(?:ed|ing)?|investigat(?:ed|ing)|explor(?:ed|ing)|analy[sz](?:ed|ing)|stud(?:ied|ying)|learn(?:ed|t)|understood|figured|dug|worked|work|spent|started|began|discussed|talked|thought|considered|research(?:ed|ing)|review(?:ed|ing)|debug(?:ged|ging)|tried|try|search(?:ed|ing)|examin(?:ed|ing)|inspect(?:ed|ing)|check(?:ed|ing)|moved|continued|did|noticed|realised|realized|found|decided|asked|searched|walked|changed (?:what|things|the code|some|a few|several)|took|got|made sure|made (?:some |the |all |a few )?(?:necessary |needed |required )?(?:changes|edits|adjustments|updates)|implemented (?:it|the (?:changes|plan|goal|task)))\b/iu,
    finds: [
      "I looked into the code and followed the steps",
      "We discussed the schema and worked on the importer",
    ],
    leaves: ["I built a parser for bank statements", "A parser that I wrote in Go"],
  },
  {
    id: "bare_process",
    reason: "it opens with a step of the work, not with a thing",
    pattern: new RegExp(
      `^(?:(?:first|then|initially|at first|to begin with|started (?:by|with|off)|began (?:by|with)|after|while|having|mostly|basically|so)[ ,]+(?:i |we )?)?(?:(?:carefully|thoroughly|closely|step by step) )?(?:looked|looking|read (?:through|up|the|all|every|each|several|my)|reading|went (?:through|over)|going through|followed|following (?:the|all)|investigated|investigating|explored|studied|studying|learned|worked (?:on|through|with|my)|spent|discussed|researched|(?:reviewed|checked|tried|analy[sz]ed|examined|inspected)(?!-| and tried| and tested)(?!${AS_ADJECTIVE})|debugged|dug|thought|considered|figured out|searched|compared (?:approaches|options|several|some|different)|tested (?:different|several|various)|doing|made (?:some |the |all |a few |several |various )?(?:necessary |needed |required )?(?:changes|edits|adjustments|updates))\\b`,
      "iu",
    ),
    finds: [
      "Looked into the exporter and followed the plan",
      "First read the logs, then moved on",
      "Reviewed documentation of the importer and fixed links",
      "Checked the pages for the manual",
      "Analysed options for the importer",
    ],
    leaves: [
      "Follows links up to a depth of three",
      "A reader for the log format",
      "Reviewed pages get a mark",
      "Checked translation of the manual",
      "Tried-and-tested cable plan",
    ],
  },
  {
    id: "sequence",
    reason: "it tells in which order somebody worked",
    pattern:
      /^(?:(?:and|but) )?(?:first|then|next|after (?:that|this)|afterwards|later|finally|in the end|at last)(?: of all)?,? (?:I|we)\b/iu,
    finds: ["Then I reproduced it", "Finally, we wrote it down"],
    leaves: ["Then it prints the list", "First aid plan for the stadium"],
  },
];
