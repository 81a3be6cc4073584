/**
 * Reads the source of a regular expression into pieces: what each can match, as strings in which marks
 * stand for what is not known. Knows what the rules use, not all of the language.
 */

import { foldedCode } from "../text/scan.ts";

/** Stands for letters that are not known: a word that touches it is not known to its end. */
export const UNKNOWN = "\u0001";
/** Stands for the border of a word. */
export const BORDER = "\u0002";
/** Stands for a border with any number of words on it. */
export const MANY = "\u0003";

const ANYTHING = UNKNOWN + MANY + UNKNOWN;

/** A part of a pattern. */
export type Piece =
  | {
      readonly kind: "text";
      readonly strings: readonly string[];
      readonly optional: boolean;
      readonly many: boolean;
    }
  | {
      readonly kind: "group";
      readonly branches: readonly (readonly Piece[])[];
      readonly optional: boolean;
      readonly many: boolean;
    };

interface Reader {
  readonly source: string;
  at: number;
}

/** The alternatives of a pattern, each as its pieces in order. */
export function readPattern(source: string): readonly (readonly Piece[])[] {
  const reader = { source, at: 0 };
  const alternatives: Piece[][] = [];
  for (;;) {
    alternatives.push(readPieces(reader));
    if (reader.at >= source.length) return alternatives;
    reader.at++;
  }
}

/** Whether a character of a reading is part of a word, known or not. */
export function isLetter(sign: string): boolean {
  return (
    sign === UNKNOWN || (sign !== BORDER && sign !== MANY && foldedCode(sign.charCodeAt(0)) !== 0)
  );
}

/** A string that may stand several times: from its first border on, the number of words is open. */
export function repeated(text: string): string {
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charAt(at))) return text.slice(0, at + 1) + MANY + text.slice(at + 1);
  }
  return text;
}

/** Reads a sequence up to `|`, `)` or the end. */
function readPieces(reader: Reader): Piece[] {
  const pieces: Piece[] = [];
  const { source } = reader;
  while (reader.at < source.length) {
    const sign = source.charAt(reader.at);
    if (sign === "|" || sign === ")") break;
    const piece = sign === "(" ? readGroup(reader) : plain(readAtom(reader));
    pieces.push(quantified(reader, piece));
  }
  return pieces;
}

function plain(strings: readonly string[]): Piece {
  return { kind: "text", strings, optional: false, many: false };
}

function readGroup(reader: Reader): Piece {
  const { source } = reader;
  const opening =
    /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(reader.at, reader.at + 24))?.[0] ?? "(";
  const start = reader.at;
  reader.at += opening.length;
  const branches: Piece[][] = [];
  for (;;) {
    branches.push(readPieces(reader));
    if (source.charAt(reader.at) !== "|") break;
    reader.at++;
  }
  reader.at++;
  if (!/[=!]$/.test(opening)) return { kind: "group", branches, optional: false, many: false };
  // Looking around takes no room; "no letter here" is the border of a word.
  const body = source.slice(start + opening.length, reader.at - 1);
  const isBorder =
    opening.endsWith("!") && (body.includes("\\w") || body.includes("\\p{L}")) && body.length < 14;
  return plain([isBorder ? BORDER : ""]);
}

function readAtom(reader: Reader): readonly string[] {
  const { source } = reader;
  const sign = source.charAt(reader.at);
  reader.at++;
  if (sign === "\\") return readEscape(reader);
  if (sign === "[") return readClass(reader);
  if (sign === ".") return [ANYTHING];
  if (sign === "^" || sign === "$") return [BORDER];
  // A mask stands for any number of words of the raw text.
  if (sign === "§") return [BORDER + MANY];
  return [sign];
}

function readEscape(reader: Reader): readonly string[] {
  const { source } = reader;
  const escaped = source.charAt(reader.at);
  reader.at++;
  if (escaped === "p" || escaped === "P") {
    reader.at = source.indexOf("}", reader.at) + 1;
    return [UNKNOWN];
  }
  if (escaped === "u") {
    const code = Number.parseInt(source.slice(reader.at, reader.at + 4), 16);
    reader.at += 4;
    return [String.fromCharCode(code)];
  }
  if (escaped === "b") return [BORDER];
  if (escaped === "s") return [" "];
  if (/[WDS]/.test(escaped)) return [ANYTHING];
  if (/[wdB]/.test(escaped)) return [UNKNOWN];
  return [escaped];
}

function readClass(reader: Reader): readonly string[] {
  const { source } = reader;
  const start = reader.at;
  while (source.charAt(reader.at) !== "]" || source.charAt(reader.at - 1) === "\\") reader.at++;
  const body = source.slice(start, reader.at);
  reader.at++;
  if (body.length <= 8 && !/[\\^§]|.-./.test(body)) return body.split("");
  return [/[ §^,]/.test(body) ? ANYTHING : UNKNOWN];
}

function quantified(reader: Reader, piece: Piece): Piece {
  const { source } = reader;
  const sign = source.charAt(reader.at);
  let optional = false;
  if (sign === "?" || sign === "*") optional = true;
  else if (sign === "{") {
    optional = source.charAt(reader.at + 1) === "0";
    reader.at = source.indexOf("}", reader.at);
  } else if (sign !== "+") return piece;
  reader.at++;
  if (source.charAt(reader.at) === "?") reader.at++;
  return { ...piece, optional: optional || piece.optional, many: sign !== "?" };
}
