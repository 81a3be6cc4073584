/**
 * A flag with its value as they are typed into a POSIX shell behind a command, with a blank before them;
 * a value that starts with a dash is joined to its flag. What a person still has to fill in stands last
 * as `--resolution <answer>`: a shell refuses that, so a command that was pasted and not filled in does
 * nothing.
 */
export function typedFlag(flag: string, value: string): string {
  if (value.startsWith("-")) return ` ${shellWord(`${flag}=${value}`)}`;
  return ` ${flag} ${shellWord(value)}`;
}

const PLAIN = /^[\w@%+:,./-][\w@%+=:,./-]*$/;
/** Controls, invisible and unassigned characters, and line separators: shown, they could deceive. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** One word of a shell: quoted where it must be, with characters that do not show spelled out. */
function shellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  if (!INVISIBLE.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const spelled = Array.from(text, (character) => {
    if (character === "'" || character === "\\") return `\\${character}`;
    return INVISIBLE.test(character) ? octalBytes(character) : character;
  });
  return `$'${spelled.join("")}'`;
}

/** The UTF-8 bytes of a character: `\u202e` would be read by the shell's locale, bytes never are. */
function octalBytes(character: string): string {
  return encodeURIComponent(character.toWellFormed()).replaceAll(
    /%(..)/gu,
    (_, hex: string) => `\\${Number.parseInt(hex, 16).toString(8).padStart(3, "0")}`,
  );
}
