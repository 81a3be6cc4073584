/** Plain signs that a thing is not delivered, in reports that else tell much: each needs a condition of done_when that it speaks of. */

import { contentWords } from "../../../domain/inventory.ts";
import type { Reason } from "../../gate.ts";
import { clausesCalling } from "../../text/clauses-with.ts";
import { firstBehind, type Clause, type Document } from "../../text/document.ts";
import { isAside } from "../aside.ts";
import { askedParts } from "../asked-parts.ts";
import { soleConditions } from "../open-states/tied.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import type { Subject } from "../subject.ts";
import { findErrorShown } from "./errors-shown.ts";
import { findFallenRow } from "./fallen-rows.ts";
import { ONCE_YOU_SAY, ON_YOUR_WORD } from "./on-your-word.ts";
import { AT_THE_START, EMPTY_SHELL, TO_BE_FILLED } from "./only-begun.ts";
import { findPlanAhead } from "./plan-ahead.ts";
import type { Sign } from "./sign.ts";

const ADVICE =
  "Deliver it and report the check that shows it, or have the goal redirected by the operator.";

/** What a text that is asked for tells of itself. */
const ASKS_WEAKNESS =
  /\b(?:limitations?|caveats?|risks?|untested|unverified|known issues|theor\w+)\b/;

