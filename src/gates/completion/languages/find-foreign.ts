/** Looks for deferrals, handed steps and doubt in messages that are not English. */

import type { Reason } from "../../gate.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { hashWord } from "../../text/scan.ts";
import { isDescription } from "../description.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import type { Subject } from "../subject.ts";
import type { LanguageRule } from "./family.ts";
import { withoutWhichOnes } from "./which-ones.ts";
import { denyingWords, LANGUAGES } from "./frames.ts";
import { hasForeignWords, isForeign, languagesOf, leansEnglish } from "./foreign-words.ts";

const ARTICLE = hashWord("the");
/** Shorter messages tell no language. */
const SHORTEST_ENGLISH = 24;

/** Whether a message of some length has as many articles as English has. */
function isEnglish(doc: Document): boolean {
  const { wordHash, wordCount } = doc.scan();
  if (wordCount < SHORTEST_ENGLISH) return false;
  let count = 0;
  for (let at = 0; at < wordCount; at++) if (wordHash[at] === ARTICLE) count++;
  return count * 50 >= wordCount;
}

const PROSE = new Set(["paragraph", "item", "heading", "cell"]);

export function findForeign(
  doc: Document,
  subject: Subject,
  rules: readonly LanguageRule[],
  thoroughness: Thoroughness,
): readonly Reason[] {
  if (isEnglish(doc) || !isForeign(doc.text)) return [];
  const reasons: Reason[] = [];
  const { possible, likely } = languagesOf(doc.text);
  // Everyday words of one language are other words in its sisters.
  const spoken = rules.filter(({ language, names, unsaid }) =>
    (names === undefined && unsaid === undefined ? possible : likely).has(language),
  );
  const clauses = doc.clauses();
  for (const [at, clause] of clauses.entries()) {
    if (!PROSE.has(clause.kind)) continue;
    for (const rule of spoken) {
      if (!isMet(rule, clauses, at, subject) || isDescription(doc, clause, subject)) continue;
      reasons.push(reasonOf(rule, doc, clause));
      if (thoroughness === "first") return reasons;
    }
  }
  return reasons;
}

/** Whether a message is so plainly in another language that no English word in it tells. Asked for each hit. */
export const isPlainlyForeign = perDocument((doc) => !isEnglish(doc) && hasForeignWords(doc.text));

/** Whether what stands before a hit denies it, by language. */
const NEGATORS = new Map(
  LANGUAGES.map((language) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${denyingWords(language)})(?:\\s[\\p{L}§'’-]+){0,6}\\s?$`, "iu"),
  ]),
);

/** The thing is said to be gone. */
const GONE =
  /^.{0,40}(?<!\p{L})(?:disparu|supprimée?s?|remplacée?s?|entfernt|ersetzt|gelöscht|desaparecido|eliminad[ao]s?|reemplazad[ao]s?|sustituid[ao]s?|sustituy(?:ó|eron)|reemplazó|reemplazaron|eliminó|eliminaron|desapareció|desaparecieron|substituiu|substituíram|removid[ao]s?|(?:foi|foram|est(?:á|ão)) (?:retirad|apagad|aposentad)[ao]s?|foram para o lixo|saiu|saíram|desapareceu|desapareceram|substituíd[ao]s?|spariti|sparite|rimoss[aoei]|sostituit[aoei])(?!\p{L})/iu;

function isMet(
  rule: LanguageRule,
  clauses: readonly Clause[],
  at: number,
  subject: Subject,
): boolean {
  const clause = clauses[at];
  if (clause === undefined || !rule.pattern.test(clause.text)) return false;
  if (rule.unsaid !== undefined) return rule.unsaid(clauses, at, subject);
  const text = withoutWhichOnes(clause.text, rule.language, subject);
  if (rule.unless?.test(text) === true) return false;
  return hitsOf(rule, text).some((match) => isHit(rule, text, match, clauses, at, subject));
}

/** So many places of a sentence are looked at for a rule that what stands beside them decides. */
const MOST_HITS = 4;
const everywhere = new Map<LanguageRule, RegExp>();

function hitsOf(rule: LanguageRule, text: string): readonly RegExpExecArray[] {
  if (rule.names === undefined) {
    const match = rule.pattern.exec(text);
    return match === null ? [] : [match];
  }
  const pattern = everywhere.get(rule) ?? new RegExp(rule.pattern.source, "gu");
  everywhere.set(rule, pattern);
  const hits: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    hits.push(match);
    if (hits.length === MOST_HITS) break;
  }
  return hits;
}

