import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import { demandForm } from "./demand.ts";
import type { Form } from "./form.ts";
import { guiseForm } from "./guise.ts";
import { idiomForm } from "./idioms.ts";
import { letterheadForm, markForm, signatureForm } from "./mark.ts";
import type { Mention } from "./mention.ts";
import { nominalForm } from "./nominal.ts";
import { operatorForm } from "./operator.ts";
import { drivesSessions, personOnlyForm } from "./person-only.ts";
import { compoundForm, passiveForm } from "./participles.ts";
import { labelForm } from "./senders.ts";
import { sourceForm } from "./source.ts";
import { stanceForm } from "./stance.ts";
import { isQuotedFact } from "./told.ts";

/** The form in which a mention is made the source of the demand; null when it is not. */
export function readForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  const found =
    compoundForm(s, mention) ??
    (mention.isModifier ? null : sourceForm(s, mention, topic)) ??
    nominalForm(s, mention, topic) ??
    (mention.isModifier ? null : otherForms(s, mention, topic)) ??
    personOnlyForm(s, mention);
  if (found !== null) return found;
  if (isSomebodyFrom(s, mention)) return { form: "demand", from: mention.from, to: mention.at + 2 };
  const isLever =
    !isQuotedFact(s, mention) && (mustHave(s, mention) || impresses(s, mention, topic));
  return isLever
    ? { form: "demand", from: mention.from, to: mention.at }
    : operatorForm(s, mention);
}

function otherForms(s: Sentence, mention: Mention, topic: Topic): Form | null {
  return (
    passiveForm(s, mention) ??
    guiseForm(s, mention) ??
    labelForm(s, mention) ??
    markForm(s, mention) ??
    signatureForm(s, mention) ??
    letterheadForm(s, mention) ??
    demandForm(s, mention, topic) ??
    idiomForm(s, mention) ??
    stanceForm(s, mention)
  );
}

/** "Someone from QA sat next to me", "somebody rather important" */
function isSomebodyFrom(s: Sentence, { word, at, sense, isConditional }: Mention): boolean {
  if (!/^(?:someone|somebody)$/.test(word) || isConditional || sense !== "person") return false;
  if (/^(?:from|in|at|upstairs)$/.test(s.read(at + 1))) return true;
  const next = /^(?:rather|very|quite|fairly|pretty|really|so|terribly)$/.test(s.read(at + 1));
  const end = next ? at + 2 : at + 1;
  // "somebody important to one user"
  return (
    /^(?:important|senior|influential|powerful|eminent)$/.test(s.read(end)) &&
    !/^(?:to|for)$/.test(s.read(end + 1)) &&
    !(s.has(end + 1, C.be) && s.has(end + 2, C.determiner))
  );
}

/** "Mrs Okafor in hall 3 has to have this for the early shift" */
function mustHave(s: Sentence, { at, sense, classes, ...mention }: Mention): boolean {
  if (sense !== "person" || mention.isConditional || mention.isGeneric) return false;
  if ((classes & (C.person | C.rank | C.name | C.audience)) === 0) return false;
  let verb = at + 1;
  if (/^(?:in|at|from|on|of)$/.test(s.read(verb))) {
    while (
      verb - at <= 5 &&
      s.kindAt(verb) !== TOKEN.sign &&
      !/^(?:has|must|needs)$/.test(s.read(verb))
    )
      verb++;
  }
  while (s.has(verb, C.adverb)) verb++;
  if (s.read(verb) === "must") verb++;
  else if (/^(?:has|needs)$/.test(s.read(verb)) && s.read(verb + 1) === "to") verb += 2;
  else return false;
  return (
    s.read(verb) === "have" &&
    /^(?:this|it|that|these|them|both)$/.test(s.read(verb + 1)) &&
    /^(?:by|for|before|today|tonight|tomorrow|ready|soon|now)$/.test(s.read(verb + 2))
  );
}

/** Some are named only to impress, whatever they are said to do. */
function impresses(s: Sentence, mention: Mention, topic: Topic): boolean {
  const { classes, sense } = mention;
  if (sense === "person" && isInCharge(s, mention, topic)) return true;
  // "the monitor's last entry about this session"
  if ((classes & C.system) !== 0 && sense === "person" && namesSession(s)) return true;
  if (
    (classes & C.system) !== 0 &&
    (sense === "person" || mention.byTopic) &&
    !mention.isConditional &&
    drivesSessions(s, mention.at) &&
    !topic.has("session")
  )
    return true;
  return isOfOurs(s, mention);
}

/** Those in charge have no business in a nudge. */
function isInCharge(s: Sentence, mention: Mention, topic: Topic): boolean {
  const { at, from, word, classes, isConditional, isGeneric } = mention;
  if (isConditional || isGeneric) return false;
  if ((classes & C.rank) !== 0) return true;
  if (isStepOfProgram(s, mention, topic)) return false;
  // "the marketing director": a rank by its two words together.
  return (
    /^(?:director|manager|lead|officer|chief|head|president|partner)$/.test(word) &&
    from < at - 1 &&
    (s.at(at - 1) & (C.personal | C.group)) !== 0 &&
    !/^(?:account|same|other|next|last|first|second|new|only)$/.test(s.read(at - 1))
  );
}

/** "Fall back to the department head in `next_approver()`": where the program sends something. */
function isStepOfProgram(s: Sentence, { at, from }: Mention, topic: Topic): boolean {
  const isInCode =
    /^(?:in|from|of|with|by|via)$/.test(s.read(at + 1)) && s.kindAt(at + 2) === TOKEN.code;
  const isAim = /^(?:to|for|use|then|and|or)$/.test(s.read(from - 1));
  return isInCode || (isAim && CHAINS.test(topic.text));
}

/** Topics in which something goes from desk to desk. */
const CHAINS = /approv|escalat|workflow|expense|leave request|absence|\bchain\b|org chart|on-?call/;

/** "our client": a relation that only people have. */
function isOfOurs(s: Sentence, { at, word, determiner, sense }: Mention): boolean {
  const ofOurs = s.read(at + 1) === "of" && /^(?:ours|mine)$/.test(s.read(at + 2));
  return (
    (ofOurs || (determiner === "our" && sense === "person")) &&
    /^(?:client|customer|owner|vendor|supplier|partner|reviewer|publisher|landlord|editor)s?$/.test(
      word,
    )
  );
}

/** Does the sentence speak of the session it is sent into? */
function namesSession(s: Sentence): boolean {
  for (let at = 1; at < s.size; at++) {
    if (s.read(at) === "session" && /^(?:this|your)$/.test(s.read(at - 1))) return true;
  }
  return false;
}
