import type { GateCase } from "../../gate.ts";

/** A stretch of goal or done_when by which the closing message has to carry something. */
export interface EvidenceDemand {
  /** The stretch, whole: "for each spot the report gives the reference of its photo". */
  readonly stretch: string;
  /** What is to be carried: "the reference of its photo". */
  readonly asked: string;
  /**
   * By what it is asked: words that name the last message or just a message, a rule or an order to tell, or only a verb of
   * telling, which may be about a page or a program that is made.
   */
  readonly by: "last-message" | "message" | "rule" | "telling";
}

const CARRIES =
  "(?:names?|gives?|states?|quotes?|lists?|shows?|includes?|cites?|carr(?:y|ies)|embeds?|identif(?:y|ies)|specif(?:y|ies)|contains?|says?|tells?|has|have|records?|mentions?|reproduces?|pastes?|attaches|notes|links?|(?:comes?|ends?|closes?) with|indica|indique|recoge|riporta|reproduit|donne|nennt|enthält)(?!\\p{L})";
const MUST = "(?:(?:must|has to|have to|needs? to|should|shall|is to|will)(?: also)? |also )?";
const FINAL =
  "(?:final|closing|last|end|concluding|finishing|completion|hand-?(?:over|off)) (?:message|report|summary|reply|answer|note|statement|comment|response|post|output)|hand-?(?:off|over|in)(?! (?!must|has|to|also)\\p{L}+(?<!s)(?!\\p{L}))|Abschluss(?:bericht|meldung)|(?<=im )(?:Bericht|Protokoll)|informe final|(?:message|rapport) final|messaggio finale";
/**
 * "The service report", "the edit note"; of messages and answers only the bare word, for programs have error messages. "Each
 * report", "all entries" are many, and the closing message is one.
 */
const PLAIN =
  "message|answer|reply|(?:(?!an? |each |every |all |both |no |\\p{L}+ly |annual )[\\p{L}'’-]{3,20} ){0,2}?(?:report|note|summary|entry|(?:write|wrap)-?up)|rapport|informe|Bericht|Protokoll|relazione";
const THE = "(?:the|your|this|its|our|der|dem|im|el|le|la|il) ";
/** "The message gives", "closing report states". */
const SUBJECT = new RegExp(
  `(?:(?<!\\p{L})(?:${THE})?(${FINAL})|(?:^|(?<!\\p{L})${THE})(${PLAIN})) ((?:${MUST}${CARRIES}|to (?:include|give|name|state|quote|list|show))[:,]? .+)`,
  "iu",
);
/** "Its output is pasted into the final message", "the number of keys is part of the answer", "the old price in the note". */
const PLACE = new RegExp(
  `^(.+?) (?:in|into|below|under|at the end of|part of|(?<=(?:attach|append|add)ed )to|im|en|dans|stands? in) (?:(?:${THE})?(${FINAL})|(?:${THE})(${PLAIN}))(?![\\p{L}-]| (?:is|are|was|were|has|have|can|must|should|agrees?|match(?:es)?|shows?|comes?)\\b)`,
  "iu",
);

/** What makes a report a finished one: "does not count as finished", "will be sent back". */
const REFUSED =
  "(?:(?:does|do|will|can)(?: not|n['’]t) (?:count|pass|be (?:accepted|counted|taken|approved|signed off)|close)|cannot (?:count|be (?:accepted|counted|taken|approved|signed off))|(?:is|are|counts? as|will be|gets?|goes|comes?)(?: then)? (?:not (?:accepted|finished|done|complete|valid|counted|enough|delivered)|incomplete|unfinished|rejected|refused|returned|sent back|turned down|invalid|bounced|back))";
const LACKS =
  "(?:without|lacking|that (?:lacks?|omits?|leaves? out|(?:does|do)(?: not|n['’]t)(?= (?:name|give|state|quote|list|show|include|cite|carry|have|contain|say|tell|mention))))";
