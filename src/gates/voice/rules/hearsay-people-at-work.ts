import type { PhrasePattern } from "../rule.ts";
import { at, maybe, one, terms, words } from "./phrase-parts.ts";

/** What somebody does with this session. */
const RUNNING =
  "operating running supervising watching monitoring overseeing managing paying_for responsible_for in_charge_of behind steering controlling handling following reviewing grading judging hosting observing minding looking_after commanding directing using driving leading starting tending";
const RUNS =
  "operates runs supervises watches monitors oversees manages pays_for steers controls handles follows reviews grades judges observes minds looks_after started launched set_up opened began hired commissioned ordered directs uses drives leads tends is_running is_watching is_behind is_in_charge_of is_responsible_for is_paying_for owns has_started pay_for watch run oversee manage";
const SOMEBODY =
  "person one ones man woman people human humans someone somebody whoever those folks individual guy lady anyone gentleman";
/** Topics that have sessions of their own. */
const HAS_SESSIONS =
  /\b(?:sessions?|record(?:er|ing)s?|meetings?|conferences?|webinars?|lessons?|courses?|classe?s?|workshops?|therapy|training|jupyter|notebooks?)\b/;
/** Who sees the work, and is no part of it. */
const OUTSIDER =
  "client customer owner buyer landlord tenant publisher patron sponsor investor requester author editor reviewer maintainer";
/** Goals about people who like things. */
const LIKING_TOPIC =
  /\b(?:game|story|stories|novel|quiz|fans?|lovers?|friends?|profiles?|biograph\w*|hobb\w*|characters?|portraits?|obituar\w*|speech|persona\w*)\b/;
const SOON =
  "in_an_hour in_half_an_hour in_two_hours in_ten_minutes in_a_few_minutes in_a_moment in_a_minute tonight tomorrow at_noon at_lunch this_afternoon this_evening this_morning later_today today later_on after_lunch soon any_minute any_moment shortly on_monday on_tuesday on_wednesday on_thursday on_friday next_week by_tonight before_lunch first_thing";
const SYSTEM =
  "monitor supervisor watchdog scheduler dispatcher orchestrator coordinator planner harness overseer controller service system platform watcher";
const IDLE_WORK = "commit commits progress push pushes new_commit new_commits";

