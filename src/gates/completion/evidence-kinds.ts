/** What a message must carry for each of the policy file's `required_evidence`, and what only looks like it. */

import { judgeTestRuns } from "../../domain/test-runs/read-test-runs.ts";
import type { Evidence } from "../gate.ts";
import { namesMadeThing } from "./evidence-paths.ts";

/** A kind of evidence and how it is known. Patterns look at short stretches, so they run in time linear in the message. */
export interface EvidenceKind {
  readonly id: string;
  /** How a sentence names it: "a commit hash". */
  readonly says: string;
  /** Whether a message carries it; `asked` is goal and done_when. */
  readonly holds: (output: string, asked: string) => boolean;
  readonly pass: string;
  readonly fail: string;
}

/** Seven to forty hexadecimal digits; letters or digits alone, and a word with a number behind it, only behind "commit". */
export const HASH =
  /(?<![\p{L}\d#/])(?=[0-9a-f]{0,39}\d)(?=[0-9a-f]{0,39}[a-f])(?![a-f]{4,38}\d{1,2}(?![\p{L}\d]))[0-9a-f]{7,40}(?![\p{L}\d])|\b(?:commits?|sha|revision|changeset|rev|hash)(?: (?:hash|id|sha|is|was))?\s*(?:[:=(]\s*)?`?(?!(?:defaced|effaced|acceded)(?!\p{L}))[0-9a-f]{7,40}(?![\p{L}\d])/iu;
export const PULL =
  /\b(?:pull request|merge request|PR|MR)\s*[#!]?\s?\d+\b|(?<![\p{L}\d&])[#!]\d{1,6}(?![\p{L}\d])|\/(?:pull|merge_requests|commit)\/[\da-f]+/iu;
const RELEASE =
  /\b(?:release|version|revision|build|tag|rev|image|deploy(?:ment)?)\s+(?:`|#|v)?\d[\w.-]*|\bv\d+\.\d+(?:\.\d+)?\b|(?<![\d.])\d+\.\d+\.\d+(?![\d.])/iu;

/** Made at first use: most runs ask for no evidence. */
let commits: RegExp | undefined;
let releases: RegExp | undefined;

const DEPLOYED =
  /\b(?:deploy(?:ed|ment|s)?|released?|rolled out|roll-?out|shipped|live|published|promoted|in production|ausgerollt|veröffentlicht|déployée?|desplegad[oa]|implantad[oa])\b/iu;
const NOT_DEPLOYED =
  /\b(?:(?:not|never|n't|nothing|nowhere|yet to|to|will|should|would|once|when|until|before|being|ready to|about to)(?: (?:yet|been|be|was|is|it|gets?|ever|currently|fully)){0,3} (?:deploy(?:ed|ment|s)?|released?|rolled out|shipped|live|published|promoted|in production)|deploy(?:ment|s)?(?: of [^\s]{1,60})? (?:failed|fails|is blocked|was (?:refused|aborted|stopped|cancelled)|did not|is pending)|no (?:deploy(?:ment)?|release|roll-?out))\b/giu;

/** A number in front of which one of these stands is no pull request of this work. */
const OTHER_NUMBER =
  /\b(?:clos(?:es?|ed|ing)|fix(?:es|ed|ing)?|resolv(?:es?|ed|ing)|refs?|(?:issues?|tickets?|bugs?|tasks?|stor(?:y|ies)|step|item|build|run|job|point|case|row|line|no\.?|number|section|chapter|page|question|order|invoice|user|test|problem|error|colou?rs?|background|border|shade|hex|channel|rule|slide|lot)(?: (?:is|are|was|were|to|now|code|value|of)){0,2})\s{0,3}[:=]?\s{0,3}(?:#\d{1,6}(?:,| and|, and| or| &) ?){0,5}$/iu;
/** What was undone, or stood before the work. */
const UNDONE_BEFORE =
  /\b(?:(?:rolled|rolling|roll) back|revert(?:ed|ing|s)?|revert of|withdrew|withdrawn|undid|undone|dropped|downgraded|still|instead of|not|never|previous|previously|old|older|former|replac(?:es|ed|ing)|based on|parent|on top of)(?: (?:from|to|the|on|at|is|was|yet|runs?|running|serves?|serving|says|shows|version|release|commit|revision|build|tag|rev|image|deployment|of|in)){0,4}[\s`:(]{1,3}$/iu;
const UNDONE_BEHIND =
  /^`?\)?,? {0,2}(?:(?:was|is|has been|were|got|had to be|which was|which is)(?: (?:later|then|soon|since|again|already|still))? (?:rolled back|reverted|withdrawn|pulled|dropped|undone|abandoned|(?:not|never)(?: yet)?(?: been)? (?:deployed|released|live|pushed|merged|committed|out|published|shipped|in))|[^.\n]{0,60}\b(?:then|and|but|i|we|had to be) (?:then )?(?:was |were )?(?:roll(?:ed)? (?:it )?back|reverted)(?! (?:the|an?|my|our|its|their|some|all) (?!(?:\p{L}+ ){0,2}(?:commits?|changes?|releases?|versions?|deploy\p{L}*|push|merge|patch|builds?|fix|roll-?out|work|thing|site|service|app|hosts?|servers?|production)\b)))\b/iu;
/** In front of the version of what the thing runs on: "uses Node 20.11.1". */
const RUNS_ON =
  /\b(?:us(?:es?|ed|ing)|requires?|requiring|needs?|depends on|supports?|on|with|under|via|by) (?:the )?(?:node(?:\.?js)?|python|ruby|java|jdk|go|php|postgres(?:ql)?|mysql|mariadb|redis|rust|bun|deno|typescript|react|django|rails|nginx|ubuntu|debian|alpine|kubernetes|docker|terraform|gradle|maven|spring(?: boot)?|\.net|angular|vue|elixir|erlang|kotlin|swift|openssl|sqlite|mongodb|npm|pnpm|yarn)[\s`:(]{1,3}$/iu;
const NOT_COMMITTED =
  /\b(?:(?:not|never|n't|nothing)(?: (?:yet|been|was|is|be|anything)){0,2} (?:commit(?:ted)?|pushed|merged)|uncommitted|no commits?|will (?:be )?(?:commit(?:ted)?|pushed?|merged?))\b/iu;

/** Whether a text names a commit, pull request or release that stands. */
function namesStanding(text: string, pattern: RegExp, denied: RegExp | null): boolean {
  for (const { index, 0: name } of text.matchAll(pattern)) {
    const before = lineBefore(text, index);
    const behind = text.slice(index + name.length, index + name.length + 100);
    if (UNDONE_BEFORE.test(before) || UNDONE_BEHIND.test(behind) || RUNS_ON.test(before)) continue;
    if (/^[#!]/.test(name) && OTHER_NUMBER.test(before)) continue;
    if (denied?.test(sentenceAround(text, index)) === true) continue;
    return true;
  }
  return false;
}

function eitherOf(left: RegExp, right: RegExp): RegExp {
  return new RegExp(`${left.source}|${right.source}`, "giu");
}

function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 100), at);
  return near.slice(near.lastIndexOf("\n") + 1);
}

/** The sentence that an offset stands in, cut to what is near. */
function sentenceAround(text: string, at: number): string {
  const from = Math.max(0, at - 160);
  const before = text.slice(from, at);
  const cut = Math.max(
    before.lastIndexOf("\n"),
    before.lastIndexOf(". "),
    before.lastIndexOf("; "),
  );
  const behind = text.slice(at, at + 160);
  const stop = /\n|[.!?;](?=\s|$)/u.exec(behind)?.index ?? behind.length;
  return before.slice(cut + 1) + behind.slice(0, stop);
}

/** Whether something is said to be deployed, and not that it is still to be. */
function isDeployed(text: string): boolean {
  return sentencesOf(text).some((one) => DEPLOYED.test(one.replace(NOT_DEPLOYED, " ")));
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/\n|(?<=[.!?])\s+/u);
}

const PROBED =
  /\b(?:curl|wget|http(?:ie)?|hey|ab|k6|wrk|GET|POST|PUT|HEAD|[Hh]ealth(?:z|check)?|[Pp]robe[ds]?|[Rr]equests?|answers?|answered|responds?|responded|returned|returns|status|ping|smoke test|uptime|dashboard|logs? (?:show|of)|running|pods?)\b/u;
const MEASURED =
  /\b[1-3]\d\d\b|\b\d[\d.,]{0,20}\s?(?:%|ms|s|sec|seconds?|minutes?|requests?|errors?|rps|req\/s|pods?|replicas?|hits?|checks?|probes?)(?![\p{L}\d])/iu;
const NOT_PROBED =
  /\b(?:no (?:live |single |real |actual |http )?(?:requests?|probes?|pings?|curl)\b(?! (?:failed|timed|errored|was|were|took|is|got|went|dropped))|(?:not|never|n't|nobody|without)(?: (?:yet|been|actually|ever|have|has|had)){0,2} (?:sent|sen[dt]ing|send|probed?|probing|curl\p{L}*|ping(?:ed)?|called|calling|requested|checked|verified|tested|tried|r[au]n)\b|(?:should|would|will|ought to|must) (?:\p{L}+ ){0,2}(?:answer|return|respond|give|show|be|get|say|report)\b|(?<!\bas )expect(?:ed|s|ing)?\b(?! (?:and|status)\b)|presumably|probably|in theory)/iu;
const PROBE_FAILED =
  /(?<!\b(?:no|none of the|zero|0) )\b(?:probes?|requests?|curl|ping|health ?checks?|smoke tests?|checks?)\b(?: \p{L}+){0,2} (?:fail(?:ed|s)?|timed out|times out|hung|hangs|errored|was refused|were refused|got no answer)\b|\bconnection (?:refused|reset|timed out)\b/iu;
/** Which requests are meant: "requests that failed before now return 200". */
const FAILED_ONCE =
  / (?:that|which) (?:had )?(?:failed|timed out|hung|errored|was refused|were refused|got no answer)(?=[^.;]{0,30}\b(?:now|before|earlier|previously|until|at first|since|again)\b)/giu;
/** "returned 500", "HTTP 503", "status: 404"; not "returned 500 rows". */
const BAD_STATUS =
  /(?:\b(?:return(?:ed|s)|answer(?:ed|s)?|respond(?:ed|s)|replied|replies|gave|gives|got|gets|status|with|HTTP|code|was|is)|[:=→]|->)[\s`"]{0,3}(?:(?:with|an?|HTTP|code|status|only|still|the)[\s`]{1,3}){0,3}([45]\d\d)\b(?!\s?(?:%|(?!for\b|on\b|in\b|at\b|and\b|from\b|with\b|when\b|as\b|to\b|error|not found|internal|bad|service|gateway|unauthori|forbidden)\p{L}))/giu;
const GOOD_STATUS = /\b[23]\d\d\b(?!\s?(?:ms|requests|rows))/u;

/** Whether a sentence tells of a probe that answered as it ought to. */
function isProbe(sentence: string, asked: string): boolean {
  if (NOT_PROBED.test(sentence) || PROBE_FAILED.test(sentence.replace(FAILED_ONCE, "")))
    return false;
  if (!/[45]\d\d/.test(sentence) || GOOD_STATUS.test(sentence)) return true;
  for (const [, status] of sentence.matchAll(BAD_STATUS))
    if (status !== undefined && !asked.includes(status)) return false;
  return true;
}

function isVerified(output: string, asked: string): boolean {
  if (!PROBED.test(output) || !/\d/.test(output)) return false;
  const told = sentencesOf(output)
    .filter((sentence) => isProbe(sentence, asked))
    .join("\n");
  if (!PROBED.test(told)) return false;
  if (MEASURED.test(told)) return true;
  return (told.match(/\b[45]\d\d\b/gu) ?? []).some((status) => asked.includes(status));
}

/** What satisfies each of the policy file's `required_evidence`. */
export const EVIDENCE_KINDS: readonly (EvidenceKind & { readonly id: Evidence })[] = [
  {
    id: "deploy",
    says: "a commit hash or release named as deployed",
    holds: (output) =>
      isDeployed(output) && namesStanding(output, (releases ??= eitherOf(HASH, RELEASE)), null),
    pass: "Deployed as release 418.",
    fail: "It is deployed.",
  },
  {
    id: "live_verify",
    says: "a probe of the running thing with its figure",
    holds: isVerified,
    pass: "`curl -s host/health` answered 200 in 41 ms",
    fail: "It runs fine in production.",
  },
  {
    id: "tests",
    says: "a test run with its counts and no failure",
    holds: (output) => judgeTestRuns(output) === "passing",
    pass: "17 passed in 0.92s",
    fail: "The tests pass.",
  },
  {
    id: "commit",
    says: "a commit hash or pull request number",
    holds: (output) => namesStanding(output, (commits ??= eitherOf(HASH, PULL)), NOT_COMMITTED),
    pass: "Fixed in 7be04d1c92.",
    fail: "Committed and pushed.",
  },
  {
    id: "artifact",
    says: "a path or url of a thing that was made",
    holds: namesMadeThing,
    pass: "The report is in out/report.pdf",
    fail: "The report is written.",
  },
];
