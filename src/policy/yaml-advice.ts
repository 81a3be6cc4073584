import type { YAMLError } from "yaml";

const SPECIAL_TEXT =
  "check the indentation, and put text with : # @ * & ! or quotes in it between ' and '";
const TAGGED = "remove the ! tag, or put the text between ' and '";

const ADVICE: ReadonlyMap<YAMLError["code"], string> = new Map([
  ["TAB_AS_INDENT", "indent with spaces"],
  ["BLOCK_AS_IMPLICIT_KEY", SPECIAL_TEXT],
  ["MULTILINE_IMPLICIT_KEY", SPECIAL_TEXT],
  ["BAD_SCALAR_START", SPECIAL_TEXT],
  ["UNEXPECTED_TOKEN", SPECIAL_TEXT],
  ["BAD_DQ_ESCAPE", "put patterns between ' and ', where a backslash stands for itself"],
  ["MISSING_CHAR", "check that each list item starts with - and each bracket and quote is closed"],
  [
    "BAD_INDENT",
    "indent what belongs together by the same number of spaces, and close each bracket",
  ],
  ["TAG_RESOLVE_FAILED", TAGGED],
  ["MULTIPLE_TAGS", TAGGED],
]);

const OTHER = "correct the line; what YAML can say is at https://yaml.org/spec/1.2.2/";

/** Lists or mappings within each other beyond any use. */
export const TOO_DEEP = {
  code: "policy.too_deep",
  message: "the lists or mappings are nested too deeply",
  advice: "a policy needs at most three levels",
};

/** A YAML error in the words of a policy problem, with what to do instead. */
export function adviceFor(error: YAMLError): {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
} {
  if (error.code === "RESOURCE_EXHAUSTION") return TOO_DEEP;
  const message = `this is not valid YAML: ${decapitalise(error.message.trim())}`;
  return { code: "policy.yaml", message, advice: ADVICE.get(error.code) ?? OTHER };
}

function decapitalise(sentence: string): string {
  const start = sentence.slice(0, 2);
  return start === start.toUpperCase() ? sentence : start.toLowerCase() + sentence.slice(2);
}
