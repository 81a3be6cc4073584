/** Acts that were answered with a refusal, an error or a status that is no end: "The page came back with "Payment declined"". */

import { tellsOfThePast } from "./coverage/earlier-figures.ts";
import type { Reason } from "../gate.ts";
import { clausesWith } from "../text/clauses-with.ts";
import { firstBehind, type Clause, type Document } from "../text/document.ts";
import { isAside } from "./aside.ts";
import { isOutputOfAsked, isOwnRun } from "./clauses/looks/trouble.ts";
import { isOneTurnedAway } from "./clauses/senses/turned-away.ts";
import { isDescription } from "./description.ts";
import { soleConditions } from "./open-states/tied.ts";
import { reasonOf } from "./reason.ts";
import { LONGEST_DONE_WHEN, type Subject } from "./subject.ts";

const RULE = {
  id: "completion.blocker.refused-act",
  says: "The message tells of an act only that it was answered with a refusal, an error or an unfinished status.",
  advice: "Have the cause mended or the access granted, then report the run that passes.",
} as const;

/** What an answer says when it is none that was wanted. */
const REFUSAL =
  /\b(?:refused|reject(?:ed|ion)|declined|denied|forbidden|unauthori[sz]ed|bounced|\w*errors?|\w*exception|fail(?:ed|ure|s)?|fatal|invalid|unsupported|blocked|conflicts?|aborted|unreachable|undeliver\w+|expired|exceeded|cannot|can['’]t|could not|unable|time-?out|timed out|servfail|nxdomain|econn\w+|not (?:yet|accepted|allowed|permitted|authori[sz]ed|found|valid|possible|delivered|available|eligible|approved|mergeable|enough)|no such|return(?:ed)? to sender|address unknown|(?:already|date) taken|too (?:large|big|many|long|late)|(?:disk |memory )?full|out of \p{L}+|does not exist|mismatch|bad gateway|unavailable|(?:fully|already) booked|sold out|reserved|e[45]\d\d)\b|^(?:\p{L}+ )?unknown\b|\bunknown$|^(?:waiting for|pending|processing|(?:in|under) review|on hold|queued)\b|(?:^|code |status |http\S* |error )[45]\d\d(?=\.?$|[:;)]| (?:bad|un|forb|not|meth|conf|too|int|serv|gate|pay|gone|req|err))/iu;

/** Words of which every answer of this kind has one. */
const mayRefuse = clausesWith(`
  refused rejected rejection declined denied forbidden unauthorised unauthorized bounced failed failure fail fails fatal
  error errors typeerror valueerror keyerror indexerror nameerror attributeerror importerror syntaxerror referenceerror
  rangeerror runtimeerror assertionerror ioerror oserror permissionerror connectionerror timeouterror exception
  nullpointerexception illegalstateexception invalid unsupported blocked conflict conflicts aborted unreachable undeliverable
  undelivered expired exceeded cannot t could unable timeout time timed servfail nxdomain econnrefused econnreset econnaborted
  yet accepted allowed permitted authorised authorized found valid possible delivered available eligible approved mergeable
  enough such sender unknown taken too full out exist mismatch gateway unavailable booked sold reserved waiting pending
  processing review hold queued turned red exit exits exited status
  ${range(400, 599)} ${range(400, 599, "e")}`);

function range(from: number, to: number, before = ""): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${before}${from + at}`).join(" ");
}

/** Work that is about refusals, errors and waiting: there such an answer may be what was asked for. */
const ABOUT_REFUSALS =
  /\b(?:refus\w*|reject\w*|den(?:y|ied|ies)|block\w*|forb\w+|unauthori\w*|declin\w*|invalid\w*|valid(?:at\w+|ity)|errors?|fail\w*|wrong|bad|malformed|time-?outs?|timed|offline|outage|exit(?:s|ed)?|unknown|broken|exceed\w*|expir\w*|kill\w*|crash\w*|retr(?:y|ies|ied)|permissions?|pending|queued?|status(?:es)?|rate.?limit\w*|locked|revok\w*|prevent\w*|cannot|can['’]t|nobody|no one|never|must not|may not|not be|[45]\d\d)\b/u;

/** Who or what was refused on purpose, in general, or by way of a story. */
const NO_OWN_ACT =
  /\b(?:forged|fake|wrong|bad|tampered|planted|deliberate\w*|on purpose|intend\w*|expect\w*|as (?:it|they) should|the point|simulat\w*|stub\w*|mock\w*|trial|dummy|without|unplugged|anonymous|outsiders?|guests?|viewers?|strangers?|visitors?|users?|others?|each|every|any|an? (?:\p{L}+ )?(?:request|call|user|file|card|client|key|number|name)s?|(?:to|by|from|on) an? (?!few)\p{L}+|nobody|if|whenever|when|unless|who|explain\w*|means?|meaning|guide|note|no|not|never|used to|old|last (?:year|week|month|time)|for a while|in between|because|would|could|may|might|can|tells?|whether)\b/u;

/** What tells that it was over afterwards. */
const OVER =
  /\b(?:now|then|since|second|again|pass(?:es|ed)?|through|fixed|mended|work(?:s|ed)|solved|retr(?:y|ied)|until|at first|first|earlier|initially|before (?:the|that|this)|went|accepted|succeeded|green|renewed|afterwards|after|instead|resolved|cleared)\b/u;

const ANSWERED =
  "(?:answered|replied|responded|returned|came back|said|gave|got|printed|reported|ended|stopped|failed|died|bounced|broke off|crashed|aborted|stalled|choked|errored|hung|(?:lists?|shows?|showed|has|marks?|carries) (?:it|them|this|that|ours|the \\p{L}+) (?:as|under)|(?:was|were|been) (?:answered|met|refused|rejected|declined)|was|turned .{3,50} down|(?:refused|rejected|declined) .{3,50})";
/** In the present these tell as often of what the thing built does: then an act must stand in front of them. */
const ANSWERS =
  "(?:answers|replies|responds|returns|comes back|says|reads|shows|gives|gets|prints|reports|ends|stops|fails|is|stands at)";
const JOINT =
  "(?: (?:it|us|me|this|that|back|with|as|in|at|by|on|an?|the|only|just|error|status|still))*";
/** What stands in front of the quotation of an answer. */
const FRONT = new RegExp(`\\b${ANSWERED}${JOINT}(?:, |: ?| )?$`, "iu");
/** The same of an act or of who answers it: "The receipt reads: …", "`npm publish` → …". */
const FRONT_OF_ACT = new RegExp(
  `^\\W*(?:and |so |but |today )*(?:(?:the|our|my|its) (?:\\S+ ){0,2}?(?:answer|reply|response|receipt|page|portal|server|status|tracking|result|outcome|last line|\\p{L}+(?:tion|sion|ment|ing)|call|run|job|build|upload|push|deploy|publish|payment|booking|request|merge|query|look-?up|import|export|sync|restore)(?: (?:of|to|for|on|in|from) [^:]{2,40}?)?|§|it|status(?: of [^:]{2,40})?|result|tracking(?: today)?|(?!(?:screen|example|log|note|message|dialog|text|banner|display|label|badge|hint|then|there|he|she|they|this|that)s?\\b)\\p{L}+)(?: ${ANSWERS}${JOINT}(?:, |: ?| )?| ?(?:→|->|:) ?)$`,
  "iu",
);
/** What no thing is built to answer. */
const HARD =
  /^(?:http\S* )?5\d\d\b|\b(?:bad gateway|connection (?:refused|reset)|service unavailable|internal server error|gateway time-?out|servfail)\b/iu;
const FRONT_OF_ANY = new RegExp(`\\b${ANSWERS}${JOINT}(?:, |: ?| )?$`, "iu");
const QUOTED = /`([^`\n]+)`|"([^"\n]+)"|“([^”\n]+)”/gu;

/** The same without a quotation, told of this one. */
const PLAIN =
  /^\W*(?:and |so |but )*(?:the|our|my|its|this|it|§|\p{L}+(?=['’]s)) ?[^,:]{0,60}?\b(?:(?:was|were|has been|got) (?:refused|rejected|declined|turned (?:down|away)|bounced)|bounced|(?:comes?|came|turn(?:s|ed)) (?:up |out )?red|(?:came|comes) back (?:red|with an error|with errors)|(?:end(?:s|ed)|exit(?:s|ed)) (?:with|in) (?:an? (?:error|failure)|(?:exit )?(?:code|status) [1-9]\d*))(?=[.,;!]|$| (?:by|with|on|at|because|for|in)\b)|^\W*(?:the \p{L}+|our \p{L}+|\p{L}+) (?:refused|rejected|declined|turned down) (?:the|our|my|it|us|this)\b/u;
/** "Answered our call with 403" */
const CALL =
  /\b(?:answered|met|refused|turned down) (?:our|my) [^,;]{2,40} with (?:an? )?(?:http )?[45]\d\d\b/u;
/** "Status: invalid", "`npm publish`: 403" */
const LABELLED =
  /^(?!(?:i|we|screens?|examples?|logs?|notes?|messages?|dialogs?|texts?|banners?|display|labels?|badges?|hints?)\b)(?:`[^`]{3,40}`|[^:,`"“]{3,40}): ?(?<said>[^`"“].{2,70})$/iu;
const NONE_OF_IT = /\b(?:0|no|zero|without|none)(?:\s+\p{L}+){1,2}|\p{L}+\s*[:=]\s*0\b/giu;

const OUTPUT =
  /^(?:[45]\d\d$|npm err! (?:code )?e|error\b ?[:[(]|fatal: |--- fail|fail(?:ed)?(?:$|[ :])|[x✗✘] |(?:< ?)?http\/[\d.]+ [45]\d\d|.*\bstatus: (?:servfail|nxdomain|refused|invalid|rejected|failed|error|denied|declined|expired)|[\w -]{2,30}: (?:declined|rejected|refused|denied|bounced)(?:$| \()|.*\b(?:quotaexceeded|access ?denied|return to sender|not mergeable)\b)/u;

/** Told of a run or of the writer's own call, which nothing else in the message can make good. */
const OWN =
  /^\W*(?:the|our|my|its|that|this|both|all|\d)\b.{0,60}\b(?:died|bounced|crashed|aborted|broke off|stalled|choked|hung|errored)\b|\b(?:answered|replied|responded|came back|returned|refused|rejected)\b.{0,12}\b(?:our|my|me|us)\b/u;

/** A line of output outside of a fence. */
const SHELL = /^(?:;; |[<>*] |npm err!|http\/)/u;

/** Acts whose answer leaves a condition open that nothing else reports. */
export function findRefusedActs(doc: Document, subject: Subject): readonly Reason[] {
  if (subject.doneWhenAsWritten.length > LONGEST_DONE_WHEN) return [];
  const mayBe = mayRefuse(doc);
  if (mayBe.length === 0 || ABOUT_REFUSALS.test(subject.wanted)) return [];
  const refused = mayBe.find(
    (clause) =>
      isRefused(doc, clause, subject) &&
      !isDescription(doc, clause, subject) &&
      !isAside(clause, clause.text, subject, doc) &&
      (OWN.test(clause.text) || leavesOpen(doc, clause, subject)),
  );
  return refused === undefined ? [] : [reasonOf(RULE, doc, refused)];
}

function isRefused(doc: Document, clause: Clause, subject: Subject): boolean {
  const { kind, text, start, end } = clause;
  if (kind === "quote" || kind === "heading") return false;
  if (kind === "code" || SHELL.test(clause.plain))
    return (
      OUTPUT.test(clause.plain) &&
      isOwnRun(doc.text, start, end) &&
      !isOutputOfAsked({ doc, clause, subject })
    );
  if (!PLAIN.test(text) && !CALL.test(text) && !isAnswered(doc.text.slice(start, end)))
    return false;
  if (NO_OWN_ACT.test(text) || text.endsWith("?") || tellsOfThePast(text)) return false;
  return ![clause, ...neighbours(doc, clause).behind].some(isOver);
}

/** Whether what is quoted, or stands behind a colon, is such an answer to an act. */
function isAnswered(written: string): boolean {
  for (const match of written.matchAll(QUOTED)) {
    const said = match[1] ?? match[2] ?? match[3] ?? "";
    if (!isNoEnd(said)) continue;
    const front = written.slice(0, match.index).replaceAll(QUOTED, "§");
    if (HARD.test(said) && FRONT_OF_ANY.test(front)) return true;
    if (FRONT.test(front) || FRONT_OF_ACT.test(front)) return true;
  }
  const { said = "" } = LABELLED.exec(written)?.groups ?? {};
  // "Root with key: refused"
  if (said !== "" && isOneTurnedAway(written.split(":", 1)[0]?.toLowerCase().trim() ?? ""))
    return false;
  // "412 errors → 0 errors"
  if (/→|->/.test(said)) return false;
  return isNoEnd(said) && said.search(REFUSAL) < LEADS && said.split(" ").length < FEW;
}

/** A value that tells a refusal says it soon, and in few words. */
const LEADS = 12;
const FEW = 9;

function isNoEnd(said: string): boolean {
  return REFUSAL.test(said.replaceAll(NONE_OF_IT, " "));
}

function isOver({ text }: Clause): boolean {
  return OVER.test(text) && !/\b(?:too|as well|both times|still|the same)\b/u.test(text);
}

/** The clause in front, which may tell of the act, and those behind, which may tell what became of it. */
function neighbours(
  doc: Document,
  clause: Clause,
): { readonly front: Clause | undefined; readonly behind: readonly Clause[] } {
  const clauses = doc.clauses();
  const next = firstBehind(clauses, clause.start);
  const front = clauses.slice(0, next - 1).findLast(({ kind }) => kind !== "code");
  return { front, behind: clauses.slice(next, next + 2) };
}

function leavesOpen(doc: Document, clause: Clause, subject: Subject): boolean {
  const { front } = neighbours(doc, clause);
  const told = front === undefined ? [clause] : [clause, front];
  const sole = soleConditions(doc, subject.doneWhenAsWritten, told);
  return told.some(
    (one) => sole({ clause: one, most: "a word", beside: "", isPlain: true }).length > 0,
  );
}