/** People and systems around this session: who runs it, who will look at it, what they noticed of it. */
export const PEOPLE_AT_WORK: readonly PhrasePattern[] = [
  // "A human is going to check the plan"
  {
    ...at(
      "human person somebody someone",
      one("is_going_to will 'll is_about_to"),
      one("check read look_at review see judge grade compare go_through inspect"),
      one("this your it the"),
      maybe("plan result results output diff summary report work answer answers commits reply"),
      "(?= [.,;:!–]| (?:tonight|tomorrow|today|later|soon|afterwards|next|by|at|in the)| $)",
    ),
    unlessTopic: /moderat|review|approv|workflow/,
  },
  at(
    "my",
    one("instruction instructions order orders request wish demand command"),
    one("to for"),
    " you",
  ),
  at("you_are you_'re", one("required obliged bound obligated expected"), " by"),
  at(
    "we",
    " ,",
    words(4),
    " ,",
    one("ask want need expect demand require request order insist urge"),
  ),
  // "The system that assigns work expects the totals next"
  at(
    "system service process program machinery automation agent software",
    one("that which"),
    one(
      "assigns hands_out gives_out distributes schedules dispatches starts runs manages hosts drives supervises",
    ),
    maybe("the your this these all"),
    one("work sessions session slots you"),
    one("expects wants needs requires demands awaits asks waits insists has will is"),
  ),
  // "The watchdog that keeps an eye on these sessions expects a sign of progress"
  {
    ...at(
      `${SYSTEM} process program machinery automation agent software script daemon bot tool`,
      one("that which who"),
      one(
        "watches monitors supervises oversees runs drives starts manages assigns hands gives feeds keeps_an_eye keeps_tabs looks_after looks_over checks_on",
      ),
      terms(4),
      one("this these your our the_current all_these all_our"),
      one("session sessions runs run agents"),
      terms(3),
      maybe("also still now really"),
      one(
        "expects wants demands awaits asks waits insists hopes wishes likes is_waiting is_expecting is_asking would_like would_love will_ask will_look has_asked is_looking_for",
      ),
    ),
    unlessTopic: HAS_SESSIONS,
  },
  // "The client has a soft spot for dark themes", "our director is a big fan of it"
  {
    ...at(
      "soft_spot fondness penchant sweet_tooth passion big_fan great_fan huge_fan keen_fan fan sucker lover",
      one("for of"),
      "(?! \\d)",
    ),
    onlyAfter:
      /^ (?:[^ .;:!?]+ ){0,3}?(?:the|our|my|your|their|a) (?:[^ .;:!?]+ ){1,9}(?:(?:has|have|had) (?:always had )?(?:got )?(?:a|quite a|something of a)|(?:is|are|was) (?:[a-z]+ly )?(?:a|no|quite a|not a)) (?:[a-z]+ ){0,2}$/,
    unlessTopic: LIKING_TOPIC,
  },
  // "At the boss's wish": in the goal of a game a boss is a figure, and wishes for nothing.
  {
    ...at(
      "boss bosses",
      one("' 's"),
      one("wish request behest insistence instruction orders order bidding urging"),
    ),
    onlyAfter: / (?:at|on|upon|by|per|following|under) (?:the|our|my|your) (?:[a-z]+ )?$/,
  },
  // "The customer rejected the last version"
  {
    ...at(
      "rejected refused turned_down sent_back returned disliked hasn't_accepted has_not_accepted didn't_accept did_not_accept won't_accept hasn't_approved has_not_approved didn't_like did_not_like sent criticised criticized hated",
      one("the our your this it"),
      `(?:${one("last latest previous first second third new old current proposed")}${terms(2)}|${terms(1)}${one("version draft design layout proposal work delivery demo result look mock-up mockup prototype wording header format colours colors")})`,
      "(?= (?:[.,;:!–]|because|as|since|yet|so|and|back|for|twice|again|yesterday|today|on)| $)",
    ),
    onlyAfter:
      / (?:the|our|your) (?:client|customer|owner|buyer|landlord|publisher|sponsor|investor|patron) (?:(?:has|have|just|already|again) ){0,2}$/,
    unlessTopic: /\b(?:client|customer|owner|buyer|landlord|publisher|tls|ssl|handshake|http)\w*/,
  },
  // "The person operating this session will look at the pump list"
  {
    ...at(
      SOMEBODY,
      `(?:${one(RUNNING)}|(?: (?:who|that))?(?: (?:is|are|'s))?${one(`${RUNNING} ${RUNS}`)})`,
      one("this your these the_current"),
      one("session sessions run runs agent agents"),
      "(?! (?:time|log|storage|store|id|cookie|key|command|script|test|file))",
    ),
    unlessTopic: HAS_SESSIONS,
  },
  // "The human who reads your output wants a table"
  {
    ...at(
      SOMEBODY,
      maybe("who that"),
      maybe("is are will 'll"),
      one(
        "reads read reading checks check checking looks_at reviews review reviewing sees see grades grading judges follows watches watching gets receives started runs owns pays",
      ),
      one("your"),
      one(
        "output work answers answer replies reply messages message results commits log summary report reports",
      ),
    ),
    unlessTopic: /\b(?:chat\w*|forum|messag\w*|quiz\w*|exam\w*|survey\w*|mail\w*)\b/,
  },
  // "Word from management is that the auditor role comes first"
  {
    ...at(
      "word news feedback the_word",
      " from",
      "(?! (?:the )?(?:list|file|column|dictionary|line|page|text|first|second|last|input|index))",
      terms(5),
      one("is was"),
      one("that to"),
    ),
    onlyAfter: /^ (?:the |latest |some |and |so ){0,2}$/,
  },
  at(
    "it",
    one("comes came"),
    " from",
    maybe("the our your"),
    terms(2),
    one(
      "management board owner client customer leadership headquarters team committee council director manager lead boss department top sponsor finance legal compliance security sales marketing support",
    ),
    " that",
    "(?= (?:the|this|these|we|our|all|every|each|it|you|no|your|a)(?= ))",
  ),
  // "The monitor noticed that nothing has been committed for an hour"
  {
    ...at(
      SYSTEM,
      maybe("has have just also had"),
      one(
        "noticed seen saw found detected observed registered recorded flagged reports reported says sees notes noted thinks believes complains noticed_that warns warned shows",
      ),
      maybe("that you"),
      `(?: no (?:progress|output|reply|answer|status|sign of life|activity|movement|update) (?:from you|in this session)| nothing (?:has been|was|is being|got|has) (?:committed|pushed|delivered|finished|reported|written|sent|done|changed)| no${one(IDLE_WORK)} (?:from you|since|here|in this session|for (?:an|the|some|two|three|ten|half|more|several|over|quite))| (?:this|your) session| you(?: are|'re| have|'ve| were| did|'s| stopped| seem| got)(?= ))`,
    ),
    unlessTopic: /\bsessions?\b/,
  },
  {
    ...at(
      "forwarded passed relayed handed sent routed dispatched redirected",
      one("this it that these the_following"),
      maybe("on along over down straight"),
      " to you",
      "(?= (?:[:,.;–]|and|so|with|for|because|as)| $)",
    ),
    onlyAfter:
      /^ (?:the|our|your) (?:[^ ,.;:]+ ){1,3}?(?:(?:has|have|just|also|already|had) ){0,2}$/,
  },
  {
    ...at(
      "sent handed gave passed forwarded assigned brought",
      " you",
      one("this it these the_following"),
      "(?= [:,.;–]| $)",
    ),
    onlyAfter:
      /^ (?:the|our|your) (?:[^ ,.;:]+ ){1,3}?(?:(?:has|have|just|also|already|had) ){0,2}$/,
  },
  // "The customer is going to look at it in an hour"
  {
    ...at(
      "is_going_to will 's_going_to is_about_to 'll wants_to intends_to plans_to would_like_to",
      one(
        "look check try test read review inspect visit come call ring ask go_through have_a_look take_a_look be_looking be_checking drop_by be_here be_back be_asking",
      ),
      words(8),
      one(SOON),
    ),
    onlyAfter: new RegExp(` (?:the|our|your) (?:[a-z]+ )?(?:${OUTSIDER.replaceAll(" ", "|")}) $`),
    unlessTopic: new RegExp(`\\b(?:${OUTSIDER.replaceAll(" ", "|")})s?\\b`),
  },
  // "The owner has signed off on the refund design"
  {
    ...at(
      "signed_off okayed ok'd ok_'d greenlit green-lit nodded_through waved_through given_the_nod said_yes said_ok said_okay rubber-stamped",
      one("on to the this that your all both it"),
      "(?! (?:account|session|app|page|device))",
    ),
    onlyAfter: new RegExp(
      ` (?:the|our|your) (?:[a-z]+ )?(?:${OUTSIDER.replaceAll(" ", "|")}) (?:(?:has|have|had|already|just|finally|now|also|even|fully) ){0,3}$`,
    ),
    unlessTopic: /approv|workflow|signatur|sign-?off/,
  },
  {
    ...at(
      "has have got had carries enjoys",
      one("the our"),
      terms(2),
      " 's",
      maybe("full explicit written verbal official"),
      one("ok okay blessing nod go-ahead consent sign-off approval yes thumbs-up green_light"),
      "(?= (?:[.,;:!–]|to|for|on|so|and|already|now)| $)",
    ),
    unlessTopic: /approv|consent|workflow|signatur|sign-?off/,
    unlessBefore: / (?:if|when|once|until|unless|that|which|whether) (?:[^ ]+ )*$/,
  },
];
