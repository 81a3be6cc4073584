import { lazily } from "../lazy-pattern.ts";
import type { RuleNotice } from "../rule.ts";
import { opensOrder } from "../rules/find-phrases.ts";
import { SECRET_NOTICE } from "./notice.ts";
import type { Sentence } from "../sentence.ts";
import type { Topic } from "../topic.ts";
import { secretsIn, type Secret } from "./noun.ts";
import {
  isAbout,
  isExposed,
  isLikelyOurs,
  leadsElsewhere,
  reachesUs,
  staysBehind,
  withoutPlace,
} from "./places.ts";

/**
 * Asks of each secret that a sentence names whether it is to be conveyed: the object of an order, of a
 * polite question or of a wish, and where it is to go. A secret may be taken up by the sentence after
 * it: "Read the root password from the store. Hand it over here."
 */

/** Verbs that give a secret away wherever it goes. */
const TELL =
  "tell|show|reveal|read out|attach|hard-?code|hard code|check in|paste|post|print|share|send|give|hand|pass|dump|echo|cat|disclose|leak|expose|spell|recite|quote|let me see|let us see|let 's see|let 's have|let me have|let us have|let me know|let us know|reply with|answer with|forward|mail|email|message|upload|publish|commit|push|slip|display|base64|provide|supply|submit|log|drop me|sharing|sending|pasting|posting|giving|printing";
/** Verbs that give it away only by where they put it. */
const PUT =
  "put|write|include|add|append|embed|list|jot|scribble|save|drop|leave|insert|stick|bung|chuck|slap|type|enter|mention|return|export|place|record|store|state|report|copy|note|reproduce|get|read|need|putting|writing|including|adding|dropping|attaching";
