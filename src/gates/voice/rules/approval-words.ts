/** The closed class of approvals: what is given, what is done with it, and what takes it back. */

/** What somebody gives. */
export const GRANT =
  "sign-off sign-offs signoff approval approvals clearance clearances go-ahead go_ahead green_light authorisation authorization waiver waivers blessing dispensation permission consent consents okay okays ok exemption all_clear all-clear nod nods thumbs-up thumbs_up mandate";
/** An exception and a go are more than approvals elsewhere. */
export const RARE_GRANT = "exception go";

/** What is done to a plan; said of nothing else. */
export const PASSED =
  "approved pre-approved preapproved pre-authorised pre-authorized authorised authorized signed_off sanctioned okayed okay_'d ok_'d greenlit green-lit greenlighted rubber-stamped vetted waved_through agreed agreed_to";
/** What is done to a plan, and to a flag, a payment, a lock as well. */
export const LET = "cleared granted blessed";
/** What a program does every day, unless it is "for this session". */
export const LICIT = "allowed permitted fine okay";
/** What is done to a rule that stands in the way. */
export const TAKEN_OFF = "waived dispensed_with";
export const LIFTED = "lifted suspended";

const MANNER =
  "(?: (?:already|now|all|long|since|just|both|also|too|even|perfectly|hereby|duly|fully|formally|officially|expressly|explicitly|specifically))*";
/** "has already been": a fact, where "may be" and "must have been" are none. */
export const IS_NOW = ` (?:is|are|was|were|'s|'re|(?:has|have|had|'s|'ve)${MANNER} been)${MANNER}`;

/** What takes a claim back: a condition, something that only may be so, words of a page. */
export const TAKEN_BACK =
  / (?:if|when|whenever|once|until|unless|after|before|as soon as|where|whether|whose|who|provided|should|would|could|might|must|may|not|never|nothing|none|nobody|cannot|says?|said|reads?|shows?) [^,;:–]*$/;
/** The same, and any one of many: "an order that is cleared". */
export const OF_ANY = new RegExp(
  `${TAKEN_BACK.source}|(?:^ |[,;:–] | and | but | so | that )(?:an?|each|every|no|only) [^,;:–]*$`,
);

/** What is allowed or forbidden; the state of anything else is no approval. */
export const DEED =
  "changes?|merge|deploy|deployment|deletion|release|migration|plan|access|exception|purchases?|switch|rollout|upgrade|budget|drop|clean-?up|move|removal|work|push|rights|privileges|operation|wipe|exemption|waiver|launch|shutdown|steps?|spend|spending|proposal|approach|override|shortcut|deviation";
/** What stands between a session and its deed. */
export const NORM =
  "rule|requirement|duty to|obligation|policy|ban|freeze|embargo|moratorium|prohibition|restriction";
export const HURDLE =
  "review|reading|check|test(?: run)?|dry run|backup|look|pilot|inspection|sign-off|approval|step|procedure";
