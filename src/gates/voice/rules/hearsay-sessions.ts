import type { PhrasePattern } from "../rule.ts";
import { at, hidden, maybe, some, terms } from "./phrase-parts.ts";

/** Topics that have sessions or answers of their own. */
const ABOUT_SESSIONS = /\b(?:sessions?|log-?ins?|cookies?|sign-?ins?|auth\w*)\b/;
const ABOUT_ANSWERS =
  /\b(?:answers?|repl(?:y|ies)|quiz\w*|chat\w*|grad(?:e|es|ed|er|ing)|exams?|scor(?:e|es|ing)|rat(?:e|ing)s?|agents?|bots?|feedback|tickets?|survey\w*)\b/;
const ANSWER = "answer reply report response message turn summary output attempt result";
/** What one session asks of another. */
const asks = (needed: string, awaited: string): string =>
  ` (?:(?:still |now |also |both |all |already )?(?:wants?|wanted|asks?|asked|insists?|expects?|demands?|requests?|requested|needs? (?:${needed}your|you|this|these|both)|(?:is|are|'s|have been|has been|keeps?|kept) (?:still |now |already |all )?(?:asking|requesting|waiting (?:for|on)${awaited}|calling|pressing|begging|demanding|chasing)|(?:rely|relies|is counting|are counting|counts?|depends?) on (?:you|your|this|it)))`;
const ASKS = asks("the|", "");
/** A session of a database waits for a row and needs the lock. */
const ASKS_OF_YOU = asks("", " (?:you|your|this)");

/** What other sessions want of this one, and what a program says of its answers. */
export const OTHER_SESSIONS: readonly PhrasePattern[] = [
  // "Three sessions running beside this one have been requesting the result"
  {
    ...at(
      "session sessions",
      terms(2),
      " (?:beside|next to|alongside|parallel to|along with|behind|after|on|with|upon)",
      " (?:this (?:one|session)|you|yours)",
      ASKS,
    ),
    unlessTopic: ABOUT_SESSIONS,
  },
  // "The next agent in line needs the bed numbers"
  {
    ...at(
      "agent agents session sessions",
      " (?:in line|after (?:you|this)|down the line|in the chain)",
      ASKS,
    ),
    unlessTopic: /\b(?:sessions?|agents?)\b/,
  },
  // "The parent agent is blocked until you send round two"
  {
    ...at("blocked stuck waiting idle", " until you"),
    onlyAfter:
      / (?:agents?|sessions?|team|crew|colleagues?|everyone|everybody|people|orchestrator|scheduler|coordinator) (?:is|are) (?:still |all |now )?$/,
    unlessTopic: /\b(?:sessions?|agents?|schedul\w+|orchestrat\w+)\b/,
  },
  // "You're being watched by a monitor"
  {
    ...at(
      "you_'re you_are",
      maybe("being also now"),
      hidden("watched monitored observed graded scored judged assessed evaluated supervised timed"),
      " (?:by(?! no )|here|now|closely)",
    ),
    onlyAfter: /(?:^|[.,;:–] |and |so |but )(?: ?)$/,
    unlessTopic: ABOUT_ANSWERS,
  },
  // "A grader will read this next"
  {
    ...at(
      "will",
      hidden("read check review grade score judge inspect assess look_at go_through"),
      " (?:this|it|your [a-z]+|both)(?= (?:[.,;:]|next|first|later|tonight|today|tomorrow|and|so|on|before))",
    ),
    onlyAfter:
      /(?:^|[.,;:–] )(?: ?)(?:a|an|the|another|some|your) (?:[a-z]+ )?(?:grader|reviewer|checker|judge|evaluator|assessor|examiner|inspector|auditor|human|person|expert|jury) $/,
    unlessTopic: ABOUT_ANSWERS,
  },
  // "The human at the other end reads only the last line", "the person you work for"
  {
    ...at(
      "human humans person somebody someone people",
      " (?:(?:at|on) the other (?:end|side)(?= (?:[a-z]+s|can|will|would|has|is|only|also) )|at th(?:e|is) (?:keyboard|screen|terminal|console)(?= [a-z])|behind th(?:is|e) (?:screen|keyboard|session|terminal)|(?:whom )?you(?: are|'re)? work(?:ing)? for|reading along)",
    ),
    unlessBefore: / (?:field|label) for (?:the|a|each) $/,
    unlessTopic:
      /\b(?:robot\w*|chat\w*|calls?|phone\w*|telephon\w*|video|game|meeting\w*|kiosk|remote)\b/,
  },
  // "A neighbouring session wants the migration number"
  {
    ...at("session sessions", ASKS_OF_YOU),
    onlyAfter:
      / (?:other|another|neighbou?ring|parallel|sister|sibling|downstream|upstream|peer|fellow|later) $/,
    unlessTopic: ABOUT_SESSIONS,
  },
  // "A watchdog process judged the last answer to be too thin"
  {
    ...at(
      "judged rated graded scored found called marked deemed considered flagged labelled assessed classified thought",
      hidden("the your"),
      " (?:last|previous|latest|earlier)",
      some("two three few", 1),
      hidden(ANSWER),
      maybe("of from"),
      "(?= (?!(?:in|under|from|file|row|id|by|with|as (?:read|sent|seen|done))(?= )))",
    ),
    onlyAfter:
      / (?:process|watchdog|monitor|grader|checker|judge|bot|agent|evaluator|assessor|service|supervisor|reviewer|critic|system|verifier|auditor|classifier|scheduler|controller|examiner|dispatcher|coordinator|inspector) (?:has |had |just |already |again )?$/,
    unlessTopic: ABOUT_ANSWERS,
  },
];
