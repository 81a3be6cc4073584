/**
 * Ways to say of the thing that was asked for that it is begun, is with somebody else, was taken back or is in doubt, as
 * data: see `of-asked.ts`, which asks that they say it of nothing else.
 */

import type { Telling } from "./asked-conditions.ts";
import type { Subject } from "../subject.ts";

/** Done by being started: "the pump runs", "the site is up". Of all else to be started is to be begun only. */
export const RUNNING =
  /\b(?:runs?|running|up|live|goes|going|spins?|turns?|open|under ?way|operat\w*|beg[aiu]n\w*|start\w*|commenc\w*|launch\w*|active|activated|plays?|playing|burns?|flows?|answers?|responds?|listens?|boots?|beats?|moves?|heats?|cools?|hums?|on)\b/iu;

/** With whom work may be left. */
export const WORKERS =
  "(?:team|department|agent|session|squad|colleague|developer|engineer|contractor|freelancer|successor|shift|group|vendor|supplier|intern|trainee|student|apprentice|volunteer|designer|author|writer|translator|editor|maintainer|owner|neighbour|agency|firm|company|crew|committee)s?";
const OTHERS = `(?:(?:the|our|an?|my|some|one of (?:the|our|my)) )?(?:(?:other|another|next|different|second|new|\\p{L}+) )?${WORKERS}|(?:some(?:one|body)|anyone|others?)(?: else)?|\\p{Lu}\\p{Ll}+`;
const GIVEN =
  "handed|passed|gave|given|left|delegated|assigned|reassigned|outsourced|forwarded|transferred|turned";
const ASKED =
  "asked|told|got|instructed|requested|begged|invited|commissioned|hired|tasked|reminded|briefed|e-?mailed";
/** To do it, by whatever verb that fits any work. */
const DOING =
  "do|make|build|finish|complete|handle|fix|implement|write|continue|carry out|see to|look (?:at|into|after)|take (?:on|over|care of|charge of)|deal with|work on|sort out|wrap up|pick up|get";
const CHANGE = "PR|MR|pull request|merge request|branch|patch|changeset|commit|fix";
const NOT_WANTED =
  "scope|sprint|release|plan|list|milestone|backlog|goal|programme|program|agenda|schedule|roadmap|project";

/** Names are told from other words by their capital: no pattern with a name goes without it. */
const named = (source: string): RegExp => new RegExp(source, "u");

/** Done by being given to somebody. */
export const RECEIVED =
  /\b(?:gets?|got|receiv\w*|has|have|owns?|hand\w*|pass\w*|given|gave|goes|reach\w*|know\w*|belong\w*|(?:re)?assign\w*|deliver\w*|transfer\w*|forward\w*|sent|with)\b/iu;

