/** Something that stands in for the work, and some of it in place of all. */

import { isAskedAbout } from "../clauses/looks/delay.ts";
import type { Hit, Rule } from "../clauses/rule.ts";
import { hasClass, textAfter, textBefore, wordsOf } from "../clauses/looks/hit.ts";
import { isExceptionUnasked, isPartOfAsked, isShortFraction } from "../clauses/looks/partial.ts";
import {
  isInPlaceOfAsked,
  isRealStandIn,
  isSampleSource,
  isSwitchedOff,
} from "../clauses/looks/stand-in.ts";

const ADVICE =
  "Put the real thing in its place and report it with its evidence, or have the goal redirected.";
const REST = "Deliver the rest and report it, or have the goal redirected to what was delivered.";

const PAST_VERB =
  /^[^.;]{0,40}\b(?:was|were|had|did|\w{3,}ed|broke|fell|lost|came|went|got|gave|took)\b/;

/** "For the moment", but not "for the moment of impact", nor "a token issued in the meantime". */
function isOfThisTime(hit: Hit): boolean {
  // "To begin with the replay missed one": at first.
  if (
    /^to (?:begin|start) with$/.test(wordsOf(hit)) &&
    PAST_VERB.test(textAfter(hit)) &&
    !/^ (?:i|we)\b/.test(textAfter(hit))
  )
    return false;
  if (/^ of\b|^ (?:when|that|in which|at which)\b/.test(textAfter(hit))) return false;
  // "Orders can be changed until then"
  if (/^until then$/.test(wordsOf(hit)) && /\b(?:can|may|must)\b/.test(textBefore(hit)))
    return false;
  // "Temporarily locked while it is checked", "not touched until then": what the thing built does.
  if (/^(?:temporarily|until then)$/.test(wordsOf(hit)))
    return (
      !/\b(?:while|when|whenever|during|until|as long as|after|before)\b/.test(textAfter(hit)) &&
      !/(?:\b(?:not|no|nothing|never)|n't)\b/.test(textBefore(hit))
    );
  // "At the moment it shows none": a state of the world.
  if (/\b(?:none|nobody|no one|nothing|zero|0)$/.test(wordsOf(hit)) && /^\W*$/.test(textAfter(hit)))
    return false;
  return (
    !/(?:meantime|interim)$/.test(wordsOf(hit)) ||
    /\b(?:is|are|stays?|remains?|just|only|simply|uses|shows|returns|answers)\b[^,;]*$/.test(
      textBefore(hit),
    )
  );
}

/** "A draft of a booking", where the thing built keeps drafts of its own. */
function isOwnDraft(hit: Hit): boolean {
  const thing = /^ of (?:an?|each|every|any|all) ([\p{L}-]{3,})/u.exec(textAfter(hit))?.[1];
  return thing === undefined;
}

export const PLACEHOLDER_RULES: readonly Rule[] = [
  {
    id: "completion.placeholder.stand-in",
    weak: true,
    patterns: ["standin"],
    takenBack: ["negation", "undoing", "subject", "premise", "solved", "aside"],
    check: isRealStandIn,
    says: "The message says that a stand-in is in place of the real thing.",
    advice: ADVICE,
    examples: {
      reject: [
        "The stub returns an empty list so the page renders.",
        "The answers are placeholder text.",
        "Its address points at the fake in production too.",
        "Prices are hard-coded.",
      ],
      accept: [
        "Moved 214 hard-coded strings into `en.json`.",
        "The stub is deleted.",
        "Tests use a fake SMTP server.",
        "I replaced the placeholder with the real lookup.",
        "No mock is left.",
      ],
    },
  },
  {
    id: "completion.placeholder.sample-source",
    weak: true,
    patterns: [
      "@testdata/standin follows/made/past_form/makes/returns/be ,,4 mask",
      "@testdata/standin word/operate prep mask",
      "@testdata ^^ mask sep",
    ],
    takenBack: ["negation", "undoing", "solved", "aside"],
    check: isSampleSource,
    says: "What is shown comes from sample data, not from the real source.",
    advice: ADVICE,
    examples: {
      reject: [
        "Temperatures come out of `fixtures/sample_forecast.json`.",
        "Data comes from `src/fixtures/orders.json`.",
      ],
      accept: ["Unit tests read from `fixtures/orders.json`.", "Data comes from `/api/orders`."],
    },
  },
  {
    id: "completion.placeholder.for-now",
    patterns: [
      "fornow",
      "atpresent ..6 only/not/no/off/standin/testdata/constant/returns/broken/fail/undone/manual/draft/sameness",
      "only/not/no/off/standin/constant/returns/broken/fail/undone/manual/draft/sameness ..6 atpresent",
    ],
    takenBack: ["undoing", "subject", "behaviour", "solved", "aside", "attributive"],
    check: (hit) => !hasClass(hit, "users") && isOfThisTime(hit),
    says: "The message says that something is so only for the time being.",
    advice: ADVICE,
    examples: {
      reject: [
        "Mails are written to a file for now.",
        "The key is kept in the shell for the time being.",
      ],
      accept: [
        "Orders can be changed until then.",
        "The workaround that was in place for now is gone.",
        "The list shows who is currently signed in to users.",
      ],
    },
  },
  {
    id: "completion.placeholder.constant",
    patterns: [
      "returns ..4 constant",
      "returns ..6 sameness",
      "be number/mask sameness",
      "returns/ext/arrow/sep ..1 notimpl",
      "returns ..4 unchanged",
    ],
    kinds: ["paragraph", "item", "cell", "code"],
    takenBack: ["negation", "undoing", "subject", "condition", "deliberate", "solved", "aside"],
    check: (hit) =>
      hasClass(hit, "sameness") ||
      hasClass(hit, "notimpl") ||
      (hasClass(hit, "unchanged") &&
        hit.clause.kind === "code" &&
        !/\b(?:unchanged|same|identical|as before)\b/.test(hit.subject.text)),
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: ADVICE,
    examples: {
      reject: [
        "`verify()` returns true no matter what.",
        "It gives ok for every package.",
        "The toll is 12 for every customer.",
      ],
      accept: ["It returns true when the key fits.", "`grep` returns nothing."],
    },
  },
  {
    id: "completion.placeholder.switched-off",
    patterns: ["be/was/remain/left/still/and/relative/get ..2 off", "^ off $", "flag", "i ..3 off"],
    takenBack: [
      "negation",
      "undoing",
      "subject",
      "condition",
      "attributive",
      "behaviour",
      "solved",
      "aside",
    ],
    check: isSwitchedOff,
    says: "The message says that what was built is switched off.",
    advice: "Switch it on and report that it runs, or have the goal redirected.",
    examples: {
      reject: [
        "It sits behind a flag.",
        "The bell is disabled for good.",
        "The heater remains turned off.",
      ],
      accept: [
        "The hum can be switched off.",
        "The flag is gone.",
        "The button is disabled while a request runs.",
      ],
    },
  },
  {
    id: "completion.placeholder.draft",
    weak: true,
    patterns: ["be/only/still/remain adverb* the? draft", "^^ the draft of/prep", "draft $"],
    takenBack: ["negation", "undoing", "subject", "premise", "behaviour", "solved", "aside"],
    check: isOwnDraft,
    says: "The message calls its own work a rough or half-finished version.",
    advice: ADVICE,
    examples: {
      reject: ["The legend is only a rough draft.", "The index is only a prototype."],
      accept: ["The first cut was thrown away and replaced.", "No draft is left."],
    },
  },
  {
    id: "completion.placeholder.instead",
    patterns: ["instead"],
    takenBack: ["negation", "undoing", "premise", "behaviour", "solved", "aside"],
    check: isInPlaceOfAsked,
    says: "The message says that something other than the real thing happens.",
    advice: ADVICE,
    examples: {
      reject: ["The list was typed instead of the parts."],
      accept: ["It says 'tea' instead of 'coffee'."],
    },
  },
  {
    id: "completion.partial.most",
    patterns: [
      "partly",
      "be/was/have mostly",
      "prep most word/tech/users/occasion/make/makes",
      "^ most word/tech/users/makes ..2 be/have/was/hedgework",
    ],
    takenBack: ["negation", "subject", "premise", "solved", "aside"],
    check: isPartOfAsked,
    says: "The message says that most, but not all, was delivered.",
    advice: REST,
    examples: {
      reject: [
        "188 messages go through it, that is most of the error messages.",
        "Almost everything is ported.",
        "The bulk of the pages are scanned.",
        "Partially done",
      ],
      accept: [
        "61 conflicts were resolved, most of them import order.",
        "Most of the gain comes from the cache.",
      ],
    },
  },
  {
    id: "completion.partial.so-far",
    patterns: ["^^ sofar", "sofar $$", "made/checked ..2 sofar"],
    takenBack: ["negation", "subject", "premise", "solved", "aside"],
    check: (hit) => !hasClass(hit, "no") && !hasClass(hit, "was") && !hasClass(hit, "someone"),
    says: "The message tells how far the work has got, not that it is done.",
    advice: REST,
    examples: {
      reject: ["The survey has 12 answers to date."],
      accept: ["No errors so far."],
    },
  },
  {
    id: "completion.partial.fraction",
    patterns: ["number prep? of the/every/it? number", "number of the/it/every number"],
    takenBack: ["solved", "condition", "deliberate"],
    check: isShortFraction,
    says: "The message reports a part of a stated number.",
    advice: REST,
    examples: {
      reject: ["61 of 63 entries are resolved.", "Twelve of the fourteen parts are finished."],
      accept: [
        "54 of 54 match.",
        "A sample of 100 was read.",
        "The job removed 3 of 5 seeded drafts, the ones that were too old.",
      ],
    },
  },
  {
    id: "completion.partial.some-of-them",
    patterns: ["^ someof ..1 be/have/makes/hedgework"],
    takenBack: ["subject", "premise", "solved", "aside"],
    check: (hit) => isAskedAbout(hit) && /\b(?:each|every|all)\b/.test(hit.subject.doneWhen),
    says: "The message speaks of some where all were asked for.",
    advice: REST,
    examples: {
      reject: ["Five of them are delivered by the parts."],
      accept: ["Five of them were doubled before."],
    },
  },
  {
    id: "completion.partial.all-but",
    patterns: [
      "every ,,8 except",
      "allbut",
      "made/checked ,,6 except",
      "be ..2 except",
      "every ..4 but the/number/mask/word",
    ],
    takenBack: ["negation", "solved", "aside"],
    check: isExceptionUnasked,
    says: "The message makes an exception from what was asked for.",
    advice: REST,
    examples: {
      reject: [
        "All month sheets but December compute by formulas.",
        "Everything except the PDF works.",
        "All pages are translated, apart from the imprint.",
      ],
      accept: ["Nothing changed except the header."],
    },
  },
];
