/** Work that is somewhere and not in effect: documented without code, on a branch, in a stash, merged and not deployed. */

import { SO_NO_MORE } from "./made-good.ts";
import { table } from "./phrase-tables.ts";
import type { Frame } from "./frame.ts";
import { ITEM } from "./pieces.ts";
import { framesOf } from "./set-in-shapes.ts";

const AWAY = table(
  "branch, branches, stash, stashes, git stash, fork, worktree, work tree, draft pr, draft pull request, draft mr, open pr, open pull request, pull request, merge request, patch file, patch, diff, gist, scratch file, scratch pad, scratchpad, scratch directory, notebook, playground, sandbox, reflog, working copy, working tree, local clone, local checkout, local copy, clipboard, laptop, machine, workstation, side branch, feature branch, staging area, wip commit, feature flag, temp directory, unmerged branch, dead branch, old branch, separate branch",
);
const CODE =
  "(?:code|implementation|logic|substance|functionality|function|behaviou?r|backend|back end|body|engine|handler|feature|software|program|real thing|actual thing|thing itself|feature itself|code itself|machinery|wiring|working \\p{L}+)";
const PAPER = table(
  "section, chapter, paragraph, page, entry, heading, note, notes, readme, docs, documentation, document, design document, design doc, design, spec, specification, diagram, sketch, outline, plan, ticket, interface, signature, type, types, schema, menu entry, menu item, button, mention, description, proposal, concept, mock up, changelog entry, line, tests, test, api, header, declaration, wireframe, drawing, draft, manual, guide, wiki page, adr, rfc",
);
const NONE_BEHIND = `(?:(?:there['’]s|there is|there are|with|has|have|having|is|still|so far|as yet|yet|actually) )*(?:no|without(?: any)?|not any|zero|nothing|lacks(?: any)?|(?:none|nothing) of the|hardly any|not a line of|no line of|not one line of) ?(?:(?:actual|real|working|running|executable|production|corresponding) )*(?:${CODE})?(?: (?:is|sits|stands|lies|exists|was|has been|to|behind|beneath|underneath|below|under|for|backing|yet|so far|it|them|that|this|back|go|with|speak|of|written|there|in place|exists|built|coded|implemented|made))*`;
const NOT_REAL = `(?:(?:the|its|any|an?) )?(?:actual |real |working )*${CODE} (?:behind it |for it |itself )?(?:(?:is|was|are)(?: not|n['’]t)|(?:does|do|did|has|have)(?: not|n['’]t)|never|is (?:missing|absent|lacking|still))\\b.{0,40}|that['’]s (?:as far as|all|where|about) .{2,30}|that is (?:as far as|all|where|about) .{2,30}|(?:it|this|that|they) (?:(?:has|have)(?: not|n['’]t) (?:actually |yet |really )?been|(?:is|are|was|were)(?: not|n['’]t)|(?:does|do)(?: not|n['’]t)|never) .{2,30}|nobody (?:has )?.{2,30}|(?:not|never) (?:actually |yet |really )?(?:built|coded|implemented|written|programmed|made|created|wired|hooked)\\b.{0,30}|nothing (?:more|else|further)\\b.{0,30}`;
const AND =
  "(?:[,;–—]| -)? ?(?:and |but |yet |though |although |while |whereas |only |just |however,? |with )*";

