import { type Problem, refused } from "./errors.ts";
import { checkText } from "./text-field.ts";

/** The most characters (code points) in a session reference or a lane. */
const MAX_NAME_CHARACTERS = 512;

/** The controls of C0 and C1, and DEL. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Non-empty, at most 512 characters, no control characters. `from` is what the name was given with, a flag
 * or a variable.
 */
export function checkName(
  name: string,
  field: "session-ref" | "lane-id",
  from = `--${field}`,
): readonly Problem[] {
  const area = field === "session-ref" ? "session_ref" : "lane_id";
  if (name === "") {
    return [refused(`${area}.empty`, `${from} is empty`, `give ${from} a name`)];
  }
  const problems: Problem[] = [];
  if (isLonger(name, MAX_NAME_CHARACTERS)) {
    problems.push(
      refused(
        `${area}.too_long`,
        `${from} has more than ${MAX_NAME_CHARACTERS} characters`,
        "use a shorter name",
      ),
    );
  }
  if (CONTROL.test(name)) {
    problems.push(
      refused(
        `${area}.control_character`,
        `${from} contains a control character`,
        "use printable characters only",
      ),
    );
  }
  // NUL is a control character: one problem says it.
  problems.push(...checkText(name, from).filter(({ code }) => code !== "text.nul"));
  return problems;
}

function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let count = 0;
  for (const _ of text) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
