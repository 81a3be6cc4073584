import type { Evidence, GateCase, Reason } from "../../gate.ts";
import type { Document } from "../../text/document.ts";
import { MESSAGE_INDEX } from "../coverage/word-index.ts";
import { termMet, termsOf } from "../coverage/terms.ts";
import { demandsOf, type EvidenceDemand } from "./demands.ts";
import { EVIDENCE_KINDS, type EvidenceKind } from "./kinds.ts";
import { COUNTED_EVIDENCE } from "./kinds-asked.ts";
import { fallsShort, withoutNumbersOf } from "./carried.ts";
import { type AskedEvidence, RULED_EVIDENCE } from "./rules.ts";

const ASKED_EVIDENCE: readonly AskedEvidence[] = [...RULED_EVIDENCE, ...COUNTED_EVIDENCE];

/**
 * Evidence that a policy requires and the message does not carry: the kinds that the policy file
 * lists (`required`), and what a sentence in goal or done_when asks the closing message for
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
  for (const demand of demandsOf(c)) {
    for (const kind of judge(demand, doc, c).lacking)
      if (!reasons.some((reason) => reason.rule === `completion.evidence.${kind.id}`))
        reasons.push(reasonFor(kind, demand.stretch));
  }
  return reasons;
}

/** The stretches of done_when that ask for evidence which the message carries: no other word of them has to be in it. */
export function carriedEvidence(doc: Document, c: GateCase): readonly string[] {
  return demandsOf(c)
    .filter((demand) => {
      const { known, lacking } = judge(demand, doc, c);
      return known && lacking.length === 0;
    })
    .map(({ stretch }) => stretch);
}

type Lacking = Pick<EvidenceKind, "id" | "says">;

/** Which kinds of evidence of a demand a message lacks, and whether the demand names any. */
function judge(
  demand: EvidenceDemand,
  doc: Document,
  c: GateCase,
): { known: boolean; lacking: readonly Lacking[] } {
  const kinds = ASKED_EVIDENCE.filter(
    ({ asked, sturdy }) => (demand.by !== "telling" || sturdy === true) && asked.test(demand.asked),
  );
  if (kinds.length === 0 && demand.by !== "telling" && VERBATIM.test(demand.asked))
    kinds.push(...RULED_EVIDENCE.filter(({ id }) => id === "raw-output"));
  const lacking: Lacking[] = kinds.filter((kind) => fallsShort(kind, demand, doc.text, c));
  if (lacking.length > 0) return { known: true, lacking };
  // A figure of some sort is in most messages: "the headline figure" is told with a word of it.
  const isVague = kinds.every(({ id }) => id === "reading");
  if (!isVague || !demand.by.endsWith("message")) return { known: kinds.length > 0, lacking };
  const rest = kinds.reduce((text, { asked }) => text.replace(asked, " "), demand.asked);
  const told = tellsConcretely(rest, withoutNumbersOf(`${c.doneWhen}\n${c.goal}`, doc.text));
  const isSilent = told === null ? demand.by === "last-message" : !told && kinds.length === 0;
  return { known: told === true || kinds.length > 0, lacking: isSilent ? [OTHER] : [] };
}

/** "The answer is pasted": whatever it is, it stands there as it was. */
const VERBATIM = /\b(?:paste[ds]?|quote[ds]?|verbatim)\b/iu;

/**
 * Whether what no shape tells is told with a number, a name or in quotes; null where no word of it is in the message. What asks
 * for nothing that words tell is told.
 */
function tellsConcretely(asked: string, text: string): boolean | null {
  const telling = termsOf(asked).filter(({ weight }) => weight >= 1);
  if (telling.length === 0) return true;
  let told: boolean | null = null;
  for (const sentence of text.split(/\n|(?<=[.!?;])\s/u)) {
    MESSAGE_INDEX.read(sentence);
    if (!telling.some((term) => termMet(term, MESSAGE_INDEX))) continue;
    if (CONCRETE.test(sentence)) return true;
    told = false;
  }
  return told;
}
const CONCRETE =
  /[\d`"“„«:]|(?<=\p{L},? )\p{Lu}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|no|none)\b/u;

/** What a policy asks for that is none of the kinds. */
const OTHER = { id: "other", says: "what it names" } as const;

function reasonFor(rule: Lacking, sentence: string | null): Reason {
  return {
    rule: `completion.evidence.${rule.id}`,
    sentence: `The policy requires ${rule.says}, and the message has none`,
    span: null,
    missing: sentence ?? rule.says,
    advice: `add ${rule.says} to the message`,
  };
}
