/** Releases and commits that are named as deployed: the deed is told as done, and what it is done with stands. */

import { HASH, stands } from "./commits.ts";
import { isOfMaker, isOfTool, isOnOwnMachine } from "./not-deployed.ts";
import { sentencesOf, unfinished } from "./told.ts";

/** A version of two parts needs a word or a "v" before it, and a date is none. */
const RELEASE =
  "\\b(?:release|version|revision|build|tag|rev|image|firmware|deploy(?:ment)?)\\s+(?:`|#|v)?\\d[\\w.-]*|\\b(?:release|version|build|tag|image|chart|revision)\\s+`?[\\p{L}@][\\w@/]{0,60}[-.:@][\\w.:@-]{0,60}\\d[\\w.-]*|\\brelease-\\d[\\w.-]*|\\bv\\d+\\.\\d+(?:\\.\\d+)?\\b|(?<![\\d.])(?!\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d\\d\\b)\\d+\\.\\d+\\.\\d+(?!\\.?\\d)";

const DONE =
  "(?:re-?)?deployed|released|rolled out|shipped|live|published|promoted|launched|flashed|in production|ausgerollt|veröffentlicht|déployée?|desplegad[oa]|implantad[oa]";
/** Where a release is looked for. */
const PLACE =
  "production|prod|staging|(?:web)?sites?|shops?|stores?|portal|servers?|hosts?|clusters?|fleet|instances?|pods?|nodes?|machines?|regions?|branches|functions?|workers?|containers?|heroku|vercel|netlify|cloud run|app engine|devices?|tablets?|phones?|kiosks?|tills?|terminals?|controllers?|meters?|screens?|displays?|scanners?|service|gateway|api|app|backend|frontend|customers|users";
const DEED = "(?:re-?)?deploy(?:ment)?|release|publish|roll-?out|promotion|launch";
/** What a deed is called by: "Deployment 3f9d2c1", "the deploy (3f9d2c1)", "deployment ID 4821, commit 3f9d2c1,". */
const ITS_ID =
  "(?:,? \\(?(?:(?:id|number|no\\.?|release|version|commit|revision|build|tag|sha)[ :]{1,2}){0,2}[`#]{0,2}(?=[\\w.-]{0,39}\\d)[\\w.-]{1,40}(?! of \\d)[`)]{0,2},?)";
/** In front of a deed that is only spoken of: "the tests for release 77 passed", "if deployment 12 succeeded". */
const SPOKEN_OF =
  "(?<!\\b(?:for|(?<!\\b(?:status|state|result|outcome) )of|to|before|if|whether|unless|once|until|when|as soon as) (?:(?:the|our|this|that|a|any|every) )?(?:(?:production|staging|last|next|new|deploy(?:ment)?) )?)";
/** Behind what came of a deed: that it did not come of it. */
const IN_EARNEST =
  "(?! (?:when|once|if|unless|provided|as soon|for review)\\b)(?! by (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|next|\\d))(?!,? (?:(?:but|and) )?(?:a?waiting|waits|pending)\\b)(?! with (?:[1-9]\\d* |some |many |several )?(?:errors?|failures?|problems?)\\b)(?! (?:only )?(?:in|as|during) (?:(?:the|an?|our|my) )?(?:dry[ -]?runs?|simulat\\p{L}*|rehearsals?|sandbox|mock\\p{L}*)(?!\\p{L}))";

/** A release or a commit, as it is named where it is put. */
const NAME =
  "(?:the )?(?:new )?(?:(?:app|firmware|software|server|client|api|web|site) )?`?(?:(?:release|version|commit|revision|build|tag|rev|image|firmware) [`#]?[\\w.:@/-]{1,60}|v\\d[\\w.-]{0,40}|\\d+\\.\\d[\\w.-]{0,40}|[0-9a-f]{7,40}(?![\\p{L}\\d]))`?";
