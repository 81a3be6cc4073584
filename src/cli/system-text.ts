import { fs } from "./fs.ts";

/**
 * What the system gives is bytes, and the runtime hands it over as text with U+FFFD in the place of
 * what is none. Linux shows the bytes; elsewhere nobody can tell, and all is taken for text.
 */

/** Something that is needed came as bytes that are no text. The message is a problem: what to do instead. */
export class NotTextError extends Error {
  override readonly name = "NotTextError";
}

export const NO_TEXT_CWD =
  "the path of the working directory is not valid UTF-8: run the command from another directory and name files by absolute paths";

export function argvIsText(): boolean {
  return isText(() => fs().readFileSync("/proc/self/cmdline"));
}

/** Was a variable of the environment text when the process began? */
export function envIsText(name: string): boolean {
  return isText(() => {
    const all = fs().readFileSync("/proc/self/environ");
    const start = all.indexOf(`\0${name}=`) + 1;
    if (start === 0 && all.indexOf(`${name}=`) !== 0) return new Uint8Array();
    const end = all.indexOf(0, start);
    return all.subarray(start, end === -1 ? all.length : end);
  });
}

export function cwdIsText(): boolean {
  return isText(() => fs().readlinkSync("/proc/self/cwd", { encoding: "buffer" }));
}

function isText(read: () => Uint8Array): boolean {
  let bytes: Uint8Array;
  try {
    bytes = read();
  } catch {
    return true;
  }
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
