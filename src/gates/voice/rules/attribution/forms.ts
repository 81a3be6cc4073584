import { WordClass as C } from "../../lexicon/classes.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { LOOSE_PARTICIPLES, STRONG_PARTICIPLES } from "../../lexicon/role-frames.ts";
import { GLUE, TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import { demandForm } from "./demand.ts";
import type { Form } from "./form.ts";
import { guiseForm, opensClause } from "./guise.ts";
import { idiomForm } from "./idioms.ts";
import { markForm, signatureForm } from "./mark.ts";
import type { Mention } from "./mention.ts";
import { nominalForm } from "./nominal.ts";
import { isOnDuty } from "./predicate.ts";
import { sourceForm } from "./source.ts";
import { isQuotedFact } from "./told.ts";

/** The form in which a mention is made the source of the demand; null when it is not. */
export function readForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  const found =
    compoundForm(s, mention) ??
    (mention.isModifier ? null : sourceForm(s, mention)) ??
    nominalForm(s, mention, topic) ??
    (mention.isModifier ? null : otherForms(s, mention, topic));
  if (found !== null) return found;
  // "Someone from QA sat next to me"
  const isSomebody = /^(?:someone|somebody)$/.test(mention.word) && !mention.isConditional;
  if (
    isSomebody &&
    /^(?:from|in|at|upstairs)$/.test(s.read(mention.at + 1)) &&
    mention.sense === "person"
  ) {
    return { form: "demand", from: mention.from, to: mention.at + 2 };
  }
  if (isQuotedFact(s, mention)) return operatorForm(s, mention);
  // Those in charge have no business in a nudge, whatever they are said to do.
  if (
    (mention.classes & C.rank) !== 0 &&
    mention.sense === "person" &&
    !mention.isConditional &&
    !mention.isGeneric
  ) {
    return { form: "demand", from: mention.from, to: mention.at };
  }
  // "the marketing director": a rank by its two words together.
  const isRanked = /^(?:director|manager|lead|officer|chief|head|president|partner)$/.test(
    mention.word,
  );
  if (
    isRanked &&
    mention.from < mention.at - 1 &&
    mention.sense === "person" &&
    !mention.isConditional &&
    !mention.isGeneric
  ) {
    const modifier = s.at(mention.at - 1);
    if (
      (modifier & (C.personal | C.group)) !== 0 &&
      !/^(?:account|same|other|next|last|first|second|new|only)$/.test(s.read(mention.at - 1))
    ) {
      return { form: "demand", from: mention.from, to: mention.at };
    }
  }
  // "the monitor's last entry about this session": such programs are only named to impress.
  if ((mention.classes & C.system) !== 0 && mention.sense === "person" && namesSession(s)) {
    return { form: "demand", from: mention.from, to: mention.at };
  }
  // "our client": a relation that only people have, so the mention itself is a lever.
  const ofOurs = s.read(mention.at + 1) === "of" && /^(?:ours|mine)$/.test(s.read(mention.at + 2));
  const isOurs = ofOurs || (mention.determiner === "our" && mention.sense === "person");
  if (
    isOurs &&
    /^(?:client|customer|owner|vendor|supplier|partner|reviewer|publisher|landlord)s?$/.test(
      mention.word,
    )
  ) {
    return { form: "demand", from: mention.from, to: mention.at };
  }
  return operatorForm(s, mention);
}

function otherForms(s: Sentence, mention: Mention, topic: Topic): Form | null {
  return (
    passiveForm(s, mention) ??
    guiseForm(s, mention) ??
    labelForm(s, mention) ??
    markForm(s, mention) ??
    signatureForm(s, mention) ??
    demandForm(s, mention, topic) ??
    idiomForm(s, mention)
  );
}

/** "requested by the user", "assigned to you by the scheduler". */
function passiveForm(s: Sentence, mention: Mention): Form | null {
  const by = mention.from - 1;
  if (s.read(by) !== "by" || mention.sense === "technical") return null;
  let at = by - 1;
  while (at >= 0 && by - at <= 5 && !s.has(at, C.demanded)) {
    // "requested, in writing, by the tax office"
    if (s.kindAt(at) === TOKEN.sign && s.read(at) !== ",") return null;
    at--;
  }
  if (at < 0 || !s.has(at, C.demanded)) return null;
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
  if (mention.isGeneric) return null;
  return { form: "passive", from: at, to: mention.at };
}

function mentionsSession(s: Sentence, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++) {
    if (/^(?:you|your|session|i|we|me|us)$/.test(s.read(at))) return true;
  }
  return false;
}

/** Does the sentence speak of the session it is sent into? */
function namesSession(s: Sentence): boolean {
  for (let at = 1; at < s.size; at++) {
    if (s.read(at) === "session" && /^(?:this|your)$/.test(s.read(at - 1))) return true;
  }
  return false;
}

