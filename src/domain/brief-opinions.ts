import type { BriefRule } from "./brief-rules.ts";

/** A number as it stands in front of what it counts. */
export const NUMBER =
  "(?:\\d[\\d,.]{0,12}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a dozen|several|both)";
const DAYS = "(?:days?|weeks?|months?|years?|evenings?|nights?|afternoons?|mornings?)";
/** Work takes these; what took minutes is as likely the thing itself, in use. */
export const LONG_TIME = `(?:hours?|${DAYS})`;
export const TIME = `(?:minutes?|${LONG_TIME})`;
const SPAN = `(?:(?:about|around|some|over|nearly|almost|more than|a good) ){0,2}(?:an?|many|a few|${NUMBER})`;

/** Trouble without a name: that there was none is what somebody thinks. */
const NO_TROUBLE =
  "(?:(?:any|an?|single|real|big|major|serious|further) ){0,2}(?:trouble|problems?|issues?|complaints?|hitch|difficult(?:y|ies)|hiccups?|surprises?|doubts?|worr(?:y|ies)|hassle|fuss|odd|strange|bad|wrong|unhappy|unusual|to complain)\\b";
/** Not followed by something that did not happen in that time and that has a name: "without a restart". */
export const WITHOUT_A_RESULT = `(?![^.;]{0,60}\\b(?:without|no|none|nothing|never|nobody|0|zero)\\b(?! ${NO_TROUBLE}))`;

export const CLAUSE = "(?:^|(?<=[.,;:!(–—])) ?";
export const STOP = "(?=\\s*(?:$|[.;,!)]))";
export const PERSONS =
  "(?:people|persons?|colleagues?|co-?workers?|friends?|teammates?|members?|(?:of )?(?:us|them)|users?|customers?|clients?|testers?|reviewers?|developers?|engineers?|programmers?|designers?|managers?|stakeholders?|experts?|guests?|visitors?|readers?|players?|kids|children|parents|neighbou?rs|men|women|pupils?|students?|teachers?|nurses?|doctors?|volunteers?|participants?|operators?|bosses|leads|seniors|juniors|peers|staff|folks|team)(?!\\p{L})";
const SHARE = `${NUMBER}(?: ?%| percent| per cent)?(?: ?(?:/|of|out of) ?(?:(?:the|our|my|all) ){0,2}(?:${NUMBER})?)?`;
const WHO = `\\b${SHARE} ?(?:(?!(?:requests?|calls?|orders?|mails?|rows?|of|by|from|for|to)\\b)\\p{L}{1,20} ){0,2}?${PERSONS}(?: (?:on|in|of|from|at) (?:the|my|our) \\p{L}{1,20})?`;
const CONTENT =
  "(?:un)?(?:happy|satisfied|content|pleased|delighted|convinced|confident|impressed|sure|certain|enthusiastic|thrilled|glad)(?!\\p{L})";
const IT = "(?:it|this|that|everything|the result|the outcome)";
/** What people think of it, and not what they did with it. */
const VIEW = `would (?:(?:all|also|gladly|happily|definitely|certainly|surely|rather) ){0,2}(?:use|recommend|keep|choose|pick|take|want|buy) ${IT}(?: (?:again|any time|every day|too|themselves))?${STOP}|(?:nodded|clapped|cheered|applauded|smiled|vouch(?:es|ed)?|use[sd]? it (?:daily|every day|a lot|all the time))(?!\\p{L})|(?:think|thinks|thought|believes?|believed|feels?|felt)(?!\\p{L}| (?:of|about|out|up)\\b)|agree[sd]?(?!\\p{L}| (?:to|with(?! (?:it|this|that|me|us)\\b))\\b)|(?:likes?|liked|loves?|loved|enjoy(?:s|ed)?|praises?|praised|recommends?|recommended|approves?(?: of)?|approved(?: of)?|accepts?|accepted|appreciates?|appreciated) (?:${IT}|how|what)\\b|(?:likes?|liked|approved?|loved|agreed)${STOP}|sign(?:ed|s)? (?:${IT} )?off${STOP}|(?:am|are|is|was|were|seem(?:s|ed)?|left) (?:(?:all|both|very|really|quite|so|more than|fully|now|also|not) ){0,2}(?:${CONTENT}|in favou?r|behind (?:it|this)|fine with)|(?:had|have|has|saw|found|raised|voiced) (?:no|nothing|not an?|zero) (?:\\p{L}{1,20} ){0,1}?(?:objections?|concerns?|${NO_TROUBLE})|(?:said|says?|told (?:me|us)|confirm(?:s|ed)?|finds?|found|calls?|called) (?:(?:that|to (?:me|us)) ){0,2}${IT}(?: (?:is|was|works?|worked|looks?|looked|feels?|felt|runs?|to be))?(?: (?:very|really|quite|so|all))? ?(?:done|finished|fine|good|great|ok|okay|right|correct|ready|easy|useful|nice|helpful|excellent|perfect|better|well)?${STOP}`;
const EACH =
  "(?:(?:they|all|both|each|everyone|everybody|who|nobody|none)(?: of them)?(?: all)? )?";