const SIGNS: readonly Sign[] = [
  ON_YOUR_WORD,
  ONCE_YOU_SAY,
  AT_THE_START,
  TO_BE_FILLED,
  EMPTY_SHELL,
  {
    id: "completion.signs.when",
    says: "The message says what will be done when something else is through.",
    calledBy: "when once soon after moment whenever",
    pattern:
      /^\W*(?:when|once|as soon as|after|the moment|whenever) (?!you\b|asked|needed|there is (?:a need|demand))[^,;]{3,80}?,? (?:i|we)(?:['’]ll| will| can| shall) (?:then |also |finally )?(?!be (?:happy|glad|able)|gladly|happily|help|answer|explain)\p{L}+/u,
    always: true,
  },
  {
    id: "completion.signs.next-step",
    says: "The message names a step that is still to be taken.",
    calledBy: "next",
    pattern:
      /^\W*(?:(?:the |my |our )?next (?:steps?|thing|up|on (?:the|my) list)(?: now)? (?:is|are|will be|comes?)(?: for me| now)?:? (?:to |the )|what comes next is|next up:? |next step: )/u,
  },
  {
    id: "completion.signs.left-in-place",
    says: "What is to go was left in place.",
    calledBy: "left leave leaving kept keep keeping stay stays remain remains still",
    pattern:
      /(?:\b(?:left|leave|kept|keep|keeping|leaving) (?<item>[^,;:]{2,60}?) (?:in place|where (?:it is|they are)|untouched|active|enabled|alive|around|there|running|for now|as (?:an? )?(?:safety net|fall-?back|back-?up|precaution|insurance|reserve))|^\W*(?<item2>[^,;:]{2,60}?) (?:stays?|remains?|(?:is|are) (?:still|kept)) (?:in place|where (?:it is|they are)|active|enabled|alive|around|there|running|for now|as (?:an? )?(?:safety net|fall-?back|back-?up|precaution|insurance|reserve)))(?!\p{L})/u,
    not: /\b(?:no|not|nothing|none|never|without)\b[^;.]{0,30}\b(?:removed?|deleted?|dropped|gone|disabled|closed)\b/,
    of: /\b(?:removed?|deleted?|gone|dropped|retired|decommission\w*|switched off|turned off|shut down|disabled|uninstalled|no longer (?:there|exists?|runs?|used)|cleaned up|dismantled|torn down|revoked|closed)\b/,
  },
  {
    id: "completion.signs.no-output",
    says: "A run ended with an error and made nothing.",
    quoted: true,
    calledBy:
      "give gives gave produce produces produced yield yields yielded leave leaves left producing giving writing end ends ended stop stops stopped abort aborts aborted break breaks broke bail bails bailed die dies died exit exits exited",
    pattern:
      /\b(?:gives?|gave|produce[sd]?|yield(?:s|ed)?|leaves?|left|without (?:producing|giving|writing)) (?:no|(?<=ing )any?) (?:\p{L}+ )?(?:apk|aab|ipa|output|artifacts?|binar(?:y|ies)|builds?|bundle|files?|packages?|images?|jar|wheel|executable|installer|pdf|archive)\b(?=\W*$|[,.;]| (?:at all|yet|either))|\b(?:end|stop|abort|break|broke|bail|die|exit)(?:s|ed|d)?(?: (?:off|out))? with (?:an? )?(?:the )?(?:error|`?(?:missing|error|fatal|cannot|could not|unable|no such|undefined|unresolved|exception|exit (?:code|status) [1-9]))/u,
    not: /\b(?:errors?|fail\w*|stops?|refus\w*|reject\w*|abort\w*|exit\w*|invalid|unknown)\b/,
    of: /\b(?:build|builds|succeeds?|passes|pass|green|compiles?|works|runs|starts|installs?|release)\b/,
  },
  {
    id: "completion.signs.unseen",
    notAsked: ASKS_WEAKNESS,
    says: "What is told was not tried where it has to hold.",
    calledBy: "untested untried unverified unchecked unproven tested tried verified checked",
    pattern:
      /(?:[,;–—-] ?|\()(?:(?:but|though|although|albeit|yet|so far|as yet|still|it is|this is|is) )*(?:un(?:tested|tried|verified|checked|proven)|(?:not|never)(?: yet)? (?:tested|tried|verified|checked))(?: so far| yet| as yet)?(?= (?:on|in|with|against|under|outside|beyond|at|by)\b|\W*$)/u,
  },
  {
    id: "completion.signs.theory",
    notAsked: ASKS_WEAKNESS,
    says: "What is told holds in theory.",
    calledBy: "theory theoretically principle paper",
    pattern:
      /(?:\b(?:in theory|theoretically|in principle)\W*$|^\W*(?:[^:]{1,30}: )?(?:in theory|theoretically|on paper)\b)/u,
  },
  {
    id: "completion.signs.skipped-told",
    says: "Tests that have to pass are skipped.",
    calledBy: "skipped",
    pattern:
      /(?<!\b(?:no longer|not|never|none|0|zero) .{0,20})\b(?:cases|tests|specs|scenarios|checks) (?:are|were|have been|had to be|stay|remain|get) (?:\p{L}+ly )?skipped\b(?!.{0,60}\b(?:before|already|always|as ever|unrelated|no longer)\b)/u,
    always: true,
    asked:
      /\b(?:tests?|suite|specs?)\b[^.;]*\b(?:run|pass|green)\b[^.;]*\b(?:all|each|every|both|three|four)\b|\b(?:all|every|each)\b[^.;]*\btests?\b[^.;]*\b(?:run|pass)\b/,
  },
];

const clausesFor = clausesCalling(SIGNS, ({ calledBy }) => calledBy);

/** Each hit is held against all other clauses: in a longer message none is looked for. */
const LONGEST_MESSAGE = 20_000;

/** The signs of a message that nothing behind them takes back. */
export function findSigns(
  doc: Document,
  subject: Subject,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const find of [findFallenRow, findErrorShown, findPlanAhead]) {
    const found = find(doc, subject);
    if (found !== null) reasons.push(found);
  }
  if (doc.text.length > LONGEST_MESSAGE) return reasons;
  if (thoroughness === "first" && reasons.length > 0) return reasons;
  const clauses = clausesFor(doc);
  for (const sign of SIGNS) {
    if (thoroughness === "first" && reasons.length > 0) return reasons;
    const clause = clauses.get(sign)?.find((one) => shows(sign, one, doc, subject));
    if (clause !== undefined)
      reasons.push(reasonOf({ id: sign.id, says: sign.says, advice: ADVICE }, doc, clause));
  }
  return reasons;
}

const TAKEN_BACK =
  /\b(?:no longer|since (?:fixed|solved|tested|removed|then)|meanwhile|was (?:fixed|solved|removed)|at first|before the (?:fix|change)|used to|until i|earlier|previously|the first (?:run|try|build|attempt)|now (?:it |they )?(?:passes|works|builds|succeeds|runs))\b/;
const OVER =
  /^\W*(?:(?:and|but|so|then|now) )?(?:i (?:fixed|added|removed|deleted|ran|tested)|(?:it|they|both|all) (?:now )?(?:works?|pass(?:es)?|builds?|succeeds?|ran)|after (?:that|adding|the)|with (?:the|that|a)|fixed|solved|the (?:fix|cause))\b/;

function shows(sign: Sign, clause: Clause, doc: Document, subject: Subject): boolean {
  if (clause.kind === "code" || clause.kind === "quote" || clause.kind === "heading") return false;
  const plain = sign.quoted === true ? clause.plain : clause.text;
  const groups = sign.pattern.exec(plain);
  if (groups === null || TAKEN_BACK.test(plain)) return false;
  const block = doc.blockOfLine(clause.line);
  if (OVER.test(block[firstBehind(block, clause.start)]?.plain ?? "")) return false;
  if (isAside(clause, clause.text, subject, doc)) return false;
  if (sign.asked?.test(subject.doneWhen) === false) return false;
  if (sign.notAsked?.test(subject.text) === true) return false;
  if (sign.check?.(groups, { clause, doc, subject }) === false) return false;
  if (sign.always === true) return true;
  const item = groups.groups?.["item"] ?? groups.groups?.["item2"] ?? plain;
  if (sign.of === undefined)
    return (
      soleConditions(doc, subject.doneWhenAsWritten, [clause])({
        clause,
        most: "a word",
        beside: "",
        isPlain: false,
      }).length > 0 || namesAlone(clause, plain.slice(0, groups.index), doc, subject)
    );
  const { of, not } = sign;
  const said = contentWords(item);
  return askedParts(subject.doneWhen).some(
    (part) =>
      of.test(part) &&
      not?.test(part) !== true &&
      contentWords(part).some((word) => said.some((other) => isSame(word, other))),
  );
}

const SHORTEST_STEM = 4;

/** "Cron" and "crontab". */
function isSame(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= SHORTEST_STEM && long.startsWith(short);
}

/** Whether a clause, in what it says first, names a thing of done_when that no other clause speaks of: "Kindle". */
function namesAlone(
  { start, label }: Clause,
  first: string,
  doc: Document,
  subject: Subject,
): boolean {
  const asked = new Set(contentWords(subject.doneWhenAsWritten));
  const named = contentWords(`${label} ${first}`).filter((word) => asked.has(word));
  if (named.length === 0) return false;
  const told = new Set(
    doc.clauses().flatMap((other) => (other.start === start ? [] : contentWords(other.plain))),
  );
  return named.some((word) => word.length >= SHORTEST_STEM && !told.has(word));
}
