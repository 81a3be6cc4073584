/** What the writer means to do, in place of what was done; and questions that keep the work open. */

import { words, type Candidate, type Rule } from "../rule.ts";
import { isAskedFor } from "../context.ts";

const ADVICE = "Do it, then report the result with its evidence.";

export const INTENTION_RULES: readonly Rule[] = [
  {
    id: "completion.intention.i-will",
    patterns: words(
      "(?:i|we)(?:'ll| will| shall|'d| would)(?: \\w+ly| now| then| next| also| just| still| first| soon)*(?: be \\w+ing| \\w+)",
      "ill (?:now|then|next|also|add|do|finish|start|continue|move|write|fix)",
      "(?:i|we)(?:'m| am|'re| are)(?: now| then| still| currently| just| about| next)* (?:going to|about to|gonna|launching|kicking off|planning|intending|starting|continuing|working|building|writing|adding|finishing|moving|looking|investigating|waiting|fixing|setting|running|preparing|porting|migrating|testing|turning|trying|getting|wiring|debugging|implementing|drawing|sewing|carrying on|proceeding)",
      "(?:i|we)(?: still| now| also| then)* (?:plan|intend|mean|hope|want|aim|expect|propose|need|have|prefer|wish|would like|would rather)(?: now| still| then| next)* to (?!thank|stress|point out|note|mention)",
      "(?:let me|let's|let us) (?:now |then |next |first |also )?(?!know|not stretch)\\w+",
      "(?:and|but|then|,) (?:will|shall) (?:then |now |also |still )?(?!be |not |have |never |no )\\w+ (?:it|them|this|that|the|those|these|up|out|on)",
      "(?:my|our|the) (?:next|plan|intention|idea|aim)(?: step| steps| move| task| job| stop| thing)?(?: (?:for|with|on|here|now)(?: [\\w§-]+){0,4}?)? (?:is|are|would be|will be)(?: to)?",
    ),
    unless:
      /\b(?:i|we) (?:had|first|originally|once|initially) |we will (?:answer|call|get back|write|reply|contact|send)|i(?:'ll| will) (?:be )?(?:happy|glad|gladly)|i would (?:not|never|say|call|argue)|i(?:'d| would) be (?:happy|glad)|(?:i|we)(?: had| did)? mean(?:t)? |i would have|would have been|(?:i|we) have to (?:thank|say|admit)|(?:i|we) (?:needed|wanted|planned|intended|hoped|had)|if you (?:like|want|wish|prefer|need).{0,40}i(?:'ll| will| can|'d)|let me know/,
    cancelledBy: ["solved", "aside"],
    check: ({ text, match }) =>
      (!/^(?:and|but|then|,) /.test(match[0]) || /\b(?:i|we)\b/.test(text.slice(0, match.index))) &&
      !/^(?:i|we)(?:'d| would) (?:be|have|not|never)/.test(match[0]) &&
      !/\b(?:nothing|no \w+) (?:that )?$/.test(text.slice(0, match.index)),
    says: "The message announces work instead of reporting it.",
    advice: ADVICE,
    examples: {
      reject: [
        "I will now move the files.",
        "I'm starting with the accounts.",
        "We'll add the index afterwards.",
        "Let me check the seams.",
        "My next step is the cover.",
      ],
      accept: ["I had first meant to leave it, but it is in.", "I moved the files."],
    },
  },
  {
    id: "completion.intention.next",
    patterns: words(
      "(?:comes?|is|are|goes|be|that's|up|will be|:) next(?=[.,;:!)]|$| (?:on|in line|up|and|after|week)\\b)",
      "^next(?:,| up| is| comes| on (?:the|my)| i | we |: | in line| stop| thing)",
      "next (?:i|we|i'll|we'll|i will|i'm|we're) ?",
      "(?:moving|going|turning|proceeding|continuing|carrying) on (?:to|with)",
      "^on to (?:the|my|our)",
      "(?:on|now) to the (?:next|rest|remaining)",
      "^(?:proceeding|continuing|starting|moving on|working|now) (?:with|to|on|for the) ",
      "next on (?:the|my|our) (?:list|agenda|plan|bench)",
      "(?:ready|set) to (?:start|begin|proceed|go on|continue) (?:with|on)?",
    ),
    unless:
      /next to |next\.?js|next (?:page|row|line|load|item|slide|screen|run|start|button|step of the wizard|century)|is next to|the next .{0,20} (?:is|are) (?:shown|loaded|opened)/,
    cancelledBy: ["negation", "subject", "aside", "solved"],
    says: "The message announces what comes next instead of reporting a result.",
    advice: ADVICE,
    examples: {
      reject: [
        "Deleting a role comes next.",
        "Next, the exporter.",
        "Next up: the rear panel.",
        "Moving on to the cover.",
      ],
      accept: ["The button stands next to the field.", "The banner is gone at the next page load."],
    },
  },
  {
    id: "completion.intention.future",
    patterns: words(
      "(?:will|'ll|shall|won't) (?!not\\b|never\\b|no longer\\b|always\\b|only\\b|be (?:shown|refused|rejected|seen|asked|told|redirected|notified|charged|retried)\\b)[a-z]+",
    ),
    // What the thing built does under some condition, or for its users, is told in the future too.
    unless:
      /\b(?:if|when|whenever|should|each|every|any|unless|until|while|users?|visitors?|customers?|guests?|readers?|whoever|anyone|callers?|clients?|who|nobody|no one)\b/,
    cancelledBy: ["negation", "condition", "subject", "aside", "solved"],
    says: "The message tells what will be, where a report tells what is.",
    advice: ADVICE,
    examples: {
      reject: ["The old form will disappear with the next purge.", "The mail will prove itself."],
      accept: ["A visitor who is late will see a note.", "It will not happen again."],
    },
  },
  {
    id: "completion.question.offer",
    patterns: words(
      "(?:let me know|tell me|say|just say|ping me|give me) (?:if|whether|which|what|how|when|where|the word|a shout|so|and)",
      "(?:would|do|did) you (?:like|want|prefer|wish) (?:me|us)",
      "(?:should|shall|may|can|could) (?:i|we) ",
      "(?:happy|glad|ready|able|free|willing|can|could|can also|could also) (?:to )?(?:also |then |still )?(?:add|implement|build|write|finish|complete|include|tackle|port|cover|do|wire|extend|continue|go on|proceed|take|test|run|fix|handle|convert|translate|draw|make|set)\\b[^.]{0,60}\\b(?:if|when|once|should|on request|whenever|as soon as|next|too)\\b",
      "if you(?:'d| would)? (?:want|like|wish|prefer|need)[^.]{0,60}\\b(?:i|we)(?:'ll| will| can| could|'d)\\b",
      "(?:i|we) can (?:also |then |still |easily )?(?:add|implement|build|write|finish|complete|include|tackle|port|cover|wire|extend|continue|go on|proceed)\\b",
    ),
    unless: /\bso (?:that )?(?:i|we) can\b/,
    cancelledBy: ["subject", "aside"],
    check: isOfferOfAskedWork,
    says: "The message offers or asks about work that the goal already asks for.",
    advice: "Do what the goal asks without asking again, and report it.",
    examples: {
      reject: [
        "Let me know which one you want.",
        "Should I go on with the index?",
        "Would you like me to include the sixth system too?",
      ],
      accept: ["Happy to adjust the colours of the list if they clash with the rest."],
    },
  },
  {
    id: "completion.question.open",
    patterns: words(
      "(?:one|a|two|three|some|few|open|remaining|last|quick|only|final|my) (?:\\w+ )?questions?(?: before| for you| remains?| left| is| are| about| on| to| first|:| -|,)",
      "(?:needs?|awaits?|awaiting|waiting for|requires?|pending|without|until|subject to|depends on|want|wants|would like|for) (?:an? |the |your |some |further |more |another )+(?:\\w+ )?(?:decision|clarification|answer|confirmation|input|opinion|preference|feedback|guidance|choice|second pair of eyes|pair of eyes)",
      "(?:please|could you|can you|need you to|want you to|for you to) (?:clarify|decide|confirm|choose|answer|advise|pick)",
      "(?:i am|i'm|was) wondering",
      "(?:takes?|needs?|requires?|calls? for|wants?|awaits?|hinges on|depends on|lacks?|without|pending|missing) (?:an? |the |your |his |her |their )?(?:[\\w'-]+ ){0,2}?(?:signature|approval|sign-?off|permission|stamp|nod|go-ahead|green light|consent|blessing|countersignature)",
      "(?:have to|must|need to|needs to|has to|should) (?:be )?(?:clarif(?:y|ied)|decided?|agreed|settled|chosen?)",
      "(?:remains|is|are) (?:to be )?(?:unanswered|undecided|open to|an open)",
      "(?:do not|don't|didn't|did not|not|can't|cannot) (?:know|say|tell|decide|reconcile) (?:whether|which|if|how|what|without)",
      "second pair of eyes",
    ),
    unless:
      /\bquestions? (?:form|page|bank|pool|types?|list|section|catalogue|set)|frequently asked|\d+ questions|open questions(?:,| and| section)/,
    cancelledBy: ["negation", "subject", "solved", "aside"],
    says: "The message leaves a question open that the work depends on.",
    advice: "Have the question answered, finish the work accordingly, then report it.",
    examples: {
      reject: [
        "One question before I can close this: per line or total?",
        "The layout needs a decision from the owner.",
        "It made me want a second pair of eyes.",
      ],
      accept: ["No question is left open.", "FAQ has eight questions."],
    },
  },
];

/** Questions and offers count, except a polite closing offer about something nobody asked for. */
function isOfferOfAskedWork({ text, match, subject, clause }: Candidate): boolean {
  if (clause.kind === "quote" || clause.kind === "code") return false;
  const trigger = match[0];
  if (
    /\b(?:which|what|how|when|where|the word)$/.test(trigger) ||
    /^(?:should|shall|may) (?:i|we)|^(?:would|do) you/.test(trigger)
  ) {
    return true;
  }
  if (/^can (?:i|we)|^could (?:i|we)/.test(trigger)) return text.endsWith("?");
  if (/\b(?:rest|remaining|others?|second|next|go on|proceed|continue|go ahead|start)\b/.test(text))
    return true;
  const about = text
    .replace(match[0], (found) =>
      found.replace(
        /^(?:let me know|tell me|say|happy|glad|ready|willing|free|able) (?:if|whether|to)/,
        "",
      ),
    )
    .replace(
      /\b(?:you|me|i|we|would|want|like|prefer|need|any|anything|to|should|add|also|adjust|change|include|if|let|know|can|could|do|happy|glad|ll|wish|other|different)\b/g,
      " ",
    );
  return isAskedFor(about.trim().split(/\bif\b/)[0] ?? "", subject);
}
