/** A state that is still the old one, or that nobody has seen. */

import { contentWords } from "../../../domain/inventory.ts";
import { EVENT, isUnaskedState } from "./asked.ts";
import { type Asked, type Frame, framed } from "./frame.ts";
import { ITEM } from "./pieces.ts";

const PRESERVING =
  /\b(?:still|keeps?|kept|unchanged|as before|continues?|stays?|remains?|existing|un(?:touched|affected)|no regress\w*|not (?:break|change)|surviv\w*|no \w+ (?:is|are|was|were|gets?) (?:removed|lost|broken|dropped|deleted|changed))\b/iu;

const SMALL = /^(?:still|with|the|for|and|from|into|that|an?|at|in|on|of|to|its?|by|as)$/iu;

/** Whether done_when has all that a state is told with. */
function isAllAsked(state: string | undefined, { asks }: Asked): boolean {
  const words = (state?.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.test(word));
  return words.length > 0 && words.every((word) => asks(word));
}

/** Told three times, it is no plain sentence; its pattern would try each. */
const UNTIL_AGAIN = /(?:\b(?:until|till)\b.*?){3}/u;
/** "Errors are kept": any of them, as what is built does it. */
const IN_GENERAL = /^\W*(?!(?:is|this|its)\b)\p{L}+[^s\W]s are \p{L}+(?:ed|pt|ld|wn)\b/iu;
/** "Deferred until they come near": so it works. */
const AT_NEED =
  /^(?:it|they) (?:comes?|is|are|gets?) (?:near|close|into|in(?:to)? view|needed|visible|shown|opened|asked|called|used|wanted|requested|read|due)\b/iu;
const DENIED = /\b(?:no|not|never|nothing|nobody|none|only|still|off|without)\b|n['’]t\b/iu;
const CONDITION_END = /[;.\n]\s*|,\s+/u;

/** "Errors are logged to the queue until the worker is back", where errors are to be logged: that is told. */
function isToldOrGeneral(item: string, doneWhen: string): boolean {
  if (DENIED.test(item)) return false;
  return (
    IN_GENERAL.test(item) ||
    doneWhen.split(CONDITION_END).some((condition) => hasInOrder(item, contentWords(condition)))
  );
}

function hasInOrder(item: string, asked: readonly string[]): boolean {
  let at = 0;
  for (const word of contentWords(item)) if (word === asked[at]) at++;
  return asked.length > 1 && at === asked.length;
}

/** "Nobody has to", "no error was found", "never had a problem": what there was no need of, or no trouble. */
const NOT_TROUBLE =
  "(?! (?:to\\b|(?:(?:been|be|ever|once|any|an?|a single|the) )*(?:needed|necessary|required|called for|lost|broken|harmed|affected|found|seen|reported|skipped|dropped|omitted|left|forgotten|postponed|deferred|disabled|interrupted|problems?|failures?|errors?|complain\\p{L}*|trouble|issues?|down|late|wrong|fail\\p{L}*|crash\\p{L}*|hung)(?!\\p{L})))";

export const UNCHANGED: readonly Frame[] = [
  {
    id: "until",
    lessens: true,
    calledBy: "until till",
    ofThings: true,
    notIn: UNTIL_AGAIN,
    pattern: framed(
      `(?:until|till) .{2,80}?(?:, | (?=(?:the|its|our|we|no|nothing|there)\\b)).*\\b(?:stays?|remains?|keeps?|is|are|not|no|uses?|runs?|nothing|only)\\b.*|(?<item>.{2,40}?\\b(?:stays?|remains?|keeps?|is|are|runs?|works?|stands?|goes on|uses?|has|have|lives?|sits?|falls? back|takes?|accepts?|serves?|lies|hangs)\\b.{0,60}?) (?<state>until|till) (?<event>.{2,90})`,
    ),
    check: ({ item, event }, { doneWhen }) =>
      !/\b(?:until|till|while|whenever|as long as|unless)\b/u.test(doneWhen) &&
      (item === undefined || !isToldOrGeneral(item, doneWhen)) &&
      (event === undefined || (EVENT.test(event) && !AT_NEED.test(event))),
  },
  {
    id: "stopgap",
    calledBy: "until till",
    pattern: framed(
      `${ITEM} (?<state>covers?|protects?|bridges?|fills? in|stands? in|does duty|helps? out|carries|takes? over|makes? do)\\b.* (?:until|till) (?<event>.{2,90})`,
    ),
    check: ({ event }, { doneWhen }) =>
      !/\b(?:until|till|while)\b/u.test(doneWhen) && EVENT.test(event ?? ""),
  },
  {
    id: "still",
    calledBy: "still",
    ofThings: true,
    pattern: framed(
      `${ITEM}(?<!\\b(?:stood|stands?|standing|holds?|held|sits?|sat|keeps?|kept|lies?|lay)) (?:(?:is|are) (?<state>(?<!\\bwhat is |\\bwhat are )still (?!(?:called|named|titled|known as|spelt|spelled|numbered|dated|addressed)\\b|there$|there:|valid|in force|intact|available|correct|right|the same|fine|ok\\b).{2,80})|(?<state2>still (?!works?\\b|pass|loads?$|load$|be\\b|had\\b|was\\b|were\\b|\\p{L}+ed\\b)\\p{L}+(?: .{1,80})?))`,
    ),
    check: ({ item, state, state2 }, asked) =>
      !PRESERVING.test(asked.doneWhen) &&
      !/\b(?:was|were|had)$/iu.test(item ?? "") &&
      !isAllAsked(state ?? state2, asked),
  },
  {
    id: "unseen",
    calledBy: "nobody none never yet theory guesswork guess assumption anybody",
    ofThings: true,
    pattern: framed(
      `.*\\b(?<!\\b(?:that|which|who) )(?<state>(?:nobody|no one|none of us|no \\p{L}+|i never|we never|never) (?:has|have|was|were|had|put|saw|got|gave|tried|did|looked)\\b${NOT_TROUBLE}|nobody .{2,30} so far|(?:has|have) yet to|(?:i|we) (?:do not|don['’]t) have(?! (?:to|any (?:doubts?|open|more)|doubts?)\\b)|nothing (?:i|we) (?:have|know|saw|tried)|is (?:mere |pure |only |still )?(?:theory|guesswork|an assumption|a guess)|an open (?:matter|question)|yet to (?:be|see)|we will see|remains to be seen|anybody['’]s guess)\\b.*`,
    ),
    check: isUnaskedState,
  },
];
