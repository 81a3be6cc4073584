/** Who speaks: the sender in front of a colon or under a message. */

import { WordClass as C } from "../../lexicon/classes.ts";
import { wordSet } from "../../../../domain/word-set.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import { opensClause } from "./guise.ts";
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
