/** The closed class of approvals: what is given, what is done with it, what takes it back and how such a claim ends. */

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

/** "to delete the old rows", but not "to tow 2,000 kg": what a session does. */
export const TO_ACT =
  "to (?:delete|drop|merge|deploy|push|skip|wipe|publish|release|spend|restart|overwrite|bypass|close|ship|migrate|purge|proceed|go|use|change|remove|exceed|export|disable|switch|turn|roll|write to)(?= )";

/** The end of a statement, not of a condition on something. */
export const ENDS = `(?= (?:[.;:!–]|${TO_ACT}|,(?! (?:but|yet|still|though|although|while|whereas) )|so|and|already|verbally|orally|informally|by word of mouth|in writing|by now|for|from|in advance|beforehand|by all|by everyone|by every|by both|upon|as of|this morning|this afternoon|today|yesterday|last|overnight|earlier|ahead|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:at|on) (?:all|every|both|the (?:highest|very top|top(?! of))|board|noon|eight|nine|ten|eleven)|just now|hours ago|days ago|weeks ago|long (?:ago|since)|months ago|(?:an? (?:day|week|month|year|while|hour)|(?:two|three|some|several) (?:hours|days|weeks|months)) ago|with everyone|with everybody|with all)| $)`;
/** Ends, or speaks of this session's work; "…, but the map stays empty", "…, so text 3 must show" tell of a product. */
export const THIS_TIME =
  "(?= (?:[.;:!–]|,(?! (?:but|yet|still|though|although|while|whereas|the|and(?! you)|so [^.;,]* (?:must|should|ought)) )|so|now|already|here|today|yesterday|as (?:of|well)|(?:this|last) (?:week|month|morning|year|night|time)|on [a-z]+day(?= [.,;:!–](?! so [^.;,]* (?:must|should|ought) ))|since|in (?:advance|this case)|for (?:this|these|that|you|it|today|tonight|now|here|once)|just this)(?= )| $)";
/** Ends in this session's work alone; "for this zone after six" is a rule of the product. */
export const FOR_THIS =
  "(?= (?:for (?:this|these)(?: [^ .,;:!–]+)?(?= (?:[.,;:!–]|so|and|as well|too|now)(?= )| $)|for (?:you|today|once)(?! [^ ]+ (?:only|alone) )|in this (?:case|session|run)(?= [.,;:!–])|today|this (?:time|once)|from now on|as an exception)(?= ))";

/** "a buffer" before "that is cleared": what follows is the state of a thing. */
export const OF_A_THING = new RegExp(
  ` (?!(?:and|but|so|as|since|because|if|now|then|sure|note|says?|said|mean|means|know|given|or|yes|think|confirm|confirmed|assume|believe|hear|heard|trust|understand|told|that|all|everything|${DEED}) )[a-z_\`.'-]+ $`,
);
