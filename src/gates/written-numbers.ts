/**
 * Numbers as text: little-endian, in base 64. A module that holds them so is read in one piece, where
 * an array literal costs its length.
 */

export function readBytes(written: string): Uint8Array {
  return Uint8Array.fromBase64(written);
}

export function readShorts(written: string): Uint16Array {
  return new Uint16Array(readBytes(written).buffer);
}

export function readIntegers(written: string): Int32Array {
  return new Int32Array(readBytes(written).buffer);
}

export function writeBytes(numbers: readonly number[]): string {
  return Uint8Array.from(numbers).toBase64();
}

/** The numbers must be in 0 … 65535. */
export function writeShorts(numbers: readonly number[]): string {
  if (numbers.some((number) => number < 0 || number > 0xffff)) throw new RangeError("not 16 bits");
  return new Uint8Array(Uint16Array.from(numbers).buffer).toBase64();
}

export function writeIntegers(numbers: readonly number[]): string {
  return new Uint8Array(Int32Array.from(numbers).buffer).toBase64();
}
