/** The code that an error of the system, of a database or of a library carries (`ENOENT`, `SQLITE_BUSY`); empty when there is none. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
