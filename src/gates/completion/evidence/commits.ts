/** Commits, pull requests and releases that a message names, told from other numbers and from what was undone. */

import { isCommitHash, isPullNumber } from "./references.ts";
import { unfinished } from "./told.ts";

/** Seven to forty hexadecimal digits, no part of a UUID; letters or digits alone, and a word with a number behind it, only behind "commit". */
const PLAIN_HASH =
  /(?<![\p{L}\d#/]|[0-9a-f]{4}-)(?=[0-9a-f]{0,39}\d)(?=[0-9a-f]{0,39}[a-f])(?![a-f]{4,38}\d{1,2}(?![\p{L}\d]))[0-9a-f]{7,40}(?![\p{L}\d]|-[0-9a-f]{4}-)|\b(?:commits?|sha|revision|changeset|rev|hash)(?: (?:hash|id|sha|is|was))?\s*(?:[:=(]\s*)?`?(?!(?:defaced|effaced|acceded)(?!\p{L}))[0-9a-f]{7,40}(?![\p{L}\d])/iu;
const LANDED =
  "(?:(?:re-?)?committ?ed|merged|pushed|squashed|cherry-picked|back-?ported|fast-forwarded|landed|checked in)";
const LANDED_THEN = `(?<![\\p{L}\\d-])${LANDED}(?:,? (?:and|then) ${LANDED})?`;
/** "it", "the fix", "to main", "on branch menu": no other thing of which the digits could be. */
const OF_WORK =
  "(?: (?:it|this|that|all|everything|now|just|also|locally|by me|hash|→|->|(?:(?:the|my|our|all) )?(?:fix(?:es)?|changes?|patch|work|branch)|(?:to|on|into|in) (?:the )?(?:branch )?[^\\s,;:.()]{1,30}))";
const QUOTE = '[`("[*_]{0,3}';
/** "the leaflet to main as", ":**" */
const TO_HASH = `(?:(?: (?!(?:and|or|but)\\b)[^\\s,;:.()]{1,30}){0,5}? (?:as|in|under|with|at|via)|${OF_WORK}{0,3}?:?\\*{0,2}) ${QUOTE}`;
/** Digits alone are a commit only where it is plain that work was committed, and no customers were merged. */
const WORK_LANDED = `(?:^|[\\n.;:,(>*•-]\\s{0,2}|\\b(?:I|we|and|then|also|now|(?:it|this|that|all|everything|(?:change|fix|patch|feature|update)(?:e?s)?|work|code|branch)(?: (?:is|was|are|were|has been|have been))?) )(?:committ?ed|merged|squashed|cherry-picked|checked in)(?: and pushed)?${OF_WORK}{0,3}?(?: (?:as|in)|:\\*{0,2}|(?= \\()) ${QUOTE}`;
/** "Committed as abcdef1.", "Pushed `deadbee`.": behind a word of committing letters or digits alone are a hash. */
const LANDED_HASH = [
  "(?=[0-9a-f]{7,40}(?![\\p{L}\\d_]|[-./@][\\p{L}\\d]))(?:",
  `(?!\\d{7,40}(?!\\p{L}))(?!(?:defaced|effaced|acceded)(?!\\p{L}))(?<=${LANDED_THEN}${TO_HASH})`,
  // No date, and no "1234567 rows".
  '|(?=\\d{7,40}(?=[`)"\\]*_]{0,3}(?:\\s*$|\\s*[.,;:)\\n]|\\s(?:on|to|and|by|from|with)\\b)))(?!(?:19|20)\\d\\d[01]\\d[0-3]\\d(?!\\d))',
  `(?<=${WORK_LANDED})`,
  ")[0-9a-f]{7,40}",
].join("");
/** A commit as it is named. */
export const HASH = new RegExp(`${PLAIN_HASH.source}|${LANDED_HASH}`, "iu");
export const PULL =
  /\b(?:pull request|merge request|PR|MR)\s*(?:(?:number|no\.?|nr\.?)\s{0,3})?[#!]?\s?\d+\b|(?<![\p{L}\d&])[#!]\d{1,6}(?![\p{L}\d])|\/(?:pull|merge_requests|commit)\/[\da-f]+/iu;

/** A number in front of which one of these stands is no pull request of this work. */
const OTHER_NUMBER =
  /\b(?:clos(?:es?|ed|ing)|fix(?:es|ed|ing)?|resolv(?:es?|ed|ing)|refs?|(?:issues?|tickets?|bugs?|tasks?|stor(?:y|ies)|step|item|build|run|job|point|case|row|line|no\.?|number|section|chapter|page|question|order|invoice|user|test|problem|error|colou?rs?|background|border|shade|hex|channel|rule|slide|lot)(?: (?:is|are|was|were|to|now|code|value|of)){0,2})\s{0,3}[:=]?\s{0,3}(?:#\d{1,6}(?:,| and|, and| or| &) ?){0,5}$/iu;
/** Behind one of these hexadecimal digits are no commit: "the etag of the page is 4b1d2e3f". */
const OTHER_HASH =
  /\b(?:md5|sha-?\d{1,3}|crc-?\d{0,2}|checksums?|digests?|etags?|uuids?|guids?|fingerprints?|traces?|spans?|sessions?|tokens?|keys?|serials?|colou?rs?|(?<!(?:commits?|git|revision|changeset) )ids?)(?: of(?: (?:the|an?|this|its|our))?(?: \p{L}+){1,2})?(?: (?:is|are|was|were|reads|number))?[\s:=`"(]{1,4}$/iu;
/** Told behind it to be something else: "Hash 4f3a2b1c9 is the key of the cache." */
const IS_OTHER =
  /^`?\)? (?:is|was|are|being) (?:the |an? |its |our |their )?(?:\p{L}{1,20} ){0,2}?(?:keys?|checksums?|digests?|etags?|ids?|uuids?|tokens?|fingerprints?|colou?rs?|passwords?|secrets?|salts?|seeds?|addresse?s?|serials?|sessions?|traces?)(?!\p{L})/iu;
/** What was undone, or stood before the work. */
const UNDONE_BEFORE =
  /\b(?:(?:rolled|rolling|roll) back|revert(?:ed|ing|s)?|revert of|withdrew|withdrawn|undid|undone|dropped|downgraded|threw away|thrown away|discard(?:ed|ing)|scrapped|rebas(?:e|ed|ing)(?: (?:it|this|that|my|the|branch|work|change)){0,3} onto|still|instead of|not|never|previous|previously|old|older|former|replac(?:es|ed|ing)|based on|base|parent|on top of|start(?:ed|ing) (?:from|at)|branched (?:off )?(?:from|at)|forked from)(?: (?:from|to|the|on|at|is|was|has|yet|runs?|running|serves?|serving|says|shows|version|release|commit|revision|build|tag|rev|image|deployment|of|in)){0,4}[\s`:(]{1,3}$/iu;
const ENDED =
  "rolled back|reverted|withdrawn|pulled|dropped|undone|abandoned|discarded|declined|rejected|refused|cancell?ed|called off|unmerged|superseded|closed(?: (?:unmerged|without|with no)\\b|(?! (?:the|an?|by|as|with|issues?|#\\d+)\\b)(?![^.;\\n]{0,40}\\bmerged))";
const UNDONE_BEHIND = new RegExp(
  `^\`?\\)?,? {0,2}(?:(?:was|is|has been|were|got|had to be|which was|which is)(?: (?:later|then|soon|since|again|already|still))? (?:${ENDED}|(?:not|never)(?: yet)?(?: been)? (?:deployed|released|live|pushed|merged|committed|out|published|shipped|in))|[^.\\n]{0,60}\\b(?:then|and|but|i|we|had to be) (?:then )?(?:was |were )?(?:roll(?:ed)? (?:it )?back|reverted)(?! (?:the|an?|my|our|its|their|some|all) (?!(?:\\p{L}+ ){0,2}(?:commits?|changes?|releases?|versions?|deploy\\p{L}*|push|merge|patch|builds?|fix|roll-?out|work|thing|site|service|app|hosts?|servers?|production)\\b)))\\b`,
  "iu",
);
/** What things run on. */
export const RUNTIMES =
  "(?:node(?:\\.?js)?|python|ruby|java|jdk|go|php|postgres(?:ql)?|mysql|mariadb|redis|rust|bun|deno|typescript|react|django|rails|nginx|ubuntu|debian|alpine|kubernetes|docker|terraform|gradle|maven|spring(?: boot)?|\\.net|angular|vue|elixir|erlang|kotlin|swift|openssl|sqlite|mongodb|npm|pnpm|yarn)";
/** In front of the version of what the thing runs on: "uses Node 20.11.1". */
const RUNS_ON = new RegExp(
  `\\b(?:us(?:es?|ed|ing)|requires?|requiring|needs?|depends on|supports?|on|with|under|via|by) (?:the )?${RUNTIMES}[\\s\`:(]{1,3}$`,
  "iu",
);

/** Made at first use: most runs ask for no evidence. */
let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  return {
    commits: new RegExp(`${HASH.source}|${PULL.source}`, "giu"),
    denied: new RegExp(
      `${unfinished("committed|pushed")}|${unfinished("merged?|squash(?:ed)?|landed")}(?: it| this| that)? (?:as|in|with|under) [\`("]{0,2}(?=${HASH_NEXT})|\\b(?:not|never|n't|nothing)(?: (?:yet|been|was|is|be|anything)){0,2} (?:commit|push|merged?)\\b|\\b(?:will|to|must|should)(?: be)? (?:commit|push|merge)\\b(?! (?:message|button|rights))|\\buncommitted|\\bno commits?\\b`,
      "iu",
    ),
    moved: new RegExp(
      `\\b${MOVED}(?: (?!back\\b)[^\\s,;]{1,40}){0,5}? to (?=(?:the )?commit[\\s\`:(]{1,3}${HASH_NEXT})`,
      "giu",
    ),
    unmoved: new RegExp(unfinished(MOVED), "iu"),
  };
}

/** What a commit or a pull request of somebody's brought: "The regression was introduced in 4ab09c1." */
const TROUBLE =
  "(?:bugs?|regressions?|faults?|crash(?:es)?|errors?|problems?|issues?|failures?|defects?|leaks?|mistakes?|outages?|slow-?downs?)";
const BROUGHT_BEFORE = new RegExp(
  `(?:\\b${TROUBLE}(?: (?:with|in|of|on) (?:[^\\s,;]{1,20} ){0,3}?[^\\s,;]{1,20})?(?:,? (?:was|were|is|are|has|have|had|been|that|which|first|only|then|itself)){0,4} (?:introduced|caused|brought(?: in)?|came(?: in)?|crept in|slipped in|started|began|appeared|there|existed|present)|\\b(?:broken|failing|red|down))(?: (?:ever|already|only))? (?:in|with|by|since|from|at|after)(?: (?:the|commit|revision|merge|of|PR|pull request)){0,3} [\`(]?$`,
  "iu",
);
/** What nobody adds on purpose, as one does an error that a user is to see. */
const UNWANTED =
  "(?:bugs?|regressions?|faults?|crash(?:es)?|defects?|leaks?|mistakes?|outages?|slow-?downs?)";
/** Not "the regression test", "an error message", "an error for empty lists". */
const NO_PART_OF_IT =
  "(?=\\s*(?:$|[.,;:!?)`–—]|(?:in|on|of|with|at|to|from|by|that|which|when|where|we|I|you|here|again|itself|and|but|is|was|last|yesterday)\\b))";
const BROUGHT_BEHIND = new RegExp(
  `^\`?\\)? (?:had |has )?(?:(?:broke|regressed)(?! (?:no|none|nothing|neither|up|down|out)\\b)|(?:caused|introduced|brought(?: in)?) (?:the|an?|this|that) (?:\\p{L}{1,20} ){0,2}?${TROUBLE}${NO_PART_OF_IT}|added (?:the|an?|this|that) (?:\\p{L}{1,20} ){0,2}?${UNWANTED}${NO_PART_OF_IT})(?!\\p{L})(?![^,;.\\n]{0,60} into\\b)`,
  "iu",
);
/** "The change depends on PR #88.", "It is blocked by #45." */
const NEEDED =
  /\b(?:depend(?:s|ed|ing) on|blocked (?:by|on)|wait(?:s|ing)? (?:for|on)|needs|requires)(?: (?:the|commit|revision|pull request|merge request|PR|MR)){0,3} [`(]?$/iu;
/** "It needs 8d1e0f4, which I pushed to main." */
const MADE_HERE =
  /^`?\)?,? (?:which|and|that) (?:I|we)(?:['’]ve| have| had)?(?: (?:just|also|now|already))? (?:pushed|merged|committed|opened|made|wrote|added|landed)(?!\p{L})/iu;
/** "Upstream fixed a like thing in #4412", not "upstream merged our PR #4412". */
const OF_OTHERS =
  /\b(?:upstream|the (?:vendor|maintainers?|other team)) (?:(?:has|have|had|also|already) ){0,2}(?:fixed|solved|changed|did|made|introduced|merged)(?!\p{L})(?! (?:[\p{L}-]{1,20} ){0,3}?(?:our|my|it|this|the (?:fix|change|patch)|with|as|PR|pull|merge|commit)(?!\p{L}))(?: [^\s.,;:]{1,30}){1,6} [`(]?$/iu;
/** "I will open PR #320 next." */
const PULL_TO_COME =
  /(?:(?<!\p{L})(?:will|should (?:i|we)|going to|want to|plan to|intend to|yet to|still (?:have |need )?to|shall|would|must)|['’]ll)(?: (?!not\b)\p{L}{1,12}){0,2}? (?:open|raise|create|file|submit|make|send|push)(?: (?:an?|the|another|my|our|its))? (?:\p{L}{1,12} )?(?:pull request|merge request|PR|MR)(?!\p{L})[^;.\n]{0,40}$/iu;

/** "I reverted what was merged as 3f9d2c1." */
const LANDED_AND_UNDONE = new RegExp(
  `\\b(?:reverted|undid|rolled back|dropped|discarded|threw away) (?:[\\p{L}-]{1,20} ){1,5}?${LANDED} (?:as|in|with|under) [\`("]{0,2}$`,
  "iu",
);

const MOVED =
  "(?:upgraded|updated|moved|rolled|brought|set|reset|bumped|switched|advanced|migrated|raised|pinned|pointed|promoted)";
const HASH_NEXT = "[0-9a-f]{7,40}(?![\\p{L}\\d])";

/** A clause without the "to" of "upgraded production to commit 3f9d2c1", which puts nothing off. */
function movedTo(clause: string): string {
  const { moved, unmoved } = (patterns ??= makePatterns());
  return unmoved.test(clause) ? clause : clause.replace(moved, " ");
}

/** "Not committed; base is 7be04d1": what opens a sentence so is said of all of it. */
const DENIES_ALL = /^\W*(?:not|nothing|no|none|uncommitted|i (?:did|have)(?: not|n['’]t))\b/iu;

/** Whether a text names a commit or a pull request that stands. */
export function namesCommit(text: string): boolean {
  const { commits, denied } = (patterns ??= makePatterns());
  for (const { index, 0: name } of text.matchAll(commits)) {
    if (!stands(text, index, name) || !isOfWork(text, index, name)) continue;
    const { opening, clause } = around(text, index);
    if (PULL_TO_COME.test(upTo(text, index, name))) continue;
    if (denied.test(movedTo(clause)) || (DENIES_ALL.test(opening) && denied.test(opening)))
      continue;
    return true;
  }
  return false;
}

/** Whether a name is one of the work and of no room or customer. */
function isOfWork(text: string, at: number, name: string): boolean {
  const near = text.slice(Math.max(0, at - 100), at);
  const before = near.slice(near.lastIndexOf("\n") + 1);
  const behind =
    /^[^\n]{0,80}/u.exec(text.slice(at + name.length, at + name.length + 80))?.[0] ?? "";
  if (name.startsWith("#")) return isPullNumber(name, before, behind);
  return /^(?:[!/]|pull|merge|PR|MR)/iu.test(name) || isCommitHash(name, before, behind);
}

/** Whether a name of a commit, pull request or release is told as none that was undone, and is no other number. */
export function stands(text: string, at: number, name: string): boolean {
  const near = text.slice(Math.max(0, at - 100), at);
  const before = near.slice(near.lastIndexOf("\n") + 1);
  const behind = text.slice(at + name.length, at + name.length + 100);
  if (NEEDED.test(before) && !MADE_HERE.test(behind)) return false;
  if (OF_OTHERS.test(before)) return false;
  if (LANDED_AND_UNDONE.test(before)) return false;
  if (BROUGHT_BEFORE.test(before) || BROUGHT_BEHIND.test(behind)) return false;
  if (UNDONE_BEFORE.test(before) || UNDONE_BEHIND.test(behind) || RUNS_ON.test(before))
    return false;
  if (IS_OTHER.test(behind) && !/^(?:commits?|pull|merge|PR|MR)\b/iu.test(name)) return false;
  if (/^[#!]/.test(name)) return !OTHER_NUMBER.test(before);
  return !OTHER_HASH.test(before);
}

/** What a line says up to a name, and the word of the name by which it is a pull request. */
function upTo(text: string, at: number, name: string): string {
  const near = text.slice(Math.max(0, at - 100), at);
  return near.slice(near.lastIndexOf("\n") + 1) + (/^[\p{L} ]+/u.exec(name)?.[0] ?? "");
}

/** The clause that an offset stands in and what its sentence says before, cut to what is near. */
function around(text: string, at: number): { readonly opening: string; readonly clause: string } {
  const before = text.slice(Math.max(0, at - 160), at);
  const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
  const behind = text.slice(at, at + 160);
  const stop = /\n|[.!?;](?=\s|$)/u.exec(behind)?.index ?? behind.length;
  const cut = sentence.lastIndexOf("; ") + 1;
  return { opening: sentence.slice(0, cut), clause: sentence.slice(cut) + behind.slice(0, stop) };
}
