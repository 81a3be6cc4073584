/** The place in a file of the first byte that is no UTF-8, counted from 1; a column is a UTF-16 unit. */
export function placeOfFault(bytes: Uint8Array): {
  readonly line: number;
  readonly column: number;
} {
  const before = textBefore(bytes);
  const lines = before.replace(/^\ufeff/u, "").split(/\r\n|\r|\n/u);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

const REPLACEMENT = 0xfffd;

/** What can be read in front of it: a replacement character that the bytes do not have tells where it ends. */
function textBefore(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isOwn =
      bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (code === REPLACEMENT && !isOwn) break;
    offset += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += character.length;
  }
  return text.slice(0, at);
}
