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
  ["BLOCK_IN_FLOW", "close each bracket, or write the list without brackets"],
  [
    "BAD_INDENT",
    "indent what belongs together by the same number of spaces, and close each bracket",
  ],
  ["TAG_RESOLVE_FAILED", TAGGED],
  ["MULTIPLE_TAGS", TAGGED],
]);

/** What the parser's own words mean, where they are not those of everybody. */
const PLAIN: ReadonlyMap<YAMLError["code"], string> = new Map([
  ["BAD_INDENT", "the indentation does not fit what is above, or a bracket is not closed"],
  ["BLOCK_AS_IMPLICIT_KEY", "what is a key and what is its value cannot be told apart"],
  ["MULTILINE_IMPLICIT_KEY", "what is a key and what is its value cannot be told apart"],
  ["BLOCK_IN_FLOW", "an indented list or mapping stands within brackets"],
  ["MISSING_CHAR", "a mark that YAML needs is missing"],
  ["UNEXPECTED_TOKEN", "here stands what YAML does not expect"],
]);

const OTHER = "correct the line; what YAML can say is at https://yaml.org/spec/1.2.2/";

/** Lists or mappings within each other beyond any use. */
export const TOO_DEEP = {
  code: "policy.too_deep",
  message: "the lists or mappings are nested too deeply",
  advice: "a policy needs at most three levels",
};

/** Most often a list in brackets behind another key: YAML allows one, the parser stumbles and says so in words from its inside. */
const NO_KEY = {
  code: "policy.yaml",
  message: "what stands here is not read as a key",
  advice: "write the key as text, between ' and ' where it has brackets",
};

/** A YAML error in the words of a policy problem, with what to do instead. */
export function adviceFor(error: YAMLError): {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
} {
  if (error.code === "RESOURCE_EXHAUSTION") return TOO_DEEP;
  if (error.code === "IMPOSSIBLE") return NO_KEY;
  const own = decapitalise(error.message.trim());
  const plain = PLAIN.get(error.code);
  const why = plain === undefined ? own : `${plain} (${own})`;
  return {
    code: "policy.yaml",
    message: `this is not valid YAML: ${why}`,
    advice: ADVICE.get(error.code) ?? OTHER,
  };
}

function decapitalise(sentence: string): string {
  const start = sentence.slice(0, 2);
  return start === start.toUpperCase() ? sentence : start.toLowerCase() + sentence.slice(2);
}
