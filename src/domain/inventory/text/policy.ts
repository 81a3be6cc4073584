/**
 * A sentence of done_when that rules how the closing message is written ("Policy: the final message
 * names the commit hash") asks for no delivered thing. It is kept apart from the conditions.
 */

const ANNOUNCED =
  /^(?:(?:the|this|our|a|project|team|house|repo|repository|company|release|closing|reporting|general|standing|note|by|under|per|of|it is|one)\b['’s]*\s*|(?:project|team|repository|repo|company|house)['’]s?\s*)*polic(?:y|ies)\b[^.:]{0,60}?(?:[:：]|\b(?:requires?|says?|states?|demands?|asks?|is|wants?|that)\b)/iu;
const CLOSING_MESSAGE =
  /\b(?:final|closing|last|end|finishing|concluding|completion|hand-?over)\s+(?:message|report|summary|reply|answer|note|output|statement|comment|response|post)\b(?!\s+of\s+(?:the|an?|each|every)\s(?!(?:session|task|work|goal|turn)\b))[^.]{0,40}?\b(?:must|has to|have to|needs? to|should|shall|is to|will|names?|quotes?|contains?|includes?|gives?|states?|shows?|lists?|carries|mentions?|cites?|links?|with)\b/iu;
const IN_THE_MESSAGE =
  /\b(?:quoted?|name[ds]?|state[ds]?|cite[ds]?|give[ns]?|mention(?:ed|s)?|include[ds]?|required?|requires|report(?:ed|s)?|paste[ds]?|shown?|link(?:ed|s)?|list(?:ed|s)?)\b[^.]{0,80}\bin (?:the|your|its) (?:final|closing|last|end|concluding) (?:message|report|summary|reply|answer|note|output|statement|comment|response)/iu;

/** "do not claim success without the log", "say so plainly": how the end is told. */
const TOLD =
  /^(?:and\s|but\s|please\s)*(?:(?:do not|don['’]t|never|only)\s(?:ever\s)?(?:claim|declare|announce|report (?:it|this|the \p{L}+) (?:as )?|say (?:it|this|that) )[^.]{0,60}\b(?:success|succeeded|done|finished|complete[d]?|completion|ready|works|fixed|victory)\b|(?:say|state|tell) (?:so|it|this) (?:plainly|openly|clearly|honestly|frankly|in (?:so many|plain) words)\b|be (?:honest|plain|frank|candid)\b|no hedging\b|(?:do not|don['’]t|never) hedge\b)/iu;

/** Words without which none of the above matches. */
const ANY =
  /polic|message|report|summary|reply|answer|note|output|statement|comment|response|post|claim|declare|announce|\b(?:say|state|tell|call|honest|plain|frank|candid|hedg)/iu;

/** Whether a policy takes the rest of its sentence with it. */
export function rulesSentence(stretch: string): boolean {
  return /polic/iu.test(stretch.slice(0, 80)) || TOLD.test(stretch.slice(0, 400).trimStart());
}

/** True for a sentence about the closing message and not about a thing to deliver. */
export function isPolicySentence(sentence: string): boolean {
  const head = sentence.slice(0, 400);
  if (!ANY.test(head)) return false;
  return (
    ANNOUNCED.test(head.trimStart()) ||
    TOLD.test(head.trimStart()) ||
    CLOSING_MESSAGE.test(head) ||
    IN_THE_MESSAGE.test(head)
  );
}