const STEP = table(
  "written, coded, implemented, built, committed, merged, pushed, tagged, released, staged, packaged, deployed, installed, configured, documented, designed, finished, done, complete, completed, ready, there, in, in place, in the code, in the codebase, in the repo, in the tree, on main, on master, compiled, prepared, approved, reviewed, uploaded, published, added, created, developed, checked in, generated, ported, shipped, present, in the diff, in the commit, on the server, in the bundle, live on staging, on staging, in staging, up",
);
const NEXT = table(
  "committed, merged, pushed, deployed, released, live, installed, wired, wired up, wired in, hooked up, hooked in, called, used, switched on, turned on, activated, active, enabled, published, rolled out, in production, connected, plugged in, linked, registered, exposed, reachable, shipped, integrated, in use, in effect, on main, on master, in main, loaded, imported, running, started, available, accessible, visible, applied, out, on, working, usable, in the release, in the build, in a release, on the server, on the servers, signed off, accepted, approved, reviewed, callable, mounted, referenced, public, delivered",
);
const INERT = table(
  "switched off, turned off, disabled, deactivated, commented out, inactive, dormant, dead code, dead, unreachable, unused, unmerged, undeployed, unreleased, unpublished, unconnected, disconnected, unwired, hidden, inert, idle, never called, never used, never runs, never reached, off, off by default, disabled by default, behind a flag, behind a feature flag, stuck on staging, without effect, to no effect, bypassed, short circuited",
);
const OF_PLACE =
  /\b(?:branch\w*|stash\w*|fork\w*|worktree|pull request|merge request|\bpr\b|patch|diff|draft\w*|notebook|sandbox|playground|staging|machine|laptop|document\w*|described|readme|docs|spec\w*|design\w*|plan\w*|comment\w*|backup|off|disabl\w*|flag\w*|hidden|inactive|not\b|no\b|without|local\w*|index|clipboard|editor|archive)\b/u;
const NOT_IN =
  /\b(?:no longer|any ?more|used to|until|before|at first|had been|rather than|instead of|not (?:just|only|merely)|besides|as well as|if|when|whenever|unless|gone|empty|deleted|removed)\b/u;

const IN_AWAY = `(?:in|on|at|under|inside|behind|within|as|into|to) (?:an?|the|my|our|its|your|that|this|some) (?:(?!main|master)[^\\s,;:]+ ){0,2}?(?<state>${AWAY.source})`;
const GOES_ON =
  "(?<tail>(?:$|\\W*[,;.(–—]| (?:but|and|which|that|because|since|until|for|so|not|as|without|unmerged|only|waiting|right|on|at|with|where|and|in)\\b).*)";
const LIES =
  "(?:sits?|is|are|lies?|lives?|waits?|stays?|remains?|exists?|rests?|languish(?:es)?|hangs?|stands?|ended up|went|was left|is kept|is parked|is stored|is saved|can be found|is still|was committed|is committed|is only|is pushed|was pushed|was saved|is written|are kept)";

