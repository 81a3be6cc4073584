/** What an item or a note is at a glance: what was asked, word for word, or nothing at all. */

/** "…, see docs/report.md": where it can be seen, behind what was asked. */
const EVIDENCE = /,? \(?see [^\s,;]{0,200}[./][^\s,;]{1,200}$/iu;

/** The condition that an item is, word for word, when it is one: without its evidence and its end, in lower case. */
export function askedBy(item: string): string {
  return item.replace(EVIDENCE, "").replace(/[.;]$/u, "").toLowerCase();
}

const NO_NOTE = /^\W*(?:n\/?a|none|nil|nothing|no|not applicable|no notes?)\W*$/iu;

/** Whether a note says that there is nothing to note; an item that says so delivers nothing. */
export function isNoNote(note: string): boolean {
  return NO_NOTE.test(note);
}