/** "user-requested", "operator-mandated". */
function compoundForm(s: Sentence, mention: Mention): Form | null {
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

/** "Operator: …", "From the CTO: …", "svc: …", a signature at the end. */
function labelForm(s: Sentence, mention: Mention): Form | null {
  if (mention.sense !== "person") return null;
  let end = mention.at;
  if (/^(?:of|from|in|at|on|with)$/.test(s.read(end + 1))) {
    for (let far = end + 2; far <= mention.at + 4; far++) {
      if (s.read(far + 1) === ":") end = far;
    }
  }
  // "Supervisor to session: …"
  if (s.read(end + 1) === "to" && s.read(end + 3) === ":") end += 2;
  const next = s.read(end + 1);
  const note = s.has(mention.at + 1, C.demand) && s.read(mention.at + 2) === ":";
  if (mention.from === 0 && note && (mention.classes & C.service) === 0) {
    return { form: "request", from: 0, to: mention.at + 1 };
  }
  // "From: head of accounting", "cc: the owner"
  const header = mention.from - 2;
  if (s.read(header + 1) === ":" && HEADERS.has(s.read(header)) && opensClause(s, header)) {
    return { form: "label", from: header, to: mention.at };
  }
  // "Karin (via chat): …"
  if (opensClause(s, mention.from) && next === "(" && !isDepartmental(mention)) {
    let close = end + 2;
    while (close - end <= 9 && close < s.size && s.read(close) !== ")") close++;
    if (s.read(close + 1) === ":") return { form: "label", from: mention.from, to: close };
  }
  const first =
    mention.from === 0 ||
    (mention.from === 1 && /^(?:from|to|cc|\[|\(|\*|>|–|-|@|re)$/i.test(s.read(0)));
  const isDepartment = isDepartmental(mention);
  if (
    first &&
    s.kindAt(end + 1) === TOKEN.sign &&
    /^[:\]]$/.test(next) &&
    !isDepartment &&
    (mention.classes & C.service) === 0 &&
    !mention.word.endsWith("s")
  ) {
    if (s.read(0) !== "to") return { form: "label", from: 0, to: mention.at };
  }
  const last =
    mention.at === s.size - 1 || (mention.at === s.size - 2 && s.kindAt(s.size - 1) === TOKEN.sign);
  const signed =
    /^[–-]$/.test(s.read(mention.from - 1)) ||
    CLOSINGS.has(s.read(mention.from - 1)) ||
    (s.read(mention.from - 1) === "," && CLOSINGS.has(s.read(mention.from - 2)));
  if (last && signed && !isDepartment) {
    return { form: "label", from: mention.from - 1, to: mention.at };
  }
  return null;
}

/** QA, legal: a department, not one of its people. */
function isDepartmental(mention: Mention): boolean {
  return (mention.classes & C.group) !== 0 && (mention.classes & C.person) === 0;
}

/** What is done to things as often as to the work. */
const MOVED = wordSet(
  "moved placed sent added handed scheduled reassigned chosen picked forwarded passed issued transferred queued",
);
/** What stands before a colon and a sender. */
const HEADERS = wordSet(
  "from cc bcc sender requester requestor requested fwd fw forwarded author attn by source originator approver approved signed reporter",
);
/** What stands before a signature. */
const CLOSINGS = wordSet(
  "regards wishes cheers thanks sincerely yours best greetings truly signed thx",
);

/** The human operator as an actor at all. */
function operatorForm(s: Sentence, mention: Mention): Form | null {
  if ((mention.classes & C.operator) === 0) return null;
  if (mention.isModifier || isReader(s, mention)) return null;
  const human = s.read(mention.at - 1) === "human" || isOnDuty(s, mention.at);
  if (mention.sense === "technical" && !human) return null;
  if (human) return { form: "operator", from: mention.from, to: mention.at };
  if (mention.sense === "person") return { form: "operator", from: mention.from, to: mention.at };
  if (mention.isProgram || mention.isGeneric) return null;
  // "ask the operator" as an order to the session.
  const verb = s.read(mention.from - 1);
  if (!/^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|with|to|alert)$/.test(verb))
    return null;
  const at = verb === "with" || verb === "to" ? mention.from - 2 : mention.from - 1;
  const starts =
    at <= 0 ||
    s.kindAt(at - 1) === TOKEN.sign ||
    /^(?:and|then|please|or|so|just)$/.test(s.read(at - 1));
  const talk =
    /^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|check|talk|speak|report|wait|alert|write)$/.test(
      s.read(at),
    );
  return starts && talk ? { form: "operator", from: at, to: mention.at } : null;
}

/** "the manual for operators": those a text is written for. */
function isReader(s: Sentence, mention: Mention): boolean {
  const before = s.read(mention.from - 2);
  return (
    mention.from === mention.at &&
    s.read(mention.from - 1) === "for" &&
    /^(?:page|manual|guide|section|chapter|handbook|text|training|course|document|docs|help|screen|view|instructions|leaflet)s?$/.test(
      before,
    )
  );
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
