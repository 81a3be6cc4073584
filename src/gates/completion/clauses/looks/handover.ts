/** Whether a step is handed over, announced or doubted by the writer. */

import { NUMBER_NAMES } from "../../../../domain/inventory/words/numbers.ts";
import type { Hit } from "../rule.ts";
import { hasAny, hasNegation, wordsOf, textAfter, textBefore } from "./hit.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };
import { partStart } from "../letter-row.ts";
import {
  asksForInput,
  isAllowed,
  tellsHowItWorks,
  isNoPlan,
  isNoStep,
  isSaidOfThings,
} from "../senses/no-handover.ts";

/** "The manual explains the export", "the manual lists every button": what is read, and no step by hand. */
function isBook(hit: Hit): boolean {
  return (
    /^(?:the|our|its) manual \p{L}+[^s]s$/u.test(wordsOf(hit)) &&
    /^ (?:(?:an?|the|each|every|both|its|their|our|this|these|how|what|when|where|which|why|who|whether) |\d|["`“'])/u.test(
      textAfter(hit),
    )
  );
}

/** "If you want to look at the code": nobody has to. */
export function isOnlyToLook(hit: Hit): boolean {
  return ONLY_TO_LOOK.test(`${wordsOf(hit)}${textAfter(hit)}`);
}

const ONLY_TO_LOOK =
  /^if you (?:want|like|wish|care|would like|prefer) to (?:look|see|read|try|check|reproduce|repeat|verify|follow|watch|compare|run it|test)\b/;

/** Whether a should or must states what was asked of the thing built, or what its users have to do. */
export function isRequirement(hit: Hit): boolean {
  const { clause } = hit;
  const before = textBefore(hit);
  const text = clause.text;
  // A cell under "Why", where a reason is asked for.
  if (clause.kind === "cell" && /^(?:why|reasons?)$/.test(clause.column.trim()))
    if (/\b(?:why|reasons?)\b/.test(hit.subject.doneWhen)) return true;
  if (/\b(?:should|ought)\b/.test(wordsOf(hit)) && isConfirmed(hit)) return true;
  if (isOnlyToLook(hit)) return true;
  if (/^\s*should\b/.test(wordsOf(hit)) && before.trim() === "") return true;
  // "the branch requires the job `lint`"
  if (/requires? the$/.test(wordsOf(hit)))
    if (
      /^ (?:jobs?|checks?|status|header|parameter|argument|flag|field|role|scope)\b/.test(
        textAfter(hit),
      )
    )
      return true;
  if (/\bmanual \p{L}+$/u.test(wordsOf(hit)) && isBook(hit)) return true;
  if (/\bto be expected$/.test(wordsOf(hit)) || asksForInput(hit) || tellsHowItWorks(hit))
    return true;
  // "needs a token, which it reads from the keychain"
  if (/, which (?:the|it|is|they|he|she|i|we) /.test(textAfter(hit))) return true;
  if (/\bby (?:the )?(?:contract|brief|spec\w*|law|plan|rules?)\b/.test(clause.text)) return true;
  if (
    /\b(?:as|what|how|when|who|where|which|why|whether|than|that|if|way)\s+(?:\w+\s+){0,4}$/.test(
      before,
    ) &&
    !/\bsure that\b/.test(before)
  )
    return true;
  if (
    /\b(?:explains?|describes?|documents?|says?|states?|tells?|lists?|shows?|names?|defines?|asks?|reads?|prompts?|prints?|warns?|spec|policy|guideline\w*|standard|rfc|rule)\b/.test(
      before,
    )
  )
    return true;
  if (/\b(?:users?|guests?|visitors?|customers?|members?|clients?|callers?)\b/.test(before))
    return true;
  return (
    /\bneeds? (?:only|no|nothing|about|less|under|at least|\d)/.test(text) ||
    /\bno longer\b|\bnothing\b/.test(before)
  );
}

/** "… should be 40, and it is", "ought to be 40 and is 40": what should be is said to be so. */
export function isConfirmed(hit: Hit): boolean {
  const said = `${wordsOf(hit)}${textAfter(hit)}`;
  return (
    /(?:[,;–—]|\band\b)(?: and| so)? (?:it|they|that|this|so|these|those|both|all)(?: \w+ly)? (?:is|are|was|were|does|do|did|has|have|it is|it does|they are|they do)(?: so| exactly| indeed| in fact| now| [\d§][^ ]*)?\W*(?:$|[.,;])/.test(
      said,
    ) ||
    /(?<![\w.,])([\d§][\w.,]*)[^,;]*,? and (?:indeed |now |so )?(?:is|are|was|were|reads?|gives?|says?|comes? to) (?:exactly |just )?\1/.test(
      said,
    )
  );
}

const STEPS_HEADING =
  /^\W*(?:(?:the|your|my|some|suggested|recommended|required|remaining|two|three|manual|last) )*(?:next(?: steps?)?|remaining|to ?-?dos?$|follow ?-?ups?|what(?:'s| is) (?:left|next|missing|still)|left to do|still to do|your (?:turn|part|side|job|steps?|to-?do)|for you|actions?(?: items?| required| needed)?|manual steps?|before (?:you|the|going|deploy|launch|release|use)|going live|go(?:ing)? ?-?live|to (?:finish|complete|activate|go live|enable|do|(?:switch|turn) (?:it|this|them) on|make it|get it|roll it)|after (?:the )?(?:deploy|merge|install)|post-?deploy\w*|set ?-?up(?: needed| required| steps)?|prerequisites?|required (?:steps?|actions?)|registration|deployment|roll-?out|hand-?over|activation)\b/;

const TO_READER =
  /\b(?:you|your|yourself|on (?:each|every|all|the) (?:\w+ )?(?:hosts?|machines?|servers?|nodes?|devices?)|in (?:the )?(?:production|prod)\b|before (?:the |you |going |your )?(?:deploy\w*|launch|release|go-live|going live|merg\w*|use|next|first|print\w*)|manually|by hand|to (?:activate|finish|complete|go live|enable it|turn it on|make it work|switch it on|take effect)|once (?:it|you)|then (?:run|set|restart|deploy|point|choose|save|paste)|after (?:the )?(?:deploy\w*|merg\w*)|and (?:save|restart|confirm)|compare the|a few minutes)\b/;

const NOT_A_STEP =
  /^ ?(?::|=|-> |→)|^ [\w-]+ ?(?::|, (?:complete|done|finished|ok|passed|green)\b)|^ (?:tests?|drills?|checks?) ?(?:$|[,:.])|^ (?:time|times|runs?|cases?|data|page|pages|button|screen|list|form|flow|is|are|was|were|has|have|can|could|may|must|sees|gets|of|by|and|suite|coverage|results?|report|file|files|script|routes?|job|jobs|works?|passes|pass|command|tables?|log|logs|date|size|keys?|order|mode|access|links?|one|two|three|now|in|on|with|for)\b|^ #?\d|^ [^,]{2,80}, (?:now |also |all )?(?:built|made|added|applied|created|merged|deployed|written|released|installed|removed|rolled out|tested|checked|done)\b/;

const STEP = lettersFor("make verify operate open");

const NEXT_STEP = lettersFor("comma and adverb later");

/** "Open the console, choose the hook and save": one step after the other, each with its object. */
function isInstruction({ spelt, to }: Hit): boolean {
  if (NEXT_STEP.includes(spelt.letters.charAt(to))) return false;
  for (let at = to + 1; at < spelt.letters.length; at++)
    if (STEP.includes(spelt.letters.charAt(at)) && NEXT_STEP.includes(spelt.letters.charAt(at - 1)))
      return true;
  return false;
}

const TRIED =
  /^\W*(?:tests?|checks?|checked|tested|tried|verified|verification|proof|walk-?through)\b[^:.]{0,20}:/;

/** "Follow-up work, as listed", where a section "Follow-up work" was asked for. */
function isTitleAsked(title: string, { subject }: Hit): boolean {
  const name = title.split(/[,:(]/, 1)[0]?.trim() ?? "";
  return name.includes(" ") && subject.doneWhen.includes(name);
}

/** Whether an instruction is addressed to the reader, rather than a title or a commit's line. */
export function isHandedStep(hit: Hit): boolean {
  // "sign-in worked again": the noun
  if (
    /^\W*(?:sign|log|check|set|start|shut|opt)-(?:in|on|up|out|off|down)\b/.test(
      wordsOf(hit) + textAfter(hit),
    )
  )
    return false;
  // "**reboot**: power cut with 90 commands waiting": a label
  if (/^\W{0,3}:/.test(textAfter(hit))) return false;
  // "paint (B), fill (F)", "test mails went out": names of things
  if (
    /^ \(\p{L}{1,4}\)|^ \p{L}+s (?:went|came|were|are|pass(?:ed)?|arrived?)\b/u.test(textAfter(hit))
  )
    return false;
  const { clause, subject, spelt } = hit;
  if (clause.kind === "heading" || clause.kind === "cell" || clause.box === "ticked") return false;
  const before = textBefore(hit);
  if (isNoStep(hit, STEPS_HEADING.test(before))) return false;
  if (NOT_A_STEP.test(textAfter(hit)) && !/\bthen$/.test(before.trim())) return false;
  const title = clause.lead !== "" ? clause.lead : clause.heading;
  const isOpening = hit.from <= 3;
  const base = spelt.letters.charAt(hit.to - 1);
  if (
    title !== "" &&
    title.length < 60 &&
    isOpening &&
    STEPS_HEADING.test(title) &&
    !subject.text.includes(title) &&
    !isTitleAsked(title, hit)
  )
    return true;
  // "Test: fill press 2, cancel the third job": how it was tried.
  if (TRIED.test(clause.text)) return false;
  if (
    clause.label !== "" &&
    clause.label.length < 40 &&
    /^(?:manual steps?|actions? (?:required|needed)|remaining|still to do|to-?do|next steps?|your (?:turn|part|job|move)|before deploying|post-deploy|one more thing|last step|final step|reminder|heads-?up)/.test(
      clause.label,
    )
  )
    return true;
  if (
    /^\W*(?:before|prior to|after|once|as soon as|when(?:ever)? you(?:'re|’re| are) (?:happy|ready|done|satisfied|sure|fine|content|back)|to (?:finish|complete|activate|enable|go live|make it|get it|switch it|wrap up))\b[^,]*,\s*(?:please |also |then |just |first )?$/.test(
      before,
    )
  )
    return true;
  // "endpoints: login, signup, reset" lists names: a step has an object.
  if (
    /^,(?! (?:and )?then\b)/.test(textAfter(hit)) &&
    /^[^:]+:\W*$/.test(before) &&
    !STEPS_HEADING.test(before)
  )
    return false;
  const text = clause.text;
  // "PDF: use the print dialog"
  if (/^[^:.]{2,32}:\W*$/.test(before) && lettersFor("operate open").includes(base)) return true;
  const opens = before.trim() === "" || /[:.]\s*$/.test(before);
  return (
    opens &&
    clause.kind === "paragraph" &&
    (TO_READER.test(text) || isInstruction(hit)) &&
    !/\b(?:is|are|was|were|has|have|passes|works)\b/.test(text.split(/[,.;]/)[0] ?? text)
  );
}

/** Whether work is announced as the writer's own and still to come. */
export function isAnnounced(hit: Hit): boolean {
  const { clause } = hit;
  const text = clause.text;
  const met = wordsOf(hit);
  if (
    /\bi(?:'d| would| will|'ll|’ll|’d) (?:be )?(?:happy|glad|gladly|not|never|say|call|argue|answer|thank|send you|get back|call you)/.test(
      text,
    )
  )
    return false;
  if (/\bwe (?:will|'ll) (?:answer|call|get back|write|reply|contact|send)\b/.test(text))
    return false;
  // "I will be brief", "we will not miss the old script"
  if (
    /\b(?:i|we)(?: will|['’]ll|['’]?ll)(?: be (?:brief|short|frank|plain|honest)| not miss| hardly miss)\b/.test(
      text,
    )
  )
    return false;
  if (isNoPlan(hit)) return false;
  // "Let's Encrypt certificates": a name
  if (/^ encrypt\b/.test(textAfter(hit))) return false;
  // "For 5 to 11 May I ran both"
  if (/^may (?:i|we)$/.test(met) && /\d(?:st|nd|rd|th)? (?:of )?$/.test(textBefore(hit)))
    return false;
  // "the next move of the page", "goes on with the next job"
  if (
    /^the next \w+$/.test(met) &&
    (/^ (?:of|in) the\b/.test(textAfter(hit)) ||
      /\b(?:with|for|to|from|until|as|of|in|at) $/.test(textBefore(hit)))
  )
    return false;
  if (/\bhappy to\b|\blet me know\b|\bwould have\b/.test(text)) return false;
  if (
    /^(?:will|must)\b/.test(met) &&
    (hasAny(hit, lettersFor("users"), 0, hit.from) ||
      hasAny(hit, lettersFor("every if"), partStart(hit.spelt, hit.from), hit.from))
  )
    return false;
  return true;
}

const ORDINALS = "third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const AN_ORDINAL = new RegExp(`\\ban? (${ORDINALS.join("|")}) [\\p{L}-]+ would\\b`, "u");

/** "So a sixth card would get this for free", where five are asked for. */
function isOneMore(hit: Hit): boolean {
  const [, ordinal = ""] = AN_ORDINAL.exec(wordsOf(hit)) ?? [];
  const asked = ORDINALS.indexOf(ordinal) + 2;
  return (
    ordinal !== "" &&
    new RegExp(`(?<![\\p{L}\\d.,])(?:${asked}|${NUMBER_NAMES[asked]})(?![\\p{L}\\d])`, "u").test(
      hit.subject.doneWhen,
    )
  );
}

/** Whether a doubt is the writer's. */
export function isDoubt(hit: Hit): boolean {
  const { clause } = hit;
  const text = clause.text;
  const met = wordsOf(hit);
  if (
    /^(?:may|might)\b/.test(met) &&
    /\b(?:users?|guests?|members?|owners?|staff|admins?|who|customer|customers|it|they|order|§)\s*$/.test(
      textBefore(hit),
    ) &&
    !/\bmight\b/.test(met)
  )
    return false;
  // "with the May export": a month.
  if (
    /^may\b/.test(met) &&
    /\b(?:the|an?|in|of|for|since|until|by|last|this|from) $/.test(textBefore(hit))
  )
    return false;
  if (isSaidOfThings(hit) || isAllowed(met, textAfter(hit))) return false;
  // "a closed port on my machine": where, not how surely.
  if (
    /^on my\b/.test(met) &&
    /\b(?:port|socket|folder|server|copy|clone|broker|container|instance|database) $/.test(
      textBefore(hit),
    )
  )
    return false;
  // "may be opened in two tabs": it is allowed.
  if (
    /^may\b/.test(met) &&
    /^(?:may) (?:also |even |now )?(?:be (?:opened|used|edited|booked|called|run|set|renamed|chosen|picked|given|moved|deleted|added|removed|changed|shared|sent|sorted|printed|cancelled|canceled|repeated|nested|combined|passed|read|written|closed|turned|switched|hidden|shown|entered|typed|left empty|empty|up to|at most|no more)|book|use|open|edit|call|choose|see|read|write|vote|hold|carry|take|send|contain|appear)\b/.test(
      `${met}${textAfter(hit)}`,
    )
  )
    return false;
  if (/\b(?:goes|go|went) without saying\b|\bfor sure\b/.test(text)) return false;
  if (hasNegation(hit) && hasAny(hit, lettersFor("believe"))) return false;
  if (isOneMore(hit)) return false;
  if (/\b(?:how|what)\b[^,]{0,20}$/.test(textBefore(hit)) && !/\bi\b/.test(met)) return false;
  return !/\b(?:makes? sure|made sure|for sure|i am sure you|theory (?:says|predicts)|printed on paper|appears? to (?:users|the))\b/.test(
    text,
  );
}
