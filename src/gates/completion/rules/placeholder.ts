/** Something that stands in for the work: a stub, a sample, another thing than was asked for. */

import { hasAny, textAfter, textBefore, wordsOf } from "../clauses/looks/hit.ts";
import { isAnnouncedOnPage, isForNow } from "../clauses/looks/not-yet.ts";
import { isLifeless } from "../clauses/looks/shut-out.ts";
import { isRealStandIn, isSampleSource, isSwitchedOff } from "../clauses/looks/stand-in.ts";
import { isFromModel } from "../clauses/looks/tests-told.ts";
import { isReplaced, isShown, isSwitchAtWork } from "../clauses/senses/of-thing.ts";
import type { Hit, Rule } from "../clauses/rule.ts";
import { isTold } from "../clauses/senses/steps.ts";
import {
  isDraftOfThing,
  isLikenessOfThing,
  isNatureOfThing,
  isOffByBuild,
  isOfToday,
  isOutsider,
  isRepeatable,
  isThingOfItsOwn,
} from "../clauses/senses/stand-in.ts";
import { DELIVER, REPLACE } from "./advice.ts";
import { lettersFor } from "../clauses/letters.ts" with { type: "macro" };

const PAST_VERB =
  /^[^.;]{0,40}\b(?:was|were|had|did|\w{3,}ed|broke|fell|lost|came|went|got|gave|took)\b/;

/** "Done (#501)": the number of a ticket, and no status of a server. */
function isTicket(hit: Hit): boolean {
  return hasAny(hit, lettersFor("notimpl")) && /#\s?501\b/.test(hit.clause.text);
}

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
    check: (hit) => isRealStandIn(hit) && !isThingOfItsOwn(hit) && !isReplaced(hit),
    says: "The message says that a stand-in is in place of the real thing.",
    advice: REPLACE,
    examples: {
      reject: [
        "The stub returns an empty list so the page renders.",
        "The answers are placeholder text.",
        "Its address points at the fake in production too.",
        "Prices are hard-coded.",
      ],
      accept: [
        "The dummy row at the end is dropped on load.",
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
    advice: REPLACE,
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
    check: (hit) => !hasAny(hit, lettersFor("users")) && isOfThisTime(hit) && !isOfToday(hit),
    says: "The message says that something is so only for the time being.",
    advice: REPLACE,
    examples: {
      reject: [
        "Mails are written to a file for now.",
        "The key is kept in the shell for the time being.",
      ],
      accept: [
        "The list for today has 12 names.",
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
      "ext ..4 constant",
      "ext ..6 sameness",
      "be number/mask sameness",
      "returns/ext/arrow/sep ..1 notimpl",
      "returns ..4 unchanged",
    ],
    kinds: ["paragraph", "item", "cell", "code"],
    takenBack: ["negation", "undoing", "subject", "condition", "deliberate", "solved", "aside"],
    check: (hit) =>
      (hasAny(hit, lettersFor("sameness notimpl")) &&
        !isRepeatable(hit) &&
        !isOutsider(hit) &&
        !isTicket(hit)) ||
      (hasAny(hit, lettersFor("unchanged")) &&
        hit.clause.kind === "code" &&
        !/\b(?:unchanged|same|identical|as before)\b/.test(hit.subject.text)),
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: REPLACE,
    examples: {
      reject: [
        "`verify()` returns true no matter what.",
        "It gives ok for every package.",
        "The toll is 12 for every customer.",
        "It always answers 200 whatever is sent.",
      ],
      accept: [
        "Tried it 5 times, it answered 200 each time.",
        "The scale shows the same weight each time: 412 g in ten trials.",
        "It returns true when the key fits.",
        "`grep` returns nothing.",
      ],
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
    check: (hit) =>
      isSwitchedOff(hit) && !isOffByBuild(hit) && !isSwitchAtWork(hit) && !isShown(hit),
    says: "The message says that what was built is switched off.",
    advice: "Switch it on and report that it runs, or have the goal redirected by the operator.",
    examples: {
      reject: [
        "It sits behind a flag.",
        "The bell is disabled for good.",
        "The heater remains turned off.",
      ],
      accept: [
        "The house is behind the church.",
        "The lamp is turned off at midnight by the timer.",
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
    check: (hit) => isOwnDraft(hit) && !isDraftOfThing(hit),
    says: "The message calls its own work a rough or half-finished version.",
    advice: REPLACE,
    examples: {
      reject: ["The legend is only a rough draft.", "The index is only a prototype."],
      accept: [
        "A draft of cold air came under the door.",
        "The first cut was thrown away and replaced.",
        "No draft is left.",
      ],
    },
  },
  {
    id: "completion.placeholder.time-being",
    patterns: [
      "^ fornow",
      "and/but/comma fornow",
      "fornow because/relative",
      "fornow $",
      "atpresent ..5 adverb/only",
      "^ interim",
      "interim $",
    ],
    takenBack: ["aside"],
    check: (hit) => isForNow(hit) && !isOfToday(hit) && !isTold(textAfter(hit)),
    says: "The message says that something is so only for the time being.",
    advice: DELIVER,
    examples: {
      reject: [
        "For the time being `Rates.get()` returns the rate of January, so that the page is complete.",
        "`verify()` returns `true` for the moment so that the rest could be tried.",
        "The script checks the name and for now exits 0.",
        "As things stand the chart shows the values of last year.",
        "At the moment the handler just logs the call.",
      ],
      accept: [
        "The banner that was up for now has been replaced.",
        "Currently open ships are listed first.",
      ],
    },
  },
  {
    id: "completion.placeholder.coming-soon",
    patterns: ["@comingsoon/undone/todo mask"],
    takenBack: ["negation", "undoing", "premise", "condition", "deliberate", "solved", "aside"],
    check: isAnnouncedOnPage,
    says: "What is there says itself that it is still to come.",
    advice: DELIVER,
    examples: {
      reject: ['The last page shows "coming soon".', "The method throws `NotImplementedError`."],
      accept: ['The old page said "coming soon"; it is replaced.'],
    },
  },
  {
    id: "completion.placeholder.from-model",
    patterns: ["frommodel"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: (hit) => isFromModel(hit) && !isLikenessOfThing(hit),
    says: "The message reports a model or a recording in place of the real thing.",
    advice:
      "Try the real thing and report what was seen, or have the goal redirected by the operator.",
    examples: {
      reject: [
        "Both figures come from the model.",
        "The receipt stems from a local replay server.",
        "I only checked page one.",
      ],
      accept: ["The wallpaper imitates oak.", "The wood comes from the yard."],
    },
  },
  {
    id: "completion.placeholder.inert",
    patterns: ["inert"],
    takenBack: [
      "negation",
      "undoing",
      "premise",
      "condition",
      "behaviour",
      "deliberate",
      "solved",
      "aside",
    ],
    check: (hit) => isLifeless(hit) && !isNatureOfThing(hit),
    says: "The message says that what is there does nothing yet, or is not finished.",
    advice: DELIVER,
    examples: {
      reject: [
        "The button is wired to nothing.",
        "The numbers are invented.",
        "The last page is only a skeleton.",
      ],
      accept: [
        "The tower is a shell of brick.",
        "When the list is empty the page shows a blank page.",
        "No number was made up.",
      ],
    },
  },
];
