/** Words for how far work has got, short of its end, as they stand in labels, lists, headings, tables and boxes. */

import { table, type Table } from "./phrase-tables.ts";

/** Each of one row in front of each of another: "design settled". */
interface Crossed {
  readonly firsts: Table;
  readonly seconds: Table;
  /** The row with the rarer words. */
  readonly calledBy: "firsts" | "seconds";
}

const PREPARED: Crossed = {
  firsts: table(
    "design, spec, specification, concept, plan, approach, analysis, scope, requirements, interface, interfaces, naming, schema, layout, api, cause, root cause, groundwork, preparation, preparations, architecture, data model, sketch, outline, draft, proposal, idea, scaffolding, skeleton, prototype, direction, estimate",
  ),
  seconds: table(
    "settled, agreed, ready, complete, done, clear, fixed, found, drafted, approved, written, known, decided, identified, final, laid, chosen, sketched, only, exists, stands, in place, discussed, proposed, under discussion",
  ),
  calledBy: "seconds",
};
const TO_FOLLOW: Crossed = {
  firsts: table(
    "coding, implementation, build, building, work, development, code, testing, tests, programming, rollout, deployment, fix, merge, release, migration, wiring, integration, verification, review, backend, rest, remainder, construction, execution",
  ),
  seconds: table(
    "to begin, to start, begins, starts, beginning, starting, to follow, follows, following, pending, next, not started, not begun, not yet, to come, outstanding, missing, open, tomorrow, today, remaining, on hold, under way, underway, in progress, ongoing, half done, paused, stopped, stalled, due, still to do, to be done, awaited, blocked",
  ),
  calledBy: "seconds",
};
const NONE_DONE: Crossed = {
  firsts: table(
    "no fix, no code, no implementation, no work, no progress, no result, no change, no changes, no solution, no deployment, no merge, no release, no replacement, no patch, no attempt, no test, no tests, no start, nothing, no version, no commit, no output",
  ),
  seconds: table(
    "applied, done, made, written, yet, so far, found, possible, available, attempted, started, in place, built, implemented, here, there, committed, delivered, run, coded, produced, to show, as yet, usable",
  ),
  calledBy: "seconds",
};
const PARTLY: Crossed = {
  firsts: table(
    "partially, partly, half, mostly, nearly, almost, halfway, largely, three quarters, two thirds, one third, part, incompletely, not quite, not fully, not entirely, not completely, barely, only partly, only partially, only half",
  ),
  seconds: table(
    "done, complete, completed, finished, built, implemented, written, there, ready, working, delivered, covered, in place, through, coded, migrated, in, working yet, wired, supported, functional",
  ),
  calledBy: "firsts",
};
const ONLY: Crossed = {
  firsts: table(
    "design, sketch, plan, concept, idea, spec, outline, mock up, mockup, research, analysis, investigation, notes, docs, documentation, interface, interfaces, types, stub, stubs, skeleton, scaffold, scaffolding, shell, prototype, draft, drafts, paper, headings, signature, signatures, happy path, front end, frontend, backend, ui, schema, api, local, locally, staging, dev, dev environment, test environment, branch, happy case, read side, first half, first part, demo, proof of concept, wireframe, wireframes, simple case, simple cases, main case, main path, basics, basic version, minimal version, core, manual, dry run, in theory, placeholder, in staging, on staging, on a branch, on paper, linux, some cases, some of it, in part, common case, designed, planned, sketched, specified, drafted, documented, mocked, stubbed, investigated, analysed, analyzed, discussed, started, begun, prepared, outlined, scoped, prototyped",
  ),
  seconds: table("only"),
  calledBy: "firsts",
};
const NOT: Crossed = {
  firsts: table("not, not yet, never, not really, not actually"),
  seconds: table(
    "started, begun, done, built, implemented, delivered, written, included, in, there, finished, complete, completed, attempted, tackled, touched, available, supported, possible, working, ready, in here, in this, merged, deployed, released, shipped, live, tested, verified, run, reviewed, approved, coded, committed, pushed, addressed, covered, handled, solved, resolved, fixed, confirmed, applied, installed, enabled, wired, connected, on main, in scope, part of, present, made, migrated, checked, executed, reached, got to, functional, usable, present",
  ),
  calledBy: "firsts",
};

