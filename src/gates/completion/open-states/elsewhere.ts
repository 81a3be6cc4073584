/** A thing that is with somebody, at some place of work, in a queue. */

import { byOthers, EVENT, isAsked, isAskedState } from "./asked.ts";
import { type Frame, framed } from "./frame.ts";
import { ITEM, OTHERS, STANDS, WORD } from "./pieces.ts";
import { askedParts } from "../asked-parts.ts";
import { namesOthers } from "./others.ts";

/** What asks that somebody has a thing, or that it lies somewhere. */
const HANDED_OVER =
  /\b(?:(?:has|have) (?:the|an?|it|them|all|both|its|their|got|received)|holds?|receiv\w*|gets?|sent|delivered|handed|given|gone|with|passed on|goes to|submitted|filed|lodged|lent|loan\w*|forwarded|posted|returned|stored|kept|archived|hung|posted|placed|in (?:review|the)|for review|at the)\b/iu;

/** What asks for a thing to be given away or laid somewhere, without saying where. */
const LEFT_THERE =
  /\b(?:submitted|filed|lodged|lent|loan\w*|forwarded|archived|stored|kept|handed|sent|posted|passed on|in review|for review)\b/u;

const PLACES =
  "lab|labs|laborator(?:y|ies)|print(?:ing)? (?:shop|office|works)|copy shop|repair shop|shop|workshop|bindery|foundry|customs|agency|dealer|factory|plant|depot|post office|translation office|garage|framer|tailor|dry cleaner|galvani[sz]er|optician|printer|printers|binder|engraver|tuner|smith|mill|notary|reviewer|publisher|editors?|supplier|vendor|manufacturer|hospital|clinic|court|ministry|council|art class|studio|wash|shipper|forwarder|upholsterer";

const QUEUES =
  "(?:in|on) (?:the |a |an |their |our |its |my |some |\\S+ )?(?:\\S+ ){0,3}?(?:queue|pipeline|inbox|in-?tray|backlog|pile|to-?do list|list of things|waiting list|hands|drawer|lap|court|desk|plate|waiting line)(?: (?:of|at|with|behind|after|for|and) .{2,50})?|(?:queued|lined)(?: up)? (?:behind|with|at|after|for) .{2,60}|(?:next |first |second |third |last )?in line(?: (?:behind|after|for|with) .{2,60})?|(?:stuck|held up|caught|jammed) (?:in|at|with|behind|on) .{2,60}|in transit|in the (?:post|mail)|on (?:its|their|the|his|her) way(?: (?:from|to|here|back) .{2,40})?|(?:on|in) (?:a|the) (?:lorry|truck|van|ship|boat|train|container|parcel)(?: .{2,40})?|under (?:review|consideration|discussion|examination|evaluation|negotiation|scrutiny)(?: .{2,50})?|(?:in|under|up for|out for|through|before|awaiting|pending) (?:code |peer |legal |security |design |final |their |the )?(?:review|approval|signature|signing|tender|proofreading|wording|comment|comments|consultation|sign-?off|translation|certification|inspection|quotation|quotes)(?: .{2,50})?|out to tender|(?:waiting|pending) (?:for|on|until|till|at|with) .{2,80}|(?:behind|after) .{2,40} in (?:the|their) queue|before the (?:board|committee|council|court)|in (?:an?|the|my|our|someone else['’]s|somebody['’]s|\\S+) (?:open |draft |unmerged |separate )?(?:pull request|merge request|pr|mr)(?: .{2,50})?";

/** "The boxes wait in the cold room for collection": they are done, where nobody asks that they are handed over. */
const COLLECTED = /\bfor (?:collection|collecting|pick-?up|picking up)\b/iu;
const HANDING = /\b(?:collect|pick|hand|deliver|install|hung|brought)/iu;

