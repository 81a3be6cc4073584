/** Whether work that was asked for is told to be the business of somebody else. */

import { namesOthers } from "../../open-states/others.ts";
import type { Hit } from "../rule.ts";
import { escaped, textAfter, textBefore, wordsOf } from "./hit.ts";

/** What the thing built, a rule or a plan says of people. */
const BY_RULE =
  /\b(?:when|whenever|if|unless|whoever|whichever|each|every|any|next|new|old|always|from now on|in future|says?|said|rules?|plan|policy|manual|page|law|doubt|twice|who|that|then)\b/;
const OBJECT =
  /^ (?:then |also |first |still |now )?(?:\p{L}+ (?:and|or) )?(?:(?<verb>\p{L}{3,}) (?:(?:up|out|in|down|off|on|over) )?(?<what>the|them|it|these|those|that|its|their|both|all|shelf|aisle|room)\b(?<rest>.*)|.*\bthe (?:ones|rest|last|remaining)\b)/u;
const REST =
  /^ (?:ones?|last|rest|remaining|other|others|missing|second|third|upper|lower|back|front|left|right|final|first)\b/;

/** Whether words in front of a verb name somebody else than those whom the thing built serves. */
function areOthers(hit: Hit, words: string): boolean {
  const name = words.replace(/^\W*(?:(?:so|and|but|now|then|here|sadly),? )*/iu, "");
  if (name.split(" ").length > 6 || /^(?:i|we|you|it|they|he|she|him|her|them|an?)\b/i.test(name))
    return false;
  const head = name.split(" ").at(-1)?.toLowerCase() ?? "";
  // "the accounts are signed by the treasurer": asked to be done by them
  if (head === "" || hit.subject.mentions(head)) return false;
  return (
    /^(?:reception|the (?:\p{L}+ )?(?:shift|caretaker|people|head|principal|owner|host|tenants?))$/iu.test(
      name,
    ) || namesOthers(name, (word) => hit.subject.asks(word), true)
  );
}

/** The last part of the sentence in front of the hit, with its capitals. */
function frontOf({ doc, clause, before }: Hit): string {
  return (
    doc.text
      .slice(clause.start, clause.start + before.length)
      .split(/[,;:]|\b(?:and|but)\b/)
      .at(-1) ?? ""
  ).trim();
}

/** "Partner teams will have to send it in the header": who calls the thing built, by no article. */
const CALLERS =
  /^(?:partners?|partner \p{L}+|client \p{L}+|clients|consumers?|callers?|integrators?|third parties|(?:other|external|all|consuming|calling|downstream) \p{L}+)$/iu;

/** "Reception will have to stamp the ones for the villages." */
function isDutyOfOthers(hit: Hit): boolean {
  if (BY_RULE.test(hit.clause.text) || CALLERS.test(frontOf(hit))) return false;
  const object = OBJECT.exec(textAfter(hit))?.groups;
  if (object === undefined || !areOthers(hit, frontOf(hit))) return false;
  const { verb, rest } = object;
  return (
    verb === undefined ||
    REST.test(rest ?? "") ||
    /^(?:them|it|these|those|both|all|shelf|aisle|room)$/.test(object["what"] ?? "") ||
    hit.subject.asks(verb) ||
    (rest?.match(/[\p{L}]{4,}/gu) ?? []).some((word) => hit.subject.asks(word))
  );
}

/** "The art team will be the ones to re-light the props." */
function isRoleOfOthers(hit: Hit): boolean {
  return !BY_RULE.test(hit.clause.text) && areOthers(hit, frontOf(hit));
}

const LATER =
  /^the (?:spring|summer|autumn|fall|winter|weekend|holidays|(?:next|coming|new) \p{L}+|future)$/u;

/** "A job I've entrusted to the caterers", "a purchase for the owner to make" */
function isPassedOn(hit: Hit): boolean {
  const after = textAfter(hit);
  // "A job for the scheduler": a thing that does it.
  const end = hit.clause.end - after.length;
  const [whom = ""] =
    /^[^,;.]*?(?=[,;.]| (?:to|before|on|in|at|who|when)\b|$)/.exec(
      hit.doc.text.slice(end, hit.clause.end),
    ) ?? [];
  const named = `${/(?:the|our|their|somebody|someone)$/.exec(hit.met)?.[0] ?? ""}${whom}`.trim();
  if (!LATER.test(named) && !areOthers(hit, named)) return false;
  return (
    !/\b(?:when\w*|if|unless|whoever|each|every|any|says?|rules?|plan|policy|manual|page|law|doubt)\b/.test(
      hit.clause.text,
    ) &&
    !/\b(?:and (?:they|he|she) (?:have|has|did)|did so|has done|have done|was|were|made on)\b/.test(
      `${textBefore(hit)} ${after}`,
    ) &&
    !/\b(?:handover|rota|roster|plan|list of|assign\w*|delegat\w*|entrust\w*)\b/.test(
      hit.subject.text,
    )
  );
}

/** "The e-mails are composed, to be released by the head." */
function isReleasedByOthers(hit: Hit): boolean {
  const others = /^ (?<who>(?:the |our |their )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)\W*$/u.exec(
    hit.doc.text.slice(hit.clause.end - textAfter(hit).length, hit.clause.end),
  )?.groups?.["who"];
  if (others === undefined || BY_RULE.test(hit.clause.text) || !areOthers(hit, others))
    return false;
  // "The contract is drawn up, to be signed by the buyer", where it is to be drawn up for signing
  const verb = /\b(\p{L}{3,}?)(?:ed|t)?(?: (?:up|out|in))? by$/u.exec(wordsOf(hit))?.[1] ?? "§";
  return !new RegExp(
    `(?<!\\p{L})(?:for (?:the |its |their )?${escaped(verb)}(?:ing|ature)|(?:ready|prepared|drawn up|set out) (?:for|to be) ${escaped(verb)})`,
    "u",
  ).test(hit.subject.doneWhen);
}

/** Whether work that was asked for is left to somebody else. */
export function isLeftToOthers(hit: Hit): boolean {
  const met = wordsOf(hit);
  if (/(?:will|ll|would) have to$/.test(met)) return isDutyOfOthers(hit);
  if (/^(?:will|would) be/.test(met)) return isRoleOfOthers(hit);
  if (met.startsWith(",")) return met.endsWith(" by") && isReleasedByOthers(hit);
  return PASSED_ON.test(met) && isPassedOn(hit);
}

const PASSED_ON =
  /(?: for (?:the|our|their|somebody|someone)|(?:entrusted|handed|left|given|gave|passed|delegated)(?: over| on)? to)$/;
