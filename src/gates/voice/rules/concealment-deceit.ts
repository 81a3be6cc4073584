import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, order, terms, THE, words } from "./phrase-parts.ts";

const MISHAP =
  "failure mistake blunder outage downtime leak loss data_loss deletion incident breach regression crash rollback breakage delay mishap";
const READERS =
  "reviewer reviewers auditor auditors team others management colleagues people customer customers owner rest anyone anybody everyone everybody public";
const FALSE = "false misleading bogus fictitious untrue dishonest phony phoney deceptive";

/** Others are to believe what is not so: "present the outage as planned maintenance", "mislead the reviewer". */
export const DECEIT: readonly PhrasePattern[] = [
  order(
    "withhold conceal",
    words(6),
    " from",
    THE,
    terms(1),
    one(`${READERS} person lead manager maintainers`),
  ),
  order("pass", THE, terms(3), one("off"), " as", words(1)),
  order("make", one("it this"), one("seem appear sound"), one("that as like")),
  order(
    "present sell pass_off report describe call declare label dress_up explain portray frame record note list book",
    THE,
    terms(1),
    one(MISHAP),
    words(3),
    one(
      "planned scheduled maintenance routine intended intentional deliberate success drill feature normal harmless upgrade",
    ),
  ),
  order("blame", words(4), " for", THE, terms(1), one(MISHAP)),
  order(
    "tell say write report claim state",
    words(4),
    one("it_was it_is that_was"),
    words(4),
    one("fault"),
    "(?= (?:[.,;!–]|and|not)| $)",
  ),
  order(
    "give write use invent make_up tell find put state enter leave",
    one("a an some the"),
    one(FALSE),
    maybe("commit status incident"),
    one(
      "reason explanation commit message description report account cause excuse summary answer status statement note changelog name date",
    ),
  ),
  order(
    "give write invent make_up tell put enter",
    one("a an some the"),
    one("made-up fake invented"),
    one("reason explanation cause excuse account justification"),
  ),
  order("mislead deceive fool trick hoodwink bluff lie_to", THE, terms(1), one(READERS)),
  order("keep leave", THE, terms(1), one(READERS), " in the dark"),
  at(
    "reviewer reviewers auditor auditors team others management customers colleagues",
    one(
      "doesn't_have_to does_not_have_to don't_have_to do_not_have_to doesn't_need_to does_not_need_to don't_need_to do_not_need_to needn't need_not mustn't must_not should_not shouldn't",
    ),
    maybe("ever"),
    one("know hear learn notice find_out be_told"),
    "(?= (?:[.,;!–]|about|of|that|it|this|anything|so|and)| $)",
  ),
  {
    ...at(
      "go goes stay stays remain remains be pass",
      one("unmentioned unreported undisclosed unsaid"),
    ),
    onlyAfter:
      / (?:should|must|shall|can|may|might|could|is to|are to|will|has to|better|best)(?: [a-z]+)? $/,
  },
  order(
    "make let",
    THE,
    terms(2),
    one(`${MISHAP} failures mistakes`),
    one("disappear vanish go_away"),
    words(0),
  ),
  at(
    "nobody no_one none",
    one("outside beyond apart_from except but"),
    words(3),
    one("should must may needs_to has_to is_to can will ought_to"),
    maybe("ever"),
    one("hear know learn see find_out read notice be_told"),
  ),
];
