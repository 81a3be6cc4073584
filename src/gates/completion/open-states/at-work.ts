/** Work on a thing that is begun, prepared, meant or asked about: "I've made a start on the export", "a second pass will take care of it". */

import { WORK_ENDED } from "./made-good.ts";
import { isDefinite } from "./held.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { END, ITEM, LONG_AGO, OBJECT, REST, SUBJECT, TAIL, WORDS } from "./pieces.ts";
import { tabled } from "./set-in-shapes.ts";

/** Conditions that ask for a plan, a beginning or an opinion. */
const OF_PLANS =
  /\b(?:plans?|planned|propos\w+|proposals?|suggest\w*|recommend\w*|ideas?|intent\w*|agenda|to-?dos?|next steps?|roadmap|drafts?|drafted|designs?|prepar\w*|groundwork|start(?:ed|s)?|beg[iau]n\w*|launch\w*|trigger\w*|under ?way|in progress|schedul\w*|queue[ds]?|submitted|opened|open|feedback|opinions?|review(?:ed|s)?|asked|research\w*|investigat\w*|evaluat\w*|explor\w*)\b/u;
const NOT_IN = new RegExp(
  `\\b(?:${LONG_AGO.replace("|yesterday", "")}|nothing|nobody|none|whenever|each time|every time|automatically|each|every)\\b`,
  "u",
);
const OPEN = { notIn: NOT_IN, endedBy: WORK_ENDED, metBy: OF_PLANS } as const;
const FIRST = { ...OPEN, begins: true } as const;

const SELF = "(?:(?:i|we)(?: am|['’]m| are|['’]re| was| were|['’]ve been| have been)? )?";
const TIMELY =
  "(?:(?:still|now|currently|presently|just|also|only|right now|at present|at the moment|for now|already|busy|actively|meanwhile|next|then|soon|today|yet|really|finally|now that .{2,40},) )*";

const MAKING = table(
  "working on, at work on, busy with, busy on, busy building, busy writing, building, writing, coding, coding up, implementing, drafting, preparing, getting to, getting round to, getting around to, getting on with, getting ready for, tackling, wiring up, hooking up, finishing, finishing up, finishing off, polishing, debugging, refining, designing, developing, creating, adding, making, putting together, assembling, setting up, sketching, prototyping, planning, scoping, working through, working towards, hacking on, hammering out, cobbling together, fleshing out, laying out, rewriting, reworking, refactoring, migrating, porting, integrating, in the middle of, in the midst of, in the process of ~, in the throes of, knee-deep in, deep in, halfway through, partway through, midway through, occupied with, engaged in, on it with, looking into, looking at, investigating, researching, exploring, evaluating, studying, figuring out, thinking about, thinking through, mulling over, weighing up, discussing, clarifying, on the point of ~, on the verge of ~, close to, close to ~, about to ~, about to, starting, beginning, starting on, starting with, moving on to, moving to, turning to, switching to, proceeding to, proceeding with, continuing with, carrying on with, pressing on with, tidying up, wrapping up, testing, trying out, experimenting with, iterating on, chipping away at, plugging away at, making headway with, making headway on, making progress on, making progress with, making inroads into",
);
const AGENT =
  "(?:(?:an?|the|another|one|my|our|two|three) )?(?:[\\p{L}-]+ ){0,2}?(?:sub-?agents?|agents?|helpers?|colleagues?|team-?mates?|assistants?|sessions?|bots?|co-?workers?|developers?|engineers?|contractors?|designers?|team|workers?|threads?|process(?:es)?|jobs?|tasks?|models?|somebody|someone)";
const RIGHT_NOW =
  "(?:as we speak|right now|at the moment|currently|now|at present|in the background|in parallel|meanwhile|today|still|as i write(?: this)?|presently)";

const STARTED = table(
  "begun, begun on, begun with, begun work on, begun working on, begun ~, started, started on, started with, started work on, started working on, started ~, made a start on, made a start with, made a beginning, made a beginning with, made headway with, made headway on, made inroads into, made progress on, made progress with, made good progress on, made good progress with, made some progress on, made some progress with, got going with, got going on, got started on, got started with, got cracking on, got to work on, got stuck into, gotten started on, embarked on, set to work on, set about, got down to, jumped into, jumped in on, dived into, dove into, dug into, kicked off, set in motion, set off, queued, queued up, lined up, scheduled, initiated, triggered, set up a branch for, opened a branch for, created a branch for, scaffolded, laid the groundwork for, laid the foundations for, laid the foundation for, prepared, prepared everything for, prepared the ground for, prepared the way for, paved the way for, cleared the way for, set the stage for, mapped out, sketched, sketched out, outlined, drafted, drafted a plan for, planned, scoped, scoped out, researched, collected ideas for, gathered requirements for, gathered material for, looked into, investigated, thought about, had a first look at, taken a first look at, read up on, been working on, been busy with, been looking into, been thinking about, been preparing",
);

