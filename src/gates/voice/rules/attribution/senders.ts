/** Who speaks: the sender in front of a colon, under a message or in its first words. */

import { WordClass as C } from "../../lexicon/classes.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";

/** "Operator: …", "From the CTO: …", "svc: …", a signature at the end. */
export function labelForm(s: Sentence, mention: Mention): Form | null {
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

/** What stands before a colon and a sender. */
const HEADERS = wordSet(
  "from cc bcc sender requester requestor requested fwd fw forwarded author attn by source originator approver approved signed reporter",
);
/** What stands before a signature. */
const CLOSINGS = wordSet(
  "regards wishes cheers thanks sincerely yours best greetings truly signed thx",
);

/** "as your supervisor", "operator here", "this is the administrator". */
export function guiseForm(s: Sentence, mention: Mention): Form | null {
  const before = s.read(mention.from - 1);
  if (before === "as" && /^(?:your|our)$/.test(mention.determiner)) {
    return { form: "guise", from: mention.from - 1, to: mention.at };
  }
  if (mention.sense === "technical") return null;
  if (before === "as" && mention.from <= 2 && mention.determiner === "the") {
    for (let at = mention.at + 1; at < s.size && at - mention.at <= 8; at++) {
      if (/^(?:i|we)$/.test(s.read(at)))
        return { form: "guise", from: mention.from - 1, to: mention.at };
    }
  }
  if (before === "as" && speaksFor(s, mention.from - 2)) {
    return { form: "guise", from: mention.from - 1, to: mention.at };
  }
  const next = s.read(mention.at + 1);
  const here = signsOn(s, mention);
  if (here >= 0) return { form: "guise", from: mention.from, to: here };
  if (mention.from <= 1 && (next === "speaking" || next === "writing"))
    return { form: "guise", from: mention.from, to: mention.at + 1 };
  const introduces =
    /^(?:is|'s|'m|am)$/.test(before) && /^(?:this|it|i|here)$/.test(s.read(mention.from - 2));
  if (introduces && mention.sense === "person" && opensClause(s, mention.from - 2)) {
    const ends =
      s.kindAt(mention.at + 1) === TOKEN.sign ||
      mention.at === s.size - 1 ||
      /^(?:of|from|speaking|writing|again|here|and)$/.test(next);
    const soft =
      (mention.classes & (C.audience | C.group | C.service)) !== 0 &&
      s.read(mention.from - 2) !== "i" &&
      !/^(?:owner|customer|buyer|tenant|landlord|author|reviewer)$/.test(mention.word);
    // "It is the statistics office; see the list": an answer, not a speaker.
    const isAnswer =
      s.read(mention.from - 2) === "it" &&
      (mention.classes & C.name) === 0 &&
      !/^(?:of|from|speaking|writing|again|here)$/.test(next);
    if (ends && !soft && !isAnswer && !mention.isGeneric)
      return { form: "guise", from: mention.from - 2, to: mention.at };
  }
  return null;
}

/** "writing to you as head of logistics". */
function speaksFor(s: Sentence, from: number): boolean {
  for (let at = from; at >= 0 && from - at <= 3; at--) {
    if (
      /^(?:writ(?:e|ing)|speak(?:ing)?|asking|talk(?:ing)?|acting|contacting|telling|here)$/.test(
        s.read(at),
      )
    )
      return true;
  }
  return false;
}

/** "Hello, platform lead here.", "Tom from logistics here again": the token of "here"; -1 when none. */
function signsOn(s: Sentence, mention: Mention): number {
  if (!opensClause(s, mention.from) || mention.isGeneric) return -1;
  let at = mention.at + 1;
  if (/^(?:of|from|in|at|over)$/.test(s.read(at))) {
    while (
      at - mention.at <= 6 &&
      s.kindAt(at) === TOKEN.word &&
      !/^(?:here|again)$/.test(s.read(at))
    ) {
      if (s.has(at, C.be | C.auxiliary)) return -1;
      at++;
    }
  }
  const isAgain = s.read(at) === "again" && mention.from === 0 && s.kindAt(at + 1) === TOKEN.sign;
  if (s.read(at) !== "here" && !isAgain) return -1;
  const ends =
    s.kindAt(at + 1) !== TOKEN.word ||
    /^(?:again|with|writing|speaking|and|just)$/.test(s.read(at + 1));
  return ends ? at : -1;
}

/** Does a sentence, or what stands behind a sign or a greeting in it, start here? */
function opensClause(s: Sentence, at: number): boolean {
  return (
    at === 0 || s.kindAt(at - 1) === TOKEN.sign || /^(?:hi|hello|hey|and)$/.test(s.read(at - 1))
  );
}
