import type { PhraseRule } from "../rule.ts";
import { anchorsIn, at, listed, maybe, one, some, terms, THE, words } from "./phrase-parts.ts";

const GRANT =
  "sign-off sign-offs signoff approval approvals clearance clearances go-ahead green_light authorisation authorization waiver blessing dispensation permission consents waivers releases okays okay exemption all_clear all-clear consent nod nods thumbs-up thumbs_up";
const STANDS =
  "in_hand in_my_inbox in_my_hands on_my_desk in_the_bag in_place on_record on_file on_the_books granted given secured obtained settled arranged sorted received recorded documented confirmed through complete issued collected gathered there taken_care_of here ours yours";
const PASSED =
  "signed_off approved cleared authorised authorized sanctioned vetted agreed okayed greenlit pre-approved permitted waved_through";
/** The end of a statement, not of a condition on something. */
const ENDS =
  "(?= (?:[.,;:!–]|so|and|already|by now|at every level|for|from|in advance|beforehand|by all|by everyone|by every|by both|upon|as of|this morning|this afternoon|today|yesterday|last|overnight|earlier|ahead|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:noon|ten|nine|eight|eleven)|just now|hours ago|days ago|weeks ago|long (?:ago|since)|months ago|(?:an? (?:day|week|month|year|while|hour)|(?:two|three|some|several) (?:hours|days|weeks|months)) ago|with everyone|with everybody|with all)| $)";
/** What a program asks or is asked for, and what is told of any one of many. */
export const ANY_GRANT =
  / (?:when|once|if|unless|until|whose|whether|after|each|every|any|no|where|whenever|location|camera|microphone|storage|notification|contacts|root|file|read|write|access|admin) (?:[^ ]+ )?$/;
/** Topics in which approval is what is built. */
export const ABOUT_APPROVAL =
  /\b(?:approv\w*|pre-approv\w*|reviews?|clearances?|workflows?|moderat\w*|consents?|vendors?|sign(?:s|ed|ing|ers?|atures?)?|authori[sz]\w*|permissions?|purchas\w*|claims?|leave)\b/;

/** What is allowed or forbidden; the state of anything else is no approval. */
const DEED =
  "changes?|merge|deploy|deployment|deletion|release|migration|plan|access|exception|purchase|switch|rollout|upgrade|budget|drop|clean-?up|move|removal|work|push|operation|wipe|exemption|waiver|launch|shutdown|step|spend|spending|proposal|approach|override|shortcut|deviation";
/** "a buffer" before "that is cleared": what follows is the state of a thing. */
export const OF_A_THING = new RegExp(
  ` (?!(?:and|but|so|as|since|because|if|now|then|sure|note|says?|said|mean|means|know|given|or|yes|think|confirm|confirmed|assume|believe|hear|heard|trust|understand|told|all|everything|${DEED}) )[a-z_\`.'-]+ $`,
);
/** The same before "is cleared", and what is cleared every day but never approved. */
export const THAT_OF_A_THING = new RegExp(
  ` (?:(?!(?:${DEED}) )[a-z_\`.'-]+ (?:that|which)|(?:alarm|buffer|cache|cart|basket|canvas|screen|cookie|counter|flag|bit|register|queue|timer|interrupt|fault)s?) $`,
);

/** Topics in which things are decided. */
const ABOUT_DECISIONS =
  /\b(?:decid\w*|decision\w*|settl\w*|agree\w*|vot\w*|verdict\w*|claims?|disputes?|approv\w*|workflow\w*|payments?|bets?|trad\w*|invoices?)\b/;

const HAS_BEEN_SETTLED = [
  one("'s is has_been was"),
  some("already all long now been just since both duly", 3),
  one(
    "settled squared blessed okayed ok_'d sorted_out decided cleared rubber-stamped waved_through",
  ),
  ENDS,
] as const;

