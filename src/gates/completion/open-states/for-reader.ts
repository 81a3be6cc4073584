/** A step that is left to the reader: "you can now run the migration", "making it blocking is one click". */

import { type Asked, type Frame, framed, type Groups } from "./frame.ts";
import { ITEM, WORD } from "./pieces.ts";

/** What asks that something is so or was done, and not that it can be done. */
const DONE =
  /\b(?:is|are|was|were|has|have|been|on|off|in|live|all|every|each|no|both|\p{L}{2,}(?:ed|en|wn|lt|nt|un|ut|ne|nd))\b/u;
/** What asks for a way to do it, or for a text that says how. */
const MEANS =
  /\b(?:can|could|able|possible|allows?|lets?|commands?|scripts?|tools?|instructions?|steps?|manual|guide|document\w*|descri\w*|explain\w*|readme|how|cli|flags?|options?|switch(?:es)?|usage|tutorial|runbook|procedure|handbook|help)\b/iu;

/** What asks that people can do it themselves, or for a text that says how. */
const ABLE =
  /\b(?:can|could|able|possible|allows?|lets?|instructions?|manual|guide|document\w*|descri\w*|explain\w*|readme|how|usage|tutorial|runbook|procedure|handbook|help)\b/u;

const OPERATING =
  "run|execute|start|restart|apply|deploy|launch|trigger|push|merge|publish|release|install|import|call|invoke|kick off|upload|switch on|turn on|flip|enable|activate|send|hit|press|click";
/** What no report in the style of a commit begins with ("Enable the flag", "Set the limit"). */
const HANDLING =
  "run|execute|start|restart|hit|press|click|push|call|open|type|enter|fill in|fill out|choose|select|tick|paste|visit|go to|refresh|drag|fold out|screw in|plug|flip|connect|insert|tap|scan|log in|mount|hang|ask";
const ING =
  "(?:copying|setting|running|uploading|flipping|switching|changing|enabling|pointing|deploying|merging|restarting|installing|executing|applying|entering|putting|making|dropping|deleting|removing|paying|publishing|activating|turning|adding|moving|importing|typing|filling|signing|sending|replacing|translating|writing|mounting|fitting|hanging|printing|recording|finishing|completing|converting|renaming|wiring|connecting|painting|cleaning|testing)";
const EFFORT =
  "(?:(?:just |only |merely |about |roughly |no more than |then |now )*(?:(?:one|a|an|a single|two|three|four|five|half an?|a few|\\d+)(?: \\S+?){0,2}? (?:click|phone call|tick|call|line|command|step|setting|switch|button|keystroke|tap|minute|hour|morning|afternoon|day|evening|week)s?(?:['’]s?)?|an? \\S+['’]s? (?:work|job)|an? (?:matter|question) of .{2,30}|easy|trivial|quick|simple|child['’]s play|left)(?: .{1,60})?)";

/** Whether the deed is not the thing that done_when wants people to be able to do. */
const isUnasked = ({ deed }: Groups, { asks, doneWhen }: Asked): boolean =>
  deed === undefined || !(asks(deed) && MEANS.test(doneWhen));

/** What such an order is about: "open Keychain", not "start page and opening hours". */
const OBJECT =
  /^(?:(?:[Tt]he|[Aa]n?|[Yy]our|[Tt]his|[Tt]hat|[Ww]hich|[Ii]t|[Tt]hem|[Aa]ll|[Bb]oth) |§|\p{Lu}\p{L}+)/u;

/** "Type a name into the search and the twelve come up" shows what was built. */
const isHandled = (object: string): boolean =>
  OBJECT.test(object) && !/\band (?:the|it|they|an?|its|all|this|that|you)\b/u.test(object);

export const FOR_READER: readonly Frame[] = [
  {
    id: "for-reader.you-can",
    calledBy: "can",
    metBy: MEANS,
    leaves: DONE,
    pattern: framed(
      `(?:you|one|anyone|anybody) can (?:now |then |simply |just |also )*(?<deed>${OPERATING}) .{2,}`,
    ),
    check: isUnasked,
  },
  {
    id: "for-reader.order",
    calledBy:
      "run execute start restart apply deploy launch trigger push merge publish release install import call invoke kick upload switch turn flip enable activate send hit press click open type enter fill choose select tick copy paste download visit go refresh drag fold screw plug sign set connect insert tap scan log mount hang ask",
    begins: true,
    ofThings: true,
    metBy: ABLE,
    pattern: framed(
      `(?:(?:(?:to|for|on|once|after|before) .{2,60}, (?:just |simply |then |please )?|(?:.{2,80}, so )?(?:just|simply|please|then) |.{2,80}, so |so )(?<deed>${HANDLING}|${OPERATING}|set|copy|download)|(?<deed2>${HANDLING})) (?<object>(?:the|a|an|your|this|that|which|it|them|all|both|§|\\p{L}+)(?: [^:→]*(?:: ?§[^:]*|:)?)?)`,
    ),
    check: (groups, asked) => isUnasked(groups, asked) && isHandled(groups["object"] ?? ""),
  },
  {
    id: "for-reader.effort",
    calledBy: "is takes needs costs requires",
    metBy: MEANS,
    pattern: framed(
      `(?:(?<deed>${ING}) .{2,90}? (?:takes|needs|costs|requires)|(?!(?:no|any|every|some)?things?\\b|(?:during|spring|string|king|morning|evening|being)\\b)\\p{L}{2,}ing .{2,90}? is) ${EFFORT}`,
    ),
  },
  {
    id: "for-reader.makes",
    calledBy:
      "makes make turn turns bring brings put puts publishes completes finishes switches enables activates",
    metBy: MEANS,
    leaves: DONE,
    pattern: framed(
      `(?:copying|setting|running|uploading|flipping|switching|changing|enabling|pointing|deploying|merging|restarting|installing|executing|applying|entering|adding) (?!.*\\b(?:twice|again)\\b).{2,80}? (?<state>makes?|turns?|brings?|puts?|publishes|completes|finishes|switches|enables|activates) .{2,60}`,
    ),
  },
  {
    id: "for-reader.there-is",
    calledBy: "there",
    metBy: MEANS,
    leaves: DONE,
    pattern: framed(
      `(?:for|to|as for) ${ITEM},? there (?:is|are|['’]s) (?:now )?(?:§|(?:an?|the|\\d+) (?:${WORD} ){0,2}?(?<what>script|command|statement|job|recipe|proposal|plan|sketch|draft|template|form|checklist|guide|list|spreadsheet|sheet|outline|skeleton|mock-up|drawing|concept|estimate|quote|offer|study|analysis))(?: .*)?`,
    ),
    check: ({ what }, { asks }) => what === undefined || !asks(what),
  },
  {
    id: "for-reader.how",
    calledBy: "described documented explained written shown set listed",
    metBy: MEANS,
    leaves: DONE,
    pattern: framed(
      `(?:how|what|the (?:steps|way|procedure) (?:for|to|of)) .{2,80}? (?:is|are|stands?) (?<state>described|documented|explained|written(?: down)?|shown|set out|laid out|listed)(?: .{2,80})?`,
    ),
  },
  {
    id: "for-reader.text",
    calledBy: "described documented explained",
    ofThings: true,
    metBy: MEANS,
    leaves:
      /\b(?:(?:has|have) been|tried|carried out|held|run|trained|practised|rehearsed|taught|done)\b/u,
    pattern: framed(
      `${ITEM} (?:is|are) (?<state>described|documented|explained) (?:in|on|under) .{2,60}`,
    ),
  },
];
