import { STATE_THE_WORK, type PhraseRule } from "../rule.ts";
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

/** The nudge is the messenger of somebody. */
export const RELAY_RULES: readonly PhraseRule[] = [
  {
    id: "voice.attribution.relay",
    sentence: "The nudge passes on a message for somebody.",
    advice: STATE_THE_WORK,
    anchors: [...anchorsIn(WHO), ...listed("messenger go-between mouthpiece")],
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
        "passing relaying forwarding handing conveying transmitting bringing sharing sending repeating delivering",
        maybe("you"),
        one(ITEM),
        maybe("on along down over up to_you"),
        one("from for via through by on_behalf_of"),
        THE,
        terms(2),
        one(WHO),
      ),
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
      at("shoot_the_messenger only_the_messenger just_the_messenger merely_the_messenger"),
      at("as me", one("a the"), one("messenger go-between mouthpiece"), one("for of")),
    ],
    passes: [
      {
        goal: "Mail relay",
        doneWhen: "headers are kept",
        output: "Sent through the dispatcher: the header loses its case. Keep it.",
      },
      { output: "Passing the limit from the command line has no test. Write one." },
      { output: "Sent by mistake: the second receipt. Check the flag before the call." },
    ],
    fails: [
      { output: "Handing this down from the board: the totals have no test." },
      { output: "Delivered via svc: the parser drops the last row, mend it." },
      { output: "Straight from the CTO: finish the export." },
    ],
  },
];