/** Where a release is put, and no thing that is called after it: "to the production branch". */
const PUT_PLACE =
  "(?:(?:the|all|both|every|each|our|of|\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ){0,4}(?:(?:(?!(?:build|ci|artifacts?|artefacts?|packages?|container|file|archive|backup|object|key|value|image|data|log|review|mirror|git|version|model|feature|page|dev|development|local|own|private|mock|fake|my|his|her|your|their|a|an|to|of|in|on|and|or|the|is|was)\\b)[\\p{L}'’-]{2,20} ){0,2}?)(?:production|prod|staging|(?:web)?sites?|shops?|stores?|servers?|hosts?|cluster|fleet|instances?|pods?|nodes?|machines?|regions?|devices?|tablets?|phones?|kiosks?|tills?|terminals?|controllers?|meters?|screens?|displays?|scanners?|heroku|vercel|netlify|fly\\.io|railway|cloud run|app engine|app ?store|play ?store)";
const NO_THING_OF_IT =
  "(?! for (?:(?:the|a|final) )?(?:review|approval|test\\p{L}*|comments?|inspection)(?!\\p{L}))(?![\\p{L}\\d'’]|[ -](?!(?:and|at|on|in|of|for|with|by|after|before|yesterday|today|just|now|this|last|as|from|via|through|using|since|again|without|too|where|while|which|then|over|under|within|but|is|are|was|so)\\b)\\p{L})";
const PUT = "(?:pushed|moved|brought|put|installed|sent)";
const RAISED =
  "(?:upgraded|updated|moved|rolled|bumped|switched|brought|advanced|migrated|raised|synced)";
const ALONG = "(?: (?:now|out|live|over|up|forward|on|straight))*";

/** "out for review", "out with the reviewers": it left, but not for those who are to have it. */
const NOT_YET_OUT = ` for (?!(?:(?:all|every\\p{L}*|each|both|good|real|the|our|its|their|ios|android|windows|mac\\p{L}*|linux|some|most|\\d[\\d,.]*) ?){1,3}(?:[.,;:!)]|$|(?:\\p{L}{1,20} ){0,1}?(?:${PLACE}|public|world|users?|people|members?|readers?|players?|now|too|today|since|and|in|on|at)\\b)|(?:${PLACE}|users|people|members|readers|players)\\b)| (?:to|with|in|under|on) (?:(?:the|a|our|my|your|their|code|peer|final|first) ){0,2}(?:review\\p{L}*|comments?|approv\\p{L}*|tender|vote|discussion|consultation|loan|branch)(?!\\p{L})`;
/** "on the server as a file": it lies there. */
const AS_A_FILE =
  "[^,;.\\n]{0,40} as (?:an? |the )?(?:\\p{L}{1,20} ){0,2}?(?:files?|archives?|zip|tarball|backups?|drafts?|cop(?:y|ies)|attachments?|downloads?|bundles?|folders?|notes?|pdf|documents?)(?!\\p{L})";

let patterns: ReturnType<typeof makePatterns> | undefined;

