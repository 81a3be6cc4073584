/**
 * What a piece of text is for the reader. Colour only repeats what the words say: a reader without
 * colour misses nothing.
 */
export type Role = "text" | "strong" | "alert" | "faint";

/** Colours a text that is escaped already. */
export type Paint = (role: Role, text: string) => string;

const CODES: { readonly [Coloured in Exclude<Role, "text">]: string } = {
  strong: "1",
  alert: "1;31",
  faint: "2",
};

const plain: Paint = (_, text) => text;

const coloured: Paint = (role, text) =>
  role === "text" || text === "" ? text : `\u001b[${CODES[role]}m${text}\u001b[0m`;

/** Paints with SGR codes when `colour` is true, else not at all. */
export function painter(colour: boolean): Paint {
  return colour ? coloured : plain;
}
