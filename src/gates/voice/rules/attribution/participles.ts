/** A demand told by its participle: "requested by the user", "operator-mandated". */

import { WordClass as C } from "../../lexicon/classes.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { LOOSE_PARTICIPLES, STRONG_PARTICIPLES } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** "requested by the user", "assigned to you by the scheduler". */
export function passiveForm(s: Sentence, mention: Mention): Form | null {
  const by = mention.from - 1;
  if (s.read(by) !== "by" || mention.sense === "technical") return null;
  let at = by - 1;
  while (at >= 0 && by - at <= 5 && !s.has(at, C.demanded)) {
    // "requested, in writing, by the tax office"
    if (s.kindAt(at) === TOKEN.sign && s.read(at) !== ",") return null;
    at--;
  }
  if (at < 0 || !s.has(at, C.demanded)) return null;
  // "a motion vetoed by the chair"
  if (s.read(at) === "vetoed" && !s.has(at - 1, C.be | C.adverb)) return null;
  // "assigned to nobody … filtered by person": "by" belongs to the nearer participle.
  if (at < by - 1 && s.read(by - 1).endsWith("ed") && !s.has(by - 1, C.demanded)) return null;
  const isLoose =
    LOOSE_PARTICIPLES.has(s.read(at)) && (mention.classes & (C.audience | C.service)) !== 0;
  const isMoved =
    MOVED.has(s.read(at)) && (mention.classes & (C.rank | C.system | C.operator | C.name)) === 0;
  const ofDemand =
    s.has(at - 2, C.demand) ||
    s.has(at - 3, C.demand) ||
    (s.read(at + 1) === "down" && /^(?:handed|passed)$/.test(s.read(at)));
  if ((isLoose || isMoved) && !ofDemand && !mentionsSession(s, at - 4, by)) return null;
  if (mention.sense === "subject") {
    const opener = s.read(at - 1);
    const directed = mentionsSession(s, at - 3, by) || opener === "as";
    if (!directed || mention.isGeneric) return null;
  }
  if (mention.isGeneric || tellsWhich(s, at, mention)) return null;
  return { form: "passive", from: at, to: mention.at };
}

/**
 * "Invoices marked as approved by the manager", "leave requests that were approved by the editor must": which of the
 * many that a program holds, with a verb of their own behind.
 */
function tellsWhich(s: Sentence, participle: number, mention: Mention): boolean {
  if ((mention.classes & (C.rank | C.operator | C.system | C.name)) !== 0) return false;
  if (!OF_RECORDS.test(s.read(participle))) return false;
  let at = participle - 1;
  if (
    s.read(at) === "as" &&
    /^(?:marked|flagged|shown|listed|tagged|stored|counted)$/.test(s.read(at - 1))
  )
    at -= 2;
  while (s.has(at, C.be | C.adverb)) at--;
  if (/^(?:that|which)$/.test(s.read(at))) at--;
  if (!/[^s]s$/.test(s.read(at)) || s.kindAt(at) !== TOKEN.word) return false;
  for (let first = at; first >= 0 && s.kindAt(first) === TOKEN.word; first--) {
    if (s.has(first, C.determiner) || at - first > 2) return false;
  }
  return s.kindAt(mention.at + 1) === TOKEN.word;
}

/** What is noted of a record. */
const OF_RECORDS =
  /^(?:approved|authori[sz]ed|signed|cleared|reported|raised|assigned|scheduled|queued|added|sent|given|set|endorsed|flagged)$/;

function mentionsSession(s: Sentence, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++) {
    if (/^(?:you|your|session|i|we|me|us)$/.test(s.read(at))) return true;
  }
  return false;
}

/** What is done to things as often as to the work. */
const MOVED = wordSet(
  "moved placed sent added handed scheduled reassigned chosen picked forwarded passed issued transferred queued",
);
/** "user-requested", "operator-mandated". */
export function compoundForm(s: Sentence, mention: Mention): Form | null {
  const next = mention.at + 1;
  if (s.glueAt(next) !== GLUE.hyphen || !s.has(next, C.demanded)) return null;
  const word = s.read(next);
  if (
    /^(?:expected|specified|handed|set|sent|told|given|raised|driven|initiated|backed|pushed|put|passed|issued|reported|directed|signed|preferred|scheduled|required|assigned)$/.test(
      word,
    )
  ) {
    const isHard = (mention.classes & (C.rank | C.operator | C.system)) !== 0;
    if (!isHard || mention.inTopic || word === "initiated") return null;
  }
  if (mention.inTopic && (mention.classes & C.audience) === 0) return null;
  if (mention.inTopic && (word === "approved" || word === "authorized" || word === "authorised"))
    return null;
  return { form: "compound", from: mention.from, to: next };
}

/** "requested by Sarah", "asked for by Acme": a stranger behind a strong participle. */
export function strangerPassive(s: Sentence, by: number, topic: Topic): Form | null {
  if (s.read(by) !== "by" || !s.isCapital(by + 1) || s.has(by + 1, C.thing)) return null;
  if (topic.has(s.read(by + 1))) return null;
  for (let at = by - 1; at >= 0 && by - at <= 3; at--) {
    if (STRONG_PARTICIPLES.has(s.read(at))) return { form: "passive", from: at, to: by + 1 };
  }
  return null;
}
