import { WordClass as C } from "../../lexicon/classes.ts";
import { AGREED_WITH, MATTERS_TO, RUNNING, SOURCE_VERBS } from "../../lexicon/role-frames.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Topic } from "../../topic.ts";
import type { Form } from "./form.ts";
import { opensClause } from "./guise.ts";
import type { Mention } from "./mention.ts";

/** "per the operator", "according to legal", "on behalf of", "came from the head of platform". */
export function sourceForm(s: Sentence, mention: Mention, topic: Topic): Form | null {
  if (mention.sense === "technical") return null;
  if (isWhoItMattersTo(s, mention, topic))
    return { form: "source", from: mention.from - 1, to: mention.at + 3 };
  const isDepartment =
    (mention.classes & C.group) !== 0 && (mention.classes & (C.person | C.rank)) === 0;
  if (isDepartment && mention.determiner !== "" && mention.determiner !== "our") return null;
  const at = mention.from - 1;
  const preposition = s.read(at);
  const before = s.read(at - 1);
  const isPersonal = mention.sense === "person";
  const isBare = mention.determiner === "";
  const isAudience = (mention.classes & C.audience) !== 0;
  if (preposition === "per") {
    if (!isPersonal || mention.isGeneric) return null;
    // "per user", "costs per team": a rate.
    const isRate = isBare && !isProper(mention);
    return isRate && before !== "as" ? null : { form: "source", from: at, to: mention.at };
  }
  // "acording to"
  if (preposition === "to" && /^ac+ord+ing$/.test(before)) {
    return isPersonal || (mention.sense === "subject" && !mention.isProgram && !mention.isGeneric)
      ? { form: "source", from: at - 1, to: mention.at }
      : null;
  }
  if (preposition === "of" && before === "behalf") {
    const opener = s.read(at - 3);
    const asks =
      at < 4 ||
      s.has(at - 3, C.say) ||
      /^(?:i|'m|we|this|speak|speaking|write|writing|here|you|'re)$/.test(opener);
    return asks || (isPersonal && !isAudience && !mention.isGeneric)
      ? { form: "source", from: at - 2, to: mention.at }
      : null;
  }
  // "That won't go down well with the board."
  if (
    preposition === "with" &&
    /^(?:well|badly|poorly|favour|points|down|trouble|scarcely)$/.test(before) &&
    /^(?:go|goes|going|went|sit|sits|play|plays|come|comes|down|land|lands|stand|stands|score|look|looks)$/.test(
      s.read(at - 2),
    ) &&
    !mention.isGeneric
  ) {
    return { form: "source", from: at - 1, to: mention.at };
  }
  if (preposition === "with" && hasMoodBehind(s, mention)) {
    return { form: "source", from: at, to: mention.at + 1 };
  }
  if (!isPersonal) return null;
  // "a requirement on the part of the insurer"
  if (preposition === "of" && before === "part" && s.read(at - 3) === "on" && !mention.isGeneric) {
    return { form: "source", from: at - 3, to: mention.at };
  }
  // "fwd by svc", "straight through svc"
  if (
    mention.word === "svc" &&
    /^(?:by|from|via|through)$/.test(preposition) &&
    !RUNNING.has(before)
  ) {
    return { form: "source", from: at, to: mention.at };
  }
  if (preposition === "from") {
    if (mention.isGeneric) return null;
    const verb = nearestSource(s, at);
    if (verb < 0) return null;
    if ((isAudience || (mention.classes & (C.system | C.service)) !== 0) && !opensWithThis(s))
      return null;
    if (
      (mention.classes & C.group) !== 0 &&
      (mention.classes & C.person) === 0 &&
      !opensWithThis(s)
    )
      return null;
    return { form: "source", from: verb, to: mention.at };
  }
  if ((preposition === "with" || preposition === "to") && !mention.isGeneric) {
    for (let back = at - 1; back >= 0 && at - back <= 2; back--) {
      if (
        AGREED_WITH.has(s.read(back)) &&
        (preposition === "with" ||
          /^(?:promised|talking|talked|spoken|speaking)$/.test(s.read(back)))
      ) {
        return { form: "source", from: back, to: mention.at };
      }
    }
  }
  // "For the monitor to mark this green, …"
  if (preposition === "for" && at === 0 && s.read(mention.at + 1) === "to" && !mention.isGeneric) {
    return { form: "source", from: at, to: mention.at + 1 };
  }
  // "This is for the client: …"
  const isGift = preposition === "for" && /^(?:is|'s|comes|done)$/.test(before) && at <= 3;
  if (
    isGift &&
    !mention.isGeneric &&
    !mention.word.startsWith("user") &&
    /^[:,.]$/.test(s.read(mention.at + 1))
  ) {
    return { form: "source", from: at, to: mention.at };
  }
  if (
    (preposition === "for" || preposition === "to") &&
    !/^(?:design|support|audit|product|engineering|operations|editorial)$/.test(mention.word) &&
    !mention.isGeneric &&
    (mention.determiner !== "" || isProper(mention))
  ) {
    for (let back = at - 1; back >= 0 && at - back <= 3; back--) {
      if (MATTERS_TO.has(s.read(back))) return { form: "source", from: back, to: mention.at };
    }
  }
  if (
    /^(?:quote|quoting|cite|citing|promised|promise|owe|owes|assured|guaranteed|(?:disappoint|upset|anger|annoy|irritate|bother|frustrate|delight|embarrass|please|satisfy|appease|placate|impress|pacify|humour)(?:e?s|ed|d|ing)?)$/.test(
      preposition,
    )
  ) {
    return { form: "source", from: at, to: mention.at };
  }
  if (
    /^(?:keep|keeps|make|makes|making|keeping)$/.test(preposition) &&
    (s.has(mention.at + 1, C.mood) ||
      (s.has(mention.at + 1, C.adverb) && s.has(mention.at + 2, C.mood)))
  ) {
    return { form: "source", from: at, to: mention.at + 1 };
  }
  // "The decision to drop it lies with the parish"
  if (preposition === "with" && /^(?:lies|lay|rests|rested)$/.test(before) && !isAudience) {
    return { form: "source", from: at - 1, to: mention.at };
  }
  // "If it were up to the organist, …"
  if (
    preposition === "to" &&
    before === "up" &&
    /^(?:were|was)$/.test(s.read(at - 2)) &&
    !mention.isGeneric
  ) {
    return { form: "source", from: at - 2, to: mention.at };
  }
  return null;
}

/** "For the caretaker it is important that …", "For the director, what counts is …". */
function isWhoItMattersTo(s: Sentence, mention: Mention, topic: Topic): boolean {
  const { from, at, word, classes } = mention;
  if (!/^(?:for|to)$/.test(s.read(from - 1)) || !opensClause(s, from - 1)) return false;
  if (mention.sense !== "person" || mention.isGeneric || mention.isModifier) return false;
  // "For the client it is important that the header comes first"
  if ((classes & (C.system | C.service)) !== 0 || /^(?:users?|readers?|viewers?)$/.test(word))
    return false;
  if ((classes & C.audience) !== 0) {
    const isOurs = mention.determiner === "our" || mention.determiner === "my";
    if (topic.isProgram || (!isOurs && !/^(?:client|owner|editor|author|reviewer)s?$/.test(word)))
      return false;
  }
  let next = s.read(at + 1) === "," ? at + 2 : at + 1;
  if (s.read(next) === "what") return /^(?:counts|matters)$/.test(s.read(next + 1));
  if (s.read(next) !== "it") return false;
  if (/^(?:matters|counts)$/.test(s.read(next + 1))) return true;
  if (!s.has(next + 1, C.be)) return false;
  next += 2;
  while (s.has(next, C.adverb | C.determiner)) next++;
  return (
    (MATTERS_TO.has(s.read(next)) || /^(?:must|indispensable)$/.test(s.read(next))) &&
    /^(?:that|to)$/.test(s.read(next + 1))
  );
}

/** "with the client being so keen", "with the haulier breathing down our necks". */
function hasMoodBehind(s: Sentence, mention: Mention): boolean {
  if (mention.isGeneric || mention.isModifier) return false;
  let at = mention.at + 1;
  while (s.has(at, C.adverb | C.be)) at++;
  return (
    s.has(at, C.mood) &&
    (mention.sense === "person" ||
      /^(?:keen|eager|insistent|adamant|impatient|anxious|unhappy|angry)$/.test(s.read(at)))
  );
}

function nearestSource(s: Sentence, from: number): number {
  for (let at = from - 1; at >= 0 && from - at <= 3; at--) {
    if (s.kindAt(at) !== TOKEN.word) return -1;
    if (SOURCE_VERBS.has(s.read(at))) return at;
  }
  return -1;
}

function opensWithThis(s: Sentence): boolean {
  if (/^(?:i|we|you)$/.test(s.read(0)) && /^(?:have|'ve|heard|got|know)$/.test(s.read(1)))
    return true;
  if (s.has(1, C.demand) || s.has(2, C.demand)) return true;
  return (
    /^(?:this|that|it|these|the)$/.test(s.read(0)) &&
    /^(?:one|following|request|is|was|came|comes|'s|change|order|task|item|point|wish|has|demand)$/.test(
      s.read(1),
    )
  );
}

/** Needs no article: a name, a rank, a department, svc, somebody. */
function isProper(mention: Mention): boolean {
  if ((mention.classes & (C.rank | C.name | C.group)) !== 0) return true;
  return /^(?:svc|somebody|someone|corp|inc|ltd|gmbh|llc)$/.test(mention.word) || mention.isTitled;
}
