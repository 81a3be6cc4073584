/** The completion gate: does this last message report that everything in done_when was delivered? */

import type { Gate, GateCase, GatePolicy, Judgement, Reason } from "../gate.ts";
import { openDocument, type Document } from "../text/document.ts";
import { asSeen } from "../text/as-seen.ts";
import { withoutCourtesies } from "../text/courtesies.ts";
import { seeing } from "../text/seen.ts";
import { restates } from "./coverage/restated.ts";
import { coversAtOnce, findUncovered } from "./coverage/find-uncovered.ts";
import { carriedEvidence, findMissingEvidence } from "./evidence/find-missing.ts";
import { findCaveats } from "./caveats/find-caveats.ts";
import { findDenied } from "./find-denied.ts";
import { findDeniedOutright } from "./denied-outright.ts";
import { findForeign } from "./languages/find-foreign.ts";
import { LANGUAGE_RULES } from "./languages/index.ts";
import { findMarks } from "./find-marks.ts";
import { findPolicyDeferrals, hasMarkedPhrase, literalIn } from "./find-policy-deferrals.ts";
import { judgeClauses } from "./clauses/judge-clauses.ts";
import { findSigns } from "./plain-signs/find-signs.ts";
import { prepareRules, type RuleSet } from "./clauses/rule-set.ts";
import { byPosition, type Thoroughness } from "./reason.ts";
import { heardUnder, rulesUnder } from "./replaced-rules.ts";
import { ALL_RULES } from "./rules/index.ts";
import { findNarrowed } from "./narrowed/find-narrowed.ts";
import { findOpenStates } from "./open-states/find-open-states.ts";
import { findRefusedActs } from "./refused-acts.ts";
import { readSubject } from "./subject.ts";

let all: RuleSet | null = null;
let withoutDeferrals: RuleSet | null = null;

/** Prepared at first use: that takes about a millisecond, which commands that judge nothing need not pay. */
function rulesFor(policy: GatePolicy): RuleSet {
  if (policy.replaceDeferralRules)
    return (withoutDeferrals ??= prepareRules(rulesUnder(policy, ALL_RULES)));
  return (all ??= prepareRules(ALL_RULES));
}

/** The gate under a policy. It keeps nothing between cases. */
export function completionGate(policy: GatePolicy): Gate {
  if (!hasMarkedPhrase(policy)) return gateUnder(policy);
  return {
    verdict: (c) => gateUnder(literalIn(c.output, policy)).verdict(c),
    judge: (c) => gateUnder(literalIn(c.output, policy)).judge(c),
  };
}

function gateUnder(policy: GatePolicy): Gate {
  const rules = rulesFor(policy);
  const foreign = rulesUnder(policy, LANGUAGE_RULES);
  const hears = heardUnder(policy);

  function collect(c: GateCase, thoroughness: Thoroughness): readonly Reason[] {
    const doc = openDocument(c.output);
    const subject = readSubject(c);
    let restated: boolean | null = null;
    const isRestated = (): boolean => (restated ??= restates(doc, c.doneWhen));
    const steps: readonly ((doc: Document) => readonly Reason[])[] = [
      () => judgeClauses(doc, subject, rules, thoroughness),
      () => findDenied(doc, subject, thoroughness),
      () => findDeniedOutright(doc, subject),
      () => findNarrowed(doc, subject),
      () => findOpenStates({ doc, subject, hears, isRestated, thoroughness }),
      () => findSigns(doc, subject, thoroughness),
      () => findRefusedActs(doc, subject),
      () => findCaveats(doc, subject, hears),
      () => findForeign(doc, subject, foreign, thoroughness),
      () => findMarks(doc, subject, thoroughness),
      () => findPolicyDeferrals(doc, policy, thoroughness),
      () => findMissingEvidence(doc, c, policy.requiredEvidence),
      () => {
        if (thoroughness === "first" && (isRestated() || coversAtOnce(doc, c))) return [];
        return findUncovered(doc, c, carriedEvidence(doc, c));
      },
    ];
    const reasons: Reason[] = [];
    for (const step of steps) {
      for (const reason of step(doc)) reasons.push(reason);
      if (thoroughness === "first" && reasons.length > 0) return reasons;
    }
    return reasons;
  }

  const plain: Gate = {
    verdict: (c) => (collect(c, "first").length > 0 ? "reject" : "accept"),
    judge(c): Judgement {
      const reasons = collect(c, "all").toSorted(byPosition);
      return { verdict: reasons.length > 0 ? "reject" : "accept", reasons };
    },
  };
  // A courtesy may stand around what encloses the report, and within.
  return seeing(asSeen(seeing(plain, withoutCourtesies)), withoutCourtesies);
}
