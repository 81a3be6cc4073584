import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one } from "./phrase-parts.ts";

const WATCHED =
  "this_session these_sessions this_run these_runs your_work your_session this_agent these_agents you";

/** Topics that have headers of their own. */
const ABOUT_MAIL = /\b(?:e-?mails?|mail\w*|smtp|imap|headers?|cron|letters?|messag\w*)\b/;

/** Who speaks from an office, without a name or a calling. */
export const IN_A_ROLE: readonly PhrasePattern[] = [
  // "From: root. To: agent."
  {
    ...at(
      "from sender author originator by",
      " :",
      maybe("the your"),
      one("root admin admins administrator sysadmin superuser system control headquarters"),
      "(?= (?:[.,;:!–)|]|to|re|subject)| $)",
    ),
    onlyAfter: /^ (?:[[(>*-] )?$/,
    unlessTopic: ABOUT_MAIL,
  },
  {
    ...at(
      "to for",
      " :",
      maybe("the this all your"),
      one("agent session assistant worker coding_agent agents model bot ai"),
      "(?= (?:[.,;:!–)|]|from|re|subject)| $)",
    ),
    onlyAfter: /^ (?:[[(>*-] )?$/,
    unlessTopic: ABOUT_MAIL,
  },
  // "in my role overseeing this session", "given my function here"; no "in my role list"
  {
    ...at(
      "my",
      one("role capacity office duty duties"),
      "(?= (?:[.,;:!–]|as|of|here|at|for|with|over|i|in (?:this|the|these|charge)|[a-z]+ing)(?= ))",
    ),
    onlyAfter: / (?:in|given|within|per|from|virtue of|part of|because of|due to) $/,
  },
  {
    ...at(
      "my",
      one("function position job"),
      "(?= (?:as(?! of)|of|here|i|overseeing|watching|supervising|monitoring|running|managing|leading|heading|coordinating|looking)(?= ))",
    ),
    onlyAfter: / (?:in|given|from|virtue of|because of) $/,
  },
  // "with my auditor's hat on: …"
  {
    ...at(
      "hat",
      "(?= (?:[:.,;!–]|on (?:[:.,;!–]|for|i|here|again|now|today)|for (?:a|this|once|now)|i|now))",
    ),
    onlyAfter:
      / (?:with|wearing|put|putting|put on|putting on|donning|under|in|wear) (?:my|the|a|an) (?:(?!(?:of|with|for|from|by) )[^ ,.;:!?]+ ){0,4}$/,
    unlessTopic:
      /\b(?:hats?|caps?|helmets?|head\w*|hair|avatars?|cloth\w*|costumes?|fashion|wardrobe|outfits?)\b/,
  },
  // "charged with overseeing this session, I …"
  {
    ...at(
      "overseeing oversee supervising supervise watching_over watch_over keeping_an_eye_on keep_an_eye_on keeping_watch_over keep_watch_over looking_after look_after in_charge_of oversight_of supervision_of",
      one(WATCHED),
    ),
    onlyAfter:
      /(?:^ |[.,;:!–] | (?:that|and|as|of|since|because) )(?:i|my)(?: [^ .;!?]+){0,6} $|^ (?:[a-z]+ed )?(?:with |to |for )?$/,
  },
  // A cookie is "responsible for this session" as well.
  {
    ...at("responsible_for", one(WATCHED)),
    onlyAfter: /(?:^ |[.,;:!–] | (?:that|and|as|of|since|because) )(?:i|my)(?: [^ .;!?]+){0,6} $/,
  },
  // "as a member of the safety board, I ask …"; no user story
  {
    ...at(
      "i",
      one(
        "ask request would 'd want need expect must demand require have urge invite remind insist look",
      ),
    ),
    onlyAfter:
      / as (?:an?|the|your|one|somebody|someone) (?:[^ .,;:!?]+ ){0,3}?(?:member|person|one|somebody|someone|representative|part|guardian|keeper|friend|partner|voice) (?:[^ .,;:!?]+ ){1,8}, $/,
    unlessTopic: /\b(?:stor(?:y|ies)|acceptance|gherkin|scenarios?|personas?)\b/,
  },
  at("i_happen_to", one("run own manage lead head pay be oversee")),
  at("it_falls_to it_is_left_to it_was_left_to", " me"),
  {
    ...at(
      "we_at we_here_at",
      "(?! (?:[0-9]|the |least|first|last|once|present|times|any|all|best|most|a |an |line|row|step))",
    ),
    onlyAfter: /(?:^|[.,;:!–]) $/,
  },
  // "think of me as your supervisor"
  at("consider think_of regard treat", " me", maybe("as"), one("your the a an")),
  at("vested_in_me"),
];