/** Made at first use: most runs ask for no evidence. */
function makePatterns() {
  return {
    names: new RegExp(
      `${HASH.source}|${RELEASE}|(?<![\\w./-])[\\w-]{1,60}(?:\\.[\\w-]{1,60}){0,4}(?:/[\\w.-]{1,60}){1,4}:v?\\d[\\w.-]{0,60}|(?<=\\b(?:released|deployed) )v\\d{1,6}(?![\\w-]|\\.\\w| of\\b)|(?<![\\d.])\\d{1,3}\\.\\d{1,4}(?= (?:is|was|has been) (?:now )?(?:(?:re-?)?deployed|rolled out|live|in production)\\b)|(?<=\\b(?:${PLACE}) (?:is|are|runs?|went|moved) (?:now )?(?:on |at |to )?)\\d{1,3}\\.\\d{1,4}(?!\\d|\\.\\d| ?(?:%|[gmk]b|ms|s|h|seconds?|hours?|days?|hosts?|servers?|nodes?|cores?|users?|million|billion)(?!\\p{L}))`,
      "giu",
    ),
    // "Deployed:" with a list or a table below it.
    heading: new RegExp(
      `^[\\s>#*_]{0,8}(?!(?:next|planned|upcoming|future|coming|pending)\\b)(?:[\\p{L}'’]{1,20} ){0,3}?(?:${DONE}|deployments?|production)(?: [^.:;\\n]{1,40})?[\\s:*_]{0,4}$`,
      "iu",
    ),
    // "commit 4f3a2b1 is on the branch": there, and not yet what runs.
    waits: new RegExp(
      `^\`?\\)? (?:is|was|are|has been) (?:still |only |now |just )?(?:waiting|queued|pending|on (?:the|a|my|its|our) (?:\\p{L}{1,20} )?branch|tagged|committed|pushed(?! to ${PUT_PLACE}${NO_THING_OF_IT})|in review|under review|ready)(?!\\p{L})(?![^.;]{0,60}\\b(?:${DONE})\\b)`,
      "iu",
    ),
    notDone: new RegExp(
      `${unfinished(`${DONE}|${PUT}|${RAISED}|deploy|release|ship|cut over|roll out|publish|promote`)}|(?<!\\b(?:is|was) )\\b(?:how|whether) (?:[^\\s,;:]{1,40} ){1,8}?(?:${DONE})\\b|\\bgo(?:es|ing)? live\\b|\\b(?:once|until|when|if|as soon as) (?:${DONE})\\b|\\b(?:let|tell|inform|notify) (?:us|me) (?:know )?(?:when|once|if|whether|as soon as)\\b[^;:\\n]{0,80}|(?<![\\p{L}\\d])(?:${DONE})\\b[^,;.\\n]{0,40}\\b(?:tomorrow|tonight|next (?:week|month|sprint|time)|later (?:today|on|this)|soon|shortly|in theory)\\b`,
      "giu",
    ),
    done: new RegExp(
      [
        `(?<![\\p{L}\\d])(?:${DONE})(?![\\p{L}\\d])`,
        `\\b(?:${PLACE}) (?:(?:now|all|both|each|already) ){0,2}(?:runs?|is running|are running|serves?|is serving|are serving|(?:is|are) (?:now )?(?:up )?(?:on|at)|(?:has|have)(?: had)?|got|received) (?:now )?(?:on )?(?:the )?\`?(?:new )?(?:(?:release|version|commit|revision|build|tag|rev|image|firmware)\\b|v\\d|\\d+\\.\\d|[a-z][\\w/-]{0,40}:v?\\d|[0-9a-f]{7})`,
        `\\b(?:is|are) (?:now )?(?:up|running|serving|active|enabled) (?:in|on) (?:the |all |both |each |every )?(?:[\\p{L}'’]{1,20} )?(?:${PLACE})\\b`,
        `\\b(?:is|are) (?:now )?(?:out(?! of\\b|${NOT_YET_OUT})|(?:on|in|at) (?:all|both|every|each|the)(?: [\\p{L}\\d]+){0,2} (?:${PLACE}))\\b(?!${AS_A_FILE})`,
        `\\b(?:${DEED})(?: (?:of|to|for|in|on)(?: [^\\s,;]{1,40}){1,3}?){0,3} (?:(?:is|was|has|has been|went|are|were) )?(?:now )?(?:done|completed?|succeeded|successful|finished|through|over|green|ok|worked)\\b`,
        `${SPOKEN_OF}\\b(?:${DEED})${ITS_ID}{1,2}(?: (?:of|to|for|in|on)(?: [^\\s,;]{1,40}){1,3}?){0,3}:? (?:(?:is|was|has|has been|went) )?(?:(?:now|already) )?(?:took [^,;.\\n]{1,20} and )?(?:done|completed?|succeeded|successful|finished|through|over|green|ok|worked)(?!\\p{L})${IN_EARNEST}`,
        `${SPOKEN_OF}\\b(?:deploy(?:ment)?|roll-?out)${ITS_ID}{1,2}(?: (?:of|to|for|in|on)(?: [^\\s,;]{1,40}){1,3}?){0,3}:? (?:(?:(?:is|was|has been) )?(?:(?:now|already) )?ready(?! (?:for|to)\\b)|(?:has )?passed(?=\\s*(?:$|[.,;:!)])| (?:and|at|in|on|with|after|without|within)\\b))${IN_EARNEST}`,
        `\\brolled ${NAME} out(?!\\p{L})${IN_EARNEST}`,
        `\\b${PUT}${ALONG} ${NAME}${ALONG} (?:to|on|onto|into) ${PUT_PLACE}${NO_THING_OF_IT}`,
        `(?<![\\w.-])${NAME}\\)?(?: of (?:the |our )?(?:[\\p{L}-]{1,20} ){0,2}?[\\p{L}-]{1,20})? (?:(?:was|were|is|are|has been|have been)(?: (?:now|then|just|since))? ${PUT}|went)${ALONG} (?:to|on|onto|into) ${PUT_PLACE}${NO_THING_OF_IT}`,
        // "v2.14 reached production", "2.14.1 replaced 2.14.0 on production", "2.14.0 now runs on all five hosts"
        `(?<![\\w.-])${NAME}\\)? (?:has |have )?(?:now |already |just )?(?:reached|made it (?:to|into)|arrived (?:in|on|at)|landed (?:in|on)|(?:runs|serves|works)${ALONG} (?:on|in|at)|replaced ${NAME}${ALONG} (?:on|in|at)) ${PUT_PLACE}${NO_THING_OF_IT}`,
        `\\b${RAISED} ${PUT_PLACE}${ALONG}(?: from [^\\s,;]{1,40})? to ${NAME}`,
        `\\b${PUT_PLACE} (?:was|were|is|are|has been|have been)(?: (?:now|then|just|since))? ${RAISED}${ALONG}(?: from [^\\s,;]{1,40})? to ${NAME}`,
        // "The server was restarted with build 4411."
        `\\b${PUT_PLACE} (?:was|were|has been|have been) (?:re)?started (?:with|on|from) ${NAME}(?! of\\b)`,
        // "The catalogue was upgraded on both servers to 7.2.0.", "upgraded to 7.2.0 on both servers"
        `\\b(?:was|were|is|are|has been|have been)(?: (?:now|then|just|since))? ${RAISED}${ALONG} (?:(?:on|at) ${PUT_PLACE}${ALONG}(?: from [^\\s,;]{1,40})? to ${NAME}|to ${NAME}${ALONG} (?:on|at) ${PUT_PLACE}${NO_THING_OF_IT})`,
        // "We cut over to v3.0.0.", "Argo CD synced the app to revision 3c4d5e6", "Helm upgraded the release to chart shop-4.3.1"
        `(?<!\\b(?:once|when|after|if|until) (?:we|i) )\\bcut over to ${NAME}(?![\\w.-]| (?:as soon as|if|of|once|when)\\b)`,
        `\\b(?:argo ?cd|flux|helm|heroku|spinnaker) (?:has |now )?${RAISED} (?:the |our )?(?:[\\p{L}-]{1,20} ){1,2}to (?:chart [\\w.-]{1,60}|${NAME})`,
        "\\brollout status\\b(?:(?! (?:not?|without) )[^;,.\\n\\d]){0,40}\\bsuccess(?!\\p{L})",
        // "The rates went out with release 4.18.", "v3.3.1 is running since noon."
        `\\bwent (?:out|live) (?:with|in|as|under) (?:the )?(?:new )?(?:release|version|build) [\`#]?v?\\d[\\w.-]{0,40}(?![\\w-]|\\.\\w| of\\b)`,
        `\\b(?:(?:release|version|revision) [\`#v]{0,2}\\d[\\w.-]{0,40}|v\\d+\\.\\d[\\w.-]{0,40})[\`)]{0,2} is (?:now |already )?(?:up and )?running(?=\\s*(?:$|[.,;:!)])| (?:now|since|again|there|and|with|for)\\b)`,
        `^[\\s>*|-]{0,8}(?:${DEED}) (?:status|state|result)\\*{0,2}\\s?[:=] ?(?:success\\p{L}*|succeeded|ok|done|green|completed?|finished|healthy)(?!\\p{L})`,
        // "up since the deploy of build 4411", "checked on production after the deploy of v2.14.0"
        `\\b(?:since|after) (?:the|our|this) (?:${DEED}) of ${NAME}(?![\\w-]|\\.\\w)(?![^.;\\n]{0,80}\\b(?:will|should|would|can|could|may|must|shall|please|ha(?:s|ve) to|needs?)\\b)`,
        // A label with what it names: "Deployment: release 77, finished at 09:12".
        `^[\\s>*|-]{0,8}(?:[\\p{L}'’]{1,20} ){0,2}(?:deploy(?:ment)?|release|roll-?out|production)\\*{0,2}\\s?[:|–=]`,
      ].join("|"),
      "iu",
    ),
  };
}