/** "A report without the time of each query does not count as finished." */
const REFUSED_WITHOUT = new RegExp(
  `(?:^|(?<!\\p{L})(?:an?|any|${THE}))(?: ?(${FINAL}|report|summary|note|message|answer|reply|write-?up)s?) ${LACKS} (.{3,160}?),? ${REFUSED}(?!\\p{L})`,
  "iu",
);
/** "No report is accepted without the latency", "A summary counts only with the latency." */
const NONE_WITHOUT = new RegExp(
  `(?<!\\p{L})(?:no (?:${FINAL}|report|summary|note|message|answer|reply|write-?up) (?:is|are|counts?|will be|passes|can be)(?: (?:as )?(?:accepted|finished|done|complete|valid|taken|counted|approved|signed off))? (?:without|unless it (?:has|gives|names|states|shows|carries|includes))|an? (?:${FINAL}|report|summary|note|message|answer|reply|write-?up) (?:counts?|is (?:accepted|finished|complete|valid|taken|counted))(?: as (?:finished|done|complete))? only (?:with|if it (?:has|gives|names|states|shows|carries|includes))) (.+)`,
  "iu",
);

const TELLING =
  "(?:pasted|quoted|cited|stated|included|attached|given|listed|shown|referenced|linked|reported|noted|mentioned)";
/** "A transcript of both requests is included": nothing says where, so it is not "in the table", "by `--stats`". */
const TOLD = new RegExp(
  `^.+? (?:(?:is|are|must be|has to be|have to be|to be) )?(?:also )?${TELLING}(?:,? (?:verbatim|for (?:each|every|all|both) .+|by file name|as evidence|here|below|with it|as (?:an?|the) .+|in \\p{L}+|in (?:${THE})?(?:\\p{L}+ ){1,2}(?:message|notes)|(?:since|because|so that) .+|(?:for|on|at|of) [^,]{2,50},? and (?:agree|match|are (?:equal|identical|the same))))?\\W*$`,
  "iu",
);
/** A word by which a demand says that something is told, and by which a message repeats it of what was made. */
export const TELLS = new RegExp(`(?<!\\p{L})(?:${TELLING}|${CARRIES})(?!\\p{L})`, "iu");
/** What pages and programs are hardly said to do with what they show. */
const OF_MESSAGES =
  /\b(?:pasted|quoted|cited|stated)\b|\bbefore and after\b|\b(?:reported|noted)$|\b(?:here|below)$|\bin \p{L}+ (?:is|are) given\b|^(?:the )?(?:links?|urls?) (?:to|of)\b/iu;
/** "Report the commit it points to": an order to tell. */
const ORDER =
  /^(?:and )?(?:please )?(?:(?:demonstrate|prove)(?: it)? with|report(?: back)?(?: with)?|state|list|give|quote|cite|name|paste|note|mention)(?: also)? (?:the|each|every|both|all|which|how|what|who|when)\b/iu;
/** "Show each check as the command and its output" */
const SHOW =
  /^(?:and )?(?:please )?(?:show|include|attach|provide|post|prove|back|support)(?: also)? (?:the|each|every|both|all|an?|its?)\b/iu;
/** What is given and shown in a document that is written is for its readers. */
const OF_WRITING =
  /^\W{0,9}(?:write|draft|document|translate|describe|prepare|summari[sz]e|collect)\b/iu;
