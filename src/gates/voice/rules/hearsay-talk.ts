import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, terms, words, THE } from "./phrase-parts.ts";

/** What one person passes to another. */
const NOTE =
  "word note message line heads-up reminder greetings shout ping nudge memo request ask question plea";
/** What only people do for a living; with "who" it makes the name before it a person's. */
const KEEPS =
  "owns runs leads heads manages looks_after signs pays chairs handles keeps works sits oversees does is has wrote started founded leads_on decides";
const DEPARTMENT =
  "kitchen product sales marketing legal finance support design office accounts accounting operations procurement compliance hr warehouse shop lab studio editorial security qa dispatch engineering platform management purchasing logistics payroll infra newsroom workshop";
const CHANNEL =
  " (?:#[a-z-]+|slack|teams|discord|whatsapp|signal|zoom|telegram|mattermost|the (?:[^ ]+ )?(?:chat|channel|thread|group))";
/** Topics in which messages and channels are what is built. */
const ABOUT_CHANNELS =
  /\b(?:slack|teams|discord|whatsapp|telegram|mattermost|chat\w*|bots?|channels?|notif\w*|messag\w*|mail\w*|inbox\w*|mailbox\w*|integrations?|webhooks?)\b/;

/** What came by a note, a call, a channel or a meeting: "popped by to ask", "quick question from Ida", "raised in the stand-up". */
export const TALKED_OF: readonly PhrasePattern[] = [
  // A name nobody has heard of is a person's when "who" or a department follows.
  at(NOTE, " from [a-z'-]+", maybe("[a-z'-]+"), " , who", words(1), one(KEEPS)),
  at(NOTE, " from [a-z'-]+", one("in at over_in from down_in up_in over_at"), THE, one(DEPARTMENT)),
  {
    ...at("word heads-up greetings shout plea regards", " from [a-z'-]+ [:–]"),
    unlessTopic: /\b(?:words?|greetings?|dictionar\w*|vocabular\w*)\b/,
  },
  {
    ...at(
      "quick",
      one("one word question note reminder message ping"),
      " from [a-z'-]+",
      "(?= [:–.,(])",
    ),
  },
  at(
    "dropped popped stopped swung came",
    one("by round over"),
    one("to about with asking wondering"),
    "(?! (?:a|an|the|one|two|[0-9]))",
  ),
  { ...at("in_touch"), onlyAfter: / (?:been|got|gets|get back) $/ },
  at("reached_out checked_in", one("to about again asking")),
  at("off_the_phone off_the_line off_a_call", one("with to from")),
  {
    ...at("heard hearing", " from (?:the |our )?[a-z'-]+", one(": , that . – about again")),
    onlyAfter: /^ (?:just |having |i |we |i 've |we 've |have )?$/,
  },
  {
    ...at("in", one("my our"), one("inbox mailbox dms messages mail queue slack")),
    onlyAfter: / (?:landed|arrived|came|got|is|was|sits|been|turned up) (?:[^ ]+ ){0,2}$/,
    unlessTopic: ABOUT_CHANNELS,
  },
  {
    ...at(
      "request ask wish question complaint plea",
      words(2),
      one("on in over via"),
      CHANNEL,
      "(?= (?:[.,;:!–]|for|to|about|that|this|from)| $)",
    ),
    unlessTopic: ABOUT_CHANNELS,
  },
  {
    ...at(
      "saw read heard got spotted raised mentioned this_from",
      words(4),
      one("on in over via"),
      CHANNEL,
      "(?= (?:[.,;:!–]|that|about|this|today|yesterday|earlier|again)| $)",
    ),
    unlessTopic: ABOUT_CHANNELS,
    onlyAfter: /^ (?:just |i |we |was |it was |this was |came |got |has been |been )*$/,
  },
  {
    ...at(
      "came comes",
      maybe("up again"),
      maybe("again"),
      one("in at during from out_of"),
      THE,
      maybe("last morning weekly sprint"),
      one(
        "stand-up standup retro retrospective planning meeting huddle demo sprint_review call catch-up",
      ),
    ),
    unlessTopic: /meeting|calendar|call|demo|plan/,
  },
  // "Fwd from Hanne:", "Msg from the front desk:"
  {
    ...at("fwd fwded msg", maybe("from by of"), words(4), "(?= [:>])"),
    onlyAfter: /^ (?:[>*•–-] )?$/,
    unlessTopic: ABOUT_CHANNELS,
  },
  {
    ...at("phone line", "(?= (?:[.,;:!–]|about|again|and|because|over|for)| $)"),
    onlyAfter: / (?:is|are|was|been|'s) on the $/,
  },
  at(
    "wrote called rang emailed phoned",
    one("in again twice round"),
    "(?= (?:[.,;:!–]|about|to|that|this|because|yesterday|today)| $)",
  ),
  at("asking", " for a", one("colleague friend mate neighbour neighbor")),
  at(
    "okayed approved agreed decided discussed promised settled cleared requested raised mentioned announced stressed reported made_clear made_plain pointed_out",
    terms(4),
    one("at in during after on"),
    THE,
    terms(2),
    one(
      "meeting stand-up standup planning retro retrospective sync kick-off kickoff committee daily all-hands call workshop phone board conference",
    ),
    "(?= (?:[.,;:!–]|that|and|so|last|on|yesterday|to|already)| $)",
  ),
];
