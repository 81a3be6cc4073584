/** A trial told from its cause to its end: "added an unused import, job went red, removed it". */

/** What is to go wrong does, and what was done for it is taken back. */
const TRIAL =
  /[,;] (?:and )?(?:the |our )?(?:[\p{L}-]+ ){0,3}(?:(?:went|turned|was|is|gets?|got) (?:red|refused|rejected|blocked|stopped)|fail(?:ed|s)|refused(?: it)?|rejected(?: it)?|complain(?:ed|s)|stopped|rang|warned|broke)(?: [^,;.]{0,40})?[,;] (?:and |then |have |i |we ){0,3}(?:removed|restored|reverted|deleted|undid|closed|(?:put|took|taken|brought|added|set|changed) (?:it |that |them )?(?:back|out|away|off|again))(?: (?:it|that|them|again|since|back))*\W*$/iu;

/** Whether a text tells that something went wrong on purpose, and what caused it is gone. */
export function isTrial(text: string): boolean {
  return TRIAL.test(text);
}