/** Where what is told stands on a page or is printed by a program. */
const ELSEWHERE =
  /\b(?:in|on|onto|under|at|below|above|beside|next to|by) (?:the |a |its |each |every )?(?:`|\p{L}+ )?(?:page|table|screen|list|map|chart|dashboard|sidebar|header|footer|view|docs?|readme|wiki|database|file|manual|catalogue|log|form|card|panel|column|legend|end of|top|bottom|invoice|label|menu)s?\b|`[^`]*\.(?:md|csv|txt|json|html|rst|pdf)`|\b(?:users?|visitors?|customers?|readers?|players?)\b/iu;

/** "The policy requires", "the auditor's rule is that", "site rules ask for". */
const RULED =
  /\b(?:polic(?:y|ies)|(?:(?:house|team|site|company|our|the|project|evidence|benchmark|[\p{L}]+['’]s?|this) )*rules?(?: of \p{L}+ \p{L}+)?|definition of done|standard)\b[^.;:\n]{0,40}?(?::|\b(?:requires?|asks? (?:for|that)|demands?|wants?|is that|says?)\b|(?<=\b(?:following|under|per|by|with) (?:the|our|a) [^.;:\n]{0,40})\bthat\b)(.+)/iu;
/** A word of `RULED`: a quick look. */
const RULE = /polic|rule|definition|standard/iu;
/** "Each fix must be reported with its commit hash", "claims count only with figures". */
const BACKED =
  /\b(?:(?:must|has to|have to|needs? to|is to|are to) (?:be )?(?:reported|come|backed|accompanied|supported|proven?|shown|told|given)(?: up)?|backed|supported|counts? only|accepted only|only accepted) (?:with|by) (.+)/iu;

/** "All four tickets are closed, each named with the commit that closed it" */
const TOLD_WITH =
  /\b(?:named|listed|reported|given|shown|documented|noted|cited|backed|closed) with (.+)/iu;
/** Things of the work itself, which no page and no program tells of. */
const OF_EACH =
  /\b(?:each|every|all)(?: of)?(?: the)? (?:\d+ |\p{L}+ )?(?:fix(?:es)?|findings?|checks?|bugs?|vulnerabilit(?:y|ies)|claims?|changes?|verifications?|CVEs?)\b/iu;

/** A goal by which a program or a document is made, whose notes and reports are not the closing message. */
const BUILDS =
  /^\W{0,9}(?:add|build|create|implement|let|introduce|support|write|draft|design|develop|generate|extend)\b/iu;
/** What programs say. */
const OF_PROGRAM =
  /\b(?:error|fail(?:s|ed|ure)|warn|reject|refus|exit|prints?|dialog|status|users?|parents?|guests?|push|invalid|unknown|[45]\d\d)/iu;

/** "The report names, for every condition, the test that covers it": the test that covers it, for every condition. */
const ASIDE_OF_EACH =
  /(?:,|^(?=behind)) ?((?:for|of|behind|beside|next to|under|against|with|per) (?:each|every|all|both)(?!\p{L})[^,;]{1,40}), (.+)$/iu;

let last: { readonly goal: string; readonly doneWhen: string } = { goal: "", doneWhen: "" };
let demandsOfLast: readonly EvidenceDemand[] = [];

/** The demands of goal and done_when, those of done_when first; those of the last case are kept, since coverage asks for them again. */
export function demandsOf(c: GateCase): readonly EvidenceDemand[] {
  if (c.goal === last.goal && c.doneWhen === last.doneWhen) return demandsOfLast;
  const demands = new Map<string, EvidenceDemand>();
  for (const text of [c.doneWhen, c.goal]) {
    for (const stretch of stretchesOf(text)) {
      const demand = readStretch(stretch, c, text === c.goal);
      if (demand !== null && !demands.has(stretch))
        demands.set(stretch, { ...demand, asked: demand.asked.replace(ASIDE_OF_EACH, " $2 $1") });
    }
  }
  last = { goal: c.goal, doneWhen: c.doneWhen };
  return (demandsOfLast = [...demands.values()]);
}

function isOfWork(stretch: string, { goal }: GateCase): boolean {
  return !BUILDS.test(goal) && OF_EACH.test(stretch) && TOLD_WITH.test(stretch);
}

/** The sentences and lines of goal or done_when. */
export function stretchesOf(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=[.!?;])\s+|(?<![^\S\n])[^\S\n]+(?=\(?[2-9]\)\s)/u)
    .map((part) =>
      part
        .trim()
        .replace(/^[>*+•-]{0,3}\s{0,4}(?:\(?\d{1,2}[.)]\s{1,4})?|[.;]{1,9}$/gu, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

function readStretch(stretch: string, c: GateCase, isGoal: boolean): EvidenceDemand | null {
  const named = CARRIER.test(stretch) ? (readRefusal(stretch, c) ?? readCarrier(stretch, c)) : null;
  if (named !== null) return named;
  const ruled = (BACKED.exec(stretch) ?? (RULE.test(stretch) ? RULED.exec(stretch) : null))?.[1];
  if (ruled !== undefined) return { stretch, asked: ruled, by: "rule" };
  if (ELSEWHERE.test(stretch) || OF_WRITING.test(c.goal)) return null;
  if (isGoal && (c.goal.startsWith(stretch) || BUILDS.test(c.goal))) return null;
  if (ORDER.test(stretch)) return { stretch, asked: stretch, by: isGoal ? "telling" : "rule" };
  if (SHOW.test(stretch)) return { stretch, asked: stretch, by: "telling" };
  const asked = TOLD_WITH.exec(stretch)?.[1] ?? (TOLD.test(stretch) ? lastClause(stretch) : null);
  return asked === null
    ? null
    : { stretch, asked, by: OF_MESSAGES.test(asked) || isOfWork(stretch, c) ? "rule" : "telling" };
}

/** A word of `FINAL` or `PLAIN`: a quick look. */
const CARRIER =
  /messag|report|summary|reply|answer|note|statement|comment|response|post|output|hand-?(?:o|in)|entry|-?up|rapport|informe|bericht|meldung|protokoll|relazione/iu;

/** "The report names …", "… in the final message": by what carries it. */
function readCarrier(stretch: string, c: GateCase): EvidenceDemand | null {
  const [, final, plain, carried = ""] = SUBJECT.exec(stretch) ?? [];
  if (final !== undefined)
    return { stretch, asked: carried, by: isMadeThing(final, c) ? "telling" : "last-message" };
  if (plain !== undefined && isReport(plain, stretch, c)) {
    const isMade = BUILDS.test(c.goal) && !OF_MESSAGES.test(carried);
    return { stretch, asked: carried, by: isMade ? "telling" : "message" };
  }
  if (plain !== undefined && isReportOfWork(plain, stretch, c))
    return { stretch, asked: carried, by: "telling" };
  const [, told = "", inFinal, inPlain] = PLACE.exec(stretch) ?? [];
  // "Team rule: in the final message every condition is backed by …"
  if (inFinal !== undefined && told.endsWith(":"))
    return {
      stretch,
      asked: stretch.slice(stretch.indexOf(inFinal) + inFinal.length),
      by: "message",
    };
  if (inFinal !== undefined && isMadeThing(inFinal, c))
    return { stretch, asked: lastClause(told), by: "telling" };
  if (inFinal !== undefined || (inPlain !== undefined && isReport(inPlain, stretch, c, false)))
    return { stretch, asked: lastClause(told), by: "message" };
  return null;
}

const FINAL_ALONE = new RegExp(`^(?:${FINAL})$`, "iu");
/** A program rejects a report; as finished it is counted by whoever reads the message. */
const AS_DONE = /\b(?:count(?:s|ed)?|accept(?:ed)?|finished|(?:in)?complete|done)\b/iu;

/** "A report without … does not count": of the message, where nothing says that a report is made. */
function readRefusal(stretch: string, c: GateCase): EvidenceDemand | null {
  const [, name = "report", without] = REFUSED_WITHOUT.exec(stretch) ?? [];
  const asked = without ?? NONE_WITHOUT.exec(stretch)?.[1];
  if (asked === undefined || c.goal.startsWith(stretch)) return null;
  if (!FINAL_ALONE.test(name) && !AS_DONE.test(stretch)) {
    const noun = new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "iu");
    const others = [...stretchesOf(c.doneWhen), ...stretchesOf(c.goal)];
    if (others.some((other) => other !== stretch && noun.test(other))) return null;
  }
  const isMade = (BUILDS.test(c.goal) || OF_WRITING.test(c.goal)) && isMadeThing(name, c);
  return { stretch, asked, by: isMade ? "telling" : "last-message" };
}

/**
 * "Write the final report of the project", "sort out the handover on ward 2": what the goal is about is made or mended, and only
 * its first clause tells what that is ("move the shop and send a final report").
 */
function isMadeThing(carrier: string, { goal }: GateCase): boolean {
  const [about = ""] = goal.split(GOAL_CLAUSE_END, 1);
  const name = /^(?:hand-?(?:over|off)|completion)/iu.exec(carrier)?.[0] ?? carrier;
  return about.toLowerCase().includes(name.toLowerCase());
}
const GOAL_CLAUSE_END = /[.:;,\n]\s|\s(?:and|then|with|in)\s/u;

const HAS_TO = /\b(?:must|has to|have to|needs? to|is to|shall)\b/iu;

/** Whether "the report" is the closing message: nothing else of goal and done_when speaks of one. */
function isReport(name: string, stretch: string, c: GateCase, inTheEnd = true): boolean {
  const noun = /[\p{L}-]+$/u.exec(name)?.[0] ?? name;
  if (/^(?:message|reply)$/iu.test(noun) && OF_PROGRAM.test(stretch.split(name)[0] ?? ""))
    return false;
  // The first sentence of a goal says what is made.
  if (c.goal.startsWith(stretch)) return false;
  const parts = stretchesOf(c.doneWhen);
  // What the report has to carry is said in the end, "the report opens in Excel" on the way.
  if (inTheEnd && parts.includes(stretch) && !HAS_TO.test(stretch) && !isLast(stretch, parts))
    return false;
  return ![...parts, ...stretchesOf(c.goal)].some(
    (other) =>
      other !== stretch &&
      !saysTwice(stretch, other, c) &&
      new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L}|${VERB})`, "iu").test(other) &&
      !RULED.test(other),
  );
}

/** "The summary must link the run" in the goal, and "the summary links the run" in done_when: one demand, told twice. */
function saysTwice(stretch: string, other: string, { goal, doneWhen }: GateCase): boolean {
  const [inGoal, inEnd] = goal.includes(stretch) ? [stretch, other] : [other, stretch];
  return (
    goal.includes(inGoal) &&
    doneWhen.includes(inEnd) &&
    (HAS_TO.test(inGoal) || ORDER.test(inGoal)) &&
    [inGoal, inEnd].every((one) => SUBJECT.test(one) || PLACE.test(one) || ORDER.test(one))
  );
}

/** Whether nothing says that a report is made, although it is not said last what it carries. */
function isReportOfWork(name: string, stretch: string, { goal, doneWhen }: GateCase): boolean {
  const noun = /(?:report|summary|write-?up|wrap-?up|note)$/iu.exec(name)?.[0].toLowerCase();
  return (
    noun !== undefined &&
    !BUILDS.test(goal) &&
    !OF_WRITING.test(goal) &&
    !goal.toLowerCase().includes(noun) &&
    doneWhen.toLowerCase().split(noun).length === 2 &&
    doneWhen.includes(stretch)
  );
}

/** "The audit reports zero", "the tests report success": behind a verb, and no noun. */
const VERB =
  " (?:zero|no|none|nothing|success|it|them|that|only|all|the|an?|ok|healthy|ready|clean|fewer|less|more|at|exactly|back|\\d+)(?!\\p{L})";

function isLast(stretch: string, parts: readonly string[]): boolean {
  return parts
    .slice(parts.indexOf(stretch) + 1)
    .every((part) => SUBJECT.test(part) || PLACE.test(part) || ORDER.test(part));
}

/** "The tests pass, and the output": what is told is the last of them; "the name and its price" are both told. */
function lastClause(told: string): string {
  const at = [
    ...told.matchAll(/,? and (?=(?:the|its|their|an?) )|, (?=(?:the|its|their|an?) )/gu),
  ].findLast(({ index }) => FINITE.test(told.slice(0, index)))?.index;
  return at === undefined ? told : told.slice(at).replace(/^,? (?:and )?/u, "");
}
const FINITE =
  /\b(?:is|are|was|were|has|have|can|passe?s?|succeeds?|works?|runs?|finds?|reports?|agrees?|returns?|stays?|gets?)\b/iu;
