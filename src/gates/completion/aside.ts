/** What was never asked for, and what stands under a title. */

import type { Clause, Document } from "../text/document.ts";
import { stemsOf, type Subject } from "./subject.ts";

/** A plain saying that something was never asked for. */
const ASIDE =
  /\b(?:not (?:a )?part of (?:this|it|that)(?= and| so|[,.;:]|$)|not (?:a )?part of (?:this|the|that) (?:goal|task|request|brief|order|assignment|job|work|ticket|change)|(?:outside|beyond|out of scope (?:for|of)|outside the scope of|apart from|unrelated to|independent of|no part of|not asked for (?:in|by)|not in the scope of|not covered by|not required (?:by|for)) (?:this|the|that|these|your|our) (?:goal|task|request|brief|order|assignment|done_when|ask|conditions?|work)|(?:nobody|no one|no-one|you never|you did not|you didn't|none of the conditions|done_when (?:never|does not|did not|doesn't)|(?:the|this) (?:goal|ticket|brief|task|request|issue|order) (?:never|does not|did not|doesn't)) (?:asked?|called?|mention\w*|require\w*|want\w*|name\w*)|not asked for|never asked for|never (?:a|one of the) (?:condition|requirement|part of (?:it|this|the \w+))s?|(?:is not|isn't|are not|aren't|was not|wasn't|neither is|nor is|not) (?:among|one of|any of|called for in|called for anywhere in|called for by|named in|mentioned in|wanted by) (?:the|these|its|your) (?:conditions?|requirements?|goals?|brief|ticket|order|list)|(?:no|not one|not a single|none of the) (?:conditions?|requirements?|part of done_when) (?:asks?|calls?|speaks?|mentions?|wants?|names?|needs?|demands?|requires?|says?|covers?)|(?:says?|said) nothing (?:of|about|on)|(?:not|n't) (?:been )?(?:ordered|asked for|wanted|requested|called for|required) by any(?:one|body)|nothing to do with (?:this|the) (?:goal|task|job|work|brief|ticket|request|order)|(?:foreign|alien) to (?:this|the) (?:goal|task|job|work|brief|ticket)|(?:lies?|lay|lying|falls?|fell) (?:beyond|outside|out of) (?:of )?(?:this|the) (?:goal|task|job|work|brief|ticket|order)|was not asked|wasn't asked|not requested|unasked|for another goal|a goal of its own|a separate goal|an aside|aside from the goal|as an aside|by the way(?! (?:the|it|they|in which|that|an?)\b)|unrelated(?: to this)?|not (?:in|within) (?:the )?scope|as (?:the |this |your )?(?:goal|brief|task|request|done_when|conditions?|ticket|spec\w*|order) (?:asks?|asked|says?|said|wants?|wanted|demands?|demanded|requires?|required|forbids?|states?|stated|has it)|(?:just |exactly )?as (?:specified|requested|asked|ordered|instructed)|out of scope(?! for (?:this|the) (?:session|now|moment|time|pr)))\b/;

const FILLER = new Set(
  "not part this that the a an of goal it its is are was were be been in on for to and or with which who as at by from out scope outside beyond nobody asked did do does had have has before after either still old own left here concern goal task any we i you they there nor but into over since so would could will can may might must also too then than".split(
    " ",
  ),
);

/** Whether the clause, or its heading, label or the clause before it, says plainly that this was never asked for. */
export function isAside(clause: Clause, text: string, subject: Subject, doc: Document): boolean {
  let marked =
    ASIDE.test(text) ||
    ASIDE.test(clause.label) ||
    ASIDE.test(clause.heading) ||
    ASIDE.test(clause.lead);
  if (!marked) {
    for (const other of doc.blockOfLine(clause.line)) {
      if (other.start < clause.start && ASIDE.test(other.text)) marked = true;
      // "The bar still has fixed colours. It is not part of this goal."
      if (other.start > clause.end && POINTS_BACK.test(other.text)) {
        marked = ASIDE.test(other.text);
        break;
      }
      if (other.start > clause.end) break;
    }
  }
  return marked && !isAskedFor(text.replace(ASIDE, " "), subject);
}

/** Whether what a clause is about is among what done_when asks for. */
function isAskedFor(text: string, subject: Subject): boolean {
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

const POINTS_BACK = /^\W*(?:it|that|this|they|those|both)\b/;

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
