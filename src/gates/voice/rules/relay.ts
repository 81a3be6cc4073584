import { STATE_THE_WORK, type PhraseRule } from "../rule.ts";
import { BEGINS, FROM_A_THING, HANDED_ON, PASSES_ON, PASSING, TELLS } from "./handed-on.ts";
import { anchorsIn, at, listed, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

/** Who a message may be passed on for. */
const WHO =
  "svc operator operators user client customer owner boss management supervisor scheduler dispatcher monitor orchestrator cto ceo coo cfo ciso manager managers lead head director administrator admin leadership stakeholder stakeholders headquarters hq sponsor upstairs board team committee council department office";
const CARRIED =
  "relayed passed forwarded handed transmitted conveyed routed delivered sent issued came comes arrived arrives coming arriving reached reaches dispatched brought";
const ITEM =
  "this it that the_following a_note a_message a_request a_task a_reminder an_instruction a_word word the_word the_message the_request the_note";
/** Topics in which such roles are programs that do pass messages. */
const PASSES_MESSAGES =
  /\b(?:relay\w*|forward\w*|dispatch\w*|schedul\w*|monitor\w*|supervis\w*|orchestrat\w*|messag\w*|mail\w*|e-mail\w*|clients?|users?|notif\w*|chat|queue|broker)\b/;

const RELAYING =
  "passing relaying forwarding handing conveying transmitting bringing sharing sending repeating delivering";
const WHOEVER = "(?: (?!to )[^ ,.;:!?()]+){1,5}?";
/** "for" as often tells a purpose: "for a second pass", "for debugging". */
const FOR_SOMEBODY = `(?: from${FROM_A_THING}| for${FROM_A_THING} (?:the(?! (?:last|first|second|next|same|whole|other) )|our|ward|team|crew)| on behalf of)${WHOEVER}`;

/** The nudge is the messenger of somebody. */
export const RELAY_RULES: readonly PhraseRule[] = [
  {
    id: "voice.attribution.relay",
    sentence: "The nudge passes on a message for somebody.",
    advice: STATE_THE_WORK,
    anchors: [
      ...anchorsIn(WHO),
      ...listed(RELAYING),
      ...listed("relayed passed forwarded handed sent message"),
      ...listed("messenger go-between mouthpiece carrier courier me us following bring tell"),
    ],
    patterns: [
      {
        ...at(CARRIED, words(4), one("via through by from over by_way_of"), THE, " svc"),
        unlessTopic: /\b(?:kube\w*|k8s|cluster|helm|istio|mesh)\b/,
      },
      {
        ...order(
          CARRIED,
          terms(3),
          one("via through by from for"),
          THE,
          terms(1),
          one(WHO),
          "(?= [:–])",
        ),
        unlessTopic: PASSES_MESSAGES,
      },
      order(
        RELAYING,
        maybe("you"),
        one(ITEM),
        maybe("on along down over up to_you"),
        one("from for via through by on_behalf_of"),
        THE,
        terms(2),
        one(WHO),
      ),
      // Whoever it is from: "passing this along from the news desk: …".
      {
        ...at(
          PASSING,
          maybe("you"),
          one(ITEM),
          maybe("on along down over up to_you on_to_you"),
          FOR_SOMEBODY,
          TELLS,
        ),
        onlyAfter: BEGINS,
        unlessTopic: PASSES_ON,
      },
      {
        ...at(
          PASSING,
          one("on along down this_along this_on this_down"),
          maybe(ITEM),
          FOR_SOMEBODY,
          "(?: [:–](?! (?:[0-9]|`))|(?= ,(?! (?:we|it|this|that|they|you|which|so|and|or|but|then|after|before|with|without|as|not|where) )))",
        ),
        onlyAfter: BEGINS,
        unlessTopic: PASSES_ON,
      },
      {
        ...at(
          PASSING,
          maybe("you"),
          one("on along down this_along this_on this_down"),
          " what",
          terms(5),
          one("sent said says wrote writes noted asked told wants wanted thinks found"),
          TELLS,
        ),
        onlyAfter: BEGINS,
        unlessTopic: PASSES_ON,
      },
      {
        ...at("relaying forwarding relayed forwarded", FOR_SOMEBODY, TELLS),
        onlyAfter: BEGINS,
        unlessTopic: PASSES_ON,
      },
      {
        ...at("passed handed sent", one("on along down up"), FOR_SOMEBODY, TELLS),
        onlyAfter: BEGINS,
        unlessTopic: PASSES_ON,
      },
      at(
        "come comes came",
        " to you",
        maybe("straight directly"),
        " from",
        THE,
        terms(1),
        one(WHO),
        "(?= (?:[.,;:!–]|who|which|and)| $)",
      ),
      order(
        "from",
        THE,
        terms(1),
        one(WHO),
        one("comes came"),
        THE,
        one("message news note notice order reminder request word"),
      ),
      order(
        "from via through by_way_of courtesy_of straight_from direct_from directly_from fresh_from compliments_of",
        THE,
        terms(1),
        one(WHO),
        " [:–]",
      ),
      order(
        "message note word news request instruction instructions order orders update notice reminder task directive memo",
        maybe("just received passed_on relayed forwarded"),
        one("from via through by"),
        THE,
        terms(2),
        one(WHO),
        "(?= [:–,])",
      ),
      {
        ...at(
          "what_follows the_following this_message this_nudge this_note this_request this_task",
          one("comes came is was has reaches reached arrives arrived originates stems"),
          words(2),
          one("from by"),
          THE,
          terms(2),
          one(WHO),
          "(?= (?:[.,;:!–]|and|who)| $)",
        ),
        unlessTopic: PASSES_MESSAGES,
      },
      {
        ...at(
          "this_is here_is here_'s",
          maybe("a an the another"),
          one("message note reminder request order word call ask notice plea"),
          ` from${FROM_A_THING}`,
          "(?: (?!to |[0-9])[^ ,.;:!?()]+){1,4}?",
          TELLS,
        ),
        unlessTopic: PASSES_MESSAGES,
      },
      ...HANDED_ON,
      at("shoot_the_messenger only_the_messenger just_the_messenger merely_the_messenger"),
      at("as me", one("a the"), one("messenger go-between mouthpiece"), one("for of")),
    ],
    passes: [
      { output: "The following came in with the last merge: two unused files. Delete them." },
      { output: "The proxy passes it on unchanged, so the header arrives twice. Strip it." },
      {
        goal: "Mail relay",
        doneWhen: "headers are kept",
        output: "Sent through the dispatcher: the header loses its case. Keep it.",
      },
      { output: "Passing the limit from the command line has no test. Write one." },
      { output: "Relaying this from the cache: 12 ms; from the origin: 140 ms. Tabulate both." },
      { output: "This is a note from line 4 of the log: gate shut. Count it." },
      { output: "Sent by mistake: the second receipt. Check the flag before the call." },
    ],
    fails: [
      { output: "The following reached us from Esbjerg: alarm 7 has no time." },
      { output: "A request has been passed on to me for you: the totals need a test." },
      { output: "Here is a reminder from the yard: gate 4 is missing." },
      { output: "Handing this down from the board: the totals have no test." },
      { output: "Delivered via svc: the parser drops the last row, mend it." },
      { output: "Passing this along from the news desk: the ticker must show the time." },
      { output: "Straight from the CTO: finish the export." },
    ],
  },
];
