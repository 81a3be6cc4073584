/** Releases and commits that are named as deployed: the deed is told as done, and what it is done with stands. */

import { HASH, stands } from "./evidence-commits.ts";
import { sentencesOf, unfinished } from "./evidence-told.ts";

/** A version of two parts needs a word or a "v" before it, and a date is none. */
const RELEASE =
  "\\b(?:release|version|revision|build|tag|rev|image|deploy(?:ment)?)\\s+(?:`|#|v)?\\d[\\w.-]*|\\b(?:release|version|build|tag|image)\\s+`?[\\p{L}@][\\w@/]{0,60}[-.:@][\\w.:@-]{0,60}\\d[\\w.-]*|\\brelease-\\d[\\w.-]*|\\bv\\d+\\.\\d+(?:\\.\\d+)?\\b|(?<![\\d.])(?!\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d\\d\\b)\\d+\\.\\d+\\.\\d+(?!\\.?\\d)";

const DONE =
  "(?:re-?)?deployed|released|rolled out|shipped|live|published|promoted|launched|in production|ausgerollt|veröffentlicht|déployée?|desplegad[oa]|implantad[oa]";
/** Where a release is looked for. */
const PLACE =
  "production|prod|staging|(?:web)?sites?|shops?|stores?|portal|servers?|hosts?|cluster|fleet|instances?|pods?|nodes?|machines?|regions?|branches|devices?|tablets?|phones?|kiosks?|service|gateway|api|app|backend|frontend|customers|users";
const DEED = "(?:re-?)?deploy(?:ment)?|release|roll-?out|promotion|launch";

let patterns: ReturnType<typeof makePatterns> | undefined;

/** Made at first use: most runs ask for no evidence. */
function makePatterns() {
  return {
    names: new RegExp(
      `${HASH.source}|${RELEASE}|(?<![\\d.])\\d{1,3}\\.\\d{1,4}(?= (?:is|was|has been) (?:now )?(?:(?:re-?)?deployed|rolled out|live|in production)\\b)`,
      "giu",
    ),
    // "commit 4f3a2b1 is on the branch": there, and not yet what runs.
    waits: new RegExp(
      `^\`?\\)? (?:is|was|are|has been) (?:still |only |now |just )?(?:waiting|queued|pending|on (?:the|a|my|its|our) (?:\\p{L}{1,20} )?branch|tagged|committed|pushed|in review|under review|ready)(?!\\p{L})(?![^.;]{0,60}\\b(?:${DONE})\\b)`,
      "iu",
    ),
    notDone: new RegExp(
      `${unfinished(`${DONE}|deploy|release|ship|roll out|publish|promote`)}|\\bgo(?:es|ing)? live\\b|(?<![\\p{L}\\d])(?:${DONE})\\b[^,;.\\n]{0,40}\\b(?:tomorrow|tonight|next (?:week|month|sprint|time)|later (?:today|on|this)|soon|shortly|in theory)\\b`,
      "giu",
    ),
    done: new RegExp(
      [
        `(?<![\\p{L}\\d])(?:${DONE})(?![\\p{L}\\d])`,
        `\\b(?:${PLACE}) (?:now )?(?:runs?|is running|are running|serves?|is serving|are serving|(?:is|are) (?:now )?(?:up )?(?:on|at)|has|have|got|received) (?:now )?(?:on )?(?:the )?\`?(?:new )?(?:(?:release|version|commit|revision|build|tag|rev|image)\\b|v\\d|\\d+\\.\\d|[0-9a-f]{7})`,
        `\\b(?:is|are) (?:now )?(?:running|serving|active|enabled) (?:in|on) (?:the |all |both |each |every )?(?:[\\p{L}'’]{1,20} )?(?:${PLACE})\\b`,
        `\\b(?:is|are) (?:now )?(?:out(?! of\\b)|(?:on|in|at) (?:all|both|every|each|the)(?: \\p{L}+){0,2} (?:${PLACE}))\\b`,
        `\\b(?:${DEED})(?: (?:of|to|for|in|on)(?: [^\\s,;]{1,40}){1,3}?){0,3} (?:(?:is|was|has|has been|went|are|were) )?(?:now )?(?:done|completed?|succeeded|successful|finished|through|over|green|ok|worked)\\b`,
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
export function namesDeployed(text: string): boolean {
  const { done, notDone, names, waits } = (patterns ??= makePatterns());
  let isDone = false;
  let isNamed = false;
  for (const sentence of sentencesOf(text).flatMap((one) => one.split(/;\s/u))) {
    const told =
      !sentence.endsWith("?") && !OFF.test(sentence) && done.test(sentence.replace(notDone, " "));
    const named = [...sentence.matchAll(names)];
    const standing = named.some(
      ({ index, 0: name }) =>
        stands(sentence, index, name) &&
        !waits.test(sentence.slice(index + name.length).slice(0, 100)),
    );
    if (told && standing) return true;
    // What is deployed may stand in a sentence of its own: "Deployed at 09:12. The release is v2.3.1."
    if (told && named.length === 0) isDone = true;
    if (standing && isPlain(sentence, notDone) && onlyNames(sentence, names)) isNamed = true;
  }
  return isDone && isNamed;
}

/** What may stand around the name of what is deployed where another sentence tells of the deed: a label, what runs, and where. */
const AROUND_A_NAME = new RegExp(
  `^(?:[^\\p{L}]|(?<!\\p{L})[\\p{L}\\d/_-]{1,40}[-@](?=\\s)|(?<!\\p{L})(?:the|this|that|it|its|which|is|was|are|now|new|current|currently|latest|what|they|we|run|went|package|registry|index|full|short|release|releases|version|versions|commits?|revision|build|tag|rev|image|hash|sha|id|number|name|git|docker|container|in|on|of|as|from|at|with|and|by|under|to|v|running|runs|serves|serving|reports|shows|answers|says|built|made|production|prod|staging|live|deployed|deployment|rolled|rollout|out|released|published|everywhere|both|all|one|two|three|four|since|utc|${PLACE})(?!\\p{L}))*$`,
  "iu",
);

function onlyNames(sentence: string, names: RegExp): boolean {
  return AROUND_A_NAME.test(
    sentence.replace(names, " ").replace(/https?:\/\/\S+|`[^`]*`|\([^()]{0,60}\)/gu, " "),
  );
}

/** Whether a sentence says nothing of a deed that is still to come. */
function isPlain(sentence: string, notDone: RegExp): boolean {
  return !sentence.endsWith("?") && !OFF.test(sentence) && sentence.search(notDone) < 0;
}
