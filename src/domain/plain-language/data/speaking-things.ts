/** Things that have words written on them, as part of a pattern; people who say something are none. */
export const SPEAKING =
  "(?:badge|banner|bot|button|cell|console|dialog|display|e-?mail|field|footer|form|header|heading|label|letter|line|link|log|mail|menu|message|note|notice|page|pop-?up|receipt|row|screen|sheet|sign|site|tab|title|toast|tooltip|window)";
