import type { Store } from "../store/port.ts";
import { type Copied, copyRows } from "./copy-rows.ts";
import { rowsOf } from "./record-file.ts";

/** Copies everything that one store holds, in one consistent view, into an empty one. */
export async function copyStore(from: Store, to: Store): Promise<Copied> {
  return from.read((reader) => to.write((writer) => copyRows(writer, rowsOf(reader))));
}