const BEFORE_WORK = table(
  "planned, planning, being planned, unstarted, to do, todo, to be done, to be built, to be written, to be decided, to be determined, to be confirmed, to be discussed, tbd, tba, tbc, backlog, backlogged, in the backlog, queued, in the queue, scheduled, upcoming, coming, coming soon, coming next, coming later, soon, next, next up, up next, later, future, future work, phase two, phase 2, next sprint, next release, next version, next time, next session, next week, next round, another day, tomorrow, proposed, proposal, idea, concept, design, designed, in design, design phase, planning phase, on paper, sketched, sketched out, outlined, drafted, draft, first draft, rough draft, sketch, outline, rough sketch, stub, stubbed, stubbed out, skeleton, scaffolded, scaffold, placeholder, dummy, mock, mocked, mock up, mockup, faked, fake, hard coded, hardcoded, prototype, prototyped, proof of concept, poc, spike, experiment, experimental, alpha, beta, preview, starting, starting now, starting soon, starting today, starting tomorrow, starting next, start tomorrow, starts tomorrow, starts next, starting on it now, about to start, about to begin, ready to start, ready to begin, ready for implementation, ready for development, ready to be built, in preparation, being prepared, preparing, in discussion, under discussion, under consideration, under investigation, being investigated, investigated, investigating, investigation, looked into, looked at, looking into it, analysed, analyzed, analysis, scoped, scoped out, estimated, researched, in analysis, specced, speced, requested, on the list, on my list, on the roadmap, roadmap, wish list, wishlist, intended, discussed, studied, diagnosed, reproduced, cause known, cause found, cause unknown",
);
const IN_WORK = table(
  "partial, partially, partly, part, half, halfway, halfway there, halfway through, incomplete, unfinished, limited, restricted, basic, minimal, bare bones, rudimentary, rough, cut down, reduced, simplified, in part, some of it, wip, work in progress, in progress, under way, underway, ongoing, on going, started, begun, just started, just begun, in the works, in work, in hand, being built, being written, being worked on, being done, being implemented, being tested, being reviewed, in development, under development, in flight, under construction, in the making, taking shape, working on it, working on this, on the way, on its way, running, still running, in review, under review, in testing, in qa, in staging, on staging, in the oven, nearly there, almost there, getting there, close, wrapping up, doing it now, next on my list, most of it, not all of it, one of two, one of three, two of three, half of it, first half, first part, first version, first cut, first pass, early version, early days, early stage, early stages, rough cut, rough version, temporary, interim, provisional, stopgap, workaround, workaround only, work around",
);
const ENDED = table(
  "given up, gave up, given up on, abandoned, dropped, cancelled, canceled, scrapped, shelved, parked, postponed, deferred, delayed, put off, pushed back, pushed, pushed out, moved, moved out, on hold, on ice, paused, suspended, stopped, halted, stalled, stuck, blocked, descoped, de scoped, out of scope, cut, reverted, rolled back, backed out, withdrawn, taken out, ripped out, commented out, disabled, deactivated, switched off, turned off, off, inactive, skipped, omitted, left out, left off, left alone, left open, left undone, left as is, left untouched, unchanged, as before, same as before, no change, attempted, tried, failed, failing, broken, lost, overwritten, wiped, forgotten, overlooked, missed, neglected, missing, absent, lacking, nowhere, impossible, infeasible, unfeasible, nothing, nil, none, nope, won't do, wontfix, wont fix, won't fix, won't happen, will not happen, rejected, declined, denied, refused, unresolved, unsolved, open, still open, left for later, outstanding, pending, awaiting, waiting, undecided, undetermined, unknown, unclear, status unknown, state unknown, unverified, untested, unconfirmed, unreviewed, unmerged, undeployed, unreleased, unsupported, unavailable, undelivered, unimplemented, unbuilt, undone, undone again, removed again, gone, gone again, out, out again, stashed, in a stash, in the stash, in my stash, on a branch, on a side branch, on a separate branch, on my branch, in a branch, in a draft pr, draft pr, handed over, handed off, passed on, passed over, delegated, reassigned, outsourced, yours, manual for now, by hand, by hand for now, known issue, known issues, known bug, known gap, gap, overdue, behind, behind schedule, slipped, red, no luck, no go, without success, no success, dead end, bypassed, sidestepped, worked around, substituted, ran out of time, no time, no time left, too risky, too big, too hard, too late, did not make it, didn't make it, did not fit, didn't fit, fell through, fell out, exception, excepted, excluded, sidelined, ditched, binned, axed, nixed, discarded, thrown out, undoable, unfixed, unaddressed, unhandled, untackled, unattempted, unsure, in limbo, limbo, at risk, help needed, needs work, needs more work, needs time, needs help, needs input, needs review, needs rework, needs decision, needs a decision, needs testing, needs doing, old version, old state, still old, still the old version, still the old one, as it was, back to the old version, back to square one",
);

