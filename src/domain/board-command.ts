import { graphemes } from "./graphemes.ts";

/**
 * A flag with its value as they are typed behind a command, with a blank before them; bash, zsh, dash and
 * fish read them alike. A value that starts with a dash is joined to its flag. What a person still has to
 * fill in stands last as `--resolution <answer>`: a shell refuses that, so a command that was pasted and
 * not filled in does nothing.
 */
export function typedFlag(flag: string, value: string): string {
  return ` ${flag}${value.startsWith("-") ? "=" : " "}${shellWord(value)}`;
}

/**
 * Where a hint sends its reader. Its flags end those of every whole command in the hint: which records, when that was
 * said by flag, so that the same are found again. Asked for when there is a hint to give; empty when absent.
 */
export interface Whereabouts {
  readonly place?: string;
  /** Where the records live, as a message says it: the path of a directory, or an address without its password. */
  readonly storeAt?: string | undefined;
}

/** Ends the first sentence of a message that misses something in the records; empty where nobody knows where they are. */
export function inStore({ storeAt }: Whereabouts): string {
  return storeAt === undefined ? "" : ` in the store at ${storeAt}`;
}

/**
 * Does the key of a row come through a flag as it is? The ends of a flag's value are trimmed off, and no argument
 * holds a NUL: the command would name another row. Only a hand can have put such a key in.
 */
export function isNameable(key: string): boolean {
  return key.trim() === key && !key.includes("\0");
}

/** A command of one session; `more` are further flags. */
export function sessionCommand(
  verb: string,
  sessionRef: string,
  { place = "" }: Whereabouts,
  more = "",
): string {
  return `svc-goals ${verb}${typedFlag("--session-ref", sessionRef)}${place}${more}`;
}

/** A command that shows an artifact, or its audit trail; where none can name the url, those of all. */
export function artifactCommand(verb: "get" | "log", url: string, place = ""): string {
  if (isNameable(url)) return `svc-artifacts ${verb}${typedFlag("--url", url)}${place}`;
  return `svc-artifacts ${verb === "get" ? "list" : verb}${place}`;
}

/** What the commands that ask for more than a session need besides it, to be filled in; a shell refuses each of these ends. */
const TO_FILL_IN = {
  close: " --delivered-item <text>",
  hold: " --reason <text>",
  redirect: " --goal <text> --done-when <text> --reason <text>",
  set: " --goal <text> --done-when <text> --source <kind>:<name>",
} as const;

export type VerbToFillIn = keyof typeof TO_FILL_IN;

/** A command that is a usage error as long as nobody has filled in what it needs; null stands for any session. */
export function commandToFillIn(
  verb: VerbToFillIn,
  sessionRef: string | null,
  where: Whereabouts = {},
): string {
  const more = TO_FILL_IN[verb];
  if (sessionRef === null) return `svc-goals ${verb} --session-ref <name>${more}`;
  return sessionCommand(verb, sessionRef, where, more);
}

/**
 * The command that shows a goal: its record with `get`, its audit trail with `log`. Where none can name the session, the
 * one that shows those of all.
 */
export function showCommand(verb: "get" | "log", sessionRef: string, place = ""): string {
  if (isNameable(sessionRef)) return sessionCommand(verb, sessionRef, { place });
  return `svc-goals ${verb === "get" ? "list --format json" : verb}${place}`;
}

/**
 * The command for a goal that somebody has edited: what it was, or what it is where the trail cannot tell, for it has
 * neither an enrolment nor a redirect of it (`hasTrail`) or no command can name it.
 */
export function editedCommand(sessionRef: string, place = "", hasTrail = true): string {
  return showCommand(hasTrail && isNameable(sessionRef) ? "log" : "get", sessionRef, place);
}

/** What `editedCommand` is for, behind "to see". */
export function editedPurpose(command: string): string {
  return command.startsWith("svc-goals log") ? "what it was" : "what it is";
}

/** The command that answers an ask; `session` is the typed flag that names its session. */
export function answerCommand(session: string, index: number, place: string): string {
  return `svc-goals resolve-ask${session} --ask-index ${index}${place} --resolution <answer>`;
}

// The patterns stand where they are used: every command loads this file, and few write a command down.

/** One word of a shell: quoted where it must be, with characters that do not show spelled out. */
export function shellWord(text: string): string {
  if (/^[\w@+:,./-][\w@%+=:,./-]*$/.test(text)) return text;
  // Controls, invisible and unassigned characters, and line separators: shown, they could deceive.
  if (isComposed(text) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return quoted(text);
  return spelled(text);
}

/**
 * In single quotes all stands for itself but the quote and, in fish, the backslash: they go into double
 * quotes, where a backslash is written twice in every shell. No two single quotes meet, since zsh can be
 * told to read them as one quote.
 */
function quoted(text: string): string {
  if (text === "") return "''";
  return text.replaceAll(/['\\]+|[^'\\]+/gu, (run) =>
    /['\\]/u.test(run) ? `"${run.replaceAll("\\", "\\\\")}"` : `'${run}'`,
  );
}

/**
 * What no quotes can show is printed by the shell itself, with all spelled out that means something in a
 * format or in the quotes around it. NUL and final line ends, which a shell drops there, become U+FFFD:
 * that names nothing, and what is left without them may name something else.
 */
function spelled(text: string): string {
  const carried = text.toWellFormed().replaceAll(/\0|\n+$/gu, "\ufffd");
  const format = lettersOf(carried)
    .map((letter) =>
      letter.replaceAll(
        isComposed(letter) ? /[\p{C}\p{Zl}\p{Zp}'"\\%!$`]/gu : /[^\x20-\x7e]|['"\\%!$`]/gu,
        octalBytes,
      ),
    )
    .join("");
  return `"$(printf '${format.replace(/^-/u, octalBytes)}')"`;
}

/** Taken apart, é looks like the é of one character, and whoever copies it by hand names another. */
function isComposed(text: string): boolean {
  return text.normalize("NFC") === text;
}

/** The letters of a text, each with its accents; most texts are taken as a whole, all of whose letters are composed. */
function lettersOf(text: string): readonly string[] {
  return isComposed(text) ? [text] : [...graphemes(text)];
}

/** The UTF-8 bytes of a character: `\u202e` would be read by the shell's locale, bytes never are. */
function octalBytes(character: string): string {
  return encodeURIComponent(character).replaceAll(
    /%(?<hex>..)|[^%]/gu,
    (one: string, hex?: string) => {
      const byte = hex === undefined ? one.charCodeAt(0) : Number.parseInt(hex, 16);
      return `\\${byte.toString(8).padStart(3, "0")}`;
    },
  );
}
