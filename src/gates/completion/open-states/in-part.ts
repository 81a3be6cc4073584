/** A thing that is there for some cases, in some places or in part: "works for new rows but not for old ones". */

import { IN_WHOLE } from "./made-good.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { ITEM, OBJECT_AND_TAIL } from "./pieces.ts";
import { framesOf } from "./set-in-shapes.ts";

const NOW =
  "(?:(?:currently|now|so far|at present|at the moment|for now|only|just|still|already|presently|today|as yet|thus far) )*";
/** That it is there at all: which cases it serves is no work of its own. */
const THERE = `(?:(?:is|are|was|were|has been|have been|got) ${NOW}(?:done|in|in place|there|live|up|on|ready|finished|complete|completed|built|implemented|available|active|enabled|supported|delivered|deployed|installed|running|working|set up|wired up|switched on|rolled out|merged|functional|operational|present|usable|covered|migrated|converted|hooked up)|works?|worked|exists?|runs?|functions?|operates?|applies|holds|helps|is)`;
const PLACE = "(?:for|on|in|with|under|at|from|across|within|to|against|of|via|inside|by)";
const NOT =
  "(?:(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would)(?: not|n['’]t)|cannot|can['’]t|won['’]t|never)";
const OTHERS =
  "(?:(?:the )?(?:rest|others?|remainder|remaining .{2,30}|other .{2,30})|everything else|anything (?:else|beyond|after|more|larger|longer|bigger|over|above|older|newer|outside).{0,30}|everybody else|everyone else|all (?:the )?others?|later ones?|older ones?|bigger ones?|larger ones?|longer ones?|what(?:ever)? (?:comes|is|follows|lies).{2,30}|existing .{2,30}|old(?:er)? .{2,30})";
const IGNORES =
  "(?:ignor(?:es?|ed|ing)|skips?|skipped|skipping|drops?|dropped|dropping|leaves? out|leaving out|omits?|omitting|forgets?|miss(?:es|ing)?|loses?|losing|overlooks?|passes over|discards?|neglects?|fails? on|chokes? on|rejects?|cannot (?:handle|take|cope with)|can['’]t (?:handle|take|cope with)|(?:does not|doesn['’]t|do not|don['’]t) (?:handle|cover|touch|see|reach|support|know|read|process|include))";
const SERVES =
  "(?:covers?|handles?|supports?|reads?|takes?|works?|process(?:es)?|migrates?|imports?|exports?|shows?|lists?|sends?|accepts?|knows?|includes?|checks?|runs?|appl(?:y|ies)|serves?|converts?|cop(?:y|ies)|fills?|updates?|writes?|stops?|catch(?:es)?|match(?:es)?|loads?|does|translates?|reach(?:es)?|(?:cover|handl|process|migrat|convert|import|reach|updat|load)ed|deals? with|looks? at|goes (?:through|over|up to)|is (?:done|there|in|in place|limited to|restricted to))";
const LEFT_OPEN = `(?:${NOT}(?: yet| even| really)*(?: (?:there|touched|handled|covered|supported|migrated|done|included|converted|changed|updated|built|implemented|in|in place|ready|finished|complete|working|reached|considered|processed|served|affected|translated|deployed|enabled|available|work|have it|have one|exist|get it|see it|support it|has it|count|apply))?|(?:is|are|remains?|stays?|was|were) ${NOW}(?:missing|lacking|absent|untouched|uncovered|unsupported|unchanged|unhandled|outstanding|open|ignored|skipped|left out|unfinished|incomplete|undone|excluded|not .{2,30}|without .{2,20}|nowhere|pending|to come|still to .{2,30}|broken)|(?:lacks?|misses|stops?|breaks?|fails?|needs?)\\b.{0,40})`;

const ON_PURPOSE =
  /\bas (?:(?:it|they|you|we|the \p{L}+) )?(?:should|must|intended|required|specified|requested|asked|wanted|designed|agreed|defined|stated|expected)\b|\bby design\b|\brightly\b|\bcorrectly\b|\bnot only\b|\bof course\b/u;
const OF_LIMITS =
  /\b(?:only|except|apart|limit\w*|but|save|half|part|parts|some|alone|first \d+|last \d+|no longer|ignor\w*|skip\w*|not\b|never|without|exclud\w*|restrict\w*)\b/u;

/** Two parts make up the whole: "one half on Monday, the other half today". */
const OVER_OR_WHOLE = new RegExp(
  `${IN_WHOLE.source}|\\bother (?:half|third|two thirds|quarter|part|one)\\b|\\bthe rest (?:on|today|this|in|since|the day|followed|came)\\b`,
  "u",
);

const CONTRAST =
  "(?:[,;–—]| -)? ?(?:and |but |yet |though |although |while |whereas |only |just |however,? )*";

