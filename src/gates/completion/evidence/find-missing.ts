import type { Evidence, GateCase, Reason } from "../../gate.ts";
import type { Document } from "../../text/document.ts";
import { MESSAGE_INDEX } from "../coverage/word-index.ts";
import { termMet, termsOf } from "../coverage/terms.ts";
import { demandsOf, type EvidenceDemand, TELLS } from "./demands.ts";
import { EVIDENCE_KINDS, type EvidenceKind } from "./kinds.ts";
import { COUNTED_EVIDENCE } from "./kinds-asked.ts";
import { WORK_EVIDENCE } from "./kinds-of-work.ts";
import { fallsShort, withoutNumbersOf } from "./carried.ts";
import { EACH } from "./how-many.ts";
import { type AskedEvidence, RULED_EVIDENCE } from "./rules.ts";

const ASKED_EVIDENCE: readonly AskedEvidence[] = [
  ...RULED_EVIDENCE,
  ...COUNTED_EVIDENCE,
  ...WORK_EVIDENCE,
];

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

/** Which kinds of evidence of a demand a message lacks, and whether the demand names any. */
interface Judged {
  readonly known: boolean;
  readonly lacking: readonly Pick<EvidenceKind, "id" | "says">[];
}

function judge(demand: EvidenceDemand, doc: Document, c: GateCase): Judged {
  const kinds = ASKED_EVIDENCE.filter(({ asked }) => asked.test(demand.asked));
  const isOfMessage =
    demand.by === "last-message" || (demand.by !== "telling" && !isRepeated(demand, doc.text));
  if (kinds.length === 0 && isOfMessage && VERBATIM.test(demand.asked))
    kinds.push(...RULED_EVIDENCE.filter(({ id }) => id === "raw-output"));
  const lacking = kinds.filter((kind) => fallsShort(kind, demand, doc.text, c));
  // What may be shown by a page or a program is not missed, but where the message carries it, it is told.
  if (!isOfMessage)
    return {
      known: kinds.length > 0 && lacking.length === 0,
      lacking: lacking.filter(({ sturdy }) => sturdy),
    };
  if (lacking.length > 0) return { known: true, lacking };
  return tellsFigures(demand, kinds, doc, c);
}

/** A figure of some sort is in most messages: "the headline figure" is told with a word of it. */
function tellsFigures(
  demand: EvidenceDemand,
  kinds: readonly AskedEvidence[],
  doc: Document,
  c: GateCase,
): Judged {
  const isVague = kinds.every(({ id }) => id === "reading");
  if (!isVague || !demand.by.endsWith("message")) return { known: kinds.length > 0, lacking: [] };
  const rest = kinds.reduce((text, { asked }) => text.replace(asked, " "), demand.asked);
  const told = tellsConcretely(rest, withoutNumbersOf(`${c.doneWhen}\n${c.goal}`, doc.text));
  // "Choir 34, parents 88": figures for each need no word of what they count.
  const isRow = kinds.length > 0 && EACH.test(demand.asked);
  const isSilent =
    told === null ? demand.by === "last-message" && !isRow : !told && kinds.length === 0;
  return { known: told === true || kinds.length > 0, lacking: isSilent ? [OTHER] : [] };
}

/**
 * "The weight is stated in grams" is asked, and "each label now states the weight in grams" is the answer: that is told of what was
 * made, and is no part of the message.
 */
function isRepeated({ stretch }: EvidenceDemand, text: string): boolean {
  const verb = TELLS.exec(stretch)?.[0].replace(/ed$|n$|(?<=\p{L}{3})s$/iu, "");
  if (verb === undefined) return false;
  const tells = new RegExp(`(?<!\\p{L})${verb}`, "iu");
  if (!tells.test(text)) return false;
  const terms = termsOf(stretch);
  return text.split(/\n|(?<=[.!?;])\s/u).some((sentence) => {
    if (!tells.test(sentence)) return false;
    MESSAGE_INDEX.read(sentence);
    return terms.filter((term) => termMet(term, MESSAGE_INDEX)).length >= terms.length * 0.65;
  });
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

function reasonFor(rule: Judged["lacking"][number], sentence: string | null): Reason {
  return {
    rule: `completion.evidence.${rule.id}`,
    sentence: `The policy requires ${rule.says}, and the message has none`,
    span: null,
    missing: sentence ?? rule.says,
    advice: `add ${rule.says} to the message`,
  };
}
