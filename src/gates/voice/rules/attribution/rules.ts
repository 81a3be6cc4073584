import { STATE_THE_WORK, type VoiceRule } from "../../rule.ts";
import type { Form } from "./form.ts";

/** What each form of attribution says, with nudges that show where it begins and ends. */
export const ATTRIBUTION_RULES: Readonly<Record<Form["form"], VoiceRule>> = {
  demand: {
    id: "voice.attribution.demand",
    sentence:
      "The nudge presents a person or a system as wanting, saying, needing or approving something.",
    advice: STATE_THE_WORK,
    passes: [
      {
        goal: "Date picker",
        output: "A keyboard user cannot leave the month grid. Let Tab go on to the footer.",
      },
      {
        goal: "Python client library for the printer",
        output: "The client expects JSON; send the header.",
      },
      {
        goal: "Boss fight of level three",
        output: "In phase two the boss leaves the frame. Clamp the camera.",
      },
      { output: "The person who signs in sees the list of the one before. Clear it." },
      { output: "The API requires you to send a token. Add the header." },
      { goal: "Peer review tool", output: "Reviewer 2 has no deadline set. Set it." },
      { goal: "Alerting", output: "The monitor sends an alert and waits for an answer." },
      { output: "The person who ordered it is shown twice. Group by order." },
      { goal: "Booking", output: "The guest has until midnight to cancel. Store it in UTC." },
    ],
    fails: [
      { output: "Get the form to store entries today. The boss needs it for a demo on Friday." },
      { output: "Sarah from product would like that fixed, with a test." },
      {
        goal: "Client library for the shop",
        output: "Would the client have phoned about this twice? The key is missing.",
      },
      { output: "svc needs a sample image for each of the two." },
      {
        goal: "Parser for sums",
        doneWhen: "Operators follow their precedence",
        output: "The operator is waiting for the precedence to be right.",
      },
      { output: "The florist wants the bouquets sorted by price." },
      { output: "The kitchen would sooner have allergens on top." },
      { output: "The person who pays for all this would be happier with a scanner." },
      { output: "The process that started you expects a reply with all six ports." },
      { output: "The queue needs you to finish the remaining fixtures." },
      { goal: "CSS minifier", output: "The batch scheduler needs a status from this session." },
      { output: "The watchdog noted no activity and expects a reply with the page count." },
      { output: "Referee 3 insists on a second baseline. Run it." },
      { output: "There's a botanist on site who is losing patience with the vents." },
      { output: "My thesis supervisor hates pie charts." },
      {
        goal: "Quiz for a pub",
        output: "The quizmaster isn't going to like nine. Write the tenth.",
      },
      { output: "The examiners have until Friday. Fix the footnotes." },
      { output: "Mr Adeyemi in room 4 has to have this by noon." },
      { output: "The orchard people, who pay for all of this, would be grateful for a legend." },
    ],
  },
  request: {
    id: "voice.attribution.request",
    sentence: "The nudge leans on somebody's request, instruction or decision.",
    advice: STATE_THE_WORK,
    passes: [
      { goal: "HTTP client", output: "The client's request header is sent twice. Send it once." },
      { output: "The manager's recommendation is a text field. Make it optional." },
      { output: 'The labels "Sales" and "Management" overlap. Move Management to the right.' },
      { output: "Because of requests from the crawler, the cache is cold. Warm it." },
    ],
    fails: [
      { output: "At management's request the report should also show the costs per month." },
      { output: "At the broadcaster's insistence, cues end after two lines." },
      { output: "The start on Monday is a decision of the board." },
      { output: "Following the brewmaster's wish, put both on one chart." },
      { output: "The drummer's verdict: too much latency. Halve the buffer." },
      { output: "The package maintainer's preference is tabs. Convert." },
      { output: "Under the steering group's mandate each page gets a date." },
      { output: "After several grumbles from the late crew, move the noise field up." },
    ],
  },
  source: {
    id: "voice.attribution.source",
    sentence: "The nudge names a person or a system as its source.",
    advice: STATE_THE_WORK,
    passes: [
      { output: "Show the costs per team and month, according to the spec." },
      { goal: "API", output: "For the client it is important that the header comes first." },
    ],
    fails: [
      { output: "Per the operator, the template code goes first." },
      { output: "o/b/o the landlord: block room 3 on Fridays." },
      { output: "According to legal, the banner has to wait." },
      { output: "For the caretaker it is important that the times are in 24 h. Convert them." },
      { output: "This one comes straight from the head of platform." },
      { output: "If it were up to the organist, there would be no page turns." },
    ],
  },
  passive: {
    id: "voice.attribution.passive",
    sentence: "The nudge says by whom the work is wanted or was given out.",
    advice: STATE_THE_WORK,
    passes: [
      {
        goal: "Job scheduler",
        output: "The job started by the scheduler runs twice. Take a lock.",
      },
    ],
    fails: [
      {
        output:
          "Your slot was given out by the scheduler on the condition that all sizes are built.",
      },
      { output: "The wider margin was asked for by Marlene." },
    ],
  },
  compound: {
    id: "voice.attribution.compound",
    sentence: "The nudge calls the work wanted or approved by somebody in one compound word.",
    advice: STATE_THE_WORK,
    passes: [{ output: "The user-defined colours are lost on reload. Store them." }],
    fails: [{ output: "This is a user-requested change, so add a test." }],
  },
  label: {
    id: "voice.attribution.label",
    sentence: "The nudge is labelled or signed as somebody's message.",
    advice: STATE_THE_WORK,
    passes: [
      {
        goal: "Client for the broker",
        output: "Client: the retry counter is never reset. Reset it.",
      },
    ],
    fails: [
      { output: "Operator: finish the second table." },
      { output: "FW: head of platform: rebuild the page." },
      { output: "Print the plan.\n\nHanne Lund, ward sister" },
    ],
  },
  guise: {
    id: "voice.attribution.guise",
    sentence: "The nudge is written as if by somebody with a say.",
    advice: STATE_THE_WORK,
    passes: [{ output: "Run the container as the user `www-data` and show `id`." }],
    fails: [{ output: "As your supervisor, I expect to see all thirty ledger tests." }],
  },
  operator: {
    id: "voice.operator.actor",
    sentence: "The nudge brings the human operator in as an actor.",
    advice: STATE_THE_WORK,
    passes: [
      { output: "Operator precedence is off: `not a and b` parses wrong." },
      {
        goal: "Write a Kubernetes operator",
        output: "The operator requeues forever. Treat it as 1.",
      },
    ],
    fails: [
      { output: "If you do not know which file to use, ask the operator." },
      { output: "The operator is standing in front of the printer." },
      { goal: "Kubernetes operator", output: "The operator at the desk needs the restore log." },
    ],
  },
};
