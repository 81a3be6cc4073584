/** What needs no anchor word: open boxes, crossed cells, questions to the reader. */

import type { Reason } from "../gate.ts";
import { firstBehind, type Clause, type Document } from "../text/document.ts";
import { LINE } from "../text/lines.ts";
import { isAside } from "./aside.ts";
import { isAskedQuestion } from "./description.ts";
import { findTestFailures } from "./test-runs/asked-to-pass.ts";
import { reasonOf, type Thoroughness } from "./reason.ts";
import { MARK_REASONS } from "./rules/structure.ts";
import { findShortRun } from "./test-runs/short.ts";
import { following } from "./sealed.ts";
import type { Subject } from "./subject.ts";

const CROSSES = /^(?:❌|✗|✘|☐|⏳|⌛|🚧|🔜|⬜|🔴|❎|☒)/u;
/** "❌→✅": how it was, and how it is. */
const TURNED = /^\W*?(?:→|->|➜|⇒)\s*(?:✅|☑|✔|🟢)/u;
const ANY_MARK = [
  "❌",
  "✗",
  "✘",
  "☐",
  "⏳",
  "⌛",
  "⬜",
  "❎",
  "☒",
  "🚧",
  "🔜",
  "🔴",
  "…",
  "[ ]",
  "[-]",
  "[~]",
] as const;

/** Words that address the reader or speak of the writer: a question with one of them waits for an answer. */
const ADDRESSED =
  /\b(?:you|your|i|we|me|us|should|shall|may|want|ok|okay|which|prefer|or not|or)\b/;

export function findMarks(
  doc: Document,
  subject: Subject,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const reasons: Reason[] = [...findTestFailures(doc, subject, thoroughness)];
  if (thoroughness === "first" && reasons.length > 0) return reasons;
  const short = findShortRun(doc, subject);
  if (short !== null) {
    reasons.push(short);
    if (thoroughness === "first") return reasons;
  }
  const { text } = doc;
  let at = text.indexOf("?");
  while (at >= 0) {
    const clause = doc.clauseAt(at);
    if (clause !== null && isAsked(doc, clause, subject)) {
      reasons.push(markReason("question", doc, clause));
      if (thoroughness === "first") return reasons;
    }
    at = text.indexOf("?", clause === null ? at + 1 : clause.end);
  }
  for (let sign = text.indexOf("%"); sign >= 0; sign = text.indexOf("%", sign + 1)) {
    const clause = doc.clauseAt(sign);
    if (clause === null || !isShareDone(clause)) continue;
    reasons.push(markReason("share", doc, clause));
    if (thoroughness === "first") return reasons;
  }
  if (!ANY_MARK.some((mark) => text.includes(mark))) return reasons;
  const { lineCount } = doc.scan();
  const outline = doc.outline();
  for (let line = 0; line < lineCount; line++) {
    const kind = outline.kind[line] ?? LINE.blank;
    if (
      kind !== LINE.item &&
      kind !== LINE.table &&
      kind !== LINE.heading &&
      kind !== LINE.paragraph
    )
      continue;
    for (const clause of doc.blockOfLine(line)) {
      if (clause.line !== line) continue;
      const open =
        (clause.kind === "item" && clause.box === "open" && !text.startsWith("~~", clause.start)) ||
        /^[-*+] \[ ?\] \S/u.test(clause.text);
      const crossed =
        clause.kind === "item"
          ? / [❌✗✘⏳🚧](?: \|)?$/u.test(clause.text)
          : isLeftEmpty(clause) || CROSSES.test(clause.text) || /[❌✗✘⏳🚧]\W*$/u.test(clause.text);
      if (TURNED.test(clause.text)) break;
      if (!open && !crossed) continue;
      if (isLegend(clause, subject)) continue;
      reasons.push(markReason(open ? "box" : "cross", doc, clause));
      if (thoroughness === "first") return reasons;
      break;
    }
  }
  return reasons;
}

/** "C: …" in a table; a row of such cells alone stands for rows that are left out. */
function isLeftEmpty({ kind, text, row }: Clause): boolean {
  return kind === "cell" && /^(?:…|\.\.\.)$/u.test(text) && /[\p{L}\d]/u.test(row);
}

function markReason(mark: keyof typeof MARK_REASONS, doc: Document, clause: Clause): Reason {
  const { rule, says, advice } = MARK_REASONS[mark];
  return reasonOf({ id: rule, says, advice }, doc, clause);
}

/** A mark in a table of what users may do, or about marks themselves, says nothing about the work. */
function isLegend(clause: Clause, subject: Subject): boolean {
  if (
    /\b(?:check ?marks?|icons?|symbols?|crosse?s?|legend|emojis?|check ?box(?:es)?)\b/.test(
      subject.text,
    )
  )
    return true;
  if (/\b(?:before|old|was|previously)\b/.test(clause.column)) return true;
  if (/\b(?:not (?:a )?part of|nobody asked|outside this)\b/.test(clause.text)) return true;
  return (
    clause.kind === "cell" &&
    /\b(?:allowed|may|can|guest|visitor|anonymous|viewer|editor|admin|owner|member|public|role|permission|access|user|reader|staff)\b/.test(
      `${clause.column} ${clause.row}`,
    ) &&
    /\b(?:role|permission|access|allowed|may|rights|matrix|can)\b/.test(subject.text)
  );
}

