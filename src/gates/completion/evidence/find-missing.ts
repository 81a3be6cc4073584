import { readInventory } from "../../../domain/inventory.ts";
import type { Evidence, GateCase, Reason } from "../../gate.ts";
import type { Document } from "../../text/document.ts";
import { MESSAGE_INDEX } from "../coverage/word-index.ts";
import { termMet, termsOf } from "../coverage/terms.ts";
import { EVIDENCE_KINDS, type EvidenceKind } from "./kinds.ts";
import { RULED_EVIDENCE } from "./rules.ts";

/**
 * Evidence that a policy requires and the message does not carry: the kinds that the policy file
 * lists (`required`), and what a policy sentence in goal or done_when asks the closing message for
 * ("Policy: the final message quotes the test command and its output").
 */
export function findMissingEvidence(
  doc: Document,
  c: GateCase,
  required: readonly Evidence[],
): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of required) {
    const rule = EVIDENCE_KINDS.find(({ id }) => id === kind);
    if (rule !== undefined && !rule.holds(doc.text, `${c.goal}\n${c.doneWhen}`))
      reasons.push(reasonFor(rule, null));
  }
  for (const sentence of policySentences(c)) {
    let known = false;
    for (const rule of RULED_EVIDENCE) {
      if (!rule.asked.test(sentence)) continue;
      known = true;
      if (rule.found.every((one) => one.test(doc.text))) continue;
      if (!reasons.some((reason) => reason.rule === `completion.evidence.${rule.id}`))
        reasons.push(reasonFor(rule, sentence));
    }
    if (!known && !namesWhatIsAsked(sentence, doc.text)) reasons.push(reasonFor(OTHER, sentence));
  }
  return reasons;
}

/** What a policy asks for that is none of the kinds. */
const OTHER = { id: "other", says: "what it names" } as const;

/** What the closing message has to carry: the rest of the sentence. */
const CARRIES =
  /\b(?:message|report|summary|reply|answer|note)\b[^.;:]{0,20}?\b(?:shows?|quotes?|names?|states?|lists?|includes?|gives?|contains?|carry|carries|cites?)\s+([^.;]+)/iu;

/** Whether a message has a word of what a policy sentence asks for; true where it asks for nothing that words tell. */
function namesWhatIsAsked(sentence: string, text: string): boolean {
  const asked = CARRIES.exec(sentence)?.[1];
  if (asked === undefined) return true;
  const telling = termsOf(asked).filter(({ weight }) => weight >= 1);
  MESSAGE_INDEX.read(text);
  return telling.length === 0 || telling.some((term) => termMet(term, MESSAGE_INDEX));
}

/** Whether goal or done_when states a policy in words: a cheap test before the sentences are read. */
function statesPolicy(c: GateCase): boolean {
  return (
    /polic|(?:final|closing|last|end)\s+(?:message|report|summary|reply|answer|note)/iu.test(
      c.doneWhen,
    ) ||
    /polic|(?:final|closing|last|end)\s+(?:message|report|summary|reply|answer|note)/iu.test(c.goal)
  );
}

function policySentences(c: GateCase): readonly string[] {
  const stated = statesPolicy(c)
    ? [...readInventory(c.doneWhen).policies, ...readInventory(c.goal).policies].map(
        ({ text }) => text,
      )
    : [];
  return /\b(?:report|message|summary|reply)\b/iu.test(c.goal)
    ? [...new Set([...stated, ...reportSentences(c.goal)])]
    : stated;
}

/** A sentence of the goal by which the report, and no document that is delivered, has to carry something. */
const REPORT_MUST =
  /^(?:the|your|this) (?:report|message|summary|reply) (?:must|has to|have to|needs to|is to|shall) (?:also )?(?:state|quote|name|contain|give|include|list|carry|show|cite|end with)(?!\p{L})/iu;

/** Such sentences stand after the goal itself; a first sentence says what is to be made. */
function reportSentences(goal: string): readonly string[] {
  return goal
    .split(/(?<=[.!?])\s+/u)
    .slice(1)
    .filter((sentence) => REPORT_MUST.test(sentence));
}

function reasonFor(rule: Pick<EvidenceKind, "id" | "says">, sentence: string | null): Reason {
  return {
    rule: `completion.evidence.${rule.id}`,
    sentence: `The policy requires ${rule.says}, and the message has none`,
    span: null,
    missing: sentence ?? rule.says,
    advice: `add ${rule.says} to the message`,
  };
}