export const LEFT_TO_OTHERS: readonly Telling[] = [
  // "started the login page"
  {
    pattern:
      /^\W*(?:(?:i|we|have|has|just|only) )*(?<state>started|began|begun|commenced|kicked off|made a start (?:on|with)|set about)(?: (?:on|with|work on))? (?=\p{L})(?![^]*\b(?:and|finished|completed|done|ended)\b)/iu,
    unless: RUNNING,
  },
  // "handed the login page to the other team", "passed it on to Ana"
  {
    pattern: named(
      `^\\W*(?:(?:[Ii]|[Ww]e|have|has) )*(?<state>${bothCases(GIVEN)}) (?:over |on |off |out )?(?<thing>[^,;.]{2,80}?) (?:over |on |off |back )?to (?<other>${OTHERS})(?: to [^,;.]{2,40})?\\W*$`,
    ),
    unless: RECEIVED,
  },
  // "asked Ana to do the login page"
  {
    pattern: named(
      `^\\W*(?:(?:[Ii]|[Ww]e|have|has) )*(?<state>${bothCases(ASKED)}) (?<other>${OTHERS}) to (?:${DOING}) (?<thing>[^,;.]{2,80})\\W*$`,
    ),
    unless:
      /\b(?:ask\w*|told|tell\w*|instruct\w*|request\w*|remind\w*|commission\w*|mail\w*|invit\w*|hir\w*|brief\w*)\b/iu,
  },
  // "login page rolled back"
  {
    pattern: new RegExp(
      `(?:(?:is|are|was|were|been|got|then|now|has|have|had to be) )*(?<!\\p{L})(?<state>rolled back|reverted|backed out|retracted|undone|(?:removed|taken|dropped|cut|struck|pulled|deleted|moved) (?:out of|from|off) (?:the |this |our )?(?:${NOT_WANTED})|de-?scoped|won['’]?t[- ]?(?:fix|do)|closed as (?:won['’]?t[- ]?fix|not planned|duplicate))\\W*$`,
      "iu",
    ),
    unless:
      /\b(?:roll\w*|revert\w*|undo\w*|undone|retract\w*|remov\w*|delet\w*|gone|no longer|old|former|previous|bad|broken|closed|last)\b/iu,
  },
  // "login page may load", and not "guests may enter"
  {
    pattern: /\b(?<state>may)(?: (?:well|still|now|also|then|be|yet))* (?=\p{Ll})/u,
    unless:
      /\b(?:may|can|could|might|must|allow\w*|permi\w*|able|let|lets|free|up to|at most|optional\w*|or)\b/iu,
    doubts: true,
  },
  {
    pattern:
      /\b(?:is|are|was|were) (?:all |both |now |still )?(?<state>(?:expected|likely|unlikely|bound|intended|meant|assumed|believed|thought|anticipated|predicted|projected|promised) to)(?: (?:then|also|be|have|been))* (?=\p{L})/iu,
    doubts: true,
  },
  // "login page, see follow-up ticket"
  {
    pattern:
      /[:,;(–—]\s?(?<state>(?:see (?:the |our |a |an )?(?:follow-?up|next|later|separate|backlog)|(?:now |is |are )*(?:tracked|filed|logged|recorded|noted) (?:in|as|under|on|by)(?: (?:the|our|a|an))?(?: \p{L}+)? (?:ticket|issue|task|story|backlog|board|#\d+|[A-Z]{2,6}-\d+))(?![\p{L}-]))[^]*$/iu,
    unless: /\b(?:track\w*|fil(?:e[ds]?|ing)|log(?:s|ged)?|record\w*|noted?|tickets?|issues?)\b/iu,
  },
  // "login page PR not merged"
  {
    pattern: new RegExp(
      `(?<state>(?:${CHANGE})(?: (?:is|are|was|still|yet))*,? (?:not (?:yet )?|un-?)(?:merged|approved|reviewed|landed|deployed|released|pushed|accepted)(?: yet)?)\\W*$`,
      "iu",
    ),
    unless: /\b(?:PR|MR|pull requests?|merge requests?|branch|patch|draft\w*|not|no|never)\b/iu,
  },
];

/** "The day shift", where the night shift is asked: another one of a kind. */
export function isAnother(other: string, subject: Subject): boolean {
  const [, which = "", kind = ""] = /^(\p{L}+) (\p{L}+)$/u.exec(other.toLowerCase()) ?? [];
  if (kind === "" || subject.asks(which)) return false;
  const asked = new RegExp(
    `(?<!\\p{L})(?!(?:the|an?|our|its|their|this|each|every)\\s)\\p{L}+ ${kind}`,
    "iu",
  );
  return asked.test(subject.doneWhen);
}

function bothCases(words: string): string {
  return words
    .split("|")
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|");
}

/** What these cannot do without, in lower case. */
export const LEFT_HINTS: readonly string[] =
  "started|began|begun|commenced|kicked off|made a start|set about|rolled back|reverted|backed out|retracted|undone|scope|removed from|removed out|taken out|taken off|taken from|dropped from|dropped out|dropped off|cut from|cut out|cut off|struck |pulled |deleted from|deleted out|moved out|moved off|moved from|wontfix|won't |won’t |wont |closed as |may |expected to|likely to|bound to|intended to|meant to|assumed to|believed to|thought to|anticipated to|predicted to|projected to|promised to|see follow|see next|see later|see separate|see backlog|see the |see our |see a |see an |tracked |filed |logged |recorded |noted |not |unmerged|unapproved|unreviewed|unlanded|undeployed|unreleased|unpushed|un-|unaccepted|handed |passed |gave |given |left |delegated |assigned |outsourced |forwarded |transferred |turned |asked |told |got |instructed |requested |begged |invited |commissioned |hired |tasked |reminded |briefed |mailed ".split(
    "|",
  );
