/** What silences the plain words of a thing, in German: it is so no more, or told of a case that may come. */

/** What is so no more, and what is told of any case. */
const UNDONE =
  "nicht mehr|nichts mehr|kein\\p{L}* mehr|niemand mehr|nirgends mehr|geschichte|passé|vom tisch|vergangenheit|nicht teil (?:des|dieses|der|dieser|vom) (?:ziels|auftrags|arbeit|aufgabe)|doch (?:noch|gleich|schon)|behoben|beseitigt|ersetzt|entfernt|gelöscht|verschwunden|erledigt|inzwischen|mittlerweile|seitdem|trotzdem|wie (?:gewünscht|bestellt|verlangt|vereinbart|abgesprochen|gefordert)|immer wenn|gestern|vorher|früher|anfangs|zuerst|ursprünglich|erst (?:war|hatte|rauschte)";
/** Told of a case that may come. */
export const IN_CASE = "|wenn|falls|sobald|solange|sofern|bei jede[mr]|jetzt|nun";
export const unless = (more = ""): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${UNDONE}${more})(?!\\p{L})|^\\W*\\p{L}+t (?:er|sie|es|der|die|das|eine?|noch|beim?|im|in) [^?]*, |, \\p{L}+t (?:sie|er|es), `,
    "u",
  );
export const END = "(?= *[.,;:!)]| *$)";