/** "It doesn't", "it no longer", in front of "depends"; "it waits for nothing" */
const DENIED =
  /(?:n['’]t|\b(?:not|never|no longer|neither|nothing|nobody|without|had to|used to|to))$/iu;
const NOTHING =
  /^(?:nothing|nobody|no one|none|no \p{L}+)(?! (?:but|except|other|else than))(?!\p{L})/iu;

/** "The list is by the manager" tells who made it: by takes one of these. */
const LAID =
  "(?:lying|sitting|resting|held|off|out|parked|lodged|stuck|pending|left|waiting|over|up|back|down|safe)";

/** "Third in the queue", "at position 6 in the queue" */
const PLACED =
  "(?:(?:first|second|third|fourth|fifth|sixth|next|last|\\d+(?:st|nd|rd|th)|at (?:place|position|number) \\S+) )?";

/** Whether a part of done_when has the last word of a name. */
const namesWord = (part: string, name: string): boolean =>
  part.includes((name.split(" ").at(-1) ?? "").toLowerCase().slice(0, 4));

export const ELSEWHERE: readonly Frame[] = [
  {
    id: "elsewhere.with",
    calledBy: "with at by",
    behindStanding: true,
    metBy: LEFT_THERE,
    pattern: framed(
      `${ITEM} ${STANDS}(?<state>(?:${LAID} )?(?:with|at)|${LAID} by) ${OTHERS}(?: (?:for|to) (?<purpose>.{3,40}))?`,
    ),
    check: (groups, asked) =>
      byOthers(groups, asked) &&
      (groups["purpose"] !== undefined ||
        !isAsked(groups["others"], asked) ||
        !askedParts(asked.doneWhen).some(
          (part) => HANDED_OVER.test(part) && namesWord(part, groups["others"] ?? ""),
        )),
  },
  {
    id: "elsewhere.at",
    calledBy: "at in",
    behindStanding: true,
    metBy: LEFT_THERE,
    pattern: framed(
      `${ITEM} ${STANDS}(?<state>(?:away |off |out |over |back |lying |sitting )?(?:at|in) (?:(?:the|our|a|an|their|his|her) )?(?:${WORD} ){0,3}?(?:${PLACES}|${WORD}[sx]?['’]s?))(?: (?:in|for|of|to|on|until|since) .{2,60})?`,
    ),
    check: ({ state }, asked) =>
      !isAskedState(
        {
          state: state
            ?.split(" ")
            .at(-1)
            ?.replace(/['’]s?$/u, ""),
        },
        asked,
      ),
  },
  {
    id: "elsewhere.of-others",
    calledBy: "in on at with before under",
    behindStanding: true,
    metBy: LEFT_THERE,
    pattern: framed(
      `${ITEM} ${STANDS}(?<state>(?:in|on|at|with|before|under) (?:the |our |their |an? )?)(?<others>(?:${WORD} ){0,3}?${WORD}?)['’]s? (?<thing>(?:${WORD} ){0,2}${WORD})`,
    ),
    check: ({ item, others, thing }, asked) =>
      !/^(?:one|two|three|the other|another|it|they)$/iu.test(item ?? "") &&
      namesOthers(others ?? "", asked.asks) &&
      !isAsked(thing, asked),
  },
  {
    id: "elsewhere.queue",
    calledBy:
      "queue pipeline inbox intray backlog pile hands drawer lap court desk plate line queued lined stuck held caught jammed transit way lorry truck van ship boat train parcel review consideration discussion examination evaluation negotiation scrutiny approval signature signing tender proofreading wording consultation signoff certification inspection quotation quotes waiting pending pull merge pr mr board post",
    metBy: LEFT_THERE,
    pattern: framed(`${ITEM} ${STANDS}(?<state>${PLACED}(?:${QUEUES}))`),
    check: (groups, asked) =>
      !isAskedState({ state: groups["state"]?.split(/ (?:for|behind|of|with) /u)[0] }, asked),
  },
  {
    id: "elsewhere.waits",
    calledBy: "wait waits await awaits depend depends hinge hinges",
    ofThings: true,
    pattern: framed(
      `${ITEM}(?<!\\b(?:became|into|of|as|for|with|no|the|and|or)) (?<state>(?:still )?(?:waits?(?: for| on| until| till)?|awaits?|(?:depends?|hinges?) on)) (?<others>.{2,80})`,
    ),
    check: ({ item, state, others }, asked) =>
      !DENIED.test(item ?? "") &&
      !NOTHING.test(others ?? "") &&
      !isAskedState({ state }, asked) &&
      !(COLLECTED.test(others ?? "") && !HANDING.test(asked.doneWhen)) &&
      (!/(?:until|till)$/iu.test(state ?? "") || EVENT.test(others ?? "")),
  },
];
