/** Trouble that was made on purpose, to see what comes of it: "when I pulled the cable, the job gave up". */

import type { Hit } from "./rule.ts";

const I = "(?:i|we)(?: \\p{L}+ly| had| then| also| next| even)? ";
/** Nobody does these to a thing that is to work. */
const HARM =
  "(?:pulled|yanked|unplugged|unhooked|disconnected|cut|killed|planted|injected|seeded|corrupted|sabotaged|tampered|broke|drowned|blocked|smashed|starved|simulated|took (?:the|its|one|a) [^,;:]{2,30} (?:out|off|away))";
/** What is done to a thing that is to work, too: only of a moment it tells of a trial. */
const MEDDLING = `(?:${HARM}|broken|stopped|removed|deleted|switched|turned|shut|closed|fed|sent|typed|entered|renamed|flipped|held|filled|took|withdrew|revoked|gave it|damaged|hid|covered)`;
const FAULTY =
  "(?:dead|broken|bad|wrong|false|faulty|invalid|unknown|misspelt|mistyped|forged|corrupt(?:ed)?|damaged|failing|expired|oversized|malformed|incorrect|unused|duplicate)";
const TRIED = "(?:try|test|check|see|prove|show|verify|confirm|be sure|make sure|convince)";
const AND = "(?:,? and |, |: |; | – | — )";

let provoked: RegExp | null = null;

const PROVOKED = [
  `(?:^\\W*(?:and |then )?(?:when|after|once|as soon as|while|with) ${I}${MEDDLING}(?!\\p{L})[^,]*,)`,
  `\\b${I}${HARM}(?!\\p{L})[^.;:]{0,160}?${AND}`,
  `\\b(?:in order )?to ${TRIED}\\b[^.;,]{0,40},? ${I}\\p{L}+ [^.;:]{0,160}?${AND}`,
  `\\b(?:for|as) (?:the|an?) (?:test|drill|trial|(?:counter|cross)-?check|check|control|proof|demonstration),? ${I}\\p{L}+ [^.;:]{0,160}?${AND}`,
  `\\b${I}(?:made|let|had) (?:it|them|one|each|the [^.,;:]{2,30}?) (?:fail|break|crash|stop|hang|time out|run dry)\\b`,
  "\\b(?:in|during) (?:the|an?|each|every) (?:failure|fault|crash|outage|recovery|kill|chaos|negative|fire|power[- ]cut) (?:test|drill|exercise)s?\\b|\\bin (?:the|an?) drill\\b",
  "\\bunder (?:an? |the )?(?:simulated|artificial|planted|forced)\\b",
  // "I put a dead link into a branch, and the check fails."
  `\\b${I}(?:put|placed|added|entered|typed|sent|fed|gave|inserted|slipped|committed|wrote|tried|uploaded) (?:it |in )?(?:an?|one|two|three|some|\\d+) (?:\\p{L}+ly )?${FAULTY} [^.;]{0,160}?(?:,? and |, |: )(?:the|its|it|each|both) `,
].join("|");

const AFTER_ALL =
  /\b(?:still|again|halfway|anyway|unfortunately|sadly|should not|shouldn['’]t|ought not|for no reason)\b/;

/** Whether the trouble was made on purpose in front, in the same sentence. */
export function isProvoked(hit: Hit): boolean {
  if (!/\b(?:i|we)\b|\bdrill\b|\btests?\b|\bexercise|\bunder\b/.test(hit.before)) return false;
  provoked ??= new RegExp(PROVOKED, "u");
  return provoked.test(hit.before + hit.met) && !AFTER_ALL.test(hit.before + hit.met + hit.after);
}