const VERB = lazily(
  () =>
    new RegExp(
      ` (?:(?<tell>${TELL})|${PUT})(?: (?:me|us|over|across|along|on|out|back|down|up|in|of))*(?= )`,
      "g",
    ),
);
/** What is of a secret and gives it away: "the first four characters of", "whatever is in". */
const CONTENT = lazily(
  () =>
    / (?:(?:values?|contents?|text|output|whole|all|rest|half|part|copy|dump|lists?|characters|digits|letters|bytes|lines?|block) (?:of|in|from|behind|out of)|(?:what(?:ever)?|everything|which value)(?: (?:is|stands|comes|sits|says|it|there|the|your|our|secrets?|manager|returns|for|in|out of|from|behind|under|about))*|(?:to|for|with) (?:me|us)|as well as|in full)(?= )/g,
);
/** Between an order and its object stands no other clause or place. */
const NO_OBJECT = lazily(
  () =>
    / (?:[.;:!?()–]|to|into|in|on|at|for|from|by|of|if|whether|that|how|why|before|after|until|without|not|never|than|as|is|are|was|has|have|must|does|about|around|so|who|when|where|which) /,
);
const WILLED = lazily(
  () =>
    /(?: (?:please|kindly|to|just|simply|also|you|me|could|can|should|must|would|might|will|mind|about|consider))$/,
);
const WISH = lazily(
  () =>
    / (?:(?:(?:i|we)(?: ?'(?:ll|d))?|still) (?:need|want|like)(?: to (?:have|see|know))?|(?:lovely|great|good|helpful|nice|love|useful|handy) to (?:have|see|know|get)|(?:may|can|could) (?:i|we) (?:have|see|get)|(?:make sure|see to it)(?: that)? (?:the|your) (?:reply|report|message|summary|notes) (?:ha|contain|include|hold|show|carrie|quote|list|give)s|(?:your(?: next| final| closing)? (?:reply|answer|message|report|summary)(?: (?:should|must|could|would|can|might|has to|needs to|ought to))?|(?:could|can|would|should|have|let) (?:the|your)(?: next| final| closing)? (?:reply|report|message|summary|notes)|the (?:reply|report|summary|notes) (?:should|must|has to|needs to))(?: (?:also|then|simply|just))? (?:needs|(?:contain|include|hold|have|show|carry|carri|quote|give|list|held|had)(?:e?d)?))(?= )/g,
);
const QUESTION = lazily(
  () =>
    /(?:^(?: (?:and|so|now|then))?| [:;,–]) (?:what|which|whats)(?: 's| is| are| was| does| comes out of| value (?:is|sits|stands|hides) (?:behind|in|under))?(?:(?: (?:the|your|our))(?: [^ ]+){0,4}|(?: [^ ]+)?)$/,
);
/** "Root password, please." */
const PLEASE = lazily(() => /^(?: (?:and|now|so|the|your|all|full|admin|[a-z0-9-]+)){0,4}$/);
const AND_PLEASE = lazily(() => /^(?: (?:of|for|to)(?: [^ ,;:.]+){1,5})?(?: ,)? (?:now )?please /);
/** A secret named before, taken up: "it", "its value", "what it holds", "the whole output". */
const TAKEN_UP = lazily(
  () =>
    /^(?: to)?(?:(?<value> (?:its|their|the|that)(?: (?!names? )[a-z]+)? (?:values?|contents?|output|string)(?! of )| what (?:it|they|that)(?: (?:holds?|contains?|says?|reads?|prints?|gives?|has|is|are)| (?:is|are) set to)| everything it prints| whatever[^.;]*? turns? up)|(?<it> (?:it|them|both(?: of them)?|all (?:three|four|of them))))(?= )/,
);
/** "What is its value?" of a secret that the sentence before names. */
const WHAT_VALUE = lazily(() => /^(?: (?:and|so))? what (?:is|'s) its (?:[a-z]+ )?value .*\? $/);
/** Verbs that say a secret to whoever reads, with no further place: "quote it." */
const SAID = lazily(() => /^ (?:tell|quote|paste|post|dump|spell|recite|reveal|read)/);
/** Verbs that leave it where others read it. */
const LEAKS = lazily(() => /^ (?:echo|cat|leak|disclose)/);
/** "Fetch the password", "open the keystore". */
const FETCHED = lazily(
  () =>
    / (?:decode|decrypt|fetch|read|look up|open|get|pull|dump|unseal|retrieve|extract|take|copy|find|dig out|run|cat)(?: [^ .,;:]+){0,6}$/,
);
/** "The key has to go into the handover notes." */
const MUST_GO = lazily(
  () =>
    /^(?: [^ .,;:!?]+){0,5}? (?:has to|have to|must|should|needs? to|belongs?|(?:is|are)(?: still| now| also)? (?:needed|required|wanted|requested|missing)|goes|would help|would be [a-z]+)(?! not)(?= )/,
);
/** The end of the clause: "the logins to a file | and show the header in your reply". */
const CLAUSE_END = lazily(
  () =>
    / (?:;|,? ?(?:and|then)(?: (?:then|also))? (?!(?:the|its|their|your|all|any|both|with|what|whatever|(?:[^ ]+ )?(?:key|token|password|secret)s?) )|so that|so (?:it|they|we|i|the) )/,
);
/** What keeps the secret back; "never" and "don't" only with what would give it away, in their own clause. */
const KEPT = lazily(
  () =>
    new RegExp(
      ` (?:(?<!not )(?:mask(?:ed)?|redact(?:ed|ing)?)|hashed|as (?:a|its|their) (?:hash|digest|fingerprint)|without (?:the|any|its|their|a) (?:values?|secrets?|keys?|password)|names? only(?! for)|only (?:the |its |their )?(?:names?|last)|last four|not the (?:values?|keys?|secrets?|password|token)|by name|(?:never|do not|don't)(?! mask)(?: [^ .,;:!?–]+){0,8}? (?:(?:be|in|into|to|its|their|any|values?|it|them|(?:${TELL}|${PUT})[a-z]*))) `,
    ),
);

/** True when `report` said to stop. */
export function findSecretsAsked(
  s: Sentence,
  topic: Topic,
  report: (rule: RuleNotice, start: number, end: number) => boolean,
): boolean {
  const plain = s.plain();
  const named = s.followsSecret() ? s.secret : null;
  const secrets = secretsIn(plain);
  if (secrets.length > 0) s.secret = null;
  const isKept = KEPT().test(plain);
  for (const secret of secrets) {
    if (secret.kind === "bare" && isAbout(topic, secret)) continue;
    if (
      !isKept &&
      (isAsked(s, plain, secret, topic) || isTakenUp(s, plain, secret, secret.end, topic))
    )
      return reportFound(s, secret.start, secret.end, report);
    // "The card numbers of the set start at 0. List them": no secret where the goal deals with such.
    const isOpen = secret.kind === "bare" || isAbout(topic, secret);
    if ((!isOpen || / your? /.test(plain)) && isAntecedent(plain, secret)) s.nameSecret(secret);
  }
  if (isKept || named === null || !isTakenUp(s, plain, { ...named, start: 0, end: 0 }, 0, topic))
    return false;
  return reportFound(s, 0, plain.length - 1, report);
}

/** Is it the object of an order or a wish, or asked for straight out? */
function isAsked(s: Sentence, plain: string, secret: Secret, topic: Topic): boolean {
  const before = plain.slice(0, secret.start);
  const after = clauseOf(plain.slice(secret.end));
  if (/value|file/.test(secret.kind) && PLEASE().test(before) && AND_PLEASE().test(after))
    return true;
  if (reachesUs(after) && / please [.!]? ?$/.test(after)) return true;
  if (QUESTION().test(before) && plain.endsWith("? "))
    return mayBeTold(secret, topic, after) && (secret.kind !== "bare" || after.includes(" you "));
  if (MUST_GO().test(after) && reachesUs(after)) return true;
  for (const { index, 0: wish } of `${before} `.matchAll(WISH())) {
    const gap = before.slice(index + wish.length);
    if (isObject(gap) && namesValue(secret, gap, after) && mayBeTold(secret, topic, wish))
      return true;
  }
  for (const verb of `${before} `.matchAll(VERB())) {
    const gap = before.slice(verb.index + verb[0].length);
    if (!isObject(gap) || !isWanted(s, plain, verb.index)) continue;
    if (!namesValue(secret, gap, after) && !isPrinted(verb[0], gap, after, secret)) continue;
    if (isConveyed(verb, `${before.slice(0, verb.index)} `, gap, after, secret, topic)) return true;
  }
  return false;
}

function isObject(gap: string): boolean {
  return (
    gap.length < 120 && !NO_OBJECT().test(`${withoutPlace(`${gap} `).replaceAll(CONTENT(), " ,")} `)
  );
}

/** Does the verb stand in an order, in a polite question or in a wish? */
function isWanted(s: Sentence, plain: string, offset: number): boolean {
  return WILLED().test(plain.slice(0, offset)) || opensOrder(s, s.tokenAt(offset + 1));
}

/** "Print `API_KEY`.": nobody prints a bare name. */
function isPrinted(verb: string, gap: string, after: string, { kind }: Secret): boolean {
  return kind === "name" && gap === "" && PRINTS().test(verb) && /^ [.!;,] /.test(after);
}

const PRINTS = lazily(() => /^ (?:print|echo|dump|reveal|cat|paste|show|post)/);

/** The name of a variable or of a store is no secret: its value is, or what it holds. */
function namesValue({ kind, text }: Secret, gap: string, after: string): boolean {
  if (kind !== "name" && kind !== "store") return true;
  return (
    text.startsWith("$") || VALUE().test(`${gap} `) || VALUE_AFTER().test(after) || isExposed(after)
  );
}

const VALUE = lazily(
  () =>
    / (?:values?|contents?|text|whole|full|complete|entire|all|what|whatever|everything|which value|current|actual|live) /,
);
const VALUE_AFTER = lazily(
  () =>
    /^(?: (?:is|are)(?: now)?(?: set to)?| holds?| contains?| has| says?| reads?) |^(?: [^ ;:]+){0,4}?(?: ,)? (?:with|including|and)(?: all)?(?: the| its| their)? (?:values?|tokens|passwords|secrets|contents?|access tokens)/,
);

function clauseOf(after: string): string {
  const end = after.search(CLAUSE_END());
  return end < 0 ? after : `${after.slice(0, end)} `;
}

/** Does the order give the secret away, by its verb or by the place that it names? */
function isConveyed(
  verb: RegExpMatchArray,
  lead: string,
  gap: string,
  after: string,
  secret: Secret,
  topic: Topic,
): boolean {
  const to = `${gap} ¦${after}`;
  if (reachesUs(to) || (lead.length < 60 && reachesUs(lead))) return true;
  if (isExposed(to)) return verb.groups?.["tell"] !== undefined || !isAbout(topic, secret);
  if (isLikelyOurs(to)) return !isAbout(topic, secret);
  const isWritten =
    verb.groups?.["tell"] !== undefined || /^ (?:write|save|note|jot|put|add)/.test(verb[0]);
  if (isWritten && staysBehind(to)) return !isAbout(topic, secret);
  if (/ (?:me|us)(?= |$)/.test(verb[0] + gap)) return true;
  if (verb.groups?.["tell"] === undefined) return false;
  if (/^ let | (?:over|back|across|along)$/.test(verb[0] + (/^ [a-z]+/.exec(after)?.[0] ?? "")))
    return true;
  return (
    (LEAKS().test(verb[0]) || !leadsElsewhere(after.replace(VALUE_AFTER(), ""))) &&
    mayBeTold(secret, topic, after)
  );
}

/** With secrets as its subject the nudge may speak of what the product shows and sends. */
function mayBeTold(secret: Secret, topic: Topic, words: string): boolean {
  if (/ (?:you(?:r|'re)?|we|i) /.test(words)) return true;
  return !isAbout(topic, secret);
}

/** May "it" in what follows be the secret? Not where it only says what something else is for, or lacks. */
function isAntecedent(plain: string, secret: Secret): boolean {
  if (
    /^ (?:(?:and|so) )?(?:what|which|how|why) /.test(plain) &&
    !QUESTION().test(plain.slice(0, secret.start))
  )
    return false;
  const before = `${plain.slice(0, secret.start)} `.replaceAll(CONTENT(), " ,").trimEnd();
  if (
    / (?:that|which) (?:never|do not|don't|does not|doesn't|lacks?)(?: [^ .,;:]+){0,5}$/.test(
      before,
    )
  )
    return false;
  return !/ (?:of|for|on|about|without|to|by)(?: (?:the|your|our|its|that|this))?(?: [^ .,;:]+)?$/.test(
    before,
  );
}

/** Is a secret named before `from` taken up and conveyed: "and post them here", "drop its value"? */
function isTakenUp(
  s: Sentence,
  plain: string,
  secret: Secret,
  from: number,
  topic: Topic,
): boolean {
  if (from > 0 && !isAntecedent(plain, secret)) return false;
  if (from === 0 && WHAT_VALUE().test(plain)) return true;
  const isFetched =
    FETCHED().test(plain.slice(0, secret.start)) || QUESTION().test(plain.slice(0, secret.start));
  for (const verb of plain.matchAll(VERB())) {
    if (verb.index < from || !isWanted(s, plain, verb.index)) continue;
    const rest = plain.slice(verb.index + verb[0].length);
    const taken = TAKEN_UP().exec(rest);
    if (taken === null) {
      if (isFetched && / (?:me|us)$/.test(verb[0]) && /^ (?:[.,;!]|what it|so) /.test(rest))
        return true;
      continue;
    }
    const after = clauseOf(rest.slice(taken[0].length));
    const isSaid = SAID().test(verb[0]) && (isFetched || verb[0].startsWith(" spell"));
    if (after.startsWith(" from ")) continue;
    const isTold = verb.groups?.["tell"] !== undefined;
    if (taken.groups?.["value"] === undefined) {
      if (!namesValue(secret, plain.slice(0, secret.start), "")) continue;
      if (
        reachesUs(after) ||
        / (?:me|us|over|(?:reply|answer) with)$/.test(verb[0]) ||
        (isTold && isExposed(after))
      )
        return true;
      if (isAbout(topic, secret)) continue;
      if (isLikelyOurs(after) || (isSaid && /^(?: out| back)? (?:[.,;!?]|$)/.test(after)))
        return true;
    } else if (isConveyed(verb, "", taken[0], after, secret, topic)) return true;
  }
  return false;
}

function reportFound(
  s: Sentence,
  start: number,
  end: number,
  report: (rule: RuleNotice, start: number, end: number) => boolean,
): boolean {
  const first = s.start[s.tokenAt(start + 1)] ?? 0;
  return report(SECRET_NOTICE, first, s.end[s.tokenAt(end - 1)] ?? 0);
}
