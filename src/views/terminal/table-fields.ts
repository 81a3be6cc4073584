/** One record as names and values, for people. */
import { type Role, painter } from "./colour.ts";
import { escapeLines } from "./escape.ts";
import type { ViewOptions } from "./table.ts";

export interface Field {
  readonly name: string;
  /** Each may have line breaks, which stay; empty for a value that is not there. */
  readonly lines: readonly string[];
  readonly role?: Role;
}

/** One field a line, values one under the other; what goes on in a further line is indented. */
export function renderFields(
  fields: readonly Field[],
  { colour }: Pick<ViewOptions, "colour">,
): string {
  const paint = painter(colour);
  const width = Math.max(0, ...fields.map(({ name }) => name.length));
  return fields
    .map(({ name, lines, role = "text" }) => {
      const shown = lines.flatMap(escapeLines).filter((line) => line !== "");
      const values =
        shown.length === 0 ? [paint("faint", "none")] : shown.map((l) => paint(role, l));
      const label = `${paint("faint", name)}${" ".repeat(width - name.length)}  `;
      return `${label}${values.join(`\n${" ".repeat(width + 2)}`)}\n`;
    })
    .join("");
}