/** What says that a deed is off, or somebody else's: "The rollout of 3.0.7 was called off." */
const OFF =
  /\b(?:deploy(?:ment|s)?|release|roll-?out|promotion)\b[^,;.\n]{0,60}\b(?:failed|fails|blocked|refused|aborted|stopped|cancell?ed|called off|postponed|did not|pending|waits|waiting|queued?|scheduled|planned|yours|up to you|tomorrow|tonight|tbd|none)\b|\bno (?:deploy(?:ment)?|release|roll-?out)\b/iu;

/** Whether a text tells of a release that is deployed, and not of one that is still to be. */
export function namesDeployed(text: string, asked: string): boolean {
  const { done, notDone, names: namePattern, waits, heading } = (patterns ??= makePatterns());
  let isDone = false;
  let isNamed = false;
  let before = "";
  /** Whether the sentence before tells of a commit or a tag that was made. */
  let hasLanded = false;
  /** Whether the list or table at hand stands under "Deployed:". */
  let isListed = false;
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/;\s/u))) {
    if (!/[\p{L}\d]/u.test(sentence)) continue;
    const told =
      !sentence.endsWith("?") &&
      !OFF.test(sentence) &&
      !isOnOwnMachine(sentence, asked) &&
      !isOfMaker(sentence) &&
      done.test(sentence.replace(notDone, "unless "));
    const named = [...sentence.matchAll(namePattern)];
    const standing = named.some(
      ({ index, 0: name }) =>
        stands(sentence, index, name) &&
        isNoneOf(sentence, index, name) &&
        (isReady(sentence, index + name.length) ||
          !waits.test(sentence.slice(index + name.length).slice(0, 100))),
    );
    if (told && (standing || (hasLanded && REFERS_BACK.test(sentence)))) return true;
    const isPlainly = standing && isPlain(sentence, notDone);
    if (told && named.length === 0 && heading.test(sentence)) isListed = true;
    else if (!LISTED.test(sentence) && !NUMBERED.test(before)) isListed = false;
    else if (isListed && isPlainly) return true;
    // What is deployed may stand in a sentence of its own: "Deployed at 09:12. The release is v2.3.1."
    if (told && named.length === 0) isDone = true;
    const names =
      onlyNames(sentence, namePattern) || REPLACED.test(sentence) || isStepOf(before, sentence);
    if (isPlainly && names) isNamed = true;
    hasLanded = isPlainly && LANDED.test(sentence);
    before = sentence;
  }
  return isDone && isNamed;
}

