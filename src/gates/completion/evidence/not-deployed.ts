/** What is named beside a deploy and is none: the tool that does it, a release on a machine of one's own. */

import { RUNTIMES } from "./commits.ts";

/** "Deployed with Helm 3.14.0", and not "with release 2.14.0", "with the hotfix 2.14.1". */
const BY_TOOL =
  /\b(?:with|using|via|by|through|by means of) (?:the )?(?!(?:releases?|versions?|commits?|revision|build|tag|rev|image|hot-?fix|fix|patch|firmware|bundle|package|app|apps|web|api|server|service|client|site|front-?end|back-?end|worker|parser|new|latest|current|its|our|all|both)\b)[\p{L}][\p{L}\d.+-]{1,20} (?:cli |client |command |charts? )?[`(]{0,2}$/iu;
/** Where a release may lie and is not deployed, unless that is asked for. */
const OWN_PLACE =
  /\b(?:on|to|in|onto|at) (?:(?:my|our|the|a|an|your|his|her|this) ){0,2}(?:own )?(?:(?:local|dev(?:elopment)?|private) (?:[\p{L}-]{1,20} ){0,1}?)?(laptop|localhost|minikube|workstation|notebook|(?<=\blocal )(?:cluster|machine|docker|server|host|environment|stack)|(?<=\b(?:my|your|his|her) (?:own )?)(?:machine|computer|desktop|pc|mac))(?![\p{L}\d])/iu;
/** "Node 20.11.1 is deployed on the build host": what the work is built with. */
const FOR_BUILDS = new RegExp(
  `\\b${RUNTIMES} v?\\d[^;\\n]{0,80} (?:on|to|in) (?:(?:the|our|all|both|every) ){0,2}((?:build|ci) (?:hosts?|servers?|machines?|agents?|nodes?|runners?))(?!\\p{L})`,
  "iu",
);
/** "Deployed v1.2.0 locally." */
const AT_HOME =
  /\b(?:(?:deployed|released|rolled out|shipped|installed|runs|running)\b(?:(?! (?:that|which|who|where|whose)\b)(?:[^,;.\n]|\.(?=\d))){0,60} |^)(locally)(?!\p{L})/iu;
const ELSEWHERE = /\b(?:production|prod|staging|all (?:\p{L}{1,12} ){0,2}(?:hosts?|servers?))\b/iu;

/** "The vendor released 7.2.0 of its library": not to the places of this work. */
const BY_MAKER =
  /\b(?:the|their|its) (?:vendor|maker|manufacturer|supplier|maintainer|author|publisher)s?(?: (?:of|behind) [^,;.\n]{1,40})? (?:(?:has|have|had|also|just|already) ){0,2}(?:released|published|shipped|launched)(?!\p{L})(?![^;\n]{0,80}\b(?:production|prod|our|us|all|both|every|each)\b)/iu;

/** Whether a sentence tells of a release that somebody else brought out. */
export function isOfMaker(sentence: string): boolean {
  return BY_MAKER.test(sentence);
}

/** Whether the words in front of a version make it that of a tool. */
export function isOfTool(before: string): boolean {
  return BY_TOOL.test(before);
}

/** "Tested locally: GET /orders returned 200." */
const TRIED =
  /\b(?:tested|checked|verified|tried|probed|curled|measured|ran|run|runs|running|started|up)(?: (?:it|this|that|all|them|the \p{L}{1,20}))? (locally)(?!\p{L})|\d{1,7} (locally)(?!\p{L})/iu;

/** Whether what a sentence probes runs for its writer alone. An address of `localhost` says no such thing: the writer may be on the server. */
export function isTriedAtHome(sentence: string, asked: string): boolean {
  return (
    isOnOwnMachine(sentence, asked) ||
    (TRIED.test(sentence) && !ELSEWHERE.test(sentence) && !/\blocal/iu.test(asked))
  );
}

/** Whether a sentence puts a release on a machine of its writer's own; `asked` is goal and done_when. */
export function isOnOwnMachine(sentence: string, asked: string): boolean {
  const place = (OWN_PLACE.exec(sentence) ??
    AT_HOME.exec(sentence) ??
    FOR_BUILDS.exec(sentence))?.[1];
  return (
    place !== undefined &&
    !ELSEWHERE.test(sentence) &&
    !asked.toLowerCase().includes(place.toLowerCase())
  );
}
