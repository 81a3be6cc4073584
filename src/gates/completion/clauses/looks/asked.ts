/** Whether what a clause tells of is asked for. */

import type { Hit } from "../rule.ts";

/** Whether what is told of one is asked of each. */
export function isOneForAll({ subject }: Hit): boolean {
  return /\b(?:each|every|all|both|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b/.test(
    subject.doneWhen,
  );
}

/** Words too general to stand for a thing that is asked for. */
export const GENERAL =
  /^(?:the|and|for|with|this|that|are|was|were|all|can|add|added|adding|you|your|its|has|have|from|into|will|would|could|want|need|new|one|two|page|pages|file|files|data|work|works|each|every|use|used|make|made|run|runs|show|shows|test|tests|easily|small|good|later|easy|call|line|step|simple|support|happy|glad|point|case|list|name|time|day)$/;

/** Whether a clause speaks of a thing that done_when asks for by its name, however short. */
export function isOfAsked({ clause, subject }: Hit): boolean {
  for (const [word] of clause.plain.matchAll(/[\p{L}\p{N}]{3,}/gu))
    if (!GENERAL.test(word) && subject.asks(word)) return true;
  return false;
}
