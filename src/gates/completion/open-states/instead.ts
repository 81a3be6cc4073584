/** What was done in place of what was asked for: a trial, an analysis, the old kept, or a word why not. */

import { isBoundAsked } from "../bound-asked.ts";
import { isAsked, isAskedState, isUnaskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ITEM, WORD } from "./pieces.ts";

/** What asks for a trial, or for a thing that is on trial by its nature. */
const TRIAL_ASKED =
  /\b(?:dry|trial|rehears\w*|simulat\w*|emulat\w*|sandbox|staging|pilot|previews?|demos?|mock\w*|stubs?|dummy|samples?|practice|practi[sc]e|test (?:data|mode|system|environment|account|tenant|import|run)s?|tested|tests?)\b/u;
const TRIAL =
  "(?:dry[- ]?runs?|rehearsals?|trial (?:runs?|imports?|migration|switch|deployment|plan|order|print|pour|batch)|simulations?|test import|mock run|run-through|sample (?:index|import|run|batch)|practice run)";
/** "Rehearsed on the copy, and then …": a first step. */
const FIRST = /(?:,|\band) then\b|\b(?:first|beforehand|afterwards|after that)\b/u;
const PLACE =
  "(?:sandbox|throw-?away \\p{L}+|test (?:system|tenant|environment|database|accounts?|instance|server|cluster|mailbox)|(?:\\p{L}+ )?test (?:accounts?|users?|members?|customers?)|demo \\p{L}+|dummy \\p{L}+|practice \\p{L}+|preview mode|dry-?run mode|catch-all \\p{L}+)";

/** What asks for a deed that is done once and for all, for which no trial stands. */
const REAL =
  /\b(?:moved|migrated|imported|sent|deleted|removed|indexed|switched|enabled|rolled out|transferred|re-?encrypted|encrypted|backfilled|converted|copied|paid|posted|delivered|live|production|installed|carried out|held|applied|merged|published|released|deployed|archived|anonymised|filled|booked|printed|has been|have been|has|have|works?|queries|serves?|runs|reachable|online|available|all|every)\b/u;

/** What asks for the old to go or to become something else. */
const CHANGE =
  /\b(?:delet\w*|remov\w*|drop(?:s|ped)?|withdrawn?|withdr\w*|retir\w*|switched off|turned off|shut (?:down|off)|translat\w*|replac\w*|migrat\w*|moved?|convert\w*|renam\w*|rewrit\w*|rewrote|gone|taken (?:out|down|off|away)|uninstall\w*|disabl\w*|decommission\w*|scrapped|returned|handed back|sold|dismantl\w*|changed)\b/u;
const KEPT_ASKED =
  /\b(?:no|not|nothing|never|without|kept|keeps?|stays?|remains?|retain\w*|preserv\w*|left (?:as|in|alone)|archiv\w*|stor\w*|unchanged)\b/u;

const STUDY =
  "(?:list(?:ed)?|analy[sz]ed?|traced?|sketched|drawn (?:up|to scale|on)|compiled|estimated|planned|outlined|catalogued|photographed|wrote down|written down|noted down|worked out|studied)";
const STUDY_ASKED =
  /\b(?:lists?|listed|analy\w*|plans?|planned|sketch\w*|draw\w*|tables?|sheet|spreadsheet|report\w*|estimat\w*|inventor\w*|overview|count\w*|number\w*|mark\w*|describ\w*|document\w*|catalog\w*|survey\w*|study|review\w*|inspect\w*|photo\w*|traced?|identif\w*|found|explained|compar\w*|measur\w*|known|named|findings?|map|concept|proposal)\b/u;

/** "No need for a follow-up", "for you to decide anything": no step is left, which is good news. */
const NO_STEP =
  "(?:(?:you|anyone|anybody|us|them|users?|people|the (?:user|reader|team)) |(?:(?:an?|any|another|more|further|extra|additional) )*(?:(?:second|third|follow-?up|manual|separate|further|extra|additional|new|more|other|special|large|bigger|code|database) )*(?:follow-?ups?|steps?|pass|work|prs?|pull requests?|tickets?|changes?|action|interventions?|migrations?|restarts?|configuration|set-?up|sessions?|rounds?|decisions?|workarounds?|manual|input|tests?|look|help|downtime|scripts?|hacks?|dependenc(?:y|ies)|librar(?:y|ies)|service|tools?)(?!\\p{L}))";