const IN_WORK = table(
  "under way, underway, in the works, in the making, in the pipeline, in progress, in the oven, in hand, in development, in preparation, in planning, in flight, in motion, in the queue, in the workshop, in train, in the middle of being ~, in the process of being ~, on its way, on the way, on the workbench, on the bench, on the stocks, on the drawing board, on the cards, on the horizon, on track, on course, on schedule, ongoing, coming along, coming on, coming together, shaping up, taking shape, taking form, making progress, making headway, moving along, moving forward, progressing, proceeding, advancing, well advanced, far along, well along, far advanced, evolving, growing, cooking, brewing, simmering, baking, being ~, not far off, not far from done, close to done, close to being ~, close to completion, close to finished, close to ready, near completion, nearing completion, nearly there, almost there, nearly done, almost done, nearly finished, almost finished, nearly ready, almost ready, nearly complete, almost complete, about to ~, approaching completion, within reach, within sight, next, up next, next up, next in line, next on ~, next in the queue, first in line, first in the queue, awaiting its turn, waiting its turn, running its course, in draft, in draft form, in its infancy, in its early stages, in the early stages, in an early stage, at an early stage, at the planning stage, at the design stage, at the drafting stage, in the design phase, in its final stages, in the final stages, in the home stretch, on the home straight, on the home stretch, past the halfway mark, ready to be ~, ready for implementation, ready to go in, ready for assembly, up for review, out for review, under discussion, under construction, under development, under consideration, under review",
);
const SET_GOING = table(
  "kicked off, set in motion, set going, started, begun, initiated, scheduled, queued, queued up, lined up, slated, earmarked, pencilled in, penciled in, prepared, planned, scoped, scoped out, mapped out, sketched out, outlined, in the works, under way, in progress",
);

const FAR =
  "(?:still |now |currently |well |just |only |already |all |also |not yet more than |at least |at present |at the moment )*";

const SETS =
  "(?:(?:gets?|has|have|will (?:get|have)) (?:its|their|a) turn|gets? (?:built|done|written|added|implemented|coded|made|started|finished|tackled|its turn|going|under way|deployed|merged|wired|attention)|(?:is|are|will be|comes|come) (?:next|up next|up|my next|the next|then)|(?:can|may|will|could|shall|should|is to|are to|is going to) (?:then |finally |also |now )?(?:be (?:built|done|written|added|implemented|coded|made|started|finished|tackled|begun|merged|deployed|put|released|shipped|wired|completed|delivered|verified|enabled|switched|turned|addressed|taken)|follow|start|begin|go|come|land|proceed|happen|ship)|follows?(?= (?:in|later|next|then|too|after|at|with|as|on (?:mon|tues|wednes|thurs|fri|satur|sun))|$)|goes (?:live|next|ahead))(?!\\p{L})";
const WHEN = "(?:once|as soon as|when|after|with|the moment|now that|when(?:ever)? (?:that|this))";

const OPINIONS = table(
  "thoughts, opinions?, feedback, inputs?, views?, take, steer, advice, guidance, comments?, verdict, say, blessing, preference, decision, approval, go-ahead, okay, ok, sign-off, signoff, reaction, second opinion, review, call, answer, direction, green light, word, judgement, judgment",
);

