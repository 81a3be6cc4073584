import { lazily } from "../lazy-pattern.ts";
import type { Topic } from "../topic.ts";
import type { Secret } from "./noun.ts";

/**
 * Where a secret is to go. What the session itself writes, and what people read or share, is never a
 * place for one; a mail, a page or a response may be part of the product that keeps the secret.
 */

const TALK =
  "repl(?:y|ies)|answers?|messages?|report|summary|response|output|comment|notes?|hand-?over|description|status line|mail|e-mail|email";
const SHARED =
  "hand-?over notes|chat|thread|channel|ticket|wiki|slack|gist|pastebin|readme|pull request|issue|slide|list|(?:build |job |debug )?(?:work)?log";
const OURS = lazily(
  () =>
    new RegExp(
      ` (?:(?:here(?! (?:is|are|we))|below(?= (?:[.,;:!?–]|so|your|the|in full)|$| $))(?= |$)|(?:to|for|with) (?:me|us|(?:the )?(?:team|group|others|everyone|everybody|colleagues))(?= )|beside the log|from the log|at the end(?= (?:[.,;]|$))|in here|(?:in|into|to|on|at|of|under|with|below|beside|to the end of|across)(?: (?:the|a|an))?(?: (?:your|my|our|this|next|final|closing|last))+(?: [a-z]+)? (?:${TALK}|${SHARED})(?= )|(?:in|into|to|on|onto|under|below)(?: (?:the|a|an|this|that|team|next))*(?: [a-z]+)? (?:${SHARED})(?= )|(?:to|into|in|on)(?: the| a| an| our)?(?: [a-z]+)? (?:shared|public|common|open|team)(?: [a-z]+){0,2}(?= ))`,
    ),
);
/** Places that are ours unless the goal speaks of the secret: "into the report", "in the notes". */
const LIKELY_OURS = lazily(
  () =>
    new RegExp(
      `(?<!\\b(?:not|never|than|of)) (?:in|into|to|on|at the (?:end|bottom) of|below|under|with)(?: (?:the|a|an))?(?: [a-z]+)? (?:${TALK}|documents?|doc|screen)(?= )| to [a-z0-9._-]+ ?@`,
    ),
);
const EXPOSED = lazily(
  () =>
    / (?:in full|in the clear|in clear(?: ?text)?|in plain ?text|in cleartext|in the open|unmasked|unredacted|untruncated|unencrypted|decrypted|decoded|unhashed|unshortened|verbatim|aloud|out loud|not (?:masked|shortened)|(?:character|letter|one|digit) by (?:character|letter|one|digit)|one at a time|visible|(?:included|and all)(?= [.,;!])|(?:values?|secrets|tokens|passwords|keys) (?:too|included)|password line included|real values?|open for (?:everybody|everyone|all))(?= )/,
);
const ELSEWHERE = lazily(
  () =>
    /^(?: (?!(?:so|and|along|together|as it|that|which|because|then|but) )[^ .,;:!?]+){0,8}? (?:to|into|in|on|as(?= (?:an?|its|their|the) )|with|at|through|via|over|by|per|while|when|until|after|only|once(?= (?:[.,;]|and|only)))(?= (?!(?:it|you|they|we|soon)(?= )))/,
);

/** What stays behind, and where many read it: "to the repository", but not "into the repository settings". */
const LEFT = lazily(
  () =>
    /(?<!\b(?:not|never|than|of)) (?:in|into|to|on)(?: (?:the|a|an))?(?: [a-z]+)? (?:repository|repo|branch|git|console|terminal|stdout|paste ?(?:site|bin)|scripts?|source(?: code)?|code(?: ?base)?|[a-z0-9_./-]+\.(?:md|txt|log|py|sh|ts|js|json|ya?ml|html))(?= (?:[.,;:!?)–]|and|so|then|for|as)|$| $)/,
);
export const staysBehind = (text: string): boolean => LEFT().test(text) && !/ from /.test(text);
export const reachesUs = (text: string): boolean => OURS().test(text);
export const withoutPlace = (text: string): string => text.replace(OURS(), "");
export const isLikelyOurs = (text: string): boolean => LIKELY_OURS().test(text);
export const isExposed = (text: string): boolean => EXPOSED().test(text);
/** "in the Authorization header", "to the page", "once": told of the product. */
export const leadsElsewhere = (after: string): boolean => ELSEWHERE().test(after);

/** Does the goal deal with secrets of this sort, so that the product may show, send or store them? */
export function isAbout(topic: Topic, { kind, text }: Secret): boolean {
  if (kind === "file" || kind === "command") return false;
  if (/pass|login|credential|pin|user/i.test(text)) return ABOUT_LOGINS().test(topic.text);
  if (/code|otp|digits|number/i.test(text)) return ABOUT_CODES().test(topic.text);
  return ABOUT_KEYS().test(topic.text);
}

const ABOUT_LOGINS = lazily(
  () =>
    /passw|passphrase|passcode|credential|\bpins?\b|\blog-?in\b|\bsign-?(?:in|up)\b|two-factor|user accounts?\b|vault|escape|voucher/,
);
const ABOUT_CODES = lazily(
  () => /\bcodes?\b|one-time|two-factor|second factor|otp|authenticator|\bcards?\b|terminal|till/,
);
const ABOUT_KEYS = lazily(
  () =>
    /tokens?\b|secrets?\b|\bkeys?\b|keyboard|cach(?:e|ing)|redis|lexer|pars(?:er?|ing)|tokeni[sz]|cookies?|oauth|session (?:management|store)|wallet|vault|language model|piano|music/,
);
