/** "CI is green with 12 tests.": what ran them is told as green, and the tests behind it as those that it ran. */

import { isSupposed } from "../../../domain/test-runs/supposed.ts";
import { sentencesOf } from "./told.ts";

/** "npm test", "go test ./..." */
const COMMAND =
  "(?:(?:pytest|jest|vitest|mocha|rspec|phpunit|ctest|playwright|cypress|tox|nox|(?:npm|pnpm|yarn|bun|deno|go|cargo|zig|swift|dotnet|mix|flutter|mvn|gradle|make|rake)(?: run)? (?:tests?|check|verify)(?::[\\w-]{1,20})?)(?: (?=\\w{0,40}[./:@*=-])[\\w./:@*=-]{1,40}){0,3}?`?)";
const RUNNER =
  "(?:ci|cd|ci/cd|pipelines?|builds?|suites?|workflows?|jobs?|checks|actions|runs?|runners?|jenkins|gitlab|buildkite|circleci|travis|teamcity|bamboo)";
/** No part of what ran them is called: a denial, or another time or place. */
const LEADS_OFF =
  "(?:no|not|never|nor|neither|if|when|once|until|unless|before|while|on|in|at|by|with|without|yesterday|earlier|previously|formerly|originally|initially|last|first|button)";
const GREEN =
  "(?:(?:is|are|was|were|stays?|stayed|remains?|runs?|ran|came(?: (?:back|out))?|comes(?: (?:back|out))?|turned|went|goes|finished|ended|completed)(?: (?:now|still|again|all|fully|completely|through)){0,2} (?:green|passing|ok|successful(?:ly)?)|pass(?:es|ed)?|succeed(?:s|ed))";
/** "go test ./... ok, 17 tests": the outcome of a command, without a verb. */
const BRIEFLY = "(?::| -| –| —)? (?:ok|green|pass(?:es|ed|ing)?)[,:;]? (?:all )?";
const COUNT =
  "(?:[1-9]\\d{0,6}|[1-9]\\d{0,2},\\d{3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a dozen)";
const TESTS = "(?:[\\p{L}-]{1,20} ){0,2}?(?:tests|specs|test cases|scenarios)";

let green: RegExp | undefined;

/** What is told behind it of tests that did not pass, or were none. */
const EXCEPT =
  /\b(?:but|except|apart|fail\p{L}*|red|broken|unless|if|once|until|when|without|fewer|less|instead|missing|lost|flak\p{L}*|to-?do|the rest|not(?! (?:one|a single)\b)|\p{L}+n['’]t)\b|(?<!\b(?:no|none|not one|0|zero) (?:of them )?(?:(?:is|are|was|were) )?)\b(?:skip\p{L}*|disabled|ignored|excluded|quarantined|pending|crash\p{L}*|errors?|timeouts?|timed out|hung|hangs|aborted|killed|cancell?ed)\b/iu;

/** Whether a sentence tells that what runs the tests is green, and how many it ran. */
export function tellsGreenRun(text: string): boolean {
  if (!/\b(?:tests|specs|cases|scenarios)\b/iu.test(text)) return false;
  green ??= new RegExp(
    `(?:^|[,;] (?:and )?|(?<!\\b(?:says?|said|reads?)): )\\W{0,8}(?:(?:the|our|my|this|today['’]s|and|now|after that|then|github|gitlab) ){0,2}(?:(?!${LEADS_OFF}(?!\\p{L}))[\\p{L}-]{1,20} ){0,2}?(?:${COMMAND}${BRIEFLY}|(?:${COMMAND}|${RUNNER}(?: (?:run|job|pipeline|build|on (?:main|master)))?(?: #?\\d{1,7})?)(?: now| still| again)? ${GREEN}(?: (?:now|again|too|there))?(?:,? (?:with|over|across|on|at|for|after|running) (?:all |its |the |all the |all its ){0,2}|(?<= pass(?:es|ed)) all (?:of )?(?:its |the )?))${COUNT} ${TESTS}(?: run| passed| passing| in total)?(?=\\s*[.!]?\\s*$|[,;:(]|\\)| \\(| (?:in|within) (?:about |under )?\\d| on (?:linux|macos|windows|main|master|all|both|every)(?!\\p{L})| for (?:the|all|both|each|every)(?!\\p{L})| (?:and|again|now|too|here|after (?:the|my|this|our) (?:fix|change|merge|patch|rebase))(?!\\p{L}))`,
    "iu",
  );
  return sentencesOf(text).some((sentence) => {
    const end = green?.exec(sentence);
    if (end === null || end === undefined || isSupposed(sentence) || sentence.endsWith("?"))
      return false;
    return !EXCEPT.test(sentence);
  });
}