/** An item of a list or a row of a table. */
const LISTED = /^\s*(?:[-*+•|]|\d{1,2}[.)](?:\s|$))/u;
const NUMBERED = /^\s*\d{1,2}[.)]$/u;
/** "Merged as 4f2a9c1." */
const LANDED = /\b(?:merged|tagged|pushed|committed|fixed|landed|squashed|built)\b/iu;
/** "It is deployed.", "the pipeline deployed it": said of what the sentence before names. */
const REFERS_BACK =
  /^\W*(?:and |then )?(?:it|this|that|now|already|(?:the |our )?(?:pipeline|ci|deploy(?:ment)?|roll-?out)|(?:re-?)?deployed|released|rolled out|shipped|live)\b/iu;

/** What is written of a release goes out by itself: "The docs of v3.1 are out." */
const PAPER_OF =
  /\b(?:docs?|documentation|notes|change ?log|announcement|post|article|newsletter|plan|draft|guide|manual|handbook|checklist|video|press release) (?:of|for|on|about|to) (?:the |our )?(?:new )?[`(]?$/iu;
/** "every tag such as v2.0.0" */
const EXAMPLE_OF = /\b(?:such as|e\.g\.,?|for example,?|for instance,?|like) [`(]?$/iu;
/** "Production runs v1.0 still.", "v2.1.0 was deployed last year." */
const AS_IT_WAS =
  /^`?\)?,? (?:still(?=\s*(?:$|[.,;:!)]|(?:and|but|while|because|until|as)\b))|(?:was|were|had been) (?:already )?(?:deployed|released|rolled out|shipped|published|live) (?:[\p{L}\d]{1,12} ){0,3}?(?:last (?:month|quarter|year)|(?:months?|years?) ago)\b|as before\b|like before\b|as ever\b|unchanged\b)/iu;

/** Whether a name is neither what something is written of nor what ran before. */
function isNoneOf(sentence: string, at: number, name: string): boolean {
  const end = at + name.length;
  return (
    !PAPER_OF.test(sentence.slice(Math.max(0, at - 60), at)) &&
    !isOfTool(sentence.slice(Math.max(0, at - 60), at)) &&
    !EXAMPLE_OF.test(sentence.slice(Math.max(0, at - 30), at)) &&
    !AS_IT_WAS.test(sentence.slice(end, end + 60))
  );
}

/** "Deployment 3f9d2c1 is ready." A release that is ready waits, a deployment that is ready is there. */
function isReady(sentence: string, end: number): boolean {
  return (
    /^[`)]{0,2} (?:is|was|has been) (?:(?:now|already) )?ready(?! (?:for|to)\b)/iu.test(
      sentence.slice(end, end + 40),
    ) &&
    /\b(?:deploy(?:ment)?|roll-?out) (?:id )?[`(#v]{0,2}[\w.-]{1,40}$/iu.test(
      sentence.slice(Math.max(0, end - 60), end),
    )
  );
}

/** What may stand around the name of what is deployed where another sentence tells of the deed: a label, what runs, and where. */
const AROUND_A_NAME = new RegExp(
  `^(?:[^\\p{L}]|(?<!\\p{L})[\\p{L}\\d/_-]{1,40}[-@](?=\\s)|(?<!\\p{L})(?:the|this|that|it|its|which|is|was|are|now|new|current|currently|latest|what|they|we|run|went|package|registry|index|full|short|release|releases|version|versions|commits?|revision|build|tag|rev|image|hash|sha|id|number|name|git|docker|container|in|on|of|as|from|at|with|and|by|under|to|v|running|runs|serves|serving|reports|shows|answers|says|built|made|production|prod|staging|live|deployed|deployment|rolled|rollout|out|released|published|everywhere|both|all|one|two|three|four|since|utc|${PLACE})(?!\\p{L}))*$`,
  "iu",
);

/** "while revision 18 replaced revision 17" */
const REPLACED =
  /\b(?:release|version|revision|build|image) [`#]?[\w.-]{1,40}`? (?:has )?replaced (?:release|version|revision|build|image) [`#]?\d/iu;

/** "2. Dual write from the application (release 5.8.0)": a step of a numbered list, and the release that it went out with. */
function isStepOf(before: string, sentence: string): boolean {
  return (
    NUMBERED.test(before) &&
    /\((?:release|version|revision|build) [^()\s]{1,40}\)\s*$/iu.test(sentence)
  );
}

function onlyNames(sentence: string, names: RegExp): boolean {
  return AROUND_A_NAME.test(
    sentence.replace(names, " ").replace(/https?:\/\/\S+|`[^`]*`|\([^()]{0,60}\)/gu, " "),
  );
}

/** Whether a sentence says nothing of a deed that is still to come. */
function isPlain(sentence: string, notDone: RegExp): boolean {
  return !sentence.endsWith("?") && !OFF.test(sentence) && sentence.search(notDone) < 0;
}
