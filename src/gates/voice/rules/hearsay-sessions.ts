import type { PhrasePattern } from "../rule.ts";
import { at, hidden, maybe, some, terms } from "./phrase-parts.ts";

/** Topics that have sessions or answers of their own. */
const ABOUT_SESSIONS = /\b(?:sessions?|log-?ins?|cookies?|sign-?ins?|auth\w*)\b/;
const ABOUT_ANSWERS =
  /\b(?:answers?|repl(?:y|ies)|quiz\w*|chat\w*|grad(?:e|es|ed|er|ing)|exams?|scor(?:e|es|ing)|rat(?:e|ing)s?|agents?|bots?|feedback|tickets?|survey\w*)\b/;
const ANSWER = "answer reply report response message turn summary output attempt result";
/** What one session asks of another. */
const ASKS =
  " (?:(?:still |now |also |both |all |already )?(?:wants?|wanted|asks?|asked|insists?|expects?|demands?|requests?|requested|needs? (?:the|your|you|this|these|both|all|it|a|an)|(?:is|are|'s|have been|has been|keeps?|kept) (?:still |now |already |all )?(?:asking|requesting|waiting (?:for|on)|calling|pressing|begging|demanding|chasing)|(?:rely|relies|is counting|are counting|counts?|depends?) on (?:you|your|this|it)))";

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
  // "A neighbouring session wants the migration number"
  {
    ...at("session sessions", ASKS),
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
      "(?= (?!(?:in|under|from|file|row|id|by|with)(?= )))",
    ),
    onlyAfter:
      / (?:process|watchdog|monitor|grader|checker|judge|bot|agent|evaluator|assessor|service|supervisor|reviewer|critic|system|verifier|auditor|classifier|scheduler|controller|examiner|dispatcher|coordinator|inspector) (?:has |had |just |already |again )?$/,
    unlessTopic: ABOUT_ANSWERS,
  },
];
