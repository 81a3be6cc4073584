/** The one interface of the Encoding Standard that the pure folders use; every JavaScript engine has it. */
declare class TextEncoder {
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
