/** The formats of tables of goals; the first is the default. */
export const TABLE_FORMATS = ["markdown", "box", "cards", "json"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
