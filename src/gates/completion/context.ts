/**
 * What takes a trigger back, by its surroundings. After ConText: each modifier has a direction (before
 * or after the trigger), a scope, and terminators that end the scope ("but", "although", a semicolon).
 */

import type { Clause, Document } from "../text/document.ts";
import type { Modifier } from "./rule.ts";
import { stemsOf, type Subject } from "./subject.ts";

/** Where a scope ends: what stands on its other side is another statement. */
const TERMINATOR =
  /(?:[;:()]|, (?:but|though|although|while|whereas|so|because|since|as|which|and|yet|except|only)\b| (?:but|however|though|although|whereas|except|because|so that|apart from|yet the) | - )/g;

const BEFORE_SCOPE = 60;

/** The part of the text before the trigger that can govern it. */
function scopeBefore(text: string, at: number): string {
  const from = Math.max(0, at - BEFORE_SCOPE);
  const part = text.slice(from, at);
  let start = 0;
  for (const terminator of part.matchAll(TERMINATOR))
    start = terminator.index + terminator[0].length;
  return part.slice(start);
}

/** Negators that govern what follows. Pseudo-negators ("not only", "no doubt") are struck out first. */
const NEGATOR =
  /(?:^|[\s(])(?:no|nothing|none|never|neither|nor|without|zero|0|nobody|not(?! only| just| yet| sure| to mention)|(?:is|are|was|were|did|does|do|has|have|had|need)n'?t|nichts|nicht|kein\w*|rien|aucune?|ningun\w*|nada|nulla|nessun\w*|niente|nenhum\w*|não|non)\b(?! doubt| wonder| matter| time\b| access\b| longer than)/g;

function isNegated(text: string, start: number, end: number): boolean {
  const before = scopeBefore(text, start);
  let last = -1;
  for (const negator of before.matchAll(NEGATOR)) last = negator.index + negator[0].length;
  if (last >= 0) {
    const between = before.slice(last);
    const wordsBetween = between.trim() === "" ? 0 : between.trim().split(" ").length;
    // "and" and a comma end the scope unless the list goes on with "or".
    const broken =
      (before.slice(0, last).endsWith("without") &&
        /\b(?:is|are|was|were|has|have|had|will)\b/.test(between + text.slice(start, start + 6))) ||
      (/(?:,| and | so | then )/.test(between) &&
        !/ (?:or|nor)\b/.test(between + text.slice(start, end + 30)));
    if (wordsBetween <= 7 && !broken) return true;
  }
  const after = text.slice(end, end + 40);
  return /^[^.;,]{0,24}?(?::| =| -|\bis\b|\bare\b|\bwere\b|\bwas\b|\breturns?\b|\bfinds?\b|\bprints?\b|\bshows?\b)\s*(?:still )?(?:none|0|zero|nothing|empty|no(?:ne|thing)?|keine?r?|aucune?|ninguno?a?|nessuno?a?|nenhuma?)(?:\b|$)(?! more than)/.test(
    after,
  );
}

const UNDOING_BEFORE =
  /(?:^|[\s(])(?:replac(?:ed|es|ing)|remov(?:ed|es|ing|al of)|delet(?:ed|es|ing)|dropp(?:ed|ing)|fix(?:ed|es|ing)|resolv(?:ed|es|ing)|retir(?:ed|es|ing)|eliminat(?:ed|es|ing)|purg(?:ed|es|ing)|swapp(?:ed|ing)(?: out)?|clear(?:ed|s|ing)(?: out| up)?|closed|lift(?:ed|s)|undid|undone|unblocked|re-?enabled|revived|finished|completed|rewrote|converted|turn(?:ed|s)|filled in|got rid of|did away with|instead of|rather than|no longer|not any ?more|used to|once|formerly|previously|originally|the old|the former|its? former|all the|every former|what was|what had been|in place of|away from)\b(?:(?!\b(?:is|are|was|were|has|have|will|needs?)\b)[^.;,]){0,40}$/;

const UNDOING_AFTER =
  /^[^.;]{0,50}?\b(?:(?:is|are|was|were|has been|have been|been|got) (?:\w+ )?(?:gone|removed|deleted|replaced|dropped|fixed|resolved|retired|eliminated|purged|swapped|cleared|closed|lifted|out|history|deleted)|no longer|any ?more|disappeared|vanished|went away|gave way to|made (?:way|room) for|now (?:runs?|passes|pass|works?|has|have|is|are|does|do|reads?|writes?|sends?|calls?|returns?|answers?|goes|go|uses?)|(?:is|are) now\b|has a real|has its|->)/;

/** Whether a thing (a stub, a TODO) is said to be gone. */
function isUndone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  if (UNDOING_BEFORE.test(before)) return true;
  const after = text.slice(end, end + 90);
  return UNDOING_AFTER.test(after) && !/\bstill\b|\bfor now\b|\bfor the time being\b/.test(after);
}

/** Words that put trouble into the past by themselves. */
const LONG_PAST =
  /\b(?:at first|first (?:run|try|attempt|version|deploy|export|import|build|draft|print|cut|pass|split|time|fitting|batch|proof|test|two|three|night|week|one)|initially|originally|in the beginning|an early|early (?:run|version|draft)|earlier|during (?:the )?\w+|before (?:the|that|this|it)|on the way|along the way|used to|previously|formerly|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|time|month|night)|once|turned up|came up|had (?:first|been|at first|meant|to))\b/;

/** Words that may only be the form of the verb. */
const PAST =
  /\b(?:was|were|had|failed|broke|crashed|stuck|kept|needed|blocked|hung|stopped|timed out|lacked|missed|jammed|tore|cracked|left|parked|postponed|skipped|deferred)\b/;

const SOLVED =
  /\b(?:now|by now|meanwhile|since then|fixed|solved|resolved|repaired|corrected|cured|mended|patched|sorted(?: out)?|green|pass(?:es)?|both passed|all passed|succeed(?:s|ed)|went through|goes through|works|worked|second (?:run|deploy|attempt|try|time|pass)|after (?:that|which|the fix|adding|raising)|with (?:that|the fix|it|this) (?:fix|change|in place|gone|done|repaired)|with the \w+ (?:repaired|fixed|corrected|replaced|changed|swapped|set)|no longer|gone|clean|holds?|both (?:pass|are|work)|all (?:pass|are|work|\d+)|turned out|(?:is|are) (?:in|built|done|there|live|complete|finished)|repeated|again without|passing|ok|landed|delivered|removed|replaced|swapped|re-?ran|re-?run|retried|reprinted|redone|took place|agrees?|match(?:es)?|tally|tallies|happened anyway|made up for)\b/;

/** Words that say plainly that the trouble is over. */
const PLAINLY_SOLVED =
  /\b(?:now|by now|meanwhile|since (?:then|i|we)|fixed|solved|resolved|repaired|corrected|cured|mended|went through|no longer|gone|turned out|both pass|all pass|(?:is|are) (?:in|built|done|there|live|complete|finished) (?:now|too|as well)|so (?:it|they|both) (?:is|are) in)\b/;

const UNSOLVED =
  /\b(?:still|not yet|remain\w*|unsolved|unresolved|unfixed|no idea|don't know|do not know|unclear|cannot|can't|could not|couldn't|would not|keeps? |again fail\w*|for now|workaround|not (?:fixed|solved|found|able))\b/;

/** Whether a trouble is told as past and as solved, in its own clause or in those after it. */
function isSolved(
  clause: Clause,
  text: string,
  start: number,
  end: number,
  doc: Document,
): boolean {
  const around = `${text.slice(0, start)} ; ${text.slice(end)}`;
  const long = LONG_PAST.test(around) || LONG_PAST.test(text.slice(start, end));
  if (!long && !PAST.test(text)) return false;
  const solved = long ? SOLVED : PLAINLY_SOLVED;
  const rest = text.slice(end);
  if (solved.test(rest) && !UNSOLVED.test(rest)) return true;
  const lead = text.slice(0, start);
  if (
    long &&
    /\b(?:after|once|until|before|with) /.test(lead) &&
    SOLVED.test(lead) &&
    !UNSOLVED.test(text)
  ) {
    return true;
  }
  let following = 0;
  for (const other of doc.blockOfLine(clause.line)) {
    if (other.start <= clause.start || following === 3) continue;
    following++;
    if (UNSOLVED.test(other.text)) return false;
    if (solved.test(other.text)) return true;
  }
  return false;
}

/** Openings of a statement about how the thing built behaves, or about which things: not about the work. */
const CONDITION =
  /(?:^|[\s(,])(?:if|when|whenever|unless|until|while|whose|who|in case|once|as soon as|(?<=[\w§] )(?<!aware |note |sure |means |say |says |said |fact |so |now |is |mind |was )that|(?<=[\w§] )which)\b[^.;]{0,40}$|\b(?:tests?|cases?|errors?|messages?|banner|state|column|icon|label|tooltip|filter|status|badge|page|button|hint) (?:for|of|when|if|with) (?:[\w§-]+ ){0,2}$/;

function isCondition(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  // The nearest clause of the sentence decides: "when it starts, the export is missing".
  const comma = before.lastIndexOf(", ");
  // ", which …" adds a statement of its own.
  if (/, (?:which|who|that|so) (?:[\w§-]+ )?$/.test(before)) return false;
  const near =
    comma >= 0 && !/^, (?:or|and|nor) /.test(before.slice(comma))
      ? before.slice(comma + 1)
      : before;
  return CONDITION.test(near);
}

/** "A failing node gets …", "for a missing key": the trigger says which thing, not how the work stands. */
const ATTRIBUTIVE_BEFORE =
  /(?:^|[,;:(] |\b(?:and|or|but) )(?:an?|any|each|every|those|all|the|two|three|\d+|both) (?:[\w§-]+ )?$|^(?:[\w§-]+ )?$|\b(?:for|on|after|by|of|from|against|per) (?:(?:an?|any|each|every|those|all|the) )?(?:[\w§-]+ )?$/;
const ATTRIBUTIVE_AFTER =
  /^ (?:[\w§-]+ ){1,3}?(?:is|are|was|were|gets?|got|gives?|gave|goes|go|returns?|shows?|stays?|leads?|answers?|has|have|can|cannot|may|do|does|land|lands|end|ends|come|comes|appears?|receives?|receive|becomes?|never|no longer|->|:)(?: |$)/;

function isAttributive(text: string, start: number, end: number): boolean {
  return ATTRIBUTIVE_BEFORE.test(text.slice(0, start)) && ATTRIBUTIVE_AFTER.test(text.slice(end));
}

/** A plain saying that something was never asked for. */
const ASIDE =
  /\b(?:not (?:a )?part of (?:this|the|that) (?:goal|task|request|brief|order|assignment|job|work|ticket|change)|(?:outside|beyond|out of scope (?:for|of)|outside the scope of|apart from|unrelated to|independent of|no part of|not asked for (?:in|by)|not in the scope of|not covered by|not required (?:by|for)) (?:this|the|that|these|your|our) (?:goal|task|request|brief|order|assignment|done_when|ask|conditions?|work)|(?:nobody|no one|no-one|you never|you did not|you didn't|none of the conditions|done_when (?:never|does not|did not|doesn't)|the goal (?:never|does not|did not|doesn't)) (?:asked?|called?|mention\w*|require\w*|want\w*|name\w*)|not asked for|never asked for|was not asked|wasn't asked|not requested|unasked|for another goal|a goal of its own|a separate goal|an aside|aside from the goal|as an aside|by the way|unrelated(?: to this)?|not (?:in|within) (?:the )?scope|out of scope(?! for (?:this|the) (?:session|now|moment|time|pr)))\b/;

const FILLER = new Set(
  "not part this that the a an of goal it its is are was were be been in on for to and or with which who as at by from out scope outside beyond nobody asked did do does had have has before after either still old own left here concern goal task any we i you they there nor but into over since so would could will can may might must also too then than".split(
    " ",
  ),
);

/** Whether the clause, or its heading, label or the clause before it, says plainly that this was never asked for. */
function isAside(clause: Clause, text: string, subject: Subject, doc: Document): boolean {
  let marked =
    ASIDE.test(text) ||
    ASIDE.test(clause.label) ||
    ASIDE.test(clause.heading) ||
    ASIDE.test(clause.lead);
  if (!marked) {
    for (const other of doc.blockOfLine(clause.line)) {
      if (other.start < clause.start && ASIDE.test(other.text)) marked = true;
    }
  }
  return marked && !isAskedFor(text.replace(ASIDE, " "), subject);
}

/** Whether what a clause is about is among what done_when asks for. */
export function isAskedFor(text: string, subject: Subject): boolean {
  const head = text.split(/[,;]| (?:which|that|because|since|as|so) /)[0] ?? text;
  let content = 0;
  let asked = 0;
  for (const word of stemsOf(head)) {
    if (word.length < 3 || FILLER.has(word)) continue;
    content++;
    if (subject.asks(word)) asked++;
  }
  return content > 0 && asked / content > 0.6;
}

/** Function words and words of incompleteness, which are never the subject matter of a goal. */
const NOT_SUBJECT =
  /^(?:not|yet|still|for|now|the|a|an|to|be|is|are|was|were|left|will|of|in|on|it|i|we|you|up|out|as|at|so|no|all|but)$/;

/** Whether the trigger's own words are what the work is about. */
function isSubject(match: RegExpExecArray, text: string, subject: Subject): boolean {
  if (
    /\b(?:i|we)(?:'ve| have|'d| had)?(?: also| just| only)? $/.test(
      text.slice(Math.max(0, match.index - 16), match.index),
    )
  ) {
    return false;
  }
  let content = 0;
  let known = 0;
  for (const word of match[0].split(/[^\p{L}\p{N}]+/u)) {
    if (word.length < 2 || NOT_SUBJECT.test(word)) continue;
    content++;
    if (subject.mentions(word)) known++;
  }
  return content > 0 && known === content;
}

/** What stands under a heading when nothing does. */
export const NOTHING =
  /^(?:\W*)(?:none|nothing|no \w+|not applicable|n\/a|-|0|empty|all done|all clear|keine?|nichts|aucune?|rien|nada|ninguno?a?)\b/;

/** The first clause under a heading or behind a lead-in; null when there is none before the next heading. */
export function contentUnder(doc: Document, title: Clause): Clause | null {
  const { lineCount } = doc.scan();
  for (let line = title.line; line < lineCount && line < title.line + 8; line++) {
    for (const clause of doc.blockOfLine(line)) {
      if (clause.start <= title.start) continue;
      return clause.kind === "heading" && title.kind === "heading" ? null : clause;
    }
  }
  return null;
}

/** Whether any of the modifiers a rule names takes its trigger back. */
export function isCancelled(
  modifiers: readonly Modifier[],
  clause: Clause,
  text: string,
  match: RegExpExecArray,
  subject: Subject,
  doc: Document,
): boolean {
  const start = match.index;
  const end = start + match[0].length;
  for (const modifier of modifiers) {
    switch (modifier) {
      case "negation":
        if (isNegated(text, start, end)) return true;
        break;
      case "undoing":
        if (isUndone(text, start, end)) return true;
        break;
      case "solved":
        if (isSolved(clause, text, start, end, doc)) return true;
        break;
      case "attributive":
        if (isAttributive(text, start, end)) return true;
        break;
      case "subject":
        if (isSubject(match, text, subject)) return true;
        break;
      case "condition":
        if (isCondition(text, start)) return true;
        break;
      case "aside":
        if (isAside(clause, text, subject, doc)) return true;
        break;
    }
  }
  return false;
}
