import { WordClass as C } from "../../lexicon/classes.ts";
import { TOKEN, type Sentence } from "../../sentence.ts";
import type { Form } from "./form.ts";
import type { Mention } from "./mention.ts";
import { isOnDuty } from "./predicate.ts";

/** The human operator as an actor at all. */
export function operatorForm(s: Sentence, mention: Mention): Form | null {
  if ((mention.classes & C.operator) === 0) return null;
  if (mention.isModifier || isReader(s, mention) || isFunctionName(s, mention)) return null;
  // "the operator in `a ?? b`"
  if (
    /^(?:in|of)$/.test(s.read(mention.at + 1)) &&
    s.kindAt(mention.at + 2) === TOKEN.code &&
    /[^a-z0-9_./`-]/.test(s.read(mention.at + 2).replaceAll("_", ""))
  )
    return null;
  const human =
    s.read(mention.at - 1) === "human" || isOnDuty(s, mention.at) || isSomebody(s, mention.at);
  if (mention.sense === "technical" && !human) return null;
  if (human) return { form: "operator", from: mention.from, to: mention.at };
  if (mention.sense === "person") return { form: "operator", from: mention.from, to: mention.at };
  if (mention.isGeneric || (mention.isProgram && !asksForWord(s, mention))) return null;
  // "ask the operator" as an order to the session.
  const verb = s.read(mention.from - 1);
  if (!/^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|with|to|alert)$/.test(verb))
    return null;
  const at = verb === "with" || verb === "to" ? mention.from - 2 : mention.from - 1;
  const starts =
    at <= 0 ||
    s.kindAt(at - 1) === TOKEN.sign ||
    /^(?:and|then|please|or|so|just)$/.test(s.read(at - 1));
  const talk =
    /^(?:ask|tell|inform|notify|ping|call|contact|phone|consult|check|talk|speak|report|wait|alert|write)$/.test(
      s.read(at),
    );
  return starts && talk ? { form: "operator", from: at, to: mention.at } : null;
}

/** "operator-", "operator==", "operator()": the name of a function in C++. */
function isFunctionName(s: Sentence, { at, determiner }: Mention): boolean {
  const end = s.end[at] ?? 0;
  return (
    (determiner === "" || determiner === "an") && SIGNS_OF_FUNCTION.test(s.text.slice(end, end + 4))
  );
}

const SIGNS_OF_FUNCTION = /^(?:[-+/%^&|~!=<>]{1,3}(?![-+/%^&|~!=<>\p{L}\p{N}])|\(\)|\[\])/u;

/** "The operator, who runs these sessions, …", "Has the operator replied yet?": no sign and no pod. */
function isSomebody(s: Sentence, at: number): boolean {
  const who = s.read(at + 1) === "," ? at + 2 : at + 1;
  if (s.read(who) === "who") return true;
  if (!/^(?:has|have|hasn't|did|didn't|will|would|is|isn't)$/.test(s.read(at - 2))) return false;
  let verb = at + 1;
  while (s.has(verb, C.adverb) || /^(?:yet|ever|got|had|come)$/.test(s.read(verb))) verb++;
  return OF_PEOPLE.test(`${s.read(verb)} ${s.read(verb + 1)}`);
}

/** What is asked of a person only. */
const OF_PEOPLE =
  /^(?:look(?:ed)? (?:at|over|into|through)|(?:repl(?:y|ied)|answer(?:ed)?|respond(?:ed)?|comment(?:ed)?|agree(?:d)?|object(?:ed)?|happy|okay|satisfied|pleased|awake|informed|seen) |a look|back (?:to|from|with))/;

/** "ask the operator which …", "check with the operator before …": no program is asked so. */
function asksForWord(s: Sentence, { from, at }: Mention): boolean {
  const verb = s.read(from - 1);
  const isTalk = verb === "with" && /^(?:check|speak|talk|back)$/.test(s.read(from - 2));
  // "check with the operator and carry on"
  if (isTalk && s.read(at + 1) === "and") return true;
  if (!isTalk && !/^(?:ask|consult|phone)$/.test(verb)) return false;
  return (
    s.kindAt(at + 1) !== TOKEN.word ||
    /^(?:which|what|who|whether|if|how|why|when|where|about|before|first)$/.test(s.read(at + 1))
  );
}

/** "the manual for operators": those a text is written for. */
function isReader(s: Sentence, mention: Mention): boolean {
  const before = s.read(mention.from - 2);
  return (
    mention.from === mention.at &&
    s.read(mention.from - 1) === "for" &&
    /^(?:page|manual|guide|section|chapter|handbook|text|training|course|document|docs|help|screen|view|instructions|leaflet)s?$/.test(
      before,
    )
  );
}
