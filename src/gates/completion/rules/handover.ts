/** A step handed to the reader. Whatever the step is, it counts. */

import { words, type Rule } from "../rule.ts";
import { SET_UP } from "./lexicon.ts";

const ADVICE =
  "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.";

/** What an operator is told to do at a machine or in a console. */
const OPERATE =
  "(?:open|pick|choose|paste|tick|click|go to|navigate to|select|press|close|run|copy|compare|set|enter|install|connect|plug in|burn|restart|log in|sign in|visit|type|check|flip|turn|switch|upload|point|save|create|add|call|order|send|download|export|import|rotate|replace|swap|mount|solder|push|merge|deploy|apply|fill in|put|insert|remove|unplug|power|hold|flash|reboot|register|enable|activate|edit|scroll|drag|sign|print|fold|cut|glue|screw)";

export const HANDOVER_RULES: readonly Rule[] = [
  {
    id: "completion.handover.you-need-to",
    patterns: words(
      "you(?:'ll| will| would|'d)?(?: still| just| only| then| also| now| first| probably)* (?:need|have|must|want|ought|are|might want|may want|should|might need|may need|may have|gotta)(?: only| just| still| then| also)*(?: got| going| required| free| expected| supposed)? to (?!know|see|worry|be aware|hear|remember that)",
      "you(?:'ll| will| would)?(?: still| just| only| then| also| now| first)* need (?:an?|the|your|some|access|at least|two|one|§)",
      `you (?:must|should|shall|ought to|might|may)(?: still| just| only| then| also| now| first)* ${SET_UP}\\b`,
      "(?:(?:please|kindly|then|just|and|now|first) )+you ",
      "you(?:'re| are) (?:responsible|in charge|to|left)\\b",
      `(?:once|after|as soon as|provided(?: that)?|assuming|given that|if|when|until|unless) you(?:'ve| have|'ll| will)?(?: \\w+ly)? (?:got |been )?(?:added|supplied|provided|filled|configured|installed|created|enabled|plugged|wired|hooked|connected|merged|registered|chosen|decided|confirmed|approved|granted|generated|put|add|supply|provide|fill|configure|install|create|enable|plug|wire|hook|connect|merge|register|decide|confirm|approve|grant|give me|tell me|let me|have (?:the|an?|access|time|your))\\b`,
      "you can(?: now| then| easily| simply| later| always| just| also)* (?:plug|wire|hook|fill|supply|provide|swap|drop in|implement|complete|finish|finali[sz]e|connect|replace|add (?:the|your|it|them|real|actual|missing)|put (?:in|your)|insert|extend (?:it|this) (?:to|with|for)|adapt|merge|deploy|run the (?:migration|deploy|rest)|take it from|carry on|continue|pick (?:it|this) up)",
      "(?:by|to|for|from) yourself",
      "you yourself",
      "(?:needed|required|expected|left|remaining|asked|missing|wanted|due|necessary) (?:from|of|by|for|on) (?:you|your)",
      "feel free to (?:fill|implement|complete|finish|wire|plug|connect|add (?:the|your|any) (?:missing|remaining|rest|real)|replace|write|supply|provide|put|hook|swap|extend it)",
      "your(?:s| turn| call| job| side| end| part| responsibility| decision)\\b(?= (?:to|now|next|is|:)|[.:,!]|$)",
    ),
    unless:
      /\byou (?:do not|don't|will not|won't|no longer) (?:need|have)|when you (?:need|have|want) to|if you (?:need|want|have|would like|wish|like) to|you (?:have|are) (?:got )?(?:the )?(?:choice|option|permission|logged)|(?:asks?|tells?|says?|reads?|prompts?|prints?|shows?|warns?) .{0,30}you(?:'ll| will| have| need| must)|all you (?:need|have)(?: to)? (?:is there|works)/,
    cancelledBy: ["negation", "subject"],
    check: ({ text, match }) =>
      !/\b(?:nothing|no longer|not|n't|never)\b[^.]{0,12}$/.test(text.slice(0, match.index)),
    says: "The message hands the reader a step.",
    advice: ADVICE,
    examples: {
      reject: [
        "You'll need to add the key.",
        "You still have to print the labels.",
        "To finish, you must point the record at the new host.",
        "It works once you supply the paper.",
        "I left a hook in which you can plug in the index.",
        "The rest is yours to decide.",
      ],
      accept: [
        "You don't need to do anything.",
        "You can filter the list by date.",
        "You no longer have to log in twice.",
      ],
    },
  },
  {
    id: "completion.handover.on-you",
    patterns: words(
      "(?:is|are|was|be|that's|it's|now|rests|falls|then|left|over|remains) (?:up |on |down |over |left |entirely |all |yours? |with )?(?:on|to|up to|down to|over to|with|for) you(?:r \\w+)?(?: to \\w+| now|[.,!:;]|$)",
      "(?:over|up|left|back) to (?:you|the reader|your \\w+)",
      "(?:left|an exercise) (?:as an exercise )?(?:to|for) (?:the )?(?:reader|others|whoever)",
      "in your hands",
      "(?:is|are|remains?|would be|will be) (?:something|a job|a task|a matter|work|one|a question|a thing) (?:that |which )?(?:for )?(?:the|your|our|their|somebody|someone|others|another) ?\\w*",
      "for you to \\w+",
      "(?:bring|supply|provide|add|use|insert|enter|fill in|plug in|put in|drop in|attach|swap in|with) your own",
      "your (?:own )?(?:\\w+ )?(?:needs?|must|has to|have to|should)",
      "(?:needs?|requires?|awaits?|awaiting|wants?|waits for|waiting for|pending|subject to|depends on|without|lacks?) your (?!browser)",
      `(?:someone|somebody|the team|your team|an? (?:operator|admin|administrator|maintainer|human|colleague|dba|designer|person)|the (?:operator|admin|administrator|maintainers?|owner|dba|designer|ops team|client|customer|legal team|finance team)|ops|whoever \\w+|others)(?: (?:on|in|from|of|at|with) (?:[\\w-]+ ){0,2}[\\w-]+)? (?:still |then |now |on \\w+ )?(?:(?:will |would )?(?:needs?|has|have|is|are) to|must|should|ought to)(?: still| then| now| first)* ${SET_UP}\\b`,
      "on (?:your|their) (?:side|end|part|machine|host|server|account)\\b(?= (?:you|is|are|remains|still|needs|before|once|first)|$|[.,:])",
    ),
    unless:
      /\bthank you|do(?:es)? not need your|don't need|nothing .{0,30}(?:your|you)|(?:customer|user|admin|visitor|guest|owner)s? (?:can|may) (?:now )?|if .{0,20}somebody|reminds? (?:the|an?)|with your own (?:data|name|photo|logo|keys?) works/,
    cancelledBy: ["negation", "subject", "condition"],
    says: "The message leaves a step to the reader or to somebody else.",
    advice: ADVICE,
    examples: {
      reject: [
        "Hooking it up to the pager is on you.",
        "Certificates: bring your own.",
        "The last weld is left to you.",
        "Someone has to sign the form.",
        "The proof is left to the reader.",
      ],
      accept: [
        "Thank you.",
        "A maintainer can merge it with one click.",
        "You do not have to do anything on your side.",
      ],
    },
  },
  {
    id: "completion.handover.remember",
    patterns: words(
      "(?:^|[.:,;-] |please |just |also |but |and |do |only |must )rem(?:em)?ber to",
      "rem(?:em)?ber (?:to|that you)",
      "(?:don't|do not|never|not to|please don't) forget (?:to|the|that)",
      "(?:make|be|making|please be) sure (?:to|you|that you|your|the \\w+ (?:is|are) (?:set|installed|running|enabled|configured))",
      `(?:please|kindly) (?:also |then |now |first |just |go |do )?(?!note that|see|find|ignore|let me)${SET_UP}\\b`,
      "(?:please|kindly) (?:let me know (?:which|what|how|whether)|confirm|advise|decide|check|verify|have)",
      "keep in mind (?:to|that you)",
      `(?:^|[,;:] |and |please |then |just |- )${SET_UP} (?:it|this|them|that|those) (?:before|prior to|once you|when you|for production|yourself|manually|in production|by hand)`,
      `(?:i|we|it is|it's|is|would|highly|strongly)(?:'d)? (?:recommend(?:ed)?|suggest|advis(?:e|ed|able)|worth)(?: that)?(?: you)?(?: to)? (?:\\w+ing|${SET_UP}|you)\\b`,
    ),
    unless: /\bremember(?:s|ed)?(?! to| that you)|made sure|makes sure|i (?:was|am) sure/,
    cancelledBy: ["subject"],
    check: ({ clause, text, match }) =>
      clause.kind !== "quote" &&
      !/\b(?:says|reads|asks|prints|tells)\b[^.]{0,20}$/.test(text.slice(0, match.index)),
    says: "The message tells the reader to do something.",
    advice: ADVICE,
    examples: {
      reject: [
        "Remember to install libvips on the hosts.",
        "Don't forget to set the key.",
        "Please run the migration.",
        "Make sure to order the paper.",
      ],
      accept: ["The choice is remembered.", "I made sure that the links work."],
    },
  },
  {
    id: "completion.handover.manual-step",
    patterns: words(
      "(?:must|needs? to|has to|have to|should|needs|can|will need to|will have to|remains? to|is to|are to|to) (?:first |still |then |now |only |also |just )?be (?:\\w+ )?(?:\\w+ed|set|put|run|made|built|done|given|chosen|sent|written|drawn|bought|sewn|cut) (?:up |in |on |out )?(?:manually|by hand|yourself|by (?:you|someone|somebody|an? (?:operator|admin|human)|the (?:operator|admin|team|owner|client))|first|once|separately|before (?:the|it|this|going|deploy|launch|release|use|production)|on (?:the )?(?:production|each|every|your|prod)|in (?:the )?(?:\\w+ )?(?:production|prod|your|console|dashboard|settings|admin|environment|env|vault|panel|portal|shell)|through the (?:environment|console))",
      "(?:still |also |then )?needs? (?:to be |an? |the |some |further |more |final |your |setting|adding|filling|wiring|doing|testing|checking|proofreading|someone|somebody|manual|human|configur\\w*|approval|work|polish|attention|tuning|finishing)(?:\\w+)?",
      "(?:requires?|needs) (?:you|your|manual|setting|adding|an? (?:\\w+ )?(?:manual|extra|restart|decision|key|token|account|licen[cs]e|admin|further)|further|additional|the following (?:manual )?steps?|configuration|approval)",
      "(?:a |one |two |three |some |final |last |remaining |the )(?:\\w+ )?manual(?:ly)? (?:step|work|task|action|configuration|setup|intervention|run)s?",
      "(?:is|are|has|have|was|were) (?:still )?(?:required|needed|necessary) (?:before|to (?:finish|complete|make|go|get|use|activate|enable)|for (?:it|this|the))",
      "(?:prerequisites?|pre-requisites?) ?:",
      "assum(?:es|ing) (?:you|that you|your|someone|the \\w+ (?:is|are|will))",
    ),
    unless:
      /\b(?:what|who|whatever) (?:must|has to|needs to|should) be|\b(?:no(?:t| longer)?|n't|nothing|without|never) (?:\w+ ){0,3}(?:need|needs|needed|required?|necessary|requires)|needs? (?:no|nothing|only|less|about|under|at least|\d|an? (?:average|hour|minute|second|token|session|lock|role|scope|log-?in))|commands? (?:that )?needs?|[a-z] that needs? |[a-z] which needs? |the \w+ needs? (?:a |the )?(?:session|token)|needed (?:a|an|the|for|by)|checked by hand|reviewed by hand|by hand: \d|sample/,
    cancelledBy: ["negation", "subject", "condition", "solved", "aside"],
    says: "The message names a step that is still to be taken by hand.",
    advice: ADVICE,
    examples: {
      reject: [
        "The index must be built manually before going live.",
        "One manual step is left: the seal.",
        "The secret has to be set on each host by an admin.",
        "The hinge still needs a screw.",
        "It requires your approval.",
      ],
      accept: [
        "No manual step is needed.",
        "A sample of 100 was checked by hand.",
        "Commands that need a session print a hint.",
      ],
    },
  },
  {
    id: "completion.handover.imperative",
    quick: isNearStart,
    patterns: [
      new RegExp(
        `^(?:\\d+\\. )?(?:then |now |first |finally |next |lastly |(?:before|after|once|when|on|as soon as|prior to|for|at|until) [^,.;:]{3,50}, (?:please |also |then |just |first )?|(?:manual step|action(?:s)? (?:required|needed)|remaining(?: for you)?|still to do|to-?do|next step|your (?:turn|part|job|move)|before deploying|post-deploy|one more thing|last step|final step|note|important|reminder|heads-?up)s? ?: |afterwards |also |and |so |just |to (?:finish|complete|activate|enable|go live|make it work|get it running|switch it on|use it|deploy|wrap up)[^,:]{0,30}[,:] ?(?:please |just |then )?)?${SET_UP}\\b`,
      ),
    ],
    check: isHandedStep,
    cancelledBy: ["aside"],
    says: "The message lists a step for the reader to take.",
    advice: ADVICE,
    examples: {
      reject: [
        "Next steps:\n1. Run `bin/migrate` once on your machine.",
        "## Before you deploy\n\n- Set `KEY` in the console.",
        "To finish, point the record at `d3k1`.",
        "Then restart the pump on each host in production.",
      ],
      accept: ["Changes:\n- Add retry to the sender", "- Run time: 3 s"],
    },
  },
  {
    id: "completion.handover.instructions",
    patterns: [
      new RegExp(
        `^(?:[^:]{1,40}: |(?:for|to|before|after|once|in|on|with|as for) [^,]{2,40}, )?(?:then |first |please |just )?${OPERATE} [^,.;]{2,70}, (?:then |and |and then )?(?:${OPERATE}|pick|wait|confirm|save) `,
      ),
      new RegExp(
        `^(?:[^:]{1,40}: |(?:for|to|before|after|once|in|on|with|as for) [^,]{2,40}, )?(?:then |first |please |just )?${OPERATE} [^,.;]{2,60} and (?:then )?${OPERATE} (?:the|it|that|your|on|in|a|an|§)`,
      ),
    ],
    kinds: ["paragraph"],
    cancelledBy: ["aside"],
    says: "The message gives the reader instructions for a step that is part of the work.",
    advice: ADVICE,
    examples: {
      reject: [
        "Registration: open the dashboard, choose Webhooks, paste the address and save.",
        "Close jumper JP3, run `otp-write`, compare the readback.",
      ],
      accept: ["It opens the page, chooses the row and saves."],
    },
  },
];

/** Headings and lead-ins of a list of steps that somebody else is to take. */
const STEPS_HEADING =
  /\b(?:next(?: steps?)?|remaining|to ?-?dos?|follow ?-?ups?|what(?:'s| is) (?:left|next|missing|still)|left to do|still to do|your (?:turn|part|side|job|steps?|to-?do)|for you|actions?(?: items?| required| needed)?|manual steps?|before (?:you|the|going|deploy|launch|release|use)|going live|go(?:ing)? ?-?live|to (?:finish|complete|activate|go live|enable|do)|after (?:the )?(?:deploy|merge|install)|post-?deploy\w*|set ?-?up(?: needed| required| steps)?|prerequisites?|required (?:steps?|actions?|setup|configuration)|you (?:need|will|must|have)|please|outstanding|open (?:points?|items?|tasks?)|handover|what you (?:need|have)|how to finish|later|afterwards|deployment (?:steps|notes))\b/;

/** Signs inside a sentence that an imperative is addressed to the reader. */
const TO_READER =
  /\b(?:your|yourself|yourselves|on (?:each|every|all|the) (?:\w+ )?(?:hosts?|machines?|servers?|nodes?|devices?)|in (?:the )?(?:production|prod)\b|before (?:the |you |going |your )?(?:deploy\w*|launch|release|go-live|going live|merg\w*|use|next|first|print\w*)|manually|by hand|to (?:activate|finish|complete|go live|enable it|turn it on|make it work|switch it on|take effect)|once (?:it|you)|then (?:run|set|restart|deploy)|after (?:the )?(?:deploy\w*|merg\w*))\b/;

function isHandedStep({
  clause,
  text,
  match,
  subject,
}: Parameters<NonNullable<Rule["check"]>>[0]): boolean {
  if (clause.kind === "heading" || clause.kind === "cell" || clause.box === "ticked") return false;
  // "Run time: 3 s", "Test run: 27 examples", "Order page done": a noun, not an instruction.
  const after = text.slice(match.index + match[0].length);
  if (
    /^ ?(?::|=|-> )/.test(after) ||
    /^ (?:time|times|runs?|cases?|data|page|pages|button|screen|list|form|flow|is|are|was|were|has|have|of|by|and|suite|coverage|results?|report|file|files|script|routes?|job|jobs|works?|passes|pass|command|tables?|log|logs|date|size|keys?|order|mode|access|links?)\b/.test(
      after,
    )
  ) {
    return false;
  }
  const title = clause.lead !== "" ? clause.lead : clause.heading;
  if (
    title !== "" &&
    title.length < 60 &&
    STEPS_HEADING.test(title) &&
    !subject.text.includes(title)
  )
    return true;
  if (HANDED_LABEL.test(text) || HANDED_WHEN.test(text)) return true;
  if (
    /^(?:\d+\. )?(?:to (?:finish|complete|activate|enable|go live|make it|get it|switch it|wrap up))/.test(
      text,
    )
  )
    return true;
  return clause.kind === "paragraph" && TO_READER.test(text);
}

/** Labels of a step that is still to be taken. */
const HANDED_LABEL =
  /^(?:manual steps?|actions? (?:required|needed)|remaining|still to do|to-?do|next steps?|your (?:turn|part|job|move)|before deploying|post-deploy|one more thing|last step|final step|reminder|heads-?up) ?(?:for you ?)?:/;

/** Moments at which the reader is to take a step: "before going live, …". */
const HANDED_WHEN =
  /^(?:before|prior to|after|once|as soon as) (?:you|going|deploy\w*|the (?:first |next )?(?:deploy\w*|launch|release|merge|go-live|opening)|launch\w*|releas\w*|merg\w*|it goes|using|printing|shipping|opening|installing|switching)/;

/** Whether a word opens its line, cell or sentence, or stands there behind a word like "then" or "to finish,". */
function isNearStart(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 42)) at--;
  if (at < 0) return true;
  const code = text.charCodeAt(at);
  // Behind a letter only words that lead in; behind most signs a clause may begin.
  if ((code | 32) >= 97 && (code | 32) <= 122) {
    if (!LEADS_IN.test(text.slice(Math.max(0, at - 6), at + 1))) return false;
  } else if (code === 40 || code === 96 || code === 47) return false;
  if (code === 58) return true;
  let spaces = 0;
  let from = start;
  for (; from > 0; from--) {
    const before = text.charCodeAt(from - 1);
    if (before === 10 || before === 59 || before === 124 || before === 33 || before === 63) break;
    if (before === 46 && text.charCodeAt(from) === 32) break;
    if (before === 32 && ++spaces > 7) return false;
  }
  while (from < start && !LETTER.test(text.charAt(from))) from++;
  if (from === start) return true;
  return OPENING.test(text.slice(from, Math.min(start, from + 12)));
}

const LETTER = /[a-z]/i;
const LEADS_IN = /(?:^|[^a-z])(?:then|and|please|just|also|first|now|so|to|it)$/i;
const OPENING =
  /^(?:before|after|once|when|on|as soon|prior|for|at|until|manual|actions?|remaining|still|to-?do|your|post-deploy|one more|last|final|note|important|reminder|heads|then|now|first|finally|next|lastly|afterwards|also|and|so|just|to|please)\b/i;
