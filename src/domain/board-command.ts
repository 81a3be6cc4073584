/** The command that a person types next, as arguments; `commandLine` spells it for a shell. */
export interface NextStep {
  readonly tool: "svc-goals" | "svc-artifacts";
  /** Exact, in order. */
  readonly args: readonly string[];
  /** What the person still has to fill in at the end, e.g. `answer`; null when it can run as it is. */
  readonly blank: string | null;
}

/** Flags and their values, in order; a value that starts with a dash is joined to its flag. */
export function step(
  tool: NextStep["tool"],
  verb: string,
  flags: readonly (readonly [string, string])[],
  blank: readonly [flag: string, what: string] | null = null,
): NextStep {
  const args = flags.flatMap(([flag, value]) =>
    value.startsWith("-") ? [`${flag}=${value}`] : [flag, value],
  );
  return {
    tool,
    args: [verb, ...args, ...(blank === null ? [] : [blank[0]])],
    blank: blank?.[1] ?? null,
  };
}

/** The same command with further flags, before what is to be filled in. */
export function withFlags(
  { tool, args, blank }: NextStep,
  flags: readonly (readonly [string, string])[],
): NextStep {
  if (flags.length === 0) return { tool, args, blank };
  const end = blank === null ? args.length : args.length - 1;
  const more = step(tool, "", flags).args.slice(1);
  return { tool, args: [...args.slice(0, end), ...more, ...args.slice(end)], blank };
}

/**
 * The command as it is typed into a POSIX shell. What is to be filled in stands last as `<answer>`:
 * a shell refuses that, so a command that was pasted and not filled in does nothing.
 */
export function commandLine({ tool, args, blank }: NextStep): string {
  const words = [tool, ...args.map(shellWord), ...(blank === null ? [] : [`<${blank}>`])];
  return words.join(" ");
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