/** The end of the clause, or what those people thought. */
const NO_MORE = `(?: (?:today|yesterday|on \\p{Lu}\\p{Ll}{2,5}day|twice|again|too|already|together|as well))?(?:(?=\\s*(?:$|[.;!)]))|(?=,? (?:and |but )?${EACH}(?:${VIEW}|${CONTENT}))|(?=,? (?:and )?(?:had|found|saw) (?:no|nothing)\\b))`;

/** Figures of persons and their views, of effort and of time in use: nobody can look at them or repeat them. */
export const OPINION_FIGURES: readonly BriefRule[] = [
  {
    id: "certainty",
    reason: "how sure somebody is measures nothing",
    pattern: new RegExp(
      `\\b\\d[\\d.,]{0,8} ?(?:%|percent|per cent|(?:/|of|out of) ?\\d{1,3}) (?:sure|certain|confident|convinced|behind (?:it|this|that))(?!\\p{L})|\\b(?:am|are|['’]m|['’]re|feel) (?:\\p{L}{1,20} ){0,2}(?:sure|certain|confident|convinced|happy|satisfied)(?: (?:of|about|to|at|by|with|it|this|that)){0,4},? \\d[\\d.,]{0,8} ?(?:%|percent|per cent)|${CLAUSE}(?:sure|certain|confident|convinced)(?: (?:of|about|to|at|by|with|it|this|that)){0,4},? \\d[\\d.,]{0,8} ?(?:%|percent|per cent)|\\b(?:my|our) (?:confidence|certainty|trust|faith|satisfaction)(?: (?:in|with|is|of|at|it|this|that|about|now|stands)){0,4}:? \\d[\\d.,]{0,8} ?(?:%|percent|per cent)`,
      "iu",
    ),
    finds: [
      "I am 99.9% certain.",
      "We are 99.5 percent confident",
      "certain to 99.9%",
      "our confidence is at 95 %",
      "I am 9/10 convinced",
    ],
    leaves: [
      "a 95 % confidence interval of 2.1 to 2.4 ms",
      "12 of 12 constraints satisfied",
      "a certain share, 12 %, is kept",
    ],
  },
  {
    id: "view_of_persons",
    reason: "what people think of it is no evidence, however many they are",
    pattern: new RegExp(
      `${WHO} (?:(?:all|both|each|now|also|really|still) ){0,2}(?:${VIEW})|\\b(?:team|group|class|staff|crew|jury|board|committee|department|family) of ${NUMBER}(?: \\p{L}{1,20})? (?:${VIEW})|\\b${SHARE} (?:very |really )?${CONTENT} ${PERSONS}|\\b${NUMBER} ${PERSONS}\\)? ?,? ?(?:(?:and|all|both|each|is|are|of them) ){1,3}${CONTENT}|\\bin the hands of ${NUMBER} (?:\\p{L}{1,20} ){0,1}?${PERSONS}(?: for ${SPAN} ${TIME})?|\\b${NUMBER} cheers(?!\\p{L})|${CLAUSE}(?:(?:it|this|that|everything) (?:is|was|has been|were) )?(?:liked|loved|approved|praised|appreciated|recommended|endorsed|welcomed|accepted) by (?:all )?(?:the )?${NUMBER} (?:\\p{L}{1,20} ){0,2}?${PERSONS}|\\b(?:we|they|everybody|everyone|team) voted:? ${NUMBER} (?:to|:|against) ${NUMBER}`,
      "iu",
    ),
    finds: [
      "the 3 of us agree.",
      "14 of 14 people on the team think that it is finished.",
      "9 out of 10 users are satisfied",
      "Four of five testers were pleased",
      "more than 90% of the team likes it",
      "20 customers said that it is great.",
      "3 out of 4 colleagues would use it again",
      "the whole team of 8 agrees that it is done",
      "Approved by 3 managers.",
      "12 of 12 stakeholders signed off.",
      "We have 3 happy customers",
    ],
    leaves: [
      "3 people signed in at once and each saw 12 rows",
      "All 5 replicas agree within 2 s",
      "An election with 5 voters who agree and 2 who do not",
      "12 users agreed to the terms, 12 rows in the table",
      "12 of 12 people found the exit within 4 minutes",
      "An order approved by 2 managers reaches the list",
      "40 users like 3 posts each",
      "38 guests would come again, 2 would not",
    ],
  },
  {
    id: "tried_by_persons",
    reason: "that people tried it tells nothing of what came of it",
    pattern: new RegExp(
      `${WHO} (?:(?:have|has|had|all|both|each|already|also) ){0,2}(?:tried|tested|used|checked|reviewed|inspected|looked at|played with|went (?:over|through)|saw|seen)(?: (?:it|this|that|everything|the result|all of it)(?: out)?| out)${NO_MORE}|(?:${CLAUSE}|\\b(?:I|we)(?:['’]ve| have)? (?=show|demo|present))(?:showed|shown|demoed|demonstrated|presented)(?: (?:it|this|that|everything))? to (?:the )?${WHO}${NO_MORE}|${CLAUSE}(?:tried|tested|used|checked|reviewed|seen)(?: out)? by (?:all )?(?:the )?${WHO}${NO_MORE}|(?:${CLAUSE}|\\b(?:I|we)(?:['’]ve| have)? )(?:asked|polled|consulted|talked to|spoke (?:to|with)) (?:the )?${WHO}|\\b(?:survey|poll|interviews?) (?:of|with|among) ${WHO} (?:shows?|showed|says?|said) (?:that )?(?:they|all|most|people|everybody|everyone)(?!\\p{L})`,
      "iu",
    ),
    finds: [
      "5 colleagues tried it and were happy.",
      "Two colleagues tested it.",
      "Five people looked at it and found nothing odd",
      "I showed it to 4 colleagues, all were impressed",
      "Tested by 5 users.",
      "I asked 4 people, and all said yes",
    ],
    leaves: [
      "3 people tried it and each saw 12 rows",
      "Six nurses tried it, none needed help",
      "The banner is shown to 12 users.",
      "12 users saw the page within 2 s",
      "5 colleagues tried it on 4 phones",
    ],
  },
  {
    id: "mark_by_persons",
    reason: "a mark that people give is praise",
    pattern: new RegExp(
      `\\b(?:(?:rated|graded|scored|marked|voted|got|received|earned)(?: (?:it|this|that|at|as|with|on average|an average of)){0,2}|(?:rating|score|mark|grade|satisfaction)s?(?: (?:is|was|of|are|at)){0,2}:?) ${NUMBER}(?: ?(?:/|of|out of) ?${NUMBER})?(?: (?:stars|points))? (?:by|from) (?:(?:the|my|our|all|both|${NUMBER}) ){0,2}(?:\\p{L}{1,20} ){0,1}?(?:${PERSONS}|boss|management|customer|client|group|family|department)(?!\\p{L})|(?:${CLAUSE}|\\b(?:it|this) (?:is|was|has been) )rated (?:at )?\\d(?:[.,]\\d)? ?(?:/|of|out of) ?(?:5|10)${STOP}|\\b(?:boss|manager|team|customers?|clients?|users|colleagues|guests|everybody|everyone|all) (?:gave|gives?|rated?|graded|scored) (?:it|this|us|me) (?:an? )?${NUMBER}(?: ?(?:/|of|out of) ?${NUMBER})?${STOP}`,
      "iu",
    ),
    finds: [
      "rated 4.8 of 5 by the team.",
      "scored 4.5/5 by our customers",
      "The boss gave it 9 of 10.",
      "average rating of 4.9 of 5 from colleagues",
    ],
    leaves: [
      "Rated 16 A, tripped at 17 A",
      "A rating of 4.8 of 5 is shown as 5 stars",
      "Users gave it 12 commands, all ran",
    ],
  },
  {
    id: "time_to_build",
    reason: "the time that it took is no evidence",
    pattern: new RegExp(
      `(?:${CLAUSE}|\\b(?:it|this|that|everything|which|whole thing|work|development|implementation) )(?:took|has taken|cost|needed) ${SPAN} (?:${DAYS}(?: of (?:work|effort))?(?:${STOP}| (?:to (?:build|make|write|finish|implement|develop|code|program|complete|do|fix|design|create|get)|until)\\b(?![^.;]{0,60}\\d))|hours? to (?:build|make|write|finish|implement|develop|code|program|complete|do|fix|design|create|get)(?: (?:it|this|that|everything)(?: \\p{L}{1,20}){0,2})?${STOP})|\\b(?:built|made|written|implemented|developed|coded|programmed|designed)(?: (?:up|it|this))? (?:with)?in ${SPAN} ${DAYS}|${CLAUSE}spent ${SPAN} ${TIME}|\\b${SPAN} ${TIME} (?:well spent|and (?:it|everything|all) (?:was|is) (?:done|finished|ready|built))|\\b${SPAN} ${TIME} (?:went|have gone|were put|was put) into(?!\\p{L})|\\b${NUMBER} rounds? of (?:review|discussion|feedback)|\\b${SPAN} ${TIME} of (?:(?:hard|my|our|careful|thorough|intensive|manual|intense) )?(?:experience|testing|checking|trying|tinkering|coding|programming|playing|polishing|clicking)(?!\\p{L})${WITHOUT_A_RESULT}`,
      "iu",
    ),
    finds: [
      "it took 3 days to build.",
      "Built in two weeks.",
      "Took 2 weeks of work.",
      "after 4 hours of testing I am confident",
      "it took 5 hours to get it right",
    ],
    leaves: [
      "the import takes 3 minutes for 2 million rows",
      "It took 3 hours to copy 2 TB",
      "it took 3 hours to build the index",
      "The image takes 40 s to build",
      "40 hours of testing, no lost frame",
    ],
  },
  {
    id: "time_in_use",
    reason: "how long somebody has tried or used it is no evidence",
    pattern: new RegExp(
      `(?:(?:${CLAUSE}|\\b(?:I|we|they|(?:my|our|the) (?:boss|manager|customer|client|colleague|friend|team|wife|husband))(?:['’]ve| have)? )(?:\\p{L}{1,20}ly )?(?:tested|tried|checked|used|played|clicked|saw|watched|discussed|talked about|worked with|practised|lived with)(?: (?:it|this|that|everything|around|with it|through it))?(?: (?:it|this|out))?(?: \\p{L}{1,20}ly)? (?:for|over|during|on)|\\bin (?:(?:daily|regular|constant|everyday|real|active) )?use(?: \\p{L}{1,20}){0,3}? (?:for|since)|\\b(?:have|has|had|['’]ve) (?:been )?(?:using|used|had)(?: (?:it|this|that))?(?: in use)? (?:for|over|since)) ${SPAN} (?:${DAYS}|(?<!\\buse .{0,60})(?:hours?|minutes?))(?! (?:under|against) )${WITHOUT_A_RESULT}|\\b(?:works?|worked|working|runs?|ran|running) (?:(?:fine|well|smoothly|great|perfectly|nicely|happily) (?:for|since|over)|since) ${SPAN} ${DAYS}${WITHOUT_A_RESULT}|\\b(?:it|this|everything|we|I)(?:['’]s|['’]ve| has| have)? (?:been )?(?:run|ran|running|worked|working|works)(?: it)? for ${SPAN} ${DAYS},? (?:and |with |without |there (?:is|was) ){0,2}(?:no |any )?${NO_TROUBLE}|(?<!\\blast(?:s|ed)? (?:for )?)\\b${SPAN} ${DAYS} of (?:(?:daily|regular|everyday|real) )?use(?!\\p{L})${WITHOUT_A_RESULT}|\\b(?:works?|worked|ran|went) (?:(?:on|at|the|my|our) ){0,2}(?:first|1st|second) (?:time|try|attempt|go)(?: \\p{L}{1,20})? (?:in|after|within) ${SPAN} ${TIME}`,
      "iu",
    ),
    finds: [
      "I tested for 3 hours.",
      "used it for 2 weeks without trouble.",
      "we have had it in use for 2 months now.",
      "worked the first time in 2 minutes, very happy.",
      "it has been running fine for 3 weeks",
      "We have been using it for 4 weeks",
      "2 weeks of use and no trouble",
      "it has worked for 2 weeks without any problems",
    ],
    leaves: [
      "ran for 72 h under load",
      "uptime 99.95 % in the last 30 days by the status page",
      "We used it for 6 weeks without a restart",
      "I tested the battery for 12 hours",
      "The battery lasts 3 days of use",
      "Worked the first time in 40 of 40 runs",
      "It has been up for 30 days by the status page",
    ],
  },
  {
    id: "time_with_praise",
    reason: "a time with nothing but praise behind it is what somebody thinks",
    pattern: new RegExp(
      `\\b${SPAN} (?:full |whole )?${TIME}(?=[^.;\\d]{0,60}[ ,](?:it|all|everything|is|was|are|am|were|still|very|and)(?: (?:still|very|all|just|really)){0,2} (?:${CONTENT}|fine|ok|okay|good|great|right|perfect|(?:like|love) it)${STOP})`,
      "iu",
    ),
    finds: [
      "I ran it for 5 minutes and it was OK.",
      "3 days in production and still happy.",
      "I have slept on it for 2 nights and still like it.",
    ],
    leaves: [
      "It was fine for 3 hours and then at 60 °C",
      "After 3 hours all 40 lamps are still on.",
    ],
  },
  {
    id: "no_complaint",
    reason: "that nobody complained shows nothing",
    pattern: new RegExp(
      `(?:\\bafter ${SPAN} ${TIME},? )?\\b(?:nobody|no one|none)(?: of [^.,;]{1,30})?(?: has| had)? (?:said|found|noticed|reported) (?:anything|something|a thing)(?!\\p{L})|\\b(?:nobody|no one|none) of (?:the |our )?${WHO} (?:complained|objected)|(?:\\b${SPAN} ${TIME}(?: [\\p{L} ]{1,20})?,? )?\\b(?:no|not an?|not a single|zero|0|without|nobody|no one|none)(?: (?!in\\b)\\p{L}{1,20}){0,2}? (?:complaints?|complain(?:ed|s)|objections?|objected|(?:negative|bad) feedback|criticism)(?!\\p{L})(?! in (?:the|its) \\p{L})(?: (?:from|by|of) (?:(?:the|our|my|any|all) )?\\p{L}{1,20})?(?: (?:in|for|since|over|within|during) (?:(?:the|last|past) ){0,2}${SPAN} ${TIME})?`,
      "iu",
    ),
    finds: [
      "no complaints from users in 3 weeks",
      "nobody complained in 3 weeks",
      "no negative feedback for 10 days",
      "2 weeks live, no complaints.",
      "after 10 days nobody has said anything bad",
    ],
    leaves: ["3 complaints entered", "0 complaints in the list after the import"],
  },
];