const NO_DEED =
  "(?:decide|wait|worry|ask|look|come back|revisit|follow|configure|restart|install|set|do anything|do any|change|touch|redeploy|reinstall|rebuild|migrate|run|check|switch|turn|flip|click|enter|remember|guess)(?!\\p{L})";
/** What becomes of a plan: "the plan for the move has been carried out". */
const CARRIED_OUT =
  "(?:(?:been|now|since|then|fully|all|already|completely|also) )*(?:carried out|followed|executed|implemented|realised|realized|met|fulfilled|completed|done|built|finished|put into|turned into|replaced|deleted|gone|removed|superseded|(?:accepted|approved|agreed)(?: and|, and|,) (?:\\p{L}+ )*(?:carried out|done|built|implemented|followed)|worked through|ticked off|over|history)(?!\\p{L})";

/** "Was accepted and then carried out" */
const FOLLOWED =
  /\b(?:and|then|since been|was|,) (?:then |also |since |now )*(?:carried out|implemented|built|finished|completed|executed)\b(?! (?:next|later|soon|once|when|by))/u;

const NOT_WORTH = `(?:(?:is|are|was|were)(?:n['’]t| not| hardly| scarcely)(?: really)? worth|not worth|mak(?:es|e) (?:no|little) sense|made (?:no|little) sense|brings? (?:us )?(?:little|nothing)|adds? (?:little|nothing)|(?:is|are) of (?:little|no) (?:use|value|help|interest)|would (?:only|merely|just)|serves? no purpose|does the job|do the job|(?:is|are|looks?|seems?) (?:good|close|rare|small|safe|clear) enough|well enough (?:as|without)|(?:well|better) (?:served|off) (?:by|with|without)|decided against|opted against|no point in(?! (?:waiting|asking|postponing|deferring|delaying|leaving|looking|going back))|overkill|superfluous|no need (?:for(?! ${NO_STEP})|to(?! ${NO_DEED}))|unnecessary|hardly matters?|gains? (?:us )?(?:little|nothing))`;

