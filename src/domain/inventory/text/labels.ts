/** "both of these hold:", "all three conditions are met:": words that say only that what follows is to be so. */
export const HOLDING = "holds?|apply|applies|true|met|fulfilled|satisfied|hold true|the case";
export const ANNOUNCED = new RegExp(
  "^(?:(?:all|both|each|every one|these|those|the following)\\b)" +
    "(?:\\s+(?:of|the|these|those|following|[a-z]{3,9}teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\\d{1,2}|" +
    `conditions?|points?|criteria|statements?|sentences?|things?|is|are|must|have|has|to|be|now|${HOLDING}))*\\s*[:：]\\s*(?=\\S|$)`,
  "iu",
);
/** "Acceptance criteria:", "DoD:": the name of what follows, in front of it or on a line of its own. */
const LABEL = new RegExp(
  "^[*_#\\s]*(?:" +
    "(?:accept(?:ance|ed)?|success|exit|completion|done|finish)[ -](?:criteri(?:a|on)|conditions?|when|once|if|means)|" +
    "definition of done|conditions? of (?:acceptance|satisfaction)|criteria(?: for (?:done|success|acceptance|completion))?|" +
    `DoD|ACs?|(?:it|this) (?:is|counts as) (?:done|finished|complete|completed|met|accepted) (?:when|once|if)|(?:complete|ready|accepted) (?:when|once|if)|` +
    "(?:fertig|erledigt|abgeschlossen),? wenn|(?:abnahme|akzeptanz|fertigstellungs)kriterien|" +
    "(?:terminé|fini) (?:quand|lorsque|si)|critères d['’](?:acceptation|achèvement)|" +
    "(?:hecho|terminado|listo) cuando|criterios de aceptación|(?:fatto|finito) quando|criteri di accettazione|" +
    "(?:feito|pronto|concluído) quando|critérios de aceitação" +
    ")[*_]*\\s*[:：][*_]*(?:\\s+|$)",
  "iu",
);
/** "AC1:", "**REQ-2**", "NFR 3 –": the number of a requirement, with a bullet in front or without. */
export const CODE = new RegExp(
  "^[ \\t]*(?:[-*+•][ \\t]+)?\\(?[*_]{0,2}" +
    "(?:(?:(?:AC|CA|REQ|FR|NFR|UC|US|TC|CRIT|COND|DOD)[-_ .]?|R-|R(?=\\d{1,3}[.)]))(\\d{1,3})(?:[:.)][*_]{0,2}|[*_]{1,2}[:.)]?(?:[ \\t]+[-–—])?|[ \\t]+[-–—])" +
    // "AC-1 The page loads"; "R2" may be a figure, and "TC 4" a thing.
    "|(?:AC|REQ|FR|NFR|CRIT)-?(\\d{1,3}))[ \\t]+(?=\\S)",
  "u",
);

const LONGEST = 120;

/** How long the label is with which a text opens, the blanks behind it included; 0 where it opens with none. */
export function lengthOfLabel(text: string): number {
  const head = text.slice(0, LONGEST);
  const label = /[:：]/u.test(head) ? LABEL.exec(head)?.[0] : undefined;
  return (label ?? CODE.exec(head)?.[0] ?? "").length;
}

/** Whether a line holds such a label, or an announcement, and nothing else. */
export function isLabel(line: string): boolean {
  if (line.length > LONGEST || !/[:：]\s*[*_]*\s*$/u.test(line)) return false;
  return lengthOfLabel(line) === line.length || ANNOUNCED.exec(line)?.[0].length === line.length;
}