export const OFF_MAIN: readonly Frame[] = [
  ...framesOf(
    "off-main.paper",
    {
      calledBy: `${PAPER.calledBy} code implementation behind exist exists documented described specified designed planned announced advertised declared sketched outlined defined mocked modelled modeled scaffolded stubbed`,
      metBy: OF_PLACE,
      notIn: NOT_IN,
      joined: true,
      endedBy: SO_NO_MORE,
    },
    [
      // "there's a section in the README about the export, but no code behind it"
      `(?:.{0,60}\\s)?${PAPER.source}(?: (?:in|on|of) (?:the |my |our |a )?[^\\s,;:]+)? (?:about|of|for|on|to|describes?|covers?|documents?|mentions?|explains?|names?|lists?|that (?:describes|covers|documents|mentions|explains)) ${ITEM}(?: (?:is|are|exists?|has been|was|were) [^,;:]{2,40}?)?(?<state>${AND}(?:${NONE_BEHIND}|${NOT_REAL}))(?:[,;] ?.{0,60})?`,
      // "for the export I've sketched the interface, but no implementation sits behind it"
      `(?:for|with|of|on|as for|about) ${ITEM},? (?:i|we|there)(?:['’](?:ve|s)| have| is| are)? [^,;:]{2,60}?(?<state>${AND}(?:${NONE_BEHIND}|${NOT_REAL}))`,
      // "we mocked the export in the tests, and the real thing doesn't exist"
      `(?:i|we) (?:mocked|stubbed|sketched|described|documented|designed|planned|faked|drafted|outlined|specified|simulated|drew|declared|typed|defined)(?: up| out)? ${ITEM}(?: (?:in|on|with|for) [^,;:]{2,30})?(?<state>(?:[,;–—]| -| but| and)${AND}(?:${NONE_BEHIND}|${NOT_REAL}))`,
    ],
  ),
  ...framesOf(
    "off-main.away",
    { calledBy: AWAY.calledBy, metBy: OF_PLACE, notIn: NOT_IN, endedBy: SO_NO_MORE },
    [
      `(?:(?:my|our|the|all|any|what|most of the) (?:[^\\s,;:]+ ){0,2}?(?:work|code|changes?|commits?|draft|attempt|progress|effort|implementation|files?|edits?|version|part|i have|we have|exists|there is|i wrote|i did)(?: i have| we have| i did| so far)? (?:on|for|of|with|towards?|to|behind|implementing|adding) )?${ITEM} (?:still |only |just |so far |currently )*${LIES} (?:still |only |just |so far |currently |parked |saved |stored |uncommitted |unmerged |untouched |forgotten )*${IN_AWAY}${GOES_ON}`,
      `(?:an?|the|my|our)(?: (?!main|merged)[^\\s,;:]+){0,2}? (?<state>${AWAY.source})(?: of mine| on my \\p{L}+)? (?:still |only |now )*(?:holds?|contains?|has|carries|keeps?|stores?|hides?) (?:(?:what|all|everything|the code|my work|the work|the changes|my changes|the rest|the bit)(?: (?:i|we|there is|exists|that))?(?: (?:have|did|wrote|built|started|is))?(?: so far| left)? (?:for|of|on) )?${ITEM}(?<tail>(?: (?:so far|but|and|which|until|for now|as it|only)\\b.*)?)`,
      `(?:i|we)(?:['’]ve| have| had to)? (?:left|leave|kept|keep|put|pushed|committed|parked|saved|stored|wrote|built|have|did|made|moved|stash|stashed) ${ITEM} (?:only |just |back |away |uncommitted |unmerged )*${IN_AWAY}${GOES_ON}`,
    ],
  ),
  // "merged but not deployed", "in the code but switched off"
  ...framesOf(
    "off-main.inert",
    {
      calledBy: `${NEXT.calledBy} ${INERT.calledBy}`,
      metBy: OF_PLACE,
      notIn: NOT_IN,
      joined: true,
      endedBy: SO_NO_MORE,
    },
    [
      `(?:(?:the )?(?:code|work|patch|change|changes|commit|pr|pull request|branch|implementation|migration) (?:of|for|on|with|behind) )?${ITEM}(?:,| is| are| was| has been| have been| got|:| [-–—]) (?:now |already |all |fully |so far |only |just )*${STEP.source}(?: (?!nothing|no\\b)[^,;:]{2,30}?)?(?<state>(?:[,;–—]| -| but| and| though| yet| only| while)${AND}(?:(?:it|that|this|they) )?(?:(?:is|are|was|has been|has|have|does)(?: not|n['’]t)? )?(?:(?:still |so far |as yet |simply |currently |at present )*(?:not|never|nowhere|yet to be|nobody has|awaiting being|waits to be|still to be|is to be|remains to be|n['’]t)(?: yet| been| even| actually| anywhere| currently| be| being| get)* ${NEXT.source}|(?:still |so far |currently |left |kept |sits |lies )*${INERT.source}|nothing (?:calls|uses|imports|loads|runs|triggers|references|invokes|reads|reaches)\\b|no(?:thing| one|body) .{0,20}(?:calls|uses|imports|loads|runs|triggers)\\b))(?<tail>(?=\\W|$).*)`,
      `${ITEM} (?:is|was|are|were|did|does|has)(?: not|n['’]t) (?:yet )?(?<state>(?:included in|part of|in|among|shipped (?:in|with)|released (?:in|with)|make it into|made it into|contained in|picked up by) (?:the|this|that|any|our) (?:[^\\s,;:]+ )?(?:release|build|version|deployment|package|image|bundle|deploy|artifact|artefact|rollout|tarball|batch|cut|set)s?)(?<tail>(?=\\W|$).*)`,
    ],
  ),
];