export const AT_WORK: readonly Frame[] = [
  tabled(
    "at-work.making",
    MAKING,
    (any) =>
      `(?:${SELF}${TIMELY}|${SELF}(?:was|were) ${TIMELY})(?<state>${any}) ${ITEM}(?:$| (?:now|next|right now|at the moment|at present|currently|today|tonight|as we speak|this (?:afternoon|morning|evening|week)|as .{2,80}|since .{2,100}|because .{2,100}|when .{2,100}|and .{2,100}|but .{2,100}|in .{2,60}|with .{2,80}|for .{2,60}|again|still|so .{2,100}|while .{2,80}|to .{2,80}|before .{2,80}|after .{2,80})|[,;:] .{2,150})`,
    {
      ...FIRST,
      // "Building the export took an hour."
      check: (groups) =>
        isDefinite(groups) &&
        !/\b(?:took|takes|was|were|is|are|showed|required|needed|meant|means)\b|\p{L}s (?:an?|the|it|no|\d+|one|two|three) /iu.test(
          groups["item"] ?? "",
        ),
    },
  ),
  tabled(
    "at-work.agent",
    MAKING,
    (any) =>
      `${AGENT} (?:is|are|has been|have been) (?:${RIGHT_NOW} )?(?<state>${any}) ${ITEM}(?: ${RIGHT_NOW}${REST}|${END}${TAIL})`,
    { ...FIRST, check: ({ item }) => isDefinite({ item }) },
    "agent agents subagent subagents helper helpers colleague colleagues teammate teammates assistant session bot coworker developer developers engineer engineers contractor designer designers team speak background moment currently somebody someone",
  ),
  tabled(
    "at-work.started",
    STARTED,
    (any) =>
      `(?:(?:(?:i|we)(?:['’]ve| have)?|have) (?:now |just |already |also |only |so far |since |at least )*|(?=made a|got (?:going|started)|begun |laid ))(?<state>${any}) (?:(?:building|writing|on|with|the work on|work on|coding|implementing|designing) )?${ITEM}(?: (?:up|off|going|out))?(?:${END}${TAIL})`,
    FIRST,
  ),
  {
    ...tabled(
      "at-work.is",
      IN_WORK,
      (any) =>
        `${SUBJECT} (?:is|are|['’]s|stands|remains) ${FAR}(?<state>${any})(?:$|[ ,;].{1,170})`,
      { ...OPEN, check: isDefinite },
    ),
    behindStanding: true,
  },
  tabled(
    "at-work.set-going",
    SET_GOING,
    (any) =>
      `${SUBJECT} (?:is|are|has been|have been|gets) ${FAR}(?<state>${any})(?:$|[ ,;].{1,170})`,
    { ...OPEN, check: isDefinite },
    "kicked motion going started begun initiated scheduled queued lined slated earmarked pencilled penciled prepared planned scoped mapped sketched outlined",
  ),
  tabled(
    "at-work.next-up",
    table(
      "next up, up next, next, next on my list, next on the list, next in line, on to, off to, moving on, coming up, to come, in the pipeline, in progress, in the works, under way, wip",
    ),
    (any) =>
      `(?<state>${any})(?: now)?(?: is| are| comes|:)? ${ITEM}(?: (?:now|next|then))?(?:$|[,;:–—(] ?.{1,120})`,
    { ...FIRST, check: isDefinite },
    "next coming pipeline progress works wip moving on off",
  ),
  tabled(
    "at-work.once",
    SETS,
    (any) =>
      `(?:${WHEN} .{2,80}?,? (?=(?:the|our|my|its|this|that|these|all|both) )${ITEM} (?<state>${any})${REST}|(?<item2>${WORDS(8)}[^\\s,;:]+?) (?:${any})(?: .{0,40}?)? (?:once|as soon as|the moment|when (?:the|that|this|it|all)|after (?:the|that|this)) .{2,100})`,
    {
      ...OPEN,
      notIn: new RegExp(
        `${NOT_IN.source}|\\b(?:user|users|visitor|customer|request|requests|clicks?|presses|retr(?:y|ies))\\b`,
        "u",
      ),
      check: isDefinite,
    },
    "once soon moment turn gets next follows follow started begun tackled",
  ),
  tabled(
    "at-work.second-pass",
    table(
      "take care of, takes care of, handle, handles, deal with, deals with, cover, covers, bring, brings, bring in, add, adds, include, includes, see to, sees to, address, addresses, tackle, tackles, contain, contains, finish, finishes, finish off, deliver, delivers, complete, completes, pick up, picks up, carry, carries, round off, rounds off, supply, supplies, provide, provides, implement, implements, build, builds, do, does, follow up on, get to, sort out, fix, ship, ships, introduce, introduces, hold, be about, be for, be devoted to, is for, is about, is reserved for, is devoted to",
    ),
    (any) =>
      `(?:an?|the|my|our|another|some) (?:(?:second|third|next|later|future|separate|follow-?up|other|further|additional|coming|new|subsequent|later,? separate|final|last|dedicated|different) )*(?:pass|round|step|iteration|prs?|pull request|merge request|commit|change|release|sprint|version|session|patch|ticket|follow-?up|phase|stage|increment|milestone|run|instalment|branch|job|update) (?:will (?:then |also |have to )?|is (?:going|meant|supposed|planned|intended|due) to |should |shall |would |must |can |could |may )?(?<state>${any}) ${OBJECT}`,
    {
      ...FIRST,
      notIn: new RegExp(
        `${NOT_IN.source}|^(?:the|my|our) (?!second|third|next|later|future|separate|follow|other|further|additional|coming|subsequent|final|last)`,
        "u",
      ),
    },
    "pass round step iteration pr prs request commit change release sprint version session patch ticket follow followup phase stage increment milestone instalment",
  ),
  tabled(
    "at-work.ready-for",
    table(
      "groundwork, preparations?, preparatory work, prep work, prep, foundations?, scaffolding, preliminaries, preliminary work, stage, ground, way, pieces, parts, ingredients, building blocks, bits, bits and pieces, materials?, components, requirements, prerequisites, preconditions, everything, all, inputs, tools, tooling, plans?, design, specs?, specification, skeleton, branch, ticket, tickets, environment, schema",
    ),
    (any) =>
      `(?:(?:all|the|my|our|most|both) (?:of )?){0,3}(?:\\p{L}+ )?(?<state>${any})(?: (?:that (?:is|are) )?(?:needed|required|necessary))? (?:(?:for|of|behind|towards) ${ITEM} (?:(?:is|are|has been|have been|lies?|stands?) (?:now |all |already |finally |mostly |nearly )*(?:ready|in place|laid|complete|done|there|set|prepared|finished|available|lined up|written|waiting|settled|agreed|on the table|collected|assembled|gathered|created|drawn up|sketched|open|cut|clear|under way|ready to .{2,60}|(?!committed|merged|deployed|delivered|implemented|tested|shipped|released|pushed|verified)\\p{L}+ed))|(?:is|are|has been|have been) (?:now |all |already )*(?:ready|in place|set|prepared|laid|clear|cleared|there|lined up|waiting) for (?<item2>${WORDS(8)}[^\\s,;:]+?)(?=$|,| (?:to|now|so|and)(?!\\p{L})))${REST}`,
    {
      ...FIRST,
      // "All the pieces of the export are in place": it is built.
      check: ({ state, item }, asked) =>
        !asked.asks(state ?? "") && isDefinite({ item: item ?? "the" }),
      endedBy:
        /\b(?:(?:it|which|both|tests?) (?:now |all |then )?(?:is|are|was|were|works?|pass(?:es|ed)?|went|has been|answers)|and (?:works?|merged|tested|live))\b/u,
      notIn: new RegExp(
        `${NOT_IN.source}|\\b(?:pieces|parts|components|bits|ingredients|requirements|everything|all) (?:of|for) .{2,60} (?:is|are) (?:now |all )*(?:in place|done|there|complete|finished|available|written)(?!.{0,60}\\bto be\\b)`,
        "u",
      ),
    },
  ),
  tabled(
    "at-work.plan",
    table(
      "plans?, idea, approach, strategy, intention, proposal, suggestion, roadmap, concept, aim, hope, next step, next steps, first step, goal, thinking, schedule, route, way forward",
    ),
    (any) =>
      `(?:(?:here(?:['’]s| is| are)|this is|i have|we have|there(?:['’]s| is)) )?(?:(?:the|my|our|a|an) )?(?:\\p{L}+ )?(?<state>${any}) (?:(?:for|on|with|to) ${ITEM}(?: (?:is|was|goes|would be|will be|stands|looks) (?!carried|done|complete|finished|in place|delivered|implemented|executed|fulfilled|met)|: | ?[–—-] |[,;] |$)|(?:is|was|would be|will be) (?:still |now )?to (?:\\p{L}+ ){1,3}?(?<item2>(?:the|our|my|its|this|both|all) ${WORDS(6)}[^\\s,;:]+?)(?=$|[,;]| (?:in|next|later|now|first|by|with|on|after|once|as|this|from|and|via|over|through|tomorrow|today)(?!\\p{L})))(?:.{0,160})`,
    {
      ...FIRST,
      notIn: new RegExp(
        `${NOT_IN.source}|\\b(?:carried out|worked out as|was followed|went to plan)\\b`,
        "u",
      ),
    },
    "plan plans idea approach strategy intention proposal suggestion roadmap concept aim hope step steps goal thinking schedule route forward",
  ),
  tabled(
    "at-work.hoping",
    table(
      "hoping, hope, aiming, aim, planning, plan, intending, intend, expecting, expect, looking, meaning, mean, wanting, want, trying, determined, set, due, scheduled, keen, on track, on course, confident",
    ),
    (any) =>
      `${SELF}(?:still |now |also |just )*(?<state>${any}) (?:to |on )(?:be able to |still |also |then )*(?:wrap(?:ping)? up|finish(?:ing)?(?: up| off)?|complet(?:e|ing)|get(?:ting)? (?:to|round to|around to|through|going (?:on|with)|started (?:on|with)|\\p{L}*)|land(?:ing)?|deliver(?:ing)?|have|do(?:ing)?|build(?:ing)?|writ(?:e|ing)|tackl(?:e|ing)|ship(?:ping)?|add(?:ing)?|implement(?:ing)?|start(?:ing)?(?: on| with)?|begin(?:ning)?(?: with)?|push(?:ing)?|merg(?:e|ing)|deploy(?:ing)?|fix(?:ing)?|creat(?:e|ing)|send(?:ing)?|provid(?:e|ing)|bring(?:ing)?) ${OBJECT}(?: (?:ready|done|finished|complete|working|in place|up|merged|live).{0,80})?`,
    { ...FIRST, metBy: /\b(?:plans?|planned|propos\w+|ideas?|intent\w*|agenda|roadmap)\b/u },
  ),
  tabled(
    "at-work.asks-opinion",
    OPINIONS,
    (any) =>
      `(?:.{0,60}? )?(?:your|some|any|a|the team['’]s|their|an early|early|a quick|further) (?:\\p{L}+ )?(?<state>${any}) (?:on|about|regarding|as to|for|concerning|of) ${OBJECT}(?: (?:would|is|are|will|before|first) ?.{0,120})?`,
    {
      ...FIRST,
      notIn: new RegExp(
        `${NOT_IN.source}|\\b(?:thanks|thank you|following|per|after|addressed|incorporated|built in|applied|worked in|acted on|based on|as|has|had|got|received)\\b`,
        "u",
      ),
    },
  ),
  tabled(
    "at-work.waiting",
    table(
      "waiting, awaiting, hanging, holding, holding out, on hold, pending, parked, waits, await, wait",
    ),
    (any) =>
      `${SELF}${TIMELY}(?<state>${any}) (?:on |for |until )?.{2,70}? (?:before|so (?:that )?|until|and then|to|in order to|then) ${ITEM} (?:can|may|could|will|is|gets?|goes|to be|being|has)(?!\\p{L})${REST}`,
    { ...FIRST, check: isDefinite },
  ),
  tabled(
    "at-work.only-polish",
    table(
      "polish, finish, finish off, complete, tidy up, clean up, wrap up, test, wire up, hook up, connect, merge, deploy, round off, fix up, iron out, touch up, tweak, refine, finalise, finalize, put together, assemble, push, document, write, add, build",
    ),
    (any) =>
      `(?:(?:i|we) (?:(?:only|just|still|now|merely|simply) )*(?:have|need|got|['’]ve got)|all (?:that['’]s|that is|there is|i have|we have) (?:left|to do|remaining)?(?: (?:left|now))?(?: to do)? is|(?:only|just) need|it only remains|what(?:['’]s| is) left is|what remains is) (?:only |just )?to (?<state>${any}) ${OBJECT}`,
    FIRST,
  ),
  tabled(
    "at-work.work-on",
    table(
      "work, development, implementation, coding, planning, design, preparation, design work, construction, research, groundwork, drafting, discussions?, talks",
    ),
    (any) =>
      `(?:the )?(?<state>${any}) (?:on|of|for|about) ${ITEM} (?:(?:is|are|has|have|was|were) (?:now |still |well |already |just |only )*(?:under way|underway|begun|started|been (?:started|begun|kicked off)|ongoing|in progress|in full swing|continuing|progressing|to (?:begin|start|follow|continue)|about to|starting|beginning|resumed|paused|advancing|half ?way|next)|continues?|goes on|starts?|begins?|began|started|resumes?|progresses|proceeds|will (?:begin|start|resume|continue|follow)|can (?:now |then )?(?:begin|start|resume))(?!\\p{L})${REST}`,
    FIRST,
  ),
];