export const INSTEAD: readonly Frame[] = [
  {
    id: "instead.trial",
    ofThings: true,
    begins: true,
    calledBy:
      "dry dryrun rehearsal rehearsals trial simulation import mock pilot sample practice through rehearsed",
    metBy: TRIAL_ASKED,
    leaves: REAL,
    notIn: FIRST,
    pattern: framed(
      `(?:(?:the|an?|our|my|one|two|three) )?(?:full |first |complete |successful |nightly )?(?<state>${TRIAL})(?!s? (?:code|rate|page|file|test|mode|option|flag)) .*|(?<item>(?:${WORD} ){0,8}?${WORD}) (?:is|are|was|were|has been|have been) (?<state2>rehearsed|simulated|practised|mocked)(?: .*)?`,
    ),
  },
  {
    id: "instead.trial-place",
    calledBy: "sandbox throwaway throw test demo dummy practice preview dry dryrun trial catch",
    ofThings: true,
    metBy: TRIAL_ASKED,
    leaves: REAL,
    notIn: FIRST,
    pattern: framed(
      `(?!after |first |before )(?<beside>.{2,100} )(?:on|into|to|against|for|in (?=preview|dry)|with (?=\\S+ (?:dummy|demo|practice))) ?(?:the |an? |our |my |(?:\\p{L}+ )?\\p{L}+ )?(?:${WORD} )?(?<state>${PLACE})(?: .{2,60})?`,
    ),
  },
  {
    id: "instead.dry-run",
    calledBy: "dry",
    ofThings: true,
    metBy: TRIAL_ASKED,
    pattern: framed(
      `.*(?<!dry[- ])\\b(?:ran|run|started|mode|called|went through)\\b.*§.*|.*\\b(?<state>dry[- ]run)$`,
    ),
  },
  {
    id: "instead.draft",
    calledBy: "sketch plan outline proposal concept drawing template script",
    ofThings: true,
    metBy: STUDY_ASKED,
    endedBy: FOLLOWED,
    pattern: framed(
      `(?:an?|the|our|my) (?:${WORD} )?(?<state>sketch|plan|outline|proposal|concept|drawing|template|script) (?:of|for) ${ITEM} (?:is|are|hangs|lies|stands|exists|was|has been) (?!${CARRIED_OUT}).{2,}`,
    ),
    check: isUnaskedState,
  },
  {
    id: "instead.kept",
    calledBy: "kept left retained preserved stays stay remains remain",
    metBy: KEPT_ASKED,
    leaves: CHANGE,
    pattern: framed(
      `(?:(?:i|we)(?: have|['’]ve)? (?<state>kept|left|retained|preserved) (?!.*\\balone\\b|nothing\\b|.*\\bas \\p{L}+(?: to [^,;]{2,40})? as .{2,30} (?:permits?|allows?)$).{2,}|${ITEM} (?:i|we) (?<state2>kept|left|retained)(?: .*)?|with .{2,60} (?<state3>kept|left|retained|preserved) (?:in|as|on|at) .{2,}|(?<item2>(?:${WORD} ){0,8}?${WORD}) (?<state4>stays?|remains?) (?:in|on|at|as (?:it|they)|as is|there|where|at hand|available|for).*)`,
    ),
    check: ({ item, item2 }) =>
      !/^(?:then|so|and|also|now|but|here)$|\b(?:no|not|nothing|none|never|nobody)\b/iu.test(
        item ?? item2 ?? "",
      ),
  },
  {
    id: "instead.study",
    calledBy:
      "listed analysed analyzed traced sketched drew drawn collected compiled estimated planned outlined catalogued photographed wrote written noted worked studied put sheet spreadsheet",
    ofThings: true,
    metBy: STUDY_ASKED,
    pattern: framed(
      `(?:(?:i|we)(?: have|['’]ve)? (?:also )?(?:(?<state>${STUDY}) .{2,}|(?:put|collected|gathered|entered|copied) .{2,80} (?:into|in|on) (?:an?|the|our) (?:${WORD} )?(?:list|sheet|spreadsheet|table|document|file|ticket|board)(?: .*)?)|(?<item>(?:${WORD} ){0,5}?${WORD}) (?:is|are|has been|have been) (?<state2>(?!list)${STUDY})(?: .{2,80})?)`,
    ),
    check: ({ state, state2 }, asked) => !isAskedState({ state: state ?? state2 }, asked),
  },
  {
    id: "instead.not-worth",
    lessens: true,
    calledBy:
      "worth sense little nothing use value help interest only merely just purpose job enough served off against point overkill superfluous need unnecessary matters matter",
    ofThings: true,
    pattern: framed(`(?<beside>.{2,160} )?(?<state>${NOT_WORTH})(?: .*)?`),
    check: ({ state }, asked) => !isAsked(state, asked),
  },
  {
    id: "instead.paused",
    calledBy:
      "holds pauses rests stops halts paused halted suspended interrupted hold meantime being long",
    ofThings: true,
    pattern: framed(
      `(?:${ITEM} (?:(?<state>(?:pauses|halts|(?:is|are) (?:paused|halted|on hold|suspended|interrupted)) (?:at|before|after|because|for|on|since|with)|(?:holds|rests|stops) at(?! \\d))(?<bound>\\b.*)|.{2,80} (?<state2>(?:in the meantime|for the time being|for as long as .{2,60})))|(?:in the meantime|for the time being|for as long as .{3,60}),? .{2,})`,
    ),
    check: ({ item, state, bound }, asked) =>
      !isAskedState({ state: state?.split(" ").slice(0, 2).join(" ") }, asked) &&
      !(state === "stops at" && isBoundAsked(item ?? "", bound ?? "", asked.doneWhen)),
  },
  {
    id: "instead.queued",
    calledBy: "queued waiting pending stuck hanging hold",
    pattern: framed(
      `${ITEM} (?:has|have) been (?<state>queued|waiting|pending|stuck|hanging|on hold) (?:for|since|behind|at|with|in)\\b.*`,
    ),
    check: isUnaskedState,
  },
  {
    id: "instead.others-alike",
    lessens: true,
    calledBy: "others rest other remaining same similar alike likewise",
    leaves:
      /\b(?:\d+|all|each|every|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|on|under|in)\b/u,
    pattern: framed(
      `(?:and |while )?the (?:others?|rest|(?:other|remaining) ${WORD}) (?<state>share|shares|resemble|resembles|behave|behaves|follow|follows|use|look|looks|differ|differs|ha(?:s|ve) the same|(?:are|is) (?:alike|similar|the same|much the same|built alike|of the same))(?: .*)?|${ITEM} (?<state2>will|would|should|ought to) (?:see|get|show|have|gain|behave|be|do|profit|look|come out) (?:.{1,30} )?(?:same|similar|alike|likewise)(?: .*)?`,
    ),
  },
];