const COUNT =
  "(?:roughly|about|around|approx\\.?|approximately|circa|ca\\.?|some|nearly|almost|just|only|maybe|perhaps|at|over|under|well over|~|≈|<|>)";
/** A share of it: "roughly 80% complete". */
export const SHARE = new RegExp(
  `^(?:(?:${COUNT} ?)*(?:\\d{1,2}(?:[.,]\\d+)? ?(?:%|percent|per cent)(?! (?:faster|slower|smaller|larger|fewer|less|more|of the (?:time|rows|requests))) (?:complete|completed|done|there|finished|implemented|ready|through|of the way(?: there)?|of (?:it|the work)|built|written|covered|in place|in\\b(?= *\\W*$)))(?![\\p{L}\\p{N}]))`,
  "iu",
);

const ROWS = [BEFORE_WORK, IN_WORK, ENDED];
const CROSSED = [PREPARED, TO_FOLLOW, NONE_DONE, PARTLY, ONLY, NOT];

/** Words one of which each status has. */
export const STATUS_CALLS = [...ROWS, ...CROSSED.map((row) => row[row.calledBy])]
  .map(({ calledBy }) => calledBy)
  .join(" ");

/** Those that tell as well what a thing does, or what was done with it: "expired links: refused". */
export const WEAK: ReadonlySet<string> = new Set(
  table(
    "off, moved, moved out, red, tried, untouched, unchanged, attempted, part, half, next, close, basic, minimal, limited, restricted, future, later, soon, running, queued, scheduled, open, disabled, hidden, rejected, refused, denied, declined, dropped, skipped, cancelled, canceled, failed, lost, cut, pending, waiting, gone, gone again, missing, unknown, unavailable, stopped, paused, delayed, preview, mock, mocked, dummy, draft, out, none, nothing, nil, absent, pushed, discarded, excluded, overwritten, wiped, reduced, temporary, placeholder, sketch, outline, design, designed, analysis, concept, idea, reverted, as before, no change, same as before, bypassed, reproduced, requested, intended, studied, discussed, rough, started, begun, halted, suspended, deactivated, switched off, turned off, inactive, unsupported, prototype, experiment, experimental, alpha, beta, upcoming, tomorrow, by hand, yours, known issue, known issues, stub, skeleton, behind, planned, drafted, sketched, outlined",
  ).phrases,
);

let plain: ReadonlySet<string> | null = null;
let all: ReadonlySet<string> | null = null;

/** Those that no row of parts of a thing holds: "implemented, merged, not deployed". */
export function plainStatuses(): ReadonlySet<string> {
  return (plain ??= new Set(
    CROSSED.flatMap(({ firsts, seconds }) =>
      firsts.phrases.flatMap((first) => seconds.phrases.map((second) => `${first} ${second}`)),
    ),
  ));
}

export function statuses(): ReadonlySet<string> {
  return (all ??= new Set([...plainStatuses(), ...ROWS.flatMap(({ phrases }) => phrases)]));
}