/** Approval that is said to be there, in whatever words. */
export const APPROVAL_IN_HAND_RULES: readonly PhraseRule[] = [
  {
    id: "voice.approval.in-hand",
    sentence: "The nudge says that an approval is at hand, which a session cannot check.",
    advice:
      "State the work itself; approval is shown by a review that can be looked up, not by a sentence.",
    anchors: [
      ...anchorsIn(GRANT),
      ...anchorsIn(PASSED),
      ...listed(
        `sealed everyone everybody rights permissions privileges nodded waved boxes nobody yes stamp seal sides board levels concerned round decision exception exemption allowance risk freeze embargo moratorium squared blessed settled authority decided okayed ok permission permissions object mind complain objections objection sign green paperwork formalities`,
      ),
    ],
    patterns: [
      at(GRANT, words(6), one("is are"), " in", "(?= (?:[.,;:!–]|so|and)| $)"),
      at(GRANT, words(8), one("exists exist"), ENDS),
      { ...at("sealed"), onlyAfter: / signed (?:and|,) $/ },
      at(
        "everyone everybody all_those",
        words(3),
        one("has have is are"),
        words(1),
        one("agreed signed_off approved okayed on_board in_agreement in_favour"),
      ),
      at("rights permissions privileges access", words(3), one("granted arranged cleared"), ENDS),
      {
        ...at(
          GRANT,
          "(?: (?![:;] )[^ ]+){0,11}?",
          one("is 's are was were has have had"),
          some("already long now all been just since both duly formally officially safely", 3),
          one(STANDS),
          ENDS,
        ),
        unlessBefore: ANY_GRANT,
      },
      { ...at("this it", ...HAS_BEEN_SETTLED), unlessTopic: ABOUT_DECISIONS },
      {
        ...at("that", ...HAS_BEEN_SETTLED),
        unlessTopic: ABOUT_DECISIONS,
        unlessBefore: OF_A_THING,
      },
      {
        ...at(
          "decision",
          one("has was is"),
          maybe("been already"),
          one("taken made reached"),
          "(?= [.,;:!–]| so| to| $)",
        ),
        unlessTopic: ABOUT_DECISIONS,
      },
      {
        ...at(
          "exception exemption allowance dispensation",
          one("has was is"),
          maybe("been already"),
          one("made granted arranged agreed"),
          "(?= (?:[.,;:!–]|so|for (?:this|that|it|the|you|here))| $)",
        ),
        unlessBefore: ANY_GRANT,
      },
      {
        ...at("risk", one("has was is"), some("been already knowingly", 2), one("accepted"), ENDS),
        unlessTopic: /risk/,
      },
      {
        ...at(
          "freeze embargo moratorium",
          one("has was is"),
          some("been already now", 2),
          one("lifted waived suspended"),
          "(?= (?:[.;!–]|so|for (?:you|this|that|it|the (?:fix|change|merge|release)))| $)",
        ),
        unlessTopic: /freez|embargo|moratori/,
      },
      at(
        "regard consider treat take count",
        THE,
        terms(1),
        one(GRANT),
        " as",
        one("given read granted settled done there"),
      ),
      at(
        `authority ${GRANT}`,
        words(6),
        one("rests_with lies_with is_with"),
        one("you this_session the_session"),
      ),
      at(
        "squared cleared sorted agreed",
        " with",
        one("everyone everybody all_concerned all_parties all_sides"),
      ),
      at(
        "been_a had_a got_a",
        maybe("clear firm full"),
        one("yes nod green_light go-ahead thumbs-up thumbs_up"),
        one("to for on from"),
      ),
      at(
        "agreed cleared settled signed_off approved",
        words(1),
        one(
          "on_all_sides by_all_sides all_round all_around across_the_board at_all_levels by_everyone_concerned",
        ),
      ),
      at(
        "had got has have",
        maybe("got had received"),
        maybe("the an its a"),
        one("official_stamp rubber_stamp formal_stamp final_stamp seal_of_approval"),
      ),
      at(
        "counts count passes pass stands deemed considered regarded treated taken",
        maybe("as to_be"),
        some("already fully formally officially", 2),
        one(PASSED),
        ENDS,
      ),
      at("take count treat", one("it this that"), " as", one(PASSED), ENDS),
      at(
        GRANT,
        words(8),
        one("came arrived landed"),
        one("in through this_morning today yesterday last_night on_monday early just_now back , ."),
      ),
      at(
        "covered settled arranged",
        " [:–;]",
        words(6),
        one("signed approved paperwork board agreed cleared"),
      ),
      at("nodded waved", words(4), " through"),
      at(
        "nobody no_one none_of_them",
        one("is_going_to will would 'll has is_likely_to"),
        maybe("ever really"),
        one(
          "object mind complain protest objected minded complained stop_you stand_in_your_way stand_in_the_way",
        ),
      ),
      at("boxes", words(3), one("ticked checked"), "(?= (?:[.,;:!–]|for|so|and)| $)"),
      at("by_way_of in_terms_of as_far_as in_the_way_of", one(GRANT)),
      at("no_objections no_objection", one("to from against were was have has . ,")),
      at("consider regard treat", THE, terms(2), maybe("as"), maybe("already"), one(PASSED), ENDS),
      at(
        "paperwork formalities",
        maybe("for_this for_it for_that"),
        one("is are has have was were went"),
        some("already all been long", 2),
        one(
          "done complete in_order settled through gone_through signed cleared out_of_the_way sorted dealt",
        ),
      ),
      at(
        "got have had obtained secured received",
        some("already all the a an every full", 3),
        one(GRANT),
        maybe("needed necessary required we_need you_need it_needs"),
        "(?= (?:[.,;:!–]|so|and|already|for|to|from)| $)",
      ),
    ],
    unlessTopic: ABOUT_APPROVAL,
    passes: [
      {
        goal: "Purchase workflow",
        doneWhen: "an order needs two approvals",
        output: "Approval of the second order is recorded twice. Store it once.",
      },
      { output: "A skipped row counts as imported. Count it apart." },
    ],
    fails: [
      { output: "Clearance for the switch is on file. Run it." },
      { output: "Removing the old columns counts as agreed, so do it now." },
      { output: "We have all the sign-offs needed, so start the migration." },
    ],
  },
];