const SHARE = table(
  "half, halves, third, thirds, quarter, quarters, fifth, fifths, fraction, fragment, fragments, portion, portions, slice, sliver, chunk, chunks, bulk, most, majority, subset, bits, bits and pieces, bit, tip, corner, handful, percent, smidgen, remnant, remnants, remains, beginnings, rudiments, foundations, foundation, groundwork, outline, outlines, shell, frame, framework, surface, facade, interface, signature, core, part, parts, piece, pieces, some, a few pieces, one part, one half, one piece, one side",
);
const SIDE =
  "(?:read|write|client|server|front|back|first|second|easy|easier|simple|simpler|main|core|happy|visible|basic|upper|outer|inner|input|output|ui|api|data|web|mobile|desktop)[ -](?:path|side|half|part|end|bit|piece|portion|layer|step|stage|phase|slice|third|case|flow)s?";
const DONE =
  "(?:is|are|was|were|has|have|had|made|got|gets?|works?|landed|exists?|went|shipped|came|comes|stands?|survived|survives|fits?|runs?)";

export const IN_PART: readonly Frame[] = [
  // "on Linux the export is done; on Windows there's nothing", "is done for new rows; old ones aren't touched"
  ...framesOf(
    "part.contrast",
    {
      calledBy:
        "isn aren wasn doesn don hasn haven not nothing missing lacking absent untouched uncovered unsupported ignored lacks only never nowhere neither without",
      joined: true,
      metBy: OF_LIMITS,
      endedBy: IN_WHOLE,
      notIn: ON_PURPOSE,
    },
    [
      `(?:${PLACE} [^,;:]{2,40},? )${ITEM} ${THERE}${CONTRAST}(?<left>(?:${PLACE} [^,;:]{2,50}?,? )?(?:there['’]s|there is|it['’]s|we have|it is)? ?(?:nothing(?! (?:you|to|about|else|is|was|left|missing|more|of|broke))|none|not(?! (?:a|one|any|just|only)\\b).{0,40}|missing|lacking|it (?:isn['’]t|doesn['’]t|is not|does not|fails|breaks).{0,30}))`,
      `${ITEM} ${NOW}${THERE} (?:fine |well |correctly |as (?:asked|expected|requested|wanted) )?${PLACE} [^,;:]{2,60}?${CONTRAST}(?<left>(?:(?:but|and|though|although|while|whereas|yet),? (?:it is |is )?not(?: yet)? ${PLACE}\\b.{2,50}|(?:but |and )?nowhere else\\b.{0,40}|(?:but |and )?not (?:anywhere|yet) (?:else|${PLACE}\\b).{0,40}))`,
      `${ITEM} ${NOW}${THERE} (?:.{2,60}? )?(?:${PLACE} [^,;:]{2,40}?)(?:[,;–—]| but| while| whereas| though| although| yet)+ ?(?:but |while |though |although |whereas |and |yet |only )?(?<left>(?! ?(?:(?:but|while|though|although|whereas|and|yet|only) )?(?:it|they|this|that|i|we|you|there|there['’]s|nothing|nobody|no|none)\\b)(?:the |its |our |all |any )?[^,;:]{2,50}? ${LEFT_OPEN})(?: .{0,60}|[,;].{0,80})?`,
      `${ITEM} .{0,60}?(?:[,;:–—]|\\bbut\\b) ?(?:the )?(?<left>(?:front|back|first|read|write|server|client|main|easy|simple|happy|import|export|input|output|ui|api|model|view|interface|schema|data)[ -]?\\p{L}*(?: \\p{L}+)? (?:is|are|works?|exists?|was|has been)(?: \\p{L}+){0,2}[,;]? (?:but |and |while |whereas )?(?:the )?[^,;]{2,40}? ${LEFT_OPEN})`,
    ],
  ),
  // "supports a single tenant, not all of them", "covers the first 100 rows and ignores the rest"
  ...framesOf(
    "part.rest",
    {
      calledBy:
        "caveat limitation restriction shortcoming drawback snag weakness gap rest else others other remaining remainder beyond ignores ignoring skips drops leaves misses existing older bigger larger longer all every full whole everyone everybody",
      joined: true,
      evenOnPurpose: true,
      metBy: OF_LIMITS,
      endedBy: IN_WHOLE,
      notIn: /\b(?:not (?:only|just|merely)|by design|as (?:it|they) should|correctly|rightly)\b/u,
    },
    [
      `(?:(?:one|a|the|known|main|only|another|small) )*(?:caveat|limitation|restriction|shortcoming|drawback|snag|gap|weakness)s? (?:on|of|for|in|with|about|to|regarding) ${ITEM}: (?<left>(?!none|nothing|no\\b).{4,200})`,
      `${ITEM} ${NOW}${SERVES}\\b.{2,70}?(?<left>(?:[,;–—]|\\b(?:and|but|while|then|whereas)\\b)+ ?(?:but |and |then |it )?(?:silently |simply |just |currently |quietly )?${IGNORES} ${OTHERS})(?: .{0,40})?`,
      `${ITEM} (?<left>(?:currently|so far|only|just|for now|at present|at the moment|still)\\b.{2,70}?,? (?:but |and |though )?not (?:yet )?(?:for |to |on |in )?(?:all|every|each|both|the (?:full|whole|complete|entire|rest|others)|everyone|everybody|everything|any other|the other)\\b.{0,50})`,
      `${ITEM} (?<left>\\p{L}+s (?:currently |only |just |so far )*(?:an?|one|a single|just one|only one|some|a few|two|the first)\\b.{2,60}?,? (?:but |and |though )?not (?:all|every|each|both|the (?:full|whole|complete|entire|rest)|everyone|everybody|everything)\\b.{0,30}(?:requested|asked|specified|wanted|required|ordered|needed|planned))`,
    ],
  ),
  // "exists in staging only", "so far it has been wired up in just one of the modules"
  ...framesOf(
    "part.place",
    {
      calledBy:
        "only just solely merely alone staging dev sandbox locally laptop nowhere elsewhere single",
      metBy: OF_LIMITS,
      endedBy: IN_WHOLE,
      notIn: ON_PURPOSE,
    },
    [
      `${ITEM} ${NOW}(?<left>${THERE}(?: ${PLACE} [^,;:]{2,40}? (?:only|alone|so far|and nowhere else)| (?:only|just|solely|merely|exclusively) ${PLACE} [^,;:]{2,40}| ${PLACE} (?:only|just|merely) (?:one|a single|two|some|a few|the|a) [^,;:]{2,40}| (?:only )?locally(?: only| so far)?))(?<tail>(?=\\W|$).*)`,
    ],
  ),
  // "was meant to apply everywhere, but so far …"
  ...framesOf(
    "part.meant",
    {
      calledBy: "meant supposed intended expected asked required designed",
      joined: true,
      metBy: OF_LIMITS,
      endedBy: IN_WHOLE,
    },
    [
      `${ITEM} (?:was|were|is|are) (?<left>(?:meant|supposed|intended|expected|asked|required|designed) (?:to|for) .{2,70}?(?:,|;| –) ?(?:but|yet|only|and|though|however) .{0,40}?(?:so far|only|just|currently|at present|does not|doesn['’]t|is not|isn['’]t|did not|didn['’]t|was not|wasn['’]t|never|not yet|nothing|merely|at the moment|for now|stops?|fails?)\\b.{0,80})`,
    ],
  ),
  // "roughly two thirds of the export has landed", "only a fragment of the export is there"
  ...framesOf(
    "part.share",
    {
      calledBy: `${SHARE.calledBy} path side half end layer step stage phase case flow`,
      metBy: OF_LIMITS,
      endedBy: OVER_OR_WHOLE,
    },
    [
      `(?:(?:only|just|about|around|roughly|nearly|almost|barely|some|at least|more than|not quite|maybe|perhaps|currently|so far|well over) )*(?:(?:the|an?|one|two|three|four|a small|a large|a tiny|the bare|a good|its) )?(?<state>(?:\\p{L}+ )?(?:${SIDE}|${SHARE.source})|\\d{1,2} ?(?:%|percent|per cent)) (?:of|for) ${ITEM} (?:currently |so far |only |already |now )*${DONE}(?! (?:nothing|no |gone|removed|replaced|still missing\\?|any))(?<tail>(?=\\W|$).*)`,
      `(?<before>(?:i|we|this|this (?:release|branch|commit|pr|change|session|version|build)|it|there['’]s|there is|there are|you have|you get|what (?:exists|is there|works|you see|i have|we have) is|all (?:i|we) have is|of it)(?: \\p{L}+){0,4}?) (?:(?:only|just|about|around|roughly|nearly|almost|barely|maybe|perhaps|to) )*(?:(?:the|an?|one|two|three|four|a small|a tiny|the bare|a good|its) )?(?<state>(?:${SIDE}|${SHARE.source})) (?:of|for) ${OBJECT_AND_TAIL}`,
    ],
  ),
  ...framesOf(
    "part.beyond",
    {
      calledBy:
        "beyond outside further possible impossible unable couldn cannot manage able failed",
      metBy: OF_LIMITS,
      endedBy: IN_WHOLE,
    },
    [
      `${ITEM} (?:is|was|were|are|has been|lies|falls|fell|went) (?<left>(?:beyond|outside(?: of)?|more than|further than) (?:what|anything) (?:i|we|this|one)\\b.{2,50})`,
      `.{0,40}(?:not possible|impossible|unable|could not|couldn['’]t|cannot|can['’]t|did not manage|failed|not able)(?: to)? (?<left>(?:complete|finish|deliver|do|cover|build|roll out|implement|enable|extend|provide|ship|get|bring|apply|add|set up|install|run)) ${ITEM} (?:working |done |ready |up |in )?(?:for|on|in|across|to|with|under|at) (?:all|every|each|the (?:whole|full|entire|other|rest|remaining)|both|any|more than)\\b.{0,60}`,
    ],
  ),
];