function isHit(
  rule: LanguageRule,
  text: string,
  match: RegExpExecArray,
  clauses: readonly Clause[],
  at: number,
  subject: Subject,
): boolean {
  if (rule.asks === true && !isGivenUp(match[1], subject)) return false;
  const before =
    text
      .slice(Math.max(0, match.index - 60), match.index)
      .split(/[;:()]|, /)
      .at(-1) ?? "";
  const told = rule.names === undefined ? before : before.replaceAll(LACKING, " ");
  const denied = DENIAL.test(match[0]) ? told.replaceAll(WITHOUT, " ") : told;
  if (NEGATORS.get(rule.language)?.test(denied) === true || GONE.test(text.slice(match.index)))
    return false;
  if (isCountOfOpen(text, match, subject) || isListOfOpen(text, match, subject)) return false;
  if (DEFECTS.test(subject.doneWhen) && /[(:–]/u.test(text.slice(0, match.index))) return false;
  if (rule.asks === true) return true;
  if (rule.denies === true && !isDenied(match, thingIn(text, match), subject)) return false;
  if (rule.givesUp === true && !givesUpAsked(text, match, subject)) return false;
  if (rule.takesBack?.(rule.id, text, match, clauses[at + 1]?.text ?? "") === true) return false;
  if (rule.names !== undefined) {
    const previous = clauses[at - 1]?.text ?? "";
    const isFree =
      rule.names.isFreeUnderEnglish &&
      rule.unlessTold !== true &&
      match.groups?.["asked"] === undefined &&
      leansEnglish(subject.doneWhen);
    if (!isFree && !rule.names.isAsked(text, match, previous, subject)) return false;
    if (rule.unlessTold === true && isToldElsewhere(rule, clauses, at, subject)) return false;
    // Two of the three are not what is asked, though "the three" are.
    const figures = match[0].match(/\d+/gu) ?? [];
    const isOtherFigure = figures.some((figure) => !subject.asks(figure));
    if (match.groups?.["share"] !== undefined || isOtherFigure) return true;
  }
  return rule.denies === true || rule.givesUp === true || !isSubjectMatter(match[0], subject);
}

/** Whether goal and done_when speak of it; what is denied is told of them, unless they deny it, too. */
function isSubjectMatter(told: string, subject: Subject): boolean {
  const words = told.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  if (words.length === 0 || !words.every((word) => subject.mentions(word))) return false;
  return !DENIAL.test(told) || DENIAL.test(subject.text);
}

/** How many other sentences are held against a condition. */
const MOST_READ = 60;

/** Whether another sentence tells the condition that a hit's sentence names, without a hit of its own. */
function isToldElsewhere(
  rule: LanguageRule,
  clauses: readonly Clause[],
  at: number,
  subject: Subject,
): boolean {
  const tells =
    rule.names?.tellerOf(clauses[at]?.text ?? "", subject) ??
    rule.names?.tellerOf(clauses[at - 1]?.text ?? "", subject);
  if (tells === undefined) return false;
  const near = clauses.slice(Math.max(0, at - MOST_READ), at + MOST_READ);
  return near.some(
    (clause) => clause !== clauses[at] && tells(clause) && !rule.pattern.test(clause.text),
  );
}

/** "Without a database I could not": what is lacking denies no denial. */
const WITHOUT = /(?<!\p{L})(?:ohne|sin|sans|senza|sem) /gu;

/** "The work without a network is feigned": what it is without denies nothing behind it. */
const LACKING =
  /(?<!\p{L})(?:ohne|sin|sans|senza|sem) (?!\p{L}+(?:re|rsi|er|ar|ir) |(?:en|y|les?|la|se|lo|li|ne|que) )\p{L}+ /gu;

/** Open things are what is asked for. */
const OPEN_THINGS =
  /(?<!\p{L})(?:offene\p{L}*|ausstehende\p{L}*|r(?:ü|ue)ckst(?:a|ä|ae)nd\p{L}*|pendientes?|atrasad\p{L}+|en attente|en cours|en retard|in sospeso|in attesa|pendentes?|em atraso|em aberto)(?!\p{L})/u;

/** "Not yet loaded: 72" of open orders that are to be listed, unless loading them is asked for, too. */
function isCountOfOpen(text: string, match: RegExpExecArray, subject: Subject): boolean {
  const [hit] = match;
  const behind = COUNTED.exec(text.slice(match.index + hit.length))?.groups;
  if (behind === undefined || !OPEN_THINGS.test(subject.text)) return false;
  return behind["state"] === undefined || !subject.asks(behind["state"]);
}

/** "Trabalhos em atraso, com causa: …": what stands behind such a heading is asked for. */
function isListOfOpen(text: string, { index }: RegExpExecArray, subject: Subject): boolean {
  const colon = text.lastIndexOf(":", index);
  return colon > 0 && OPEN_THINGS.test(subject.doneWhen) && OPEN_THINGS.test(text.slice(0, colon));
}

/** What is out of order is what is asked for; a list of it stands in brackets or behind a colon. */
const DEFECTS =
  /(?<!\p{L})(?:m(?:ä|ae)ngeln?|defekte|sch(?:ä|ae)den|desperfectos|averías|défauts|dégâts|difetti|guasti|defeitos|avarias)(?!\p{L})/u;

const COUNTED = /^ ?(?<state>\p{L}+)?(?: \p{L}+)?:? \d/u;

const DENIAL = /(?<!\p{L})(?:(?:nicht|no|pas|non|não|nao|ne)(?!\p{L})|n(?=['’]))/u;

/** Articles, and words that say no more of a thing than that it alone, still or sadly is so. */
const LONE =
  /^(?:einzig|eine[nrms]|diese[nrms]?|einige|una|esta|este|questo|questa|cette|allein|lediglich|leider|noch|bisher|seule?s?|encore|toujours|hélas|solo|soltanto|ancora|único|única|todavía|ainda|também|también)$/u;
const BUT = /(?<!\p{L})(?:aber|pero|mais|ma|mas) /u;
const WORDS = /\p{L}{4,}/gu;

/**
 * Whether a denied deed is one that done_when asks for, told of a thing that it names or of none: "closed accounts
 * are not listed" denies nothing where accounts are to be listed, nor where closed ones are not to be.
 */
function isDenied(match: RegExpExecArray, before: string, subject: Subject): boolean {
  const deed = match.groups?.["asked"];
  if (deed === undefined || REFUSING.test(subject.doneWhen)) return false;
  // Gender and number differ: "indicados", "indicada".
  const stem = deed.slice(0, Math.max(4, deed.length - 3));
  const thing = BUT.test(match[0]) ? "" : (before.split(BUT).at(-1) ?? "");
  const words = (thing.match(WORDS) ?? []).filter((word) => !LONE.test(word));
  const parts = subject.doneWhen.split(PART);
  const asserted = parts.filter((part) => !DENIAL.test(part));
  const denied = parts.filter((part) => DENIAL.test(part));
  const asking = asserted.filter((part) => holds(part, stem));
  if (asking.length === 0 || words.some((word) => holds(denied, word) && !holds(asserted, word)))
    return false;
  // What done_when names beside another deed alone is another thing: "blurred photos are kept apart".
  return words.every(
    (word) =>
      holds(asking, word) ||
      (!holds(parts, word) && !holds(denied, stem) && subject.mentions(word)),
  );
}

/** What stands before a denied deed, in its part of the sentence; "the photos, which are not sorted" are the thing, too. */
function thingIn(text: string, { index }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - 60), index);
  return before.split(/[;:()]|, (?!(?:qui|che|que) )/u).at(-1) ?? "";
}

/** The parts of done_when that tell a thing each. */
const PART = /[.;:,\n]|(?<!\p{L})(?:und|aber|sondern|et|mais|pero|sino|y|ma|bensì|mas|e)(?!\p{L})/u;

/** Whether one of some texts has a word that begins so. */
function holds(texts: string | readonly string[], word: string): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  const begun = new RegExp(`(?<!\\p{L})${stem}`, "u");
  return (typeof texts === "string" ? [texts] : texts).some((text) => begun.test(text));
}

/** What is refused is not accepted, saved or sent, either. */
const REFUSING =
  /(?<!\p{L})(?:abgelehn|ablehn|lehn|abweis|abgewies|weist|refus|rechaz|rifiut|recus|rejei|resping|respint)/u;

const EXCHANGE =
  /(?<!\p{L})(?:statt|anstatt|anstelle|ersetz\p{L}*|lugar|vez|reemplaz\p{L}*|sustitu\p{L}*|lieu|plutôt|remplac\p{L}*|invece|posto|anziché|sostitu\p{L}*|substitu\p{L}*|invés|kein\p{L}*|ohne|sans|sin|senza|sem|ningun\p{L}*|aucune?)(?!\p{L})/u;

/** Whether a thing that was not taken is what done_when asks for. */
function isGivenUp(thing: string | undefined, subject: Subject): boolean {
  return thing !== undefined && subject.asks(thing) && !EXCHANGE.test(subject.text);
}

/** Small words beside what was given up or told in part. */
const SMALL =
  /^(?:habe|haben|wird|wurden?|sind|bewusst|diesmal|para|sobre|ahora|momento|agora|della?|dell|dello|delle|degli|nell[aeo]?|alla|alle|agli|sull[aeo]?|pour|dans|avec|instant|über|beim|einen?|einer|está|están|est[aã]o|sono|sont|mit|für)$/u;

/** Whether all that stands beside a giving up, in its part of the sentence, is what done_when asks for. */
function givesUpAsked(text: string, match: RegExpExecArray, subject: Subject): boolean {
  const words = besides(text, match).filter((word) => !SMALL.test(word) && !LONE.test(word));
  return (
    words.every((word) => subject.mentions(word)) && words.some((word) => isGivenUp(word, subject))
  );
}

/** What ends a part of a sentence, a reason included. */
const PART_END =
  /[,;:()]| (?:weil|porque|ya que|pues|puesto que|perché|poiché|car|parce que|por falta|por problemas|por motivos) /u;

/** The words in the same part of a sentence as a hit. */
function besides(text: string, { index, 0: { length } }: RegExpExecArray): readonly string[] {
  const before =
    text
      .slice(0, index)
      .split(/[,;:()]/u)
      .at(-1) ?? "";
  const behind = text.slice(index + length).split(PART_END, 1)[0] ?? "";
  return `${before} ${behind}`.match(WORDS) ?? [];
}