/** Whether a clause asks the reader something, rather than naming a topic or quoting the thing built. */
function isAsked(doc: Document, clause: Clause, subject: Subject): boolean {
  if (
    clause.kind === "code" ||
    clause.kind === "quote" ||
    clause.kind === "heading" ||
    clause.kind === "cell"
  )
    return false;
  const { text } = clause;
  if (!/\?\W*$/.test(text) && !/\?(?: |$)/.test(text)) return false;
  if (clause.kind === "item" && isAskedQuestion(clause, subject)) return false;
  const addressed = ADDRESSED.test(text);
  if (
    /\b(?:questions?|faq|quiz|survey|form|interview|prompts?|dialog|exercise|worksheet|poll|exam|test paper)\b/.test(
      subject.text,
    ) &&
    !/\b(?:shall|should|may|can|could) (?:i|we)\b|\byou (?:want|like|prefer)\b/.test(text)
  )
    return false;
  if (waitsForAnswer(doc, clause, subject)) return !isAside(clause, text, subject, doc);
  // "Is there anything left for you to do? No, it's finished."
  if (!WISHED.test(text) && ANSWERED.test(following(doc, clause, 1))) return false;
  // "The cause? A missing index." answers itself, but for a question that closes the message.
  if (
    !(/\?[\s*_`)]*$/.test(text) && /^[\s*_`)]*$/.test(doc.text.slice(clause.end))) &&
    !/\b(?:you|your|shall|should|may i|want|which of (?:the (?:two|three)|them|these|those|both))\b/.test(
      text,
    )
  ) {
    const block = doc.blockOfLine(clause.line);
    const next = block[firstBehind(block, clause.start)];
    if (next !== undefined && !next.text.endsWith("?") && text.length < 60) return false;
    if (/^[^:]{0,30}:/.test(text) && !addressed) return false;
  }
  return !isAside(clause, text, subject, doc);
}

/** What only the reader can answer. */
const WISHED =
  /\b(?:(?:do|would|did) you (?:\p{L}+ )?(?:want|prefer|like|mind|think|agree|need me)|shall (?:i|we)|should (?:i|we)|(?:could|can|will) (?:you|someone|somebody)|okay|ok|fine|right|which|how)\b/u;
const ANSWERED =
  /^\. (?:no|none|nope|nothing|yes|not any ?more|not at all)(?: at all)?(?=[,.:;–—]|$)(?!.*(?:\?|\b(?:if you|once|unless|please|let me|tell me|so far|for now|yet)\b))/u;

/** What stands behind a question that nobody has answered: "until that is clear", "unless I learn that", "without his name I had to leave". */
const UNANSWERED =
  /\b(?:until|till|unless|as long as|before) (?:(?:that|this) is (?:clear|known|settled|decided|answered|sorted)|(?:i|we) (?:hear|know|learn|have (?:an answer|word))|(?:nobody|no one|somebody|someone|he|she|they) (?:says?|knows?|tells? (?:me|us))|then\W*$|the \p{L}+ says)|\blet me know (?:and|so)\b|\bwaits? (?:on (?:that|this|the answer)|for (?:that|an answer|the answer))\b|\bwithout (?:that|this|it|(?:the|an|his|her|their|that|this) \p{L}+),? (?:(?:i|we) (?:(?:had|have) to (?:leave|skip|stop|omit|guess)|(?:could not|couldn['’]t|cannot|can['’]t) (?:finish|complete|close|fill|go on|settle|enter|book))|(?:the|its|that) \p{L}+ (?:had|has) to (?:stay|remain|be left))|\b(?:i|we) (?:need|have) to know before\b/u;
/** "Question for Ms. Tan: …", "One thing to ask the bride: …" */
const PUT_TO =
  /^\W*(?:(?:one |an? |open |another )*(?:question|query|point|thing)s? (?:for|to|to ask|to ask of|left for) |to be asked of |to ask )[^:?]{2,40}:/u;

/** Whether a question is put to somebody by name, or what follows says that the answer is not there. */
function waitsForAnswer(doc: Document, clause: Clause, subject: Subject): boolean {
  if (PUT_TO.test(clause.text))
    return !/\b(?:riddles?|guide|letter|parents|page)\b/.test(subject.text);
  const block = doc.blockOfLine(clause.line);
  const next = block[firstBehind(block, clause.start)];
  return next !== undefined && UNANSWERED.test(next.text);
}

/** Whether a cell gives a share below 100 % as the state of its row. */
function isShareDone(clause: Clause): boolean {
  if (
    clause.kind !== "cell" ||
    !/^(?:about |~ ?|ca\.? )?\d{1,2}(?:[.,]\d+)? ?%(?: done| complete)?$/.test(clause.text)
  )
    return false;
  return /^(?:state|status|progress|done|stand|complete|completed|ready|finished)\b/.test(
    clause.column,
  );
}
