/**
 * What is told as done, and what is only wanted, denied or still to come: "v2.3.1 will be deployed". The kinds of
 * evidence that name a thing ask here, each with the verbs of its own.
 */

/** What stands in front of a verb that is wanted, asked for or still to come. */
const TO_COME =
  "will|\\p{L}{1,4}['’]ll|would|should|shall|could|can|may|might|must|ought to|yet to|still to|going to|about to|ready to|want to|plan to|have to|has to|needs? to|(?:is|are|was|were|remains|waits|waiting|planned|scheduled|prepared|meant|due) to|to be|gets?|being|please|if|unless|(?:once|until|before|after|when|as soon as)(?=(?:[^,;.\\n]|\\.(?=\\d)){0,40} (?:is|are|gets?|goes|can|has) )";
const DENIED =
  "not(?! (?:only|just)\\b)|never|\\p{L}{2,6}n['’]t|cannot|nothing|nowhere|nobody|none|no|without|neither|nor|nicht|kein\\p{L}*";
/** What may stand between: words that do not begin another clause. */
const BETWEEN =
  "(?:\\s+(?!(?:and|but|or|so|since|because|that|which|who|then|as|while|with|when|after|now)\\b)[^\\s,;:()]{1,40}){0,4}?";

/** Source of a pattern that meets a verb from the word on by which it is not told as done; `verbs` are alternatives. */
export function unfinished(verbs: string): string {
  return `(?<![\\p{L}\\d])(?:${TO_COME}|${DENIED})${BETWEEN}\\s+(?:${verbs})(?![\\p{L}\\d])`;
}

/** Sentences, for the kinds that read one at a time; "go test ./..." ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/\n|(?<=[.!?])(?<!\/\.\.\.)\s+/u);
}
